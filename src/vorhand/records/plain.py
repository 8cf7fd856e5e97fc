"""The parts of what is written: options as plain values, moves as texts, and how to read them."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from functools import lru_cache
from types import UnionType
from typing import Any, Final, TypeVar, cast, get_args, get_origin, get_type_hints

from vorhand.cards import Card, Cards
from vorhand.errors import (
    InvalidOptions,
    NotationError,
    RecordError,
    VorhandError,
    nearest,
    part_of,
    quoted,
)
from vorhand.game import GAMES
from vorhand.kit.options import BaseOptions, absent_options, option_names
from vorhand.kit.plays import BaseMove
from vorhand.records.model import VERSION

O = TypeVar("O", bound=BaseOptions)  # noqa: E741 - options

UNKNOWN_OPTION: Final = "the game has no such option"

KINDS: Final = 16
"""For how many classes of options their types are kept; the library has three."""


def plain(value: object) -> object:
    """The value of an option as a value that JSON knows; cards are texts."""
    if isinstance(value, Enum):
        return value.name
    if isinstance(value, tuple):
        return [plain(one) for one in value]
    return str(value) if isinstance(value, (Card, Cards)) else value


@lru_cache(KINDS)
def kinds_of_options(kind: Any) -> dict[str, Any]:  # noqa: ANN401 - a class of options
    """The types of the options of a class by name. What is kept for a game takes 5 KB."""
    return get_type_hints(kind)


def plain_options(game: str, options: object) -> dict[str, object]:
    """All options by name, as plain values."""
    names = option_names(GAMES[game].Options, VERSION)
    return {name: plain(getattr(options, name)) for name in names}


def options_of(game: str, written: dict[str, Any], version: int = VERSION) -> BaseOptions:
    """
    The options of a game from plain values, as a version of the format had them.

    Raises:
        RecordError: an option is missing, unknown or impossible.
    """
    kind: type[BaseOptions] = GAMES[game].Options
    return options_from(kind, written, version)


def options_from(kind: type[O], written: dict[str, Any], version: int) -> O:
    """
    Options of a class from plain values, as a version of the format had them. An option that came
    later means what `vorhand.kit.options.since` says.

    Raises:
        RecordError: an option is missing, unknown or impossible.
    """
    names = option_names(kind, version)
    _check_names("options", written, names, UNKNOWN_OPTION, "the option is missing")
    in_order = {name: written[name] for name in names}
    return _options_from(kind, in_order, absent_options(kind, version))


def some_options_from(kind: type[O], written: dict[str, Any]) -> O:
    """
    Options of a class from some of them as plain values; the others have their defaults.

    Raises:
        RecordError: an option is unknown or impossible.
    """
    _check_known("options", written, option_names(kind, VERSION), UNKNOWN_OPTION)
    return _options_from(kind, written, {})


def _options_from(kind: type[O], written: dict[str, Any], others: dict[str, object]) -> O:
    """Options from plain values with known names, and from others that are given as they are."""
    kinds = kinds_of_options(cast("Any", kind))
    read = {name: _read(f"options.{name}", one, kinds[name]) for name, one in written.items()}
    try:
        options = kind(**read, **others)
    except InvalidOptions as error:
        raise RecordError(f"options.{error.field}", error.problem) from None
    for name, one in written.items():  # pairs have an order
        should = plain(getattr(options, name))
        if should != one:
            problem = f"{quoted(one)} is to be written {quoted(should)}"
            raise RecordError(f"options.{name}", problem)
    return options


def _read(place: str, value: object, kind: Any) -> object:  # noqa: ANN401 - a type
    """The value of an option of a type from a plain value."""
    inner = get_args(kind)
    if isinstance(kind, UnionType):  # something, or None
        return None if value is None else _read(place, value, inner[0])
    if get_origin(kind) is tuple:
        if not isinstance(value, list):
            raise RecordError(place, f"a list is expected, not {quoted(value)}")
        if inner[-1] is ...:
            return tuple(_read(f"{place}[{at}]", one, inner[0]) for at, one in enumerate(value))
        if len(value) != len(inner):
            raise RecordError(place, f"{len(inner)} values are expected, not {quoted(value)}")
        parts = zip(value, inner, strict=True)
        return tuple(_read(f"{place}[{at}]", one, part) for at, (one, part) in enumerate(parts))
    if kind in {Card, Cards}:
        return cards_from(place, value, kind)
    if isinstance(kind, type) and issubclass(kind, Enum):
        return member_of(place, kind, value)
    return value  # the options check it


def cards_from(place: str, text: object, kind: type[Card | Cards]) -> Card | Cards:
    """
    Read a card or cards exactly as they are written.

    Raises:
        RecordError: it is something else.
    """
    try:
        cards = kind(kind_of(place, text, str))
    except NotationError as error:
        raise RecordError(place, str(error)) from None
    if str(cards) != text:
        raise RecordError(place, f"{quoted(text)} is to be written {str(cards)!r}")
    return cards


def move_from(place: str, game: str, text: object) -> BaseMove:
    """
    Read a move exactly as it is written.

    Raises:
        RecordError: it is not a move of the game.
    """
    try:
        move: BaseMove = GAMES[game].parse_move(text)  # type: ignore[arg-type] # it checks
    except VorhandError as error:
        raise RecordError(place, str(error)) from None
    if str(move) != text:
        raise RecordError(place, f"{quoted(text)} is to be written {str(move)!r}")
    return move


def member_of(place: str, kind: type[Enum], value: object) -> Enum:
    """
    The member of an enum whose name is written.

    Raises:
        RecordError: the enum does not have such a member.
    """
    members = kind.__members__
    if not isinstance(value, str) or value not in members:
        problem = f"one of {', '.join(members)} is expected, not {quoted(value)}"
        raise RecordError(place, problem)
    return members[value]


def kind_of(place: str, value: object, kind: type) -> Any:  # noqa: ANN401 - of this kind
    """
    A value, if it is an object, a list, a text or a whole number, as ``kind`` says.

    Raises:
        RecordError: it is something else.
    """
    if type(value) is not kind:
        names: dict[type, str] = {dict: "an object", list: "a list", str: "a text"}
        name = names.get(kind, "a whole number")
        raise RecordError(place, f"{name} is expected, not {quoted(value)}")
    return value


def fields_of(place: str, written: object, names: Sequence[str]) -> dict[str, Any]:
    """
    The fields of an object that has exactly these.

    Raises:
        RecordError: not an object, or a field is missing or unknown.
    """
    fields: dict[str, Any] = kind_of(place, written, dict)
    check_fields(place, fields, names)
    return fields


def check_fields(place: str, fields: dict[str, Any], names: Sequence[str]) -> None:
    """
    Raise unless an object has exactly these fields.

    Raises:
        RecordError: a field is missing or unknown.
    """
    _check_names(place, fields, names, "there is no such field", "the field is missing")


def _check_names(
    place: str, written: dict[str, Any], names: Sequence[str], unknown: str, missing: str
) -> None:
    """
    Raise unless an object has exactly these names.

    Raises:
        RecordError: names the first that is unknown, or else the first that is missing.
    """
    _check_known(place, written, names, unknown)
    for name in names:
        if name not in written:
            raise RecordError(part_of(place, name), missing)


def _check_known(place: str, written: dict[str, Any], names: Sequence[str], unknown: str) -> None:
    """
    Raise unless every name of an object is one of these.

    Raises:
        RecordError: names the first that is unknown.
    """
    for name in written:
        if name not in names:
            raise RecordError(part_of(place, name), f"{unknown}{nearest(name, names)}")
