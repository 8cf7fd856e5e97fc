"""What penalty cards count, and the bonuses of a seat."""

from __future__ import annotations

from typing import Any

import pytest

from tests.hearts.positions import after, dealt, few, held, moon, over, plain, played
from vorhand import Card, hearts
from vorhand.hearts import HeartPoints, Moon


@pytest.mark.rule("hearts.points")
def test_a_trick_counts_once_it_is_complete() -> None:
    state = dealt("2C 3D", "AC 5D", "3C 6D", "4C 2H QS KS AS 2S 3S 4S 5S 6S 7S 8S 9S")
    state = after(state, "0 2C", "1 AC", "2 3C", "3 4C", "1 5D", "2 6D", "3 QS")
    assert hearts.points(state) == (0, 0, 0, 0)
    state = after(state, "0 3D")
    assert hearts.points(state) == (0, 0, 13, 0)


@pytest.mark.rule("hearts.points")
def test_no_points_while_cards_are_passed() -> None:
    assert hearts.points(dealt(options=hearts.Options())) == (0, 0, 0, 0)


@pytest.mark.rule("hearts.points")
def test_each_heart_counts_one_and_the_queen_thirteen() -> None:
    assert hearts.points(plain()) == hearts.score(plain()) == (4, 13, 9, 0)


@pytest.mark.rule("hearts.points")
def test_hearts_may_count_by_their_spots() -> None:
    # 2 + 3 + 13 + 14 for seat 0; 4 to 10, jack 11 and queen 12 are 72 for seat 2.
    spot = HeartPoints.SPOT
    assert hearts.points(plain(heart_points=spot)) == (32, 13, 72, 0)
    assert sum(hearts.points(plain(heart_points=spot, queen_points=0))) == 104


@pytest.mark.rule("hearts.points")
@pytest.mark.parametrize("queen_points", [0, 5, 13, 40])
def test_the_queen_counts_what_the_options_say(queen_points: int) -> None:
    assert hearts.points(plain(queen_points=queen_points)) == (4, queen_points, 9, 0)


@pytest.mark.rule("hearts.points")
def test_the_jack_of_diamonds_is_added_to_the_score_and_not_to_the_points() -> None:
    assert hearts.points(plain(jack_of_diamonds=-10)) == (4, 13, 9, 0)
    assert hearts.score(plain(jack_of_diamonds=-10)) == (4, 3, 9, 0)
    assert hearts.score(plain(jack_of_diamonds=7)) == (4, 20, 9, 0)


@pytest.mark.rule("hearts.points")
def test_a_seat_without_a_trick_may_get_a_bonus() -> None:
    assert hearts.score(plain(no_trick=-5)) == (4, 13, 9, -5)
    assert hearts.score(plain(no_trick=3)) == (4, 13, 9, 3)


@pytest.mark.rule("hearts.points")
def test_nobody_gets_that_bonus_in_a_moon_deal_unless_there_are_no_moons() -> None:
    assert hearts.score(moon(no_trick=-5)) == (26, 0, 26, 26)
    assert hearts.score(moon(no_trick=-5, moon=Moon.SHOOTER_DOWN)) == (0, -26, 0, 0)
    assert hearts.score(moon(no_trick=-5, moon=Moon.OFF)) == (0, 26, -5, -5)


@pytest.mark.rule("hearts.points")
def test_any_card_may_count() -> None:
    # KS 10 and AS 7 beside QS 13, as in Black Maria.
    named = {Card("KS"): 10, Card("AS"): 7}
    end = over("2H KS", "QS AS", "3H", options=held(card_points=named), rest_to=2)
    assert hearts.points(end) == hearts.score(end) == (11, 20, 12, 0)
    assert sum(hearts.points(end)) == 43


@pytest.mark.rule("hearts.points")
def test_a_card_counts_what_is_said_of_it_before_what_hearts_or_the_queen_do() -> None:
    named = {Card("AH"): 5, Card("QS"): 1, Card("2H"): 0}
    spot = held(card_points=named, heart_points=HeartPoints.SPOT)
    end = over("AH 2H", "QS 3H", options=spot, rest_to=2)
    # 5 and 0; 1 and 3; 4 to 10, jack 11, queen 12, king 13 are 85.
    assert hearts.points(end) == (5, 4, 85, 0)


