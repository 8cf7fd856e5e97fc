"""
The phases of a round of Hurrikan: the facts, and what follows from them.

A round is `Playing` until no card can be played any more, and then `Over`. States come from
`deal`, `begin` and `apply`, which check everything. The constructors of the phases check
nothing: a state put together by hand may make no sense.
"""

from __future__ import annotations

from typing import Final, TypeAlias

import attrs
from typing_extensions import override

from vorhand.cards import Card, Cards, cards_of
from vorhand.hurrikan.moves import Play
from vorhand.hurrikan.options import Options
from vorhand.hurrikan.piles import piles
from vorhand.kit.phases import Phase
from vorhand.values import Value, quick

CARDS_DEALT_ON: Final = 6
"""How many cards each seat gets in a further deal (`hurrikan.deal`)."""

HASHED: Final = 8
"""How many plays the hash of a state looks back: enough to tell its states apart, and no more."""


@attrs.frozen(cache_hash=True)
class Deal(Value):
    """What the deals have settled. All states from one deal to the next share it."""

    options: Options
    """The variant."""
    dealer: int
    """The seat that dealt."""
    number: int
    """How many rounds went before in the match."""
    dealt: tuple[Cards, ...]
    """The hands of the first deal, by seat."""
    table: Cards
    """The cards that were dealt to the table."""
    stock: tuple[Card, ...]
    """The rest in the order in which it is dealt: six to forehand, six to the other, and again."""
    deals: tuple[int, ...]
    """After how many plays the second and the third deal came."""
    owned_masks: tuple[int, ...] = attrs.field(repr=False)
    """All cards that each seat has been dealt so far, by seat, as masks."""

    @property
    def stock_dealt(self) -> int:
        """How many cards of the stock have been dealt."""
        return len(self.deals) * CARDS_DEALT_ON * len(self.dealt)


@attrs.frozen
class Public(Value):
    """What everybody at the table sees."""

    options: Options
    """The variant."""
    dealer: int
    """The seat that dealt."""
    number: int
    """How many rounds went before in the match."""
    to_move: tuple[int, ...]
    """The seat that may act; nobody at the end."""
    sweeper: int | None
    """The seat that plays after that one because of its sweep (`hurrikan.sweep.turn`), if any."""
    table: Cards
    """The cards that lie on the table."""
    won: tuple[Cards, ...]
    """The cards that each seat has captured, by seat."""
    sweeps: tuple[int, ...]
    """How many sweeps each seat has made, by seat (`hurrikan.sweep`)."""
    sizes: tuple[int, ...]
    """How many cards each seat holds, by seat."""
    stock: int
    """How many cards are still in the stock."""
    first_table: Cards
    """The cards that were dealt to the table."""
    plays: tuple[Play, ...]
    """All plays in order."""
    deals: tuple[int, ...]
    """After how many plays the second and the third deal came."""


class RoundPhase(Phase[Deal, Options]):
    """What both phases know."""

    __slots__ = ()

    plays: tuple[Play, ...]
    held_mask: int
    table_mask: int

    @property
    def hands(self) -> tuple[Cards, ...]:
        """The cards that each seat holds, by seat."""
        return tuple(cards_of(owned & self.held_mask) for owned in self.deal.owned_masks)

    @property
    def table(self) -> Cards:
        """The cards that lie on the table."""
        return cards_of(self.table_mask)

    @property
    def stock(self) -> tuple[Card, ...]:
        """The cards that are still to be dealt, in their order."""
        return self.deal.stock[self.deal.stock_dealt :]


@attrs.frozen
class Playing(RoundPhase):
    """Cards are being played."""

    deal: Deal
    """What the deals have settled."""
    plays: tuple[Play, ...]
    """All plays in order."""
    held_mask: int = attrs.field(repr=False)
    """The cards that are in the hands, as a mask, for code that has to be fast."""
    table_mask: int = attrs.field(repr=False)
    """
    The cards on the table, as a mask, for code that has to be fast; `table` has the same as
    `Cards`.
    """
    turn: int
    """The seat to play."""
    sweeper: int | None
    """The seat that plays after ``turn`` because of its sweep (`hurrikan.sweep.turn`), if any."""
    values_mask: int = attrs.field(repr=False)
    """
    The values of whatever may be taken from the table, a bit for each, for code that has to be
    fast.
    """
    able_mask: int = attrs.field(repr=False)
    """
    All cards of the pack that could capture now, whoever has them, as a mask, for code that has to
    be fast.
    """

    @override
    def __hash__(self) -> int:
        # Not of all plays: the hash of a late state would take several times as long.
        recent = self.plays[-HASHED:]
        return hash((self.deal, recent, self.held_mask, self.table_mask, self.turn, self.sweeper))

    @property
    def to_move(self) -> tuple[int, ...]:
        """The one seat that may act."""
        return (self.turn,)

    @property
    def public(self) -> Public:
        """What everybody sees."""
        return _public(self, self.sweeper)


@attrs.frozen
class Over(RoundPhase):
    """The round is over."""

    deal: Deal
    """What the deals have settled."""
    plays: tuple[Play, ...]
    """All plays in order."""
    held_mask: int = attrs.field(repr=False)
    """The cards that are left in the hands, as a mask, for code that has to be fast."""
    table_mask: int = attrs.field(repr=False)
    """
    The cards left on the table that nobody gets, as a mask, for code that has to be fast; `table`
    has the same as `Cards`.
    """

    @property
    def to_move(self) -> tuple[int, ...]:
        """The seats that may act: none."""
        return ()

    @property
    def public(self) -> Public:
        """What everybody sees; cards that are left in hands are not shown."""
        return _public(self, None)


State: TypeAlias = Playing | Over
"""A round of Hurrikan at any moment."""

PHASES: Final = (Playing, Over)

new_deal: Final = quick(Deal)
new_playing: Final = quick(Playing)
new_over: Final = quick(Over)


def piles_of(state: State) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """What each seat has captured, by seat, as masks, and the plays that were sweeps, by number."""
    deal, left = state.deal, state.held_mask if isinstance(state, Over) else None
    return piles(deal.options, deal.table.mask, state.plays, left)


def _public(state: State, sweeper: int | None) -> Public:
    deal = state.deal
    won, swept = piles_of(state)
    sweepers = [state.plays[number].seat for number in swept]
    return Public(
        options=deal.options,
        dealer=deal.dealer,
        number=deal.number,
        to_move=state.to_move,
        sweeper=sweeper,
        table=state.table,
        won=tuple(map(cards_of, won)),
        sweeps=tuple(map(sweepers.count, range(deal.options.players))),
        sizes=tuple(map(len, state.hands)),
        stock=len(deal.stock) - deal.stock_dealt,
        first_table=deal.table,
        plays=state.plays,
        deals=deal.deals,
    )
