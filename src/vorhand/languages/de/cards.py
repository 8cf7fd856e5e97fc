"""
German, in the terms of the texts that the rules come from.

Cards stand in sentences without an article and without a case, as players name them, so that a
sentence fits each card. A list of cards is read at a glance by its signs, with the letters that
the library reads.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import starmap
from types import MappingProxyType
from typing import Final

from vorhand.languages import RankAndSuit
from vorhand.suits import Rank, Suit, sign_of

SUITS: Final = MappingProxyType(
    {
        Suit.CLUBS: "Kreuz",
        Suit.DIAMONDS: "Karo",
        Suit.HEARTS: "Herz",
        Suit.SPADES: "Pik",
    }
)
RANKS: Final = MappingProxyType(
    {
        Rank.TWO: "Zwei",
        Rank.THREE: "Drei",
        Rank.FOUR: "Vier",
        Rank.FIVE: "Fünf",
        Rank.SIX: "Sechs",
        Rank.SEVEN: "Sieben",
        Rank.EIGHT: "Acht",
        Rank.NINE: "Neun",
        Rank.TEN: "Zehn",
        Rank.JACK: "Bube",
        Rank.QUEEN: "Dame",
        Rank.KING: "König",
        Rank.ACE: "Ass",
    }
)


def card(rank: Rank, suit: Suit) -> str:
    """The name of a card: Pik-Dame."""
    return f"{SUITS[suit]}-{RANKS[rank]}"


def cards(several: Sequence[RankAndSuit]) -> str:
    """One card by its name, several by their signs: 10♥ Q♠."""
    if len(several) == 1:
        return card(*several[0])
    return " ".join(starmap(sign_of, several))
