"""What a rule is, and what cites rules: a refused move, and a line of a score sheet."""

from vorhand.rules.book import Rule, Rulebook
from vorhand.rules.refusals import Violation
from vorhand.rules.scoresheets import ScoreLine, ScoreSheet

__all__ = ["Rule", "Rulebook", "ScoreLine", "ScoreSheet", "Violation"]
