"""Players for tests, which other processes can be sent."""

from __future__ import annotations

import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from random import Random
from typing import Any, TypeAlias

import attrs

from vorhand.game import game_of
from vorhand.players import AnyPlayer, random_player


@contextmanager
def two_processes() -> Iterator[ProcessPoolExecutor]:
    """Processes that begin anew: a fork would copy the threads that other tests have left."""
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as pool:
        yield pool


Players: TypeAlias = dict[str, AnyPlayer]
"""Players by name."""


@attrs.frozen
class Twin:
    """Plays at random as `random_player` does, and is somebody else."""

    number: int = 0

    def __call__(self, view: Any, rng: Random) -> Any:
        return random_player(view, rng)


def last(view: Any, rng: Random) -> Any:
    """Makes the last of its moves, whatever the chance."""
    del rng
    return game_of(view).legal_moves(view)[-1]


@attrs.frozen
class Trips:
    """Plays the last move, but raises an error at one seat of one deal."""

    deal: int = 2
    seat: int = 1

    def __call__(self, view: Any, rng: Random) -> Any:
        if (view.public.number, view.seat) == (self.deal, self.seat):
            raise ValueError("lost the thread")
        return last(view, rng)


@attrs.frozen
class Dies:
    """Plays the last move, but in some deal it ends its process, unless it was made there."""

    deal: int = 5
    home: int = attrs.field(factory=os.getpid)

    def __call__(self, view: Any, rng: Random) -> Any:
        if view.public.number == self.deal and os.getpid() != self.home:
            os._exit(3)  # pragma: no cover - in another process
        return last(view, rng)
