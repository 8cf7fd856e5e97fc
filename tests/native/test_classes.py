"""The compiled build: what is made of a frozen class, and that unknown forms are refused."""

from __future__ import annotations

import ast
from importlib import import_module
from pathlib import Path
from textwrap import dedent
from typing import Any

import attrs
import pytest

from native import plan
from native.classes import frozen_class
from native.frozen import Frozen, is_frozen
from native.modules import rewritten
from native.reading import Library, UnknownForm

SRC = Path(__file__).parents[2] / "src"
PLACE = "vorhand.kit.tricks"
"""The module that stands in for any other: it is one of those that are compiled."""

HEAD = """
    from __future__ import annotations
    import attrs
    from typing import ClassVar, Final, Generic, TypeVar, final
    from vorhand.kit.checks import as_int, check_seat
    from vorhand.rulebook import RULES, TURN
    from vorhand.values import Frozen, Shown, Value, quick
    T = TypeVar("T")
    U = TypeVar("U", bound=int)
"""


def library(folder: Path, code: str) -> Library:
    """A library with nothing but one module."""
    path = folder.joinpath(*PLACE.split(".")).with_suffix(".py")
    path.parent.mkdir(parents=True)
    path.write_text(dedent(HEAD) + dedent(code), "utf-8")
    return Library(folder)


def native(folder: Path, code: str) -> str:
    """The module with this code as it is compiled, without blank lines."""
    return rewritten(library(folder, code), PLACE).text


def frozen_classes() -> list[Frozen]:
    """The classes of the library that become native."""
    whole, found = Library(SRC), list[Frozen]()
    for module in plan.COMPILED:
        source = whole.source(module)
        assert source is not None, module
        found += [
            frozen_class(whole, source, node)
            for node in source.classes.values()
            if is_frozen(whole, source, node)
        ]
    return found


FROZEN = {".".join(made.place): made for made in frozen_classes()}


def test_the_classes_that_moves_are_made_of_are_native() -> None:
    games = {
        "hearts": ["Play", "Pass", "Choose", "Passing", "Playing", "Choosing", "Over"],
        "hawk": ["Play", "Playing", "Over"],
        "hurrikan": ["Play", "Playing", "Over"],
    }
    for game, names in games.items():
        module: Any = import_module(f"vorhand.{game}")
        for name in (*names, "Deal"):
            kind = getattr(module, name)
            assert f"{kind.__module__}.{name}" in FROZEN
    assert {"vorhand.cards.card.Card", "vorhand.cards.sets.Cards", f"{PLACE}.Trick"} <= set(FROZEN)


@pytest.mark.parametrize("name", [name for name, made in FROZEN.items() if made.is_attrs])
def test_a_native_class_has_the_fields_that_attrs_finds(name: str) -> None:
    made = FROZEN[name]
    kind = getattr(import_module(made.source.name), made.name)
    fields = attrs.fields(kind)
    assert [one.name for one in made.fields] == [field.name for field in fields]
    for one, field in zip(made.fields, fields, strict=True):
        assert one.says("init") == field.init
        assert one.says("eq") == bool(field.eq)
        assert one.says("hash") == (field.hash is not False)
        assert one.says("repr") == bool(field.repr)
        assert ("converter" in one.options) == (field.converter is not None)
        assert (one.default is None) == (field.default is attrs.NOTHING)
        assert one.given == field.type


def test_a_class_becomes_one_that_fills_compares_and_hashes_its_fields(tmp_path: Path) -> None:
    text = native(
        tmp_path,
        """
        @attrs.frozen
        class Facts(Value):
            '''Some facts.'''

            seat: int
            '''A seat.'''
            mask: int = attrs.field(hash=False)
            cards: tuple[str, ...] = ()
            note: str = attrs.field(init=False, default="", eq=False, repr=False)

            @property
            def doubled(self) -> int:
                return 2 * self.seat
        """,
    )
    for row in (
        "def __init__(self, seat: int, mask: int, cards: tuple[str, ...] = ()) -> None:",
        "self.note = ''",
        "def doubled(self) -> int:",
        "return hash((self.seat, self.cards, ))",
    ):
        assert row in text
    (compared,) = [row for row in text.splitlines() if "return self is other" in row]
    assert [name for name in ("seat", "mask", "cards", "note") if name in compared] == [
        "seat",
        "mask",
        "cards",
    ]


