"""Players by their names, wherever a seat is told of."""

from __future__ import annotations

from typing import Any

import pytest

from tests.hawk import positions as of_hawk
from tests.hearts import positions as of_hearts
from tests.hurrikan import positions as of_hurrikan
from tests.looking import Page, lines
from vorhand import Card, Cards, Trick, WrongTypeError, hawk, hearts, hurrikan

NAMES = ("Ann", "Ben", "Cleo", "Dan")
HOSTILE = ("<b>&", "{seat}", "", "Dan")


def no(game: Any, state: Any, move: str) -> Any:
    return game.violation(state, game.parse_move(move))


def test_a_refusal_names_who_is_to_play() -> None:
    refusal = no(hearts, of_hearts.dealt("2C"), "1 3C")
    assert refusal.text() == "it is seat 0's turn"
    assert refusal.text(names=NAMES) == "it is Ann's turn"
    assert refusal.text("de", names=NAMES) == "Ann ist an der Reihe"


def test_a_view_is_told_by_the_name_of_its_player() -> None:
    refusal = no(hearts, hearts.view(of_hearts.dealt("2C"), 1), "0 2C")
    assert refusal.text(names=NAMES) == "you are looking as Ben and can only move for Ben"
    assert refusal.text("de", names=NAMES) == (
        "du siehst, was Ben sieht, und kannst nur für Ben spielen"
    )


def test_an_empty_seat_is_told_by_its_number() -> None:
    refusal = no(hearts, of_hearts.dealt("2C"), "5 2C")
    assert refusal.text(names=NAMES) == "nobody sits at seat 5"
    assert refusal.text("de", names=NAMES) == "auf Platz 5 sitzt niemand"


def test_a_seat_without_a_name_has_its_number() -> None:
    refusal = no(hearts, of_hearts.dealt("3C", "4C", "2C"), "0 3C")
    assert refusal.text(names=("Ann",)) == "it is seat 2's turn"
    assert refusal.text("de", names=("", "", "")) == "Platz 2 ist an der Reihe"


def test_score_lines_name_players() -> None:
    moon = hearts.scoresheet(of_hearts.over("", str(of_hearts.PENALTIES)))
    assert moon[0].text(names=NAMES).startswith("Ben shot the moon: 2♥ 3♥")
    assert moon[0].text("de", names=NAMES).startswith("Durchmarsch von Ben: 2♥ 3♥")
    head, first, *_ = moon.text(names=NAMES).split("\n")
    assert head.split() == ["seat", "points", "for"]
    assert first.startswith("Ann      +26  Ben shot the moon")
    big = hawk.scoresheet(of_hawk.over([0, 1, *[1] * 7, 0], ["TC TD TH TS", "AC 2C 3C 4C"]))[1]
    assert big.text(names=NAMES).startswith("Ann took trick 1 for LAFH")
    pairs = hurrikan.FOUR_PLAYERS
    partners = hurrikan.scoresheet(of_hurrikan.over("KS", "", "", "", options=pairs))
    told = [line.text(names=NAMES) for line in partners if line.rule.id == "hurrikan.partners"]
    assert "the points of the partner, Ann" in told


def test_a_state_is_a_table_with_names() -> None:
    state = of_hearts.after(of_hearts.dealt("2C 10H", "3C 4D", "5C", "6C"), "0 2C", "1 3C")
    assert state.text(names=NAMES).split("\n")[0] == ("Hearts, deal 1, Dan deals, to move: Cleo")
    rows = [line.split() for line in state.text(names=NAMES).split("\n")]
    assert rows[2][0] == "Ann"
    assert rows[4][:2] == [">", "Cleo"]
    assert state.text(names=NAMES).endswith("trick  Ann:2♣  Ben:3♣")
    assert state.text("de", names=NAMES).split("\n")[0] == (
        "Hearts, Runde 1, Dan gibt, am Zug: Cleo"
    )
    seen = hearts.view(state, 2)
    assert "view of Cleo" in seen.text(names=NAMES)
    assert "Sicht von Cleo" in seen.text("de", names=NAMES)


def test_parties_and_last_plays_are_told_by_names() -> None:
    assert "LAFH: Ben, Cleo; NOB: Ann, Dan" in of_hawk.over([1] * 9 + [2], []).text(names=NAMES)
    state = of_hurrikan.after(of_hurrikan.lying("QS 2C", "3D", table="QH 4C 5D"), "0 QS x QH")
    assert "last play, by Ann: Q♠ takes  Q♥" in state.text(names=NAMES)
    assert "zuletzt Ann: Q♠ nimmt" in state.text("de", names=NAMES)


def test_moves_are_told_by_names() -> None:
    passed = hearts.parse_move("0 pass 2C TD QS")
    assert passed.text(names=NAMES) == "Ann passes 2♣ 10♦ Q♠"
    assert passed.text("de", names=NAMES) == "Ann gibt 2♣ 10♦ Q♠ weiter"
    taken = hurrikan.parse_move("1 QS x 4C 5D")
    assert taken.text(names=NAMES) == "Ben plays Q♠ and takes 4♣ 5♦"


