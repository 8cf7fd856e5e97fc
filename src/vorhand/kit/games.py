"""What every game has, as a type: a module that has it all is a game."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from random import Random
from typing import Any, Protocol, TypeAlias, TypeVar

from vorhand.cards import Card
from vorhand.kit.actions import Actions
from vorhand.kit.matches import BaseMatch
from vorhand.kit.notation import Notation
from vorhand.kit.options import BaseOptions
from vorhand.kit.planes import Observer
from vorhand.kit.plays import BaseMove
from vorhand.kit.views import SeatView
from vorhand.rules import Rulebook, ScoreSheet, Violation

O = TypeVar("O", bound=BaseOptions)  # noqa: E741 - options
S = TypeVar("S")
V = TypeVar("V", bound=SeatView[Any, Any])
M = TypeVar("M", bound=BaseMove)
X_co = TypeVar("X_co", bound=BaseMatch[Any, Any], covariant=True)


class Game(Protocol[O, S, V, M, X_co]):
    """
    What every game has, as a module: ``Game[Options, State, View, Move, Match]``.

    What each name is, does and raises is documented where a game defines it.
    """

    @property
    def NAME(self) -> str:  # noqa: N802 - a constant of the module
        """The name of the game, as in `GAMES`."""
        ...

    @property
    def RULES(self) -> Rulebook:  # noqa: N802 - a constant of the module
        """The rules of the game."""
        ...

    @property
    def Options(self) -> type[O]:  # noqa: N802 - a class of the module
        """The class of the variant that is played."""
        ...

    @property
    def View(self) -> type[V]:  # noqa: N802 - a class of the module
        """The class of what one seat may know."""
        ...

    @property
    def Match(self) -> type[X_co]:  # noqa: N802 - a class of the module
        """The class of a match: deals in a row."""
        ...

    @property
    def NOTATION(self) -> Notation[O, S]:  # noqa: N802 - a constant of the module
        """How the game writes its moves in a line, marks them, and answers card by card."""
        ...

    @property
    def ACTIONS(self) -> Actions[O, Any, M]:  # noqa: N802 - a constant of the module
        """The actions that stand for the moves of the game."""
        ...

    @property
    def OBSERVER(self) -> Observer:  # noqa: N802 - a constant of the module
        """How the game shows what a seat may know as planes of bits."""
        ...

    @property
    def begin(self) -> Callable[..., S]:
        """
        Begin a deal from given hands by seat, with options, dealer and number as for `deal`. What
        else has to be given, such as a table, differs from game to game.
        """
        ...

    def pack(self, options: O = ..., /) -> tuple[Card, ...]:
        """The cards of the game in order."""
        ...

    def deal(
        self,
        deck: Sequence[Card],
        options: O = ...,
        /,
        *,
        dealer: int | None = ...,
        number: int = ...,
    ) -> S:
        """The first state of a deal."""
        ...

    def to_move(self, state: S | V, /) -> tuple[int, ...]:
        """The seats that may act now, ascending."""
        ...

    def legal_moves(self, state: S | V, seat: int | None = ..., /) -> Sequence[M]:
        """The legal moves of a seat, or of all seats that may act."""
        ...

    def violation(self, state: S | V, move: M, /) -> Violation[M] | None:
        """The rule that a move breaks; None if it is legal."""
        ...

    def apply(self, state: S, move: M, /) -> S:
        """The state after a move."""
        ...

    def view(self, state: S, seat: int, /) -> V:
        """What a seat may know, as a type that has no room for more."""
        ...

    def sample(self, view: V, rng: Random, /) -> S:
        """A full state drawn from all that a view allows."""
        ...

    def deck_of(self, state: S, /) -> tuple[Card, ...]:
        """A deck that deals the cards of this state as they were dealt."""
        ...

    def moves_of(self, state: S, /) -> tuple[M, ...]:
        """The moves that have led to this state."""
        ...

    def transposition_key(self, state: S, /) -> Hashable:
        """A key for the tables of a search: with equal keys states have the same future."""
        ...

    def points(self, state: S | V, /) -> tuple[int, ...]:
        """What each seat has taken so far, by seat."""
        ...

    def score(self, state: S | V, /) -> tuple[int, ...]:
        """The result of a finished deal, by seat."""
        ...

    def scoresheet(self, state: S | V, /) -> ScoreSheet:
        """The result in lines that add up to the score."""
        ...

    def utility(self, state: S | V, /) -> tuple[int, ...]:
        """What a finished deal is worth to each seat, by seat: higher is better."""
        ...

    def score_bounds(self, options: O = ..., /) -> tuple[int, int]:
        """The lowest and the highest score between which every score of a seat lies."""
        ...

    def utility_bounds(self, options: O = ..., /) -> tuple[int, int]:
        """The lowest and the highest that a deal can be worth to a seat."""
        ...

    def longest_deal(self, options: O = ..., /) -> int:
        """The most cards that are played in a deal."""
        ...

    def parse_move(self, text: str, /) -> M:
        """Read a move; the inverse of ``str(move)``."""
        ...


AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any]
"""A game about which nothing more is known, as when it is looked up by its name."""
