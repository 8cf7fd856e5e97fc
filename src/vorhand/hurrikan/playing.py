"""One play: what a refusal names, the state after it, and what follows by force."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from vorhand.cards import Card, Cards, cards_of, mask_of
from vorhand.hurrikan.capturing import (
    captures,
    equal_cards,
    layable,
    takable,
    takable_with,
    takes_right,
)
from vorhand.hurrikan.dead import is_dead
from vorhand.hurrikan.moves import Move, Play
from vorhand.hurrikan.options import Leftover
from vorhand.hurrikan.rulebook import (
    DEAD,
    DEAL,
    EQUAL,
    FORCED,
    HELD,
    LEFTOVER,
    ON_TABLE,
    RULES,
    SUM,
    TURN,
)
from vorhand.hurrikan.state import (
    CARDS_DEALT_ON,
    Deal,
    Over,
    Playing,
    last_capturer,
    new_over,
    new_playing,
    stock_dealt,
)
from vorhand.hurrikan.turning import next_seat
from vorhand.hurrikan.values import VALUES, worth
from vorhand.rulebook import Violation
from vorhand.values import draft_of

_new: Final = object.__new__
_PlayingDraft: Final = draft_of(Playing)


def is_legal(state: Playing, move: Play) -> bool:
    """Whether the seat to move may make a play; `play_violation` says why not."""
    card, takes, turn = move.card, move.takes.mask, state.turn
    if move.seat != turn or not card.bit & state.hand_masks[turn]:
        return False
    if takes:
        return takes_right(state.deal.options, state.table_mask, card, takes)
    return bool(layable(state.deal.options, state.table_mask, state.values, card.bit))


@RULES.states(TURN, HELD, ON_TABLE)
def play_violation(state: Playing, move: Move) -> Violation[Move] | None:
    """The rule that a play breaks."""
    if move.seat != state.turn:
        return Violation(TURN, move, details={"turn": state.turn})
    if not move.card.bit & state.hand_masks[state.turn]:
        return Violation(HELD, move, details={"missing": Cards([move.card])})
    missing = move.takes.mask & ~state.table_mask
    if missing:
        return Violation(ON_TABLE, move, details={"missing": cards_of(missing)})
    if is_legal(state, move):
        return None
    return _capture_refusal(state, move) if move.takes else _lay_refusal(state, move)


@RULES.states(FORCED)
def _lay_refusal(state: Playing, move: Play) -> Violation[Move]:
    """A card that can capture may not be laid."""
    possible = captures(state.options, state.table_mask, move.card)
    details = {"card": move.card, "allowed": cards_of(possible[0])}
    return Violation(FORCED, move, details=details)


@RULES.states(EQUAL, SUM)
def _capture_refusal(state: Playing, move: Play) -> Violation[Move]:
    """A capture beside an equal card, of one unequal card, of a wrong sum or too large."""
    card, options = move.card, state.options
    equal = equal_cards(state.table_mask, card)
    if equal:
        return Violation(EQUAL, move, details={"card": card, "allowed": cards_of(equal)})
    if len(move.takes) == 1:
        return Violation(EQUAL, move, "/single", details={"card": card, "taken": move.takes})
    total, value = worth(move.takes.mask), VALUES[card.index]
    if total != value:
        details = {"card": card, "taken": move.takes, "total": total, "value": value}
        return Violation(SUM, move, details=details)
    return Violation(SUM, move, "/large", details={"most": options.largest_sum})


def play_card(state: Playing, move: Play) -> Playing | Over:
    """The state after a legal play, and after what follows from it by force."""
    deal = state.deal
    options = deal.options
    seat, bit, takes = move.seat, move.card.bit, move.takes.mask
    if takes:
        table = state.table_mask ^ takes
        values = takable(options, table)
    else:
        table = state.table_mask | bit
        values = takable_with(options, state.values, table, move.card)
    hands = list(state.hand_masks)
    hands[seat] ^= bit
    turn, sweeper = next_seat(options, hands, seat, state.sweeper, not table)
    after: Any = _new(_PlayingDraft)
    after.deal = deal
    after.plays = state.plays + (move,)  # noqa: RUF005 - quicker than unpacking
    after.deals = state.deals
    after.hand_masks = tuple(hands)
    after.table_mask = table
    after.turn = turn
    after.sweeper = sweeper
    after.values = values
    after.__class__ = Playing
    return dealt_on(after) if is_dead(options, table, values, hands, turn, sweeper) else after


@RULES.states(DEAL, DEAD)
def dealt_on(state: Playing) -> Playing | Over:
    """
    The state after the next deal, when nobody can play or capture any more: the next cards of
    the stock are dealt, and without a stock the round is over.
    """
    deal, hands, turn = state.deal, state.hand_masks, state.turn
    top = stock_dealt(deal, state.deals)
    if top == len(deal.stock):
        return ended(state)
    more = more_cards(deal, hands, deal.stock[top:])
    deals = (*state.deals, len(state.plays))
    # Nothing is dead now: twelve new cards have equals, as there are only ten values.
    return new_playing(
        deal, state.plays, deals, more, state.table_mask, turn, state.sweeper, state.values
    )


@RULES.states(DEAL)
def more_cards(deal: Deal, hands: tuple[int, ...], stock: Sequence[Card]) -> tuple[int, ...]:
    """The hands with the next cards of the stock: forehand's six first, then the other's."""
    more = list(hands)
    players = len(hands)
    for place in range(players):
        seat = (deal.dealer + 1 + place) % players
        more[seat] |= mask_of(stock[place * CARDS_DEALT_ON : (place + 1) * CARDS_DEALT_ON])
    return tuple(more)


@RULES.states(LEFTOVER)
def ended(state: Playing) -> Over:
    """The end of a round; by option the last capturer, if there is one, gets the table."""
    deal, table = state.deal, state.table_mask
    if deal.options.leftover is Leftover.LAST_CAPTURER and last_capturer(state.plays) is not None:
        table = 0
    return new_over(deal, state.plays, state.deals, state.hand_masks, table)
