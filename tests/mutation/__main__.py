"""
Mutate the rule files with mutmut, and print what no test notices.

    python -m tests.mutation DIRECTORY [GAME ...]

mutmut leaves decorated functions alone, and nearly every rule is one. So the project is copied,
and in the copy ``@RULES.states(...)`` becomes a call behind the function: it enters the function
and answers it, so both forms are the same. Caches are left out of the copy, as mutmut keeps one
process for all mutants and what an earlier one left in a cache would be taken for an answer.

For the same reason mutmut misses what is worked out when a module is imported. And for each of
some thousand mutants Hypothesis draws few examples. So what survives is tried again in a process
of its own, with as many examples as on other days, and with the oracle.
"""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path

from vorhand import GAMES

ROOT = Path(__file__).parents[2]
COPIED = ("src", "tests", "examples", "docs", "conftest.py", "pyproject.toml", "README.md")
CACHES = ("cache", "lru_cache")
HARMLESS = (*CACHES, "override")


def undecorated(source: str) -> str:
    """The same module with the decorators of functions as calls behind them, and no caches."""
    lines = source.splitlines()
    functions = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.FunctionDef)]
    for node in sorted(functions, key=lambda node: node.lineno, reverse=True):  # from the end
        names = [ast.unparse(decorator) for decorator in node.decorator_list]
        marks = [name for name in names if name.startswith("RULES.states(")]
        if not names or any(
            name not in marks and name.split("(")[0] not in HARMLESS for name in names
        ):
            continue  # a property for one; mutmut leaves it alone
        behind = [" " * node.col_offset + f"{mark}({node.name})" for mark in marks]
        first, last = node.decorator_list[0].lineno - 1, node.end_lineno
        lines[first:last] = lines[node.lineno - 1 : last] + behind
    return "\n".join(lines) + "\n"


def prepare(target: Path) -> None:
    """Copy what the tests need, with the games in the form that mutmut can mutate."""
    for name in COPIED:
        path, copy = ROOT / name, target / name
        if path.is_dir():
            shutil.rmtree(copy, ignore_errors=True)
            shutil.copytree(path, copy, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(path, copy)
    for game in GAMES:
        for file in (target / "src/vorhand" / game).glob("*.py"):
            file.write_text(undecorated(file.read_text("utf-8")), "utf-8")


def outcomes(target: Path, games: list[str]) -> dict[str, str]:
    """What mutmut found out about each mutant."""
    command = [sys.executable, "-m", "mutmut", "results", "--all", "True"]
    told = subprocess.run(command, cwd=target, check=True, capture_output=True, text=True).stdout
    pairs = (line.strip().rpartition(": ")[::2] for line in told.splitlines() if ": " in line)
    return {name: said for name, said in pairs if name.split(".")[1] in games}


def dies_alone(target: Path, mutant: str) -> bool:
    """Whether a test fails if the mutant is there from the first import on."""
    game = mutant.split(".")[1]
    environment = os.environ | {
        "MUTANT_UNDER_TEST": mutant,
        "PYTHONPATH": "src",
        "PYTHONDONTWRITEBYTECODE": "1",
    }
    tests = [f"tests/{game}", "tests/kit/test_views.py", f"tests/oracles/test_{game}.py"]
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *tests]
    run = subprocess.run(
        command, cwd=target / "mutants", env=environment, check=False, capture_output=True
    )
    return run.returncode != 0


def main(directory: str, *named: str) -> None:
    """Run mutmut on the games named, or on all, and print a table and the survivors."""
    target, games = Path(directory), list(named or GAMES)
    prepare(target)
    command = [sys.executable, "-m", "mutmut", "run", "--max-children", "1"]
    patterns = [f"vorhand.{game}.*" for game in games]
    environment = os.environ | {"VORHAND_LAWS": "few"}
    subprocess.run(
        [*command, *patterns], cwd=target, env=environment, check=True, stdout=subprocess.DEVNULL
    )
    found = outcomes(target, games)
    for game in games:  # else everything would seem to die
        if dies_alone(target, f"vorhand.{game}.nothing"):
            raise SystemExit(f"the tests of {game} fail without a mutant")
    for mutant, said in found.items():
        if said == "survived" and dies_alone(target, mutant):
            found[mutant] = "killed"
    table: dict[str, Counter[str]] = {}
    for mutant, said in found.items():
        table.setdefault(mutant.rpartition(".")[0], Counter())[said] += 1
    for game in games:
        whole = Counter[str]()
        for module, counts in table.items():
            if module.startswith(f"vorhand.{game}."):
                print(f"{module}: {dict(counts)}")
                whole += counts
        print(f"{game}: {dict(whole)}, {whole['killed'] / whole.total():.1%} killed")
    print(*(f"{said}: {mutant}" for mutant, said in found.items() if said != "killed"), sep="\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
