"""Every rule is in the rule book, on code, on a test and in the documentation."""

from __future__ import annotations

import inspect
import re
from pathlib import Path
from typing import Any

import pytest

from vorhand import Rule, Rulebook, VorhandError
from vorhand.game import Game
from vorhand.languages import LANGUAGES, language_of
from vorhand.registry import GAMES

ROOT = Path(__file__).parents[1]

every_game = pytest.mark.parametrize(
    ("name", "game"), GAMES.items(), ids=lambda value: value if isinstance(value, str) else ""
)


def rules_in_tests() -> set[str]:
    """The ids that tests are marked with."""
    found = set()
    for path in (ROOT / "tests").rglob("test_*.py"):
        for marked in re.findall(r"@pytest\.mark\.rule\(([^)]*)\)", path.read_text("utf-8")):
            found |= set(re.findall(r'"([^"]+)"', marked))
    return found


@every_game
def test_every_rule_is_stated_in_code(name: str, game: Game[Any, Any, Any]) -> None:
    for rule in game.RULES.values():
        functions = game.RULES.code_of(rule)
        assert functions, rule
        for function in functions:
            assert inspect.getdoc(function), function
            assert function.__module__.startswith(f"vorhand.{name}.")


@every_game
def test_every_rule_has_a_test(name: str, game: Game[Any, Any, Any]) -> None:
    ours = {rule_id for rule_id in rules_in_tests() if rule_id.startswith(f"{name}.")}
    assert ours == set(game.RULES)


@every_game
def test_every_rule_is_a_heading_of_the_rule_book(name: str, game: Game[Any, Any, Any]) -> None:
    page = (ROOT / "docs" / "rules" / f"{name}.md").read_text("utf-8")
    headings = re.findall(rf"^##+ ({name}\.[a-z.-]+)$", page, flags=re.MULTILINE)
    assert headings == list(game.RULES)


@every_game
def test_ids_are_slugs_under_the_name_of_the_game(name: str, game: Game[Any, Any, Any]) -> None:
    for rule_id, rule in game.RULES.items():
        assert rule.id == str(rule) == rule_id
        assert re.fullmatch(rf"{name}(\.[a-z]+(-[a-z]+)*)+", rule_id)
        assert rule.summary.endswith(".")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_belongs_to_a_rule(language: str) -> None:
    ids = {rule_id for game in GAMES.values() for rule_id in game.RULES}
    for key in language_of(language).sentences:
        assert key.split("/")[0] in ids


def test_a_rule_book_is_a_mapping_in_order() -> None:
    book = Rulebook("whist")
    trick, follow = book.add("trick", "Tricks."), book.add("follow", "Follow.")

    @book.states(follow, trick)
    def both() -> None:
        """Do nothing."""

    assert list(book) == ["whist.trick", "whist.follow"]
    assert len(book) == 2
    assert book["whist.trick"] == trick == Rule("whist.trick", "Tricks.")
    assert book.code_of(trick) == book.code_of(follow) == (both,)
    assert book.rule_of(both) == follow
    with pytest.raises(KeyError):
        book["whist.trump"]
    book.close()
    with pytest.raises(VorhandError, match="closed"):
        book.add("trump", "Trumps.")
    with pytest.raises(VorhandError, match="closed"):
        book.states(trick)(both)
