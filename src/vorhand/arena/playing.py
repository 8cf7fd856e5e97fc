"""Players at a table: a deal from any state on, and a whole match."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, NoReturn, TypeVar

from vorhand.arena.checks import checked_seed, game_with, player_at_each_seat
from vorhand.errors import NotToMove, RecordError, WrongTypeError, quoted
from vorhand.game import AnyGame, Game, check_game
from vorhand.kit.matches import BaseMatch
from vorhand.kit.options import BaseOptions
from vorhand.kit.plays import BaseMove
from vorhand.kit.shuffling import seed_from
from vorhand.kit.views import SeatView
from vorhand.players import AnyPlayer, Player
from vorhand.players.failing import called, failed
from vorhand.records import MOST_DEALS, Record, record_of

O = TypeVar("O", bound=BaseOptions)  # noqa: E741 - options
S = TypeVar("S")
V = TypeVar("V", bound=SeatView[Any, Any])
M = TypeVar("M", bound=BaseMove)
X = TypeVar("X", bound=BaseMatch[Any, Any])


def play(game: Game[O, S, V, M, X], state: S, players: Sequence[Player[V, M]], rng: Random) -> S:
    """
    Play a deal to its end, from any state on. Each player is given the view of its seat and
    nothing else.

    >>> from random import Random
    >>> from vorhand import hawk, shuffled
    >>> from vorhand.players import random_player, simple_player
    >>> state = hawk.deal(shuffled(hawk.pack(), 1))
    >>> low = simple_player("hawk")
    >>> end = play(hawk, state, [low, random_player, low, random_player], Random(1))
    >>> hawk.to_move(end)
    ()

    Args:
        game: the game, such as `vorhand.hearts`.
        state: where to begin.
        players: a player for each seat; one can sit at several.
        rng: random numbers for all of them.

    Raises:
        PlayerError: a player raised an error, or answered with a move that cannot be made.
        WrongTypeError: not a game, a state of it, a player for each seat, or a generator of random
            numbers.
    """
    check_game(game)
    game.moves_of(state)  # refuses anything but a state of the game
    facts: Any = state
    seated = player_at_each_seat(players, facts.options.players)
    if not isinstance(rng, Random):
        raise WrongTypeError(f"a random.Random is expected, not {quoted(rng)}")
    end: S = play_deal(game, state, seated, list(map(called, seated)), [rng] * len(seated))
    return end


def play_match(
    options: BaseOptions,
    players: Sequence[AnyPlayer],
    *,
    seed: int,
    dealer: int | None = None,
) -> tuple[Any, Record]:
    """
    Play a match to its end: the match, and its record with the players in its headers.

    The decks are those of ``match.deck_for(seed)``, and each seat has random numbers of its own in
    each deal, those that `compare` gives it.

    >>> from vorhand import hurrikan
    >>> from vorhand.players import random_player, simple_player
    >>> players = [simple_player("hurrikan"), random_player]
    >>> match, record = play_match(hurrikan.Options(), players, seed=1)
    >>> match.over, len(record.deals) == match.number
    (True, True)
    >>> record.headers
    (('Seat0', 'greedy'), ('Seat1', 'random_player'), ('Seed', '1'))

    Args:
        options: the variant, which says what game it is.
        players: a player for each seat; one can sit at several.
        seed: any whole number.
        dealer: the first dealer, by default the last seat.

    Raises:
        PlayerError: a player raised an error, or answered with a move that cannot be made.
        RecordError: the match is not over after as many deals as a record can have; there are
            options with which a match need not end.
        InvalidDeal: there is no such dealer.
        WrongTypeError: not options of a game, not a player for each seat, or not whole numbers.
    """
    game = game_with(options)
    seated = player_at_each_seat(players, options.players)
    names = list(map(called, seated))
    seed = checked_seed(seed)
    match: Any = game.Match(options) if dealer is None else game.Match(options, dealer)
    ends = []
    while not match.over:
        if match.number == MOST_DEALS:
            problem = f"the match is not over after {MOST_DEALS} deals, and a record has no more"
            raise RecordError("deals", problem)
        state = match.deal(match.deck_for(seed))
        chances = chances_for(seed, match.number, options.players)
        ends.append(play_deal(game, state, seated, names, chances))
        match = match.record(ends[-1])
    headers = {f"Seat{seat}": name for seat, name in enumerate(names)}
    return match, record_of(ends, headers | {"Seed": str(seed)})


def chances_for(seed: int, number: int, players: int) -> list[Random]:
    """
    Random numbers for each seat in a deal. They are fixed by seed, deal and seat, and not by who
    sits there: so they are the same for all who are compared.
    """
    return [Random(seed_from(seed, number, seat)) for seat in range(players)]  # noqa: S311 - play


def play_deal(
    game: AnyGame,
    state: Any,  # noqa: ANN401 - of any game
    players: Sequence[AnyPlayer],
    names: Sequence[str],
    chances: Sequence[Random],
) -> Any:  # noqa: ANN401 - the same
    """
    Play a deal to its end, with players, their names and their random numbers by seat.

    Raises:
        PlayerError: a player raised an error, or answered with a move that cannot be made.
    """
    while seats := game.to_move(state):
        seat = seats[0]
        view = game.view(state, seat)
        try:
            move = players[seat](view, chances[seat])
            after = game.apply(state, move)
            if move.seat != seat:  # where several may act, a move for another seat can be legal
                _refuse_for_another(seat, move)
        except (Exception, SystemExit) as error:  # a player ends its deal, not the program
            raise failed(names[seat], game, state, seat, error) from error
        state = after
    return state


def _refuse_for_another(seat: int, move: BaseMove) -> NoReturn:
    raise NotToMove(f"seat {seat} is asked, and this is a move of seat {move.seat}: {move}")
