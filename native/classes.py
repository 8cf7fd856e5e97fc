"""Reading a frozen class that becomes native: its fields, what it checks, and its methods."""

from __future__ import annotations

import ast
from copy import deepcopy

from native.frozen import Field, Frozen, maker_of
from native.mixins import copy_mixin, mixins_of, need, need_name
from native.plan import COMPILED, LOOSE
from native.reading import (
    Library,
    Source,
    attrs_options,
    bare,
    is_docstring,
    is_for_types,
    names_in,
)
from native.rewriting import Filled, annotation, bounds, method

KNOWN_OPTIONS = {"cache_hash"}
KNOWN_OF_FIELDS = {"default", "converter", "init", "eq", "hash", "repr"}


def frozen_class(library: Library, source: Source, node: ast.ClassDef) -> Frozen:
    """Read a class that becomes native."""
    made = Frozen(library, source, node)
    options = attrs_options(node)
    made.is_attrs = options is not None
    for decorator in node.decorator_list:
        name = ast.unparse(decorator.func if isinstance(decorator, ast.Call) else decorator)
        if name not in {"final", "attrs.frozen", "total_ordering"}:
            raise made.unknown(decorator, f"the decorator {name}")
    for name, value in (options or {}).items():
        if name not in KNOWN_OPTIONS or ast.unparse(value) != "True":
            raise made.unknown(node, f"the option {name} of attrs.frozen")
    if node.keywords:
        raise made.unknown(node, "keywords beside the base classes")
    for base in node.bases:
        _read_base(made, base)
    made.inherited = len(made.fields)
    if made.is_attrs:
        _read_body(made, node)
    else:
        _read_slots(made, node)
    for place, filled in mixins_of(library, source, node, {}):
        made.mixins.append(place)
        copy_mixin(made, place, filled)
    return made


def _read_base(made: Frozen, base: ast.expr) -> None:
    place = made.library.origin(made.source.name, ast.unparse(bare(base)))
    found = made.library.class_at(place)
    if found is None or attrs_options(found) is None:
        made.roots.append(ast.unparse(base))
        return
    if place.module not in COMPILED or made.native_base is not None:
        raise made.unknown(base, f"the base class {place.name} is not one that is native")
    other = made.library.source(place.module)
    assert other is not None  # noqa: S101 - a class of it has been found
    above = frozen_class(made.library, other, found)
    made.native_base = place.name
    made.fields += above.fields
    made.checks += above.checks
    for check in above.checks:
        need(made, above.source, check)
    for one in above.fields:
        for name in names_in(ast.parse(one.kind)):
            need_name(made, above.source, name)


def _read_body(made: Frozen, node: ast.ClassDef) -> None:
    for statement in node.body:
        match statement:
            case ast.AnnAssign(target=ast.Name(id=name), annotation=kind, value=value):
                if "ClassVar" in ast.unparse(kind):
                    made.methods.append(ast.unparse(statement))
                    made.own.add(name)
                else:
                    made.fields.append(_field(made, statement, name, kind, value))
            case ast.FunctionDef(name="__attrs_post_init__"):
                _read_checks(made, statement)
            case ast.FunctionDef():
                made.methods.append(method(made, statement))
                made.own.add(statement.name)
            case _ if not is_docstring(statement) and not is_for_types(statement):
                raise made.unknown(statement, "what is no field, method or docstring")
    converted = [
        ast.parse(f"{one.name} = {ast.unparse(one.options['converter'])}({one.name})").body[0]
        for one in made.fields[made.inherited :]
        if "converter" in one.options
    ]
    made.checks[:0] = converted


def _field(
    made: Frozen, node: ast.stmt, name: str, kind: ast.expr, value: ast.expr | None
) -> Field:
    filled = Filled(bounds(made)).visit(deepcopy(kind))
    written = "Any" if made.name in LOOSE else annotation(made.library, made.source, filled)
    options: dict[str, ast.expr] = {}
    match value:
        case None:
            pass
        case ast.Call() if ast.unparse(value.func) == "attrs.field":
            if value.args:
                raise made.unknown(node, "a field with positional arguments")
            options = {str(one.arg): one.value for one in value.keywords}
        case ast.Call() if ast.unparse(value.func).startswith("attrs."):
            raise made.unknown(node, f"the field {name} is {ast.unparse(value)}")
        case _:
            options = {"default": value}
    for option, said in options.items():
        if option not in KNOWN_OF_FIELDS or "Factory" in ast.unparse(said):
            raise made.unknown(node, f"{option}={ast.unparse(said)} in the field {name}")
        if option in {"init", "eq", "hash", "repr"} and not (
            isinstance(said, ast.Constant) and said.value is False
        ):
            raise made.unknown(node, f"{option}={ast.unparse(said)} in the field {name}")
    if "init" in options and "default" not in options:
        raise made.unknown(node, f"the field {name} gets its value nowhere")
    return Field(name, written, ast.unparse(kind), options)


