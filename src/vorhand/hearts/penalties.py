"""What cards count in Hearts, and the lines of a score sheet that come of it."""

from __future__ import annotations

from typing import TypeAlias

from vorhand.cards import cards_of
from vorhand.hearts.options import JACK, QUEEN, HeartPoints, Options
from vorhand.hearts.rulebook import POINTS, RULES
from vorhand.rules import Rule
from vorhand.suits import HEARTS

Line: TypeAlias = tuple[Rule, int, int, int, str, int | None]
"""
The parts of a line of the score sheet: rule, seat, points, the cards that it rests on, as a mask,
case, and the seat that shot the moon if another did. A plain tuple, since scores add up thousands.
"""

TWO_AS_SPOT = 2
"""What the lowest heart counts under `HeartPoints.SPOT`; each further one counts 1 more."""


@RULES.implements(POINTS)
def penalty_points(options: Options, cards: int) -> int:
    """
    Each heart counts 1 and the queen of spades 13 (`hearts.points`). With `HeartPoints.SPOT` hearts
    count by their spots, the ace 14; `Options.queen_points` sets the queen. From both sources; what
    the options add is custom. ``cards`` are the cards, as a mask.

    >>> from vorhand import Cards
    >>> penalty_points(Options(), Cards("2H QS KS").mask)
    14
    >>> penalty_points(Options(heart_points=HeartPoints.SPOT), Cards("2H AH").mask)
    16
    """
    hearts = cards & HEARTS
    queen = options.queen_points if cards & QUEEN.bit else 0
    if options.heart_points is HeartPoints.ONE:
        return hearts.bit_count() + queen
    return sum(card.rank.index + TWO_AS_SPOT for card in cards_of(hearts)) + queen


@RULES.serves(POINTS)
def penalty_lines(options: Options, won: tuple[int, ...]) -> list[Line]:
    """Hearts and the queen count against their takers; ``won`` are by seat, as masks."""
    # A line for all hearts and one for the queen: that is how people count.
    return [
        (POINTS, seat, penalty_points(options, kind), kind, "", None)
        for seat, cards in enumerate(won)
        for kind in (cards & HEARTS, cards & QUEEN.bit)
        if kind
    ]


@RULES.serves(POINTS)
def jack_lines(options: Options, won: tuple[int, ...]) -> list[Line]:
    """The jack of diamonds counts for its taker; ``won`` are by seat, as masks."""
    # Apart from the moon: `lines` in scoring.py adds these in a moon deal too.
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
    """A seat without a trick gets `Options.no_trick`; ``won`` are by seat, as masks."""
    # Not in a moon deal, where all but one would get it: scoring.py does not ask then.
    points = options.no_trick
    if not points:
        return []
    return [
        (POINTS, seat, points, 0, "/no-trick", None) for seat, cards in enumerate(won) if not cards
    ]
