"""What strangers and unusual values do to records."""

from __future__ import annotations

import enum
import json
import time
from collections.abc import Callable
from datetime import UTC, datetime, timedelta, timezone, tzinfo
from io import StringIO
from itertools import count
from typing import Any

import attrs
import jsonschema
import pytest
from typing_extensions import override

from tests.kit.test_checks import Whole
from vorhand import InvalidDeal, InvalidOptions, RecordError, hawk, hearts, hurrikan, records
from vorhand.records import Note, Record, RecordedDeal, parts
from vorhand.records.model import MOST_HEADERS

SCHEMA = jsonschema.Draft202012Validator(records.json_schema())
PACK = hawk.pack()
LEAD = hawk.Play(0, PACK[0])


def noted(note: Note, *moves: Any) -> Record:
    return Record("hawk", hawk.SOURCE, 3, (RecordedDeal(PACK, (LEAD, *moves), (note,)),))


def check_there_and_back(record: Record) -> None:
    as_json, as_text = records.to_json(record), records.to_text(record)
    SCHEMA.validate(json.loads(as_json))
    assert records.from_json(as_json) == record
    assert records.from_text(as_text) == record


# --- Values of other kinds


def test_scores_are_no_larger_than_other_numbers() -> None:
    check_there_and_back(Record("hearts", hearts.TRAINER, 3, scores=((-(10**15), 0, 0, 0),)))
    for score in (10**15 + 1, -(10**20), 10**5000):
        with pytest.raises(InvalidDeal, match="a score in deal 0 is beyond"):
            hearts.Match(scores=((score, 0, 0, 0),))
        with pytest.raises(RecordError, match="scores: a score in deal 0 is beyond"):
            Record("hearts", hearts.TRAINER, 3, scores=((score, 0, 0, 0),))


def test_scores_of_other_kinds_of_whole_numbers_are_kept_as_int() -> None:
    lines: Any = (tuple(map(Whole, (5, 6, 7, 8))),)
    record = Record("hearts", hearts.TRAINER, 3, scores=lines)
    assert record.scores == ((5, 6, 7, 8),)
    check_there_and_back(record)


class Names(str, enum.Enum):  # noqa: UP042 - its ``format`` is that of the member
    EVENT = "Event"


class Loud(str):
    """A text that is written otherwise than it compares."""

    __slots__ = ()

    @override
    def __format__(self, spec: str) -> str:  # pragma: no cover - it is not asked
        return self.upper()

    @override
    def encode(self, encoding: str = "", errors: str = "") -> bytes:  # pragma: no cover - nor this
        return b""


def test_texts_of_other_kinds_are_kept_as_plain_ones() -> None:
    record = Record(Loud("hawk"), hawk.SOURCE, 3, (), {Names.EVENT: Loud("x"), Loud("Site"): "y"})
    assert record == Record("hawk", hawk.SOURCE, 3, (), {"Event": "x", "Site": "y"})
    assert {type(text) for pair in record.headers for text in pair} == {str}
    check_there_and_back(record)
    check_there_and_back(noted(Note(0, Loud("x"))))
    with pytest.raises(RecordError, match=r"headers\.Event: the text cannot be written down"):
        Record("hawk", hawk.SOURCE, 3, (), {"Event": Loud("\ud800")})


@pytest.mark.parametrize(
    "headers", [["Ab", "Cd"], [{"A", "b"}], {("A", "b"), ("C", "d")}, "Ab", 3, [("a",)], [None]]
)
def test_headers_are_pairs_of_texts(headers: Any) -> None:
    with pytest.raises(RecordError, match="headers: pairs of texts are expected"):
        Record("hawk", hawk.SOURCE, 3, (), headers)


@pytest.mark.parametrize("headers", [range(10**12), ((f"A{n}", "b") for n in count())])
def test_of_headers_no_more_is_read_than_a_record_can_have(headers: Any) -> None:
    with pytest.raises(RecordError, match="headers: "):
        Record("hawk", hawk.SOURCE, 3, (), headers)
    Record("hawk", hawk.SOURCE, 3, (), {f"A{n}": "b" for n in range(MOST_HEADERS)})
    with pytest.raises(RecordError, match="headers: a record has 1000 headers at most"):
        Record("hawk", hawk.SOURCE, 3, (), {f"A{n}": "b" for n in range(MOST_HEADERS + 1)})


