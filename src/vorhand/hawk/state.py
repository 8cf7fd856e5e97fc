"""
The phases of a deal of Hawk: the facts, and what follows from them.

A deal is `Playing` until the last trick is complete, and then `Over`. States come from `deal`,
`begin` and `apply`, which check everything. The constructors of the phases check nothing: a
state put together by hand may make no sense.
"""

from __future__ import annotations

from typing import Final, TypeAlias

import attrs

from vorhand.cards import Cards
from vorhand.hawk.moves import Play
from vorhand.hawk.options import Options
from vorhand.kit.phases import EmptyHands, TrickPhase
from vorhand.kit.tricks import Trick
from vorhand.suits import Suit
from vorhand.values import Value, quick


@attrs.frozen(cache_hash=True)
class Deal(Value):
    """What was settled before the first trick. All states of a deal share it."""

    options: Options
    """The variant."""
    dealer: int
    """The seat that dealt."""
    number: int
    """How many deals went before in the match."""
    dealt: tuple[Cards, ...]
    """The hands as dealt, by seat."""
    aside: Cards
    """The cards that lie aside (`hawk.aside`)."""
    hand_masks: tuple[int, ...] = attrs.field(repr=False)
    """The hands as dealt, by seat, as masks."""


@attrs.frozen
class Public(Value):
    """What everybody at the table sees."""

    options: Options
    """The variant."""
    dealer: int
    """The seat that dealt."""
    number: int
    """How many deals went before in the match."""
    to_move: tuple[int, ...]
    """The seat that may act; nobody at the end."""
    tricks: tuple[Trick[Play], ...]
    """The complete tricks in order."""
    trick: tuple[Play, ...]
    """The plays of the running trick in order."""

    @property
    def led(self) -> Suit | None:
        """The suit of the running trick; None when there is none."""
        return self.trick[0].card.suit if self.trick else None

    @property
    def aside(self) -> int:
        """How many cards lie aside (`hawk.aside`)."""
        return self.options.aside


@attrs.frozen
class Playing(TrickPhase[Deal, Options]):
    """The tricks are being played."""

    deal: Deal
    """What was settled before the first trick."""
    tricks: tuple[Trick[Play], ...]
    """The complete tricks in order."""
    trick: tuple[Play, ...]
    """The plays of the running trick in order."""
    turn: int
    """The seat to play."""
    unplayed_mask: int = attrs.field(repr=False)
    """The cards that are still in the hands, as a mask, for code that has to be fast."""
    legal_mask: int = attrs.field(hash=False, repr=False)
    """
    The cards that may be played, as a mask, for code that has to be fast; `playable` has the same
    as `Cards`.
    """

    @property
    def public(self) -> Public:
        """What everybody sees."""
        deal = self.deal
        return Public(deal.options, deal.dealer, deal.number, self.to_move, self.tricks, self.trick)


@attrs.frozen
class Over(EmptyHands[Deal, Options]):
    """The deal is over."""

    deal: Deal
    """What was settled before the first trick."""
    tricks: tuple[Trick[Play], ...]
    """All tricks in order."""

    @property
    def to_move(self) -> tuple[int, ...]:
        """The seats that may act: none."""
        return ()

    @property
    def public(self) -> Public:
        """What everybody sees."""
        deal = self.deal
        return Public(deal.options, deal.dealer, deal.number, self.to_move, self.tricks, ())


State: TypeAlias = Playing | Over
"""A deal of Hawk at any moment."""

PHASES: Final = (Playing, Over)

new_deal: Final = quick(Deal)
new_playing: Final = quick(Playing)
new_over: Final = quick(Over)
