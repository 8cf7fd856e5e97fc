"""
Worked positions as pictures: as HTML for the built pages, and as an SVG file for a forge.

Both are drawn from the same `Drawing`. What is legal is marked in the hand itself: cards that may
be played stand out, the others are grey, and under a card of Hurrikan stands what it takes.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from html import escape
from textwrap import wrap
from typing import TYPE_CHECKING, Any

import attrs

from vorhand import Card, Rank, Suit
from vorhand.show.pictures import picture
from vorhand.show.words import capital, label, sign

if TYPE_CHECKING:
    from tests.worked import Position

RED = (Suit.DIAMONDS, Suit.HEARTS)
LEGAL, BARRED = "legal", "barred"
UNUSED = {"previous-trick", "last-lay", "last-capture", "stock"}
"""Lines that say nothing about the position if there is anything else to look at."""
ALWAYS = {"parties.both", "parties.last"}
"""Lines that tell a rule, not the position."""


@attrs.frozen
class Drawn:
    """A card in a picture."""

    card: Card
    seat: int | None = None
    """Who played it."""
    mark: str = ""
    """Whether it may be played: `LEGAL`, `BARRED`, or nothing is said."""
    takes: tuple[tuple[Card, ...], ...] = ()
    """Each way in which it may be played in Hurrikan; a way that takes nothing is a lay."""


@attrs.frozen
class Row:
    """Cards in a row, and what they are; without cards it is only said."""

    label: str
    cards: tuple[Drawn, ...] = ()
    hand: bool = False
    """Whether it is a hand, which has lines of its own below its label."""


@attrs.frozen
class Refusal:
    """A move that is refused, and why."""

    move: str
    reason: str
    rule: Any


@attrs.frozen
class Drawing:
    """What is drawn of a position."""

    game: str
    options: tuple[str, ...]
    """Options that are not as usual, as they are written in code."""
    rows: tuple[Row, ...]
    refusals: tuple[Refusal, ...]
    sheet: Any
    """The sheet of a finished deal, or None."""
    score: tuple[int, ...]


# --- From a position


def drawing_of(position: Position) -> Drawing:
    """What is drawn of a position."""
    data, state, module = position.data, position.state, position.module
    over = "score" in data or "lines" in data
    return Drawing(
        game=position.game,
        options=tuple(position.options_told()),
        rows=() if over else tuple(_rows(position, state)),
        refusals=tuple(_refusals(position, state)),
        sheet=module.scoresheet(state) if over else None,
        score=module.score(state) if over else (),
    )


def _rows(position: Position, state: Any) -> Iterator[Row]:
    module, seat = position.module, position.seat(state)
    seen = picture(state if seat is None else module.view(state, seat))
    lines = [
        Row(capital(label("en", line.key, **line.details)), _cards(line)) for line in seen.lines
    ]
    told = [
        attrs.evolve(
            row, label=f"{row.label}: {_how_many(line.cards if isinstance(line.cards, int) else 0)}"
        )
        if isinstance(line.cards, int) or line.cards == ()
        else row
        for row, line in zip(lines, seen.lines, strict=True)
    ]
    running = any(line.key in {"trick", "table"} for line in seen.lines)
    kept = [
        row
        for row, line in zip(told, seen.lines, strict=True)
        if not (running and line.key in UNUSED) and line.key not in ALWAYS
    ]
    yield from (row for row in kept if row.cards)
    if seat is not None:
        turn = ", to move" if seat in module.to_move(state) else ""
        yield Row(f"Hand of seat {seat}{turn}", tuple(_hand(position, state, seat)), hand=True)
    said = [row.label for row in kept if not row.cards]
    if said:
        yield Row("; ".join(said) + ".")
    if "legal" in position.data and seat is not None:
        others = [move for move in module.legal_moves(state, seat) if not hasattr(move, "card")]
        yield from (Row(f"May be done: {move.text('en')}.") for move in others)


def _how_many(number: int) -> str:
    return f"{number or 'no'} {'card' if number == 1 else 'cards'}"


def _cards(line: Any) -> tuple[Drawn, ...]:
    if line.cards is None or isinstance(line.cards, int):
        return ()
    return tuple(Drawn(card, seat) for seat, card in line.cards)


def _hand(position: Position, state: Any, seat: int) -> Iterator[Drawn]:
    """The hand that is looked at, with what is claimed of its cards marked on them."""
    data, module = position.data, position.module
    claimed = "cards" in data or "legal" in data
    legal = [move for move in module.legal_moves(state, seat) if hasattr(move, "card")]
    refused = {
        move.card
        for text in data.get("refused", {})
        for move in position.moves(text)
        if hasattr(move, "card") and move.seat == seat
    }
    for card in state.hands[seat]:
        ways = [tuple(getattr(move, "takes", ())) for move in legal if move.card == card]
        mark = (LEGAL if ways else BARRED) if claimed else BARRED if card in refused else ""
        shown = tuple(ways) if claimed and position.game == "hurrikan" else ()
        yield Drawn(card, None, mark, shown)


def _refusals(position: Position, state: Any) -> Iterator[Refusal]:
    for text in position.data.get("refused", {}):
        move = position.module.parse_move(text)
        broken = position.module.violation(state, move)
        yield Refusal(capital(move.text("en")), broken.text("en"), broken.rule)


# --- As HTML


def html_of(drawing: Drawing, told: str = "") -> str:
    """
    A picture as HTML; its styles are in ``docs/_static/pages.css``.

    A link to a rule is written as ``href="rule:hearts.breaking"``, one to the options of a game as
    ``href="rule:hearts-options"``: the pages know where these are. ``told`` is said of the picture
    to those who do not see it.
    """
    rows = [*_options_html(drawing), *map(_row_html, drawing.rows)]
    rows += [
        f'<p class="refused"><b>Refused:</b> {escape(refusal.move)}: {escape(refusal.reason)} '
        f"({_link(refusal.rule)}).</p>"
        for refusal in drawing.refusals
    ]
    if drawing.sheet is not None:
        rows.append(_sheet_html(drawing))
    name = f' aria-label="{escape(told)}"' if told else ""
    return f'<div class="position" role="group"{name}>{"".join(rows)}</div>'


def _link(rule: Any) -> str:
    return f'<a class="reference internal" href="rule:{rule.id}">{escape(rule.heading("en"))}</a>'


def _options_html(drawing: Drawing) -> list[str]:
    told = ", ".join(f"<code>{escape(option)}</code>" for option in drawing.options)
    link = f'<a class="reference internal" href="rule:{drawing.game}-options">Options:</a>'
    return [f'<p class="set">{link} {told}</p>'] if told else []


def _row_html(row: Row) -> str:
    if not row.cards:
        return f"<p>{escape(row.label)}</p>"
    cards = "".join(map(_drawn_html, row.cards))
    kind = "hand" if row.hand else "row"
    return f'<p class="{kind}"><b>{escape(row.label)}:</b> <span>{cards}</span></p>'


def _drawn_html(drawn: Drawn) -> str:
    said = {LEGAL: ", may be played", BARRED: ", may not be played"}.get(drawn.mark, "")
    name = escape(drawn.card.name("en")) + said
    classes = " ".join(["pcard", *(["red"] if drawn.card.suit in RED else []), drawn.mark]).strip()
    card = f'<span class="{classes}" role="img" aria-label="{name}">{sign(drawn.card)}</span>'
    if drawn.seat is not None:
        card = f'<span class="played">seat {drawn.seat} {card}</span>'
    if drawn.takes:
        ways = "".join(f"<small>{escape(_way(way))}</small>" for way in drawn.takes)
        card = f'<span class="by">{card}{ways}</span>'
    return card + " "


def _way(way: Sequence[Card]) -> str:
    return f"takes {' '.join(map(sign, way))}" if way else "is laid"


def _sheet_html(drawing: Drawing) -> str:
    lines = "".join(
        f"<tr><td>{_listed(seats)}</td><td>{_signed(line.points)}</td>"
        f"<td>{escape(line.text('en'))} ({_link(line.rule)})</td></tr>"
        for line, seats in _shared(drawing.sheet)
    )
    return (
        "<table><thead><tr><th>seat</th><th>points</th><th>why</th></tr></thead>"
        f"<tbody>{lines}</tbody></table><p><b>Score:</b> {_score(drawing)}.</p>"
    )


def _shared(sheet: Any) -> list[tuple[Any, list[int]]]:
    """The lines of a sheet, each with the seats for which it is the same."""
    found: list[tuple[Any, list[int]]] = []
    for line in sheet:
        for other, seats in found:
            same = (other.rule, other.points, other.text("en"))
            if same == (line.rule, line.points, line.text("en")) and line.seat not in seats:
                seats.append(line.seat)
                break
        else:
            found.append((line, [line.seat]))
    return found


def _listed(seats: Sequence[int]) -> str:
    return ", ".join(map(str, seats))


def _signed(points: int) -> str:
    return f"{points:+}" if points else "0"


def _score(drawing: Drawing) -> str:
    return ", ".join(f"seat {seat}: {points}" for seat, points in enumerate(drawing.score))


# --- As a file

WIDTH, MARGIN = 500, 15
CARD, HIGH, GAP, WIDE = 34, 36, 2, 78
LINE = 23
"""The height of a line of text."""
LETTERS = 52
"""So many letters of a text stand in a line; fonts differ, so some room is left."""
ROOM = "\0"
"""Stands for room that a text needs beside its letters."""
INK, GREY, RED_INK, LINK = "#1c1c1c", "#767676", "#b00020", "#3a5a40"


class Sheet:
    """A sheet that is filled from above."""

    def __init__(self) -> None:
        self.parts: list[str] = []
        self.y = MARGIN

    def text(self, text: str, *, bold: bool = False) -> None:
        """A text, in as many lines as it needs."""
        weight = ' font-weight="600"' if bold else ""
        # A suit is as wide as two letters.
        wide = re.sub("([♣♦♥♠])", rf"\1{ROOM}", text)
        for line in (line.replace(ROOM, "") for line in wrap(wide, LETTERS)):
            self.y += LINE
            self.parts.append(
                f'<text x="{MARGIN}" y="{self.y - 6}" font-size="17"{weight}>{escape(line)}</text>'
            )

    def cards(self, cards: Sequence[Drawn]) -> None:
        """Cards in rows, with what is said below each of them."""
        below = [_below(drawn) for drawn in cards]
        step = WIDE if any(below) else CARD + GAP
        many = (WIDTH - 2 * MARGIN + GAP) // step
        for first in range(0, len(cards), many):
            here = range(first, min(first + many, len(cards)))
            for place, number in enumerate(here):
                self._card(cards[number], MARGIN + place * step, below[number])
            self.y += HIGH + 4 + 19 * max(len(below[number]) for number in here)
        self.y += 4

    def _card(self, drawn: Drawn, x: int, below: Sequence[str]) -> None:
        barred = drawn.mark == BARRED
        edge = f'stroke="{LINK}" stroke-width="2.5"' if drawn.mark == LEGAL else 'stroke="#8a8a8a"'
        fill = "#e7e5df" if barred else "#ffffff"
        ink = RED_INK if drawn.card.suit in RED else INK
        faint = ' opacity="0.5"' if barred else ""
        middle, size = x + CARD // 2, 15 if drawn.card.rank is Rank.TEN else 17
        self.parts.append(
            f'<g{faint}><rect x="{x}" y="{self.y + 2}" width="{CARD - 1}" height="{HIGH - 3}" '
            f'rx="5" fill="{fill}" {edge}/>'
            f'<text x="{middle}" y="{self.y + 25}" text-anchor="middle" '
            f'font-size="{size}" font-weight="600" fill="{ink}">{sign(drawn.card)}</text></g>'
        )
        self.parts += [
            f'<text x="{x}" y="{self.y + HIGH + 15 + 19 * number}" font-size="15">{line}</text>'
            for number, line in enumerate(below)
        ]

    def svg(self, told: str) -> str:
        """The file."""
        high = self.y + MARGIN
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {high}" width="{WIDTH}" '
            f'height="{high}" font-family="system-ui, sans-serif" fill="{INK}" role="img">\n'
            f"<title>{escape(told)}</title>\n"
            f'<rect x="1" y="1" width="{WIDTH - 2}" height="{high - 2}" rx="10" fill="#fbfaf7" '
            'stroke="#c9c4b8"/>\n' + "\n".join(self.parts) + "\n</svg>\n"
        )


def _below(drawn: Drawn) -> list[str]:
    """The lines below a card."""
    if drawn.seat is not None:
        return [f"seat {drawn.seat}"]
    ways = [wrap(" ".join(map(sign, way)), 6) or ["is laid"] for way in drawn.takes]
    takes = ["takes"] if any(drawn.takes) else []
    return takes + [line for way in ways for line in ([*way, "or"] if way != ways[-1] else way)]


def svg_of(drawing: Drawing, told: str) -> str:
    """A picture as an SVG file on a light panel, so that it is seen on a dark page as well."""
    sheet = Sheet()
    if drawing.options:
        sheet.text(f"Options: {', '.join(drawing.options)}")
    for row in drawing.rows:
        sheet.text(row.label, bold=bool(row.cards))
        if row.cards:
            sheet.cards(row.cards)
    for refusal in drawing.refusals:
        sheet.text(f"Refused: {refusal.move}: {refusal.reason} ({refusal.rule.heading('en')}).")
    if drawing.sheet is not None:
        for line, seats in _shared(drawing.sheet):
            several = "s" if len(seats) > 1 else ""
            points = _signed(line.points)
            sheet.text(f"Seat{several} {_listed(seats)}: {points}, {line.text('en')}")
        sheet.text(f"Score: {_score(drawing)}.", bold=True)
    return sheet.svg(told)
