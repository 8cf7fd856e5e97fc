"""A match as a value that can be written down: options, decks and moves."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from datetime import UTC, datetime
from typing import Any, Final, final

import attrs

from vorhand.cards import Card
from vorhand.errors import RecordError, UnknownGame, VorhandError, count_of, part_of, quoted
from vorhand.game import GAMES, AnyGame, game_of
from vorhand.kit.checks import MOST, as_int, first_of, has_order, is_int
from vorhand.kit.matches import as_scores
from vorhand.kit.options import BaseOptions
from vorhand.kit.plays import BaseMove
from vorhand.values import Value, html_of

VERSION: Final = 3
"""The version of the format that is written. It and every one before it can be read."""

MOST_MOVES: Final = 100
"""The most moves that a deal of a record can have; no deal of any game comes to as many."""
MOST_DEALS: Final = 10_000
"""The most deals that a record can have, so that reading takes bounded time."""
MOST_HEADERS: Final = 1000
"""The most headers that a record can have."""
MOST_COMMENT: Final = 10_000
"""The most characters that a comment can have."""

MOST_TEXT: Final = 1 << 26
"""The most characters of a text that is read; the longest match of any game takes a tenth."""
PAIR: Final = 2

OWN_NAMES: Final = ("Format", "Game", "Options", "Dealer", "Deck")
"""Names that a header cannot have, since the first version of the text form used them itself."""
_NAME: Final = re.compile(r"[A-Za-z][A-Za-z0-9_-]*")


def _headers(given: Mapping[str, str] | Iterable[tuple[str, str]]) -> tuple[tuple[str, str], ...]:
    pairs: Any = iter(given.items()) if isinstance(given, Mapping) else given
    usable = has_order(pairs) and not isinstance(pairs, str)
    listed: Any = first_of(pairs, MOST_HEADERS) if usable else [None]
    if not all(isinstance(pair, (tuple, list)) and len(pair) == PAIR for pair in listed):
        raise RecordError("headers", f"pairs of texts are expected, not {quoted(given)}")
    if len(listed) > MOST_HEADERS:
        raise RecordError("headers", f"a record has {MOST_HEADERS} headers at most")
    return tuple((_plain_text(name), _plain_text(value)) for name, value in listed)


def _plain_text(text: Any) -> Any:  # noqa: ANN401 - what is no text is left for the check
    """A text of another kind, a member of an enum for instance, as a plain ``str``."""
    return str.__str__(text) if isinstance(text, str) else text


def _in_utc(time: datetime | None) -> datetime | None:
    """A moment as a plain ``datetime`` in UTC. What is no moment is left for the check."""
    if not isinstance(time, datetime) or time.utcoffset() is None:
        return time
    try:
        at = time.astimezone(UTC)
    except OverflowError:  # in UTC it is in no year that there is
        return time
    return datetime.combine(at.date(), at.time().replace(fold=0), UTC)


@final
@attrs.frozen
class Note(Value):
    """
    What is noted on a move of a deal: a comment, the time at which it was made, or both.

    Raises:
        RecordError: not a note; ``place`` names the field.
    """

    move: int = attrs.field(converter=as_int)
    """The number of the move in its deal, from 0."""
    comment: str = attrs.field(default="", converter=_plain_text)
    """A comment, of ten thousand characters at most; empty if there is none."""
    time: datetime | None = attrs.field(default=None, converter=_in_utc)
    """When the move was made, in UTC; None if nobody has noted it."""

    def __attrs_post_init__(self) -> None:
        if not is_int(self.move) or self.move < 0:
            raise RecordError("move", f"the number of a move is expected, not {quoted(self.move)}")
        _check_text("comment", self.comment)
        if len(self.comment) > MOST_COMMENT:
            raise RecordError("comment", f"at most {MOST_COMMENT} characters are expected")
        if self.time is not None and getattr(self.time, "tzinfo", None) is not UTC:
            problem = f"a datetime with its time zone is expected, not {quoted(self.time)}"
            raise RecordError("time", problem)
        if not self.comment and self.time is None:
            raise RecordError("comment", "a note has a comment or a time")


@final
@attrs.frozen
class RecordedDeal(Value):
    """One deal of a record: only the deck, the moves, and what is noted on them."""

    deck: tuple[Card, ...]
    """The pack in the order in which it was dealt, from the top."""
    moves: tuple[Any, ...] = ()  # of whichever game
    """The moves in the order in which they were made."""
    notes: tuple[Note, ...] = ()
    """Comments and times, one for each move that has any, in the order of the moves."""


def _number_of_scores(record: Record) -> int:
    return len(record.scores) if isinstance(record.scores, tuple) else 0


@final
@attrs.frozen
class Record(Value):
    """
    A match, finished or not, in a form that can be saved: everything else follows by `replay`.

    It begins with the first deal of the match, or where a match is taken up at given ``scores``.
    With another ``number`` than there are scores it is one deal on its own, of whose match nothing
    else is known.

    Moves need not be legal: a record is what was written down. Whether the rules allow it is for
    `replay` to find out.

    Raises:
        RecordError: something cannot be part of a record of this game; the error's
            ``place`` says where.
    """

    game: str = attrs.field(converter=_plain_text)
    """The name of the game, as in `vorhand.GAMES`."""
    options: Any  # of whichever game
    """The variant."""
    dealer: int = attrs.field(converter=as_int)
    """The seat that dealt the first of these deals."""
    deals: tuple[RecordedDeal, ...] = attrs.field(default=(), repr=count_of("deals"))
    """The deals in order."""
    headers: tuple[tuple[str, str], ...] = attrs.field(default=(), converter=_headers)
    """Anything else to note, such as names, event or date, by name; a thousand at most."""
    scores: tuple[tuple[int, ...], ...] = attrs.field(
        default=(), kw_only=True, converter=as_scores, repr=count_of("deals")
    )
    """The scores of the deals that went before the first of these, each by seat."""
    number: int = attrs.field(
        default=attrs.Factory(_number_of_scores, takes_self=True), converter=as_int, kw_only=True
    )
    """How many deals went before the first of these."""

    def __attrs_post_init__(self) -> None:
        game = module_of(self.game)
        if type(self.options) is not game.Options:
            raise RecordError("options", f"not options of {self.game}: {quoted(self.options)}")
        if not is_int(self.dealer) or not 0 <= self.dealer < self.options.players:
            raise RecordError("dealer", f"there is no such seat: {quoted(self.dealer)}")
        if not isinstance(self.deals, tuple) or len(self.deals) > MOST_DEALS:
            raise RecordError("deals", f"a tuple of at most {MOST_DEALS} deals is expected")
        self._check_beginning(game)
        for number, deal in enumerate(self.deals):
            _check_deal(f"deals[{number}]", deal, game, self.options)
        _check_headers(self.headers)

    def _check_beginning(self, game: AnyGame) -> None:
        if not isinstance(self.scores, tuple) or len(self.scores) > MOST_DEALS:
            raise RecordError("scores", f"a tuple of at most {MOST_DEALS} scores is expected")
        try:
            game.Match(self.options, self.dealer, scores=self.scores)
        except VorhandError as error:
            raise RecordError("scores", str(error)) from None
        if not is_int(self.number) or not 0 <= self.number <= MOST:
            raise RecordError("number", f"a number of deals is expected, not {quoted(self.number)}")
        if self.scores and self.single:
            problem = f"{len(self.scores)} deals have scores, not {quoted(self.number)}"
            raise RecordError("number", problem)
        if self.single and len(self.deals) > 1:
            raise RecordError("number", "without the scores before them there can be but one deal")

    @property
    def single(self) -> bool:
        """Whether it is a deal on its own, of whose match nothing else is known."""
        return self.number != len(self.scores)

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


def check_record(record: object) -> None:
    """
    Raise unless this is a record.

    Raises:
        RecordError: it is something else.
    """
    if type(record) is not Record:
        raise RecordError("", f"a Record is expected, not {quoted(record)}")


def _check_deal(place: str, deal: object, game: AnyGame, options: BaseOptions) -> None:
    if type(deal) is not RecordedDeal:
        raise RecordError(place, f"a RecordedDeal is expected, not {quoted(deal)}")
    if not isinstance(deal.deck, tuple):
        raise RecordError(f"{place}.deck", f"a tuple is expected, not {quoted(deal.deck)}")
    try:
        game.deal(deal.deck, options)
    except VorhandError as error:
        raise RecordError(f"{place}.deck", str(error)) from None
    if not isinstance(deal.moves, tuple) or len(deal.moves) > MOST_MOVES:
        raise RecordError(f"{place}.moves", f"a tuple of at most {MOST_MOVES} moves is expected")
    for number, move in enumerate(deal.moves):
        if not _is_move_of(game, move):
            raise RecordError(f"{place}.moves[{number}]", f"no move of the game: {quoted(move)}")
    if deal.notes != ():
        _check_notes(f"{place}.notes", deal)


def _check_notes(place: str, deal: RecordedDeal) -> None:
    if not isinstance(deal.notes, tuple):
        raise RecordError(place, f"a tuple of notes is expected, not {quoted(deal.notes)}")
    least = 0
    for at, note in enumerate(deal.notes):
        if type(note) is not Note:
            raise RecordError(f"{place}[{at}]", f"a Note is expected, not {quoted(note)}")
        if not least <= note.move < len(deal.moves):
            problem = f"there is no move {note.move} that is still without a note"
            raise RecordError(f"{place}[{at}].move", problem)
        least = note.move + 1


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
            raise RecordError("headers", f"{quoted(name)} is there twice")
        _check_text(part_of("headers", name), value)
        seen.add(name)


def _check_text(place: str, text: object) -> None:
    """
    Raise unless this is a text that can be written to a file.

    Raises:
        RecordError: not a text, or one with half of a surrogate pair.
    """
    if not isinstance(text, str):
        raise RecordError(place, f"a text is expected, not {quoted(text)}")
    try:
        text.encode()
    except UnicodeEncodeError:
        raise RecordError(place, f"the text cannot be written down: {quoted(text)}") from None
