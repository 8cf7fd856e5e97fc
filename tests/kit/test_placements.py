"""In how many ways cards can lie, and that each is drawn."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.sampling import enumeration
from vorhand import Cards, ImpossibleView, hearts
from vorhand.kit.placements import Placements


def test_a_place_that_gets_all_that_is_left_ends_the_draw() -> None:
    # 2C may lie in either place, 3C and 4C in the first alone.
    placements = Placements(Cards("2C 3C 4C").mask, (2, 1), (0, Cards("3C 4C").mask))
    assert placements.ways == 1
    assert placements.draw(Random(0)) == [Cards("3C 4C").mask, Cards("2C").mask]
    assert list(placements.all()) == [placements.draw(Random(1))]


@pytest.mark.parametrize(
    ("sizes", "excluded"),
    [
        ((2, 2), (0, 0)),  # too many places
        ((1, 1), (0, 0)),  # too few
        ((4, -1), (0, 0)),
        ((2, 1), (Cards("2C").mask, Cards("2C").mask)),  # nowhere to lie
        ((1, 2), (0, Cards("2C 3C").mask)),  # both would have to lie in one place
        ((0, 3), (0, Cards("2C").mask)),
    ],
)
def test_cards_that_cannot_lie_anywhere(sizes: tuple[int, ...], excluded: tuple[int, ...]) -> None:
    placements = Placements(Cards("2C 3C 4C").mask, sizes, excluded)
    assert placements.ways == 0
    assert not list(placements.all())
    with pytest.raises(ImpossibleView, match="cannot lie anywhere"):
        placements.draw(Random(0))


@given(
    places=st.lists(
        st.tuples(st.integers(0, 3), st.sets(st.integers(0, 6))), min_size=1, max_size=4
    ),
    seed=st.integers(0, 2**32),
)
def test_ways_are_counted_and_listed_alike(places: list[tuple[int, set[int]]], seed: int) -> None:
    sizes = [size for size, _ in places]
    cards = hearts.pack()[: sum(sizes)]
    excluded = [Cards(card for card in cards if card.index in out).mask for _, out in places]
    expected = {
        tuple(group.mask for group in groups)
        for groups in enumeration.partitions(cards, sizes)
        if not any(group.mask & out for group, out in zip(groups, excluded, strict=True))
    }
    placements = Placements(Cards(cards).mask, sizes, excluded)
    assert placements.ways == len(expected)
    assert {tuple(masks) for masks in placements.all()} == expected
    if expected:
        assert tuple(placements.draw(Random(seed))) in expected
