"""The player that searches beats the simple players of each game, and by how much at the least."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import pytest

from examples.information_set_player import InformationSetPlayer
from vorhand import GAMES
from vorhand.arena import compare
from vorhand.players import PLAYERS

LEAST = {"hearts": 0.5, "hawk": 1.0, "hurrikan": 0.5}
"""Points a deal by which the interval lies above each simple player, at the least."""


@pytest.mark.parametrize("name", GAMES)
def test_the_player_that_searches_beats_the_simple_ones(name: str) -> None:
    players = {**PLAYERS[name], "searching": InformationSetPlayer(100)}
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as pool:
        found = compare(GAMES[name].Options(), players, deals=60, seed=1, executor=pool, batch=1)
    assert found.complete
    for simple in PLAYERS[name]:
        assert found.difference("searching", simple).low > LEAST[name], str(found)
