"""
Frozen values: the base of those that are no attrs classes, and a quick way to make those that
are.

A frozen attrs class stores each field through ``object.__setattr__``, which costs more than
all the rest of a move. The values that games make by the million are therefore put together
as a draft and frozen at the end:

    state: Any = object.__new__(PlayingDraft)
    state.turn = 0
    ...
    state.__class__ = Playing

A draft is a subclass without fields of its own, so it has the same layout; it differs only in
that it can still be written to. What leaves the function is a plain frozen attrs instance.
`quick` makes a function of these lines.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NoReturn, ParamSpec, Self, TypeVar, cast

import attrs
from attrs.exceptions import FrozenInstanceError

P = ParamSpec("P")
T = TypeVar("T")


def draft_of(frozen: type[T]) -> type[T]:
    """Make the class of drafts for a frozen, slotted attrs class."""
    namespace = {
        "__slots__": (),
        "__setattr__": object.__setattr__,
        "__delattr__": object.__delattr__,
    }
    return cast("type[T]", type(f"{frozen.__name__}Draft", (frozen,), namespace))


def quick(frozen: Callable[P, T]) -> Callable[P, T]:
    """
    Make a function that makes instances of a frozen, slotted attrs class as a draft.

    It takes what the class takes, without defaults, and by position alone. Nothing is checked
    or converted, so it is for values that are known to be right. Fields that the class sets
    itself have their defaults. It is written as text and
    compiled, as attrs does with its constructors.
    """
    kind = cast("type[Any]", frozen)
    names = [field.name for field in attrs.fields(kind) if field.init]
    fixed = {field.name: field.default for field in attrs.fields(kind) if not field.init}
    fixed |= {slot: None for slot in kind.__slots__ if slot == "_attrs_cached_hash"}
    lines = [
        f"def make({', '.join(names)}):",
        "    value = new(Draft)",
        *[f"    value.{name} = {name}" for name in names],
        *[f"    value.{name} = {default!r}" for name, default in fixed.items()],
        "    value.__class__ = Frozen",
        "    return value",
    ]
    scope: dict[str, Any] = {"new": object.__new__, "Draft": draft_of(kind), "Frozen": kind}
    exec("\n".join(lines), scope)  # noqa: S102 - nothing in it comes from outside
    return cast("Callable[P, T]", scope["make"])


class Frozen:
    """Refuses to set or delete attributes; the few that exist are set when it is made."""

    __slots__ = ()

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise FrozenInstanceError

    def __delattr__(self, name: str) -> NoReturn:
        raise FrozenInstanceError

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: dict[int, object]) -> Self:
        return self
