"""Listing the legal plays quickly: those that come up again and again are made only once."""

from __future__ import annotations

from functools import cache
from typing import Any, Final, TypeAlias

from vorhand.cards import DECK, Card, cards_of
from vorhand.hurrikan.capturing import layable, single_cards
from vorhand.hurrikan.fast.sums import sets_of
from vorhand.hurrikan.moves import Play, new_play
from vorhand.hurrikan.state import Playing
from vorhand.hurrikan.values import EQUALS, PACK, VALUES

BITS: Final = tuple(card.bit for card in DECK)


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


Known: TypeAlias = tuple[Card, int, int, dict[int, tuple[Play, ...]], Play]


@cache
def known_plays(seat: int) -> tuple[Known | None, ...]:
    """
    By `Card.index` for each card of the pack: the card, its value, the cards of that value, the
    plays that take one of them, and its lay. They are made when a seat plays for the first time:
    100 KB for each of the four seats that there are, as no other can have a `Play`.
    """
    return tuple(
        (
            card,
            VALUES[card.index],
            EQUALS[card.index],
            taking_equals(seat, card),
            Play(seat, card),
        )
        if card in PACK
        else None
        for card in DECK
    )


def listed_plays(state: Playing) -> tuple[Play, ...]:
    """The legal plays of the seat to move: captures card by card, then lays."""
    deal, table, seat, able = state.deal, state.table_mask, state.turn, state.able_mask
    options, hand = deal.options, state.held_mask & deal.owned_masks[seat]
    # From the last play to the first: the highest card of a mask is found sooner than the lowest.
    plays: list[Play] = []
    known: Any = known_plays(seat)
    laid = layable(options, table, able, hand)
    while laid:
        index = laid.bit_length() - 1
        laid ^= BITS[index]
        plays.append(known[index][4])
    capturing = hand & able
    while capturing:
        index = capturing.bit_length() - 1
        capturing ^= BITS[index]
        card, value, equals, taking, _ = known[index]
        equal = table & equals
        if equal:
            plays += taking[equal]
        else:
            sets = sets_of(table, value, options.largest_sum)
            plays += [new_play(seat, card, cards_of(takes)) for takes in reversed(sets)]
    plays.reverse()
    return tuple(plays)
