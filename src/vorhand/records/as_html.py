"""
Records as HTML: a page in one file that steps through a match, and a fragment for notebooks.

What is legal, and why a card is not, is worked out here by the rules; the page only shows it. The
page is for looking at a match, and does not keep cards secret: whoever has it can read all of them
in its source, whichever seat it is looked at from.
"""

from __future__ import annotations

import json
from base64 import b64encode
from collections.abc import Iterator, Sequence
from hashlib import sha256
from html import escape
from importlib.resources import files
from string import Template
from typing import Any, Final

from vorhand.game import GAMES
from vorhand.kit.plays import BaseMove
from vorhand.languages import language_of
from vorhand.records.model import Note, Record, check_record
from vorhand.records.replaying import AnyPhase, Fault, MatchReplay, replay
from vorhand.rules.people import Names
from vorhand.show.html import as_html, block_html, label_html, move_html
from vorhand.show.pictures import Line, picture
from vorhand.show.words import hidden_text, label, move_text
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
    data = _Teller(record, language).data()
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


class _Teller:
    """Gathers what the page shows; a text that comes up again and again is kept only once."""

    def __init__(self, record: Record, language: str) -> None:
        self.record, self.language = record, language
        self.words = language_of(language)
        self.game = GAMES[record.game]
        self.seats = range(record.options.players)
        self.texts: dict[str, int] = {}
        self.lines: dict[str, int] = {}
        self.totals = [sum(line[seat] for line in record.scores) for seat in self.seats]

    def number(self, text: str) -> int:
        """The number of a text among those of the page."""
        return self.texts.setdefault(text, len(self.texts))

    def kept(self, line: list[Any]) -> int:
        """The number of a line among those that one seat alone sees; they stay for a whole deal."""
        return self.lines.setdefault(json.dumps(line), len(self.lines))

    def data(self) -> dict[str, Any]:
        """Everything that the script of the page reads."""
        record, played = self.record, replay(self.record)
        deals = [self.deal(number, played) for number in range(len(played.states))]
        seen = [picture(states[0]) for states in played.states[:1]]
        pack = self.game.pack(record.options)
        return {
            "title": " - ".join(
                [record.game.capitalize(), *(value for _, value in record.headers)]
            ),
            "game": record.game.capitalize(),
            "headers": [list(header) for header in record.headers],
            "options": repr(record.options),
            "players": record.options.players,
            "columns": [label(self.language, key) for one in seen for key, _ in one.columns],
            "names": {str(card): card.name(self.language) for card in pack},
            "words": self.labels(seen[0].called if seen else ""),
            "before": record.number,
            "deals": deals,
            "stop": self.stop(played.error),
            "texts": list(self.texts),
            "lines": list(map(json.loads, self.lines)),
        }

    def labels(self, called: str) -> dict[str, str]:
        """The labels, with those about a deal as the game calls it."""
        labels = dict(self.words.labels)
        other = [key for key in labels if called and key.endswith(called)]
        return labels | {key.removesuffix(called): labels[key] for key in other}

    def stop(self, error: Fault | None) -> str | None:
        """What is wrong with the record, to be shown after its good beginning."""
        if error is None:
            return None
        reason = error.text(self.language)
        if error.violation is None:
            return reason
        move = move_text(error.violation.move, self.language)
        return f"{move}: {reason} [{error.violation.rule.id}]"

    def deal(self, number: int, played: MatchReplay) -> dict[str, Any]:
        """A deal: its positions, and its score sheet if it came to an end."""
        states, recorded = played.states[number], self.record.deals[number]
        moves, notes = recorded.moves, {note.move: note for note in recorded.notes}
        told: dict[str, Any] = {
            "dealer": label(self.language, "dealer", seat=states[0].dealer),
            "moves": len(moves),
            "positions": [
                self.position(state, moves[place - 1] if place else None, notes.get(place - 1))
                for place, state in enumerate(states)
            ],
            "sheet": None,
        }
        if number < len(played.scores):
            scores = played.scores[number]
            told["sheet"] = [
                [line.seat, line.points, line.text(self.language), line.rule.id]
                for line in self.game.scoresheet(states[-1])
            ]
            self.totals = [old + new for old, new in zip(self.totals, scores, strict=True)]
            told["scores"] = list(scores)
            # The totals of a deal on its own are not known.
            told["totals"] = None if self.record.single else self.totals
        return told

    def position(self, state: AnyPhase, move: BaseMove | None, note: Note | None) -> dict[str, Any]:
        """A position, the move that led to it, and what is noted on the move."""
        seen = picture(state)
        told: dict[str, Any] = {
            "turn": list(seen.to_move),
            "hands": [" ".join(map(str, hand)) for hand in state.hands],
            "asked": [
                [[int(legal), self.number(text)] for legal, text in self.answers(state, seat)]
                for seat in self.seats
            ],
            "columns": [list(numbers) for _, numbers in seen.columns],
            "lines": [self.line(line) for line in seen.lines],
            "own": [
                [self.kept(self.line(line)) for line in self.own_lines(state, seat, seen.lines)]
                for seat in self.seats
            ],
        }
        if move is not None:
            told["move"] = self.number(move_text(move, self.language))
            told["by"] = move.seat
            hidden = hidden_text(move, self.language)
            if hidden:
                told["hidden"] = self.number(hidden)
        if note is not None and note.comment:
            told["comment"] = self.number(note.comment)
        if note is not None and note.time is not None:
            told["time"] = f"{note.time:%Y-%m-%d %H:%M:%S} UTC"
        return told

    def line(self, line: Line) -> list[Any]:
        """
        A line under the hands: its label, its cards or how many there are, and which seat sees
        them.
        """
        cards: Any = line.cards
        if isinstance(cards, tuple):
            cards = [[seat, str(card)] for seat, card in cards]
        return [
            self.number(label(self.language, line.key, **line.details)),
            cards,
            line.owner,
        ]

    def own_lines(self, state: AnyPhase, seat: int, shown: Sequence[Line]) -> Iterator[Line]:
        """What only this seat sees besides, such as the cards that it got by passing."""
        there = [line.cards for line in shown if line.owner == seat]
        for line in picture(self.game.view(state, seat)).lines:
            if line.owner == seat and line.cards not in there:
                yield line

    def answers(self, state: AnyPhase, seat: int) -> Iterator[tuple[bool, str]]:
        """For each card of a hand whether it is legal, and what there is to say about it."""
        for answer in self.game.NOTATION.answers(state, seat):
            parts = [label(self.language, "page.takes", takes=takes) for takes in answer.takes]
            if answer.refusal is None:
                parts.append(label(self.language, "page.legal"))
            else:
                parts.append(answer.refusal.text(self.language))
            yield answer.legal, "; ".join(parts)


