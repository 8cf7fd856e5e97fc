"""Which number is lower, and which suit beats which."""

from __future__ import annotations

from itertools import permutations, product

import pytest

from tests.hawk.positions import CHAIN, beats, trick
from vorhand import DECK, Card, Cards, hawk
from vorhand.hawk.beating import TRUMPS, is_lower, is_trump_on, number_of, pips
from vorhand.hawk.playing import taker


@pytest.mark.rule("hawk.deck")
def test_the_pack_has_220_pips() -> None:
    assert len(hawk.pack()) == 40
    assert sum(map(number_of, hawk.pack())) == pips(Cards(hawk.pack()).mask) == 220
    assert {str(card)[0] for card in hawk.pack()} == set("A23456789T")
    assert [number_of(Card(card)) for card in ("AC", "2C", "9H", "TS")] == [1, 2, 9, 10]


@pytest.mark.rule("hawk.rank")
def test_lower_numbers_beat_higher_ones_and_no_ten_beats_an_ace() -> None:
    numbers = "A23456789T"
    for card, other in product(hawk.pack(), repeat=2):
        same = card.suit is other.suit
        lower = numbers.index(str(card)[0]) < numbers.index(str(other)[0])
        assert is_lower(card, other) == (same and lower)
    assert not is_lower(Card("TC"), Card("AC"))


@pytest.mark.rule("hawk.suits")
def test_each_suit_beats_the_next_in_the_circle() -> None:
    for card, other in product(hawk.pack(), repeat=2):
        assert is_trump_on(card, other) == beats(str(card), str(other))
    for card in DECK:
        assert len(Cards.from_mask(TRUMPS[card.index])) == 10


@pytest.mark.rule("hawk.suits")
@pytest.mark.parametrize("pair", ["CH", "SD"])
def test_two_pairs_of_suits_have_nothing_to_do_with_each_other(pair: str) -> None:
    for one, other in permutations(pair):
        assert taker(hawk.SOURCE, trick(f"T{one} A{other}")) == 0
        assert taker(CHAIN, trick(f"T{one} A{other}")) == 0
