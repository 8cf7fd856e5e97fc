"""The same result on dask and on ray, each really started with two workers."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest

from examples import compare_players
from tests.arena.seated import Dies, Players, Trips, Twin, last, two_processes
from tests.scale.machines import block_with, two_of_dask, two_of_ray
from vorhand import hawk, hearts
from vorhand.arena import Executor, compare
from vorhand.players import PLAYERS

# What others warn of in their own programs is not for us to mend.
pytestmark = pytest.mark.filterwarnings("default")

MACHINES = {"processes": two_processes, "dask": two_of_dask, "ray": two_of_ray}


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


@pytest.mark.parametrize("kind", MACHINES)
def test_a_worker_that_dies_is_told_and_its_decks_can_be_played_again(kind: str) -> None:
    players: Players = {"last": last, "dies": Dies(deal=5)}
    asked: Any = {"options": hawk.Options(players=3), "players": players, "deals": 12, "seed": 2}
    whole = compare(**asked)
    assert whole.complete
    with MACHINES[kind]() as fresh:
        broken = compare(**asked, batch=2, executor=fresh)
    lost = [deal for one in broken.failed for deal in range(one.deal, one.last + 1)]
    assert {4, 5} <= set(lost)
    assert all(one.player is None for one in broken.failed)
    assert sorted(lost + [deck.number for deck in broken.done]) == list(range(12))
    assert all(whole.done[deck.number] == deck for deck in broken.done)
    print(kind, broken.failed)
    assert compare(**asked, earlier=broken) == whole


@pytest.mark.parametrize("what", ["from distributed import Client", "class RayExecutor"])
def test_the_programs_of_the_page_run(what: str) -> None:
    names: dict[str, Any] = {}
    exec(block_with(what), names)  # noqa: S102 - our own page
    found = names["found"]
    assert found.complete
    here = compare(found.options, PLAYERS["hearts"], deals=found.deals, seed=found.seed)
    assert found == here


def test_the_example_runs_on_dask(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["hawk", "--deals", "12", "--batch", "3"]
    assert compare_players.main(asked) == 0
    here = capsys.readouterr().out
    assert compare_players.main([*asked, "--executor", "dask"]) == 0
    assert capsys.readouterr().out == here
    assert here.startswith("complete: 12 of 12 decks")
