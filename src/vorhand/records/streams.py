"""Many records in one file or stream, as JSON Lines: one record in each line."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final, Protocol

from vorhand.errors import RecordError, WrongTypeError, quoted
from vorhand.kit.checks import has_order
from vorhand.records.as_json import from_json, to_json
from vorhand.records.model import Record

MOST_IN_LINE: Final = 1 << 26
"""The most characters of a line that are read. The longest match of any game takes a tenth."""


class Writable(Protocol):
    """A file or another stream of text that can be written to."""

    def write(self, text: str, /) -> object:
        """Write a text."""
        ...


def dump_all(records: Iterable[Record], file: Writable) -> int:
    """
    Write records to a file opened for text, one after the other, each in a line of its own, and
    answer how many they are. Only one of them is held at a time.

    >>> from io import StringIO
    >>> from vorhand import hawk, records
    >>> file = StringIO()
    >>> records.dump_all([records.Record("hawk", hawk.SOURCE, seat) for seat in (0, 1)], file)
    2
    >>> [record.dealer for record in records.load_all(file.getvalue().splitlines())]
    [0, 1]

    Raises:
        RecordError: something among them is not a record; those before it are written.
        WrongTypeError: not records in order, or nothing that can be written to.
    """
    if not has_order(records):
        raise WrongTypeError(f"records are an iterable of Record in order, not {quoted(records)}")
    write = getattr(file, "write", None)
    if not callable(write):
        raise WrongTypeError(f"a file opened for text is expected, not {quoted(file)}")
    written = 0
    for record in records:
        write(to_json(record, indent=None))
        written += 1
    return written


def load_all(lines: Iterable[str]) -> Iterator[Record]:
    """
    Read records from a file opened for text, or from any other lines, as `dump_all` writes them.
    They are read one at a time, when they are asked for.

    Raises:
        RecordError: a line is not a record; ``place`` begins with its number, from 1.
        WrongTypeError: not lines in order.
    """
    if isinstance(lines, (str, bytes)) or not has_order(lines):
        raise WrongTypeError(f"a file or an iterable of lines is expected, not {quoted(lines)}")
    return _loaded(lines)


def _loaded(lines: Iterable[str]) -> Iterator[Record]:
    for number, line in enumerate(_bounded(lines), 1):
        place = f"line {number}"
        if isinstance(line, str) and len(line) > MOST_IN_LINE:
            raise RecordError(place, f"at most {MOST_IN_LINE} characters are expected in a line")
        try:
            record = from_json(line)
        except RecordError as error:
            # There is one line to each record, so "line 1" of the record says nothing.
            within = "" if error.place.startswith("line ") else error.place
            raise RecordError(": ".join(filter(None, (place, within))), error.problem) from None
        yield record


def _bounded(lines: Any) -> Iterator[Any]:  # noqa: ANN401 - a file, or any iterable
    """The lines. A line of a file is not read beyond the longest that is allowed."""
    readline = getattr(lines, "readline", None)
    if not callable(readline):
        yield from lines
        return
    while line := readline(MOST_IN_LINE + 1):
        yield line
