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
from vorhand.hearts.counting import PENALTIES, UNOPENED
from vorhand.hearts.seen.sample import Barring
from vorhand.kit.narrowing import narrowed, ruled_out
from vorhand.testing import Subject


def in_force_in_hearts(state: hearts.Playing) -> Any:
    return of_hearts.RESTRICTIONS[state.options.waiting_mask > 0][not state.tricks][not state.trick]


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


@given(data=st.data(), options=testing.hearts_options())
def test_restrictions_of_hearts_read_few_options(
    data: st.DataObject, options: hearts.Options
) -> None:
    """What samples take for granted, so that no options of a caller are kept."""
    few: Any = Barring(*[getattr(options, name) for name in Barring._fields])
    pack = st.sampled_from(hearts.pack(options))
    lead, hand = data.draw(pack), Cards(data.draw(st.sets(pack, min_size=1)))
    unplayed = data.draw(st.sampled_from([0, PENALTIES, PENALTIES | UNOPENED]))
    rows = of_hearts.RESTRICTIONS[options.waiting_mask > 0]
    for trick, leading in (((), True), ((hearts.Play(0, lead),), False)):
        for first in (False, True):
            facts = (trick, unplayed, hand.mask)
            in_force = rows[first][leading]
            assert narrowed(in_force, few, *facts) == narrowed(in_force, options, *facts)


@given(data=st.data(), ruffing=st.sampled_from(hawk.Ruffing))
def test_duties_of_hawk_read_no_options(data: st.DataObject, ruffing: hawk.Ruffing) -> None:
    """What samples take for granted, so that no options of a caller are kept."""
    pack = st.sampled_from(hawk.pack())
    cards = data.draw(st.lists(pack, min_size=1, max_size=5))
    trick = tuple(hawk.Play(seat, card) for seat, card in enumerate(cards))
    hand = Cards(data.draw(st.sets(pack, min_size=1)))
    duties = of_hawk.RESTRICTIONS[ruffing.duties]
    options = data.draw(testing.hawk_options())
    facts = (trick, 0, hand.mask)
    assert narrowed(duties, options, *facts) == narrowed(duties, hawk.SOURCE, *facts)
