"""
How rules narrow down what may be played.

A restriction is given what everybody sees, and the cards of the hand that the restrictions before
it have left; it returns those that its rule allows. A restriction that would leave nothing is
skipped: that is the "if able" of every rule. Its arguments are

    options    the variant
    trick      the plays of the running trick in order, none when a lead is due
    unplayed   the cards that nobody has played yet, as a mask
    hand       the cards of the hand that are left, as a mask

so it cannot read anything hidden. With masks, ``hand & clubs`` are the clubs of a hand and ``hand &
~clubs`` its other cards.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias, TypeVar

from vorhand.cards import DECK, Card, Cards, cards_of

O = TypeVar("O")  # noqa: E741 - options

Restriction: TypeAlias = Callable[[O, tuple[Any, ...], int, int], int]


def narrowed(
    restrictions: Sequence[Restriction[O]],
    options: O,
    trick: tuple[Any, ...],
    unplayed: int,
    hand: int,
) -> int:
    """The cards of a hand that are left after all restrictions, one after the other, as a mask."""
    for restriction in restrictions:
        hand = restriction(options, trick, unplayed, hand) or hand
    return hand


def refusing(  # noqa: PLR0913, PLR0917 - all that a restriction reads, and the card
    restrictions: Sequence[Restriction[O]],
    options: O,
    trick: tuple[Any, ...],
    unplayed: int,
    hand: int,
    card: Card,
) -> tuple[Restriction[O], Cards] | None:
    """
    The first restriction that bars a card of the hand, and the cards that it leaves; None if none
    does.
    """
    for restriction in restrictions:
        hand = restriction(options, trick, unplayed, hand) or hand
        if not card.bit & hand:
            return restriction, cards_of(hand)
    return None


def ruled_out(
    restrictions: Sequence[Restriction[O]],
    options: O,
    trick: tuple[Any, ...],
    unplayed: int,
    card: Card,
) -> int:
    """
    The cards that a hand cannot have held when it played a card, as a mask: beside any of them the
    card would have been barred. A restriction bars a card because of single other cards of the
    hand, so it is enough to try hands of two cards (tests/kit/test_narrowing.py holds that).
    """
    barring = 0
    for other in DECK:
        hand = narrowed(restrictions, options, trick, unplayed, card.bit | other.bit)
        if not hand & card.bit:
            barring |= other.bit
    return barring
