"""Checks of what is handed in: options, players and their names, and executors."""

from __future__ import annotations

import pickle
from collections.abc import Mapping, Sequence

from vorhand.errors import OutOfRange, UnknownGame, WrongTypeError, quoted
from vorhand.game import AnyGame, game_of
from vorhand.kit.checks import whole
from vorhand.kit.options import check_options
from vorhand.players import AnyPlayer
from vorhand.players.failing import called

MOST_DIGITS = 1000
"""The most digits of a seed."""


def game_with(options: object) -> AnyGame:
    """
    The game of these options.

    Raises:
        WrongTypeError: not options of a game.
    """
    try:
        game = game_of(options)
    except UnknownGame:
        raise WrongTypeError(f"options of a game are expected, not {quoted(options)}") from None
    check_options(options, game.Options)
    return game


def check_player(name: str, player: object) -> None:
    """
    Raise unless this can be called.

    Raises:
        WrongTypeError: it cannot; the message names it.
    """
    if not callable(player):
        raise WrongTypeError(f"{name} is a function of a view and of chance, not {quoted(player)}")


def player_at_each_seat(players: object, seats: int) -> tuple[AnyPlayer, ...]:
    """
    The players by seat.

    Raises:
        WrongTypeError: not a sequence of players, or not as many as there are seats.
    """
    if isinstance(players, (str, bytes)) or not isinstance(players, Sequence):
        raise WrongTypeError(f"players are a sequence by seat, not {quoted(players)}")
    if len(players) != seats:
        raise WrongTypeError(f"{seats} players are expected, one for each seat, not {len(players)}")
    for seat, player in enumerate(players):
        check_player(f"the player at seat {seat}", player)
    return tuple(players)


def named_players(players: object) -> dict[str, AnyPlayer]:
    """
    Players by name: as they are given, or else by what each is called, with numbers where two
    would be called alike.

    Raises:
        WrongTypeError: neither a mapping of names to players nor a sequence of players.
        OutOfRange: there is nobody.
    """
    named: dict[str, AnyPlayer] = {}
    if isinstance(players, Mapping):
        for name, player in players.items():
            if not isinstance(name, str) or not name.strip() or not name.isprintable():
                problem = f"the name of a player is a text in one line, not {quoted(name)}"
                raise WrongTypeError(problem)
            check_player(f"the player {name!r}", player)
            named[str.__str__(name)] = player
    elif isinstance(players, Sequence) and not isinstance(players, (str, bytes)):
        for number, player in enumerate(players):
            check_player(f"players[{number}]", player)
            named[unlike(called(player), named)] = player
    else:
        raise WrongTypeError(f"players are a mapping or a sequence, not {quoted(players)}")
    if not named:
        raise OutOfRange("one player or more is expected, not none")
    return named


def unlike(name: str, taken: Mapping[str, object]) -> str:
    """A name that is not taken yet, with a number behind it if it has to be."""
    number, free = 1, name
    while free in taken:
        number += 1
        free = f"{name} {number}"
    return free


def at_least_one(value: object, what: str) -> int:
    """
    A whole number from 1 on.

    Raises:
        WrongTypeError: not a whole number.
        OutOfRange: below 1.
    """
    number = whole(value, f"{what} is an int")
    if number < 1:
        raise OutOfRange(f"{what} is 1 or more, not {quoted(number)}")
    return number


def check_executor(executor: object, players: Mapping[str, AnyPlayer]) -> None:
    """
    Raise unless work can be handed to it; for a pool of processes, unless the players can be sent.

    Raises:
        WrongTypeError: it has no ``submit``, or a player cannot be pickled; the message names it.
    """
    if isinstance(executor, type) or not callable(getattr(executor, "submit", None)):
        raise WrongTypeError(f"an executor has a method submit, and {quoted(executor)} has none")
    # Imported here, as not every Python has processes. Other executors have ways of their own to
    # send a function: dask and ray take one that has no name.
    from concurrent.futures import ProcessPoolExecutor  # noqa: PLC0415

    if isinstance(executor, ProcessPoolExecutor):
        for name, player in players.items():
            try:
                pickle.dumps(player)
            except Exception as error:
                problem = f"the player {name!r} cannot be sent to another process: {error}"
                raise WrongTypeError(problem) from error


def check_future(future: object) -> None:
    """
    Raise unless this is what an executor has to answer with.

    Raises:
        WrongTypeError: it is something else.
    """
    if not all(callable(getattr(future, name, None)) for name in ("add_done_callback", "result")):
        raise WrongTypeError(f"an executor answers with a Future, not {quoted(future)}")


def checked_seed(seed: object) -> int:
    """
    A seed as an ``int``. It is written down in records and tables, so it has a bound.

    Raises:
        WrongTypeError: not a whole number.
        OutOfRange: it has more than 1000 digits.
    """
    number = whole(seed, "a seed is an int")
    if abs(number) >= 10**MOST_DIGITS:
        raise OutOfRange(f"a seed has at most {MOST_DIGITS} digits")
    return number
