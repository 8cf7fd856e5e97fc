"""Values as text: deals as tables with aligned columns, moves and score sheets line by line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from vorhand.cards import Cards
from vorhand.kit.phases import Phase
from vorhand.kit.plays import BaseMove
from vorhand.kit.views import SeatView
from vorhand.rules import ScoreSheet
from vorhand.rules.people import Names, check_names
from vorhand.show.pictures import Line, Picture, SeatCards, head_of, picture
from vorhand.show.words import label, move_text, number_of_cards, seat_sign, sign, suits_of
from vorhand.values import text_of


@text_of.register(Phase)
@text_of.register(SeatView)
def _of_deal(
    value: Phase[Any, Any] | SeatView[Any, Any], language: str, names: Names = None
) -> str:
    return as_text(picture(value), language, names)


@text_of.register
def _of_move(move: BaseMove, language: str, names: Names = None) -> str:
    return move_text(move, language, names)


@text_of.register
def _of_sheet(sheet: ScoreSheet, language: str, names: Names = None) -> str:
    """A row for each line of the sheet, with seat, points and reason."""
    rows = [
        [seat_sign(line.seat, names), f"{line.points:+}", line.text(language, names=names)]
        for line in sheet
    ]
    table = [[label(language, key) for key in ("seat", "points", "reason")], *rows]
    seats, points = (max(map(len, column)) for column in list(zip(*table, strict=True))[:2])
    side = "<" if names else ">"  # names begin at the same place, numbers end there
    return "\n".join(f"{seat:{side}{seats}}  {gets:>{points}}  {why}" for seat, gets, why in table)


def with_seats(cards: SeatCards, names: Names = None) -> str:
    """Cards in a row, each behind the seat that played it."""
    return "  ".join(
        sign(card) if seat is None else f"{seat_sign(seat, names)}:{sign(card)}"
        for seat, card in cards
    )


def as_text(seen: Picture, language: str = "en", names: Names = None) -> str:
    """A picture as a table with aligned columns."""
    check_names(names)
    heads = [label(language, key) for key, _ in seen.columns]
    rows = [
        [
            ">" if seat in seen.to_move else "",
            seat_sign(seat, names),
            hand,
            *(str(numbers[seat]) for _, numbers in seen.columns),
        ]
        for seat, hand in enumerate(_hands_as_text(seen.hands, language))
    ]
    table = [["", label(language, "seat"), label(language, "hand"), *heads], *rows]
    widths = [max(map(len, column)) for column in zip(*table, strict=True)]
    lines = [", ".join(head_of(seen, language, names))]
    for row in table:
        mark, seat, hand, *numbers = row
        placed = seat.ljust(widths[1]) if names else seat.rjust(widths[1])
        cells = [mark.ljust(widths[0]), placed, hand.ljust(widths[2])]
        cells += [cell.rjust(width) for cell, width in zip(numbers, widths[3:], strict=True)]
        lines.append("  ".join(cells).rstrip())
    return "\n".join([*lines, *_lines_as_text(seen.lines, language, names)])


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


def _lines_as_text(lines: Sequence[Line], language: str, names: Names) -> list[str]:
    labels = [label(language, line.key, names, **line.details) for line in lines]
    width = max(
        (len(text) for text, line in zip(labels, lines, strict=True) if line.cards is not None),
        default=0,
    )
    return [
        text
        if line.cards is None
        else f"{text.ljust(width)}  {_cards_as_text(line, language, names)}"
        for text, line in zip(labels, lines, strict=True)
    ]


def _cards_as_text(line: Line, language: str, names: Names) -> str:
    if isinstance(line.cards, tuple) and line.cards:
        return with_seats(line.cards, names)
    return number_of_cards(language, line.cards or 0)  # type: ignore[arg-type] # a number, or none
