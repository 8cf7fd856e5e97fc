"""The front door: what `import vorhand` shows, and what it leaves for later."""

from __future__ import annotations

import os
import pydoc
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import vorhand
from vorhand import WrongTypeError
from vorhand.values import html_of, text_of

SRC = Path(vorhand.__file__).parents[1]


def told_by(program: str) -> list[str]:
    """What a program prints in a Python of its own, line by line."""
    done = subprocess.run(
        [sys.executable, "-c", program],
        env=os.environ | {"PYTHONPATH": str(SRC)},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.splitlines()


def without_dunders(names: list[str]) -> set[str]:
    return {name for name in names if not name.startswith("__")}


def test_the_public_names_are_listed_and_no_others() -> None:
    assert without_dunders(dir(vorhand)) == set(vorhand.__all__)
    assert len(set(vorhand.__all__)) == len(vorhand.__all__)
    program = "import vorhand; print(*dir(vorhand), sep='\\n')"
    assert without_dunders(told_by(program)) == set(vorhand.__all__)


@pytest.mark.parametrize("name", vorhand.__all__)
def test_every_public_name_is_there(name: str) -> None:
    value = getattr(vorhand, name)
    assert isinstance(value, ModuleType) == (name in vorhand._MODULES)
    assert getattr(vorhand, name) is value


def test_help_shows_the_public_names_and_no_others() -> None:
    text = pydoc.plain(pydoc.render_doc(vorhand))
    shown = text.partition("\nPACKAGE CONTENTS\n")[0]
    for word in ("GAMES", "Card", "hearts", "records", "conformance", "game_of"):
        assert f"`{word}`" in shown
    behind = text.partition("\nPACKAGE CONTENTS\n")[2].partition("\n\n")[2]
    for hidden in ("import_module", "TYPE_CHECKING", "_PLACES", "_MODULES", "__getattr__"):
        assert hidden not in behind
    for name in ("Suit", "NotationError", "Violation", "shuffled", "DECK"):
        assert name in behind


def test_games_are_imported_when_they_are_asked_for() -> None:
    program = """
import sys
import vorhand
print(*sorted(name for name in sys.modules if name.startswith("vorhand.")))
for name in ("hearts", "game", "records", "conformance"):
    print(getattr(vorhand, name) is sys.modules[f"vorhand.{name}"])
print(vorhand.GAMES["hawk"].NAME, vorhand.game_of(vorhand.hurrikan.Match()).NAME)
"""
    first, *same, last = told_by(program)
    at_once = first.split()
    assert "vorhand.cards" in at_once
    later = [f"vorhand.{name}" for name in (*vorhand.GAMES, "game", "records", "conformance")]
    assert not set(later) & set(at_once)
    assert same == ["True"] * 4
    assert last == "hawk hurrikan"


@pytest.mark.parametrize("value", [vorhand.Card("QS"), vorhand.Cards("QS 2H")])
def test_cards_are_drawn_before_any_game_is_asked_for(value: vorhand.Card | vorhand.Cards) -> None:
    program = f"""
import sys
from vorhand import Card, Cards
value = {value!r}
print("vorhand.show" in sys.modules)
print(ascii(value._repr_html_()))
"""
    assert told_by(program) == ["False", ascii(value._repr_html_())]


@pytest.mark.parametrize("value", [object(), None, "QS"])
def test_what_is_no_value_of_a_game_has_no_looks(value: object) -> None:
    for look in (text_of, html_of):
        with pytest.raises(WrongTypeError, match="a value of a game is expected"):
            look(value, "en")


@pytest.mark.parametrize("name", [*vorhand._PLACES, *vorhand._MODULES])
def test_each_public_name_can_be_the_first_that_is_asked_for(name: str) -> None:
    (told,) = told_by(f"import vorhand; print(type(vorhand.{name}).__name__)")
    assert told == type(getattr(vorhand, name)).__name__


@pytest.mark.parametrize("name", ["whist", "Hearts", "import_modules", "_cards"])
def test_an_unknown_name_is_an_attribute_error(name: str) -> None:
    front: Any = vorhand
    with pytest.raises(AttributeError, match=f"module 'vorhand' has no attribute '{name}'"):
        getattr(front, name)
    assert not hasattr(front, name)


@pytest.mark.parametrize("name", ["hearts", "hawk", "hurrikan"])
def test_a_game_lists_its_public_names(name: str) -> None:
    game = getattr(vorhand, name)
    assert without_dunders(dir(game)) == set(game.__all__)


def test_a_module_is_imported_when_it_is_first_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(vars(vorhand), "records")
    assert vorhand.records is sys.modules["vorhand.records"]
