"""Comments and times of moves."""

from __future__ import annotations

import json
from datetime import UTC, datetime, timedelta, timezone
from typing import Any

import jsonschema
import pytest
from hypothesis import given
from hypothesis import strategies as st

from vorhand import RecordError, hawk, hearts, hurrikan, records
from vorhand.records import Note, Record, RecordedDeal

SCHEMA = jsonschema.Draft202012Validator(records.json_schema())
NOON = datetime(2026, 12, 1, 12, 0, 0, tzinfo=UTC)
MOVES = tuple(hawk.Play(seat, card) for seat, card in enumerate(hawk.pack()[:4]))

TEXTS = st.text(
    st.characters(exclude_categories=["Cs"]), min_size=1, max_size=20
) | st.sampled_from(
    ['"', "\\", '"; 1 2C "', "; ", " !", "@x", "\n\r\t", "*", "End of 1 deal", "[Deck]", "\u2028"]
)
TIMES = st.datetimes(datetime(1, 1, 2), datetime(9999, 12, 30), timezones=st.timezones())  # noqa: DTZ001 - the zones are drawn


def noted(*notes: Note) -> Record:
    return Record("hawk", hawk.SOURCE, 3, (RecordedDeal(hawk.pack(), MOVES, notes),))


@st.composite
def some_notes(draw: st.DrawFn) -> tuple[Note, ...]:
    moves = sorted(draw(st.sets(st.integers(0, 3))))
    made = []
    for move in moves:
        time = draw(st.none() | TIMES)
        comment = draw(TEXTS if time is None else st.just("") | TEXTS)
        made.append(Note(move, comment, time))
    return tuple(made)


@given(notes=some_notes())
def test_notes_are_written_and_read(notes: tuple[Note, ...]) -> None:
    record = noted(*notes)
    as_json, as_text = records.to_json(record), records.to_text(record)
    SCHEMA.validate(json.loads(as_json))
    assert records.from_json(as_json) == record
    assert records.from_text(as_text) == record
    assert records.replay(record).states == records.replay(noted()).states


@given(data=st.data())
def test_notes_of_a_game_that_marks_moves(data: st.DataObject) -> None:
    state: Any = hurrikan.deal(hurrikan.Match().deck_for(3))
    while hurrikan.to_move(state):
        moves = hurrikan.legal_moves(state)
        state = hurrikan.apply(state, data.draw(st.sampled_from(moves)))
    notes = [Note(move, data.draw(TEXTS), data.draw(st.none() | TIMES)) for move in (0, 5, 11)]
    record = records.record_of([state], notes=[notes])
    assert records.from_text(records.to_text(record)) == record


def test_how_notes_are_written() -> None:
    record = noted(Note(0, 'a "good" lead', NOON), Note(2, "late"), Note(3, time=NOON))
    assert records.to_text(record).splitlines()[8] == (
        '1. 0 2C @2026-12-01T12:00:00Z "a \\"good\\" lead"; 1 3C; 2 4C "late"; '
        "3 5C @2026-12-01T12:00:00Z"
    )
    assert json.loads(records.to_json(record))["deals"][0]["notes"] == [
        {"move": 0, "time": "2026-12-01T12:00:00Z", "comment": 'a "good" lead'},
        {"move": 2, "comment": "late"},
        {"move": 3, "time": "2026-12-01T12:00:00Z"},
    ]


def test_times_are_kept_in_utc() -> None:
    east = timezone(timedelta(hours=5, minutes=30))
    note = Note(0, time=datetime(2026, 12, 1, 17, 30, tzinfo=east))
    assert note == Note(0, time=NOON)
    assert note.time is not None
    assert note.time.tzinfo is UTC

    class Stamp(datetime):
        """A kind of ``datetime`` with ways of its own, as pandas has one."""

    note = Note(0, time=Stamp(2026, 12, 1, 12, tzinfo=UTC))
    assert type(note.time) is datetime


@pytest.mark.parametrize(
    ("values", "place"),
    [
        ({"move": -1, "comment": "x"}, "move"),
        ({"move": None, "comment": "x"}, "move"),
        ({"move": 0}, "comment"),
        ({"move": 0, "comment": 3}, "comment"),
        ({"move": 0, "comment": "\ud800"}, "comment"),
        ({"move": 0, "comment": "x" * 10_001}, "comment"),
        ({"move": 0, "time": "2026-12-01T12:00:00Z"}, "time"),
        ({"move": 0, "time": datetime(2026, 12, 1)}, "time"),  # noqa: DTZ001 - that is the point
        ({"move": 0, "time": NOON.date()}, "time"),
    ],
)
def test_notes_that_cannot_be(values: dict[str, Any], place: str) -> None:
    with pytest.raises(RecordError) as caught:
        Note(**values)
    assert caught.value.place == place


