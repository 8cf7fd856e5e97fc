"""Hurrikan compared, move by move, with an oracle that was written without seeing it."""

from __future__ import annotations

import os
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.hurrikan.positions import is_dead_in
from tests.oracles import hurrikan as oracle
from vorhand import Card, Cards, MatchOver, hurrikan, shuffled, testing
from vorhand.hurrikan.capturing import captures
from vorhand.hurrikan.fast.sums import sums_of, sums_with
from vorhand.hurrikan.fast.tables import WITH_VALUE_IN

LONG = os.environ.get("VORHAND_LAWS") == "long"


def oracle_options(options: hurrikan.Options) -> oracle.Options:
    """The same options in the oracle's words."""
    members = ("capture", "dead", "leftover", "after_sweep", "partners")
    numbers = ("largest_sum", "last_sweep", "target")
    return oracle.default_options(
        options.players,
        **{name: getattr(options, name) for name in numbers},
        **{name: getattr(options, name).name for name in members},
    )


def texts(cards: Any) -> list[str]:
    return [str(card) for card in cards]


def drawn_move(state: hurrikan.State, rng: Random) -> hurrikan.Move:
    """A move that has some chance to be legal, and some to break any rule."""
    seat = rng.choice([*hurrikan.to_move(state) * 4, *range(4)])
    cards = list(state.hands[seat % len(state.hands)]) or list(hurrikan.pack())
    if rng.random() < 0.1:
        cards = list(hurrikan.pack())
    lying = list(state.table) if rng.random() < 0.9 else list(hurrikan.pack())
    takes = rng.sample(lying, min(len(lying), rng.choice([0, 0, 1, 1, 2, 2, 3, 4])))
    return hurrikan.Play(seat, rng.choice(cards), Cards(takes))


@settings(max_examples=600 if LONG else 25)
@given(data=st.data(), seed=st.integers(0, 2**32))
def test_a_whole_round_agrees_with_the_oracle(data: st.DataObject, seed: int) -> None:
    state: hurrikan.State = data.draw(testing.deals(testing.HURRIKAN))
    rng = Random(seed)
    theirs = oracle.Deal(
        [texts(hand) for hand in state.hands],
        texts(state.table),
        texts(state.stock),
        oracle_options(state.options),
        state.dealer,
    )
    while True:
        assert [texts(hand) for hand in state.hands] == theirs.hands
        assert texts(state.table) == theirs.table
        assert texts(state.stock) == theirs.stock
        assert list(hurrikan.to_move(state)) == theirs.to_move()
        assert list(hurrikan.points(state)) == theirs.points()
        assert list(state.public.sweeps) == theirs.sweeps
        assert [texts(pile) for pile in state.public.won] == theirs.won
        for seat in range(state.options.players):
            assert sorted(texts(hurrikan.legal_moves(state, seat))) == sorted(theirs.legal(seat))
        for _ in range(4):
            move = drawn_move(state, rng)
            violation = hurrikan.violation(state, move)
            assert (violation and violation.rule.id) == theirs.violation(str(move))
        moves = hurrikan.legal_moves(state)
        if not moves:
            break
        move = moves[rng.randrange(len(moves))]
        state = hurrikan.apply(state, move)
        theirs.play(str(move))
    assert theirs.over()
    assert list(state.deal.deals) == [after for after, _ in theirs.next_deals]
    assert list(hurrikan.score(state)) == theirs.score()
    if state.options.partners is hurrikan.Partners.ADDED:
        check_sheet(state, theirs.sheet())


def check_sheet(state: hurrikan.State, expected: dict[str, Any]) -> None:
    lines = hurrikan.scoresheet(state)
    for name in ("cards", "hearts", "seven", "best_four"):
        rule = f"hurrikan.score.{name.replace('_', '-')}"
        found = [line.seat for line in lines if line.rule.id == rule]
        assert found == ([] if expected["to"][name] is None else [expected["to"][name]])
        for line in lines:
            if line.rule.id == rule and name != "seven":
                assert dict(line.details)["amount"] == expected[name][line.seat]
    for seat, own in enumerate(expected["own"]):
        ours = [line for line in lines if line.seat == seat]
        assert sum(line.points for line in ours if line.rule.id != "hurrikan.partners") == own
        assert sum(line.rule.id == "hurrikan.sweep" for line in ours) == expected["sweeps"][seat]


@given(options=testing.hurrikan_options(), seed=st.integers(0, 1000), dealer=st.integers(0, 1))
def test_packs_and_deals_agree_with_the_oracle(
    options: hurrikan.Options, seed: int, dealer: int
) -> None:
    assert texts(hurrikan.pack(options)) == oracle.pack()
    deck = shuffled(hurrikan.pack(options), seed)
    state = hurrikan.deal(deck, options, dealer=dealer)
    hands, table, stock = oracle.deal(texts(deck), oracle_options(options), dealer)
    assert [texts(hand) for hand in state.deal.dealt] == hands
    assert texts(state.deal.table) == table
    assert texts(state.stock) == stock


LOWEST = [card for card in hurrikan.pack() if str(card)[0] in "A23"]  # they make large sets
LARGEST_SUMS = (None, *range(2, 10))
"""From seven on nothing is too large: four aces and three twos are the most cards of a set."""


