"""What the conformance files say is what the oracles say, and what the library says."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable, Iterator
from importlib.resources import files
from itertools import pairwise
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from tests.conformance.engines import ORACLES, Engine, Library, Written, perft
from tests.golden import make_conformance
from vorhand import GAMES, UnknownGame, WrongTypeError, conformance, records

FILES = {game: conformance.load(game) for game in GAMES}
SCHEMA = jsonschema.Draft202012Validator(conformance.schema())
PUBLISHED = json.loads((Path(make_conformance.__file__).with_name("perft.json")).read_text("utf-8"))

ENGINES: list[tuple[str, str, Engine]] = [
    *((game, "oracle", oracle) for game, oracle in ORACLES.items()),
    *((game, "library", Library(game)) for game in GAMES),
]
by_engine = pytest.mark.parametrize(
    ("game", "engine"), [pytest.param(g, e, id=f"{g}-{name}") for g, name, e in ENGINES]
)
by_game = pytest.mark.parametrize("game", GAMES)

REFUSING = {
    "hearts": {
        "hearts.turn",
        "hearts.turn/absent",
        "hearts.turn/passing",
        "hearts.turn/playing",
        "hearts.turn/choosing",
        "hearts.turn/over",
        "hearts.pass.simultaneous",
        "hearts.held",
        "hearts.pass.count",
        "hearts.pass.count/one",
        "hearts.lead.opening",
        "hearts.lead.opening/any-club",
        "hearts.follow-suit",
        "hearts.first-trick",
        "hearts.queen",
        "hearts.breaking",
        "hearts.moon",
    },
    "hawk": {
        "hawk.turn",
        "hawk.turn/absent",
        "hawk.turn/over",
        "hawk.held",
        "hawk.follow-suit",
        "hawk.ruff",
        "hawk.ruff/over",
    },
    "hurrikan": {
        "hurrikan.turn",
        "hurrikan.turn/absent",
        "hurrikan.turn/over",
        "hurrikan.held",
        "hurrikan.capture.on-table",
        "hurrikan.capture.equal",
        "hurrikan.capture.equal/single",
        "hurrikan.capture.equal/several",
        "hurrikan.capture.sum",
        "hurrikan.capture.sum/large",
        "hurrikan.capture.forced",
    },
}
"""The situations in which moves are refused: a rule, and which sentence of it."""

SCORING = {
    "hearts": {"hearts.points", "hearts.moon", "hearts.partners"},
    "hawk": {"hawk.step", "hawk.bonus.big-trick", "hawk.bonus.four-of-a-kind", "hawk.bonus.run"},
    "hurrikan": {
        "hurrikan.sweep",
        "hurrikan.score.cards",
        "hurrikan.score.hearts",
        "hurrikan.score.seven",
        "hurrikan.score.best-four",
        "hurrikan.partners",
    },
}
"""The rules that lines of a score name."""


def states_of(engine: Engine, deal: Written) -> list[Any]:
    """The states of a deal, from the first on."""
    states = [engine.begin(deal)]
    for move in deal["moves"]:
        states.append(engine.apply(states[-1], move))
    return states


def without(part: Written, *names: str) -> Written:
    return {name: value for name, value in part.items() if name not in names}


def check_position(engine: Engine, players: int, state: Any, position: Written) -> None:
    about = ("after", "legal", "counts", "sample", "refused", "results")
    assert engine.facts(state) == without(position, *about)
    by_seat = [engine.legal(state, seat) for seat in range(players)]
    legal = [move for moves in by_seat for move in moves]
    if "legal" in position:
        assert sorted(legal) == sorted(position["legal"])
    else:
        assert len(legal) > make_conformance.LISTED
        assert [len(moves) for moves in by_seat] == position["counts"]
        assert set(position["sample"]) < set(legal)
    for refusal in position["refused"]:
        assert refusal["move"] not in legal
        assert engine.refusal(state, refusal["move"]) == refusal["rule"], refusal
    for result in position["results"]:
        assert result["move"] in legal
        assert engine.refusal(state, result["move"]) is None
        assert engine.facts(engine.apply(state, result["move"])) == without(result, "move")


def in_any_order(lines: list[Written]) -> list[str]:
    return sorted(map(str, lines))


@by_engine
def test_deals_are_dealt_and_played_alike(game: str, engine: Engine) -> None:
    for deal in FILES[game]["deals"]:
        players = deal["options"]["players"]
        dealt = engine.dealt(deal)
        assert dealt == {name: deal[name] for name in dealt}, deal["name"]
        states = states_of(engine, deal)
        for position in deal["positions"]:
            check_position(engine, players, states[position["after"]], position)
        assert not engine.to_move(states[-1])
        expected, result = deal["result"], engine.result(states[-1])
        assert result["score"] == expected["score"], deal["name"]
        assert in_any_order(result["lines"]) == in_any_order(expected["lines"]), deal["name"]


@by_engine
def test_matches_stand_alike(game: str, engine: Engine) -> None:
    for match in FILES[game]["matches"]:
        scores = [standing["score"] for standing in match["standings"]]
        for number, standing in enumerate(match["standings"], 1):
            expected = without(standing, "score")
            assert engine.standing(match, scores[:number]) == expected, match["name"]


@by_engine
def test_sequences_are_counted_alike(game: str, engine: Engine) -> None:
    for case in FILES[game]["perft"]:
        assert engine.dealt(case) == {name: case[name] for name in engine.dealt(case)}
        state = states_of(engine, case)[-1]
        counts = case["counts"]
        if case["name"].startswith("rule book"):  # the oracles take minutes for all of these
            counts = [count for count in counts if count <= 300]
        assert [perft(engine, state, depth) for depth in range(len(counts))] == counts


@by_game
def test_the_counts_of_the_rule_books_are_among_them(game: str) -> None:
    theirs = [(case["deck"], case["counts"]) for case in PUBLISHED if case["game"] == game]
    ours = [(case["deck"], case["counts"]) for case in FILES[game]["perft"]]
    assert ours[-len(theirs) :] == theirs


@by_game
def test_lines_add_up_to_the_score(game: str) -> None:
    for deal in FILES[game]["deals"]:
        score = [0] * deal["options"]["players"]
        for line in deal["result"]["lines"]:
            score[line["seat"]] += line["points"]
        assert score == deal["result"]["score"], deal["name"]


@by_game
def test_every_card_is_refused_that_is_not_listed(game: str) -> None:
    """Refusals are samples: here each card of who may move is tried, while all is listed."""
    library = Library(game)
    for deal in FILES[game]["deals"]:
        states = states_of(library, deal)
        for position in deal["positions"]:
            state, listed = states[position["after"]], set(position.get("legal", []))
            for seat in position["to_move"] if listed else []:
                moves = {f"{seat} {card}" for card in position["hands"][seat].split()}
                free = {move for move in moves if library.refusal(state, move) is None}
                assert free == moves & listed


@by_game
def test_moves_are_written_in_the_one_way_that_there_is(game: str) -> None:
    module = GAMES[game]
    for path, part in objects(FILES[game]):
        names = ("moves", "legal", "sample", "trick")
        moves = [part["move"]] if "move" in part else []
        if not path.endswith("/options"):  # one of Hawk's is named trick
            moves += [move for name in names for move in part.get(name, [])]
        assert [str(module.parse_move(move)) for move in moves] == moves


# The form.


@by_game
def test_the_form_is_that_of_the_schema(game: str) -> None:
    jsonschema.Draft202012Validator.check_schema(conformance.schema())
    SCHEMA.validate(FILES[game])


def small(game: str) -> Written:
    """A file cut down to one of each thing."""
    whole = FILES[game]
    cut: Written = {**copy.deepcopy(without(whole, "deals")), "deals": []}
    cut["deals"] = [copy.deepcopy(whole["deals"][1])]
    cut["deals"][0]["positions"] = cut["deals"][0]["positions"][:1]
    first, result = cut["deals"][0], cut["deals"][0]["result"]
    position = first["positions"][0]
    for part, name in ((first, "moves"), (position, "refused"), (result, "lines")):
        part[name] = part[name][:1]
    cut["matches"], cut["perft"] = cut["matches"][:1], cut["perft"][:1]
    return cut


def objects(value: Any, path: str = "") -> Iterator[tuple[str, Written]]:
    """Every object in a file."""
    if isinstance(value, dict):
        yield path, value
    if isinstance(value, (dict, list)):
        parts = value.items() if isinstance(value, dict) else enumerate(value)
        for name, part in parts:
            yield from objects(part, f"{path}/{name}")


@by_game
def test_no_field_may_be_added_or_left_out(game: str) -> None:
    good = small(game)
    assert SCHEMA.is_valid(good)
    for path, part in objects(good):
        part["remark"] = 7
        assert not SCHEMA.is_valid(good), path
        del part["remark"]
        for name in [] if path == "/rules" else list(part):
            value = part.pop(name)
            assert not SCHEMA.is_valid(good), f"{path}/{name}"
            part[name] = value


WRONG: list[Callable[[Written], object]] = [
    lambda file: file.update(format="vorhand record"),
    lambda file: file.update(version=2),
    lambda file: file.update(game="skat"),
    lambda file: file["rules"].update({"bridge.deck": "not of this game"}),
    lambda file: file["deals"][0].update(dealer=6),
    lambda file: file["deals"][0].update(deck="2C 2C"),
    lambda file: file["deals"][0]["hands"].append("1C"),
    lambda file: file["deals"][0]["moves"].append("0 10C"),
    lambda file: file["deals"][0]["moves"].append("9 2C"),
    lambda file: file["deals"][0]["positions"][0].update(after=-1),
    lambda file: file["deals"][0]["positions"][0].update(legal=["0 2C", "0 2C"]),
    lambda file: file["deals"][0]["positions"][0].update(counts=[1, 1], sample=["0 2C"]),
    lambda file: file["deals"][0]["positions"][0]["refused"][0].update(rule="turn"),
    lambda file: file["deals"][0]["result"]["lines"][0].update(points=0),
    lambda file: file["perft"][0]["counts"].append("many"),
    lambda file: file["matches"][0]["standings"][0].update(over=0),
]


@by_game
@pytest.mark.parametrize("number", range(len(WRONG)))
def test_the_schema_refuses(game: str, number: int) -> None:
    file = small(game)
    WRONG[number](file)
    assert not SCHEMA.is_valid(file)


@by_game
def test_options_are_described_as_in_records(game: str) -> None:
    ours = without(conformance.schema()["$defs"][f"{game}_options"], "description")
    assert ours == records.json_schema()["$defs"][f"{game}_options"]


def test_every_field_is_described() -> None:
    schema = conformance.schema()
    for path, part in objects(schema):
        options = path.endswith("_options/properties")  # described where records are
        if path.endswith("/properties") and not options and "/allOf/" not in path + "/":
            for name, field in part.items():
                if isinstance(field, dict):
                    known = schema["$defs"][field["$ref"][8:]] if "$ref" in field else {}
                    assert "description" in {**known, **field}, f"{path}/{name}"


@by_game
def test_the_layout_is_such_that_changes_can_be_read(game: str) -> None:
    text = files("vorhand.conformance").joinpath(f"{game}.json").read_text("utf-8")
    assert text == make_conformance.laid_out(FILES[game]) + "\n"
    assert len(text.encode()) < 700_000
    refused = sum(len(position["refused"]) for position in positions(game))
    lines = [line for line in text.splitlines() if '"rule": ' in line and '"move": ' in line]
    assert len(lines) == refused


@by_game
def test_the_files_are_what_is_made(game: str) -> None:
    """A part of each is made anew; the oracles agree with the whole of it in tests above."""
    table, file = make_conformance.TABLES[game], FILES[game]
    assert [deal["name"] for deal in file["deals"]] == [case.name for case in table.DEALS]
    assert [match["name"] for match in file["matches"]] == [case.name for case in table.MATCHES]
    for number in range(2, len(table.DEALS), 12):
        assert make_conformance.deal_of(game, table.DEALS[number]) == file["deals"][number]
    for case, match in zip(table.MATCHES, file["matches"], strict=True):
        assert make_conformance.match_of(game, case) == match
    rules = {rule.id: rule.summary for rule in GAMES[game].RULES.values()}
    assert file["rules"] == rules
    heading = (file["format"], file["version"], file["game"])
    assert heading == (make_conformance.FORMAT, make_conformance.VERSION, game)


# What there has to be.


def positions(game: str) -> list[Written]:
    return [position for deal in FILES[game]["deals"] for position in deal["positions"]]


@by_game
def test_names_are_one_of_a_kind_and_there_is_enough(game: str) -> None:
    for kind in ("deals", "matches", "perft"):
        names = [one["name"] for one in FILES[game][kind]]
        assert len(set(names)) == len(names)
    assert 300 <= len(positions(game)) <= 550
    for deal in FILES[game]["deals"]:
        after = [position["after"] for position in deal["positions"]]
        assert all(before < then for before, then in pairwise(after))
        assert after[0] == 0
        assert after[-1] == len(deal["moves"])


@by_game
def test_moves_are_refused_in_every_situation(game: str) -> None:
    library, found = Library(game), set()
    for deal in FILES[game]["deals"]:
        states = states_of(library, deal)
        for position in deal["positions"]:
            for refusal in position["refused"]:
                move = library.game.parse_move(refusal["move"])
                broken = library.game.violation(states[position["after"]], move)
                found.add(broken.rule.id + broken.case)
    assert found == REFUSING[game]


@by_game
def test_every_rule_of_the_score_has_a_line(game: str) -> None:
    lines = [line for deal in FILES[game]["deals"] for line in deal["result"]["lines"]]
    assert {line["rule"] for line in lines} == SCORING[game]


@by_game
def test_every_value_of_every_option_is_there(game: str) -> None:
    """Numbers have at least a second value; limits and targets have it in matches."""
    options = [one["options"] for kind in ("deals", "matches") for one in FILES[game][kind]]
    described = records.json_schema()["$defs"][f"{game}_options"]["properties"]
    for name, field in described.items():
        found = [each[name] for each in options]
        if name == "passing":
            assert {way for each in found for way in each} == set(field["items"]["enum"])
        elif "enum" in field:
            assert set(found) == set(field["enum"]), name
        else:
            assert len({str(value) for value in found}) >= 2, name


def test_hearts_shows_what_is_rare() -> None:
    deals = FILES["hearts"]["deals"]
    shot = {
        (deal["options"]["moon"], deal["options"]["players"])
        for deal in deals
        if any(line["rule"] == "hearts.moon" for line in deal["result"]["lines"])
    }
    ways = {"OTHERS_UP", "SHOOTER_DOWN", "SHOOTER_CHOOSES", "BOTH"}
    assert {moon for moon, _ in shot} == ways
    assert {players for _, players in shot} == {3, 4, 5, 6}
    choices = {move.split()[2] for deal in deals for move in deal["moves"] if " choose " in move}
    assert choices == {"others_up", "shooter_down"}
    no_moon = [
        deal["result"]["score"] for deal in deals if deal["name"] == "the moon, off"
    ]  # 26 points for one seat, and five off for each of the others
    assert no_moon == [[-5, 26, -5, -5]]
    directions = {
        (deal["options"]["players"], deal["options"]["passing"][deal["number"] % len(cycle)])
        for deal in deals
        if (cycle := deal["options"]["passing"])
    }
    assert {(5, "SECOND_LEFT"), (5, "SECOND_RIGHT"), (6, "ACROSS"), (3, "LEFT")} <= directions


def test_hawk_shows_every_step_and_bonus() -> None:
    results = [(d["options"], d["result"]["lines"]) for d in FILES["hawk"]["deals"]]
    steps: set[tuple[int, bool]] = set()
    bonuses = set()
    for options, lines in results:
        for line in lines:
            each = line["points"] // options["players"]
            if line["rule"] == "hawk.step":
                solo = sum(one["rule"] == "hawk.step" for one in lines) == 1
                steps.add((each, solo))
            else:
                bonuses.add((line["rule"], line["points"] > 0))
    assert {step for step, _ in steps} >= {7, 4, 2, 1, -2, -3}  # paid once
    assert {step for step, _ in steps} >= {3, 6, 21, -6, -9, -18}  # threefold, in a solo
    assert len(bonuses) == 6  # three kinds, for LAFH and for NOB


def out_of_order(moves: list[str]) -> bool:
    """Whether a seat plays again right after one other seat."""
    seats = [move.split()[0] for move in moves]
    return any(before == then for before, then in zip(seats, seats[2:], strict=False))


def test_hurrikan_shows_what_is_rare() -> None:
    deals = FILES["hurrikan"]["deals"]
    held_at_the_end = {
        deal["options"]["players"] for deal in deals if any(deal["positions"][-1]["hands"])
    }
    assert held_at_the_end == {2, 4}
    assert max(max(deal["positions"][-1]["sweeps"]) for deal in deals) >= 3
    laid = [position for position in positions("hurrikan") if "legal" not in position]
    assert max(sum(position["counts"]) for position in laid) > 500
    tables = [len(position["table"].split()) for position in positions("hurrikan")]
    assert min(tables) == 0
    assert max(tables) > 13  # more than can lie when captures are forced
    again = {
        deal["options"]["after_sweep"]
        for deal in deals
        if deal["options"]["players"] == 4 and out_of_order(deal["moves"])
    }
    assert again == {"SWEEPER_AGAIN"}
    assert {position["stock"] for position in positions("hurrikan")} == {0, 12, 24}
    left = [deal for deal in deals if deal["positions"][-1]["table"]]
    assert {deal["options"]["leftover"] for deal in left} == {"NOBODY"}


# The module.


def test_a_name_that_no_game_has_is_refused() -> None:
    with pytest.raises(UnknownGame, match="one of hearts, hawk, hurrikan is expected, not 'skat'"):
        conformance.load("skat")
    no_text: Any = 3
    with pytest.raises(WrongTypeError, match="the name of a game is a text, not 3"):
        conformance.load(no_text)


def test_what_is_loaded_is_new_each_time() -> None:
    conformance.load("hawk")["deals"].clear()
    conformance.schema()["$defs"].clear()
    assert conformance.load("hawk") == FILES["hawk"]
    assert conformance.schema()["$defs"]
