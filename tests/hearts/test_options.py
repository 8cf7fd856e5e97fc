"""The options of Hearts: defaults by players, presets, and what is impossible."""

from __future__ import annotations

from typing import Any

import attrs
import pytest

from vorhand import InvalidDeal, InvalidOptions, VorhandError, WrongTypeError, hearts
from vorhand.hearts import Direction, Options

L, R, A, H = Direction.LEFT, Direction.RIGHT, Direction.ACROSS, Direction.HOLD
SL, SR = Direction.SECOND_LEFT, Direction.SECOND_RIGHT


@pytest.mark.parametrize(
    ("players", "passing", "pass_count", "packets", "hand_size"),
    [
        (3, (L, R, H), 3, (5, 4, 4, 4), 17),
        (4, (L, R, A, H), 3, (5, 4, 4), 13),
        (5, (L, R, SL, SR, H), 2, (5, 5), 10),
        (6, (L, R, SL, SR, A, H), 2, (4, 4), 8),
    ],
)
def test_defaults_depend_on_the_number_of_players(
    players: int,
    passing: tuple[Direction, ...],
    pass_count: int,
    packets: tuple[int, ...],
    hand_size: int,
) -> None:
    options = Options(players=players)
    assert options.passing == passing
    assert options.pass_count == pass_count
    assert options.packets == packets
    assert options.hand_size == hand_size


def test_the_other_defaults_are_those_of_the_trainer() -> None:
    assert (
        Options(
            opening=hearts.Opening.TWO_OF_CLUBS,
            first_trick=hearts.FirstTrick.NO_PENALTIES,
            all_penalties=hearts.AllPenalties.ANY,
            breaking=hearts.Breaking.HEART,
            hearts_or_queen_lead=False,
            moon=hearts.Moon.OTHERS_UP,
            jack_of_diamonds=0,
            no_trick=0,
            heart_points=hearts.HeartPoints.ONE,
            queen_points=13,
            limit=100,
            tie=hearts.Tie.SHARED,
        )
        == hearts.TRAINER
    )


def test_presets() -> None:
    assert Options() == hearts.TRAINER == hearts.MICROSOFT
    assert Options(passing=(L, A, R, H)) == hearts.ATLANTIS
    assert Options(jack_of_diamonds=-10) == hearts.OMNIBUS
    assert Options(breaking=hearts.Breaking.HEART_OR_QUEEN) == hearts.OPEN_SPIEL


IMPOSSIBLE: list[tuple[dict[str, Any], str]] = [
    ({"players": 2}, "players"),
    ({"players": 7}, "players"),
    ({"players": True}, "players"),
    ({"players": "4"}, "players"),
    ({"players": None}, "players"),
    ({"players": [4]}, "players"),
    ({"players": 4.0}, "players"),
    ({"passing": ()}, "passing"),
    ({"passing": None}, "passing"),
    ({"passing": [L]}, "passing"),
    ({"passing": "left"}, "passing"),
    ({"passing": (L, "right")}, "passing"),
    ({"passing": (L, None)}, "passing"),
    ({"players": 3, "passing": (A,)}, "passing"),
    ({"players": 5, "passing": (L, A)}, "passing"),
    ({"passing": (SL,)}, "passing"),
    ({"players": 3, "passing": (SR,)}, "passing"),
    ({"pass_count": 0}, "pass_count"),
    ({"pass_count": 14}, "pass_count"),
    ({"players": 6, "pass_count": 9}, "pass_count"),
    ({"pass_count": True}, "pass_count"),
    ({"pass_count": None}, "pass_count"),
    ({"opening": "two of clubs"}, "opening"),
    ({"opening": None}, "opening"),
    ({"first_trick": hearts.Opening.ANY_CLUB}, "first_trick"),
    ({"first_trick": []}, "first_trick"),
    ({"all_penalties": "any"}, "all_penalties"),
    ({"breaking": 1}, "breaking"),
    ({"breaking": None}, "breaking"),
    ({"hearts_or_queen_lead": 1}, "hearts_or_queen_lead"),
    ({"hearts_or_queen_lead": None}, "hearts_or_queen_lead"),
    ({"moon": False}, "moon"),
    ({"jack_of_diamonds": -10.0}, "jack_of_diamonds"),
    ({"jack_of_diamonds": True}, "jack_of_diamonds"),
    ({"no_trick": "-5"}, "no_trick"),
    ({"heart_points": 1}, "heart_points"),
    ({"queen_points": -1}, "queen_points"),
    ({"queen_points": None}, "queen_points"),
    ({"limit": 0}, "limit"),
    ({"limit": 10**15 + 1}, "limit"),
    ({"jack_of_diamonds": -(10**5000)}, "jack_of_diamonds"),
    ({"limit": -100}, "limit"),
    ({"limit": float("inf")}, "limit"),
    ({"tie": "shared"}, "tie"),
    ({"packets": (5, 4)}, "packets"),
    ({"packets": (13, 0)}, "packets"),
    ({"packets": (14, -1)}, "packets"),
    ({"packets": [5, 4, 4]}, "packets"),
    ({"packets": (5, 4, 4.0)}, "packets"),
    ({"packets": None}, "packets"),
    ({"players": 3, "packets": (5, 4, 4)}, "packets"),
]


