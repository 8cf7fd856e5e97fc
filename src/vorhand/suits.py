"""Suits and ranks."""

from __future__ import annotations

from typing import Final

from vorhand.values import OrderedEnum

RANKS_IN_SUIT: Final = 13


class Suit(OrderedEnum):
    """One of the four suits. Suits sort in the order of the cards: clubs first."""

    CLUBS = "C", "♣"
    DIAMONDS = "D", "♦"
    HEARTS = "H", "♥"
    SPADES = "S", "♠"

    letter: str
    """The letter in a card's text: C, D, H or S."""
    symbol: str
    """The sign of the suit: ♣, ♦, ♥ or ♠."""
    index: int
    """The place in the order of suits, from 0."""
    mask: int
    """All thirteen cards of the suit, as a mask."""

    def __init__(self, letter: str, symbol: str) -> None:
        self.letter = letter
        self.symbol = symbol
        self.index = "CDHS".index(letter)
        self.mask = (1 << RANKS_IN_SUIT) - 1 << RANKS_IN_SUIT * self.index


class Rank(OrderedEnum):
    """One of the thirteen ranks. Ranks sort from the two up to the ace."""

    TWO = "2"
    THREE = "3"
    FOUR = "4"
    FIVE = "5"
    SIX = "6"
    SEVEN = "7"
    EIGHT = "8"
    NINE = "9"
    TEN = "T"
    JACK = "J"
    QUEEN = "Q"
    KING = "K"
    ACE = "A"

    letter: str
    """The sign in a card's text: one of 23456789TJQKA."""
    index: int
    """The place in the order of ranks, from 0 for the two to 12 for the ace."""

    def __init__(self, letter: str) -> None:
        self.letter = letter
        self.index = "23456789TJQKA".index(letter)


# The suits as masks, for code that has to be fast.
CLUBS: Final = Suit.CLUBS.mask
DIAMONDS: Final = Suit.DIAMONDS.mask
HEARTS: Final = Suit.HEARTS.mask
SPADES: Final = Suit.SPADES.mask


def rank_sign(rank: Rank) -> str:
    """A rank as people write it in any language: Q, and 10 with two figures."""
    return "10" if rank is Rank.TEN else rank.letter


def sign_of(rank: Rank, suit: Suit) -> str:
    """A card as people write it in any language: Q♠ or 10♥."""
    return rank_sign(rank) + suit.symbol
