"""What is in the key of a state of Hearts, and what is not."""

from __future__ import annotations

import pickle
from typing import Any

import attrs
import pytest

from tests.hearts.positions import (
    EVERYTHING,
    after,
    dealt,
    held,
    midway,
    moon,
    moon_to_choose,
    over,
    plain,
)
from vorhand import Card, Cards, WrongTypeError, hawk, hearts
from vorhand.hearts import Direction, Moon, Opening, transposition_key


def alike(*states: hearts.State) -> bool:
    """Whether all of these states, which differ, have one key."""
    assert len(set(states)) == len(states)
    return len(set(map(transposition_key, states))) == 1


# --- Tricks being played

HANDS = ("KC 3D", "QC 4D", "JC 5D", "TC 6D")


def test_the_order_of_tricks_is_not_in_the_key() -> None:
    start = after(
        dealt("2C 4S 7S", "AC AS KS", "3C 2S 5S", "4C 3S 6S"), "0 2C", "1 AC", "2 3C", "3 4C"
    )
    aces_first = after(start, "1 AS", "2 2S", "3 3S", "0 4S", "1 KS", "2 5S", "3 6S", "0 7S")
    kings_first = after(start, "1 KS", "2 5S", "3 6S", "0 7S", "1 AS", "2 2S", "3 3S", "0 4S")
    assert alike(aces_first, kings_first)


def test_hands_and_whose_turn_it_is_are_in_the_key() -> None:
    swapped = ("QC 3D", "KC 4D", *HANDS[2:])
    assert not alike(midway(*HANDS), midway(*swapped))
    assert not alike(midway(*HANDS), midway(*HANDS, turn=1))


def test_of_cards_taken_only_what_they_count_is_in_the_key() -> None:
    some = midway(*HANDS, tricks=[(0, "2H 7S"), (1, "3H 8S")])
    others = midway(*HANDS, tricks=[(1, "2H 7S"), (0, "3H 8S")])
    assert alike(some, others)
    assert not alike(some, midway(*HANDS, tricks=[(0, "2H 3H 7S"), (1, "8S")]))
    spot = held(heart_points=hearts.HeartPoints.SPOT)
    by_spot = (
        attrs.evolve(one, deal=attrs.evolve(one.deal, options=spot)) for one in (some, others)
    )
    assert not alike(*by_spot)


@pytest.mark.parametrize(("jack", "same"), [(0, True), (-10, False)])
def test_who_has_the_jack_is_in_the_key_if_it_counts(jack: int, same: bool) -> None:
    options = held(jack_of_diamonds=jack)
    takers = [midway(*HANDS, tricks=[(seat, "JD"), (2, "2C")], options=options) for seat in (0, 1)]
    assert alike(*takers) is same


@pytest.mark.parametrize(
    ("moon", "same"), [(Moon.OTHERS_UP, False), (Moon.SHOOTER_CHOOSES, False), (Moon.OFF, True)]
)
def test_who_can_still_shoot_the_moon_is_in_the_key(moon: Moon, same: bool) -> None:
    # JD counts as much as the queen takes away: so what seats have amounts to the same. (A queen
    # that counts nothing would be no penalty card.)
    options = held(queen_points=5, jack_of_diamonds=-5, moon=moon)
    alone = midway(*HANDS, tricks=[(1, "2H"), (1, "QS JD")], options=options)
    not_alone = midway(*HANDS, tricks=[(1, "2H"), (0, "QS JD")], options=options)
    assert alike(alone, not_alone) is same


@pytest.mark.parametrize(("moon", "same"), [(Moon.OTHERS_UP, False), (Moon.OFF, True)])
def test_that_a_moon_is_at_stake_in_the_running_trick_is_in_the_key(moon: Moon, same: bool) -> None:
    # TS and 9S amount to nothing together, and TS is a penalty card.
    options = held(card_points={Card("TS"): 5, Card("9S"): -5}, moon=moon)
    hands = ("KC", "QC", "JC KS", "TC AS")
    at_stake = midway(
        *hands, tricks=[(1, "2H"), (1, "JS 8S")], trick=["1 TS", "0 9S"], turn=2, options=options
    )
    quiet = midway(
        *hands, tricks=[(1, "2H"), (1, "TS 9S")], trick=["1 JS", "0 8S"], turn=2, options=options
    )
    assert alike(at_stake, quiet) is same


