"""The base of all enums here: members print as they are written in code."""

from __future__ import annotations

from enum import Enum

from typing_extensions import override


class NamedEnum(Enum):
    """An enum whose members print as ``Suit.CLUBS``."""

    @override
    def __repr__(self) -> str:
        return f"{type(self).__name__}.{self.name}"
