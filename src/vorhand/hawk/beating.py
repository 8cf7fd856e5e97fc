"""Which card beats which: the numbers in a suit, and the suits in a circle."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from vorhand.cards import DECK as ALL_CARDS
from vorhand.cards import Card, mask_of
from vorhand.cards.tables import summing
from vorhand.hawk.rulebook import DECK, RANK, RULES, SUITS
from vorhand.suits import RANKS_IN_SUIT, Rank, Suit

PACK: Final = tuple(
    card for card in ALL_CARDS if card.rank not in (Rank.JACK, Rank.QUEEN, Rank.KING)
)
"""The cards of the game in order (`hawk.deck`)."""

BEATEN: Final = MappingProxyType(
    {
        Suit.CLUBS: Suit.SPADES,
        Suit.SPADES: Suit.HEARTS,
        Suit.HEARTS: Suit.DIAMONDS,
        Suit.DIAMONDS: Suit.CLUBS,
    }
)
"""By suit the one that it beats (`hawk.suits`)."""


@RULES.serves(DECK)
def number_of(card: Card) -> int:
    """The number on a card, which is its pips too: of an ace 1, of a ten 10."""
    return 1 if card.rank is Rank.ACE else card.rank.index + 2


@RULES.implements(RANK)
def is_lower(card: Card, other: Card) -> bool:
    """
    Whether a card beats another one of its suit (`hawk.rank`): the lower number does, and the ace
    is the lowest of all. From the source; that the numbers are no circle, and a ten never beats an
    ace, is how it is read here.
    """
    return card.suit is other.suit and number_of(card) < number_of(other)


@RULES.implements(SUITS)
def is_trump_on(card: Card, other: Card) -> bool:
    """
    Whether the suit of a card beats the suit of another (`hawk.suits`). Each suit is beaten by
    exactly one other, and two that are not neighbours in the circle have nothing to do with each
    other. From the source.
    """
    return BEATEN[card.suit] is other.suit


# The same for every card as masks, by its index: a search asks at every play. Court cards are
# not in the game, and their places are empty.

TRUMPS: Final = tuple(
    mask_of(card for card in PACK if is_trump_on(card, other)) for other in ALL_CARDS
)
"""By `Card.index` the cards of the suit that beats the suit of a card, as a mask."""

LOWER: Final = tuple(mask_of(card for card in PACK if is_lower(card, other)) for other in ALL_CARDS)
"""By `Card.index` the cards of its suit that beat a card, as a mask."""

BEATERS: Final = tuple(trumps | lower for trumps, lower in zip(TRUMPS, LOWER, strict=True))
"""By `Card.index` all cards that beat a card, by their suit or by their number, as a mask."""


_added_up: Final = summing(
    [number_of(card) if card in PACK else 0 for card in ALL_CARDS[:RANKS_IN_SUIT]]
)


@RULES.serves(DECK)
def pips(cards: int) -> int:
    """The pips of a mask of cards."""
    return _added_up(cards)
