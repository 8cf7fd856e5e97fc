"""
A player worth playing against: it searches among the deals that fit what it knows.

    python examples/information_set_player.py hearts
    python examples/information_set_player.py hawk --deals 40 --budget 400 --workers 4

It sits at each seat in turn with the simple players of the game at all others, and so do they
themselves, with the same cards. What is told is by how much it does better than each of them, in
points a deal with an interval of 95%, and what a move costs.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack
from math import ceil, log2
from random import Random
from time import process_time
from typing import Any

import attrs

from vorhand import GAMES, arena
from vorhand.game import AnyGame, game_of
from vorhand.players import PLAYERS, simple_player


@attrs.frozen
class InformationSetPlayer:
    """
    A player of any game. It has settings and no memory, so it can be sent to other processes.

    All states that look the same to a seat are its information set. The player draws some of them,
    makes each of its moves in each, and lets the simple players play on from there. The half of its
    moves that came out worse is given up, and the rest is tried in further states, until one move
    is left (sequential halving). All moves are tried in the same states, so that good cards do not
    count for a move that was tried with them.
    """

    budget: int = 200
    """How often a deal is played to its end for a decision, about."""

    def __call__(self, view: Any, rng: Random, /) -> Any:
        """Choose a move by nothing but what the seat may know."""
        game = game_of(view)
        moves = game.legal_moves(view)
        if len(moves) > self.budget:  # there are 286 ways to pass three of thirteen cards
            moves = rng.sample(moves, self.budget)
        rounds = ceil(log2(len(moves)))
        worth = dict.fromkeys(range(len(moves)), 0)
        for _ in range(rounds):
            for _ in range(max(1, self.budget // (rounds * len(worth)))):
                state = game.sample(view, rng)
                for number in worth:
                    end = played_on(game, game.apply(state, moves[number]), rng)
                    worth[number] += game.utility(end)[view.seat]
            best = sorted(worth, key=lambda number: -worth[number])
            worth = {number: worth[number] for number in best[: ceil(len(best) / 2)]}
        return moves[next(iter(worth))]


def played_on(game: AnyGame, state: Any, rng: Random) -> Any:
    """The end of a deal that simple players play on."""
    simple = simple_player(game.NAME)
    while seats := game.to_move(state):
        state = game.apply(state, simple(game.view(state, seats[0]), rng))
    return state


def cost_of_a_move(game: AnyGame, options: Any, player: InformationSetPlayer, rng: Random) -> float:
    """The seconds that the player takes for a move, on average over a deal that it plays alone."""
    match = game.Match(options)
    start = match.deal(match.deck_for(seed=rng.getrandbits(32)))
    began = process_time()
    end = arena.play(game, start, [player] * options.players, rng)
    return (process_time() - began) / len(game.moves_of(end))


def at_least(least: int) -> Callable[[str], int]:
    """Read a whole number that is not too small."""

    def read(text: str) -> int:
        if int(text) < least:
            raise argparse.ArgumentTypeError(f"{least} or more is expected, not {text}")
        return int(text)

    return read


def main(arguments: Sequence[str] | None = None) -> None:
    """Read the command line, play and tell."""
    parser = argparse.ArgumentParser(description="Information-set search against simple players.")
    parser.add_argument("game", choices=list(GAMES), nargs="?", default="hearts")
    parser.add_argument("--players", type=int, help="by default as many as the game has")
    parser.add_argument("--deals", type=at_least(2), default=20, help="decks, 2 or more")
    parser.add_argument(
        "--budget", type=at_least(1), default=200, help="play-outs for a decision, about"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=at_least(1), default=1, help="processes")
    chosen = parser.parse_args(arguments)
    game = GAMES[chosen.game]
    options = game.Options(players=chosen.players) if chosen.players else game.Options()
    searching = InformationSetPlayer(chosen.budget)
    with ExitStack() as stack:
        workers = chosen.workers
        pool = stack.enter_context(ProcessPoolExecutor(workers)) if workers > 1 else None
        found = arena.compare(
            options,
            {**PLAYERS[chosen.game], "searching": searching},
            deals=chosen.deals,
            seed=chosen.seed,
            executor=pool,
            batch=1,
        )
    print(found)
    for name in PLAYERS[chosen.game]:
        print(f"searching beats {name} by {found.difference('searching', name)} points a deal")
    seconds = cost_of_a_move(game, options, searching, Random(chosen.seed))
    print(f"a move takes {1000 * seconds:.0f} ms with {chosen.budget} play-outs")


if __name__ == "__main__":
    main()
