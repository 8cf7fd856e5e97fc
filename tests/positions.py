"""Short ways to the positions that tests speak of, whatever the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from vorhand import Card, Cards, Violation
from vorhand.game import Game
from vorhand.kit.matches import BaseMatch
from vorhand.kit.options import BaseOptions
from vorhand.kit.plays import BaseMove, CardPlay
from vorhand.kit.views import SeatView

O = TypeVar("O", bound=BaseOptions)  # noqa: E741 - options
S = TypeVar("S")
V = TypeVar("V", bound=SeatView[Any, Any])
M = TypeVar("M", bound=BaseMove)
X = TypeVar("X", bound=BaseMatch[Any, Any])


def filled_up(
    begun: Sequence[Cards], sizes: Sequence[int], rest: Sequence[Card]
) -> tuple[list[Cards], list[Card]]:
    """
    Hands from their beginnings, each filled up from the front of the rest until it has its size,
    and what is left of the rest.
    """
    full, left = [], list(rest)
    for hand, size in zip(begun, sizes, strict=True):
        missing = max(0, size - len(hand))
        full.append(hand | Cards(left[:missing]))
        left = left[missing:]
    return full, left


def begun(hands: Sequence[str], players: int) -> list[Cards]:
    """The beginnings of hands by seat; those of the last seats may be left out."""
    return [Cards(hand) for hand in hands] + [Cards()] * (players - len(hands))


def not_in(pack: Sequence[Card], *piles: Cards) -> list[Card]:
    """The cards of a pack that are in none of these piles, in order."""
    named = Cards(card for pile in piles for card in pile)
    return [card for card in pack if card not in named]


def after(game: Game[O, S, V, M, X], state: S, *moves: str) -> S:
    """The state after moves, all of which have to be legal."""
    for move in moves:
        state = game.apply(state, game.parse_move(move))
    return state


def played_out(game: Game[O, S, V, M, X], state: S) -> S:
    """The end of a deal in which the first legal move is always made."""
    while moves := game.legal_moves(state):
        state = game.apply(state, moves[0])
    return state


def refusal(game: Game[O, S, V, M, X], state: S, move: str) -> Violation[M]:
    """The refusal of a move, which has to be there."""
    violation = game.violation(state, game.parse_move(move))
    assert violation is not None
    assert violation.move == game.parse_move(move)
    return violation


def refused(game: Game[O, S, V, M, X], state: S, move: str) -> str:
    """The id of the rule that a move breaks, and the sentence about it."""
    broken = refusal(game, state, move)
    return f"{broken.rule}: {broken.text()}"


def legal(game: Game[O, S, V, M, X], state: S) -> list[str]:
    """The legal moves as texts without their seat."""
    return [str(move).partition(" ")[2] for move in game.legal_moves(state)]


def playable(game: Game[O, S, V, M, X], state: S) -> str:
    """The cards that may be played, as text; no other move is legal."""
    cards = []
    for move in game.legal_moves(state):
        assert isinstance(move, CardPlay)
        cards.append(move.card)
    return " ".join(map(str, cards))
