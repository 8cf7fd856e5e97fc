"""The options of Hearts: defaults by players, presets, and what is impossible."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

import attrs
import pytest

from vorhand import (
    DECK,
    Card,
    Cards,
    InvalidDeal,
    InvalidOptions,
    VorhandError,
    WrongTypeError,
    hearts,
)
from vorhand.hearts import Direction, Options

L, R, A, H = Direction.LEFT, Direction.RIGHT, Direction.ACROSS, Direction.HOLD
SL, SR = Direction.SECOND_LEFT, Direction.SECOND_RIGHT
CLUBS, HEARTS = (Cards(card for card in DECK if card.text[1] == one) for one in "CH")


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
            kitty=hearts.Kitty.NONE,
            card_points={},
            doubler=None,
            queen=hearts.Queen.FREE,
            moon_points=None,
            sun=None,
            partners=hearts.Partners.NONE,
            landing={},
            deals=None,
        )
        == hearts.TRAINER
    )


def test_presets() -> None:
    assert Options() == hearts.TRAINER == hearts.MICROSOFT
    assert Options(passing=(L, A, R, H)) == hearts.ATLANTIS
    assert Options(jack_of_diamonds=-10) == hearts.OMNIBUS
    assert Options(breaking=hearts.Breaking.HEART_OR_QUEEN) == hearts.OPEN_SPIEL
    assert Options(heart_points=hearts.HeartPoints.SPOT, limit=500) == hearts.SPOT_HEARTS
    assert Options(partners=hearts.Partners.ADDED) == hearts.PARTNERSHIP


def test_black_maria() -> None:
    maria = hearts.BLACK_MARIA
    assert (maria.players, maria.hand_size, maria.kitty_size) == (3, 17, 0)
    assert (str(maria.removed), maria.passing, maria.pass_count) == ("2C", (R,), 3)
    assert maria.opening is hearts.Opening.DEALERS_LEFT
    assert maria.first_trick is hearts.FirstTrick.ANYTHING
    assert maria.breaking is hearts.Breaking.NOTHING_NEEDED
    assert maria.moon is hearts.Moon.OFF
    assert maria.card_points == ((Card("KS"), 10), (Card("AS"), 7))


@pytest.mark.parametrize(
    ("options", "hand_size", "left_over", "packets", "pass_count"),
    [
        ({"players": 3, "removed": Cards()}, 17, 1, (5, 4, 4, 4), 3),
        ({"players": 5, "removed": Cards()}, 10, 2, (5, 5), 2),
        ({"players": 6, "removed": Cards()}, 8, 4, (4, 4), 2),
        ({"removed": Cards("2D")}, 12, 3, (12,), 3),
        ({"removed": Cards(DECK[:40])}, 3, 0, (3,), 3),
        ({"removed": Cards(DECK[:44])}, 2, 0, (2,), 2),
        ({"removed": Cards(DECK[:47])}, 1, 1, (1,), 1),
        ({"players": 6, "removed": Cards(DECK[:46])}, 1, 0, (1,), 1),
    ],
)
def test_what_is_left_of_the_pack_is_dealt_as_far_as_hands_are_equal(
    options: dict[str, Any],
    hand_size: int,
    left_over: int,
    packets: tuple[int, ...],
    pass_count: int,
) -> None:
    chosen = Options(kitty=hearts.Kitty.ASIDE, opening=hearts.Opening.DEALERS_LEFT, **options)
    assert (chosen.hand_size, chosen.kitty_size) == (hand_size, left_over)
    assert (chosen.packets, chosen.pass_count) == (packets, pass_count)


def test_mappings_are_kept_as_pairs_in_order() -> None:
    options = Options(
        card_points={Card("AS"): 7, Card("TD"): -10, Card("KS"): 10}, landing={100: 50, -3: 0}
    )
    assert options.card_points == ((Card("TD"), -10), (Card("KS"), 10), (Card("AS"), 7))
    assert options.landing == ((-3, 0), (100, 50))
    assert options == Options(card_points=options.card_points, landing=options.landing)
    assert hash(options) == hash(
        Options(card_points=options.card_points[::-1], landing=((100, 50), (-3, 0)))
    )
    assert eval(repr(options), dict(vars(hearts), Card=Card)) == options  # noqa: S307 - our own text
    assert repr(hearts.BLACK_MARIA).count("card_points=((Card('KS'), 10), (Card('AS'), 7))") == 1


class Whole(int):
    """A whole number of a class of one's own."""


