"""
The phases of a deal of Hearts: what is so, and what follows from it.

A deal is `Passing` until everybody has passed (not in a hold deal), then `Playing`, in some
variants `Choosing`, and `Over` at the end. A state holds facts only; whether hearts are
broken, who has taken what and whose lead it is follow from them.

States come from `deal`, `begin` and `apply`, which check everything. The constructors of the
phases check nothing: a state that is put together by hand may make no sense.
"""

from __future__ import annotations

from itertools import chain
from typing import Final, Protocol, TypeAlias

import attrs

from vorhand.cards import DECK, Cards, mask_of
from vorhand.errors import WrongTypeError, shown
from vorhand.hearts.moves import Play
from vorhand.hearts.options import TAKEN_OUT, Direction, Moon, Options
from vorhand.phases import OfDeal, OfTricks
from vorhand.suits import Suit
from vorhand.tricks import Trick
from vorhand.values import quick


@attrs.frozen(cache_hash=True)
class Deal:
    """What was settled before the first trick. All later states of a deal share it."""

    options: Options
    """The variant."""
    dealer: int
    """The seat that dealt."""
    number: int
    """How many deals went before in the match."""
    dealt: tuple[Cards, ...]
    """The hands as dealt, by seat."""
    passes: tuple[Cards, ...]
    """What each seat passed, once all have; empty before that and in a hold deal."""
    hand_masks: tuple[int, ...] = attrs.field(repr=False)
    """
    The hands as masks, by seat: as dealt while cards are passed, and as they were after the
    exchange from the first trick on.
    """

    @property
    def direction(self) -> Direction:
        """Where cards are passed in this deal (`hearts.pass.direction`)."""
        return self.options.direction(self.number)


@attrs.frozen
class Public:
    """What everybody at the table sees."""

    options: Options
    """The variant."""
    dealer: int
    """The seat that dealt."""
    number: int
    """How many deals went before in the match."""
    to_move: tuple[int, ...]
    """The seats that may act."""
    passed: tuple[int, ...]
    """The seats that have chosen their pass while others have not."""
    tricks: tuple[Trick[Play], ...]
    """The complete tricks in order."""
    trick: tuple[Play, ...]
    """The plays of the running trick in order."""
    choice: Moon | None
    """What the shooter has chosen, if there was a choice and it is made."""

    @property
    def direction(self) -> Direction:
        """Where cards are passed in this deal (`hearts.pass.direction`)."""
        return self.options.direction(self.number)

    @property
    def led(self) -> Suit | None:
        """The suit of the running trick; None when there is none."""
        return self.trick[0].card.suit if self.trick else None

    @property
    def broken(self) -> bool:
        """Whether a card has been played that breaks hearts (`hearts.breaking`)."""
        return hearts_broken(self.options, self.unplayed)

    @property
    def unplayed(self) -> int:
        """The cards that are still in the hands, as a mask."""
        plays = chain(*(trick.plays for trick in self.tricks), self.trick)
        out = TAKEN_OUT[self.options.players]
        return (Cards(DECK) - out).mask & ~mask_of(play.card for play in plays)


def hearts_broken(options: Options, unplayed: int) -> bool:
    """Tell whether a card has been played that breaks hearts; ``unplayed`` is a mask."""
    return unplayed & options.breakers != options.breakers


class Table(Protocol):
    """What legality reads of a deal, all of it public; options and own hand come beside it."""

    @property
    def tricks(self) -> tuple[Trick[Play], ...]:
        """The complete tricks in order."""
        ...

    @property
    def trick(self) -> tuple[Play, ...]:
        """The plays of the running trick in order."""
        ...

    @property
    def unplayed(self) -> int:
        """The cards that have not been played, as a mask."""
        ...


class _OfDeal(OfDeal[Deal, Options]):
    """What all phases know from the `Deal` they belong to."""

    __slots__ = ()

    @property
    def direction(self) -> Direction:
        """Where cards are passed in this deal (`hearts.pass.direction`)."""
        return self.deal.direction


