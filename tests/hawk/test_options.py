"""Options, moves as text, and matches of Hawk."""

from __future__ import annotations

import pickle
from typing import Any

import pytest
from attrs.exceptions import FrozenInstanceError

from tests.hawk.positions import dealt, played_out
from vorhand import (
    Card,
    DealNotOver,
    InvalidDeal,
    InvalidOptions,
    MatchOver,
    NotationError,
    WrongTypeError,
    hawk,
    hearts,
)
from vorhand.values import NamedEnum


def test_the_defaults() -> None:
    options = hawk.Options()
    assert options == hawk.SOURCE
    assert (options.players, options.trick, options.ruffing) == (
        4, hawk.TrickRule.LED_SUIT, hawk.Ruffing.FREE,
    )  # fmt: skip
    assert (options.solo_from, options.slam) == (2, hawk.Slam.ALL_TRICKS)
    assert options.thresholds is hawk.Thresholds.ABSOLUTE
    assert options.bonus is hawk.Counting.ONCE_PER_PARTY
    assert repr(options) == "Options()"
    assert repr(hawk.Options(players=3, solo_from=3)) == "Options(players=3, solo_from=3)"


@pytest.mark.rule("hawk.match")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_a_match_has_two_deals_for_each_seat_to_deal(players: int) -> None:
    options = hawk.Options(players=players)
    assert options.deals == 2 * players
    assert options.replace(deals=7).deals == 7
    assert hawk.SOURCE.replace(players=players) == options
    assert pickle.loads(pickle.dumps(options)) == options


@pytest.mark.parametrize(
    ("field", "values"),
    {
        "players": [1, 7, 0, -4, "4", 4.0, None, True],
        "trick": ["LED_SUIT", None, hawk.Ruffing.FREE],
        "ruffing": ["FREE", 0, hawk.TrickRule.LED_SUIT],
        "solo_from": [1, 5, None, "2", 2.0, True],
        "slam": [None, "ALL_TRICKS"],
        "thresholds": [None, 150],
        "bonus": [1, hearts.Moon.OFF],
        "deals": [0, -1, None, "8", 8.0, True],
    }.items(),
)
def test_impossible_options_are_refused_by_name(field: str, values: list[Any]) -> None:
    for value in values:
        with pytest.raises(InvalidOptions) as caught:
            hawk.Options(**{field: value})
        assert caught.value.field == field


def test_options_are_frozen() -> None:
    with pytest.raises(FrozenInstanceError):
        hawk.Options().players = 3  # type: ignore[misc]
    with pytest.raises(TypeError):
        hawk.Options(4)  # type: ignore[call-arg, misc, unused-ignore]
    for kind in (hawk.TrickRule, hawk.Ruffing, hawk.Slam, hawk.Thresholds, hawk.Counting):
        assert issubclass(kind, NamedEnum)


@pytest.mark.parametrize(
    "text", ["", "3", "AC", "6 AC", "-1 AC", "0 AC x 2C", "0 pass AC", "x AC", "0 1C"]
)
def test_texts_that_are_no_move(text: str) -> None:
    with pytest.raises(NotationError):
        hawk.parse_move(text)


def test_moves_to_and_from_text() -> None:
    assert str(hawk.parse_move("3 10♠")) == "3 TS"
    with pytest.raises(WrongTypeError):
        hawk.parse_move(None)  # type: ignore[arg-type]
    for seat, card in [(6, Card("AC")), (-1, Card("AC")), (0, "AC"), (True, Card("AC"))]:
        with pytest.raises((WrongTypeError, ValueError)):
            hawk.Play(seat, card)  # type: ignore[arg-type]
    other: object = hearts.Play(0, Card("AC"))
    assert hawk.Play(0, Card("AC")) != other


@pytest.mark.rule("hawk.match", "hawk.deal")
def test_a_match_ends_after_the_agreed_number_of_deals() -> None:
    match = hawk.Match(hawk.Options(deals=3), dealer=2)
    dealers = []
    state: hawk.State = match.deal(match.deck_for(seed=3))
    while not match.over:
        assert match.winners == ()
        state = match.deal(match.deck_for(seed=3))
        dealers.append(state.dealer)
        match = match.record(played_out(state))
    assert dealers == [2, 3, 0]
    assert match.number == 3
    assert match.totals == tuple(map(sum, zip(*match.scores, strict=True)))
    with pytest.raises(MatchOver):
        match.deal(hawk.pack())
    with pytest.raises(MatchOver):
        match.record(state)


@pytest.mark.rule("hawk.match")
def test_the_highest_total_wins_and_ties_share() -> None:
    two = hawk.Options(deals=2)
    assert hawk.Match(two, scores=((4, 4, 0, 0), (0, -8, 4, 0))).winners == (0, 2)
    assert hawk.Match(two, scores=((-4, -4, 0, 0), (0, 0, 0, -8))).winners == (2,)
    assert hawk.Match(two, scores=((-4, -4, 0, 0),)).winners == ()


def test_a_match_refuses_what_is_not_its_next_deal() -> None:
    match = hawk.Match()
    assert (match.dealer, match.number) == (3, 0)
    with pytest.raises(DealNotOver):
        match.record(dealt())
    wrong = played_out(hawk.deal(hawk.pack(), hawk.Options(solo_from=3), dealer=1, number=2))
    with pytest.raises(InvalidDeal) as caught:
        match.record(wrong)
    assert len(caught.value.problems) == 3
    with pytest.raises(WrongTypeError):
        match.record(hearts.deal(hearts.pack()))  # type: ignore[arg-type]
    with pytest.raises(WrongTypeError):
        hawk.Match(hearts.Options())  # type: ignore[arg-type]
    with pytest.raises(InvalidDeal):
        hawk.Match(dealer=4)
    with pytest.raises(MatchOver):
        hawk.Match(hawk.Options(deals=1), scores=((0, 0, 0, 0),) * 2)
