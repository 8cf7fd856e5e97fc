"""The source as syntax trees: where a name comes from, and what a class is made of."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import NamedTuple


class UnknownForm(Exception):  # noqa: N818 - it says what was met
    """Something in the source that the build step does not know: it stops, and guesses nothing."""

    def __init__(self, module: str, node: ast.AST, what: str) -> None:
        line = getattr(node, "lineno", "?")
        super().__init__(f"{module}, line {line}: {what}")


class Place(NamedTuple):
    """Where something is defined."""

    module: str
    name: str


@dataclass(frozen=True)
class Source:
    """One module."""

    name: str
    tree: ast.Module

    @cached_property
    def classes(self) -> dict[str, ast.ClassDef]:
        """The classes of the module, by name."""
        return {node.name: node for node in self.tree.body if isinstance(node, ast.ClassDef)}

    @cached_property
    def imported(self) -> dict[str, Place]:
        """What is imported by name at the top of the module."""
        found: dict[str, Place] = {}
        for node in self.tree.body:
            if isinstance(node, ast.ImportFrom):
                for one in node.names:
                    found[one.asname or one.name] = Place(node.module or "", one.name)
        return found

    @cached_property
    def defined(self) -> set[str]:
        """The names that the module itself defines at its top."""
        names: set[str] = set()
        for node in self.tree.body:
            match node:
                case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
                    names.add(name)
                case ast.AnnAssign(target=ast.Name(id=name)):
                    names.add(name)
                case ast.Assign(targets=targets):
                    names |= {one.id for one in targets if isinstance(one, ast.Name)}
                case _:
                    pass
        return names

    @cached_property
    def type_variables(self) -> dict[str, ast.expr]:
        """Its type variables, each with its bound; without one anything may stand for it."""
        found: dict[str, ast.expr] = {}
        for node in self.tree.body:
            match node:
                case ast.Assign(
                    targets=[ast.Name(id=name)],
                    value=ast.Call(func=ast.Name(id="TypeVar"), keywords=keywords),
                ):
                    bound = [one.value for one in keywords if one.arg == "bound"]
                    found[name] = bound[0] if bound else ast.Name("Any", ast.Load())
                case _:
                    pass
        return found


@dataclass(frozen=True)
class Library:
    """All modules under a folder, read when they are asked for."""

    folder: Path
    _read: dict[str, Source | None] = field(default_factory=dict)

    def path(self, module: str) -> Path:
        """The file of a module."""
        path = self.folder.joinpath(*module.split("."))
        return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")

    def source(self, module: str) -> Source | None:
        """A module of the library; None if it is none."""
        if module not in self._read:
            path = self.path(module)
            known = path.exists()
            self._read[module] = (
                Source(module, ast.parse(path.read_text("utf-8"))) if known else None
            )
        return self._read[module]

    def origin(self, module: str, name: str) -> Place:
        """Where the name that a module uses is defined, through all that pass it on."""
        source = self.source(module)
        if source is None or name in source.defined or name not in source.imported:
            return Place(module, name)
        return self.origin(*source.imported[name])

    def class_at(self, place: Place) -> ast.ClassDef | None:
        """The class that is defined there; None if it is not one of the library."""
        source = self.source(place.module)
        return None if source is None else source.classes.get(place.name)


def bare(base: ast.expr) -> ast.expr:
    """A base class without what stands in brackets behind it."""
    return base.value if isinstance(base, ast.Subscript) else base


def arguments_of(base: ast.expr) -> list[ast.expr]:
    """What stands in brackets behind a base class."""
    if not isinstance(base, ast.Subscript):
        return []
    return list(base.slice.elts) if isinstance(base.slice, ast.Tuple) else [base.slice]


def attrs_options(node: ast.ClassDef) -> dict[str, ast.expr] | None:
    """The options of ``@attrs.frozen`` above a class; None if that is not there."""
    for decorator in node.decorator_list:
        called = decorator.func if isinstance(decorator, ast.Call) else decorator
        if ast.unparse(called) == "attrs.frozen":
            keywords = decorator.keywords if isinstance(decorator, ast.Call) else []
            return {str(one.arg): one.value for one in keywords}
    return None


def is_docstring(node: ast.stmt) -> bool:
    """Whether a statement is a text that stands for itself."""
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def is_for_types(node: ast.stmt) -> bool:
    """Whether a statement is for type checkers only."""
    return isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"


def names_in(node: ast.AST) -> Iterator[str]:
    """The names that are read in a piece of code."""
    for inner in ast.walk(node):
        if isinstance(inner, ast.Name) and isinstance(inner.ctx, ast.Load):
            yield inner.id
