"""The games by name."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

from vorhand import hawk, hearts, hurrikan
from vorhand.game import Game

GAMES: Final[Mapping[str, Game[Any, Any, Any]]] = MappingProxyType(
    {"hearts": hearts, "hawk": hawk, "hurrikan": hurrikan}
)
"""Every game by its name, which is also the first part of the ids of its rules."""
