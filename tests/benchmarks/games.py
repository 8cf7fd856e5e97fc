"""
How fast the games are, in one run.

The machine may be busy, so the games take turns in short blocks of CPU time and the best block
of each counts.
"""

from __future__ import annotations

import platform
import tracemalloc
from collections import defaultdict
from collections.abc import Callable
from functools import partial
from importlib.metadata import version
from random import Random
from time import process_time
from typing import Any

import attrs

from vorhand import hawk, hearts, hurrikan, shuffled

ROUNDS = 40
DEALS = 60
WARM_UP = 1000


@attrs.frozen
class Block:
    """The CPU seconds that some work took, and how much work it was."""

    seconds: float
    work: int


@attrs.frozen
class Player:
    """A game with the options that are measured."""

    game: Any
    options: Any
    number: int = 0

    def begin(self, rng: Random) -> Any:
        """Deal at random."""
        deck = shuffled(self.game.pack(self.options), rng.getrandbits(32))
        return self.game.deal(deck, self.options, number=self.number)

    def deals(self, rng: Random) -> int:
        """Play whole random deals, shuffle and score included."""
        legal_moves, apply, draw = self.game.legal_moves, self.game.apply, rng.random
        for _ in range(DEALS):
            state = self.begin(rng)
            while moves := legal_moves(state):
                state = apply(state, moves[int(draw() * len(moves))])
            self.game.score(state)
        return DEALS

    def kept(self, rng: Random) -> list[tuple[Any, Any]]:
        """All states of random deals with a legal move each."""
        positions = []
        for _ in range(DEALS):
            state = self.begin(rng)
            while moves := self.game.legal_moves(state):
                move = moves[int(rng.random() * len(moves))]
                positions.append((state, move))
                state = self.game.apply(state, move)
        return positions

    def moves(self, positions: list[tuple[Any, Any]]) -> int:
        """List the legal moves of every position and make one of them."""
        legal_moves, apply = self.game.legal_moves, self.game.apply
        for state, move in positions:
            legal_moves(state)
            apply(state, move)
        return len(positions)

    def bytes_of_a_state(self, rng: Random) -> float:
        """The mean memory of a kept state of random deals, with what states of a deal share."""
        kept = []
        tracemalloc.start()
        for _ in range(200):
            state = self.begin(rng)
            kept.append(state)
            while moves := self.game.legal_moves(state):
                state = self.game.apply(state, moves[int(rng.random() * len(moves))])
                kept.append(state)
        size, _ = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        return size / len(kept)


PLAYERS = {
    "Hearts, 4 players, hold deals": Player(hearts, hearts.TRAINER, number=3),
    "Hawk, 2 players": Player(hawk, hawk.Options(players=2)),
    "Hawk, 4 players": Player(hawk, hawk.SOURCE),
    "Hurrikan, 2 players": Player(hurrikan, hurrikan.SOURCE),
    "Hurrikan, 4 players": Player(hurrikan, hurrikan.FOUR_PLAYERS),
    "Hawk, 4 players, must overruff": Player(
        hawk, hawk.Options(ruffing=hawk.Ruffing.MUST_OVERRUFF)
    ),
}


def timed(run: Callable[[], int]) -> Block:
    """Run once and take the CPU time."""
    begin = process_time()
    work = run()
    return Block(process_time() - begin, work)


def main() -> None:
    """Measure and print the table."""
    rng = Random(1)
    for player in PLAYERS.values():
        for _ in range(WARM_UP // DEALS):
            player.deals(rng)
    blocks: defaultdict[tuple[str, str], list[Block]] = defaultdict(list)
    for _ in range(ROUNDS):
        for name, player in PLAYERS.items():
            positions = player.kept(rng)
            blocks[name, "deals"].append(timed(partial(player.deals, rng)))
            blocks[name, "moves"].append(timed(partial(player.moves, positions)))
    best = {
        key: max(block.work / block.seconds for block in found) for key, found in blocks.items()
    }
    print(f"Python {platform.python_version()}, attrs {version('attrs')}")
    print("CPU time, best of", ROUNDS, "interleaved blocks")
    print(f"{'a second':34}{'moves':>12}{'deals':>12}{'bytes of a state':>20}")
    for name, player in PLAYERS.items():
        bytes_each = player.bytes_of_a_state(rng)
        print(
            f"{name:34}{best[name, 'moves']:12,.0f}{best[name, 'deals']:12,.0f}{bytes_each:20,.0f}"
        )


if __name__ == "__main__":
    main()
