"""The rule books read well: in the built pages, and where a forge shows the files."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise

import pytest

from docs.make import IMAGE, PICTURE_OF_FLOORS, floors, made
from tests.reading import ROOT, page_of, questions_of, sections_of
from tests.test_worked import WITHOUT
from tests.worked import BLOCK
from vorhand import GAMES
from vorhand.languages import LANGUAGES, language_of

by_name = pytest.mark.parametrize("name", GAMES)
RULES = ROOT / "docs" / "rules"

LINES = {"hearts": 500, "hawk": 500, "hurrikan": 500}
"""The most lines of a rule book; Hearts has twice as many options as the others."""

PARTS = ("<details>", "**From:**", "](../positions/", "</details>")
"""What ends the section of a rule, in this order."""


@by_name
def test_what_is_made_is_up_to_date(name: str) -> None:
    for path, text in made(name).items():
        assert path.read_text("utf-8") == text, f"run python docs/make.py: {path} is not up to date"


def test_the_picture_of_the_floors_is_up_to_date() -> None:
    assert PICTURE_OF_FLOORS.read_text("utf-8") == floors(), "run python docs/make.py"


@by_name
def test_rule_books_are_short(name: str) -> None:
    assert len(page_of("rules", name).splitlines()) < LINES[name]


@by_name
def test_no_markup_of_ours_stands_between_a_reader_and_the_rules(name: str) -> None:
    for page in (page_of("rules", name), page_of("rules", f"{name}-de")):
        assert "```" not in page
        assert not re.search(r"^\(.*\)=$|\{[a-z:]+\}`", page, flags=re.MULTILINE)
        tags = re.findall(r"<(?!!--)[^>]*>", page)
        known = r"<a id=\"[a-z.-]+\">|</a>|</?details>|</?summary>|</?code>"
        assert [tag for tag in tags if not re.fullmatch(known, tag)] == []


@by_name
def test_cards_are_written_as_people_write_them(name: str) -> None:
    for page in (page_of("rules", name), page_of("rules", f"{name}-de")):
        assert not re.findall(r"\b(?:[2-9TJQKA]|10)[CDHS]\b|T[♣♦♥♠]", page)


@by_name
def test_every_rule_comes_in_one_order(name: str) -> None:
    for rule, (_, text) in sections_of(name).items():
        marks = [text.find(mark) for mark in PARTS]
        assert -1 not in marks, rule
        picture = text.find(f"](pictures/{rule}.svg)")
        places = [picture, *marks] if picture != -1 else marks
        options = text.find("**Options:**")
        places = [options, *places] if options != -1 else places
        assert all(one < other for one, other in pairwise(places)), rule
        assert re.match(r"\n\w[^\n]+", text), f"{rule} does not begin with the rule"
        assert f"../positions/{name}.md#{rule})" in text
        assert f"<code>{rule}</code></summary>" in text


@by_name
def test_every_rule_has_a_position_in_its_picture(name: str) -> None:
    for rule, (_, text) in sections_of(name).items():
        pictures = [picture for _, picture in IMAGE.findall(text) if picture == rule]
        assert pictures == ([] if rule in WITHOUT else [rule])


@by_name
def test_pictures_are_there_and_say_what_they_show(name: str) -> None:
    page = page_of("rules", name)
    shown = IMAGE.findall(page)
    assert page.count("](pictures/") == len(shown)
    for told, picture in shown:
        assert len(told.split()) > 3, picture
        file = (RULES / "pictures" / f"{picture}.svg").read_text("utf-8")
        assert "<title>" in file
        assert 'fill="#fbfaf7"' in file, "a picture is drawn on a light panel"


def test_no_picture_is_left_over() -> None:
    shown = {picture for game in GAMES for _, picture in IMAGE.findall(page_of("rules", game))}
    assert {path.stem for path in (RULES / "pictures").iterdir()} == shown


def linked(name: str, language: str) -> Iterator[str]:
    for part in language_of(language).minutes[name]:
        assert part.heading
        for sentence, rule in part.sentences:
            assert sentence
            yield rule


@by_name
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_minute_has_every_rule(name: str, language: str) -> None:
    assert set(linked(name, language)) == set(GAMES[name].RULES)


@by_name
def test_every_rule_answers_questions(name: str) -> None:
    questions = questions_of(name)
    assert list(questions) == list(GAMES[name].RULES)
    asked = [question for several in questions.values() for question in several]
    assert len(set(asked)) == len(asked)
    for several in questions.values():
        assert several
    for question in asked:
        assert question == question.strip(" ?;"), question


@by_name
def test_positions_stand_on_a_page_of_their_own(name: str) -> None:
    assert not BLOCK.search(page_of("rules", name))
    assert f"../rules/{name}.md" in page_of("positions", name)
