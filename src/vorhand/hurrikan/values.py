"""The pack and what its cards are worth when they capture."""

from __future__ import annotations

from typing import Final

from vorhand.cards import DECK as ALL_CARDS
from vorhand.cards import Card, mask_of
from vorhand.hurrikan.rulebook import DECK, RULES
from vorhand.suits import RANKS_IN_SUIT, Rank
from vorhand.tables import summing

_VALUES: Final = {
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

LARGEST: Final = max(_VALUES.values())

PACK: Final = tuple(card for card in ALL_CARDS if card.rank in _VALUES)
"""The cards of the game in order (`hurrikan.deck`)."""


@RULES.states(DECK)
def value_of(card: Card) -> int:
    """The capture value of a card of the pack: king 10, queen 9, jack 8, ace 1."""
    return _VALUES[card.rank]


# The same for every card by its index: a search asks at every play. Tens, nines and eights are
# not in the game, and have no value.

VALUES: Final = tuple(_VALUES.get(card.rank, 0) for card in ALL_CARDS)
"""By `Card.index` the capture value of a card."""

EQUALS: Final = tuple(
    mask_of(card for card in PACK if card.rank is other.rank) for other in ALL_CARDS
)
"""By `Card.index` the cards of the same value, as a mask."""

worth: Final = summing(VALUES[:RANKS_IN_SUIT])
"""What the values of a mask of cards add up to."""


# A set of sums from 0 to 10 is a mask too, with a bit for each.

ALL_SUMS: Final = (1 << LARGEST + 1) - 1


def _cards_by_values() -> list[int]:
    cards = [0]
    for value in range(LARGEST + 1):
        more = mask_of(card for card in PACK if VALUES[card.index] == value)
        cards += [less | more for less in cards]
    return cards


WITH_VALUE_IN: Final = _cards_by_values()
"""By a mask of values the cards that have one of them, as a mask."""


def values_in(cards: int) -> int:
    """The values of a mask of cards, a bit for each: ace 1, two to seven, jack to king 8 to 10."""
    pairs = cards | cards >> 2 * RANKS_IN_SUIT
    ranks = pairs | pairs >> RANKS_IN_SUIT
    return (ranks & _TWO_TO_SEVEN) << 2 | (ranks & _JACK_TO_KING) >> 1 | ranks >> 11 & 2


_TWO_TO_SEVEN: Final = 0b111111
_JACK_TO_KING: Final = 0b111 << 9
