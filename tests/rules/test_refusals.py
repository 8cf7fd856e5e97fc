"""Why a move is refused, as a sentence."""

from __future__ import annotations

import pickle
from typing import Any

import attrs
import pytest

from tests.hearts.positions import dealt, over
from vorhand import WrongTypeError, hearts
from vorhand.errors import UnknownLanguage


def test_a_violation_speaks_the_languages_there_are() -> None:
    violation = hearts.violation(dealt(), hearts.parse_move("1 3C"))
    assert violation is not None
    assert violation.text("en") == violation.text()
    with pytest.raises(UnknownLanguage, match="no language 'tlh'"):
        violation.text("tlh")
    wrong: Any = None
    with pytest.raises(WrongTypeError, match="a language is a text"):
        violation.text(wrong)
    line = hearts.scoresheet(over())[0]
    with pytest.raises(UnknownLanguage):
        line.text("")
    assert pickle.loads(pickle.dumps(violation)) == violation
    assert attrs.evolve(violation) == violation


def test_violations_and_lines_print_as_their_sentences() -> None:
    violation = hearts.violation(dealt("2C 3H"), hearts.parse_move("0 3H"))
    assert str(violation) == "the first trick is led with 2C"
    line = hearts.scoresheet(over("2H"))[0]
    assert str(line) == line.text()
