"""The worked rounds and positions: results that were found apart from this code."""

from __future__ import annotations

import json
from enum import Enum
from pathlib import Path
from typing import Any

import pytest

from tests.hurrikan.positions import dead, legal, lying
from vorhand import Card, Cards, hurrikan

EXAMPLES = json.loads((Path(__file__).parents[1] / "golden" / "hurrikan.json").read_text("utf-8"))


def options_of(players: int, chosen: dict[str, Any]) -> hurrikan.Options:
    """Options whose enum members are given by name."""
    usual = hurrikan.Options(players=players)
    read: dict[str, Any] = {}
    for name, value in chosen.items():
        before = getattr(usual, name)
        read[name] = type(before)[value] if isinstance(before, Enum) else value
    return hurrikan.Options(players=players, **read)


def begun(example: dict[str, Any]) -> hurrikan.State:
    """The first state of a worked round."""
    return hurrikan.begin(
        [Cards(hand) for hand in example["hands"]],
        options_of(example["players"], example["options"]),
        dealer=example["dealer"],
        table=Cards(example["table"]),
        stock=[Card(card) for card in example["stock"].split()],
    )


@pytest.mark.rule("hurrikan.sweep", "hurrikan.deal", "hurrikan.dead", "hurrikan.score.best-four")
@pytest.mark.parametrize("example", EXAMPLES["deals"], ids=lambda example: str(example["id"]))
def test_a_worked_round(example: dict[str, Any]) -> None:
    state = begun(example)
    for text in example["plays"]:
        move = hurrikan.parse_move(text)
        assert move in hurrikan.legal_moves(state)
        state = hurrikan.apply(state, move)
    assert isinstance(state, hurrikan.Over)
    assert list(hurrikan.sweeps(state)) == example["sweeps"]
    assert list(state.deal.deals) == [deal["after_play"] for deal in example["next_deals"]]
    assert list(hurrikan.points(state)) == example["points"]
    assert list(hurrikan.score(state)) == example["score"]
    sheet = example["sheet"]
    assert state.table == Cards(" ".join(sheet["left"]))
    lines = hurrikan.scoresheet(state)
    for name in ("cards", "hearts", "seven", "best_four"):
        rule = f"hurrikan.score.{name.replace('_', '-')}"
        found = [line for line in lines if line.rule.id == rule]
        to = sheet["to"][name]
        assert [line.seat for line in found] == ([] if to is None else [to])
        for line in found:
            assert dict(line.details)["amount"] == sheet[name][line.seat]
    for seat, sweeps in enumerate(sheet["sweeps"]):
        own = [line for line in lines if line.seat == seat]
        assert sum(line.rule.id == "hurrikan.sweep" for line in own) == sweeps
        without = [line for line in own if line.rule.id != "hurrikan.partners"]
        assert sum(line.points for line in without) == sheet["own"][seat]


@pytest.mark.rule("hurrikan.capture.equal", "hurrikan.capture.sum", "hurrikan.capture.forced")
@pytest.mark.parametrize("example", EXAMPLES["captures"], ids=lambda example: str(example["id"]))
def test_what_a_card_may_take(example: dict[str, Any]) -> None:
    options = options_of(2, example["options"])
    state = lying(example["card"], "", table=example["lying"], options=options)
    texts = legal(state)
    takes = [Cards(text.partition(" x ")[2]) for text in texts if " x " in text]
    assert sorted(takes, key=str) == sorted(map(Cards, example["takes"]), key=str)
    assert (example["card"] in texts) == example["may_lay"]
    sweeps = [one for one in takes if one == state.table]
    assert sweeps == [Cards(one) for one in example["sweeps"]]


@pytest.mark.rule("hurrikan.dead")
@pytest.mark.parametrize("example", EXAMPLES["dead"], ids=lambda example: str(example["id"]))
def test_a_dead_position_and_a_round_that_comes_there(example: dict[str, Any]) -> None:
    hands = (example["to_move_holds"], example["other_holds"])
    assert dead(*hands, table=example["lying"]) == example["dead"]
    reached = example["reached"]
    state = begun(reached)
    for text in reached["plays"]:
        state = hurrikan.apply(state, hurrikan.parse_move(text))
    assert list(hurrikan.to_move(state)) == reached["to_move"]
    moves = sorted(str(move) for move in hurrikan.legal_moves(state))
    assert moves == sorted(reached["legal"])
    assert list(hurrikan.points(state)) == reached["points"]
