"""The methods of mixins, copied into a native class with their type variables filled."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from copy import deepcopy

from native.frozen import Frozen
from native.plan import ROOTS
from native.reading import (
    Library,
    Place,
    Source,
    UnknownForm,
    arguments_of,
    attrs_options,
    bare,
    is_docstring,
    is_for_types,
    names_in,
)
from native.rewriting import Filled, method


def mixins_of(
    library: Library, source: Source, node: ast.ClassDef, filled: dict[str, ast.expr]
) -> list[tuple[Place, dict[str, ast.expr]]]:
    """The mixins of a class, nearest first, with what their type variables stand for."""
    found: list[tuple[Place, dict[str, ast.expr]]] = []
    for base in node.bases:
        place = library.origin(source.name, ast.unparse(bare(base)))
        mixin, other = library.class_at(place), library.source(place.module)
        if mixin is None or other is None or place.module == ROOTS or attrs_options(mixin):
            continue
        if attrs_options(mixin) is not None:
            continue
        given = [Filled(filled).visit(deepcopy(one)) for one in arguments_of(base)]
        variables = list(_variables(other, mixin))
        if len(given) != len(variables):
            raise UnknownForm(source.name, base, f"{place.name} without all of its type variables")
        inner = dict(zip(variables, given, strict=True))
        found += [(place, inner), *mixins_of(library, other, mixin, inner)]
    places = [place for place, _ in found]
    return [one for number, one in enumerate(found) if one[0] not in places[number + 1 :]]


def _variables(source: Source, node: ast.ClassDef) -> Iterator[str]:
    """The type variables of a class, in the order in which they come up."""
    seen: set[str] = set()
    for base in node.bases:
        for argument in arguments_of(base):
            for name in names_in(argument):
                if name in source.type_variables.keys() | _imported_variables(source):
                    if name not in seen:
                        yield name
                    seen.add(name)


def _imported_variables(source: Source) -> set[str]:
    return {name for name in source.imported if name.endswith("_co")}


def copy_mixin(made: Frozen, place: Place, filled: dict[str, ast.expr]) -> None:
    """Copy the methods of a mixin that the class does not have itself."""
    source = made.library.source(place.module)
    node = made.library.class_at(place)
    assert source is not None  # noqa: S101 - the mixin has been found
    assert node is not None  # noqa: S101 - the same
    for statement in node.body:
        match statement:
            case ast.FunctionDef(name=name):
                if name.startswith("__") or name in made.own:
                    continue  # Python finds it in the mixin, which stays a base class
                copied = Filled(filled).visit(deepcopy(statement))
                made.methods.append(method(made, copied))
                made.own.add(name)
                if place.module != made.source.name:
                    need(made, source, copied, filled)
            case ast.AnnAssign(value=None) | ast.Assign(targets=[ast.Name(id="__slots__")]):
                pass
            case _ if not is_docstring(statement) and not is_for_types(statement):
                raise UnknownForm(place.module, statement, f"in the mixin {place.name}")


def need(
    made: Frozen, source: Source, code: ast.AST, filled: Mapping[str, ast.expr] | None = None
) -> None:
    """Note the names that code uses when it stands in another module than its own."""
    theirs = {name for value in (filled or {}).values() for name in names_in(value)}
    for name in names_in(code):
        if name not in theirs:
            need_name(made, source, name)


def need_name(made: Frozen, source: Source, name: str) -> None:
    """Note a name that comes from the module of a base class."""
    if name not in source.imported and name not in source.defined:
        return
    place = made.library.origin(source.name, name)
    if source.name == made.source.name:
        return
    here = made.library.origin(made.source.name, name)
    taken = name in made.source.imported or name in made.source.defined
    if taken and here != place:
        raise made.unknown(made.node, f"{name} is one thing here and another in {source.name}")
    if not taken:
        made.needed[name] = place
