"""Whose turn it is and what may be done."""

from __future__ import annotations

from itertools import chain
from typing import Final

from vorhand.kit.tricks import all_plays
from vorhand.kit.turns import Turns
from vorhand.kit.views import check_state
from vorhand.single.moves import Move, Play
from vorhand.single.playing import PLAYING
from vorhand.single.rulebook import TURN
from vorhand.single.seen.view import View
from vorhand.single.state import PHASES, Playing, State

TURNS: Final[Turns[State, Move]] = Turns(
    View, TURN, moves={Play: "a Play of Single"}, phases={Playing: PLAYING}
)

# The games of the library write these out, with docstrings and shortcuts of their own.
to_move = TURNS.to_move
legal_moves = TURNS.legal_moves
violation = TURNS.violation
apply = TURNS.apply


def moves_of(state: State) -> tuple[Play, ...]:
    """The plays that have been made in this deal."""
    check_state(state, PHASES, "Single")
    return tuple(chain(*all_plays(state.public)))
