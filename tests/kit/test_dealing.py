"""What is dealt: a deck is checked at a glance, and refused only if a slow look finds why."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vorhand import DECK, Card, InvalidDeal, WrongTypeError, hearts
from vorhand.cards import mask_of
from vorhand.kit.checks import MOST, are_cards
from vorhand.kit.dealing import Occasion, are_whole, whole_deck, wrong_cards

CARDS = st.sampled_from(DECK)


@given(st.sets(CARDS, min_size=1), st.data())
def test_a_deck_is_whole_exactly_if_each_card_of_the_pack_is_there_once(
    pack: set[Card], data: st.DataObject
) -> None:
    deck = sorted(pack)
    Random(data.draw(st.integers(0, 9))).shuffle(deck)
    for place, card in data.draw(
        st.dictionaries(st.integers(0, len(deck) - 1), st.sampled_from(deck) | CARDS, max_size=3)
    ).items():
        deck[place] = card
    deck += data.draw(st.lists(CARDS, max_size=1))
    whole = Counter(deck) == Counter(pack)
    assert are_whole(mask_of(pack), [card.bit for card in deck]) == whole
    assert whole == (not list(wrong_cards(mask_of(pack), deck)))


def test_two_cards_instead_of_the_next_one_are_no_pack_though_their_bits_add_up_to_it() -> None:
    pack = [Card("3C"), Card("5C")]
    assert not are_whole(mask_of(pack), [Card("2C").bit, Card("2C").bit, Card("5C").bit])
    assert not are_whole(mask_of(pack), [mask_of(pack)])


@given(st.integers(-1, 6), st.sampled_from([-1, 0, 1, MOST, MOST + 1]))
def test_a_deal_exists_exactly_if_nothing_is_wrong_with_its_occasion(
    dealer: int, number: int
) -> None:
    occasion = Occasion(4, dealer, number)
    assert occasion.exists == (not list(occasion.wrong()))


def test_a_whole_deck_of_a_deal_that_does_not_exist_is_refused() -> None:
    with pytest.raises(InvalidDeal, match="no seat 4 to deal"):
        whole_deck(Occasion(4, 4, 0), mask_of(DECK), DECK)


@pytest.mark.parametrize("other", ["QS", None, 7, ["QS"], {}])
def test_what_is_not_a_card_is_named_wherever_it_stands(other: object) -> None:
    assert are_cards(DECK)
    for place in (0, 30, 51):
        deck = [*DECK[:place], other, *DECK[place + 1 :]]
        assert not are_cards(deck)
        with pytest.raises(WrongTypeError, match="a deck holds cards, not"):
            hearts.deal(deck)  # type: ignore[arg-type] # what the test is about
