"""
Compare the simple players of a game on the same decks, on one machine or many.

    python examples/compare_players.py hearts
    python examples/compare_players.py hawk --players 5 --executor processes --workers 4
    python examples/compare_players.py hearts --executor dask --address tcp://10.0.0.1:8786

A bar shows how far it is if ``tqdm`` is there: ``pip install vorhand[examples]``. For dask,
``pip install distributed``; without an address it starts workers on this machine.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import contextmanager
from importlib import import_module
from multiprocessing import get_context

from vorhand import GAMES, arena, players


@contextmanager
def executor_of(kind: str, workers: int, address: str | None) -> Iterator[arena.Executor | None]:
    """Where the decks are played."""
    if kind == "none":
        yield None
    elif kind == "threads":
        with ThreadPoolExecutor(workers) as threads:
            yield threads
    elif kind == "processes":
        with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as processes:
            yield processes
    else:
        client = import_module("distributed").Client
        here = {"n_workers": workers, "threads_per_worker": 1, "dashboard_address": ":0"}
        with client(address) if address else client(**here) as cluster:
            yield cluster.get_executor()


class Progress:
    """How far it is: a bar, or plain numbers where there is nothing to draw one."""

    def __init__(self) -> None:
        """Look for tqdm."""
        try:
            self.bar = import_module("tqdm").tqdm(unit="batch")
        except ImportError:
            self.bar = None

    def __call__(self, done: int, of: int) -> None:
        """Show that so many batches are done."""
        if self.bar is None:
            print(f"{done} of {of} batches", file=sys.stderr)
            return
        self.bar.total = of
        self.bar.update()

    def close(self) -> None:
        """Leave the bar as it is, and go on below it."""
        if self.bar is not None:
            self.bar.close()


def main(arguments: Sequence[str] | None = None) -> int:
    """Read the command line, play and tell: 0 if everybody has a result on every deck."""
    parser = argparse.ArgumentParser(description="Compare the simple players of a game.")
    parser.add_argument("game", choices=list(GAMES), nargs="?", default="hearts")
    parser.add_argument("--players", type=int, help="by default as many as the game has")
    parser.add_argument("--deals", type=int, default=200, help="decks, 2 or more")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--executor", choices=["none", "threads", "processes", "dask"], default="none"
    )
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--address", help="of a scheduler of dask")
    parser.add_argument("--batch", type=int, default=20, help="decks that are sent at once")
    chosen = parser.parse_args(arguments)
    game = GAMES[chosen.game]
    options = game.Options(players=chosen.players) if chosen.players else game.Options()
    progress = Progress()
    try:
        with executor_of(chosen.executor, chosen.workers, chosen.address) as executor:
            found = arena.compare(
                options,
                players.PLAYERS[chosen.game],
                deals=chosen.deals,
                seed=chosen.seed,
                executor=executor,
                batch=chosen.batch,
                on_batch=progress,
            )
    finally:
        progress.close()
    print(found)
    return 0 if found.complete else 1


if __name__ == "__main__":
    sys.exit(main())
