"""Drawing full states for views."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

from vorhand.errors import ImpossibleView, VorhandError, WrongTypeError, quoted
from vorhand.kit.views import SeatView, kept, refuse_view, was_seen_in_play

V = TypeVar("V", bound=SeatView[Any, Any])
S = TypeVar("S")

Draw: TypeAlias = Callable[[V, Random], S]
"""
A function that draws a state that a view allows. It must not hold the view: it is kept there, and
two values that hold each other stay in memory until the garbage collector comes by.
"""


def from_hands(begin: Callable[..., S]) -> Callable[[S], S]:
    """How a deal is begun again in a game that deals hands and nothing else that matters."""

    def begun_again(state: Any) -> S:  # noqa: ANN401 - a state of the game
        deal = state.deal
        return begin(deal.dealt, deal.options, dealer=deal.dealer, number=deal.number)

    return begun_again


class Rebuilt(NamedTuple, Generic[S, V]):
    """How a deal is played again from its beginning."""

    begin: Callable[[S], S]
    """The first state of the deal that a state belongs to."""
    moves_of: Callable[[S], Iterable[Any]]
    """The moves that led to a state."""
    apply: Callable[[S, Any], S]
    """The state after a move."""
    view: Callable[[S, int], V]
    """What a seat may know."""

    def seen_again(self, view: V, state: S) -> V:
        """What the seat of a view sees when the deal of a state has been played again."""
        again = self.begin(state)
        for move in self.moves_of(state):
            again = self.apply(again, move)
        return self.view(again, view.seat)


class Sampler(Generic[V, S]):
    """Draws states for views. What it has worked out for a view is kept on the view."""

    def __init__(
        self, kind: type[V], prepare: Callable[[V], Draw[V, S]], game: Rebuilt[S, V]
    ) -> None:
        """Draw for views of a class. ``prepare`` works out what there is to draw."""
        self._kind = kind
        self._prepare = prepare
        self._game = game
        self._draw_of = kept(self._checked)

    def draw(self, view: V, rng: Random) -> S:
        """
        Draw a state.

        Raises:
            ImpossibleView: no play of the game leads to the view.
            WrongTypeError: not a view, or not a generator of random numbers.
        """
        if not isinstance(view, self._kind):
            raise WrongTypeError(f"a View of {self._kind.NAME} is expected, not {quoted(view)}")
        if not isinstance(rng, Random):
            raise WrongTypeError(f"a random.Random is expected, not {quoted(rng)}")
        return self._draw_of(view)(view, rng)

    def _checked(self, view: V) -> Draw[V, S]:
        """Prepare for a view and, if it was made by hand, find out whether play leads to it."""
        if was_seen_in_play(view):
            return self._prepare(view)
        try:
            draw = self._prepare(view)
            seen = self._game.seen_again(view, draw(view, Random(0)))  # noqa: S311 - any will do
        except ImpossibleView:
            raise
        except VorhandError as error:
            raise ImpossibleView(str(error)) from error
        if seen != view:
            refuse_view("what it shows does not follow from the moves that it shows")
        return draw
