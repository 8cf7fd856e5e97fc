"""
A key for the tables of a search.

It has what decides what can still come, and nothing that only tells how it came about. No rule is
stated here: what has been captured, who gets a point and who gets the last cards is asked of the
rule sheet.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import lru_cache
from itertools import chain
from typing import Final

from vorhand.hurrikan.dealing import more_cards
from vorhand.hurrikan.options import Options
from vorhand.hurrikan.piles import heir
from vorhand.hurrikan.scoring import (
    AMONG_THE_BEST,
    FROM_THE_BEST,
    number_of_cards,
    number_of_hearts,
    number_of_sevens,
    score,
    sides,
    winner_of,
)
from vorhand.hurrikan.state import CARDS_DEALT_ON, PHASES, Deal, Playing, State, piles_of
from vorhand.hurrikan.values import PACK_MASK
from vorhand.kit.transposition import NOBODY, Key, check_has_key, variant_of

KEPT: Final = 1 << 12
"""How many answers of `standing` and of `measured` are kept each, about 3 MB together."""

AT_MOST: Final = 4
"""How many cards count at most where the best do."""


def transposition_key(state: State) -> Hashable:
    """
    A key for the tables of a search. States with equal keys have the same future: the same moves
    are legal, and the same moves from there on lead to the same scores.

    >>> from vorhand import hurrikan, shuffled
    >>> deck = shuffled(hurrikan.pack(), 1)
    >>> one, other = (hurrikan.deal(deck, number=number) for number in (0, 1))
    >>> one == other, transposition_key(one) == transposition_key(other)
    (False, True)

    In the key are the variant, the hands, the table, what will be dealt to whom, whose turn it is,
    and what has been captured as far as it counts: the points that are certain, and for each of the
    others what will decide it. Not in it are who played what when, cards that only count as one of
    many, and which round of the match it is.

    Keys of different variants differ, so one table can serve several; only `Options.target` makes
    no difference. States with the same future have different keys where only a search would show
    that it is the same: if an option can no longer change anything, or if a point is decided by
    what can be captured and not by what is left.

    A key is a tuple of numbers, texts and such tuples, to be compared and hashed. What stands where
    in it is not promised.

    Raises:
        WrongTypeError: not a state of Hurrikan. A view has no key, since hands that it does not
            show decide what follows.
    """
    if isinstance(state, Playing):
        return playing_key(state)
    check_has_key(state, PHASES, "Hurrikan")
    return "over", variant_in_play(state.options), *score(state)


def variant_in_play(options: Options) -> Key:
    """What tells a variant from others while a round is being played."""
    return variant_of(options, "hurrikan", "target")


def playing_key(state: Playing) -> Key:
    """The key while cards are being played."""
    deal, plays, held = state.deal, state.plays, state.held_mask
    won, swept = piles_of(state)
    # Partners sit across: one side has the even seats, the other the odd ones.
    odd = sum([plays[number].seat % 2 for number in swept])
    last = heir(deal.options, plays)
    stands = standing(deal.options, won, (len(swept) - odd, odd), last)
    hands = [cards & held for cards in deal.owned_masks]
    return "playing", stands, state.turn, state.sweeper, *hands, state.table_mask, *coming(deal)


@lru_cache(256)
def coming(deal: Deal) -> tuple[int, ...]:
    """The cards that are still to be dealt, as masks: those of each seat, deal by deal."""
    a_deal = CARDS_DEALT_ON * len(deal.owned_masks)
    tops = range(deal.stock_dealt, len(deal.stock), a_deal)
    return tuple(chain.from_iterable(more_cards(deal, deal.stock[top:]) for top in tops))


@lru_cache(KEPT)
def standing(
    options: Options, won: tuple[int, ...], sweeps: tuple[int, int], last: int | None
) -> Key:
    """
    What has been captured, as far as it counts: how many points each side is sure of, and for each
    of the four points that is not decided what will decide it. ``won`` are the cards of each seat,
    as masks, and ``last`` is the seat that would get the cards that are left.
    """
    groups, left = sides(options), measured(PACK_MASK ^ sum(won))
    piles = [measured(sum([won[seat] for seat in group])) for group in groups]
    sure = [*sweeps]
    open_points: list[Hashable] = []
    for of_piles, of_left in zip(zip(*piles, strict=True), left, strict=True):
        amounts = [sum(values) for values in of_piles]
        # With all cards that are left, of which no more count than the best.
        limits = [sum(sorted(values + of_left)[-AT_MOST:]) for values in of_piles]
        if not is_decided(amounts, limits):
            open_points.append(of_piles)
            continue
        open_points.append(None)
        winner = winner_of(amounts)
        if winner is not None:
            sure[groups[winner][0] % 2] += 1
    # Who captured last matters as long as the cards that are left can decide something.
    inherits = NOBODY
    if last is not None and any(open_points):
        inherits = [last in group for group in groups].index(True)
    return variant_in_play(options), *sure, inherits, *open_points


@lru_cache(KEPT)
def measured(cards: int) -> tuple[tuple[int, ...], ...]:
    """
    What some cards, a mask, have for each of the four points: how many they are, how many hearts
    and sevens of hearts, and what each of the best four is worth, since a better one replaces it.
    """
    best: list[int] = []
    for of_rank, value in zip(FROM_THE_BEST, AMONG_THE_BEST.values(), strict=True):
        best += [value] * (cards & of_rank).bit_count()
        if len(best) >= AT_MOST:
            break
    numbers = number_of_cards(cards), number_of_hearts(cards), number_of_sevens(cards)
    return *[(number,) for number in numbers], tuple(best[:AT_MOST])


def is_decided(amounts: Sequence[int], limits: Sequence[int]) -> bool:
    """
    Whether it is decided who has most: nobody can get more, or only one can get as many as have
    been got so far. The limits are what each could get at most.
    """
    most = max(amounts)
    return amounts == limits or sum([limit >= most for limit in limits]) == 1
