"""The same result on dask and on ray, each really started with two workers."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest

from tests.arena.seated import Players, Trips, Twin, last
from tests.scale.machines import MACHINES
from vorhand import hawk, hearts
from vorhand.arena import Executor, compare
from vorhand.players import PLAYERS

# What others warn of in their own programs is not for us to mend.
pytestmark = pytest.mark.filterwarnings("default")


@pytest.fixture(scope="module", params=MACHINES)
def executor(request: pytest.FixtureRequest) -> Iterator[Executor]:
    with ExitStack() as started:
        yield started.enter_context(MACHINES[request.param]())


def who(number: int) -> int:
    """The process in which this runs, busy for long enough that another one has to help."""
    del number
    time.sleep(0.1)
    return os.getpid()


def test_two_workers_are_there(executor: Executor) -> None:
    futures = [executor.submit(who, number) for number in range(30)]
    found = {future.result(120) for future in futures}
    assert len(found) == 2
    assert os.getpid() not in found


def test_the_result_is_the_same(executor: Executor) -> None:
    told: list[tuple[int, int]] = []
    for options, players in (
        (hearts.Options(), PLAYERS["hearts"]),
        (hawk.Options(players=5), [last, Twin()]),
    ):
        asked: Any = {"options": options, "players": players, "deals": 30, "seed": 4}
        here = compare(**asked)
        told.clear()
        there = compare(**asked, batch=4, executor=executor, on_batch=lambda *now: told.append(now))
        assert there.complete
        assert there == here
        assert told == [(number, 8) for number in range(1, 9)]


def test_what_a_player_does_wrong_is_told_alike(executor: Executor) -> None:
    players: Players = {"last": last, "trips": Trips(deal=3, seat=2)}
    here = compare(hawk.Options(), players, deals=9, seed=4)
    assert [(one.player, one.deal, one.seat) for one in here.failed] == [("trips", 3, 2)]
    assert compare(hawk.Options(), players, deals=9, seed=4, batch=2, executor=executor) == here
