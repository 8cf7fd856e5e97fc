"""Suits and ranks."""

from __future__ import annotations

import random
from typing import Any

import pytest

from vorhand import Rank, Suit


def test_suits_and_ranks_sort() -> None:
    suits = [Suit.CLUBS, Suit.DIAMONDS, Suit.HEARTS, Suit.SPADES]
    assert sorted(random.Random(1).sample(suits, 4)) == suits == list(Suit)
    assert sorted(random.Random(1).sample(list(Rank), 13)) == list(Rank)
    assert [suit.symbol for suit in Suit] == ["♣", "♦", "♥", "♠"]
    assert (repr(Suit.HEARTS), repr(Rank.TWO)) == ("Suit.HEARTS", "Rank.TWO")
    other: Any = 3
    for member in (Suit.CLUBS, Rank.TWO):
        with pytest.raises(TypeError):
            assert member < other


def test_suits_and_ranks_are_found_by_letter() -> None:
    suit: Any = Suit
    assert suit("C") is Suit.CLUBS
    assert Rank("Q") is Rank.QUEEN
    assert Rank.ACE >= Rank.KING > Rank.TWO
    with pytest.raises(ValueError, match="a Suit is one of CDHS, not 'X'"):
        suit("X")
