"""
What the keys of all games have in common: how a variant is told from others, and what has no key.

A key is for tables in which a search notes what it has found: `transposition_key` of a game is the
same for states from which the same moves lead to the same scores, however they have come about.
"""

from __future__ import annotations

from collections.abc import Hashable
from enum import Enum
from functools import lru_cache
from typing import Any, Final, TypeAlias

import attrs

from vorhand.cards import Card, Cards
from vorhand.errors import WrongTypeError, quoted
from vorhand.kit.options import BaseOptions
from vorhand.kit.views import SeatView, check_state

Key: TypeAlias = tuple[Hashable, ...]
"""A key or a part of one: numbers, texts, and tuples of them, alike in every process."""

NOBODY: Final = -1
"""Stands in a key for a seat where there is none."""


@lru_cache(256)
def variant_of(options: BaseOptions, game: str, *apart_from: str) -> Key:
    """
    What tells a variant from others while cards are played: the game, and every option but those
    that are named. What the others are for lies before the first play or after the deal.

    An option that a game gets later is in it unless somebody names it here.
    """
    fields: Any = attrs.fields(type(options))  # type: ignore[arg-type] # each game's are of attrs
    names = [field.name for field in fields if field.init and field.name not in apart_from]
    return game, *(_as_number(getattr(options, name)) for name in names)


def _as_number(value: Hashable) -> Hashable:
    """
    A member of an enum as its place among the members, and a card or cards as a mask, in tuples
    too; any other value as it is.
    """
    if isinstance(value, Enum):
        return list[object](type(value)).index(value)
    if isinstance(value, tuple):
        return tuple(map(_as_number, value))
    if isinstance(value, Card):
        return value.bit
    return value.mask if isinstance(value, Cards) else value


def check_has_key(state: object, phases: tuple[type[Any], ...], name: str) -> None:
    """
    Raise unless this is a state of the game of this name. A view has no key.

    Raises:
        WrongTypeError: not one of the phases.
    """
    if isinstance(state, SeatView):
        raise WrongTypeError(
            f"a state of {name} is expected, not {quoted(state)}: what follows from a view depends "
            "on hands that it does not show, so draw a state with sample"
        )
    check_state(state, phases, name)
