"""
How fast the environments are, beside those that the libraries have themselves, in one run.

The machine may be busy, so they take turns in short blocks of CPU time, and the best block of each
counts. A step is what a program that learns does: ask what is seen and legal, as arrays, draw a
legal action, and make it. Nothing is wrapped around the environments.
"""

from __future__ import annotations

import sys
import warnings
from functools import partial
from random import Random
from typing import Any

from tests.benchmarks.measuring import below, interleaved, versions
from vorhand import GAMES
from vorhand.adapters import pettingzoo

ROUNDS = 20
STEPS = 2000
LEAST = {"connect_four_v3": 1.0, "leduc_holdem_v4": 4.0}
"""How many times as many steps of Hearts are asked for, at the least."""


# --- PettingZoo


def steps_of(made: Any, rng: Random) -> int:
    """Play whole random episodes, and count the steps."""
    steps = 0
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
    return steps


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


def compare_with_pettingzoo() -> list[str]:
    """Print how many steps are made in a second, and the ratios; what is less than asked for."""
    theirs = theirs_of_pettingzoo()
    ours = {game: pettingzoo.raw_env(game) for game in GAMES}
    rng = Random(1)
    found = interleaved(
        ROUNDS,
        lambda: {name: partial(steps_of, made, rng) for name, made in (ours | theirs).items()},
    )
    print(f"{versions('pettingzoo')}: steps a second, best of {ROUNDS} blocks each")
    for name, measured in found.items():
        ratios = {other: found[other].best / measured.best for other in theirs if name in ours}
        beside = [f"{ratio:.2f} times {other}" for other, ratio in ratios.items()]
        print(f"  {name:16} {1 / measured.best:8,.0f}  {', '.join(beside)}")
    hearts = found["hearts"]
    wrong = []
    for other, least in LEAST.items():
        if other in found:
            ratio = found[other].best / hearts.best
            wrong += below(f"Hearts beside {other}", ratio, least, hearts, found[other])
    return wrong


def main() -> int:
    """Measure all; 1 if something is slower than what is asked for."""
    wrong = compare_with_pettingzoo()
    print(*wrong, sep="\n")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
