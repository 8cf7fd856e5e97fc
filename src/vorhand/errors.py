"""
What can go wrong: one class for each kind of mistake.

Every error is a `VorhandError` and also the built-in error that you would expect, so both ``except
VorhandError`` and ``except ValueError`` work. An error never leaves anything half done: states are
immutable, so the old state is as it was.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from vorhand.rules.book import Rule
    from vorhand.rules.refusals import Violation


LINE: Final = 80


def quoted(value: object) -> str:
    """
    The ``repr`` of any value for a message, cut off after `LINE` characters. A value of a game is
    followed by the name of the game, since games have classes of the same name.
    """
    try:
        text = repr(value)
    except Exception:  # noqa: BLE001 - the mistake to report is another one
        text = object.__repr__(value)
    text = text if len(text) <= LINE else text[: LINE - 3] + "..."
    module = str(getattr(type(value), "__module__", ""))
    package = sys.modules.get(".".join(module.split(".")[:2]))  # vorhand.hearts, for instance
    book = getattr(package, "RULES", None)
    return text if book is None else f"{text} of {book.game.capitalize()}"


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
    """A whole number that is too small."""


class NoSuchSeat(VorhandError, ValueError):  # noqa: N818 - says what is missing
    """A seat number that the game does not have."""


class UnknownGame(VorhandError, ValueError):  # noqa: N818 - says what is missing
    """A name that no game of this library has."""


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
