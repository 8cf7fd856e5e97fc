"""Partners: what the two who sit across have in common."""

from __future__ import annotations

from typing import Any

import pytest

from tests.hearts.positions import after, few, held, moon, over, plain, played, refused
from vorhand import Card, InvalidDeal, hearts
from vorhand.hearts import FirstTrick, Kitty, Match, Moon, Options, Partners, Tie

ADDED, TOGETHER = Partners.ADDED, Partners.TOGETHER


@pytest.mark.rule("hearts.partners")
def test_both_partners_get_what_they_have_taken_between_them() -> None:
    # 4, 13, 9 and nothing: 13 for seats 0 and 2, 13 for seats 1 and 3.
    assert hearts.score(plain(partners=ADDED)) == (13, 13, 13, 13)
    assert hearts.points(plain(partners=ADDED)) == (4, 13, 9, 0)
    # JD -10 for seat 1, and -5 for seat 3, which has no trick.
    assert hearts.score(plain(partners=ADDED, jack_of_diamonds=-10, no_trick=-5)) == (
        13,
        -2,
        13,
        -2,
    )


@pytest.mark.rule("hearts.partners", "hearts.moon")
@pytest.mark.parametrize("partners", [ADDED, TOGETHER])
def test_a_moon_of_one_counts_once_for_a_side(partners: Partners) -> None:
    assert hearts.score(moon(partners=partners)) == (26, 0, 26, 0)
    assert hearts.score(moon(partners=partners, moon=Moon.SHOOTER_DOWN)) == (0, -26, 0, -26)
    assert hearts.score(moon(partners=partners, moon=Moon.BOTH)) == (26, -26, 26, -26)
    # JD of seat 0 is added for seat 2 as well: 26 - 10.
    assert hearts.score(moon(jack_to=0, partners=partners, jack_of_diamonds=-10)) == (16, 0, 16, 0)


# Seat 2 takes the first trick with AC, seat 0 the second with AD and 5H in it, seat 2 the last.
HANDS = ("2C AD 6D", "3C 2D 7D", "AC 3D KD", "4C 5H 6H")
MOVES = played("0: 2C 3C AC 4C", "2: 3D 5H AD 2D", "0: 6D 7D KD 6H")
# The same, but the last trick has no heart in it.
LATE = ("2C AD 6D", "3C 2D 7D", "AC 3D KD", "4C 5H 8S")
LATE_MOVES = played("0: 2C 3C AC 4C", "2: 3D 5H AD 2D", "0: 6D 7D KD 8S")


@pytest.mark.rule("hearts.partners", "hearts.moon")
@pytest.mark.parametrize(
    ("changes", "scores"),
    [
        ({"partners": Partners.NONE}, (1, 0, 1, 0)),
        ({"partners": ADDED}, (2, 0, 2, 0)),  # no seat has them all
        ({"partners": TOGETHER}, (0, 2, 0, 2)),
        ({"partners": TOGETHER, "moon": Moon.SHOOTER_DOWN}, (-2, 0, -2, 0)),
        ({"partners": TOGETHER, "moon": Moon.BOTH}, (-2, 2, -2, 2)),
        ({"partners": TOGETHER, "moon": Moon.OFF}, (2, 0, 2, 0)),
        ({"partners": TOGETHER, "moon_points": 26}, (0, 26, 0, 26)),
        # The side has every trick, no seat does.
        ({"partners": TOGETHER, "sun": 52}, (0, 52, 0, 52)),
        ({"partners": ADDED, "sun": 52}, (2, 0, 2, 0)),
        # Two without a trick, but not in a moon deal.
        ({"partners": ADDED, "no_trick": -5}, (2, -10, 2, -10)),
        ({"partners": TOGETHER, "no_trick": -5}, (0, 2, 0, 2)),
        # AC is seat 2's: its 6H counts twice, 5H of seat 0 once.
        ({"partners": ADDED, "doubler": Card("AC")}, (3, 0, 3, 0)),
        ({"partners": TOGETHER, "doubler": Card("AC")}, (0, 4, 0, 4)),
        ({"partners": TOGETHER, "doubler": Card("AC"), "moon": Moon.BOTH}, (-4, 4, -4, 4)),
        # AD is seat 0's and counts -3 twice, the moon twice too.
        (
            {"partners": TOGETHER, "doubler": Card("2D"), "card_points": {Card("AD"): -3}},
            (-6, 4, -6, 4),
        ),
    ],
    ids=str,
)
def test_all_penalty_cards_between_partners(
    changes: dict[str, Any], scores: tuple[int, ...]
) -> None:
    end = after(few(*HANDS, **changes), *MOVES)
    assert hearts.points(end) == (1, 0, 1, 0)
    assert hearts.score(end) == scores


