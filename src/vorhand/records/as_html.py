"""
Records as HTML: a page in one file that steps through a match, and a fragment for notebooks.

What is legal, and why a card is not, is worked out here by the rules; the page only shows it. The
page is for looking at a match, and does not keep cards secret: whoever has it can read all of them
in its source, whichever seat it is looked at from.
"""

from __future__ import annotations

import json
from base64 import b64encode
from hashlib import sha256
from html import escape
from importlib.resources import files
from string import Template
from typing import Final

from vorhand.records.headers import about, players_of, seats_of
from vorhand.records.model import Record, check_record
from vorhand.records.page import page_data, result_text, stop_text
from vorhand.records.replaying import MatchReplay, replay
from vorhand.rules.people import Names
from vorhand.show.html import as_html, block_html, label_html, move_html
from vorhand.show.pictures import picture
from vorhand.show.words import capital, label
from vorhand.values import html_of

_MOST_SHOWN: Final = 20
"""The most deals of a record that a notebook shows."""


def to_html(record: Record, language: str = "en") -> str:
    """
    Make a page in one file that steps through a match with buttons and arrow keys, with all cards
    open or as one seat sees it.

    The page loads nothing and can be opened from disk. Legal cards are marked, and any other card
    tells why it is not legal. For a record with a fault the page shows the good beginning and the
    reason. All cards are in the source of the page, so do not give it to players while they play.

    Raises:
        RecordError: not a record.
        UnknownLanguage: the library has no words in the language.
        WrongTypeError: the language is not a text.
    """
    check_record(record)
    data = page_data(record, language)
    # In a script element only "<" can end the data or begin a comment.
    embedded = json.dumps(data, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")
    style, script = _file("page.css"), _file("page.js")
    return Template(_file("page.html")).substitute(
        language=escape(language.replace("_", "-")),
        title=escape(data["title"]),
        noscript=label_html(language, "page.script"),
        style=style,
        style_hash=_hash(style),
        script=script,
        script_hash=_hash(script),
        data=embedded,
    )


@html_of.register
def _of_record(record: Record, language: str, names: Names = None) -> str:
    del names  # those of the headers are shown
    return fragment(record, language)


def _file(name: str) -> str:
    return files("vorhand.records").joinpath(name).read_text("utf-8")


def _hash(text: str) -> str:
    """What the policy of the page names a script or a style by, so that no other script can run."""
    return b64encode(sha256(text.encode()).digest()).decode()


def fragment(record: Record, language: str) -> str:
    """A record for a notebook: what it is about, and its deals, which can be opened one by one."""
    played, names = replay(record), players_of(record)
    parts = [f"<div><strong>{record.game.capitalize()}</strong></div>"]
    parts += [
        f"<div>{escape(capital(name))}: <bdi>{escape(value)}</bdi></div>"
        for name, value in about(record, language)
    ]
    numbers = range(len(played.states))
    parts += [_deal(record, number, played, language) for number in numbers[:_MOST_SHOWN]]
    if numbers[_MOST_SHOWN:]:
        count = len(numbers) - _MOST_SHOWN
        parts.append(f"<div>{label_html(language, 'page.more', count=count)}</div>")
    result = result_text(record, played, language)
    told = [capital(result)] if result else []
    if played.error is not None:
        told.append(stop_text(played.error, language, names))
    parts += [f"<div><strong>{escape(text)}</strong></div>" for text in told]
    return block_html(language, "".join(parts))


def _deal(record: Record, number: int, played: MatchReplay, language: str) -> str:
    states, names = played.states[number], players_of(record)
    made = record.deals[number].moves[: len(states) - 1]
    head = label(language, f"deal{picture(states[0]).called}", number=record.number + number + 1)
    summary = [capital(head), f"{label(language, 'page.moves')}: {len(made)}"]
    if number < len(played.scores):
        scores = zip(seats_of(record, language), played.scores[number], strict=True)
        summary += [f"{seat}: {score}" for seat, score in scores]
    moves = "".join(f"<li>{move_html(move, language, names)}</li>" for move in made)
    return (
        f"<details><summary>{escape(', '.join(summary))}</summary>"
        f"{as_html(picture(states[0]), language, names)}<ol>{moves}</ol></details>"
    )
