"""
What is asked of the miniature, in a copy of the library that has it: see ``test_add_a_game.py``.

The expected values follow from the rules of the miniature by hand.
"""

from __future__ import annotations

import json
import re
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from io import StringIO
from itertools import combinations
from math import comb, sqrt
from random import Random
from typing import Any

import attrs
import jsonschema
import pytest

import vorhand
from tests.looking import Page, cards_in, named_in, signs_in
from vorhand import (
    GAMES,
    Card,
    Cards,
    DealNotOver,
    IllegalMove,
    ImpossibleView,
    InvalidDeal,
    InvalidOptions,
    NotationError,
    WrongTypeError,
    game_of,
    records,
)
from vorhand.commands import main
from vorhand.game import perft, play_out
from vorhand.languages import language_of
from vorhand.testing import SUBJECTS

single: Any = GAMES["single"]

HANDS = ("7H KH AS", "8H TD QC")
DRAWS_OF_EACH = 15


def dealt(*hands: str, dealer: int | None = None, number: int = 0, **options: Any) -> Any:
    """The first state with these hands; seat 0 leads unless a dealer is named."""
    chosen = single.Options(players=len(hands), **options)
    return single.begin(list(map(Cards, hands)), chosen, dealer=dealer, number=number)


def after(state: Any, *moves: str) -> Any:
    for move in moves:
        state = single.apply(state, single.parse_move(move))
    return state


def told(state: Any, move: str) -> tuple[str, str, str]:
    """Which sentence a refused move gets, in English and in German."""
    refusal = single.violation(state, single.parse_move(move))
    return refusal.rule.id + refusal.case, refusal.text(), refusal.text("de")


# --- The rules


def test_the_game_is_found_by_its_name_and_by_its_values() -> None:
    state = dealt(*HANDS)
    assert list(GAMES)[-1] == "single"
    assert vorhand.single is single
    assert single.NAME == single.RULES.game == "single"
    values = (state, single.view(state, 0), single.Play(0, Card("7H")), state.options)
    for value in (*values, single.Match()):
        assert game_of(value) is single


def test_the_pack_begins_with_the_sevens_or_is_whole() -> None:
    assert len(single.pack()) == 32
    assert {str(card)[0] for card in single.pack()} == set("789TJQKA")
    assert single.pack(single.Options(whole=True)) == vorhand.DECK


def test_each_seat_is_dealt_three_cards_from_the_dealers_left() -> None:
    deck = single.pack()  # clubs from the seven to the ace, then diamonds
    state = single.deal(deck, single.Options(players=3), dealer=0)
    assert state.hands == (Cards("KC AC 7D"), Cards("7C 8C 9C"), Cards("TC JC QC"))
    assert single.deck_of(state) == deck
    assert len(state.deal.aside) == state.options.aside == 32 - 9
    assert single.to_move(state) == (1,)


def test_any_card_is_led_and_suit_is_followed_if_able() -> None:
    state = dealt(*HANDS)
    assert list(map(str, single.legal_moves(state))) == ["0 7H", "0 KH", "0 AS"]
    assert list(map(str, single.legal_moves(after(state, "0 7H")))) == ["1 8H"]
    assert list(map(str, single.legal_moves(after(state, "0 AS")))) == ["1 QC", "1 TD", "1 8H"]
    assert [perft(single, state, depth) for depth in (1, 2, 3)] == [3, 1 + 1 + 3, 0]


@pytest.mark.parametrize(
    ("moves", "taker"),
    [
        (["0 7H", "1 8H", "2 KH"], 2),
        (["0 7H", "1 9H", "2 8H"], 1),
        (["0 KH", "1 AS", "2 AC"], 0),  # aces of other suits
        (["0 7H", "1 AS", "2 8H"], 2),
    ],
)
def test_the_highest_card_of_the_led_suit_takes_the_trick(moves: list[str], taker: int) -> None:
    kept, cards = ("7C 8C", "9C TC", "JC QC"), [move.split()[1] for move in moves]
    end = after(dealt(*(f"{card} {rest}" for card, rest in zip(cards, kept, strict=True))), *moves)
    assert single.to_move(end) == ()
    expected = tuple(int(seat == taker) for seat in range(3))
    assert single.points(end) == single.score(end) == expected
    (line,) = single.scoresheet(end)
    assert (line.seat, line.points) == (taker, 1)
    assert line.because == Cards(" ".join(cards))
    assert end.hands == tuple(map(Cards, kept))


