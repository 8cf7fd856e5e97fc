"""
The laws of turns and observations: what programs that learn rely on, in every game. One that is
broken raises an `AssertionError` that says what does not hold.
"""

from __future__ import annotations

from random import Random
from typing import TypeVar

from vorhand.errors import IllegalAction
from vorhand.kit.options import BaseOptions
from vorhand.kit.plays import BaseMove
from vorhand.observing import observe
from vorhand.testing.laws import holds, same
from vorhand.testing.subjects import Subject
from vorhand.turns import Turn, layout, most_actions

O = TypeVar("O", bound=BaseOptions)  # noqa: E741 - options
S = TypeVar("S")
M = TypeVar("M", bound=BaseMove)

MOST_MOVES = 300
"""The most moves of a position that are gone through; of more, some are drawn."""


def turns_are_moves(subject: Subject[O, S, M], state: S, rng: Random) -> None:
    """
    Law: the actions of a legal move are legal one after the other and make that move; every way
    along legal actions makes a legal move, and there is one way to each.
    """
    game, turn = subject.game, Turn(state)
    same(turn.seat, next(iter(game.to_move(state)), None), "the lowest seat that may act is asked")
    if turn.seat is None:
        same(turn.mask(), 0, "at the end no action is legal")
        return
    moves = game.legal_moves(state, turn.seat)
    few = len(moves) <= MOST_MOVES
    tried = list(moves) if few else [rng.choice(moves) for _ in range(20)]
    ways = [_way_to(subject, turn, move) for move in tried]
    same(len(set(ways)), len(set(tried)), "each move has a way of its own")
    first = sum({1 << way[0] for way in ways})
    holds(not first & ~turn.mask(), "the first action of a legal move is legal")
    if few:
        same(turn.mask(), first, "the legal actions are those with which a legal move begins")
    for _ in range(3):
        _some_way(subject, turn, rng)


def _way_to(subject: Subject[O, S, M], turn: Turn, move: M) -> tuple[int, ...]:
    """Make a move action by action; the actions."""
    state, actions = turn.state, turn.encode(move)
    same(turn.seat, move.seat, "the turn is that of the seat of the move")
    for number, action in enumerate(actions):
        same(turn.encode(move), actions[number:], "what is left of a move is its last actions")
        holds(action in turn.legal(), "the actions of a legal move are legal")
        holds(bool(turn.mask() >> action & 1), "the mask has the legal actions")
        last = number == len(actions) - 1
        same(turn.move(action), move if last else None, "the last action makes the move")
        turn = turn.apply(action)
        same(turn.begun, () if last else actions[: number + 1], "a turn has what is begun")
    same(turn.state, subject.game.apply(state, move), "the actions make the move")
    return actions


def _some_way(subject: Subject[O, S, M], turn: Turn, rng: Random) -> None:
    """Go along legal actions until a move is made; it has to be legal."""
    state, made = turn.state, None
    while made is None:
        legal = turn.legal()
        holds(bool(legal), "no way along legal actions has a dead end")
        same(list(legal), sorted(set(legal)), "legal actions ascend, each once")
        size = layout(subject.game).size
        holds(legal[0] >= 0 and legal[-1] < size, "actions are those of the layout")
        for wrong in {-1, size, rng.randrange(size)} - set(legal):
            _is_refused(turn, wrong)
        action = rng.choice(legal)
        made, turn = turn.move(action), turn.apply(action)
    same(subject.game.violation(state, made), None, "legal actions make a legal move")


def _is_refused(turn: Turn, action: int) -> None:
    try:
        turn.apply(action)
    except IllegalAction as error:
        same((error.action, error.legal), (action, turn.legal()), "a refusal names the actions")
    else:
        holds(False, "an action that is not legal is refused")


def turns_end(subject: Subject[O, S, M], start: S, rng: Random) -> None:
    """Law: a deal has no more turns than it may have, and a turn of a view has the same actions."""
    turn, number = Turn(start), 0
    while turn.seat is not None:
        seen = Turn(subject.game.view(turn.state, turn.seat), turn.begun)
        same(seen.seat, turn.seat, "the turn of a view is that of its seat")
        same(seen.mask(), turn.mask(), "the turn of a view has the same actions")
        action = rng.choice(turn.legal())
        same(seen.move(action), turn.move(action), "the turn of a view makes the same move")
        for language in ("en", "de"):
            same(
                seen.name(action, language), turn.name(action, language), "a view names it likewise"
            )
        turn, number = turn.apply(action), number + 1
    most = most_actions(subject.options_of(start))
    holds(number <= most, "a deal has no more turns than it may have")


def observations_fit_views(subject: Subject[O, S, M], state: S, rng: Random) -> None:
    """
    Law: what a seat observes is the same for the state, for its view, for every sample of it, and
    for a state with other hidden cards.
    """
    game = subject.game
    for seat in range(subject.players(subject.options_of(state))):
        view = game.view(state, seat)
        others = [view, game.sample(view, rng), subject.disguised(state, seat, rng)]
        for history in (False, True):
            bits = observe(state, seat, history=history)
            holds(bits.value >> bits.width == 0, "an observation has its width")
            for other in others:
                found = observe(other, seat, history=history)
                same(found, bits, "hidden cards make no difference to an observation")


def observations_tell_views_apart(subject: Subject[O, S, M], one: S, other: S) -> None:
    """
    Law: with the history two states of an occasion, from the same options, dealer and number, are
    observed alike exactly if their views are equal.
    """
    game = subject.game
    for seat in range(subject.players(subject.options_of(one))):
        alike = observe(one, seat, history=True) == observe(other, seat, history=True)
        equal = game.view(one, seat) == game.view(other, seat)
        same(alike, equal, "with the history, observations are as different as views")


def observations_turn_round(subject: Subject[O, S, M], state: S, around: S, by: int) -> None:
    """
    Law: turned round the table, a deal is observed alike, but for the number of the seat that
    looks.
    """
    players = subject.players(subject.options_of(state))
    for seat in range(players):
        bits = observe(state, seat, history=True)
        other = observe(around, (seat + by) % players, history=True)
        for plane in bits.planes.planes:
            if plane.name != "seat":
                same(other[plane.name], bits[plane.name], "observations are relative to the seat")
