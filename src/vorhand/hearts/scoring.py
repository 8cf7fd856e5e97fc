"""What is taken while a deal runs, and what it scores at its end."""

from __future__ import annotations

from vorhand.cards import cards_of
from vorhand.errors import DealNotOver
from vorhand.hearts.moon import shooter
from vorhand.hearts.options import JACK, PENALTIES, QUEEN, HeartPoints, Moon, Options
from vorhand.hearts.rulebook import MOON, POINTS, RULES
from vorhand.hearts.state import Over, Passing, State
from vorhand.hearts.viewing import View, seen
from vorhand.rulebook import Rule, ScoreLine, ScoreSheet
from vorhand.suits import HEARTS
from vorhand.tricks import taken

# A line of the score sheet before it is one: rule, seat, points, cards as a mask, case, shooter.
_Line = tuple[Rule, int, int, int, str, int | None]


@RULES.states(POINTS)
def penalty_points(options: Options, cards: int) -> int:
    """The penalty points of a mask of cards: hearts and the queen of spades."""
    hearts = cards & HEARTS
    queen = options.queen_points if cards & QUEEN.bit else 0
    if options.heart_points is HeartPoints.ONE:
        return hearts.bit_count() + queen
    return sum(card.rank.index + 2 for card in cards_of(hearts)) + queen


def points(state: State | View) -> tuple[int, ...]:
    """
    The penalty points that each seat has taken so far, by seat (`hearts.points`).

    A trick counts once it is complete. At the end of a deal they add up to 26, or to what
    the options make of it. The jack of diamonds, the moon and bonuses are not among them.

    Raises:
        WrongTypeError: neither a state nor a view of Hearts.
    """
    known = seen(state)
    tricks = () if isinstance(known, Passing) else known.tricks
    won = taken(known.options.players, tricks)
    return tuple(penalty_points(known.options, cards) for cards in won)


def score(state: State | View) -> tuple[int, ...]:
    """
    What each seat scores in a finished deal, by seat (`hearts.points`, `hearts.moon`).

    Few points are good.

    Raises:
        DealNotOver: the deal is not over.
        WrongTypeError: neither a state nor a view of Hearts.
    """
    end = _finished(state)
    totals = [0] * end.options.players
    for _, seat, amount, *_ in _lines(end):
        totals[seat] += amount
    return tuple(totals)


def scoresheet(state: State | View) -> ScoreSheet:
    """
    The score of a finished deal in lines that add up to it seat by seat (`hearts.points`,
    `hearts.moon`).

    Each line names its rule and the cards that it rests on.

    Raises:
        DealNotOver: the deal is not over.
        WrongTypeError: neither a state nor a view of Hearts.
    """
    return ScoreSheet(
        ScoreLine(rule, seat, amount, cards_of(cards), case, details={"other": other})
        for rule, seat, amount, cards, case, other in _lines(_finished(state))
    )


def _finished(state: State | View) -> Over:
    end = seen(state)
    if not isinstance(end, Over):
        raise DealNotOver("a deal has a score when it is over")
    return end


def _lines(state: Over) -> list[_Line]:
    """Every line of the score sheet, from which the score is added up too."""
    options = state.options
    won = taken(options.players, state.tricks)
    shot_by = None if options.moon is Moon.OFF else shooter(won)
    if shot_by is None:
        lines = _penalties(options, won) + _without_trick(options, won)
    else:
        lines = _moon(options, state.choice or options.moon, shot_by)
    return lines + _jack(options, won)


@RULES.states(POINTS)
def _penalties(options: Options, won: tuple[int, ...]) -> list[_Line]:
    """Hearts and the queen of spades count against those who took them."""
    return [
        (POINTS, seat, penalty_points(options, kind), kind, "", None)
        for seat, cards in enumerate(won)
        for kind in (cards & HEARTS, cards & QUEEN.bit)
        if kind
    ]


@RULES.states(POINTS)
def _jack(options: Options, won: tuple[int, ...]) -> list[_Line]:
    """Some count the jack of diamonds, apart from the moon."""
    points = options.jack_of_diamonds
    if not points:
        return []
    return [
        (POINTS, seat, points, JACK.bit, "", None)
        for seat, cards in enumerate(won)
        if cards & JACK.bit
    ]


@RULES.states(POINTS)
def _without_trick(options: Options, won: tuple[int, ...]) -> list[_Line]:
    """Some give a seat that took no trick a bonus; not in a moon deal."""
    points = options.no_trick
    if not points:
        return []
    return [
        (POINTS, seat, points, 0, "/no-trick", None) for seat, cards in enumerate(won) if not cards
    ]


@RULES.states(MOON)
def _moon(options: Options, moon: Moon, shot_by: int) -> list[_Line]:
    """The others go up by all penalties in force, or the shooter goes down by them."""
    everything = penalty_points(options, PENALTIES)
    if moon is Moon.SHOOTER_DOWN:
        return [(MOON, shot_by, -everything, PENALTIES, "/shot", None)]
    return [
        (MOON, seat, 0, PENALTIES, "/shot", None)
        if seat == shot_by
        else (MOON, seat, everything, PENALTIES, "/others", shot_by)
        for seat in range(options.players)
    ]