def test_a_deal_has_a_score_when_it_is_over() -> None:
    state = dealt(*HANDS)
    assert single.points(state) == (0, 0)
    with pytest.raises(DealNotOver):
        single.score(state)


def test_every_sentence_in_both_languages() -> None:
    state = dealt(*HANDS)
    led, end = after(state, "0 7H"), after(state, "0 7H", "1 8H")
    (line,) = single.scoresheet(end)
    said = [
        told(state, "1 8H"),
        told(end, "0 KH"),
        told(single.view(state, 1), "0 7H"),
        told(state, "3 7H"),
        told(state, "0 QC"),
        told(led, "1 TD"),
        (line.rule.id, line.text(), line.text("de")),
    ]
    assert said == [
        ("single.turn", "it is seat 0's turn", "Platz 0 ist an der Reihe"),
        ("single.turn/over", "the deal is over", "die Runde ist zu Ende"),
        (
            "single.turn/view",
            "you are looking as seat 1 and can only move for seat 1",
            "du siehst, was Platz 1 sieht, und kannst nur für Platz 1 spielen",
        ),
        ("single.turn/absent", "nobody sits at seat 3", "auf Platz 3 sitzt niemand"),
        ("single.held", "you do not hold Q♣", "nicht auf deiner Hand: Kreuz-Dame"),
        (
            "single.follow-suit",
            "hearts are led, and you can follow with 8♥",
            "Herz ist ausgespielt, bedienen kannst du mit: Herz-Acht",
        ),
        ("single.score", "took 7♥ 8♥", "genommen: 7♥ 8♥"),
    ]
    sentences = language_of("en").sentences
    assert [key for key, *_ in said] == [key for key in sentences if key.startswith("single.")]
    assert language_of("de").sentences.keys() == sentences.keys()


def test_an_illegal_move_names_its_rule() -> None:
    with pytest.raises(IllegalMove) as caught:
        after(dealt(*HANDS), "0 7H", "1 TD")
    assert caught.value.rule is single.RULES["single.follow-suit"]
    home = single.RULES.home_of(caught.value.rule)
    assert home.__module__ == "vorhand.single.playing"


def test_what_is_refused_at_the_door() -> None:
    for options in ({"players": 5}, {"players": 1}, {"whole": 1}, {"target": 0}):
        with pytest.raises(InvalidOptions):
            single.Options(**options)
    with pytest.raises(InvalidDeal, match="has 2 cards, not 3"):
        dealt("7H 8H", "9H TH JH")
    with pytest.raises(InvalidDeal, match="not in the pack: 2H"):
        dealt("2H 7H 8H", "9H TH JH")
    for text in ("4 7H", "7H", "0 pass 7H", ""):
        with pytest.raises(NotationError):
            single.parse_move(text)
    with pytest.raises(WrongTypeError):
        single.parse_move(None)
    with pytest.raises(WrongTypeError, match="a move of Single is a Play of Single"):
        single.violation(dealt(*HANDS), vorhand.hawk.Play(0, Card("7H")))


def test_a_match_ends_when_a_seat_has_the_target() -> None:
    match = single.Match(single.Options(players=2, target=2))
    deals = [("0 7H", "1 8H"), ("1 8H", "0 KH"), ("0 KH", "1 8H")]
    for number, (dealer, moves) in enumerate(zip((1, 0, 1), deals, strict=True)):
        assert (match.dealer, match.over, match.winners) == (dealer, False, ())
        match = match.record(after(dealt(*HANDS, dealer=dealer, number=number, target=2), *moves))
    assert match.scores == ((0, 1), (1, 0), (1, 0))
    assert (match.totals, match.over, match.winners) == ((2, 1), True, (0,))


# --- How it looks


def test_a_view_is_printed_in_both_languages() -> None:
    view = single.view(after(dealt(*HANDS), "0 7H"), 1)
    assert str(view).splitlines() == [
        "Single, deal 1, seat 1 deals, view of seat 1, to move: 1",
        "   seat  hand            tricks",
        "      0  2 cards              0",
        ">     1  ♣ Q  ♦ 10  ♥ 8       0",
        "trick  0:7♥",
        "aside  26 cards",
    ]
    assert view.text("de").splitlines() == [
        "Single, Runde 1, Platz 1 gibt, Sicht von Platz 1, am Zug: 1",
        "   Platz  Hand            Stiche",
        "       0  2 Karten             0",
        ">      1  ♣ Q  ♦ 10  ♥ 8       0",
        "Stich           0:7♥",
        "beiseitegelegt  26 Karten",
    ]


