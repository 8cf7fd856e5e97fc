"""What the functions of Hawk answer at the edges: defaults and wrong values."""

from __future__ import annotations

import pytest

from tests.hawk.positions import dealt
from vorhand import InvalidDeal, WrongTypeError, hawk, shuffled


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


def test_what_is_no_move_is_shown_in_the_refusal() -> None:
    with pytest.raises(WrongTypeError, match="a Play of Hawk, not 'AC'"):
        hawk.violation(dealt(), "AC")  # type: ignore[arg-type] # on purpose
