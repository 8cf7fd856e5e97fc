"""
Which sets of table cards add up to a value of at most 10.

A table of thirteen cards has 8192 subsets, so they are not tried one by one. A set that adds up
to 10 at most has at most one card above five. All sets of the cards up to five are worked out
by adding one card after the other and kept, as the same few come up again and again; the cards
above five are added when they are asked for.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from vorhand.cards import listed, mask_of
from vorhand.hurrikan.fast.tables import ALL_SUMS, values_in
from vorhand.hurrikan.values import LARGEST, PACK, PACK_MASK, VALUES

_HIGHEST_LOW: Final = 5
_LOW: Final = mask_of(card for card in PACK if VALUES[card.index] <= _HIGHEST_LOW)
_HIGH: Final = PACK_MASK ^ _LOW

_KEPT: Final = 1 << 14


@lru_cache(_KEPT)
def _low_sets(cards: int) -> tuple[tuple[int, ...], ...]:
    """The sets of low cards that add up to 0, 1, 2, ... 10, as masks in ascending order."""
    sets: list[list[int]] = [[0], *([] for _ in range(LARGEST))]
    for card in listed(cards):
        value = VALUES[card.index]
        for total in range(LARGEST, value - 1, -1):
            sets[total] += [smaller | card.bit for smaller in sets[total - value]]
    return tuple(map(tuple, map(sorted, sets)))


@lru_cache(_KEPT)
def _low_sums(cards: int) -> int:
    """The sums up to 10 that low cards make, with a bit for each."""
    return sum(1 << total for total, sets in enumerate(_low_sets(cards)) if sets)


@lru_cache(_KEPT)
def _beside(high: int) -> tuple[tuple[tuple[int, int], ...], ...]:
    """
    For each total the high cards that can be in its sets, as masks, each with what is still
    missing.
    """
    values = [(card.bit, VALUES[card.index]) for card in listed(high)]
    return tuple(
        tuple((bit, total - value) for bit, value in values if value <= total)
        for total in range(LARGEST + 1)
    )


def _sums_by_high_values() -> tuple[tuple[int, ...], ...]:
    rows = [tuple(range(ALL_SUMS + 1))]
    for value in range(_HIGHEST_LOW + 1, LARGEST + 1):
        rows += [
            tuple([sums | low << value & ALL_SUMS for low, sums in enumerate(row)]) for row in rows
        ]
    return tuple(rows)


_SUMS: Final = _sums_by_high_values()
"""
All sums of sets of low cards, alone or with one high card, by the values of the high cards and the
sums of the low ones.
"""


def sums_of(table: int) -> int:
    """
    The sums up to 10 that some of the table cards make, with a bit for each: bit 9 is set if a
    queen could take some of them. Bit 0 always is, since no cards add up to 0.
    """
    return _SUMS[_high_values(table & _HIGH)][_low_sums(table & _LOW)]


@lru_cache(_KEPT)
def _high_values(cards: int) -> int:
    """The values of high cards, with a bit for each from 6 on."""
    return values_in(cards) >> _HIGHEST_LOW + 1


def sets_of(table: int, total: int) -> list[int]:
    """The sets of table cards that add up to ``total``, 10 at most, as masks, ascending."""
    low = _low_sets(table & _LOW)
    sets = list(low[total])
    beside = _beside(table & _HIGH)[total]
    if beside:
        for high, rest in beside:
            sets += [smaller | high for smaller in low[rest]]
        sets.sort()
    return sets
