"""
What is to be seen of a deal at a moment, as text and as HTML.

A game says what there is (`Picture`) in its module ``showing``, from what everybody sees and the
hands as far as they are known. How that is laid out stands here, once for all games.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import singledispatch
from html import escape
from typing import Final, TypeAlias

import attrs

from vorhand.cards import Card, Cards
from vorhand.drawing import (
    block_html,
    card_html,
    cards_html,
    label,
    label_html,
    number_of_cards,
    suits_of,
    table_html,
)
from vorhand.errors import WrongTypeError, shown

NOBODY: Final = -1
"""The owner of cards that no seat sees."""

SeatCards: TypeAlias = tuple[tuple[int | None, Card], ...]
"""Cards in their order, each with the seat that played it; None on a table."""


@attrs.frozen
class Line:
    """A line under the hands: a label, and the cards that belong to it."""

    key: str
    """The key of the label."""
    cards: SeatCards | int | None = None
    """Its cards, or only how many; None if it is a label alone."""
    owner: int | None = None
    """The one seat that sees the cards; None if all do."""
    details: dict[str, object] = attrs.Factory(dict)
    """What is filled into the label."""


@attrs.frozen(kw_only=True)
class Picture:
    """What is to be seen of a deal, by whoever sees it."""

    game: str
    """The name of the game."""
    number: int
    """How many deals went before in the match."""
    dealer: int
    """The seat that dealt."""
    viewer: int | None
    """Whose view it is; None if all is open."""
    to_move: tuple[int, ...]
    """The seats that may act."""
    hands: tuple[Cards | int, ...]
    """By seat its cards, or only how many."""
    columns: tuple[tuple[str, tuple[int, ...]], ...]
    """The heads of the columns beside the hands, and the numbers by seat."""
    lines: tuple[Line, ...]
    """What stands below."""
    called: str = ""
    """What a deal is called, at the end of the keys of labels: ``/round`` in Hurrikan."""


def lying(cards: Cards) -> SeatCards:
    """Cards that lie somewhere, in order."""
    return tuple((None, card) for card in cards)


@singledispatch
def picture(value: object) -> Picture:
    """
    The picture of a state or a view. Each game registers its own.

    Raises:
        WrongTypeError: neither a state nor a view.
    """
    raise WrongTypeError(f"a state or a view is expected, not {shown(value)}")


class Pictured:
    """Prints as a table and shows as HTML: states and views."""

    __slots__ = ()

    def text(self, language: str = "en") -> str:
        """
        The table that ``print`` shows, in a language.

        Raises:
            UnknownLanguage: the library has no words in the language.
            WrongTypeError: the language is no text.
        """
        return as_text(picture(self), language)

    def html(self, language: str = "en") -> str:
        """
        The same as a fragment of HTML with cards, as notebooks show it.

        Raises:
            UnknownLanguage: the library has no words in the language.
            WrongTypeError: the language is no text.
        """
        return as_html(picture(self), language)

    def __str__(self) -> str:
        return self.text()

    def _repr_html_(self) -> str:
        return self.html()


def head_of(seen: Picture, language: str) -> Iterator[str]:
    """Which deal it is, and who is to move."""
    yield seen.game
    yield label(language, f"deal{seen.called}", number=seen.number + 1)
    yield label(language, "dealer", seat=seen.dealer)
    if seen.viewer is not None:
        yield label(language, "view", seat=seen.viewer)
    seats = ", ".join(map(str, seen.to_move))
    yield (
        label(language, "to-move", seats=seats) if seats else label(language, f"over{seen.called}")
    )


def as_text(seen: Picture, language: str = "en") -> str:
    """A table with aligned columns."""
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
    """Hands suit by suit, the suits below each other."""
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


def as_html(seen: Picture, language: str = "en") -> str:
    """A fragment with styles of its own, without scripts and without files."""
    game, *rest = head_of(seen, language)
    keys = ["seat", "hand", *(key for key, _ in seen.columns)]
    rows = [
        [
            f"▸ <b>{seat}</b>" if seat in seen.to_move else str(seat),
            _hand_as_html(hand, language),
            *(str(numbers[seat]) for _, numbers in seen.columns),
        ]
        for seat, hand in enumerate(seen.hands)
    ]
    table = table_html([label_html(language, key) for key in keys], rows, range(2, len(keys)))
    lines = "".join(f"<div>{_line_as_html(line, language)}</div>" for line in seen.lines)
    head = f"<div><strong>{escape(game)}</strong>, {escape(', '.join(rest))}</div>"
    return block_html(language, head + table + lines)


def _hand_as_html(hand: Cards | int, language: str) -> str:
    if isinstance(hand, Cards) and hand:
        return cards_html(hand, language)
    return escape(number_of_cards(language, hand if isinstance(hand, int) else 0))


def _line_as_html(line: Line, language: str) -> str:
    text = label_html(language, line.key, **line.details)
    if line.cards is None:
        return text
    if isinstance(line.cards, int) or not line.cards:
        return f"{text}: {escape(number_of_cards(language, line.cards or 0))}"  # type: ignore[arg-type] # as above
    cards = (
        card_html(card, language) if seat is None else f"{seat} {card_html(card, language)}"
        for seat, card in line.cards
    )
    return f"{text}: {' '.join(cards)}"
