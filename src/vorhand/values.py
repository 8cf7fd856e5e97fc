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
"""

from __future__ import annotations

from typing import NoReturn, Self, TypeVar, cast

from attrs.exceptions import FrozenInstanceError

T = TypeVar("T")


def draft_of(frozen: type[T]) -> type[T]:
    """Make the class of drafts for a frozen, slotted attrs class."""
    namespace = {
        "__slots__": (),
        "__setattr__": object.__setattr__,
        "__delattr__": object.__delattr__,
    }
    return cast("type[T]", type(f"{frozen.__name__}Draft", (frozen,), namespace))


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