def test_checks_come_before_fields_and_look_at_what_is_given(tmp_path: Path) -> None:
    text = native(
        tmp_path,
        """
        @attrs.frozen
        class Seat(Value):
            MOST: ClassVar[int] = 6
            number: int = attrs.field(converter=as_int)

            def __attrs_post_init__(self) -> None:
                check_seat(self.number, self.MOST)
        """,
    )
    body = text[text.index("def __init__") :].splitlines()[:4]
    assert [row.strip() for row in body] == [
        "def __init__(self, number: Any) -> None:",
        "number = as_int(number)",
        "check_seat(number, self.MOST)",
        "self.number = number",
    ]


def test_methods_of_a_mixin_are_copied_with_their_type_variables_filled(tmp_path: Path) -> None:
    text = native(
        tmp_path,
        """
        class Half(Value, Shown, Generic[T, U]):
            '''What two classes have in common.'''
            __slots__ = ()
            deal: T

            @property
            def first(self) -> T:
                found: T = self.deal
                return found

            def number(self) -> U: ...

            def __str__(self) -> str: ...

        @attrs.frozen
        class Whole(Half[str, bool]):
            deal: str

            def number(self) -> bool:
                return True
        """,
    )
    assert "def first(self) -> str:" in text
    assert "found: str = self.deal" in text
    assert text.count("def number(self)") == 1  # its own comes first
    assert "__str__" not in text  # Python finds it in the mixin
    assert "Half" in text.partition("import Whole_bases")[2].splitlines()[0]


def test_type_variables_of_a_native_class_stand_for_their_bounds(tmp_path: Path) -> None:
    text = native(
        tmp_path,
        """
        @attrs.frozen
        class Box(Value, Generic[U]):
            inside: tuple[U, ...]

        @attrs.frozen
        class Boxes(Value):
            boxes: tuple[Box[bool], ...]
        """,
    )
    assert "inside: tuple[int, ...]" in text
    assert "boxes: tuple[Box, ...]" in text


def test_functions_that_make_instances_quickly_call_the_constructor(tmp_path: Path) -> None:
    text = native(
        tmp_path,
        """
        @attrs.frozen
        class Pair(Value):
            one: int
            other: str = ""
            noted: int = attrs.field(init=False, default=0)

        new_pair: Final = quick(Pair)
        """,
    )
    assert "def new_pair(one: int, other: str) -> Pair:\n    return Pair(one, other)" in text
    assert "quick(Pair)" not in text


def test_a_constructor_that_takes_over_the_slots_of_another_instance_is_a_function(
    tmp_path: Path,
) -> None:
    text = native(
        tmp_path,
        """
        class Pair(Frozen):
            __slots__ = ("one", "two")
            one: int
            two: int

            def __init__(self, twice: int) -> None:
                made = pair_of(twice, 2)
                for name in self.__slots__:
                    object.__setattr__(self, name, getattr(made, name))

        new_pair: Final = quick(Pair)

        def pair_of(number: int, times: int) -> Pair:
            return Pair(number) if times else new_pair(number, number)
        """,
    )
    assert "def __init__(self, one: int, two: int) -> None:" in text
    assert "def made_Pair(twice: Any) -> Pair:\n    return pair_of(twice, 2)" in text
    assert "return made_Pair(number) if times else new_pair(number, number)" in text


def test_marks_come_after_the_function(tmp_path: Path) -> None:
    text = native(
        tmp_path,
        """
        @RULES.implements(TURN)
        @RULES.serves(TURN)
        def turn(seat: int) -> int:
            '''Whose turn it is.'''
            return seat
        """,
    )
    marks = text[text.index("def turn") :].splitlines()[-2:]
    assert marks == ["RULES.serves(TURN)(turn)", "RULES.implements(TURN)(turn)"]


