"""How the moves of Single are written in a line, marked, and answered card by card."""

from __future__ import annotations

from typing import Final

from vorhand.kit.notation import CardAnswer, Notation, no_marks
from vorhand.single.moves import Play
from vorhand.single.options import Options
from vorhand.single.state import State
from vorhand.single.turns import violation


def moves_in_a_line(options: Options) -> int:
    """How many moves stand in a line of a record: those of the trick."""
    return options.players


def answers(state: State, seat: int) -> list[CardAnswer]:
    """For each card of a hand whether it may be played."""
    hand = state.hands[seat]
    return [CardAnswer(card, (), violation(state, Play(seat, card))) for card in hand]


NOTATION: Final[Notation[Options, State]] = Notation(moves_in_a_line, no_marks, answers)
"""What records ask of the game."""
