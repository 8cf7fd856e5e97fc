"""English. Cards stand in sentences by their signs, as people write them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import starmap
from types import MappingProxyType
from typing import Final

from vorhand.languages import RankAndSuit
from vorhand.suits import Rank, Suit, sign_of

SUITS: Final = MappingProxyType(
    {
        Suit.CLUBS: "clubs",
        Suit.DIAMONDS: "diamonds",
        Suit.HEARTS: "hearts",
        Suit.SPADES: "spades",
    }
)
RANKS: Final = MappingProxyType(
    {
        Rank.TWO: "two",
        Rank.THREE: "three",
        Rank.FOUR: "four",
        Rank.FIVE: "five",
        Rank.SIX: "six",
        Rank.SEVEN: "seven",
        Rank.EIGHT: "eight",
        Rank.NINE: "nine",
        Rank.TEN: "ten",
        Rank.JACK: "jack",
        Rank.QUEEN: "queen",
        Rank.KING: "king",
        Rank.ACE: "ace",
    }
)


def card(rank: Rank, suit: Suit) -> str:
    """The name of a card: queen of spades."""
    return f"{RANKS[rank]} of {SUITS[suit]}"


def cards(several: Sequence[RankAndSuit]) -> str:
    """Cards by their signs: 10♥ Q♠."""
    return " ".join(starmap(sign_of, several))
