"""
Simple players of every game: to play against, to watch, and to measure others by.

A player is a function. It is given what its seat may know, and a generator of random numbers, and
answers with a legal move. It never sees a state, so it cannot look at hidden cards.

>>> from random import Random
>>> from vorhand import hearts, players
>>> match, rng = hearts.Match(), Random(1)
>>> state = match.deal(match.deck_for(seed=1))
>>> duck = players.simple_player("hearts")
>>> while seats := hearts.to_move(state):
...     state = hearts.apply(state, duck(hearts.view(state, seats[0]), rng))
>>> sum(hearts.points(state))
26

The names, by what they are for::

    the type         `Player`
    all of them      `PLAYERS`: by the name of the game, and then by their own
    one of them      `simple_player` of a game; `random_player`, which plays any
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module
from importlib.util import find_spec
from random import Random
from types import MappingProxyType
from typing import Any, Final, Protocol, TypeAlias, TypeVar

from typing_extensions import override

from vorhand.game import GAMES
from vorhand.kit.plays import BaseMove
from vorhand.kit.views import SeatView
from vorhand.players.asking import random_player

V_contra = TypeVar("V_contra", bound=SeatView[Any, Any], contravariant=True)
M_co = TypeVar("M_co", bound=BaseMove, covariant=True)


class Player(Protocol[V_contra, M_co]):
    """What every player is: ``Player[View, Move]``, with the view and the move of a game."""

    def __call__(self, view: V_contra, rng: Random, /) -> M_co:
        """
        Choose one of the legal moves of a seat that is to move, by nothing but what the seat may
        know; all chance comes from ``rng``.
        """
        ...


AnyPlayer: TypeAlias = Player[Any, Any]
"""A player about which nothing more is known, as when it is looked up by its name."""

RANDOM: Final = "random"
"""The name of `random_player` in every game."""


class _Players(Mapping[str, Mapping[str, AnyPlayer]]):
    """The players by game and name. Those of a game are imported when they are first asked for."""

    __slots__ = ()

    @override
    def __getitem__(self, name: str) -> Mapping[str, AnyPlayer]:
        GAMES[name]  # or an error that names the game that was meant
        module = f"{__name__}.{name}"
        # A game may have nobody who plays it otherwise than at random.
        own = import_module(module).PLAYERS if find_spec(module) else {}
        return MappingProxyType({**own, RANDOM: random_player})

    @override
    def __iter__(self) -> Iterator[str]:
        return iter(GAMES)

    @override
    def __len__(self) -> int:
        return len(GAMES)

    @override
    def __repr__(self) -> str:
        return f"<players of: {', '.join(self)}>"


PLAYERS: Final[Mapping[str, Mapping[str, AnyPlayer]]] = _Players()
"""
Every player: by the name of the game, and then by its own. The simple player of a game comes
first, and each game has ``random``.

>>> {game: list(found) for game, found in PLAYERS.items()}
{'hearts': ['duck', 'random'], 'hawk': ['low', 'random'], 'hurrikan': ['greedy', 'random']}
"""


def simple_player(game: str) -> AnyPlayer:
    """
    The simple player of a game, which is better than chance: `vorhand.players.hearts.duck`,
    `vorhand.players.hawk.low` or `vorhand.players.hurrikan.greedy`.

    Raises:
        UnknownGame: there is no game of this name.
    """
    return next(iter(PLAYERS[game].values()))


__all__ = ["PLAYERS", "AnyPlayer", "Player", "random_player", "simple_player"]
