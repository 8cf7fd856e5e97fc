"""Hearts as a subject of the laws."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

import attrs
from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from vorhand import hearts
from vorhand.cards import DECK, Card, Cards
from vorhand.testing.subjects import Subject, dealt_anew, places_of_tricks, played_in_tricks, turned


def _compositions(draw: st.DrawFn, total: int) -> tuple[int, ...]:
    parts = []
    while total:
        parts.append(draw(st.integers(1, total)))
        total -= parts[-1]
    return tuple(parts)


@st.composite
def hearts_options(draw: st.DrawFn) -> hearts.Options:
    """Any options of Hearts."""
    players = draw(st.integers(3, 6))
    directions = [hearts.Direction.LEFT, hearts.Direction.RIGHT, hearts.Direction.HOLD]
    if players % 2 == 0:
        directions.append(hearts.Direction.ACROSS)
    if players >= 5:  # noqa: PLR2004 - from five players on there is a second neighbour
        directions += [hearts.Direction.SECOND_LEFT, hearts.Direction.SECOND_RIGHT]
    hand_size = hearts.Options(players=players).hand_size
    return hearts.Options(
        players=players,
        passing=tuple(draw(st.lists(st.sampled_from(directions), min_size=1, max_size=4))),
        pass_count=draw(st.integers(1, 4) | st.just(hand_size)),
        opening=draw(st.sampled_from(hearts.Opening)),
        first_trick=draw(st.sampled_from(hearts.FirstTrick)),
        all_penalties=draw(st.sampled_from(hearts.AllPenalties)),
        breaking=draw(st.sampled_from(hearts.Breaking)),
        hearts_or_queen_lead=draw(st.booleans()),
        moon=draw(st.sampled_from(hearts.Moon)),
        jack_of_diamonds=draw(st.sampled_from([0, -10, 7])),
        no_trick=draw(st.sampled_from([0, -5, 3])),
        heart_points=draw(st.sampled_from(hearts.HeartPoints)),
        queen_points=draw(st.sampled_from([13, 0, 25])),
        limit=draw(st.integers(1, 200)),
        tie=draw(st.sampled_from(hearts.Tie)),
        packets=_compositions(draw, hand_size),
    )


def hearts_moves(among: Sequence[Card] = DECK) -> SearchStrategy[hearts.Move]:
    """Any well-formed move of Hearts with some of these cards."""
    seats, cards = st.integers(0, 5), st.sampled_from(among)
    return st.one_of(
        st.builds(hearts.Play, seats, cards),
        st.builds(hearts.Pass, seats, st.sets(cards, max_size=5).map(Cards)),
        st.builds(hearts.Choose, seats, st.sampled_from(hearts.Moon)),
    )


def _hearts_all_points(state: hearts.State) -> int:
    # Two to ten, jack 11, queen 12, king 13 and ace 14 add up to 104.
    options = state.options
    hearts_of_all = 13 if options.heart_points is hearts.HeartPoints.ONE else 104
    return hearts_of_all + options.queen_points


def _visible(state: hearts.State, seat: int) -> list[Card]:
    seen = [*played_in_tricks(state.public), *state.hands[seat]]
    if isinstance(state, hearts.Passing):
        return seen  # its own pass is still in its hand
    return seen + [card for card in state.deal.dealt[seat] if state.deal.passes]


def _disguised(state: hearts.State, seat: int, rng: Random) -> hearts.State:
    """Deal anew the cards in other hands, and so change what those seats were dealt and passed."""
    deal, players = state.deal, state.options.players
    others = [other for other in range(players) if other != seat]
    hands = [hand.mask for hand in state.hands]
    new = dealt_anew(sum(hands[other] for other in others), [hands[other] for other in others], rng)
    for other, mask in zip(others, new, strict=False):
        hands[other] = mask
    dealt = list(deal.dealt)
    whole = sum(dealt[other].mask for other in others)
    fresh = dealt_anew(whole, [dealt[other].mask for other in others], rng)
    for other, mask in zip(others, fresh, strict=False):
        dealt[other] = Cards.from_mask(mask)
    if isinstance(state, hearts.Passing):
        pending = list(state.pending)
        for other in others:
            if pending[other] is not None:
                pending[other] = Cards(rng.sample(list(dealt[other]), state.options.pass_count))
        masks = tuple(hand.mask for hand in dealt)
        return hearts.Passing(
            attrs.evolve(deal, dealt=tuple(dealt), hand_masks=masks), tuple(pending)
        )
    dealt[seat] = deal.dealt[seat]
    if not isinstance(state, hearts.Playing):
        return attrs.evolve(state, deal=attrs.evolve(deal, dealt=tuple(dealt)))
    # Cards that have been played stay with the seat that played them; the rest can go anywhere.
    played = [mask & ~state.unplayed_mask for mask in deal.hand_masks]
    masks = tuple(mask | hand for mask, hand in zip(played, hands, strict=True))
    other_deal = attrs.evolve(deal, dealt=tuple(dealt), hand_masks=masks)
    return attrs.evolve(state, deal=other_deal)


HEARTS: Final[Subject[hearts.Options, hearts.State, hearts.Move]] = Subject(
    game=hearts,
    options=hearts_options(),
    presets=(
        hearts.TRAINER,
        hearts.ATLANTIS,
        hearts.MICROSOFT,
        hearts.OMNIBUS,
        hearts.OPEN_SPIEL,
    ),
    moves=hearts_moves,
    begin=lambda dealt, _, options, dealer, number: hearts.begin(
        dealt, options, dealer=dealer, number=number
    ),
    favoured=(
        Cards("2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH"),
        Cards("2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH QS"),
        Cards("7S 8S 9S TS JS QS KS AS TH JH QH KH AH"),
    ),
    players=lambda options: options.players,
    hand_size=lambda options: options.hand_size,
    options_of=lambda state: state.options,
    places=places_of_tricks,
    most_moves=lambda options: options.players * (options.hand_size + 1) + 1,
    all_points=_hearts_all_points,
    turned=turned,
    visible=_visible,
    disguised=_disguised,
)
"""The subject for Hearts."""
