"""The parts of a record that are written alike in JSON and in text, and how to read them."""

from __future__ import annotations

import re
from datetime import datetime
from typing import Final

from vorhand.cards import DECK, Card
from vorhand.errors import NotationError, RecordError, part_of, quoted
from vorhand.kit.checks import is_int
from vorhand.records.model import MOST_TEXT, VERSION, Note

_LONGEST_DECK: Final = len(" ".join(map(str, DECK)))

_TIME: Final = re.compile("[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{6})?Z")


# --- The text as a whole


def unmarked_lines(text: object) -> list[str]:
    """
    The lines of a text, whether they end with LF, CRLF or CR.

    Raises:
        RecordError: not a text, or one that begins with a byte order mark.
    """
    if not isinstance(text, str):
        raise RecordError("", f"a text is expected, not {quoted(text)}")
    if len(text) > MOST_TEXT:
        raise RecordError("", f"at most {MOST_TEXT} characters are expected")
    if text.startswith("\ufeff"):
        problem = "a byte order mark (U+FEFF) stands before the record: read it with utf-8-sig"
        raise RecordError("line 1", problem)
    return re.split("\r\n|\r|\n", text)


def check_version(place: str, version: object) -> int:
    """
    The version of the format in which a record is written.

    Raises:
        RecordError: not a version, or one that is newer than this library.
    """
    if not is_int(version) or version < 1:
        raise RecordError(place, f"the number of a version is expected, not {quoted(version)}")
    if version > VERSION:
        known = f"this library, which reads versions 1 to {VERSION}"
        raise RecordError(place, f"version {quoted(version)} is newer than {known}")
    return version


# --- Decks


def deck_from(place: str, text: str) -> tuple[Card, ...]:
    """
    Read a deck in its order, exactly as it is written: with one blank between two cards.

    Raises:
        RecordError: a part of it is not a card, or written in another way.
    """
    if len(text) > _LONGEST_DECK:
        raise RecordError(place, f"a deck of {len(DECK)} cards at most is expected")
    words = text.split(" ")
    try:
        cards = tuple(map(Card, words))
    except NotationError as error:
        raise RecordError(place, str(error)) from None
    for card, word in zip(cards, words, strict=True):
        if word != card.text:
            raise RecordError(place, f"{quoted(word)} is to be written {card.text!r}")
    return cards


# --- Notes


def noted(place: str, move: int, comment: str, time: datetime | None) -> Note:
    """
    A note that has been read.

    Raises:
        RecordError: not a note.
    """
    try:
        return Note(move, comment, time)
    except RecordError as error:
        raise RecordError(part_of(place, error.place), error.problem) from None


def time_text(time: datetime) -> str:
    """A moment in UTC as it is written, such as ``2026-11-30T20:15:03Z``."""
    return time.isoformat().replace("+00:00", "Z")


def time_from(place: str, text: object) -> datetime:
    """
    Read a moment exactly as `time_text` writes it.

    Raises:
        RecordError: it is something else.
    """
    if isinstance(text, str) and _TIME.fullmatch(text):
        try:
            time = datetime.fromisoformat(text)
        except ValueError:
            pass  # no such day, or no such hour
        else:
            if time_text(time) == text:
                return time
    problem = f"a time such as 2026-11-30T20:15:03Z is expected, not {quoted(text)}"
    raise RecordError(place, problem)
