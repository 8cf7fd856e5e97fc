"""What is in the key of a state of Hawk, and what is not."""

from __future__ import annotations

import pickle
from itertools import combinations
from typing import Any

import attrs
import pytest

from tests.hawk.positions import after, dealt, midway, over
from vorhand import DECK, Cards, WrongTypeError, hawk, hearts
from vorhand.cards import mask_of
from vorhand.hawk import Counting, Ruffing, Slam, Thresholds, TrickRule, transposition_key
from vorhand.hawk.bonuses import four_of_a_kind, run
from vorhand.hawk.transposition import FOURS, largest


def alike(*states: hawk.State) -> bool:
    """Whether all of these states, which differ, have one key."""
    assert len(set(states)) == len(states)
    return len(set(map(transposition_key, states))) == 1


# --- Complete tricks

HANDS = ("AC 3D", "2C 4D", "3C 5D", "4C 6D")


def test_the_order_of_tricks_is_not_in_the_key() -> None:
    start = after(
        dealt("5C 6S 9S", "AC AS 2S", "6C 7S TS", "7C 3S 4S"), "0 5C", "1 AC", "2 6C", "3 7C"
    )
    ace_first = after(start, "1 AS", "2 7S", "3 3S", "0 6S", "1 2S", "2 TS", "3 4S", "0 9S")
    two_first = after(start, "1 2S", "2 TS", "3 4S", "0 9S", "1 AS", "2 7S", "3 3S", "0 6S")
    assert alike(ace_first, two_first)


def test_hands_and_whose_turn_it_is_are_in_the_key() -> None:
    assert not alike(midway(*HANDS), midway("2C 3D", "AC 4D", *HANDS[2:]))
    assert not alike(midway(*HANDS), midway(*HANDS, turn=1))


def test_of_cards_taken_only_the_pips_are_in_the_key() -> None:
    five_and_six = midway(*HANDS, tricks=[(0, "9S"), (1, "5S 6S")])
    assert alike(five_and_six, midway(*HANDS, tricks=[(0, "9S"), (1, "4S 7S")]))
    assert not alike(five_and_six, midway(*HANDS, tricks=[(0, "9S"), (1, "5S 7S")]))


@pytest.mark.parametrize(
    ("players", "solo_from", "same"),
    [(4, 4, False), (3, 2, False), (3, 3, False), (3, 4, True), (2, 2, False), (2, 3, True)],
)
def test_who_took_the_first_trick_is_in_the_key_if_it_makes_a_party_or_a_solo(
    players: int, solo_from: int, same: bool
) -> None:
    options, hands = hawk.Options(players=players, solo_from=solo_from), HANDS[:players]
    one = midway(*hands, tricks=[(0, "9S"), (1, "5S 6S")], options=options)
    other = midway(*hands, tricks=[(1, "5S 6S"), (0, "9S")], options=options)
    assert alike(one, other) is same


# In the last trick 10 pips are left. Seat 0 took the first trick, and has 40 pips; all hearts have
# 55, all spades too, and all diamonds with a five 60.
LAST = ("AC", "2C", "3C", "4C")
DIAMONDS = "AD 2D 3D 4D 5D 6D 7D 8D 9D TD 5C"
OF_HEARTS = DIAMONDS.replace("D", "H").removesuffix(" 5C")
SPADES = DIAMONDS.replace("D", "S").removesuffix(" 5C")


def last_trick(diamonds: str, of_hearts: str) -> hawk.State:
    """The last lead, when seat 1 has taken the one and seat 2 the other."""
    tricks = [(0, "6C 7C 8C 9C TC"), (1, diamonds), (2, of_hearts), (3, SPADES)]
    return midway(*LAST, tricks=tricks)


def test_pips_are_in_the_key_until_no_step_can_change() -> None:
    # With seat 1 LAFH has 100 pips and 110 at most, with seat 2 95 and 105 at most: all lose.
    lost = last_trick(DIAMONDS, OF_HEARTS)
    by_more = last_trick(DIAMONDS.replace("3D", "AH"), OF_HEARTS.replace("AH", "3D"))
    assert alike(lost, by_more)
    # With 101 pips it may get 111, and win.
    perhaps = last_trick(DIAMONDS.replace("AD", "2H"), OF_HEARTS.replace("2H", "AD"))
    assert not alike(lost, perhaps)


def test_as_long_as_one_party_has_all_tricks_its_step_is_not_certain() -> None:
    rest = f"{OF_HEARTS} {SPADES} {DIAMONDS} 6C 7C 8C 9C"
    all_tricks = midway(*LAST, tricks=[(0, rest), (0, "TC")])
    all_but_one = midway(*LAST, tricks=[(0, rest), (1, "TC")])
    assert not alike(all_tricks, all_but_one)


# --- Bonuses

