"""Drawing full states for views."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random
from typing import Any, Generic, TypeVar

import attrs

from vorhand.errors import ImpossibleView, VorhandError, WrongTypeError, shown
from vorhand.tricks import CardPlay
from vorhand.views import SeatView, is_from_play, refuse_view

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


def played_by(players: int, plays: Iterable[CardPlay]) -> list[int]:
    """By seat the cards that it has played, as masks."""
    played = [0] * players
    for play in plays:
        played[play.seat] |= play.card.bit
    return played
