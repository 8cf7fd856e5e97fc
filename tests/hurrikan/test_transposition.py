"""What is in the key of a state of Hurrikan, and what is not."""

from __future__ import annotations

import pickle
from typing import Any

import attrs
import pytest

from tests.hurrikan.positions import after, dealt, midway, over, played_out
from vorhand import WrongTypeError, hawk, hurrikan
from vorhand.hurrikan import AfterSweep, Capture, Dead, Leftover, Partners, transposition_key
from vorhand.hurrikan.transposition import is_decided

HANDS = ("AS 2S", "3S 4S")
FOUR_HANDS = ("AS", "2S", "3S", "4S")
POOLED = hurrikan.Options(players=4, partners=Partners.POOLED)


def alike(*states: hurrikan.State) -> bool:
    """Whether all of these states, which differ, have one key."""
    assert len(set(states)) == len(states)
    return len(set(map(transposition_key, states))) == 1


# --- Hands, table, stock and turn


def test_the_order_of_plays_is_not_in_the_key() -> None:
    start = dealt("7C 6C JC", "7D 6D JD", table="7H 6H KD QC")
    some = after(start, "0 7C x 7H", "1 6D x 6H")
    others = after(start, "0 6C x 6H", "1 7D x 7H")
    assert not alike(some, others)  # other cards are held
    laid = dealt(
        "KC QC AC",
        "KH QH AH",
        table="2C 2D 2H 2S",
        options=hurrikan.Options(capture=Capture.OPTIONAL),
    )
    assert alike(
        after(laid, "0 KC", "1 KH", "0 QC", "1 QH"), after(laid, "0 QC", "1 QH", "0 KC", "1 KH")
    )


def test_hands_table_and_whose_turn_it_is_are_in_the_key() -> None:
    assert not alike(midway(*HANDS), midway("AS 3S", "2S 4S"))
    assert not alike(midway(*HANDS), midway(*HANDS, table="KC"))
    assert not alike(midway(*HANDS), midway(*HANDS, turn=1))


def test_who_plays_again_after_a_sweep_is_in_the_key() -> None:
    four = hurrikan.FOUR_PLAYERS
    states = [midway(*FOUR_HANDS, sweeper=seat, turn=1, options=four) for seat in (None, 0, 2)]
    assert len(set(map(transposition_key, states))) == 3


def test_what_comes_of_the_stock_is_in_the_key_by_who_gets_it() -> None:
    six, six_more = "AC 2C 3C 4C 5C 6C", "AD 2D 3D 4D 5D 6D"
    start = midway(*HANDS, stock=f"{six} {six_more}")
    assert alike(start, midway(*HANDS, stock=f"{' '.join(six.split()[::-1])} {six_more}"))
    assert not alike(start, midway(*HANDS, stock=f"{six_more} {six}"))
    deals = f"{six} {six_more}", f"{six} {six_more}".replace("C", "H").replace("D", "S")
    in_turn, swapped = (midway("KC", "KD", stock=" ".join(order)) for order in (deals, deals[::-1]))
    assert not alike(in_turn, swapped)


def test_who_dealt_is_in_the_key_by_who_gets_the_stock() -> None:
    with_stock = midway(*HANDS, stock="AC 2C 3C 4C 5C 6C AD 2D 3D 4D 5D 6D")
    for state, same in ((with_stock, False), (midway(*HANDS), True)):
        other = attrs.evolve(state, deal=attrs.evolve(state.deal, dealer=0))
        assert alike(state, other) is same


def test_cards_of_the_stock_that_have_been_dealt_are_not_in_the_key() -> None:
    gone, coming = "KC QC JC 7C 6C 5C KD QD JD 7D 6D 5D", "KH QH JH 7H 6H 5H QS JS 7S 6S 5S 4D"
    state = midway(*HANDS, stock=f"{gone} {coming}")
    second = attrs.evolve(state, deal=attrs.evolve(state.deal, deals=(5,)))
    assert not alike(state, second)
    assert transposition_key(second) == transposition_key(midway(*HANDS, stock=coming))
    third = attrs.evolve(state, deal=attrs.evolve(state.deal, deals=(5, 9)))
    assert transposition_key(third) == transposition_key(midway(*HANDS))


# --- What has been captured


def test_of_cards_captured_only_what_they_count_is_in_the_key() -> None:
    some = midway(*HANDS, won=("KC 2D", "KD 2C"))
    assert alike(some, midway(*HANDS, won=("KD 2C", "KC 2D")))
    assert not alike(some, midway(*HANDS, won=("KC KD", "2C 2D")))  # other best cards
    assert not alike(some, midway(*HANDS, won=("KC KD 2D", "2C")))  # other numbers of cards


def test_who_has_how_many_hearts_is_in_the_key() -> None:
    assert not alike(midway(*HANDS, won=("KH 2D", "KD 2C")), midway(*HANDS, won=("KD 2D", "KH 2C")))


