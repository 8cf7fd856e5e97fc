"""Adding up: what each seat has taken while a deal runs, and what it scores at the end."""

from __future__ import annotations

from vorhand.cards import cards_of
from vorhand.errors import DealNotOver
from vorhand.hearts.choices import ALONE
from vorhand.hearts.kitty import taken_with_kitty
from vorhand.hearts.moon import is_sun, moon_lines, shooters
from vorhand.hearts.options import Options
from vorhand.hearts.partners import partner_lines
from vorhand.hearts.penalties import (
    Line,
    bonus_lines,
    doubled_lines,
    no_trick_lines,
    penalty_lines,
    penalty_points,
)
from vorhand.hearts.rulebook import PARTNERS
from vorhand.hearts.seen.view import View
from vorhand.hearts.state import Over, Passing, State
from vorhand.kit.tricks import taken
from vorhand.rules import Rule, ScoreLine, ScoreSheet


def points(state: State | View) -> tuple[int, ...]:
    """
    The penalty points that each seat has taken so far, by seat (`hearts.points`). A trick counts
    once it is complete.

    At the end of a deal the points add up to 26, or to what the options make of it; a kitty counts
    from then on. The jack of diamonds, other bonuses and the moon are not among them.

    Raises:
        WrongTypeError: neither a state nor a view of Hearts.
    """
    known = View.seen(state)
    if isinstance(known, Over):  # only then a kitty counts
        won = taken_with_kitty(known.deal, known.tricks)
    else:  # a state in which cards are passed has no tricks yet
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
    options = end.deal.options
    won = taken_with_kitty(end.deal, end.tricks)
    if only_penalties(options) and not shooters(options, won):
        return tuple([penalty_points(options, cards) for cards in won])
    totals = [0] * options.players
    # From plain lines: to make the score sheet and add it up would take much longer.
    for _, seat, amount, *_ in lines(end, won):
        totals[seat] += amount
    return tuple(totals)


def only_penalties(options: Options) -> bool:
    """Whether nothing but penalty cards and moons counts in this variant: then most scores do."""
    return not (
        options.bonus_groups
        or options.no_trick
        or options.doubler is not None
        or options.partners is not ALONE
    )


def scoresheet(state: State | View) -> ScoreSheet:
    """
    The score of a finished deal in lines that add up to it, seat by seat (`hearts.points`,
    `hearts.moon`). Each line names its rule and the cards that it rests on.

    Raises:
        DealNotOver: the deal is not over.
        WrongTypeError: neither a state nor a view of Hearts.
    """
    end = finished(state)
    won = taken_with_kitty(end.deal, end.tricks)
    return ScoreSheet(
        ScoreLine(rule, seat, amount, cards_of(cards), case, details=other_of(rule, other))
        for rule, seat, amount, cards, case, other in lines(end, won)
    )


def other_of(rule: Rule, other: int | None) -> dict[str, int | None]:
    """The other seat that a line is about, under the name that its sentence has for it."""
    return {"partner" if rule is PARTNERS else "other": other}


def finished(state: State | View) -> Over:
    """
    The end of a deal.

    Raises:
        DealNotOver: the deal is not over.
    """
    end = state if isinstance(state, Over) else View.seen(state)
    if not isinstance(end, Over):
        raise DealNotOver("a deal has a score when it is over")
    return end


def lines(state: Over, won: tuple[int, ...]) -> list[Line]:
    """
    Every line of the score sheet; the score is added up from them too, unless only penalty cards
    count. In a moon deal penalty cards and what a seat without a trick gets do not count, but the
    jack of diamonds does. ``won`` are the cards of each seat at the end, by seat, as masks.
    """
    options = state.options
    side = shooters(options, won)
    bonuses = bonus_lines(options, won)
    if side:
        # The choice of the shooter, if it had one, stands in for `Moon.SHOOTER_CHOOSES`.
        sun = is_sun(options, side, state.tricks)
        moon = moon_lines(options, state.choice or options.moon, won, side, sun=sun)
        own = bonuses + doubled_lines(options, won, bonuses)
        return moon + own + partner_lines(options, own)
    own = penalty_lines(options, won)
    of_cards = own + bonuses
    own += no_trick_lines(options, state.tricks) + bonuses
    own += doubled_lines(options, won, of_cards)
    return own + partner_lines(options, own)
