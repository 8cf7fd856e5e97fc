"""Checks of what callers hand in, with messages that say what was expected."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from collections.abc import Set as AbstractSet
from enum import Enum
from itertools import islice
from operator import index
from typing import Any, Final, TypeGuard

from vorhand.cards import DECK, Card
from vorhand.errors import NoSuchSeat, WrongTypeError, quoted

MOST: Final = 10**15
"""The largest whole number that is accepted; a larger one could not be written down everywhere."""


MOST_CARDS: Final = 1000
"""The most cards, or hands, that are looked at: no pack has so many."""

EVERY_CARD: Final = frozenset(DECK)


def is_int(value: object) -> TypeGuard[int]:
    """Tell whether this is a whole number; True, False and members of an enum are not."""
    return type(value) is int


def as_int(value: int) -> int:
    """
    A whole number of any kind, one of numpy for instance, as an ``int``. Anything else is returned
    as it is, for a later check to refuse.
    """
    if type(value) is int or isinstance(value, (bool, Enum)):
        return value
    try:
        return index(value)
    except TypeError:
        return value


def whole(value: object, expected: str) -> int:
    """
    A whole number as an ``int``: anything that has ``__index__``, except True and False.

    Raises:
        WrongTypeError: the message begins with ``expected``, "a seed is an int" for instance.
    """
    number = as_int(value)  # type: ignore[arg-type] # that is what is looked at
    if type(number) is not int:
        raise WrongTypeError(f"{expected}, not {quoted(value)}")
    return number


def has_order(values: object) -> TypeGuard[Iterable[Any]]:
    """Tell whether this is an iterable that has an order; a set has none."""
    return isinstance(values, Iterable) and not isinstance(values, AbstractSet)


def checked_cards(what: str, cards: object) -> tuple[Card, ...]:
    """
    A sequence of cards as a tuple. ``what`` names it. However long it is, no more of it is looked
    at than a pack can have.

    Raises:
        WrongTypeError: not a sequence, something in it is not a card, or it is too long.
    """
    # What is usual is asked first, since a check against an ABC is slow.
    if (
        type(cards) is not tuple
        and type(cards) is not list
        and (isinstance(cards, (str, bytes)) or not isinstance(cards, Sequence))
    ):
        raise WrongTypeError(f"{what} is a sequence of cards, not {quoted(cards)}")
    seen = first_of(cards)
    if not are_cards(seen):
        other = next(card for card in seen if type(card) is not Card)
        raise WrongTypeError(f"{what} holds cards, not {quoted(other)}")
    if len(seen) > MOST_CARDS:
        raise WrongTypeError(f"{what} has {MOST_CARDS} cards at most")
    return seen


def are_cards(values: Iterable[object]) -> bool:
    """Tell whether all of these are cards. There are only 52, so one set can answer for all."""
    try:
        return EVERY_CARD.issuperset(values)
    except TypeError:  # something without a hash, which no card is
        return False


def first_of(values: Iterable[Any], most: int = MOST_CARDS) -> tuple[Any, ...]:
    """The values in a tuple; if there are more than ``most``, the first of them, one too many."""
    if type(values) is tuple and len(values) <= most:
        return values
    return tuple(islice(values, most + 1))


def check_seat(seat: object, players: int) -> int:
    """
    A seat of a game for ``players``, as an ``int``.

    Raises:
        WrongTypeError: not a whole number.
        NoSuchSeat: the game has no such seat.
    """
    number = whole(seat, "a seat is an int")
    if not 0 <= number < players:
        raise NoSuchSeat(f"there is no seat {quoted(seat)}: the seats are 0 to {players - 1}")
    return number
