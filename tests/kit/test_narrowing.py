"""What a play tells of the cards that were not held."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vorhand import Cards, hawk, hearts, testing
from vorhand.hawk import playing as of_hawk
from vorhand.hearts import playing as of_hearts
from vorhand.kit.narrowing import ruled_out
from vorhand.testing import Subject


def in_force_in_hearts(state: hearts.Playing) -> Any:
    return of_hearts.RESTRICTIONS[not state.tricks][not state.trick]


def in_force_in_hawk(state: hawk.Playing) -> Any:
    return of_hawk.RESTRICTIONS[state.options.ruffing.duties] if state.trick else ()


@pytest.mark.parametrize(
    ("subject", "in_force"),
    [(testing.HEARTS, in_force_in_hearts), (testing.HAWK, in_force_in_hawk)],
    ids=["hearts", "hawk"],
)
@given(data=st.data())
def test_a_card_is_barred_by_single_cards_beside_it(
    subject: Subject[Any, Any, Any], in_force: Callable[[Any], Any], data: st.DataObject
) -> None:
    """What `ruled_out` takes for granted, with any hand in front of any table."""
    played = testing.positions(subject).filter(
        lambda state: isinstance(state, (hearts.Playing, hawk.Playing))
    )
    state = data.draw(played)
    restrictions, options = in_force(state), state.options
    hand = Cards(data.draw(st.sets(st.sampled_from(subject.game.pack(options)), min_size=1)))
    allowed = hand.mask
    seen = (state.trick, state.unplayed_mask)
    for restriction in restrictions:
        allowed = restriction(options, *seen, allowed) or allowed
    for card in hand:
        barring = ruled_out(restrictions, options, *seen, card)
        assert (barring & hand.mask == 0) == (card.bit & allowed != 0)
