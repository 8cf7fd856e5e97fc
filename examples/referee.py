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
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

if __package__:
    from examples.play_match import show_anywhere, tell_end, tell_move
else:  # pragma: no cover - run as a script
    from play_match import show_anywhere, tell_end, tell_move  # type: ignore[import-not-found, no-redef, unused-ignore] # its place

from vorhand import game_of, records
from vorhand.errors import printable
from vorhand.languages import LANGUAGES


def say(text: str = "") -> None:
    """Print a line. What a stranger wrote into a file cannot do anything to the terminal."""
    print(printable(text))


def read(path: Path) -> records.Record:
    """Read a record in whichever form it is."""
    text = path.read_text("utf-8")
    return records.from_json(text) if text.lstrip().startswith("{") else records.from_text(text)


def tell(record: records.Record) -> bool:
    """Tell a match deal by deal; answer whether the rules allow all of it."""
    say(record.game.capitalize())
    for name, value in record.headers:
        say(f"{name}: {value}")
    replayed = records.replay(record)
    for number, states in enumerate(replayed.states):
        say()
        tell_deal(states, record.deals[number])
    say()
    match = replayed.match
    if match is not None:  # it is None for a deal on its own
        for line in tell_end(match, None):
            say(line)
    if replayed.error is not None:
        say(f"STOP  {replayed.error}")
        return False
    if match is None or not match.over:
        say("The match goes on.")
    return True


def tell_deal(states: Sequence[Any], deal: records.RecordedDeal) -> None:
    """Tell what was played in a deal, and its score sheet if it came to an end."""
    game = game_of(states[0])
    notes = {note.move: note for note in deal.notes}
    for line in states[0].text().split("\n"):
        say(line)
    for number, after in enumerate(states[1:]):
        for line in tell_move(deal.moves[number], after, None):
            say(line)
        if number in notes:
            note = notes[number]
            time = "" if note.time is None else f" {note.time:%Y-%m-%d %H:%M:%S} UTC"
            say(f"      note on {deal.moves[number]}:{time} {note.comment}".rstrip())
    if game.to_move(states[-1]):
        return
    say("Score sheet")
    for entry in game.scoresheet(states[-1]):
        say(f"  seat {entry.seat}: {entry.points:+4}  {entry.text()}  [{entry.rule}]")


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
        say(f"no record: {error}")
        return 2
    except (OSError, UnicodeDecodeError) as error:
        say(f"cannot be read: {error}")
        return 2
    if chosen.html is not None:
        try:
            chosen.html.write_text(record.to_html(chosen.language), "utf-8")
        except OSError as error:
            say(f"cannot be written: {error}")
            return 2
    return 0 if tell(record) else 1


if __name__ == "__main__":
    show_anywhere()
    try:
        code = main()
        sys.stdout.flush()
    except BrokenPipeError:  # whoever reads along may stop before the end
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = 1
    sys.exit(code)
