"""
Which sets of table cards add up to a value of at most 10, and to which values some add up.

A table of thirteen cards has 8192 subsets, so they are not tried one by one. A set that adds up
to 10 at most has at most one card above five. All sets of the cards up to five are worked out
by adding one card after the other and kept, as the same few come up again and again; the cards
above five are added when they are asked for. Where sets have a largest size, larger ones are never
made.

Sums by size are one number, a row of masks of eleven bits: the mask at place n has a bit for each
sum that n cards or fewer make. One card more, of value v, adds to each mask what the one before it
has, shifted by v. The last mask, at place 7, is that of all sets.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from vorhand.cards import Card, listed, mask_of
from vorhand.hurrikan.fast.tables import ALL_SUMS, TWO_SUITS, values_in
from vorhand.hurrikan.values import BITS, LARGEST, PACK, VALUES
from vorhand.kit.keeping import kept_within
from vorhand.suits import RANKS_IN_SUIT

Sets: TypeAlias = tuple[tuple[int, ...], ...]
"""Sets by what they add up to, from 0 to 10, as masks in ascending order."""

MOST: Final = 7
"""The most cards that a set can have: four aces and three twos are 10."""

HIGHEST_LOW: Final = 5
LOW: Final = mask_of(card for card in PACK if VALUES[card.index] <= HIGHEST_LOW)
HIGH_UP_TO: Final = tuple(
    mask_of(card for card in PACK if HIGHEST_LOW < VALUES[card.index] <= total)
    for total in range(LARGEST + 1)
)
"""By a total the cards above five that can be in its sets, as a mask."""


# --- Sets


SIZE_AT: Final = len(VALUES)
"""The place of the size in what `low_sets` is asked: above the bits of all cards."""
SIZES: Final = tuple(size << SIZE_AT for size in range(MOST + 1))
"""The sizes of sets as `low_sets` is asked for them."""

ROOM_FOR_SETS: Final = 16 << 20
"""
The bytes that kept sets may take. Ten thousand rounds ask for four thousand tables of low cards,
whose sets take 5 MB; the sets of all tables would take 13 GB.
"""


def size_of(sets: Sets) -> int:
    """
    The bytes that it takes to keep these sets: their masks with the places where they stand, and
    the tuples and the entry, which are the most if the sets are few.
    """
    return 900 + 40 * sum(map(len, sets))


@kept_within(ROOM_FOR_SETS, size_of)
def low_sets(asked: int) -> Sets:
    """
    The sets of low cards, by what they add up to. The low cards are asked for as a mask, with the
    most cards that a set may have above it.
    """
    most = asked >> SIZE_AT
    sets: list[list[int]] = [[0], *([] for _ in range(LARGEST))]
    for card in listed(asked & LOW):
        # The card is higher than those before it, so what it is added to stays in order.
        bit, value = card.bit, VALUES[card.index]
        for total in range(LARGEST, value - 1, -1):
            smaller = sets[total - value]
            sets[total] += [cards | bit for cards in smaller if cards.bit_count() < most]
    return tuple(map(tuple, sets))


def sets_of(table: int, total: int, most: int | None = None) -> Sequence[int]:
    """
    The sets of at most ``most`` table cards, or of any number, that add up to ``total``, 10 at
    most, as masks, ascending.
    """
    size = MOST if most is None or most > MOST else most
    low_cards, high = table & LOW, table & HIGH_UP_TO[total]
    low = low_sets(low_cards | SIZES[size])
    if not high:
        return low[total]
    sets = list(low[total])
    if size < MOST:
        low = low_sets(low_cards | SIZES[size - 1])  # the high card is one of the set
    while high:
        index = high.bit_length() - 1
        bit = BITS[index]
        high ^= bit
        beside = low[total - VALUES[index]]
        if beside:
            sets += [cards | bit for cards in beside]
    sets.sort()
    return sets


# --- Sums


MASK: Final = LARGEST + 1
"""The bits of a mask of sums."""
NO_CARDS: Final = sum(1 << MASK * size for size in range(MOST + 1))
"""The sums by size of no cards: 0 alone."""
FITTING: Final = tuple(
    sum((ALL_SUMS >> value) << MASK * size for size in range(MOST)) for value in range(MASK)
)
"""By a value those of the sums by size to which it can be added: 10 at most, and not of 7 cards."""

ROOM_FOR_SUMS: Final = 4 << 20
"""The bytes that kept sums may take."""


def with_one_more(sums: int, value: int) -> int:
    """The sums by size when there is one card more, of this value."""
    return sums | (sums & FITTING[value]) << MASK + value


def sums_by_size(table: int) -> int:
    """The sums by size that table cards make."""
    sums = NO_CARDS
    for card in listed(table):
        sums = with_one_more(sums, VALUES[card.index])
    return sums


@kept_within(ROOM_FOR_SUMS, lambda _: 500)
def low_sums(cards: int) -> tuple[int, ...]:
    """
    The masks of the sums by size of low cards, by size. They are kept, and 500 bytes are taken for
    each answer.
    """
    sums = sums_by_size(cards)
    return tuple([sums >> MASK * size & ALL_SUMS for size in range(MOST + 1)])


def _sums_by_high_values() -> tuple[tuple[int, ...], ...]:
    rows = [tuple(range(ALL_SUMS + 1))]
    for value in range(HIGHEST_LOW + 1, LARGEST + 1):
        rows += [
            tuple([sums | low << value & ALL_SUMS for low, sums in enumerate(row)]) for row in rows
        ]
    # An ace, the only rank that is not looked up, is a low card.
    return tuple(rows[values_in(ranks) >> HIGHEST_LOW + 1] for ranks in range(BELOW_ACE + 1))


BELOW_ACE: Final = (1 << RANKS_IN_SUIT - 1) - 1
"""All ranks but the ace, as a mask of one suit."""
SUMS: Final = _sums_by_high_values()
"""
All sums of sets of low cards, alone or with one high card, by the ranks on the table and the sums
of the low cards. There are 32 rows, one for each choice of high values: 2.6 MB.
"""


def sums_of(table: int, most: int | None = None) -> int:
    """
    The sums up to 10 that some of the table cards make, at most ``most`` of them or any number,
    with a bit for each: bit 9 is set if a queen could take some of them. Bit 0 always is, since no
    cards add up to 0.
    """
    pairs = table | table >> TWO_SUITS
    with_high = SUMS[(pairs | pairs >> RANKS_IN_SUIT) & BELOW_ACE]
    low = low_sums(table & LOW)
    if most is None or most >= MOST:
        return with_high[low[MOST]]
    return with_high[low[most - 1]] | low[most]  # with a high card there is room for one less


def sums_with(card: Card, sums: int, table: int, most: int | None) -> int:
    """
    What `sums_of` answers when a card has just been laid: ``sums`` is what it answered before, and
    ``table`` has the card. A lay only adds to the table, so all that was there is there still.
    """
    if most is None:
        return (sums | sums << VALUES[card.index]) & ALL_SUMS
    return sums_of(table, most)


# --- Sums that grow


def sums_to_grow(table: int, most: int | None) -> int:
    """The sums of table cards as `adds_up_with` takes them: by size, if a set can be too large."""
    return sums_of(table) if most is None or most >= MOST else sums_by_size(table)


def adds_up_with(sums: int, values: int, own: int, most: int | None) -> bool:
    """
    Whether one of a seat's ``own`` cards has the value of a set of at most ``most`` cards, or of
    any number, among table cards, which make ``sums``, and others that lie there by then. No two of
    those are equal, so they are told by their ``values``, as `values_in` has them; the others of
    the seat are among them. What adds up to a card is lower than it, so values are taken from the
    lowest up.
    """
    if most is None or most >= MOST:
        while values:
            lowest = values & -values
            if lowest & own & sums:
                return True
            sums |= sums * lowest  # each sum with this value more: a shift by the value
            values ^= lowest
        return False
    while values:
        lowest = values & -values
        if lowest & own & sums >> MASK * most:
            return True
        sums = with_one_more(sums, lowest.bit_length() - 1)
        values ^= lowest
    return False