def test_once_two_seats_have_penalty_cards_the_rest_is_points() -> None:
    # Three hearts each, in whatever way, and a queen that counts three hearts.
    options = held(queen_points=3)
    hearts_alone = midway(*HANDS, tricks=[(0, "2H 3H 4H"), (1, "QS")], options=options)
    the_queen = midway(*HANDS, tricks=[(0, "QS"), (1, "2H 3H 4H")], options=options)
    assert alike(hearts_alone, the_queen)


@pytest.mark.parametrize(("no_trick", "same"), [(0, True), (-5, False)])
def test_who_has_a_trick_is_in_the_key_if_it_counts(no_trick: int, same: bool) -> None:
    options = held(no_trick=no_trick)
    without = midway(*HANDS, tricks=[(0, "2C"), (0, "3C")], options=options)
    both = midway(*HANDS, tricks=[(0, "2C"), (1, "3C")], options=options)
    assert alike(without, both) is same
    assert alike(both, midway(*HANDS, tricks=[(1, "2C"), (0, "3C")], options=options))


def test_once_the_moon_is_shot_it_does_not_matter_who_has_a_trick() -> None:
    for options, same in ((held(no_trick=-5), True), (held(no_trick=-5, moon=Moon.OFF), False)):
        without = midway(*HANDS, tricks=[(0, EVERYTHING), (0, "3C")], options=options)
        both = midway(*HANDS, tricks=[(0, EVERYTHING), (1, "3C")], options=options)
        assert alike(without, both) is same


@pytest.mark.parametrize(("sun", "same"), [(None, True), (52, False)])
def test_who_has_a_trick_is_in_the_key_if_taking_all_counts(sun: int | None, same: bool) -> None:
    options = held(sun=sun)
    all_of_them = midway(*HANDS, tricks=[(0, "2H QS"), (0, "3C")], options=options)
    all_but_one = midway(*HANDS, tricks=[(0, "2H QS"), (1, "3C")], options=options)
    assert alike(all_of_them, all_but_one) is same


@pytest.mark.parametrize(("doubler", "same"), [(None, True), (Card("TC"), False)])
def test_who_has_the_doubler_is_in_the_key(doubler: Card | None, same: bool) -> None:
    options = held(doubler=doubler)
    takers = [midway(*HANDS, tricks=[(seat, "TC"), (2, "2C")], options=options) for seat in (0, 1)]
    assert alike(*takers) is same


def test_what_is_doubled_is_in_the_key_in_parts() -> None:
    # 2H and JD amount to nothing for seat 0, but the moon it may shoot is apart from JD.
    options = held(doubler=Card("9C"), jack_of_diamonds=-1)
    apart = midway(*HANDS, tricks=[(0, "2H JD 9C"), (1, "3C")], options=options)
    nothing = midway(*HANDS, tricks=[(0, "9C 3C"), (1, "2H JD")], options=options)
    assert not alike(apart, nothing)


@pytest.mark.parametrize(
    ("partners", "same"), [(hearts.Partners.ADDED, True), (hearts.Partners.TOGETHER, False)]
)
def test_what_a_side_can_still_shoot_is_in_the_key(partners: hearts.Partners, same: bool) -> None:
    # 4H and JD amount to nothing together, so seats have the same either way.
    options = held(partners=partners, jack_of_diamonds=-1)
    one_side = midway(*HANDS, tricks=[(0, "2H 4H JD"), (2, "3H"), (1, "QC")], options=options)
    both = midway(*HANDS, tricks=[(0, "2H QC"), (2, "3H"), (1, "4H JD")], options=options)
    assert alike(one_side, both) is same


