"""What the phases of a deal share, whatever the game."""

from __future__ import annotations

from typing import Any, Generic, Protocol, TypeVar

from vorhand.cards import Cards, cards_of
from vorhand.pictures import Pictured
from vorhand.suits import Suit

O_co = TypeVar("O_co", covariant=True)


class AnyDeal(Protocol[O_co]):
    """What every deal knows of its occasion."""

    @property
    def options(self) -> O_co:
        """The variant that is played."""
        ...

    @property
    def dealer(self) -> int:
        """The seat that dealt."""
        ...

    @property
    def number(self) -> int:
        """How many deals went before in the match."""
        ...


D = TypeVar("D", bound=AnyDeal[Any])


class OfDeal(Pictured, Generic[D, O_co]):
    """What all phases know from the deal they belong to."""

    __slots__ = ()

    deal: D

    @property
    def options(self) -> O_co:
        """The variant that is played."""
        options: O_co = self.deal.options
        return options

    @property
    def dealer(self) -> int:
        """The seat that dealt."""
        return self.deal.dealer

    @property
    def number(self) -> int:
        """How many deals went before in the match."""
        return self.deal.number


class DealOfHands(AnyDeal[O_co], Protocol[O_co]):
    """What a deal knows whose hands are played out in tricks."""

    @property
    def hand_masks(self) -> tuple[int, ...]:
        """The hands as they were at the first lead, as masks by seat."""
        ...


H = TypeVar("H", bound=DealOfHands[Any])


class OfTricks(OfDeal[H, O_co]):
    """What the phase in which tricks are played knows from its deal and of the trick."""

    __slots__ = ()

    trick: tuple[Any, ...]
    unplayed: int
    legal: int

    @property
    def hands(self) -> tuple[Cards, ...]:
        """The cards that each seat holds, by seat."""
        return tuple(cards_of(hand & self.unplayed) for hand in self.deal.hand_masks)

    @property
    def playable(self) -> Cards:
        """The cards that the seat to play may play."""
        return cards_of(self.legal)

    @property
    def led(self) -> Suit | None:
        """The suit of the running trick; None when a lead is due."""
        return self.trick[0].card.suit if self.trick else None
