"""How a game writes its moves in a line, marks them, and answers card by card."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Generic, TypeVar

import attrs

from vorhand.cards import Card, Cards
from vorhand.rules import Violation
from vorhand.values import Value

O = TypeVar("O")  # noqa: E741 - options
S = TypeVar("S")


@attrs.frozen
class CardAnswer(Value):
    """What there is to say about a card of a hand."""

    card: Card
    """The card."""
    takes: tuple[Cards, ...]
    """The sets of cards that it may capture; none where cards are played to tricks."""
    refusal: Violation[Any] | None
    """Why it may not be played, or not laid; None if it may."""

    @property
    def legal(self) -> bool:
        """Whether there is a legal move with the card."""
        return self.refusal is None or bool(self.takes)


def no_marks(state: object) -> Mapping[int, str]:
    """The signs that follow moves in a game that marks none."""
    del state
    return MappingProxyType({})


@attrs.frozen
class Notation(Value, Generic[O, S]):
    """What a game says in its ``notation.py``, for records and for the page of a record."""

    moves_in_a_line: Callable[[O], int]
    """How many moves stand in a line of a record."""
    marks: Callable[[S], Mapping[int, str]]
    """The signs that follow moves in a record, by the number of the move in the deal."""
    answers: Callable[[S, int], Sequence[CardAnswer]]
    """What there is to say about each card of the hand of a seat."""
    signs: str = ""
    """All signs that can stand behind a move."""
