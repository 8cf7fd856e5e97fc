"""Whose turn it is and what may be done: what every phase is asked, and who answers."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import Final

from vorhand.hawk.moves import Move, Play, list_plays
from vorhand.hawk.playing import PLAYING, play_card
from vorhand.hawk.rulebook import RULES, TURN
from vorhand.hawk.seen.view import View
from vorhand.hawk.state import PHASES, Playing, State
from vorhand.kit.tricks import all_plays
from vorhand.kit.turns import Turns
from vorhand.kit.views import check_state
from vorhand.rules import Violation

TURNS: Final[Turns[State, Move]] = Turns(
    View, TURN, moves={Play: "a Play of Hawk"}, phases={Playing: PLAYING}
)


def to_move(state: State | View) -> tuple[int, ...]:
    """
    The seat that may act now; none at the end (`hawk.turn`).

    Raises:
        WrongTypeError: neither a state nor a view of Hawk.
    """
    return TURNS.to_move(state)


def legal_moves(state: State | View, seat: int | None = None) -> Sequence[Move]:
    """
    The legal moves of a seat, or of all seats that may act, in the order of cards; for a view,
    those of its own seat.

    Raises:
        NoSuchSeat: the game has no such seat.
        WrongTypeError: neither a state nor a view of Hawk, or the seat is not a whole number.
    """
    if seat is None:  # what `TURNS` does, only sooner
        if isinstance(state, Playing):
            return list_plays(state.turn, state.legal_mask)
        if isinstance(state, View) and isinstance(shown := state.as_state(), Playing):
            return list_plays(shown.turn, shown.legal_mask)
    return TURNS.legal_moves(state, seat)


@RULES.serves(TURN)
def violation(state: State | View, move: Move) -> Violation[Move] | None:
    """
    The rule that a move breaks; None if it is legal. If it breaks several, the first of turn, held,
    follow suit and ruff. For a view, the move of another seat breaks `hawk.turn`.

    Raises:
        WrongTypeError: neither a state nor a view of Hawk, or not a move of Hawk.
    """
    return TURNS.violation(state, move)


def apply(state: State, move: Move) -> State:
    """
    The state after a move; after the last trick the deal is over.

    Raises:
        IllegalMove: the move breaks a rule; the error names it. ``state`` is as it was.
        WrongTypeError: not a state or not a move of Hawk.
    """
    if (
        isinstance(state, Playing)
        and type(move) is Play
        and move.seat == state.turn
        and move.card.bit & state.legal_mask
    ):
        return play_card(state, move)  # what `TURNS` does, only sooner
    return TURNS.apply(state, move)


def moves_of(state: State) -> tuple[Play, ...]:
    """
    The plays that have been made in this deal. Played from the beginning they lead to this state.

    Raises:
        WrongTypeError: not a state of Hawk.
    """
    check_state(state, PHASES, "Hawk")
    return tuple(chain(*all_plays(state.public)))
