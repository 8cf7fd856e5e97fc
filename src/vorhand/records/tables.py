"""A record as rows of plain values, for data frames and spreadsheets."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple, TypeAlias

import attrs

from vorhand.game import GAMES
from vorhand.kit.plays import BaseMove
from vorhand.languages import language_of
from vorhand.records.model import Record
from vorhand.records.plain import plain
from vorhand.records.replaying import MatchReplay, replay

Row: TypeAlias = dict[str, Any]
"""Values by the name of their column: texts, whole numbers, True or False, times, and None."""


class Rows(NamedTuple):
    """
    The tables of a record, each a list of rows. ``deal``, the number of a deal in the record from
    0, joins them.
    """

    deals: list[Row]
    """
    A row for each deal: ``game``, ``deal``, ``number`` (how many deals went before in the match),
    ``dealer``, ``deck``, ``moves`` (how many were made), ``finished``, and for each seat its
    ``score_0``, ... and the ``total_0``, ... after the deal, None if it is not finished. The totals
    of a deal on its own are None.
    """
    moves: list[Row]
    """
    A row for each move that the rules allow: ``deal``, ``move`` (from 0), ``seat``, ``kind`` (the
    class), ``text``, ``legal`` (how many legal moves the seat had), ``comment``, ``time``, and a
    column for each part of a move, such as ``card``: None in a move of another kind.
    """
    lines: list[Row]
    """
    A row for each line of the score sheets: ``deal``, ``seat``, ``points``, ``rule``, ``because``
    (the cards it rests on) and ``text``.
    """


def rows(record: Record, language: str = "en") -> Rows:
    """
    What a record comes to by the rules as flat dictionaries, a list for each table. All rows of a
    table have the same columns, so ``DataFrame(rows(record).moves)`` is all that it takes. A record
    with a fault has rows up to it.

    >>> from vorhand import hawk, records
    >>> state = hawk.deal(hawk.pack())
    >>> state = hawk.apply(state, hawk.legal_moves(state)[0])
    >>> records.rows(records.record_of([state])).moves[0]["text"]
    '0 2C'

    Raises:
        RecordError: not a record.
        UnknownLanguage: the library has no sentences in the language.
        WrongTypeError: the language is not a text.
    """
    language_of(language)
    played = replay(record)
    return Rows(
        list(_deals(record, played)),
        _with_same_columns(list(_moves(record, played))),
        list(_lines(record, played, language)),
    )


def _deals(record: Record, played: MatchReplay) -> Iterator[Row]:
    players = record.options.players
    totals = [sum(line[seat] for line in record.scores) for seat in range(players)]
    for at, states in enumerate(played.states):
        finished = at < len(played.scores)
        scores: list[int | None] = list(played.scores[at]) if finished else [None] * players
        if finished:
            totals = [old + new for old, new in zip(totals, played.scores[at], strict=True)]
        known = finished and not record.single
        yield {
            "game": record.game,
            "deal": at,
            "number": states[0].number,
            "dealer": states[0].dealer,
            "deck": " ".join(map(str, record.deals[at].deck)),
            "moves": len(states) - 1,
            "finished": finished,
            **{f"score_{seat}": score for seat, score in enumerate(scores)},
            **{f"total_{seat}": total if known else None for seat, total in enumerate(totals)},
        }


def _moves(record: Record, played: MatchReplay) -> Iterator[Row]:
    game = GAMES[record.game]
    for at, states in enumerate(played.states):
        notes = {note.move: note for note in record.deals[at].notes}
        moves = record.deals[at].moves
        for number, (before, move) in enumerate(zip(states[:-1], moves, strict=False)):
            note = notes.get(number)
            yield {
                "deal": at,
                "move": number,
                "seat": move.seat,
                "kind": type(move).__name__,
                "text": str(move),
                "legal": len(game.legal_moves(before, move.seat)),
                "comment": note.comment if note else "",
                "time": note.time if note else None,
                **_parts(move),
            }


def _parts(move: BaseMove) -> Row:
    """The parts of a move besides its seat: cards as texts, members of enums by name."""
    fields = attrs.fields(type(move))
    names = [field.name for field in fields if field.init and field.name != "seat"]
    return {name: str(plain(getattr(move, name))) for name in names}


def _with_same_columns(found: list[Row]) -> list[Row]:
    columns = dict.fromkeys(name for row in found for name in row)
    return [{name: row.get(name) for name in columns} for row in found]


def _lines(record: Record, played: MatchReplay, language: str) -> Iterator[Row]:
    game = GAMES[record.game]
    for at in range(len(played.scores)):
        for line in game.scoresheet(played.states[at][-1]):
            yield {
                "deal": at,
                "seat": line.seat,
                "points": line.points,
                "rule": line.rule.id,
                "because": str(line.because),
                "text": line.text(language),
            }
