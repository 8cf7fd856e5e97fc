"""
What single calls cost, in microseconds, and what kept states weigh: for whoever writes a search.

    python -m tests.benchmarks.calls
"""

from __future__ import annotations

import pickle
import tracemalloc
from collections.abc import Callable
from random import Random
from typing import Any, Final

from tests.benchmarks.measuring import interleaved, versions
from vorhand import game, hawk, hearts, hurrikan, players, records, shuffled
from vorhand.turns import Turn

ROUNDS: Final = 15
DEALS: Final = 12
KEPT: Final = 400
"""The deals whose states are kept to weigh them."""


def middles(module: Any, rng: Random) -> list[Any]:
    """A state in the middle of each of some random deals."""
    found = []
    for _ in range(DEALS):
        states = [module.deal(shuffled(module.pack(), rng.getrandbits(32)), number=3)]
        while moves := module.legal_moves(states[-1]):
            states.append(module.apply(states[-1], moves[int(rng.random() * len(moves))]))
        found.append(states[len(states) // 2])
    return found


def repeated(work: Callable[[Any], object], values: list[Any], times: int) -> Callable[[], int]:
    """The work for each value, so many times."""

    def run() -> int:
        for _ in range(times):
            for value in values:
                work(value)
        return times * len(values)

    return run


def calls(module: Any, rng: Random) -> dict[str, Callable[[], int]]:
    """The calls by name, with new positions."""
    states = middles(module, rng)
    views = [module.view(state, module.to_move(state)[0]) for state in states]
    moved = [(state, module.legal_moves(state)[0]) for state in states]
    ends = [game.play_out(module, state, rng) for state in states]
    decks = [shuffled(module.pack(), number) for number in range(DEALS)]
    turns = [Turn(state) for state in states]
    simple = players.simple_player(module.NAME)
    written = [pickle.dumps(state) for state in states]

    def fresh_sample(state: Any) -> object:
        return module.sample(module.view(state, module.to_move(state)[0]), rng)

    return {
        "legal_moves(state)": repeated(module.legal_moves, states, 20),
        "apply(state, move)": repeated(lambda pair: module.apply(*pair), moved, 20),
        "hash(state)": repeated(hash, states, 20),
        "transposition_key(state)": repeated(module.transposition_key, states, 10),
        "points(state)": repeated(module.points, states, 20),
        "score(state)": repeated(module.score, ends, 20),
        "shuffled(pack, seed)": repeated(
            lambda seed: shuffled(module.pack(), seed), list(range(DEALS)), 5
        ),
        "deal(deck)": repeated(module.deal, decks, 5),
        "view(state, seat)": repeated(lambda state: module.view(state, 0), states, 20),
        "legal_moves(view)": repeated(module.legal_moves, views, 20),
        "sample(view), the first": repeated(fresh_sample, states, 1),
        "sample(view), a further one": repeated(lambda view: module.sample(view, rng), views, 5),
        "play_out(state)": repeated(lambda state: game.play_out(module, state, rng), states, 1),
        "a simple player": repeated(lambda view: simple(view, rng), views, 5),
        "Turn.legal()": repeated(lambda turn: turn.legal(), turns, 20),
        "Turn.observation(seat)": repeated(lambda turn: turn.observation(turn.seat), turns, 10),
        "pickle.loads(state)": repeated(pickle.loads, written, 2),
        "record_of and to_json": repeated(
            lambda end: records.to_json(records.record_of([end])), ends, 1
        ),
    }


def weight(module: Any, rng: Random) -> tuple[int, float]:
    """How many states of random deals were kept, and the bytes of each."""
    kept = []
    tracemalloc.start()
    for _ in range(KEPT):
        state = module.deal(shuffled(module.pack(), rng.getrandbits(32)))
        while moves := module.legal_moves(state):
            kept.append(state)
            state = module.apply(state, moves[int(rng.random() * len(moves))])
    size, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return len(kept), size / len(kept)


def main() -> None:
    """Print what was measured."""
    games: tuple[Any, ...] = (hearts, hawk, hurrikan)
    rng = Random(1)
    for module in games:
        game.play_out(module, module.deal(module.pack()), rng)
    found = [interleaved(ROUNDS, lambda module=module: calls(module, rng)) for module in games]  # type: ignore[misc]
    print(versions())
    print(f"microseconds in the middle of a deal, best of {ROUNDS} blocks of CPU time")
    print(f"{'':30}" + "".join(f"{module.NAME:>10}" for module in games))
    for name in found[0]:
        print(f"{name:30}" + "".join(f"{of_game[name].best * 1e6:10.2f}" for of_game in found))
    weights = [weight(module, rng) for module in games]
    print(f"{'bytes of a kept state':30}" + "".join(f"{size:10.0f}" for _, size in weights))


if __name__ == "__main__":
    main()
