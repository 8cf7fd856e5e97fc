"""What cards count in Hearts, and the lines of a score sheet that come of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from vorhand.hearts.counting import Groups
from vorhand.hearts.moves import Play
from vorhand.hearts.options import Options
from vorhand.hearts.rulebook import POINTS, RULES
from vorhand.kit.tricks import Trick
from vorhand.rules import Rule

Line: TypeAlias = tuple[Rule, int, int, int, str, int | None]
"""
The parts of a line of the score sheet: rule, seat, points, the cards that it rests on, as a mask,
case, and the other seat that it is about, such as the one that shot the moon. A plain tuple, since
scores add up thousands.
"""


@RULES.implements(POINTS)
def penalty_points(options: Options, cards: int) -> int:
    """
    Each heart counts 1 and the queen of spades 13 (`hearts.points`). With `HeartPoints.SPOT` hearts
    count by their spots, the ace 14; `Options.queen_points` sets the queen, and
    `Options.card_points` any card. What counts above 0 is a penalty card. From both sources; what
    the options add is custom. ``cards`` are the cards, as a mask.

    >>> from vorhand import Cards
    >>> penalty_points(Options(), Cards("2H QS KS").mask)
    14
    >>> from vorhand.hearts import HeartPoints
    >>> penalty_points(Options(heart_points=HeartPoints.SPOT), Cards("2H AH").mask)
    16
    """
    return counted(options.penalty_groups, cards)


def counted(groups: Groups, cards: int) -> int:
    """What some cards, a mask, count together."""
    total = 0
    for mask, points in groups:
        some = cards & mask
        if some:
            total += points * some.bit_count()
    return total


@RULES.serves(POINTS)
def penalty_lines(options: Options, won: tuple[int, ...]) -> list[Line]:
    """Penalty cards count against their takers; ``won`` are by seat, as masks."""
    lines: list[Line] = []
    for seat, cards in enumerate(won):
        for of_kind, each in options.penalty_kinds:
            kind = cards & of_kind
            if kind:
                points = each * kind.bit_count() if each else penalty_points(options, kind)
                lines.append((POINTS, seat, points, kind, "", None))
    return lines


@RULES.serves(POINTS)
def bonus_lines(options: Options, won: tuple[int, ...]) -> list[Line]:
    """
    The jack of diamonds and cards that count below 0 count for their takers; ``won`` are by seat,
    as masks.
    """
    # Apart from the moon: `lines` in scoring.py adds these in a moon deal too.
    return [
        (POINTS, seat, points * (cards & mask).bit_count(), cards & mask, "", None)
        for mask, points in options.bonus_groups
        for seat, cards in enumerate(won)
        if cards & mask
    ]


@RULES.serves(POINTS)
def no_trick_lines(options: Options, tricks: Sequence[Trick[Play]]) -> list[Line]:
    """A seat that took none of the tricks gets `Options.no_trick`."""
    # Not in a moon deal, where all but one would get it: scoring.py does not ask then.
    points = options.no_trick
    if not points:
        return []
    takers = {trick.taker for trick in tricks}
    return [
        (POINTS, seat, points, 0, "/no-trick", None)
        for seat in range(options.players)
        if seat not in takers
    ]


@RULES.serves(POINTS)
def doubled_lines(options: Options, won: tuple[int, ...], counted_so_far: list[Line]) -> list[Line]:
    """
    The taker of `Options.doubler` gets once more what it gets for cards. ``counted_so_far`` are the
    lines about cards.
    """
    if options.doubler is None:
        return []
    for seat, cards in enumerate(won):
        if cards & options.doubler.bit:
            again = sum(line[2] for line in counted_so_far if line[1] == seat)
            return [(POINTS, seat, again, options.doubler.bit, "/doubled", None)] if again else []
    return []
