"""The moon: what it is, what it does, and who chooses."""

from __future__ import annotations

from typing import Any

import pytest

from tests.hearts.positions import (
    EVERYTHING,
    HEARTS,
    after,
    dealt,
    few,
    held,
    moon,
    moon_to_choose,
    over,
    played,
    played_out,
    refused,
    why,
)
from vorhand import Card, Cards, hearts
from vorhand.hearts import HeartPoints, Moon


@pytest.mark.rule("hearts.moon")
def test_a_shooter_scores_nothing_and_every_other_seat_26() -> None:
    assert hearts.points(moon()) == (0, 26, 0, 0)
    assert hearts.score(moon()) == (26, 0, 26, 26)


@pytest.mark.rule("hearts.moon")
@pytest.mark.parametrize("players", [3, 5, 6])
def test_a_moon_with_other_numbers_of_players(players: int) -> None:
    end = over("", EVERYTHING, options=held(players=players))
    assert hearts.score(end) == (26, 0) + (26,) * (players - 2)


@pytest.mark.rule("hearts.moon")
def test_the_shooter_may_go_down_instead() -> None:
    assert hearts.score(moon(moon=Moon.SHOOTER_DOWN)) == (0, -26, 0, 0)


@pytest.mark.rule("hearts.moon")
def test_without_moons_the_points_count_as_they_are() -> None:
    assert hearts.score(moon(moon=Moon.OFF)) == (0, 26, 0, 0)


@pytest.mark.rule("hearts.moon")
def test_a_moon_is_worth_all_penalties_in_force() -> None:
    assert hearts.score(moon(heart_points=HeartPoints.SPOT)) == (117, 0, 117, 117)
    assert hearts.score(moon(queen_points=0, moon=Moon.SHOOTER_DOWN)) == (0, -13, 0, 0)


@pytest.mark.rule("hearts.moon")
def test_a_moon_is_every_penalty_card_and_never_a_number() -> None:
    # 26 points that are all of them but the queen's, which is seat 2's: 13 hearts at two each.
    twice = {Card(card): 2 for card in HEARTS.split()}
    end = over("", HEARTS, "QS", options=held(card_points=twice))
    assert hearts.points(end) == hearts.score(end) == (0, 26, 13, 0)
    # 16 points and the jack are six, which is no moon.
    sixteen = over("4H 5H 6H 7H 8H 9H TH JH QH KH", "QS 2H 3H AH JD", rest_to=3)
    assert hearts.score(sixteen) == (10, 16, 0, 0)


@pytest.mark.rule("hearts.moon", "hearts.points")
def test_the_jack_is_apart_from_the_moon() -> None:
    assert hearts.score(moon(jack_of_diamonds=-10)) == (26, -10, 26, 26)
    assert hearts.score(moon(jack_to=0, jack_of_diamonds=-10)) == (16, 0, 26, 26)
    down: dict[str, Any] = {"jack_of_diamonds": -10, "moon": Moon.SHOOTER_DOWN}
    assert hearts.score(moon(**down)) == (0, -36, 0, 0)
    assert hearts.score(moon(jack_to=2, **down)) == (0, -26, -10, 0)
    won = over("4H 5H 6H 7H 8H 9H TH JH QH KH", "QS 2H 3H AH JD", options=held(**down))
    assert hearts.score(won) == (10, 6, 0, 0)


@pytest.mark.rule("hearts.moon")
def test_a_shooter_may_have_to_choose() -> None:
    state = moon_to_choose()
    assert isinstance(state, hearts.Choosing)
    assert hearts.to_move(state) == (1,)
    assert [str(move) for move in hearts.legal_moves(state)] == [
        "1 choose others_up",
        "1 choose shooter_down",
    ]
    assert hearts.legal_moves(state, 0) == ()
    assert hearts.points(state) == (0, 26, 0, 0)
    assert state.hands == (Cards(),) * 4
    assert state.public.to_move == (1,)
    up, down = after(state, "1 choose others_up"), after(state, "1 choose shooter_down")
    assert hearts.score(up) == (26, 0, 26, 26)
    assert hearts.score(down) == (0, -26, 0, 0)
    assert up.public.choice is Moon.OTHERS_UP
    assert hearts.to_move(up) == ()


@pytest.mark.rule("hearts.moon", "hearts.turn")
def test_only_the_shooter_chooses_and_only_one_of_the_two() -> None:
    state = moon_to_choose()
    assert refused(state, "0 choose others_up") == "hearts.turn"
    assert why(state, "0 choose others_up") == "it is seat 1's turn"
    assert refused(state, "1 2C") == "hearts.turn"
    assert (
        why(state, "1 2C")
        == "you shot the moon and have to choose: the others go up or you go down"
    )
    assert refused(state, "1 choose off") == "hearts.moon"
    assert refused(state, "1 choose shooter_chooses") == "hearts.moon"
    assert why(state, "1 choose off") == "you have a choice: the others go up or you go down"


@pytest.mark.rule("hearts.moon")
def test_nobody_chooses_without_a_moon() -> None:
    # Everybody has a top heart and some will take hearts.
    hands = ("AH 2C", "KH", "QH", "JH")
    no_moon = dealt(*hands, options=held(moon=Moon.SHOOTER_CHOOSES))
    assert isinstance(played_out(no_moon), hearts.Over)


