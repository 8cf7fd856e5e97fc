"""
Tables from masks to tuples, to list moves and cards quickly.

A mask of 52 cards is read in two halves of 26 bits, the minors and the majors, and a half in pieces
of nine, nine and eight bits. Under each value of a piece a table has the tuple of what stands for
its cards. There are 2560 tuples in all, 200 KB, which is little enough to stay close to the
processor: tables of whole suits take 3 MB and have fewer pieces to put together, but most of what
is read from them has to be fetched from afar.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias, TypeVar

from vorhand.suits import CLUBS, DIAMONDS

T = TypeVar("T")

Table: TypeAlias = list[tuple[T, ...]]
Half: TypeAlias = tuple[Table[T], Table[T], Table[T]]
Tables: TypeAlias = tuple[Half[T], Half[T]]

MINORS: Final = CLUBS | DIAMONDS


def subsets(items: Sequence[T]) -> Table[T]:
    """By a mask of places, what stands at these places."""
    table: Table[T] = [()]
    for item in items:
        table += [(*subset, item) for subset in table]
    return table


def tables_of(items: Sequence[T]) -> Tables[T]:
    """Make the tables that `from_tables` reads, for what stands for all 52 cards in order."""
    minors, majors = [
        (subsets(half[:9]), subsets(half[9:18]), subsets(half[18:]))
        for half in (items[:26], items[26:])
    ]
    return minors, majors


def from_tables(tables: Tables[T], mask: int) -> tuple[T, ...]:
    """List what stands for the cards of a mask, in the order of cards."""
    minors, majors = mask & MINORS, mask >> 26
    (low, mid, top), (low_major, mid_major, top_major) = tables
    return (
        low[minors & 511]
        + mid[minors >> 9 & 511]
        + top[minors >> 18]
        + low_major[majors & 511]
        + mid_major[majors >> 9 & 511]
        + top_major[majors >> 18]
    )


def summing(numbers: Sequence[int]) -> Callable[[int], int]:
    """
    Make a function that adds up what the cards of a mask count. ``numbers`` says what each of the
    thirteen ranks counts, in every suit alike.
    """
    sums = [0]
    for number in numbers:
        sums += [less + number for less in sums]

    def added_up(mask: int) -> int:
        minors, majors = mask & MINORS, mask >> 26
        return sums[minors & 8191] + sums[minors >> 13] + sums[majors & 8191] + sums[majors >> 13]

    return added_up
