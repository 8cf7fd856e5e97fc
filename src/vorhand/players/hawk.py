"""A simple player of Hawk."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from types import MappingProxyType
from typing import Any, Final

import vorhand.hawk as game
from vorhand.cards import Card
from vorhand.hawk import Move, View
from vorhand.hawk.beating import number_of
from vorhand.hawk.playing import taker
from vorhand.players.asking import moves_to_choose


def low(view: View, rng: Random, /) -> Move:
    """
    Leave the first trick to others, whose taker is LAFH whatever comes, and take every other trick:
    with the lowest number as long as others are still to play, as the last with the highest that
    does it. What cannot take gives the highest number. The same view always gets the same answer:
    ``rng`` is not asked.

    Raises:
        NotToMove: it is not the turn of the seat.
        WrongTypeError: not a view of Hawk, or not a generator of random numbers.
    """
    moves = moves_to_choose(game, view, rng)
    options, trick = view.public.options, view.public.trick
    taking = [move for move in moves if taker(options, (*trick, move)) == view.seat]
    if not view.public.tricks:
        leaving = [move for move in moves if move not in taking]
        return max(leaving or moves, key=_number)
    if taking and len(trick) < options.players - 1:
        return min(taking, key=_number)
    return max(taking or moves, key=_number)


def _number(move: Move) -> tuple[int, Card]:
    return number_of(move.card), move.card


PLAYERS: Final[Mapping[str, Any]] = MappingProxyType({"low": low})
"""The players of this game by name, the first of them the simple player."""
