"""Records as JSON: strict, with a published schema."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Final

from vorhand.cards import Card
from vorhand.errors import NotationError, RecordError, quoted
from vorhand.game import GAMES
from vorhand.records.model import MOST_DEALS, MOST_MOVES, VERSION, Record, RecordedDeal, module_of
from vorhand.records.plain import fields_of, kind_of, move_from, options_of, plain_options

FORMAT: Final = "vorhand record"
_FIELDS: Final = ("format", "version", "game", "options", "dealer", "headers", "deals")


def to_json(record: Record) -> str:
    """
    Write a record as JSON. `from_json` reads it back.

    Raises:
        RecordError: not a record.
    """
    if type(record) is not Record:
        raise RecordError("", f"a Record is expected, not {quoted(record)}")
    written = {
        "format": FORMAT,
        "version": VERSION,
        "game": record.game,
        "options": plain_options(record.game, record.options),
        "dealer": record.dealer,
        "headers": dict(record.headers),
        "deals": [
            {"deck": " ".join(map(str, deal.deck)), "moves": list(map(str, deal.moves))}
            for deal in record.deals
        ],
    }
    return json.dumps(written, ensure_ascii=False, indent=1) + "\n"


def from_json(text: str) -> Record:
    """
    Read a record from JSON. Nothing is guessed: unknown and missing fields, wrong types, and wrong
    or repeated cards are refused.

    Raises:
        RecordError: the text is not a record; ``place`` says where it goes wrong.
    """
    if not isinstance(text, str):
        raise RecordError("", f"a text is expected, not {quoted(text)}")
    try:
        written = json.loads(text, object_pairs_hook=_object, parse_constant=_no_number)
    except json.JSONDecodeError as error:
        raise RecordError(f"line {error.lineno}", f"not JSON: {error.msg}") from None
    except RecursionError:
        raise RecordError("", "no record is nested so deeply") from None
    except RecordError:
        raise
    except ValueError as error:  # a number with too many digits
        raise RecordError("", f"not JSON: {error}") from None
    whole = fields_of("", written, _FIELDS)
    if whole["format"] != FORMAT:
        raise RecordError("format", f"{FORMAT!r} is expected, not {quoted(whole['format'])}")
    if type(whole["version"]) is not int or whole["version"] != VERSION:
        raise RecordError("version", f"only version {VERSION} is known")
    game = whole["game"]
    module_of(game)
    options = options_of(game, kind_of("options", whole["options"], dict))
    deals = kind_of("deals", whole["deals"], list)
    if len(deals) > MOST_DEALS:
        raise RecordError("deals", f"at most {MOST_DEALS} deals are expected")
    headers = kind_of("headers", whole["headers"], dict)
    read = tuple(_deal(f"deals[{number}]", deal, game) for number, deal in enumerate(deals))
    return Record(game, options, whole["dealer"], read, headers)


def _deal(place: str, written: object, game: str) -> RecordedDeal:
    fields = fields_of(place, written, ("deck", "moves"))
    moves = kind_of(f"{place}.moves", fields["moves"], list)
    if len(moves) > MOST_MOVES:
        raise RecordError(f"{place}.moves", f"at most {MOST_MOVES} moves are expected")
    return RecordedDeal(
        deck_from(f"{place}.deck", kind_of(f"{place}.deck", fields["deck"], str)),
        tuple(move_from(f"{place}.moves[{at}]", game, move) for at, move in enumerate(moves)),
    )


def deck_from(place: str, text: str) -> tuple[Card, ...]:
    """
    Read a deck in its order.

    Raises:
        RecordError: a part of it is not a card.
    """
    try:
        return tuple(map(Card, text.split()))
    except NotationError as error:
        raise RecordError(place, str(error)) from None


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name, value in pairs:
        if name in found:
            raise RecordError(name, "the field is there twice")
        found[name] = value
    return found


def _no_number(name: str) -> None:
    raise RecordError("", f"{name} is not a JSON number")


def json_schema() -> dict[str, Any]:
    """
    The JSON Schema of a record (draft 2020-12), a new dictionary at each call. The part about each
    game lies in the folder of the game.

    It describes only the form. Whether the cards of a deck are the pack and the moves are legal is
    for `vorhand.records.from_json` and `vorhand.records.replay` to find out.
    """
    schema = _schema_in("records")
    schema["properties"]["game"] = {"enum": list(GAMES)}
    for name in GAMES:
        options, deal = (f"#/$defs/{name}_{part}" for part in ("options", "deal"))
        properties = {"options": {"$ref": options}, "deals": {"items": {"$ref": deal}}}
        schema["allOf"].append(
            {
                "if": {"properties": {"game": {"const": name}}},
                "then": {"properties": properties},
            }
        )
        schema["$defs"] |= _schema_in(name)
    return schema


def _schema_in(folder: str) -> dict[str, Any]:
    text = files("vorhand").joinpath(folder, "record.schema.json").read_text("utf-8")
    schema: dict[str, Any] = json.loads(text)
    return schema