def test_a_finished_deal_is_printed_with_all_cards() -> None:
    end = after(dealt(*HANDS), "0 7H", "1 8H")
    head, *table = str(end).splitlines()
    assert head == "Single, deal 1, seat 1 deals, the deal is over"
    assert table[:4] == [
        "  seat  hand                 tricks",
        "     0             ♥ K  ♠ A       0",
        "     1  ♣ Q  ♦ 10                 1",
        "previous trick, to seat 1  0:7♥  1:8♥",
    ]
    assert cards_in(str(end)) == Cards(single.pack())


@pytest.mark.parametrize("language", ["en", "de"])
def test_html_has_the_cards_of_the_table(language: str) -> None:
    state = after(dealt(*HANDS), "0 7H")
    for shown in (state, *(single.view(state, seat) for seat in (0, 1))):
        page = Page(shown.html(language))
        assert signs_in(page.text) == cards_in(shown.text(language))
    page = Page(single.view(state, 0).html())
    assert named_in(page) == Cards("7H KH AS")
    sheet = Page(single.scoresheet(after(state, "1 8H")).html(language))
    assert signs_in(sheet.text) == Cards("7H 8H")


# --- Records


RECORD = """\
[Format "vorhand 3"]
[Game "single"]
[Options "players=2 whole=False target=3"]
[Dealer "1"]
[Number "0"]
[Scores ""]

[Deck "7H KH AS QC TD 8H \
7C 8C 9C TC JC KC AC 7D 8D 9D JD QD KD AD 9H TH JH QH AH 7S 8S 9S TS JS QS KS"]
1. 0 7H; 1 8H

End of 1 deal
"""


def test_a_record_is_written_by_the_trick() -> None:
    end = after(dealt(*HANDS), "0 7H", "1 8H")
    record = records.record_of([end])
    assert records.to_text(record) == RECORD
    assert records.from_text(RECORD) == record
    assert records.to_text(records.record_of([dealt(*HANDS)])).endswith("\n*\n\nEnd of 1 deal\n")


@pytest.mark.parametrize("seed", range(8))
def test_matches_are_written_read_and_replayed(seed: int) -> None:
    rng = Random(seed)
    options = single.Options(
        players=rng.choice([2, 3, 4]), whole=rng.random() < 0.5, target=rng.choice([1, 2])
    )
    match, states = single.Match(options, rng.randrange(options.players)), []
    while not match.over:
        states.append(play_out(single, match.deal(match.deck_for(seed)), rng))
        match = match.record(states[-1])
    record = records.record_of(states, {"Event": "a quiet evening"})
    as_json = records.to_json(record)
    schema = jsonschema.Draft202012Validator(records.json_schema())
    schema.validate(json.loads(as_json))
    assert not schema.is_valid(json.loads(as_json.replace(' "target": ', ' "goal": ')))
    assert records.from_json(as_json) == records.from_text(records.to_text(record)) == record
    replayed = records.replay(record)
    assert (replayed.error, replayed.match) == (None, match)
    assert [deal[-1] for deal in replayed.states] == states


@pytest.mark.parametrize(("language", "two"), [("en", "two of hearts"), ("de", "Herz-Zwei")])
def test_a_page_steps_through_a_record(language: str, two: str) -> None:
    end = after(dealt("2H KH AS", "8H TD QC", whole=True), "0 2H", "1 8H")
    html = records.record_of([end]).to_html(language)
    data = json.loads(html.partition('type="application/json"')[2].partition(">")[2].split("<")[0])
    assert data["title"] == data["game"] == "Single"
    assert data["cards"]["2H"] == two
    assert len(data["deals"][0]["positions"]) == 3
    assert data["deals"][0]["scores"] == [0, 1]
    Page(html)


# --- Views and samples