@pytest.mark.rule("hearts.partners", "hearts.moon")
def test_of_the_two_who_shot_it_the_one_with_the_last_penalty_card_chooses() -> None:
    options: dict[str, Any] = {"partners": TOGETHER, "moon": Moon.SHOOTER_CHOOSES}
    state = after(few(*HANDS, **options), *MOVES)
    assert hearts.to_move(state) == (2,)
    assert refused(state, "0 choose others_up") == "hearts.turn"
    assert hearts.score(after(state, "2 choose shooter_down")) == (-2, 0, -2, 0)
    assert hearts.to_move(after(few(*LATE, **options), *LATE_MOVES)) == (0,)
    added = after(few(*HANDS, partners=ADDED, moon=Moon.SHOOTER_CHOOSES), *MOVES)
    assert isinstance(added, hearts.Over)


@pytest.mark.rule("hearts.partners", "hearts.kitty")
@pytest.mark.parametrize(
    ("kitty", "chooser"),
    [
        (Kitty.ASIDE, 0),
        (Kitty.FIRST_TRICK, 0),  # 7H is seat 2's with the first trick, 5H seat 0's with the second
        (Kitty.FIRST_PENALTY, 0),
        (Kitty.LAST_TRICK, 2),  # 7H came last
    ],
)
def test_a_penalty_card_of_a_kitty_counts_as_taken_with_its_trick(
    kitty: Kitty, chooser: int
) -> None:
    options: dict[str, Any] = {"partners": TOGETHER, "moon": Moon.SHOOTER_CHOOSES, "kitty": kitty}
    state = after(few(*LATE, left_over="7H", **options), *LATE_MOVES)
    assert hearts.to_move(state) == (chooser,)


@pytest.mark.rule("hearts.partners", "hearts.moon")
def test_one_of_a_side_shot_it_and_the_other_has_the_doubler() -> None:
    # Seat 2 takes the first trick with AC and nothing else, seat 0 the others.
    hands = ("2C AD AH", "3C 2D 3D", "AC 4D 2H", "4C 5D 6D")
    moves = played("0: 2C 3C AC 4C", "2: 4D 5D AD 2D", "0: AH 3D 2H 6D")
    for partners, amount in ((ADDED, 2), (TOGETHER, 4)):
        end = after(few(*hands, partners=partners, doubler=Card("AC")), *moves)
        assert hearts.score(end) == (0, amount, 0, amount)


@pytest.mark.rule("hearts.partners")
def test_a_sheet_of_partners_has_a_line_for_the_partner() -> None:
    sheet = hearts.scoresheet(plain(partners=ADDED))
    lines = [
        (line.seat, line.points, line.text()) for line in sheet if line.rule.id == "hearts.partners"
    ]
    assert lines == [
        (0, 9, "the score of the partner, seat 2"),
        (2, 4, "the score of the partner, seat 0"),
        (3, 13, "the score of the partner, seat 1"),
    ]
    # In a moon deal nothing is added: the moon counts for the side as a whole.
    shot = hearts.scoresheet(moon(partners=ADDED))
    assert {line.rule.id for line in shot} == {"hearts.moon"}


@pytest.mark.rule("hearts.partners", "hearts.match.end")
def test_ties_are_played_on_until_one_side_is_lowest() -> None:
    options = Options(partners=TOGETHER, limit=50, tie=Tie.PLAY_ON)
    level = ((26, 0, 26, 0), (0, 26, 0, 26), (13, 13, 13, 13), (13, 13, 13, 13))
    assert not Match(options, scores=level).over
    shared = Match(options.replace(tie=Tie.SHARED), scores=level)
    assert (shared.winners, shared.losers) == ((0, 1, 2, 3), ())
    end = Match(options, scores=(*level, (20, 6, 20, 6)))
    assert end.totals == (72, 58, 72, 58)
    assert (end.winners, end.losers) == ((1, 3), (0, 2))
    one = Match(options, scores=((26, 0, 26, 0), (26, 0, 26, 0)))
    assert (one.winners, one.losers) == ((1, 3), (0, 2))


@pytest.mark.rule("hearts.partners")
def test_scores_that_partners_do_not_share_are_no_match_of_theirs() -> None:
    scores = ((13, 13, 13, 13), (26, 0, 0, 0), (0, 1, 0, 2))
    with pytest.raises(InvalidDeal) as caught:
        Match(hearts.PARTNERSHIP, scores=scores)
    assert caught.value.problems == (
        "in deal 1 partners do not have the same score",
        "in deal 2 partners do not have the same score",
    )
    assert Match(scores=scores).number == 3


@pytest.mark.rule("hearts.partners", "hearts.moon")
def test_26_between_partners_of_a_whole_pack() -> None:
    # Seat 2 has QS and AC, seat 0 the hearts.
    end = over("2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH", "", "QS AC", rest_to=1)
    assert hearts.score(end) == (13, 0, 13, 0)
    for partners, scores in ((ADDED, (26, 0, 26, 0)), (TOGETHER, (0, 26, 0, 26))):
        options = held(partners=partners, first_trick=FirstTrick.ANYTHING)
        cards = "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH"
        assert hearts.score(over(cards, "", "QS AC", rest_to=1, options=options)) == scores
