"""The hash of a state: it spreads over states that differ in their history alone, and it lasts."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

import vorhand
from tests.search.positions import late, levels
from vorhand import GAMES, hawk, hearts, hurrikan

SEARCHES = {
    "hearts": (hearts.TRAINER, 16, 12),
    "hawk": (hawk.SOURCE, 16, 12),
    "hurrikan": (hurrikan.SOURCE, 12, 6),
    "hurrikan-of-four": (hurrikan.Options(players=4, dead=hurrikan.Dead.PLAY_OUT), 12, 9),
}
"""With how many cards in the hands a search begins, and how many moves on its states are taken."""


def searched(name: str) -> list[Any]:
    """The states some moves on from a late position, whatever moves have led to them."""
    options, cards, moves = SEARCHES[name]
    game = GAMES[name.partition("-")[0]]
    return next(islice(levels(game, late(game, options, 3, cards)), moves, None))


def all_but_history(state: Any) -> tuple[Any, ...]:
    """Where the cards are that are still in play, and whose turn it is."""
    lying = state.trick if hasattr(state, "trick") else state.table
    return state.hands, state.to_move, lying


@pytest.mark.parametrize("name", SEARCHES)
def test_states_that_differ_in_history_alone_have_hashes_of_their_own(name: str) -> None:
    states = searched(name)
    assert len(set(states)) == len(states) > 1000
    assert len(set(map(all_but_history, states))) < len(states) / 3
    assert len(set(map(hash, states))) >= 0.99 * len(states)


@pytest.mark.parametrize("name", SEARCHES)
def test_no_hash_is_in_a_pickle(name: str) -> None:
    state = searched(name)[-1]
    fresh = pickle.loads(pickle.dumps(state))
    before = pickle.dumps(fresh)
    assert hash(fresh) == hash(state)
    assert pickle.dumps(fresh) == before


SAME_AGAIN = """
import pickle, sys
from vorhand import game
state = pickle.load(sys.stdin.buffer)
module = game.game_of(state)
deal, moves = state.deal, module.moves_of(state)
again = module.deal(module.deck_of(state), deal.options, dealer=deal.dealer, number=deal.number)
again = game.replay(module, again, moves).states[-1]
assert again == state
print(hash("hearts"), hash(again) == hash(state))
"""


@pytest.mark.parametrize("name", SEARCHES)
def test_equal_states_have_equal_hashes_in_other_processes(name: str) -> None:
    state = searched(name)[-1]
    hash(state)
    told = [
        subprocess.run(
            [sys.executable, "-c", SAME_AGAIN],
            env=os.environ
            | {"PYTHONPATH": str(Path(vorhand.__file__).parents[1]), "PYTHONHASHSEED": seed},
            input=pickle.dumps(state),
            capture_output=True,
            check=True,
        ).stdout.split()
        for seed in ("1", "2")
    ]
    (one, first), (other, second) = told
    assert one != other  # the two do hash texts differently
    assert (first, second) == (b"True", b"True")
