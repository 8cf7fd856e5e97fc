"""What follows from the options for single cards, as masks and in points; worked out once."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, TypeAlias

from vorhand.cards import DECK, Card, Cards
from vorhand.hearts.choices import Breaking, FirstTrick, HeartPoints, Queen
from vorhand.suits import HEARTS, Suit

if TYPE_CHECKING:
    from vorhand.hearts.options import Options

QUEEN: Final = Card("QS")
JACK: Final = Card("JD")
PENALTIES: Final = HEARTS | QUEEN.bit
"""All hearts and the queen of spades, as a mask: the penalty cards unless options differ."""

TAKEN_OUT: Final = MappingProxyType(
    {3: Cards("2D"), 4: Cards(), 5: Cards("2C 2D"), 6: Cards("3C 4C 2D 3D")}
)
"""Cards that are not in the pack by default, by the number of players."""

TWO_AS_SPOT: Final = 2
"""What the lowest heart counts under `HeartPoints.SPOT`; each further one counts 1 more."""

UNOPENED: Final = 1 << len(DECK)
"""
A bit beside the cards in a mask of cards that are not played yet, with `Breaking.QUEEN` alone:
nobody has led a heart from a hand of nothing but hearts.
"""

Groups: TypeAlias = tuple[tuple[int, int], ...]
"""Cards that count alike, as a mask, each time with what one of them counts."""


def pack_mask(options: Options) -> int:
    """The cards that are dealt, as a mask (`hearts.deck`)."""
    return Cards(DECK).mask & ~options.removed.mask


def points_of(options: Options, card: Card) -> int:
    """
    What a card counts (`hearts.points`): what `Options.card_points` says of it, or else what hearts
    and the queen of spades do. The jack of diamonds has an option of its own.
    """
    named = dict(options.card_points)
    if card in named:
        return named[card]
    if card is QUEEN:
        return options.queen_points
    if card.suit is not Suit.HEARTS:
        return 0
    return card.rank.index + TWO_AS_SPOT if options.heart_points is HeartPoints.SPOT else 1


def _in_groups(options: Options) -> Iterator[tuple[int, int]]:
    masks: dict[int, int] = defaultdict(int)
    for card in DECK:
        if card.bit & options.pack_mask:
            masks[points_of(options, card)] |= card.bit
    for points, mask in sorted(masks.items()):
        yield mask, points


def penalty_groups(options: Options) -> Groups:
    """The cards that count above 0: they are the penalty cards (`hearts.points`)."""
    return tuple((mask, points) for mask, points in _in_groups(options) if points > 0)


def penalty_kinds(options: Options) -> Groups:
    """
    The penalty cards that share a line of a score sheet, as masks: hearts, the queen of spades, and
    others; so people count. With each goes what one of them counts, or 0 if that differs.
    """
    kinds = []
    for kind in (HEARTS, QUEEN.bit, ~PENALTIES):
        groups = [(mask & kind, points) for mask, points in options.penalty_groups if mask & kind]
        if groups:
            kinds.append((sum(mask for mask, _ in groups), groups[0][1] if len(groups) == 1 else 0))
    return tuple(kinds)


def bonus_groups(options: Options) -> Groups:
    """The cards that count below 0, and the jack of diamonds: they count apart from the moon."""
    jack = (JACK.bit & options.pack_mask, options.jack_of_diamonds)
    below = tuple((mask, points) for mask, points in _in_groups(options) if points < 0)
    return (*below, jack) if all(jack) else below


def penalties_mask(options: Options) -> int:
    """The penalty cards, as a mask."""
    return sum(mask for mask, _ in options.penalty_groups)


def barred_mask(options: Options) -> int:
    """The cards that may not be thrown on the first trick, as a mask (`hearts.first-trick`)."""
    of_kind = {
        FirstTrick.NO_PENALTIES: options.penalties_mask,
        FirstTrick.NO_QUEEN: QUEEN.bit,
        FirstTrick.NO_HEARTS: HEARTS,
        FirstTrick.ANYTHING: 0,
    }
    return of_kind[options.first_trick] & options.penalties_mask


def breakers_mask(options: Options) -> int:
    """The cards whose play breaks hearts, as a mask (`hearts.breaking`)."""
    of_kind = {Breaking.HEART_OR_QUEEN: PENALTIES, Breaking.QUEEN: QUEEN.bit}
    in_pack = of_kind.get(options.breaking, HEARTS) & options.pack_mask
    return in_pack | UNOPENED if options.breaking is Breaking.QUEEN else in_pack


def unbroken_mask(options: Options) -> int:
    """The cards that may not be led before hearts are broken, as a mask (`hearts.breaking`)."""
    return 0 if options.breaking is Breaking.NOTHING_NEEDED else HEARTS


def waiting_mask(options: Options) -> int:
    """QS if she has to wait until hearts are broken, as a mask (`hearts.queen`)."""
    waits = options.queen is not Queen.FREE and options.breaking is not Breaking.NOTHING_NEEDED
    return QUEEN.bit if waits else 0
