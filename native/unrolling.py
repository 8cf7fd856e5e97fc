"""
A function that makes a function, written out where it is called once: what it makes can then be
called by compiled code as any other function, and not through an object that holds what it needs.
"""

from __future__ import annotations

import ast
from copy import deepcopy

from native.reading import Library, Place, Source, UnknownForm, is_docstring, names_in


class _Renamed(ast.NodeTransformer):
    """Names get other names, or are replaced by what is given for them."""

    def __init__(self, names: dict[str, ast.expr]) -> None:
        self.names = names

    def visit_Name(self, node: ast.Name) -> ast.expr:
        given = self.names.get(node.id)
        if given is None:
            return node
        if isinstance(given, ast.Name):
            return ast.Name(given.id, node.ctx)
        return deepcopy(given)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.FunctionDef:
        self.generic_visit(node)
        given = self.names.get(node.name)
        if isinstance(given, ast.Name):
            node.name = given.id
        return node


def unrolled(
    library: Library, source: Source, node: ast.AnnAssign, call: ast.Call, maker: ast.FunctionDef
) -> tuple[list[ast.stmt], set[str]]:
    """
    What stands in place of ``NAME: Final = maker(argument)``: the statements of the maker, with
    names of their own. Its variables have to be set once. The answer has the names too that the
    statements use and that the module of the maker has.
    """
    name = ast.unparse(node.target)
    home = library.origin(source.name, ast.unparse(call.func))
    *body, last = [one for one in maker.body if not is_docstring(one)]
    if not isinstance(last, ast.Return) or not isinstance(last.value, ast.Name):
        raise UnknownForm(home.module, last, f"{maker.name} returns no function of its own")
    parameters = [one.arg for one in maker.args.args]
    if len(parameters) != len(call.args) or call.keywords:
        raise UnknownForm(source.name, node, f"{maker.name} takes other arguments")
    names: dict[str, ast.expr] = dict(zip(parameters, call.args, strict=True))
    for statement in body:
        match statement:
            case ast.FunctionDef(name=inner):
                names[inner] = ast.Name(f"_{name}_{inner}", ast.Load())
            case ast.AnnAssign(target=ast.Name(id=inner), value=ast.expr()):
                names[inner] = ast.Name(f"_{name}_{inner}", ast.Load())
            case _:
                raise UnknownForm(home.module, statement, f"{maker.name} does more than to make")
    names[last.value.id] = ast.Name(name, ast.Load())
    _fill_types(names, maker, call)
    written = [_Renamed(names).visit(deepcopy(one)) for one in body]
    for statement in written:
        if isinstance(statement, ast.AnnAssign):
            final = ast.Name("Final", ast.Load())
            statement.annotation = ast.Subscript(final, statement.annotation, ast.Load())
    used = {one for statement in body for one in names_in(statement)}
    return [ast.fix_missing_locations(one) for one in written], used - names.keys()


def _fill_types(names: dict[str, ast.expr], maker: ast.FunctionDef, call: ast.Call) -> None:
    """``kind: type[P]`` says what P is when the argument for ``kind`` is a class."""
    for one, value in zip(maker.args.args, call.args, strict=True):
        match one.annotation:
            case ast.Subscript(value=ast.Name(id="type"), slice=ast.Name(id=variable)):
                names[variable] = value
            case _:
                pass


def maker_at(library: Library, place: Place) -> ast.FunctionDef | None:
    """The function that is defined there; None if there is none."""
    source = library.source(place.module)
    for node in [] if source is None else source.tree.body:
        if isinstance(node, ast.FunctionDef) and node.name == place.name:
            return node
    return None
