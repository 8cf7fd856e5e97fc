"""
How fast the games are in OpenSpiel, in the same run as a game that OpenSpiel itself has in Python.

The machine may be busy, so all take turns in short blocks of CPU time, the best block of each
counts, and what matters are ratios.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from random import Random
from time import process_time
from typing import Any, Final

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.games import block_dominoes  # noqa: F401 - registers the game

from tests.benchmarks.measuring import Measured, below, versions
from vorhand import hawk, hearts, hurrikan
from vorhand.adapters import openspiel

ROUNDS: Final = 12
YARDSTICK: Final = "python_block_dominoes"
SIMULATIONS: Final = 30
LEAST: Final = 1.2
"""How many times as many actions of Hearts as of the yardstick are asked for, at the least."""
SLOWEST_CLONE: Final = 10e-6
"""The most seconds that a clone may take."""


def games() -> dict[str, Any]:
    """The games by name, the yardstick first."""
    return {
        YARDSTICK: pyspiel.load_game(YARDSTICK),
        "hearts": openspiel.load_game(hearts.Options()),
        "hawk": openspiel.load_game(hawk.Options()),
        "hurrikan": openspiel.load_game(hurrikan.Options()),
    }


def dealt(game: Any, rng: Random) -> Any:
    """A state in which all has been dealt."""
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(rng.choice(state.legal_actions()))
    return state


def played(game: Any, rng: Random, deals: int = 8) -> float:
    """Seconds for an action of a seat: the list of legal actions, and one of them applied."""
    states = [dealt(game, rng) for _ in range(deals)]
    number, begin = 0, process_time()
    for state in states:
        while not state.is_terminal():
            legal = state.legal_actions()
            state.apply_action(legal[int(rng.random() * len(legal))])
            number += 1
    return (process_time() - begin) / number


def cloned(game: Any, rng: Random, times: int = 500) -> float:
    """Seconds for a clone in the middle of a deal."""
    state = dealt(game, rng)
    for _ in range(6):
        state.apply_action(state.legal_actions()[0])
    begin = process_time()
    for _ in range(times):
        state.clone()
    return (process_time() - begin) / times


def resampled(game: Any, rng: Random, times: int = 50) -> float:
    """Seconds for a state drawn in the middle of a deal, with its history."""
    state = dealt(game, rng)
    for _ in range(20):
        state.apply_action(rng.choice(state.legal_actions()))
    begin = process_time()
    for _ in range(times):
        state.resample_from_infostate(state.current_player(), rng)
    return (process_time() - begin) / times


def searched(game: Any, evaluator: Any, moves: int = 3) -> float:
    """Seconds for a move of an information set search of some simulations."""
    state = dealt(game, Random(1))
    bot = ismcts.ISMCTSBot(
        *(game, evaluator, 20.0, SIMULATIONS), random_state=np.random.RandomState(1)
    )
    begin = process_time()
    for _ in range(moves):
        state.apply_action(bot.step(state))
    return (process_time() - begin) / moves


def in_turns(work: Callable[[Any, Random], float], known: dict[str, Any]) -> dict[str, Measured]:
    """The blocks of each game, in turns."""
    found: dict[str, list[float]] = {name: [] for name in known}
    for number in range(ROUNDS):
        for name, game in known.items():
            found[name].append(work(game, Random(number)))
    return {name: Measured(tuple(blocks)) for name, blocks in found.items()}


def main() -> int:
    """Print what was measured; 1 if something is slower than what is asked for."""
    known = games()
    ours = {name: game for name, game in known.items() if name != YARDSTICK}
    actions, clones = in_turns(played, known), in_turns(cloned, known)
    samples = in_turns(resampled, ours)
    print(f"{versions('open_spiel')}: legal actions and one applied, by CPU time")
    print("ratio to the yardstick; a clone; a state resampled")
    for name, one in actions.items():
        drawn = f"{samples[name].best * 1e6:8.0f} us" if name in samples else ""
        print(
            f"{name:22} {1 / one.best:8,.0f}/s {actions[YARDSTICK].best / one.best:6.2f}"
            f" {clones[name].best * 1e6:8.1f} us {drawn}"
        )
    evaluators = {
        "RollOuts": openspiel.RollOuts(Random(1)),
        "OpenSpiel's": mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)),
    }
    print(f"a move of Hearts by information set search with {SIMULATIONS} simulations")
    for name, evaluator in evaluators.items():
        seconds = min(searched(known["hearts"], evaluator) for _ in range(3))
        print(f"{name:22} {seconds * 1e3:.0f} ms")

    hearts_, yardstick = actions["hearts"], actions[YARDSTICK]
    ratio, clone = yardstick.best / hearts_.best, clones["hearts"]
    wrong = below(f"Hearts beside {YARDSTICK}", ratio, LEAST, hearts_, yardstick)
    wrong += below("10 us beside a clone", SLOWEST_CLONE / clone.best, 1.0, clone)
    print(*wrong, sep="\n")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