def side_that_chooses(*tricks: tuple[int, str], trick: list[str]) -> hearts.Playing:
    """Seats 0 and 2 have all penalty cards that are gone; who took the last of them chooses."""
    options = held(partners=hearts.Partners.TOGETHER, moon=Moon.SHOOTER_CHOOSES)
    hands = ("3D", "4D 5D", "6D 7D", "8D 9D")
    return midway(*hands, tricks=tricks, trick=trick, turn=1, options=options)


@pytest.mark.rule("hearts.partners")
def test_who_took_the_last_penalty_card_is_in_the_key_if_that_seat_chooses() -> None:
    assert not alike(
        side_that_chooses((0, "2H"), (2, "3H"), trick=["0 AC"]),
        side_that_chooses((2, "3H"), (0, "2H"), trick=["0 AC"]),
    )
    # The same with the cards of the running trick, which seat 0 is sure to take.
    sure = side_that_chooses((2, "3H"), (2, "KC"), trick=["0 AH"])
    had = side_that_chooses((0, "AH"), (2, "3H"), trick=["0 KC"])
    assert not alike(sure, had)
    last = side_that_chooses((2, "3H"), (0, "AH"), trick=["0 KC"])
    assert alike(sure, last)


def with_kitty(*tricks: tuple[int, str], **options: Any) -> hearts.Playing:
    """51 cards for four: three are left over, QS among them."""
    variant = held(removed=Cards("2D"), **options)
    state = midway(*HANDS, tricks=tricks, options=variant)
    kitty = Cards("QS KS AS")
    return attrs.evolve(
        state,
        deal=attrs.evolve(state.deal, kitty=kitty),
        unplayed_mask=state.unplayed_mask | kitty.mask,
    )


@pytest.mark.rule("hearts.kitty")
@pytest.mark.parametrize(
    ("kitty", "same"),
    [
        (hearts.Kitty.ASIDE, True),
        (hearts.Kitty.LAST_TRICK, True),
        (hearts.Kitty.FIRST_PENALTY, True),
        (hearts.Kitty.FIRST_TRICK, False),
    ],
)
def test_who_has_got_a_kitty_is_in_the_key(kitty: hearts.Kitty, same: bool) -> None:
    one, other = (with_kitty((a, "3C"), (b, "4C"), kitty=kitty) for a, b in ((0, 1), (1, 0)))
    assert alike(one, other) is same


@pytest.mark.rule("hearts.kitty")
def test_a_kitty_that_has_come_with_a_penalty_card_is_in_the_key() -> None:
    kitty = hearts.Kitty.FIRST_PENALTY
    one, other = (with_kitty((a, "3H"), (b, "4H"), kitty=kitty) for a, b in ((0, 1), (1, 0)))
    assert not alike(one, other)


@pytest.mark.rule("hearts.kitty")
def test_what_lies_in_a_kitty_is_in_the_key() -> None:
    options = hearts.Options(removed=Cards("2D"), kitty=hearts.Kitty.ASIDE)
    for number in (0, 3):  # while cards are passed, and in play
        low, high = (
            hearts.begin([Cards(hand) for hand in KITTY_HANDS[name]], options, number=number)
            for name in ("low", "high")
        )
        assert not alike(low, high)


KITTY_HANDS = {
    "low": (
        "2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC",
        "3D 4D 5D 6D 7D 8D 9D TD JD QD KD AD",
        "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH",
        "2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS",
    ),
    "high": (
        "2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC",
        "3D 4D 5D 6D 7D 8D 9D TD JD QD KD AD",
        "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH AH",
        "2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS",
    ),
}
"""AC AH AS or AC KH AS are left over."""


# --- The running trick


def test_cards_that_no_longer_win_the_trick_are_not_in_the_key() -> None:
    hands = ("3D", "4D", "JC 5D", "KC 6D")
    some = midway(*hands, trick=["0 3C", "1 TC"], turn=2)
    assert alike(some, midway(*hands, trick=["0 2C", "1 TC"], turn=2))


