"""What every player does before it decides: look whether there is anything to decide."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, TypeVar

from vorhand.errors import NotToMove, UnknownGame, WrongTypeError, quoted
from vorhand.game import Game, game_of
from vorhand.kit.plays import BaseMove
from vorhand.kit.views import SeatView

V = TypeVar("V", bound=SeatView[Any, Any])
M = TypeVar("M", bound=BaseMove)


def moves_to_choose(game: Game[Any, Any, V, M, Any], view: V, rng: Random) -> Sequence[M]:
    """
    The moves between which a player has to choose: one or more.

    Raises:
        NotToMove: it is not the turn of the seat.
        WrongTypeError: not a view of the game, or not a generator of random numbers. A state is
            refused too: a player sees its view and nothing else.
    """
    if not isinstance(view, game.View):
        name = game.NAME.capitalize()
        raise WrongTypeError(f"a View of {name} is expected, not {quoted(view)}")
    if not isinstance(rng, Random):
        raise WrongTypeError(f"a random.Random is expected, not {quoted(rng)}")
    moves = game.legal_moves(view)
    if not moves:
        raise NotToMove(f"it is not the turn of seat {view.seat}")
    return moves


def random_player(view: SeatView[Any, Any], rng: Random, /) -> Any:  # noqa: ANN401 - of any game
    """
    A player of any game that makes any of its legal moves, each as likely as the others.

    >>> from random import Random
    >>> from vorhand import hawk
    >>> match = hawk.Match()
    >>> view = hawk.view(match.deal(match.deck_for(seed=1)), 0)
    >>> random_player(view, Random(1)) in hawk.legal_moves(view)
    True

    Raises:
        NotToMove: it is not the turn of the seat.
        WrongTypeError: not a view, or not a generator of random numbers.
    """
    try:
        game = game_of(view)
    except UnknownGame:
        raise WrongTypeError(f"a view of a game is expected, not {quoted(view)}") from None
    moves = moves_to_choose(game, view, rng)
    return moves[int(rng.random() * len(moves))]
