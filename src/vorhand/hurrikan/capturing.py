"""What a card may take from the table, and which cards may be laid."""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import Final

from vorhand.cards import Card, cards_of, listed
from vorhand.hurrikan.fast.sums import sets_of, sums_of
from vorhand.hurrikan.fast.tables import ALL_SUMS
from vorhand.hurrikan.moves import Move
from vorhand.hurrikan.options import Options
from vorhand.hurrikan.rulebook import EQUAL, FORCED, LAY, ON_TABLE, RULES, SUM
from vorhand.hurrikan.values import EQUALS, VALUES, worth
from vorhand.rules import Violation

FEWEST: Final = 2
"""The fewest cards of a set that adds up; a single card has to be equal."""


@RULES.implements(ON_TABLE)
def not_on_table(table: int, takes: int) -> int:
    """
    The cards that a capture takes and the table does not have, all as masks
    (`hurrikan.capture.on-table`). The source does not say so; it goes without saying.
    """
    return takes & ~table


@RULES.implements(EQUAL)
def equal_cards(table: int, card: Card) -> int:
    """
    The table cards of the same value, as a mask: if there are any, one is taken alone, and no set
    (`hurrikan.capture.equal`). From the source, which makes the equal card come before every set;
    that one of several is taken, and not all of them, is how it is read here.
    """
    return table & EQUALS[card.index]


@RULES.implements(SUM)
def adds_up(options: Options, card: Card, takes: int) -> bool:
    """
    Whether cards, a mask, add up to the value of a card, two or more of them and not more than
    `Options.largest_sum` (`hurrikan.capture.sum`). From the source. It speaks of two, three or all
    four cards, those of the first deal; that a set can have more is how it is read here.

    >>> from vorhand import Cards
    >>> adds_up(Options(), Card("QS"), Cards("4C 5D").mask)
    True
    """
    size, most = takes.bit_count(), options.largest_sum
    if size < FEWEST or (most is not None and size > most):
        return False
    return worth(takes) == VALUES[card.index]


@RULES.serves(SUM)
def sets_for(options: Options, table: int, value: int) -> list[int]:
    """The sets of table cards that add up to a value and are not too large, as masks, ascending."""
    sets = sets_of(table, value)
    if options.largest_sum is None:
        return sets
    return [takes for takes in sets if takes.bit_count() <= options.largest_sum]


@RULES.serves(EQUAL, SUM)
def captures(options: Options, table: int, card: Card) -> list[int]:
    """All sets that a card may take, as masks in ascending order."""
    equal = equal_cards(table, card)
    return single_cards(equal) if equal else sets_for(options, table, VALUES[card.index])


@RULES.serves(ON_TABLE, EQUAL, SUM)
def capture_violation(  # noqa: PLR0911 - one refusal after the other
    options: Options, table: int, move: Move
) -> Violation[Move] | None:
    """
    The rule that a capture breaks, in this order: it takes what is not there, something beside an
    equal card, a single card of another value, a set that does not add up or is too large.
    """
    card, takes = move.card, move.takes.mask
    missing = not_on_table(table, takes)
    if missing:
        return Violation(ON_TABLE, move, details={"missing": cards_of(missing)})
    single = takes.bit_count() == 1
    equal = equal_cards(table, card)
    if equal:
        if single and takes & equal:
            return None
        case = "/several" if equal.bit_count() > 1 else ""
        return Violation(EQUAL, move, case, details={"card": card, "allowed": cards_of(equal)})
    if single:
        return Violation(EQUAL, move, "/single", details={"card": card, "taken": move.takes})
    if adds_up(options, card, takes):
        return None
    total, value = worth(takes), VALUES[card.index]
    if total == value:
        return Violation(SUM, move, "/large", details={"most": options.largest_sum})
    details = {"card": card, "taken": move.takes, "total": total, "value": value}
    return Violation(SUM, move, details=details)


@RULES.implements(FORCED)
def layable(options: Options, table: int, able: int, hand: int) -> int:
    """
    The cards of a hand that may be laid, as a mask: those that can take nothing
    (`hurrikan.capture.forced`). ``able`` are the cards that could take something. The source says
    "must" of the equal card only; that sets are forced too is how it is read here. `Capture` frees
    the cards that could take a set, or all cards.
    """
    if options.sum_forced:
        return hand & ~able
    if options.equal_forced:
        return hand & ~equal_to_some(table)
    return hand


@RULES.serves(FORCED)
def equal_to_some(table: int) -> int:
    """All cards that have the value of a card on the table, as a mask."""
    return reduce(or_, [EQUALS[card.index] for card in listed(table)], 0)


@RULES.serves(FORCED)
def lay_violation(options: Options, table: int, able: int, move: Move) -> Violation[Move] | None:
    """The refusal of a lay: the card could capture, and must."""
    if layable(options, table, able, move.card.bit):
        return None
    possible = captures(options, table, move.card)
    details = {"card": move.card, "allowed": cards_of(possible[0])}
    return Violation(FORCED, move, details=details)


@RULES.implements(LAY)
def table_after(table: int, move: Move) -> int:
    """
    The cards on the table after a play, as a mask: without those that it takes, or else with the
    card that is laid beside the others (`hurrikan.lay`). From the source.
    """
    takes = move.takes.mask
    return table ^ takes if takes else table | move.card.bit


# --- What something on the table is worth


def takable(options: Options, table: int) -> int:
    """
    The values, a bit for each, that something on the table is worth: a card, or a set that may be
    taken. Bit 0 is set as well.
    """
    if options.largest_sum is None:
        return sums_of(table)
    return sum(1 << value for value in range(11) if sets_for(options, table, value))


def takable_with(options: Options, values: int, table: int, card: Card) -> int:
    """What `takable` answers for a table on which a card has just been laid; ``values`` before."""
    if options.largest_sum is None:
        return (values | values << VALUES[card.index]) & ALL_SUMS
    return takable(options, table)


def single_cards(mask: int) -> list[int]:
    """The cards of a mask one by one, each as a mask."""
    return [card.bit for card in listed(mask)]
