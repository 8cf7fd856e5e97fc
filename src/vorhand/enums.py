"""The base of all enums here: members print as they are written in code."""

from __future__ import annotations

from enum import Enum
from functools import total_ordering

from typing_extensions import override


class NamedEnum(Enum):
    """An enum whose members print as ``Suit.CLUBS``."""

    @override
    def __repr__(self) -> str:
        return f"{type(self).__name__}.{self.name}"


@total_ordering
class OrderedEnum(NamedEnum):
    """An enum whose members sort by ``index`` and can be looked up by ``letter``."""

    letter: str
    index: int

    @classmethod
    @override
    def _missing_(cls, value: object) -> OrderedEnum | None:
        return next((member for member in cls if member.letter == value), None)

    def __lt__(self, other: object) -> bool:
        if not isinstance(other, type(self)):
            return NotImplemented
        return self.index < other.index
