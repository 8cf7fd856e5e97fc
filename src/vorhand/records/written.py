"""Options as plain values: enums by name, tuples as lists."""

from __future__ import annotations

from enum import Enum
from typing import Any

import attrs

from vorhand.errors import InvalidOptions, RecordError, shown
from vorhand.registry import GAMES


def option_names(game: str) -> list[str]:
    """The names of the options of a game, in order."""
    module: Any = GAMES[game]
    return [field.name for field in attrs.fields(module.Options) if field.init]


def plain(value: object) -> object:
    """An option as a value that JSON knows."""
    if isinstance(value, Enum):
        return value.name
    if isinstance(value, tuple):
        return [plain(one) for one in value]
    return value


def options_of(game: str, written: dict[str, Any]) -> Any:  # noqa: ANN401 - of any game
    """
    The options of a game from plain values.

    Raises:
        RecordError: an option is missing, unknown or impossible.
    """
    module: Any = GAMES[game]
    names, usual = option_names(game), module.Options()
    for name in written:
        if name not in names:
            raise RecordError(f"options.{name}", "the game has no such option")
    for name in names:
        if name not in written:
            raise RecordError(f"options.{name}", "the option is missing")
    read = {name: _read(f"options.{name}", written[name], getattr(usual, name)) for name in names}
    try:
        return module.Options(**read)
    except InvalidOptions as error:
        raise RecordError(f"options.{error.field}", error.problem) from None


def _read(place: str, value: object, usual: object) -> object:
    """An option from a plain value; its usual value tells its kind."""
    if isinstance(usual, Enum):
        members = type(usual).__members__
        if not isinstance(value, str) or value not in members:
            problem = f"one of {', '.join(members)} is expected, not {shown(value)}"
            raise RecordError(place, problem)
        return members[value]
    if isinstance(usual, tuple):
        if not isinstance(value, list):
            raise RecordError(place, f"a list is expected, not {shown(value)}")
        return tuple(_read(f"{place}[{at}]", one, usual[0]) for at, one in enumerate(value))
    return value
