"""
Values that never change: their base class, how they are copied, pickled and shown, and a quick way
to make them.

A frozen attrs class stores each field through ``object.__setattr__``, which costs more than all the
rest of a move. The values that games make by the million are therefore put together as a draft and
frozen at the end:

    state: Any = PlayingDraft()
    state.turn = 0
    ...
    state.__class__ = Playing

A draft is a subclass without fields of its own, so it has the same layout; it differs only in that
it can still be written to. What leaves the function is a plain frozen attrs instance. `quick`
writes such a function.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from enum import Enum
from functools import lru_cache, singledispatch, total_ordering
from importlib import import_module
from types import BuiltinFunctionType
from typing import Any, Final, NoReturn, ParamSpec, Self, TypeVar, cast

import attrs
from attrs.exceptions import FrozenInstanceError
from typing_extensions import override

from vorhand.errors import NotationError, WrongTypeError, quoted

FACTORY: Final[Any] = attrs.Factory(list)

KINDS: Final = 128
"""
For how many classes it is kept how a pickle makes their instances: the library has some fifty, and
each takes 3 KB, so all that is kept is 400 KB at most.
"""

P = ParamSpec("P")
T = TypeVar("T")


# --- Copies and pickles


class Lasting:
    """A value that never changes, so a copy of it is the value itself."""

    __slots__ = ()

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: dict[int, object]) -> Self:
        return self


class Value(Lasting):
    """An attrs instance that never changes. A pickle holds its class and its fields by name."""

    __slots__ = ()

    @override
    def __reduce__(self) -> tuple[Any, ...]:
        kind: Any = type(self)
        names = _field_names(kind)
        return restored, (kind, names, *[getattr(self, name) for name in names])


@lru_cache(KINDS)
def _field_names(kind: Any) -> tuple[str, ...]:  # noqa: ANN401 - a class
    """The names of the fields that an instance is made from; the other fields follow from them."""
    return tuple(field.name for field in attrs.fields(kind) if field.init)


@lru_cache(KINDS)
def _maker(kind: Any) -> Callable[..., Any]:  # noqa: ANN401 - a class
    """
    A function that makes a value from its fields by position, unchecked unless a field has to be
    worked out.
    """
    names = _field_names(kind)
    derived = [field.default for field in attrs.fields(kind) if not field.init]
    if any(isinstance(default, type(FACTORY)) for default in derived):
        return lambda *values: kind(**dict(zip(names, values, strict=True)))
    return quick(kind)


def restored(kind: type[T], names: tuple[str, ...], *values: object) -> T:
    """
    The value that a pickle holds. A field that its class no longer has is skipped, and a field that
    was added since then takes its default.

    Raises:
        WrongTypeError: a field without a default is missing.
    """
    known = _field_names(cast("Any", kind))
    if names == known:
        value: T = _maker(cast("Any", kind))(*values)
        return value
    fields = {name: value for name, value in zip(names, values, strict=True) if name in known}
    try:
        return kind(**fields)
    except TypeError as error:
        raise WrongTypeError(f"a pickle of another version of {kind.__name__}: {error}") from None


# --- Made quickly


def _draft_of(frozen: type[T]) -> type[T]:
    """Make the class of drafts for a frozen class with slots."""
    namespace = {
        "__slots__": (),
        "__init__": object.__init__,
        "__setattr__": object.__setattr__,
        "__delattr__": object.__delattr__,
    }
    make: Any = type(frozen)
    return cast("type[T]", make(f"{frozen.__name__}Draft", (frozen,), namespace))


def quick(frozen: Callable[P, T]) -> Callable[P, T]:
    """
    Make a function that builds instances of a frozen class by way of a draft. The class is an attrs
    class with slots, or a `Frozen` one.

    The function takes the arguments of the class, or the values of its slots, by position only and
    without defaults. It checks and converts nothing, so it is for values that are known to be
    right. Fields that the class sets itself get their defaults. The function is written as text and
    compiled, as attrs does with its constructors.
    """
    kind: Any = frozen
    if getattr(kind, "_made_quickly", False):  # a compiled class, which needs no drafts
        return frozen
    fields = attrs.fields(kind) if attrs.has(kind) else ()
    slots: list[str] = list(getattr(kind, "__slots__", ()))
    names = [field.name for field in fields if field.init] or slots
    fixed = {field.name: field.default for field in fields if not field.init}
    fixed |= {slot: None for slot in slots if slot == "_attrs_cached_hash"}
    # Calling the class is quicker, but only if no function of its own stands in for ``__new__``.
    opened = "Draft()" if isinstance(kind.__new__, BuiltinFunctionType) else "new(Draft)"
    lines = [
        f"def make({', '.join(names)}):",
        f"    draft_ = {opened}",  # no field is called so
        *[f"    draft_.{name} = {name}" for name in names],
        *[f"    draft_.{name} = {default!r}" for name, default in fixed.items()],
        "    draft_.__class__ = Frozen",
        "    return draft_",
    ]
    scope: dict[str, Any] = {"Draft": _draft_of(kind), "Frozen": kind, "new": object.__new__}
    exec("\n".join(lines), scope)  # noqa: S102 - nothing in it comes from outside
    return cast("Callable[P, T]", scope["make"])


class Frozen(Lasting):
    """The base class of values that are not attrs classes: their slots are set once."""

    __slots__ = ()

    @override
    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise FrozenInstanceError

    @override
    def __delattr__(self, name: str) -> NoReturn:
        raise FrozenInstanceError


# --- Named values


class NamedEnum(Enum):
    """An enum whose members print like ``Suit.CLUBS`` and cannot be written to."""

    @classmethod
    @override
    def _missing_(cls, value: object) -> NamedEnum | None:
        names = ", ".join(f"{cls.__name__}.{name}" for name in cls.__members__)
        raise NotationError(f"one of {names} is expected, not {quoted(value)}")

    @override
    def __repr__(self) -> str:
        return f"{type(self).__name__}.{self.name}"

    @override
    def __setattr__(self, name: str, value: object) -> None:
        if hasattr(self, "_sort_order_"):  # Python sets this last
            raise FrozenInstanceError
        super().__setattr__(name, value)

    @override
    def __delattr__(self, name: str) -> NoReturn:
        raise FrozenInstanceError


@total_ordering
class OrderedEnum(NamedEnum):
    """An enum whose members sort by ``index`` and can be looked up by ``letter``."""

    letter: str
    index: int

    @classmethod
    @override
    def _missing_(cls, value: object) -> NamedEnum | None:
        found = next((member for member in cls if member.letter == value), None)
        if found is None:
            letters = "".join(member.letter for member in cls)
            raise NotationError(f"a {cls.__name__} is one of {letters}, not {quoted(value)}")
        return found

    def __lt__(self, other: object) -> bool:
        if not isinstance(other, type(self)):
            return NotImplemented
        return self.index < other.index


# --- How values look


@singledispatch
def text_of(value: object, language: str, names: Sequence[str] | None = None) -> str:
    """
    A value as text for people to read, in a language. `vorhand.show` registers how each class
    looks.

    Raises:
        UnknownLanguage: the library has no words in the language.
        WrongTypeError: the value cannot be shown, the language is not a text, or the names are not
            texts.
    """
    return _not_shown_yet(text_of, value, language, names)


@singledispatch
def html_of(value: object, language: str, names: Sequence[str] | None = None) -> str:
    """
    A value as a fragment of HTML, in a language. `vorhand.show` registers how each class looks.

    Raises:
        UnknownLanguage: the library has no words in the language.
        WrongTypeError: the value cannot be shown, the language is not a text, or the names are not
            texts.
    """
    return _not_shown_yet(html_of, value, language, names)


def _not_shown_yet(
    shown: Callable[..., str], value: object, language: str, names: Sequence[str] | None
) -> str:
    """Import what says how values look: cards are there before any game has asked for it."""
    if "vorhand.show" not in sys.modules:  # pragma: no cover - tests ask it in another process
        import_module("vorhand.show")
        return shown(value, language, names)
    raise WrongTypeError(f"a value of a game is expected ({language}), not {quoted(value)}")


class Shown:
    """A value that people look at: it has a text and a fragment of HTML in each language."""

    __slots__ = ()

    def text(self, language: str = "en", *, names: Sequence[str] | None = None) -> str:
        """
        The value as text for people to read, in a language. ``names`` are the names of the players,
        by seat; without them seats are told by their numbers.

        Raises:
            UnknownLanguage: the library has no words in the language.
            WrongTypeError: the language is not a text, or the names are not texts.
        """
        return text_of(self, language, names)

    def html(self, language: str = "en", *, names: Sequence[str] | None = None) -> str:
        """
        The value as a fragment of HTML with its cards drawn, as notebooks show it. ``names`` are
        the names of the players, by seat; without them seats are told by their numbers.

        Raises:
            UnknownLanguage: the library has no words in the language.
            WrongTypeError: the language is not a text, or the names are not texts.
        """
        return html_of(self, language, names)

    def _repr_html_(self) -> str:
        return html_of(self, "en")
