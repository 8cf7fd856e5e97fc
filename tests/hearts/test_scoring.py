"""Points, the moon, bonuses, and the score sheet."""

from __future__ import annotations

from typing import Any

import pytest

from tests.hearts.positions import (
    after,
    dealt,
    held,
    moon_to_choose,
    over,
    played_out,
    refused,
    why,
)
from vorhand import Cards, DealNotOver, WrongTypeError, hearts
from vorhand.hearts import HeartPoints, Moon

HEARTS = "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH"
EVERYTHING = f"{HEARTS} QS"


def plain(**options: Any) -> hearts.Over:
    """Seat 0 won four hearts, seat 1 the queen and JD, seat 2 the other hearts, seat 3 nothing."""
    return over("2H 3H KH AH", "QS JD", HEARTS[6:-6], options=held(**options))


def moon(jack_to: int = 1, **options: Any) -> hearts.Over:
    """Seat 1 won every penalty card, seat 0 tricks without any."""
    won = ["", EVERYTHING, ""]
    won[jack_to] += " JD"
    return over(*won, options=held(**options))


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
    # Seat 1 has all points there are, but the queen is seat 2's.
    end = over("", HEARTS, "QS", options=held(queen_points=0))
    assert hearts.points(end) == hearts.score(end) == (0, 13, 0, 0)
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
    assert why(state, "1 2C") == "you shot the moon and have to choose what it does"
    assert refused(state, "1 choose off") == "hearts.moon"
    assert refused(state, "1 choose shooter_chooses") == "hearts.moon"
    assert why(state, "1 choose off") == "you choose whether the others go up or you go down"


@pytest.mark.rule("hearts.moon")
def test_nobody_chooses_without_a_moon() -> None:
    # Everybody has a top heart and some will take hearts.
    hands = ("AH 2C", "KH", "QH", "JH")
    no_moon = dealt(*hands, options=held(moon=Moon.SHOOTER_CHOOSES))
    assert isinstance(played_out(no_moon), hearts.Over)


def test_a_deal_that_is_not_over_has_no_score() -> None:
    for state in (dealt(), dealt(options=hearts.Options()), moon_to_choose()):
        for result in (hearts.score, hearts.scoresheet):
            with pytest.raises(DealNotOver, match=r"^a deal has a score when it is over$"):
                result(state)


def test_the_score_sheet_names_rule_cards_and_reason() -> None:
    penalties = Cards(EVERYTHING)
    lines = hearts.scoresheet(moon(jack_of_diamonds=-10))
    assert [(line.rule.id, line.seat, line.points, line.because) for line in lines] == [
        ("hearts.moon", 0, 26, penalties),
        ("hearts.moon", 1, 0, penalties),
        ("hearts.moon", 2, 26, penalties),
        ("hearts.moon", 3, 26, penalties),
        ("hearts.points", 1, -10, Cards("JD")),
    ]
    assert lines[0].text() == f"seat 1 shot the moon with {penalties}"
    assert lines[1].text() == f"shot the moon with {penalties}"
    assert lines[4].text() == "took JD"
    down = hearts.scoresheet(moon(moon=Moon.SHOOTER_DOWN))
    assert [(line.rule.id, line.seat, line.points) for line in down] == [("hearts.moon", 1, -26)]
    assert down[0].text() == f"shot the moon with {penalties}"


def test_the_lines_of_a_deal_without_a_moon() -> None:
    lines = hearts.scoresheet(plain(no_trick=-5, jack_of_diamonds=-10))
    assert [(line.seat, line.points, line.text()) for line in lines] == [
        (0, 4, "took 2H 3H KH AH"),
        (1, 13, "took QS"),
        (2, 9, f"took {HEARTS[6:-6]}"),
        (3, -5, "took no trick"),
        (1, -10, "took JD"),
    ]
    assert {line.rule.id for line in lines} == {"hearts.points"}
    assert lines[3].because == Cards()  # it rests on having taken nothing


@pytest.mark.parametrize("wrong", [None, 1, "state", hearts.Options()])
def test_results_are_of_states(wrong: Any) -> None:
    for result in (hearts.points, hearts.score, hearts.scoresheet):
        with pytest.raises(WrongTypeError, match="a state of Hearts is expected"):
            result(wrong)
