"""
Whether a deal of a long match costs more than one of a short match, in one run.

A match of ten deals is done again and again before and after one of ten thousand, in CPU time, and
the best of each counts: less than 1.5 times is asked.

    python -m tests.benchmarks.long_matches --deals 10000
"""

from __future__ import annotations

import argparse
import gc
from collections.abc import Callable, Sequence
from random import Random
from time import process_time
from typing import Any

from vorhand import game, hawk, hearts, hurrikan, records

SHORT = 10
AGAIN = 20
PAGES = 300
"""The deals of the longer match whose page is made: a page of thousands is no use to anybody."""
LONG = {
    hearts: hearts.Options(limit=10**9),
    hawk: hawk.Options(deals=10_000),
    hurrikan: hurrikan.Options(target=10**9),
}
"""Options with which a match does not end early."""


def ends(module: Any, deals: int) -> list[Any]:
    """The last states of the deals of a match, played at random."""
    match, rng, found = module.Match(LONG[module]), Random(1), []
    deck = match.deck_for(1)
    for _ in range(deals):
        found.append(game.play_out(module, match.deal(deck), rng))
        match = match.record(found[-1])
    return found


def recorded(module: Any, states: Sequence[Any]) -> Any:
    """The match after all of these deals."""
    match = module.Match(LONG[module])
    for state in states:
        match = match.record(state)
    return match


def jobs(module: Any, deals: int) -> dict[str, Callable[[], object]]:
    """What is done with a match of so many deals, by name."""
    states = ends(module, deals)
    record = records.record_of(states)
    as_json, as_text = records.to_json(record), records.to_text(record)
    found: dict[str, Callable[[], object]] = {
        "Match.record": lambda: recorded(module, states),
        "record_of": lambda: records.record_of(states),
        "replay": lambda: records.replay(record),
        "to_json": lambda: records.to_json(record),
        "from_json": lambda: records.from_json(as_json),
        "to_text": lambda: records.to_text(record),
        "from_text": lambda: records.from_text(as_text),
        "rows": lambda: records.rows(record),
    }
    if deals <= PAGES:
        found["to_html"] = lambda: records.to_html(record)
    return found


def best(job: Callable[[], object], deals: int, times: int) -> float:
    """The microseconds that a deal takes, at best."""
    found = []
    for _ in range(times):
        gc.collect()
        begin = process_time()
        job()
        found.append((process_time() - begin) / deals * 1e6)
    return min(found)


def main() -> None:
    """Measure and print the table."""
    parser = argparse.ArgumentParser(description="Compare long matches with short ones.")
    parser.add_argument("--deals", type=int, default=10_000, help="of the long match")
    most = parser.parse_args().deals
    print(f"us a deal, in matches of {SHORT} and of {most:,} deals (pages: {PAGES})")
    for module in LONG:
        print(module.NAME)
        short, pages = jobs(module, SHORT), jobs(module, PAGES)
        for name, job in (jobs(module, most) | {"to_html": pages["to_html"]}).items():
            deals = PAGES if name == "to_html" else most
            before = best(short[name], SHORT, AGAIN)
            after = best(job, deals, 2)
            before = min(before, best(short[name], SHORT, AGAIN))
            print(
                f"  {name:14}{before:10,.1f}{after:10,.1f}{after / before:8.2f} times", flush=True
            )


if __name__ == "__main__":
    main()
