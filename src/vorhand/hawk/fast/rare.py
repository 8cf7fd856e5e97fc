"""
Finding the tricks that may earn a bonus: hardly any does, and each deal has ten to be looked at.

The cards of a trick are taken apart by suit, and what the rules say of the cards of one suit is
looked up in a table of its 8192 subsets, which is made from the rules themselves.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from vorhand.cards.tables import MINORS
from vorhand.hawk.beating import PACK_MASK, pips
from vorhand.suits import CLUBS

MUCH: Final = 1 << 10
"""More than all cards together count."""


def finder(run: Callable[[int, int], bool]) -> Callable[[Sequence[int], int], list[int]]:
    """
    Make a function that is given the cards of each trick, as masks, and the number of players, and
    answers with the numbers of the tricks that may earn a bonus, in order. ``run`` is the rule of
    runs, which lie within a suit.
    """
    # By the cards of a suit, as the clubs of a mask: their pips, and much more if they have a run.
    counts = [
        0 if ranks & ~PACK_MASK else pips(ranks) + (MUCH if run(ranks, 0) else 0)
        for ranks in range(CLUBS + 1)
    ]

    def rare(masks: Sequence[int], players: int) -> list[int]:
        many, found = 9 * players, []
        for number, cards in enumerate(masks):
            minors, majors = cards & MINORS, cards >> 26
            clubs, diamonds = minors & 8191, minors >> 13
            hearts, spades = majors & 8191, majors >> 13
            if (
                counts[clubs] + counts[diamonds] + counts[hearts] + counts[spades] > many
                or clubs & diamonds & hearts & spades
            ):
                found.append(number)
        return found

    return rare
