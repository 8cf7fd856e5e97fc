"""States, views, moves and score sheets as text and HTML, some of them written out by hand."""

from __future__ import annotations

import copy
import pickle
from random import Random
from typing import Any

import attrs
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.hawk import positions as of_hawk
from tests.hearts import positions as of_hearts
from tests.hurrikan import positions as of_hurrikan
from tests.looking import Page, cards_in, named_in, signs_in
from vorhand import (
    DECK,
    Card,
    Cards,
    ScoreLine,
    ScoreSheet,
    Trick,
    UnknownLanguage,
    WrongTypeError,
    hawk,
    hearts,
    hurrikan,
    testing,
)
from vorhand.game import play_out
from vorhand.languages import LANGUAGES
from vorhand.show.html import as_html, card_html, filled_html, label_html
from vorhand.show.pictures import picture
from vorhand.show.text import as_text
from vorhand.show.words import move_text
from vorhand.testing import SUBJECTS, Subject

AnySubject = Subject[Any, Any, Any]

every_game = pytest.mark.parametrize("subject", SUBJECTS.values(), ids=SUBJECTS)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def lines(text: str) -> list[str]:
    """A table as it is written in a test: without the margin, and with ends of lines marked."""
    return [line.strip().removeprefix("|").removesuffix("|") for line in text.strip().split("\n")]


# --- Laws


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


# --- Escaping


def test_what_is_filled_in_is_escaped() -> None:
    line = ScoreLine(
        hearts.RULES["hearts.moon"], 0, 0, Cards("2H"), "/others", details={"other": "<b>\"'&"}
    )
    shown = line._repr_html_()
    assert "seat &lt;b&gt;&quot;&#x27;&amp; shot the moon with" in shown
    assert "<b>" not in shown
    assert filled_html("en", "<{x}>", {"x": hearts.Direction.LEFT.value}) == "&lt;left&gt;"
    assert filled_html("de", "{x}", {"x": Card("QS").suit}) == "Pik"
    assert label_html("en", "pips") == "pips"


def test_a_card_has_a_name_in_the_language() -> None:
    assert 'aria-label="Herz-Zehn" title="Herz-Zehn"' in card_html(Card("TH"), "de")
    assert ">10♥</span>" in card_html(Card("TH"))


def test_what_is_neither_a_state_nor_a_view_has_no_picture() -> None:
    wrong: Any
    for wrong in (None, "2C", Cards()):
        with pytest.raises(WrongTypeError, match="a state or a view is expected"):
            picture(wrong)


# --- Hearts


def late_hearts() -> hearts.Playing:
    """Three cards each, and one trick that seat 2 has taken; the rest is left open."""
    hands = tuple(map(Cards, ["2C TC KH", "3C AD 2S", "4D 5D QS", "5C TH AS"]))
    masks = tuple(hand.mask for hand in hands)
    deal = hearts.Deal(of_hearts.held(), 1, 4, hands, (), masks)
    first = of_hawk.trick("6C 7C 8C QH")
    taken = Trick(tuple(hearts.Play(play.seat, play.card) for play in first), 2)
    running = (hearts.Play(2, Card("4D")), hearts.Play(3, Card("TH")))
    unplayed = sum(masks) - Card("4D").bit - Card("TH").bit
    return hearts.Playing(deal, (taken,), running, 0, unplayed, 0)


def test_a_trick_of_hearts() -> None:
    assert str(late_hearts()).split("\n") == lines("""
        |Hearts, deal 5, seat 1 deals, to move: 0|
        |   seat  hand                  tricks  points|
        |>     0  ♣ 2 T       ♥ K            0       0|
        |      1  ♣ 3    ♦ A       ♠ 2       0       0|
        |      2         ♦ 5       ♠ Q       1       1|
        |      3  ♣ 5              ♠ A       0       0|
        |hearts are broken|
        |trick                      2:4♦  3:T♥|
        |previous trick, to seat 2  0:6♣  1:7♣  2:8♣  3:Q♥|
    """)


def test_what_a_seat_sees_of_the_exchange_and_the_passes() -> None:
    options = hearts.Options(pass_count=1)
    state = of_hearts.dealt("2C", "3C", "4C", "5C", options=options, dealer=2)
    state = of_hearts.after(state, "3 pass 5C", "1 pass 3C")
    mine = str(hearts.view(state, 1)).split("\n")
    assert mine[0] == "Hearts, deal 1, seat 2 deals, view of seat 1, to move: 0, 2"
    assert mine[2].split() == [">", "0", "13", "cards", "0", "0"]
    assert mine[6:] == lines("""
        |pass left|
        |seat 3 passes  1 card|
        |passed         3♣|
    """)
    assert str(state).split("\n")[6:] == lines("""
        |pass left|
        |seat 1 passes  3♣|
        |seat 3 passes  5♣|
    """)
    state = of_hearts.after(state, "0 pass 2C", "2 pass 4C")
    assert str(hearts.view(state, 1)).split("\n")[6:] == lines("""
        |pass left|
        |passed    3♣|
        |received  2♣|
    """)
    assert str(state).split("\n")[6:] == ["pass left"]


def test_a_shooter_chooses() -> None:
    state = of_hearts.moon_to_choose()
    text = str(state).split("\n")
    assert text[0] == "Hearts, deal 1, seat 3 deals, to move: 1"
    assert text[3].split() == [">", "1", "no", "cards", "13", "26"]
    assert text[6] == "seat 1 shot the moon and chooses"
    over = of_hearts.after(state, "1 choose shooter_down")
    assert str(over).split("\n")[0] == "Hearts, deal 1, seat 3 deals, the deal is over"
    assert str(over).split("\n")[6] == "the moon: the shooter goes down"
    assert "choose" not in str(over)
    assert hearts.Choose(1, hearts.Moon.OFF)._repr_html_().endswith("chooses: nothing</div>")


