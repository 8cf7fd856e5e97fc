"""A module, rewritten around its classes."""

from __future__ import annotations

import ast
from copy import deepcopy
from dataclasses import dataclass, field

from native.bases import bases_module, bases_of, hides
from native.classes import frozen_class
from native.frozen import Frozen, is_frozen, is_of_slots, maker_of
from native.plan import COMPILED, UNROLLED, UNTYPED
from native.reading import Library, Place, Source, UnknownForm
from native.rewriting import annotation, looks_at_types, taking_anything, yielding
from native.unrolling import maker_at, unrolled
from native.writing import written

HEAD = """
from typing import Any, final
from vorhand._native import described, field_of, inherited, lend, made_by, mypyc_attr
from vorhand._native import told_by_identity
"""
MARKS = ("RULES.implements", "RULES.serves")


@dataclass
class Rewritten:
    """A module that can be compiled, and the module of base classes beside it."""

    text: str
    bases: str
    """The base classes that the compiler does not see, as a module of their own."""
    stub: str
    """What the compiler is told of it."""


@dataclass
class Writer:
    """What is gathered while a module is rewritten."""

    library: Library
    source: Source
    frozen: dict[str, Frozen] = field(default_factory=dict)
    mixins: dict[str, ast.ClassDef] = field(default_factory=dict)
    makers: set[str] = field(default_factory=set)
    """The classes that are called by a function of theirs, see `is_maker`."""
    needed: dict[str, Place] = field(default_factory=dict)
    """What unrolled functions use, and where it comes from."""

    def is_maker(self, name: str) -> Place | None:
        """The class of slots with a ``__new__`` that a name stands for, if it does."""
        place = self.library.origin(self.source.name, name)
        found, source = self.library.class_at(place), self.library.source(place.module)
        if found is None or source is None or place.module not in COMPILED:
            return None
        is_made = maker_of(found) is not None and is_of_slots(self.library, source, found)
        return place if is_made else None


def rewritten(library: Library, module: str) -> Rewritten:
    """Rewrite a module."""
    source = library.source(module)
    if source is None:
        raise UnknownForm(module, ast.Module([], []), "there is no such module")
    writer = Writer(library, source)
    for name, node in source.classes.items():
        if is_frozen(library, source, node):
            writer.frozen[name] = frozen_class(library, source, node)
    for made in writer.frozen.values():
        for place in made.mixins:
            if place.module == module:
                writer.mixins[place.name] = source.classes[place.name]
    parts: list[str] = []
    for statement in source.tree.body:
        parts += _statement(writer, statement)
    head = _head(writer)
    text = _insert(parts, head)
    return Rewritten(text, *bases_of(source, writer.frozen, writer.mixins))


def _insert(parts: list[str], head: list[str]) -> str:
    """Put what a rewritten module needs behind its imports."""
    last = max(
        (number for number, part in enumerate(parts) if part.startswith(("from ", "import "))),
        default=0,
    )
    return "\n".join([*parts[: last + 1], *head, *parts[last + 1 :]]) + "\n"


def _head(writer: Writer) -> list[str]:
    rows = [HEAD]
    hidden = [f"{name}_bases" for name, made in writer.frozen.items() if hides(made)]
    hidden += writer.mixins
    if hidden:
        rows.append(f"from {bases_module(writer.source.name)} import {', '.join(hidden)}")
    needed = dict(writer.needed)
    needed |= {
        name: place for made in writer.frozen.values() for name, place in made.needed.items()
    }
    rows += [f"from {place.module} import {place.name} as {name}" for name, place in needed.items()]
    for name in sorted(writer.makers):
        place = writer.is_maker(name)
        if place is not None and place.module != writer.source.name:
            rows.append(f"from {place.module} import made_{place.name}")
    return rows


# --- Statements


def _statement(  # noqa: PLR0911 - one form after the other
    writer: Writer, node: ast.stmt
) -> list[str]:
    match node:
        case ast.ClassDef(name=name) if name in writer.frozen:
            return _class(writer, node)
        case ast.ClassDef(name=name) if name in writer.mixins:
            return []
        case ast.ClassDef():
            return [_unparsed(writer, _plain_class(node))]
        case ast.FunctionDef():
            return _function(writer, node)
        case ast.AnnAssign(
            target=ast.Name(id=name), value=ast.Call(func=ast.Name(id="quick")) as made
        ):
            return _quick(writer, node, name, made)
        case ast.AnnAssign(value=ast.Call(func=ast.Name(id=name)) as call) if (
            ".".join(writer.library.origin(writer.source.name, name)) in UNROLLED
        ):
            return _unrolled(writer, node, call)
        case ast.AnnAssign(annotation=ast.Name(id="Final"), value=ast.Tuple()):
            # As one object: of a tuple of which it knows each part, the compiler makes a new one
            # whenever it is read.
            code = deepcopy(node)
            code.annotation = ast.parse("Final[tuple[Any, ...]]", mode="eval").body
            return [_unparsed(writer, code)]
        case ast.AnnAssign(annotation=ast.Name(id="TypeAlias"), value=ast.Subscript() as kind):
            code = deepcopy(node)
            code.value = _as_one_object(kind)
            return [_unparsed(writer, code)]
        case _:
            return [_unparsed(writer, node)]


