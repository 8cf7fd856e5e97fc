"""Turns: what is asked, what actions are called, and what is refused."""

from __future__ import annotations

import json
import pickle
from itertools import combinations
from math import comb
from pathlib import Path
from random import Random
from typing import Any

import attrs
import pytest

from tests.hearts import positions as of_hearts
from tests.hurrikan import positions as of_hurrikan
from vorhand import (
    GAMES,
    Card,
    Cards,
    IllegalAction,
    IllegalMove,
    NotToMove,
    OutOfRange,
    UnknownGame,
    UnknownLanguage,
    WrongTypeError,
    game,
    hawk,
    hearts,
    hurrikan,
)
from vorhand.turns import Turn, layout, most_actions

GOLDEN = json.loads((Path(__file__).parents[1] / "golden" / "layouts.json").read_text("utf-8"))

OPTIONAL = hurrikan.Options(capture=hurrikan.Capture.OPTIONAL)


def indices(cards: str) -> tuple[int, ...]:
    return tuple(card.index for card in Cards(cards))


def after(turn: Turn, cards: str) -> Turn:
    """The turn after some actions, each a card."""
    for card in cards.split():
        turn = turn.apply(Card(card).index)
    return turn


# --- Layouts


@pytest.mark.parametrize("name", GAMES)
def test_layouts_are_frozen(name: str) -> None:
    found = layout(name)
    assert [found.name, *found.meanings] == GOLDEN["actions"][name]
    assert layout(GAMES[name]) is found
    assert found.size == len(found.meanings)


@pytest.mark.parametrize("name", GAMES)
def test_a_card_is_the_same_action_in_every_game(name: str) -> None:
    ranks, suits = "23456789TJQKA", "CDHS"
    meanings = layout(name).meanings
    assert meanings[:52] == tuple(f"{rank}{suit}" for suit in suits for rank in ranks)


def test_layouts_are_of_games() -> None:
    with pytest.raises(UnknownGame):
        layout("chess")
    with pytest.raises(WrongTypeError, match="a game such as"):
        layout(json)  # type: ignore[arg-type]


# --- Hearts


def test_a_pass_is_made_card_by_card_in_ascending_order() -> None:
    start = of_hearts.dealt("2C 5C 9C TD JD 2S 3S 4S 5S 6S 7S QS AH", options=hearts.Options())
    turn = Turn(start)
    hand = sorted(card.index for card in start.hands[0])
    assert turn.legal() == tuple(hand[:-2])  # two are needed above the first
    turn = after(turn, "9C")
    at = hand.index(Card("9C").index)
    assert turn.legal() == tuple(hand[at + 1 : -1])
    assert (turn.seat, turn.begun, turn.state) == (0, (Card("9C").index,), start)
    turn = after(turn, "TD")
    assert [turn.move(action) for action in turn.legal()] == [
        hearts.Pass(0, Cards("9C TD") | Cards([card]))
        for card in start.hands[0]
        if card.index > Card("TD").index
    ]
    turn = after(turn, "QS")
    assert (turn.seat, turn.begun) == (1, ())
    assert turn.state == hearts.apply(start, hearts.Pass(0, Cards("9C TD QS")))


@pytest.mark.parametrize("count", [1, 3, 12, 13])
def test_there_is_one_way_to_each_pass(count: int) -> None:
    state = hearts.deal(hearts.pack(), hearts.Options(pass_count=count))
    hand = sorted(card.index for card in state.hands[0])

    def ways(turn: Turn) -> list[tuple[int, ...]]:
        if not turn.begun and turn.seat == 1:
            return [()]
        return [(action, *rest) for action in turn.legal() for rest in ways(turn.apply(action))]

    found = ways(Turn(state))
    assert len(found) == comb(13, count)
    assert found == list(combinations(hand, count))


