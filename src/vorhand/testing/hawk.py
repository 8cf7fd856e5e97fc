"""Hawk as a subject of the laws."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

import attrs
from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from vorhand import hawk
from vorhand.cards import DECK, Card, Cards
from vorhand.testing.subjects import Subject, dealt_anew, places_of_tricks, played_in_tricks, turned


def hawk_options() -> SearchStrategy[hawk.Options]:
    """Any options of Hawk."""
    return st.builds(
        hawk.Options,
        players=st.integers(2, 6),
        trick=st.sampled_from(hawk.TrickRule),
        ruffing=st.sampled_from(hawk.Ruffing),
        solo_from=st.integers(2, 4),
        slam=st.sampled_from(hawk.Slam),
        thresholds=st.sampled_from(hawk.Thresholds),
        bonus=st.sampled_from(hawk.Counting),
        deals=st.integers(1, 20),
    )


def hawk_moves(among: Sequence[Card] = DECK) -> SearchStrategy[hawk.Move]:
    """Any well-formed move of Hawk with some of these cards."""
    return st.builds(hawk.Play, st.integers(0, 5), st.sampled_from(among))


def _places(state: hawk.State) -> list[Card]:
    return places_of_tricks(state) + list(state.deal.aside)


def _all_points(state: hawk.State) -> int:
    # One to ten add up to 55, four suits to 220; a card counts its place in the text below.
    pips = sum("_A23456789T".index(card.rank.letter) for card in state.deal.aside)
    return 220 - pips


def _visible(state: hawk.State, seat: int) -> list[Card]:
    return [*played_in_tricks(state.public), *state.hands[seat]]


def _disguised(state: hawk.State, seat: int, rng: Random) -> hawk.State:
    """Deal anew the cards in other hands and those aside."""
    deal = state.deal
    others = [other for other in range(state.options.players) if other != seat]
    left = [hand.mask for hand in state.hands]
    hidden = sum(left[other] for other in others) | deal.aside.mask
    *new, aside = dealt_anew(hidden, [left[other] for other in others], rng)
    masks = list(deal.hand_masks)
    for other, mask in zip(others, new, strict=True):
        masks[other] = masks[other] & ~left[other] | mask
    dealt = tuple(map(Cards.from_mask, masks))
    other_deal = attrs.evolve(
        deal, dealt=dealt, hand_masks=tuple(masks), aside=Cards.from_mask(aside)
    )
    if not isinstance(state, hawk.Playing):
        return attrs.evolve(state, deal=other_deal)
    unplayed = left[seat] | sum(new)
    return attrs.evolve(state, deal=other_deal, unplayed_mask=unplayed)


HAWK: Final[Subject[hawk.Options, hawk.State, hawk.Move]] = Subject(
    game=hawk,
    options=hawk_options(),
    presets=(hawk.SOURCE, *(hawk.Options(players=players) for players in (2, 3, 5, 6))),
    moves=hawk_moves,
    begin=lambda dealt, _, options, dealer, number: hawk.begin(
        dealt, options, dealer=dealer, number=number
    ),
    favoured=(
        Cards("AC 2C 3C 4C 5C 6C 7C 8C 9C TC"),
        Cards("AS 2S 3S 4S 5S 6S 7S AC 2C 3C 4C 5C 6C 7C"),
    ),
    players=lambda options: options.players,
    hand_size=lambda options: options.hand_size,
    options_of=lambda state: state.options,
    places=_places,
    most_moves=lambda options: options.players * options.hand_size,
    all_points=_all_points,
    turned=turned,
    visible=_visible,
    disguised=_disguised,
)
"""The subject for Hawk."""
