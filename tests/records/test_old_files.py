"""Files of older versions, as they were written at the time, are read for ever."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path
from typing import Any, Final, final

import attrs
import jsonschema
import pytest

from vorhand import GAMES, OutOfRange, RecordError, WrongTypeError, hurrikan, records
from vorhand.kit.options import BaseOptions, named_options, option_names, since
from vorhand.records.model import VERSION
from vorhand.records.plain import options_from

OLD = Path(__file__).parent / "old"
TOLD: Final[dict[str, Any]] = {
    f"{version}-{name}": told
    for version in (1, 2)
    for name, told in json.loads((OLD / f"{version}.json").read_text("utf-8")).items()
}
"""What the library that wrote each file knew of it."""

OPTIONS: Final[dict[int, dict[str, str]]] = {
    1: {
        "hearts": "players passing pass_count opening first_trick all_penalties breaking "
        "hearts_or_queen_lead moon jack_of_diamonds no_trick heart_points queen_points limit tie "
        "packets",
        "hawk": "players trick ruffing solo_from slam thresholds bonus deals",
        "hurrikan": "players capture largest_sum dead leftover last_sweep after_sweep partners "
        "target",
    },
}
"""The options that there were in each version, by game. A line here never changes."""
OPTIONS[2] = OPTIONS[1]
OPTIONS[3] = OPTIONS[2] | {
    "hearts": "players removed passing pass_count opening first_trick all_penalties breaking "
    "hearts_or_queen_lead moon jack_of_diamonds no_trick heart_points queen_points limit tie "
    "packets kitty card_points doubler queen moon_points sun partners landing deals",
}

IN_OLD_RECORDS: Final[dict[str, Any]] = {
    "kitty": "NONE",
    "card_points": [],
    "doubler": None,
    "queen": "FREE",
    "moon_points": None,
    "sun": None,
    "partners": "NONE",
    "landing": [],
    "deals": None,
}
"""What options of Hearts that came with version 3 are in records of versions before."""
REMOVED: Final = {3: "2D", 4: "", 5: "2C 2D", 6: "3C 4C 2D 3D"}
"""The cards that were out before that could be chosen, by the number of players."""


USUAL_THEN: Final[dict[str, dict[str, Any]]] = {
    "hurrikan": {"after_sweep": hurrikan.AfterSweep.ROTATE},
}
"""The defaults that were others when the old files were written, by game."""


def test_every_file_is_read() -> None:
    assert {path.stem for path in OLD.iterdir()} - {"1", "2"} == set(TOLD)


def version_of(name: str) -> int:
    return int(name.partition("-")[0])


def notes_of(record: records.Record) -> list[list[list[Any]]]:
    """The notes of each deal, as they are told."""
    return [
        [[note.move, note.comment, note.time and note.time.isoformat()] for note in deal.notes]
        for deal in record.deals
    ]


@pytest.mark.parametrize("name", TOLD)
def test_an_old_file_is_read_as_it_was_written(name: str) -> None:
    told = TOLD[name]
    record = records.from_json((OLD / f"{name}.json").read_text("utf-8"))
    assert records.from_text((OLD / f"{name}.txt").read_text("utf-8")) == record
    assert (record.game, dict(record.headers)) == (told["game"], told["headers"])
    module: Any = GAMES[record.game]
    # What was usual then is not told.
    then = partial(module.Options, **USUAL_THEN.get(record.game, {}))
    names = {**vars(module), "Options": then}
    assert record.options == eval(told["options"], names)  # noqa: S307 - our own text
    assert record.number == told.get("number", 0)
    assert [list(line) for line in record.scores] == told.get("before", [])
    assert notes_of(record) == told.get("notes", [[] for _ in record.deals])
    assert [len(deal.moves) for deal in record.deals] == told["moves"]
    replayed = records.replay(record)
    assert [list(line) for line in replayed.match.scores] == told["scores"]
    if "fault" in told:
        error = replayed.error
        assert error is not None
        assert error.violation is not None
        assert [error.deal, error.move, error.violation.rule.id] == told["fault"]
    else:
        assert replayed.error is None
    if "to_move" in told:
        assert list(GAMES[record.game].to_move(replayed.states[-1][-1])) == told["to_move"]
    written = json.loads((OLD / f"{name}.json").read_text("utf-8"))
    version = version_of(name)
    assert written["version"] == version
    jsonschema.Draft202012Validator(records.json_schema(version)).validate(written)
    assert not jsonschema.Draft202012Validator(records.json_schema()).is_valid(written)


@pytest.mark.parametrize("name", TOLD)
def test_an_old_record_is_written_again_in_the_new_form(name: str) -> None:
    record = records.from_json((OLD / f"{name}.json").read_text("utf-8"))
    assert records.from_json(records.to_json(record)) == record
    assert records.from_text(records.to_text(record)) == record
    new, old = (
        json.loads(text)
        for text in (records.to_json(record), (OLD / f"{name}.json").read_text("utf-8"))
    )
    options = old["options"]
    if record.game == "hearts":
        options |= {"removed": REMOVED[options["players"]]} | IN_OLD_RECORDS
    assert {field: new[field] for field in old} == old | {"version": VERSION, "options": options}


def test_an_old_file_has_nothing_that_came_later() -> None:
    text = (OLD / "1-hawk-not-begun.json").read_text("utf-8")
    later: list[dict[str, Any]] = [{"number": 0}, {"scores": []}]
    for more in later:
        with pytest.raises(RecordError, match="there is no such field"):
            records.from_json(json.dumps(json.loads(text) | more))
    whole = json.loads(text)
    whole["deals"][0]["notes"] = [{"move": 0, "comment": "x"}]
    with pytest.raises(RecordError, match="notes: there is no such field"):
        records.from_json(json.dumps(whole))
    text = (OLD / "1-hawk-other-options.txt").read_text("utf-8")
    for old, new in (("\n1. 2 ", '\n1. 2 2C "x"; 2 '), ("\n*", "\n*\nEnd of 3 deals")):
        with pytest.raises(RecordError):
            records.from_text(text.replace(old, new))
    text = (OLD / "1-hawk-default-finished.txt").read_text("utf-8")
    with pytest.raises(RecordError, match="version 1 has no notes"):
        records.from_text(text.replace("; ", ' "x"; ', 1))


@pytest.mark.parametrize("option", ["removed", *IN_OLD_RECORDS])
def test_records_of_version_2_have_no_options_that_came_later(option: str) -> None:
    whole = json.loads((OLD / "2-hearts-default-finished.json").read_text("utf-8"))
    whole["options"][option] = {"removed": ""}.get(option, IN_OLD_RECORDS.get(option))
    with pytest.raises(RecordError, match=rf"options\.{option}: the game has no such option"):
        records.from_json(json.dumps(whole))
    text = (OLD / "2-hearts-default-finished.txt").read_text("utf-8")
    with pytest.raises(RecordError, match=rf"options\.{option}: the game has no such option"):
        records.from_text(text.replace("passing=", f"{option}= passing=", 1))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("version", OPTIONS)
def test_which_options_a_version_had(version: int, game: str) -> None:
    assert option_names(GAMES[game].Options, version) == OPTIONS[version][game].split()
    found = records.json_schema(version)["$defs"][f"{game}_options"]
    assert found["required"] == list(found["properties"]) == OPTIONS[version][game].split()


def test_every_version_is_listed() -> None:
    assert list(OPTIONS) == list(range(1, VERSION + 1))


@final
@named_options
@attrs.frozen(kw_only=True)
class Later(BaseOptions):
    """Options of which one came with version 2, and one with version 3."""

    players: int = 4
    limit: int = attrs.field(default=50, metadata=since(2, before=100))
    tie: bool = attrs.field(default=True, metadata=since(3, before=False))


def test_an_option_that_came_later_has_the_value_that_it_had_before() -> None:
    assert options_from(Later, {"players": 3}, 1) == Later(players=3, limit=100, tie=False)
    assert options_from(Later, {"players": 3, "limit": 7}, 2) == Later(
        players=3, limit=7, tie=False
    )
    newest = {"players": 3, "limit": 7, "tie": True}
    assert options_from(Later, newest, 3) == Later(players=3, limit=7, tie=True)
    for version, name in ((1, "limit"), (2, "tie")):
        with pytest.raises(RecordError, match=rf"options\.{name}: the game has no such option"):
            options_from(Later, newest, version)
    with pytest.raises(RecordError, match=r"options\.tie: the option is missing"):
        options_from(Later, {"players": 3, "limit": 7}, 3)


def test_a_newer_version_is_refused_by_name() -> None:
    record = records.Record("hawk", GAMES["hawk"].Options(), 0)
    newer = VERSION + 1
    as_json = records.to_json(record).replace(f'"version": {VERSION}', f'"version": {newer}')
    as_text = records.to_text(record).replace(f"vorhand {VERSION}", f"vorhand {newer}")
    # What else a newer version has is not looked at.
    as_json = as_json.replace('"headers"', '"titles"')
    says = f"version {newer} is newer than this library, which reads versions 1 to {VERSION}"
    for read, text in ((records.from_json, as_json), (records.from_text, as_text)):
        with pytest.raises(RecordError, match=says):
            read(text)


def test_there_is_a_schema_for_each_version() -> None:
    for version in OPTIONS:
        jsonschema.Draft202012Validator.check_schema(records.json_schema(version))
    assert records.json_schema(VERSION) == records.json_schema()
    for wrong in (0, VERSION + 1):
        with pytest.raises(OutOfRange):
            records.json_schema(wrong)
    with pytest.raises(WrongTypeError):
        records.json_schema("1")  # type: ignore[arg-type] # on purpose
