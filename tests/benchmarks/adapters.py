"""
How fast the environments are, beside those that the libraries have themselves, in one run.

The machine may be busy, so they take turns in short blocks of CPU time, and the best block of each
counts. A step is what a program that learns does: ask what is seen and legal, as arrays, draw a
legal action, and make it. Nothing is wrapped around the environments.
"""

from __future__ import annotations

import platform
import warnings
from importlib.metadata import version
from random import Random
from time import process_time
from typing import Any

from vorhand import GAMES
from vorhand.adapters import pettingzoo

ROUNDS = 20
STEPS = 2000


# --- PettingZoo


def steps_a_second(made: Any, rng: Random) -> float:
    """Play whole random episodes."""
    steps, begin = 0, process_time()
    while steps < STEPS:
        made.reset(seed=rng.getrandbits(30))
        while made.agents:
            seen, _, terminated, truncated, _ = made.last()
            if terminated or truncated:
                made.step(None)
                continue
            (legal,) = seen["action_mask"].nonzero()
            made.step(int(legal[int(rng.random() * len(legal))]))
            steps += 1
    return steps / (process_time() - begin)


def theirs_of_pettingzoo() -> dict[str, Any]:
    """Environments of PettingZoo itself, as far as what they need is installed."""
    found: dict[str, Any] = {}
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # 1.27 prefers another way to make them, which 1.25 lacks
        try:
            from pettingzoo.classic import connect_four_v3  # noqa: PLC0415 - it may be missing

            found["connect_four_v3"] = connect_four_v3.raw_env()
        except ImportError as error:
            print(f"without connect_four_v3: {error}")
        try:
            from pettingzoo.classic import leduc_holdem_v4  # noqa: PLC0415 - it may be missing

            found["leduc_holdem_v4"] = leduc_holdem_v4.raw_env()
        except ImportError as error:
            print(f"without leduc_holdem_v4: {error}")
    return found


def compare_with_pettingzoo() -> None:
    """Print how many steps of each environment are made in a second, and the ratios."""
    theirs = theirs_of_pettingzoo()
    ours = {game: pettingzoo.raw_env(game) for game in GAMES}
    best = dict.fromkeys([*ours, *theirs], 0.0)
    for number in range(ROUNDS):
        for name, made in (ours | theirs).items():
            best[name] = max(best[name], steps_a_second(made, Random(number)))
    print(f"PettingZoo {version('pettingzoo')}, steps a second:")
    for name, steps in best.items():
        beside = [f"{steps / best[other]:.2f} times {other}" for other in theirs if name in ours]
        print(f"  {name:16} {steps:8,.0f}  {', '.join(beside)}")


def main() -> None:
    """Measure all adapters."""
    print(f"CPython {platform.python_version()}, best of {ROUNDS} blocks each")
    compare_with_pettingzoo()


if __name__ == "__main__":
    main()
