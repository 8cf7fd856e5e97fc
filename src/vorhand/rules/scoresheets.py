"""Score sheets: the lines that add up to a score, each with its rule."""

from __future__ import annotations

from collections.abc import Sequence
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
    """The seat that gets them."""
    points: int
    """How many points, as they count in the final score."""
    because: Cards
    """The cards that the line rests on; none if it rests on having taken none."""
    case: str = ""
    """Which sentence of the rule applies, if it has several."""
    details: Details = attrs.field(default=(), converter=pairs, kw_only=True)
    """What else the line rests on, by name, such as the shooter of the moon."""

    def __str__(self) -> str:
        return self.text()

    def text(self, language: str = "en", *, names: Sequence[str] | None = None) -> str:
        """
        The line as a sentence. ``names`` are the names of the players, by seat; without them seats
        are told by their numbers.

        Raises:
            UnknownLanguage: the library has no sentences in the language.
            WrongTypeError: the language is not a text, or the names are not texts.
        """
        return sentence(language, self.rule, self.case, self.filled, names)

    @property
    def filled(self) -> Details:
        """Everything that is filled into the sentence: the details, and the cards as ``cards``."""
        return (*self.details, ("cards", self.because))

    def _repr_html_(self) -> str:
        return html_of(ScoreSheet([self]), "en")


class ScoreSheet(tuple[ScoreLine, ...], Shown):
    """
    The score sheet of a finished deal: a tuple of lines, which equals a plain tuple of the same
    lines and prints like one. It has its own class so that it can be shown as a table and in words.
    """

    __slots__ = ()


def score_line(  # noqa: PLR0913, PLR0917 - a line has so many parts
    rule: Rule, seat: int, points: int, because: Cards, case: str, details: Details
) -> ScoreLine:
    """Make a line quickly, without conversions, since deals may be scored by the thousand."""
    parts = (rule, seat, points, because, case, details)
    return _new_line(*parts)  # type: ignore[call-arg] # in the class details have to be named


_new_line: Final = quick(ScoreLine)
