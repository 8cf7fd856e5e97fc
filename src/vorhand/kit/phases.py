"""What the phases of a deal have in common in every game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

from typing_extensions import override

from vorhand.cards import Cards, cards_of
from vorhand.suits import Suit
from vorhand.values import Shown, Value

O_co = TypeVar("O_co", covariant=True)


class DealFacts(Protocol[O_co]):
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


D = TypeVar("D", bound=DealFacts[Any])


class Phase(Value, Shown, Generic[D, O_co]):
    """What all phases know from the deal they belong to. A phase prints as a table."""

    __slots__ = ()

    deal: D

    if TYPE_CHECKING:  # each phase says this itself

        @property
        def hands(self) -> tuple[Cards, ...]:
            """The cards that each seat holds, by seat."""
            ...

        @property
        def to_move(self) -> tuple[int, ...]:
            """The seats that may act now, ascending."""
            ...

        @property
        def public(self) -> Any:  # noqa: ANN401 - of any game
            """What everybody sees."""
            ...

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

    @override
    def __str__(self) -> str:
        return self.text()


class DealOfHands(DealFacts[O_co], Protocol[O_co]):
    """What a deal knows when its hands are played out in tricks."""

    @property
    def hand_masks(self) -> tuple[int, ...]:
        """The hands at the first lead, by seat, as masks."""
        ...


H = TypeVar("H", bound=DealOfHands[Any])


class TrickPhase(Phase[H, O_co]):
    """What the phase in which tricks are played knows about its deal and the running trick."""

    __slots__ = ()

    trick: tuple[Any, ...]
    turn: int
    unplayed_mask: int
    legal_mask: int

    @property
    def to_move(self) -> tuple[int, ...]:
        """The one seat that may act."""
        return (self.turn,)

    @property
    def hands(self) -> tuple[Cards, ...]:
        """The cards that each seat holds, by seat."""
        return tuple(cards_of(hand & self.unplayed_mask) for hand in self.deal.hand_masks)

    @property
    def playable(self) -> Cards:
        """The cards that the seat to play may play."""
        return cards_of(self.legal_mask)

    @property
    def led(self) -> Suit | None:
        """The suit of the running trick; None when a lead is due."""
        return self.trick[0].card.suit if self.trick else None


class EmptyHands(Phase[D, O_co]):
    """What a phase knows in which all cards have been played."""

    __slots__ = ()

    @property
    def hands(self) -> tuple[Cards, ...]:
        """The cards that each seat holds, by seat: none."""
        players: int = self.deal.options.players
        return (Cards(),) * players
