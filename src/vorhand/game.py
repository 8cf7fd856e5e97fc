"""
What every game provides, and functions that work with any game.

A game is a module of functions on immutable values, such as `vorhand.hearts`. It can be
handed to generic code as it is:

>>> from random import Random
>>> from vorhand import game, hearts, shuffled
>>> state = hearts.deal(shuffled(hearts.pack(), 1))
>>> sum(hearts.score(game.play_out(hearts, state, Random(1))))
26
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from importlib import import_module
from random import Random
from typing import Any, Final, Generic, TypeVar, cast

import attrs
from typing_extensions import override

from vorhand.errors import (
    IllegalMove,
    OutOfRange,
    UnknownGame,
    WrongTypeError,
    count_of,
    nearest,
    quoted,
)
from vorhand.kit.checks import has_order, whole
from vorhand.kit.games import AnyGame as AnyGame  # noqa: PLC0414 - it is to be found here
from vorhand.kit.games import Game as Game  # noqa: PLC0414 - and so is this
from vorhand.kit.matches import BaseMatch
from vorhand.kit.options import BaseOptions
from vorhand.kit.plays import BaseMove
from vorhand.kit.views import SeatView
from vorhand.rules import Rulebook
from vorhand.values import Value

O = TypeVar("O", bound=BaseOptions)  # noqa: E741 - options
S = TypeVar("S")
V = TypeVar("V", bound=SeatView[Any, Any])
M = TypeVar("M", bound=BaseMove)
X = TypeVar("X", bound=BaseMatch[Any, Any])

NAMES: Final = ("hearts", "hawk", "hurrikan")


class _Games(Mapping[str, AnyGame]):
    """The games by name. A game is imported when it is first looked up."""

    __slots__ = ()

    @override
    def __getitem__(self, name: str) -> AnyGame:
        if name not in NAMES:
            raise UnknownGame(f"there is no game {quoted(name)}{nearest(name, NAMES)}")
        return cast("AnyGame", import_module(f"{__package__}.{name}"))

    @override
    def __iter__(self) -> Iterator[str]:
        return iter(NAMES)

    @override
    def __len__(self) -> int:
        return len(NAMES)

    @override
    def __repr__(self) -> str:
        return f"<games: {', '.join(self)}>"


GAMES: Final[Mapping[str, AnyGame]] = _Games()
"""Every game by its name, which is also the first part of the ids of its rules."""


_GAME_OF: Final[dict[type[Any], AnyGame]] = {}
"""The games of the classes that have been asked for: a dozen in each game."""


def game_of(value: object) -> AnyGame:
    """
    The game of a state, a view, a move, options or a match.

    >>> from vorhand import hearts
    >>> game_of(hearts.Match()).NAME
    'hearts'

    Raises:
        UnknownGame: the value does not belong to a game.
    """
    kind = type(value)
    if kind in _GAME_OF:
        return _GAME_OF[kind]
    module = getattr(kind, "__module__", None)
    for name in GAMES:
        if isinstance(module, str) and module.startswith(f"{__package__}.{name}."):
            game = GAMES[name]
            kinds = (game.Options, game.View, game.Match, *game.View.PHASES, BaseMove)
            if issubclass(kind, kinds):
                _GAME_OF[kind] = game
                return game
    raise UnknownGame(f"a state, view, move, options or a match is expected, not {quoted(value)}")


def play_out(game: Game[O, S, V, M, X], state: S, rng: Random) -> S:
    """
    Play a deal to its end with legal moves drawn at random.

    Seats that may act at once move in any order; each legal move is as likely as any other.

    Raises:
        WrongTypeError: not a game, not a state of it, or not a generator of random numbers.
    """
    check_game(game)
    game.moves_of(state)  # refuses anything but a state of the game
    if not isinstance(rng, Random):
        raise WrongTypeError(f"a random.Random is expected, not {quoted(rng)}")
    while moves := game.legal_moves(state):
        state = game.apply(state, moves[int(rng.random() * len(moves))])
    return state


def perft(game: Game[O, S, V, M, X], state: S, depth: int) -> int:
    """
    Count the sequences of ``depth`` legal moves, to compare engines with each other.

    Where several seats may act at once, only the lowest of them moves, so that sequences that
    differ only in their order are not counted twice. Sequences cut short by the end of the deal do
    not count.

    Raises:
        WrongTypeError: not a game or a state of it, or the depth is not a whole number.
        OutOfRange: the depth is below 0.
    """
    check_game(game)
    game.moves_of(state)  # refuses anything but a state of the game
    depth = whole(depth, "a depth is an int")
    if depth < 0:
        raise OutOfRange(f"a depth is 0 or more, not {quoted(depth)}")
    if depth == 0:
        return 1
    return _perft(game, state, depth)


def _perft(game: Game[O, S, V, M, X], state: S, depth: int) -> int:
    seats = game.to_move(state)
    if not seats:
        return 0
    moves = game.legal_moves(state, seats[0])
    if depth == 1:
        return len(moves)
    return sum(_perft(game, game.apply(state, move), depth - 1) for move in moves)


@attrs.frozen
class Replay(Value, Generic[S]):
    """The result of playing a list of moves."""

    states: tuple[S, ...] = attrs.field(repr=count_of("states"))
    """The first state, then the state after each legal move: one more than the moves made."""
    error: IllegalMove | None
    """The first move that is refused, or None if all are legal."""


def replay(game: Game[O, S, V, M, X], state: S, moves: Iterable[M]) -> Replay[S]:
    """
    Play moves one by one until one is illegal; the states up to there are kept.

    >>> from vorhand import game, hearts, shuffled
    >>> state = hearts.deal(shuffled(hearts.pack(), 1), number=3)
    >>> moves = ["0 2C", "1 AC"]
    >>> result = game.replay(hearts, state, map(hearts.parse_move, moves))
    >>> len(result.states), str(result.error)
    (1, "0 2C: it is seat 2's turn [hearts.turn]")

    Raises:
        WrongTypeError: not a game, not a state of it, or something among the moves is not a move.
    """
    check_game(game)
    game.moves_of(state)  # refuses anything but a state of the game
    if not has_order(moves):
        raise WrongTypeError(f"moves are an iterable of moves in order, not {quoted(moves)}")
    states = [state]
    for move in moves:
        try:
            states.append(game.apply(states[-1], move))
        except IllegalMove as error:
            return Replay(tuple(states), error)
    return Replay(tuple(states), None)


def check_game(game: object) -> None:
    """
    Raise unless this is a game.

    Raises:
        WrongTypeError: it is something else.
    """
    needed = ("to_move", "legal_moves", "apply", "moves_of")
    if not isinstance(getattr(game, "RULES", None), Rulebook) or not all(
        callable(getattr(game, name, None)) for name in needed
    ):
        raise WrongTypeError(f"a game such as vorhand.hearts is expected, not {quoted(game)}")