BIG = "TC TD 9H 8S"  # 37 pips
NOT_BIG = (1, "9C 9D TH"), (1, "9S")
BIG_TOO = ((1, "9C 9D TH 9S"),)


@pytest.mark.parametrize(
    ("counting", "same"), [(Counting.ONCE_PER_PARTY, True), (Counting.PER_TRICK, False)]
)
def test_a_second_bonus_of_a_kind_is_in_the_key_if_it_counts(
    counting: Counting, same: bool
) -> None:
    options = hawk.Options(bonus=counting)
    once, twice = (
        midway(*HANDS, tricks=[(1, BIG), *more], options=options) for more in (NOT_BIG, BIG_TOO)
    )
    assert alike(once, twice) is same


@pytest.mark.parametrize("counting", Counting)
def test_who_has_a_bonus_is_in_the_key(counting: Counting) -> None:
    options = hawk.Options(bonus=counting)
    nobody = midway(*HANDS, tricks=[(1, "TC TD"), (1, "9H 8S"), *NOT_BIG], options=options)
    somebody = midway(*HANDS, tricks=[(1, BIG), *NOT_BIG], options=options)
    assert not alike(nobody, somebody)
    # Seat 1 or seat 2, with 37 pips each.
    seats = [
        midway(*HANDS, tricks=[(0, "AS"), (big, BIG), *small], options=options)
        for big, small in (
            (1, [(2, "9C 9D TH"), (2, "9S")]),
            (2, [(1, "9C 9D TH"), (1, "9S")]),
        )
    ]
    assert not alike(*seats)


@pytest.mark.parametrize(
    ("counting", "same"), [(Counting.ONCE_PER_PARTY, False), (Counting.PER_TRICK, True)]
)
def test_kinds_of_bonus_are_told_apart_where_each_counts_once(
    counting: Counting, same: bool
) -> None:
    # Either way 34 pips, of a run of clubs or of four twos.
    options, hands = hawk.Options(bonus=counting), ("AC", "AD", "AH", "3S")
    with_run = midway(*hands, tricks=[(1, "5C 6C 7C 8C"), (1, "8H")], options=options)
    with_four = midway(*hands, tricks=[(1, "2C 2D 2H 2S"), (1, "TH 7H 9S")], options=options)
    assert alike(with_run, with_four) is same


SEATS = ("TC TD 9C 8C", "TH TS 9D 8D", "9H 9S 7C 7D 6C", "8H 8S 7H 7S 6D AD")
"""What four seats take, more than 36 pips each: a big trick if it is taken at once."""


def taken_by(*big: int, options: hawk.Options = hawk.SOURCE) -> hawk.State:
    """A position in which these seats have taken a big trick, and the others as many pips."""
    tricks = []
    for seat, cards in enumerate(SEATS[: options.players]):
        parts = [cards] if seat in big else [cards[:5], cards[6:]]
        tricks += [(seat, part) for part in parts]
    return midway(*("AC", "2C", "3C", "4C")[: options.players], tricks=tricks, options=options)


def test_a_kind_of_bonus_that_both_parties_have_for_sure_is_settled() -> None:
    # Seat 0 took the first trick. Of two others with a big trick one at most will be its partner.
    assert alike(taken_by(0, 1, 2), taken_by(0, 2, 3), taken_by(0, 1, 2, 3))
    assert not alike(taken_by(0, 1), taken_by(0, 3))
    assert not alike(taken_by(1, 2, 3), taken_by(0, 1, 2, 3))
    each = hawk.Options(bonus=Counting.PER_TRICK)
    assert not alike(taken_by(0, 1, 2, options=each), taken_by(0, 2, 3, options=each))


def test_of_three_players_the_first_taker_is_no_party() -> None:
    three = hawk.Options(players=3)
    assert not alike(taken_by(0, 1, options=three), taken_by(0, 1, 2, options=three))
    assert not alike(taken_by(0, 1, options=three), taken_by(0, 2, options=three))


# --- The running trick


def test_discards_of_equal_pips_are_alike() -> None:
    hands = ("AH", "2H", "3H 6C", "4H TC")
    assert alike(
        midway(*hands, trick=["0 8C", "1 9H"], turn=2),
        midway(*hands, trick=["0 8C", "1 9S"], turn=2),
    )
    assert not alike(
        midway(*hands, trick=["0 8C", "1 9H"], turn=2),
        midway(*hands, trick=["0 8C", "1 TS"], turn=2),
    )


def test_the_winning_card_is_in_the_key_by_the_cards_that_take_over() -> None:
    hands = ("AH", "2H", "3H 6C 8C", "4H TC")
    nine, seven, five = (
        midway(*hands, trick=[f"0 {led}", f"1 {thrown}"], turn=2)
        for led, thrown in (("9C", "5S"), ("7C", "7S"), ("5C", "9S"))
    )
    assert not alike(nine, seven)
    assert not alike(seven, five)
    ten_held = ("AH", "2H", "3H 6C", "4H TC")
    assert alike(
        *[midway(*ten_held, trick=trick, turn=2) for trick in (["0 9C", "1 5S"], ["0 7C", "1 7S"])]
    )


