"""Shooting the moon: which seat has done it, what the shooter may choose, and what it gives."""

from __future__ import annotations

from typing import Final

from vorhand.hearts.moves import CHOICES, Choose, Move, Play
from vorhand.hearts.options import PENALTIES, Moon, Options
from vorhand.hearts.penalties import Line, penalty_points
from vorhand.hearts.rulebook import MOON, RULES, TURN
from vorhand.hearts.state import Choosing, Deal, Over, new_choosing, new_over
from vorhand.kit.tricks import Trick, taken
from vorhand.kit.turns import PhaseAnswers
from vorhand.rules import Violation


@RULES.serves(MOON)
def shooter(won: tuple[int, ...]) -> int | None:
    """
    The seat that took every penalty card; None if no seat did. ``won`` are the cards that each seat
    took, by seat, as masks.

    >>> from vorhand import Cards
    >>> queen = Cards("QS").mask
    >>> shooter((0, PENALTIES, 0, 0))
    1
    >>> shooter((0, PENALTIES - queen, 0, queen)) is None
    True
    """
    # Cards are compared, never points: with options 26 can be reached in other ways.
    for seat, cards in enumerate(won):
        if cards & PENALTIES == PENALTIES:
            return seat
    return None


@RULES.implements(MOON)
def moon_lines(options: Options, moon: Moon, shot_by: int) -> list[Line]:
    """
    A seat that takes every penalty card scores 0, and each other seat scores every penalty point in
    force (`hearts.moon`). With `Moon.SHOOTER_DOWN` the shooter gets that much taken off, and the
    others score 0. From both sources; the options are custom.
    """
    # Counted from the cards: 26 is the sum with the default options only.
    everything = penalty_points(options, PENALTIES)
    if moon is Moon.SHOOTER_DOWN:
        return [(MOON, shot_by, -everything, PENALTIES, "/shot", None)]
    return [
        (MOON, seat, 0, PENALTIES, "/shot", None)
        if seat == shot_by
        else (MOON, seat, everything, PENALTIES, "/others", shot_by)
        for seat in range(options.players)
    ]


@RULES.serves(MOON)
def finished(deal: Deal, tricks: tuple[Trick[Play], ...]) -> Choosing | Over:
    """The state after the last trick: over, unless the shooter has to choose."""
    if deal.options.moon is Moon.SHOOTER_CHOOSES:
        # The shooter need not have taken the last trick.
        shot_by = shooter(taken(deal.options.players, tricks))
        if shot_by is not None:
            return new_choosing(deal, tricks, shot_by)
    return new_over(deal, tricks, None)


def legal_choices(state: Choosing, seats: tuple[int, ...]) -> tuple[Choose, ...]:
    """What the shooter, the only seat that may act, may choose."""
    return tuple(Choose(seat, moon) for seat in seats for moon in CHOICES)


@RULES.serves(MOON, TURN)
def choice_violation(state: Choosing, move: Move) -> Violation[Move] | None:
    """The rule that a move breaks while the shooter has to choose."""
    if move.seat != state.shooter:
        return Violation(TURN, move, details={"turn": state.shooter})
    if not isinstance(move, Choose):
        return Violation(TURN, move, "/choosing")
    # Every `Moon` can be written in a move, but only two of them are for the shooter to choose.
    if move.moon not in CHOICES:
        return Violation(MOON, move)
    return None


@RULES.serves(MOON)
def choose(state: Choosing, move: Choose) -> Over:
    """The state after a legal choice."""
    return new_over(state.deal, state.tricks, move.moon)


CHOOSING: Final = PhaseAnswers(legal_choices, choice_violation, choose)
"""The answers while the shooter has to choose."""
