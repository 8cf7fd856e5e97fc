"""States of Hearts: what they have, and what everybody sees of them."""

from __future__ import annotations

from typing import Any

import attrs
import pytest

from tests.hearts.positions import STATES, after, dealt, held
from vorhand import Cards, hearts, shuffled
from vorhand.hearts import Direction

DECK = shuffled(hearts.pack(), 1)


def test_what_was_dealt_and_passed_stays_known_to_the_deal() -> None:
    first = hearts.deal(DECK, dealer=1)
    moves = [hearts.legal_moves(first, seat)[seat] for seat in range(4)]
    state: hearts.State = first
    for move in moves:
        state = hearts.apply(state, move)
    assert state.deal.dealt == first.hands
    assert state.deal.passes == tuple(m.cards for m in moves if isinstance(m, hearts.Pass))
    assert (state.options, state.dealer, state.number) == (hearts.Options(), 1, 0)
    assert state.direction is Direction.LEFT


def test_what_is_public_is_so_in_every_phase() -> None:
    options = held(moon=hearts.Moon.SHOOTER_CHOOSES)
    state: hearts.State = dealt(options=options, dealer=2, number=7)
    while True:
        public = state.public
        assert (public.options, public.dealer, public.number) == (options, 2, 7)
        assert (state.options, state.dealer, state.number) == (options, 2, 7)
        assert public.to_move == hearts.to_move(state)
        assert public.passed == ()
        assert Cards.from_mask(public.unplayed_mask) == Cards(
            c for hand in state.hands for c in hand
        )
        moves = hearts.legal_moves(state)
        if not moves:
            break
        state = hearts.apply(state, moves[-1])


def test_a_state_tells_what_is_led() -> None:
    state = dealt("2C")
    assert isinstance(state, hearts.Playing)
    assert state.led is None
    led = after(state, "0 2C")
    assert isinstance(led, hearts.Playing)
    assert str(led.led) == str(led.public.led) == "Suit.CLUBS"
    assert state.public.led is None
    assert led.public.direction is led.direction is hearts.Direction.HOLD
    assert not led.public.broken
    assert led.public.trick == (hearts.parse_move("0 2C"),)
    assert led.public.unplayed_mask & led.unplayed_mask == led.unplayed_mask


@pytest.mark.parametrize("state", STATES, ids=lambda state: type(state).__name__)
def test_states_are_really_frozen(state: Any) -> None:
    for name in [field.name for field in attrs.fields(type(state))]:
        with pytest.raises(attrs.exceptions.FrozenInstanceError):
            setattr(state, name, None)
        with pytest.raises(attrs.exceptions.FrozenInstanceError):
            delattr(state, name)
    with pytest.raises((attrs.exceptions.FrozenInstanceError, AttributeError)):
        state.anything = 1


def test_states_are_plain_attrs_instances() -> None:
    state = hearts.apply(dealt(), hearts.parse_move("0 2C"))
    assert type(state) is hearts.Playing
    again = attrs.evolve(state)
    assert again == state
    assert type(again) is hearts.Playing
    assert state != attrs.evolve(state, turn=2)


def test_the_phases_have_only_the_fields_that_make_sense() -> None:
    names = {
        phase: [field.name for field in attrs.fields(phase)]
        for phase in (hearts.Passing, hearts.Playing, hearts.Choosing, hearts.Over)
    }
    assert names == {
        hearts.Passing: ["deal", "pending"],
        hearts.Playing: ["deal", "tricks", "trick", "turn", "unplayed_mask", "legal_mask"],
        hearts.Choosing: ["deal", "tricks", "shooter"],
        hearts.Over: ["deal", "tricks", "choice"],
    }


def test_a_state_with_other_legal_cards_is_another_state() -> None:
    state = dealt()
    assert isinstance(state, hearts.Playing)
    assert attrs.evolve(state, legal_mask=0) != state