def test_whole_numbers_of_other_classes_are_kept_as_int() -> None:
    options = Options(
        moon_points=Whole(26),
        sun=Whole(52),
        deals=Whole(3),
        landing={Whole(100): Whole(50)},
        card_points={Card("KS"): Whole(10)},
    )
    numbers = (options.moon_points, options.sun, options.deals, *options.landing[0])
    assert {type(number) for number in (*numbers, options.card_points[0][1])} == {int}


@pytest.mark.parametrize(
    "options",
    [
        {"kitty": hearts.Kitty.FIRST_PENALTY},  # nothing is left over: without effect
        {"removed": Cards("2D"), "kitty": hearts.Kitty.ASIDE},
        {
            "removed": CLUBS,
            "kitty": hearts.Kitty.ASIDE,
            "opening": hearts.Opening.DEALERS_LEFT,
        },
        # 36 cards for four, and one more club than can be left over
        {
            "removed": CLUBS - Cards("JC QC KC AC") | Cards("2D 3D 4D 5D"),
            "kitty": hearts.Kitty.ASIDE,
        },
        {"removed": HEARTS | Cards("QS 2D 3D"), "moon": hearts.Moon.OFF},
        {"removed": HEARTS | Cards("QS 2D 3D"), "card_points": {Card("KS"): 10}},
        {"removed": HEARTS | Cards("QS 2D 3D"), "card_points": {Card("JD"): 10}},
        {"removed": HEARTS, "kitty": hearts.Kitty.ASIDE},
        {"breaking": hearts.Breaking.QUEEN, "queen": hearts.Queen.NOT_LED},
        {"card_points": {Card("QS"): 5}},
        {"card_points": {Card("JD"): 5}},
        {"card_points": {Card("2C"): 5}, "players": 5},  # 2C is out
        {"moon": hearts.Moon.OFF, "moon_points": 30},
        {"landing": dict.fromkeys(range(1000), 0)},
    ],
    ids=str,
)
def test_what_comes_near_to_the_impossible_is_possible(options: dict[str, Any]) -> None:
    for name, value in options.items():
        found = getattr(Options(**options), name)
        assert found == (tuple(value.items()) if isinstance(value, dict) else value)


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
    ({"packets": 13}, "packets"),
    ({"removed": "2C"}, "removed"),
    ({"removed": None}, "removed"),
    ({"removed": [Card("2C")]}, "removed"),
    ({"removed": Cards(DECK)}, "removed"),
    ({"removed": Cards(DECK[:49])}, "removed"),  # three cards for four players
    ({"removed": Cards("2C 2D 2H 2S"), "packets": (5, 4, 4)}, "packets"),  # twelve each
    ({"removed": Cards("2C 2D 2H 2S"), "pass_count": 13}, "pass_count"),
    ({"kitty": "aside"}, "kitty"),
    ({"kitty": None}, "kitty"),
    ({"removed": Cards("2D")}, "kitty"),  # 51 for four
    ({"players": 3, "removed": Cards()}, "kitty"),  # 52 for three
    ({"removed": CLUBS, "kitty": hearts.Kitty.ASIDE}, "opening"),
    ({"removed": CLUBS | Cards("2D 3D 4D")}, "opening"),
    # 39 cards for four: three are left over, and the three clubs could be these.
    (
        {"removed": CLUBS - Cards("QC KC AC") | Cards("2D 3D 4D"), "kitty": hearts.Kitty.ASIDE},
        "opening",
    ),
    ({"card_points": None}, "card_points"),
    ({"card_points": 5}, "card_points"),
    ({"card_points": "KS"}, "card_points"),
    ({"card_points": [(Card("KS"), 10)]}, "card_points"),
    ({"card_points": (Card("KS"), 10)}, "card_points"),
    ({"card_points": ((Card("KS"), 10, 1),)}, "card_points"),
    ({"card_points": ((Card("KS"), 10), ("AS", 7))}, "card_points"),
    ({"card_points": {"KS": 10}}, "card_points"),
    ({"card_points": {Card("KS"): "10"}}, "card_points"),
    ({"card_points": {Card("KS"): None}}, "card_points"),
    ({"card_points": {Card("KS"): 1.5}}, "card_points"),
    ({"card_points": {Card("KS"): 10**15 + 1}}, "card_points"),
    ({"card_points": ((Card("KS"), 10), (Card("KS"), 7))}, "card_points"),
    ({"card_points": {Card("QS"): 5}, "queen_points": 0}, "card_points"),
    ({"card_points": {Card("JD"): 5}, "jack_of_diamonds": -10}, "card_points"),
    ({"doubler": "TC"}, "doubler"),
    ({"doubler": Cards("TC")}, "doubler"),
    ({"doubler": 0}, "doubler"),
    ({"queen": "free"}, "queen"),
    ({"queen": hearts.Queen.NOT_PLAYED, "breaking": hearts.Breaking.QUEEN}, "queen"),
    ({"moon_points": 0}, "moon_points"),
    ({"moon_points": "26"}, "moon_points"),
    ({"moon_points": True}, "moon_points"),
    ({"sun": 0}, "sun"),
    ({"sun": -52}, "sun"),
    ({"sun": 5.2}, "sun"),
    ({"sun": 52, "moon": hearts.Moon.OFF}, "sun"),
    ({"partners": "added"}, "partners"),
    ({"partners": True}, "partners"),
    ({"players": 3, "partners": hearts.Partners.ADDED}, "partners"),
    ({"players": 6, "partners": hearts.Partners.TOGETHER}, "partners"),
    ({"landing": None}, "landing"),
    ({"landing": [(100, 50)]}, "landing"),
    ({"landing": (100, 50)}, "landing"),
    ({"landing": ((100, 50, 0),)}, "landing"),
    ({"landing": {100: None}}, "landing"),
    ({"landing": {"100": 50}}, "landing"),
    ({"landing": {100: True}}, "landing"),
    ({"landing": ((Decimal("sNaN"), 5), (3, 4))}, "landing"),
    ({"landing": ((100, None), (100, "x"))}, "landing"),
    ({"card_points": {Card("KS"): 1, "AS": 2}}, "card_points"),
    ({"players": Decimal("sNaN")}, "players"),
    ({"landing": {100: 50, None: 3}}, "landing"),
    ({"landing": ((100, 50), (100, 0))}, "landing"),
    ({"landing": dict.fromkeys(range(1001), 0)}, "landing"),
    ({"deals": 0}, "deals"),
    ({"deals": "1"}, "deals"),
    ({"deals": False}, "deals"),
    # Without a penalty card in the pack there is no moon.
    ({"removed": HEARTS | Cards("QS 2D 3D")}, "moon"),
    ({"removed": HEARTS | Cards("2D 3D 4D"), "queen_points": 0}, "moon"),
    ({"removed": HEARTS | Cards("QS 2D 3D"), "card_points": {Card("KS"): -3}}, "moon"),
    ({"removed": HEARTS | Cards("QS 2D 3D"), "card_points": {Card("2D"): 3}}, "moon"),
    ({"removed": HEARTS | Cards("QS 2D 3D"), "jack_of_diamonds": 10}, "moon"),
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
