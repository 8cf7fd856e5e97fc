"""Passing cards before the first trick."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from vorhand.cards import Cards
from vorhand.hearts.moves import Move, Pass, Passes
from vorhand.hearts.options import Direction, Options
from vorhand.hearts.playing import first_lead, not_held
from vorhand.hearts.rulebook import HELD, PASS_COUNT, PASS_DIRECTION, PASS_SIMULTANEOUS, RULES, TURN
from vorhand.hearts.state import Deal, Passing, Playing, new_deal, new_passing
from vorhand.kit.turns import PhaseAnswers
from vorhand.rules import Violation

STEPS: Final = MappingProxyType(
    {
        Direction.LEFT: 1,
        Direction.RIGHT: -1,
        Direction.SECOND_LEFT: 2,
        Direction.SECOND_RIGHT: -2,
    }
)
"""How many seats to the left a pass goes; `Direction.ACROSS` depends on the number of players."""


@RULES.implements(PASS_DIRECTION)
def steps(direction: Direction, players: int) -> int:
    """
    How many seats to the left a pass goes (`hearts.pass.direction`). Which direction it is in a
    deal follows the cycle of the options. From both sources, with different cycles.

    >>> steps(Direction.LEFT, players=4), steps(Direction.ACROSS, players=4)
    (1, 2)
    """
    return players // 2 if direction is Direction.ACROSS else STEPS[direction]


def legal_passes(state: Passing, seats: tuple[int, ...]) -> Passes:
    """All passes of seats that have not passed yet."""
    return Passes(seats, state.deal.hand_masks, state.deal.options.pass_count)


@RULES.serves(PASS_SIMULTANEOUS, PASS_COUNT, HELD, TURN)
def pass_violation(state: Passing, move: Move) -> Violation[Move] | None:
    """The rule that a move breaks while cards are being passed."""
    if not isinstance(move, Pass):
        return Violation(TURN, move, "/passing")
    passed = state.pending[move.seat]
    if passed is not None:
        return Violation(PASS_SIMULTANEOUS, move, details={"passed": passed})
    return not_held(state.deal.hand_masks[move.seat], move.cards.mask, move) or wrong_count(
        state.options, move
    )


@RULES.implements(PASS_SIMULTANEOUS)
def pass_cards(state: Passing, move: Pass) -> Passing | Playing:
    """
    The state after a legal pass (`hearts.pass.simultaneous`). Nothing changes hands before the last
    seat has chosen, so nobody sees what it gets before it passes, and nobody can pass it on. From
    both sources.
    """
    pending = list(state.pending)
    pending[move.seat] = move.cards
    passes = [cards for cards in pending if cards is not None]
    if len(passes) < len(pending):
        return new_passing(state.deal, tuple(pending))
    return exchanged(state.deal, tuple(passes))


@RULES.implements(PASS_COUNT)
def wrong_count(options: Options, move: Pass) -> Violation[Move] | None:
    """
    The refusal of a pass that does not have as many cards as are passed (`hearts.pass.count`),
    three by default. From both sources; that five and six players pass two is custom.
    """
    count, given = options.pass_count, len(move.cards)
    if given == count:
        return None
    case = "/one" if count == 1 else ""
    return Violation(PASS_COUNT, move, case, details={"count": count, "given": given})


@RULES.serves(PASS_SIMULTANEOUS)
def exchanged(deal: Deal, passes: tuple[Cards, ...]) -> Playing:
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


@RULES.serves(PASS_DIRECTION)
def received_by(deal: Deal, seat: int) -> Cards:
    """The cards that a seat got in the exchange."""
    players = len(deal.passes)
    return deal.passes[(seat - steps(deal.direction, players)) % players]


PASSING: Final = PhaseAnswers(legal_passes, pass_violation, pass_cards)
"""What is answered while cards are passed."""
