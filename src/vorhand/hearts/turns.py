"""Whose turn it is and what may be done: what every phase is asked, and who answers."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import Final

from vorhand.hearts.moon import CHOOSING, shooter
from vorhand.hearts.moves import Choose, Move, Pass, Play, list_plays
from vorhand.hearts.passing import PASSING, legal_passes, pass_cards, pass_violation
from vorhand.hearts.playing import PLAYING, play_card
from vorhand.hearts.rulebook import RULES, TURN
from vorhand.hearts.seen.view import View
from vorhand.hearts.state import PHASES, Choosing, Over, Passing, Playing, State
from vorhand.kit.tricks import all_plays
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
    The seats that may act now, ascending (`hearts.turn`): while cards are being passed all that
    have not chosen yet, and at the end none.

    Raises:
        WrongTypeError: neither a state nor a view of Hearts.
    """
    return TURNS.to_move(state)


def legal_moves(state: State | View, seat: int | None = None) -> Sequence[Move]:
    """
    The legal moves of a seat, or of all seats that may act; for a view, those of its own seat.
    Plays come in the order of cards, passes seat by seat in the order of their cards.

    Raises:
        NoSuchSeat: the game has no such seat.
        WrongTypeError: neither a state nor a view of Hearts, or the seat is not a whole number.
    """
    if seat is None:  # what `TURNS` does, only sooner
        if isinstance(state, Playing):
            return list_plays(state.turn, state.legal_mask)
        if isinstance(state, Passing):
            return legal_passes(state, state.to_move)
        if isinstance(state, View) and isinstance(shown := state.as_state(), Playing):
            return list_plays(shown.turn, shown.legal_mask)
    return TURNS.legal_moves(state, seat)


@RULES.serves(TURN)
def violation(state: State | View, move: Move) -> Violation[Move] | None:
    """
    The rule that a move breaks; None if it is legal. If it breaks several, the first of them in the
    order of "Which rule a refusal names" in the rule book. For a view, the move of another seat
    breaks `hearts.turn`.

    Raises:
        WrongTypeError: neither a state nor a view of Hearts, or not a move of Hearts.
    """
    return TURNS.violation(state, move)


def apply(state: State, move: Move) -> State:
    """
    The state after a move and what comes of it by itself: the exchange after the last pass, and the
    end of a deal.

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
        return play_card(state, move)  # what `TURNS` does, only sooner
    if (
        isinstance(state, Passing)
        and type(move) is Pass
        and move.seat < len(state.pending)
        and pass_violation(state, move) is None
    ):
        return pass_cards(state, move)  # the same
    return TURNS.apply(state, move)


def moves_of(state: State) -> tuple[Move, ...]:
    """
    The moves that have been made in this deal: passes by seat, plays in order, and the choice of
    the shooter. Played from the beginning they lead to this state.

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
        shot_by = shooter(state.deal, state.tricks)
        moves += [Choose(seat, state.choice) for seat in [shot_by] if seat is not None]
    return tuple(moves)