@settings(max_examples=1000 if LONG else 60)
@given(
    card=st.sampled_from(hurrikan.pack()),
    lying=st.lists(st.sampled_from(hurrikan.pack()), max_size=10, unique=True)
    | st.lists(st.sampled_from(LOWEST), min_size=6, max_size=11, unique=True),
)
def test_captures_of_every_largest_sum_against_all_subsets(card: Card, lying: list[Card]) -> None:
    table = Cards(lying)
    for largest in LARGEST_SUMS:
        options = hurrikan.Options(largest_sum=largest)
        ours = [str(Cards.from_mask(takes)) for takes in captures(options, table.mask, card)]
        theirs = oracle.captures(str(card), texts(table), largest)
        assert sorted(ours) == sorted(" ".join(takes) for takes in theirs)


@settings(max_examples=600 if LONG else 40)
@given(
    lying=st.lists(st.sampled_from(hurrikan.pack()), max_size=9, unique=True)
    | st.lists(st.sampled_from(LOWEST), min_size=5, max_size=9, unique=True)
)
def test_what_can_be_taken_after_each_lay_against_all_subsets(lying: list[Card]) -> None:
    """A bit for each value that could capture, worked out anew and card by card."""
    for largest in LARGEST_SUMS:
        values = sums_of(0, largest)
        for number, laid in enumerate(lying, start=1):
            table = Cards(lying[:number])
            values = sums_with(laid, values, table.mask, largest)
            assert values == sums_of(table.mask, largest)
        able = [
            oracle.value(card)
            for card in ("AC", "2C", "3C", "4C", "5C", "6C", "7C", "JC", "QC", "KC")
            if oracle.captures(card, texts(lying), largest)
        ]
        assert values == sum(1 << value for value in [0, *able])


@settings(max_examples=3000 if LONG else 200)
@given(data=st.data())
def test_dead_positions_against_a_search_of_all_orders(data: st.DataObject) -> None:
    players = data.draw(st.sampled_from([2, 4]))
    options = hurrikan.Options(
        players=players,
        largest_sum=data.draw(st.sampled_from(LARGEST_SUMS)),
        after_sweep=data.draw(st.sampled_from(hurrikan.AfterSweep)),
    )
    # Cards of few values each once, so that equal pairs do not decide nearly everything.
    suits = data.draw(st.lists(st.sampled_from("CDHS"), min_size=10, max_size=10))
    deck = [Card(rank + suit) for rank, suit in zip("A234567JQK", suits, strict=True)]
    order = data.draw(st.permutations(deck))
    turn = data.draw(st.integers(0, players - 1))
    size = data.draw(st.integers(1, 10 // players))
    places = [(turn + place) % players for place in range(players)]
    fewer = data.draw(st.integers(0, players - 1))  # the last seats have played one card more
    hands: list[list[Card]] = [[] for _ in range(players)]
    for place, seat in enumerate(places):
        for _ in range(size - (place >= players - fewer)):
            hands[seat].append(order.pop())
    if options.after_sweep is hurrikan.AfterSweep.SWEEPER_AGAIN and players == 4:
        # Sweepers have played more cards than others, even all of them.
        hands = [hand[data.draw(st.integers(0, len(hand))) :] for hand in hands]
    more = [card for card in hurrikan.pack() if data.draw(st.integers(0, 9)) == 0]
    held = {card for hand in hands for card in hand}
    table = Cards([*order[: data.draw(st.integers(0, 4))], *(c for c in more if c not in held)])
    masks = tuple(Cards(hand).mask for hand in hands)
    sweeper = None
    if options.after_sweep is hurrikan.AfterSweep.SWEEPER_AGAIN and players == 4:
        others = [seat for seat in range(4) if (seat - turn) % 2 and masks[seat]]
        if masks[turn] and others and data.draw(st.booleans()):
            sweeper, table = data.draw(st.sampled_from(others)), Cards()  # just swept
    values = sums_of(table.mask, options.largest_sum)
    deal = hurrikan.Deal(options, 0, 0, (Cards(),) * players, Cards(), (), (), masks)
    state = hurrikan.Playing(
        deal, (), sum(masks), table.mask, turn, sweeper, values, WITH_VALUE_IN[values]
    )
    expected = oracle.dead(
        texts(table), [texts(Cards(hand)) for hand in hands], oracle_options(options), turn, sweeper
    )
    assert is_dead_in(state) == expected


@given(
    options=testing.hurrikan_options(),
    dealer=st.integers(0, 1),
    scores=st.lists(st.lists(st.integers(0, 9), min_size=2, max_size=2), max_size=8),
)
def test_matches_agree_with_the_oracle(
    options: hurrikan.Options, dealer: int, scores: list[list[int]]
) -> None:
    lines = [(line * 2)[: options.players] for line in scores]
    settings_of_oracle = oracle_options(options)
    for end in range(len(lines) + 1):
        expected = oracle.match(settings_of_oracle, dealer, lines[:end])
        match = hurrikan.Match(
            options, expected["dealer"], scores=tuple(tuple(line) for line in lines[:end])
        )
        for name, value in expected.items():
            ours = getattr(match, name)
            assert (list(ours) if isinstance(ours, tuple) else ours) == value
        if expected["over"]:
            with pytest.raises(MatchOver):
                hurrikan.Match(options, scores=(*match.scores, (0,) * options.players))
            break
