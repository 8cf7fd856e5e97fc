"""
Records as text for people to read, in the manner of PBN and PGN.

Headers stand in brackets, one to a line. Each deal begins with its deck, and its moves follow in
numbered lines: one for each trick, or for each turn where there are no tricks. ``!`` marks a
capture that swept the table, and ``*`` follows a deal that is not finished.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final

from vorhand.errors import RecordError, quoted
from vorhand.game import GAMES
from vorhand.kit.options import BaseOptions
from vorhand.kit.plays import BaseMove
from vorhand.records.as_json import deck_from
from vorhand.records.model import MOST_DEALS, MOST_MOVES, VERSION, Record, RecordedDeal, module_of
from vorhand.records.plain import move_from, options_of, plain_options
from vorhand.records.replaying import AnyPhase, replay

_BRACKETS: Final = re.compile(r'\[([A-Za-z][A-Za-z0-9_-]*) "((?:[^"\\\n]|\\.)*)"\]')
_LINE: Final = re.compile(r"([1-9][0-9]{0,2})\. (.+)")
_BETWEEN: Final = "; "
_FORMAT: Final = f"vorhand {VERSION}"
_ESCAPES: Final = {"\\": "\\\\", '"': '\\"', "\n": "\\n", "\r": "\\r", "\t": "\\t"}
_UNESCAPED: Final = {escaped[1]: char for char, escaped in _ESCAPES.items()}


def to_text(record: Record) -> str:
    """
    Write a record as text. `from_text` reads it back.

    Raises:
        RecordError: not a record.
    """
    played = replay(record)
    lines = [
        _bracket("Format", _FORMAT),
        _bracket("Game", record.game),
        _bracket("Options", _options_text(record)),
        _bracket("Dealer", str(record.dealer)),
        *(_bracket(name, value) for name, value in record.headers),
    ]
    for number, deal in enumerate(record.deals):
        states = played.states[number] if number < len(played.states) else ()
        lines += ["", _bracket("Deck", " ".join(map(str, deal.deck)))]
        lines += _move_lines(record, deal, states)
    return "\n".join(lines) + "\n"


def from_text(text: str) -> Record:
    """
    Read a record from text, as strictly as `vorhand.records.from_json`. Blank lines and lines that
    begin with a semicolon are skipped.

    Raises:
        RecordError: the text is not a record; ``place`` says in which line it goes wrong.
    """
    if not isinstance(text, str):
        raise RecordError("", f"a text is expected, not {quoted(text)}")
    lines = [
        (number, line)
        for number, line in enumerate(text.split("\n"), 1)
        if line.strip() and not line.startswith(";")
    ]
    brackets: list[tuple[str, str]] = []
    deals: list[tuple[int, str, list[tuple[int, str]]]] = []
    for number, line in lines:
        found = _BRACKETS.fullmatch(line)
        if found is None:
            if not deals:
                raise RecordError(f"line {number}", f"a header is expected, not {quoted(line)}")
            deals[-1][2].append((number, line))
        elif found[1] == "Deck":
            deals.append((number, _unescaped(found[2]), []))
        elif deals:
            raise RecordError(f"line {number}", "headers stand before the first deal")
        else:
            brackets.append((found[1], _unescaped(found[2])))
    if len(deals) > MOST_DEALS:
        raise RecordError("deals", f"at most {MOST_DEALS} deals are expected")
    return _record(brackets, deals)


def _record(
    brackets: list[tuple[str, str]], deals: list[tuple[int, str, list[tuple[int, str]]]]
) -> Record:
    own = ["Format", "Game", "Options", "Dealer"]
    if [name for name, _ in brackets[: len(own)]] != own:
        raise RecordError("headers", f"a record begins with {', '.join(own)}")
    (_, version), (_, game), (_, options), (_, dealer) = brackets[: len(own)]
    if version != _FORMAT:
        raise RecordError("Format", f"{_FORMAT!r} is expected, not {quoted(version)}")
    if not re.fullmatch("[0-9]", dealer):
        raise RecordError("Dealer", f"a seat is expected, not {quoted(dealer)}")
    chosen = _options_from(game, options)
    read = tuple(
        RecordedDeal(deck_from(f"line {number}", deck), _moves_from(game, lines))
        for number, deck, lines in deals
    )
    record = Record(game, chosen, int(dealer), read, brackets[len(own) :])
    _check_marks(record, deals)
    return record


def _check_marks(record: Record, deals: list[tuple[int, str, list[tuple[int, str]]]]) -> None:
    """Raise unless marks, numbers and line breaks are those of this record."""
    played = replay(record)
    for at, (deck_line, _, given) in enumerate(deals):
        deal, lines = record.deals[at], given
        states = played.states[at] if at < len(played.states) else ()
        written = list(_move_lines(record, deal, states))
        if len(states) <= len(deal.moves):  # where a rule is broken, marks say nothing
            lines = [
                (number, _unmarked(record.game, line)) for number, line in given if line != "*"
            ]
            written = [_unmarked(record.game, line) for line in written]
        for (number, line), should in zip(lines, written, strict=False):
            if line != should:
                raise RecordError(f"line {number}", f"{should!r} is expected, not {quoted(line)}")
        if len(lines) != len(written):
            raise RecordError(f"line {deck_line}", "the lines of the deal are not complete")


def _move_lines(record: Record, deal: RecordedDeal, states: tuple[AnyPhase, ...]) -> Iterator[str]:
    """The lines of the moves, and a star if they are legal but the deal is not finished."""
    notation = GAMES[record.game].NOTATION
    marks = notation.marks(states[-1]) if states else {}
    texts = [
        f"{move} {marks[number]}" if number in marks else str(move)
        for number, move in enumerate(deal.moves)
    ]
    each = notation.moves_in_a_line(record.options)
    for number, top in enumerate(range(0, len(texts), each), 1):
        yield f"{number}. {_BETWEEN.join(texts[top : top + each])}"
    if len(states) > len(deal.moves) and GAMES[record.game].to_move(states[-1]):
        yield "*"


def _unmarked(game: str, line: str) -> str:
    """A line, or a move of it, without the signs that the game puts behind moves."""
    for sign in GAMES[game].NOTATION.signs:
        line = line.replace(f" {sign}{_BETWEEN}", _BETWEEN).removesuffix(f" {sign}")
    return line


def _moves_from(game: str, lines: list[tuple[int, str]]) -> tuple[BaseMove, ...]:
    moves: list[BaseMove] = []
    for number, line in lines:
        if line == "*":
            continue
        found = _LINE.fullmatch(line)
        if found is None or len(moves) > MOST_MOVES:
            raise RecordError(f"line {number}", f"moves are expected, not {quoted(line)}")
        moves += [
            move_from(f"line {number}", game, _unmarked(game, text))
            for text in found[2].split(_BETWEEN)
        ]
    return tuple(moves)


def _options_text(record: Record) -> str:
    """All options by name; the parts of a list are separated by commas."""
    written = plain_options(record.game, record.options)
    return " ".join(f"{name}={_value_text(value)}" for name, value in written.items())


def _value_text(value: object) -> str:
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)


def _options_from(game: str, text: str) -> BaseOptions:
    usual_options = module_of(game).Options()
    written: dict[str, Any] = {}
    for part in text.split(" "):
        name, equals, value = part.partition("=")
        if not equals or name in written:
            raise RecordError("Options", f"name=value is expected once, not {quoted(part)}")
        usual = getattr(usual_options, name, None)
        listed = isinstance(usual, tuple)
        written[name] = [_value(one) for one in value.split(",")] if listed else _value(value)
    return options_of(game, written)


def _value(text: str) -> object:
    if text in {"True", "False", "None"}:
        return {"True": True, "False": False, "None": None}[text]
    return int(text) if re.fullmatch("-?(0|[1-9][0-9]{0,17})", text) else text


def _bracket(name: str, value: str) -> str:
    escaped = "".join(_ESCAPES.get(char, char) for char in value)
    return f'[{name} "{escaped}"]'


def _unescaped(text: str) -> str:
    return re.sub(r"\\(.)", lambda found: _UNESCAPED.get(found[1], found[0]), text)
