"""Hearts as a subject of the laws."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

import attrs
from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from vorhand import hearts
from vorhand.cards import DECK, Card, Cards
from vorhand.errors import InvalidOptions
from vorhand.suits import Suit
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
    later = draw(st.booleans())  # or as before there were these options, half of the time
    rest = draw(_further_options(players)) if later else {}
    removed = rest.get("removed", hearts.Options(players=players).removed)
    hand_size = (len(DECK) - len(removed)) // players
    drawn: dict[str, Any] = dict(  # noqa: C408 - as the call that it is for
        players=players,
        passing=tuple(draw(st.lists(st.sampled_from(directions), min_size=1, max_size=4))),
        pass_count=min(draw(st.integers(1, 4) | st.just(hand_size)), hand_size),
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
    return _possible(drawn | rest)


@st.composite
def _further_options(draw: st.DrawFn, players: int) -> dict[str, Any]:
    """Options that other programs do not have together; not all of them go with all others."""
    some = st.sets(st.sampled_from(DECK), max_size=12) | st.sets(st.sampled_from(DECK), max_size=40)
    usual = st.just(set(hearts.Options(players=players).removed))
    numbers = st.sampled_from([1, 13, 26, 39, 52])
    values = st.sampled_from([-10, -1, 0, 1, 5, 10])
    totals = st.sampled_from([-10, 0, 26, 50, 74, 100])
    partners = st.sampled_from(hearts.Partners) if players == 4 else st.just(hearts.Partners.NONE)  # noqa: PLR2004 - two pairs
    return {
        "removed": Cards(draw(usual | some)),
        "kitty": draw(st.sampled_from(hearts.Kitty)),
        "card_points": draw(st.dictionaries(st.sampled_from(DECK), values, max_size=5)),
        "doubler": draw(st.none() | st.sampled_from(DECK)),
        "queen": draw(st.sampled_from(hearts.Queen)),
        "moon_points": draw(st.none() | numbers),
        "sun": draw(st.none() | numbers),
        "partners": draw(partners),
        "landing": draw(st.dictionaries(totals, totals, max_size=2)),
        "deals": draw(st.none() | st.integers(1, 9)),
    }


def _possible(drawn: dict[str, Any]) -> hearts.Options:
    """Options from drawn ones; what does not go with the others is changed until it does."""
    changes: dict[str, Any] = {
        "kitty": hearts.Kitty.ASIDE,
        "opening": hearts.Opening.DEALERS_LEFT,
        "card_points": {},
        "sun": None,
        "queen": hearts.Queen.FREE,
        "moon": hearts.Moon.OFF,
    }
    while True:
        try:
            return hearts.Options(**drawn)
        except InvalidOptions as error:
            drawn = drawn | {error.field: changes[error.field]}


def hearts_moves(among: Sequence[Card] = DECK) -> SearchStrategy[hearts.Move]:
    """Any well-formed move of Hearts with some of these cards."""
    seats, cards = st.integers(0, 5), st.sampled_from(among)
    return st.one_of(
        st.builds(hearts.Play, seats, cards),
        st.builds(hearts.Pass, seats, st.sets(cards, max_size=5).map(Cards)),
        st.builds(hearts.Choose, seats, st.sampled_from(hearts.Moon)),
    )


def _counts(options: hearts.Options, card: Card) -> int:
    """What a card counts, from the statement of the options."""
    for named, points in options.card_points:
        if named is card:
            return points
    if card is Card("QS"):
        return options.queen_points
    if card.suit is not Suit.HEARTS:
        return 0
    # Two to ten, jack 11, queen 12, king 13 and ace 14.
    return 1 if options.heart_points is hearts.HeartPoints.ONE else card.rank.index + 2


def _hearts_all_points(state: hearts.State) -> int:
    options = state.options
    in_play = Cards(DECK) - options.removed
    tricks = getattr(state, "tricks", ())
    played = Cards(card for trick in tricks for card in trick.cards)
    on_table = any(_counts(options, card) > 0 for card in played)
    if options.kitty is hearts.Kitty.ASIDE or (
        options.kitty is hearts.Kitty.FIRST_PENALTY and not on_table
    ):
        in_play -= state.deal.kitty
    return sum(max(0, _counts(options, card)) for card in in_play)


def _visible(state: hearts.State, seat: int) -> list[Card]:
    seen = [*played_in_tricks(state.public), *state.hands[seat]]
    seen += hearts.view(state, seat).kitty or ()
    if isinstance(state, hearts.Passing):
        return seen  # its own pass is still in its hand
    return seen + [card for card in state.deal.dealt[seat] if state.deal.passes]


def _disguised(state: hearts.State, seat: int, rng: Random) -> hearts.State:
    """Deal anew the cards in other hands, and so change what those seats were dealt and passed."""
    deal, players = state.deal, state.options.players
    others = [other for other in range(players) if other != seat]
    hands = [hand.mask for hand in state.hands]
    hidden = 0 if hearts.view(state, seat).kitty else deal.kitty.mask
    *new, kitty = dealt_anew(
        hidden + sum(hands[other] for other in others), [hands[other] for other in others], rng
    )
    for other, mask in zip(others, new, strict=True):
        hands[other] = mask
    if hidden:
        deal = attrs.evolve(deal, kitty=Cards.from_mask(kitty))
    dealt = list(deal.dealt)
    whole = hidden + sum(dealt[other].mask for other in others)
    if hidden:
        whole &= ~kitty
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
        hearts.BLACK_MARIA,
        hearts.SPOT_HEARTS,
        hearts.PARTNERSHIP,
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
    places=lambda state: [*places_of_tricks(state), *state.deal.kitty],
    most_moves=lambda options: options.players * (options.hand_size + 1) + 1,
    all_points=_hearts_all_points,
    turned=turned,
    visible=_visible,
    disguised=_disguised,
)
"""The subject for Hearts."""
