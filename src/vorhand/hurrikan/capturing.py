"""What a card may take from the table, and which cards may be laid."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from operator import or_
from typing import Final

from vorhand.cards import Card, cards_of, listed
from vorhand.hurrikan.fast.sums import sets_of
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
    A capture takes cards that lie on the table (`hurrikan.capture.on-table`). The source does not
    say so; it goes without saying. These are the cards that it takes and the table does not have,
    all as masks.
    """
    return takes & ~table


@RULES.implements(EQUAL)
def equal_cards(table: int, card: Card) -> int:
    """
    A card takes one table card of its own value, and then nothing else (`hurrikan.capture.equal`).
    From the source, in which the equal card comes before every set; that one of several is taken,
    and not all of them, is how it is read here. These are the table cards of that value, as a mask.
    """
    return table & EQUALS[card.index]


@RULES.implements(SUM)
def adds_up(options: Options, card: Card, takes: int) -> bool:
    """
    Without an equal card, a card takes one set of two or more cards that add up to its value
    (`hurrikan.capture.sum`). `Options.largest_sum` can limit the size of a set. From the source. It
    speaks of two, three or all four cards, those of the first deal; that a set can have more is how
    it is read here. ``takes`` is the set, as a mask.

    >>> from vorhand import Cards
    >>> adds_up(Options(), Card("QS"), Cards("4C 5D").mask)
    True
    """
    size, most = takes.bit_count(), options.largest_sum
    if size < FEWEST or (most is not None and size > most):
        return False
    return worth(takes) == VALUES[card.index]


@RULES.serves(SUM)
def sets_for(options: Options, table: int, value: int) -> Sequence[int]:
    """The sets of table cards that add up to a value and are not too large, as masks, ascending."""
    return sets_of(table, value, options.largest_sum)


@RULES.serves(EQUAL, SUM)
def captures(options: Options, table: int, card: Card) -> Sequence[int]:
    """All sets that a card may take, as masks, ascending."""
    equal = equal_cards(table, card)
    # An equal card bars every set, even one that would sweep the table.
    return single_cards(equal) if equal else sets_for(options, table, VALUES[card.index])


@RULES.serves(ON_TABLE, EQUAL, SUM)
def capture_violation(  # noqa: PLR0911 - one refusal after the other
    options: Options, table: int, move: Move
) -> Violation[Move] | None:
    """
    The first rule that a capture breaks: it takes cards that are not on the table, anything beside
    an equal card, a single card of another value, or a set that does not add up or is too large.
    """
    card, takes = move.card, move.takes.mask
    equal = equal_cards(table, card)
    single = takes.bit_count() == 1
    if single and takes & equal:
        return None
    missing = not_on_table(table, takes)
    if missing:
        return Violation(ON_TABLE, move, details={"missing": cards_of(missing)})
    if equal:
        case = "/several" if equal.bit_count() > 1 else ""
        return Violation(EQUAL, move, case, details={"card": card, "allowed": cards_of(equal)})
    if single:  # alone it can only be equal, so this is not about adding up
        return Violation(EQUAL, move, "/single", details={"card": card, "taken": move.takes})
    if adds_up(options, card, takes):
        return None
    total, value = worth(takes), VALUES[card.index]
    if total == value:  # it does add up, so what is wrong is its size
        return Violation(SUM, move, "/large", details={"most": options.largest_sum})
    details = {"card": card, "taken": move.takes, "total": total, "value": value}
    return Violation(SUM, move, details=details)


@RULES.implements(FORCED)
def layable(options: Options, table: int, able: int, hand: int) -> int:
    """
    A card that can capture must, and may not be laid (`hurrikan.capture.forced`). With
    `Capture.FORCED_EQUAL` that holds for equal cards only, with `Capture.OPTIONAL` for none. From
    the source, which says "must" of the equal card only; that sets are forced too is how it is read
    here. These are the cards of the ``hand`` that may be laid; ``able`` are those that could take
    something, all as masks.
    """
    if options.sum_forced:
        return hand & ~able
    if options.equal_forced:
        return hand & ~equal_to_some(table)
    return hand


@RULES.serves(FORCED)
def equal_to_some(table: int) -> int:
    """All cards that have the value of some card on the table, as a mask."""
    return reduce(or_, [EQUALS[card.index] for card in listed(table)], 0)


@RULES.serves(FORCED)
def lay_violation(options: Options, table: int, able: int, move: Move) -> Violation[Move] | None:
    """The refusal of a lay by a card that could capture, and must; None if it may be laid."""
    if layable(options, table, able, move.card.bit):
        return None
    possible = captures(options, table, move.card)
    # One capture is enough to show that the card has one; there may be thousands.
    details = {"card": move.card, "allowed": cards_of(possible[0])}
    return Violation(FORCED, move, details=details)


@RULES.implements(LAY)
def table_after(table: int, move: Move) -> int:
    """
    A card that takes nothing is laid face up beside the others (`hurrikan.lay`). From the source.
    This is the table after a play, as a mask: with the card that is laid, or without those that are
    taken.
    """
    takes = move.takes.mask
    return table ^ takes if takes else table | move.card.bit


def single_cards(mask: int) -> list[int]:
    """The cards of a mask one by one, each as a mask."""
    return [card.bit for card in listed(mask)]
