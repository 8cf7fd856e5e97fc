"""What starts workers of its own: they die, or they are those of a page and of an example."""

from __future__ import annotations

from typing import Any

import pytest

from examples import compare_players
from tests.arena.seated import Dies, Players, last
from tests.scale.machines import MACHINES, block_with
from vorhand import hawk
from vorhand.arena import compare
from vorhand.players import PLAYERS

# What others warn of in their own programs is not for us to mend.
pytestmark = pytest.mark.filterwarnings("default")


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
