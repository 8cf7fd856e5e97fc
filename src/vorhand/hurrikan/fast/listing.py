"""Listing the legal plays quickly: those that come up again and again are made only once."""

from __future__ import annotations

from functools import cache
from typing import TypeAlias

from vorhand.cards import Card, cards_of
from vorhand.hurrikan.capturing import layable, sets_for, single_cards
from vorhand.hurrikan.moves import Play, new_play
from vorhand.hurrikan.state import Playing
from vorhand.hurrikan.values import EQUALS, PACK, VALUES


def subsets(mask: int) -> list[int]:
    """All subsets of a mask, as masks."""
    found = [0]
    for bit in single_cards(mask):
        found += [subset | bit for subset in found]
    return found


def taking_equals(seat: int, card: Card) -> dict[int, tuple[Play, ...]]:
    """The plays of a card that take one equal card, for all sets of equal cards on the table."""
    return {
        equal: tuple(Play(seat, card, cards_of(one)) for one in single_cards(equal))
        for equal in subsets(EQUALS[card.index] & ~card.bit)
    }


Known: TypeAlias = tuple[Card, int, int, dict[int, tuple[Play, ...]], Play]


@cache
def known_plays(seat: int) -> dict[int, Known]:
    """
    For each card, under the length of its bit: the card, its value, the cards of that value, the
    plays that take one of them, and its lay. (Bits themselves are bad keys, as most of them end in
    the same zeros.) They are made when a seat plays for the first time: 100 KB for each of the four
    seats that there are, as no other can have a `Play`.
    """
    return {
        card.bit.bit_length(): (
            card,
            VALUES[card.index],
            EQUALS[card.index],
            taking_equals(seat, card),
            Play(seat, card),
        )
        for card in PACK
    }


def listed_plays(state: Playing) -> tuple[Play, ...]:
    """The legal plays of the seat to move: captures card by card, then lays."""
    deal, table, seat, able = state.deal, state.table_mask, state.turn, state.able_mask
    hand = state.held_mask & deal.owned_masks[seat]
    plays: list[Play] = []
    capturing = hand & able
    known = known_plays(seat)
    while capturing:
        bit = capturing & -capturing
        capturing ^= bit
        card, value, equals, taking, _ = known[bit.bit_length()]
        equal = table & equals
        if equal:
            plays += taking[equal]
        else:
            sets = sets_for(deal.options, table, value)
            plays += [new_play(seat, card, cards_of(takes)) for takes in sets]
    laid = layable(deal.options, table, able, hand)
    while laid:
        bit = laid & -laid
        laid ^= bit
        plays.append(known[bit.bit_length()][4])
    return tuple(plays)