def test_html_names_players_and_escapes_them() -> None:
    state = of_hearts.after(of_hearts.dealt("2C", "3C", "5C", "6C"), "0 2C")
    shown = state.html(names=HOSTILE)
    assert "&lt;b&gt;&amp;" in shown
    assert "<b>&<" not in shown
    assert "▸ <b>{seat}</b>" in shown
    moon = hearts.scoresheet(of_hearts.over(str(of_hearts.PENALTIES)))
    assert "&lt;b&gt;&amp; shot the moon" in moon.html(names=HOSTILE)
    assert "&lt;b&gt;&amp; plays" in hearts.parse_move("0 2C").html(names=HOSTILE)
    turn = no(hearts, of_hearts.dealt("2C"), "1 3C")
    assert "it is &lt;b&gt;&amp;&#x27;s turn" in turn.html(names=HOSTILE)


def test_a_name_with_braces_is_no_place_in_a_sentence() -> None:
    refusal = no(hearts, of_hearts.dealt("3C", "2C"), "0 3C")
    assert refusal.text(names=HOSTILE) == "it is {seat}'s turn"


@pytest.mark.parametrize("wrong", ["Ann", 3, ["Ann", 3], {"Ann": 1}, object(), b"Ann"])
def test_names_are_texts(wrong: Any) -> None:
    state = of_hearts.dealt("2C")
    refusal = no(hearts, state, "1 3C")
    for tell in (refusal.text, refusal.html, state.text, state.html, refusal.move.text):
        with pytest.raises(WrongTypeError, match="names are a text for each seat"):
            tell(names=wrong)


# --- Notebooks


def test_cards_show_themselves() -> None:
    for value in (Card("TH"), Cards("TH"), Cards("TH QS")):
        page = Page(value._repr_html_())
        assert "10♥" in page.text
        assert "ten of hearts" in page.values("aria-label")
        assert page.values("data-card")[0] == "TH"
    assert "no cards" in Page(Cards()._repr_html_()).text


def test_a_refusal_shows_the_move_the_reason_and_the_rule() -> None:
    state = of_hearts.after(of_hearts.dealt("2C", "5C 8C QS"), "0 2C")
    page = Page(no(hearts, state, "1 QS")._repr_html_())
    assert page.values("data-card") == ["QS", "5C", "8C"]
    assert "hearts.follow-suit" in page.text
    assert "clubs are led" in page.text


def test_a_trick_shows_who_played_and_who_took_it() -> None:
    plays: Any = tuple(map(hearts.parse_move, ("2 9C", "3 TC", "0 2C", "1 QS")))
    trick: Trick[Any] = Trick(plays, 3)
    assert trick.text() == "2:9♣  3:10♣  0:2♣  1:Q♠  seat 3 takes it"
    assert trick.text("de", names=NAMES) == "Cleo:9♣  Dan:10♣  Ann:2♣  Ben:Q♠  an Dan"
    page = Page(trick._repr_html_())
    assert page.values("data-card") == ["9C", "TC", "2C", "QS"]
    assert page.values("data-seat") == ["2", "3", "0", "1"]
    assert "seat 3 takes it" in page.text


def test_a_match_shows_its_deals_and_totals() -> None:
    match = hearts.Match(scores=((0, 26, 0, 0), (4, 9, 13, 0)))
    assert match.text(names=NAMES).split("\n") == lines("""
        |seat    Ann  Ben  Cleo  Dan|
        |deal 1    0   26     0    0|
        |deal 2    4    9    13    0|
        |total     4   35    13    0|
        |next dealer: Dan|
    """)
    assert match.text("de").split("\n")[-2:] == [
        "Gesamtstand  4  35  13  0",
        "als Nächstes gibt: Platz 3",
    ]
    page = Page(match._repr_html_())
    assert all(number in page.text for number in ("35", "13", "next dealer: seat 3"))


def test_a_match_that_is_over_shows_who_has_won_and_lost() -> None:
    match = hearts.Match(hearts.Options(limit=26), scores=((0, 26, 0, 0),))
    assert match.text(names=NAMES).split("\n")[-2:] == ["won by Ann, Cleo, Dan", "lost by Ben"]
    rounds = hurrikan.Match(scores=((17, 3),))
    assert rounds.text().split("\n") == lines(
        """
        |seat     0  1|
        |round 1  17  3|
        |total    17  3|
        |won by seat 0|
    """.replace("seat     0", "seat      0")
    )


def test_of_a_long_match_the_last_deals_are_shown_and_all_are_added() -> None:
    match = hearts.Match(hearts.Options(limit=10_000), scores=((26, 0, 0, 0),) * 30)
    told = match.text().split("\n")
    assert len(told) == 1 + 20 + 2
    assert told[1].startswith("deal 11 ")
    assert told[-2].split() == ["total", "780", "0", "0", "0"]
