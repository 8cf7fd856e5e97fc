"""Cards and sentences as text and as HTML, for people to look at."""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping, Sequence
from html import escape
from typing import ClassVar, Final

from vorhand.cards import Card, Cards
from vorhand.languages import language_of
from vorhand.suits import Rank, Suit

_RED: Final = (Suit.DIAMONDS, Suit.HEARTS)
# A card is dark on white whatever is around it, so that it is read in light and in dark.
_BOX: Final = (
    "display:inline-block;min-width:1.6em;margin:.1em;padding:0 .3em;border:1px solid #767676;"
    "border-radius:.25em;background:#fff;font-weight:600;text-align:center;white-space:nowrap;color:"
)
_BLOCK: Final = "font-family:system-ui,sans-serif;line-height:1.7"
_CELL: Final = "vertical-align:top;padding:.1em .7em .1em 0;text-align:"


def label(language: str, key: str, **details: object) -> str:
    """A label of a language with its places filled in; cards by the signs of their suits."""
    filled = {name: _as_text(value) for name, value in details.items()}
    return language_of(language).labels[key].format_map(filled)


def label_html(language: str, key: str, **details: object) -> str:
    """The same as HTML, with cards drawn."""
    return filled_html(language, language_of(language).labels[key], details)


def filled_html(language: str, sentence: str, details: Mapping[str, object]) -> str:
    """A sentence as HTML with its details filled in, and cards drawn."""
    filled = {name: _as_html(language, value) for name, value in details.items()}
    return escape(sentence).format_map(filled)


def number_of_cards(language: str, count: int) -> str:
    """So many cards, in words."""
    case = {0: "/none", 1: "/one"}.get(count, "")
    return label(language, f"cards{case}", count=count)


def sign(card: Card) -> str:
    """A card by what is printed on it: 10♥ has two figures here, since nothing is aligned."""
    return ("10" if card.rank is Rank.TEN else card.rank.letter) + card.suit.symbol


def card_html(card: Card, language: str = "en") -> str:
    """A card as a small box with its sign, and with its name for those who do not see it."""
    name = escape(card.name(language))
    color = "#b00020" if card.suit in _RED else "#111"
    return (
        f'<span role="img" aria-label="{name}" title="{name}" style="{_BOX}{color}">'
        f"{sign(card)}</span>"
    )


def cards_html(cards: Iterable[Card], language: str = "en") -> str:
    """Cards side by side."""
    return " ".join(card_html(card, language) for card in cards)


def suits_of(cards: Cards) -> list[str]:
    """A hand as text suit by suit: the sign and the ranks, or nothing for a suit that is void."""
    return [
        " ".join([suit.symbol, *(card.rank.letter for card in cards.of_suit(suit))])
        if cards.mask & suit.mask
        else ""
        for suit in Suit
    ]


def _as_text(value: object) -> object:
    if isinstance(value, Cards):
        return " ".join(map(sign, value))
    return sign(value) if isinstance(value, Card) else value


def _as_html(language: str, value: object) -> object:
    """Numbers stay what they are, to be formatted; all else is drawn or escaped."""
    if isinstance(value, Card):
        return card_html(value, language)
    if isinstance(value, Cards):
        return cards_html(value, language)
    if isinstance(value, Suit):
        return escape(language_of(language).suits[value])
    return escape(value) if isinstance(value, str) else value


def block_html(language: str, inside: str) -> str:
    """A fragment for a notebook: styles stand in it, and nothing comes from outside."""
    return f'<div lang="{escape(language)}" style="{_BLOCK}">{inside}</div>'


def table_html(heads: Sequence[str], rows: Iterable[Sequence[str]], numbers: Container[int]) -> str:
    """A table of HTML; ``numbers`` are the columns that are aligned to the right."""
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


class Told:
    """What can be told in one line: a move."""

    __slots__ = ()

    _hidden: ClassVar[str] = ""
    """The key of what other seats are told, where they do not see the cards."""

    def _told(self) -> tuple[str, dict[str, object]]:
        """The key of a label, and what is filled into it."""
        raise NotImplementedError

    def _repr_html_(self) -> str:
        return block_html("en", told_html(self, "en"))


def move_text(move: Told, language: str) -> str:
    """A move in one line."""
    key, details = move._told()  # noqa: SLF001 - of this module
    return label(language, key, **details)


def hidden_text(move: Told, language: str, seat: int) -> str:
    """What other seats are told of a move, where they do not see its cards; or nothing."""
    key = move._hidden  # noqa: SLF001 - of this module
    return label(language, key, seat=seat) if key else ""


def told_html(move: Told, language: str) -> str:
    """The same as HTML."""
    key, details = move._told()  # noqa: SLF001 - of this module
    return label_html(language, key, **details)
