"""Which way is up, between what scores lie, and how long a deal is: for programs that search."""

from __future__ import annotations

from vorhand.hearts.choices import Moon, Partners
from vorhand.hearts.options import TRAINER, Options
from vorhand.hearts.scoring import score
from vorhand.hearts.seen.view import View
from vorhand.hearts.state import State
from vorhand.kit.options import check_options


def utility(state: State | View) -> tuple[int, ...]:
    """
    What a finished deal is worth to each seat, by seat, in points: higher is better. Low scores are
    good in Hearts (`hearts.match.end`), so this is the score with its sign turned.

    Raises:
        DealNotOver: the deal is not over.
        WrongTypeError: neither a state nor a view of Hearts.
    """
    return tuple([-points for points in score(state)])


def longest_deal(options: Options = TRAINER) -> int:
    """
    The most cards that are played in a deal (`hearts.deck`): here each deal has as many. Passes,
    one for each seat, and the choice of a shooter come on top of them.

    >>> longest_deal()
    52

    Raises:
        WrongTypeError: not options of Hearts.
    """
    check_options(options, Options)
    return options.players * options.hand_size


def score_bounds(options: Options = TRAINER) -> tuple[int, int]:
    """
    The lowest and the highest score between which every score of a seat lies, in points
    (`hearts.points`, `hearts.moon`, `hearts.partners`). With unusual options no deal may come to
    the bounds themselves.

    >>> score_bounds(), score_bounds(Options(moon=Moon.SHOOTER_DOWN))
    ((0, 26), (-26, 25))

    Raises:
        WrongTypeError: not options of Hearts.
    """
    check_options(options, Options)
    ranges = [_without_moon(options)]
    if options.moon is not Moon.OFF:
        ranges.append(_with_moon(options))
    lowest, highest = zip(*ranges, strict=True)
    return min(0, *lowest), max(0, *highest)


def utility_bounds(options: Options = TRAINER) -> tuple[int, int]:
    """
    The lowest and the highest that a deal can be worth to a seat: the bounds of `utility`, as
    `score_bounds` are those of the score.

    >>> utility_bounds()
    (-26, 0)

    Raises:
        WrongTypeError: not options of Hearts.
    """
    lowest, highest = score_bounds(options)
    return -highest, -lowest


def _penalties(options: Options) -> int:
    """The penalty points of the pack."""
    return sum(points * mask.bit_count() for mask, points in options.penalty_groups)


def _bonuses(options: Options) -> tuple[int, int]:
    """What all cards that count apart from the moon come to, those below 0 and those above."""
    counts = [points * mask.bit_count() for mask, points in options.bonus_groups]
    return sum(min(0, points) for points in counts), sum(max(0, points) for points in counts)


def _times(options: Options) -> int:
    """How many times what a seat gets for its cards can count."""
    return 1 if options.doubler is None else 2


def _without_moon(options: Options) -> tuple[int, int]:
    """Between what a seat, with its partner if it has one, scores if nobody shoots the moon."""
    least, most = _bonuses(options)
    penalties = _penalties(options)
    if options.moon is not Moon.OFF and options.partners is not Partners.ADDED:
        # Whoever takes all of them shoots the moon; two partners who are not together may.
        penalties -= options.penalty_groups[0][1]
    times = _times(options)
    cards = (times * least, times * (penalties + most))
    if options.partners is Partners.NONE:
        # A seat without a trick has no cards that count.
        return min(cards[0], options.no_trick), max(cards[1], options.no_trick)
    # Neither, one or both of the partners may be without a trick; both have their cards together.
    without = (0, options.no_trick)
    low = min(cards[0] + one for one in without)
    high = max(cards[1] + one for one in without)
    return min(low, 2 * options.no_trick), max(high, 2 * options.no_trick)


def _with_moon(options: Options) -> tuple[int, int]:
    """Between what a seat scores if somebody shoots the moon, or takes every trick."""
    least, most = _bonuses(options)
    times = _times(options)
    amount = max(options.moon_points or _penalties(options), options.sun or 0)
    lowest, highest = times * least, times * most
    if options.moon is not Moon.OTHERS_UP:  # the shooter may go down, twice with the doubler
        lowest = times * (least - amount)
    if options.moon is not Moon.SHOOTER_DOWN:
        # One seat has the doubler: the shooter, for a moon that counts twice, or the other.
        highest = amount + max((times - 1) * amount + most, times * most)
    return lowest, highest
