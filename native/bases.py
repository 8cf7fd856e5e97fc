"""
The base classes that the compiler does not see: they stand in a module of their own, and the
compiler is told something else of it.
"""

from __future__ import annotations

import ast
from copy import deepcopy

from native.frozen import Frozen
from native.reading import Source, UnknownForm, arguments_of, bare, names_in


def bases_module(module: str) -> str:
    """The name of the module with the base classes for a module."""
    room, _, name = module.rpartition(".")
    return f"{room}._bases_of_{name}"


def hides(made: Frozen) -> bool:
    """Whether a class has base classes that the compiler does not see."""
    return bool(made.roots) and not made.is_seen


def bases_of(
    source: Source, frozen: dict[str, Frozen], mixins: dict[str, ast.ClassDef]
) -> tuple[str, str]:
    """The module of base classes, and its stub."""
    rows = ["from __future__ import annotations", "from typing import TypeVar"]
    rows.append("from vorhand._native import Bases")
    stub: list[str] = []
    wanted = [base for made in frozen.values() for base in made.node.bases]
    wanted += [base for node in mixins.values() for base in node.bases]
    for name in dict.fromkeys(ast.unparse(bare(base)) for base in wanted):
        if name in source.imported:
            place = source.imported[name]
            rows.append(f"from {place.module} import {place.name} as {name}")
    for name, node in mixins.items():
        rows += _mixin(source, node)
        stub.append(f"class {name}: ...")
    for name, made in frozen.items():
        if not hides(made):
            continue
        above = []
        for text in made.roots:
            root = ast.parse(text, mode="eval").body
            plain = ast.unparse(bare(root))
            if plain == "Generic":
                for variable in arguments_of(root):
                    rows.append(f"{ast.unparse(variable)} = TypeVar({ast.unparse(variable)!r})")
                plain = ast.unparse(root)
            above.append(plain)
        rows.append(f"{name}_bases = Bases({', '.join(above)})")
        stub.append(f"{name}_bases = object")
    return "\n".join([*rows, ""]), "\n".join([*stub, ""])


def _mixin(source: Source, node: ast.ClassDef) -> list[str]:
    """A mixin as it is, in a module that does not need the one that it comes from."""
    code = deepcopy(node)
    code.bases = [bare(base) for base in code.bases]
    used = {
        name
        for method in node.body
        if isinstance(method, ast.FunctionDef)
        for statement in method.body
        for name in names_in(_Untyped().visit(deepcopy(statement)))
    }
    inner = used & source.defined
    if inner:
        raise UnknownForm(source.name, node, f"class {node.name} needs {sorted(inner)}, beside it")
    imports = [
        f"from {place.module} import {place.name} as {name}"
        for name, place in source.imported.items()
        if name in used
    ]
    doc = f"{node.name}.__module__ = {source.name!r}"
    return [*imports, ast.unparse(code), doc]


class _Untyped(ast.NodeTransformer):
    """The types of variables are left out: Python does not look at them."""

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.stmt:
        return node if node.value is None else ast.Assign([node.target], node.value)
