"""Listing the legal plays quickly: those that come up again and again are made once."""

from __future__ import annotations

from typing import Final

from vorhand.cards import Card, cards_of
from vorhand.hurrikan.capturing import layable, sets_for, single_cards
from vorhand.hurrikan.moves import Play, new_play
from vorhand.hurrikan.options import PLAYERS
from vorhand.hurrikan.state import Playing
from vorhand.hurrikan.values import EQUALS, PACK, VALUES


def _subsets(mask: int) -> list[int]:
    """All subsets of a mask."""
    subsets = [0]
    for bit in single_cards(mask):
        subsets += [subset | bit for subset in subsets]
    return subsets


def _taking_equals(seat: int, card: Card) -> dict[int, tuple[Play, ...]]:
    """The plays of a card that take one equal card, for all sets of equal cards on the table."""
    return {
        equal: tuple(Play(seat, card, cards_of(one)) for one in single_cards(equal))
        for equal in _subsets(EQUALS[card.index] & ~card.bit)
    }


# By seat, and then by the length of the bit of a card: bits themselves are bad keys, as most of
# them end in the same zeros.

_TAKING: Final = tuple(
    {
        card.bit.bit_length(): (
            card,
            VALUES[card.index],
            EQUALS[card.index],
            _taking_equals(seat, card),
        )
        for card in PACK
    }
    for seat in range(max(PLAYERS))
)
"""A card, its value, the cards of that value and the plays that take one of them."""
_LAYING: Final = tuple(
    {card.bit.bit_length(): Play(seat, card) for card in PACK} for seat in range(max(PLAYERS))
)
"""The lay of a card."""


def listed_plays(state: Playing) -> tuple[Play, ...]:
    """The legal plays of the seat to move: captures card by card, then lays."""
    deal, table, seat, able = state.deal, state.table_mask, state.turn, state.able
    hand = state.held & deal.owned[seat]
    plays: list[Play] = []
    capturing = hand & able
    known = _TAKING[seat]
    while capturing:
        bit = capturing & -capturing
        capturing ^= bit
        card, value, equals, taking = known[bit.bit_length()]
        equal = table & equals
        if equal:
            plays += taking[equal]
        else:
            sets = sets_for(deal.options, table, value)
            plays += [new_play(seat, card, cards_of(takes)) for takes in sets]
    laid = layable(deal.options, table, able, hand)
    laying = _LAYING[seat]
    while laid:
        bit = laid & -laid
        laid ^= bit
        plays.append(laying[bit.bit_length()])
    return tuple(plays)