def test_who_has_the_seven_of_hearts_is_in_the_key() -> None:
    assert not alike(midway(*HANDS, won=("7H 2C", "7C 2H")), midway(*HANDS, won=("7C 2H", "7H 2C")))


def test_which_cards_are_beside_the_best_four_is_not_in_the_key() -> None:
    # Four sevens and sixes each, and a card that will never be among the best four.
    some = midway(*HANDS, won=("7C 7D 6C 6D KC", "7S 6S 6H 5C QD"))
    assert alike(some, midway(*HANDS, won=("7C 7D 6C 6D QD", "7S 6S 6H 5C KC")))


def test_a_sweep_and_a_point_that_is_certain_count_the_same() -> None:
    sweep = midway(*HANDS, won=("7H 2C", "7C 2H"), swept=[1])
    assert alike(sweep, midway(*HANDS, won=("7C 2H", "7H 2C"), swept=[0]))
    assert not alike(sweep, midway(*HANDS, won=("7H 2C", "7C 2H"), swept=[0]))
    assert not alike(sweep, midway(*HANDS, won=("7H 2C", "7C 2H")))


# All cards but the king of spades and AS, 2S, 3S, 4S.
CLUBS, DIAMONDS, OF_HEARTS = (f"K{s} Q{s} J{s} 7{s} 6{s} 5{s} 4{s} 3{s} 2{s} A{s}" for s in "CDH")
SPADES = "QS JS 7S 6S 5S"


def test_how_many_cards_are_in_the_key_until_nobody_else_can_get_as_many() -> None:
    # 5 cards are left. Seat 0 has 20 and more, and no hearts; seat 1 has 15 and less.
    certain = midway(*HANDS, won=(f"{CLUBS} {DIAMONDS} QS JS", f"{OF_HEARTS} 7S 6S 5S"))
    assert alike(
        certain, midway(*HANDS, won=(f"{CLUBS} {DIAMONDS} QS", f"{OF_HEARTS} 7S 6S 5S JS"))
    )
    # With 20 to 15 seat 1 could still draw level.
    open_still = midway(*HANDS, won=(f"{CLUBS} {DIAMONDS}", f"{OF_HEARTS} {SPADES}"))
    assert not alike(certain, open_still)
    assert not alike(
        open_still, midway(*HANDS, won=(f"{CLUBS} {DIAMONDS[3:]}", f"{OF_HEARTS} {SPADES} KD"))
    )


def test_a_tie_that_nothing_can_change_is_decided() -> None:
    # All hearts are taken, five by each.
    low, high = "2H 3H 4H 5H JH", "6H 7H AH QH KH"
    some = midway(*HANDS, won=(f"{low} 7C 7D 7S 6C", f"{high} 6D 6S 5C 5D"))
    others = midway(*HANDS, won=(f"{low[3:]} KH 7C 7D 7S 6C", f"{high[:-3]} 2H 6D 6S 5C 5D"))
    assert alike(some, others)


@pytest.mark.parametrize(
    ("leftover", "same"), [(Leftover.NOBODY, True), (Leftover.LAST_CAPTURER, False)]
)
def test_who_captured_last_is_in_the_key_if_it_gets_what_is_left(
    leftover: Leftover, same: bool
) -> None:
    options = hurrikan.Options(leftover=leftover)
    last = [midway(*HANDS, won=("KC 2D", "KD 2C"), last=seat, options=options) for seat in (0, 1)]
    assert alike(*last) is same


def test_once_all_points_are_decided_it_does_not_matter_who_captured_last() -> None:
    options = hurrikan.Options(leftover=Leftover.LAST_CAPTURER)
    # Seat 0 has most cards, all hearts and three sevens.
    won = (f"{CLUBS} {DIAMONDS} {OF_HEARTS}", SPADES)
    last = [midway(*HANDS, won=won, last=seat, options=options) for seat in (0, 1)]
    assert alike(*last)


# --- Partners


@pytest.mark.parametrize(("partners", "same"), [(Partners.ADDED, False), (Partners.POOLED, True)])
def test_which_partner_has_captured_what_is_in_the_key_unless_they_pool(
    partners: Partners, same: bool
) -> None:
    options = hurrikan.Options(players=4, partners=partners)
    one = midway(*FOUR_HANDS, won=("KC KD QC", "5C 5D", "QD JC", ""), options=options)
    other = midway(*FOUR_HANDS, won=("QD JC", "5C 5D", "KC KD QC", ""), options=options)
    assert alike(one, other) is same
    sides = midway(*FOUR_HANDS, won=("5C 5D", "KC KD QC", "", "QD JC"), options=options)
    assert not alike(one, sides)


@pytest.mark.parametrize("partners", Partners)
def test_which_partner_swept_is_not_in_the_key(partners: Partners) -> None:
    options = hurrikan.Options(players=4, partners=partners)
    won = ("KC 2D", "QC 3D", "KD 2C", "QD 3C")
    states = [midway(*FOUR_HANDS, won=won, swept=[seat], options=options) for seat in range(4)]
    assert alike(states[0], states[2])
    assert alike(states[1], states[3])
    assert not alike(states[0], states[1])


