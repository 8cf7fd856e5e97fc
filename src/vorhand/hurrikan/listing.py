"""Listing the legal plays quickly: those that come up again and again are made once."""

from __future__ import annotations

from typing import Final

from vorhand.cards import DECK, Card, cards_of
from vorhand.hurrikan.capturing import layable, sets_for, single_cards
from vorhand.hurrikan.moves import Play, new_play
from vorhand.hurrikan.options import PLAYERS
from vorhand.hurrikan.state import Playing
from vorhand.hurrikan.values import EQUALS, VALUES
from vorhand.tables import Tables, from_tables
from vorhand.tricks import make_plays


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


_TAKING: Final = tuple(
    tuple(_taking_equals(seat, card) for card in DECK) for seat in range(max(PLAYERS))
)
"""By seat and `Card.index` the plays that take one of the equal cards, by the mask of those."""

_LAYING: Final[list[Tables[Play] | None]] = [None] * max(PLAYERS)
"""By seat the tables that list the lays of its cards (see `vorhand.tables`), once made."""


def listed_plays(state: Playing) -> tuple[Play, ...]:
    """The legal plays of the seat to move: captures card by card, then lays."""
    deal, table, seat = state.deal, state.table_mask, state.turn
    hand = state.held & deal.owned[seat]
    laid = layable(deal.options, table, state.able, hand)
    lays = from_tables(_LAYING[seat] or make_plays(_LAYING, Play, seat), laid) if laid else ()
    capturing = hand & state.able
    if not capturing:
        return lays
    taking = _TAKING[seat]
    plays: tuple[Play, ...] = ()
    while capturing:
        lowest = capturing & -capturing
        capturing ^= lowest
        index = lowest.bit_length() - 1
        equal = table & EQUALS[index]
        if equal:
            plays += taking[index][equal]
        else:
            card = DECK[index]
            sets = sets_for(deal.options, table, VALUES[index])
            plays += tuple([new_play(seat, card, cards_of(takes)) for takes in sets])
    return plays + lays
