"""
What the views of all games have in common: a seat, its hand, and what everybody sees.

A view that a game makes from a state is made quickly. A view put together by hand is checked when
it is made, as far as its parts can tell; whether play leads to it is found out in
`vorhand.kit.samples`, when a sample is asked for. What is worked out from a view is kept on the
view.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property, wraps
from itertools import chain
from typing import TYPE_CHECKING, Any, ClassVar, Generic, NoReturn, TypeVar, cast

import attrs
from typing_extensions import override

from vorhand.cards import DECK, Cards, mask_of
from vorhand.errors import ImpossibleView, WrongTypeError, quoted
from vorhand.kit.checks import as_int, check_seat, whole
from vorhand.kit.dealing import Occasion, wrong_cards
from vorhand.kit.options import BaseOptions, check_options
from vorhand.kit.plays import CardPlay
from vorhand.kit.tricks import Trick, all_plays
from vorhand.values import Shown, Value

P_co = TypeVar("P_co", covariant=True)
S = TypeVar("S")
T = TypeVar("T")
V = TypeVar("V", bound="SeatView[Any, Any]")


@attrs.frozen
class SeatView(Value, Shown, Generic[P_co, S]):
    """
    What one seat may know. Each game has its own class, with whatever else its seats know.

    Raises:
        ImpossibleView: the parts plainly do not fit together.
        NoSuchSeat: the game has no such seat.
        WrongTypeError: a value of a wrong type.
    """

    NAME: ClassVar[str]
    """The name of the game, for messages."""
    PUBLIC: ClassVar[type[Any]]
    """The class of what everybody sees in the game."""
    OPTIONS: ClassVar[type[BaseOptions]]
    """The class of the game's options."""
    PHASES: ClassVar[tuple[type[Any], ...]]
    """The classes of the game's states."""

    seat: int = attrs.field(converter=as_int)
    """The seat whose view it is."""
    hand: Cards
    """The cards that the seat holds."""
    public: P_co
    """What everybody sees."""

    def __attrs_post_init__(self) -> None:
        kind, public = type(self.public), self._public
        if kind is not self.PUBLIC:
            raise WrongTypeError(f"a Public of {self.NAME} is expected, not {quoted(public)}")
        check_options(public.options, self.OPTIONS)
        number = whole(public.number, "the number of a deal is an int")
        check_seats(public.options.players, (public.dealer,), public.to_move)
        for problem in Occasion(public.options.players, public.dealer, number).wrong():
            refuse_view(problem)
        check_seat(self.seat, public.options.players)
        if type(self.hand) is not Cards:
            raise WrongTypeError(f"a hand is Cards, not {quoted(self.hand)}")

    @property
    def _public(self) -> Any:  # noqa: ANN401 - of any game
        return self.public

    @property
    def to_move(self) -> tuple[int, ...]:
        """The seats that may act, which everybody sees."""
        seats: tuple[int, ...] = self._public.to_move
        return seats

    @property
    def own(self) -> tuple[Cards, ...]:
        """The hands by seat, as far as they are known: those of all other seats are empty."""
        players = range(self._public.options.players)
        return tuple(self.hand if seat == self.seat else Cards() for seat in players)

    if TYPE_CHECKING:  # each game says this itself

        @cached_property
        def _shown(self) -> S:
            """The state of `as_state`, worked out once."""
            ...

    def as_state(self) -> S:
        """
        A state with what the view shows and nothing else: the other hands are empty. The same moves
        of the seat are legal in it, since legality depends only on what is public and on the hand
        of the seat.
        """
        return self._shown

    @classmethod
    def seen(cls, state: S | SeatView[Any, S]) -> S:
        """
        A state as it is, or the state that a view shows: for questions that everybody at the table
        can answer.

        Raises:
            WrongTypeError: neither a state nor a view of the game.
        """
        if isinstance(state, cls):
            return state.as_state()
        check_state(state, cls.PHASES, cls.NAME)
        return cast("S", state)

    @override
    def __str__(self) -> str:
        return self.text()

    @cached_property
    def _kept(self) -> dict[object, Any]:
        """What has been worked out from the view, see `kept`."""
        return {}


