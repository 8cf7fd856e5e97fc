"""
Read the record of a match, tell it, and stop at the first move that the rules do not allow.

    python examples/referee.py examples/records/hearts.txt
    python examples/referee.py examples/records/hawk-faulty.txt
    python examples/referee.py examples/records/hawk.json --html hawk.html --language de

The record is text or JSON, as `vorhand.records` writes it. With --html a page that steps through
the match is written too. The exit code is 0 if all is well, 1 if a rule is broken, and 2 if the
file is not a record.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

if __package__:
    from examples.play_match import SHOWS
else:  # pragma: no cover - run as a script
    from play_match import SHOWS  # type: ignore[import-not-found, no-redef, unused-ignore] # its place

from vorhand import game_of, records
from vorhand.languages import LANGUAGES


def read(path: Path) -> records.Record:
    """Read a record in whichever form it is."""
    text = path.read_text("utf-8")
    return records.from_json(text) if text.lstrip().startswith("{") else records.from_text(text)


def tell(record: records.Record) -> bool:
    """Tell a match deal by deal; answer whether the rules allow all of it."""
    show = SHOWS[record.game]
    print(record.game.capitalize())
    for name, value in record.headers:
        print(f"{name}: {value}")
    replayed = records.replay(record)
    for number, states in enumerate(replayed.states):
        print()
        tell_deal(number, states, record.deals[number].moves)
    print()
    match = replayed.match
    totals = "  ".join(f"{seat}: {total}" for seat, total in enumerate(match.totals))
    print(f"After {match.number} finished deals  {totals}")
    if replayed.error is not None:
        print(f"STOP  {replayed.error}")
        return False
    for line in show.end(match) if match.over else ["The match goes on."]:
        print(line)
    return True


def tell_deal(number: int, states: Sequence[Any], moves: Sequence[Any]) -> None:
    """Tell what was played in a deal, and its score sheet if it came to an end."""
    show = SHOWS[game_of(states[0]).NAME]
    first, *others = show.begin(states[0])
    print(f"Deal {number + 1}: {first}")
    for told in others:
        print(told)
    for before, move, after in zip(states, moves, states[1:], strict=False):
        for told in show.tell(before, move, after):
            print(told)
    if show.game.to_move(states[-1]):
        return
    print("Score sheet")
    for line in show.game.scoresheet(states[-1]):
        print(f"  seat {line.seat}: {line.points:+4}  {line.text()}  [{line.rule}]")


def main(arguments: Sequence[str] | None = None) -> int:
    """Read the command line and be the referee."""
    parser = argparse.ArgumentParser(description="Check the record of a match.")
    parser.add_argument("file", type=Path)
    parser.add_argument("--html", type=Path, metavar="OUT", help="write a page to step through it")
    parser.add_argument("--language", choices=LANGUAGES, default="en", help="of the page")
    chosen = parser.parse_args(arguments)
    try:
        record = read(chosen.file)
    except records.RecordError as error:
        print(f"no record: {error}")
        return 2
    except (OSError, UnicodeDecodeError) as error:
        print(f"cannot be read: {error}")
        return 2
    if chosen.html is not None:
        chosen.html.write_text(record.to_html(chosen.language), "utf-8")
    return 0 if tell(record) else 1


if __name__ == "__main__":
    with suppress(BrokenPipeError):  # whoever reads along may stop before the end
        sys.exit(main())
