"""Why a move is refused, as a sentence, and what that rests on."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from typing import Any

import attrs
import pytest

from tests.hearts.positions import dealt, over
from vorhand import Card, Cards, ScoreLine, Violation, WrongTypeError, hearts
from vorhand.errors import UnknownLanguage

RULE = hearts.RULES["hearts.turn"]


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
    assert str(violation) == "the first trick begins with 2♣"
    line = hearts.scoresheet(over("2H"))[0]
    assert str(line) == line.text()


def violation_with(details: Any) -> Violation[Any]:
    return Violation(RULE, None, details=details)


def line_with(details: Any) -> ScoreLine:
    return ScoreLine(RULE, 0, 1, Cards(), details=details)


made_with = pytest.mark.parametrize("make", [violation_with, line_with])


@made_with
@pytest.mark.parametrize(
    "details",
    [
        [("seat", 1), ("card", Card("QS"))],
        [["seat", 1], ["card", Card("QS")]],
        (("seat", 1), ("card", Card("QS"))),
        {"seat": 1, "card": Card("QS")},
        {"seat": 1, "card": Card("QS")}.items(),
    ],
    ids=["list", "lists", "tuple", "mapping", "items"],
)
def test_details_are_kept_as_a_tuple_of_pairs(make: Callable[[Any], Any], details: Any) -> None:
    made = make(details)
    assert made.details == (("seat", 1), ("card", Card("QS")))
    assert type(made.details) is tuple
    assert all(type(pair) is tuple for pair in made.details)
    assert hash(made) == hash(make(made.details))
    assert make(details) == made


@made_with
def test_what_is_done_to_the_list_later_makes_no_difference(make: Callable[[Any], Any]) -> None:
    details = [("seat", 1)]
    made = make(details)
    details.append(("card", 2))
    assert made.details == (("seat", 1),)


@made_with
@pytest.mark.parametrize(
    "wrong", [None, 3, "seat", [1], [("seat",)], [("seat", 1, 2)], {1: 2}, [(None, 1)]]
)
def test_other_details_are_refused(make: Callable[[Any], Any], wrong: Any) -> None:
    with pytest.raises(WrongTypeError, match="details are a mapping of names to values"):
        make(wrong)