def test_how_high_the_winning_card_is_matters_only_by_the_cards_that_beat_it() -> None:
    hands = ("3D", "4D", "2C 9C JC", "5D 6D 7D")
    by_seven, by_eight, by_ten = (
        midway(*hands, trick=[f"0 {card}", "1 2D"], turn=2) for card in ("7C", "8C", "TC")
    )
    assert alike(by_seven, by_eight)
    assert not alike(by_eight, by_ten)


def test_who_is_winning_is_in_the_key_unless_the_trick_is_taken_from_it_for_sure() -> None:
    may = ("3D", "4D", "JC 9C", "6D 7D")
    assert not alike(
        midway(*may, trick=["0 TC", "1 2C"], turn=2), midway(*may, trick=["0 2C", "1 TC"], turn=2)
    )
    must = ("3D", "4D", "JC KC", "6D 7D")
    assert alike(
        midway(*must, trick=["0 TC", "1 2C"], turn=2), midway(*must, trick=["0 2C", "1 TC"], turn=2)
    )


def test_a_seat_that_goes_higher_for_sure_makes_lower_cards_alike() -> None:
    # Seat 1 has to play the king, so the jack of seat 2 never takes the trick.
    hands = ("3D", "KC 4D", "JC 5D", "AC 6D")
    assert alike(midway(*hands, trick=["0 TC"], turn=1), midway(*hands, trick=["0 QC"], turn=1))


@pytest.mark.parametrize(("last", "same"), [("6S 7S", True), ("6S 7C", False)])
def test_which_suit_is_led_matters_only_if_a_seat_to_come_holds_it(last: str, same: bool) -> None:
    hands = ("3D", "4D", "5D", last)
    clubs = midway(*hands, trick=["0 KC", "1 2D", "2 3H"], turn=3)
    hearts_led = midway(*hands, trick=["0 KH", "1 2D", "2 3C"], turn=3)
    assert alike(clubs, hearts_led) is same


def test_what_lies_in_a_trick_counts_for_its_taker_once_that_is_certain() -> None:
    hands = ("3D", "4D 5D", "JC 6D", "9C 7D")
    certain = midway(*hands, trick=["0 AC", "1 2H"], turn=2, tricks=[(0, "3H"), (1, "QS")])
    swapped = midway(*hands, trick=["0 AC", "1 3H"], turn=2, tricks=[(0, "2H"), (1, "QS")])
    assert alike(certain, swapped)
    taken = midway(*hands, trick=["0 AC", "1 2C"], turn=2, tricks=[(0, "2H 3H"), (1, "QS")])
    assert alike(certain, taken)
    open_still = midway(*hands, trick=["0 TC", "1 2H"], turn=2, tricks=[(0, "3H"), (1, "QS")])
    quiet = midway(*hands, trick=["0 TC", "1 2C"], turn=2, tricks=[(0, "2H 3H"), (1, "QS")])
    assert not alike(open_still, quiet)


def test_a_trick_that_is_certain_is_a_trick_of_its_taker() -> None:
    options, hands = held(no_trick=-5), ("3D", "4D 5D", "JC 6D", "9C 7D")
    first = midway(*hands, trick=["0 AC"], turn=1, tricks=[(1, "2C 3C")], options=options)
    second = midway(*hands, trick=["0 AC"], turn=1, tricks=[(1, "2C"), (0, "3C")], options=options)
    assert alike(first, second)
    open_still = [
        midway(*hands, trick=["0 TC"], turn=1, tricks=tricks, options=options)
        for tricks in ([(1, "2C 3C")], [(1, "2C"), (0, "3C")])
    ]
    assert not alike(*open_still)


def test_on_the_first_trick_bars_are_in_the_key() -> None:
    # Spades or diamonds are led; a seat that cannot follow may not throw the queen of spades.
    options = held(opening=Opening.DEALERS_LEFT)
    hands = ("3D", "QS 2S", "5C", "6C")
    spades = midway(*hands, tricks=[], trick=["0 AS"], turn=1, options=options)
    diamonds = midway(*hands, tricks=[], trick=["0 AD"], turn=1, options=options)
    assert not alike(spades, diamonds)
    later = [attrs.evolve(one, tricks=midway(*hands).tricks) for one in (spades, diamonds)]
    assert alike(spades, later[0])
    assert not alike(diamonds, later[1])


