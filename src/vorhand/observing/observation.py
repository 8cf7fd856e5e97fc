"""The observation of a seat, in any game."""

from __future__ import annotations

from operator import lshift
from typing import Any

from vorhand.errors import NoSuchSeat, WrongTypeError, quoted
from vorhand.game import game_of
from vorhand.kit.actions import Begun
from vorhand.kit.checks import check_seat
from vorhand.kit.options import BaseOptions
from vorhand.kit.planes import Bits, Planes, new_bits
from vorhand.kit.views import SeatView


def planes(options: BaseOptions, *, history: bool = False) -> Planes:
    """
    The planes of an observation in a game with these options. They differ from game to game and
    with the number of players, and not with other options.

    Args:
        options: the variant.
        history: whether the planes have who played what when.

    Raises:
        UnknownGame: not options of a game.
        WrongTypeError: another value of a game, or ``history`` is not True or False.
    """
    game = game_of(options)
    if not isinstance(options, BaseOptions):
        raise WrongTypeError(f"options of a game are expected, not {quoted(options)}")
    return game.OBSERVER.planes(options.players, true_or_false(history))


def observe(
    state: Any,  # noqa: ANN401 - of any game
    seat: int,
    *,
    history: bool = False,
) -> Bits:
    """
    What a seat may know, as planes of bits. What it has begun of a move is not in a state:
    `Turn.observation` shows that too.

    Args:
        state: a state of any game, or a view of this seat.
        seat: the seat that looks.
        history: whether to tell who played what when.

    Raises:
        UnknownGame: neither a state nor a view of a game.
        NoSuchSeat: the game has no such seat, or the view is that of another seat.
        WrongTypeError: another value of a game, the seat is not a whole number, or ``history`` is
            not True or False.
    """
    return observed(state, seat, (), history)


def observed(
    state: Any,  # noqa: ANN401 - of any game
    seat: int,
    begun: Begun,
    history: bool,
) -> Bits:
    """What a seat may know, as `observe` says, with the actions of its move that it has made."""
    game = game_of(state)
    if isinstance(state, SeatView):
        players = state.public.options.players
        if check_seat(seat, players) != state.seat:
            raise NoSuchSeat(f"the view is that of seat {state.seat}, not of seat {quoted(seat)}")
    elif isinstance(state, game.View.PHASES):
        players = state.options.players
    else:
        raise WrongTypeError(f"a state or a view is expected, not {quoted(state)}")
    layout = game.OBSERVER.planes(players, true_or_false(history))
    planes = game.OBSERVER.values(state, check_seat(seat, players), begun, history)
    return new_bits(sum(map(lshift, planes, layout.starts)), layout)


def true_or_false(history: bool) -> bool:
    """
    What says whether there is a history.

    Raises:
        WrongTypeError: neither True nor False.
    """
    if type(history) is not bool:
        raise WrongTypeError(f"history is True or False, not {quoted(history)}")
    return history
