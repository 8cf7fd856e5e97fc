"""What scores can be, and that the bounds are reached."""

from __future__ import annotations

import pytest

from tests.hawk.positions import over
from vorhand import DealNotOver, WrongTypeError, hawk
from vorhand.hawk import Counting, Options, Slam


@pytest.mark.parametrize(
    ("options", "bounds"),
    [
        # A step from -6 to 7 and three kinds of bonus, or only the big trick among two and three;
        # times the players, and three times in a solo.
        (hawk.SOURCE, (-9 * 4 * 3, 10 * 4 * 3)),
        (Options(players=2), (-7 * 2 * 3, 8 * 2 * 3)),
        (Options(players=2, solo_from=4), (-7 * 2, 8 * 2)),
        (Options(players=3, solo_from=4), (-7 * 3, 8 * 3)),
        (Options(players=5), (-9 * 5 * 3, 10 * 5 * 3)),
        # Of the pips of six players some lie aside, so nobody takes all 220.
        (Options(players=6, slam=Slam.ALL_220_PIPS), (-9 * 6 * 3, 7 * 6 * 3)),
        (Options(slam=Slam.ALL_220_PIPS), (-9 * 4 * 3, 10 * 4 * 3)),
        # Five tricks of more than 36 pips at most, and something else in each of ten.
        (Options(bonus=Counting.PER_TRICK), (-21 * 4 * 3, 22 * 4 * 3)),
        # Eleven tricks of more than 18 pips at most.
        (Options(players=2, bonus=Counting.PER_TRICK), (-17 * 2 * 3, 18 * 2 * 3)),
    ],
)
def test_bounds_counted_by_hand(options: Options, bounds: tuple[int, int]) -> None:
    assert hawk.score_bounds(options) == bounds


def test_deals_come_to_the_bounds() -> None:
    # Tens, which are a big trick and four of a kind, and a run.
    rare = ["TC TD TH TS", "2C 3C 4C 5C"]
    won = over([0] * 10, rare)
    assert hawk.score(won)[0] == hawk.score_bounds()[1]
    # Seat 0 takes the first and the last trick, 5 and 23 pips; the three kinds are others'.
    lost = over([0, *[1] * 8, 0], ["AC AD AH 2D", *rare, "9C 9D 9H 8S"])
    assert hawk.score(lost)[0] == hawk.score_bounds()[0]


@pytest.mark.parametrize(("players", "plays"), [(2, 26), (3, 36), (4, 40), (5, 40), (6, 36)])
def test_the_longest_deal_is_all_that_is_dealt(players: int, plays: int) -> None:
    assert hawk.longest_deal(Options(players=players)) == plays


def test_more_is_better() -> None:
    end = over([0] * 10, [])
    assert hawk.utility(end) == hawk.score(end)
    with pytest.raises(DealNotOver):
        hawk.utility(hawk.deal(hawk.pack()))


def test_bounds_are_those_of_options() -> None:
    with pytest.raises(WrongTypeError, match="options"):
        hawk.score_bounds(4)  # type: ignore[arg-type]
    with pytest.raises(WrongTypeError, match="options"):
        hawk.longest_deal("4")  # type: ignore[arg-type]
