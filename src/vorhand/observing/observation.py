"""The observation of a seat, in any game."""

from __future__ import annotations

from operator import lshift
from typing import Any

from vorhand.errors import NoSuchSeat, WrongTypeError, quoted
from vorhand.game import game_of
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
    """
    game = game_of(options)
    if not isinstance(options, BaseOptions):
        raise WrongTypeError(f"options of a game are expected, not {quoted(options)}")
    return game.OBSERVER.planes(options.players, history)


def observe(
    state: Any,  # noqa: ANN401 - of any game
    seat: int,
    begun: tuple[int, ...] = (),
    *,
    history: bool = False,
) -> Bits:
    """
    What a seat may know, as planes of bits.

    Args:
        state: a state of any game, or a view of this seat.
        seat: the seat that looks.
        begun: the actions of its own move that it has made so far, as `Turn.begun` has them.
        history: whether to tell who played what when.

    Raises:
        UnknownGame: neither a state nor a view of a game.
        NoSuchSeat: the game has no such seat, or the view is that of another seat.
        WrongTypeError: the seat is not a whole number.
    """
    game = game_of(state)
    if isinstance(state, SeatView):
        players = state.public.options.players
        if check_seat(seat, players) != state.seat:
            raise NoSuchSeat(f"the view is that of seat {state.seat}, not of seat {quoted(seat)}")
    elif isinstance(state, game.View.PHASES):
        players = state.options.players
    else:
        raise WrongTypeError(f"a state or a view is expected, not {quoted(state)}")
    layout = game.OBSERVER.planes(players, history)
    planes = game.OBSERVER.values(state, check_seat(seat, players), begun, history)
    return new_bits(sum(map(lshift, planes, layout.starts)), layout)
