"""Records as a page and as a fragment: well formed, closed in itself, and true to the replay."""

from __future__ import annotations

import base64
import hashlib
import json
import re
from pathlib import Path
from typing import Any

import attrs
import pytest

from examples.referee import read
from tests.looking import Page, named_in, signs_in
from vorhand import (
    GAMES,
    Cards,
    RecordError,
    UnknownLanguage,
    WrongTypeError,
    hawk,
    hearts,
    records,
)
from vorhand.languages import LANGUAGES, language_of

RECORDS = sorted((Path(__file__).parents[2] / "examples" / "records").iterdir())
every_record = pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.name)
every_language = pytest.mark.parametrize("language", LANGUAGES)

EVIL = "</script><script>alert('1')</script><!-- & \" \u2028"


def named(name: str) -> records.Record:
    return read(next(path for path in RECORDS if path.name == name))


def data_of(page: str) -> Any:
    """What the script of a page reads."""
    found = re.findall(r'<script type="application/json" id="data">(.*?)</script>', page, re.DOTALL)
    assert len(found) == 1
    return json.loads(found[0])


@every_language
@every_record
def test_a_page_is_well_formed_and_loads_nothing(path: Path, language: str) -> None:
    page = read(path).to_html(language)
    assert page == records.to_html(read(path), language)
    parsed = Page(page)
    assert parsed.values("lang") == [language]
    assert parsed.values("href") == ["data:,"]
    assert not parsed.values("src")
    assert "http:" not in page
    assert "https:" not in page
    assert parsed.tags.count("script") == 2


def test_the_policy_of_a_page_allows_its_own_script_and_style_alone() -> None:
    page = named("hawk.json").to_html()
    policy = next(text for text in Page(page).values("content") if "default-src" in text)
    assert policy.startswith("default-src 'none'; img-src data:;")
    for tag in ("style", "script"):
        text = re.findall(rf"<{tag}>(.*?)</{tag}>", page, re.DOTALL)[-1]
        sha = base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()
        assert f"{tag}-src 'sha256-{sha}'" in policy


@every_record
def test_the_positions_of_a_page_are_those_of_the_replay(path: Path) -> None:
    record = read(path)
    game: Any = GAMES[record.game]
    data, played = data_of(record.to_html()), records.replay(record)
    assert [len(deal["positions"]) for deal in data["deals"]] == list(map(len, played.states))
    for deal, states in zip(data["deals"], played.states, strict=True):
        for place, (position, state) in enumerate(zip(deal["positions"], states, strict=True)):
            assert tuple(map(Cards, position["hands"])) == state.hands
            assert tuple(position["turn"]) == game.to_move(state)
            assert ("move" in position) == (place > 0)
            for seat, asked in enumerate(position["asked"]):
                check_answers(game, state, seat, asked, data["texts"])
        over = not game.to_move(states[-1])
        assert (deal["sheet"] is not None) == over
        if over:
            assert deal["scores"] == list(game.score(states[-1]))
            assert [line[2] for line in deal["sheet"]] == [
                line.text() for line in game.scoresheet(states[-1])
            ]
    totals = [deal["totals"] for deal in data["deals"] if deal["sheet"] is not None]
    assert totals[-1] == list(played.match.totals)


def check_answers(game: Any, state: Any, seat: int, asked: Any, texts: list[str]) -> None:
    moves = game.legal_moves(state, seat)
    passes = isinstance(state, hearts.Passing)
    for card, (legal, text) in zip(state.hands[seat], asked, strict=True):
        able = [move for move in moves if (card in move.cards if passes else move.card is card)]
        assert bool(legal) == bool(able)
        if not legal and not passes:
            assert texts[text] == game.violation(state, game.Play(seat, card)).text()


def test_what_a_card_can_take_is_told_with_the_reason_why_it_is_not_laid() -> None:
    texts = data_of(named("hurrikan.txt").to_html())["texts"]
    told = [text for text in texts if text.startswith("takes ")]
    assert any(re.fullmatch(r"takes (\S+ )*\S+; \S+ can capture .* may not be laid", text)
               for text in told)  # fmt: skip


def test_a_seat_that_has_passed_is_told_so_in_its_language() -> None:
    record = named("hearts.txt")
    data = data_of(record.to_html("de"))
    first = record.deals[0].moves[0]
    position = data["deals"][0]["positions"][1]
    told = {data["texts"][text] for _, text in position["asked"][first.seat]}
    assert len(told) == 1
    assert told.pop().startswith("du hast schon weitergegeben: ")
    assert not any(legal for legal, _ in position["asked"][first.seat])
    assert data["texts"][position["hidden"]] == f"Platz {first.seat} gibt weiter"


