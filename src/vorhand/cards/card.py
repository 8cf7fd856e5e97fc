"""
A playing card.

The order of cards is the same everywhere: clubs, diamonds, hearts, spades, and in each
suit from the two up to the ace. It is an order for lists and for text only. Which card
beats which is up to each game.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import total_ordering
from typing import Final, cast, final

from typing_extensions import override

from vorhand.errors import NotationError, WrongTypeError, quoted
from vorhand.suits import RANKS_IN_SUIT, Rank, Suit
from vorhand.values import Frozen, html_of, quick

_BY_TEXT: Final[dict[str, Card]] = {}
"""Each card under every way to write it."""


@final
@total_ordering
class Card(Frozen):
    """
    A playing card. There is one object for each card, so cards compare by identity.

    >>> Card("QS") is Card("Q♠") is Card("qs")
    True
    >>> Card("10h")
    Card('TH')
    >>> Card("QS").rank, Card("QS").suit
    (Rank.QUEEN, Suit.SPADES)

    Raises:
        NotationError: the text is not a card.
        WrongTypeError: not a text.
    """

    __slots__ = ("bit", "index", "rank", "suit", "suited", "text")

    suit: Suit
    """The suit."""
    rank: Rank
    """The rank."""
    index: int
    """The place in the order of all 52 cards, from 0 (2C) to 51 (AS)."""
    bit: int
    """The card alone, as a mask: ``1 << index``."""
    suited: int
    """All cards of the same suit, as a mask: ``suit.mask``."""
    text: str
    """Rank, then suit, ``QS`` for instance: what ``str(card)`` gives."""

    def __new__(cls, text: str) -> Card:  # noqa: D102 - the class says it
        card = _BY_TEXT.get(text) if isinstance(text, str) else None
        if card is not None:
            return card
        if isinstance(text, Card):
            return text
        if not isinstance(text, str):
            raise WrongTypeError(f"a card is a text such as 'QS', not {quoted(text)}")
        raise NotationError(
            f"{quoted(text)} is not a card: write a rank of 23456789TJQKA and a suit of CDHS, "
            "as in 'QS'"
        )

    @staticmethod
    def of(rank: Rank, suit: Suit) -> Card:
        """
        The card of this rank and suit.

        >>> Card.of(Rank.ACE, Suit.HEARTS)
        Card('AH')
        """
        if not isinstance(rank, Rank) or not isinstance(suit, Suit):
            raise WrongTypeError(
                f"a card has a Rank and a Suit, not {quoted(rank)} and {quoted(suit)}"
            )
        return DECK[RANKS_IN_SUIT * suit.index + rank.index]

    @property
    def pretty(self) -> str:
        """
        The card for people to read, with the sign of its suit.

        >>> Card("TH").pretty
        'T♥'
        """
        return self.rank.letter + self.suit.symbol

    def _repr_html_(self) -> str:
        return html_of(self, "en")

    def name(self, language: str = "en") -> str:
        """
        The name of the card in one of `vorhand.languages.LANGUAGES`.

        >>> Card("QS").name(), Card("QS").name("de")
        ('queen of spades', 'Pik-Dame')

        Raises:
            UnknownLanguage: the library has no names in the language.
            WrongTypeError: the language is not a text.
        """
        from vorhand.languages import language_of  # noqa: PLC0415 - words when they are asked for

        return language_of(language).card(self.rank, self.suit)

    def __lt__(self, other: Card) -> bool:
        if not isinstance(other, Card):
            return NotImplemented
        return self.index < other.index

    @override
    def __str__(self) -> str:
        return self.text

    @override
    def __repr__(self) -> str:
        return f"Card({self.text!r})"

    @override
    def __reduce__(self) -> tuple[type[Card], tuple[str]]:
        return Card, (self.text,)


_new_card: Final = quick(cast("Callable[[int, int, Rank, Suit, int, str], Card]", Card))


def _make_card(suit: Suit, rank: Rank) -> Card:
    """Make one of the 52 objects, and enter it under every way to write it."""
    index = RANKS_IN_SUIT * suit.index + rank.index
    card = _new_card(1 << index, index, rank, suit, suit.mask, rank.letter + suit.letter)
    outlined = "♧♢♡♤"[suit.index]
    ranks = {rank.letter, rank.letter.lower()} | ({"10"} if rank is Rank.TEN else set())
    # Behind the sign of a suit may be what asks for it as text or, as phones do, as a picture.
    signs = [suit.symbol + asked for asked in ("", "\ufe0e", "\ufe0f")]
    for suit_sign in (suit.letter, suit.letter.lower(), *signs, outlined):
        for rank_sign in ranks:
            _BY_TEXT[rank_sign + suit_sign] = card
    return card


DECK: Final[tuple[Card, ...]] = tuple(_make_card(suit, rank) for suit in Suit for rank in Rank)
"""All 52 cards in order: ``DECK[card.index] is card``."""
