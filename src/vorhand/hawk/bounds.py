"""Which way is up, between what scores lie, and how long a deal is: for programs that search."""

from __future__ import annotations

from typing import Final

from vorhand.hawk.options import SOURCE, Counting, Options, Slam
from vorhand.hawk.scoring import ALL_PIPS, score
from vorhand.hawk.seen.view import View
from vorhand.hawk.state import State
from vorhand.kit.options import check_options

HIGHEST_STEP: Final = 7
SECOND_STEP: Final = 4
"""The highest step where a 7 takes all 220 pips and some of them lie aside."""
LOWEST_STEP: Final = -6
SUITS: Final = 4


def utility(state: State | View) -> tuple[int, ...]:
    """
    What a finished deal is worth to each seat, by seat, in points: higher is better. In Hawk that
    is the score itself (`hawk.payout`).

    Raises:
        DealNotOver: the deal is not over.
        WrongTypeError: neither a state nor a view of Hawk.
    """
    return score(state)


def longest_deal(options: Options = SOURCE) -> int:
    """
    The most cards that are played in a deal (`hawk.deal`): here each deal has as many.

    >>> longest_deal(), longest_deal(Options(players=2))
    (40, 26)

    Raises:
        WrongTypeError: not options of Hawk.
    """
    check_options(options, Options)
    return options.players * options.hand_size


def score_bounds(options: Options = SOURCE) -> tuple[int, int]:
    """
    The lowest and the highest score between which every score of a seat lies, in points
    (`hawk.step`, `hawk.bonus`, `hawk.payout`). With `Counting.PER_TRICK` no deal may come to the
    bounds themselves.

    >>> score_bounds(), score_bounds(Options(solo_from=4))
    ((-108, 120), (-108, 120))

    Raises:
        WrongTypeError: not options of Hawk.
    """
    check_options(options, Options)
    bonuses = _most_bonuses(options)
    times = options.players * (3 if options.players >= options.solo_from else 1)
    reachable = options.slam is Slam.ALL_TRICKS or not options.aside
    highest = HIGHEST_STEP if reachable else SECOND_STEP
    return (LOWEST_STEP - bonuses) * times, (highest + bonuses) * times


def utility_bounds(options: Options = SOURCE) -> tuple[int, int]:
    """
    The lowest and the highest that a deal can be worth to a seat: the bounds of `utility`, as
    `score_bounds` are those of the score.

    >>> utility_bounds()
    (-108, 120)

    Raises:
        WrongTypeError: not options of Hawk.
    """
    return score_bounds(options)


def _most_bonuses(options: Options) -> int:
    """The most bonuses that one party can earn in a deal (`hawk.bonus`)."""
    small = options.players < SUITS  # too few for four of a kind and for a run
    if options.bonus is Counting.ONCE_PER_PARTY:
        return 1 if small else 3
    # A big trick has more pips than nine for each player, and the pack has 220.
    big = min(options.hand_size, ALL_PIPS // (9 * options.players + 1))
    # No trick has both of the others: the two share one card, and seven is more than six seats.
    return big if small else big + options.hand_size