def test_a_seat_is_shown_what_it_has_passed_and_received() -> None:
    record = named("hearts.txt")
    data, played = data_of(record.to_html()), records.replay(record)
    (passing, *_), (first, *_) = played.states[0], played.states[0][4:]
    assert hearts.to_move(passing) == (0, 1, 2, 3)
    assert not any(any(place["own"]) for place in data["deals"][0]["positions"][:4])
    for seat in range(4):
        own = [data["lines"][number] for number in data["deals"][0]["positions"][4]["own"][seat]]
        assert [data["texts"][text] for text, _, _ in own] == ["passed", "received"]
        assert {owner for _, _, owner in own} == {seat}
        seen = hearts.view(first, seat)
        cards = [Cards(" ".join(card for _, card in pairs)) for _, pairs, _ in own]
        assert cards == [seen.passed, seen.received]


def test_what_only_one_seat_sees_has_its_owner() -> None:
    passing = data_of(named("hearts.txt").to_html())["deals"][0]["positions"][1]
    seat = named("hearts.txt").deals[0].moves[0].seat
    assert [line[2] for line in passing["lines"] if line[1]] == [seat]
    aside = data_of(named("hawk-faulty.txt").to_html())["deals"][0]["positions"][0]["lines"][-1]
    assert aside[2] == -1


@every_language
def test_an_error_is_told_after_the_good_beginning(language: str) -> None:
    record = named("hawk-faulty.txt")
    error = records.replay(record).error
    assert error is not None
    assert error.violation is not None
    assert error.kind == "illegal"
    stop = data_of(record.to_html(language))["stop"]
    assert error.violation.text(language) in stop
    assert "[hawk.ruff]" in stop
    assert str(error).replace("'", "&#x27;") in record._repr_html_()


def test_errors_of_a_deal_as_a_whole_are_told_too() -> None:
    record = named("hawk.json")
    first, *others = record.deals
    short = attrs.evolve(first, moves=first.moves[:-1])
    unfinished = attrs.evolve(record, deals=(short, *others))
    longer = attrs.evolve(record, deals=(*record.deals, first))
    for wrong, kind in ((unfinished, "unfinished"), (longer, "match-over")):
        for language in LANGUAGES:
            stop = data_of(wrong.to_html(language))["stop"]
            assert stop == language_of(language).labels[f"page.{kind}"]


def test_headers_stay_what_they_are() -> None:
    record = attrs.evolve(named("hawk.json"), headers={"Event": EVIL})
    page = record.to_html()
    assert data_of(page)["headers"] == [["Event", EVIL]]
    assert Page(page).tags.count("script") == 2
    fragment = record._repr_html_()
    assert "script" not in Page(fragment).tags
    assert EVIL in Page(fragment).text


def test_a_record_without_deals_is_shown() -> None:
    record = records.Record("hawk", hawk.SOURCE, 0)
    data = data_of(record.to_html())
    assert (data["deals"], data["columns"], data["title"]) == ([], [], "Hawk")
    assert "Options()" in Page(record._repr_html_()).text


@every_record
def test_a_notebook_shows_the_deals_with_cards(path: Path) -> None:
    record = read(path)
    page = Page(record._repr_html_())
    assert named_in(page) == signs_in(page.text)
    assert Cards(record.deals[0].deck) >= named_in(page)
    assert page.tags.count("details") == len(records.replay(record).states)
    assert not {"script", "style", "link", "img"} & set(page.tags)


def test_a_notebook_shows_the_first_deals_of_many() -> None:
    match = hawk.Match(hawk.Options(deals=30))
    states = []
    for _ in range(22):
        state = match.deal(match.deck_for(1))
        while moves := hawk.legal_moves(state):
            state = hawk.apply(state, moves[0])
        states.append(state)
        match = match.record(state)
    page = Page(records.record_of(states)._repr_html_())
    assert page.tags.count("details") == 20
    assert "and further deals: 2" in page.text


def test_what_is_no_record_or_no_language_is_refused() -> None:
    wrong: Any
    for wrong in (None, "record", []):
        with pytest.raises(RecordError, match="a Record is expected"):
            records.to_html(wrong)
    with pytest.raises(UnknownLanguage):
        named("hawk.json").to_html("tlh")
    for wrong in (None, 3):
        with pytest.raises(WrongTypeError):
            named("hawk.json").to_html(wrong)