def test_a_play_is_one_action_and_a_choice_too() -> None:
    turn = Turn(of_hearts.dealt("2C KS", "3C AS", "4C", "5C QS"))
    assert turn.legal() == indices("2C")
    assert turn.move(0) == hearts.Play(0, Card("2C"))
    turn = turn.apply(0)
    assert turn.legal() == indices("3C")
    choosing = Turn(of_hearts.moon_to_choose())
    assert choosing.legal() == (52, 53)
    assert choosing.mask() == 0b11 << 52
    assert choosing.encode(hearts.Choose(1, hearts.Moon.SHOOTER_DOWN)) == (53,)
    assert choosing.apply(52).state.choice is hearts.Moon.OTHERS_UP
    assert choosing.apply(53).state.choice is hearts.Moon.SHOOTER_DOWN


def test_passes_come_seat_by_seat() -> None:
    turn = Turn(hearts.deal(hearts.Match().deck_for(seed=1)))
    seats = []
    for _ in range(12):
        seats.append(turn.seat)
        turn = turn.apply(turn.legal()[0])
    assert seats == [0] * 3 + [1] * 3 + [2] * 3 + [3] * 3
    assert isinstance(turn.state, hearts.Playing)


# --- Hurrikan


def test_a_capture_is_the_card_and_then_what_it_takes() -> None:
    state = of_hurrikan.lying("KS 2C", "QS 3C", table="4C 5C 4D 5D AH")
    turn = Turn(state)
    assert turn.legal() == indices("KS 2C")
    # The king is worth ten. Each set is named from its lowest card on, in the order of cards,
    # until no other set begins so.
    assert after(turn, "KS").legal() == indices("4C 5C 4D")
    ways = {
        "4C 5C AH": "KS 4C 5C",
        "4C 5D AH": "KS 4C 5D",
        "5C 4D AH": "KS 5C 4D",
        "5C 5D": "KS 5C 5D",
        "4D 5D AH": "KS 4D",
    }
    assert {str(move.takes) for move in moves_with(state, "KS")} == {
        str(Cards(takes)) for takes in ways
    }
    for takes, way in ways.items():
        move = hurrikan.Play(0, Card("KS"), Cards(takes))
        assert turn.encode(move) == tuple(Card(card).index for card in way.split())
        *before, last = way.split()
        assert after(turn, " ".join(before)).move(Card(last).index) == move


def moves_with(state: hurrikan.State, card: str) -> list[hurrikan.Play]:
    return [move for move in hurrikan.legal_moves(state) if move.card is Card(card)]


def test_the_play_is_made_as_soon_as_one_is_left() -> None:
    state = of_hurrikan.lying("2C 7S", "QS 3C", table="4C 5C 3D AH KH")
    turn = Turn(state)
    # Seven is 4+3 alone, so the card says it all.
    (only,) = moves_with(state, "7S")
    assert only.takes == Cards("4C 3D")
    assert turn.move(Card("7S").index) == only
    assert turn.encode(only) == indices("7S")


def test_of_equal_cards_one_is_named() -> None:
    state = of_hurrikan.lying("4S 2C", "QS 3C", table="4C 4D KH")
    turn = after(Turn(state), "4S")
    assert turn.legal() == indices("4C 4D")
    assert turn.move(Card("4D").index) == hurrikan.Play(0, Card("4S"), Cards("4D"))


def test_a_card_that_could_capture_is_laid_by_an_action_of_its_own() -> None:
    state = of_hurrikan.lying("4S 2C", "QS 3C", table="4C KH", options=OPTIONAL)
    turn = after(Turn(state), "4S")
    assert turn.legal() == (*indices("4C"), 52)
    assert turn.move(52) == hurrikan.Play(0, Card("4S"))
    assert Turn(state).encode(hurrikan.Play(0, Card("4S"))) == (Card("4S").index, 52)
    assert Turn(state).move(Card("2C").index) == hurrikan.Play(0, Card("2C"))


# --- What actions are called


