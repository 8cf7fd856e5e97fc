"""Whose turn it is and what may be done: what every phase is asked, and who answers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vorhand.hurrikan.fast.listing import listed_plays
from vorhand.hurrikan.moves import Move, Play
from vorhand.hurrikan.playing import PLAYING, play_card, play_violation
from vorhand.hurrikan.rulebook import RULES, TURN
from vorhand.hurrikan.seen.view import View
from vorhand.hurrikan.state import PHASES, Playing, State
from vorhand.kit.turns import Turns
from vorhand.kit.views import check_state
from vorhand.rules import Violation

TURNS: Final[Turns[State, Move]] = Turns(
    View, TURN, moves={Play: "a Play of Hurrikan"}, phases={Playing: PLAYING}
)


def to_move(state: State | View) -> tuple[int, ...]:
    """
    The seat that may act now; none at the end (`hurrikan.turn`).

    Raises:
        WrongTypeError: neither a state nor a view of Hurrikan.
    """
    return TURNS.to_move(state)


def legal_moves(state: State | View, seat: int | None = None) -> Sequence[Move]:
    """
    The legal moves of a seat, or of all seats that may act; for a view, those of its own seat.
    Captures come first, in the order of the cards that capture and then ascending by the
    `Cards.mask` of what they take; then lays, in the order of cards.

    Raises:
        NoSuchSeat: the game has no such seat.
        WrongTypeError: neither a state nor a view of Hurrikan, or the seat is not a whole number.
    """
    if seat is None and isinstance(state, Playing):
        return listed_plays(state)  # what `TURNS` does, only sooner
    return TURNS.legal_moves(state, seat)


@RULES.serves(TURN)
def violation(state: State | View, move: Move) -> Violation[Move] | None:
    """
    The rule that a move breaks; None if it is legal. If it breaks several, the first of turn, held,
    on the table, equal, sum and forced. For a view, the move of another seat breaks
    `hurrikan.turn`.

    Raises:
        WrongTypeError: neither a state nor a view of Hurrikan, or not a move of Hurrikan.
    """
    return TURNS.violation(state, move)


def apply(state: State, move: Move) -> State:
    """
    The state after a move and what comes of it by itself: the next cards are dealt, or the round
    ends, when nobody can capture any more.

    Raises:
        IllegalMove: the move breaks a rule; the error names it. ``state`` is as it was.
        WrongTypeError: not a state or not a move of Hurrikan.
    """
    if isinstance(state, Playing) and type(move) is Play and play_violation(state, move) is None:
        return play_card(state, move)  # what `TURNS` does, only sooner
    return TURNS.apply(state, move)


def moves_of(state: State) -> tuple[Play, ...]:
    """
    The plays that have been made in this round. Played from the beginning they lead to this state.

    Raises:
        WrongTypeError: not a state of Hurrikan.
    """
    check_state(state, PHASES, "Hurrikan")
    return state.plays
