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

PACK_MASK: Final = mask_of(PACK)
"""The same, as a mask."""

BEATEN: Final = MappingProxyType(
    {
        Suit.CLUBS: Suit.SPADES,
        Suit.SPADES: Suit.HEARTS,
        Suit.HEARTS: Suit.DIAMONDS,
        Suit.DIAMONDS: Suit.CLUBS,
    }
)
"""For each suit the one that it beats (`hawk.suits`)."""


@RULES.serves(DECK)
def number_of(card: Card) -> int:
    """The number on a card, which is also its pips: 1 for an ace, 10 for a ten."""
    return 1 if card.rank is Rank.ACE else card.rank.index + 2


@RULES.implements(RANK)
def is_lower(card: Card, other: Card) -> bool:
    """
    Within a suit the lower number beats the higher, and the ace beats all (`hawk.rank`). From the
    source; that a ten never beats an ace is how it is read here.

    >>> is_lower(Card("AC"), Card("2C")), is_lower(Card("TC"), Card("AC"))
    (True, False)
    """
    return card.suit is other.suit and number_of(card) < number_of(other)


@RULES.implements(SUITS)
def is_trump_on(card: Card, other: Card) -> bool:
    """
    Clubs beat spades, spades hearts, hearts diamonds, and diamonds clubs (`hawk.suits`). Suits that
    are not neighbours in this circle do not beat each other. From the source.

    >>> is_trump_on(Card("TC"), Card("AS")), is_trump_on(Card("AC"), Card("TH"))
    (True, False)
    """
    return BEATEN[card.suit] is other.suit


# What beats each card, as masks by its index, since a search asks at every play. Court cards are
# not in the game: they are in no mask, and nobody looks in their places.

TRUMPS: Final = tuple(
    mask_of(card for card in PACK if is_trump_on(card, other)) for other in ALL_CARDS
)
"""By `Card.index` the cards whose suit beats the suit of the card, as a mask."""

LOWER: Final = tuple(mask_of(card for card in PACK if is_lower(card, other)) for other in ALL_CARDS)
"""By `Card.index` the cards that beat the card by their number, as a mask."""

BEATERS: Final = tuple(trumps | lower for trumps, lower in zip(TRUMPS, LOWER, strict=True))
"""By `Card.index` all cards that beat the card, by suit or by number, as a mask."""


# An ace comes last among the ranks but counts 1; court cards count nothing.
_added_up: Final = summing(
    [number_of(card) if card in PACK else 0 for card in ALL_CARDS[:RANKS_IN_SUIT]]
)


@RULES.serves(DECK)
def pips(cards: int) -> int:
    """The pips of these cards, which are given as a mask."""
    return _added_up(cards)
