"""What the functions of Hurrikan answer at the edges: defaults, views and wrong values."""

from __future__ import annotations

from typing import Any

import pytest

from tests.hurrikan.positions import dealt
from vorhand import IllegalMove, InvalidDeal, WrongTypeError, hurrikan, shuffled


@pytest.mark.rule("hurrikan.deal")
def test_a_deal_is_the_first_of_a_match_unless_it_is_said() -> None:
    state = hurrikan.deal(shuffled(hurrikan.pack(), 1))
    assert state.number == 0
    assert dealt().number == 0


@pytest.mark.rule("hurrikan.deal")
def test_a_deal_from_given_hands_has_a_dealer_and_a_number_that_exist() -> None:
    state = dealt()
    parts: Any = {"table": state.table, "stock": state.stock}
    with pytest.raises(InvalidDeal, match="there is no seat 9 to deal"):
        hurrikan.begin(state.hands, state.options, dealer=9, **parts)
    with pytest.raises(InvalidDeal, match="the number of a deal is 0 or more, not -1"):
        hurrikan.begin(state.hands, state.options, number=-1, **parts)


@pytest.mark.rule("hurrikan.turn")
def test_a_view_lists_the_moves_of_its_own_seat_alone() -> None:
    state = dealt()
    (seat,) = hurrikan.to_move(state)
    other = (seat + 1) % state.options.players
    assert hurrikan.legal_moves(hurrikan.view(state, seat), seat) == hurrikan.legal_moves(state)
    assert hurrikan.legal_moves(hurrikan.view(state, seat), other) == ()
    assert hurrikan.legal_moves(hurrikan.view(state, other), seat) == ()
    assert hurrikan.legal_moves(hurrikan.view(state, other)) == ()


@pytest.mark.rule("hurrikan.held")
def test_a_view_refuses_what_the_state_refuses() -> None:
    state = dealt()
    (seat,) = hurrikan.to_move(state)
    held_by_other = next(iter(state.hands[(seat + 1) % state.options.players]))
    move = hurrikan.Play(seat, held_by_other)
    broken = hurrikan.violation(hurrikan.view(state, seat), move)
    assert broken is not None
    assert broken == hurrikan.violation(state, move)
    assert broken.rule.id == "hurrikan.held"


@pytest.mark.rule("hurrikan.turn")
def test_nobody_sits_at_the_first_seat_that_is_not_there() -> None:
    state = dealt()
    absent = hurrikan.Play(state.options.players, next(iter(state.hands[0])))
    broken = hurrikan.violation(state, absent)
    assert broken is not None
    assert broken.text() == f"nobody sits at seat {state.options.players}"
    with pytest.raises(IllegalMove, match="nobody sits"):
        hurrikan.apply(state, absent)


def test_what_is_no_move_is_shown_in_the_refusal() -> None:
    with pytest.raises(WrongTypeError, match="a Play of Hurrikan, not 'AC'"):
        hurrikan.violation(dealt(), "AC")  # type: ignore[arg-type] # on purpose
