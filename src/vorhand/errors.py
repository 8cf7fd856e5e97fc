"""
What can go wrong: one class for each kind of mistake.

Every error is a `VorhandError` and also the built-in error that you would expect, so both ``except
VorhandError`` and ``except ValueError`` work. An error never leaves anything half done: states are
immutable, so the old state is as it was.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from vorhand.rules.book import Rule
    from vorhand.rules.refusals import Violation


LINE: Final = 80
_BRACKETS: Final[dict[type, tuple[str, str]]] = {
    list: ("[", "]"),
    tuple: ("(", ")"),
    set: ("{", "}"),
    frozenset: ("frozenset({", "})"),
}


def quoted(value: object) -> str:
    """
    The ``repr`` of any value for a message: in one line, cut off after `LINE` characters, with
    everything that cannot be printed escaped. Of a long text, list, tuple, set or dictionary no
    more is looked at than is shown. A value of a game is followed by the name of the game, since
    games have classes of the same name.
    """
    text = ""
    try:
        for piece in _pieces(value):
            text += str.__str__(piece)  # a ``repr`` may be of a kind of text with ways of its own
            if len(text) > LINE:
                break
    except Exception:  # noqa: BLE001 - the mistake to report is another one
        text = object.__repr__(value)
    text = printable(text if len(text) <= LINE else text[: LINE - 3] + "...")
    # A text escaped in full is longer, so it is cut off once more.
    text = text if len(text) <= 2 * LINE else text[: 2 * LINE - 3] + "..."
    return text + _of_game(type(value))


def _of_game(kind: type) -> str:
    """Of which game a class is, to be put behind a value."""
    try:
        module = str.__str__(kind.__module__)
    except Exception:  # noqa: BLE001 - a class of a class with ways of its own
        return ""
    if not module.startswith(f"{__name__.partition('.')[0]}."):
        return ""
    package = sys.modules.get(".".join(module.split(".")[:2]))  # vorhand.hearts, for instance
    book = getattr(package, "RULES", None)
    return "" if book is None else f" of {book.game.capitalize()}"


def _pieces(value: Any) -> Iterator[str]:  # noqa: ANN401 - of any kind
    """Yield the ``repr`` of a value from its beginning, however long it would be as a whole."""
    kind = type(value)
    if kind in _BRACKETS and value:
        opened, closed = _BRACKETS[kind]
        yield opened
        for at, one in enumerate(value):
            yield from (", ",) if at else ()
            yield from _pieces(one)
        yield ",)" if kind is tuple and len(value) == 1 else closed
    elif kind is dict and value:
        for at, (key, one) in enumerate(value.items()):
            yield ", " if at else "{"
            yield from _pieces(key)
            yield ": "
            yield from _pieces(one)
        yield "}"
    elif kind in {str, bytes, bytearray}:
        yield repr(value[:LINE])
    else:
        yield repr(value)


def count_of(what: str) -> Callable[[object], str]:
    """
    How a field that may be long is told in a ``repr``, which it would fill by the megabyte: by the
    number of its parts.
    """

    def told(values: object) -> str:
        return f"<{len(values)} {what}>" if isinstance(values, tuple) else quoted(values)

    return told


def printable(text: str) -> str:
    """A text with everything that cannot be printed escaped, line breaks among it."""
    if text.isprintable():
        return text
    return "".join(
        [char if char.isprintable() else char.encode("unicode_escape").decode() for char in text]
    )


def part_of(place: str, name: object) -> str:
    """
    The place of a field in a record or another value, such as ``options.players``. A name that is
    not a plain one is quoted.
    """
    if not isinstance(name, str) or not re.fullmatch(r"[A-Za-z_][A-Za-z0-9_-]{0,39}", name):
        return f"{place}[{quoted(name)}]" if place else quoted(name)
    return f"{place}.{name}" if place else name


def nearest(name: object, names: Iterable[str]) -> str:
    """A question to end a message with: whether the nearest of the names was meant, if one is."""
    from difflib import get_close_matches  # noqa: PLC0415 - for a mistake alone

    if not isinstance(name, str):
        return ""
    close = get_close_matches(name[:LINE], list(names), 1)
    return f"; did you mean {close[0]!r}?" if close else ""


class VorhandError(Exception):
    """The base of all errors of this library."""


class WrongTypeError(VorhandError, TypeError):
    """A value of the wrong type: the message says what was expected and where."""


class NotationError(VorhandError, ValueError):
    """A text that is not a card, a set of cards or a move."""


class InvalidOptions(VorhandError, ValueError):  # noqa: N818 - the name users were promised
    """
    Options that no game can be played with.

    Attributes:
        field: the name of the option whose value is impossible.
        problem: what is wrong with it.
    """

    def __init__(self, field: str, problem: str) -> None:
        super().__init__(field, problem)
        self.field = field
        self.problem = problem

    def __str__(self) -> str:
        return f"{self.field}: {self.problem}"


class InvalidDeal(VorhandError, ValueError):  # noqa: N818 - the name users were promised
    """
    Cards, a dealer or a number that cannot make a deal.

    Attributes:
        problems: everything that is wrong, in one sentence for each problem.
    """

    def __init__(self, problems: Iterable[str]) -> None:
        self.problems: tuple[str, ...] = tuple(problems)
        super().__init__(self.problems)

    def __str__(self) -> str:
        return "; ".join(self.problems)


class OutOfRange(VorhandError, ValueError):  # noqa: N818 - says what is wrong
    """A number that is too small or too large."""


class NoSuchSeat(VorhandError, ValueError):  # noqa: N818 - says what is missing
    """A seat number that the game does not have."""


class UnknownGame(VorhandError, ValueError, KeyError):  # noqa: N818 - says what is missing
    """A name that no game of this library has, or a value that belongs to none."""

    def __str__(self) -> str:
        return Exception.__str__(self)  # a `KeyError` would show the message in quotes


class UnknownRule(VorhandError, KeyError):  # noqa: N818 - says what is missing
    """
    An id that no rule of a rule book has.

    Attributes:
        id: the id that was asked for.
        book: the rule book, or any other collection of the ids that exist.
    """

    def __init__(self, rule_id: object, book: Iterable[str]) -> None:
        super().__init__(rule_id, book)
        self.id = rule_id
        self.book = book

    def __str__(self) -> str:
        return f"there is no rule {quoted(self.id)}{nearest(self.id, self.book)}"


class UnknownPlane(VorhandError, KeyError):  # noqa: N818 - says what is missing
    """A name that no plane of an observation has."""

    def __str__(self) -> str:
        return Exception.__str__(self)  # a `KeyError` would show the message in quotes


class MissingExtra(VorhandError, ImportError):  # noqa: N818 - says what is missing
    """
    Something that needs a package which is not installed.

    Attributes:
        what: what needs it.
        package: the package, as it is imported.
        install: what pip has to be told.
    """

    def __init__(self, what: str, package: str, install: str) -> None:
        super().__init__(what, package, install)
        self.what = what
        self.package = package
        self.install = install

    def __str__(self) -> str:
        return f"{self.what} needs {self.package}: pip install '{self.install}'"


class UnknownLanguage(VorhandError, ValueError):  # noqa: N818 - says what is missing
    """A language in which the library has no sentences."""


class IllegalMove(VorhandError, ValueError):  # noqa: N818 - the name users were promised
    """
    A move that a rule forbids.

    Attributes:
        violation: the rule that is broken, with the cards and seats concerned.
        state: the state the move was meant for, unchanged.
    """

    def __init__(self, violation: Violation[Any], state: object) -> None:
        super().__init__(violation, state)
        self.violation = violation
        self.state = state

    @property
    def rule(self) -> Rule:
        """The rule that the move breaks."""
        return self.violation.rule

    @property
    def move(self) -> Any:  # noqa: ANN401 - of whichever game
        """The move that was refused."""
        return self.violation.move

    def __str__(self) -> str:
        return f"{self.move}: {self.violation.text()} [{self.rule.id}]"

    def __repr__(self) -> str:
        return f"{type(self).__name__}({str(self)!r})"


class IllegalAction(VorhandError, ValueError):  # noqa: N818 - says what is wrong
    """
    An action that is not legal.

    Attributes:
        action: the action that was tried.
        legal: the legal actions, ascending; none after the end of a deal.
    """

    def __init__(self, action: object, legal: Iterable[int]) -> None:
        self.action = action
        self.legal: tuple[int, ...] = tuple(legal)
        super().__init__(action, self.legal)

    def __str__(self) -> str:
        legal = ", ".join(map(str, self.legal))
        rest = f"the legal ones are {legal}" if legal else "no action is legal here"
        return f"action {quoted(self.action)} is not legal: {rest}"


class NotToMove(VorhandError, ValueError):  # noqa: N818 - says what is wrong
    """A player was asked for a move although it is not the turn of its seat."""


class PlayerError(VorhandError, RuntimeError):
    """
    A player raised an error when it was asked for a move, or answered with a move that cannot be
    made. That error is the ``__cause__``; here is what can be sent to another process.

    Attributes:
        player: what the player is called.
        deal: the number of the deal.
        seat: the seat of the player.
        move: how many moves had been made in the deal.
        kind: the name of the class of the error.
        error: what the error says.
    """

    def __init__(  # noqa: PLR0913, PLR0917 - by position, as pickles hand them back
        self, player: str, deal: int, seat: int, move: int, kind: str, error: str
    ) -> None:
        super().__init__(player, deal, seat, move, kind, error)
        self.player = player
        self.deal = deal
        self.seat = seat
        self.move = move
        self.kind = kind
        self.error = error

    def __str__(self) -> str:
        place = f"{self.player} at seat {self.seat} in deal {self.deal}, move {self.move}"
        return f"{place}: {self.kind}: {self.error}"


class UnknownPlayer(VorhandError, ValueError, KeyError):  # noqa: N818 - says what is missing
    """A name that no player of a comparison has."""

    def __str__(self) -> str:
        return Exception.__str__(self)  # a `KeyError` would show the message in quotes


class NotComparable(VorhandError, ValueError):  # noqa: N818 - says what is wrong
    """Results that do not belong together, or too few of them to say anything."""


class DealNotOver(VorhandError, ValueError):  # noqa: N818 - the name users were promised
    """A result was asked for before the deal was over."""


class ImpossibleView(VorhandError, ValueError):  # noqa: N818 - says what is wrong
    """A view made by hand that no play of the game leads to."""


class RecordError(VorhandError, ValueError):
    """
    A text or a value that is not a record of a match.

    Attributes:
        place: where it is wrong: a path such as ``deals[0].moves[3]``, or a line.
        problem: what is wrong there.
    """

    def __init__(self, place: str, problem: str) -> None:
        super().__init__(place, problem)
        self.place = place
        self.problem = problem

    def __str__(self) -> str:
        return f"{self.place}: {self.problem}" if self.place else self.problem


class MatchOver(VorhandError, ValueError):  # noqa: N818 - the name users were promised
    """A match that is over takes no further deal."""
