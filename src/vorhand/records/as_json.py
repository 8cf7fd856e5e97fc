"""Records as JSON: strict, with a published schema."""

from __future__ import annotations

import json
from collections.abc import Sequence
from importlib.resources import files
from typing import Any, Final

from vorhand.errors import OutOfRange, RecordError, WrongTypeError, part_of, quoted
from vorhand.game import GAMES
from vorhand.kit.checks import is_int
from vorhand.kit.options import option_names
from vorhand.records.model import (
    MOST_DEALS,
    MOST_MOVES,
    VERSION,
    Note,
    Record,
    RecordedDeal,
    check_record,
    module_of,
)
from vorhand.records.parts import (
    check_version,
    deck_from,
    noted,
    time_from,
    time_text,
    unmarked_lines,
)
from vorhand.records.plain import (
    check_fields,
    fields_of,
    kind_of,
    move_from,
    options_of,
    plain_options,
)

FORMAT: Final = "vorhand record"
_SINCE_2: Final = ("number", "scores")
_FIELDS: Final = ("format", "version", "game", "options", "dealer", *_SINCE_2, "headers", "deals")
_ENDS_OF_LINES: Final = {ord(char): f"\\u{ord(char):04x}" for char in "\x85\u2028\u2029"}
_WIDEST: Final = 16
"""The most blanks by which JSON can be indented."""


# --- Writing


def to_json(record: Record, *, indent: int | None = 1) -> str:
    """
    Write a record as JSON. `from_json` reads it back. It is indented by so many blanks; with None
    it is one line, as `dump_all` writes it.

    Raises:
        RecordError: not a record.
        OutOfRange: no such indent.
        WrongTypeError: the indent is neither a whole number nor None.
    """
    check_record(record)
    if indent is not None and not is_int(indent):
        raise WrongTypeError(f"an indent is an int or None, not {quoted(indent)}")
    if indent is not None and not 0 <= indent <= _WIDEST:
        raise OutOfRange(f"an indent is 0 to {_WIDEST}, not {quoted(indent)}")
    written = {
        "format": FORMAT,
        "version": VERSION,
        "game": record.game,
        "options": plain_options(record.game, record.options),
        "dealer": record.dealer,
        "number": record.number,
        "scores": record.scores,
        "headers": dict(record.headers),
        "deals": [_deal_written(deal) for deal in record.deals],
    }
    separators = (",", ":") if indent is None else None
    text = json.dumps(written, ensure_ascii=False, indent=indent, separators=separators)
    # Some programs take these for the end of a line. They stand in texts alone.
    return text.translate(_ENDS_OF_LINES) + "\n"


def _deal_written(deal: RecordedDeal) -> dict[str, Any]:
    written: dict[str, Any] = {
        "deck": " ".join(map(str, deal.deck)),
        "moves": list(map(str, deal.moves)),
    }
    if deal.notes:
        written["notes"] = [_note_written(note) for note in deal.notes]
    return written


def _note_written(note: Note) -> dict[str, Any]:
    written: dict[str, Any] = {"move": note.move}
    if note.time is not None:
        written["time"] = time_text(note.time)
    if note.comment:
        written["comment"] = note.comment
    return written


# --- Reading


def from_json(text: str) -> Record:
    """
    Read a record from JSON, of this version of the format or an older one. Nothing is guessed:
    unknown and missing fields, wrong types, and wrong or repeated cards are refused.

    Raises:
        RecordError: the text is not a record; ``place`` says where it goes wrong.
    """
    whole = kind_of("", value_of(text), dict)
    if whole.get("format", FORMAT) != FORMAT:
        raise RecordError("format", f"{FORMAT!r} is expected, not {quoted(whole['format'])}")
    version = check_version("version", whole.get("version", VERSION))
    fields = fields_of("", whole, [name for name in _FIELDS if version > 1 or name not in _SINCE_2])
    game = fields["game"]
    module_of(game)
    options = options_of(game, kind_of("options", fields["options"], dict), version)
    deals = kind_of("deals", fields["deals"], list)
    if len(deals) > MOST_DEALS:
        raise RecordError("deals", f"at most {MOST_DEALS} deals are expected")
    headers = kind_of("headers", fields["headers"], dict)
    read = tuple(_deal(f"deals[{at}]", deal, game, version) for at, deal in enumerate(deals))
    scores = _scores(fields["scores"]) if version > 1 else ()
    return Record(
        game,
        options,
        fields["dealer"],
        read,
        headers,
        scores=scores,
        number=fields.get("number", 0),
    )


