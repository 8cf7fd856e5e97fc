"""What the views of all games share: a seat, its hand, and what everybody sees."""

from __future__ import annotations

from typing import Any, ClassVar, Generic, NoReturn, TypeVar

import attrs

from vorhand.cards import Cards
from vorhand.checks import check_seat
from vorhand.dealing import checked_number
from vorhand.errors import ImpossibleView, WrongTypeError, shown
from vorhand.options import Variant, check_options
from vorhand.pictures import Pictured
from vorhand.rulebook import Rule, Violation

P_co = TypeVar("P_co", covariant=True)
M = TypeVar("M")
V = TypeVar("V", bound="SeatView[Any]")


@attrs.frozen
class SeatView(Pictured, Generic[P_co]):
    """What one seat may know. Each game has a class of its own, with what else a seat knows."""

    GAME: ClassVar[str]
    """The name of the game, for messages."""
    PUBLIC: ClassVar[type]
    """The class of what everybody sees in the game."""
    OPTIONS: ClassVar[type[Variant]]
    """The class of the game's options."""

    seat: int
    """Whose view it is."""
    hand: Cards
    """The cards that the seat holds."""
    public: P_co
    """What everybody sees."""
    _from_play: bool = attrs.field(default=False, init=False, eq=False, repr=False)

    def __attrs_post_init__(self) -> None:
        kind, public = type(self.public), self._public
        if kind is not self.PUBLIC:
            raise WrongTypeError(f"a Public of {self.GAME} is expected, not {shown(public)}")
        check_options(public.options, self.OPTIONS)
        checked_number(public.number)
        check_seats(public.options.players, (public.dealer,), public.to_move)
        check_seat(self.seat, public.options.players)
        if type(self.hand) is not Cards:
            raise WrongTypeError(f"a hand is Cards, not {shown(self.hand)}")

    @property
    def _public(self) -> Any:  # noqa: ANN401 - of any game
        return self.public

    @property
    def own(self) -> tuple[Cards, ...]:
        """The hands by seat as far as they are known: all others are empty."""
        players = range(self._public.options.players)
        return tuple(self.hand if seat == self.seat else Cards() for seat in players)


def check_seats(players: int, *groups: object) -> None:
    """
    Refuse what are no tuples of seats.

    Raises:
        NoSuchSeat: a seat does not exist.
        WrongTypeError: no tuple, or a seat is no whole number.
    """
    for group in groups:
        if type(group) is not tuple:
            raise WrongTypeError(f"seats are a tuple, not {shown(group)}")
        for seat in group:
            check_seat(seat, players)


def refuse_view(problem: str) -> NoReturn:
    """
    Refuse a view that play cannot lead to.

    Raises:
        ImpossibleView: says what is wrong.
    """
    raise ImpossibleView(problem)


def from_play(view: V) -> V:
    """Mark a view that shows a state, so that nobody has to look whether play leads to it."""
    object.__setattr__(view, "_from_play", True)
    return view


def is_from_play(view: SeatView[Any]) -> bool:
    """Whether a view was taken of a state, and not put together by hand."""
    return view._from_play  # noqa: SLF001 - of this module


def is_of_another(state: object, seat: int) -> bool:
    """Whether this is the view of another seat, which knows nothing of the moves of this one."""
    return isinstance(state, SeatView) and state.seat != seat


def of_own_seat(
    view: SeatView[Any],
    move: Any,  # noqa: ANN401 - of any game
    broken: Violation[M] | None,
    turn: Rule,
) -> Violation[M] | None:
    """What a view answers about a move: it says nothing about the moves of other seats."""
    if move.seat == view.seat or move.seat >= view.public.options.players:
        return broken
    return Violation(turn, move, "/view", details={"seat": view.seat})