def test_what_checks_its_arguments_takes_anything(tmp_path: Path) -> None:
    text = native(
        tmp_path,
        """
        def asked(seat: int) -> int:
            '''
            A seat.

            Raises:
                WrongTypeError: not a seat.
            '''
            return seat

        def told(seat: int) -> int:
            '''A seat.'''
            return seat
        """,
    )
    assert "def asked(seat: Any) -> int:" in text
    assert "def told(seat: int) -> int:" in text


def test_a_generator_is_not_made_a_list(tmp_path: Path) -> None:
    text = native(
        tmp_path,
        """
        def doubles(numbers: tuple[int, ...]) -> object:
            return (2 * one for one in numbers if one if one > 2)
        """,
    )
    tree = ast.parse(text[text.index("def doubles") :])
    scope: dict[str, Any] = {}
    exec(compile(tree, "made", "exec"), scope)  # noqa: S102 - a function of the test
    found = scope["doubles"]((1, 2, 3, 4))
    assert next(found) == 6
    assert list(found) == [8]


UNKNOWN = {
    "the decorator cache": "@attrs.frozen\n@cache\nclass C(Value):\n    x: int",
    "the option eq of attrs.frozen": "@attrs.frozen(eq=False)\nclass C(Value):\n    x: int",
    "keywords beside the base classes": "@attrs.frozen\nclass C(Value, a=1):\n    x: int",
    "no field, method or docstring": "@attrs.frozen\nclass C(Value):\n    x: int\n    y = 3",
    "validator=": "@attrs.frozen\nclass C(Value):\n    x: int = attrs.field(validator=as_int)",
    "is attrs.Factory": "@attrs.frozen\nclass C(Value):\n    x: int = attrs.Factory(list)",
    "default=attrs.Factory": (
        "@attrs.frozen\nclass C(Value):\n    x: int = attrs.field(default=attrs.Factory(list))"
    ),
    "eq=as_int": "@attrs.frozen\nclass C(Value):\n    x: int = attrs.field(eq=as_int)",
    "gets its value nowhere": (
        "@attrs.frozen\nclass C(Value):\n    x: int = attrs.field(init=False)"
    ),
    "positional arguments": "@attrs.frozen\nclass C(Value):\n    x: int = attrs.field(3)",
    "the decorator cached_property of y": (
        "@attrs.frozen\nclass C(Value):\n    x: int\n"
        "    @cached_property\n    def y(self): return 1"
    ),
    "asks more than the fields": (
        "@attrs.frozen\nclass C(Value):\n    x: int\n"
        "    def __attrs_post_init__(self): self.check()"
    ),
    "without a type": "class C(Frozen):\n    __slots__ = ('x', 'y')\n    x: int",
    "not filled with keep": (
        "class C(Frozen):\n    __slots__ = ('x',)\n    x: int\n"
        "    def __init__(self, x):\n        keep = object.__setattr__\n        keep(self, x, x)"
    ),
    "without all of its type variables": (
        "class M(Value, Generic[T]):\n    __slots__ = ()\n@attrs.frozen\nclass C(M):\n    x: int"
    ),
    "in the mixin M": (
        "class M(Value):\n    __slots__ = ()\n    y = 3\n@attrs.frozen\nclass C(M):\n    x: int"
    ),
    "is marked and decorated too": "@cache\n@RULES.serves(TURN)\ndef f(x): return x",
}


@pytest.mark.parametrize("what", UNKNOWN)
def test_a_form_that_is_not_known_is_refused_by_its_place(what: str, tmp_path: Path) -> None:
    made = library(tmp_path, "\n" + UNKNOWN[what])
    with pytest.raises(UnknownForm, match=rf"{PLACE}, line \d+: .*") as refused:
        rewritten(made, PLACE)
    assert what in str(refused.value)


def test_a_base_class_that_is_not_native_is_refused(tmp_path: Path) -> None:
    made = library(tmp_path, "from vorhand.other import Above\n@attrs.frozen\nclass C(Above): pass")
    above = tmp_path / "vorhand" / "other.py"
    above.write_text("@attrs.frozen\nclass Above:\n    x: int\n", "utf-8")
    with pytest.raises(UnknownForm, match="the base class Above is not one that is native"):
        rewritten(made, PLACE)
