"""What the options of all games share: how their values are checked and compared."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from typing import TYPE_CHECKING, Any

import attrs

from vorhand.checks import is_int
from vorhand.errors import InvalidOptions, WrongTypeError, shown

if TYPE_CHECKING:
    from attrs import AttrsInstance


def require_int(field: str, value: object, *, least: int | None = None) -> None:
    """Refuse an option that is not a whole number, or smaller than ``least``."""
    if not is_int(value):
        raise InvalidOptions(field, f"a whole number is expected, not {shown(value)}")
    if least is not None and value < least:
        raise InvalidOptions(field, f"{least} or more is expected, not {shown(value)}")


def require_bool(field: str, value: object) -> None:
    """Refuse an option that is neither True nor False."""
    if not isinstance(value, bool):
        raise InvalidOptions(field, f"True or False is expected, not {shown(value)}")


def require_member(field: str, value: object, kind: type[Enum]) -> None:
    """Refuse an option that is not a member of its enum."""
    if not isinstance(value, kind):
        names = ", ".join(f"{kind.__name__}.{member.name}" for member in kind)
        raise InvalidOptions(field, f"one of {names} is expected, not {shown(value)}")


def require_choice(field: str, value: object, choices: Iterable[int]) -> None:
    """Refuse an option that is not one of a few whole numbers."""
    choices = tuple(choices)
    if not is_int(value) or value not in choices:
        listed = ", ".join(map(str, choices))
        raise InvalidOptions(field, f"one of {listed} is expected, not {shown(value)}")


def check_options(options: object, kind: type) -> None:
    """
    Refuse what are no options of the game.

    Raises:
        WrongTypeError: not an instance of ``kind``.
    """
    if type(options) is not kind:
        name = f"{kind.__module__.rpartition('.')[0]}.{kind.__name__}"
        raise WrongTypeError(f"options are {name}, not {shown(options)}")


def changes(options: AttrsInstance, defaults: AttrsInstance) -> dict[str, Any]:
    """The options that are not as in ``defaults``, by name."""
    names = [field.name for field in attrs.fields(type(options)) if field.init]
    return {
        name: getattr(options, name)
        for name in names
        if getattr(options, name) != getattr(defaults, name)
    }