# --- Passing

PASSED = ("0 pass 2C 3C 4C", "1 pass 2D 3D 4D")


def test_the_number_of_a_deal_is_in_the_key_by_its_direction_alone() -> None:
    first = dealt(options=hearts.Options())
    assert alike(first, dealt(options=hearts.Options(), number=4))
    assert not alike(first, dealt(options=hearts.Options(), number=1))
    assert alike(
        dealt(options=hearts.Options(passing=(Direction.LEFT,))),
        dealt(options=hearts.Options(passing=(Direction.RIGHT, Direction.LEFT)), number=1),
    )


def test_the_number_of_cards_to_pass_is_in_the_key_until_they_are_passed() -> None:
    two, three = (hearts.Options(pass_count=count) for count in (2, 3))
    assert not alike(dealt(options=two), dealt(options=three))
    assert alike(dealt(options=two, number=3), dealt(options=three, number=3))


@pytest.mark.parametrize(
    ("opening", "same"), [(Opening.TWO_OF_CLUBS, True), (Opening.DEALERS_LEFT, False)]
)
def test_who_dealt_is_in_the_key_if_its_neighbour_leads(opening: Opening, same: bool) -> None:
    for number in (0, 3):
        deals = [
            dealt(options=hearts.Options(opening=opening), dealer=dealer, number=number)
            for dealer in (0, 1)
        ]
        assert alike(*deals) is same


def test_what_has_been_passed_is_in_the_key() -> None:
    start = dealt("2C 3C 4C 5C", "2D 3D 4D 5D", options=hearts.Options())
    passed = after(start, PASSED[0])
    assert not alike(start, passed)
    assert not alike(passed, after(start, "0 pass 2C 3C 5C"))
    assert not alike(passed, after(start, PASSED[1]))
    assert transposition_key(after(passed, PASSED[1])) == transposition_key(
        after(start, PASSED[1], PASSED[0])
    )


def test_cards_that_are_passed_are_as_good_as_those_that_were_dealt() -> None:
    # Seat 0 passes three cards to seat 1, which has passed too: either way it will have all six.
    dealt_low = dealt("2C 3C 4C 5C", "6C 7C 8C 2D 3D 4D", options=hearts.Options())
    dealt_high = dealt("6C 7C 8C 5C", "2C 3C 4C 2D 3D 4D", options=hearts.Options())
    some = after(dealt_low, "0 pass 2C 3C 4C", "1 pass 2D 3D 4D")
    others = after(dealt_high, "0 pass 6C 7C 8C", "1 pass 2D 3D 4D")
    assert alike(some, others)
    assert not alike(after(dealt_low, "0 pass 2C 3C 4C"), after(dealt_high, "0 pass 6C 7C 8C"))


def test_after_the_exchange_it_does_not_matter_who_passed_what() -> None:
    options = hearts.Options(pass_count=1)
    one = after(
        dealt("AS", "KS", "QS", "JS", options=options),
        "0 pass AS",
        "1 pass KS",
        "2 pass QS",
        "3 pass JS",
    )
    other = after(dealt("JS", "AS", "KS", "QS", options=hearts.Options(pass_count=2), number=3))
    assert one.hands == other.hands
    assert alike(one, other)


# --- The end


def test_at_the_end_the_scores_are_the_key() -> None:
    assert alike(over("2H 3H", EVERYTHING[6:]), over("4H 5H", "2H 3H " + EVERYTHING[12:]))
    assert not alike(over("2H 3H", EVERYTHING[6:]), over("2H", EVERYTHING[3:]))
    assert alike(moon(), moon(jack_to=0))
    assert not alike(moon(jack_of_diamonds=-10), moon(jack_to=0, jack_of_diamonds=-10))


