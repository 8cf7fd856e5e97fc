"""What a worked position claims is really checked."""

from __future__ import annotations

import re

import pytest

from tests.drawing import html_of, svg_of
from tests.looking import Page, named_in
from tests.reading import page_of, sections_of
from tests.worked import BLOCK, Position
from vorhand import GAMES, Card, Cards, NotationError

WITHOUT = {"hearts.match.landing", "hearts.match.end", "hawk.match", "hurrikan.match"}
"""Rules that no position can show: what happens over many deals."""

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

KITTY = """
hands = [
  "2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AC 2D 3D 4D 2S",
  "5D 6D 7D 8D 9D TD JD QD KD AD 3S 4S 5S 6S 7S 8S 9S",
  "rest",
]
kitty = "QS"
options = {players = 3, removed = "", kitty = "FIRST_TRICK", passing = ["HOLD"]}
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
        ("hearts", KITTY + 'seat = 2\nhand = "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH TS JS KS AS"'),
        ("hearts", 'preset = "BLACK_MARIA"\ndeck = "pack"\nrefused = {"0 2C" = "hearts.turn"}'),
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
    sections = sections_of(name, "positions")
    drawn = {rule for rule, section in sections.items() if BLOCK.search(section.text)}
    assert set(GAMES[name].RULES) - drawn == WITHOUT & set(GAMES[name].RULES)
    for game, toml in BLOCK.findall(page_of("positions", name)):
        assert game == name
        drawing = Position.read(game, toml).drawing()
        assert 'class="position"' in html_of(drawing)
        assert svg_of(drawing, "").startswith("<svg")


# --- Pictures


def html(toml: str, game: str = "hearts") -> str:
    return html_of(Position.read(game, toml).drawing())


def marked(picture: str, mark: str) -> Cards:
    """The cards of a picture that are marked so."""
    pages = re.findall(rf'<span class="[a-z ]*{mark}"[^>]*>', picture)
    named = " ".join(pages).replace(", may be played", "").replace(", may not be played", "")
    return named_in(Page(named.replace(">", "></span>")))


def test_a_picture_tells_the_options_that_are_not_the_usual_ones() -> None:
    given = 'options = {passing = ["LEFT", "HOLD"], moon = "OFF", queen_points = 5}\n'
    picture = html(HANDS + given + 'legal = ""')
    for told in ("passing = [LEFT, HOLD]", "moon = OFF", "queen_points = 5"):
        assert f"<code>{told}</code>" in picture
    assert 'href="rule:hearts-options"' in picture
    assert "Options" not in html(HANDS + 'legal = "1 2C"')
    assert "Options" not in html(HANDS + 'options = {passing = ["HOLD"]}\nlegal = "1 2C"')


def test_options_that_are_cards_or_pairs_are_written_as_in_code() -> None:
    given = (
        'preset = "OMNIBUS"\n'
        'options = {doubler = "TC", card_points = {KS = 10, AS = 7}, landing = {100 = 50}}\n'
    )
    position = Position.read("hearts", HANDS + given + 'legal = ""')
    options = position.state.options
    assert options.jack_of_diamonds == -10
    assert options.doubler == Card("TC")
    assert dict(options.card_points) == {Card("KS"): 10, Card("AS"): 7}
    assert options.landing == ((100, 50),)
    picture = html_of(position.drawing())
    for told in ("OMNIBUS", "doubler = TC", "card_points = {KS: 10, AS: 7}", "landing = {100: 50}"):
        assert f"<code>{told}</code>" in picture


def test_a_kitty_is_seen_by_those_who_may_see_it() -> None:
    assert "Kitty: 1 card." in html(KITTY + 'legal = "0 2C"')
    taken = KITTY + 'moves = "0 2C, 1 5D, 2 TS"\n'
    assert "<b>Kitty, to seat 0:</b>" in html(taken + 'seat = 0\nhand = ""')
    assert "Kitty, to seat 0: 1 card." in html(taken + 'seat = 1\nhand = ""')
    assert "<code>removed = &quot;&quot;</code>" in html(KITTY + 'legal = ""')


def test_what_is_legal_is_marked_in_the_hand() -> None:
    picture = html(HANDS + 'moves = "1 2C"\ncards = "5D 6D 7D JD AD 4S 5S KS"')
    assert marked(picture, "legal") == Cards("5D 6D 7D JD AD 4S 5S KS")
    assert marked(picture, "barred") == Cards("2H 4H 6H JH AH")
    assert "Legal" not in picture


def test_only_what_is_claimed_is_marked() -> None:
    picture = html(HANDS + 'refused = {"1 JC" = "hearts.lead.opening"}')
    assert marked(picture, "legal") == Cards()
    assert marked(picture, "barred") == Cards("JC")
    assert marked(html(HANDS + 'seat = 1\nhand = "2C"'), "(legal|barred)") == Cards()


def test_a_refusal_says_why_with_a_link_to_the_rule() -> None:
    picture = html(HANDS + 'refused = {"1 JC" = "hearts.lead.opening"}')
    assert "the first trick begins with 2♣" in Page(picture).text
    assert 'href="rule:hearts.lead.opening">The first lead</a>' in picture


def test_under_a_card_of_hurrikan_stands_what_it_takes() -> None:
    hands = 'hands = ["7C 2H 3H 4H 5H 6H", "2D 3D 4D 5D 6D 7D"]\ntable = "JC QC KC 7S"\n'
    picture = html(hands + 'legal = "0 7C x 7S"', "hurrikan")
    assert picture.count("<small>takes 7♠</small>") == 1
    assert picture.count("<small>is laid</small>") == len(Cards("2H 3H 4H 5H 6H"))
    assert "<small>" not in html(hands + 'seat = 0\nhand = ""', "hurrikan")


def test_a_picture_of_a_finished_deal_is_its_sheet() -> None:
    toml = 'deck = "pack"\noptions = {packets = [13], passing = ["HOLD"]}\nto_end = true\n'
    position = Position.read("hearts", toml + "score = [0, 26, 26, 26]")
    picture = html_of(position.drawing())
    assert "seat 0: 0, seat 1: 26, seat 2: 26, seat 3: 26" in picture
    assert 'href="rule:hearts.moon"' in picture
    assert "Hand of" not in picture


def test_pictures_say_what_they_show_to_those_who_do_not_see_them() -> None:
    drawing = Position.read("hearts", HANDS + 'legal = "1 2C"').drawing()
    assert 'aria-label="Seat 1 &lt;leads&gt;"' in html_of(drawing, "Seat 1 <leads>")
    assert "<title>Seat 1 &lt;leads&gt;</title>" in svg_of(drawing, "Seat 1 <leads>")


def test_a_file_has_the_cards_of_the_position() -> None:
    toml = HANDS + 'moves = "1 2C"\ncards = "5D 6D 7D JD AD 4S 5S KS"'
    file = svg_of(Position.read("hearts", toml).drawing(), "")
    shown = re.findall(r">((?:10|[2-9JQKA])[♣♦♥♠])<", file)
    assert " ".join(shown) == "2♣ 5♦ 6♦ 7♦ J♦ A♦ 2♥ 4♥ 6♥ J♥ A♥ 4♠ 5♠ K♠"
    assert file.count('opacity="0.5"') == 5
    Page(file)
