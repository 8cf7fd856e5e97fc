"""Values as text: deals as tables with aligned columns, moves and score sheets line by line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from vorhand.cards import Cards
from vorhand.kit.phases import Phase
from vorhand.kit.plays import BaseMove
from vorhand.kit.views import SeatView
from vorhand.rules import ScoreSheet
from vorhand.show.pictures import Line, Picture, head_of, picture
from vorhand.show.words import label, move_text, number_of_cards, suits_of
from vorhand.values import text_of


@text_of.register(Phase)
@text_of.register(SeatView)
def _of_deal(value: Phase[Any, Any] | SeatView[Any, Any], language: str) -> str:
    return as_text(picture(value), language)


@text_of.register
def _of_move(move: BaseMove, language: str) -> str:
    return move_text(move, language)


@text_of.register
def _of_sheet(sheet: ScoreSheet, language: str) -> str:
    """A row for each line of the sheet, with seat, points and reason."""
    rows = [[str(line.seat), f"{line.points:+}", line.text(language)] for line in sheet]
    table = [[label(language, key) for key in ("seat", "points", "reason")], *rows]
    seats, points = (max(map(len, column)) for column in list(zip(*table, strict=True))[:2])
    return "\n".join(f"{seat:>{seats}}  {gets:>{points}}  {why}" for seat, gets, why in table)


def as_text(seen: Picture, language: str = "en") -> str:
    """A picture as a table with aligned columns."""
    heads = [label(language, key) for key, _ in seen.columns]
    rows = [
        [
            ">" if seat in seen.to_move else "",
            str(seat),
            hand,
            *(str(numbers[seat]) for _, numbers in seen.columns),
        ]
        for seat, hand in enumerate(_hands_as_text(seen.hands, language))
    ]
    table = [["", label(language, "seat"), label(language, "hand"), *heads], *rows]
    widths = [max(map(len, column)) for column in zip(*table, strict=True)]
    lines = [", ".join(head_of(seen, language))]
    for row in table:
        mark, seat, hand, *numbers = row
        cells = [mark.ljust(widths[0]), seat.rjust(widths[1]), hand.ljust(widths[2])]
        cells += [cell.rjust(width) for cell, width in zip(numbers, widths[3:], strict=True)]
        lines.append("  ".join(cells).rstrip())
    return "\n".join([*lines, *_lines_as_text(seen.lines, language)])


def _hands_as_text(hands: Sequence[Cards | int], language: str) -> list[str]:
    """Hands suit by suit, with the cards of a suit below each other."""
    suits = [suits_of(hand) if isinstance(hand, Cards) else [] for hand in hands]
    widths = [max(map(len, column)) for column in zip(*filter(None, suits), strict=True)]
    return [
        "  ".join(
            part.ljust(width) for part, width in zip(parts, widths, strict=True) if width
        ).rstrip()
        if hand and isinstance(hand, Cards)
        else number_of_cards(language, hand if isinstance(hand, int) else 0)
        for hand, parts in zip(hands, suits, strict=True)
    ]


def _lines_as_text(lines: Sequence[Line], language: str) -> list[str]:
    labels = [label(language, line.key, **line.details) for line in lines]
    width = max(
        (len(text) for text, line in zip(labels, lines, strict=True) if line.cards is not None),
        default=0,
    )
    return [
        text if line.cards is None else f"{text.ljust(width)}  {_cards_as_text(line, language)}"
        for text, line in zip(labels, lines, strict=True)
    ]


def _cards_as_text(line: Line, language: str) -> str:
    if isinstance(line.cards, tuple) and line.cards:
        return "  ".join(
            card.pretty if seat is None else f"{seat}:{card.pretty}" for seat, card in line.cards
        )
    return number_of_cards(language, line.cards or 0)  # type: ignore[arg-type] # a number, or none
