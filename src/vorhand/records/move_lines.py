"""The lines of moves in the text of a record, with the signs and notes behind the moves."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from vorhand.errors import RecordError, quoted
from vorhand.game import GAMES
from vorhand.kit.plays import BaseMove
from vorhand.records.model import MOST_MOVES, Note, Record, RecordedDeal
from vorhand.records.parts import noted, time_from, time_text
from vorhand.records.plain import move_from
from vorhand.records.replaying import AnyPhase

# ``++`` and ``*+`` never go back on what they have taken, so a long text takes no memory.
QUOTED: Final = r'"((?:[^"\\\t\n]++|\\.)*+)"'
_NUMBERED: Final = re.compile(r"([1-9][0-9]{0,2})\. (.+)")
_MOVE: Final = re.compile(
    rf'([^;@" ]+(?: [^;@" ]+)*?)(?: ([!?#+*]))?(?: @([^;@" ]+))?(?: {QUOTED})?(?:; |\Z)'
)
"""A move in a line, with the sign, the time and the comment behind it, up to the next one."""
BETWEEN: Final = "; "
_ESCAPES: Final = {"\\": "\\\\", '"': '\\"', "\n": "\\n", "\r": "\\r", "\t": "\\t"}
_UNESCAPED: Final = {escaped[1]: char for char, escaped in _ESCAPES.items()}


class Line(NamedTuple):
    """A line of a text, and its number from 1."""

    number: int
    text: str

    @property
    def place(self) -> str:
        """Where it is, for an error."""
        return f"line {self.number}"


class _Move(NamedTuple):
    """A move in a line, and what stands behind it."""

    text: str
    sign: str | None
    time: str | None
    comment: str | None

    @property
    def unsigned(self) -> str:
        """The move as it stands in the line, without its sign."""
        time = "" if self.time is None else f" @{self.time}"
        return self.text + time + ("" if self.comment is None else f' "{self.comment}"')


def escaped(text: str) -> str:
    """A text in quotes, as it stands in a line."""
    return '"' + "".join(_ESCAPES.get(char, char) for char in text) + '"'


def unescaped(place: str, text: str) -> str:
    """
    The text that stands between quotes; the inverse of `escaped`.

    Raises:
        RecordError: an escape that does not exist.
    """
    for escape in re.finditer(r"\\(.)", text):
        if escape[1] not in _UNESCAPED:
            raise RecordError(place, f"there is no escape {quoted(escape[0])}")
    return re.sub(r"\\(.)", lambda found: _UNESCAPED[found[1]], text)


# --- Writing


def move_lines(record: Record, deal: RecordedDeal, states: tuple[AnyPhase, ...]) -> Iterator[str]:
    """The lines of the moves, and a star if they are legal but the deal is not finished."""
    notation = GAMES[record.game].NOTATION
    marks = notation.marks(states[-1]) if states else {}
    notes = {note.move: note for note in deal.notes}
    texts = [
        str(move) + (f" {marks[at]}" if at in marks else "") + _note_text(notes.get(at))
        for at, move in enumerate(deal.moves)
    ]
    each = notation.moves_in_a_line(record.options)
    for number, top in enumerate(range(0, len(texts), each), 1):
        yield f"{number}. {BETWEEN.join(texts[top : top + each])}"
    if len(states) > len(deal.moves) and GAMES[record.game].to_move(states[-1]):
        yield "*"


def _note_text(note: Note | None) -> str:
    if note is None:
        return ""
    time = "" if note.time is None else f" @{time_text(note.time)}"
    return time + (f" {escaped(note.comment)}" if note.comment else "")


# --- Reading


def moves_from(
    game: str, lines: Sequence[Line], version: int
) -> tuple[tuple[BaseMove, ...], tuple[Note, ...]]:
    """
    The moves of a deal as they are written, and the notes on them. Whether numbers, signs and line
    breaks are those that follow from the moves is not looked at.

    Raises:
        RecordError: names the line that is wrong.
    """
    moves: list[BaseMove] = []
    notes: list[Note] = []
    for line in lines[:-1] if lines and lines[-1].text == "*" else lines:
        for made in _moves(game, line)[1]:
            if len(moves) == MOST_MOVES:
                raise RecordError(line.place, f"at most {MOST_MOVES} moves are expected")
            if made.time is not None or made.comment is not None:
                if version == 1:
                    raise RecordError(line.place, "version 1 has no notes")
                notes.append(_note(line.place, len(moves), made))
            moves.append(move_from(line.place, game, made.text))
    return tuple(moves), tuple(notes)


def _moves(game: str, line: Line) -> tuple[str, list[_Move]]:
    """The number of a line, and its moves."""
    numbered = _NUMBERED.fullmatch(line.text)
    if numbered is None or line.text.endswith(BETWEEN):
        raise RecordError(line.place, f"moves are expected, not {quoted(line.text)}")
    signs, text, moves, top = GAMES[game].NOTATION.signs, numbered[2], list[_Move](), 0
    while top < len(text) and len(moves) <= MOST_MOVES:
        found = _MOVE.match(text, top)
        if found is None or (found[2] is not None and found[2] not in signs):
            raise RecordError(line.place, f"a move is expected, not {quoted(text[top:])}")
        moves.append(_Move(*found.groups()))
        top = found.end()
    return numbered[1], moves


def _note(place: str, number: int, made: _Move) -> Note:
    if made.comment == "":
        raise RecordError(place, "a comment is not empty")
    time = None if made.time is None else time_from(place, made.time)
    comment = "" if made.comment is None else unescaped(place, made.comment)
    return noted(place, number, comment, time)


def unsigned(game: str, line: Line) -> Line:
    """A line without the signs that stand behind its moves."""
    number, moves = _moves(game, line)
    return Line(line.number, f"{number}. {BETWEEN.join(move.unsigned for move in moves)}")