@pytest.mark.rule("hearts.moon")
def test_both_may_happen_at_once() -> None:
    assert hearts.score(moon(moon=Moon.BOTH)) == (26, -26, 26, 26)
    assert hearts.score(moon(moon=Moon.BOTH, jack_of_diamonds=-10)) == (26, -36, 26, 26)


@pytest.mark.rule("hearts.moon")
def test_to_choose_both_is_refused_whatever_the_option() -> None:
    state = moon_to_choose()
    assert refused(state, "1 choose both") == "hearts.moon"
    assert refused(state, "0 choose both") == "hearts.turn"


@pytest.mark.rule("hearts.moon")
@pytest.mark.parametrize(
    ("setting", "scores"),
    [
        (Moon.OTHERS_UP, (30, 0, 30, 30)),
        (Moon.SHOOTER_DOWN, (0, -30, 0, 0)),
        (Moon.BOTH, (30, -30, 30, 30)),
        (Moon.OFF, (0, 26, 0, 0)),
    ],
)
def test_a_moon_may_be_worth_a_number(setting: Moon, scores: tuple[int, ...]) -> None:
    assert hearts.score(moon(moon=setting, moon_points=30)) == scores


def sun(**options: Any) -> hearts.Over:
    """Seat 1 won every trick."""
    return over("", EVERYTHING, options=held(**options), rest_to=1)


@pytest.mark.rule("hearts.moon")
def test_to_take_every_trick_may_be_worth_more_or_less_than_a_moon() -> None:
    assert hearts.score(sun()) == (26, 0, 26, 26)
    assert hearts.score(sun(sun=52)) == (52, 0, 52, 52)
    assert hearts.score(sun(sun=52, moon_points=30)) == (52, 0, 52, 52)
    assert hearts.score(sun(sun=10, moon=Moon.SHOOTER_DOWN)) == (0, -10, 0, 0)
    assert hearts.score(sun(sun=52, moon=Moon.BOTH)) == (52, -52, 52, 52)
    # All penalty cards, but not every trick: seat 0 has others.
    assert hearts.score(moon(sun=52)) == (26, 0, 26, 26)
    assert hearts.score(moon(sun=52, moon_points=30)) == (30, 0, 30, 30)


@pytest.mark.rule("hearts.moon")
def test_the_shooter_of_a_sun_chooses_too() -> None:
    hands = ("AC AD AH", "2C 2D 2H", "3C 3D 3H")
    state = few(*hands, sun=52, moon=Moon.SHOOTER_CHOOSES, opening=hearts.Opening.DEALERS_LEFT)
    tricks = played("0: AC 2C 3C", "0: AD 2D 3D", "0: AH 2H 3H", players=3)
    state = after(state, *tricks)
    assert [str(move) for move in hearts.legal_moves(state)] == [
        "0 choose others_up",
        "0 choose shooter_down",
    ]
    assert hearts.score(after(state, "0 choose others_up")) == (0, 52, 52)
    assert hearts.score(after(state, "0 choose shooter_down")) == (-52, 0, 0)


@pytest.mark.rule("hearts.moon")
def test_a_moon_or_sun_of_the_taker_of_the_doubler_counts_twice() -> None:
    jack = Card("JD")
    assert hearts.score(moon(doubler=jack)) == (52, 0, 52, 52)
    assert hearts.score(moon(doubler=jack, jack_of_diamonds=-10)) == (52, -20, 52, 52)
    assert hearts.score(moon(doubler=jack, moon=Moon.BOTH)) == (52, -52, 52, 52)
    assert hearts.score(moon(doubler=jack, moon_points=30)) == (60, 0, 60, 60)
    assert hearts.score(sun(doubler=jack, sun=39)) == (78, 0, 78, 78)
    # Another seat has it: the moon once, and its own JD twice.
    apart = moon(jack_to=0, doubler=jack, jack_of_diamonds=-10, no_trick=-5)
    assert hearts.score(apart) == (6, 0, 26, 26)


@pytest.mark.rule("hearts.moon", "hearts.points")
def test_without_a_moon_every_trick_counts_twice_with_the_doubler() -> None:
    # 26 twice; -5 for a seat without a trick once.
    end = sun(doubler=Card("TC"), moon=Moon.OFF, no_trick=-5)
    assert hearts.score(end) == (-5, 52, -5, -5)


@pytest.mark.rule("hearts.moon", "hearts.points")
def test_every_card_that_counts_above_0_is_needed_for_the_moon() -> None:
    named = held(card_points={Card("KS"): 10, Card("TD"): -10})
    without = over("", EVERYTHING, "KS", options=named)
    assert hearts.score(without) == (-10, 26, 10, 0)  # seat 0 has TD with the rest
    with_it = over("", f"{EVERYTHING} KS", options=named)
    assert hearts.score(with_it) == (26, 0, 36, 36)
    # Cards that count nothing or less are not needed.
    less = held(card_points={Card("2H"): 0, Card("3H"): -1})
    end = over("2H 3H", " ".join(EVERYTHING.split()[2:]), options=less)
    assert hearts.score(end) == (23, 0, 24, 24)


@pytest.mark.rule("hearts.moon")
def test_a_queen_that_counts_nothing_is_not_needed_for_the_moon() -> None:
    end = over("", HEARTS, "QS", options=held(queen_points=0))
    assert hearts.points(end) == (0, 13, 0, 0)
    assert hearts.score(end) == (13, 0, 13, 13)
