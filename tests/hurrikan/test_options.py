"""The options of Hurrikan: defaults, and what is impossible."""

from __future__ import annotations

import pickle
from typing import Any

import pytest
from attrs.exceptions import FrozenInstanceError

from tests.hurrikan.positions import dealt
from vorhand import InvalidOptions, hurrikan


def test_the_defaults() -> None:
    options = hurrikan.Options()
    assert options == hurrikan.SOURCE
    assert (options.players, options.capture) == (2, hurrikan.Capture.FORCED)
    assert (options.largest_sum, options.dead) == (None, hurrikan.Dead.NEXT_DEAL)
    assert (options.leftover, options.last_sweep) == (hurrikan.Leftover.NOBODY, True)
    assert options.after_sweep is hurrikan.AfterSweep.SWEEPER_AGAIN
    assert options.partners is hurrikan.Partners.ADDED
    assert repr(hurrikan.Options(players=4, largest_sum=4)) == "Options(players=4, largest_sum=4)"
    assert pickle.loads(pickle.dumps(options)) == options


@pytest.mark.rule("hurrikan.match")
def test_the_target_depends_on_the_players() -> None:
    assert hurrikan.SOURCE.target == 16
    assert hurrikan.FOUR_PLAYERS.target == 32
    assert hurrikan.SOURCE.replace(players=4) == hurrikan.FOUR_PLAYERS


@pytest.mark.parametrize(
    ("field", "values"),
    {
        "players": [1, 3, 5, "2", 2.0, None, True],
        "capture": ["FORCED", None, hurrikan.Dead.NEXT_DEAL],
        "largest_sum": [1, 0, "4", 4.0, True],
        "dead": [None, True],
        "leftover": [None, "NOBODY"],
        "last_sweep": [None, 1, "True"],
        "after_sweep": [None, 0],
        "partners": [None, "ADDED"],
        "target": [0, -1, None, "16", 16.0, True],
    }.items(),
)
def test_impossible_options_are_refused_by_name(field: str, values: list[Any]) -> None:
    for value in values:
        with pytest.raises(InvalidOptions) as caught:
            hurrikan.Options(**{field: value})
        assert caught.value.field == field


def test_options_and_states_are_frozen() -> None:
    with pytest.raises(FrozenInstanceError):
        hurrikan.Options().players = 3  # type: ignore[misc]
    state = dealt()
    for name in ("turn", "held", "other"):
        with pytest.raises(FrozenInstanceError):
            setattr(state, name, 1)
    with pytest.raises(FrozenInstanceError):
        delattr(state, "deal")
