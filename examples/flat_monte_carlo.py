"""
A player that looks at nothing but its view: it draws what it cannot see, plays each of its moves
to the end at random, and makes the move that came out best on average.

    python examples/flat_monte_carlo.py hearts
    python examples/flat_monte_carlo.py hurrikan --deals 100 --samples 20

It plays one seat against random players and tells by how much it does better than they do, with
an interval of 95%.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any

from vorhand import GAMES, shuffled
from vorhand import game as any_game
from vorhand.players import AnyPlayer, random_player

MOST_MOVES = 12


def flat_monte_carlo(name: str, samples: int) -> AnyPlayer:
    """A player that tries every move in so many samples of what it cannot see."""
    game = GAMES[name]

    def choose(view: Any, rng: Random) -> Any:
        moves = list(game.legal_moves(view))
        if len(moves) > MOST_MOVES:  # there are 286 ways to pass three of thirteen cards
            moves = rng.sample(moves, MOST_MOVES)
        if len(moves) == 1:
            return moves[0]
        totals = [0] * len(moves)
        for _ in range(samples):
            state = game.sample(view, rng)
            for number, move in enumerate(moves):
                end = any_game.play_out(game, game.apply(state, move), rng)
                totals[number] += game.utility(end)[view.seat]
        return moves[totals.index(max(totals))]

    return choose


def advantage(name: str, players: Sequence[AnyPlayer], seat: int, number: int, seed: int) -> float:
    """Play a deal; by how many points a seat has done better than the others on average."""
    game = GAMES[name]
    options, rng = game.Options(players=len(players)), Random(seed)
    state = game.deal(shuffled(game.pack(options), seed), options, number=number)
    while seats := game.to_move(state):
        mover = seats[0]
        state = game.apply(state, players[mover](game.view(state, mover), rng))
    scores: list[int] = list(game.utility(state))
    own = scores.pop(seat)
    return own - fmean(scores)


def compare(name: str, players: int, deals: int, samples: int, seed: int) -> tuple[float, float]:
    """The mean advantage over random players in so many deals, and half the width of 95%."""
    thinking, others = flat_monte_carlo(name, samples), random_player
    gained = []
    for number in range(deals):
        seat = number % players  # each seat in turn, so that it makes no difference who leads
        table = [thinking if at == seat else others for at in range(players)]
        gained.append(advantage(name, table, seat, number, seed + number))
    return fmean(gained), 1.96 * stdev(gained) / sqrt(deals)


def main(arguments: Sequence[str] | None = None) -> None:
    """Read the command line, play and tell."""
    parser = argparse.ArgumentParser(description="Flat Monte Carlo against random players.")
    parser.add_argument("game", choices=list(GAMES), nargs="?", default="hearts")
    parser.add_argument("--players", type=int, help="by default as many as the game has")
    parser.add_argument("--deals", type=int, default=60, help="2 or more")
    parser.add_argument("--samples", type=int, default=12, help="for each move")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(arguments)
    game = GAMES[chosen.game]
    players = chosen.players or game.Options().players
    mean, half = compare(chosen.game, players, chosen.deals, chosen.samples, chosen.seed)
    print(f"{chosen.game}, {players} players, {chosen.deals} deals, {chosen.samples} samples")
    print(f"better than random players by {mean:.2f} points a deal, +- {half:.2f}")
    print("It is better." if mean > half else "That is not enough to tell.")


if __name__ == "__main__":
    main()