def test_actions_have_names_in_both_languages() -> None:
    passing = Turn(hearts.deal(hearts.pack()))
    queen = Card("QS").index
    assert (passing.name(queen), passing.name(queen, "de")) == ("passes QS", "gibt QS weiter")
    playing = Turn(of_hearts.dealt("2C KS", "3C AS", "4C", "5C QS"))
    assert (playing.name(queen), playing.name(queen, "de")) == ("QS", "QS")
    choosing = Turn(of_hearts.moon_to_choose())
    assert (choosing.name(52), choosing.name(53)) == ("the others go up", "goes down")
    assert choosing.name(52, "de") == "den anderen werden Punkte dazugezählt"
    state = of_hurrikan.lying("4S 2C", "QS 3C", table="4C KH", options=OPTIONAL)
    capturing = after(Turn(state), "4S")
    four = Card("4C").index
    assert Turn(state).name(Card("4S").index) == "4S"
    assert (capturing.name(four), capturing.name(52)) == ("takes 4C", "lays")
    assert (capturing.name(four, "de"), capturing.name(52, "de")) == ("nimmt 4C", "legt")
    assert Turn(hawk.deal(hawk.pack())).name(queen - 1, "de") == "JS"


def test_what_is_no_action_has_no_name() -> None:
    turn = Turn(hawk.deal(hawk.pack()))
    for action in (-1, 52):
        with pytest.raises(OutOfRange, match="an action of hawk is 0 to 51"):
            turn.name(action)
    with pytest.raises(WrongTypeError, match="an action is an int"):
        turn.name("QS")  # type: ignore[arg-type]
    with pytest.raises(UnknownLanguage):
        turn.name(0, "xx")


# --- Refusals


@pytest.mark.parametrize("action", [-1, 1, 52, 53, 54, 10**30])
def test_an_action_that_is_not_legal_is_refused(action: int) -> None:
    turn = Turn(of_hearts.dealt("2C KS", "3C AS", "4C", "5C QS"))
    with pytest.raises(IllegalAction, match=r"is not legal: the legal ones are 0$") as refusal:
        turn.apply(action)
    assert (refusal.value.action, refusal.value.legal) == (action, (0,))
    twin = pickle.loads(pickle.dumps(refusal.value))
    assert (str(twin), twin.legal) == (str(refusal.value), (0,))
    with pytest.raises(IllegalAction):
        turn.move(action)


@pytest.mark.parametrize("action", [None, 1.0, "0", True])
def test_what_is_no_number_is_refused(action: Any) -> None:
    turn = Turn(of_hearts.dealt("2C KS", "3C AS", "4C", "5C QS"))
    with pytest.raises(WrongTypeError, match="an action is an int"):
        turn.apply(action)


class Index:
    def __index__(self) -> int:
        return 0


def test_any_whole_number_is_an_action() -> None:
    turn = Turn(of_hearts.dealt("2C KS", "3C AS", "4C", "5C QS"))
    after = turn.apply(Index())  # type: ignore[arg-type]
    assert after == turn.apply(0)
    passing = Turn(hearts.deal(hearts.pack()))
    begun = passing.apply(Index())  # type: ignore[arg-type]
    assert [type(action) for action in begun.begun] == [int]


@pytest.mark.parametrize("name", GAMES)
def test_at_the_end_nothing_is_legal(name: str) -> None:
    module = GAMES[name]
    match = module.Match()
    end = game.play_out(module, match.deal(match.deck_for(seed=2)), Random(2))
    turn = Turn(end)
    assert (turn.seat, turn.mask(), turn.legal(), turn.game) == (None, 0, (), module)
    with pytest.raises(IllegalAction, match="no action is legal here"):
        turn.apply(0)


def test_moves_that_break_a_rule_have_no_actions() -> None:
    turn = Turn(of_hearts.dealt("2C KS", "3C AS", "4C", "5C QS"))
    with pytest.raises(IllegalMove, match=r"hearts\.lead\.opening"):
        turn.encode(hearts.Play(0, Card("KS")))
    with pytest.raises(WrongTypeError, match="a move of Hearts"):
        turn.encode(hawk.Play(0, Card("KS")))


