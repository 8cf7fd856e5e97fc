"""Hearts compared, move by move, with an oracle that was written without seeing it."""

from __future__ import annotations

import os
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.oracles import hearts as oracle
from vorhand import Cards, MatchOver, hearts, shuffled, testing

LONG = os.environ.get("VORHAND_LAWS") == "long"


def oracle_options(options: hearts.Options) -> oracle.Options:
    """The same options in the oracle's words."""
    numbers = (
        *("pass_count", "jack_of_diamonds", "no_trick", "queen_points", "limit", "packets"),
        *("moon_points", "sun", "landing", "deals"),
    )
    members = (
        *("opening", "first_trick", "all_penalties", "breaking", "moon", "heart_points", "tie"),
        *("kitty", "queen", "partners"),
    )
    return oracle.default_options(
        options.players,
        passing=tuple(direction.name.lower() for direction in options.passing),
        removed=tuple(map(str, options.removed)),
        card_points=tuple((str(card), points) for card, points in options.card_points),
        doubler=options.doubler and str(options.doubler),
        hearts_or_queen_lead=options.hearts_or_queen_lead,
        **{name: getattr(options, name) for name in numbers},
        **{name: getattr(options, name).name for name in members},
    )


def texts(cards: Any) -> list[str]:
    return [str(card) for card in cards]


def drawn_move(state: hearts.State, rng: Random) -> hearts.Move:
    """A move that has some chance to be legal, and some to break any rule."""
    seat = rng.choice([*hearts.to_move(state), *range(6)])
    cards = list(state.hands[seat % len(state.hands)]) or list(hearts.pack())
    if rng.random() < 0.2:
        cards = list(hearts.pack())
    kind = rng.random()
    if kind < 0.7:
        return hearts.Play(seat, rng.choice(cards))
    if kind < 0.9:
        count = min(len(cards), rng.choice([0, 1, 2, 3, state.options.pass_count]))
        return hearts.Pass(seat, Cards(rng.sample(cards, count)))
    return hearts.Choose(seat, rng.choice([hearts.Moon.OTHERS_UP, hearts.Moon.SHOOTER_DOWN]))


@settings(max_examples=400 if LONG else 12)
@given(data=st.data(), seed=st.integers(0, 2**32))
def test_a_whole_deal_agrees_with_the_oracle(data: st.DataObject, seed: int) -> None:
    state: hearts.State = data.draw(testing.deals(testing.HEARTS))
    rng = Random(seed)
    theirs = oracle.Deal(
        [texts(hand) for hand in state.hands],
        oracle_options(state.options),
        state.dealer,
        state.number,
    )
    while True:
        assert [texts(hand) for hand in state.hands] == theirs.hands
        assert list(hearts.to_move(state)) == theirs.to_move()
        assert list(hearts.points(state)) == theirs.points()
        for seat in range(state.options.players):
            assert texts(hearts.legal_moves(state, seat)) == theirs.legal(seat)
            kitty = hearts.view(state, seat).kitty
            assert (None if kitty is None else texts(kitty)) == theirs.kitty_seen(seat)
        for _ in range(4):
            move = drawn_move(state, rng)
            violation = hearts.violation(state, move)
            assert (violation and violation.rule.id) == theirs.violation(str(move))
        moves = hearts.legal_moves(state)
        if not moves:
            break
        move = moves[rng.randrange(len(moves))]
        state = hearts.apply(state, move)
        theirs.play(str(move))
    assert theirs.over()
    assert list(hearts.score(state)) == theirs.score()


@given(options=testing.hearts_options(), seed=st.integers(0, 1000), dealer=st.integers(0, 2))
def test_packs_and_deals_agree_with_the_oracle(
    options: hearts.Options, seed: int, dealer: int
) -> None:
    assert texts(hearts.pack(options)) == oracle.pack(oracle_options(options))
    deck = shuffled(hearts.pack(options), seed)
    state = hearts.deal(deck, options, dealer=dealer)
    hands = oracle.deal(texts(deck), oracle_options(options), dealer)
    assert [texts(hand) for hand in state.deal.dealt] == [
        texts(Cards(" ".join(hand))) for hand in hands
    ]


@given(
    options=testing.hearts_options(),
    dealer=st.integers(0, 2),
    scores=st.lists(st.lists(st.integers(-30, 120), min_size=6, max_size=6), max_size=8),
)
def test_matches_agree_with_the_oracle(
    options: hearts.Options, dealer: int, scores: list[list[int]]
) -> None:
    lines = [line[: options.players] for line in scores]
    if options.partners is not hearts.Partners.NONE:
        lines = [line[:2] * 2 for line in lines]
    settings_of_oracle = oracle_options(options)
    for end in range(len(lines) + 1):
        expected = oracle.match(settings_of_oracle, dealer, lines[:end])
        match = hearts.Match(
            options, expected["dealer"], scores=tuple(tuple(line) for line in lines[:end])
        )
        for name, value in expected.items():
            ours = getattr(match, name)
            assert (list(ours) if isinstance(ours, tuple) else ours) == value
        if expected["over"]:
            with pytest.raises(MatchOver):
                hearts.Match(options, scores=(*match.scores, (0,) * options.players))
            break
