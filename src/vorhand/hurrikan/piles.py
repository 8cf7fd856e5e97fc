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
    A capture that empties the table, with one card or with many, is a sweep (`hurrikan.sweep`).
    Without `Options.last_sweep` the very last card of a round makes none. From the source, which
    says nothing of the last card. ``emptied`` are the plays that emptied the table, by number;
    ``last_card`` says whether nobody has a card left and none will come.
    """
    last = len(plays) - 1
    if options.last_sweep or not last_card:
        return tuple(emptied)
    return tuple(number for number in emptied if number != last)


@RULES.implements(LEFTOVER)
def heir(options: Options, plays: Sequence[Play]) -> int | None:
    """
    Cards left on the table at the end are nobody's (`hurrikan.leftover`). With
    `Leftover.LAST_CAPTURER` they go to the seat that captured last. Custom; the source does not say
    whose they are. This is the seat that gets them, or None.
    """
    if options.leftover is Leftover.NOBODY:
        return None
    return next((play.seat for play in reversed(plays) if play.takes), None)


@RULES.serves(SWEEP, LEFTOVER)
def piles(
    options: Options, first_table: int, plays: Sequence[Play], left_in_hands: int | None
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """
    What each seat has captured, by seat, as masks, and the plays that were sweeps, by number.

    ``first_table`` are the cards that were dealt to the table, as a mask. ``left_in_hands`` are
    those that nobody played, as a mask, once the round is over; None while it goes on.
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
        if last is not None:  # it gets them without a capture, so this is never a sweep
            won[last] |= table
    # 0 is not None: the round is over, and every card has been played.
    return tuple(won), sweeps_among(options, emptied, plays, left_in_hands == 0)
