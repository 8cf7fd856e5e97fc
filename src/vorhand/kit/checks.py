"""Checks of what callers hand in, with messages that say what was expected."""

from __future__ import annotations

from collections.abc import Iterable
from collections.abc import Set as AbstractSet
from enum import Enum
from operator import index
from typing import Any, Final, TypeGuard

from vorhand.cards import Card
from vorhand.errors import NoSuchSeat, WrongTypeError, quoted

MOST: Final = 10**15
"""No whole number is asked to be larger: others could not be written down everywhere."""


def is_int(value: object) -> TypeGuard[int]:
    """Tell whether this is a whole number; True, False and members of an enum are not."""
    return type(value) is int


def as_int(value: int) -> int:
    """
    A number as an ``int``, whatever kind of whole number it is, of numpy for instance. All else
    stays what it is, for the check that follows to refuse.
    """
    if type(value) is int or isinstance(value, (bool, Enum)):
        return value
    try:
        return index(value)
    except TypeError:
        return value


def whole(value: object, expected: str) -> int:
    """
    A whole number as an ``int``: whatever has ``__index__``, but not True and False.

    Raises:
        WrongTypeError: says what is ``expected``: "a seed is an int".
    """
    number = as_int(value)  # type: ignore[arg-type] # that is what is looked at
    if type(number) is not int:
        raise WrongTypeError(f"{expected}, not {quoted(value)}")
    return number


def has_order(values: object) -> TypeGuard[Iterable[Any]]:
    """Tell whether these are several values in an order, which a set does not have."""
    return isinstance(values, Iterable) and not isinstance(values, AbstractSet)


def check_cards(what: str, cards: Iterable[object]) -> None:
    """
    Raise unless these are all cards; ``what`` holds them.

    Raises:
        WrongTypeError: names the first that is not a card.
    """
    if set(map(type, cards)) - {Card}:
        other = next(card for card in cards if type(card) is not Card)
        raise WrongTypeError(f"{what} holds cards, not {quoted(other)}")


def check_seat(seat: object, players: int) -> int:
    """
    A seat of a game for so many players, as an ``int``.

    Raises:
        WrongTypeError: not a whole number.
        NoSuchSeat: the game has no such seat.
    """
    number = whole(seat, "a seat is an int")
    if not 0 <= number < players:
        raise NoSuchSeat(f"there is no seat {quoted(seat)}: the seats are 0 to {players - 1}")
    return number
