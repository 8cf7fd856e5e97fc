"""How types, functions and methods are rewritten for the compiler."""

from __future__ import annotations

import ast
from copy import deepcopy

from native.frozen import Frozen
from native.plan import COMPILED
from native.reading import Library, Source, arguments_of, attrs_options, bare, names_in

KNOWN_DECORATORS = {"property", "staticmethod", "classmethod", "overload"}


def annotation(library: Library, source: Source, kind: ast.AST) -> str:
    """A type, with native classes without brackets: they have no type variables."""
    return ast.unparse(_Unbracketed(library, source).visit(deepcopy(kind)))


class _Unbracketed(ast.NodeTransformer):
    """``Trick[Play]`` becomes ``Trick``."""

    def __init__(self, library: Library, source: Source) -> None:
        self.library = library
        self.source = source

    def visit_Subscript(self, node: ast.Subscript) -> ast.expr:
        if isinstance(node.value, ast.Name):
            place = self.library.origin(self.source.name, node.value.id)
            found = self.library.class_at(place)
            if place.module in COMPILED and found is not None and attrs_options(found) is not None:
                return node.value
        self.generic_visit(node)
        return node


RAISES = {"WrongTypeError", "NotImplemented"}


def looks_at_types(node: ast.FunctionDef) -> bool:
    """Whether a function has something to say itself about arguments of wrong types."""
    return "WrongTypeError" in (ast.get_docstring(node) or "") or bool(RAISES & {*names_in(node)})


def taking_anything(node: ast.FunctionDef) -> ast.FunctionDef:
    """
    The function with arguments of any type, but for ``self``; an operator may also say that it has
    no answer.
    """
    arguments = node.args
    if "NotImplemented" in names_in(node) and node.name not in {"__eq__", "__lt__"}:
        node.returns = ast.Name("Any", ast.Load())
    for one in [*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs]:
        if one.arg not in {"self", "cls"} and one.annotation is not None:
            one.annotation = ast.Name("Any", ast.Load())
    return node


def yielding(node: ast.FunctionDef) -> ast.FunctionDef:
    """
    A function that returns a generator expression as one that yields: of the expression the
    compiler would make a list.
    """
    *before, last = node.body
    if not isinstance(last, ast.Return) or not isinstance(last.value, ast.GeneratorExp):
        return node
    if any(isinstance(one, ast.Return) for part in before for one in ast.walk(part)):
        return node
    body: list[ast.stmt] = [ast.Expr(ast.Yield(last.value.elt))]
    for loop in reversed(last.value.generators):
        for condition in reversed(loop.ifs):
            body = [ast.If(condition, body, [])]
        body = [ast.For(loop.target, loop.iter, body, [])]
    node.body = before + body
    return ast.fix_missing_locations(node)


def method(made: Frozen, node: ast.FunctionDef) -> str:
    """A method as a native class has it."""
    written = deepcopy(node)
    kept: list[ast.expr] = []
    for decorator in written.decorator_list:
        name = ast.unparse(decorator)
        if name == "override":
            continue
        if name not in KNOWN_DECORATORS:
            raise made.unknown(decorator, f"the decorator {name} of {node.name}")
        kept.append(decorator)
    written.decorator_list = kept
    written = yielding(written)
    if looks_at_types(written):
        written = taking_anything(written)
    return annotation(made.library, made.source, Filled(bounds(made)).visit(written))


def bounds(made: Frozen) -> dict[str, ast.expr]:
    """
    What the type variables of a native class stand for, since it has none: the bound of each, or
    anything.
    """
    found: dict[str, ast.expr] = {}
    for base in made.node.bases:
        if ast.unparse(bare(base)) == "Generic":
            for name in map(ast.unparse, arguments_of(base)):
                found[name] = made.source.type_variables[name]
    return found


class Filled(ast.NodeTransformer):
    """Type variables are replaced by what they stand for."""

    def __init__(self, filled: dict[str, ast.expr]) -> None:
        self.filled = filled

    def visit_Name(self, node: ast.Name) -> ast.expr:  # noqa: D102 - as ast has it
        return deepcopy(self.filled.get(node.id, node))