@pytest.mark.parametrize(
    ("notes", "place"),
    [
        ([Note(0, "x")], "deals[0].notes"),
        (("x",), "deals[0].notes[0]"),
        ((Note(4, "x"),), "deals[0].notes[0].move"),
        ((Note(1, "x"), Note(1, "y")), "deals[0].notes[1].move"),
        ((Note(2, "x"), Note(1, "y")), "deals[0].notes[1].move"),
    ],
)
def test_notes_that_do_not_fit_the_deal(notes: Any, place: str) -> None:
    with pytest.raises(RecordError) as caught:
        Record("hawk", hawk.SOURCE, 3, (RecordedDeal(hawk.pack(), MOVES, notes),))
    assert caught.value.place == place


@pytest.mark.parametrize(
    ("note", "place"),
    [
        ({"move": 0}, ".comment"),
        ({"comment": "x"}, ".move"),
        ({"move": 0, "comment": ""}, ".comment"),
        ({"move": 0, "comment": "x", "colour": "red"}, ".colour"),
        ({"move": "0", "comment": "x"}, ".move"),
        ({"move": 0, "time": None}, ".time"),
        ({"move": 0, "time": 3}, ".time"),
        ({"move": 0, "time": "2026-12-01"}, ".time"),
        ({"move": 0, "time": "2026-12-01T12:00:00+00:00"}, ".time"),
        ({"move": 0, "time": "2026-12-01T12:00:00.000000Z"}, ".time"),
        ({"move": 0, "time": "2026-12-01T12:00:00.5Z"}, ".time"),
        ({"move": 0, "time": "2026-02-30T12:00:00Z"}, ".time"),
        ({"move": 0, "time": "0000-12-01T12:00:00Z"}, ".time"),
        ("x", ""),
    ],
)
def test_what_json_of_a_note_is_refused(note: Any, place: str) -> None:
    whole = json.loads(records.to_json(noted()))
    whole["deals"][0]["notes"] = [note]
    with pytest.raises(RecordError) as caught:
        records.from_json(json.dumps(whole))
    assert caught.value.place == f"deals[0].notes[0]{place}"


def test_a_deal_without_notes_has_no_field_for_them() -> None:
    whole = json.loads(records.to_json(noted()))
    assert "notes" not in whole["deals"][0]
    for notes in ([], [{"move": 0, "comment": "x"}] * 101):
        whole["deals"][0]["notes"] = notes
        assert not SCHEMA.is_valid(whole)
        with pytest.raises(RecordError, match=r"deals\[0\]\.notes: one note or more"):
            records.from_json(json.dumps(whole))


@pytest.mark.parametrize(
    "line",
    [
        '1. 0 2C ""; 1 3C; 2 4C; 3 5C',
        '1. 0 2C "x" ; 1 3C; 2 4C; 3 5C',
        '1. 0 2C  "x"; 1 3C; 2 4C; 3 5C',
        '1. 0 2C "x"y; 1 3C; 2 4C; 3 5C',
        '1. 0 2C "\\q"; 1 3C; 2 4C; 3 5C',
        '1. 0 2C "x" @2026-12-01T12:00:00Z; 1 3C; 2 4C; 3 5C',
        "1. 0 2C @; 1 3C; 2 4C; 3 5C",
        "1. 0 2C @noon; 1 3C; 2 4C; 3 5C",
        "1. 0 2C !; 1 3C; 2 4C; 3 5C",
        '1. 0 2C "x; 1 3C; 2 4C; 3 5C',
        '1. "x"; 1 3C; 2 4C; 3 5C',
        "1. 0 2C; 1 3C; 2 4C; 3 5C; ",
        "1. 0 2C;; 1 3C; 2 4C; 3 5C",
        "1. 0 2C ; 1 3C; 2 4C; 3 5C",
    ],
)
def test_what_text_of_a_note_is_refused(line: str) -> None:
    text = records.to_text(noted())
    assert "1. 0 2C; 1 3C; 2 4C; 3 5C" in text
    with pytest.raises(RecordError) as caught:
        records.from_text(text.replace("1. 0 2C; 1 3C; 2 4C; 3 5C", line))
    assert caught.value.place == "line 9"


def test_the_page_shows_comments_and_times() -> None:
    record = noted(Note(0, "a <b>good</b> lead", NOON))
    page = record.to_html()
    assert '"comment":' in page
    assert "a \\u003cb>good\\u003c/b> lead" in page
    assert '"time":"2026-12-01 12:00:00 UTC"' in page
    assert '"comment":' not in noted().to_html()


def test_hearts_that_pass_have_notes_too() -> None:
    state: Any = hearts.deal(hearts.pack())
    state = hearts.apply(state, hearts.legal_moves(state, 2)[0])
    record = records.record_of([state], notes=[[Note(0, "the safest three")]])
    assert records.from_text(records.to_text(record)) == record
    assert f'1. {record.deals[0].moves[0]} "the safest three"\n*' in records.to_text(record)