@pytest.mark.rule("hearts.pass.direction")
def test_a_direction_is_that_of_a_deal_of_the_match() -> None:
    options = hearts.Options()
    directions = ["LEFT", "RIGHT", "ACROSS", "HOLD", "LEFT"]
    assert [options.direction(number).name for number in range(5)] == directions
    for number in (None, 1.0, True, "0"):
        with pytest.raises(WrongTypeError, match="the number of a deal is an int"):
            options.direction(number)  # type: ignore[arg-type] # on purpose
    with pytest.raises(InvalidDeal, match="the number of a deal is 0 or more, not -1"):
        options.direction(-1)


@pytest.mark.parametrize(("changes", "field"), IMPOSSIBLE)
def test_impossible_options_are_refused_by_name(changes: dict[str, Any], field: str) -> None:
    with pytest.raises(InvalidOptions) as caught:
        Options(**changes)
    assert caught.value.field == field
    assert str(caught.value).startswith(f"{field}: ")
    assert isinstance(caught.value, VorhandError)
    assert isinstance(caught.value, ValueError)


def test_every_option_can_be_refused() -> None:
    names = {field.name for field in attrs.fields(Options) if field.init}
    assert names == {field for _, field in IMPOSSIBLE}


def test_options_are_keyword_only_and_frozen() -> None:
    constructor: Any = Options
    with pytest.raises(TypeError):
        constructor(4)
    options: Any = Options()
    with pytest.raises(attrs.exceptions.FrozenInstanceError):
        options.players = 5


def test_options_print_what_differs_and_can_be_read_back() -> None:
    assert repr(Options()) == "Options()"
    assert repr(Options(players=5)) == "Options(players=5)"
    assert repr(hearts.OMNIBUS) == "Options(jack_of_diamonds=-10)"
    varied = Options(players=5, moon=hearts.Moon.OFF, passing=(SL, H), limit=50)
    assert repr(varied) == (
        "Options(players=5, passing=(Direction.SECOND_LEFT, Direction.HOLD), "
        "moon=Moon.OFF, limit=50)"
    )
    assert eval(repr(varied), dict(vars(hearts))) == varied  # noqa: S307 - our own text


def test_a_cycle_may_repeat_a_direction_and_a_whole_hand_may_be_passed() -> None:
    options = Options(passing=(L, L, R), pass_count=13, packets=(13,))
    assert options.passing == (L, L, R)


def test_options_can_be_replaced_and_defaults_follow_the_number_of_players() -> None:
    assert hearts.OMNIBUS.replace(players=5) == Options(players=5, jack_of_diamonds=-10)
    assert Options(players=6, limit=50).replace(players=4, limit=60) == Options(limit=60)
    with pytest.raises(InvalidOptions, match="passing: nobody sits across"):
        hearts.ATLANTIS.replace(players=5)
    assert hearts.ATLANTIS.direction(1) is A
