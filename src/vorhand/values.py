"""
Frozen values that are quick to make.

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

from typing import TypeVar, cast

T = TypeVar("T")


def draft_of(frozen: type[T]) -> type[T]:
    """Make the class of drafts for a frozen, slotted attrs class."""
    namespace = {
        "__slots__": (),
        "__setattr__": object.__setattr__,
        "__delattr__": object.__delattr__,
    }
    return cast("type[T]", type(f"{frozen.__name__}Draft", (frozen,), namespace))
