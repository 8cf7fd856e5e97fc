"""What has been captured: the piles of the seats, sweeps, and what is left at the end."""

from __future__ import annotations

from collections.abc import Sequence

from vorhand.hurrikan.moves import Play
from vorhand.hurrikan.options import Leftover, Options
from vorhand.hurrikan.rulebook import LEFTOVER, RULES, SWEEP


@RULES.implements(SWEEP)
def sweeps_among(
    options: Options, emptied: Sequence[int], plays: Sequence[Play], last_card: bool
) -> tuple[int, ...]:
    """
    The numbers of the plays that were a sweep (`hurrikan.sweep`): those that ``emptied`` the table,
    with one card or with many. ``last_card`` says whether nobody has a card left and none will
    come: without `Options.last_sweep` the very last card makes no sweep. From the source, which
    says nothing of the last card.
    """
    last = len(plays) - 1
    if options.last_sweep or not last_card:
        return tuple(emptied)
    return tuple(number for number in emptied if number != last)


@RULES.implements(LEFTOVER)
def heir(options: Options, plays: Sequence[Play]) -> int | None:
    """
    The seat that gets what lies on the table at the end; None if nobody does (`hurrikan.leftover`),
    as it is by default. With `Leftover.LAST_CAPTURER` it is the seat that captured last, if any. It
    is custom; the source does not say whose these cards are.
    """
    if options.leftover is Leftover.NOBODY:
        return None
    return next((play.seat for play in reversed(plays) if play.takes), None)


@RULES.serves(SWEEP, LEFTOVER)
def piles(
    options: Options, first_table: int, plays: Sequence[Play], left_in_hands: int | None
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """
    What each seat has captured, as masks by seat, and the numbers of the plays that were a sweep.

    ``first_table`` are the cards that were dealt to the table, as a mask. ``left_in_hands`` are
    those that nobody played, when the round is over; None while it goes on.
    """
    won, table = [0] * options.players, first_table
    emptied: list[int] = []
    for number, play in enumerate(plays):
        takes = play.takes.mask
        if takes:
            won[play.seat] |= play.card.bit | takes
            table ^= takes
            if not table:
                emptied.append(number)
        else:
            table |= play.card.bit
    if left_in_hands is not None:
        last = heir(options, plays)
        if last is not None:
            won[last] |= table
    return tuple(won), sweeps_among(options, emptied, plays, left_in_hands == 0)
