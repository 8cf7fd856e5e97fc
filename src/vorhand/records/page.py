"""What the page of a record is made of: all that its script reads, worked out by the rules."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

import attrs

from vorhand.cards import Card, Cards
from vorhand.game import GAMES
from vorhand.kit.plays import BaseMove, CardPlay
from vorhand.languages import language_of
from vorhand.records.headers import about, players_of, seats_of
from vorhand.records.model import Note, Record
from vorhand.records.replaying import AnyPhase, Fault, MatchReplay, replay
from vorhand.rules import Violation
from vorhand.rules.people import Names, person
from vorhand.show.pictures import Line, Picture, picture
from vorhand.show.words import capital, hidden_text, label, move_text

_WORDS: Final = ("page.", "cards", "seat", "points", "reason", "rule", "score", "total", "deal")
"""How the keys of those labels begin that the script fills in itself."""
_TRICKS: Final = "tricks"
"""The column that says how many tricks a seat has taken."""
_OF_ALL_VIEWS: Final = ("seat", "hand", "public")


def page_data(record: Record, language: str) -> dict[str, Any]:
    """
    Everything that the script of the page reads.

    Raises:
        UnknownLanguage: the library has no words in the language.
        WrongTypeError: the language is not a text.
    """
    return _Teller(record, language).data()


def result_text(record: Record, played: MatchReplay, language: str) -> str:
    """Who has won the match, and how far ahead; empty as long as it is not over."""
    match = played.match
    if match is None or not match.over:
        return ""
    words, names, totals = language_of(language), players_of(record), match.totals
    winners, best = match.winners, totals[match.winners[0]]
    behind = {seat: abs(total - best) for seat, total in enumerate(totals) if seat not in winners}
    margin = min(behind.values(), default=0)
    nearest = [seat for seat, distance in behind.items() if distance == margin]
    case = "" if len(winners) == 1 else "/several" if behind else "/all"
    winning, others = (
        _listed([person(words, seat, names) for seat in seats], language)
        for seats in (winners, nearest)
    )
    details = {"total": best, "margin": margin, "others": others}
    return label(language, f"page.won{case}", winners=winning, **details)


def _listed(names: Sequence[str], language: str) -> str:
    """Names one after the other, with a word before the last."""
    *first, last = names or ("",)
    return label(language, "page.and", one=", ".join(first), other=last) if first else last


def stop_text(error: Fault, language: str, names: Names) -> str:
    """What is wrong with a record: the move that is refused, the reason, and the rule."""
    text = error.text(language, names=names)
    broken = error.violation
    if broken is not None:
        text = f"{move_text(broken.move, language, names)}: {text} [{broken.rule.id}]"
    return capital(text)


class _Teller:
    """Gathers what the page shows; a text that comes up again and again is kept only once."""

    def __init__(self, record: Record, language: str) -> None:
        self.record, self.language = record, language
        self.words = language_of(language)
        self.game = GAMES[record.game]
        self.seats = range(record.options.players)
        self.names = players_of(record)
        self.texts: dict[str, int] = {}
        self.lines: dict[tuple[Any, ...], int] = {}
        self.slots: dict[str, int] = {}
        self.refusals: dict[tuple[Any, ...], str] = {}
        self.own: dict[tuple[Any, ...], list[Line]] = {}
        self.own_fields = [
            field.name
            for field in attrs.fields(self.game.View)
            if field.init and field.name not in _OF_ALL_VIEWS
        ]
        self.totals = [sum(line[seat] for line in record.scores) for seat in self.seats]

    def number(self, text: str) -> int:
        """The number of a text among those of the page."""
        return self.texts.setdefault(text, len(self.texts))

    def sentence(self, text: str) -> int:
        """The number of a text that begins with a capital."""
        return self.number(capital(text))

    def data(self) -> dict[str, Any]:
        """Everything that the script of the page reads."""
        record, played = self.record, replay(self.record)
        start = None if record.single else list(self.totals)
        deals = [self.deal(number, played) for number in range(len(played.states))]
        seen = [picture(states[0]) for states in played.states[:1]]
        columns = [key for one in seen for key, _ in one.columns]
        pack = self.game.pack(record.options)
        told = list(about(record, self.language))
        headers = [value for _, value in record.headers]
        return {
            "title": " - ".join([record.game.capitalize(), *headers]),
            "game": record.game.capitalize(),
            "about": [[capital(name), value] for name, value in told],
            "names": seats_of(record, self.language),
            "columns": [label(self.language, key) for key in columns],
            "cards": {str(card): card.name(self.language) for card in pack},
            "words": self.labels(seen[0].called if seen else ""),
            "before": record.number,
            "start": start,
            "deals": deals,
            "stop": self.stop(played.error),
            "result": capital(result_text(record, played, self.language)),
            "texts": list(self.texts),
            "lines": list(self.lines),
        }

    def labels(self, called: str) -> dict[str, str]:
        """The labels, with those about a deal as the game calls it."""
        labels = {key: text for key, text in self.words.labels.items() if key.startswith(_WORDS)}
        other = [key for key in labels if called and key.endswith(called)]
        return labels | {key.removesuffix(called): labels[key] for key in other}

    def stop(self, error: Fault | None) -> dict[str, Any] | None:
        """What is wrong with the record, to be shown after its good beginning."""
        if error is None:
            return None
        told: dict[str, Any] = {"text": stop_text(error, self.language, self.names)}
        if error.violation is not None:
            move: BaseMove = error.violation.move
            reason = self.reason(error.violation)
            told["reason"] = label(self.language, "page.refused", reason=reason)
            told["seat"] = move.seat
            told["cards"] = [str(card) for card in _cards_of(move)]
        return told

    def deal(self, number: int, played: MatchReplay) -> dict[str, Any]:
        """A deal: its positions, and its score sheet if it came to an end."""
        self.own.clear()  # of the deal before
        states, recorded = played.states[number], self.record.deals[number]
        moves, notes = recorded.moves, {note.move: note for note in recorded.notes}
        pictures = list(map(picture, states))
        told: dict[str, Any] = {
            "dealer": capital(self.label("dealer", seat=states[0].dealer)),
            "moves": len(moves),
            "positions": [
                self.position(
                    state, seen, moves[place - 1] if place else None, notes.get(place - 1)
                )
                for place, (state, seen) in enumerate(zip(states, pictures, strict=True))
            ],
            "tricks": list(tricks_in(moves[: len(states) - 1], pictures)),
            "sheet": None,
        }
        if number < len(played.scores):
            scores = played.scores[number]
            told["sheet"] = [
                [
                    line.seat,
                    line.points,
                    capital(line.text(self.language, names=self.names)),
                    line.rule.id,
                ]
                for line in self.game.scoresheet(states[-1])
            ]
            self.totals = [old + new for old, new in zip(self.totals, scores, strict=True)]
            told["scores"] = list(scores)
            # The totals of a deal on its own are not known.
            told["totals"] = None if self.record.single else self.totals
        return told

    def position(
        self, state: AnyPhase, seen: Picture, move: BaseMove | None, note: Note | None
    ) -> dict[str, Any]:
        """A position, the move that led to it, and what is noted on the move."""
        told: dict[str, Any] = {
            "turn": list(seen.to_move),
            "hands": [self.number(str(hand)) for hand in state.hands],
            "asked": [self.answers(state, seat) for seat in self.seats],
            "columns": [list(numbers) for _, numbers in seen.columns],
            "lines": [self.line(line) for line in seen.lines],
            "own": [
                [self.line(line) for line in self.own_lines(state, seat, seen.lines)]
                for seat in self.seats
            ],
        }
        if move is not None:
            told["move"] = self.sentence(self.move(move))
            told["by"] = move.seat
            hidden = hidden_text(move, self.language, self.names)
            if hidden:
                told["hidden"] = self.sentence(hidden)
        if note is not None and note.comment:
            told["comment"] = self.number(note.comment)
        if note is not None and note.time is not None:
            told["time"] = f"{note.time:%Y-%m-%d %H:%M:%S} UTC"
        return told

    def label(self, key: str, **details: object) -> str:
        """A label with its places filled in, and seats by their names."""
        return label(self.language, key, self.names, **details)

    def move(self, move: BaseMove) -> str:
        """A move in one line."""
        return move_text(move, self.language, self.names)

    def line(self, line: Line) -> int:
        """
        A line around the hands: its label, its cards or how many there are, which seat sees them,
        and the slot that it lies in if it is cards that everybody sees. Most lines stay for several
        moves, so it is the number among all lines.
        """
        cards: Any = line.cards
        slot = None
        if isinstance(cards, tuple):
            cards = " ".join(f"{'' if seat is None else seat}:{card}" for seat, card in cards)
            if line.owner is None:
                # A card that was laid and one that captured are told in lines of two keys,
                # "last-lay" and "last-capture", which lie in one place.
                slot = self.slots.setdefault(line.key.partition("-")[0], len(self.slots))
        text = self.sentence(self.label(line.key, **line.details))
        return self.lines.setdefault((text, cards, line.owner, slot), len(self.lines))

    def own_lines(self, state: AnyPhase, seat: int, shown: Sequence[Line]) -> Iterator[Line]:
        """What only this seat sees besides, such as the cards that it got by passing."""
        view = self.game.view(state, seat)
        # All that it rests on is in fields of the view that stay for many moves.
        key = (seat, *[getattr(view, name) for name in self.own_fields])
        if key not in self.own:
            self.own[key] = [line for line in picture(view).lines if line.owner == seat]
        there = [line.cards for line in shown if line.owner == seat]
        yield from (line for line in self.own[key] if line.cards not in there)

    def answers(self, state: AnyPhase, seat: int) -> list[list[int]] | list[int]:
        """
        For each card of a hand whether it is legal, and what there is to say about it. If that is
        the same of all cards, as it is of seats that are not to move, it stands there once.
        """
        told = [
            [int(answer.legal), self.number(self.answer(answer.takes, answer.refusal))]
            for answer in self.game.NOTATION.answers(state, seat)
        ]
        return told[0] if told and all(one == told[0] for one in told) else told

    def answer(self, takes: Sequence[Cards], refusal: Violation[Any] | None) -> str:
        """What there is to say about a card of a hand."""
        parts = [label(self.language, "page.takes", takes=cards) for cards in takes]
        if refusal is None:
            return "; ".join([*parts, label(self.language, "page.legal")])
        return "; ".join([*parts, self.reason(refusal)])

    def reason(self, refusal: Violation[Any]) -> str:
        """Why a card is refused; the same is said of many cards, and put in words once."""
        key = (refusal.rule.id, refusal.case, refusal.details)
        if key not in self.refusals:
            self.refusals[key] = refusal.text(self.language, names=self.names)
        return self.refusals[key]


def _cards_of(move: BaseMove) -> Iterator[Card]:
    """The cards that a move is about."""
    for value in move.told[1].values():
        if isinstance(value, Card):
            yield value
        elif isinstance(value, Cards):
            yield from value


def tricks_in(moves: Sequence[BaseMove], pictures: Sequence[Picture]) -> Iterator[list[int]]:
    """
    Yield for each trick of a deal the place after its first card, and the seat that takes it, -1
    for a trick that is not complete. In a game without tricks there are none.
    """
    if _TRICKS not in dict(pictures[0].columns):
        return
    taken = [dict(seen.columns)[_TRICKS] for seen in pictures]
    begun = 0
    for place, move in enumerate(moves, 1):
        if not isinstance(move, CardPlay):
            continue
        begun = begun or place
        for seat, number in enumerate(taken[place]):
            if number > taken[place - 1][seat]:
                yield [begun, seat]
                begun = 0
    if begun:
        yield [begun, -1]
