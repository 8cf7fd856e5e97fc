"""The phases of a deal of Single: what is so, and what follows from it."""

from __future__ import annotations

from typing import Final, TypeAlias

import attrs

from vorhand.cards import Cards, cards_of, mask_of
from vorhand.kit.phases import Phase, TrickPhase
from vorhand.kit.tricks import Trick
from vorhand.single.moves import Play
from vorhand.single.options import Options
from vorhand.values import Value


@attrs.frozen
class Deal(Value):
    """What was settled before the lead."""

    options: Options
    dealer: int
    number: int
    dealt: tuple[Cards, ...]
    """The hands as dealt, by seat."""
    aside: Cards
    """The cards that lie aside."""

    @property
    def hand_masks(self) -> tuple[int, ...]:
        """The hands as dealt, as masks by seat."""
        return tuple(hand.mask for hand in self.dealt)


@attrs.frozen
class Public(Value):
    """What everybody at the table sees."""

    options: Options
    dealer: int
    number: int
    to_move: tuple[int, ...]
    """The seat that may act; nobody at the end."""
    tricks: tuple[Trick[Play], ...]
    """The one trick once it is complete."""
    trick: tuple[Play, ...]
    """The plays of the running trick in order."""


@attrs.frozen
class Playing(TrickPhase[Deal, Options]):
    """The trick is being played."""

    deal: Deal
    trick: tuple[Play, ...]
    """The plays so far, in order."""
    turn: int
    """The seat to play."""
    unplayed_mask: int
    """The cards that are still in the hands, as a mask."""
    legal_mask: int
    """The cards that may be played, as a mask."""

    @property
    def tricks(self) -> tuple[Trick[Play], ...]:
        """The complete tricks: none yet."""
        return ()

    @property
    def public(self) -> Public:
        """What everybody sees."""
        return Public(self.options, self.dealer, self.number, self.to_move, (), self.trick)


@attrs.frozen
class Over(Phase[Deal, Options]):
    """The trick is complete. What the seats still hold stays hidden."""

    deal: Deal
    tricks: tuple[Trick[Play], ...]
    """The one trick."""

    @property
    def to_move(self) -> tuple[int, ...]:
        """The seats that may act: none."""
        return ()

    @property
    def hands(self) -> tuple[Cards, ...]:
        """The cards that each seat still holds, by seat."""
        played = mask_of(card for trick in self.tricks for card in trick.cards)
        return tuple(cards_of(hand & ~played) for hand in self.deal.hand_masks)

    @property
    def public(self) -> Public:
        """What everybody sees."""
        return Public(self.options, self.dealer, self.number, (), self.tricks, ())


State: TypeAlias = Playing | Over
"""A deal of Single at any moment."""

PHASES: Final = (Playing, Over)
