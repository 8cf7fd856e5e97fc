"""How tricks look that lie complete, and matches with the scores of their deals."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import Any, Final

from vorhand.kit.matches import BaseMatch
from vorhand.kit.tricks import Trick
from vorhand.rules.people import Names, check_names
from vorhand.show.html import block_html, label_html, seat_cards_html, table_html
from vorhand.show.text import with_seats
from vorhand.show.tricks import played_cards
from vorhand.show.words import label, seat_sign
from vorhand.values import html_of, text_of

_MOST_DEALS: Final = 20
"""The most deals that are shown of a match, the last ones; the totals are those of all."""


@text_of.register(Trick)
def _trick_as_text(trick: Trick[Any], language: str, names: Names = None) -> str:
    taken = label(language, "taken", names, taker=trick.taker)
    return f"{with_seats(played_cards(trick.plays), names)}  {taken}"


@html_of.register(Trick)
def _trick_as_html(trick: Trick[Any], language: str, names: Names = None) -> str:
    taken = label_html(language, "taken", names, taker=trick.taker)
    played = seat_cards_html(played_cards(trick.plays), language, names)
    return block_html(language, f"{played} {taken}")


@text_of.register(BaseMatch)
def _match_as_text(match: BaseMatch[Any, Any], language: str, names: Names = None) -> str:
    """A row for each deal, and the totals under them, with a column for each seat."""
    table = [*_rows(match, language, names)]
    widths = [max(map(len, column)) for column in zip(*table, strict=True)]
    lines = [
        "  ".join([first.ljust(widths[0]), *map(str.rjust, rest, widths[1:])]).rstrip()
        for first, *rest in table
    ]
    told = (label(language, key, names, **details) for key, details in _told(match))
    return "\n".join([*lines, *told])


@html_of.register(BaseMatch)
def _match_as_html(match: BaseMatch[Any, Any], language: str, names: Names = None) -> str:
    """The same as a table."""
    heads, *rows = [list(map(escape, row)) for row in _rows(match, language, names)]
    rows[-1] = [f"<b>{cell}</b>" for cell in rows[-1]]
    told = (label_html(language, key, names, **details) for key, details in _told(match))
    lines = "".join(f"<div>{line}</div>" for line in told)
    return block_html(language, table_html(heads, rows, range(1, len(heads))) + lines)


def _rows(match: BaseMatch[Any, Any], language: str, names: Names) -> Iterator[list[str]]:
    seats = range(match.options.players)
    called = [seat_sign(seat, check_names(names)) for seat in seats]
    yield [label(language, "seat"), *called]
    first = max(0, match.number - _MOST_DEALS)
    for number, scores in enumerate(match.scores[first:], first + 1):
        yield [label(language, f"deal{match.CALLED}", number=number), *map(str, scores)]
    yield [label(language, "total"), *map(str, match.totals)]


def _told(match: BaseMatch[Any, Any]) -> Iterator[tuple[str, dict[str, object]]]:
    """The labels under the table: who deals next, or who has won."""
    if not match.over:
        yield "next-dealer", {"seat": match.dealer}
        return
    yield "won", {"winners": match.winners}
    losers = getattr(match, "losers", ())
    if losers:
        yield "lost", {"losers": losers}
