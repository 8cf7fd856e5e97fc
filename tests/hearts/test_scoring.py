"""The score sheet of a deal of Hearts."""

from __future__ import annotations

from typing import Any

import pytest

from tests.hearts.positions import EVERYTHING, dealt, moon, moon_to_choose, plain
from vorhand import Cards, DealNotOver, WrongTypeError, hearts
from vorhand.hearts import Moon


def test_a_deal_that_is_not_over_has_no_score() -> None:
    for state in (dealt(), dealt(options=hearts.Options()), moon_to_choose()):
        for result in (hearts.score, hearts.scoresheet):
            with pytest.raises(DealNotOver, match=r"^a deal has a score when it is over$"):
                result(state)


def test_the_score_sheet_names_rule_cards_and_reason() -> None:
    penalties = Cards(EVERYTHING)
    signs = "2♥ 3♥ 4♥ 5♥ 6♥ 7♥ 8♥ 9♥ 10♥ J♥ Q♥ K♥ A♥ Q♠"
    lines = hearts.scoresheet(moon(jack_of_diamonds=-10))
    assert [(line.rule.id, line.seat, line.points, line.because) for line in lines] == [
        ("hearts.moon", 0, 26, penalties),
        ("hearts.moon", 1, 0, penalties),
        ("hearts.moon", 2, 26, penalties),
        ("hearts.moon", 3, 26, penalties),
        ("hearts.points", 1, -10, Cards("JD")),
    ]
    assert lines[0].text() == f"seat 1 shot the moon: {signs}"
    assert lines[1].text() == f"shot the moon: {signs}"
    assert lines[4].text() == "took J♦"
    down = hearts.scoresheet(moon(moon=Moon.SHOOTER_DOWN))
    assert [(line.rule.id, line.seat, line.points) for line in down] == [("hearts.moon", 1, -26)]
    assert down[0].text() == f"shot the moon: {signs}"


def test_the_lines_of_a_deal_without_a_moon() -> None:
    lines = hearts.scoresheet(plain(no_trick=-5, jack_of_diamonds=-10))
    assert [(line.seat, line.points, line.text()) for line in lines] == [
        (0, 4, "took 2♥ 3♥ K♥ A♥"),
        (1, 13, "took Q♠"),
        (2, 9, "took 4♥ 5♥ 6♥ 7♥ 8♥ 9♥ 10♥ J♥ Q♥"),
        (3, -5, "took no trick"),
        (1, -10, "took J♦"),
    ]
    assert {line.rule.id for line in lines} == {"hearts.points"}
    assert lines[3].because == Cards()  # it rests on having taken nothing


@pytest.mark.parametrize("wrong", [None, 1, "state", hearts.Options()])
def test_results_are_of_states(wrong: Any) -> None:
    for result in (hearts.points, hearts.score, hearts.scoresheet):
        with pytest.raises(WrongTypeError, match="a state of Hearts is expected"):
            result(wrong)
