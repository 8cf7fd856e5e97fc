"""
Ten thousand deals of Hearts at random, through a pool of processes and through dask: what a task
costs on each. Run by ``nox -s scale``; alone with ``python -m tests.scale.simulation``.
"""

from __future__ import annotations

import argparse
from importlib import import_module
from time import perf_counter

from tests.arena.seated import two_processes
from tests.scale.machines import two_of_dask
from vorhand import hearts
from vorhand.arena import Comparison, Executor, compare
from vorhand.arena.decks import Batch, Table
from vorhand.players import random_player

DEALS = 10_000
TASKS = 500
"""How many empty tasks are sent to see what one costs."""
BATCHES = (1, 20)
"""How many deals go out at once."""
PARTS = 10
PLAYERS = {"random": random_player}
"""With one player alone, each deck is one play of a deal."""


def nothing(batch: Batch) -> None:
    """A task that is sent as all others, and is done at once."""
    del batch


def empty_task(executor: Executor) -> float:
    """What it costs to send a batch and to have an answer, in seconds."""
    table = Table(hearts.Options(), 1, tuple(PLAYERS.items()), ("random", random_player), (True,))
    begin = perf_counter()
    futures = [executor.submit(nothing, Batch(table, at, at + 1)) for at in range(TASKS)]
    for future in futures:
        future.result()
    return (perf_counter() - begin) / TASKS


def processor_time() -> float:
    """
    The time that processors have spent on this program and all that it has started, in seconds: it
    does not grow while others use the machine, as the time on the clock does.
    """
    psutil = import_module("psutil")  # distributed needs it, so it is there
    this = psutil.Process()
    times = [process.cpu_times() for process in (this, *this.children(recursive=True))]
    return float(sum(time.user + time.system for time in times))


class Run:
    """The deals played in one way, some at a time: what else the machine does befalls all alike."""

    def __init__(self, kind: str, executor: Executor | None, batch: int) -> None:
        """Begin with no deal."""
        self.kind = kind
        self.executor = executor
        self.batch = batch
        self.seconds = 0.0
        self.busy = 0.0
        self.found: Comparison | None = None

    def play(self, deals: int) -> None:
        """Play on until there are so many deals."""
        begin, spent = perf_counter(), processor_time()
        self.found = compare(
            hearts.Options(),
            PLAYERS,
            deals=deals,
            seed=1,
            executor=self.executor,
            batch=self.batch,
            earlier=self.found,
        )
        self.seconds += perf_counter() - begin
        self.busy += processor_time() - spent


def main() -> None:
    """Play and tell."""
    parser = argparse.ArgumentParser(description="What a task costs.")
    parser.add_argument("--deals", type=int, default=DEALS)
    deals = parser.parse_args().deals
    with two_processes() as processes, two_of_dask() as dask:
        executors = {"processes": processes, "dask": dask}
        for executor in executors.values():
            empty_task(executor)  # the workers import what they need
        here, *sent = [
            Run("here", None, deals),
            *(
                Run(kind, executor, size)
                for kind, executor in executors.items()
                for size in BATCHES
            ),
        ]
        for part in range(1, PARTS + 1):
            for run in (here, *sent):
                run.play(deals * part // PARTS)
        empty = {kind: empty_task(executor) for kind, executor in executors.items()}

    print(f"{deals} deals of Hearts, random players, 2 workers")
    print("            batch   tasks   clock, s   processors, s   more a task, ms   empty, ms")
    print(f"{'here':24} {here.seconds:10.1f} {here.busy:15.1f}")
    for run in sent:
        if run.found != here.found:
            raise AssertionError(f"{run.kind} has another result with batches of {run.batch}")
        tasks = -(-deals // run.batch)
        more = 1000 * (run.busy - here.busy) / tasks
        print(
            f"{run.kind:10} {run.batch:6} {tasks:7} {run.seconds:10.1f} {run.busy:15.1f} "
            f"{more:17.2f} {1000 * empty[run.kind]:11.2f}"
        )


if __name__ == "__main__":
    main()
