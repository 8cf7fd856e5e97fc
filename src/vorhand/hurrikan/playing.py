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
    new_deal,
    new_over,
    new_playing,
)
from vorhand.hurrikan.turning import next_seat
from vorhand.hurrikan.values import VALUES, WITH_VALUE_IN, worth
from vorhand.rulebook import Violation
from vorhand.values import draft_of

_new: Final = object.__new__
_PlayingDraft: Final = draft_of(Playing)


def is_legal(state: Playing, move: Play) -> bool:
    """Whether the seat to move may make a play; `play_violation` says why not."""
    card, takes, deal, turn = move.card, move.takes.mask, state.deal, state.turn
    if move.seat != turn or not card.bit & state.held & deal.owned[turn]:
        return False
    if takes:
        return takes_right(deal.options, state.table_mask, card, takes)
    return bool(layable(deal.options, state.table_mask, state.able, card.bit))


@RULES.states(TURN, HELD, ON_TABLE)
def play_violation(state: Playing, move: Move) -> Violation[Move] | None:
    """The rule that a play breaks."""
    if move.seat != state.turn:
        return Violation(TURN, move, details={"turn": state.turn})
    if not move.card.bit & state.held & state.deal.owned[state.turn]:
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
        case = "/several" if equal.bit_count() > 1 else ""
        return Violation(EQUAL, move, case, details={"card": card, "allowed": cards_of(equal)})
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
    options, owned = deal.options, deal.owned
    seat, bit, takes = move.seat, move.card.bit, move.takes.mask
    held = state.held ^ bit
    if takes:
        table = state.table_mask ^ takes
        values = takable(options, table)
    else:
        table = state.table_mask | bit
        values = takable_with(options, state.values, table, move.card)
    after: Any = _new(_PlayingDraft)
    after.deal = deal
    after.plays = state.plays + (move,)  # noqa: RUF005 - quicker than unpacking
    after.held = held
    after.table_mask = table
    after.turn, after.sweeper = next_seat(options, owned, held, seat, state.sweeper, not table)
    after.values = values
    after.able = WITH_VALUE_IN[values]
    after.__class__ = Playing
    if held & after.able or not is_dead(after):  # the first is the first that `is_dead` asks
        return after  # type: ignore[no-any-return] # what it is now
    return dealt_on(after)


@RULES.states(DEAL, DEAD)
def dealt_on(state: Playing) -> Playing | Over:
    """
    The state after the next deal, when nobody can play or capture any more: the next cards of
    the stock are dealt, and without a stock the round is over.
    """
    deal, top = state.deal, state.deal.stock_dealt
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
        tuple([owned | new for owned, new in zip(deal.owned, more, strict=True)]),
    )
    # Nothing is dead now: twelve new cards have equals, as there are only ten values.
    return new_playing(
        again,
        state.plays,
        state.held | sum(more),
        state.table_mask,
        state.turn,
        state.sweeper,
        state.values,
        state.able,
    )


@RULES.states(DEAL)
def more_cards(deal: Deal, stock: Sequence[Card]) -> list[int]:
    """By seat the next cards of the stock, as masks: forehand's six first, then the other's."""
    more = [
        mask_of(stock[top : top + CARDS_DEALT_ON])
        for top in range(0, CARDS_DEALT_ON * len(deal.owned), CARDS_DEALT_ON)
    ]
    forehand = (deal.dealer + 1) % len(more)
    return more[-forehand:] + more[:-forehand]


@RULES.states(LEFTOVER)
def ended(state: Playing) -> Over:
    """The end of a round; by option the last capturer, if there is one, gets the table."""
    table = state.table_mask
    if state.options.leftover is Leftover.LAST_CAPTURER and last_capturer(state.plays) is not None:
        table = 0
    return new_over(state.deal, state.plays, state.held, table)
