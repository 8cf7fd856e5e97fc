"""What the phases of a deal share, whatever the game."""

from __future__ import annotations

from typing import Any, Generic, Protocol, TypeVar

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


class OfDeal(Generic[D, O_co]):
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
