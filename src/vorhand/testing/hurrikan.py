"""Hurrikan as a subject of the laws."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

import attrs
from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from vorhand import hurrikan
from vorhand.cards import DECK, Card, Cards
from vorhand.testing.subjects import Subject, dealt_anew, turned


def hurrikan_options() -> SearchStrategy[hurrikan.Options]:
    """Any options of Hurrikan."""
    return st.builds(
        hurrikan.Options,
        players=st.sampled_from([2, 4]),
        capture=st.sampled_from(hurrikan.Capture),
        largest_sum=st.none() | st.integers(2, 8),
        dead=st.sampled_from(hurrikan.Dead),
        leftover=st.sampled_from(hurrikan.Leftover),
        last_sweep=st.booleans(),
        after_sweep=st.sampled_from(hurrikan.AfterSweep),
        partners=st.sampled_from(hurrikan.Partners),
        target=st.integers(1, 40),
    )


def hurrikan_moves(among: Sequence[Card] = DECK) -> SearchStrategy[hurrikan.Move]:
    """Any well-formed move of Hurrikan with some of these cards."""
    cards = st.sampled_from(among)
    takes = st.just(Cards()) | st.sets(cards, max_size=4).map(Cards)
    return st.builds(hurrikan.Play, st.integers(0, 3), cards, takes)


def _begin(
    dealt: Sequence[Cards],
    rest: Sequence[Card],
    options: hurrikan.Options,
    dealer: int,
    number: int,
) -> hurrikan.State:
    table, stock = Cards(rest[:4]), rest[4:]
    return hurrikan.begin(dealt, options, dealer=dealer, number=number, table=table, stock=stock)


def _places(state: hurrikan.State) -> list[Card]:
    piles = [*state.hands, state.table, *state.public.won]
    return [card for pile in piles for card in pile] + list(state.stock)


def _all_points(state: hurrikan.State) -> int:
    return 40 - sum(map(len, state.hands)) - len(state.table)


def _visible(state: hurrikan.State, seat: int) -> list[Card]:
    public = state.public
    played = [play.card for play in public.plays]
    return [*public.first_table, *played, *state.hands[seat]]


def _disguised(state: hurrikan.State, seat: int, rng: Random) -> hurrikan.State:
    """Deal anew the cards in other hands and those of the stock."""
    deal = state.deal
    others = [other for other in range(state.options.players) if other != seat]
    left = [hand.mask for hand in state.hands]
    stock = Cards(state.stock).mask
    *new, rest = dealt_anew(
        sum(left[other] for other in others) | stock, [left[other] for other in others], rng
    )
    owned = list(deal.owned_masks)
    for other, mask in zip(others, new, strict=True):
        owned[other] = owned[other] & ~left[other] | mask
    again = [*deal.stock[: len(deal.stock) - len(state.stock)], *Cards.from_mask(rest)]
    other_deal = attrs.evolve(deal, owned_masks=tuple(owned), stock=tuple(again))
    return attrs.evolve(state, deal=other_deal, held_mask=left[seat] | sum(new))


HURRIKAN: Final[Subject[hurrikan.Options, hurrikan.State, hurrikan.Move]] = Subject(
    game=hurrikan,
    options=hurrikan_options(),
    presets=(hurrikan.SOURCE, hurrikan.FOUR_PLAYERS),
    moves=hurrikan_moves,
    begin=_begin,
    favoured=(
        Cards("JC QC KC JD QD KD JH QH KH"),  # nothing but jacks, queens and kings
        Cards("AC AD AH AS 2C 2D 2H 2S 3C"),
        Cards("AC 2C 3C 4C 5C 6C 7C JC QC"),
    ),
    players=lambda options: options.players,
    hand_size=lambda options: options.hand_size,
    options_of=lambda state: state.options,
    places=_places,
    most_moves=lambda _: 36,
    all_points=_all_points,
    turned=turned,
    visible=_visible,
    disguised=_disguised,
)
"""The subject for Hurrikan."""
