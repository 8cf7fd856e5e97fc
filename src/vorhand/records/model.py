"""A match as a value that can be written down: options, decks and moves."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any, Final, final

import attrs

from vorhand.cards import Card
from vorhand.errors import RecordError, UnknownGame, VorhandError, quoted
from vorhand.game import GAMES, AnyGame, game_of
from vorhand.kit.checks import as_int, is_int
from vorhand.kit.options import BaseOptions
from vorhand.kit.plays import BaseMove
from vorhand.values import Value, html_of

VERSION: Final = 1
"""The version of the format."""

MOST_MOVES: Final = 100
"""The most moves that a deal of a record can have; no deal of any game comes to as many."""
MOST_DEALS: Final = 10_000
"""The most deals that a record can have, more than any match has: reading takes bounded time."""

OWN_NAMES: Final = ("Format", "Game", "Options", "Dealer", "Deck")
"""The names that the text form uses itself, which a header cannot have."""
_NAME: Final = re.compile(r"[A-Za-z][A-Za-z0-9_-]*")


def _headers(given: Mapping[str, str] | Iterable[tuple[str, str]]) -> tuple[tuple[str, str], ...]:
    pairs: Any = given.items() if isinstance(given, Mapping) else given
    try:
        listed: list[tuple[str, str]] = [(name, value) for name, value in pairs]
    except (TypeError, ValueError):
        raise RecordError("headers", f"pairs of texts are expected, not {quoted(given)}") from None
    return tuple(listed)


@final
@attrs.frozen
class RecordedDeal(Value):
    """One deal of a record: only the deck and the moves."""

    deck: tuple[Card, ...]
    """The pack in the order in which it was dealt, from the top."""
    moves: tuple[Any, ...] = ()  # of whichever game
    """The moves in the order in which they were made."""


@final
@attrs.frozen
class Record(Value):
    """
    A match, finished or not, in a form that can be saved: everything else follows by `replay`.

    Moves need not be legal: a record is what was written down. Whether the rules allow it is for
    `replay` to find out.

    Raises:
        RecordError: something cannot be part of a record of this game; the error's
            ``place`` says where.
    """

    game: str
    """The name of the game, as in `vorhand.GAMES`."""
    options: Any  # of whichever game
    """The variant."""
    dealer: int = attrs.field(converter=as_int)
    """The seat that dealt first."""
    deals: tuple[RecordedDeal, ...] = ()
    """The deals in order."""
    headers: tuple[tuple[str, str], ...] = attrs.field(default=(), converter=_headers)
    """Anything else to note, such as names, event or date, by name."""

    def __attrs_post_init__(self) -> None:
        game = module_of(self.game)
        if type(self.options) is not game.Options:
            raise RecordError("options", f"not options of {self.game}: {quoted(self.options)}")
        if not is_int(self.dealer) or not 0 <= self.dealer < self.options.players:
            raise RecordError("dealer", f"there is no such seat: {quoted(self.dealer)}")
        if not isinstance(self.deals, tuple) or len(self.deals) > MOST_DEALS:
            raise RecordError("deals", f"a tuple of at most {MOST_DEALS} deals is expected")
        for number, deal in enumerate(self.deals):
            _check_deal(f"deals[{number}]", deal, game, self.options)
        _check_headers(self.headers)

    def to_html(self, language: str = "en") -> str:
        """
        Make a page that steps through the match: see `vorhand.records.to_html`.

        Raises:
            UnknownLanguage: the library has no words in the language.
            WrongTypeError: the language is not a text.
        """
        from vorhand.records.as_html import to_html  # noqa: PLC0415 - when a page is asked for

        return to_html(self, language)

    def _repr_html_(self) -> str:
        return html_of(self, "en")


def module_of(game: object) -> AnyGame:
    """
    The game with this name.

    Raises:
        RecordError: there is no such game.
    """
    if not isinstance(game, str) or game not in GAMES:
        raise RecordError("game", f"one of {', '.join(GAMES)} is expected, not {quoted(game)}")
    return GAMES[game]


def _check_deal(place: str, deal: object, game: AnyGame, options: BaseOptions) -> None:
    if type(deal) is not RecordedDeal:
        raise RecordError(place, f"a RecordedDeal is expected, not {quoted(deal)}")
    try:
        game.deal(deal.deck, options)
    except VorhandError as error:
        raise RecordError(f"{place}.deck", str(error)) from None
    if not isinstance(deal.deck, tuple):
        raise RecordError(f"{place}.deck", "a tuple is expected")
    if not isinstance(deal.moves, tuple) or len(deal.moves) > MOST_MOVES:
        raise RecordError(f"{place}.moves", f"a tuple of at most {MOST_MOVES} moves is expected")
    for number, move in enumerate(deal.moves):
        if not _is_move_of(game, move):
            raise RecordError(f"{place}.moves[{number}]", f"no move of the game: {quoted(move)}")


def _is_move_of(game: AnyGame, move: object) -> bool:
    try:
        return isinstance(move, BaseMove) and game_of(move) is game
    except UnknownGame:
        return False


def _check_headers(headers: tuple[tuple[str, str], ...]) -> None:
    seen = set()
    for name, value in headers:
        if not isinstance(name, str) or not _NAME.fullmatch(name) or name in OWN_NAMES:
            raise RecordError("headers", f"no name of a header: {quoted(name)}")
        if name in seen:
            raise RecordError("headers", f"{name} is there twice")
        if not isinstance(value, str):
            raise RecordError(f"headers.{name}", f"a text is expected, not {quoted(value)}")
        try:
            value.encode()
        except UnicodeEncodeError:
            raise RecordError(f"headers.{name}", "the text cannot be written down") from None
        seen.add(name)