# --- Hawk


HAWK = (
    "AC 2C 3D 4D 5D 6H 7H 8H 9S TS",
    "AD 2D 3C 4C 5C 6S 7S 8S 9H TH",
    "AH 2H 3S 4S 5S 6C 7C 8C 9D TD",
    "AS 2S 3H 4H 5H 6D 7D 8D 9C TC",
)


def test_the_start_of_hawk() -> None:
    assert str(of_hawk.dealt(*HAWK)).split("\n") == lines("""
        |Hawk, deal 1, seat 3 deals, to move: 0|
        |   seat  hand                                tricks  pips|
        |>     0  ♣ 2 A    ♦ 3 4 5  ♥ 6 7 8  ♠ 9 T         0     0|
        |      1  ♣ 3 4 5  ♦ 2 A    ♥ 9 T    ♠ 6 7 8       0     0|
        |      2  ♣ 6 7 8  ♦ 9 T    ♥ 2 A    ♠ 3 4 5       0     0|
        |      3  ♣ 9 T    ♦ 6 7 8  ♥ 3 4 5  ♠ 2 A         0     0|
        |LAFH: whoever takes the first trick and whoever takes the last|
    """)


def test_what_a_seat_sees_in_hawk() -> None:
    state = of_hawk.after(of_hawk.dealt(*HAWK), "0 AC", "1 3C", "2 6C", "3 9C", "0 3D")
    assert str(hawk.view(state, 1)).split("\n") == lines("""
        |Hawk, deal 1, seat 3 deals, view of seat 1, to move: 1|
        |   seat  hand                          tricks  pips|
        |      0  8 cards                            1    19|
        |>     1  ♣ 4 5  ♦ 2 A  ♥ 9 T  ♠ 6 7 8       0     0|
        |      2  9 cards                            0     0|
        |      3  9 cards                            0     0|
        |LAFH: seat 0 and whoever takes the last trick|
        |trick                      0:3♦|
        |previous trick, to seat 0  0:A♣  1:3♣  2:6♣  3:9♣|
    """)


def test_cards_aside_and_parties_among_two() -> None:
    state = of_hawk.dealt(options=hawk.Options(players=2))
    *_, parties, aside = str(state).split("\n")
    assert parties == "LAFH: whoever takes the last trick"
    assert aside.startswith("aside  8♥  9♥  T♥  A♥  2♠")
    assert str(hawk.view(state, 0)).split("\n")[-1] == "aside  14 cards"


@pytest.mark.parametrize(
    ("takers", "told"),
    [
        ([1] * 9 + [2], "LAFH: 1, 2; NOB: 0, 3"),
        ([1] * 10, "LAFH: 1, a solo; NOB: 0, 2, 3"),
    ],
)
def test_the_parties_at_the_end(takers: list[int], told: str) -> None:
    assert told in str(of_hawk.over(takers, [])).split("\n")


# --- Hurrikan


def test_a_table_of_hurrikan() -> None:
    state = of_hurrikan.lying("QS 2C", "KH 3D", table="4C 5D AS")
    table = lines("""
        |Hurrikan, round 1, seat 1 deals, to move: 0|
        |   seat  hand                captured  sweeps|
        |>     0  ♣ 2            ♠ Q         0       0|
        |      1       ♦ 3  ♥ K              0       0|
        |table  4♣  5♦  A♠|
        |stock  no cards|
    """)
    assert str(state).split("\n") == table
    again = attrs.evolve(state, sweeper=1)
    assert str(again).split("\n") == [*table[:4], "then seat 1, for its sweep", *table[4:]]


def test_the_last_play_of_hurrikan() -> None:
    state = of_hurrikan.dealt("QS 2C", "3C", table="4C 5D AH 6H")
    state = of_hurrikan.after(state, "0 QS x 4C 5D")
    seen = str(hurrikan.view(state, 0)).split("\n")
    assert seen[0] == "Hurrikan, round 1, seat 1 deals, view of seat 0, to move: 1"
    assert seen[2].split()[-2:] == ["3", "0"]
    assert seen[3].split() == [">", "1", "6", "cards", "0", "0"]
    assert seen[4:] == lines("""
        |table                           6♥  A♥|
        |last play, by seat 0: Q♠ takes  4♣  5♦|
        |stock                           24 cards|
    """)
    laid = of_hurrikan.after(state, "1 3C")
    assert "last play, by seat 1: laid      3♣" in str(laid) or "laid  3♣" in str(laid)


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


def test_a_value_in_a_message_is_said_to_be_of_its_game() -> None:
    card = Card("2C")
    with pytest.raises(WrongTypeError, match=r"not Play\(seat=0, card=Card\('2C'\)\) of Hearts$"):
        hawk.apply(hawk.deal(hawk.pack()), hearts.Play(0, card))  # type: ignore[arg-type] # on purpose
    with pytest.raises(WrongTypeError, match=r"vorhand\.hearts\.Options, not Options\(\) of Hawk$"):
        hearts.deal(hearts.pack(), hawk.Options())  # type: ignore[arg-type] # on purpose
    with pytest.raises(WrongTypeError, match=r"not Card\('2C'\)$"):
        hearts.deal(card)  # type: ignore[arg-type] # on purpose
