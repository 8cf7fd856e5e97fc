"""
What the sources say of the rules, read from their text: the marks on tests, the docstrings of
options, and the sections of the rule books. The tests and the documentation both read it here.
"""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import attrs

from vorhand import GAMES

ROOT = Path(__file__).parents[1]


class MarkedTest(NamedTuple):
    """A test that is marked with the rules that it is about."""

    path: Path
    """Its file, from the root of the repository."""
    name: str
    line: int
    """The line of its first mark."""
    rules: tuple[str, ...]


class Documented(NamedTuple):
    """What a docstring says, and the rules that it names in brackets at its end."""

    text: str
    rules: tuple[str, ...]


def _marks(decorators: Iterable[ast.expr]) -> Iterator[str]:
    for decorator in decorators:
        if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "pytest.mark.rule":
            yield from (ast.literal_eval(rule) for rule in decorator.args)


def marked_tests() -> list[MarkedTest]:
    """All marked tests, file by file."""
    found = []
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and (rules := tuple(_marks(node.decorator_list))):
                line = node.decorator_list[0].lineno
                found.append(MarkedTest(path.relative_to(ROOT), node.name, line, rules))
    return found


def _documented(body: list[ast.stmt]) -> dict[str, Documented]:
    found = {}
    for statement, after in pairwise(body):
        if not isinstance(statement, ast.AnnAssign) or not isinstance(after, ast.Expr):
            continue
        text = " ".join(ast.literal_eval(after.value).split())
        said, _, bracketed = text.removesuffix(".").removesuffix(")").partition(" (`")
        rules = tuple(bracketed.removesuffix("`").split("`, `")) if bracketed else ()
        found[ast.unparse(statement.target)] = Documented(f"{said}.", rules)
    return found


def options_class(game: str) -> Any:
    """The class of the options of a game."""
    module: Any = GAMES[game]
    return module.Options


def _options_module(game: str) -> ast.Module:
    path = ROOT / "src" / "vorhand" / game / "options.py"
    return ast.parse(path.read_text("utf-8"))


def options_of(game: str) -> dict[str, Documented]:
    """The options of a game in their order, with what their docstrings say."""
    classes = (node for node in _options_module(game).body if isinstance(node, ast.ClassDef))
    body = next(node.body for node in classes if node.name == "Options")
    documented = _documented(body)
    # Facts that follow from options are fields too, but nobody sets them.
    fields = attrs.fields(options_class(game))
    return {field.name: documented[field.name] for field in fields if field.init}


def presets_of(game: str) -> dict[str, str]:
    """The presets of a game in their order, with what their docstrings say."""
    return {
        name: said.text
        for name, said in _documented(_options_module(game).body).items()
        if isinstance(getattr(GAMES[game], name, None), options_class(game))
    }


def options_of_rule(game: str, rule: str) -> tuple[str, ...]:
    """The options that change a rule: those whose docstrings name it."""
    return tuple(name for name, option in options_of(game).items() if rule in option.rules)


class Section(NamedTuple):
    """What stands on a page about a rule."""

    heading: str
    text: str


def page_of(kind: str, game: str) -> str:
    """A page of a game: of its ``rules``, or of its ``positions``."""
    return (ROOT / "docs" / kind / f"{game}.md").read_text("utf-8")


def sections_of(game: str, kind: str = "rules") -> dict[str, Section]:
    """What a page says of each rule, in order; an anchor with the id stands over the heading."""
    parts = re.split(
        r'^(?=<a id="[^"]+"></a>\n+## |(?<!</a>\n)(?<!</a>\n\n)## )',
        page_of(kind, game),
        flags=re.MULTILINE,
    )
    form = re.compile(rf'<a id="({game}\.[a-z.-]+)"></a>\n+## ([^\n]+)\n(.*)', flags=re.DOTALL)
    found = [match.groups() for match in map(form.fullmatch, parts) if match]
    return {rule: Section(heading, text) for rule, heading, text in found}


def questions_of(game: str) -> dict[str, list[str]]:
    """What people ask, by the rule that answers it: entries of the index, found by the search."""
    return tomllib.loads(
        (ROOT / "docs" / "rules" / "questions" / f"{game}.toml").read_text("utf-8")
    )