def test_views_are_sent_and_read_back() -> None:
    state = dealt("7H KH AS", "8H TD QC", "9C TC JC")
    for moves in ([], ["0 AS"], ["0 AS", "1 TD"], ["0 AS", "1 TD", "2 9C"]):
        now = after(state, *moves)
        for seat in range(3):
            view = single.view(now, seat)
            sent = json.loads(json.dumps(records.view_to_plain(view)))
            assert records.view_from_plain(sent) == view
            assert sent["hand"] == str(now.hands[seat])


def consistent(view: Any) -> Iterator[Any]:
    """All states of two seats that look so to one of them, by playing each way to lay the cards."""
    public, other = view.public, 1 - view.seat
    moves = [play for trick in public.tricks for play in trick.plays] + list(public.trick)
    played = [Cards(move.card for move in moves if move.seat == seat) for seat in (0, 1)]
    hidden = Cards(single.pack(public.options)) - view.hand - played[0] - played[1]
    for held in combinations(hidden, 3 - len(played[other])):
        hands = list(played)
        hands[view.seat] |= view.hand
        hands[other] |= Cards(held)
        state = single.begin(hands, public.options, dealer=public.dealer, number=public.number)
        try:
            for move in moves:
                state = single.apply(state, move)
        except IllegalMove:
            continue
        assert single.view(state, view.seat) == view
        yield state


@pytest.mark.parametrize(
    ("seat", "ways"),
    [
        (0, comb(32 - 4 - 5, 2)),  # seat 1 has shown that it holds none of the five other hearts
        (1, comb(32 - 4, 2)),  # a lead shows nothing
    ],
)
def test_samples_are_all_that_a_seat_cannot_tell_apart(seat: int, ways: int) -> None:
    view = single.view(after(dealt("7H 8H 9H", "7C 8C 9C"), "0 7H", "1 7C"), seat)
    expected = set(consistent(view))
    assert len(expected) == ways
    rng = Random(1)
    drawn = Counter(single.sample(view, rng) for _ in range(DRAWS_OF_EACH * ways))
    assert set(drawn) == expected
    spread = sum((count - DRAWS_OF_EACH) ** 2 / DRAWS_OF_EACH for count in drawn.values())
    assert spread <= ways - 1 + 5 * sqrt(2 * (ways - 1))  # chi-square


def with_public(**changes: Any) -> Callable[[Any], Any]:
    return lambda view: attrs.evolve(view, public=attrs.evolve(view.public, **changes))


@pytest.mark.parametrize(
    "changed",
    [
        lambda view: attrs.evolve(view, hand=Cards("8C AH")),  # it did not follow suit
        lambda view: attrs.evolve(view, hand=Cards("8C")),
        with_public(tricks=()),
        with_public(trick=(single.Play(0, Card("AS")),)),
        with_public(dealer=0),  # seat 0 led
        with_public(to_move=(1,)),
        with_public(
            tricks=(vorhand.Trick((single.Play(0, Card("7H")), single.Play(1, Card("7C"))), 1),)
        ),
    ],
)
def test_views_that_play_cannot_lead_to_are_refused(changed: Callable[[Any], Any]) -> None:
    view = single.view(after(dealt("7H 8H 9H", "7C 8C 9C"), "0 7H", "1 7C"), 1)
    assert single.sample(view, Random(0)) in set(consistent(view))
    with pytest.raises(ImpossibleView):
        single.sample(changed(view), Random(0))


def test_the_game_is_played_at_the_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["watch", "single", "--language", "en"]) == 0
    assert re.search(r"^Won by \w+ with a total of \d+$", capsys.readouterr().out, re.MULTILINE)
    monkeypatch.setattr(sys, "stdin", StringIO("why 2C\n" + "1\n" * 40))
    assert main(["play", "single", "--language", "de"]) == 0
    told = capsys.readouterr().out
    assert "[single.held]" in told
    assert re.search(r"^Gewonnen: \w+, Gesamtstand \d+$", told, re.MULTILINE)
    assert main(["rules", "single", "suit"]) == 0
    assert "[single.follow-suit]" in capsys.readouterr().out


def test_the_game_is_a_subject_of_the_laws() -> None:
    assert SUBJECTS["single"].game is single


def test_options_without_words_keep_their_names_on_the_page_of_a_record() -> None:
    record = records.Record("single", single.Options(whole=True, target=5), 0)
    assert '["Variante","whole: ja; target: 5"]' in record.to_html("de")
    assert "Variant: whole: yes; target: 5" in Page(record._repr_html_()).text
