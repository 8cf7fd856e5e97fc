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
    Forehand begins, and seats play one card each in turn, clockwise (`hurrikan.turn`); a seat
    without cards is passed over. From the source for two players; that four play clockwise is
    custom. ``owned`` are the cards of each seat, by seat, and ``held`` those still in hands, as
    masks.
    """
    players = len(owned)
    for step in range(1, players + 1):
        following = (turn + step) % players
        if owned[following] & held:
            return following
    return (turn + 1) % players  # nobody has a card left, so nobody is passed over


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
    After a sweep the next opponent lays a card and the sweeper plays again, until it fails to
    sweep; then the turn goes on clockwise from it (`hurrikan.sweep.turn`). For two players that is
    plain alternation. With `AfterSweep.ROTATE` the turn goes round among four too. From the source,
    which says that the rules for four are the same; which opponent lays, and who plays when one has
    no cards, is how it is read here.

    Returns the seat that plays next, and the one that plays after it because of its sweep, if any.
    ``owned`` are the cards of each seat, by seat, and ``held`` those still in hands, as masks;
    ``turn`` has just played, with a sweep if ``swept``, and ``sweeper`` was to play after it.
    """
    if sweeper is not None:
        return sweeper, None  # the opponent has laid its card
    if swept and options.players == PAIRS and options.after_sweep is AfterSweep.SWEEPER_AGAIN:
        return after_sweep(owned, held, turn)
    return clockwise(owned, held, turn), None


@RULES.serves(SWEEP_TURN)
def after_sweep(owned: Sequence[int], held: int, sweeper: int) -> tuple[int, int | None]:
    """
    The opponent to the left lays a card or, if it has none, the one to the right; then the sweeper
    plays again.
    """
    # A sweeper without cards cannot play again, so nobody has to lay one first.
    if not owned[sweeper] & held:
        return clockwise(owned, held, sweeper), None
    for opponent in ((sweeper + 1) % PAIRS, (sweeper - 1) % PAIRS):
        if owned[opponent] & held:
            return opponent, sweeper
    return sweeper, None
