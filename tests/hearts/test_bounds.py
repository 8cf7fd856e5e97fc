"""What scores can be, and that the bounds are reached."""

from __future__ import annotations

import pytest

from tests.hearts.positions import moon, over
from vorhand import Card, DealNotOver, WrongTypeError, hearts
from vorhand.hearts import Moon, Options, Partners


@pytest.mark.parametrize(
    ("options", "bounds"),
    [
        (hearts.TRAINER, (0, 26)),  # a moon
        (Options(moon=Moon.OFF), (0, 26)),  # all penalty cards
        (Options(moon=Moon.SHOOTER_DOWN), (-26, 25)),  # all but one heart
        (Options(moon=Moon.BOTH), (-26, 26)),
        (hearts.OMNIBUS, (-10, 26)),
        (Options(jack_of_diamonds=7), (0, 33)),  # the jack counts apart from the moon
        (Options(no_trick=-5), (-5, 26)),
        (Options(no_trick=30), (0, 30)),
        (hearts.SPOT_HEARTS, (0, 117)),
        (Options(sun=52), (0, 52)),
        (Options(moon_points=10, moon=Moon.SHOOTER_DOWN), (-10, 25)),
        (Options(doubler=Card("TC")), (0, 52)),
        (Options(doubler=Card("TC"), moon=Moon.SHOOTER_DOWN), (-52, 50)),
        (hearts.BLACK_MARIA, (0, 43)),
        (hearts.PARTNERSHIP, (0, 26)),
        (Options(partners=Partners.TOGETHER, moon=Moon.SHOOTER_DOWN), (-26, 25)),
        (Options(partners=Partners.ADDED, moon=Moon.OFF, no_trick=-5), (-10, 26)),
        (Options(partners=Partners.ADDED, no_trick=5), (0, 31)),
    ],
)
def test_bounds_counted_by_hand(options: Options, bounds: tuple[int, int]) -> None:
    assert hearts.score_bounds(options) == bounds


def test_deals_come_to_the_bounds() -> None:
    assert max(hearts.score(moon())) == hearts.score_bounds()[1]
    down = moon(moon=Moon.SHOOTER_DOWN)
    assert min(hearts.score(down)) == hearts.score_bounds(down.options)[0]
    apart = over("JD", options=hearts.OMNIBUS)
    assert min(hearts.score(apart)) == hearts.score_bounds(hearts.OMNIBUS)[0]


@pytest.mark.parametrize(("players", "plays"), [(3, 51), (4, 52), (5, 50), (6, 48)])
def test_the_longest_deal_is_the_pack(players: int, plays: int) -> None:
    assert hearts.longest_deal(Options(players=players)) == plays


def test_less_is_better() -> None:
    assert hearts.utility(moon()) == (-26, 0, -26, -26)
    with pytest.raises(DealNotOver):
        hearts.utility(hearts.deal(hearts.pack()))


def test_bounds_are_those_of_options() -> None:
    with pytest.raises(WrongTypeError, match="options"):
        hearts.score_bounds(4)  # type: ignore[arg-type]
    with pytest.raises(WrongTypeError, match="options"):
        hearts.longest_deal("4")  # type: ignore[arg-type]
