"""What the functions of Hurrikan answer at the edges: defaults and wrong values."""

from __future__ import annotations

from typing import Any

import pytest

from tests.hurrikan.positions import dealt
from vorhand import InvalidDeal, WrongTypeError, hurrikan, shuffled


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


def test_what_is_no_move_is_shown_in_the_refusal() -> None:
    with pytest.raises(WrongTypeError, match="a Play of Hurrikan, not 'AC'"):
        hurrikan.violation(dealt(), "AC")  # type: ignore[arg-type] # on purpose
