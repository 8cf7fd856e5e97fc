"""How the moves of Hawk are written in a line, marked, and answered card by card."""

from __future__ import annotations

from typing import Final

from vorhand.hawk.moves import Play
from vorhand.hawk.options import Options
from vorhand.hawk.state import State
from vorhand.hawk.turns import violation
from vorhand.kit.notation import CardAnswer, Notation, no_marks


def moves_in_a_line(options: Options) -> int:
    """How many moves stand in a line of a record: those of a trick."""
    return options.players


def answers(state: State, seat: int) -> list[CardAnswer]:
    """For each card of a hand whether it may be played."""
    hand = state.hands[seat]
    return [CardAnswer(card, (), violation(state, Play(seat, card))) for card in hand]


NOTATION: Final[Notation[Options, State]] = Notation(moves_in_a_line, no_marks, answers)
"""How the game writes its moves, for `vorhand.records`."""
