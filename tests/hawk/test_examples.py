"""The worked deals, tricks and positions: results that were found apart from this code."""

from __future__ import annotations

import json
from enum import Enum
from pathlib import Path
from typing import Any

import attrs
import pytest

from tests.hawk.positions import legal, trick
from vorhand import Cards, Trick, hawk
from vorhand.hawk.playing import playing_state, taker

EXAMPLES = json.loads((Path(__file__).parents[1] / "golden" / "hawk.json").read_text("utf-8"))
BY_ID = {deal["id"]: deal for deal in EXAMPLES["deals"]}


def options_of(players: int, chosen: dict[str, Any]) -> hawk.Options:
    """Options whose enum members are given by name."""
    usual = hawk.Options(players=players)
    read: dict[str, Any] = {}
    for name, value in chosen.items():
        before = getattr(usual, name)
        read[name] = type(before)[value] if isinstance(before, Enum) else value
    return hawk.Options(players=players, **read)


def played(example: dict[str, Any], options: hawk.Options) -> hawk.State:
    """The end of a worked deal."""
    hands = [Cards(hand) for hand in example["hands"]]
    state: hawk.State = hawk.begin(hands, options, dealer=example["dealer"])
    for move in example["plays"]:
        state = hawk.apply(state, hawk.parse_move(move))
    return state


def check_result(state: hawk.State, expected: dict[str, Any]) -> None:
    sheet, result = expected["sheet"], hawk.result(state)
    assert list(hawk.points(state)) == expected["points"]
    assert list(hawk.score(state)) == expected["score"]
    assert list(result.parties.lafh) == sheet["lafh"]
    assert result.parties.solo == sheet["solo"]
    assert (result.lafh_pips, result.nob_pips) == (sheet["lafh_pips"], sheet["nob_pips"])
    assert (result.step, result.k, result.factor) == (sheet["step"], sheet["k"], sheet["factor"])
    found = [
        {
            "kind": bonus.rule.id.removeprefix("hawk.bonus."),
            "trick": bonus.trick,
            "party": "LAFH" if bonus.worth > 0 else "NOB",
        }
        for bonus in result.bonuses
    ]
    assert found == sheet["bonuses"]


@pytest.mark.rule("hawk.payout", "hawk.parties", "hawk.step", "hawk.bonus", "hawk.win")
@pytest.mark.parametrize("name", BY_ID)
def test_a_worked_deal(name: str) -> None:
    example = BY_ID[name]
    state = played(example, options_of(example["players"], example["options"]))
    assert str(state.deal.aside) == example["aside"]
    assert isinstance(state, hawk.Over)
    for one, expected in zip(state.tricks, example["tricks"], strict=True):
        assert (one.leader, one.taker) == (expected["leader"], expected["taker"])
        assert " ".join(map(str, one.cards)) == expected["cards"]
        kinds = [rule.id.removeprefix("hawk.bonus.") for rule in hawk.bonuses_of(one)]
        assert kinds == expected["bonuses"]
    check_result(state, example)


OTHERS = [
    (deal["id"], place)
    for deal in EXAMPLES["deals"]
    for place, _ in enumerate(deal["other_options"])
]


@pytest.mark.parametrize(("name", "place"), OTHERS)
def test_a_worked_deal_under_other_options(name: str, place: int) -> None:
    example = BY_ID[name]
    other = example["other_options"][place]
    options = options_of(example["players"], example["options"] | other["options"])
    # The plays were made under the options of the example; what differs are takers and result.
    state = played(example, options_of(example["players"], example["options"]))
    assert isinstance(state, hawk.Over)
    deal = attrs.evolve(state.deal, options=options)
    tricks = tuple(Trick(one.plays, taker(options, one.plays)) for one in state.tricks)
    assert [one.taker for one in tricks] == other["takers"]
    check_result(hawk.Over(deal, tricks), other)


@pytest.mark.rule("hawk.trick", "hawk.rank", "hawk.suits")
@pytest.mark.parametrize("example", EXAMPLES["tricks"], ids=lambda example: str(example["id"]))
def test_a_single_trick(example: dict[str, Any]) -> None:
    options = options_of(example["players"], example["options"])
    plays = trick(example["cards"], example["leader"], players=example["players"])
    assert taker(options, plays) == example["taker"]
    chain = options.replace(trick=hawk.TrickRule.CURRENT_WINNER)
    assert taker(chain, plays) == example.get("taker_current_winner", example["taker"])
    one = Trick(plays, example["taker"])
    kinds = [rule.id.removeprefix("hawk.bonus.") for rule in hawk.bonuses_of(one)]
    assert kinds == example["bonuses"]


@pytest.mark.rule("hawk.follow-suit", "hawk.ruff")
@pytest.mark.parametrize("example", EXAMPLES["positions"], ids=lambda example: str(example["id"]))
def test_what_is_legal_on_a_trick_that_lies(example: dict[str, Any]) -> None:
    plays = trick(example["trick"], players=4)
    turn = len(plays)
    hand = Cards(example["hand"])
    hands = tuple(hand if seat == turn else Cards() for seat in range(4))
    masks = tuple(hand.mask for hand in hands)
    deal = hawk.Deal(options_of(4, example["options"]), 3, 0, hands, Cards(), masks)
    state = playing_state(deal, (), plays, turn, hand.mask)
    assert legal(state) == example["legal"]
    for card in hand:
        violation = hawk.violation(state, hawk.Play(turn, card))
        if card in Cards(example["legal"]):
            assert violation is None
        else:
            void = not hand.of_suit(plays[0].card.suit)
            assert violation is not None
            assert violation.rule.id == ("hawk.ruff" if void else "hawk.follow-suit")
