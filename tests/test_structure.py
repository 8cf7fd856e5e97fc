"""The arrows between modules point one way, and files stay small enough to read."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from vorhand.registry import GAMES

SRC = Path(__file__).parents[1] / "src"


def name_of(path: Path) -> str:
    parts = path.relative_to(SRC).with_suffix("").parts
    return ".".join(part for part in parts if part != "__init__")


MODULES = {name_of(path): path for path in SRC.rglob("*.py")}

# Each module may import those above it, and nothing else of the library.
SHARED = [
    {"vorhand.errors", "vorhand.enums", "vorhand.values"},
    {"vorhand.suits"},
    {"vorhand.wording"},
    {name for name in MODULES if name.startswith("vorhand.languages.")},  # a file is enough
    {"vorhand.languages"},
    {"vorhand.tables", "vorhand.card"},
    {"vorhand.cards"},
    {"vorhand.sentences", "vorhand.drawing"},
    {"vorhand.pictures"},
    {"vorhand.rulebook", "vorhand.checks"},
    {"vorhand.options", "vorhand.dealing", "vorhand.phases", "vorhand.lots"},
    {"vorhand.views"},
    {"vorhand.tricks"},
    {"vorhand.shuffling", "vorhand.sampling"},
    {"vorhand.matches"},
]
IN_A_GAME = [
    {"rulebook"},
    {"options", "beating", "values"},
    {"moves"},
    {"state", "sums", "turning"},
    {"moon", "bonuses", "capturing"},
    {"dead", "listing"},
    {"playing"},
    {"passing"},
    {"viewing"},
    {"parties"},
    {"dealing", "turns", "scoring"},
    {"match", "history", "course", "showing"},
    {"sampling"},
]
ON_TOP = [
    {"vorhand.game"},
    {"vorhand.registry", "vorhand"},
    {"vorhand.records.model", "vorhand.records.schema"},
    {"vorhand.records.written", "vorhand.records.replaying"},
    {"vorhand.records.as_json", "vorhand.records.as_html", "vorhand.records.of_views"},
    {"vorhand.records.as_text"},
    {"vorhand.records", "vorhand.conformance"},
    {"vorhand.testing.subjects"},
    {
        "vorhand.testing.laws",
        "vorhand.testing.of_hearts",
        "vorhand.testing.of_hawk",
        "vorhand.testing.of_hurrikan",
    },
    {"vorhand.testing"},
]


def imports(path: Path) -> set[str]:
    """The modules of the library that a module imports when it runs."""
    found = set()
    tree = ast.parse(path.read_text("utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            node.body = []
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("vorhand"):
            for alias in node.names:
                whole = f"{node.module}.{alias.name}"
                found.add(whole if whole in MODULES else str(node.module))
        elif isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names if alias.name.startswith("vorhand")}
    return found


def levels() -> dict[str, int]:
    """For each module how high it stands."""
    ranks = {name: level for level, names in enumerate(SHARED) for name in names}
    base = len(SHARED)
    for game in GAMES:
        for level, names in enumerate(IN_A_GAME):
            ranks |= {
                f"vorhand.{game}.{name}": base + level
                for name in names
                if f"vorhand.{game}.{name}" in MODULES
            }
        ranks[f"vorhand.{game}"] = base + len(IN_A_GAME)
    base += len(IN_A_GAME) + 1
    return ranks | {name: base + level for level, names in enumerate(ON_TOP) for name in names}


def test_every_module_has_its_place() -> None:
    assert set(MODULES) == set(levels())


@pytest.mark.parametrize("name", MODULES)
def test_arrows_point_one_way(name: str) -> None:
    ranks = levels()
    for other in imports(MODULES[name]):
        assert ranks[other] < ranks[name], f"{name} imports {other}"


@pytest.mark.parametrize("game", GAMES)
def test_games_never_import_each_other(game: str) -> None:
    for name, path in MODULES.items():
        if name.startswith(f"vorhand.{game}"):
            others = {f"vorhand.{other}" for other in GAMES if other != game}
            assert not {found for found in imports(path) if found.startswith(tuple(others))}


@pytest.mark.parametrize("name", MODULES)
def test_files_are_small_enough_to_read(name: str) -> None:
    assert len(MODULES[name].read_text("utf-8").splitlines()) <= 320
