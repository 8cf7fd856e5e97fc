"""The deal, options, moves as text, and matches of Hurrikan."""

from __future__ import annotations

import pickle
from typing import Any

import pytest
from attrs.exceptions import FrozenInstanceError

from tests.hurrikan.positions import dealt, played_out
from vorhand import (
    Card,
    Cards,
    DealNotOver,
    InvalidDeal,
    InvalidOptions,
    MatchOver,
    NotationError,
    WrongTypeError,
    hawk,
    hurrikan,
    shuffled,
)


@pytest.mark.rule("hurrikan.deal")
def test_two_players_get_three_cards_twice_and_the_rest_is_the_stock() -> None:
    deck = shuffled(hurrikan.pack(), 4)
    for dealer in (0, 1):
        state = hurrikan.deal(deck, dealer=dealer)
        forehand = 1 - dealer
        assert state.hands[forehand] == Cards(deck[0:3]) | Cards(deck[10:13])
        assert state.hands[dealer] == Cards(deck[3:6]) | Cards(deck[13:16])
        assert state.table == Cards(deck[6:10])
        assert state.stock == deck[16:]
        assert hurrikan.to_move(state) == (forehand,)


@pytest.mark.rule("hurrikan.deal")
def test_four_players_get_nine_cards_and_there_is_no_stock() -> None:
    deck = shuffled(hurrikan.pack(), 4)
    state = hurrikan.deal(deck, hurrikan.FOUR_PLAYERS, dealer=1)
    assert [state.hands[seat] for seat in (2, 3, 0, 1)] == [
        Cards(deck[at : at + 9]) for at in (0, 9, 18, 27)
    ]
    assert state.table == Cards(deck[36:])
    assert state.stock == ()
    assert hurrikan.to_move(state) == (2,)


def test_everything_wrong_with_a_deal_is_told_at_once() -> None:
    with pytest.raises(InvalidDeal) as caught:
        hurrikan.deal([*hurrikan.pack()[1:], Card("AS")], dealer=2, number=-1)
    assert caught.value.problems == (
        "more than once: AS",
        "missing: 2C",
        "there is no seat 2 to deal: the seats are 0 to 1",
        "the number of a deal is 0 or more, not -1",
    )
    state = dealt()
    with pytest.raises(InvalidDeal) as caught:
        hurrikan.begin(state.hands[:1], table=Cards("TS"), stock=state.stock[1:])
    told = "; ".join(caught.value.problems)
    assert "missing: " in told
    assert "not in the pack: TS" in told
    assert "2 hands are needed, not 1" in told
    assert "the table has 1 cards, not 4" in told


BAD: list[dict[str, Any]] = [
    {"hands": None}, {"hands": "AC"}, {"hands": [None, None]}, {"hands": [["AC"], ["2C"]]},
    {"table": None}, {"table": "AC"}, {"table": [Card("AC")]}, {"stock": None}, {"stock": "AC"},
    {"stock": ["AC"]}, {"stock": Cards("AC")}, {"options": hawk.Options()}, {"dealer": "1"},
    {"number": 1.0},
]  # fmt: skip


@pytest.mark.parametrize("wrong", BAD)
def test_values_of_the_wrong_type(wrong: dict[str, Any]) -> None:
    state = dealt()
    right: dict[str, Any] = {"options": hurrikan.SOURCE}
    right |= {"hands": state.hands, "table": state.table, "stock": state.stock} | wrong
    hands, options = right.pop("hands"), right.pop("options")
    with pytest.raises(WrongTypeError):
        hurrikan.begin(hands, options, **right)


def test_what_is_no_table_is_shown_in_the_refusal() -> None:
    state = dealt()
    with pytest.raises(WrongTypeError, match=r"^the table is Cards, not 'AC 2C 3C 4C'$"):
        hurrikan.begin(state.hands, table="AC 2C 3C 4C", stock=state.stock)  # type: ignore[arg-type] # on purpose


@pytest.mark.parametrize("deck", [None, "AC", 3, set(hurrikan.pack()), ["AC"] * 40])
def test_decks_of_the_wrong_type(deck: Any) -> None:
    with pytest.raises(WrongTypeError):
        hurrikan.deal(deck)
    with pytest.raises(WrongTypeError):
        hurrikan.pack(deck)


def test_the_defaults() -> None:
    options = hurrikan.Options()
    assert options == hurrikan.SOURCE
    assert (options.players, options.capture) == (2, hurrikan.Capture.FORCED)
    assert (options.largest_sum, options.dead) == (None, hurrikan.Dead.NEXT_DEAL)
    assert (options.leftover, options.last_sweep) == (hurrikan.Leftover.NOBODY, True)
    assert options.after_sweep is hurrikan.AfterSweep.ROTATE
    assert options.partners is hurrikan.Partners.ADDED
    assert repr(hurrikan.Options(players=4, largest_sum=4)) == "Options(players=4, largest_sum=4)"
    assert pickle.loads(pickle.dumps(options)) == options


