"""Sets of cards: `Cards`, and functions for the masks in which they are kept."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from collections.abc import Set as AbstractSet
from functools import cache
from typing import Any, Final, cast, final

from typing_extensions import override

from vorhand.cards.card import DECK, Card
from vorhand.cards.tables import Tables, from_tables, tables_of
from vorhand.errors import NotationError, WrongTypeError, quoted
from vorhand.suits import Suit
from vorhand.values import Frozen, html_of, quick


@final
class Cards(Frozen, AbstractSet[Card]):
    """
    An immutable set of cards that iterates in the order of cards.

    >>> Cards("QS 3H 2H")
    Cards('2H 3H QS')
    >>> Cards("QS 3H") | Cards("2H"), len(Cards("QS 3H")), Card("QS") in Cards("QS 3H")
    (Cards('2H 3H QS'), 2, True)
    >>> Cards([Card("AC")]) == Cards("AC")
    True

    `Cards` are equal only to other `Cards`. The operators ``& | - ^`` and the comparisons
    ``< <= > >=`` work as on every set.

    Raises:
        NotationError: a part of the text is not a card, or a card is named twice.
        WrongTypeError: neither a text nor cards.
    """

    __slots__ = ("mask",)

    mask: int
    """The cards, as a mask: the sum of their `Card.bit`."""

    def __new__(cls, cards: str | Iterable[Card] = ()) -> Cards:  # noqa: D102 - see the class
        if isinstance(cards, Cards):
            return cards
        if isinstance(cards, str):
            return cards_of(_mask_of_text(cards))
        if not isinstance(cards, Iterable):
            raise WrongTypeError(
                f"a set of cards is a text or an iterable of cards, not {quoted(cards)}"
            )
        mask = 0
        for card in cards:
            if type(card) is not Card:
                raise WrongTypeError(f"a set of cards holds cards, not {quoted(card)}")
            mask |= card.bit
        return cards_of(mask)

    @staticmethod
    def from_mask(mask: int) -> Cards:
        """
        The set whose `mask` this is.

        >>> Cards.from_mask(Card("2C").bit | Card("AS").bit)
        Cards('2C AS')
        """
        if type(mask) is not int:
            raise WrongTypeError(f"a mask is an int, not {quoted(mask)}")
        if mask >> len(DECK):
            raise NotationError(f"{quoted(mask)} is not a mask of 52 cards")
        return cards_of(mask)

    @classmethod
    @override
    def _from_iterable(cls, it: Iterable[Any]) -> Cards:  # type: ignore[override] # of cards only
        return Cards(it)

    @override
    def __contains__(self, card: object) -> bool:
        return isinstance(card, Card) and bool(self.mask & card.bit)

    @override
    def __iter__(self) -> Iterator[Card]:
        return iter(listed(self.mask))

    @override
    def __len__(self) -> int:
        return self.mask.bit_count()

    def __bool__(self) -> bool:
        return self.mask != 0

    @override
    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Cards):
            return NotImplemented
        return self.mask == other.mask

    @override
    def __hash__(self) -> int:
        return hash(self.mask)

    # Operators take other sets of cards only: a text or a list would be a mistake.

    @override
    def __and__(self, other: AbstractSet[Any]) -> Cards:
        mask = _mask_of_set(other)
        return NotImplemented if mask is None else cards_of(self.mask & mask)

    @override
    def __or__(self, other: AbstractSet[Any]) -> Cards:
        mask = _mask_of_set(other)
        return NotImplemented if mask is None else cards_of(self.mask | mask)

    @override
    def __sub__(self, other: AbstractSet[Any]) -> Cards:
        mask = _mask_of_set(other)
        return NotImplemented if mask is None else cards_of(self.mask & ~mask)

    @override
    def __xor__(self, other: AbstractSet[Any]) -> Cards:
        mask = _mask_of_set(other)
        return NotImplemented if mask is None else cards_of(self.mask ^ mask)

    @override
    def isdisjoint(self, other: Iterable[Any]) -> bool:
        mask = _mask_of_set(other)
        if mask is None:
            raise WrongTypeError(f"a set of cards is expected, not {quoted(other)}")
        return not self.mask & mask

    def of_suit(self, suit: Suit) -> Cards:
        """
        The cards of one suit.

        >>> Cards("QS 3H 2H").of_suit(Suit.HEARTS)
        Cards('2H 3H')
        """
        if not isinstance(suit, Suit):
            raise WrongTypeError(f"a suit is a Suit, not {quoted(suit)}")
        return cards_of(self.mask & suit.mask)

    @property
    def pretty(self) -> str:
        """
        The cards for people to read, with the signs of their suits.

        >>> Cards("QS 3H").pretty
        '3♥ Q♠'
        """
        return " ".join(card.pretty for card in self)

    def _repr_html_(self) -> str:
        return html_of(self, "en")

    @override
    def __str__(self) -> str:
        return " ".join(card.text for card in self)

    @override
    def __repr__(self) -> str:
        return f"Cards({str(self)!r})"

    @override
    def __reduce__(self) -> tuple[Callable[[int], Cards], tuple[int]]:
        return _of_mask, (self.mask,)


cards_of: Final = quick(cast("Callable[[int], Cards]", Cards))
"""Make the set for a mask that is known to be valid."""


def _of_mask(mask: int) -> Cards:
    """The set that a pickle holds."""
    return Cards.from_mask(mask)


@cache
def _tables_of_cards() -> Tables[Card]:
    """Make the tables that `listed` reads, on first use: 1 ms, 200 KB."""
    return tables_of(DECK)


def listed(mask: int) -> tuple[Card, ...]:
    """List the cards of a mask in order."""
    return from_tables(_tables_of_cards(), mask)


def lowest_of(mask: int) -> int:
    """The lowest card of a mask, as a mask; 0 if there is none."""
    return mask & -mask


def mask_of(cards: Iterable[Card]) -> int:
    """Make the mask of some cards; a card that comes up twice counts once."""
    mask = 0
    for card in cards:
        mask |= card.bit
    return mask


def _mask_of_set(cards: object) -> int | None:
    """The mask of a set of cards, whatever its type; None if it is not a set."""
    if isinstance(cards, Cards):
        return cards.mask
    return Cards(cards).mask if isinstance(cards, AbstractSet) else None


def _mask_of_text(text: str) -> int:
    mask = 0
    for word in text.split():
        card = Card(word)
        if mask & card.bit:
            raise NotationError(f"{card} is named twice in {quoted(text)}")
        mask |= card.bit
    return mask
