"""What a card of Hurrikan is worth when it captures, and the cards that there are."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from vorhand.cards import DECK as ALL_CARDS
from vorhand.cards import Card, mask_of
from vorhand.cards.tables import summing
from vorhand.hurrikan.rulebook import DECK, RULES
from vorhand.suits import RANKS_IN_SUIT, Rank

BY_RANK: Final = MappingProxyType(
    {
        Rank.ACE: 1,
        Rank.TWO: 2,
        Rank.THREE: 3,
        Rank.FOUR: 4,
        Rank.FIVE: 5,
        Rank.SIX: 6,
        Rank.SEVEN: 7,
        Rank.JACK: 8,
        Rank.QUEEN: 9,
        Rank.KING: 10,
    }
)
"""The capture values of the ranks that are in the game."""

LARGEST: Final = max(BY_RANK.values())
"""The largest capture value, that of a king: 10."""

PACK: Final = tuple(card for card in ALL_CARDS if card.rank in BY_RANK)
"""The cards of the game in order (`hurrikan.deck`)."""

PACK_MASK: Final = mask_of(PACK)
"""The same, as a mask."""


@RULES.serves(DECK)
def value_of(card: Card) -> int:
    """
    The capture value of a card of the pack: king 10, queen 9, jack 8, two to seven their number,
    and ace 1.

    >>> value_of(Card("QS")), value_of(Card("AH"))
    (9, 1)
    """
    return BY_RANK[card.rank]


BITS: Final = tuple(card.bit for card in ALL_CARDS)
"""By `Card.index` the bit of the card: to look it up is quicker than to shift."""

# By the index of a card too, since a search asks at every play. Tens, nines and eights are not in
# the game: their value is 0, and nothing equals them.

VALUES: Final = tuple(BY_RANK.get(card.rank, 0) for card in ALL_CARDS)
"""By `Card.index` the capture value of the card."""

EQUALS: Final = tuple(
    mask_of(card for card in PACK if card.rank is other.rank) for other in ALL_CARDS
)
"""By `Card.index` the cards that have the value of the card, as a mask."""

worth: Final = summing(VALUES[:RANKS_IN_SUIT])
"""What the values of some cards, which are given as a mask, add up to."""
