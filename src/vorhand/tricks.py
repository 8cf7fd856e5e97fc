"""
What trick-taking games share: plays and tricks.

Which card takes a trick is for each game to say.
"""

from __future__ import annotations

from typing import Final, Generic, Protocol, TypeVar

import attrs

from vorhand.cards import Card
from vorhand.suits import Suit
from vorhand.values import quick


class CardPlay(Protocol):
    """A move that plays a card to a trick, whatever the game."""

    @property
    def seat(self) -> int:
        """Who plays."""
        ...

    @property
    def card(self) -> Card:
        """What is played."""
        ...


P_co = TypeVar("P_co", bound=CardPlay, covariant=True)


@attrs.frozen
class Trick(Generic[P_co]):
    """A complete trick."""

    plays: tuple[P_co, ...]
    """The plays in order, the lead first."""
    taker: int
    """The seat that took it."""

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards in the order in which they were played."""
        return tuple(play.card for play in self.plays)

    @property
    def leader(self) -> int:
        """The seat that led."""
        return self.plays[0].seat

    @property
    def led(self) -> Suit:
        """The suit that was led."""
        return self.plays[0].card.suit


completed: Final = quick(Trick)
"""Make a complete trick quickly: ``completed(plays, taker)``."""
