"""Workers that are really started: two processes of each kind."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any

from tests.arena.seated import two_processes
from vorhand.arena import Executor

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "how-to" / "compare-players.md"


def blocks() -> list[str]:
    """The programs of the page on comparing that need more than the library: ``py`` blocks."""
    return re.findall(r"^```py\n(.*?)^```$", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL)


def block_with(text: str) -> str:
    """The one of them in which this stands."""
    (found,) = [block for block in blocks() if text in block]
    return found


@contextmanager
def two_of_dask() -> Iterator[Executor]:
    """Two workers of dask; a batch is not tried again where one has died of it."""
    config = {"distributed.scheduler.allowed-failures": 0}
    distributed = import_module("distributed")
    with (
        import_module("dask").config.set(config),
        distributed.LocalCluster(
            n_workers=2, threads_per_worker=1, dashboard_address=":0"
        ) as cluster,
        distributed.Client(cluster) as client,
    ):
        yield client.get_executor()


@contextmanager
def two_of_ray() -> Iterator[Executor]:
    """Two workers of ray, and the executor that the documentation shows."""
    ray = import_module("ray")
    environment = {"env_vars": {"PYTHONPATH": str(ROOT)}}
    ray.init(num_cpus=2, include_dashboard=False, runtime_env=environment, log_to_driver=False)
    try:
        names: dict[str, Any] = {}
        exec(block_with("class RayExecutor"), names)  # noqa: S102 - our own page
        yield names["RayExecutor"]()
    finally:
        ray.shutdown()


MACHINES = {"processes": two_processes, "dask": two_of_dask, "ray": two_of_ray}
"""What starts two workers, by the name of what they are."""
