"""
What every game asks of its phases: whose turn it is, what is legal, why a move is not, and what
comes of it.

A phase answers with three functions (`PhaseAnswers`). This module does what comes before them: a
view answers for its own seat only, a move of another game is refused, and so is a move by a seat
that the game does not have, or after the end.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Generic, NamedTuple, TypeVar, cast

from vorhand.errors import IllegalMove, WrongTypeError, quoted
from vorhand.kit.checks import check_seat
from vorhand.kit.views import SeatView, check_state
from vorhand.rules import Rule, Violation

S = TypeVar("S")
M = TypeVar("M")


class PhaseAnswers(NamedTuple):
    """The functions with which a phase answers."""

    moves: Callable[[Any, tuple[int, ...]], Sequence[Any]]
    """The legal moves of these seats in a state; all of the seats may act."""
    violation: Callable[[Any, Any], Violation[Any] | None]
    """The rule that a move breaks in a state; None if it is legal."""
    after: Callable[[Any, Any], Any]
    """The state after a legal move."""


class Turns(Generic[S, M]):
    """
    The phases of a game and their answers.

    Args:
        view: the class of the game's views.
        turn: the rule that says whose turn it is.
        moves: the classes of moves, each with its name in messages.
        phases: the phases in which somebody may act, and what each answers.
    """

    def __init__(
        self,
        view: type[SeatView[Any, S]],
        turn: Rule,
        moves: Mapping[type[Any], str],
        phases: Mapping[type[Any], PhaseAnswers],
    ) -> None:
        self.view = view
        self.turn = turn
        self.moves: Mapping[type[Any], str] = MappingProxyType(dict(moves))
        self.phases: Mapping[type[Any], PhaseAnswers] = MappingProxyType(dict(phases))

    def to_move(self, state: S | SeatView[Any, S]) -> tuple[int, ...]:
        """
        The seats that may act now, ascending.

        Raises:
            WrongTypeError: neither a state nor a view of the game.
        """
        known: Any = state
        if not isinstance(state, self.view):
            check_state(state, self.view.PHASES, self.view.NAME)
        seats: tuple[int, ...] = known.to_move
        return seats

    def legal_moves(self, state: S | SeatView[Any, S], seat: int | None = None) -> Sequence[M]:
        """
        The legal moves of a seat, or of all seats that may act; for a view, those of its own seat.

        Raises:
            NoSuchSeat: the game has no such seat.
            WrongTypeError: neither a state nor a view of the game, or the seat is not a number.
        """
        known: Any = state if type(state) in self.phases else self.view.seen(state)
        seats: tuple[int, ...] = known.to_move
        if seat is not None:
            seat = check_seat(seat, known.options.players)
            seats = (seat,) if seat in seats else ()
        if isinstance(state, SeatView):
            seats = (state.seat,) if state.seat in seats else ()
        return self.phases[type(known)].moves(known, seats) if seats else ()

    def violation(self, state: S | SeatView[Any, S], move: M) -> Violation[M] | None:
        """
        The rule that a move breaks; None if it is legal.

        Raises:
            WrongTypeError: neither a state nor a view of the game, or not a move of it.
        """
        known: Any = self.view.seen(state)
        tried: Any = move
        if type(move) not in self.moves:
            *several, last = self.moves.values()
            names = f"{', '.join(several)} or {last}" if several else last
            raise WrongTypeError(f"a move of {self.view.NAME} is {names}, not {quoted(move)}")
        if tried.seat >= known.options.players:
            return Violation(self.turn, move, "/absent", details={"seat": tried.seat})
        if isinstance(state, SeatView) and tried.seat != state.seat:
            return Violation(self.turn, move, "/view", details={"seat": state.seat})
        phase = self.phases.get(type(known))
        if phase is None:
            return Violation(self.turn, move, "/over")
        return phase.violation(known, move)

    def apply(self, state: S, move: M) -> S:
        """
        The state after a move.

        Raises:
            IllegalMove: the move breaks a rule; the error names it. ``state`` is as it was.
            WrongTypeError: not a state or not a move of the game.
        """
        phase, tried, known = self.phases.get(type(state)), cast("Any", move), cast("Any", state)
        if phase is None or type(move) not in self.moves or tried.seat >= known.options.players:
            check_state(state, self.view.PHASES, self.view.NAME)
            refusal = self.violation(state, move)  # there is one
        else:
            refusal = phase.violation(state, move)
        if refusal is not None:
            raise IllegalMove(refusal, state)
        after: S = cast("PhaseAnswers", phase).after(state, move)
        return after
