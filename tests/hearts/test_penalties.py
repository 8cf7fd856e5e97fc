"""What penalty cards count, and the bonuses of a seat."""

from __future__ import annotations

import pytest

from tests.hearts.positions import after, dealt, moon, plain
from vorhand import hearts
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
