"""Late positions of random deals, and all that can come of them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from vorhand import shuffled
from vorhand.game import AnyGame


def late(game: AnyGame, options: Any, seed: int, cards: int) -> Any:
    """
    A position of a random deal in which so many cards are left in the hands, and none are to come.

    A deal that ends before that, as those of Hurrikan may, is passed over for the next.
    """
    rng = Random(seed)
    while True:
        deck = shuffled(game.pack(options), rng.getrandbits(32))
        state: Any = game.deal(deck, options)
        while moves := game.legal_moves(state):  # pragma: no branch - few deals end early
            if sum(map(len, state.hands)) == cards and not getattr(state, "stock", ()):
                return state
            state = game.apply(state, moves[int(rng.random() * len(moves))])


def levels(game: AnyGame, state: Any) -> Iterator[list[Any]]:
    """The states after no move, after one move, after two, and so on, whatever moves they are."""
    level = [state]
    while level:  # pragma: no branch - nobody asks for all of them
        yield level
        level = [game.apply(one, move) for one in level for move in game.legal_moves(one)]
