"""What the functions of Hawk answer at the edges: defaults, views and wrong values."""

from __future__ import annotations

import pytest

from tests.hawk.positions import dealt
from vorhand import IllegalMove, InvalidDeal, WrongTypeError, hawk, shuffled


@pytest.mark.rule("hawk.deal")
def test_a_deal_is_the_first_of_a_match_unless_it_is_said() -> None:
    state = hawk.deal(shuffled(hawk.pack(), 1))
    assert state.number == 0
    assert dealt().number == 0


@pytest.mark.rule("hawk.deal")
def test_a_deal_from_given_hands_has_a_dealer_and_a_number_that_exist() -> None:
    state = dealt()
    with pytest.raises(InvalidDeal, match="there is no seat 9 to deal"):
        hawk.begin(state.hands, state.options, dealer=9)
    with pytest.raises(InvalidDeal, match="the number of a deal is 0 or more, not -1"):
        hawk.begin(state.hands, state.options, number=-1)


@pytest.mark.rule("hawk.turn")
def test_a_view_lists_the_moves_of_its_own_seat_alone() -> None:
    state = dealt()
    (seat,) = hawk.to_move(state)
    other = (seat + 1) % state.options.players
    assert hawk.legal_moves(hawk.view(state, seat), seat) == hawk.legal_moves(state)
    assert hawk.legal_moves(hawk.view(state, seat), other) == ()
    assert hawk.legal_moves(hawk.view(state, other), seat) == ()
    assert hawk.legal_moves(hawk.view(state, other)) == ()


@pytest.mark.rule("hawk.held")
def test_a_view_refuses_what_the_state_refuses() -> None:
    state = dealt()
    (seat,) = hawk.to_move(state)
    held_by_other = next(iter(state.hands[(seat + 1) % state.options.players]))
    move = hawk.Play(seat, held_by_other)
    broken = hawk.violation(hawk.view(state, seat), move)
    assert broken is not None
    assert broken == hawk.violation(state, move)
    assert broken.rule.id == "hawk.held"


@pytest.mark.rule("hawk.turn")
def test_nobody_sits_at_the_first_seat_that_is_not_there() -> None:
    state = dealt()
    absent = hawk.Play(state.options.players, next(iter(state.hands[0])))
    broken = hawk.violation(state, absent)
    assert broken is not None
    assert broken.text() == f"nobody sits at seat {state.options.players}"
    with pytest.raises(IllegalMove, match="nobody sits"):
        hawk.apply(state, absent)


def test_what_is_no_move_is_shown_in_the_refusal() -> None:
    with pytest.raises(WrongTypeError, match="a Play of Hawk, not 'AC'"):
        hawk.violation(dealt(), "AC")  # type: ignore[arg-type] # on purpose
