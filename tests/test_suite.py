"""The suite itself: what is one test, and that asserts run wherever they stand."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tests.hearts.positions import dealt
from tests.positions import refusal
from vorhand import hearts

ROOT = Path(__file__).parents[1]


def test_the_examples_of_a_document_are_one_test() -> None:
    command = [sys.executable, "-m", "pytest", "--collect-only", "-q", "-p", "no:cacheprovider"]
    found = subprocess.run(
        [*command, "docs/tutorial.md", "src/vorhand/cards"],
        env=os.environ | {"PYTEST_ADDOPTS": ""},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    tests = re.findall(r"^\S+::.*$", found.stdout, flags=re.MULTILINE)
    assert sorted(tests) == [
        "docs/tutorial.md::examples",
        "src/vorhand/cards/card.py::examples",
        "src/vorhand/cards/hands.py::examples",
        "src/vorhand/cards/sets.py::examples",
    ]


def test_what_an_everyday_run_leaves_out_is_run_by_a_session() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    flags = settings["tool"]["pytest"]["ini_options"]["addopts"]
    left_out = [flag.removeprefix("--ignore=") for flag in flags if flag.startswith("--ignore=")]
    assert "docs/how-to/train-a-player.md" in left_out
    sessions = (ROOT / "noxfile.py").read_text("utf-8")
    for path in left_out:
        assert (ROOT / path).exists()
        assert f'"{path}' in sessions.replace('f"', '"'), f"no session runs {path}"


def test_what_helps_the_tests_asserts_under_o_too() -> None:
    with pytest.raises(AssertionError):
        refusal(hearts, dealt("2C"), "0 2C")


def test_what_is_not_run_by_default_is_run_by_a_session() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["pytest"]
    options = settings["ini_options"]["addopts"]
    left_out = [one.partition("=")[2] for one in options if one.startswith("--ignore")]
    sessions = (ROOT / "noxfile.py").read_text("utf-8")
    assert len(left_out) >= 4
    for path in left_out:
        assert list(ROOT.glob(path)), f"{path} is not there"
        assert path in sessions, f"no session runs {path}"
