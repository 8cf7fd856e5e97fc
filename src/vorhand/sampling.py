"""Drawing full states for views, and the checks of views that were put together by hand."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random
from typing import Any, Generic, NoReturn, TypeVar

import attrs

from vorhand.checks import check_seat
from vorhand.dealing import checked_number
from vorhand.errors import ImpossibleView, VorhandError, WrongTypeError, shown
from vorhand.options import Variant, check_options
from vorhand.tricks import CardPlay, Trick
from vorhand.views import SeatView, is_from_play

P = TypeVar("P", bound=CardPlay)
V = TypeVar("V", bound=SeatView[Any])
S = TypeVar("S")


@attrs.frozen
class Replayed(Generic[S, V]):
    """How a deal is played again from its beginning."""

    begin: Callable[[S], S]
    """The first state of the deal that a state belongs to."""
    moves_of: Callable[[S], Iterable[Any]]
    apply: Callable[[S, Any], S]
    view: Callable[[S, int], V]

    def seen_again(self, view: V, state: S) -> V:
        """What the seat of a view sees when the deal of a state has been played again."""
        again = self.begin(state)
        for move in self.moves_of(state):
            again = self.apply(again, move)
        return self.view(again, view.seat)


class Sampler(Generic[V, S]):
    """
    Draws states for views, and keeps what it has worked out for the last view: whoever asks
    for one sample asks for more.
    """

    def __init__(
        self,
        kind: type[V],
        prepare: Callable[[V], Callable[[Random], S]],
        game: Replayed[S, V],
    ) -> None:
        """Draw for views of a class. ``prepare`` works out what is to be drawn."""
        self._kind = kind
        self._prepare = prepare
        self._game = game
        self._last: tuple[V, Callable[[Random], S]] | None = None

    def draw(self, view: V, rng: Random) -> S:
        """
        Draw a state.

        Raises:
            ImpossibleView: no play of the game leads to the view.
            WrongTypeError: no view, or no generator of random numbers.
        """
        if not isinstance(view, self._kind):
            raise WrongTypeError(f"a View of {self._kind.GAME} is expected, not {shown(view)}")
        if not isinstance(rng, Random):
            raise WrongTypeError(f"a random.Random is expected, not {shown(rng)}")
        last = self._last
        if last is None or last[0] is not view:
            last = view, self._checked(view)
            self._last = last
        return last[1](rng)

    def _checked(self, view: V) -> Callable[[Random], S]:
        """Prepare for a view, and refuse one made by hand that play cannot lead to."""
        if is_from_play(view):
            return self._prepare(view)
        try:
            draw = self._prepare(view)
            seen = self._game.seen_again(view, draw(Random(0)))  # noqa: S311 - any will do
        except ImpossibleView:
            raise
        except VorhandError as error:
            raise ImpossibleView(str(error)) from error
        if seen != view:
            refuse_view("what it shows does not follow from the moves that it shows")
        return draw


def refuse_view(problem: str) -> NoReturn:
    """
    Refuse a view that play cannot lead to.

    Raises:
        ImpossibleView: says what is wrong.
    """
    raise ImpossibleView(problem)


def check_view(view: SeatView[Any], options: type[Variant], *seats: object) -> None:
    """
    Refuse a view with something in it that it cannot have, so that it can be worked with.
    ``seats`` are groups of seats beside those that may move.

    Raises:
        NoSuchSeat: a seat does not exist.
        WrongTypeError: a value of a wrong type.
    """
    public = view.public
    check_options(public.options, options)
    checked_number(public.number)
    for group in ((public.dealer,), public.to_move, *seats):
        if type(group) is not tuple:
            raise WrongTypeError(f"seats are a tuple, not {shown(group)}")
        for seat in group:
            check_seat(seat, public.options.players)


def checked_plays(plays: Iterable[Any], kind: type[P], players: int) -> tuple[P, ...]:
    """
    Refuse what are no plays of the seats of a game.

    Raises:
        NoSuchSeat: a seat does not exist.
        WrongTypeError: no tuple of plays.
    """
    if type(plays) is not tuple or set(map(type, plays)) - {kind}:
        raise WrongTypeError(f"plays are a tuple of {kind.__name__}, not {shown(plays)}")
    for play in plays:
        check_seat(play.seat, players)
    return plays


def checked_tricks(public: Any, kind: type[P]) -> list[tuple[P, ...]]:  # noqa: ANN401 - of any game
    """
    The plays of all tricks, the running one last, when they are such.

    Raises:
        NoSuchSeat: a seat does not exist.
        WrongTypeError: not tricks.
    """
    players = public.options.players
    if type(public.tricks) is not tuple or set(map(type, public.tricks)) - {Trick}:
        raise WrongTypeError(f"tricks are a tuple of Trick, not {shown(public.tricks)}")
    for trick in public.tricks:
        check_seat(trick.taker, players)
    every = (*(trick.plays for trick in public.tricks), public.trick)
    return [checked_plays(plays, kind, players) for plays in every]


def played_by(players: int, plays: Iterable[CardPlay]) -> list[int]:
    """By seat the cards that it has played, as masks."""
    played = [0] * players
    for play in plays:
        played[play.seat] |= play.card.bit
    return played
