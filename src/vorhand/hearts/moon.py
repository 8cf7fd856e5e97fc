"""Shooting the moon, and the choice that some leave to the shooter."""

from __future__ import annotations

from vorhand.hearts.moves import CHOICES, Choose, Move, Play
from vorhand.hearts.options import PENALTIES, Moon
from vorhand.hearts.rulebook import MOON, RULES, TURN
from vorhand.hearts.state import Choosing, Deal, Over, new_over
from vorhand.rulebook import Violation
from vorhand.tricks import Trick, taken


@RULES.states(MOON)
def shooter(won: tuple[int, ...]) -> int | None:
    """The seat that took every penalty card, or None if nobody did; ``won`` by seat."""
    for seat, cards in enumerate(won):
        if cards & PENALTIES == PENALTIES:
            return seat
    return None


@RULES.states(MOON)
def finished(deal: Deal, tricks: tuple[Trick[Play], ...]) -> Choosing | Over:
    """The state after the last trick: over, unless a shooter has to choose."""
    if deal.options.moon is Moon.SHOOTER_CHOOSES:
        shot_by = shooter(taken(deal.options.players, tricks))
        if shot_by is not None:
            return Choosing(deal, tricks, shot_by)
    return new_over(deal, tricks, None)


def legal_choices(state: Choosing) -> tuple[Choose, ...]:
    """What the shooter may choose."""
    return tuple(Choose(state.shooter, moon) for moon in CHOICES)


@RULES.states(MOON, TURN)
def choice_violation(state: Choosing, move: Move) -> Violation[Move] | None:
    """The rule that a move breaks while the shooter has to choose."""
    if move.seat != state.shooter:
        return Violation(TURN, move, details={"turn": state.shooter})
    if not isinstance(move, Choose):
        return Violation(TURN, move, "/choosing")
    if move.moon not in CHOICES:
        return Violation(MOON, move)
    return None


@RULES.states(MOON)
def choose(state: Choosing, move: Choose) -> Over:
    """The state after a legal choice."""
    return Over(state.deal, state.tricks, move.moon)