class Nowhere(tzinfo):
    """A time zone that does not know how far it is from UTC."""

    @override
    def utcoffset(self, at: datetime | None) -> None:
        return None

    @override
    def dst(self, at: datetime | None) -> None:  # pragma: no cover - it is not asked
        return None

    @override
    def tzname(self, at: datetime | None) -> None:  # pragma: no cover - nor this
        return None


@pytest.mark.parametrize(
    "at",
    [
        datetime(2026, 12, 1, tzinfo=Nowhere()),
        datetime(1, 1, 1, tzinfo=timezone(timedelta(hours=5))),
        datetime(9999, 12, 31, 23, tzinfo=timezone(timedelta(hours=-5))),
    ],
)
def test_moments_that_are_none_in_utc(at: datetime) -> None:
    with pytest.raises(RecordError, match="time: a datetime with its time zone is expected"):
        Note(0, time=at)


def test_equal_notes_print_alike() -> None:
    note = Note(0, time=datetime(2026, 12, 1, tzinfo=UTC, fold=1))
    assert repr(note) == repr(Note(0, time=datetime(2026, 12, 1, tzinfo=UTC)))


@pytest.mark.parametrize("by_hand", [True, False])
def test_a_long_match_is_gone_through_field_by_field(by_hand: bool) -> None:
    options = hawk.Options(deals=5000)
    match = hawk.Match(options, scores=((0, 0, 0, 0),) * 3000)
    if not by_hand:
        state: Any = match.deal(PACK)
        while hawk.to_move(state):
            state = hawk.apply(state, hawk.legal_moves(state)[0])
        match = match.record(state)
    assert len(attrs.asdict(match)["scores"]) == match.number


# --- Grammar and schema


@pytest.mark.parametrize("stars", ["*\n{line}", "{line}\n*\n*", "*\n{line}\n*"])
def test_a_star_stands_at_the_end_of_a_deal_and_once(stars: str) -> None:
    for record in (noted(Note(0, "x")), noted(Note(0, "x"), LEAD)):
        text = records.to_text(record)
        line = text.splitlines()[8]
        assert line.startswith("1. 0 2C")
        plain = text.replace("\n*\n", "\n")
        with pytest.raises(RecordError):
            records.from_text(plain.replace(line, stars.format(line=line)))


def test_a_tab_is_written_as_an_escape() -> None:
    for record in (
        noted(Note(0, "a\tb")),
        Record("hawk", hawk.SOURCE, 3, (), {"Event": "a\tb"}),
    ):
        check_there_and_back(record)
        with pytest.raises(RecordError):
            records.from_text(records.to_text(record).replace("\\t", "\t"))


@pytest.mark.parametrize(
    ("game", "name", "values"),
    [
        ("hearts", "limit", [0, 10**15 + 1]),
        ("hearts", "pass_count", [0, 18]),
        ("hearts", "queen_points", [-1]),
        ("hearts", "jack_of_diamonds", [10**15 + 1, -(10**15) - 1]),
        ("hearts", "packets", [[0], [13, 0]]),
        ("hearts", "passing", [[], ["LEFT"] * 10_001]),
        ("hawk", "deals", [0, 10**15 + 1]),
        ("hawk", "solo_from", [1, 7]),
        ("hurrikan", "target", [0]),
        ("hurrikan", "largest_sum", [1, 10**15 + 1]),
    ],
)
def test_numbers_of_options_that_schema_and_reader_refuse(
    game: str, name: str, values: list[Any]
) -> None:
    module: Any = {"hearts": hearts, "hawk": hawk, "hurrikan": hurrikan}[game]
    whole = json.loads(records.to_json(Record(game, module.Options(), 0)))
    SCHEMA.validate(whole)
    for value in values:
        whole["options"][name] = value
        assert not SCHEMA.is_valid(whole)
        with pytest.raises(RecordError, match=rf"options\.{name}"):
            records.from_json(json.dumps(whole))


