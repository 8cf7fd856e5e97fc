"""How the moves of Hearts are written in a line, marked, and answered card by card."""

from __future__ import annotations

from typing import Final

from vorhand.cards import Cards
from vorhand.hearts.moves import Pass, Play
from vorhand.hearts.options import Options
from vorhand.hearts.state import Passing, State
from vorhand.hearts.turns import violation
from vorhand.kit.notation import CardAnswer, Notation, no_marks


def moves_in_a_line(options: Options) -> int:
    """How many moves stand in a line of a record: the passes of all seats, then trick by trick."""
    return options.players


def answers(state: State, seat: int) -> list[CardAnswer]:
    """For each card of a hand whether it may be played, or passed while cards are being passed."""
    hand = state.hands[seat]
    if not isinstance(state, Passing):
        return [CardAnswer(card, (), violation(state, Play(seat, card))) for card in hand]
    if state.pending[seat] is None:
        return [CardAnswer(card, (), None) for card in hand]
    return [CardAnswer(card, (), violation(state, Pass(seat, Cards([card])))) for card in hand]


NOTATION: Final[Notation[Options, State]] = Notation(moves_in_a_line, no_marks, answers)
"""How the game writes its moves, for `vorhand.records`."""