def test_who_is_winning_is_in_the_key() -> None:
    hands = ("AH", "2H", "3H 6C", "4H 5C")
    assert not alike(
        midway(*hands, trick=["0 9C", "1 8C"], turn=2),
        midway(*hands, trick=["0 8C", "1 9C"], turn=2),
    )


def test_cards_that_a_seat_to_come_may_not_play_take_nothing() -> None:
    # Seat 3 has to follow suit: its diamond does not ruff.
    follows, void = ("AH", "2H", "3H", "TC 2D"), ("AH", "2H", "3H", "TH 2D")
    for hands, same in ((follows, True), (void, False)):
        clubs = midway(*hands, trick=["0 9C", "1 5S", "2 8S"], turn=3)
        lower = midway(*hands, trick=["0 8C", "1 5S", "2 9S"], turn=3)
        assert alike(clubs, lower)
        ruffed = midway(*hands, trick=["0 9C", "1 AD", "2 3C"], turn=3)
        ruffed_higher = midway(*hands, trick=["0 9C", "1 3D", "2 AC"], turn=3)
        assert alike(ruffed, ruffed_higher) is same


def test_pips_in_a_trick_count_for_its_taker_once_that_is_certain() -> None:
    hands = ("AH", "2H", "3H", "4H TC")
    certain, swapped = (
        midway(*hands, trick=["0 AC", f"1 {lies}S", "2 2S"], turn=3, tricks=[(0, f"{taken}S")])
        for lies, taken in ((5, 9), (9, 5))
    )
    assert alike(certain, swapped)
    may_ruff = ("AH", "2H", "3H", "4H TD")
    open_still, other = (
        midway(*may_ruff, trick=["0 AC", f"1 {lies}S", "2 2S"], turn=3, tricks=[(0, f"{taken}S")])
        for lies, taken in ((5, 9), (9, 5))
    )
    assert not alike(open_still, other)


@pytest.mark.parametrize(("held", "same"), [("9C", True), ("TC", False)])
def test_pips_in_a_trick_are_in_the_key_while_it_may_become_a_big_one(
    held: str, same: bool
) -> None:
    # 27 pips lie there, or 25. More than 36 are a big trick.
    hands = ("AH", "2H", "3H", f"4H {held}")
    more = midway(*hands, trick=["0 7C", "1 TH", "2 TS"], turn=3, tricks=[(0, "8S")])
    less = midway(*hands, trick=["0 7C", "1 TH", "2 8S"], turn=3, tricks=[(0, "TS")])
    assert alike(more, less) is same


@pytest.mark.parametrize(
    ("one", "another", "to_come", "same"),
    [
        ("5C 6C", "2C 9C", "7C 8C", False),
        ("5C 6C", "2C 9C", "7C TC", True),  # no eight
        ("5C 6C", "3C 8C", "4C 7C", False),  # all four either way, but other cards lie there
        ("5C 5H", "4C 6H", "5S 5D", False),
        ("5C 5H", "4C 6H", "5S 6S", True),  # no diamond
        ("AC 2C", "2C AH", "3C 4C", False),
        ("9C TC", "TC 9H", "AC 2C", True),  # nothing follows the ten
    ],
)
def test_cards_that_may_come_to_a_run_or_a_four_of_a_kind_are_in_the_key(
    one: str, another: str, to_come: str, same: bool
) -> None:
    third, fourth = to_come.split()
    states = [
        midway("AD", "2D", third, fourth, trick=[f"0 {lies[:2]}", f"1 {lies[3:]}"], turn=2)
        for lies in (one, another)
    ]
    assert alike(*states) is same


def test_a_bonus_of_other_cards_leaves_positions_alike() -> None:
    options, hands = hawk.Options(players=5), ("AH", "5S", "6S", "7S", "8S")
    ace, two = (
        midway(*hands, trick=[f"0 {led}"], turn=1, tricks=[(0, taken)], options=options)
        for led, taken in (("AC", "2C"), ("2C", "AC"))
    )
    assert alike(ace, two)
    assert alike(after(ace, "1 5S"), after(two, "1 5S"))


def test_of_a_bonus_only_what_can_still_come_in_time_is_in_the_key() -> None:
    # Three cards are missing and one seat is to come.
    hands = ("AD", "2D", "3D", "6C 7C 8C")
    some = midway(*hands, trick=["0 5C", "1 2S", "2 9S"], turn=3)
    assert alike(some, midway(*hands, trick=["0 5C", "1 3S", "2 8S"], turn=3))


