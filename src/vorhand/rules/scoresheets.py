"""Score sheets: the lines that a score is added up from, each with its rule."""

from __future__ import annotations

from typing import Final

import attrs

from vorhand.cards import Cards
from vorhand.rules.book import Rule
from vorhand.rules.refusals import Details, pairs, sentence
from vorhand.values import Shown, Value, html_of, quick


@attrs.frozen
class ScoreLine(Value):
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
    details: Details = attrs.field(default=(), converter=pairs, kw_only=True)
    """What else the line rests on, by name: the shooter of the moon for instance."""

    def __str__(self) -> str:
        return self.text()

    def text(self, language: str = "en") -> str:
        """
        The line as a sentence.

        Raises:
            UnknownLanguage: the library has no sentences in the language.
            WrongTypeError: the language is not a text.
        """
        return sentence(language, self.rule, self.case, self.filled)

    @property
    def filled(self) -> Details:
        """All that is filled into the sentence: the details, and the cards as ``cards``."""
        return (*self.details, ("cards", self.because))

    def _repr_html_(self) -> str:
        return html_of(ScoreSheet([self]), "en")


class ScoreSheet(tuple[ScoreLine, ...], Shown):
    """
    The lines of a finished deal, a tuple like any other: it is equal to a plain tuple of the same
    lines, and prints as one. It is a class of its own to show as a table, and in words.
    """

    __slots__ = ()


def score_line(  # noqa: PLR0913, PLR0917 - a line has so many parts
    rule: Rule, seat: int, points: int, because: Cards, case: str, details: Details
) -> ScoreLine:
    """Make a line quickly, without conversions: scores of many deals are added up from lines."""
    parts = (rule, seat, points, because, case, details)
    return _new_line(*parts)  # type: ignore[call-arg] # in the class details have to be named


_new_line: Final = quick(ScoreLine)
