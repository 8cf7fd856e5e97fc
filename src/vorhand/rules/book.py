"""
Rules, and the link from each rule to the code that carries it out.

Every rule has an id that never changes, a slug such as ``hearts.breaking``. That id marks the
function that is the rule's home and at least one test, and it is the anchor of a section of the
rule book. A refused move (`Violation`) and a line of a score sheet (`ScoreLine`) name it too.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, TypeVar

import attrs
from typing_extensions import override

from vorhand.errors import UnknownRule, VorhandError, WrongTypeError, quoted
from vorhand.values import Frozen, Value

Code = TypeVar("Code", bound=Callable[..., Any])


@attrs.frozen(cache_hash=True)
class Rule(Value):
    """One rule of one game."""

    id: str
    """A slug that never changes, such as ``hearts.follow-suit``."""
    summary: str
    """The rule in one line."""

    def __str__(self) -> str:
        return self.id

    def text(self, language: str = "en") -> str:
        """
        The rule in one line, in a language; in English if the language does not have it.

        Raises:
            UnknownLanguage: the library has no words in the language.
            WrongTypeError: the language is not a text.
        """
        from vorhand.languages import language_of  # noqa: PLC0415 - words are imported on first use

        return language_of(language).summaries.get(self.id, self.summary)

    def heading(self, language: str = "en") -> str:
        """
        What the rule is called, such as "Breaking hearts", in a language; its id if the language
        does not say.

        Raises:
            UnknownLanguage: the library has no words in the language.
            WrongTypeError: the language is not a text.
        """
        from vorhand.languages import language_of  # noqa: PLC0415 - words are imported on first use

        return language_of(language).headings.get(self.id, self.id)


class Rulebook(Frozen, Mapping[str, Rule]):
    """
    The rules of a game by their ids, in the order in which they come up at the table, and where
    each of them stands in the code: one function is its home, and others may serve it.

    An unknown id is an `UnknownRule`, which is a `KeyError` and names the nearest id.
    """

    __slots__ = ("_closed", "_helpers", "_homes", "_marked", "_rules", "game")

    game: str
    """The name of the game."""

    def __init__(self, game: str) -> None:
        """Open the rule book of a game with no rules in it."""
        object.__setattr__(self, "game", game)
        for name in ("_rules", "_homes", "_helpers", "_marked"):
            object.__setattr__(self, name, {})
        object.__setattr__(self, "_closed", [])

    _rules: dict[str, Rule]
    _homes: dict[Rule, Callable[..., Any]]
    _helpers: dict[Rule, list[Callable[..., Any]]]
    _marked: dict[Callable[..., Any], Rule]
    _closed: list[bool]

    def close(self) -> None:
        """
        Close the book, so that nothing more can be added.

        Raises:
            VorhandError: a rule has no home yet.
        """
        homeless = [rule for rule in self if self._rules[rule] not in self._homes]
        if homeless:
            raise VorhandError(f"no function implements {', '.join(homeless)}")
        self._closed.append(True)

    def _check_open(self) -> None:
        if self._closed:
            raise VorhandError(f"the rule book of {self.game} is closed")

    def add(self, slug: str, summary: str) -> Rule:
        """
        Enter the next rule; its id is the name of the game, a dot and ``slug``.

        Raises:
            VorhandError: the book is closed.
        """
        self._check_open()
        rule = Rule(f"{self.game}.{slug}", summary)
        self._rules[rule.id] = rule
        return rule

    def implements(self, rule: Rule) -> Callable[[Code], Code]:
        """
        Mark the function that is the home of a rule. A rule has exactly one home.

        Raises:
            VorhandError: the rule has a home already, or the book is closed.
        """
        self._check_open()
        if rule in self._homes:
            raise VorhandError(f"{rule} has two homes")

        def mark(code: Code) -> Code:
            self._homes[rule], self._marked[code] = code, rule
            return code

        return mark

    def serves(self, *rules: Rule) -> Callable[[Code], Code]:
        """
        Mark a function that helps to carry out these rules but is not their home.

        Raises:
            VorhandError: the book is closed.
        """
        self._check_open()

        def mark(code: Code) -> Code:
            for rule in rules:
                self._helpers.setdefault(rule, []).append(code)
            self._marked.setdefault(code, rules[0])
            return code

        return mark

    def home_of(self, rule: Rule) -> Callable[..., Any]:
        """
        The function that is the home of a rule.

        Raises:
            WrongTypeError: not a rule of this book; ``book["..."]`` finds a rule by its id.
        """
        self._check_own(rule)
        return self._homes[rule]

    def helpers_of(self, rule: Rule) -> tuple[Callable[..., Any], ...]:
        """
        The functions that serve a rule, besides its home.

        Raises:
            WrongTypeError: not a rule of this book; ``book["..."]`` finds a rule by its id.
        """
        self._check_own(rule)
        return tuple(self._helpers.get(rule, ()))

    def _check_own(self, rule: Rule) -> None:
        if type(rule) is not Rule or rule.id not in self:
            raise WrongTypeError(f"a rule of {self.game} is expected, not {quoted(rule)}")

    def rule_of(self, code: Callable[..., Any]) -> Rule:
        """
        The rule whose home a function is; otherwise the first that it serves.

        Raises:
            WrongTypeError: the function is not marked with a rule.
        """
        try:
            return self._marked[code]
        except (KeyError, TypeError):
            problem = f"a function that states a rule is expected, not {quoted(code)}"
            raise WrongTypeError(problem) from None

    @override
    def __getitem__(self, rule_id: str) -> Rule:
        try:
            return self._rules[rule_id]
        except KeyError:
            raise UnknownRule(rule_id, self) from None

    @override
    def __iter__(self) -> Iterator[str]:
        return iter(self._rules)

    @override
    def __len__(self) -> int:
        return len(self._rules)

    @override
    def __reduce__(self) -> tuple[Any, ...]:
        return _book_of, (self.game,)


def _book_of(game: str) -> Rulebook:
    """The rule book in the module of a game; a pickle of a book names only the game."""
    from importlib import import_module  # noqa: PLC0415 - for pickles alone

    book: Rulebook = import_module(f"vorhand.{game}").RULES
    return book
