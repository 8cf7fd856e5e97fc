"""Partners: the two who sit across add up their scores."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vorhand.hearts.choices import Partners
from vorhand.hearts.options import Options
from vorhand.hearts.penalties import Line
from vorhand.hearts.possible import PLAYERS_FOR_PARTNERS
from vorhand.hearts.rulebook import PARTNERS, RULES

SIDES: Final = ((0, 2), (1, 3))
"""The seats of the two sides."""


def partner_of(seat: int) -> int:
    """The seat across, where four play."""
    return (seat + 2) % PLAYERS_FOR_PARTNERS


@RULES.implements(PARTNERS)
def partner_lines(options: Options, own: Sequence[Line]) -> list[Line]:
    """
    Four can play as partners, seats 0 and 2 against 1 and 3: each gets what the other scores too
    (`hearts.partners`). With `Partners.TOGETHER` they shoot the moon together as well. Custom.
    ``own`` are the lines of each seat by itself; a moon is not among them, since it counts for a
    side as a whole.
    """
    if options.partners is Partners.NONE:
        return []
    totals = [0] * options.players
    for _, seat, amount, *_ in own:
        totals[seat] += amount
    return [
        (PARTNERS, seat, totals[partner], 0, "", partner)
        for seat in range(options.players)
        if totals[partner := partner_of(seat)]
    ]
