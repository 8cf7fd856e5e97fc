"""What cards count in Hearts, and the lines of a score sheet that follow from it."""

from __future__ import annotations

from typing import TypeAlias

from vorhand.cards import cards_of
from vorhand.hearts.options import JACK, QUEEN, HeartPoints, Options
from vorhand.hearts.rulebook import POINTS, RULES
from vorhand.rules import Rule
from vorhand.suits import HEARTS

Line: TypeAlias = tuple[Rule, int, int, int, str, int | None]
"""
A line of the score sheet before it is one: rule, seat, points, the cards that it rests on as a
mask, case, and the seat that shot the moon if that is another. Scores are added up from these by
the thousand, so they are plain tuples.
"""

TWO_AS_SPOT = 2
"""What the lowest heart counts under `HeartPoints.SPOT`; each further one counts 1 more."""


@RULES.implements(POINTS)
def penalty_points(options: Options, cards: int) -> int:
    """
    The penalty points of some cards, given as a mask (`hearts.points`): each heart 1, and the queen
    of spades 13. From both sources. The options make hearts count by their spots, or the queen
    another number.

    >>> from vorhand import Cards
    >>> penalty_points(Options(), Cards("2H QS KS").mask)
    14
    """
    hearts = cards & HEARTS
    queen = options.queen_points if cards & QUEEN.bit else 0
    if options.heart_points is HeartPoints.ONE:
        return hearts.bit_count() + queen
    return sum(card.rank.index + TWO_AS_SPOT for card in cards_of(hearts)) + queen


@RULES.serves(POINTS)
def penalty_lines(options: Options, won: tuple[int, ...]) -> list[Line]:
    """Hearts and the queen of spades count against the seats that took them; masks by seat."""
    return [
        (POINTS, seat, penalty_points(options, kind), kind, "", None)
        for seat, cards in enumerate(won)
        for kind in (cards & HEARTS, cards & QUEEN.bit)
        if kind
    ]


@RULES.serves(POINTS)
def jack_lines(options: Options, won: tuple[int, ...]) -> list[Line]:
    """The jack of diamonds counts for the seat that took it, where the options say so."""
    points = options.jack_of_diamonds
    if not points:
        return []
    return [
        (POINTS, seat, points, JACK.bit, "", None)
        for seat, cards in enumerate(won)
        if cards & JACK.bit
    ]


@RULES.serves(POINTS)
def no_trick_lines(options: Options, won: tuple[int, ...]) -> list[Line]:
    """A seat without a trick gets a bonus, where the options say so; masks of cards by seat."""
    points = options.no_trick
    if not points:
        return []
    return [
        (POINTS, seat, points, 0, "/no-trick", None) for seat, cards in enumerate(won) if not cards
    ]
