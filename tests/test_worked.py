"""What a worked position claims is really checked."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.worked import BLOCK, Position
from vorhand import GAMES, NotationError

WITHOUT = {"hearts.match.end", "hawk.match", "hurrikan.match"}
"""Rules that no position can show: what happens over many deals."""

PAGES = Path(__file__).parents[1] / "docs" / "rules"

HANDS = """
hands = [
  "3C 5C 9C 4D TD KD 3H 8H QH 2S 6S JS AS",
  "2C JC AC 2D 9D QD 5H 9H KH 3S 7S 8S QS",
  "5D 6D 7D JD AD 2H 4H 6H JH AH 4S 5S KS",
  "rest",
]
number = 3
"""

ROUND = """
hands = ["AC 2C 3C 4C 5C 6C", "AD 2D 3D 4D 5D 6D"]
table = "JC QC KC 7C"
"""

NINE = """
options = {players = 4, capture = "OPTIONAL"}
hands = [
  "2C 3C 4C 5C 6C 7C JC QC KC",
  "2D 3D 4D 5D 6D 7D JD QD KD",
  "2H 3H 4H 5H 6H 7H JH QH KH",
  "rest",
]
table = "AC AD AH AS"
"""


@pytest.mark.parametrize(
    ("game", "toml"),
    [
        ("hearts", HANDS + 'moves = "1 2C"\ncards = "5D 6D 7D JD AD 4S 5S KS"'),
        ("hearts", HANDS + 'moves = "1 2C"\nseat = 3\nlegal = ""'),
        ("hearts", HANDS + 'refused = {"1 JC" = "hearts.lead.opening"}'),
        ("hearts", HANDS + "to_end = true\nlines = []"),
        ("hearts", HANDS + 'options = {passing = ["HOLD"], moon = "OFF"}\nlegal = "1 2C"'),
        ("hearts", HANDS + 'seat = 0\nhand = "3C 5C 9C 4D TD KD 3H 8H QH 2S 6S JS AS"'),
        ("hearts", HANDS + 'to_end = true\nhand = ""'),
        ("hearts", 'deck = "pack"\nseat = 0\nhand = "2C 3C 4C 5C 6C 9D TD JD QD QH KH AH 2S"'),
        ("hurrikan", NINE + 'cards = "2C 3C 4C 5C 6C 7C JC QC KC"'),
        ("hurrikan", ROUND + 'refused = {"0 7D" = "hurrikan.held"}'),
    ],
)
def test_claims_that_hold(game: str, toml: str) -> None:
    Position.read(game, toml).check()


@pytest.mark.parametrize(
    ("game", "toml"),
    [
        ("hearts", HANDS + 'legal = "1 JC"'),
        ("hearts", HANDS + 'legal = "1 2C, 1 JC"'),
        ("hearts", HANDS + 'cards = "JC"'),
        ("hearts", HANDS + 'refused = {"1 2C" = "hearts.lead.opening"}'),
        ("hearts", HANDS + 'refused = {"1 JC" = "hearts.held"}'),
        ("hearts", HANDS + 'hand = "2C"'),
        ("hearts", HANDS + "to_end = true\nscore = [0, 0, 0, 0]"),
        ("hearts", HANDS + 'to_end = true\nlines = [["hearts.points", 0, 99]]'),
        ("hurrikan", ROUND + 'legal = "0 AC"'),
    ],
)
def test_claims_that_do_not_hold(game: str, toml: str) -> None:
    with pytest.raises(AssertionError, match="is otherwise"):
        Position.read(game, toml).check()


@pytest.mark.parametrize(
    "toml", [HANDS, HANDS + 'legl = "1 2C"', HANDS + 'legal = "1 2C"\ncolour = "red"']
)
def test_positions_that_say_nothing_or_what_nobody_knows(toml: str) -> None:
    with pytest.raises(ValueError, match="unknown"):
        Position.read("hearts", toml)
    with pytest.raises(NotationError):
        Position.read("hearts", HANDS + 'moves = "2C"\nlegal = ""').check()


@pytest.mark.parametrize("name", GAMES)
def test_every_rule_has_a_position_that_is_drawn(name: str) -> None:
    page = (PAGES / f"{name}.md").read_text("utf-8")
    sections = re.split(r"^## ", page, flags=re.MULTILINE)[1:]
    drawn = {section.split("\n", 1)[0] for section in sections if BLOCK.search(section)}
    without = set(GAMES[name].RULES) - drawn - WITHOUT
    assert not without
    for game, toml in BLOCK.findall(page):
        assert game == name
        assert 'class="position"' in Position.read(game, toml).html()


def test_a_picture_tells_the_options_that_are_not_the_usual_ones() -> None:
    given = 'options = {passing = ["LEFT", "HOLD"], moon = "OFF", queen_points = 5}\n'
    picture = Position.read("hearts", HANDS + given + 'legal = ""').html()
    for told in ("passing = [LEFT, HOLD]", "moon = OFF", "queen_points = 5"):
        assert f"<code>{told}</code>" in picture
    assert "Options" not in Position.read("hearts", HANDS + 'legal = "1 2C"').html()