def test_who_chooses_and_what_comes_of_it_is_the_key_of_a_choice() -> None:
    state = moon_to_choose()
    assert isinstance(state, hearts.Choosing)
    assert alike(state, attrs.evolve(state, tricks=state.tricks[::-1]))
    shot_by_another = tuple(attrs.evolve(trick, taker=2) for trick in state.tricks)
    assert not alike(state, attrs.evolve(state, tricks=shot_by_another, shooter=2))
    ends = [hearts.apply(state, move) for move in hearts.legal_moves(state)]
    assert not alike(state, *ends)
    assert not alike(*ends)


# --- Variants, and what has no key

OTHERWISE: dict[str, Any] = {
    "players": 3,
    "opening": Opening.DEALERS_LEFT,
    "first_trick": hearts.FirstTrick.ANYTHING,
    "all_penalties": hearts.AllPenalties.QUEEN,
    "breaking": hearts.Breaking.HEART_OR_QUEEN,
    "hearts_or_queen_lead": True,
    "moon": Moon.SHOOTER_DOWN,
    "jack_of_diamonds": -10,
    "no_trick": -5,
    "heart_points": hearts.HeartPoints.SPOT,
    "queen_points": 5,
    "removed": Cards("2D 3D 4D 5D"),
    "card_points": {Card("KS"): 10},
    "doubler": Card("TC"),
    "queen": hearts.Queen.NOT_LED,
    "moon_points": 30,
    "sun": 52,
    "partners": hearts.Partners.ADDED,
}
WITHOUT_EFFECT: dict[str, Any] = {
    "passing": (Direction.HOLD, Direction.LEFT),
    "pass_count": 1,
    "limit": 50,
    "tie": hearts.Tie.PLAY_ON,
    "packets": (13,),
    "landing": {100: 50},
    "deals": 7,
}
WITH_A_KITTY = "kitty"
"""An option that needs cards that are left over; a test of its own is about it."""


def test_every_option_is_tried() -> None:
    fields = {field.name for field in attrs.fields(hearts.Options) if field.init}
    assert OTHERWISE.keys() | WITHOUT_EFFECT.keys() | {WITH_A_KITTY} == fields


@pytest.mark.parametrize("option", OTHERWISE)
def test_keys_of_different_variants_differ(option: str) -> None:
    variant = held().replace(**{option: OTHERWISE[option]})
    for states in (
        [midway(*HANDS[: one.players], options=one) for one in (held(), variant)],
        [dealt(options=one.replace(passing=(Direction.LEFT,))) for one in (held(), variant)],
        [over(EVERYTHING, options=one) for one in (held(moon=Moon.OFF), variant)],
    ):
        assert not alike(*states)


@pytest.mark.parametrize("option", WITHOUT_EFFECT)
def test_options_that_have_no_effect_any_more_are_not_in_the_key(option: str) -> None:
    variant = held().replace(**{option: WITHOUT_EFFECT[option]})
    assert alike(*[dealt(options=one) for one in (held(), variant)])
    assert alike(
        *[plain().__class__(dealt(options=one).deal, plain().tricks) for one in (held(), variant)]
    )


def test_phases_have_different_keys() -> None:
    phases = [dealt(options=hearts.Options()), dealt(), moon_to_choose(), plain()]
    assert len({type(state) for state in phases}) == 4
    assert len({transposition_key(state) for state in phases}) == 4


def test_a_key_is_the_same_after_a_pickle() -> None:
    for state in (dealt(options=hearts.Options()), dealt(), moon_to_choose(), plain()):
        key = transposition_key(state)
        assert transposition_key(pickle.loads(pickle.dumps(state))) == key
        assert pickle.loads(pickle.dumps(key)) == key
        assert isinstance(hash(key), int)


@pytest.mark.parametrize("wrong", [None, 1, "state", hawk.deal(hawk.pack()), hearts.Options()])
def test_only_a_state_has_a_key(wrong: Any) -> None:
    with pytest.raises(WrongTypeError, match="a state of Hearts is expected, not"):
        transposition_key(wrong)


def test_a_view_has_no_key_since_hidden_hands_decide_what_follows() -> None:
    view: Any = hearts.view(dealt(), 0)
    with pytest.raises(WrongTypeError, match=r"View\(.* of Hearts: .* hands that it does not show"):
        transposition_key(view)
