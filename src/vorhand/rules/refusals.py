"""Refusals: the rule that a move breaks, and the sentence that says so."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Generic, TypeAlias, TypeVar

import attrs

from vorhand.cards import Card, Cards
from vorhand.errors import WrongTypeError, quoted
from vorhand.rules.book import Rule
from vorhand.rules.people import check_names, with_people
from vorhand.suits import Suit
from vorhand.values import Value, html_of

if TYPE_CHECKING:
    from vorhand.languages import Language

M_co = TypeVar("M_co", covariant=True)

Details: TypeAlias = tuple[tuple[str, object], ...]
"""What a refusal or a score line rests on, by name: cards, suits, seats and numbers."""


def pairs(details: Mapping[str, object] | Iterable[tuple[str, object]]) -> Details:
    """
    Keep details as pairs that nobody can write to.

    Raises:
        WrongTypeError: not a mapping or pairs of a name and a value.
    """
    given: Any = details.items() if isinstance(details, Mapping) else details
    kept: list[Any] = [*given] if isinstance(given, Iterable) else [None]
    if not all(map(_is_pair, kept)):
        raise WrongTypeError(f"details are a mapping of names to values, not {quoted(details)}")
    return tuple((name, value) for name, value in kept)


def _is_pair(pair: object) -> bool:
    match pair:
        case (str(), _):  # a tuple or a list, and not a text of two letters
            return True
    return False


@attrs.frozen
class Violation(Value, Generic[M_co]):
    """Why a move is refused: the rule that it breaks, and what that rests on."""

    rule: Rule
    """The first rule that the move breaks, in the order in which the game checks them."""
    move: M_co
    """The move that is refused."""
    case: str = ""
    """Which sentence of the rule applies, if it has several."""
    details: Details = attrs.field(default=(), converter=pairs, kw_only=True)
    """The cards, suits and seats concerned, by name."""

    def __str__(self) -> str:
        return self.text()

    def text(self, language: str = "en", *, names: Sequence[str] | None = None) -> str:
        """
        The reason as a sentence for the player who tried the move. ``names`` are the names of the
        players, by seat; without them seats are told by their numbers.

        Raises:
            UnknownLanguage: the library has no sentences in the language.
            WrongTypeError: the language is not a text, or the names are not texts.
        """
        return sentence(language, self.rule, self.case, self.details, names)

    def html(self, language: str = "en", *, names: Sequence[str] | None = None) -> str:
        """
        The move, the reason and the rule as a fragment of HTML, as notebooks show it.

        Raises:
            UnknownLanguage: the library has no sentences in the language.
            WrongTypeError: the language is not a text, or the names are not texts.
        """
        return html_of(self, language, names)

    def _repr_html_(self) -> str:
        return html_of(self, "en")


def sentence(
    language: str,
    rule: Rule,
    case: str,
    details: Iterable[tuple[str, object]],
    names: Sequence[str] | None = None,
) -> str:
    """
    The sentence for a rule and a case in a language, with the details filled in. If there is no
    such sentence, or one of its details is missing, it is the summary of the rule instead: a
    missing sentence must not hide the error that it is about.

    Raises:
        UnknownLanguage: not one of `vorhand.languages.LANGUAGES`.
        WrongTypeError: the language is not a text, or the names are not texts.
    """
    from vorhand.languages import language_of  # noqa: PLC0415 - words are imported on first use

    words, checked = language_of(language), check_names(names)
    filled = {name: _in_words(words, value) for name, value in details}
    filled = with_people(words, filled, checked)
    told = sentence_by(words, rule, case, lambda text: text.format_map(filled))
    return rule.text(language) if told is None else told


def sentence_by(words: Language, rule: Rule, case: str, fill: Callable[[str], str]) -> str | None:
    """The sentence for a rule and a case as ``fill`` fills it; None if there is none to fill."""
    try:
        return fill(words.sentences[rule.id + case])
    except (KeyError, ValueError, TypeError):
        return None


def _in_words(words: Language, value: object) -> object:
    """Cards and suits as the language puts them; numbers stay numbers, to be formatted."""
    if isinstance(value, Suit):
        return words.suits[value]
    if isinstance(value, Card):
        return words.cards([(value.rank, value.suit)])
    if isinstance(value, Cards):
        return words.cards([(card.rank, card.suit) for card in value])
    return value