@pytest.mark.rule("hearts.points")
def test_a_card_below_0_is_a_bonus_and_not_among_the_points() -> None:
    named = {Card("TD"): -10, Card("JD"): -3}
    end = over("2H TD", "QS", "3H JD", options=held(card_points=named), rest_to=3)
    assert hearts.points(end) == (1, 13, 1, 11)
    assert hearts.score(end) == (-9, 13, -2, 11)


@pytest.mark.rule("hearts.points")
def test_the_jack_above_0_is_a_penalty_card_only_if_it_is_named_as_a_card() -> None:
    by_card = held(card_points={Card("JD"): 10})
    end = over("JD", "2H 3H", options=by_card, rest_to=2)
    assert hearts.points(end) == hearts.score(end) == (10, 2, 24, 0)
    by_option = over("JD", "2H 3H", options=held(jack_of_diamonds=10), rest_to=2)
    assert hearts.points(by_option) == (0, 2, 24, 0)
    assert hearts.score(by_option) == (10, 2, 24, 0)


@pytest.mark.rule("hearts.points")
def test_a_card_that_is_out_counts_nothing() -> None:
    named = {Card("2C"): 5, Card("3D"): -5}
    state = few("4C 2H", "5C 3H", "6C 2D", card_points=named)
    end = after(state, *played("0: 4C 5C 6C", "2: 2D 2H 3H", players=3))
    assert hearts.points(end) == (0, 0, 2)
    assert hearts.score(end) == (2, 2, 0)  # and not -3 for seat 2


@pytest.mark.rule("hearts.points")
def test_the_taker_of_the_doubler_gets_for_cards_twice() -> None:
    # 4, 13 and JD -10, 9: seat 1 has 13 - 10 twice; the bonus of seat 3 is not for cards.
    options: dict[str, Any] = {"jack_of_diamonds": -10, "no_trick": -5}
    jack = plain(doubler=Card("JD"), **options)
    assert hearts.points(jack) == (4, 13, 9, 0)
    assert hearts.score(jack) == (4, 6, 9, -5)
    assert hearts.score(plain(doubler=Card("2H"), **options)) == (8, 3, 9, -5)
    assert hearts.score(plain(doubler=Card("2H"))) == (8, 13, 9, 0)


@pytest.mark.rule("hearts.points")
def test_a_doubler_that_is_out_or_doubles_nothing_makes_no_line() -> None:
    nothing = over("2H 3H", "TC", options=held(doubler=Card("TC")), rest_to=2)
    assert hearts.score(nothing) == (2, 0, 24, 0)
    assert not [line for line in hearts.scoresheet(nothing) if line.case == "/doubled"]
    out = few("4C 2H", "5C 3H", "6C 2D", doubler=Card("TC"))
    end = after(out, *played("0: 4C 5C 6C", "2: 2D 2H 3H", players=3))
    assert hearts.score(end) == (2, 2, 0)  # both hearts, a moon of 2


@pytest.mark.rule("hearts.points")
def test_a_kitty_may_have_the_doubler() -> None:
    hands = ("2C AD AH", "3C 2D 2H", "4C 3D 3H")
    moves = played("0: 2C 3C 4C", "2: 3D AD 2D", "0: AH 2H 3H", players=3)
    for kitty, scores in (
        (hearts.Kitty.LAST_TRICK, (0, 6, 6)),  # seat 0 has the hearts and TC: the moon twice
        (hearts.Kitty.FIRST_TRICK, (0, 3, 3)),  # seat 2 has TC, and nothing that is doubled
        (hearts.Kitty.ASIDE, (0, 3, 3)),
    ):
        state = few(*hands, left_over="TC", kitty=kitty, doubler=Card("TC"))
        assert hearts.score(after(state, *moves)) == scores
