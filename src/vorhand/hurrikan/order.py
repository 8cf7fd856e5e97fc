"""Who plays next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vorhand.hurrikan.options import AfterSweep, Options
from vorhand.hurrikan.rulebook import RULES, SWEEP_TURN, TURN

PAIRS: Final = 4
"""The number of players that sit in pairs."""


@RULES.implements(TURN)
def clockwise(owned: Sequence[int], held: int, turn: int) -> int:
    """
    The next seat clockwise that has cards; the next of all if none has any (`hurrikan.turn`).
    ``owned`` are the cards of each seat and ``held`` those that are still in hands, as masks. From
    the source for two players; that four play clockwise is custom.
    """
    following = (turn + 1) % len(owned)
    if owned[following] & held or not held:
        return following
    return clockwise(owned, held, following)


@RULES.implements(SWEEP_TURN)
def next_seat(  # noqa: PLR0913, PLR0917 - all that it depends on
    options: Options,
    owned: Sequence[int],
    held: int,
    turn: int,
    sweeper: int | None,
    swept: bool,
) -> tuple[int, int | None]:
    """
    The seat that plays next, and the one that plays after it because of its sweep, if any
    (`hurrikan.sweep.turn`).

    ``owned`` are the cards of each seat and ``held`` those that are still in hands, as masks;
    ``turn`` is the seat that has just played, ``sweeper`` the one that was to play after it, and
    ``swept`` whether it was a sweep. With two players a sweep changes nothing: the opponent lays a
    card, and the sweeper may play again. From the source, for two players; with
    `AfterSweep.SWEEPER_AGAIN` it is the same with four.
    """
    following = (turn + 1) % len(owned)
    if sweeper is None and not swept and owned[following] & held:
        return following, None  # as it nearly always is
    if sweeper is not None:
        return sweeper, None  # the opponent has laid its card
    if swept and options.after_sweep is AfterSweep.SWEEPER_AGAIN and options.players == PAIRS:
        return after_sweep(owned, held, turn)
    return clockwise(owned, held, turn), None


@RULES.serves(SWEEP_TURN)
def after_sweep(owned: Sequence[int], held: int, sweeper: int) -> tuple[int, int | None]:
    """The opponent to the left lays a card, or the one to the right; then the sweeper plays."""
    if not owned[sweeper] & held:
        return clockwise(owned, held, sweeper), None
    for opponent in ((sweeper + 1) % PAIRS, (sweeper - 1) % PAIRS):
        if owned[opponent] & held:
            return opponent, sweeper
    return sweeper, None
