"""
How fast the games are, in one run.

The machine may be busy, so the games take turns in short blocks of CPU time and the best block
of each counts.
"""

from __future__ import annotations

import tracemalloc
from collections import defaultdict
from functools import partial
from random import Random
from typing import Any

import attrs

from tests.benchmarks.measuring import timed, versions
from vorhand import Cards, hawk, hearts, hurrikan, shuffled
from vorhand.hurrikan.dead import is_dead
from vorhand.hurrikan.fast.sums import sums_of
from vorhand.hurrikan.fast.tables import WITH_VALUE_IN

ROUNDS = 40
DEALS = 60
WARM_UP = 1000
LYING = (4, 12)


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

    def hashes(self, positions: list[tuple[Any, Any]]) -> int:
        """Take the hash of every position."""
        for state, _ in positions:
            hash(state)
        return len(positions)

    def keys(self, positions: list[tuple[Any, Any]]) -> int:
        """Take the key of every position, as a search does, and its hash."""
        key = self.game.transposition_key
        for state, _ in positions:
            hash(key(state))
        return len(positions)

    def views(self, rng: Random) -> list[Any]:
        """A view in the middle of each of some random deals, of the seat to move."""
        found = []
        for _ in range(DEALS):
            states = [self.begin(rng)]
            while moves := self.game.legal_moves(states[-1]):
                states.append(self.game.apply(states[-1], moves[int(rng.random() * len(moves))]))
            state = states[len(states) // 2]
            found.append(self.game.view(state, self.game.to_move(state)[0]))
        return found

    def first_samples(self, views: list[Any], rng: Random) -> int:
        """Draw a sample of each view."""
        for view in views:
            self.game.sample(view, rng)
        return len(views)

    def more_samples(self, view: Any, rng: Random) -> int:
        """Draw samples of one view."""
        for _ in range(DEALS):
            self.game.sample(view, rng)
        return DEALS

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
    "Hearts, 4 players": Player(hearts, hearts.TRAINER),
    "Hearts, 4 players, hold deals": Player(hearts, hearts.TRAINER, number=3),
    "Hawk, 2 players": Player(hawk, hawk.Options(players=2)),
    "Hawk, 4 players": Player(hawk, hawk.SOURCE),
    "Hurrikan, 2 players": Player(hurrikan, hurrikan.SOURCE),
    "Hurrikan, 4 players": Player(hurrikan, hurrikan.FOUR_PLAYERS),
    "Hurrikan, 2 players, sets of 3": Player(hurrikan, hurrikan.Options(largest_sum=3)),
    "Hawk, 4 players, must overruff": Player(
        hawk, hawk.Options(ruffing=hawk.Ruffing.MUST_OVERRUFF)
    ),
}


def hurrikan_positions(rng: Random, lying: int, count: int) -> list[hurrikan.Playing]:
    """Random positions with three cards in hand and so many on the table."""
    positions = []
    for _ in range(count):
        drawn = rng.sample(hurrikan.pack(), 3 + lying)
        hands, table = (Cards(drawn[:3]), Cards()), Cards(drawn[3:])
        owned = tuple(hand.mask for hand in hands)
        deal = hurrikan.Deal(hurrikan.SOURCE, 1, 0, hands, table, (), (), owned)
        values = sums_of(table.mask, hurrikan.SOURCE.largest_sum)
        able = WITH_VALUE_IN[values]
        positions.append(hurrikan.Playing(deal, (), sum(owned), table.mask, 0, None, values, able))
    return positions


def list_all(positions: list[hurrikan.Playing]) -> int:
    """List the legal moves of every position."""
    for state in positions:
        hurrikan.legal_moves(state)
    return len(positions)


def test_all_for_dead(positions: list[hurrikan.Playing]) -> int:
    """Look whether every position is dead, as `apply` does: not if a card can take what lies."""
    for state in positions:
        if state.held_mask & state.able_mask:
            continue
        deal = state.deal
        cards = (deal.owned_masks, state.held_mask, state.table_mask, state.able_mask)
        is_dead(deal.options, *cards, state.turn, state.sweeper)
    return len(positions)


def measured(rng: Random) -> dict[tuple[str, str], float]:
    """How often a second each thing is done, in its best block."""
    for player in PLAYERS.values():
        for _ in range(WARM_UP // DEALS):
            player.deals(rng)
    blocks: defaultdict[tuple[str, str], list[float]] = defaultdict(list)
    for _ in range(ROUNDS):
        for name, player in PLAYERS.items():
            positions = player.kept(rng)
            blocks[name, "deals"].append(timed(partial(player.deals, rng)))
            blocks[name, "moves"].append(timed(partial(player.moves, positions)))
            blocks[name, "hashes"].append(timed(partial(player.hashes, positions)))
            blocks[name, "keys"].append(timed(partial(player.keys, positions)))
            views = player.views(rng)
            blocks[name, "first samples"].append(timed(partial(player.first_samples, views, rng)))
            # Of the last view, which has been prepared by then.
            blocks[name, "samples"].append(timed(partial(player.more_samples, views[-1], rng)))
            if player.game is hurrikan:
                kept = [state for state, _ in positions]
                blocks[name, "dead"].append(timed(partial(test_all_for_dead, kept)))
        for lying in LYING:
            drawn = hurrikan_positions(rng, lying, 500)
            blocks["listed", str(lying)].append(timed(partial(list_all, drawn)))
    return {key: 1 / min(found) for key, found in blocks.items()}


def main() -> None:
    """Measure and print the tables."""
    rng = Random(1)
    best = measured(rng)
    print(versions())
    print("CPU time, best of", ROUNDS, "interleaved blocks")
    print(f"{'a second':34}{'moves':>12}{'deals':>12}{'bytes of a state':>20}")
    for name, player in PLAYERS.items():
        moves, deals = best[name, "moves"], best[name, "deals"]
        print(f"{name:34}{moves:12,.0f}{deals:12,.0f}{player.bytes_of_a_state(rng):20,.0f}")
    print(f"{'us':34}{'a turn':>12}{'a hash':>12}{'a key':>12}")
    for name in PLAYERS:
        each = [1e6 / best[name, what] for what in ("moves", "hashes", "keys")]
        print(f"{name:34}" + "".join(f"{number:12.2f}" for number in each))
    print(f"{'us for a sample in mid-deal':34}{'first':>12}{'more':>12}")
    for name in PLAYERS:
        first, more = 1e6 / best[name, "first samples"], 1e6 / best[name, "samples"]
        print(f"{name:34}{first:12,.0f}{more:12,.0f}")
    for lying in LYING:
        listing = 1e6 / best["listed", str(lying)]
        print(f"Hurrikan, legal_moves for 3 cards on {lying:2} table cards: {listing:5.1f} us")
    for name, player in PLAYERS.items():
        if player.game is hurrikan:
            share = best[name, "moves"] / best[name, "dead"]
            print(f"{name}: looking for dead positions takes {share:.0%} of a turn")


if __name__ == "__main__":
    main()
