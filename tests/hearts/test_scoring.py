"""The score sheet of a deal of Hearts."""

from __future__ import annotations

from typing import Any

import pytest

from tests.hearts.positions import (
    EVERYTHING,
    after,
    dealt,
    few,
    held,
    moon,
    moon_to_choose,
    over,
    plain,
    played,
)
from vorhand import Card, Cards, DealNotOver, WrongTypeError, hearts
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


def told(end: hearts.State) -> list[tuple[int, int, str]]:
    """The lines of the sheet, which have to add up to the score."""
    sheet = hearts.scoresheet(end)
    totals = [0] * end.options.players
    for line in sheet:
        totals[line.seat] += line.points
    assert tuple(totals) == hearts.score(end)
    return [(line.seat, line.points, line.text()) for line in sheet]


@pytest.mark.rule("hearts.points")
def test_cards_that_count_have_lines_by_what_they_are() -> None:
    named = {Card("KS"): 10, Card("AS"): 7, Card("TD"): -10, Card("9D"): -10}
    end = over("2H 3H QS KS AS TD 9D", "4H", options=held(card_points=named), rest_to=1)
    assert told(end) == [
        (0, 2, "took 2♥ 3♥"),
        (0, 13, "took Q♠"),
        (0, 17, "took K♠ A♠"),
        (1, 11, "took 4♥ 5♥ 6♥ 7♥ 8♥ 9♥ 10♥ J♥ Q♥ K♥ A♥"),
        (0, -20, "took 9♦ 10♦"),
    ]


@pytest.mark.rule("hearts.points")
def test_the_doubler_has_a_line_of_its_own() -> None:
    end = plain(doubler=Card("JD"), jack_of_diamonds=-10, no_trick=-5)
    assert told(end) == [
        (0, 4, "took 2♥ 3♥ K♥ A♥"),
        (1, 13, "took Q♠"),
        (2, 9, "took 4♥ 5♥ 6♥ 7♥ 8♥ 9♥ 10♥ J♥ Q♥"),
        (3, -5, "took no trick"),
        (1, -10, "took J♦"),
        (1, 3, "J♦ doubles what cards count"),
    ]


SIGNS = "2♥ 3♥ 4♥ 5♥ 6♥ 7♥ 8♥ 9♥ 10♥ J♥ Q♥ K♥ A♥ Q♠"


@pytest.mark.rule("hearts.moon")
def test_a_moon_that_is_doubled() -> None:
    end = moon(doubler=Card("JD"), jack_of_diamonds=-10, moon=Moon.BOTH)
    assert told(end) == [
        (0, 26, f"seat 1 shot the moon: {SIGNS}"),
        (1, -26, f"shot the moon: {SIGNS}"),
        (2, 26, f"seat 1 shot the moon: {SIGNS}"),
        (3, 26, f"seat 1 shot the moon: {SIGNS}"),
        (0, 26, "J♦ doubles what that is worth"),
        (1, -26, "J♦ doubles what that is worth"),
        (2, 26, "J♦ doubles what that is worth"),
        (3, 26, "J♦ doubles what that is worth"),
        (1, -10, "took J♦"),
        (1, -10, "J♦ doubles what cards count"),
    ]


@pytest.mark.rule("hearts.moon")
def test_a_sun_is_told_by_its_tricks() -> None:
    end = over("", EVERYTHING, options=held(sun=52), rest_to=1)
    assert told(end) == [
        (0, 52, "seat 1 took every trick"),
        (1, 0, "took every trick"),
        (2, 52, "seat 1 took every trick"),
        (3, 52, "seat 1 took every trick"),
    ]


@pytest.mark.rule("hearts.moon", "hearts.partners")
def test_what_partners_shoot_together_is_told_of_the_side() -> None:
    hands = ("2C AD 6D", "3C 2D 7D", "AC 3D KD", "4C 5H 6H")
    tricks = played("0: 2C 3C AC 4C", "2: 3D 5H AD 2D", "0: 6D 7D KD 6H")
    together: dict[str, Any] = {"partners": hearts.Partners.TOGETHER}
    end = after(few(*hands, **together, card_points={Card("AD"): -3}), *tricks)
    assert told(end) == [
        (0, 0, "shot the moon together: 5♥ 6♥"),
        (1, 2, "the other side shot the moon: 5♥ 6♥"),
        (2, 0, "shot the moon together: 5♥ 6♥"),
        (3, 2, "the other side shot the moon: 5♥ 6♥"),
        (0, -3, "took A♦"),
        (2, -3, "the score of the partner, seat 0"),
    ]
    sun = after(few(*hands, **together, sun=52), *tricks)
    assert told(sun) == [
        (0, 0, "took every trick together"),
        (1, 52, "the other side took every trick"),
        (2, 0, "took every trick together"),
        (3, 52, "the other side took every trick"),
    ]
    alone = moon(partners=hearts.Partners.ADDED)
    assert told(alone) == [
        (0, 26, f"seat 1 shot the moon: {SIGNS}"),
        (1, 0, f"shot the moon: {SIGNS}"),
        (2, 26, f"seat 1 shot the moon: {SIGNS}"),
        (3, 0, f"seat 1 shot the moon: {SIGNS}"),
    ]


@pytest.mark.rule("hearts.kitty")
def test_cards_of_a_kitty_are_among_those_of_its_taker() -> None:
    state = few("2C 3H", "3C 2H", "4C 3D", left_over="5H", kitty=hearts.Kitty.FIRST_TRICK)
    end = after(state, *played("0: 2C 3C 4C", "2: 3D 3H 2H", players=3))
    assert told(end)[2][2] == "shot the moon: 2♥ 3♥ 5♥"
    aside = few("2C 3H", "3C 2H", "4C 3D", left_over="5H", kitty=hearts.Kitty.ASIDE)
    end = after(aside, *played("0: 2C 3C 4C", "2: 3D 3H 2H", players=3))
    assert told(end)[2][2] == "shot the moon: 2♥ 3♥"
