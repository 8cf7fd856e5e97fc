"""Values as HTML: fragments with their own styles, without scripts or other files."""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping, Sequence
from html import escape
from typing import Any, Final

from vorhand.cards import Card, Cards
from vorhand.kit.phases import Phase
from vorhand.kit.plays import BaseMove
from vorhand.kit.views import SeatView
from vorhand.languages import language_of
from vorhand.rules import ScoreLine, ScoreSheet
from vorhand.rules.refusals import sentence_by
from vorhand.show.pictures import Line, Picture, head_of, picture
from vorhand.show.words import number_of_cards, sign
from vorhand.suits import Suit
from vorhand.values import html_of

_RED: Final = (Suit.DIAMONDS, Suit.HEARTS)
# A card is dark on white whatever is around it, so that it can be read on light and dark pages.
_BOX: Final = (
    "display:inline-block;min-width:1.6em;margin:.1em;padding:0 .3em;border:1px solid #767676;"
    "border-radius:.25em;background:#fff;font-weight:600;text-align:center;white-space:nowrap;color:"
)
_BLOCK: Final = "font-family:system-ui,sans-serif;line-height:1.7"
_CELL: Final = "vertical-align:top;padding:.1em .7em .1em 0;text-align:"


@html_of.register(Phase)
@html_of.register(SeatView)
def _of_deal(value: Phase[Any, Any] | SeatView[Any, Any], language: str) -> str:
    return as_html(picture(value), language)


@html_of.register
def _of_move(move: BaseMove, language: str) -> str:
    return block_html(language, move_html(move, language))


@html_of.register
def _of_sheet(sheet: ScoreSheet, language: str) -> str:
    """The lines of a score sheet as a table with seat, points, reason and rule."""
    rows = [
        [
            str(line.seat),
            f"{line.points:+}",
            _reason(line, language),
            f"<code>{escape(line.rule.id)}</code>",
        ]
        for line in sheet
    ]
    heads = [label_html(language, key) for key in ("seat", "points", "reason", "rule")]
    return block_html(language, table_html(heads, rows, [1]))


def _reason(line: ScoreLine, language: str) -> str:
    """The sentence of a line with its cards drawn, or the summary of its rule if it has none."""
    words, details = language_of(language), dict(line.filled)
    told = sentence_by(
        words, line.rule, line.case, lambda text: filled_html(language, text, details)
    )
    return escape(line.rule.summary) if told is None else told


# --- Sentences and cards


def move_html(move: BaseMove, language: str) -> str:
    """A move in one line, with its cards drawn."""
    key, details = move.told
    return label_html(language, key, **details)


def label_html(language: str, key: str, **details: object) -> str:
    """A label of a language with its places filled in, and cards drawn."""
    return filled_html(language, language_of(language).labels[key], details)


def filled_html(language: str, sentence: str, details: Mapping[str, object]) -> str:
    """A sentence as HTML with its details filled in, and cards drawn."""
    filled = {name: _as_html(language, value) for name, value in details.items()}
    return escape(sentence).format_map(filled)


def card_html(card: Card, language: str = "en") -> str:
    """A card as a small box with its sign, and with its name for those who cannot see it."""
    name = escape(card.name(language))
    color = "#b00020" if card.suit in _RED else "#111"
    return (
        f'<span role="img" aria-label="{name}" title="{name}" style="{_BOX}{color}">'
        f"{sign(card)}</span>"
    )


def cards_html(cards: Iterable[Card], language: str = "en") -> str:
    """Cards side by side."""
    return " ".join(card_html(card, language) for card in cards)


def _as_html(language: str, value: object) -> object:
    """Numbers stay numbers, so that they can be formatted; anything else is drawn or escaped."""
    if isinstance(value, Card):
        return card_html(value, language)
    if isinstance(value, Cards):
        return cards_html(value, language)
    if isinstance(value, Suit):
        return escape(language_of(language).suits[value])
    return escape(value) if isinstance(value, str) else value


def block_html(language: str, inside: str) -> str:
    """A fragment for a notebook, which has its styles in it and loads nothing."""
    return f'<div lang="{escape(language)}" style="{_BLOCK}">{inside}</div>'


def table_html(heads: Sequence[str], rows: Iterable[Sequence[str]], numbers: Container[int]) -> str:
    """A table of HTML. ``numbers`` are the columns that are aligned to the right."""
    sides = ["right" if place in numbers else "left" for place in range(len(heads))]

    def row(opening: str, tag: str, cells: Sequence[str]) -> str:
        parts = zip(cells, sides, strict=True)
        return "".join(f'<{opening} style="{_CELL}{side}">{cell}</{tag}>' for cell, side in parts)

    head = row('th scope="col"', "th", heads)
    body = "".join(f"<tr>{row('td', 'td', cells)}</tr>" for cells in rows)
    return (
        f'<table style="border-collapse:collapse"><thead><tr>{head}</tr></thead>'
        f"<tbody>{body}</tbody></table>"
    )


# --- Deals


def as_html(seen: Picture, language: str = "en") -> str:
    """A picture as a fragment with its own styles, without scripts or other files."""
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
