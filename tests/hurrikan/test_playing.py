"""Whose card it is, whose turn it is, and the next deal."""

from __future__ import annotations

import pytest

from tests.hurrikan.positions import dealt, played_out, refused
from vorhand import Cards, NoSuchSeat, hurrikan


@pytest.mark.rule("hurrikan.turn")
def test_who_is_not_to_move_is_refused() -> None:
    state = dealt()
    assert refused(state, "1 KS") == "hurrikan.turn: it is seat 0's turn"
    assert refused(state, "3 KS") == "hurrikan.turn: nobody sits at seat 3"
    ended = played_out(state)
    assert refused(ended, "0 KS") == "hurrikan.turn: the round is over"
    assert hurrikan.to_move(ended) == ()
    assert hurrikan.legal_moves(ended) == ()
    assert hurrikan.legal_moves(state, 1) == ()
    with pytest.raises(NoSuchSeat):
        hurrikan.legal_moves(state, 2)


@pytest.mark.rule("hurrikan.held")
def test_only_own_cards_are_played() -> None:
    state = dealt("AC", "AD")
    assert refused(state, "0 AD") == "hurrikan.held: you do not hold A♦"
    assert refused(state, "0 TD") == "hurrikan.held: you do not hold 10♦"


@pytest.mark.rule("hurrikan.deal", "hurrikan.dead")
def test_the_next_deal_comes_when_hands_are_empty_and_the_turn_goes_on() -> None:
    state = dealt(options=hurrikan.Options(dead=hurrikan.Dead.PLAY_OUT))
    stock = state.stock
    for _ in range(12):
        state = hurrikan.apply(state, hurrikan.legal_moves(state)[0])
    assert [len(hand) for hand in state.hands] == [6, 6]
    assert state.hands == (Cards(stock[:6]), Cards(stock[6:12]))
    assert state.stock == stock[12:]
    assert hurrikan.to_move(state) == (0,)
    assert state.deal.deals == (12,)
