"""
Play a whole match between simple players and print every move of it.

    python examples/play_match.py hearts --seed 7 --seats random duck duck duck
    python examples/play_match.py hearts --variant black-maria
    python examples/play_match.py hearts --players 5 --limit 50
    python examples/play_match.py hawk --players 3 --limit 4
    python examples/play_match.py hurrikan --players 4

It shows what a program needs for that: a match gives the deck, a player is given its view, and the
move makes the next state. ``vorhand watch`` tells a match as one likes to look at it.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from contextlib import suppress
from io import TextIOWrapper
from itertools import cycle, islice
from random import Random
from typing import Any

from vorhand import GAMES, InvalidOptions, hearts, players
from vorhand.game import AnyGame, game_of

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn")
LIMITS = {"hearts": "limit", "hawk": "deals", "hurrikan": "target"}
"""The option of each game that says when a match ends."""


def show_anywhere() -> None:
    """Let signs that a terminal does not have be written as escapes instead of ending the show."""
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")


def tell_move(move: Any, state: Any, names: Sequence[str] | None) -> Iterator[str]:
    """A move, and who takes the trick if it completes one."""
    yield f"  {move.text(names=names)}"
    if getattr(state.public, "tricks", ()) and not state.public.trick:
        seat = state.public.tricks[-1].taker
        yield f"    {names[seat] if names else f'seat {seat}'} takes the trick"


def sides_of(options: Any) -> Sequence[Sequence[int]]:
    """The seats that have a total together: the partners of Hearts, otherwise each by itself."""
    if isinstance(options, hearts.Options) and options.partners is not hearts.Partners.NONE:
        return ((0, 2), (1, 3))
    return [(seat,) for seat in range(options.players)]


def tell_end(match: Any, names: Sequence[str] | None) -> Iterator[str]:
    """The totals, and who has won if the match is over."""
    called = list(names or [f"seat {seat}" for seat in range(len(match.totals))])
    sides = [(" and ".join(called[s] for s in side), side[0]) for side in sides_of(match.options)]
    yield f"Totals: {', '.join(f'{side} {match.totals[seat]}' for side, seat in sides)}"
    if match.over:
        yield f"Won by {', '.join(called[seat] for seat in match.winners)}"


def play_deal(match: Any, seed: int, seated: Sequence[players.AnyPlayer], rng: Random) -> Any:
    """Play one deal, print it move by move, and answer with its last state."""
    game = game_of(match)
    state = match.deal(match.deck_for(seed))
    print(state.text(names=NAMES))
    while seats := game.to_move(state):
        seat = seats[0]
        move = seated[seat](game.view(state, seat), rng)
        state = game.apply(state, move)
        for line in tell_move(move, state, NAMES):
            print(line)
    print(game.scoresheet(state).text(names=NAMES))
    return state


def play_match(options: Any, seed: int, seated: Sequence[players.AnyPlayer]) -> Any:
    """Play deals until the match is over."""
    match, rng = game_of(options).Match(options), Random(seed)
    while not match.over:
        match = match.record(play_deal(match, seed, seated, rng))
        for line in tell_end(match, NAMES):
            print(line)
        print()
    return match


def variants_of(game: AnyGame) -> dict[str, Any]:
    """The named variants of a game: ``open-spiel`` is ``OPEN_SPIEL``."""
    named = {name: getattr(game, name) for name in dir(game)}
    return {
        name.lower().replace("_", "-"): value
        for name, value in named.items()
        if isinstance(value, game.Options)
    }


def main(arguments: Sequence[str] | None = None) -> None:
    """Read the command line and play."""
    parser = argparse.ArgumentParser(description="Play a whole match and print it.")
    parser.add_argument("game", nargs="?", default="hearts", choices=list(GAMES))
    parser.add_argument("--variant", help="a named variant of the game")
    parser.add_argument("--players", type=int, help="how many play")
    parser.add_argument("--limit", type=int, help="the total or the number of deals that ends it")
    parser.add_argument("--seed", type=int, default=1, help="the same seed, the same match")
    parser.add_argument(
        "--seats",
        nargs="+",
        default=["random", "simple"],
        help="who sits at the table from seat 0 on, again and again until it is full",
    )
    chosen = parser.parse_args(arguments)
    game, known = GAMES[chosen.game], dict(players.PLAYERS[chosen.game])
    known["simple"] = players.simple_player(chosen.game)
    variants = variants_of(game)
    if chosen.variant and chosen.variant not in variants:
        parser.error(f"{chosen.game} has no variant {chosen.variant}")
    if not known.keys() >= set(chosen.seats):
        parser.error(f"{chosen.game} is played by {', '.join(known)}")
    changes = {"players": chosen.players, LIMITS[chosen.game]: chosen.limit}
    usual = variants[chosen.variant] if chosen.variant else game.Options()
    try:
        options = usual.replace(**{name: it for name, it in changes.items() if it is not None})
    except InvalidOptions as error:
        parser.error(str(error))
    seats = list(islice(cycle(chosen.seats), options.players))
    print(", ".join(f"{name}: {player}" for name, player in zip(NAMES, seats, strict=False)))
    print()
    play_match(options, chosen.seed, [known[name] for name in seats])


if __name__ == "__main__":
    show_anywhere()
    with suppress(BrokenPipeError):  # whoever reads along may stop before the end
        main()
