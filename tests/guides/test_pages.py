"""
The guides whose examples need packages that vorhand does not: run by ``nox -s guides``.

``conftest.py`` leaves these pages out everywhere else, so this asks first whether all of them are
there, and each example is run.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import zipapp
from pathlib import Path

import pytest
from sybil import Sybil
from sybil.parsers.markdown import PythonCodeBlockParser

ROOT = Path(__file__).parents[2]
HOW_TO = ROOT / "docs" / "how-to"


def test_the_examples_of_tables_and_plots_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    sybil = Sybil(parsers=[PythonCodeBlockParser()], patterns=["*.md"])
    document = sybil.parse(HOW_TO / "tables-and-plots.md")
    examples = list(document.examples())
    assert len(examples) == (HOW_TO / "tables-and-plots.md").read_text("utf-8").count("\n>>> ")
    for example in examples:
        example.evaluate()
    picture = (tmp_path / "totals.png").read_bytes()
    assert picture.startswith(b"\x89PNG")
    assert len(picture) > 10_000


def program_of_the_page() -> str:
    page = (HOW_TO / "freeze-a-program.md").read_text("utf-8")
    (program,) = re.findall(
        r"^```python\n# my_program\.py\n(.*?)^```$", page, re.DOTALL | re.MULTILINE
    )
    return str(program)


def check_output(printed: str) -> None:
    lines = printed.splitlines()
    assert [line.split(" ", 1)[0] for line in lines] == ["hearts", "hawk", "hurrikan"]
    assert all(line.endswith(" True") for line in lines)


def test_a_program_is_frozen_as_the_page_says(tmp_path: Path) -> None:
    page = (HOW_TO / "freeze-a-program.md").read_text("utf-8")
    (command,) = re.findall(r"^pyinstaller (.*)$", page, flags=re.MULTILINE)
    (tmp_path / "my_program.py").write_text(program_of_the_page(), "utf-8")
    build = [sys.executable, "-m", "PyInstaller", *command.split()]
    done = subprocess.run(build, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    frozen = tmp_path / "dist" / "my_program"
    ran = subprocess.run([str(frozen)], capture_output=True, text=True, check=True, env={})
    check_output(ran.stdout)


def test_a_program_is_zipped_as_the_page_says(tmp_path: Path) -> None:
    app = tmp_path / "app"
    install = [sys.executable, "-m", "pip", "install", "-q", "--target", str(app), str(ROOT)]
    subprocess.run(install, check=True, capture_output=True)
    (app / "__main__.py").write_text(program_of_the_page(), "utf-8")
    zipapp.create_archive(app)
    shutil.rmtree(app)
    ran = subprocess.run(
        [sys.executable, "-I", str(tmp_path / "app.pyz")],
        capture_output=True,
        text=True,
        check=True,
    )
    check_output(ran.stdout)
