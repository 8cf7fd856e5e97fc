"""What the options of all games share: how their values are checked and compared."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from functools import wraps
from typing import Any, Final, Self, TypeVar, cast

import attrs
from typing_extensions import override

from vorhand.errors import InvalidOptions, WrongTypeError, nearest, quoted
from vorhand.kit.checks import MOST, is_int
from vorhand.values import Value

FIRST_VERSION: Final = 1
"""The first version of the format of records, for options that were there from the beginning."""


def since(version: int, before: object) -> dict[str, object]:
    """
    What is noted on an option that came later, as the metadata of its field: the version of the
    format of records that first had it, and ``before``, its value in all records older than that.
    """
    return {"since": version, "before": before}


def option_names(kind: type[BaseOptions], version: int) -> list[str]:
    """The names of the options that a version of the format of records had, in order."""
    fields = [field for field in attrs.fields(cast("Any", kind)) if field.init]
    return [name for name, since, _ in map(_history, fields) if since <= version]


def absent_options(kind: type[BaseOptions], version: int) -> dict[str, object]:
    """
    What the options meant that a version of the format of records did not have, by name; one whose
    default depends on others and always was what it is now is left to be worked out.
    """
    fields = [field for field in attrs.fields(cast("Any", kind)) if field.init]
    return {
        name: before
        for name, since, before in map(_history, fields)
        if since > version and before is not attrs.NOTHING
    }


def _history(field: attrs.Attribute[Any]) -> tuple[str, int, object]:
    since: int = field.metadata.get("since", FIRST_VERSION)
    return field.name, since, field.metadata.get("before")


def require_int(field: str, value: object, *, least: int | None = None) -> None:
    """Raise unless an option is a whole number, neither below ``least`` nor beyond `MOST`."""
    if not is_int(value):
        raise InvalidOptions(field, f"a whole number is expected, not {quoted(value)}")
    if abs(value) > MOST:
        raise InvalidOptions(field, f"no number beyond {MOST} is expected, not {quoted(value)}")
    if least is not None and value < least:
        raise InvalidOptions(field, f"{least} or more is expected, not {quoted(value)}")


def require_bool(field: str, value: object) -> None:
    """Raise unless an option is True or False."""
    if not isinstance(value, bool):
        raise InvalidOptions(field, f"True or False is expected, not {quoted(value)}")


def require_member(field: str, value: object, kind: type[Enum]) -> None:
    """Raise unless an option is a member of its enum."""
    if not isinstance(value, kind):
        names = ", ".join(f"{kind.__name__}.{member.name}" for member in kind)
        raise InvalidOptions(field, f"one of {names} is expected, not {quoted(value)}")


def require_choice(field: str, value: object, choices: Iterable[int]) -> None:
    """Raise unless an option is one of a few whole numbers."""
    choices = tuple(choices)
    if not is_int(value) or value not in choices:
        listed = ", ".join(map(str, choices))
        raise InvalidOptions(field, f"one of {listed} is expected, not {quoted(value)}")


def check_options(options: object, kind: type) -> None:
    """
    Raise unless these are options of the game.

    Raises:
        WrongTypeError: not an instance of ``kind``.
    """
    if type(options) is not kind:
        name = f"{kind.__module__.rpartition('.')[0]}.{kind.__name__}"
        raise WrongTypeError(f"options are {name}, not {quoted(options)}")


class BaseOptions(Value):
    """What all options have in common. They print only what differs from the defaults."""

    __slots__ = ()

    players: int

    @classmethod
    def _defaults(cls, **chosen: Any) -> Self:  # noqa: ANN401 - the game checks each
        return cls(**chosen)

    def _changes(self) -> dict[str, Any]:
        """The options that differ from the defaults for the number of players."""
        defaults = self._defaults(players=self.players)
        fields = attrs.fields(type(self))  # type: ignore[arg-type] # each game's are of attrs
        names = [field.name for field in fields if field.init]
        return {
            name: getattr(self, name)
            for name in names
            if getattr(self, name) != getattr(defaults, name)
        }

    def replace(self, **others: Any) -> Self:  # noqa: ANN401 - the game checks each
        """
        A copy of these options in which ``others`` are changed.

        If the number of players changes, options that have their default value get the new default:

        >>> from vorhand import hearts
        >>> hearts.OMNIBUS.replace(players=5)
        Options(players=5, jack_of_diamonds=-10)

        Raises:
            InvalidOptions: no game can be played with these options.
        """
        return self._defaults(**{"players": self.players, **self._changes(), **others})

    @override
    def __repr__(self) -> str:
        usual = self.players == self._defaults().players
        pairs = {**({} if usual else {"players": self.players}), **self._changes()}.items()
        return f"Options({', '.join(f'{name}={value!r}' for name, value in pairs)})"


T = TypeVar("T", bound=BaseOptions)


def named_options(kind: type[T]) -> type[T]:
    """
    Decorate a class of options, so that a name that no option has is refused with the nearest one.

    >>> from vorhand import hearts
    >>> hearts.Options(player=3)
    Traceback (most recent call last):
    vorhand.errors.WrongTypeError: there is no option 'player'; did you mean 'players'?
    """
    made: Any = kind.__init__
    names = [field.name for field in attrs.fields(cast("Any", kind)) if field.init]

    @wraps(made)
    def __init__(self: T, *unnamed: object, **chosen: object) -> None:  # noqa: N807 - it is one
        if unnamed:
            raise WrongTypeError(f"options are given by name, not as {quoted(unnamed[0])}")
        for name in chosen:
            if name not in names:
                raise WrongTypeError(f"there is no option {quoted(name)}{nearest(name, names)}")
        made(self, **chosen)

    setattr(kind, "__init__", __init__)  # noqa: B010 - type checkers want no assignment to it
    return kind
