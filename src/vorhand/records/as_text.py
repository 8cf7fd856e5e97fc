"""
Records as text for people to read, in the manner of PBN and PGN.

Headers stand in brackets, one to a line. Each deal begins with its deck, and its moves follow in
numbered lines: one for each trick, or for each turn where there are no tricks. ``!`` marks a
capture that swept the table, ``@`` is before the time of a move and quotes are around a comment,
and ``*`` follows a deal that is not finished. The last line says how many deals there are, so that
a text that was cut off is not taken for a shorter match.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import chain, repeat, takewhile
from typing import Any, Final, NamedTuple, get_args, get_origin

from vorhand.cards import Cards
from vorhand.errors import LINE, RecordError, quoted
from vorhand.kit.options import BaseOptions
from vorhand.records.model import (
    MOST_DEALS,
    VERSION,
    Record,
    RecordedDeal,
    check_record,
    module_of,
)
from vorhand.records.move_lines import (
    BETWEEN,
    QUOTED,
    Line,
    escaped,
    move_lines,
    moves_from,
    unescaped,
    unsigned,
)
from vorhand.records.parts import (
    check_version,
    deck_from,
    unmarked_lines,
)
from vorhand.records.plain import kinds_of_options, options_of, plain_options
from vorhand.records.replaying import AnyPhase, played_deals

_BRACKETS: Final = re.compile(rf"\[([A-Za-z][A-Za-z0-9_-]*) {QUOTED}\]")
_WHOLE: Final = "0|-?[1-9][0-9]{0,17}"
_OWN: Final = ("Format", "Game", "Options", "Dealer")
_OWN_SINCE_2: Final = ("Number", "Scores")


class _Deal(NamedTuple):
    """The lines of a deal: its deck, without the brackets, and its moves."""

    deck: Line
    moves: list[Line]


# --- Writing


def to_text(record: Record) -> str:
    """
    Write a record as text. `from_text` reads it back.

    Raises:
        RecordError: not a record.
    """
    check_record(record)
    lines = [
        _bracket("Format", f"vorhand {VERSION}"),
        _bracket("Game", record.game),
        _bracket("Options", _options_text(record)),
        _bracket("Dealer", str(record.dealer)),
        _bracket("Number", str(record.number)),
        _bracket("Scores", "; ".join(" ".join(map(str, line)) for line in record.scores)),
        *(_bracket(name, value) for name, value in record.headers),
    ]
    for deal, states in _with_states(record):
        lines += ["", _bracket("Deck", " ".join(map(str, deal.deck)))]
        lines += move_lines(record, deal, states)
    return "\n".join([*lines, "", _end(len(record.deals))]) + "\n"


def _with_states(record: Record) -> Iterator[tuple[RecordedDeal, tuple[AnyPhase, ...]]]:
    """The deals, each with its states; after a fault with none."""
    states = (played.states for played in played_deals(record))
    return zip(record.deals, chain(states, repeat(())), strict=False)


def _bracket(name: str, value: str) -> str:
    return f"[{name} {escaped(value)}]"


def _options_text(record: Record) -> str:
    """All options by name; what has parts has commas between them, and pairs have colons."""
    written = plain_options(record.game, record.options)
    return " ".join(f"{name}={_value_text(value)}" for name, value in written.items())


def _value_text(value: object) -> str:
    if isinstance(value, list):
        parts = (":".join(map(str, one)) if isinstance(one, list) else str(one) for one in value)
        return ",".join(parts)
    return str(value).replace(" ", ",")  # several cards


def _end(deals: int) -> str:
    return f"End of {deals} deal{'' if deals == 1 else 's'}"


# --- Reading


def from_text(text: str) -> Record:
    """
    Read a record from text, of this version of the format or an older one, as strictly as
    `vorhand.records.from_json`. Blank lines and lines that begin with a semicolon are skipped.

    Raises:
        RecordError: the text is not a record; ``place`` says in which line it goes wrong.
    """
    lines = [
        Line(number, line)
        for number, line in enumerate(unmarked_lines(text), 1)
        if line.strip(" \t") and not line.startswith(";")
    ]
    headers: list[tuple[str, str]] = []
    deals: list[_Deal] = []
    version = _version(lines)
    last = lines.pop() if version > 1 else None
    for line in lines:
        found = _BRACKETS.fullmatch(line.text)
        if found is None:
            if not deals:
                raise RecordError(line.place, f"a header is expected, not {quoted(line.text)}")
            deals[-1].moves.append(line)
        elif found[1] == "Deck":
            deals.append(_Deal(Line(line.number, found[2]), []))
        elif deals:
            raise RecordError(line.place, "headers stand before the first deal")
        else:
            headers.append((found[1], unescaped(line.place, found[2])))
    if len(deals) > MOST_DEALS:
        raise RecordError("deals", f"at most {MOST_DEALS} deals are expected")
    if last is not None and last.text != _end(len(deals)):
        problem = f"the last line should be {_end(len(deals))!r}, not {quoted(last.text)}"
        raise RecordError(last.place, problem)
    return _record(version, headers, deals)


def _version(lines: Sequence[Line]) -> int:
    """The version of the format, which the first line of a record names."""
    if not lines:
        raise RecordError("", "a record is expected, and the text is empty")
    first = lines[0]
    found = re.fullmatch(r'\[Format "vorhand ([1-9][0-9]{0,8})"\]', first.text)
    if found is None:
        form = _bracket("Format", f"vorhand {VERSION}")
        raise RecordError(first.place, f"a record begins with {form}, not {quoted(first.text)}")
    return check_version("Format", int(found[1]))


def _record(version: int, headers: Sequence[tuple[str, str]], deals: Sequence[_Deal]) -> Record:
    own = _OWN + (_OWN_SINCE_2 if version > 1 else ())
    if tuple(name for name, _ in headers[: len(own)]) != own:
        raise RecordError("headers", f"a record begins with {', '.join(own)}")
    values = dict(headers[: len(own)])
    game = values["Game"]
    record = Record(
        game,
        _options_from(game, values["Options"], version),
        _whole("Dealer", values["Dealer"]),
        tuple(_deal(game, deal, version) for deal in deals),
        headers[len(own) :],
        scores=_scores(values["Scores"]) if version > 1 else (),
        number=_whole("Number", values["Number"]) if version > 1 else 0,
    )
    _check_marks(record, deals)
    return record


def _whole(place: str, text: str) -> int:
    if not re.fullmatch(_WHOLE, text):
        raise RecordError(place, f"a whole number is expected, not {quoted(text)}")
    return int(text)


def _scores(text: str) -> tuple[tuple[int, ...], ...]:
    lines = text.split(BETWEEN) if text else []
    if len(lines) > MOST_DEALS:
        raise RecordError("Scores", f"at most {MOST_DEALS} scores are expected")
    return tuple(tuple(_whole("Scores", one) for one in line.split(" ")) for line in lines)


def _options_from(game: str, text: str, version: int) -> BaseOptions:
    options: Any = module_of(game).Options
    kinds = kinds_of_options(options)
    written: dict[str, Any] = {}
    for part in text.split(" "):
        name, equals, value = part.partition("=")
        if not equals or name in written:
            raise RecordError("Options", f"name=value is expected once, not {quoted(part)}")
        written[name] = _value_of(kinds.get(name), value)
    return options_of(game, written, version)


def _value_of(kind: Any, text: str) -> object:  # noqa: ANN401 - a type, or None
    """The plain value of an option of a type, as it is written in the text."""
    if kind is Cards:
        return text.replace(",", " ")
    if get_origin(kind) is not tuple:
        return _value(text)
    parts = text.split(",") if text else []
    if get_origin(get_args(kind)[0]) is tuple:
        return [[_value(one) for one in part.split(":")] for part in parts]
    return [_value(part) for part in parts]


def _value(text: str) -> object:
    if text in {"True", "False", "None"}:
        return {"True": True, "False": False, "None": None}[text]
    return int(text) if re.fullmatch(_WHOLE, text) else text


def _deal(game: str, deal: _Deal, version: int) -> RecordedDeal:
    """A deal as it is written; `_check_marks` looks at what follows from the moves."""
    moves, notes = moves_from(game, deal.moves, version)
    return RecordedDeal(deck_from(deal.deck.place, deal.deck.text), moves, notes)


def _difference(should: str, found: str) -> str:
    """What a line should be; of a long one, from shortly before the first difference on."""
    at = 0
    if len(should) > LINE:
        same = (one == other for one, other in zip(should, found, strict=False))
        at = max(0, sum(takewhile(bool, same)) - LINE // 10)
    return f"{quoted(should[at:])} is expected, not {quoted(found[at:])}"


def _check_marks(record: Record, deals: Sequence[_Deal]) -> None:
    """Raise unless marks, numbers and line breaks are those of this record."""
    for (deck, given), (deal, states) in zip(deals, _with_states(record), strict=True):
        lines = given
        written = list(move_lines(record, deal, states))
        if len(states) <= len(deal.moves):  # where a rule is broken, marks say nothing
            lines = [unsigned(record.game, line) for line in given if line.text != "*"]
            written = list(move_lines(record, deal, ()))
        for line, should in zip(lines, written, strict=False):
            if line.text != should:
                raise RecordError(line.place, _difference(should, line.text))
        if len(lines) != len(written):
            raise RecordError(deck.place, "the lines of the deal are not complete")
