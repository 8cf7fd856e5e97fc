"""What a deal of Single scores."""

from __future__ import annotations

from vorhand.cards import Cards
from vorhand.errors import DealNotOver
from vorhand.kit.options import check_options
from vorhand.rules import ScoreLine, ScoreSheet
from vorhand.single.options import STANDARD, Options
from vorhand.single.rulebook import RULES, SCORE
from vorhand.single.seen.view import View
from vorhand.single.state import Over, State


@RULES.implements(SCORE)
def points(state: State | View) -> tuple[int, ...]:
    """What each seat has so far, by seat: the taker of the trick 1, others 0 (`single.score`)."""
    known = View.seen(state)
    takers = [trick.taker for trick in known.tricks]
    return tuple(map(takers.count, range(known.options.players)))


def score(state: State | View) -> tuple[int, ...]:
    """The points of a finished deal, by seat."""
    return points(finished(state))


def scoresheet(state: State | View) -> ScoreSheet:
    """The score of a finished deal in lines: one for the taker, with the cards of the trick."""
    return ScoreSheet(
        ScoreLine(SCORE, trick.taker, 1, Cards(trick.cards)) for trick in finished(state).tricks
    )


utility = score  # more is better


def score_bounds(options: Options = STANDARD) -> tuple[int, int]:
    """The lowest and the highest score of a seat."""
    check_options(options, Options)
    return 0, 1


utility_bounds = score_bounds


def longest_deal(options: Options = STANDARD) -> int:
    """How many cards are played in a deal."""
    check_options(options, Options)
    return options.players


def finished(state: State | View) -> Over:
    """The end of a deal, or `DealNotOver`."""
    end = View.seen(state)
    if not isinstance(end, Over):
        raise DealNotOver("a deal has a score when it is over")
    return end
