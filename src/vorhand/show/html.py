"""Values as HTML: fragments with their own styles, without scripts or other files."""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping, Sequence
from html import escape
from itertools import chain, repeat
from typing import Any, Final

from vorhand.cards import Card, Cards
from vorhand.kit.phases import Phase
from vorhand.kit.plays import BaseMove
from vorhand.kit.views import SeatView
from vorhand.languages import language_of
from vorhand.rules import Rule, ScoreSheet, Violation
from vorhand.rules.people import Names, check_names, with_people
from vorhand.rules.refusals import Details, sentence_by
from vorhand.show.pictures import Line, Picture, SeatCards, head_of, picture
from vorhand.show.words import number_of_cards, seat_sign, sign
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
def _of_deal(
    value: Phase[Any, Any] | SeatView[Any, Any], language: str, names: Names = None
) -> str:
    return as_html(picture(value), language, names)


@html_of.register
def _of_move(move: BaseMove, language: str, names: Names = None) -> str:
    return block_html(language, move_html(move, language, names))


@html_of.register
def _of_card(card: Card, language: str, names: Names = None) -> str:
    del names
    return block_html(language, card_html(card, language))


@html_of.register
def _of_cards(cards: Cards, language: str, names: Names = None) -> str:
    del names
    return block_html(language, _hand_as_html(cards, language))


@html_of.register(Violation)
def _of_violation(violation: Violation[Any], language: str, names: Names = None) -> str:
    """The move if there is one, the reason with its cards drawn, and the rule."""
    move = violation.move
    made = f"{move_html(move, language, names)}: " if isinstance(move, BaseMove) else ""
    reason = _sentence_html(violation.rule, violation.case, violation.details, language, names)
    return block_html(language, f"{made}{reason} <code>{escape(violation.rule.id)}</code>")


@html_of.register
def _of_sheet(sheet: ScoreSheet, language: str, names: Names = None) -> str:
    """The lines of a score sheet as a table with seat, points, reason and rule."""
    rows = [
        [
            escape(seat_sign(line.seat, names)),
            f"{line.points:+}",
            _sentence_html(line.rule, line.case, line.filled, language, names),
            f"<code>{escape(line.rule.id)}</code>",
        ]
        for line in sheet
    ]
    heads = [label_html(language, key) for key in ("seat", "points", "reason", "rule")]
    return block_html(language, table_html(heads, rows, [1], [line.seat for line in sheet]))


def _sentence_html(
    rule: Rule, case: str, details: Details, language: str, names: Names = None
) -> str:
    """The sentence of a rule with its cards drawn, or the summary of the rule if it has none."""
    filled = dict(details)
    told = sentence_by(
        language_of(language),
        rule,
        case,
        lambda text: filled_html(language, text, filled, names),
    )
    return escape(rule.text(language)) if told is None else told


# --- Sentences and cards


def move_html(move: BaseMove, language: str, names: Names = None) -> str:
    """A move in one line, with its cards drawn."""
    key, details = move.told
    return label_html(language, key, names, **details)


def label_html(language: str, key: str, names: Names = None, /, **details: object) -> str:
    """A label of a language with its places filled in, and cards drawn."""
    return filled_html(language, language_of(language).labels[key], details, names)


def filled_html(
    language: str, sentence: str, details: Mapping[str, object], names: Names = None
) -> str:
    """A sentence as HTML with its details filled in, and cards drawn."""
    filled = {name: _as_html(language, value) for name, value in details.items()}
    escaped = None if check_names(names) is None else list(map(escape, names or ()))
    return escape(sentence).format_map(with_people(language_of(language), filled, escaped))


def card_html(card: Card, language: str = "en") -> str:
    """A card as a small box with its sign, and with its name for those who cannot see it."""
    name = escape(card.name(language))
    color, kind = ("#b00020", " vorhand-red") if card.suit in _RED else ("#111", "")
    return (
        f'<span class="vorhand-card{kind}" data-card="{card}" role="img" aria-label="{name}" '
        f'title="{name}" style="{_BOX}{color}">{sign(card)}</span>'
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


def table_html(
    heads: Sequence[str],
    rows: Iterable[Sequence[str]],
    numbers: Container[int],
    seats: Iterable[int] = (),
) -> str:
    """
    A table of HTML. ``numbers`` are the columns that are aligned to the right, and ``seats`` those
    that the rows are about, if they are about seats.
    """
    sides = ["right" if place in numbers else "left" for place in range(len(heads))]

    def row(opening: str, tag: str, cells: Sequence[str]) -> str:
        parts = zip(cells, sides, strict=True)
        return "".join(f'<{opening} style="{_CELL}{side}">{cell}</{tag}>' for cell, side in parts)

    head = row('th scope="col"', "th", heads)
    marks = chain((f' data-seat="{seat}"' for seat in seats), repeat(""))
    body = "".join(
        f"<tr{mark}>{row('td', 'td', cells)}</tr>" for cells, mark in zip(rows, marks, strict=False)
    )
    return (
        f'<table style="border-collapse:collapse"><thead><tr>{head}</tr></thead>'
        f"<tbody>{body}</tbody></table>"
    )


# --- Deals


def as_html(seen: Picture, language: str = "en", names: Names = None) -> str:
    """A picture as a fragment with its own styles, without scripts or other files."""
    game, *rest = head_of(seen, language, names)
    called = [escape(seat_sign(seat, names)) for seat in range(len(seen.hands))]
    keys = ["seat", "hand", *(key for key, _ in seen.columns)]
    rows = [
        [
            f"▸ <b>{called[seat]}</b>" if seat in seen.to_move else called[seat],
            _hand_as_html(hand, language),
            *(str(numbers[seat]) for _, numbers in seen.columns),
        ]
        for seat, hand in enumerate(seen.hands)
    ]
    heads, seats = [label_html(language, key) for key in keys], range(len(rows))
    table = table_html(heads, rows, range(2, len(keys)), seats)
    lines = "".join(f"<div>{_line_as_html(line, language, names)}</div>" for line in seen.lines)
    head = f"<div><strong>{escape(game)}</strong>, {escape(', '.join(rest))}</div>"
    return block_html(language, head + table + lines)


def _hand_as_html(hand: Cards | int, language: str) -> str:
    if isinstance(hand, Cards) and hand:
        return cards_html(hand, language)
    return escape(number_of_cards(language, hand if isinstance(hand, int) else 0))


def _line_as_html(line: Line, language: str, names: Names = None) -> str:
    text = label_html(language, line.key, names, **line.details)
    if line.cards is None:
        return text
    if isinstance(line.cards, int) or not line.cards:
        return f"{text}: {escape(number_of_cards(language, line.cards or 0))}"  # type: ignore[arg-type] # as above
    return f"{text}: {seat_cards_html(line.cards, language, names)}"


def seat_cards_html(cards: SeatCards, language: str, names: Names = None) -> str:
    """Cards in a row, each behind the seat that played it."""
    return " ".join(
        card_html(card, language)
        if seat is None
        else f'<span class="vorhand-play" data-seat="{seat}">{escape(seat_sign(seat, names))} '
        f"{card_html(card, language)}</span>"
        for seat, card in cards
    )
