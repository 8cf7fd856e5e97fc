"""States, views, moves and score sheets as text and HTML."""

from __future__ import annotations

import copy
import pickle
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.looking import Page, cards_in, named_in, signs_in
from vorhand import (
    DECK,
    Cards,
    ScoreLine,
    ScoreSheet,
    UnknownLanguage,
    WrongTypeError,
    hawk,
    hearts,
    hurrikan,
    testing,
)
from vorhand.game import play_out
from vorhand.languages import LANGUAGES
from vorhand.show.html import as_html
from vorhand.show.pictures import picture
from vorhand.show.text import as_text
from vorhand.show.words import move_text
from vorhand.testing import SUBJECTS, Subject
from vorhand.values import html_of, text_of

AnySubject = Subject[Any, Any, Any]

every_game = pytest.mark.parametrize("subject", SUBJECTS.values(), ids=SUBJECTS)
every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_game
@given(data=st.data())
def test_no_hidden_card_is_in_the_text_or_html_of_a_view(
    subject: AnySubject, data: st.DataObject
) -> None:
    state = data.draw(testing.positions(subject))
    for seat in range(state.options.players):
        seen, visible = subject.game.view(state, seat), Cards(subject.visible(state, seat))
        page = Page(seen._repr_html_())
        for shown in (cards_in(str(seen)), signs_in(page.text), named_in(page)):
            assert state.hands[seat] <= shown <= visible
        assert cards_in(str(seen)) == signs_in(page.text) == named_in(page)
        for language in LANGUAGES:
            assert cards_in(as_text(picture(seen), language)) <= visible


@every_game
@given(data=st.data(), seed=st.integers(0, 2**32))
def test_hidden_cards_make_no_difference_to_what_a_view_shows(
    subject: AnySubject, data: st.DataObject, seed: int
) -> None:
    state = data.draw(testing.positions(subject))
    for seat in range(state.options.players):
        other = subject.game.view(subject.disguised(state, seat, Random(seed)), seat)
        assert str(other) == str(subject.game.view(state, seat))


@every_game
@given(data=st.data())
def test_a_state_shows_all_hands_in_lines_of_one_length(
    subject: AnySubject, data: st.DataObject
) -> None:
    state = data.draw(testing.positions(subject))
    page = Page(state._repr_html_())
    held = Cards(card for hand in state.hands for card in hand)
    assert held <= cards_in(str(state)) == signs_in(page.text) == named_in(page)
    head, *table = str(state).split("\n")[: state.options.players + 2]
    assert head.startswith(subject.game.RULES.game.capitalize())
    assert len({len(line) for line in table}) == 1
    for seat, row in enumerate(table[1:]):
        assert cards_in(row) == state.hands[seat]
        assert row.startswith(">") == (seat in subject.game.to_move(state))
        assert f" {seat}  " in row
    assert repr(state).startswith(type(state).__name__)


@every_language
@every_game
@given(data=st.data())
def test_every_language_has_the_labels_of_every_position(
    subject: AnySubject, language: str, data: st.DataObject
) -> None:
    state = data.draw(testing.positions(subject))
    for shown in (state, subject.game.view(state, 0)):
        assert as_text(picture(shown), language)
        Page(as_html(picture(shown), language))


@every_game
@given(data=st.data())
def test_moves_are_told_with_their_seat_and_cards(subject: AnySubject, data: st.DataObject) -> None:
    move = data.draw(subject.moves(DECK))
    page = Page(move._repr_html_())
    assert signs_in(page.text) == named_in(page) == cards_in(str(move))
    assert f"seat {move.seat} " in page.text
    for language in LANGUAGES:
        assert cards_in(move_text(move, language)) == cards_in(str(move))
        assert move.text(language) == move_text(move, language)


@every_game
@given(data=st.data(), seed=st.integers(0, 2**32))
def test_a_score_sheet_is_a_tuple_and_shows_its_cards(
    subject: AnySubject, data: st.DataObject, seed: int
) -> None:
    end = play_out(subject.game, data.draw(testing.deals(subject)), Random(seed))
    sheet = subject.game.scoresheet(end)
    assert type(sheet) is ScoreSheet
    assert sheet == tuple(sheet)
    assert tuple(sheet) == sheet
    assert hash(sheet) == hash(tuple(sheet))
    assert repr(sheet) == repr(tuple(sheet))
    assert copy.copy(sheet) == pickle.loads(pickle.dumps(sheet)) == sheet
    for line in sheet:
        page = Page(line._repr_html_())
        told = str(line) if "cards" in line.text() else ""
        assert cards_in(told) <= signs_in(page.text) == named_in(page)
        assert line.rule.id in page.text
        assert f"{line.points:+}" in page.text
    assert Page(sheet._repr_html_()).tags.count("tr") == len(sheet) + 1
    for language in LANGUAGES:
        rows = sheet.text(language).splitlines()
        assert len(rows) == len(sheet) + 1
        for line, row in zip(sheet, rows[1:], strict=True):
            assert row.split()[:2] == [str(line.seat), f"{line.points:+}"]
            assert row.endswith(line.text(language))


def test_a_table_is_told_in_every_language() -> None:
    for game in (hearts, hawk, hurrikan):
        state = game.deal(game.pack())
        for shown in (state, game.view(state, 0)):
            assert shown.text() == str(shown)
            assert shown.html() == shown._repr_html_()
            assert ", Runde 1, Platz " in shown.text("de").split("\n", maxsplit=1)[0]
            assert "Runde 1" in shown.html("de")
            assert "round 1" not in shown.text("de") + shown.html("de")
        with pytest.raises(UnknownLanguage):
            state.text("xx")


def test_moves_are_told_in_every_language() -> None:
    assert hearts.parse_move("3 QS").text() == "seat 3 plays Q♠"
    capture = hurrikan.parse_move("1 QS x 4C 5D")
    assert capture.text("de") == "Platz 1 spielt Q♠ und nimmt 4♣ 5♦"


def test_a_score_sheet_is_a_table_of_seats_points_and_reasons() -> None:
    seven = hurrikan.RULES["hurrikan.score.seven"]
    sheet = ScoreSheet([ScoreLine(seven, 1, 1, Cards("7H"))])
    assert sheet.text() == "seat  points  for\n   1      +1  the seven of hearts"
    assert sheet.text("de") == "Platz  Punkte  wofür\n    1      +1  die Herz-Sieben"


def test_a_line_without_what_its_sentence_needs_shows_its_rule() -> None:
    rule = hurrikan.RULES["hurrikan.score.cards"]
    line = ScoreLine(rule, 0, 1, Cards())
    assert rule.summary in Page(line._repr_html_()).text


@pytest.mark.parametrize("show", [text_of, html_of])
def test_what_is_no_value_of_a_game_is_not_shown(show: Any) -> None:
    with pytest.raises(WrongTypeError, match=r"a value of a game is expected .*, not 3"):
        show(3, "en")
