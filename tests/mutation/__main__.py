"""
Mutate the rule files with mutmut, and compare what no test notices with what is known of it.

    python -m tests.mutation DIRECTORY [GAME | GAME.MODULE ...]

mutmut leaves decorated functions alone, and nearly every rule is one. So the project is copied,
and in the copy the marks of the rule book, ``@RULES.implements(...)`` and ``@RULES.serves(...)``,
become calls behind the function, and so does ``@property``: they are given the function as a
decorator is, so both forms are the same. Caches are left out of the copy, as mutmut keeps one
process for all mutants and what an earlier one left in a cache would be taken for an answer.

For the same reason mutmut misses what is worked out when a module is imported. And for each of
some thousand mutants Hypothesis draws few examples. So what survives is tried again in a process
of its own, with as many examples as on other days, with the oracle and the laws.

What survives then is compared with ``survivors.toml``. A survivor that is not in it makes the
session fail; an entry of it that does not survive any more is named, so that it can be taken out.
"""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
import tomllib
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from vorhand import GAMES

ROOT = Path(__file__).parents[2]
COPIED = ("src", "tests", "examples", "docs", "conftest.py", "pyproject.toml", "README.md")
KNOWN = Path(__file__).with_name("survivors.toml")

MARKS = ("RULES.implements", "RULES.serves")
CALLED_BEHIND = (*MARKS, "property")
CACHES = ("cache", "kept_within", "lru_cache")
LEFT_OUT = (*CACHES, "override")

NOTICED = ("killed", "timeout")
"""What mutmut says of a mutant that a test notices; some go round for ever."""


class Change(NamedTuple):
    """What a mutant changes: two are the same if they change the same lines of a function alike."""

    function: str
    """The function from its game on: ``hawk.parties.lafh_of``."""
    was: str
    """The lines that are changed, each without the blanks around it."""
    now: str
    """What they are changed to."""


def undecorated(source: str) -> str:
    """The same module with the decorators of functions as calls behind them, and no caches."""
    lines = source.splitlines()
    functions = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.FunctionDef)]
    for node in sorted(functions, key=lambda node: node.lineno, reverse=True):  # from the end
        names = [ast.unparse(decorator) for decorator in node.decorator_list]
        kinds = {name.split("(")[0] for name in names}
        if not kinds or kinds - {*CALLED_BEHIND, *LEFT_OUT}:
            continue  # with another decorator mutmut leaves it alone
        behind = []
        for name in reversed(names):  # the one next to the function comes first
            if name.startswith(MARKS):
                behind.append(f"{name}({node.name})")
            elif name == "property":
                behind.append(f"{node.name} = property({node.name})")
        first, last = node.decorator_list[0].lineno - 1, node.end_lineno
        indented = [" " * node.col_offset + call for call in behind]
        lines[first:last] = lines[node.lineno - 1 : last] + indented
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
    mutated = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["mutmut"]
    for name in mutated["only_mutate"]:
        file = target / name
        file.write_text(undecorated(file.read_text("utf-8")), "utf-8")


def mutmut(target: Path, *arguments: str) -> str:
    """What a command of mutmut says."""
    command = [sys.executable, "-m", "mutmut", *arguments]
    return subprocess.run(command, cwd=target, check=True, capture_output=True, text=True).stdout


def function_of(mutant: str) -> str:
    """The function that a mutant changes, from its game on."""
    module, _, mangled = mutant.removeprefix("vorhand.").rpartition(".")
    name = mangled.rpartition("__mutmut_")[0]
    name = name.removeprefix("x_") if name.startswith("x_") else name.removeprefix("xǁ")
    return f"{module}.{name.replace('ǁ', '.')}"


def is_among(function: str, named: Sequence[str]) -> bool:
    """Whether a function belongs to one of the games or modules that are named."""
    return any(function.startswith(f"{name}.") for name in named)


