"""Whose turn it is and what may be done: what is asked of every phase, and who answers."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import Final

from vorhand.hearts.moon import CHOOSING, shooter
from vorhand.hearts.moves import Choose, Move, Pass, Play, list_plays
from vorhand.hearts.passing import PASSING
from vorhand.hearts.playing import PLAYING, play_card
from vorhand.hearts.rulebook import RULES, TURN
from vorhand.hearts.seen.view import View
from vorhand.hearts.state import PHASES, Choosing, Over, Passing, Playing, State
from vorhand.kit.tricks import all_plays, taken
from vorhand.kit.turns import Turns
from vorhand.kit.views import check_state
from vorhand.rules import Violation

TURNS: Final[Turns[State, Move]] = Turns(
    View,
    TURN,
    moves={Play: "a Play", Pass: "Pass", Choose: "Choose"},
    phases={Passing: PASSING, Playing: PLAYING, Choosing: CHOOSING},
)


def to_move(state: State | View) -> tuple[int, ...]:
    """
    The seats that may act now, ascending (`hearts.turn`): while cards are passed all that have not
    chosen yet, at the end nobody.

    Raises:
        WrongTypeError: neither a state nor a view of Hearts.
    """
    return TURNS.to_move(state)


def legal_moves(state: State | View, seat: int | None = None) -> Sequence[Move]:
    """
    The legal moves of a seat, or of all that may act; of a view those of its own seat. Plays come
    in the order of cards, passes in the order of their cards, seat by seat.

    Raises:
        NoSuchSeat: the game has no such seat.
        WrongTypeError: neither a state nor a view of Hearts, or the seat is not a whole number.
    """
    if seat is None:  # as `TURNS` does, only sooner
        if isinstance(state, Playing):
            return list_plays(state.turn, state.legal_mask)
        if isinstance(state, View) and isinstance(shown := state.as_state(), Playing):
            return list_plays(shown.turn, shown.legal_mask)
    return TURNS.legal_moves(state, seat)


@RULES.serves(TURN)
def violation(state: State | View, move: Move) -> Violation[Move] | None:
    """
    The rule that a move breaks, or None if it is legal; of several the first in the order of the
    rule book's "Which rule a refusal names". A view refuses the moves of other seats by
    `hearts.turn`.

    Raises:
        WrongTypeError: neither a state nor a view of Hearts, or not a move of it.
    """
    return TURNS.violation(state, move)


def apply(state: State, move: Move) -> State:
    """
    The state after a move, and after what follows from it by force: the exchange after the last
    pass, and the end of a deal.

    Raises:
        IllegalMove: the move breaks a rule; the error names it. ``state`` is as it was.
        WrongTypeError: not a state or not a move of Hearts.
    """
    if (
        isinstance(state, Playing)
        and type(move) is Play
        and move.seat == state.turn
        and move.card.bit & state.legal_mask
    ):
        return play_card(state, move)  # as `TURNS` does, only sooner
    return TURNS.apply(state, move)


def moves_of(state: State) -> tuple[Move, ...]:
    """
    The moves that have been made in this deal: passes by seat, plays in order, and the choice of a
    shooter. Played from the beginning they lead to this state.

    Raises:
        WrongTypeError: not a state of Hearts.
    """
    check_state(state, PHASES, "Hearts")
    if isinstance(state, Passing):
        chosen = enumerate(state.pending)
        return tuple(Pass(seat, cards) for seat, cards in chosen if cards is not None)
    passes = (Pass(seat, cards) for seat, cards in enumerate(state.deal.passes))
    moves: list[Move] = [*passes, *chain(*all_plays(state.public))]
    if isinstance(state, Over) and state.choice is not None:
        shot_by = shooter(taken(state.options.players, state.tricks))
        moves += [Choose(seat, state.choice) for seat in [shot_by] if seat is not None]
    return tuple(moves)
