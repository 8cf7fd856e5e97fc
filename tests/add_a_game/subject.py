"""Single as a subject of the laws: it becomes ``vorhand/testing/single.py``."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

import attrs
from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from vorhand import single
from vorhand.cards import DECK, Card, Cards
from vorhand.testing.subjects import Subject, dealt_anew, places_of_tricks, turned


def single_options() -> SearchStrategy[single.Options]:
    """Any options of Single."""
    return st.builds(
        single.Options,
        players=st.integers(2, 4),
        whole=st.booleans(),
        target=st.integers(1, 9),
    )


def single_moves(among: Sequence[Card] = DECK) -> SearchStrategy[single.Move]:
    """Any well-formed move of Single with some of these cards."""
    return st.builds(single.Play, st.integers(0, 3), st.sampled_from(among))


def _places(state: single.State) -> list[Card]:
    return [*places_of_tricks(state), *state.deal.aside]


def _visible(state: single.State, seat: int) -> list[Card]:
    plays = [play.card for play in single.moves_of(state)]
    return [*plays, *state.hands[seat]]


def _disguised(state: single.State, seat: int, rng: Random) -> single.State:
    """Deal the cards in other hands and those aside anew."""
    deal = state.deal
    hands = [Cards() if other == seat else hand for other, hand in enumerate(state.hands)]
    masks = [hand.mask for hand in hands]
    *new, aside = dealt_anew(deal.aside.mask | sum(masks), masks, rng)
    dealt = tuple(
        before - old | Cards.from_mask(mask)
        for before, old, mask in zip(deal.dealt, hands, new, strict=True)
    )
    other = attrs.evolve(deal, dealt=dealt, aside=Cards.from_mask(aside))
    if isinstance(state, single.Over):
        return attrs.evolve(state, deal=other)
    unplayed = state.hands[seat].mask | sum(new)
    return attrs.evolve(state, deal=other, unplayed_mask=unplayed)


SINGLE: Final[Subject[single.Options, single.State, single.Move]] = Subject(
    game=single,
    options=single_options(),
    presets=(single.STANDARD,),
    moves=single_moves,
    begin=lambda dealt, _, options, dealer, number: single.begin(
        dealt, options, dealer=dealer, number=number
    ),
    favoured=(Cards("7H 8H 9H TH JH QH KH AH"),),
    players=lambda options: options.players,
    hand_size=lambda options: options.hand_size,
    options_of=lambda state: state.options,
    places=_places,
    most_moves=lambda options: options.players,
    all_points=lambda _: 1,
    turned=turned,
    visible=_visible,
    disguised=_disguised,
)
"""Single."""
