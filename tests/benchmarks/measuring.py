"""
How things are timed: in short blocks of CPU time that take turns, since the machine may be busy.

The best block of each counts. How far that can be trusted is measured too: the blocks of every
second round stand for a second run of the same code, and what its best block differs by is noise.
"""

from __future__ import annotations

import platform
from collections import defaultdict
from collections.abc import Callable, Mapping
from importlib.metadata import version
from time import process_time
from typing import Final, TypeAlias

import attrs

import vorhand

BUILD: Final[str] = getattr(vorhand, "BUILD", "pure")
"""Which build of the package is measured."""

Jobs: TypeAlias = Mapping[str, Callable[[], int]]
"""What is timed, by name; each job answers how much work it has done."""


def timed(run: Callable[[], int]) -> float:
    """Run once and take the CPU seconds for one piece of the work."""
    begin = process_time()
    work = run()
    return (process_time() - begin) / work


@attrs.frozen
class Measured:
    """What a piece of some work takes, in CPU seconds."""

    blocks: tuple[float, ...]
    """The blocks in order, each with what a piece took."""

    @property
    def best(self) -> float:
        """What it takes in the best block."""
        return min(self.blocks)

    @property
    def noise(self) -> float:
        """By how much the code differs from itself, as a share."""
        one, other = min(self.blocks[::2]), min(self.blocks[1::2])
        return max(one, other) / min(one, other) - 1


def interleaved(rounds: int, jobs: Callable[[], Jobs]) -> dict[str, Measured]:
    """Time all jobs in turns, with new ones for each round."""
    blocks: defaultdict[str, list[float]] = defaultdict(list)
    for _ in range(rounds):
        for name, run in jobs().items():
            blocks[name].append(timed(run))
    return {name: Measured(tuple(found)) for name, found in blocks.items()}


def versions(*packages: str) -> str:
    """What was measured, in a line: the build, the interpreter and the versions of packages."""
    named = [f"{package} {version(package)}" for package in ("attrs", *packages)]
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return ", ".join([f"vorhand {version('vorhand')} ({BUILD})", python, *named])


def below(what: str, ratio: float, least: float, *measured: Measured) -> list[str]:
    """A complaint if a ratio is less than what is asked, by more than the noise of the run."""
    noise = max(one.noise for one in measured)
    if ratio >= least * (1 - noise):
        return []
    return [f"{what}: {ratio:.2f}, and {least} is asked for (noise {noise:.0%})"]