@attrs.frozen
class Passing(_OfDeal):
    """Cards are being passed (`hearts.pass.simultaneous`)."""

    deal: Deal
    """What was settled before the first trick."""
    pending: tuple[Cards | None, ...]
    """What each seat has chosen to pass, by seat; None for a seat that has not chosen."""

    @property
    def hands(self) -> tuple[Cards, ...]:
        """The cards of each seat, by seat; whole until all have passed."""
        return self.deal.dealt

    @property
    def public(self) -> Public:
        """What everybody sees: who has passed, but not what."""
        deal = self.deal
        passed = tuple(seat for seat, cards in enumerate(self.pending) if cards is not None)
        to_move = tuple(seat for seat, cards in enumerate(self.pending) if cards is None)
        return Public(deal.options, deal.dealer, deal.number, to_move, passed, (), (), None)


@attrs.frozen
class Playing(OfTricks[Deal, Options], _OfDeal):
    """The tricks are being played."""

    deal: Deal
    """What was settled before the first trick."""
    tricks: tuple[Trick[Play], ...] = attrs.field(hash=False)
    """The complete tricks in order."""
    trick: tuple[Play, ...]
    """The plays of the running trick in order."""
    turn: int
    """The seat to play."""
    unplayed: int = attrs.field(repr=False)
    """The cards that are still in the hands, as a mask."""
    legal: int = attrs.field(hash=False, repr=False)
    """The cards that the seat to play may play, as a mask."""

    @property
    def broken(self) -> bool:
        """Whether a card has been played that breaks hearts (`hearts.breaking`)."""
        return hearts_broken(self.options, self.unplayed)

    @property
    def public(self) -> Public:
        """What everybody sees."""
        return _public_after_passing(self.deal, (self.turn,), self.tricks, self.trick)


@attrs.frozen
class Choosing(_OfDeal):
    """All tricks are played and a shooter has to choose what the moon does (`hearts.moon`)."""

    deal: Deal
    """What was settled before the first trick."""
    tricks: tuple[Trick[Play], ...]
    """All tricks in order."""
    shooter: int
    """The seat that took every penalty card."""

    @property
    def hands(self) -> tuple[Cards, ...]:
        """The cards that each seat holds, by seat: none."""
        return _no_cards(self.deal)

    @property
    def public(self) -> Public:
        """What everybody sees."""
        return _public_after_passing(self.deal, (self.shooter,), self.tricks, ())


@attrs.frozen
class Over(_OfDeal):
    """The deal is over."""

    deal: Deal
    """What was settled before the first trick."""
    tricks: tuple[Trick[Play], ...]
    """All tricks in order."""
    choice: Moon | None = None
    """What the shooter chose, if there was a choice."""

    @property
    def hands(self) -> tuple[Cards, ...]:
        """The cards that each seat holds, by seat: none."""
        return _no_cards(self.deal)

    @property
    def public(self) -> Public:
        """What everybody sees."""
        return _public_after_passing(self.deal, (), self.tricks, (), self.choice)


State: TypeAlias = Passing | Playing | Choosing | Over
"""A deal of Hearts at any moment."""

new_deal: Final = quick(Deal)
new_passing: Final = quick(Passing)
new_over: Final = quick(Over)

_PHASES: Final = (Passing, Playing, Choosing, Over)


def check_state(state: object) -> None:
    """
    Refuse what is no state of Hearts.

    Raises:
        WrongTypeError: not one of the phases.
    """
    if not isinstance(state, _PHASES):
        raise WrongTypeError(f"a state of Hearts is expected, not {shown(state)}")


def _public_after_passing(
    deal: Deal,
    to_move: tuple[int, ...],
    tricks: tuple[Trick[Play], ...],
    trick: tuple[Play, ...],
    choice: Moon | None = None,
) -> Public:
    return Public(deal.options, deal.dealer, deal.number, to_move, (), tricks, trick, choice)


def _no_cards(deal: Deal) -> tuple[Cards, ...]:
    return (Cards(),) * deal.options.players
