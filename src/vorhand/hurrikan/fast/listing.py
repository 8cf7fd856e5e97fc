"""Listing the legal plays quickly: those that come up again and again are made only once."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TypeAlias

from vorhand.cards import DECK, Card, cards_of
from vorhand.hurrikan.capturing import layable, single_cards
from vorhand.hurrikan.fast.sums import sets_of
from vorhand.hurrikan.moves import Play, new_play
from vorhand.hurrikan.state import Playing
from vorhand.hurrikan.values import BITS, EQUALS, VALUES


def subsets(mask: int) -> list[int]:
    """All subsets of a mask, as masks."""
    found = [0]
    for bit in single_cards(mask):
        found += [subset | bit for subset in found]
    return found


def taking_equals(seat: int, card: Card) -> dict[int, tuple[Play, ...]]:
    """
    The plays of a card that take one equal card, for all sets of equal cards on the table; the last
    play comes first.
    """
    return {
        equal: tuple(Play(seat, card, cards_of(one)) for one in reversed(single_cards(equal)))
        for equal in subsets(EQUALS[card.index] & ~card.bit)
    }


Known: TypeAlias = tuple[tuple[Play, ...], tuple[Mapping[int, tuple[Play, ...]], ...]]
"""
Plays of a seat, by the `Card.index` of the card that is played: its lay, and the plays that take
one of some equal cards, by the mask of those.
"""


@cache
def known_plays(seat: int) -> Known:
    """
    The plays of a seat that are kept. They are made when it plays for the first time: 100 KB for
    each of the four seats that there are, as no other can have a `Play`.
    """
    return (
        tuple([Play(seat, card) for card in DECK]),
        tuple([taking_equals(seat, card) for card in DECK]),
    )


def listed_plays(state: Playing) -> tuple[Play, ...]:
    """The legal plays of the seat to move: captures card by card, then lays."""
    deal, table, seat, able = state.deal, state.table_mask, state.turn, state.able_mask
    options, hand = deal.options, state.held_mask & deal.owned_masks[seat]
    # From the last play to the first: the highest card of a mask is found sooner than the lowest.
    plays: list[Play] = []
    lays, taking_equal = known_plays(seat)
    laid = layable(options, table, able, hand)
    while laid:
        index = laid.bit_length() - 1
        laid ^= BITS[index]
        plays.append(lays[index])
    capturing = hand & able
    while capturing:
        index = capturing.bit_length() - 1
        capturing ^= BITS[index]
        equal = table & EQUALS[index]
        if equal:
            plays += taking_equal[index][equal]
        else:
            card = DECK[index]
            for takes in sets_of(table, VALUES[index], options.largest_sum)[::-1]:
                plays.append(new_play(seat, card, cards_of(takes)))
    plays.reverse()
    return tuple(plays)
