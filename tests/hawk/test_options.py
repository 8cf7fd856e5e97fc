"""The options of Hawk: defaults, and what is impossible."""

from __future__ import annotations

import pickle
from typing import Any

import pytest
from attrs.exceptions import FrozenInstanceError

from vorhand import InvalidOptions, hawk, hearts
from vorhand.values import NamedEnum


def test_the_defaults() -> None:
    options = hawk.Options()
    assert options == hawk.SOURCE
    assert (options.players, options.trick, options.ruffing) == (
        4, hawk.TrickRule.LED_SUIT, hawk.Ruffing.FREE,
    )  # fmt: skip
    assert (options.solo_from, options.slam) == (2, hawk.Slam.ALL_TRICKS)
    assert options.thresholds is hawk.Thresholds.ABSOLUTE
    assert options.bonus is hawk.Counting.ONCE_PER_PARTY
    assert repr(options) == "Options()"
    assert repr(hawk.Options(players=3, solo_from=3)) == "Options(players=3, solo_from=3)"


@pytest.mark.rule("hawk.match")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_a_match_has_two_deals_for_each_seat_to_deal(players: int) -> None:
    options = hawk.Options(players=players)
    assert options.deals == 2 * players
    assert options.replace(deals=7).deals == 7
    assert hawk.SOURCE.replace(players=players) == options
    assert pickle.loads(pickle.dumps(options)) == options


@pytest.mark.parametrize(
    ("field", "values"),
    {
        "players": [1, 7, 0, -4, "4", 4.0, None, True],
        "trick": ["LED_SUIT", None, hawk.Ruffing.FREE],
        "ruffing": ["FREE", 0, hawk.TrickRule.LED_SUIT],
        "solo_from": [1, 5, None, "2", 2.0, True],
        "slam": [None, "ALL_TRICKS"],
        "thresholds": [None, 150],
        "bonus": [1, hearts.Moon.OFF],
        "deals": [0, -1, None, "8", 8.0, True],
    }.items(),
)
def test_impossible_options_are_refused_by_name(field: str, values: list[Any]) -> None:
    for value in values:
        with pytest.raises(InvalidOptions) as caught:
            hawk.Options(**{field: value})
        assert caught.value.field == field


def test_options_are_frozen() -> None:
    with pytest.raises(FrozenInstanceError):
        hawk.Options().players = 3  # type: ignore[misc]
    with pytest.raises(TypeError):
        hawk.Options(4)  # type: ignore[call-arg, misc, unused-ignore]
    for kind in (hawk.TrickRule, hawk.Ruffing, hawk.Slam, hawk.Thresholds, hawk.Counting):
        assert issubclass(kind, NamedEnum)
