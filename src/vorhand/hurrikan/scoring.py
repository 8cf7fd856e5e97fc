"""What is captured while a round runs, and what it scores at its end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from vorhand.cards import DECK, Card, Cards, cards_of, listed, mask_of
from vorhand.errors import DealNotOver
from vorhand.hurrikan.options import Options, Partners
from vorhand.hurrikan.rulebook import (
    BEST_FOUR,
    PARTNERS,
    RULES,
    SCORE_CARDS,
    SCORE_HEARTS,
    SCORE_SEVEN,
    SWEEP,
)
from vorhand.hurrikan.state import Over, State, check_state, piles, won_masks
from vorhand.rulebook import Rule, ScoreLine, score_line
from vorhand.suits import HEARTS, Rank, Suit

SEVEN: Final = Card("7H")
_PAIRS: Final = 4

_AMONG_THE_BEST: Final = {
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
_WORTH: Final = tuple(_AMONG_THE_BEST.get(card.rank, 0) for card in DECK)
"""By `Card.index` what a card is worth among the best four."""
_FROM_THE_BEST: Final = tuple(
    mask_of(Card.of(rank, suit) for suit in Suit) for rank in _AMONG_THE_BEST
)
"""The cards of each rank as masks, the best first."""


def points(state: State) -> tuple[int, ...]:
    """
    How many cards each seat has captured so far, by seat, the capturing ones among them.

    With the cards in the hands, on the table and in the stock they are always 40.

    Raises:
        WrongTypeError: no state of Hurrikan.
    """
    check_state(state)
    return tuple(cards.bit_count() for cards in won_masks(state))


@RULES.states(SCORE_CARDS)
def number_of_cards(cards: int) -> int:
    """How many cards there are: 1 point for most of them."""
    return cards.bit_count()


@RULES.states(SCORE_HEARTS)
def number_of_hearts(cards: int) -> int:
    """How many hearts there are: 1 point for most of them."""
    return (cards & HEARTS).bit_count()


@RULES.states(SCORE_SEVEN)
def number_of_sevens(cards: int) -> int:
    """Whether the seven of hearts is there: 1 point."""
    return (cards & SEVEN.bit).bit_count()


@RULES.states(BEST_FOUR)
def best_four(cards: int) -> tuple[Card, ...]:
    """The four cards that are worth most, of any suits; fewer if there are no four."""
    best: tuple[Card, ...] = ()
    for of_rank in _FROM_THE_BEST:
        if cards & of_rank:
            best += listed(cards & of_rank)
            if len(best) >= 4:  # noqa: PLR2004 - as the name says
                break
    return best[:4]


@RULES.states(BEST_FOUR)
def sum_of_best_four(cards: int) -> int:
    """What the four best cards are worth together: 1 point for the largest sum."""
    return sum([_WORTH[card.index] for card in best_four(cards)])


# What gives a point: the rule, the measure that is compared, and the cards that it rests on.
_POINTS: Final[tuple[tuple[Rule, Callable[[int], int], Callable[[int], int]], ...]] = (
    (SCORE_CARDS, number_of_cards, lambda cards: cards),
    (SCORE_HEARTS, number_of_hearts, lambda cards: cards & HEARTS),
    (SCORE_SEVEN, number_of_sevens, lambda cards: cards & SEVEN.bit),
    (BEST_FOUR, sum_of_best_four, lambda cards: mask_of(best_four(cards))),
)


@RULES.states(SCORE_CARDS, SCORE_HEARTS, SCORE_SEVEN, BEST_FOUR)
def winner_of(amounts: Sequence[int]) -> int | None:
    """Which of several has most; None on a tie."""
    most = max(amounts)
    return amounts.index(most) if amounts.count(most) == 1 else None


@RULES.states(PARTNERS)
def sides(options: Options) -> tuple[tuple[int, ...], ...]:
    """
    Who is measured together: each seat alone, or by option partners who put their cards
    together.
    """
    if options.players == _PAIRS and options.partners is Partners.POOLED:
        return (0, 2), (1, 3)
    return tuple((seat,) for seat in range(options.players))


@RULES.states(PARTNERS)
def partner_of(options: Options, seat: int) -> int | None:
    """The seat opposite, among four players; None among two."""
    return (seat + 2) % _PAIRS if options.players == _PAIRS else None


def score(state: State) -> tuple[int, ...]:
    """
    The points of a finished round by seat, sweeps and the four points, with those of the
    partner (`hurrikan.sweep`, `hurrikan.score.cards`, `hurrikan.partners`). Many are good.

    Raises:
        DealNotOver: the round is not over.
        WrongTypeError: no state of Hurrikan.
    """
    totals = [0] * _finished(state).options.players
    for line in scoresheet(state):
        totals[line.seat] += line.points
    return tuple(totals)


def scoresheet(state: State) -> tuple[ScoreLine, ...]:
    """
    The score of a finished round in lines that add up to it seat by seat (`hurrikan.sweep`,
    `hurrikan.score.cards`, `hurrikan.partners`).

    Each sweep and each point is a line with its cards; among four players what the partner
    has scored is a line of its own.

    Raises:
        DealNotOver: the round is not over.
        WrongTypeError: no state of Hurrikan.
    """
    end = _finished(state)
    options = end.options
    won, swept = piles(end)
    sweeps, four_points = _sweep_lines(end, swept), _point_lines(options, won)
    own = [first + then for first, then in zip(sweeps, four_points, strict=True)]
    # Who has put cards together has the four points already: the partner's sweeps are added.
    together = len(sides(options)) < options.players
    shared = [sum(line.points for line in lines) for lines in (sweeps if together else own)]
    case = "/sweeps" if together else ""
    return tuple(
        line
        for seat, lines in enumerate(own)
        for line in [*lines, *_partner_lines(options, seat, shared, case)]
    )


def _finished(state: State) -> Over:
    check_state(state)
    if not isinstance(state, Over):
        raise DealNotOver("a round has a score when it is over")
    return state


@RULES.states(SWEEP)
def _sweep_lines(end: Over, swept: Sequence[int]) -> list[list[ScoreLine]]:
    """By seat a line for each of its sweeps."""
    lines: list[list[ScoreLine]] = [[] for _ in end.deal.owned]
    for number in swept:
        play = end.plays[number]
        line = score_line(SWEEP, play.seat, 1, play.takes, "", (("card", play.card),))
        lines[play.seat].append(line)
    return lines


def _point_lines(options: Options, won: Sequence[int]) -> list[list[ScoreLine]]:
    """By seat a line for each of the four points that it gets."""
    groups = sides(options)
    pooled = [sum([won[seat] for seat in group]) for group in groups]
    lines: list[list[ScoreLine]] = [[] for _ in won]
    for rule, measure, cards in _POINTS:
        amounts = [measure(pile) for pile in pooled]
        best = winner_of(amounts)
        if best is None:
            continue
        because, details = cards_of(cards(pooled[best])), (("amount", amounts[best]),)
        for seat in groups[best]:
            lines[seat].append(score_line(rule, seat, 1, because, "", details))
    return lines


@RULES.states(PARTNERS)
def _partner_lines(
    options: Options, seat: int, scored: Sequence[int], case: str
) -> list[ScoreLine]:
    """What the partner has scored is added; nothing among two players."""
    partner = partner_of(options, seat)
    if partner is None:
        return []
    details = (("partner", partner),)
    return [score_line(PARTNERS, seat, scored[partner], Cards(), case, details)]
