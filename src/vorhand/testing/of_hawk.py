"""Hawk as a subject of the laws."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from vorhand import hawk
from vorhand.cards import DECK, Card, Cards
from vorhand.testing.subjects import Subject, places_of_tricks, turned


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
    # One to ten make 55, four times 220; a card of the table below is worth its place in it.
    pips = sum("_A23456789T".index(card.rank.letter) for card in state.deal.aside)
    return 220 - pips


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
)
"""Hawk."""
