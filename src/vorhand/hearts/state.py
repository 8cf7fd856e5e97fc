"""
The phases of a deal of Hearts: the facts, and what follows from them.

A deal is `Passing` until everybody has passed (not in a hold deal), then `Playing`, in some
variants `Choosing`, and `Over` at the end. A state holds facts only; whether hearts are
broken, who has taken what and whose lead it is follow from them.

States come from `deal`, `begin` and `apply`, which check everything. The constructors of the
phases check nothing: a state put together by hand may make no sense.
"""

from __future__ import annotations

from itertools import chain
from typing import Final, TypeAlias

import attrs

from vorhand.cards import Cards, mask_of
from vorhand.hearts.choices import Breaking, Direction, Moon
from vorhand.hearts.counting import UNOPENED
from vorhand.hearts.moves import Play
from vorhand.hearts.options import Options
from vorhand.kit.phases import EmptyHands, Phase, TrickPhase
from vorhand.kit.tricks import Trick, all_plays
from vorhand.suits import Suit
from vorhand.values import Value, quick

NO_CARDS: Final = Cards()


@attrs.frozen(cache_hash=True)
class Deal(Value):
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
    The hands, by seat, as masks: as dealt while cards are being passed, and from the first trick on
    as they are after the exchange.
    """
    kitty: Cards = NO_CARDS
    """The cards that are left over, face down (`hearts.kitty`); none if all have been dealt."""

    @property
    def direction(self) -> Direction:
        """Where cards are passed in this deal (`hearts.pass.direction`)."""
        return self.options.direction(self.number)


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
    """The seats that may act."""
    passed: tuple[int, ...]
    """The seats that have chosen their pass, as long as others have not."""
    tricks: tuple[Trick[Play], ...]
    """The complete tricks in order."""
    trick: tuple[Play, ...]
    """The plays of the running trick in order."""
    choice: Moon | None
    """What the shooter has chosen; None if it has not yet, or had no choice."""
    opened: bool = False
    """
    Whether, with `Breaking.QUEEN`, a seat with nothing but hearts has led one before the queen came
    (`hearts.breaking`). Everybody is told, since it decides what may be led.
    """

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
        """Whether a card that breaks hearts has been played (`hearts.breaking`)."""
        return hearts_broken(self.options, self.unplayed_mask)

    @property
    def unplayed_mask(self) -> int:
        """
        The cards that nobody has played, those of a kitty among them, as a mask, for code that has
        to be fast. With `Breaking.QUEEN` it has a bit more, ``UNOPENED`` in
        ``vorhand.hearts.counting``.
        """
        played = mask_of(play.card for play in chain(*all_plays(self)))
        closed = self.options.breaking is Breaking.QUEEN and not self.opened
        return self.options.pack_mask & ~played | (UNOPENED if closed else 0)


def hearts_broken(options: Options, unplayed: int) -> bool:
    """
    Tell whether a card that breaks hearts has been played; ``unplayed`` are the cards that nobody
    has played, as a mask.
    """
    return unplayed & options.breakers_mask != options.breakers_mask


class HeartsPhase(Phase[Deal, Options]):
    """What all phases know from the `Deal` they belong to."""

    __slots__ = ()

    @property
    def direction(self) -> Direction:
        """Where cards are passed in this deal (`hearts.pass.direction`)."""
        return self.deal.direction


@attrs.frozen
class Passing(HeartsPhase):
    """Cards are being passed (`hearts.pass.simultaneous`)."""

    deal: Deal
    """What was settled before the first trick."""
    pending: tuple[Cards | None, ...]
    """What each seat has chosen to pass, by seat; None for a seat that has not chosen."""

    @property
    def to_move(self) -> tuple[int, ...]:
        """The seats that may act: those that have not chosen their pass yet, ascending."""
        return tuple([seat for seat, cards in enumerate(self.pending) if cards is None])

    @property
    def hands(self) -> tuple[Cards, ...]:
        """The cards that each seat holds, by seat; nothing leaves a hand before all have chosen."""
        return self.deal.dealt

    @property
    def public(self) -> Public:
        """What everybody sees: who has passed, but not what."""
        deal = self.deal
        passed = tuple(seat for seat, cards in enumerate(self.pending) if cards is not None)
        return Public(deal.options, deal.dealer, deal.number, self.to_move, passed, (), (), None)


@attrs.frozen
class Playing(TrickPhase[Deal, Options], HeartsPhase):
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
    """
    The cards that nobody has played, those of a kitty among them, as a mask, for code that has to
    be fast. With `Breaking.QUEEN` it has a bit more, see `Public.unplayed_mask`.
    """
    legal_mask: int = attrs.field(hash=False, repr=False)
    """
    The cards that may be played, as a mask, for code that has to be fast; `playable` has the same
    as `Cards`.
    """

    @property
    def broken(self) -> bool:
        """Whether a card that breaks hearts has been played (`hearts.breaking`)."""
        return hearts_broken(self.options, self.unplayed_mask)

    @property
    def public(self) -> Public:
        """What everybody sees."""
        options, closed = self.options, self.unplayed_mask & UNOPENED
        opened = options.breaking is Breaking.QUEEN and not closed
        return _public_after_passing(self, self.tricks, self.trick, opened=opened)


@attrs.frozen
class Choosing(EmptyHands[Deal, Options], HeartsPhase):
    """All tricks are played and a shooter has to choose what the moon does (`hearts.moon`)."""

    deal: Deal
    """What was settled before the first trick."""
    tricks: tuple[Trick[Play], ...]
    """All tricks in order."""
    shooter: int
    """The seat that took every penalty card or, of partners who did, the last of them."""

    @property
    def to_move(self) -> tuple[int, ...]:
        """The one seat that may act: the shooter."""
        return (self.shooter,)

    @property
    def public(self) -> Public:
        """What everybody sees."""
        return _public_after_passing(self, self.tricks, ())


@attrs.frozen
class Over(EmptyHands[Deal, Options], HeartsPhase):
    """The deal is over."""

    deal: Deal
    """What was settled before the first trick."""
    tricks: tuple[Trick[Play], ...]
    """All tricks in order."""
    choice: Moon | None = None
    """What the shooter has chosen; None if it had no choice."""

    @property
    def to_move(self) -> tuple[int, ...]:
        """The seats that may act: none."""
        return ()

    @property
    def public(self) -> Public:
        """What everybody sees."""
        return _public_after_passing(self, self.tricks, (), self.choice)


State: TypeAlias = Passing | Playing | Choosing | Over
"""A deal of Hearts at any moment."""

PHASES: Final = (Passing, Playing, Choosing, Over)

new_deal: Final = quick(Deal)
new_passing: Final = quick(Passing)
new_playing: Final = quick(Playing)
new_choosing: Final = quick(Choosing)
new_over: Final = quick(Over)


def _public_after_passing(
    phase: Playing | Choosing | Over,
    tricks: tuple[Trick[Play], ...],
    trick: tuple[Play, ...],
    choice: Moon | None = None,
    *,
    opened: bool = False,
) -> Public:
    deal, to_move = phase.deal, phase.to_move
    so_far = (tricks, trick, choice, opened)
    return Public(deal.options, deal.dealer, deal.number, to_move, (), *so_far)
