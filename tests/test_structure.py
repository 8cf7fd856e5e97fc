"""
The house: what may import what, and which rooms know of which.

The floors are those of ``docs/how-it-is-built.md``. All of this is read from the imports
themselves.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from graphlib import TopologicalSorter
from pathlib import Path
from typing import NamedTuple

import pytest

from vorhand import GAMES

SRC = Path(__file__).parents[1] / "src"

FLOORS = (
    {"errors"},
    {"values"},
    {"suits"},
    {"languages"},
    {"cards"},
    {"rules"},
    {"kit"},
    {"show"},
    set(GAMES),
    {"game"},
    {"observing"},
    {"turns"},
    {"records", "conformance", "testing", "players"},
    {"arena", "adapters"},
    {"commands"},
    {"__main__", ""},  # the front doors: for a terminal, and for programs
)
"""From the ground up: a room uses those below it, and of its own floor nothing but itself."""

NAME_GAMES = {
    "vorhand",
    "vorhand.game",
    "vorhand.adapters.openspiel.hearts",  # OpenSpiel has that game itself
    *(f"vorhand.{room}.{game}" for room in ("testing", "players") for game in GAMES),
    *(f"vorhand.adapters.{adapter}" for adapter in ("gymnasium", "pettingzoo")),
}
"""
Who may name a game, beside the games; `vorhand.testing` gathers what is for each of them, and
adapters play Hearts where no game is named.
"""

LENGTH = 320
"""The most lines of a file; a longer one hides the rule that is looked for."""
LONGER = {"vorhand.errors": 400}
"""Each error is read by itself, and users see them all under one name."""


def name_of(path: Path) -> str:
    parts = path.relative_to(SRC).with_suffix("").parts
    return ".".join(part for part in parts if part != "__init__")


MODULES = {name_of(path): path for path in sorted(SRC.rglob("*.py"))}


class Import(NamedTuple):
    """What a module imports, and whether it does so when it is imported itself."""

    module: str
    at_once: bool


@cache
def tree_of(name: str) -> ast.Module:
    return ast.parse(MODULES[name].read_text("utf-8"))


def is_for_types(node: ast.AST) -> bool:
    return isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"


def statements(node: ast.AST, *, at_once: bool = True) -> Iterator[tuple[ast.stmt, bool]]:
    """All statements but those for type checkers, and whether they run when the module does."""
    for child in ast.iter_child_nodes(node):
        if is_for_types(child):
            continue
        if isinstance(child, ast.stmt):
            yield child, at_once
        later = isinstance(child, (ast.FunctionDef, ast.Lambda))
        yield from statements(child, at_once=at_once and not later)


@cache
def imports_of(name: str) -> tuple[Import, ...]:
    """What a module imports when it runs."""
    found = []
    for node, at_once in statements(tree_of(name)):
        if isinstance(node, ast.ImportFrom):
            for alias in node.names:
                whole = f"{node.module}.{alias.name}"
                found.append(Import(whole if whole in MODULES else str(node.module), at_once))
        elif isinstance(node, ast.Import):
            found += [Import(alias.name, at_once) for alias in node.names]
    return tuple(found)


def ours(name: str) -> tuple[Import, ...]:
    return tuple(one for one in imports_of(name) if one.module.split(".")[0] == "vorhand")


def room_of(name: str) -> str:
    """The room that a module is in: a package, or a module at the root."""
    return ".".join(name.split(".")[1:2])


def floor_of(name: str) -> int:
    return next(number for number, rooms in enumerate(FLOORS) if room_of(name) in rooms)


def test_every_room_is_on_a_floor() -> None:
    assert {room_of(name) for name in MODULES} == set().union(*FLOORS)


def test_four_modules_stand_at_the_root_beside_the_front_doors() -> None:
    at_root = {path.stem for path in (SRC / "vorhand").glob("*.py")}
    assert at_root == {"__init__", "__main__", "errors", "values", "suits", "game"}


@pytest.mark.parametrize("name", MODULES)
def test_a_room_imports_only_what_stands_below_it(name: str) -> None:
    for other in ours(name):
        assert room_of(other.module) == room_of(name) or floor_of(other.module) < floor_of(name), (
            f"{name} imports {other.module}, which does not stand below it: see FLOORS"
        )


def test_no_module_is_imported_in_a_circle() -> None:
    arrows = {name: {one.module for one in ours(name) if one.at_once} for name in MODULES}
    # What a package shows of its modules is its face: it stands above all of them.
    TopologicalSorter(arrows).prepare()  # or an error that names the modules of a circle


def test_errors_import_nothing_when_they_run() -> None:
    assert not ours("vorhand.errors")


@pytest.mark.parametrize("name", MODULES)
def test_only_errors_name_types_that_stand_above_them(name: str) -> None:
    for node in ast.walk(tree_of(name)):
        if not is_for_types(node):
            continue
        for inner in ast.walk(node):
            if isinstance(inner, ast.ImportFrom) and (inner.module or "").startswith("vorhand"):
                module = str(inner.module)
                below = module == "vorhand" or floor_of(module) <= floor_of(name)
                assert below or name == "vorhand.errors", f"{name} takes types of {module}"


@pytest.mark.parametrize(
    "name", [name for name in MODULES if floor_of(name) < floor_of("vorhand.show")]
)
def test_nothing_below_show_imports_html_or_words(name: str) -> None:
    for other in imports_of(name):
        assert other.module.split(".")[0] != "html", f"{name} imports {other.module}"
        words = room_of(other.module) == "languages" and room_of(name) != "languages"
        assert not (words and other.at_once), (
            f"{name} imports {other.module}: words are imported when they are asked for"
        )


@pytest.mark.parametrize("game", GAMES)
def test_no_rule_state_or_move_of_a_game_imports_html_or_words(game: str) -> None:
    for name in MODULES:
        inside = name.split(".")[1:]
        if inside[:1] == [game] and inside[1:] not in ([], ["seen", "picture"]):
            for other in imports_of(name):
                room = room_of(other.module) if other.module.startswith("vorhand") else ""
                assert room not in {"show", "languages"}, f"{name} imports {other.module}"
                assert other.module.split(".")[0] != "html", f"{name} imports {other.module}"


def named_games(name: str) -> Iterator[str]:
    """The games that a module imports, or names in a text that is not a docstring."""
    for other in ours(name):
        if room_of(other.module) in GAMES:
            yield room_of(other.module)
    docstrings = {id(node.value) for node in ast.walk(tree_of(name)) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree_of(name)):
        if isinstance(node, ast.Constant) and node.value in GAMES and id(node) not in docstrings:
            yield str(node.value)


@pytest.mark.parametrize("name", MODULES)
def test_shared_modules_know_no_game_by_name(name: str) -> None:
    if room_of(name) in GAMES:
        assert set(named_games(name)) <= {room_of(name)}, "games never import each other"
    elif room_of(name) == "languages":
        assert not {room_of(one.module) for one in ours(name)} & set(GAMES)  # hearts is a suit too
    elif name == "vorhand.testing":
        assert {one.module for one in ours(name)} > {f"vorhand.testing.{game}" for game in GAMES}
    elif name not in NAME_GAMES:
        assert not set(named_games(name)), f"{name} names a game"


@pytest.mark.parametrize("name", MODULES)
def test_files_are_small_enough_to_read(name: str) -> None:
    assert len(MODULES[name].read_text("utf-8").splitlines()) <= LONGER.get(name, LENGTH)
