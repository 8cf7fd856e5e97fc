"""What a native class is made of."""

from __future__ import annotations

import ast
from collections.abc import Mapping
from copy import deepcopy
from dataclasses import dataclass, field

from native.plan import OPEN, ROOTS, SEEN
from native.reading import Library, Place, Source, UnknownForm, attrs_options, bare

ROOT_OF_SLOTS = "Frozen"


@dataclass(frozen=True)
class Field:
    """A field of a frozen class."""

    name: str
    kind: str
    """Its type, as it is written in the module of the native class."""
    given: str
    """Its type, as the source has it."""
    options: Mapping[str, ast.expr] = field(default_factory=dict)

    def says(self, option: str) -> bool:
        """Whether an option of the field is on, as it is unless it is said to be off."""
        value = self.options.get(option)
        return not (isinstance(value, ast.Constant) and value.value is False)

    @property
    def default(self) -> str | None:
        """The default, if there is one."""
        value = self.options.get("default")
        return None if value is None else ast.unparse(value)


@dataclass
class Frozen:
    """What a native class is made of."""

    library: Library
    source: Source
    node: ast.ClassDef
    fields: list[Field] = field(default_factory=list)
    inherited: int = 0
    """How many of the fields are those of the native base class."""
    checks: list[ast.stmt] = field(default_factory=list)
    """What the constructor does before it fills the fields, in terms of its arguments."""
    methods: list[str] = field(default_factory=list)
    own: set[str] = field(default_factory=set)
    """The names of all that the class defines itself, or has from a mixin."""
    native_base: str | None = None
    roots: list[str] = field(default_factory=list)
    """The base classes that the compiler does not see, as Python code."""
    mixins: list[Place] = field(default_factory=list)
    needed: dict[str, Place] = field(default_factory=dict)
    """The names that methods of mixins use, and where they come from."""
    is_attrs: bool = True

    @property
    def name(self) -> str:
        """The name of the class."""
        return self.node.name

    @property
    def place(self) -> Place:
        """Where the class is."""
        return Place(self.source.name, self.name)

    @property
    def is_open(self) -> bool:
        """Whether other classes may inherit from it."""
        return ".".join(self.place) in OPEN

    @property
    def is_seen(self) -> bool:
        """Whether the compiler sees its base classes."""
        return ".".join(self.place) in SEEN

    @property
    def is_small(self) -> bool:
        """Whether its instances need no garbage collector: they only hold what was there before."""
        return not (self.is_open or self.is_seen or self.native_base)

    @property
    def made_from(self) -> list[Field]:
        """The fields that the constructor takes."""
        return [one for one in self.fields if one.says("init")]

    @property
    def is_checked(self) -> bool:
        """Whether the constructor looks at what it is given."""
        return bool(self.checks)

    def unknown(self, node: ast.AST, what: str) -> UnknownForm:
        """The error for a form that is not known."""
        return UnknownForm(self.source.name, node, f"class {self.name}: {what}")


def is_frozen(library: Library, source: Source, node: ast.ClassDef) -> bool:
    """Whether a class is one that becomes native."""
    return attrs_options(node) is not None or is_of_slots(library, source, node)


def is_of_slots(library: Library, source: Source, node: ast.ClassDef) -> bool:
    """Whether a class keeps its values in slots that are set once."""
    origins = [library.origin(source.name, ast.unparse(bare(base))) for base in node.bases]
    return Place(ROOTS, ROOT_OF_SLOTS) in origins


def maker_of(node: ast.ClassDef) -> ast.FunctionDef | None:
    """
    The function that makes an instance of a class of slots when Python calls the class: its
    ``__new__``, or an ``__init__`` that does nothing but take over the slots of another instance.
    None if the class has neither.
    """
    for method in node.body:
        match method:
            case ast.FunctionDef(name="__new__"):
                found = method
            case ast.FunctionDef(
                name="__init__", body=[*_, ast.Assign() as made, ast.For() as loop]
            ):
                if ast.unparse(loop) != TAKE_OVER.format(ast.unparse(made.targets[0])):
                    continue
                found = deepcopy(method)
                found.body = [*method.body[:-2], ast.Return(made.value)]
            case _:
                continue
        return found
    return None


TAKE_OVER = """for name in self.__slots__:
    object.__setattr__(self, name, getattr({}, name))"""
