"""Which way is up, between what scores lie, and how long a deal is: for programs that search."""

from __future__ import annotations

from typing import Final

from vorhand.hurrikan.options import SOURCE, TABLE_SIZE, Options
from vorhand.hurrikan.scoring import POINTS, score
from vorhand.hurrikan.seen.view import View
from vorhand.hurrikan.state import State
from vorhand.hurrikan.values import PACK
from vorhand.kit.options import check_options

SIDES: Final = 2
"""Two players, or two pairs."""


def utility(state: State | View) -> tuple[int, ...]:
    """
    What a finished round is worth to each seat, by seat, in points: higher is better. In Hurrikan
    that is the score itself, and both partners of a pair have that of the pair
    (`hurrikan.partners`).

    Raises:
        DealNotOver: the round is not over.
        WrongTypeError: neither a state nor a view of Hurrikan.
    """
    return score(state)


def longest_deal(options: Options = SOURCE) -> int:
    """
    The most cards that are played in a round: all that are not dealt to the table
    (`hurrikan.deal`). A round can end with cards in hand (`hurrikan.dead`).

    >>> longest_deal()
    36

    Raises:
        WrongTypeError: not options of Hurrikan.
    """
    check_options(options, Options)
    return len(PACK) - TABLE_SIZE


def score_bounds(options: Options = SOURCE) -> tuple[int, int]:
    """
    The lowest and the highest score between which every score of a seat lies, in points: the four
    points, and a sweep for each card of its side (`hurrikan.sweep`, `hurrikan.score.cards`,
    `hurrikan.partners`).

    >>> score_bounds()
    (0, 22)

    Raises:
        WrongTypeError: not options of Hurrikan.
    """
    return 0, len(POINTS) + longest_deal(options) // SIDES


def utility_bounds(options: Options = SOURCE) -> tuple[int, int]:
    """
    The lowest and the highest that a deal can be worth to a seat: the bounds of `utility`, as
    `score_bounds` are those of the score.

    >>> utility_bounds()
    (0, 22)

    Raises:
        WrongTypeError: not options of Hurrikan.
    """
    return score_bounds(options)
