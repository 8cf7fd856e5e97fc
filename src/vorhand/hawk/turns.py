"""Whose turn it is and what may be done."""

from __future__ import annotations

from collections.abc import Sequence

from vorhand.checks import check_seat
from vorhand.errors import IllegalMove, WrongTypeError, shown
from vorhand.hawk.moves import PLAYS, Move, Play
from vorhand.hawk.playing import play_card, play_violation
from vorhand.hawk.rulebook import RULES, TURN
from vorhand.hawk.state import Playing, State, check_state
from vorhand.hawk.viewing import View, seen, state_seen
from vorhand.rulebook import Violation
from vorhand.tables import MINORS
from vorhand.tricks import make_plays
from vorhand.views import is_of_another, of_own_seat


@RULES.states(TURN)
def to_move(state: State | View) -> tuple[int, ...]:
    """
    The seat that may act now; nobody at the end (`hawk.turn`).

    Raises:
        WrongTypeError: no state or view of Hawk.
    """
    if isinstance(state, View):
        return state.public.to_move
    check_state(state)
    return (state.turn,) if isinstance(state, Playing) else ()


def legal_moves(state: State | View, seat: int | None = None) -> Sequence[Move]:
    """
    The legal moves of a seat, or of all seats that may act, in the order of cards.

    There are none for a seat that may not act, and none after the end.

    Raises:
        NoSuchSeat: the game has no such seat.
        WrongTypeError: no state or view of Hawk, or the seat is no whole number.
    """
    if seat is not None:
        return _moves_of(state, seat)
    if isinstance(state, Playing):
        # As in `from_tables`, without the cost of a call at every move.
        clubs, diamonds, hearts, spades = PLAYS[state.turn] or make_plays(PLAYS, Play, state.turn)
        minors, majors = state.legal & MINORS, state.legal >> 26
        return (
            clubs[minors & 8191]
            + diamonds[minors >> 13]
            + hearts[majors & 8191]
            + spades[majors >> 13]
        )
    if isinstance(state, View):
        return _moves_of(state, state.seat)
    check_state(state)
    return ()


def _moves_of(state: State | View, seat: int) -> Sequence[Move]:
    """The legal moves of one seat; a view knows none but those of its own."""
    known = seen(state)
    check_seat(seat, known.options.players)
    if is_of_another(state, seat) or seat not in to_move(known):
        return ()
    return legal_moves(known)


@RULES.states(TURN)
def violation(state: State | View, move: Move) -> Violation[Move] | None:
    """
    The rule that a move breaks, or None if it is legal. A view answers for moves of its own
    seat alone.

    If it breaks several, the first of turn, held, follow suit and ruff is answered.

    Raises:
        WrongTypeError: no state or view, or no move of Hawk.
    """
    if isinstance(state, View):
        return of_own_seat(state, move, violation(state_seen(state), move), TURN)
    check_state(state)
    if type(move) is not Play:
        raise WrongTypeError(f"a move of Hawk is a Play of Hawk, not {shown(move)}")
    if move.seat >= state.options.players:
        return Violation(TURN, move, "/absent", details={"seat": move.seat})
    if isinstance(state, Playing):
        return play_violation(state, move)
    return Violation(TURN, move, "/over")


def apply(state: State, move: Move) -> State:
    """
    The state after a move; after the last trick the deal is over.

    Raises:
        IllegalMove: the move breaks a rule; the error names it. ``state`` is as it was.
        WrongTypeError: no state or no move of Hawk.
    """
    if (
        isinstance(state, Playing)
        and type(move) is Play
        and move.seat == state.turn
        and move.card.bit & state.legal
    ):
        return play_card(state, move)
    check_state(state)
    refusal = violation(state, move)
    # What was not legal a moment ago breaks a rule: a law holds the two together.
    raise IllegalMove(refusal, state)  # type: ignore[arg-type] # not None