def test_only_moves_of_the_seat_that_is_asked_have_actions() -> None:
    state = hearts.deal(hearts.pack())
    other = hearts.legal_moves(state, 2)[0]
    with pytest.raises(NotToMove, match="this is the turn of seat 0, not of seat 2"):
        Turn(state).encode(other)


def test_a_move_that_has_been_begun_is_gone_on_with() -> None:
    state = hearts.deal(hearts.pack())
    first, other = hearts.legal_moves(state, 0)[0], hearts.legal_moves(state, 0)[-1]
    actions = Turn(state).encode(first)
    turn = Turn(state).apply(actions[0])
    assert turn.encode(first) == actions[1:]
    with pytest.raises(IllegalAction) as refusal:
        turn.encode(other)
    assert refusal.value.legal == actions[:1]


# --- Turns as values


def test_a_turn_can_be_put_together() -> None:
    state = hearts.deal(hearts.pack())
    turn = Turn(state).apply(Turn(state).legal()[0])
    assert Turn(state, turn.begun) == turn
    assert attrs.evolve(turn, begun=()) == Turn(state)
    assert pickle.loads(pickle.dumps(turn)) == turn
    assert Turn(state, (Index(),)).begun == (0,)  # type: ignore[arg-type]


def test_a_turn_that_cannot_be_is_refused() -> None:
    state = of_hearts.dealt("2C KS", "3C AS", "4C", "5C QS")
    with pytest.raises(IllegalAction, match="action 1 is not legal: the legal ones are 0"):
        Turn(state, (1,))
    with pytest.raises(IllegalAction, match="action 0 is not legal: no action is legal here"):
        Turn(state, (0,))  # a whole move
    with pytest.raises(WrongTypeError, match="actions are a tuple of int"):
        Turn(state, [0])  # type: ignore[arg-type]
    with pytest.raises(WrongTypeError, match="an action is an int"):
        Turn(state, ("0",))  # type: ignore[arg-type]
    for wrong in (None, hearts.Options(), hearts.Match(), Card("QS"), state.public):
        with pytest.raises(WrongTypeError, match="a state or a view is expected"):
            Turn(wrong)


def test_the_turn_of_a_view_is_that_of_its_seat() -> None:
    state = hearts.deal(hearts.pack())
    seen = Turn(hearts.view(state, 2))
    assert seen.seat == 2  # all may pass
    assert set(seen.legal()) <= {card.index for card in state.hands[2]}
    assert seen.name(seen.legal()[0]).startswith("passes ")
    with pytest.raises(WrongTypeError, match="a view has no next state"):
        seen.apply(seen.legal()[0])
    playing = of_hearts.dealt("2C KS", "3C AS", "4C", "5C QS")
    waiting = Turn(hearts.view(playing, 2))
    assert (waiting.seat, waiting.mask(), waiting.legal()) == (0, 0, ())
    with pytest.raises(IllegalAction):
        waiting.move(0)


@pytest.mark.parametrize(
    ("options", "most"),
    [
        (hearts.TRAINER, 4 * 3 + 52),
        (hearts.Options(passing=(hearts.Direction.HOLD,)), 52),
        (hearts.Options(moon=hearts.Moon.SHOOTER_CHOOSES), 4 * 3 + 52 + 1),
        (hearts.Options(players=5), 5 * 2 + 50),
        (hawk.SOURCE, 40),
        (hawk.Options(players=2), 26),
        (hurrikan.SOURCE, 2 * 36 + 40),
    ],
)
def test_the_most_actions_of_a_deal(options: Any, most: int) -> None:
    assert most_actions(options) == most


def test_the_most_actions_are_asked_of_options() -> None:
    with pytest.raises(WrongTypeError, match="options of a game are expected"):
        most_actions(hearts.Match())  # type: ignore[arg-type]
    with pytest.raises(UnknownGame):
        most_actions(None)  # type: ignore[arg-type]
