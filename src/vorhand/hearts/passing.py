"""Passing cards before the first trick."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from vorhand.cards import Cards
from vorhand.hearts.choices import ACROSS, Direction
from vorhand.hearts.moves import Move, Pass, Passes, list_passes
from vorhand.hearts.options import Options
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
        # Not `Direction.HOLD`: in a hold deal nothing is passed, and nobody asks.
    }
)
"""
How many seats to the left a pass goes, or with a minus to the right. For `Direction.ACROSS` it
depends on the number of players.
"""


@RULES.implements(PASS_DIRECTION)
def steps(direction: Direction, players: int) -> int:
    """
    In each deal cards are passed in one direction, which follows a cycle (`hearts.pass.direction`).
    `Options.passing` is the cycle. From both sources, with different cycles; those for other than
    four players are custom.

    A pass goes this many seats to the left, or with a minus to the right.

    >>> steps(Direction.LEFT, players=4), steps(Direction.ACROSS, players=4)
    (1, 2)
    """
    return players // 2 if direction is ACROSS else STEPS[direction]


def legal_passes(state: Passing, seats: tuple[int, ...]) -> Passes:
    """All passes of these seats, which have not passed yet."""
    deal = state.deal
    return list_passes(seats, deal.hand_masks, deal.options.pass_count)


@RULES.serves(PASS_SIMULTANEOUS, PASS_COUNT, HELD, TURN)
def pass_violation(state: Passing, move: Move) -> Violation[Move] | None:
    """The rule that a move breaks while cards are being passed."""
    if not isinstance(move, Pass):
        return Violation(TURN, move, "/passing")
    passed = state.pending[move.seat]
    if passed is not None:
        return Violation(PASS_SIMULTANEOUS, move, details={"passed": passed})
    # A card that is not held outranks a wrong number: see "Which rule a refusal names" in the rule
    # book.
    deal = state.deal
    return not_held(deal.hand_masks[move.seat], move.cards.mask, move) or wrong_count(
        deal.options, move
    )


@RULES.implements(PASS_SIMULTANEOUS)
def pass_cards(state: Passing, move: Pass) -> Passing | Playing:
    """
    Each seat chooses its pass once, before it sees what it receives (`hearts.pass.simultaneous`):
    no card changes hands before the last seat has chosen, so nobody can pass on a card that it got.
    From both sources. This is the state after a legal pass.
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
    A pass is an agreed number of cards, three by default and two for five or six players
    (`hearts.pass.count`). `Options.pass_count` sets it. From both sources; the two cards are
    custom. This is the refusal of any other number, or None.
    """
    count, given = options.pass_count, move.cards.mask.bit_count()
    if given == count:
        return None
    case = "/one" if count == 1 else ""
    return Violation(PASS_COUNT, move, case, details={"count": count, "given": given})


@RULES.serves(PASS_SIMULTANEOUS)
def exchanged(deal: Deal, passes: tuple[Cards, ...]) -> Playing:
    """Give every seat the cards that were passed to it, and begin the first trick."""
    further = steps(deal.direction, len(passes))
    received = passes[-further:] + passes[:-further]  # by seat, from the seat so far back
    masks = [
        hand.mask & ~given.mask | got.mask
        for hand, given, got in zip(deal.dealt, passes, received, strict=True)
    ]
    # `dealt` stays as it was; the masks are the hands after the exchange from here on.
    return first_lead(
        new_deal(
            *(deal.options, deal.dealer, deal.number, deal.dealt, passes, tuple(masks), deal.kitty)
        )
    )


@RULES.serves(PASS_DIRECTION)
def received_by(deal: Deal, seat: int) -> Cards:
    """The cards that a seat got in the exchange."""
    players = len(deal.passes)
    return deal.passes[(seat - steps(deal.direction, players)) % players]


PASSING: Final = PhaseAnswers(legal_passes, pass_violation, pass_cards)
"""The answers while cards are being passed."""
