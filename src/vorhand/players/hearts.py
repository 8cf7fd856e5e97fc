"""A simple player of Hearts."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from types import MappingProxyType
from typing import Any, Final

import vorhand.hearts as game
from vorhand.cards import Card, Cards
from vorhand.hearts import Move, Options, Pass, Play, View
from vorhand.hearts.penalties import penalty_points
from vorhand.players.asking import moves_to_choose


def duck(view: View, rng: Random, /) -> Move:
    """
    Pass high cards; stay below the card that takes the trick, as high as that allows; and throw
    away what costs most. The same view always gets the same answer: ``rng`` is not asked.

    Raises:
        NotToMove: it is not the turn of the seat.
        WrongTypeError: not a view of Hearts, or not a generator of random numbers.
    """
    moves = moves_to_choose(game, view, rng)
    if view.is_passing:
        highest = sorted(view.hand, key=lambda card: (card.rank, card.suit))
        return Pass(view.seat, Cards(highest[-view.public.options.pass_count :]))
    plays = [move for move in moves if isinstance(move, Play)]
    return _play(view, plays) if plays else moves[0]  # what the moon does: the others go up


def _play(view: View, plays: list[Play]) -> Play:
    trick = view.public.trick
    if not trick:
        return min(plays, key=lambda play: (play.card.rank, play.card))
    led = trick[0].card.suit
    if plays[0].card.suit is not led:  # then none of them is
        return max(plays, key=lambda play: _danger(view.public.options, play.card))
    highest = max(play.card for play in trick if play.card.suit is led)
    below = [play for play in plays if play.card < highest]
    return max(below or plays, key=lambda play: play.card)


def _danger(options: Options, card: Card) -> tuple[int, int, int]:
    """How much one would like to be rid of a card: what it costs, then its rank."""
    return penalty_points(options, card.bit), card.rank.index, card.index


PLAYERS: Final[Mapping[str, Any]] = MappingProxyType({"duck": duck})
"""The players of this game by name, the first of them the simple player."""
