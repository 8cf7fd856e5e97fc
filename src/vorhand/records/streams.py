"""Many records in one file or stream, as JSON Lines: one record in each line."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from io import TextIOBase
from typing import Any, Protocol

from vorhand.errors import RecordError, WrongTypeError, quoted
from vorhand.kit.checks import has_order
from vorhand.records.as_json import from_json, to_json
from vorhand.records.model import MOST_TEXT, Record


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
        try:
            record = from_json(line)
        except RecordError as error:
            # There is one line to each record, so "line 1" of the record says nothing.
            within = "" if error.place.startswith("line ") else error.place
            raise RecordError(": ".join(filter(None, (place, within))), error.problem) from None
        yield record


def _bounded(lines: Any) -> Iterator[Any]:  # noqa: ANN401 - a file, or any iterable
    """The lines. A line of a file is not read beyond the longest that is allowed."""
    if not isinstance(lines, TextIOBase):
        yield from lines
        return
    while line := lines.readline(MOST_TEXT + 1):
        yield line
