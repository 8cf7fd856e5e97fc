"""
What every game is, and what works for any of them.

A game is a module of functions on immutable values, such as `vorhand.hearts`. It can be
handed to generic code as it is:

>>> from random import Random
>>> from vorhand import game, hearts, shuffled
>>> state = hearts.deal(shuffled(hearts.pack(), 1))
>>> sum(hearts.score(game.play_out(hearts, state, Random(1))))
26
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import Any, Generic, Protocol, TypeVar

import attrs

from vorhand.cards import Card
from vorhand.checks import has_order, is_int
from vorhand.errors import IllegalMove, OutOfRange, WrongTypeError, shown
from vorhand.rulebook import Rulebook, ScoreLine, Violation

O_contra = TypeVar("O_contra", contravariant=True)
S = TypeVar("S")
M = TypeVar("M")


class Game(Protocol[O_contra, S, M]):
    """
    The functions that every game has; ``O_contra`` are its options, S its states, M its moves.

    What each does and raises is documented where a game defines it. How a deal is begun from
    given hands (``begin``) is not among them, since games have more than hands to give.
    """

    @property
    def RULES(self) -> Rulebook:  # noqa: N802 - a constant of the module
        """The rules of the game."""
        ...

    def pack(self, options: O_contra = ..., /) -> tuple[Card, ...]:
        """The cards of the game in order."""
        ...

    def deal(
        self,
        deck: Sequence[Card],
        options: O_contra = ...,
        /,
        *,
        dealer: int | None = ...,
        number: int = ...,
    ) -> S:
        """The first state of a deal."""
        ...

    def to_move(self, state: S, /) -> tuple[int, ...]:
        """The seats that may act now, ascending."""
        ...

    def legal_moves(self, state: S, seat: int | None = ..., /) -> Sequence[M]:
        """The legal moves of a seat, or of all seats that may act."""
        ...

    def violation(self, state: S, move: M, /) -> Violation[M] | None:
        """The rule that a move breaks, or None if it is legal."""
        ...

    def apply(self, state: S, move: M, /) -> S:
        """The state after a move."""
        ...

    def view(self, state: S, seat: int, /) -> Any:  # noqa: ANN401 - of a type of its own
        """What a seat may know, as a type that has no room for more."""
        ...

    def sample(self, view: Any, rng: Random, /) -> S:  # noqa: ANN401 - of a type of its own
        """A full state drawn from all that a view allows."""
        ...

    def deck_of(self, state: S, /) -> tuple[Card, ...]:
        """A deck from which the deal of this state is dealt."""
        ...

    def moves_of(self, state: S, /) -> tuple[M, ...]:
        """The moves that have led to this state."""
        ...

    def points(self, state: S, /) -> tuple[int, ...]:
        """What each seat has taken so far."""
        ...

    def score(self, state: S, /) -> tuple[int, ...]:
        """The result of a finished deal, by seat."""
        ...

    def scoresheet(self, state: S, /) -> tuple[ScoreLine, ...]:
        """The result in lines that add up to the score."""
        ...

    def parse_move(self, text: str, /) -> M:
        """Read a move; the inverse of ``str(move)``."""
        ...


def play_out(game: Game[Any, S, M], state: S, rng: Random) -> S:
    """
    Play a deal to its end with legal moves drawn at random.

    Whoever may act moves in any order; each legal move is as likely as the others.

    Raises:
        WrongTypeError: no game, no state of it, or no generator of random numbers.
    """
    _check_game(game)
    game.moves_of(state)  # refuses what is no state of the game
    if not isinstance(rng, Random):
        raise WrongTypeError(f"a random.Random is expected, not {shown(rng)}")
    while moves := game.legal_moves(state):
        state = game.apply(state, moves[int(rng.random() * len(moves))])
    return state


def perft(game: Game[Any, S, M], state: S, depth: int) -> int:
    """
    Count the sequences of so many legal moves, to compare engines with each other.

    Where several seats may act at once, only the lowest of them moves: orders that come to
    the same are not counted twice. Sequences cut short by the end of the deal do not count.

    Raises:
        WrongTypeError: no game or state, or the depth is no whole number.
        OutOfRange: the depth is below 0.
    """
    _check_game(game)
    game.moves_of(state)  # refuses what is no state of the game
    if not is_int(depth):
        raise WrongTypeError(f"a depth is an int, not {shown(depth)}")
    if depth < 0:
        raise OutOfRange(f"a depth is 0 or more, not {shown(depth)}")
    if depth == 0:
        return 1
    return _perft(game, state, depth)


def _perft(game: Game[Any, S, M], state: S, depth: int) -> int:
    seats = game.to_move(state)
    if not seats:
        return 0
    moves = game.legal_moves(state, seats[0])
    if depth == 1:
        return len(moves)
    return sum(_perft(game, game.apply(state, move), depth - 1) for move in moves)


@attrs.frozen
class Replayed(Generic[S]):
    """What comes of playing a list of moves."""

    states: tuple[S, ...]
    """The first state and the state after each legal move; one more than moves were made."""
    error: IllegalMove | None
    """The first move that is refused, or None if all are legal."""


def replay(game: Game[Any, S, M], state: S, moves: Iterable[M]) -> Replayed[S]:
    """
    Play moves one by one until one is illegal: the good beginning is not lost.

    >>> from vorhand import game, hearts, shuffled
    >>> state = hearts.deal(shuffled(hearts.pack(), 1), number=3)
    >>> moves = ["0 2C", "1 AC"]
    >>> result = game.replay(hearts, state, map(hearts.parse_move, moves))
    >>> len(result.states), str(result.error)
    (1, "0 2C: it is seat 2's turn [hearts.turn]")

    Raises:
        WrongTypeError: no game, no state of it, or something among the moves that is no move.
    """
    _check_game(game)
    game.moves_of(state)  # refuses what is no state of the game
    if not has_order(moves):
        raise WrongTypeError(f"moves are an iterable of moves in order, not {shown(moves)}")
    states = [state]
    for move in moves:
        try:
            states.append(game.apply(states[-1], move))
        except IllegalMove as error:
            return Replayed(tuple(states), error)
    return Replayed(tuple(states), None)


def _check_game(game: object) -> None:
    needed = ("to_move", "legal_moves", "apply", "moves_of")
    if not isinstance(getattr(game, "RULES", None), Rulebook) or not all(
        callable(getattr(game, name, None)) for name in needed
    ):
        raise WrongTypeError(f"a game such as vorhand.hearts is expected, not {shown(game)}")
