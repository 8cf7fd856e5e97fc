"""
What a card may take from the table, and which cards may be laid.

`captures` lists the sets that a card may take; `takes_right` tells of one set whether it is
among them, without listing the others.
"""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import Final

from vorhand.cards import Card, listed
from vorhand.hurrikan.options import Options
from vorhand.hurrikan.rulebook import EQUAL, FORCED, LAY, RULES, SUM
from vorhand.hurrikan.sums import sets_of, sums_of
from vorhand.hurrikan.values import ALL_SUMS, EQUALS, VALUES, worth

_FEWEST: Final = 2


@RULES.states(EQUAL)
def equal_cards(table: int, card: Card) -> int:
    """The table cards of the same value, as a mask: if there are any, one is taken alone."""
    return table & EQUALS[card.index]


@RULES.states(SUM)
def sets_for(options: Options, table: int, value: int) -> list[int]:
    """The sets of table cards that add up to a value and are not too large, as masks."""
    sets = sets_of(table, value)
    if options.largest_sum is None:
        return sets
    return [takes for takes in sets if takes.bit_count() <= options.largest_sum]


@RULES.states(SUM)
def adds_up(options: Options, card: Card, takes: int) -> bool:
    """Whether two or more cards add up to the value of a card and are not too many."""
    size = takes.bit_count()
    if size < _FEWEST or (options.largest_sum is not None and size > options.largest_sum):
        return False
    return worth(takes) == VALUES[card.index]


def captures(options: Options, table: int, card: Card) -> list[int]:
    """All sets that a card may take, as masks in ascending order."""
    equal = equal_cards(table, card)
    return single_cards(equal) if equal else sets_for(options, table, VALUES[card.index])


def takes_right(options: Options, table: int, card: Card, takes: int) -> bool:
    """Whether a card may take these cards, one at least."""
    equal = equal_cards(table, card)
    if equal:
        return not takes & ~equal and takes.bit_count() == 1
    return not takes & ~table and adds_up(options, card, takes)


def takable(options: Options, table: int) -> int:
    """
    The values, a bit for each, that something on the table is worth: a card, or a set that may
    be taken. Bit 0 is set as well.
    """
    if options.largest_sum is None:
        return sums_of(table)
    return sum(1 << value for value in range(11) if sets_for(options, table, value))


def takable_with(options: Options, values: int, table: int, card: Card) -> int:
    """What `takable` answers for a table on which this card has just been laid."""
    if options.largest_sum is None:
        return (values | values << VALUES[card.index]) & ALL_SUMS
    return takable(options, table)


@RULES.states(FORCED, LAY)
def layable(options: Options, table: int, able: int, hand: int) -> int:
    """
    The cards of a hand that may be laid, as a mask: those that can take nothing. By option
    those too that could take a set, or all. ``able`` are the cards that could take something.
    """
    if options.sum_forced:
        return hand & ~able
    if options.equal_forced:
        return hand & ~_equal_to_some(table)
    return hand


def _equal_to_some(table: int) -> int:
    """All cards that have the value of a card on the table, as a mask."""
    return reduce(or_, [EQUALS[card.index] for card in listed(table)], 0)


def single_cards(mask: int) -> list[int]:
    """The cards of a mask one by one, each as a mask."""
    return [card.bit for card in listed(mask)]
