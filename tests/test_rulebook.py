"""Every rule is in the rule book, on code, on a test and in the documentation."""

from __future__ import annotations

import ast
import inspect
import re
import typing
from collections.abc import Callable, Iterable, Iterator
from enum import Enum
from functools import cache
from importlib import import_module
from typing import Any

import pytest

from tests.conformance.engines import Library
from tests.reading import (
    ROOT,
    marked_tests,
    options_class,
    options_of,
    options_of_rule,
    page_of,
    presets_of,
    sections_of,
)
from vorhand import GAMES, IllegalMove, Violation, conformance
from vorhand.game import AnyGame
from vorhand.languages import LANGUAGES, language_of

by_name = pytest.mark.parametrize("name", GAMES)

SOURCES = ("both sources", "neither source", "atlantis", "the trainer", "custom")
"""What the rule book of Hearts can name as a source; the other games have one text."""

every_game = pytest.mark.parametrize(
    ("name", "game"), GAMES.items(), ids=lambda value: value if isinstance(value, str) else ""
)

# --- Homes

SHEETS = {
    "hearts": "dealing passing playing kitty penalties moon partners scoring match",
    "hawk": "dealing beating playing parties bonuses scoring match",
    "hurrikan": "dealing values order capturing playing piles dead scoring match",
}
"""The files that read as the rule sheet of a game, in its order."""

MARKS = ("RULES.implements", "RULES.serves")


def marks(game: str) -> Iterator[tuple[str, int, str, list[str]]]:
    """What is marked in the code of a game: the file, the line, how, and the ids of the rules."""
    folder = ROOT / "src" / "vorhand" / game
    rulebook = import_module(f"vorhand.{game}.rulebook")
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) in MARKS:
                rules = [getattr(rulebook, ast.unparse(one)).id for one in node.args]
                file = path.relative_to(folder).with_suffix("").as_posix()
                yield file, node.lineno, ast.unparse(node.func), rules


def homes(game: str) -> list[tuple[str, int, str]]:
    """The homes of rules: the file, the line and the id."""
    return [
        (file, line, rule)
        for file, line, how, rules in marks(game)
        for rule in rules
        if how == "RULES.implements"
    ]


@every_game
def test_every_rule_has_exactly_one_home(name: str, game: AnyGame) -> None:
    assert sorted(rule for _, _, rule in homes(name)) == sorted(game.RULES)
    for rule in game.RULES.values():
        home = game.RULES.home_of(rule)
        assert game.RULES.rule_of(home) == rule
        assert home not in game.RULES.helpers_of(rule)
        assert f"`{rule}`" in (inspect.getdoc(home) or ""), f"the home of {rule} does not name it"


@every_game
def test_homes_stand_in_the_files_of_the_sheet_in_the_order_of_the_book(
    name: str, game: AnyGame
) -> None:
    order = list(game.RULES)
    for file in {file for file, _, _ in homes(name)}:
        assert file in SHEETS[name].split(), f"{file} is not part of the sheet"
        here = [rule for other, _, rule in sorted(homes(name)) if other == file]
        assert here == sorted(here, key=order.index), f"{file} is not in the order of the book"


@every_game
def test_the_sheet_is_named_in_its_order_where_the_game_is_explained(
    name: str, game: AnyGame
) -> None:
    told = (inspect.getdoc(game) or "").partition("Where to find a rule:")[2]
    places = [told.find(f"``{file}``") for file in SHEETS[name].split()]
    assert -1 not in places
    assert places == sorted(places)


@every_game
def test_what_is_marked_has_a_docstring(name: str, game: AnyGame) -> None:
    for rule in game.RULES.values():
        for function in (game.RULES.home_of(rule), *game.RULES.helpers_of(rule)):
            assert inspect.getdoc(function), function
            assert function.__module__.startswith(f"vorhand.{name}.")


# --- Tests and pages


@every_game
def test_every_rule_has_a_test(name: str, game: AnyGame) -> None:
    marked = {rule_id for test in marked_tests() for rule_id in test.rules}
    assert {rule_id for rule_id in marked if rule_id.startswith(f"{name}.")} == set(game.RULES)


