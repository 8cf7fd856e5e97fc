"""One play: which rule it breaks, the state after it, and what comes of it by itself."""

from __future__ import annotations

from typing import Final

from vorhand.cards import Cards
from vorhand.hurrikan.capturing import capture_violation, lay_violation
from vorhand.hurrikan.dead import is_dead
from vorhand.hurrikan.dealing import more_cards
from vorhand.hurrikan.fast.listing import listed_plays
from vorhand.hurrikan.fast.sums import sums_of, sums_with
from vorhand.hurrikan.fast.tables import WITH_VALUE_IN
from vorhand.hurrikan.moves import Move, Play
from vorhand.hurrikan.order import next_seat
from vorhand.hurrikan.piles import heir
from vorhand.hurrikan.rulebook import DEAD, DEAL, HELD, LAY, LEFTOVER, RULES, TURN
from vorhand.hurrikan.state import Over, Playing, new_deal, new_over, new_playing
from vorhand.kit.turns import PhaseAnswers
from vorhand.rules import Violation


@RULES.implements(HELD)
@RULES.serves(TURN)
def play_violation(state: Playing, move: Move) -> Violation[Move] | None:
    """
    A seat plays a card from its own hand, in its turn (`hurrikan.held`). The source does not say
    so; it goes without saying. This is the first rule that a play breaks: whose turn it is, whether
    the card is in the hand, and then what a capture or a lay must be.
    """
    turn, deal = state.turn, state.deal
    if move.seat != turn:
        return Violation(TURN, move, details={"turn": turn})
    if not move.card.bit & state.held_mask & deal.owned_masks[turn]:
        return Violation(HELD, move, details={"missing": Cards([move.card])})
    if move.takes.mask:
        return capture_violation(deal.options, state.table_mask, move)
    if not move.card.bit & state.able_mask:
        return None  # nothing forbids to lay a card that cannot capture
    return lay_violation(deal.options, state.table_mask, state.able_mask, move)


def legal_plays(state: Playing, seats: tuple[int, ...]) -> tuple[Play, ...]:
    """The legal plays of the seat whose turn it is: captures first, then lays."""
    return listed_plays(state)


@RULES.serves(LAY, TURN)
def play_card(state: Playing, move: Play) -> Playing | Over:
    """
    The state after a legal play, and after what comes of it by itself: the next deal or the end of
    the round, if nobody can capture any more.
    """
    deal = state.deal
    options, owned = deal.options, deal.owned_masks
    card, takes = move.card, move.takes.mask
    held = state.held_mask ^ card.bit
    # As `table_after`, without the cost of a call at every play.
    if takes:
        table = state.table_mask ^ takes
        values = sums_of(table, options.largest_sum)
    else:
        table = state.table_mask | card.bit
        values = sums_with(card, state.values_mask, table, options.largest_sum)
    able = WITH_VALUE_IN[values]
    plays = state.plays + (move,)  # noqa: RUF005 - quicker than unpacking
    seat, sweeper = move.seat, state.sweeper
    turn = (seat + 1) % len(owned)
    # Nearly always the next seat has cards, and nobody has just made a sweep.
    if sweeper is not None or not table or not owned[turn] & held:
        turn, sweeper = next_seat(options, owned, held, seat, sweeper, not table)
    after = new_playing(deal, plays, held, table, turn, sweeper, values, able)
    # `is_dead` asks the first too; asked here, it nearly always saves the call.
    if held & able or not is_dead(options, owned, held, table, able, turn, sweeper):
        return after
    return dealt_on(after)


@RULES.serves(DEAL, DEAD)
def dealt_on(state: Playing) -> Playing | Over:
    """
    The state after the next deal, when nobody can play or capture any more. The next cards of the
    stock come on top of those still held, none go to the table, and the turn goes on. Without a
    stock the round is over.
    """
    deal, top = state.deal, state.deal.stock_dealt
    # Four players have no stock, so their round ends with the first deal.
    if top == len(deal.stock):
        return ended(state)
    more = more_cards(deal, deal.stock[top:])
    again = new_deal(
        deal.options,
        deal.dealer,
        deal.number,
        deal.dealt,
        deal.table,
        deal.stock,
        (*deal.deals, len(state.plays)),
        tuple([owned | new for owned, new in zip(deal.owned_masks, more, strict=True)]),
    )
    # Not dead now: of twelve new cards two are equal, since there are only ten values.
    return new_playing(
        again,
        state.plays,
        state.held_mask | sum(more),
        state.table_mask,
        state.turn,
        state.sweeper,
        state.values_mask,
        state.able_mask,
    )


@RULES.serves(LEFTOVER)
def ended(state: Playing) -> Over:
    """
    The end of a round; what lies on the table is nobody's, or the heir's. Cards that are still in
    hands stay there.
    """
    left = state.table_mask if heir(state.options, state.plays) is None else 0
    return new_over(state.deal, state.plays, state.held_mask, left)


PLAYING: Final = PhaseAnswers(legal_plays, play_violation, play_card)
"""The answers while cards are being played."""
