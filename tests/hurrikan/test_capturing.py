"""What a card may take, and which cards may be laid."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.hurrikan.positions import after, dealt, legal, lying, refused
from vorhand import Card, Cards, hurrikan
from vorhand.hurrikan.values import value_of

FREE = hurrikan.Options(capture=hurrikan.Capture.OPTIONAL)
EQUAL = hurrikan.Options(capture=hurrikan.Capture.FORCED_EQUAL)


@pytest.mark.rule("hurrikan.capture.on-table")
def test_only_cards_on_the_table_are_taken() -> None:
    state = lying("QS 5C", "4H", table="5D 3C")
    assert refused(state, "0 QS x 4C 5D") == "hurrikan.capture.on-table: not on the table: 4♣"
    assert refused(state, "0 QS x 4H 5D").startswith("hurrikan.capture.on-table")
    assert refused(state, "0 QS x QS").startswith("hurrikan.capture.on-table")
    assert refused(state, "0 QS x TS").startswith("hurrikan.capture.on-table")


@pytest.mark.rule("hurrikan.capture.equal")
def test_an_equal_card_is_taken_alone() -> None:
    state = lying("QS", "2C", table="AH 4C 5D 7S QH")
    assert legal(state) == ["QS x QH"]
    told = "hurrikan.capture.equal: Q♠ must take Q♥, the card of equal value, and nothing else"
    assert refused(state, "0 QS x 4C 5D") == told
    assert refused(state, "0 QS x QH 4C") == told
    assert refused(state, "0 QS x 4C") == told
    told = "hurrikan.capture.forced: Q♠ can capture Q♥, so it may not be laid"
    assert refused(state, "0 QS") == told  # and not 4C 5D, which an equal card leaves lying
    assert legal(lying("7C", "2C", table="7H 3S 4D")) == ["7C x 7H"]


@pytest.mark.rule("hurrikan.capture.equal")
def test_of_several_equal_cards_the_player_picks_one() -> None:
    state = lying("QD", "2C", table="QS QH")
    assert legal(state) == ["QD x QH", "QD x QS"]
    told = (
        "hurrikan.capture.equal: Q♦ must take one of Q♥ Q♠, the cards of equal value, "
        "and nothing else"
    )
    assert refused(state, "0 QD x QS QH") == told
    assert len(after(state, "0 QD x QH").table) == 1


@pytest.mark.rule("hurrikan.capture.equal")
def test_no_single_card_of_another_value_is_taken() -> None:
    state = lying("QS", "2C", table="AH JC")
    told = "hurrikan.capture.equal: Q♠ cannot take J♣ alone: a single card must have the same value"
    assert refused(state, "0 QS x JC") == told


@pytest.mark.rule("hurrikan.capture.sum")
def test_a_set_adds_up_to_the_value() -> None:
    state = lying("QS", "2C", table="AH 4C 5D 7S")
    assert legal(state) == ["QS x 4C 5D"]
    assert refused(state, "0 QS x AH 7S") == "hurrikan.capture.sum: A♥ 7♠ add up to 8 and not to 9"
    violation = hurrikan.violation(state, hurrikan.parse_move("0 QS x AH 7S"))
    assert violation is not None
    assert dict(violation.details)["card"] == Card("QS")
    both = lying("QS", "2C", table="2H 3D 4C 5S")
    assert sorted(legal(both)) == ["QS x 4C 3D 2H", "QS x 4C 5S"]
    king = lying("KS 2S", "2C 3C", table="AH 2D 3D 4C")
    assert legal(king, "KS") == ["KS x 4C 2D 3D AH"]


@pytest.mark.rule("hurrikan.capture.sum", "hurrikan.sweep")
def test_five_aces_and_a_six_are_a_king() -> None:
    table = "AH AS AD AC 6S"
    state = lying("KS", "2C", table=table)
    assert legal(state) == ["KS x AC AD AH 6S AS"]
    ended = after(state, "0 KS x AH AS AD AC 6S")
    assert hurrikan.sweeps(ended) == (0,)
    four = lying("KS", "2C", table=table, options=hurrikan.Options(largest_sum=4))
    assert legal(four) == ["KS"]
    told = "hurrikan.capture.sum: at most 4 cards may be taken together"
    assert refused(four, "0 KS x AH AS AD AC 6S") == told
    assert (
        refused(four, "0 KS x AH AS AD AC")
        == "hurrikan.capture.sum: A♣ A♦ A♥ A♠ add up to 4 and not to 10"
    )


@pytest.mark.rule("hurrikan.capture.sum", "hurrikan.lay")
def test_a_card_that_is_laid_can_make_a_set_too_large() -> None:
    for largest, expected in ((None, "QD x 2C 3D 4S"), (3, "QD x 2C 3D 4S"), (2, "QD")):
        options = hurrikan.Options(largest_sum=largest)
        state = after(lying("4S", "QD 4D", table="2C 3D", options=options), "0 4S")
        assert legal(state, "QD") == [expected]


@pytest.mark.rule("hurrikan.capture.forced", "hurrikan.lay")
def test_a_card_that_can_capture_may_not_be_laid() -> None:
    state = lying("QS JC", "2C", table="4C 5D KH")
    assert legal(state) == ["QS x 4C 5D", "JC"]
    told = "hurrikan.capture.forced: Q♠ can capture 4♣ 5♦, so it may not be laid"
    assert refused(state, "0 QS") == told
    king = lying("KS", "2C", table="KH 4C")
    assert (
        refused(king, "0 KS") == "hurrikan.capture.forced: K♠ can capture K♥, so it may not be laid"
    )


@pytest.mark.rule("hurrikan.capture.forced")
def test_by_option_laying_is_free_but_sums_stay_barred_beside_an_equal_card() -> None:
    sums, equal = "4C 5D KH", "4C 5D QH"
    assert legal(lying("QS", "2C", table=sums, options=EQUAL)) == ["QS x 4C 5D", "QS"]
    assert legal(lying("QS", "2C", table=equal, options=EQUAL)) == ["QS x QH"]
    assert legal(lying("QS", "2C", table=sums, options=FREE)) == ["QS x 4C 5D", "QS"]
    assert legal(lying("QS", "2C", table=equal, options=FREE)) == ["QS x QH", "QS"]
    state = lying("QS", "2C", table=equal, options=FREE)
    assert refused(state, "0 QS x 4C 5D").startswith("hurrikan.capture.equal")


@pytest.mark.rule("hurrikan.lay")
def test_a_card_that_takes_nothing_lies_beside_the_others() -> None:
    state = after(lying("JC 7C", "2C 7D", table="KH"), "0 JC")
    assert state.table == Cards("JC KH")
    assert hurrikan.points(state) == (0, 0)


@pytest.mark.rule("hurrikan.lay")
def test_the_table_can_grow_to_thirteen_cards() -> None:
    # Four kings are dealt, and each card that follows is lower than all that lie there.
    state = dealt("QC 7C 5C 3C AC 2D", "JC 6C 4C 2C 3D 4D", table="KC KD KH KS")
    lays = ["0 QC", "1 JC", "0 7C", "1 6C", "0 5C", "1 4C", "0 3C", "1 2C", "0 AC"]
    for lay in lays:
        seat, card = lay.split()
        assert legal(state, card) == [card]
        assert hurrikan.to_move(state) == (int(seat),)
        state = after(state, lay)
    assert len(state.table) == 13


@pytest.mark.rule("hurrikan.capture.forced")
@given(data=st.data())
def test_forced_captures_are_of_five_cards_at_most(data: st.DataObject) -> None:
    options = hurrikan.Options(players=data.draw(st.sampled_from([2, 4])))
    deck = list(data.draw(st.permutations(hurrikan.pack())))
    if data.draw(st.booleans()):  # low cards first, among which large sets are likely
        deck.sort(key=lambda card: value_of(card) > 3)
    state: hurrikan.State = hurrikan.deal(deck, options)
    rng = Random(data.draw(st.integers(0, 2**32)))
    while moves := hurrikan.legal_moves(state):
        assert len(state.table) <= 13
        assert all(len(move.takes) <= 5 for move in moves)
        state = hurrikan.apply(state, rng.choice(moves))


@pytest.mark.rule("hurrikan.capture.forced")
def test_optional_capture_can_offer_thousands_of_moves() -> None:
    table = (
        "AC AD AH 2C 2D 2H 3C 3D 3H 4C 4D 4H 5C 5D 5H 6C 6D 6H 7C 7D 7H JC JD JH QC QD QH 3S 4S 5S"
    )
    state = lying("KS KH KD KC AS", "2S", table=table, options=FREE)
    moves = hurrikan.legal_moves(state)
    assert len(moves) > 2000
    assert len(set(moves)) == len(moves)
    for move in Random(1).sample(list(moves), 50):
        assert hurrikan.violation(state, move) is None