@pytest.mark.parametrize(
    ("ruffing", "same"),
    [(Ruffing.FREE, False), (Ruffing.MUST_RUFF, True), (Ruffing.MUST_OVERRUFF, False)],
)
def test_following_and_ruffing_are_alike_unless_one_must_overruff(
    ruffing: Ruffing, same: bool
) -> None:
    # Seats 2 and 3 play a club, as they follow suit or as they ruff; the lowest takes the trick.
    options, hands = hawk.Options(ruffing=ruffing), ("AH", "2D", "5C 6H", "3C 9C 7H")
    follow = midway(*hands, trick=["0 TC", "1 4H"], turn=2, options=options)
    ruff = midway(*hands, trick=["0 TS", "1 4H"], turn=2, options=options)
    assert alike(follow, ruff) is same


def test_the_last_seat_overruffs_or_not_and_nobody_comes_between() -> None:
    options = hawk.Options(ruffing=Ruffing.MUST_OVERRUFF)
    hands = ("AH", "2D", "3D", "3C 9C 7H")
    follow = midway(*hands, trick=["0 TC", "1 4H", "2 5H"], turn=3, options=options)
    ruff = midway(*hands, trick=["0 TS", "1 4H", "2 5H"], turn=3, options=options)
    assert alike(follow, ruff)


# --- What is asked of the rules


def test_sets_of_four_are_those_that_earn_a_bonus() -> None:
    sets = {
        mask
        for four in combinations(hawk.pack(), 4)
        if four_of_a_kind(mask := mask_of(four), 4) or run(mask, 4)
    }
    assert len(sets) == 10 + 4 * 7
    for card in DECK:
        assert sorted(FOURS[card.index]) == sorted(four for four in sets if four & card.bit)


@pytest.mark.parametrize(
    ("cards", "number"), [("AC", "AC"), ("AC 2D", "2D"), ("9S TC AH", "TC"), ("8D 8S 7H", "8D")]
)
def test_the_largest_number_of_some_cards(cards: str, number: str) -> None:
    assert Cards.from_mask(largest(Cards(cards).mask)) == Cards(number)


# --- The end, variants, and what has no key


def test_at_the_end_the_scores_are_the_key() -> None:
    takers = [0, 1, *[2] * 7, 0]
    end = over(takers, ["TC TD TH TS"])
    assert alike(end, over(takers, ["TC TD TH TS", "2C 4D 3H 5S"]))
    assert not alike(end, over([1, 0, *[2] * 7, 1], ["TC TD TH TS"]))


OTHERWISE: dict[str, Any] = {
    "players": 5,
    "trick": TrickRule.CURRENT_WINNER,
    "ruffing": Ruffing.MUST_RUFF,
    "solo_from": 3,
    "slam": Slam.ALL_220_PIPS,
    "thresholds": Thresholds.PROPORTIONAL,
    "bonus": Counting.PER_TRICK,
}


def test_every_option_is_tried() -> None:
    fields = {field.name for field in attrs.fields(hawk.Options) if field.init}
    assert OTHERWISE.keys() | {"deals"} == fields


@pytest.mark.parametrize("option", OTHERWISE)
def test_keys_of_different_variants_differ(option: str) -> None:
    variant = hawk.SOURCE.replace(**{option: OTHERWISE[option]})
    assert not alike(*[dealt(options=one) for one in (hawk.SOURCE, variant)])
    end = over([0] * 10, [])
    other = attrs.evolve(end, deal=attrs.evolve(end.deal, options=variant))
    assert not alike(end, other)


def test_how_many_deals_a_match_has_and_which_one_it_is_are_not_in_the_key() -> None:
    state = dealt()
    longer = attrs.evolve(state, deal=attrs.evolve(state.deal, options=hawk.Options(deals=3)))
    later = attrs.evolve(state, deal=attrs.evolve(state.deal, number=5))
    assert alike(state, longer, later)


def test_a_key_is_the_same_after_a_pickle() -> None:
    for state in (dealt(), after(dealt("AC"), "0 AC"), over([0] * 10, [])):
        key = transposition_key(state)
        assert transposition_key(pickle.loads(pickle.dumps(state))) == key
        assert pickle.loads(pickle.dumps(key)) == key


@pytest.mark.parametrize("wrong", [None, 1, "state", hearts.deal(hearts.pack()), hawk.Options()])
def test_only_a_state_has_a_key(wrong: Any) -> None:
    with pytest.raises(WrongTypeError, match="a state of Hawk is expected, not"):
        transposition_key(wrong)


def test_a_view_has_no_key_since_hidden_hands_decide_what_follows() -> None:
    view: Any = hawk.view(dealt(), 0)
    with pytest.raises(WrongTypeError, match=r"View\(.* of Hawk: .* hands that it does not show"):
        transposition_key(view)
