"""The file in which a server keeps the match of a table, and how it is read again."""

from __future__ import annotations

import json
import os
import re
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

from vorhand import records

if TYPE_CHECKING or __package__:
    from examples.table_people import name_in
else:  # pragma: no cover - of a script, beside which it stands
    from table_people import name_in

Change = dict[str, Any]  # what happened to a match, as the file has it: see `Journal`


class Journal:
    """
    The file in which a match is kept: a record in the first line, and one line more for each
    change, with a deck, a move, or a seat and the digest of its token. So a change costs the same
    however long the match is. One server alone can have the file, and its owner alone can read it.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.file = self._opened(path)
        self.length = 0  # bytes that are whole
        self.pending = b""  # lines that could not be written yet

    def read(self) -> records.Record | None:
        """The match that is kept; None if the file is new, `RecordError` if it is no match."""
        data = self.path.read_bytes()
        return record_in(data) if data else None

    def begin(self, record: records.Record) -> None:
        """Write the match as one line to a second file, which then takes the place of the first."""
        new, old = self.path.with_name(self.path.name + ".new"), self.file
        self.file = self._opened(new)
        os.close(old)
        os.fchmod(self.file, 0o600)  # it may be there from an earlier time
        self._append(records.to_json(record, indent=None).encode())
        new.replace(self.path)
        folder = os.open(self.path.parent, os.O_RDONLY)
        os.fsync(folder)  # or the name may be that of the old file again after a power cut
        os.close(folder)

    def write(self, changes: Sequence[Change]) -> None:
        """Add a line for each change; what cannot be written is tried again the next time."""
        self.pending += b"".join(json.dumps(change).encode() + b"\n" for change in changes)
        try:
            if self.pending:
                self._append(self.pending)
            self.pending = b""
        except Exception as error:  # noqa: BLE001 - whatever it is, people are told of the move
            with suppress(Exception):  # nor does it matter if nobody reads this
                print(f"the match is not saved: {error}", file=sys.stderr, flush=True)

    def close(self) -> None:
        """Try a last time to write what is pending, and let the file go."""
        self.write([])
        os.close(self.file)

    def _append(self, lines: bytes) -> None:
        """Put lines after those that are whole; they count when they are on the disk."""
        os.ftruncate(self.file, self.length)  # the last try may have left half a line
        done = 0
        while done < len(lines):
            done += os.pwrite(self.file, lines[done:], self.length + done)
        os.fsync(self.file)
        self.length += done

    @staticmethod
    def _opened(path: Path) -> int:
        import fcntl  # noqa: PLC0415 - not to be had on every system, and only files need it

        file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)  # until it is closed
        except BlockingIOError:
            os.close(file)
            raise OSError(f"another server keeps its match in {path}") from None
        return file


def record_in(data: bytes) -> records.Record:
    """The record in a file that a `Journal` has written, or `records.to_json` or `to_text`."""
    first, *lines = data.split(b"\n")
    try:
        whole = json.loads(first.decode())
    except (ValueError, RecursionError):  # the first of many lines
        text = data.decode()
        return records.from_text(text) if text.startswith("[") else records.from_json(text)
    records.from_json(first.decode())  # strictly, and with all fields
    places = {}
    # What follows the last end of a line was being written when the server ended: nobody was told.
    for number, line in enumerate(lines[:-1], 2):
        try:
            places[put_into(whole, line)] = f"line {number}"
        except (ValueError, RecursionError):
            problem = "a deck, a move, or a seat and its token is expected"
            raise records.RecordError(f"line {number}", problem) from None
    try:
        return records.from_json(json.dumps(whole))
    except records.RecordError as error:
        place = places.get(error.place, error.place)
        raise records.RecordError(place, error.problem) from None


def put_into(record: dict[str, Any], line: bytes) -> str:
    """Put a change into a record, as JSON has it, and answer where; `ValueError` if it is none."""
    change = json.loads(line.decode())
    deals, headers = record["deals"], record["headers"]
    free = {f"Token{seat}" for seat in range(record["options"]["players"])} - headers.keys()
    if not isinstance(change, dict) or json.dumps(change).encode() != line:
        raise ValueError(line)  # there is one way to write a change, so no field is there twice
    match list(change.items()):
        case [("deck", deck)]:
            deals.append({"deck": deck, "moves": []})
            return f"deals[{len(deals) - 1}].deck"
        case [("move", move)] if deals:
            deals[-1]["moves"].append(move)
            return f"deals[{len(deals) - 1}].moves[{len(deals[-1]['moves']) - 1}]"
        case [("seat", int(seat)), ("token", str(token)), *more] if (
            f"Token{seat}" in free and re.fullmatch("[0-9a-f]{64}", token)
        ):
            headers[f"Token{seat}"] = token
            headers.pop(f"Seat{seat}", None)  # of somebody who is not there any more
            match more:
                case []:
                    pass
                case [("name", str(name))] if name_in(name) == name:
                    headers[f"Seat{seat}"] = name
                case _:
                    raise ValueError(line)
            return f"headers.Token{seat}"
        case _:
            raise ValueError(line)
