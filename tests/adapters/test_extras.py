"""What is said where what an adapter needs is not installed."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

import vorhand
from vorhand import MissingExtra

SRC = Path(vorhand.__file__).parents[1]


def told_by(program: str) -> str:
    """What a program prints in a Python of its own."""
    env = os.environ | {"PYTHONPATH": str(SRC)}
    command = [sys.executable, "-c", program]
    return subprocess.run(command, env=env, capture_output=True, text=True, check=True).stdout


@pytest.mark.parametrize("name", ["pettingzoo", "gymnasium"])
def test_an_import_without_the_extra_says_which_to_install(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, name, None)  # as if it were not there
    monkeypatch.delitem(sys.modules, f"vorhand.adapters.{name}", raising=False)
    with pytest.raises(MissingExtra) as error:
        import_module(f"vorhand.adapters.{name}")
    wanted = f"vorhand.adapters.{name} needs {name}: pip install 'vorhand[{name}]'"
    assert str(error.value) == wanted


def test_the_package_alone_imports_nothing_heavy() -> None:
    told = told_by("import sys, vorhand.adapters; print('numpy' in sys.modules, *sys.modules)")
    assert told.startswith("False ")
    assert "gymnasium" not in told