def _read_checks(made: Frozen, node: ast.FunctionDef) -> None:
    """Put what is checked when all fields are there in terms of the arguments."""
    if made.is_open:
        kept = deepcopy(node)
        kept.body = _flat_body(made, node)
        made.methods.append(ast.unparse(ast.fix_missing_locations(kept)))
    names = {one.name for one in made.fields}
    for statement in node.body:
        if is_docstring(statement) or _is_super(statement):
            continue  # what the base class checks stands before it
        checked = _OfArguments(names, made.name).visit(deepcopy(statement))
        asked = [one for one in ast.walk(checked) if isinstance(one, ast.Attribute)]
        of_self = [one for one in asked if ast.unparse(one.value) == "self"]
        selves = list(names_in(checked)).count("self")
        if selves > len(of_self) or not all(one.attr.isupper() for one in of_self):
            raise made.unknown(statement, "a check that asks more than the fields")
        made.checks.append(checked)


def _is_super(statement: ast.stmt) -> bool:
    return ast.unparse(statement).startswith("super(") and ast.unparse(statement).endswith(
        ".__attrs_post_init__()"
    )


def _flat_body(made: Frozen, node: ast.FunctionDef) -> list[ast.stmt]:
    """The checks for a class that has a class of its own: with those of its base class."""
    first = [
        ast.parse(f"{made.native_base}.__attrs_post_init__(self)").body[0]
        for statement in node.body
        if _is_super(statement)
    ]
    return first + [statement for statement in node.body if not _is_super(statement)]


class _OfArguments(ast.NodeTransformer):
    """``self.card`` becomes ``card``, if that is a field, and ``self.SEATS`` that of the class."""

    def __init__(self, fields: set[str], kind: str) -> None:
        self.fields = fields
        self.kind = kind

    def visit_Attribute(self, node: ast.Attribute) -> ast.expr:
        if ast.unparse(node.value) == "self" and node.attr in self.fields:
            return ast.Name(node.attr, ast.Load())
        self.generic_visit(node)
        return node


def _read_slots(made: Frozen, node: ast.ClassDef) -> None:
    """Read a class of slots: the slots are its fields, in their order."""
    slots: list[str] = []
    kinds: dict[str, ast.expr] = {}
    for statement in node.body:
        match statement:
            case ast.Assign(targets=[ast.Name(id="__slots__")], value=value):
                slots = list(ast.literal_eval(value))
            case ast.AnnAssign(target=ast.Name(id=name), annotation=kind, value=None):
                kinds[name] = kind
            case ast.FunctionDef(name="__new__" | "__init__") if maker_of(node) is not None:
                pass  # see `native.modules`
            case ast.FunctionDef(name="__init__"):
                made.methods.append(_filling(made, statement))
                made.own.add("__init__")
            case ast.FunctionDef():
                made.methods.append(method(made, statement))
                made.own.add(statement.name)
            case _ if not is_docstring(statement):
                raise made.unknown(statement, "what is no slot, method or docstring")
    if set(slots) != set(kinds):
        raise made.unknown(node, "slots without a type, or types without a slot")
    for name in slots:
        kind = kinds[name]
        written = annotation(made.library, made.source, kind)
        made.fields.append(Field(name, written, ast.unparse(kind)))


def _filling(made: Frozen, node: ast.FunctionDef) -> str:
    """The constructor of a class of slots, which fills them itself."""
    body: list[ast.stmt] = []
    for statement in node.body:
        match statement:
            case ast.Assign(targets=[ast.Name(id="keep")]):
                continue
            case ast.Expr(
                value=ast.Call(
                    func=ast.Name(id="keep"),
                    args=[ast.Name(id="self"), ast.Constant(value=str(name)), value],
                )
            ):
                body += ast.parse(f"self.{name} = {ast.unparse(value)}").body
            case _ if "keep" in names_in(statement):
                raise made.unknown(statement, "a slot that is not filled with keep(self, ...)")
            case _:
                body.append(statement)
    filled = deepcopy(node)
    filled.body = body
    return method(made, ast.fix_missing_locations(filled))