def value_of(text: str) -> object:
    """
    What a text of JSON says. No field may be there twice.

    Raises:
        RecordError: the text is not JSON.
    """
    lines = unmarked_lines(text)
    try:
        written: object = json.loads(
            "\n".join(lines), object_pairs_hook=_object, parse_constant=_no_number, parse_int=_int
        )
    except json.JSONDecodeError as error:
        raise RecordError(f"line {error.lineno}", f"not JSON: {error.msg}") from None
    except RecursionError:
        raise RecordError("", "no record is nested so deeply") from None
    except RecordError:
        raise
    except ValueError as error:  # a number with too many digits
        raise RecordError("", f"not JSON: {error}") from None
    return written


def _scores(written: object) -> tuple[tuple[int, ...], ...]:
    lines = kind_of("scores", written, list)
    if len(lines) > MOST_DEALS:
        raise RecordError("scores", f"at most {MOST_DEALS} scores are expected")
    return tuple(tuple(kind_of(f"scores[{at}]", line, list)) for at, line in enumerate(lines))


def _deal(place: str, written: object, game: str, version: int) -> RecordedDeal:
    fields = kind_of(place, written, dict)
    noted = ("notes",) if version > 1 and "notes" in fields else ()
    check_fields(place, fields, ("deck", "moves", *noted))
    moves = kind_of(f"{place}.moves", fields["moves"], list)
    if len(moves) > MOST_MOVES:
        raise RecordError(f"{place}.moves", f"at most {MOST_MOVES} moves are expected")
    return RecordedDeal(
        deck_from(f"{place}.deck", kind_of(f"{place}.deck", fields["deck"], str)),
        tuple(move_from(f"{place}.moves[{at}]", game, move) for at, move in enumerate(moves)),
        _notes(f"{place}.notes", fields["notes"]) if noted else (),
    )


def _notes(place: str, written: object) -> tuple[Note, ...]:
    notes = kind_of(place, written, list)
    if not 0 < len(notes) <= MOST_MOVES:
        raise RecordError(place, f"one note or more, and at most {MOST_MOVES} are expected")
    return tuple(_note(f"{place}[{at}]", note) for at, note in enumerate(notes))


def _note(place: str, written: object) -> Note:
    fields = kind_of(place, written, dict)
    check_fields(place, fields, ["move", *(name for name in ("time", "comment") if name in fields)])
    time = time_from(f"{place}.time", fields["time"]) if "time" in fields else None
    if fields.get("comment") == "":
        raise RecordError(f"{place}.comment", "a comment is not empty")
    return noted(place, fields["move"], fields.get("comment", ""), time)


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name, value in pairs:
        if name in found:
            raise RecordError(part_of("", name), "the field is there twice")
        found[name] = value
    return found


def _int(digits: str) -> int:
    if digits == "-0":  # it would come back as another number than the one that is written
        raise RecordError("", "0 is written without a sign")
    return int(digits)


def _no_number(name: str) -> None:
    raise RecordError("", f"{name} is not a JSON number")


# --- The schema


def json_schema(version: int = VERSION) -> dict[str, Any]:
    """
    The JSON Schema of a record (draft 2020-12), a new dictionary at each call, of this version of
    the format or an older one. The part about each game lies in the folder of the game.

    It describes only the form. Whether the cards of a deck are the pack and the moves are legal is
    for `vorhand.records.from_json` and `vorhand.records.replay` to find out.

    Raises:
        OutOfRange: there is no such version.
        WrongTypeError: not a whole number.
    """
    if not is_int(version):
        raise WrongTypeError(f"a version is an int, not {quoted(version)}")
    if not 1 <= version <= VERSION:
        raise OutOfRange(f"a version is 1 to {VERSION}, not {quoted(version)}")
    schema = _schema_in("records")
    schema["properties"]["version"] = {"const": version}
    schema["properties"]["game"] = {"enum": list(GAMES)}
    for name, game in GAMES.items():
        options, deal = (f"#/$defs/{name}_{part}" for part in ("options", "deal"))
        properties = {"options": {"$ref": options}, "deals": {"items": {"$ref": deal}}}
        schema["allOf"].append(
            {
                "if": {"properties": {"game": {"const": name}}},
                "then": {"properties": properties},
            }
        )
        schema["$defs"] |= _schema_in(name)
        had = option_names(game.Options, version)
        later = [one for one in option_names(game.Options, VERSION) if one not in had]
        _without(schema["$defs"][f"{name}_options"], later)
        if version == 1:
            _without(schema["$defs"][f"{name}_deal"], ["notes"])
    if version == 1:
        _without(schema, _SINCE_2)
        del schema["$defs"]["notes"]
    return schema


def _without(schema: dict[str, Any], names: Sequence[str]) -> None:
    """Take fields out of the schema of an object."""
    for name in names:
        schema["properties"].pop(name, None)
    schema["required"] = [name for name in schema["required"] if name not in names]


def _schema_in(folder: str) -> dict[str, Any]:
    text = files("vorhand").joinpath(folder, "record.schema.json").read_text("utf-8")
    schema: dict[str, Any] = json.loads(text)
    return schema