def test_the_side_of_the_last_capturer_is_in_the_key_if_partners_pool() -> None:
    options = POOLED.replace(leftover=Leftover.LAST_CAPTURER)
    won = ("KC 2D", "QC 3D", "KD 2C", "QD 3C")
    plays = [
        midway(*FOUR_HANDS, won=won, swept=order, options=options)
        for order in ([0, 1, 2, 3], [2, 0, 3, 1], [1, 3, 0, 2])
    ]
    seats = {state.plays[-1].seat for state in plays}
    assert seats == {1, 2, 3}
    assert alike(plays[0], plays[1])
    assert not alike(plays[0], plays[2])


@pytest.mark.parametrize("seat", range(4))
def test_a_point_that_is_certain_goes_to_the_side_of_its_seat(seat: int) -> None:
    options = hurrikan.Options(players=4)
    won = [""] * 4
    won[seat] = "7H KC"
    certain = midway(*FOUR_HANDS, won=won, options=options)
    key: Any = transposition_key(certain)
    assert key[1][1:3] == (1 - seat % 2, seat % 2)


# --- When a point is decided


@pytest.mark.parametrize(
    ("amounts", "limits", "decided"),
    [
        ((5, 3), (9, 7), False),
        ((5, 3), (7, 5), False),  # a tie is nobody's
        ((5, 3), (6, 4), True),
        ((3, 5), (4, 6), True),
        ((5, 5), (5, 5), True),
        ((5, 5), (6, 6), False),
        ((0, 0), (1, 1), False),
        ((1, 0), (1, 0), True),
        ((5, 1, 2, 3), (6, 2, 3, 4), True),
        ((5, 1, 2, 4), (6, 2, 3, 5), False),
        ((2, 2, 1, 0), (2, 2, 1, 0), True),
        ((3, 3, 1, 0), (3, 4, 1, 0), False),
    ],
)
def test_a_point_is_decided_if_nobody_can_change_who_has_most(
    amounts: tuple[int, ...], limits: tuple[int, ...], decided: bool
) -> None:
    assert is_decided(amounts, limits) is decided


# --- The end, variants, and what has no key


def test_at_the_end_the_scores_are_the_key() -> None:
    assert alike(over("7H 6C", "KC"), over("7H 6C 5C", "KC"))
    assert not alike(over("7H 6C", "KC"), over("KC", "7H 6C"))


OTHERWISE: dict[str, Any] = {
    "players": 4,
    "capture": Capture.OPTIONAL,
    "largest_sum": 3,
    "dead": Dead.PLAY_OUT,
    "leftover": Leftover.LAST_CAPTURER,
    "last_sweep": False,
    "after_sweep": AfterSweep.ROTATE,
    "partners": Partners.POOLED,
}


def test_every_option_is_tried() -> None:
    fields = {field.name for field in attrs.fields(hurrikan.Options) if field.init}
    assert OTHERWISE.keys() | {"target"} == fields


@pytest.mark.parametrize("option", OTHERWISE)
def test_keys_of_different_variants_differ(option: str) -> None:
    variant = hurrikan.SOURCE.replace(**{option: OTHERWISE[option]})
    assert not alike(*[dealt(options=one) for one in (hurrikan.SOURCE, variant)])
    assert not alike(*[played_out(dealt(options=one)) for one in (hurrikan.SOURCE, variant)])


def test_the_target_of_a_match_and_which_round_it_is_are_not_in_the_key() -> None:
    state = dealt()
    longer = attrs.evolve(state, deal=attrs.evolve(state.deal, options=hurrikan.Options(target=30)))
    later = attrs.evolve(state, deal=attrs.evolve(state.deal, number=5))
    assert alike(state, longer, later)


def test_a_key_is_the_same_after_a_pickle() -> None:
    for state in (dealt(), midway(*HANDS, won=("7H 2C", "7C 2H")), over("7H 6C", "KC")):
        key = transposition_key(state)
        assert transposition_key(pickle.loads(pickle.dumps(state))) == key
        assert pickle.loads(pickle.dumps(key)) == key


@pytest.mark.parametrize("wrong", [None, 1, "state", hawk.deal(hawk.pack()), hurrikan.Options()])
def test_only_a_state_has_a_key(wrong: Any) -> None:
    with pytest.raises(WrongTypeError, match="a state of Hurrikan is expected, not"):
        transposition_key(wrong)


def test_a_view_has_no_key_since_hidden_hands_decide_what_follows() -> None:
    view: Any = hurrikan.view(dealt(), 0)
    with pytest.raises(
        WrongTypeError, match=r"View\(.* of Hurrikan: .* hands that it does not show"
    ):
        transposition_key(view)