def _as_one_object(kind: ast.Subscript) -> ast.expr:
    """``tuple[X, X]`` as ``tuple[X, ...]``, for the same reason."""
    if ast.unparse(kind.value) != "tuple" or not isinstance(kind.slice, ast.Tuple):
        return kind
    parts = {ast.unparse(one) for one in kind.slice.elts}
    if len(parts) > 1:
        return kind
    return ast.parse(f"tuple[{parts.pop()}, ...]", mode="eval").body


def _unrolled(writer: Writer, node: ast.AnnAssign, call: ast.Call) -> list[str]:
    home = writer.library.origin(writer.source.name, ast.unparse(call.func))
    maker, source = maker_at(writer.library, home), writer.library.source(home.module)
    if maker is None or source is None:
        raise UnknownForm(writer.source.name, node, f"{home.name} is not to be found")
    statements, used = unrolled(writer.library, writer.source, node, call, maker)
    for name in sorted(used):
        if name in source.defined or name in source.imported:
            place = writer.library.origin(home.module, name)
            there = name in writer.source.defined or name in writer.source.imported
            if there and writer.library.origin(writer.source.name, name) != place:
                raise UnknownForm(writer.source.name, node, f"{name} is another one in {home}")
            if not there:
                writer.needed[name] = place
    return [_unparsed(writer, one) for one in statements]


def _class(writer: Writer, node: ast.ClassDef) -> list[str]:
    made = writer.frozen[node.name]
    made.methods = [_in_calls(writer, text) for text in made.methods]
    made.checks = [ast.parse(_in_calls(writer, ast.unparse(one))).body[0] for one in made.checks]
    parts = [written(made)]
    method = None if made.is_attrs else maker_of(node)
    if method is not None:
        maker = deepcopy(method)
        maker.name = f"made_{node.name}"
        maker.decorator_list = []
        maker.returns = ast.Name(node.name, ast.Load())
        maker.args.args = maker.args.args[1:]  # without the class, or the instance
        parts += [_unparsed(writer, taking_anything(maker))]
        parts += [f"made_by({node.name}, made_{node.name})"]
    return parts


def _plain_class(node: ast.ClassDef) -> ast.ClassDef:
    """Any other class: its methods too take anything if they check what they take."""
    code = deepcopy(node)
    for method in code.body:
        if isinstance(method, ast.FunctionDef) and looks_at_types(method):
            taking_anything(method)
    return code


def _in_calls(writer: Writer, text: str) -> str:
    return _unparsed(writer, ast.parse(text))


def _function(writer: Writer, node: ast.FunctionDef) -> list[str]:
    """A function: its marks come after it, and it takes anything if it checks what it takes."""
    code = yielding(deepcopy(node))
    marks = [one for one in code.decorator_list if ast.unparse(one).startswith(MARKS)]
    code.decorator_list = [one for one in code.decorator_list if one not in marks]
    if marks and code.decorator_list:
        raise UnknownForm(writer.source.name, node, f"{node.name} is marked and decorated too")
    if looks_at_types(code):
        code = taking_anything(code)
    if f"{writer.source.name}.{node.name}" in UNTYPED:
        code = taking_anything(code)
        code.returns = ast.Name("Any", ast.Load())
    return [
        _unparsed(writer, code),
        *(f"{ast.unparse(mark)}({node.name})" for mark in reversed(marks)),
    ]


def _quick(writer: Writer, node: ast.AnnAssign, name: str, call: ast.Call) -> list[str]:
    """A function that makes instances quickly is one that calls the constructor."""
    (what,) = call.args
    if isinstance(what, ast.Call) and ast.unparse(what.func) == "cast":
        what = what.args[1]
    place = writer.library.origin(writer.source.name, ast.unparse(what))
    found, source = writer.library.class_at(place), writer.library.source(place.module)
    if found is None or source is None or place.module not in COMPILED:
        return [_unparsed(writer, node)]
    made = frozen_class(writer.library, source, found)
    if source is not writer.source:
        raise UnknownForm(writer.source.name, node, f"quick({place.name}) in another module")
    arguments = ", ".join(f"{one.name}: {one.kind}" for one in made.made_from)
    values = ", ".join(one.name for one in made.made_from)
    return [f"def {name}({arguments}) -> {place.name}:\n    return {place.name}({values})"]


class _Calls(ast.NodeTransformer):
    """Calls of a class with a ``__new__`` go to the function that has taken its place."""

    def __init__(self, writer: Writer) -> None:
        self.writer = writer

    def visit_Call(self, node: ast.Call) -> ast.Call:
        self.generic_visit(node)
        if isinstance(node.func, ast.Name):
            place = self.writer.is_maker(node.func.id)
            if place is not None:
                self.writer.makers.add(node.func.id)
                node.func = ast.Name(f"made_{place.name}", ast.Load())
        return node


def _unparsed(writer: Writer, node: ast.AST) -> str:
    code = _Calls(writer).visit(deepcopy(node))
    return annotation(writer.library, writer.source, code)
