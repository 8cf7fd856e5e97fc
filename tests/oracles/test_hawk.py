"""Hawk compared, move by move, with an oracle that was written without seeing it."""

from __future__ import annotations

import os
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.oracles import hawk as oracle
from vorhand import Cards, MatchOver, hawk, shuffled, testing

LONG = os.environ.get("VORHAND_LAWS") == "long"


def oracle_options(options: hawk.Options) -> oracle.Options:
    """The same options in the oracle's words."""
    members = ("trick", "ruffing", "slam", "thresholds", "bonus")
    return oracle.default_options(
        options.players,
        solo_from=options.solo_from,
        deals=options.deals,
        **{name: getattr(options, name).name for name in members},
    )


def texts(cards: Any) -> list[str]:
    return [str(card) for card in cards]


def drawn_move(state: hawk.State, rng: Random) -> hawk.Move:
    """A move that has some chance to be legal, and some to break any rule."""
    seat = rng.choice([*hawk.to_move(state), *hawk.to_move(state), *range(6)])
    cards = list(state.hands[seat % len(state.hands)]) or list(hawk.pack())
    if rng.random() < 0.2:
        cards = list(hawk.pack())
    return hawk.Play(seat, rng.choice(cards))


@settings(max_examples=600 if LONG else 25)
@given(data=st.data(), seed=st.integers(0, 2**32))
def test_a_whole_deal_agrees_with_the_oracle(data: st.DataObject, seed: int) -> None:
    state: hawk.State = data.draw(testing.deals(testing.HAWK))
    rng = Random(seed)
    hands = [texts(hand) for hand in state.hands]
    theirs = oracle.Deal(hands, oracle_options(state.options), state.dealer)
    while True:
        assert [texts(hand) for hand in state.hands] == theirs.hands
        assert list(hawk.to_move(state)) == theirs.to_move()
        assert list(hawk.points(state)) == theirs.points()
        for seat in range(state.options.players):
            assert texts(hawk.legal_moves(state, seat)) == theirs.legal(seat)
        for _ in range(4):
            move = drawn_move(state, rng)
            violation = hawk.violation(state, move)
            assert (violation and violation.rule.id) == theirs.violation(str(move))
        moves = hawk.legal_moves(state)
        if not moves:
            break
        move = moves[rng.randrange(len(moves))]
        state = hawk.apply(state, move)
        theirs.play(str(move))
    assert theirs.over()
    for ours, expected in zip(state.public.tricks, theirs.tricks(), strict=True):
        assert texts(ours.cards) == expected["cards"]
        assert (ours.leader, ours.taker) == (expected["leader"], expected["taker"])
        kinds = [rule.id.removeprefix("hawk.bonus.") for rule in hawk.bonuses_of(ours)]
        assert kinds == expected["bonuses"]
    result, expected = hawk.result(state), theirs.result()
    assert list(result.parties.lafh) == expected["lafh"]
    assert result.parties.solo == expected["solo"]
    assert (result.lafh_pips, result.nob_pips) == tuple(expected["pips"])
    assert (result.step, result.k, result.factor) == (
        expected["step"], expected["k"], expected["factor"],
    )  # fmt: skip
    bonuses = [
        (
            bonus.rule.id.removeprefix("hawk.bonus."),
            bonus.trick,
            "LAFH" if bonus.worth > 0 else "NOB",
        )
        for bonus in result.bonuses
    ]
    assert bonuses == [tuple(bonus) for bonus in expected["bonuses"]]
    assert list(hawk.score(state)) == expected["score"]


@given(options=testing.hawk_options(), seed=st.integers(0, 1000), dealer=st.integers(0, 1))
def test_packs_and_deals_agree_with_the_oracle(
    options: hawk.Options, seed: int, dealer: int
) -> None:
    assert texts(hawk.pack(options)) == oracle.pack()
    deck = shuffled(hawk.pack(options), seed)
    state = hawk.deal(deck, options, dealer=dealer)
    hands, aside = oracle.deal(texts(deck), oracle_options(options), dealer)
    assert [texts(hand) for hand in state.deal.dealt] == hands
    assert texts(state.deal.aside) == aside


@given(
    options=testing.hawk_options(),
    dealer=st.integers(0, 1),
    scores=st.lists(st.lists(st.integers(-60, 60), min_size=6, max_size=6), max_size=8),
)
def test_matches_agree_with_the_oracle(
    options: hawk.Options, dealer: int, scores: list[list[int]]
) -> None:
    lines = [line[: options.players] for line in scores]
    settings_of_oracle = oracle_options(options)
    for end in range(len(lines) + 1):
        expected = oracle.match(settings_of_oracle, dealer, lines[:end])
        match = hawk.Match(
            options, expected["dealer"], scores=tuple(tuple(line) for line in lines[:end])
        )
        for name, value in expected.items():
            ours = getattr(match, name)
            assert (list(ours) if isinstance(ours, tuple) else ours) == value
        if expected["over"]:
            with pytest.raises(MatchOver):
                hawk.Match(options, scores=(*match.scores, (0,) * options.players))
            break


def test_refused_options_agree_with_the_oracle() -> None:
    wrong: list[dict[str, Any]] = [{"players": 7}, {"solo_from": 5}, {"deals": 0}]
    for options in wrong:
        with pytest.raises(ValueError, match=next(iter(options))):
            oracle.default_options(**options)
        with pytest.raises(ValueError, match=next(iter(options))):
            hawk.Options(**options)
    assert Cards(hawk.pack()) == Cards(" ".join(oracle.pack()))
