"""Whose turn it is and what may be done: the four questions that every phase answers."""

from __future__ import annotations

from collections.abc import Sequence

from vorhand.checks import check_seat
from vorhand.errors import IllegalMove, WrongTypeError, shown
from vorhand.hearts.moon import choice_violation, choose, legal_choices
from vorhand.hearts.moves import MOVES, PLAYS, Move, Play
from vorhand.hearts.passing import legal_passes, pass_cards, pass_violation
from vorhand.hearts.playing import play_card, play_violation
from vorhand.hearts.rulebook import HELD, RULES, TURN
from vorhand.hearts.state import Choosing, Passing, Playing, State, check_state
from vorhand.hearts.viewing import View, seen, state_seen
from vorhand.rulebook import Violation
from vorhand.tables import MINORS
from vorhand.tricks import make_plays
from vorhand.views import is_of_another, of_own_seat


@RULES.states(TURN)
def to_move(state: State | View) -> tuple[int, ...]:
    """
    The seats that may act now, ascending (`hearts.turn`).

    While cards are passed these are all seats that have not chosen yet; at the end nobody.

    Raises:
        WrongTypeError: no state or view of Hearts.
    """
    if isinstance(state, Playing):
        return (state.turn,)
    if isinstance(state, Passing):
        return tuple([seat for seat, cards in enumerate(state.pending) if cards is None])
    if isinstance(state, Choosing):
        return (state.shooter,)
    if isinstance(state, View):
        return state.public.to_move
    check_state(state)
    return ()


def legal_moves(state: State | View, seat: int | None = None) -> Sequence[Move]:
    """
    The legal moves of a seat, or of all seats that may act, in a fixed order; of a view those
    of its seat.

    Plays come in the order of cards, passes in the order of their cards, seat by seat. There
    are none for a seat that may not act, and none after the end.

    Raises:
        NoSuchSeat: the game has no such seat.
        WrongTypeError: no state or view of Hearts, or the seat is no whole number.
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
    if isinstance(state, Passing):
        return legal_passes(state, to_move(state))
    if isinstance(state, Choosing):
        return legal_choices(state)
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
    return legal_passes(known, (seat,)) if isinstance(known, Passing) else legal_moves(known)


@RULES.states(TURN, HELD)
def violation(state: State | View, move: Move) -> Violation[Move] | None:
    """
    The rule that a move breaks, or None if it is legal. A view answers for moves of its own
    seat; those of others are refused by `hearts.turn`, as they are not for it to make.

    If it breaks several, the first in the order of the rule book's "Which rule a refusal
    names" is answered.

    Raises:
        WrongTypeError: no state or view, or no move of Hearts.
    """
    if isinstance(state, View):
        return of_own_seat(state, move, violation(state_seen(state), move), TURN)
    check_state(state)
    if type(move) not in MOVES:
        raise WrongTypeError(f"a move of Hearts is a Play, Pass or Choose, not {shown(move)}")
    if move.seat >= state.deal.options.players:
        return Violation(TURN, move, "/absent", details={"seat": move.seat})
    if isinstance(state, Playing):
        return play_violation(state, move)
    if isinstance(state, Passing):
        return pass_violation(state, move)
    if isinstance(state, Choosing):
        return choice_violation(state, move)
    return Violation(TURN, move, "/over")


def apply(state: State, move: Move) -> State:
    """
    The state after a move. What follows by force is done too: the exchange after the last
    pass, and the end of the deal after the last trick.

    Raises:
        IllegalMove: the move breaks a rule; the error names it. ``state`` is as it was.
        WrongTypeError: no state or no move of Hearts.
    """
    if (
        isinstance(state, Playing)
        and type(move) is Play
        and move.seat == state.turn
        and move.card.bit & state.legal
    ):
        return play_card(state, move)  # `violation` would find the same, only later
    check_state(state)
    refusal = violation(state, move)
    if refusal is not None:
        raise IllegalMove(refusal, state)
    # Only the kind of move that belongs to the phase breaks no rule.
    if isinstance(state, Passing):
        return pass_cards(state, move)  # type: ignore[arg-type] # a Pass
    return choose(state, move)  # type: ignore[arg-type] # Choosing, and a Choose