@pytest.mark.rule("hurrikan.match")
def test_the_target_depends_on_the_players() -> None:
    assert hurrikan.SOURCE.target == 16
    assert hurrikan.FOUR_PLAYERS.target == 32
    assert hurrikan.SOURCE.replace(players=4) == hurrikan.FOUR_PLAYERS


@pytest.mark.parametrize(
    ("field", "values"),
    {
        "players": [1, 3, 5, "2", 2.0, None, True],
        "capture": ["FORCED", None, hurrikan.Dead.NEXT_DEAL],
        "largest_sum": [1, 0, "4", 4.0, True],
        "dead": [None, True],
        "leftover": [None, "NOBODY"],
        "last_sweep": [None, 1, "True"],
        "after_sweep": [None, 0],
        "partners": [None, "ADDED"],
        "target": [0, -1, None, "16", 16.0, True],
    }.items(),
)
def test_impossible_options_are_refused_by_name(field: str, values: list[Any]) -> None:
    for value in values:
        with pytest.raises(InvalidOptions) as caught:
            hurrikan.Options(**{field: value})
        assert caught.value.field == field


def test_options_and_states_are_frozen() -> None:
    with pytest.raises(FrozenInstanceError):
        hurrikan.Options().players = 3  # type: ignore[misc]
    state = dealt()
    for name in ("turn", "held", "other"):
        with pytest.raises(FrozenInstanceError):
            setattr(state, name, 1)
    with pytest.raises(FrozenInstanceError):
        delattr(state, "deal")


@pytest.mark.parametrize(
    "text",
    [
        "", "1", "QS", "4 QS", "-1 QS", "1 QS x", "1 QS 4C", "1 QS x 4C 4C", "1 QS x 1Z", "1 x 4C",
        "0 pass AC",
    ],
)  # fmt: skip
def test_texts_that_are_no_move(text: str) -> None:
    with pytest.raises(NotationError):
        hurrikan.parse_move(text)


def test_moves_to_and_from_text() -> None:
    assert str(hurrikan.parse_move("1 Q♠ x 5♦ 4♣")) == "1 QS x 4C 5D"
    with pytest.raises(WrongTypeError):
        hurrikan.parse_move(None)  # type: ignore[arg-type]
    wrong: list[tuple[Any, Any, Any]] = [
        (4, Card("AC"), Cards()), (-1, Card("AC"), Cards()), (0, "AC", Cards()),
        (0, Card("AC"), None), (0, Card("AC"), "2C"), (0, Card("AC"), [Card("2C")]),
    ]  # fmt: skip
    for seat, card, takes in wrong:
        with pytest.raises((WrongTypeError, ValueError)):
            hurrikan.Play(seat, card, takes)


@pytest.mark.rule("hurrikan.match")
def test_a_match_goes_on_until_one_side_is_ahead_at_the_target() -> None:
    match = hurrikan.Match(scores=((13, 15),))
    assert not match.over
    assert hurrikan.Match(scores=((13, 15), (3, 1))).over is False  # 16:16
    over = hurrikan.Match(scores=((15, 14), (1, 4)))
    assert (over.over, over.winners) == (True, (1,))
    four = hurrikan.Match(hurrikan.FOUR_PLAYERS, scores=((32, 10, 32, 10),))
    assert four.winners == (0, 2)
    with pytest.raises(InvalidDeal, match="in round 0 partners have not the same score"):
        hurrikan.Match(hurrikan.FOUR_PLAYERS, scores=((40, 1, 0, 1),))
    level = hurrikan.Match(hurrikan.FOUR_PLAYERS, scores=((33, 33, 33, 33),))
    assert not level.over
    assert level.winners == ()


@pytest.mark.rule("hurrikan.match", "hurrikan.deal")
@pytest.mark.parametrize("players", [2, 4])
def test_the_deal_passes_on_each_round(players: int) -> None:
    match = hurrikan.Match(hurrikan.Options(players=players), dealer=0)
    dealers: list[int] = []
    while not match.over:
        state = match.deal(match.deck_for(seed=3))
        dealers.append(state.dealer)
        match = match.record(played_out(state))
    assert dealers == [number % players for number in range(len(dealers))]
    assert max(match.totals) >= match.options.target
    with pytest.raises(MatchOver):
        match.deal(hurrikan.pack())


def test_a_match_refuses_what_is_not_its_next_round() -> None:
    match = hurrikan.Match()
    with pytest.raises(DealNotOver):
        match.record(dealt())
    wrong = played_out(
        hurrikan.deal(hurrikan.pack(), hurrikan.Options(target=3), dealer=0, number=2)
    )
    with pytest.raises(InvalidDeal) as caught:
        match.record(wrong)
    assert len(caught.value.problems) == 3
