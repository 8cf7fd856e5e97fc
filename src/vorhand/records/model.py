"""A match as a value that can be written down: options, decks and moves."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import singledispatch
from typing import Any, Final, final

import attrs

from vorhand.cards import Card
from vorhand.checks import is_int
from vorhand.errors import RecordError, VorhandError, shown
from vorhand.registry import GAMES

VERSION: Final = 1
"""The version of the format."""

MOST_MOVES: Final = 100
"""No deal of any game has as many moves."""
MOST_DEALS: Final = 10_000
"""More deals than any match has; more are refused, so that reading takes bounded time."""

OWN_NAMES: Final = ("Format", "Game", "Options", "Dealer", "Deck")
"""Names that the text form uses itself, which no header may have."""
_NAME: Final = re.compile(r"[A-Za-z][A-Za-z0-9_-]*")


def _headers(given: Mapping[str, str] | Iterable[tuple[str, str]]) -> tuple[tuple[str, str], ...]:
    pairs: Any = given.items() if isinstance(given, Mapping) else given
    try:
        listed: list[tuple[str, str]] = [(name, value) for name, value in pairs]
    except (TypeError, ValueError):
        raise RecordError("headers", f"pairs of texts are expected, not {shown(given)}") from None
    return tuple(listed)


@singledispatch
def html_of(record: object, language: str, *, page: bool) -> str:
    """
    A record as a page or as a fragment for notebooks. `vorhand.records.as_html` registers it: it
    plays the record by the rules, and so it stands above this module.
    """
    raise RecordError("", f"a Record is expected, not {shown(record)} ({language}, {page})")


@final
@attrs.frozen
class RecordedDeal:
    """One deal of a record: nothing but the deck and the moves."""

    deck: tuple[Card, ...]
    """The pack in the order in which it was dealt, from the top."""
    moves: tuple[Any, ...] = ()
    """The moves in the order in which they were made."""


@final
@attrs.frozen
class Record:
    """
    A match, finished or not, as it can be saved: all else follows by `replay`.

    Moves need not be legal: a record is what was written down. That the rules allow it is for
    `replay` to find.

    Raises:
        RecordError: something can be part of no record of this game; the error's ``place``
            says where.
    """

    game: str
    """The name of the game, as in `vorhand.registry.GAMES`."""
    options: Any
    """The variant."""
    dealer: int
    """The seat that dealt first."""
    deals: tuple[RecordedDeal, ...] = ()
    """The deals in order."""
    headers: tuple[tuple[str, str], ...] = attrs.field(default=(), converter=_headers)
    """What else is to be told, names, event or date for instance, by name."""

    def __attrs_post_init__(self) -> None:
        game = module_of(self.game)
        if type(self.options) is not game.Options:
            raise RecordError("options", f"not options of {self.game}: {shown(self.options)}")
        if not is_int(self.dealer) or not 0 <= self.dealer < self.options.players:
            raise RecordError("dealer", f"there is no such seat: {shown(self.dealer)}")
        if not isinstance(self.deals, tuple) or len(self.deals) > MOST_DEALS:
            raise RecordError("deals", f"a tuple of at most {MOST_DEALS} deals is expected")
        for number, deal in enumerate(self.deals):
            _check_deal(f"deals[{number}]", deal, game, self.options)
        _check_headers(self.headers)

    def to_html(self, language: str = "en") -> str:
        """
        Make a page that steps through the match, see `vorhand.records.to_html`.

        Raises:
            UnknownLanguage: the library has no words in the language.
            WrongTypeError: the language is no text.
        """
        return html_of(self, language, page=True)

    def _repr_html_(self) -> str:
        return html_of(self, "en", page=False)


def module_of(game: object) -> Any:  # noqa: ANN401 - of any game
    """
    The game of this name.

    Raises:
        RecordError: there is none.
    """
    if not isinstance(game, str) or game not in GAMES:
        raise RecordError("game", f"one of {', '.join(GAMES)} is expected, not {shown(game)}")
    return GAMES[game]


def _check_deal(place: str, deal: object, game: Any, options: Any) -> None:  # noqa: ANN401 - of any game
    if type(deal) is not RecordedDeal:
        raise RecordError(place, f"a RecordedDeal is expected, not {shown(deal)}")
    try:
        game.deal(deal.deck, options)
    except VorhandError as error:
        raise RecordError(f"{place}.deck", str(error)) from None
    if not isinstance(deal.deck, tuple):
        raise RecordError(f"{place}.deck", "a tuple is expected")
    if not isinstance(deal.moves, tuple) or len(deal.moves) > MOST_MOVES:
        raise RecordError(f"{place}.moves", f"a tuple of at most {MOST_MOVES} moves is expected")
    for number, move in enumerate(deal.moves):
        if not isinstance(move, game.Move):
            raise RecordError(f"{place}.moves[{number}]", f"no move of the game: {shown(move)}")


def _check_headers(headers: tuple[tuple[str, str], ...]) -> None:
    seen = set()
    for name, value in headers:
        if not isinstance(name, str) or not _NAME.fullmatch(name) or name in OWN_NAMES:
            raise RecordError("headers", f"no name of a header: {shown(name)}")
        if name in seen:
            raise RecordError("headers", f"{name} is there twice")
        if not isinstance(value, str):
            raise RecordError(f"headers.{name}", f"a text is expected, not {shown(value)}")
        try:
            value.encode()
        except UnicodeEncodeError:
            raise RecordError(f"headers.{name}", "the text cannot be written down") from None
        seen.add(name)
