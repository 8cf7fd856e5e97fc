"""What headers say of a record: who sits where, and what stands on a page about the match."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from typing import Final

from vorhand.game import GAMES
from vorhand.languages import language_of
from vorhand.records.model import Record
from vorhand.rules.people import Names
from vorhand.show.variants import presets_of, variant_text
from vorhand.show.words import capital

LONGEST_NAME: Final = 40
"""The most characters of a name in a sentence; the header keeps all of it."""

_RIGHT_TO_LEFT: Final = ("R", "AL", "AN")
_ISOLATED: Final = "\u2068{}\u2069"
"""A name that is read from right to left, so that what stands around it keeps its order."""


def players_of(record: Record) -> Names:
    """
    The names of the players for sentences, by seat, as the headers ``Seat0`` and so on say. A seat
    without a name has an empty text; None if no seat has one. Two players of one name are told
    apart by their seats.
    """
    headers = dict(record.headers)
    given = [_name(headers.get(f"Seat{seat}", "")) for seat in range(record.options.players)]
    if not any(given):
        return None
    return [
        f"{name} ({seat})" if name and given.count(name) > 1 else name
        for seat, name in enumerate(given)
    ]


def seats_of(record: Record, language: str) -> list[str]:
    """What stands where a seat is named alone: the name of its player, or "Seat 0"."""
    words, players = language_of(language), players_of(record)
    return [
        players[seat] if players and players[seat] else capital(words.seat.format(number=seat))
        for seat in range(record.options.players)
    ]


def _name(text: str) -> str:
    """A name as it can stand in a sentence: in one line, not too long, and in its own direction."""
    # Characters that control direction or format would have an effect on what follows.
    plain = "".join(
        " " if one.isspace() else one
        for one in text
        if one.isspace() or unicodedata.category(one) not in {"Cc", "Cf"}
    )
    name = " ".join(plain.split())
    if len(name) > LONGEST_NAME:
        name = f"{name[: LONGEST_NAME - 1]}…"
    if any(unicodedata.bidirectional(one) in _RIGHT_TO_LEFT for one in name):
        return _ISOLATED.format(name)
    return name


def about(record: Record, language: str) -> Iterator[tuple[str, str]]:
    """
    Yield what is known of a match: its headers, well-known ones by a name in the language, and the
    variant in words.
    """
    labels = language_of(language).labels
    for name, value in record.headers:
        seat = name.removeprefix("Seat")
        if seat != name and seat.isdecimal() and int(seat) < record.options.players:
            yield language_of(language).seat.format(number=seat), value
        else:
            yield labels.get(f"page.header.{name}", name), value
    game = GAMES[record.game]
    usual = labels["page.usual"]
    yield (
        labels["page.options"],
        variant_text(record.game, record.options, language, presets_of(game)) or usual,
    )