def kept(work: Callable[[V], T]) -> Callable[[V], T]:
    """Work something out once for each view: the result is kept on the view."""

    @wraps(work)
    def looked_up(view: V) -> T:
        found = view._kept  # noqa: SLF001 - of this module
        if work not in found:
            found[work] = work(view)
        result: T = found[work]
        return result

    return looked_up


IN_PLAY = "in play"


def seen_in_play(view: V) -> V:
    """
    Note on a view that it was made from a state, so that nobody has to find out whether play leads
    to it.
    """
    object.__setattr__(view, "_kept", {IN_PLAY: True})
    return view


def was_seen_in_play(view: SeatView[Any, Any]) -> bool:
    """Whether a view was made from a state, so that play is known to lead to it."""
    return IN_PLAY in view._kept  # noqa: SLF001 - of this module


# --- Checks


def check_state(state: object, phases: tuple[type[Any], ...], name: str) -> None:
    """
    Raise unless this is a state of the game of this name.

    Raises:
        WrongTypeError: not one of the phases.
    """
    if not isinstance(state, phases):
        raise WrongTypeError(f"a state of {name} is expected, not {quoted(state)}")


def check_seats(players: int, *groups: object) -> None:
    """
    Raise unless these are tuples of seats.

    Raises:
        NoSuchSeat: a seat does not exist.
        WrongTypeError: not a tuple, or a seat is not a whole number.
    """
    for group in groups:
        if type(group) is not tuple:
            raise WrongTypeError(f"seats are a tuple, not {quoted(group)}")
        for seat in group:
            check_seat(seat, players)


def refuse_view(problem: str) -> NoReturn:
    """
    Say that play cannot lead to a view.

    Raises:
        ImpossibleView: says what is wrong.
    """
    raise ImpossibleView(problem)


def check_plays(plays: object, kind: type[CardPlay], players: int) -> None:
    """
    Raise unless these are plays by seats of the game.

    Raises:
        NoSuchSeat: a seat does not exist.
        WrongTypeError: not a tuple of plays.
    """
    if type(plays) is not tuple or set(map(type, plays)) - {kind}:
        raise WrongTypeError(f"plays are a tuple of {kind.__name__}, not {quoted(plays)}")
    for play in plays:
        check_seat(play.seat, players)


def check_tricks(
    view: SeatView[Any, Any], kind: type[CardPlay], *, in_a_deal: int | None = None
) -> None:
    """
    Raise unless the tricks of a view are made of plays by seats of its game, and cards add up.
    ``in_a_deal`` is how many tricks a deal has, by default one for each card that a seat is dealt.

    Raises:
        ImpossibleView: cards are missing or there twice, or a seat should be to move.
        NoSuchSeat: a seat does not exist.
        WrongTypeError: not tricks, or not plays.
    """
    public, options = view.public, view.public.options
    players = options.players
    if type(public.tricks) is not tuple or set(map(type, public.tricks)) - {Trick}:
        raise WrongTypeError(f"tricks are a tuple of Trick, not {quoted(public.tricks)}")
    for trick in public.tricks:
        check_seat(trick.taker, players)
    *tricks, running = all_plays(public)
    for plays in (*tricks, running):
        check_plays(plays, kind, players)
    if any(len(plays) != players for plays in tricks) or len(running) >= players:
        refuse_view("in a complete trick each seat has played, in the running one not all have")
    every = list(chain(*tricks, running))
    for problem in wrong_cards(
        mask_of(DECK), [*view.hand, *(play.card for play in every)], some=True
    ):
        refuse_view(problem)
    played = sum(play.seat == view.seat for play in every)
    if len(view.hand) + played != options.hand_size:
        refuse_view(f"seat {view.seat} has played {played} cards and holds {len(view.hand)}")
    if not public.to_move and len(tricks) < (in_a_deal or options.hand_size):
        refuse_view("somebody is to move until the last trick is complete")
