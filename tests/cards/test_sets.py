"""Sets of cards."""

from __future__ import annotations

import copy
import pickle
from operator import and_, or_, sub, xor
from typing import Any

import pytest
from attrs.exceptions import FrozenInstanceError
from hypothesis import given
from hypothesis import strategies as st

from vorhand import DECK, Card, Cards, NotationError, Suit, WrongTypeError

sets_of_cards = st.sets(st.sampled_from(DECK)).map(Cards)


def test_sets_of_cards_print_in_order() -> None:
    assert str(Cards("QS 3H 2H")) == "2H 3H QS"
    assert repr(Cards("QS 3H 2H")) == "Cards('2H 3H QS')"
    assert Cards("QS 3H 2H").pretty == "2♥ 3♥ Q♠"
    assert str(Cards()) == str(Cards("")) == ""


def test_a_card_named_twice_is_refused() -> None:
    with pytest.raises(NotationError, match=r"QS is named twice in 'QS 2H Q♠'"):
        Cards("QS 2H Q♠")


@pytest.mark.parametrize("text", ["QS,2H", "QS 1Z", "QS2H"])
def test_a_text_with_something_else_in_it_is_refused(text: str) -> None:
    with pytest.raises(NotationError, match="is not a card"):
        Cards(text)


@pytest.mark.parametrize("value", [None, 3, 1.5, [None], ["QS"], b"QS", object()])
def test_a_set_of_cards_is_made_of_text_or_cards(value: Any) -> None:
    with pytest.raises(WrongTypeError, match="a set of cards"):
        Cards(value)


@given(cards=sets_of_cards)
def test_text_and_mask_give_the_set_back(cards: Cards) -> None:
    assert Cards(str(cards)) == cards
    assert Cards.from_mask(cards.mask) == cards
    assert Cards(list(cards)) == cards
    assert list(cards) == sorted(cards)
    assert len(cards) == len(list(cards))
    assert bool(cards) == (len(cards) > 0)
    for twin in (copy.copy(cards), copy.deepcopy(cards), pickle.loads(pickle.dumps(cards))):
        assert twin == cards
        assert hash(twin) == hash(cards)


@given(left=sets_of_cards, right=sets_of_cards)
def test_set_algebra_is_that_of_python(left: Cards, right: Cards) -> None:
    one, two = set(left), set(right)
    for other in (right, two, frozenset(two)):
        assert (left & other) == Cards(one & two)
        assert (left | other) == Cards(one | two)
        assert (left - other) == Cards(one - two)
        assert (left ^ other) == Cards(one ^ two)
        assert isinstance(left & other, Cards)
    assert (two | left) == Cards(one | two)
    assert (left <= right) == (one <= two)
    assert (left < right) == (one < two)
    assert left.isdisjoint(right) == one.isdisjoint(two)
    assert all((card in left) == (card in one) for card in DECK)
    text: Any = "QS"
    assert text not in left


def test_sets_of_cards_are_equal_to_nothing_else() -> None:
    cards = Cards("QS")
    for other in ({Card("QS")}, frozenset([Card("QS")]), "QS", cards.mask, [Card("QS")], None):
        assert cards != other
    assert Cards("QS") == Cards([Card("QS")])


def test_the_cards_of_a_suit() -> None:
    assert Cards("QS 3H 2H").of_suit(Suit.HEARTS) == Cards("2H 3H")
    suit: Any = "H"
    with pytest.raises(WrongTypeError, match="a suit is a Suit"):
        Cards("QS").of_suit(suit)


@pytest.mark.parametrize("mask", [-1, 1 << 52])
def test_what_is_no_mask_is_refused(mask: int) -> None:
    with pytest.raises(NotationError, match="not a mask of 52 cards"):
        Cards.from_mask(mask)


@pytest.mark.parametrize("mask", [None, "1", 1.0, True])
def test_a_mask_is_a_number(mask: Any) -> None:
    with pytest.raises(WrongTypeError, match="a mask is an int"):
        Cards.from_mask(mask)


def test_a_set_of_cards_is_frozen() -> None:
    cards: Any = Cards("QS")
    with pytest.raises(FrozenInstanceError):
        cards.mask = 0
    with pytest.raises(FrozenInstanceError):
        del cards.mask


def test_texts_and_lists_are_no_sets_of_cards() -> None:
    cards = Cards("QS 2C")
    other: Any
    for other in ("QS", ["QS"], [Card("QS")], None, 3):
        for operation in (and_, or_, sub, xor):
            with pytest.raises(TypeError, match="unsupported operand"):
                operation(cards, other)
        with pytest.raises(WrongTypeError, match="a set of cards is expected"):
            cards.isdisjoint(other)
    assert cards.isdisjoint({Card("AS")})
