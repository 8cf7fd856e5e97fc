"""
Tables from masks to tuples, to list moves and cards quickly.

Searches and players ask for the same few cards of a suit over and over, so the tuples of all
8192 subsets of each suit are made once.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias, TypeVar

from vorhand.suits import CLUBS, DIAMONDS, RANKS_IN_SUIT, Rank, Suit

T = TypeVar("T")

Table: TypeAlias = list[tuple[T, ...]]
Tables: TypeAlias = tuple[Table[T], Table[T], Table[T], Table[T]]

MINORS: Final = CLUBS | DIAMONDS


def subsets_by_suit(items: Sequence[T]) -> Tables[T]:
    """
    Make the tables that `from_tables` reads, for items that stand for all 52 cards in order.

    There is a table for each suit. Under each subset of the suit it has the tuple of the items that
    stand for the cards in it.
    """
    tables: list[Table[T]] = []
    for suit in Suit:
        table: list[tuple[T, ...]] = [()]
        for rank in Rank:
            item = items[RANKS_IN_SUIT * suit.index + rank.index]
            table += [(*subset, item) for subset in table]
        tables.append(table)
    clubs, diamonds, hearts, spades = tables
    return clubs, diamonds, hearts, spades


def from_tables(tables: Tables[T], mask: int) -> tuple[T, ...]:
    """List the items that stand for the cards of a mask, in the order of cards."""
    clubs, diamonds, hearts, spades = tables
    minors, majors = mask & MINORS, mask >> 26
    return (
        clubs[minors & 8191] + diamonds[minors >> 13] + hearts[majors & 8191] + spades[majors >> 13]
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