def test_marks_name_rules() -> None:
    known = {rule_id for game in GAMES.values() for rule_id in game.RULES}
    for test in marked_tests():
        assert set(test.rules) <= known, test


@every_game
def test_every_rule_is_a_heading_of_the_rule_book(name: str, game: AnyGame) -> None:
    headings = {rule.id: rule.heading("en") for rule in game.RULES.values()}
    assert {rule: section.heading for rule, section in sections_of(name).items()} == headings
    assert list(sections_of(name)) == list(game.RULES)


@every_game
def test_every_rule_is_a_heading_of_the_page_of_positions(name: str, game: AnyGame) -> None:
    assert list(sections_of(name, "positions")) == list(game.RULES)
    for rule_id, section in sections_of(name, "positions").items():
        assert section.heading == f"{game.RULES[rule_id].heading('en')} (`{rule_id}`)"
        assert ">>> " in section.text, rule_id


@by_name
def test_the_rule_book_tells_the_source_of_every_rule(name: str) -> None:
    sources = SOURCES if name == "hearts" else ("the source", "custom")
    for rule_id, (_, text) in sections_of(name).items():
        (source,) = re.findall(r"^\*\*From:\*\* (.*?)\n\n", text, flags=re.MULTILINE | re.DOTALL)
        told = " ".join(source.split()).casefold()
        assert any(known in told for known in sources), rule_id


@every_game
def test_every_option_names_the_rules_that_it_changes(name: str, game: AnyGame) -> None:
    for option in options_of(name).values():
        assert option.rules
        assert set(option.rules) <= set(game.RULES)
        assert len(set(option.rules)) == len(option.rules)


@every_game
def test_every_preset_says_what_it_is(name: str, game: AnyGame) -> None:
    kind = options_class(name)
    presets = {one for one, value in vars(game).items() if isinstance(value, kind)}
    assert set(presets_of(name)) == presets >= {"SOURCE" if name != "hearts" else "TRAINER"}


def told_of_options(text: str) -> str:
    """What a section says of options: the lists after the mark, and what belongs to them."""
    _, _, after = text.partition("**Options:**")
    return re.split(r"\n\n(?=[^ -])", after, maxsplit=1)[0]


@by_name
def test_the_rule_book_tells_the_options_of_every_rule(name: str) -> None:
    for rule_id, (_, text) in sections_of(name).items():
        told = set(re.findall(r"`([a-z_]+)`", told_of_options(text)))
        options = options_of_rule(name, rule_id)
        assert set(options) <= told, rule_id
        assert ("**Options:**" in text) == bool(options), rule_id


@by_name
def test_the_rule_book_tells_every_value_of_an_option_and_the_default(name: str) -> None:
    kinds = typing.get_type_hints(options_class(name))
    for option, documented in options_of(name).items():
        told = told_of_options(sections_of(name)[documented.rules[0]].text)
        items = [
            item for item in re.split("^- ", told, flags=re.MULTILINE) if f"`{option}`" in item
        ]
        after = items[0]
        assert "default" in after, option
        for kind in (kinds[option], *typing.get_args(kinds[option])):
            if isinstance(kind, type) and issubclass(kind, Enum):
                members = {member.name for member in kind}
                assert members <= set(re.findall("`([A-Z0-9_]+)`", after)), option


@every_game
def test_the_rule_book_refers_to_rules_that_exist(name: str, game: AnyGame) -> None:
    for page in (page_of("rules", name), page_of("differences", name)):
        referred = set(re.findall(rf"\(#({name}\.[a-z.-]+)\)", page))
        assert referred
        assert referred <= set(game.RULES)


@by_name
def test_the_page_on_differences_has_every_option(name: str) -> None:
    page = page_of("differences", name)
    for option, documented in options_of(name).items():
        rows = [row for row in page.splitlines() if row.startswith("|") and f"`{option}" in row]
        assert rows, option
        assert any(f"(#{rule_id})" in row for row in rows for rule_id in documented.rules), option


