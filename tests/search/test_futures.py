"""Keys against futures: all moves and scores that follow from a state, played out in full."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable
from random import Random
from typing import Any, NamedTuple

import pytest

from tests.search.positions import late
from vorhand import DECK, GAMES, Card, Cards, hawk, hearts, hurrikan
from vorhand.game import AnyGame


class Case(NamedTuple):
    """A variant, how many cards are left in the hands, and how many keys a future may have."""

    options: Any
    cards: int
    keys: float = 1


def few(cards: str, **options: Any) -> hearts.Options:
    """Options of Hearts with these cards alone."""
    hold = (hearts.Direction.HOLD,)
    return hearts.Options(removed=Cards(DECK) - Cards(cards), passing=hold, **options)


CASES = {
    "hearts": Case(hearts.TRAINER, 12),
    "hearts-with-all-that-counts": Case(
        hearts.Options(
            moon=hearts.Moon.SHOOTER_CHOOSES,
            jack_of_diamonds=-10,
            no_trick=-5,
            heart_points=hearts.HeartPoints.SPOT,
        ),
        12,
    ),
    "hearts-without-a-moon": Case(
        hearts.Options(moon=hearts.Moon.OFF, no_trick=3, queen_points=0), 12
    ),
    "hearts-of-three": Case(hearts.Options(players=3), 9),
    "hearts-of-five": Case(hearts.Options(players=5), 10),
    "hearts-of-partners": Case(
        hearts.Options(partners=hearts.Partners.ADDED, no_trick=-5, moon=hearts.Moon.BOTH), 12, 1.5
    ),
    "hearts-of-partners-together": Case(
        few(
            "2C 3C AC 2H 5H 9H QS KS 4D 5D JD KD",
            partners=hearts.Partners.TOGETHER,
            moon=hearts.Moon.SHOOTER_CHOOSES,
            sun=52,
            doubler=Card("KD"),
            jack_of_diamonds=-10,
        ),
        12,
        6,
    ),
    "hearts-with-a-kitty-for-the-last-penalty": Case(
        few(
            "2C 3C AC 2H 5H 9H QS KS 4D 5D JD KD AH",
            partners=hearts.Partners.TOGETHER,
            moon=hearts.Moon.SHOOTER_CHOOSES,
            kitty=hearts.Kitty.LAST_TRICK,
        ),
        12,
        6,
    ),
    "hearts-with-a-kitty-for-the-first-penalty": Case(
        few(
            "2C 3C AC KC 2H 5H QS KS 4D 5D JD",
            players=3,
            kitty=hearts.Kitty.FIRST_PENALTY,
            card_points={Card("JD"): -10, Card("KS"): 10},
            moon=hearts.Moon.BOTH,
        ),
        9,
        6,
    ),
    "hearts-with-a-kitty-aside": Case(
        few("2C 3C AC KC 2H 5H QS KS 4D 5D", players=3, kitty=hearts.Kitty.ASIDE, sun=20), 9, 6
    ),
    "hearts-with-the-queen-alone": Case(
        few(
            "2C 3C AC KC 2H 5H 9H JH QS KS 4D 5D",
            breaking=hearts.Breaking.QUEEN,
            queen=hearts.Queen.NOT_LED,
            hearts_or_queen_lead=True,
        ),
        12,
        3,
    ),
    "hearts-where-the-queen-is-not-played": Case(
        few("2C 3C AC KC 2H 5H 9H JH QS KS AS 5D", queen=hearts.Queen.NOT_PLAYED), 12, 3
    ),
    "hearts-as-black-maria": Case(hearts.BLACK_MARIA.replace(doubler=Card("AH")), 9, 3),
    "hawk": Case(hawk.SOURCE, 12, 1.5),
    "hawk-as-a-chain": Case(
        hawk.Options(
            trick=hawk.TrickRule.CURRENT_WINNER,
            ruffing=hawk.Ruffing.MUST_OVERRUFF,
            bonus=hawk.Counting.PER_TRICK,
        ),
        12,
        1.5,
    ),
    "hawk-of-two": Case(hawk.Options(players=2), 8, 1.5),
    "hawk-of-five": Case(hawk.Options(players=5, ruffing=hawk.Ruffing.MUST_RUFF), 10, 1.5),
    "hurrikan": Case(hurrikan.SOURCE, 8, 1.2),
    "hurrikan-to-the-last-capturer": Case(
        hurrikan.Options(
            leftover=hurrikan.Leftover.LAST_CAPTURER, dead=hurrikan.Dead.PLAY_OUT, last_sweep=False
        ),
        7,
        1.2,
    ),
    "hurrikan-of-four": Case(hurrikan.FOUR_PLAYERS, 9, 1.2),
    "hurrikan-in-turn": Case(
        hurrikan.Options(players=4, after_sweep=hurrikan.AfterSweep.ROTATE), 9, 1.2
    ),
    "hurrikan-pooled": Case(hurrikan.Options(players=4, partners=hurrikan.Partners.POOLED), 9, 1.2),
}
SEEDS = range(5)
DEALS = 3
"""How many deals look the same to a seat, of which all that follows is compared."""


class Futures:
    """A number for the future of each state: with the same number all that follows is the same."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.numbers: dict[Hashable, int] = {}
        self.of_key: defaultdict[Hashable, set[int]] = defaultdict(set)
        self.keys: defaultdict[int, set[Hashable]] = defaultdict(set)
        self.states = 0

    def add(self, state: Any) -> int:
        """Play out whatever can follow."""
        moves = self.game.legal_moves(state)
        follows = tuple((move, self.add(self.game.apply(state, move))) for move in moves)
        future = self.numbers.setdefault(follows or self.game.score(state), len(self.numbers))
        key = self.game.transposition_key(state)
        self.of_key[key].add(future)
        self.states += 1
        if sum(map(len, state.hands)) > state.options.players:
            self.keys[future].add(key)  # in the last round there are few choices
        return future


@pytest.mark.parametrize("name", CASES)
def test_keys_are_equal_exactly_for_equal_futures(name: str) -> None:
    case, game = CASES[name], GAMES[name.partition("-")[0]]
    keys = futures = states = different = 0
    for seed in SEEDS:
        start, rng, found = late(game, case.options, seed, case.cards), Random(seed), Futures(game)
        seen = game.view(start, 0)
        for dealt in (start, *(game.sample(seen, rng) for _ in range(DEALS - 1))):
            found.add(dealt)
        assert all(len(several) == 1 for several in found.of_key.values())
        keys += sum(map(len, found.keys.values()))
        futures += len(found.keys)
        states += found.states
        different += len(found.of_key)
    assert different < 0.8 * states
    # Where only a search would show that two futures are the same, their keys may differ.
    assert futures <= keys <= case.keys * futures
