"""A native class as Python code: typed fields, a constructor that fills them, and methods."""

from __future__ import annotations

import ast
from textwrap import indent

from native.frozen import Field, Frozen
from native.reading import attrs_options


def written(made: Frozen) -> str:
    """The native class, as Python code, and what is done with it when it is there."""
    base = made.native_base or (f"{made.name}_bases" if made.roots else "")
    if made.is_seen:
        base = ", ".join(made.roots)
    above = [] if made.is_open else ["@final"]
    rows = [f"{one.name}: {one.kind}" for one in made.fields[made.inherited :]]
    arguments = ["acyclic=True"] if made.is_small else []
    arguments += ["allow_interpreted_subclasses=True"] if made.is_open else []
    if arguments:
        above.append(f"@mypyc_attr({', '.join(arguments)})")
    parts = ["\n".join(rows)]
    if "__init__" not in made.own:
        parts.append(_constructor(made))
    caches = made.is_attrs and "cache_hash" in (attrs_options(made.node) or {})
    if made.is_attrs and not made.is_open:
        if "__eq__" not in made.own:
            parts.append(_equality(made))
        if "__hash__" not in made.own:
            parts.append(_hash(made, cached=caches))
    parts += made.methods
    if "total_ordering" in [ast.unparse(one) for one in made.node.decorator_list]:
        parts.append(ORDERING)
    body = indent("\n".join(part for part in parts if part) or "pass", "    ")
    after = _afterwards(made, caches=caches)
    return "\n".join([*above, f"class {made.name}({base}):", body, "", *after, ""])


def _afterwards(made: Frozen, *, caches: bool) -> list[str]:
    """What is done with the class when it is there: see `native.lent`."""
    own = sorted(made.own & {"__repr__", "__match_args__"})
    after = [f"described({made.name}, {ast.get_docstring(made.node, clean=False)!r})"]
    if not made.is_attrs:
        defined = (*sorted(made.own), "__init__", "__eq__", "__ne__", "__hash__")
        after.append(f"inherited({made.name}, {defined!r})")
    if not made.is_attrs and not made.own & {"__eq__", "__hash__"}:
        after.append(f"told_by_identity({made.name})")
    if made.is_attrs:
        fields = ", ".join(
            f"{one.name}={_field_of_twin(one)}" for one in made.fields[made.inherited :]
        )
        options = {"cache_hash": True} if caches else {}
        after.append(f"lend({made.name}, {tuple(own)!r}, dict({fields}), {options!r})")
    return after


ORDERING = """
def __le__(self, other: Any) -> Any:
    lower = self.__lt__(other)
    return lower if lower is NotImplemented else lower or self == other
def __gt__(self, other: Any) -> Any:
    lower = self.__lt__(other)
    return lower if lower is NotImplemented else not lower and self != other
def __ge__(self, other: Any) -> Any:
    lower = self.__lt__(other)
    return lower if lower is NotImplemented else not lower
"""


def _field_of_twin(one: Field) -> str:
    said = [f"{name}={ast.unparse(value)}" for name, value in one.options.items()]
    return f"field_of({', '.join([repr(one.given), *said])})"


def _constructor(made: Frozen) -> str:
    kinds = {one.name: "Any" if made.is_checked else one.kind for one in made.fields}
    arguments = [
        f"{one.name}: {kinds[one.name]}" + (f" = {one.default}" if one.default else "")
        for one in made.made_from
    ]
    rows = [f"def __init__({', '.join(['self', *arguments])}) -> None:"]
    rows += [indent(ast.unparse(check), "    ") for check in made.checks]
    for one in made.fields:
        rows.append(f"    self.{one.name} = {one.name if one.says('init') else one.default}")
    if made.is_attrs and "cache_hash" in (attrs_options(made.node) or {}):
        rows.append("    self._kept_hash = 0")
        rows.insert(0, "_kept_hash: int")
    return "\n".join(rows)


def _equality(made: Frozen) -> str:
    same = [
        f"(self.{one.name} is other.{one.name} or self.{one.name} == other.{one.name})"
        if one.kind != "int"
        else f"self.{one.name} == other.{one.name}"
        for one in made.fields
        if one.says("eq")
    ]
    return "\n".join(
        [
            "def __eq__(self, other: object) -> bool:",
            f"    if not isinstance(other, {made.name}):",
            "        return NotImplemented",
            f"    return self is other or ({' and '.join(same) or 'True'})",
        ]
    )


def _hash(made: Frozen, *, cached: bool) -> str:
    hashed = [one for one in made.fields if one.says("hash") and one.says("eq")]
    values = "".join(f"self.{one.name}, " for one in hashed)
    worked_out = f"hash(({values}))" if values else "hash(())"
    rows = ["def __hash__(self) -> int:"]
    if cached:
        rows += [
            "    if not self._kept_hash:",
            f"        self._kept_hash = {worked_out}",
            "    return self._kept_hash",
        ]
    else:
        rows.append(f"    return {worked_out}")
    return "\n".join(rows)