def fragment(record: Record, language: str) -> str:
    """A record for a notebook: what it is about, and its deals, which can be opened one by one."""
    played = replay(record)
    about = [*record.headers, (label(language, "page.options"), repr(record.options))]
    parts = [f"<div><strong>{record.game.capitalize()}</strong></div>"]
    parts += [f"<div>{escape(name)}: {escape(value)}</div>" for name, value in about]
    numbers = range(len(played.states))
    parts += [_deal(record, number, played, language) for number in numbers[:_MOST_SHOWN]]
    if numbers[_MOST_SHOWN:]:
        count = len(numbers) - _MOST_SHOWN
        parts.append(f"<div>{label_html(language, 'page.more', count=count)}</div>")
    if played.error is not None:
        parts.append(f"<div><strong>{escape(str(played.error))}</strong></div>")
    return block_html(language, "".join(parts))


def _deal(record: Record, number: int, played: MatchReplay, language: str) -> str:
    states = played.states[number]
    made = record.deals[number].moves[: len(states) - 1]
    summary = [
        label(language, f"deal{picture(states[0]).called}", number=record.number + number + 1),
        f"{label(language, 'page.moves')}: {len(made)}",
    ]
    if number < len(played.scores):
        scores = " ".join(map(str, played.scores[number]))
        summary.append(f"{label(language, 'score')}: {scores}")
    moves = "".join(f"<li>{move_html(move, language)}</li>" for move in made)
    return (
        f"<details><summary>{escape(', '.join(summary))}</summary>"
        f"{as_html(picture(states[0]), language)}<ol>{moves}</ol></details>"
    )
