"""What seats capture while a round runs, and what they score at its end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import add
from types import MappingProxyType
from typing import Final

from vorhand.cards import Card, Cards, cards_of, mask_of
from vorhand.cards.tables import summing
from vorhand.errors import DealNotOver
from vorhand.hurrikan.options import PLAYERS, Options, Partners
from vorhand.hurrikan.order import PAIRS
from vorhand.hurrikan.rulebook import (
    BEST_FOUR,
    PARTNERS,
    RULES,
    SCORE_CARDS,
    SCORE_HEARTS,
    SCORE_SEVEN,
    SWEEP,
)
from vorhand.hurrikan.seen.view import View
from vorhand.hurrikan.state import Over, State, piles_of
from vorhand.hurrikan.values import BITS
from vorhand.rules import Rule, ScoreLine, ScoreSheet
from vorhand.rules.scoresheets import score_line
from vorhand.suits import HEARTS, Rank, Suit

SEVEN: Final = Card("7H")

AMONG_THE_BEST: Final = MappingProxyType(
    {
        Rank.SEVEN: 21,
        Rank.SIX: 18,
        Rank.ACE: 16,
        Rank.FIVE: 15,
        Rank.FOUR: 14,
        Rank.THREE: 13,
        Rank.TWO: 12,
        Rank.KING: 10,
        Rank.QUEEN: 9,
        Rank.JACK: 8,
    }
)
"""What a card of each rank is worth among the best four, the best rank first."""

worth_among_the_best: Final = summing([AMONG_THE_BEST.get(rank, 0) for rank in Rank])
"""What some cards, which are given as a mask, are worth among the best four."""

FROM_THE_BEST: Final = tuple(
    mask_of(Card.of(rank, suit) for suit in Suit) for rank in AMONG_THE_BEST
)
"""The cards of each rank, the best rank first, as masks."""


def points(state: State | View) -> tuple[int, ...]:
    """
    How many cards each seat has captured so far, by seat, including those it captured with.

    With the cards in the hands, on the table and in the stock they are always 40.

    Raises:
        WrongTypeError: neither a state nor a view of Hurrikan.
    """
    won, _ = piles_of(View.seen(state))
    return tuple(cards.bit_count() for cards in won)


def sweeps(state: State | View) -> tuple[int, ...]:
    """
    The plays that were sweeps, by number, from 0 (`hurrikan.sweep`).

    Raises:
        WrongTypeError: neither a state nor a view of Hurrikan.
    """
    return piles_of(View.seen(state))[1]


@RULES.implements(SCORE_CARDS)
def number_of_cards(cards: int) -> int:
    """
    Most cards score 1 point, and a tie none (`hurrikan.score.cards`). From the source. The cards of
    a pile are given as a mask.
    """
    return cards.bit_count()


@RULES.implements(SCORE_HEARTS)
def number_of_hearts(cards: int) -> int:
    """
    Most hearts score 1 point, and a tie none (`hurrikan.score.hearts`). From the source. The cards
    of a pile are given as a mask.
    """
    return (cards & HEARTS).bit_count()


@RULES.implements(SCORE_SEVEN)
def number_of_sevens(cards: int) -> int:
    """
    The seven of hearts scores 1 point, for nobody if it was left (`hurrikan.score.seven`). From the
    source. The cards of a pile are given as a mask.
    """
    return (cards & SEVEN.bit).bit_count()


@RULES.serves(BEST_FOUR)
def best_four(cards: int) -> int:
    """
    The four cards of a pile that are worth most, of any suits, both as masks; if there are fewer
    than four, all of them.

    >>> cards_of(best_four(Cards("7H 7S KD KS QD QC").mask))
    Cards('KD 7H 7S KS')
    """
    best, missing = 0, 4
    for of_rank in FROM_THE_BEST:
        more = cards & of_rank
        size = more.bit_count()
        while size > missing:
            more ^= BITS[more.bit_length() - 1]  # whichever of equal cards it is
            size -= 1
        best |= more
        missing -= size
        if not missing:
            break
    return best


@RULES.implements(BEST_FOUR)
def sum_of_best_four(cards: int) -> int:
    """
    The largest sum of the four best cards scores 1 point, and a tie none
    (`hurrikan.score.best-four`). From the source; the tie, and that fewer than four cards count as
    they are, is how it is read here. The cards of a pile are given as a mask.
    """
    return worth_among_the_best(best_four(cards))


# What gives a point: the rule, the measure that is compared, and the cards that it rests on, as a
# mask. The seven is measured too: whoever has one has most of them.
POINTS: Final[tuple[tuple[Rule, Callable[[int], int], Callable[[int], int]], ...]] = (
    (SCORE_CARDS, number_of_cards, lambda cards: cards),
    (SCORE_HEARTS, number_of_hearts, lambda cards: cards & HEARTS),
    (SCORE_SEVEN, number_of_sevens, lambda cards: cards & SEVEN.bit),
    (BEST_FOUR, sum_of_best_four, best_four),
)


@RULES.serves(SCORE_CARDS, SCORE_HEARTS, SCORE_SEVEN, BEST_FOUR)
def winner_of(amounts: Sequence[int]) -> int | None:
    """Which of several has most; None on a tie."""
    # Partners can tie with each other, unless their cards are pooled.
    most = max(amounts)
    return amounts.index(most) if amounts.count(most) == 1 else None


EACH_ALONE: Final = tuple((seat,) for seat in range(max(PLAYERS)))


@RULES.serves(PARTNERS)
def sides(options: Options) -> tuple[tuple[int, ...], ...]:
    """The seats that are measured together: each alone or, with `Partners.POOLED`, the partners."""
    if options.players == PAIRS and options.partners is Partners.POOLED:
        return (0, 2), (1, 3)
    return EACH_ALONE[: options.players]


def score(state: State | View) -> tuple[int, ...]:
    """
    What each seat scores in a finished round, by seat: sweeps and the four points, with those of
    the partner (`hurrikan.sweep`, `hurrikan.score.cards`, `hurrikan.partners`). High scores are
    good.

    Raises:
        DealNotOver: the round is not over.
        WrongTypeError: neither a state nor a view of Hurrikan.
    """
    end = finished(state)
    options = end.options
    won, swept = piles_of(end)
    sweeps = [0] * len(won)
    for number in swept:
        sweeps[end.plays[number].seat] += 1
    own = list(sweeps)
    # From the points alone: to make the lines and add them up would take much longer.
    groups = sides(options)
    for side in winners_of(pooled(won, groups)):
        if side is not None:
            for seat in groups[side]:
                own[seat] += 1
    shared = shared_with_partner(options, sweeps, own)
    return tuple(map(add, own, shared))


def scoresheet(state: State | View) -> ScoreSheet:
    """
    The score of a finished round in lines that add up to it, seat by seat (`hurrikan.sweep`,
    `hurrikan.score.cards`, `hurrikan.partners`).

    Each sweep and each point is a line with its cards; among four players, what the partner has
    scored is a line of its own.

    Raises:
        DealNotOver: the round is not over.
        WrongTypeError: neither a state nor a view of Hurrikan.
    """
    end = finished(state)
    options = end.options
    won, swept = piles_of(end)
    # The partner gets what stands in these lines, never what it gets from its partner in turn.
    sweeps, four_points = sweep_lines(end, swept), point_lines(options, won)
    own = [first + then for first, then in zip(sweeps, four_points, strict=True)]
    shared = shared_with_partner(options, list(map(len, sweeps)), list(map(len, own)))
    return ScoreSheet(
        line
        for seat, lines in enumerate(own)
        for line in [*lines, *partner_lines(options, seat, shared[seat])]
    )


def finished(state: State | View) -> Over:
    """
    The end of a round.

    Raises:
        DealNotOver: the round is not over.
    """
    end = state if isinstance(state, Over) else View.seen(state)
    if not isinstance(end, Over):
        raise DealNotOver("a round has a score when it is over")
    return end


@RULES.serves(SWEEP)
def sweep_lines(end: Over, swept: Sequence[int]) -> list[list[ScoreLine]]:
    """For each seat a line for each of its sweeps."""
    lines: list[list[ScoreLine]] = [[] for _ in end.deal.owned_masks]
    for number in swept:
        play = end.plays[number]
        line = score_line(SWEEP, play.seat, 1, play.takes, "", (("card", play.card),))
        lines[play.seat].append(line)
    return lines


@RULES.serves(SCORE_CARDS, SCORE_HEARTS, SCORE_SEVEN, BEST_FOUR)
def winners_of(piles: Sequence[int]) -> list[int | None]:
    """For each of the four points the side that gets it, by its pile, or None."""
    return [winner_of([measure(pile) for pile in piles]) for _, measure, _ in POINTS]


def pooled(won: Sequence[int], groups: Sequence[Sequence[int]]) -> Sequence[int]:
    """The piles of the sides, as masks, from those of the seats."""
    if len(groups) == len(won):
        return won
    return [sum([won[seat] for seat in group]) for group in groups]


def point_lines(options: Options, won: Sequence[int]) -> list[list[ScoreLine]]:
    """For each seat a line for each of the four points that it gets."""
    lines: list[list[ScoreLine]] = [[] for _ in won]
    groups = sides(options)
    piles = pooled(won, groups)
    for (rule, measure, cards), side in zip(POINTS, winners_of(piles), strict=True):
        if side is None:
            continue
        # With pooled piles both partners show the cards of both.
        because, details = cards_of(cards(piles[side])), (("amount", measure(piles[side])),)
        for seat in groups[side]:
            lines[seat].append(score_line(rule, seat, 1, because, "", details))
    return lines


@RULES.implements(PARTNERS)
def shared_with_partner(
    options: Options, sweeps: Sequence[int], own: Sequence[int]
) -> Sequence[int]:
    """
    Among four players, seats 0 and 2 play against 1 and 3, and partners add up their points
    (`hurrikan.partners`). With `Partners.POOLED` they have the four points together already, and
    only sweeps are added. From the source; that each scores for itself before is how it is read
    here. This is what each seat gets from its partner, by seat.
    """
    if options.players != PAIRS:
        return (0,) * len(own)
    # A pooled point is in the points of both partners already.
    added = sweeps if options.partners is Partners.POOLED else own
    return [added[partner] for partner in (2, 3, 0, 1)]


def partner_lines(options: Options, seat: int, scored: int) -> list[ScoreLine]:
    """What the partner has scored, as a line; none among two players."""
    if options.players != PAIRS:
        return []
    # The line is there even if it is 0: it says that the partner had nothing to add.
    case = "/sweeps" if options.partners is Partners.POOLED else ""
    details = (("partner", (seat + 2) % PAIRS),)
    return [score_line(PARTNERS, seat, scored, Cards(), case, details)]
