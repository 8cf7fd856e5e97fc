"""
What a move, a deal or a match costs as the game grows: with more players, later in the deal, in
longer matches, and with more cards on the table of Hurrikan.

    python -m tests.benchmarks.growth
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from itertools import chain
from random import Random
from typing import Any, Final

from tests.benchmarks.games import hurrikan_positions, list_all
from tests.benchmarks.measuring import Measured, interleaved, versions
from vorhand import game, hawk, hearts, hurrikan, shuffled

ROUNDS: Final = 20
DEALS: Final = 30
THIRDS: Final = ("the first", "the second", "the last")
TABLES: Final = (0, 4, 8, 12, 16, 20)
"""How many cards lie on the table of Hurrikan."""
LENGTHS: Final = (1, 10, 100, 1000)
"""How many deals a match has."""
LASTING: Final = {
    hearts: hearts.Options(limit=10**9),
    hawk: hawk.Options(deals=10_000),
    hurrikan: hurrikan.Options(target=10**9),
}
"""Options with which a match does not end early."""
BY_PLAYERS: Final = (
    *((hearts, hearts.Options(players=players)) for players in (3, 4, 5, 6)),
    *((hawk, hawk.Options(players=players)) for players in (2, 3, 4, 5, 6)),
    (hurrikan, hurrikan.SOURCE),
    (hurrikan, hurrikan.FOUR_PLAYERS),
)


def kept(module: Any, options: Any, rng: Random) -> list[list[tuple[Any, Any]]]:
    """The states of random deals with a legal move each, deal by deal, without those of passes."""
    found = []
    for _ in range(DEALS):
        state = module.deal(shuffled(module.pack(options), rng.getrandbits(32)), options)
        line = []
        while moves := module.legal_moves(state):
            move = moves[int(rng.random() * len(moves))]
            if isinstance(state, module.Playing):
                line.append((state, move))
            state = module.apply(state, move)
        found.append(line)
    return found


def turns(module: Any, positions: list[tuple[Any, Any]]) -> int:
    """List the legal moves of every position and make one of them."""
    legal_moves, apply = module.legal_moves, module.apply
    for state, move in positions:
        legal_moves(state)
        apply(state, move)
    return len(positions)


def jobs_of_moves(rng: Random) -> Mapping[str, Callable[[], int]]:
    """Turns by the number of players, and by where they stand in the deal."""
    jobs = {}
    for module, options in BY_PLAYERS:
        lines = kept(module, options, rng)
        name = f"{module.NAME}, {options.players} players"
        jobs[name] = partial(turns, module, list(chain(*lines)))
        for third, words in enumerate(THIRDS):
            parts = [line[third * len(line) // 3 : (third + 1) * len(line) // 3] for line in lines]
            jobs[f"{name}, {words}"] = partial(turns, module, list(chain(*parts)))
    return jobs


def recorded(module: Any, states: list[Any]) -> int:
    """Record all of these deals in a match."""
    match = module.Match(LASTING[module])
    for state in states:
        match = match.record(state)
    return len(states)


def ends(module: Any, deals: int) -> list[Any]:
    """The last states of the deals of a match, played at random."""
    match, rng, found = module.Match(LASTING[module]), Random(1), []
    deck = match.deck_for(1)
    for _ in range(deals):
        found.append(game.play_out(module, match.deal(deck), rng))
        match = match.record(found[-1])
    return found


def us(measured: Measured) -> str:
    """Microseconds for a table."""
    return f"{1e6 * measured.best:12.2f}"


def main() -> None:
    """Measure and print the tables."""
    rng = Random(1)
    jobs_of_moves(rng)
    print(versions())
    print("CPU time, best of", ROUNDS, "interleaved blocks")
    found = interleaved(ROUNDS, lambda: jobs_of_moves(rng))
    print(f"{'us for legal moves + apply':30}{'all':>12}" + "".join(f"{at:>12}" for at in THIRDS))
    for module, options in BY_PLAYERS:
        name = f"{module.NAME}, {options.players} players"
        print(f"{name:30}{us(found[name])}" + "".join(us(found[f"{name}, {at}"]) for at in THIRDS))
    print(f"{'us for a deal that is recorded':30}" + "".join(f"{n:12,}" for n in LENGTHS))
    for module in LASTING:
        states = ends(module, max(LENGTHS))
        matches = {str(n): partial(recorded, module, states[:n]) for n in LENGTHS}
        found = interleaved(ROUNDS, partial(dict, matches))
        print(f"{module.NAME:30}" + "".join(us(found[str(n)]) for n in LENGTHS))
    print(f"{'cards on the table of Hurrikan':30}" + "".join(f"{lying:12}" for lying in TABLES))
    drawn = {lying: hurrikan_positions(rng, lying, 200) for lying in TABLES}
    found = interleaved(
        ROUNDS, lambda: {str(n): partial(list_all, positions) for n, positions in drawn.items()}
    )
    print(f"{'us for legal moves':30}" + "".join(us(found[str(lying)]) for lying in TABLES))
    moves = [sum(map(len, map(hurrikan.legal_moves, drawn[lying]))) / 200 for lying in TABLES]
    print(f"{'how many those are':30}" + "".join(f"{number:12.1f}" for number in moves))


if __name__ == "__main__":
    main()
