"""Files: records that are read and written, and the file in which a match is kept."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from io import StringIO
from pathlib import Path
from tempfile import NamedTemporaryFile
from types import MappingProxyType
from typing import Final

from vorhand.commands.screen import Refused
from vorhand.errors import RecordError, quoted
from vorhand.records import Record, dump_all, from_json, from_text, load_all, to_json, to_text
from vorhand.records.model import MOST_TEXT

FORMS: Final = ("json", "jsonl", "text")
"""The forms in which records are written: JSON, JSON Lines and text."""
SUFFIXES: Final = MappingProxyType(
    {".json": "json", ".jsonl": "jsonl", ".ndjson": "jsonl"}
    | dict.fromkeys((".txt", ".text", ".vorhand"), "text")
)
"""The form that goes with the ending of the name of a file."""
STANDARD: Final = "-"
"""What stands for standard input and output."""


def read_text(name: str) -> str:
    """
    Read a text, as far as a record may be long.

    Raises:
        Refused: it cannot be read, or is not UTF-8.
    """
    try:
        if name == STANDARD:
            if sys.stdin is None:  # whoever started the program has closed it
                raise Refused("unreadable", file=name, why=os.strerror(errno.EBADF))
            return sys.stdin.read(MOST_TEXT + 1)
        with Path(name).open(encoding="utf-8-sig") as file:
            return file.read(MOST_TEXT + 1)
    except UnicodeDecodeError:
        raise Refused("no-text", file=name) from None
    except (OSError, ValueError) as error:  # a name with a null character is a `ValueError`
        raise Refused("unreadable", file=name, why=reason(error)) from None


def reason(error: Exception) -> str:
    """What the system says about a failure, without the name of the file."""
    return getattr(error, "strerror", None) or str(error)


def records_in(text: str) -> list[Record]:
    """
    The records in a text: one as JSON or as text, or one in each line of JSON.

    Raises:
        RecordError: the text is not a record.
    """
    if not text.lstrip().startswith("{"):
        return [from_text(text)]
    first, _, others = text.partition("\n")
    if first.rstrip().endswith("}") and others.strip():
        return list(load_all(line for line in text.splitlines(keepends=True) if line.strip()))
    return [from_json(text)]


def read_records(name: str) -> list[Record]:
    """
    Read the records in a file.

    Raises:
        Refused: the file cannot be read, or it is not a record.
    """
    try:
        return records_in(read_text(name))
    except RecordError as error:
        raise Refused("no-record", file=name, why=str(error)) from None


def form_of(name: str, chosen: str | None = None) -> str:
    """
    In which form a file is written: the one that is chosen, or that of the ending of its name.

    Raises:
        Refused: none is chosen, and the ending does not tell.
    """
    form = chosen or SUFFIXES.get(Path(name).suffix.lower())
    if form is None:
        raise Refused("no-form", file=name, known=", ".join(FORMS))
    return form


def written(records: Sequence[Record], form: str) -> str:
    """
    Records in a form.

    Raises:
        Refused: there are several, and the form holds one.
    """
    if form == "jsonl":
        file = StringIO()
        dump_all(records, file)
        return file.getvalue()
    if len(records) != 1:
        raise Refused("several", count=len(records), form=form)
    return to_json(records[0]) if form == "json" else to_text(records[0])


def write_new(name: str, text: str, *, force: bool) -> None:
    """
    Write a file that is not there yet, or with ``force`` another one in its place.

    Raises:
        Refused: it is there, or it cannot be written.
    """
    if name == STANDARD:
        if sys.stdout is None:
            raise Refused("unwritable", file=name, why=os.strerror(errno.EBADF))
        sys.stdout.write(text)
        return
    put(Path(name), text, new=not force)


def put(path: Path, text: str, *, new: bool) -> None:
    """
    Put a text into a file as a whole: whoever reads meanwhile finds the old one or the new one.

    Raises:
        Refused: it cannot be written, or is to be ``new`` and is there already.
    """
    made = None
    try:
        target = Path(os.path.realpath(path))
        if target.exists() and not target.is_file():  # such as /dev/null, which is to stay
            target.write_text(text, encoding="utf-8")
            return
        with NamedTemporaryFile(
            "w", encoding="utf-8", newline="\n", dir=target.parent, prefix=".", delete=False
        ) as file:
            made = Path(file.name)
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        _give_rights(made, target)
        if new:
            _link(made, target)
        else:
            made.replace(target)
            made = None
    except FileExistsError:
        raise Refused("exists", file=str(path)) from None
    except (OSError, ValueError) as error:
        raise Refused("unwritable", file=str(path), why=reason(error)) from None
    finally:
        if made is not None:
            with suppress(OSError):
                made.unlink()


def _give_rights(made: Path, target: Path) -> None:
    """Let a file be read and written as the one before it, or as any new file."""
    if target.exists():
        made.chmod(target.stat().st_mode & 0o777)
        return
    mask = os.umask(0)
    os.umask(mask)
    made.chmod(0o666 & ~mask)


def _link(made: Path, target: Path) -> None:
    """Give a file its name, unless something has this name."""
    try:
        os.link(made, target)
    except FileExistsError:
        raise
    except OSError:  # a disk that has no links
        if os.path.lexists(target):
            raise FileExistsError from None
        made.replace(target)


class Keeper:
    """The file of a match that is being played. It is never written over by anything else."""

    def __init__(self, name: str) -> None:
        """Name the file; it is looked at by `load`."""
        self.name = name
        self.path: Path = Path(name)
        self.form: str = SUFFIXES.get(self.path.suffix.lower(), "text")
        self.last: str | None = None

    def is_at(self, name: str) -> bool:
        """Whether this is the file of another name too."""
        return os.path.realpath(name) == os.path.realpath(self.path)

    def load(self) -> Record | None:
        """
        The match in the file; None if there is no such file.

        Raises:
            Refused: the file cannot be read, or does not have one record.
        """
        if not os.path.lexists(self.path):
            return None
        text = read_text(self.name)
        try:
            found = records_in(text)
        except RecordError as error:
            raise Refused("no-record", file=self.name, why=str(error)) from None
        if len(found) != 1:
            raise Refused("several", count=len(found), form=quoted(self.name))
        self.form = "json" if text.lstrip().startswith("{") else "text"
        self.last = text
        return found[0]

    def save(self, record: Record) -> None:
        """
        Write the match to the file.

        Raises:
            Refused: it cannot be written, or has something else in it than what was read or
                written last.
        """
        there = self.last is not None and os.path.lexists(self.path)
        if there and read_text(self.name) != self.last:
            raise Refused("changed", file=self.name)
        text = written([record], "json" if self.form in {"json", "jsonl"} else "text")
        put(self.path, text, new=not there)
        self.last = text
