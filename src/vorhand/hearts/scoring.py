"""Adding up: what each seat has taken while a deal runs, and what it scores at the end."""

from __future__ import annotations

from vorhand.cards import cards_of
from vorhand.errors import DealNotOver
from vorhand.hearts.moon import moon_lines, shooter
from vorhand.hearts.options import Moon
from vorhand.hearts.penalties import (
    Line,
    jack_lines,
    no_trick_lines,
    penalty_lines,
    penalty_points,
)
from vorhand.hearts.seen.view import View
from vorhand.hearts.state import Over, Passing, State
from vorhand.kit.tricks import taken
from vorhand.rules import ScoreLine, ScoreSheet


def points(state: State | View) -> tuple[int, ...]:
    """
    The penalty points that each seat has taken so far, by seat (`hearts.points`). A trick counts
    once it is complete.

    At the end of a deal the points add up to 26, or to what the options make of it. The jack of
    diamonds, the moon and bonuses are not among them.

    Raises:
        WrongTypeError: neither a state nor a view of Hearts.
    """
    known = View.seen(state)
    # A state in which cards are passed has no tricks yet.
    tricks = () if isinstance(known, Passing) else known.tricks
    won = taken(known.options.players, tricks)
    return tuple(penalty_points(known.options, cards) for cards in won)


def score(state: State | View) -> tuple[int, ...]:
    """
    What each seat scores in a finished deal, by seat (`hearts.points`, `hearts.moon`). Low scores
    are good.

    Raises:
        DealNotOver: the deal is not over.
        WrongTypeError: neither a state nor a view of Hearts.
    """
    end = finished(state)
    totals = [0] * end.options.players
    # From plain lines: to make the score sheet and add it up would take much longer.
    for _, seat, amount, *_ in lines(end):
        totals[seat] += amount
    return tuple(totals)


def scoresheet(state: State | View) -> ScoreSheet:
    """
    The score of a finished deal in lines that add up to it, seat by seat (`hearts.points`,
    `hearts.moon`). Each line names its rule and the cards that it rests on.

    Raises:
        DealNotOver: the deal is not over.
        WrongTypeError: neither a state nor a view of Hearts.
    """
    return ScoreSheet(
        ScoreLine(rule, seat, amount, cards_of(cards), case, details={"other": other})
        for rule, seat, amount, cards, case, other in lines(finished(state))
    )


def finished(state: State | View) -> Over:
    """
    The end of a deal.

    Raises:
        DealNotOver: the deal is not over.
    """
    end = View.seen(state)
    if not isinstance(end, Over):
        raise DealNotOver("a deal has a score when it is over")
    return end


def lines(state: Over) -> list[Line]:
    """
    Every line of the score sheet; the score is added up from them too. In a moon deal penalty cards
    and bonuses do not count, but the jack of diamonds does.
    """
    options = state.options
    won = taken(options.players, state.tricks)
    shot_by = None if options.moon is Moon.OFF else shooter(won)
    if shot_by is None:
        counted = penalty_lines(options, won) + no_trick_lines(options, won)
    else:
        # The choice of the shooter, if it had one, stands in for `Moon.SHOOTER_CHOOSES`.
        counted = moon_lines(options, state.choice or options.moon, shot_by)
    return counted + jack_lines(options, won)
