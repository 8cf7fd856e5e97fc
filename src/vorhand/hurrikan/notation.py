"""How the moves of Hurrikan are written in a line, marked, and answered card by card."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from vorhand.cards import Cards
from vorhand.hurrikan.moves import Play
from vorhand.hurrikan.options import Options
from vorhand.hurrikan.scoring import sweeps
from vorhand.hurrikan.state import State
from vorhand.hurrikan.turns import legal_moves, violation
from vorhand.kit.notation import CardAnswer, Notation


def moves_in_a_line(options: Options) -> int:
    """How many moves stand in a line of a record: one."""
    del options
    return 1


def marks(state: State) -> Mapping[int, str]:
    """The signs that follow moves, by the number of the move in the round: ``!`` for a sweep."""
    return MappingProxyType(dict.fromkeys(sweeps(state), "!"))


def answers(state: State, seat: int) -> list[CardAnswer]:
    """For each card of a hand what it may capture, and whether it may be laid."""
    takes: dict[str, list[Cards]] = {}
    for move in legal_moves(state, seat):
        if move.takes:
            takes.setdefault(str(move.card), []).append(move.takes)
    return [
        CardAnswer(card, tuple(takes.get(str(card), ())), violation(state, Play(seat, card)))
        for card in state.hands[seat]
    ]


NOTATION: Final[Notation[Options, State]] = Notation(moves_in_a_line, marks, answers, signs="!")
"""How the game writes its moves, for `vorhand.records`."""