@every_game
def test_ids_are_slugs_under_the_name_of_the_game(name: str, game: AnyGame) -> None:
    for rule_id, rule in game.RULES.items():
        assert rule.id == str(rule) == rule_id
        assert re.fullmatch(rf"{name}(\.[a-z]+(-[a-z]+)*)+", rule_id)
        assert rule.summary.endswith(".")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_belongs_to_a_rule(language: str) -> None:
    ids = {rule_id for game in GAMES.values() for rule_id in game.RULES}
    for key in language_of(language).sentences:
        assert key.split("/")[0] in ids


# --- Refusals


def told_of_refusals(game: str) -> list[str]:
    """The keys of the sentences that tell why a move is refused."""
    text = (ROOT / "src" / "vorhand" / "languages" / "en" / f"{game}.py").read_text("utf-8")
    _, _, after = text.partition("# Why a move is refused\n")
    section, _, _ = after.partition("    # ")
    return re.findall(r'^    "([a-z./-]+)": ', section, flags=re.MULTILINE)


TOLD = {game: told_of_refusals(game) for game in GAMES}
OF_A_VIEW = "/view"
"""What only a view says, to which moves are not applied."""


def functions_in(several: Iterable[Any]) -> Iterator[Callable[..., Any]]:
    for one in several:
        if callable(one):
            yield one
        else:
            yield from functions_in(one)


def forbidding(game: str) -> set[str]:
    """The rules that refusals are made with: named in the code, or those of the restrictions."""
    found = set()
    rulebook, rules = import_module(f"vorhand.{game}.rulebook"), GAMES[game].RULES
    for path in (ROOT / "src" / "vorhand" / game).glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "Violation":
                named = ast.unparse(node.args[0])
                if named != "RULES.rule_of(restriction)":
                    found.add(getattr(rulebook, named).id)
    restrictions = getattr(import_module(f"vorhand.{game}.playing"), "RESTRICTIONS", ())
    return found | {rules.rule_of(function).id for function in functions_in(restrictions)}


@cache
def refused() -> dict[str, tuple[Any, Violation[Any]]]:
    """For each sentence a move of the conformance files that it is about, and its state."""
    found: dict[str, tuple[Any, Violation[Any]]] = {}
    for name in GAMES:
        library = Library(name)
        for deal in conformance.load(name)["deals"]:
            states = [library.begin(deal)]
            for move in deal["moves"]:
                states.append(library.apply(states[-1], move))
            for position in deal["positions"]:
                state = states[position["after"]]
                for refusal in position["refused"]:
                    move = library.game.parse_move(refusal["move"])
                    violation = library.game.violation(state, move)
                    found.setdefault(violation.rule.id + violation.case, (state, violation))
    return found


@every_game
def test_every_rule_that_can_forbid_a_move_has_a_sentence(name: str, game: AnyGame) -> None:
    told = {key.partition("/")[0] for key in TOLD[name]}
    assert forbidding(name) == told <= set(game.RULES)


def test_every_sentence_has_a_refused_move() -> None:
    told = {key for keys in TOLD.values() for key in keys}
    assert refused().keys() == {key for key in told if not key.endswith(OF_A_VIEW)}


@pytest.mark.parametrize(
    "key", [key for keys in TOLD.values() for key in keys if not key.endswith(OF_A_VIEW)]
)
def test_every_rule_that_can_forbid_a_move_does_so(key: str) -> None:
    rule_id = key.partition("/")[0]
    game: Any = GAMES[rule_id.partition(".")[0]]
    state, violation = refused()[key]
    assert violation.move not in game.legal_moves(state)
    with pytest.raises(IllegalMove) as refusal:
        game.apply(state, violation.move)
    assert refusal.value.rule.id == rule_id
    assert refusal.value.violation == violation


@every_game
def test_a_view_refuses_the_moves_of_others(name: str, game: AnyGame) -> None:
    module: Any = game
    state = module.deal(module.pack())
    move = module.legal_moves(state)[0]
    seen = module.view(state, (move.seat + 1) % state.deal.options.players)
    violation = module.violation(seen, move)
    assert f"{name}.turn{OF_A_VIEW}" == violation.rule.id + violation.case
    assert f"{name}.turn{OF_A_VIEW}" in TOLD[name]