def test_a_cycle_of_passes_has_an_end() -> None:
    hearts.Options(passing=(hearts.Direction.LEFT,) * 10_000)
    with pytest.raises(InvalidOptions, match="passing: at most 10000 directions"):
        hearts.Options(passing=(hearts.Direction.LEFT,) * 10_001)


# --- Lines, messages and sizes


def test_a_line_is_one_line_for_every_program() -> None:
    record = Record("hawk", hawk.SOURCE, 3, (), {"Event": "a\x85b\u2028c\u2029d\x0ce\x1cf"})
    file = StringIO()
    records.dump_all([record, record], file)
    assert list(records.load_all(file.getvalue().splitlines())) == [record, record]
    check_there_and_back(record)


class Lines(list[str]):
    """Lines with a method that only looks like that of a file."""

    def readline(self) -> str:  # pragma: no cover - it is not asked
        return ""


def test_only_a_file_is_read_as_a_file() -> None:
    line = records.to_json(Record("hawk", hawk.SOURCE, 3), indent=None)
    assert len(list(records.load_all(Lines([line, line])))) == 2


def test_a_long_line_that_differs_has_a_short_message() -> None:
    text = records.to_text(noted(Note(0, "\u200b" * 9990 + "end")))
    for changed in (text.replace("1. 0", "2. 0"), text.replace('end"', 'end"\n2. 1 3C')):
        with pytest.raises(RecordError) as caught:
            records.from_text(changed)
        assert len(str(caught.value)) < 400
    assert 'end"; 1 3C' in str(caught.value)


def test_ten_thousand_wrong_scores_have_a_short_message() -> None:
    for game, options, line in (
        ("hearts", hearts.TRAINER, (0, 0, 0, 0, 0)),
        ("hurrikan", hurrikan.FOUR_PLAYERS, (0, 1, 2, 3)),
    ):
        with pytest.raises(RecordError) as caught:
            Record(game, options, 1, scores=(line,) * 10_000)
        assert len(str(caught.value)) < 2000
        assert str(caught.value).endswith("; and so on")


MILLION = 10**6
LONG: dict[str, Callable[[str], str]] = {
    "a comment without an end": lambda text: text.replace("1. 0 2C", '1. 0 2C "' + "a" * MILLION),
    "escapes": lambda text: text.replace("1. 0 2C", '1. 0 2C "' + "\\n" * MILLION + '"'),
    "a header without an end": lambda text: text.replace('"x"', '"' + "a" * MILLION),
    "scores": lambda text: text.replace('[Scores ""]', f'[Scores "{"1; " * MILLION}1"]'),
    "a deck": lambda text: text.replace("2C 3C", "2C " * MILLION + "3C"),
    "blanks": lambda text: text.replace("1. 0 2C", "1. 0 " + " " * MILLION + "2C"),
    "words": lambda text: text.replace("1. 0 2C", "1. 0 " + "x " * MILLION + '"'),
    "moves": lambda text: text.replace("1. 0 2C", "1. 0 2C" + "; 0 2C" * MILLION),
}


@pytest.mark.parametrize("what", LONG)
def test_long_texts_are_refused_in_time(what: str) -> None:
    record = Record("hawk", hawk.SOURCE, 3, (RecordedDeal(PACK, (LEAD,)),), {"Event": "x"})
    text = LONG[what](records.to_text(record))
    assert len(text) > MILLION
    began = time.process_time()
    with pytest.raises(RecordError):
        records.from_text(text)
    assert time.process_time() - began < 4


def test_no_text_is_read_that_is_longer_than_any_match(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parts, "MOST_TEXT", 1000)
    for read in (records.from_text, records.from_json):
        with pytest.raises(RecordError, match="at most 1000 characters"):
            read("x" * 1001)


def test_many_scores_are_refused_before_they_are_gone_through() -> None:
    whole = json.loads(records.to_json(Record("hawk", hawk.SOURCE, 3)))
    whole["scores"] = [[0, 0, 0, 0]] * 10_001
    with pytest.raises(RecordError, match="scores: at most 10000 scores"):
        records.from_json(json.dumps(whole))
    text = records.to_text(Record("hawk", hawk.SOURCE, 3))
    with pytest.raises(RecordError, match="Scores: at most 10000 scores"):
        records.from_text(text.replace('[Scores ""]', f'[Scores "{"0; " * 10_000}0"]'))
