"""
Rules, the link from a rule to the code that states it, and the two things that cite rules.

Every rule has an id that never changes, a slug such as ``hearts.breaking``. The same id is
on the function that states the rule, on at least one test and over a paragraph of the rule
book, and it is what a refused move (`Violation`) and a line of a score sheet (`ScoreLine`)
name.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final, Generic, TypeVar

import attrs
from typing_extensions import override

from vorhand.cards import Cards
from vorhand.drawing import block_html, filled_html, label_html, table_html
from vorhand.errors import VorhandError, WrongTypeError, shown
from vorhand.languages import language_of
from vorhand.sentences import sentence
from vorhand.values import quick

F = TypeVar("F", bound=Callable[..., Any])
M_co = TypeVar("M_co", covariant=True)

Details = tuple[tuple[str, object], ...]


@attrs.frozen(cache_hash=True)
class Rule:
    """One rule of one game."""

    id: str
    """A slug that never changes, such as ``hearts.follow-suit``."""
    summary: str
    """The rule in one line."""

    def __str__(self) -> str:
        return self.id


class Rulebook(Mapping[str, Rule]):
    """
    The rules of a game by their ids, in the order in which they come up at the table.

    An unknown id is a `KeyError`, as in any mapping.
    """

    def __init__(self, game: str) -> None:
        """Open the rule book of a game with no rules in it."""
        self.game: Final = game
        """The name of the game."""
        self._closed = False
        self._rules: dict[str, Rule] = {}
        self._code: dict[Callable[..., Any], tuple[Rule, ...]] = {}

    def close(self) -> None:
        """Let nothing more be added: the rules are what they are."""
        self._closed = True

    def _check_open(self) -> None:
        if self._closed:
            raise VorhandError(f"the rule book of {self.game} is closed")

    def add(self, slug: str, summary: str) -> Rule:
        """Enter the next rule; its id is the name of the game, a dot and ``slug``."""
        self._check_open()
        rule = Rule(f"{self.game}.{slug}", summary)
        self._rules[rule.id] = rule
        return rule

    def states(self, *rules: Rule) -> Callable[[F], F]:
        """Mark the function that states these rules in code."""
        self._check_open()

        def mark(code: F) -> F:
            self._code[code] = rules
            return code

        return mark

    def code_of(self, rule: Rule) -> tuple[Callable[..., Any], ...]:
        """
        The functions that state a rule.

        Raises:
            WrongTypeError: no rule of this book; by its id it is found as ``book["..."]``.
        """
        if type(rule) is not Rule or rule.id not in self:
            raise WrongTypeError(f"a rule of {self.game} is expected, not {shown(rule)}")
        return tuple(code for code, rules in self._code.items() if rule in rules)

    def rule_of(self, code: Callable[..., Any]) -> Rule:
        """
        The rule that a function states; the first, if it states several.

        Raises:
            WrongTypeError: the function states none.
        """
        try:
            return self._code[code][0]
        except (KeyError, TypeError):
            problem = f"a function that states a rule is expected, not {shown(code)}"
            raise WrongTypeError(problem) from None

    @override
    def __getitem__(self, rule_id: str) -> Rule:
        return self._rules[rule_id]

    @override
    def __iter__(self) -> Iterator[str]:
        return iter(self._rules)

    @override
    def __len__(self) -> int:
        return len(self._rules)


def _pairs(details: Mapping[str, object] | Details) -> Details:
    return tuple(details.items()) if isinstance(details, Mapping) else details


@attrs.frozen
class Violation(Generic[M_co]):
    """Why a move is refused: the rule that it breaks, and what that rests on."""

    rule: Rule
    """The first rule that the move breaks, in the order in which the game asks for them."""
    move: M_co
    """The move."""
    case: str = ""
    """Which sentence of the rule applies, where a rule has several."""
    details: Details = attrs.field(default=(), converter=_pairs, kw_only=True)
    """The cards, suits and seats concerned, by name."""

    def __str__(self) -> str:
        return self.text()

    def text(self, language: str = "en") -> str:
        """
        The reason as a sentence for the player who tried the move.

        Raises:
            UnknownLanguage: the library has no sentences in the language.
            WrongTypeError: the language is no text.
        """
        return sentence(language, self.rule.id + self.case, self.details)


@attrs.frozen
class ScoreLine:
    """One line of a score sheet. The lines of a seat add up to its score."""

    rule: Rule
    """The rule that gives the points."""
    seat: int
    """Who gets them."""
    points: int
    """How many, in the points of the final score."""
    because: Cards
    """The cards that the line rests on; none if it rests on having taken none."""
    case: str = ""
    """Which sentence of the rule applies, where a rule has several."""
    details: Details = attrs.field(default=(), converter=_pairs, kw_only=True)
    """What else the line rests on, by name: the shooter of the moon for instance."""

    def __str__(self) -> str:
        return self.text()

    def text(self, language: str = "en") -> str:
        """
        The line as a sentence.

        Raises:
            UnknownLanguage: the library has no sentences in the language.
            WrongTypeError: the language is no text.
        """
        return sentence(language, self.rule.id + self.case, self.filled)

    @property
    def filled(self) -> Details:
        """All that is filled into the sentence: the details, and the cards as ``cards``."""
        return (*self.details, ("cards", self.because))

    def _repr_html_(self) -> str:
        return ScoreSheet([self])._repr_html_()


class ScoreSheet(tuple[ScoreLine, ...]):
    """
    The lines of a finished deal, a tuple like any other: it is equal to a plain tuple of the same
    lines, and prints as one. It is a class of its own only to show as a table in a notebook.
    """

    __slots__ = ()

    def _repr_html_(self) -> str:
        words = language_of("en")
        rows = [
            [
                str(line.seat),
                f"{line.points:+}",
                filled_html("en", words.sentences[line.rule.id + line.case], dict(line.filled)),
                f"<code>{line.rule.id}</code>",
            ]
            for line in self
        ]
        heads = [label_html("en", key) for key in ("seat", "points", "reason", "rule")]
        return block_html("en", table_html(heads, rows, [1]))


def score_line(  # noqa: PLR0913, PLR0917 - a line has so many parts
    rule: Rule, seat: int, points: int, because: Cards, case: str, details: Details
) -> ScoreLine:
    """Make a line quickly, without conversions: scores of many deals are added up from lines."""
    parts = (rule, seat, points, because, case, details)
    return _new_line(*parts)  # type: ignore[call-arg] # in the class details have to be named


_new_line: Final = quick(ScoreLine)
