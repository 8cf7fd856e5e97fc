"""Passing cards before the first trick."""

from __future__ import annotations

from typing import Final

from vorhand.cards import Cards, cards_of
from vorhand.hearts.moves import Move, Pass, Passes
from vorhand.hearts.options import Direction
from vorhand.hearts.playing import first_lead
from vorhand.hearts.rulebook import HELD, PASS_COUNT, PASS_DIRECTION, PASS_SIMULTANEOUS, RULES, TURN
from vorhand.hearts.state import Deal, Passing, Playing, new_deal, new_passing
from vorhand.rulebook import Violation

_STEPS: Final = {
    Direction.LEFT: 1,
    Direction.RIGHT: -1,
    Direction.SECOND_LEFT: 2,
    Direction.SECOND_RIGHT: -2,
}


@RULES.states(PASS_DIRECTION)
def steps(to: Direction, players: int) -> int:
    """How many seats to the left a pass in this direction goes."""
    return players // 2 if to is Direction.ACROSS else _STEPS[to]


def legal_passes(state: Passing, seats: tuple[int, ...]) -> Passes:
    """All passes of seats that have not passed yet."""
    return Passes(seats, state.deal.hand_masks, state.deal.options.pass_count)


@RULES.states(PASS_SIMULTANEOUS, HELD, PASS_COUNT, TURN)
def pass_violation(state: Passing, move: Move) -> Violation[Move] | None:
    """The rule that a move breaks while cards are being passed."""
    if not isinstance(move, Pass):
        return Violation(TURN, move, "/passing")
    deal = state.deal
    passed = state.pending[move.seat]
    if passed is not None:
        return Violation(PASS_SIMULTANEOUS, move, details={"passed": passed})
    missing = move.cards.mask & ~deal.hand_masks[move.seat]
    if missing:
        return Violation(HELD, move, details={"missing": cards_of(missing)})
    count = deal.options.pass_count
    if len(move.cards) != count:
        case = "/one" if count == 1 else ""
        details = {"count": count, "given": len(move.cards)}
        return Violation(PASS_COUNT, move, case, details=details)
    return None


@RULES.states(PASS_SIMULTANEOUS)
def pass_cards(state: Passing, move: Pass) -> Passing | Playing:
    """The state after a legal pass: when all have passed, the cards change hands."""
    pending = list(state.pending)
    pending[move.seat] = move.cards
    passes = [cards for cards in pending if cards is not None]
    if len(passes) < len(pending):
        return new_passing(state.deal, tuple(pending))
    return _exchanged(state.deal, tuple(passes))


def _exchanged(deal: Deal, passes: tuple[Cards, ...]) -> Playing:
    """Give every seat the cards that were passed to it, and begin the first trick."""
    further = steps(deal.direction, len(passes))
    received = passes[-further:] + passes[:-further]  # by seat what comes from so far back
    masks = [
        hand.mask & ~given.mask | got.mask
        for hand, given, got in zip(deal.dealt, passes, received, strict=True)
    ]
    return first_lead(
        new_deal(deal.options, deal.dealer, deal.number, deal.dealt, passes, tuple(masks))
    )


@RULES.states(PASS_DIRECTION)
def received_by(deal: Deal, seat: int) -> Cards:
    """The cards that a seat got in the exchange."""
    return deal.passes[(seat - steps(deal.direction, len(deal.passes))) % len(deal.passes)]
