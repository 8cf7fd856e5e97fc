"""The four questions of every phase, asked wrongly."""

from __future__ import annotations

from typing import Any
from unittest.mock import Mock

import pytest

from tests.hearts.positions import STATES, dealt, played_out, refused, why
from vorhand import Card, Cards, IllegalMove, NoSuchSeat, WrongTypeError, hearts


class LooksLikeAMove:
    """It has what a play has, and is none."""

    seat = 0
    card = Card("2C")
    cards = Cards("2C")


@pytest.mark.parametrize("wrong", [None, 0, "state", 1.5, object(), hearts.Options(), hearts])
def test_a_state_is_a_state_of_hearts(wrong: Any) -> None:
    move = hearts.parse_move("0 2C")
    for call in (
        lambda: hearts.to_move(wrong),
        lambda: hearts.legal_moves(wrong),
        lambda: hearts.legal_moves(wrong, 0),
        lambda: hearts.violation(wrong, move),
        lambda: hearts.apply(wrong, move),
    ):
        with pytest.raises(WrongTypeError, match="a state of Hearts is expected"):
            call()


@pytest.mark.parametrize("state", STATES, ids=lambda state: type(state).__name__)
@pytest.mark.parametrize("wrong", [None, 0, "0 2C", Card("2C"), LooksLikeAMove(), object()])
def test_a_move_is_a_move_of_hearts(state: hearts.State, wrong: Any) -> None:
    for call in (hearts.violation, hearts.apply):
        with pytest.raises(WrongTypeError, match="a Play, Pass or Choose"):
            call(state, wrong)


@pytest.mark.parametrize("state", STATES, ids=lambda state: type(state).__name__)
def test_a_seat_is_one_of_the_table(state: hearts.State) -> None:
    for seat in (-1, 4, 6):
        with pytest.raises(NoSuchSeat, match="the seats are 0 to 3"):
            hearts.legal_moves(state, seat)
    wrong: Any
    for wrong in ("0", 1.0, True, ()):
        with pytest.raises(WrongTypeError, match="a seat is an int"):
            hearts.legal_moves(state, wrong)


def test_subclasses_and_stand_ins_are_no_moves_and_no_cards() -> None:
    class Stranger(hearts.Play):  # type: ignore[misc] # what the test is about
        pass

    told = "a Play, Pass or Choose, not Stranger|cannot inherit from compiled"
    with pytest.raises(TypeError, match=told):
        hearts.violation(dealt(), Stranger(0, Card("2C")))
    card: Any = Mock(spec=Card)
    with pytest.raises(WrongTypeError, match="a deck holds cards"):
        hearts.deal([card] * 52)
    with pytest.raises(WrongTypeError, match="a play needs a Card"):
        hearts.Play(0, card)


@pytest.mark.rule("hearts.turn")
def test_nobody_moves_after_the_end() -> None:
    end = played_out(dealt())
    assert isinstance(end, hearts.Over)
    assert hearts.to_move(end) == ()
    assert hearts.legal_moves(end) == ()
    assert all(hearts.legal_moves(end, seat) == () for seat in range(4))
    for move in ("0 2C", "1 pass 2C 3C 4C", "2 choose others_up"):
        assert refused(end, move) == "hearts.turn"
        assert why(end, move) == "the deal is over"
    assert end.hands == (Cards(),) * 4
    assert end.public.to_move == ()


def test_a_refused_play_raises_with_rule_move_and_the_untouched_state() -> None:
    state = dealt("2C 3C")
    move = hearts.parse_move("0 3C")
    with pytest.raises(IllegalMove) as caught:
        hearts.apply(state, move)
    error = caught.value
    assert error.rule is hearts.RULES["hearts.lead.opening"]
    assert error.move == move
    assert error.state is state
    assert error.violation == hearts.violation(state, move)
    assert str(error) == "0 3C: the first trick begins with 2♣ [hearts.lead.opening]"
    assert repr(error) == f"IllegalMove({str(error)!r})"
    assert isinstance(error, ValueError)
