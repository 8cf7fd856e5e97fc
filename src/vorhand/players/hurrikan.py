"""A simple player of Hurrikan."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from types import MappingProxyType
from typing import Any, Final

import vorhand.hurrikan as game
from vorhand.cards import Card, Cards, mask_of
from vorhand.hurrikan import Move, View
from vorhand.hurrikan.values import value_of
from vorhand.players.asking import moves_to_choose
from vorhand.suits import HEARTS


def greedy(view: View, rng: Random, /) -> Move:
    """
    Sweep; or else take as many cards as possible, and of equally many those with the most hearts;
    lay the lowest card if nothing can be taken. The same view always gets the same answer: ``rng``
    is not asked.

    Raises:
        NotToMove: it is not the turn of the seat.
        WrongTypeError: not a view of Hurrikan, or not a generator of random numbers.
    """
    moves = moves_to_choose(game, view, rng)
    return max(moves, key=lambda move: _gain(view.public.table, move))


def _gain(table: Cards, move: Move) -> tuple[bool, int, int, int, Card]:
    """How good a play is: a sweep, the cards it takes, the hearts among them, and a low value."""
    taken = mask_of((move.card, *move.takes)) if move.takes else 0
    hearts = (taken & HEARTS).bit_count()
    return move.takes == table, taken.bit_count(), hearts, -value_of(move.card), move.card


PLAYERS: Final[Mapping[str, Any]] = MappingProxyType({"greedy": greedy})
"""The players of this game by name, the first of them the simple player."""
