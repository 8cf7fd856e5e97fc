"""Many records in one file."""

from __future__ import annotations

import tracemalloc
from collections.abc import Iterator
from io import BytesIO, StringIO
from pathlib import Path
from random import Random
from typing import Any

import pytest

from vorhand import GAMES, OutOfRange, RecordError, WrongTypeError, game, hawk, records
from vorhand.records import parts, streams


def some(number: int) -> Iterator[records.Record]:
    for seed in range(number):
        for name, module in GAMES.items():
            state = game.play_out(module, module.deal(module.pack()), Random(seed))
            yield records.record_of([state], {"Event": f"{name}\n{seed}"})


def test_records_in_a_file(tmp_path: Path) -> None:
    path = tmp_path / "records.jsonl"
    with path.open("w", encoding="utf-8") as file:
        assert records.dump_all(some(3), file) == 9
    assert len(path.read_text("utf-8").splitlines()) == 9
    with path.open(encoding="utf-8") as file:
        assert list(records.load_all(file)) == list(some(3))
    with path.open("a", encoding="utf-8") as file:
        records.dump_all(some(1), file)
    with path.open(encoding="utf-8") as file:
        assert len(list(records.load_all(file))) == 12


def test_one_line_is_one_record() -> None:
    for record in some(1):
        line = records.to_json(record, indent=None)
        assert line.count("\n") == 1
        assert line.endswith("\n")
        assert records.from_json(line) == record
        for indent in (0, 4):
            assert records.from_json(records.to_json(record, indent=indent)) == record
        with pytest.raises(OutOfRange):
            records.to_json(record, indent=17)
        with pytest.raises(WrongTypeError):
            records.to_json(record, indent="\t")  # type: ignore[arg-type] # on purpose


def test_they_are_read_one_at_a_time() -> None:
    def lines() -> Iterator[str]:
        for record in some(1):
            yield records.to_json(record, indent=None)
        yield "no record"

    found = records.load_all(lines())
    assert [next(found).game for _ in range(3)] == list(GAMES)
    with pytest.raises(RecordError, match="line 4: not JSON"):
        next(found)


def test_memory_does_not_grow_with_the_number_of_records() -> None:
    record = next(some(1))

    def most(number: int) -> int:
        lines = (records.to_json(record, indent=None) for _ in range(number))
        tracemalloc.start()
        for _ in records.load_all(lines):
            pass
        highest = tracemalloc.get_traced_memory()[1]
        tracemalloc.stop()
        return highest

    # A record takes some 20,000 bytes.
    assert most(200) < 400_000


def test_places_begin_with_the_line() -> None:
    good = records.to_json(next(some(1)), indent=None)
    bad = good.replace('"dealer":3', '"dealer":7')
    assert good != bad
    with pytest.raises(RecordError, match=r"^line 2: dealer: there is no such seat"):
        list(records.load_all([good, bad]))
    for line in ("", "\n", "{}", "null\n", good[:-9]):
        with pytest.raises(RecordError, match=r"^line 1: "):
            list(records.load_all([line]))
    with pytest.raises(RecordError, match="line 1: a text is expected"):
        list(records.load_all(BytesIO(good.encode())))  # type: ignore[arg-type] # on purpose


def test_a_line_without_an_end_is_not_read_to_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(streams, "MOST_TEXT", 1000)
    monkeypatch.setattr(parts, "MOST_TEXT", 1000)
    file = StringIO("[" * 5000)
    with pytest.raises(RecordError, match="line 1: at most 1000 characters"):
        list(records.load_all(file))
    assert file.tell() == 1001
    with pytest.raises(RecordError, match="line 1: at most 1000 characters"):
        list(records.load_all(["[" * 5000]))


@pytest.mark.parametrize("wrong", [None, 3, "{}", b"{}", {"{}"}])
def test_what_is_no_file(wrong: Any) -> None:
    with pytest.raises(WrongTypeError):
        records.load_all(wrong)
    with pytest.raises(WrongTypeError):
        records.dump_all([], wrong)
    with pytest.raises((WrongTypeError, RecordError)):
        records.dump_all(wrong, StringIO())


def test_what_was_written_before_a_mistake_is_good() -> None:
    file = StringIO()
    record = records.Record("hawk", hawk.SOURCE, 0)
    with pytest.raises(RecordError, match="a Record is expected"):
        records.dump_all([record, record, None], file)  # type: ignore[list-item] # on purpose
    assert list(records.load_all(file.getvalue().splitlines())) == [record, record]
