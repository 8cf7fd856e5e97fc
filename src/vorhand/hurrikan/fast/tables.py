"""Sets of values, from 0 to 10, as masks with a bit for each, and the cards that have them."""

from __future__ import annotations

from typing import Final

from vorhand.cards import mask_of
from vorhand.hurrikan.values import LARGEST, PACK, VALUES
from vorhand.suits import RANKS_IN_SUIT

ALL_SUMS: Final = (1 << LARGEST + 1) - 1
"""Every value from 0 to 10."""


def cards_by_values() -> tuple[int, ...]:
    """Make the table of `WITH_VALUE_IN`."""
    cards = [0]
    for value in range(LARGEST + 1):
        more = mask_of(card for card in PACK if VALUES[card.index] == value)
        cards += [less | more for less in cards]
    return tuple(cards)


WITH_VALUE_IN: Final = cards_by_values()
"""By a mask of values, the cards that have one of them, as a mask."""

TWO_SUITS: Final = 2 * RANKS_IN_SUIT
"""How many places lie between a club and the heart of its rank, a diamond and its spade."""

TWO_TO_SEVEN: Final = 0b111111
JACK_TO_KING: Final = 0b111 << 9


def values_in(cards: int) -> int:
    """
    The values of these cards, a mask, with a bit for each: ace 1, two to seven, jack to king 8 to
    10.
    """
    pairs = cards | cards >> TWO_SUITS
    ranks = pairs | pairs >> RANKS_IN_SUIT
    return (ranks & TWO_TO_SEVEN) << 2 | (ranks & JACK_TO_KING) >> 1 | ranks >> 11 & 2
