"""
A game is added to a copy of the library by new files and edits in five others, and played there.

``docs/how-to/add-a-game.md`` shows the files. What is asked of the game stands in ``played.py``.
"""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
SRC = ROOT / "src"

EDITED = {
    "vorhand/__init__.py",
    "vorhand/game.py",
    "vorhand/testing/__init__.py",
    "vorhand/languages/en/__init__.py",
    "vorhand/languages/de/__init__.py",
}
MAY_BE_IMPORTED = {"cards", "errors", "kit", "rules", "show", "single", "suits", "values"}
"""What of the library the files of a game may use."""

LAWS = "tests/laws/test_laws.py"
OF_EVERY_GAME = (
    LAWS,
    "tests/sampling/test_sampling.py",
    "tests/show/test_show.py",
    "tests/languages/test_languages.py",
)
"""Files with tests that run over each game."""


class Edit(NamedTuple):
    """A change in a file that exists."""

    file: str
    old: str
    new: str


def edits() -> Iterator[Edit]:
    """Read the edits: a diff without the numbers of lines, which change too often."""
    for section in (HERE / "edits.diff").read_text("utf-8").split("--- ")[1:]:
        file, *changes = section.split("\n@@\n")
        for change in changes:
            lines = change.splitlines()
            old = "\n".join(line[1:] for line in lines if line[0] in " -")
            new = "\n".join(line[1:] for line in lines if line[0] in " +")
            yield Edit(file, old, new)


def files_in(folder: Path) -> dict[str, bytes]:
    """What is in the files of a folder, but not what Python keeps there."""
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file() and path.suffix != ".pyc"
    }


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The library with the new game, as a folder to import from."""
    folder = tmp_path_factory.mktemp("src")
    library = folder / "vorhand"
    ignored = shutil.ignore_patterns("__pycache__")
    shutil.copytree(SRC / "vorhand", library, ignore=ignored)
    shutil.copytree(HERE / "single", library / "single", ignore=ignored)
    shutil.copy(HERE / "subject.py", library / "testing" / "single.py")
    for code in ("en", "de"):
        shutil.copy(HERE / "words" / f"{code}.py", library / "languages" / code / "single.py")
    for file, old, new in edits():
        text = (folder / file).read_text("utf-8")
        found = text.count(f"\n{old}\n")
        assert found == 1, f"edits.diff: this stands {found} times in {file}, not once:\n{old}"
        changed = text.replace(f"\n{old}\n", f"\n{new}\n")
        (folder / file).write_text(changed, "utf-8", newline="\n")
    return folder


def test_a_game_is_new_files_and_edits_in_five_others(copy: Path) -> None:
    before, after = files_in(SRC / "vorhand"), files_in(copy / "vorhand")
    added = after.keys() - before.keys()
    others = {"testing/single.py", "languages/en/single.py", "languages/de/single.py"}
    assert added == {f"single/{name}" for name in files_in(HERE / "single")} | others
    assert before.keys() <= after.keys()
    assert {f"vorhand/{name}" for name in before if before[name] != after[name]} == EDITED


def test_the_page_shows_each_file_after_those_that_it_uses() -> None:
    page = (ROOT / "docs" / "how-to" / "add-a-game.md").read_text("utf-8")
    shown = re.findall(r"^\[`([a-z_/]+)\.py`\]", page, flags=re.MULTILINE)
    files = {name.removesuffix(".py") for name in files_in(HERE / "single")}
    assert files == {*shown, "record.schema.json", "seen/__init__"}
    for number, name in enumerate(shown):
        text = (HERE / "single" / f"{name}.py").read_text("utf-8")
        used = re.findall(r"^from vorhand\.single\.([a-z_.]+) import", text, flags=re.MULTILINE)
        assert {module.replace(".", "/") for module in used} <= set(shown[:number]), name


def test_a_game_uses_the_kit_and_what_stands_below_it() -> None:
    for path in sorted((HERE / "single").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Import):
                named = [alias.name for alias in node.names]
            else:
                named = [str(node.module)] if isinstance(node, ast.ImportFrom) else []
            for name in named:
                package, *inside = name.split(".")
                assert package != "vorhand" or MAY_BE_IMPORTED.issuperset(inside[:1]), name
                assert package != "vorhand" or inside, "the front door is for users"


def test_the_new_game_is_played_through_and_keeps_the_laws(copy: Path) -> None:
    # The copy is of the source, so it is pure, whatever build is tested beside it.
    kept_empty = {"PYTEST_ADDOPTS": "", "VORHAND_BUILD": ""}
    found = subprocess.run(
        [
            *(sys.executable, "-m", "pytest", "-v", "-p", "no:cacheprovider", "--color=no"),
            *("-k", "played or [single", "tests/add_a_game/played.py", *OF_EVERY_GAME),
        ],
        env={**os.environ, "PYTHONPATH": str(copy), "VORHAND_LAWS": "few", **kept_empty},
        cwd=ROOT,
        check=False,
        capture_output=True,
        encoding="utf-8",
    )
    assert found.returncode == 0, found.stdout[-8000:] + found.stderr[-2000:]
    kept = re.findall(rf"^{LAWS}::\S+\[single\] PASSED", found.stdout, flags=re.MULTILINE)
    assert len(kept) == (ROOT / LAWS).read_text("utf-8").count("\n@every_game\n")
    for file in OF_EVERY_GAME:
        assert f"{file}::" in found.stdout, f"nothing in {file} ran over the new game"
