"""Checks of what callers hand in, with messages that say what was expected."""

from __future__ import annotations

from collections.abc import Iterable
from collections.abc import Set as AbstractSet
from typing import Any, Final, TypeGuard

from vorhand.cards import Card
from vorhand.errors import NoSuchSeat, WrongTypeError, shown

MOST: Final = 10**15
"""No whole number is asked to be larger: others could not be written down everywhere."""


def is_int(value: object) -> TypeGuard[int]:
    """Tell whether this is a whole number; True, False and members of an enum are none."""
    return type(value) is int


def has_order(values: object) -> TypeGuard[Iterable[Any]]:
    """Tell whether these are several values in an order, which a set has not."""
    return isinstance(values, Iterable) and not isinstance(values, AbstractSet)


def check_cards(what: str, cards: Iterable[object]) -> None:
    """
    Refuse what are not all cards; ``what`` holds them.

    Raises:
        WrongTypeError: names the first that is none.
    """
    if set(map(type, cards)) - {Card}:
        other = next(card for card in cards if type(card) is not Card)
        raise WrongTypeError(f"{what} holds cards, not {shown(other)}")


def check_seat(seat: object, players: int) -> None:
    """
    Refuse what is no seat of a game for so many players.

    Raises:
        WrongTypeError: not a whole number.
        NoSuchSeat: the game has no such seat.
    """
    if not is_int(seat):
        raise WrongTypeError(f"a seat is an int, not {shown(seat)}")
    if not 0 <= seat < players:
        raise NoSuchSeat(f"there is no seat {shown(seat)}: the seats are 0 to {players - 1}")
