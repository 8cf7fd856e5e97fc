"""Readers accept what grammar and schema say, and nothing beside it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from vorhand import RecordError, hawk, hearts, records

RECORD = records.record_of(
    [hawk.apply(hawk.deal(hawk.pack()), hawk.Play(0, hawk.pack()[0]))], {"Event": "x"}
)
TEXT, JSON = records.to_text(RECORD), records.to_json(RECORD)
DECK = " ".join(map(str, hawk.pack()))
READERS = [(records.from_text, TEXT), (records.from_json, JSON)]


@pytest.mark.parametrize(("read", "text"), READERS)
@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_lines_end_with_lf_crlf_or_cr(read: Any, text: str, end: str) -> None:
    assert read(text.replace("\n", end)) == RECORD
    assert read(text.rstrip("\n").replace("\n", end)) == RECORD


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_a_fault_is_found_in_its_line_however_lines_end(end: str) -> None:
    broken = TEXT.replace("1. 0 2C", "1. 0 2Z").replace("\n", end)
    with pytest.raises(RecordError) as caught:
        records.from_text(broken)
    assert caught.value.place == "line 10"
    with pytest.raises(RecordError) as caught:
        records.from_json(JSON.replace('"dealer": 3,', '"dealer": 3').replace("\n", end))
    at = JSON.split("\n").index(' "dealer": 3,') + 1
    assert caught.value.place in {f"line {at}", f"line {at + 1}"}


@pytest.mark.parametrize("char", ["\x0b", "\x0c", "\x1c", "\x85", "\u2028", "\u2029"])
def test_nothing_else_ends_a_line(char: str) -> None:
    record = records.Record("hawk", hawk.SOURCE, 3, (), {"Event": f"a{char}b"})
    assert records.from_text(records.to_text(record)) == record
    assert records.from_json(records.to_json(record)) == record
    for read, text in READERS:
        with pytest.raises(RecordError):
            read(text.replace("\n", char))


@pytest.mark.parametrize(("read", "text"), READERS)
def test_a_byte_order_mark_is_named(read: Any, text: str) -> None:
    with pytest.raises(RecordError, match="line 1: a byte order mark"):
        read("\ufeff" + text)


@pytest.mark.parametrize(
    ("deck", "problem"),
    [
        (DECK.replace("2C", "2c"), "'2c' is to be written '2C'"),
        (DECK.replace("TC", "tC"), "'tC' is to be written 'TC'"),
        (DECK.replace("2C", "2♣"), "'2♣' is to be written '2C'"),
        (DECK.replace("TC", "10C"), "'10C' is to be written 'TC'"),
        (DECK.replace(" ", "  ", 1), "'' is not a card"),
        (DECK.replace(" ", "\t", 1), ""),
        (f" {DECK}", "'' is not a card"),
        (f"{DECK} ", "'' is not a card"),
        ("", "'' is not a card"),
    ],
)
def test_a_deck_is_written_in_one_way(deck: str, problem: str) -> None:
    whole = json.loads(JSON)
    whole["deals"][0]["deck"] = deck
    tried = [
        (records.from_json, json.dumps(whole), "deals[0].deck"),
        (records.from_text, TEXT.replace(DECK, deck), "line 9"),
    ]
    for read, text, place in tried:
        with pytest.raises(RecordError) as caught:
            read(text)
        assert caught.value.place == place
        assert problem in caught.value.problem


@pytest.mark.parametrize("number", ["-0", "3.0", "3e0", "03", "+3"])
def test_numbers_are_written_in_one_way(number: str) -> None:
    with pytest.raises(RecordError):
        records.from_json(JSON.replace('"dealer": 3', f'"dealer": {number}'))
    with pytest.raises(RecordError):
        records.from_text(TEXT.replace('[Dealer "3"]', f'[Dealer "{number}"]'))
    with pytest.raises(RecordError):
        records.from_json(JSON.replace('"number": 0', f'"number": {number}'))
    with pytest.raises(RecordError):
        records.from_text(TEXT.replace("deals=8", f"deals={number}"))


@pytest.mark.parametrize("escape", ["\\q", "\\u0041", "\\'", "\\ ", "\\N"])
def test_escapes_that_do_not_exist(escape: str) -> None:
    with pytest.raises(RecordError, match="line 7: there is no escape"):
        records.from_text(TEXT.replace('"x"', f'"{escape}"'))
    assert dict(records.from_text(TEXT.replace('"x"', r'"\\\"\n\r\t"')).headers) == {
        "Event": '\\"\n\r\t'
    }


def test_a_text_that_was_cut_off_is_no_shorter_match() -> None:
    match = hearts.Match()
    states: list[Any] = []
    for _ in range(3):
        state: Any = match.deal(match.deck_for(2))
        while hearts.to_move(state):
            state = hearts.apply(state, hearts.legal_moves(state)[0])
        states.append(state)
        match = match.record(state)
    text = records.to_text(records.record_of(states, {"End": "End of 0 deals"}))
    lines = text.splitlines(keepends=True)
    assert lines[-1] == "End of 3 deals\n"
    for length in range(len(lines)):
        with pytest.raises(RecordError):
            records.from_text("".join(lines[:length]))


def test_blank_lines_have_blanks_and_tabs_at_most() -> None:
    assert records.from_text(TEXT.replace("\n", "\n \t\n")) == RECORD
    with pytest.raises(RecordError):
        records.from_text(TEXT.replace("\n", "\n\u3000\n"))


@pytest.mark.parametrize("name", ["\x1b[31m", "\ud800", "a b", "", "x" * 10**6, "options.players"])
def test_names_of_fields_are_quoted_in_messages(name: str) -> None:
    whole = json.loads(JSON)
    for changed in (
        whole | {name: 1},
        whole | {"options": whole["options"] | {name: 1}},
        whole | {"deals": [whole["deals"][0] | {name: 1}]},
    ):
        with pytest.raises(RecordError) as caught:
            records.from_json(json.dumps(changed))
        assert str(caught.value).isprintable()
        assert len(str(caught.value)) < 400
        str(caught.value).encode()
    with pytest.raises(RecordError) as caught:
        records.from_json("{" + f"{json.dumps(name)}: 1, {json.dumps(name)}: 2" + "}")
    assert str(caught.value).isprintable()


def test_the_nearest_field_is_named() -> None:
    whole = json.loads(JSON)
    whole["options"]["player"] = whole["options"].pop("players")
    with pytest.raises(RecordError, match=r"options\.player: .*did you mean 'players'\?"):
        records.from_json(json.dumps(whole))
