"""The cards that are left over when all hands are dealt, and who gets them."""

from __future__ import annotations

from collections.abc import Sequence

from vorhand.hearts.choices import Kitty
from vorhand.hearts.moves import Play
from vorhand.hearts.options import Options
from vorhand.hearts.rulebook import KITTY, RULES
from vorhand.hearts.state import Deal
from vorhand.kit.tricks import Trick, mask_of_plays, taken


@RULES.implements(KITTY)
def trick_with_kitty(options: Options, tricks: Sequence[Trick[Play]]) -> int | None:
    """
    The last cards of the deck are left over if the hands would not be equal, and lie face down as
    the kitty (`hearts.kitty`). `Options.kitty` says whose they become: nobody's with `Kitty.ASIDE`,
    or they go to the seat that takes the first trick, the last, or the first with a penalty card in
    it. Custom. This is the place of that trick among the complete ones; None if it is not there.
    """
    if options.kitty is Kitty.NONE or not options.kitty_size:
        return None
    if options.kitty is Kitty.FIRST_TRICK and tricks:
        return 0
    if options.kitty is Kitty.LAST_TRICK and len(tricks) == options.hand_size:
        return len(tricks) - 1
    if options.kitty is Kitty.FIRST_PENALTY:
        penalties = (mask_of_plays(trick.plays) & options.penalties_mask for trick in tricks)
        return next((place for place, cards in enumerate(penalties) if cards), None)
    return None


def kitty_taker(options: Options, tricks: Sequence[Trick[Play]]) -> int | None:
    """The seat that has got the kitty; None if no seat has."""
    place = trick_with_kitty(options, tricks)
    return None if place is None else tricks[place].taker


@RULES.serves(KITTY)
def sees_kitty(options: Options, tricks: Sequence[Trick[Play]], seat: int, *, over: bool) -> bool:
    """Whether a seat sees the kitty: its taker from then on, and everybody at the end."""
    if over:
        return options.kitty_size > 0
    return kitty_taker(options, tricks) == seat


@RULES.serves(KITTY)
def taken_with_kitty(deal: Deal, tricks: Sequence[Trick[Play]]) -> tuple[int, ...]:
    """The cards that each seat has at the end, the kitty among them, by seat, as masks."""
    won = taken(deal.options.players, tricks)
    seat = kitty_taker(deal.options, tricks) if deal.kitty.mask else None
    if seat is None:
        return won
    return (*won[:seat], won[seat] | deal.kitty.mask, *won[seat + 1 :])
