"""Sets and sums of table cards, against all subsets."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain, combinations
from sys import getsizeof

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vorhand import Card, Cards, hurrikan
from vorhand.hurrikan.fast.sums import (
    MOST,
    SIZE_AT,
    adds_up_with,
    low_sets,
    sets_of,
    size_of,
    sums_of,
    sums_to_grow,
)
from vorhand.hurrikan.fast.tables import values_in
from vorhand.hurrikan.values import value_of

PACK = hurrikan.pack()
LOWEST = tuple(card for card in PACK if value_of(card) <= 3)  # of which large sets are made

SIZES = (None, *range(1, 10))
"""The most cards of a set. Larger ones than seven there are not; one alone is asked for inside."""

tables = st.lists(st.sampled_from(PACK), max_size=10, unique=True)
low_tables = st.lists(st.sampled_from(LOWEST), max_size=10, unique=True)


def mask(cards: Sequence[Card]) -> int:
    return Cards(cards).mask


def subsets(cards: Sequence[Card]) -> Iterator[tuple[Card, ...]]:
    return chain.from_iterable(combinations(cards, size) for size in range(len(cards) + 1))


def test_no_set_has_more_than_seven_cards() -> None:
    lowest = sorted(map(value_of, PACK))
    assert sum(lowest[:7]) == 10  # four aces and three twos
    assert sum(lowest[:8]) > 10
    assert MOST == 7


@given(cards=tables | low_tables)
def test_sets_of_every_size_against_all_subsets(cards: list[Card]) -> None:
    every = [(sum(map(value_of, some)), len(some), mask(some)) for some in subsets(cards)]
    for most in SIZES:
        allowed = [(total, some) for total, size, some in every if most is None or size <= most]
        for total in range(11):
            expected = sorted(some for worth, some in allowed if worth == total)
            assert list(sets_of(mask(cards), total, most)) == expected


@given(cards=tables | low_tables)
def test_sums_of_every_size_against_all_subsets(cards: list[Card]) -> None:
    every = [(sum(map(value_of, some)), len(some)) for some in subsets(cards)]
    for most in SIZES:
        reached = {total for total, size in every if most is None or size <= most}
        expected = sum(1 << total for total in reached if total <= 10)
        assert sums_of(mask(cards), most) == expected


@given(data=st.data(), cards=tables | low_tables)
def test_what_adds_up_with_other_cards_against_all_subsets(
    data: st.DataObject, cards: list[Card]
) -> None:
    """No two of the cards that will lie there and of the hand are equal, nor to the table."""
    others = {value_of(card): card for card in PACK}
    for card in cards:
        others.pop(value_of(card), None)
    apart = data.draw(st.permutations(list(others.values())))
    size = data.draw(st.integers(0, len(apart)))
    lying, hand = apart[:size], apart[size : size + data.draw(st.integers(0, 4))]
    for most in SIZES:
        expected = any(
            sum(map(value_of, some)) == value_of(card)
            for card in hand
            for some in subsets([*cards, *(other for other in [*lying, *hand] if other != card)])
            if len(some) >= 2 and (most is None or len(some) <= most)
        )
        sums, values = sums_to_grow(mask(cards), most), values_in(mask([*lying, *hand]))
        assert adds_up_with(sums, values, values_in(mask(hand)), most) == expected


@pytest.mark.parametrize("cards", ["", "5S", "AC 2C 3C", "AC AD AH AS 2C 2D 2H 2S 3C 3D 3H 3S 4C"])
def test_the_size_of_sets_is_that_of_all_their_parts(cards: str) -> None:
    sets = low_sets(Cards(cards).mask | MOST << SIZE_AT)
    # Memory comes in blocks of 16 bytes.
    parts = {id(part): -(-getsizeof(part) // 16) * 16 for part in (sets, *sets, *chain(*sets))}
    # That leaves room for the key and its place in the dict.
    assert 150 < size_of(sets) - sum(parts.values()) < 800
