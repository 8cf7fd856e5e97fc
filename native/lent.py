"""
What native classes borrow when they are imported: their base classes, and all that attrs gives a
frozen class but its fields, its comparison and its constructor.

This file becomes ``vorhand/_native.py`` in a compiled wheel.
"""

from __future__ import annotations

from collections.abc import Callable
from types import WrapperDescriptorType, resolve_bases
from typing import Any

import attrs

mypyc_attr = None
"""
What the compiler takes for ``mypy_extensions.mypyc_attr``, as the stub of this module says. Where
the library runs nothing of that has to be there.
"""

LENT = (
    "__attrs_attrs__",
    "__attrs_props__",
    "__delattr__",
    "__match_args__",
    "__repr__",
    "__setattr__",
)


class Bases:
    """
    Base classes that the compiler does not see. A native class is small only if it inherits from
    native classes alone, as far as the compiler knows; Python takes these in place of this object.
    """

    def __init__(self, *bases: Any) -> None:  # noqa: ANN401 - classes, with brackets or without
        self.bases = resolve_bases(bases)
        self.__parameters__ = tuple(
            parameter
            for base in bases
            for parameter in getattr(base, "__parameters__", ())
            if not isinstance(base, type)
        )

    def __mro_entries__(self, bases: tuple[object, ...]) -> tuple[type, ...]:
        return self.bases


def field_of(kind: str, **options: Any) -> Any:  # noqa: ANN401 - as attrs has it
    """A field of a frozen class, with its type as the source has it."""
    made: Any = attrs.field
    return made(type=kind, **options)


def lend(
    kind: Any,  # noqa: ANN401 - a native class
    own: tuple[str, ...],
    fields: dict[str, Any],
    options: dict[str, Any],
) -> None:
    """
    Give a native class what attrs gives a frozen one: an attrs class of the same fields is made,
    and what it has beside them is taken over. What is among ``own`` the class has already.
    """
    bases = tuple(base for base in kind.__bases__ if attrs.has(base)) or (object,)
    types = {name: field.type for name, field in fields.items()}
    twin: Any = attrs.make_class(
        kind.__name__, fields, bases, slots=True, frozen=True, order=False, **options
    )
    for name in LENT:
        if name in twin.__dict__ and name not in own:
            type.__setattr__(kind, name, twin.__dict__[name])
    type.__setattr__(kind, "__annotations__", types)
    type.__setattr__(kind, "_made_quickly", True)


def inherited(kind: Any, own: tuple[str, ...]) -> None:  # noqa: ANN401 - a native class
    """
    Let a native class have the operators of its base classes again. A class that defines one of a
    kind, such as ``==``, is given stand-ins for all others of that kind, and they answer nothing.
    """
    for name, value in dict(vars(kind)).items():
        if name in own or not isinstance(value, WrapperDescriptorType):
            continue
        for base in kind.__mro__[1:-1]:
            if name in vars(base):
                type.__setattr__(kind, name, vars(base)[name])
                break


def made_by(kind: Any, make: Callable[..., Any]) -> None:  # noqa: ANN401 - a native class
    """
    Let calls from Python go to a function of the class, which checks what it is given. Compiled
    code calls the constructor itself, which takes the fields.
    """

    def new(_: type, *args: object, **named: object) -> object:
        return make(*args, **named)

    def init(self: object, *args: object, **named: object) -> None:
        pass

    type.__setattr__(kind, "__new__", staticmethod(new))
    type.__setattr__(kind, "__init__", init)


def described(kind: Any, text: str | None) -> None:  # noqa: ANN401 - a native class
    """Give a native class its docstring."""
    type.__setattr__(kind, "__doc__", text)


def told_by_identity(kind: Any) -> None:  # noqa: ANN401 - a native class
    """Let a class that has an order but no equality of its own be hashed as objects are."""
    type.__setattr__(kind, "__hash__", object.__hash__)