def outcomes(target: Path, named: Sequence[str]) -> dict[str, str]:
    """What mutmut found out about each mutant of the games or modules that are named."""
    told = mutmut(target, "results", "--all", "True")
    pairs = (line.strip().rpartition(": ")[::2] for line in told.splitlines() if ": " in line)
    return {mutant: said for mutant, said in pairs if is_among(function_of(mutant), named)}


def change_of(target: Path, mutant: str) -> Change:
    """What a mutant changes, by the lines that mutmut shows of it."""
    shown = [
        line
        for line in mutmut(target, "show", mutant).splitlines()
        if not line.startswith(("---", "+++"))
    ]
    was, now = (
        " ".join(line[1:].strip() for line in shown if line.startswith(sign)) for sign in "-+"
    )
    return Change(function_of(mutant), was, now)


def known_survivors(named: Sequence[str]) -> Counter[Change]:
    """The survivors whose reason is known, of the games or modules that are named."""
    entries = tomllib.loads(KNOWN.read_text("utf-8"))["survivor"]
    return Counter(
        Change(entry["function"], entry["was"], now)
        for entry in entries
        for now in entry["now"]
        if is_among(entry["function"], named)
    )


def dies_alone(target: Path, mutant: str) -> bool:
    """Whether a test fails if the mutant is there from the first import on."""
    game = mutant.split(".")[1]
    environment = os.environ | {
        "MUTANT_UNDER_TEST": mutant,
        "PYTHONPATH": "src",
        "PYTHONDONTWRITEBYTECODE": "1",
    }
    of_game = (f"tests/{game}", f"tests/oracles/test_{game}.py")
    for tests in (
        (*of_game, "tests/kit", "tests/test_game.py"),
        ("tests/laws", "-k", game),
    ):
        command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *tests]
        run = subprocess.run(
            command, cwd=target / "mutants", env=environment, check=False, capture_output=True
        )
        if run.returncode != 0:
            return True
    return False


def print_table(found: dict[str, str], games: Sequence[str]) -> None:
    """Print how many mutants of each module came to what, and how many of each game were killed."""
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


def print_changes(what: str, changes: Counter[Change]) -> None:
    """Print changes in the form in which they stand in the file."""
    for change in sorted(changes.elements()):
        print(f"{what}: {change.function}\n  was: {change.was}\n  now: {change.now}")


def main(directory: str, *arguments: str) -> None:
    """Run mutmut on the games or modules named, or on all games, and tell what is new."""
    target, named = Path(directory), arguments or tuple(GAMES)
    games = sorted({name.split(".")[0] for name in named})
    known = known_survivors(named)
    prepare(target)
    command = [sys.executable, "-m", "mutmut", "run", "--max-children", "1"]
    patterns = [f"vorhand.{name}.*" for name in named]
    environment = os.environ | {"VORHAND_LAWS": "few"}
    subprocess.run(
        [*command, *patterns], cwd=target, env=environment, check=True, stdout=subprocess.DEVNULL
    )
    found = outcomes(target, named)
    if not found:
        raise SystemExit(f"there is nothing to mutate in {', '.join(named)}")
    for game in games:  # else everything would seem to die
        if dies_alone(target, f"vorhand.{game}.nothing"):
            raise SystemExit(f"the tests of {game} fail without a mutant")
    for mutant, said in found.items():
        if said == "survived" and dies_alone(target, mutant):
            found[mutant] = "killed"
    print_table(found, games)
    for mutant, said in found.items():
        if said == "timeout":
            print(f"out of time: {mutant}")
    survivors = Counter(
        change_of(target, mutant) for mutant, said in found.items() if said not in NOTICED
    )
    print_changes("does not survive any more", known - survivors)
    print_changes("new survivor", survivors - known)
    if survivors - known:
        raise SystemExit(f"what survives and is not in {KNOWN.name} needs a test or a reason")


if __name__ == "__main__":
    main(*sys.argv[1:])
