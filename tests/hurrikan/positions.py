"""Short ways to the positions that tests of Hurrikan speak of."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import attrs

from tests import positions
from tests.positions import begun, filled_up, not_in
from vorhand import Card, Cards, hurrikan
from vorhand.hurrikan.dead import is_dead
from vorhand.hurrikan.fast.sums import sums_of
from vorhand.hurrikan.fast.tables import WITH_VALUE_IN
from vorhand.hurrikan.options import TABLE_SIZE

ROUND = hurrikan.Options(players=4, after_sweep=hurrikan.AfterSweep.ROTATE)
"""Four players, among whom the turn goes round after a sweep too."""

after = partial(positions.after, hurrikan)
refused = partial(positions.refused, hurrikan)
played_out = partial(positions.played_out, hurrikan)


def dealt(
    *hands: str,
    table: str = "",
    options: hurrikan.Options = hurrikan.SOURCE,
    dealer: int | None = None,
) -> hurrikan.State:
    """
    A round from the beginnings of hands by seat and of the table.

    What is not given of the pack fills up the table, then the hands, from the highest spade
    down to the lowest club, and then is the stock.
    """
    given = begun(hands, options.players)
    rest = not_in(hurrikan.pack(options), *given, Cards(table))
    sizes = [TABLE_SIZE, *[options.hand_size] * options.players]
    (lying, *full), stock = filled_up([Cards(table), *given], sizes, rest[::-1])
    return hurrikan.begin(full, options, dealer=dealer, table=lying, stock=stock[::-1])


def lying(
    *hands: str,
    table: str,
    options: hurrikan.Options = hurrikan.SOURCE,
    turn: int = 0,
    sweeper: int | None = None,
) -> hurrikan.Playing:
    """
    A late position: these hands and this table, nothing in the stock, forehand to move.

    It is put together by hand; how the other cards went is left open.
    """
    masks = tuple(Cards(hand).mask for hand in hands)
    on_table = Cards(table)
    # As if all had been dealt: what is in no hand was dealt to the table or was captured.
    deal = hurrikan.Deal(
        options, options.players - 1, 0, tuple(map(Cards, hands)), on_table, (), (), masks
    )
    values = sums_of(on_table.mask, options.largest_sum)
    return hurrikan.Playing(
        deal,
        (),
        sum(masks),
        on_table.mask,
        turn,
        sweeper,
        values,
        WITH_VALUE_IN[values],
    )


def midway(
    *hands: str,
    table: str = "KS",
    won: Sequence[str] = (),
    swept: Sequence[int] = (),
    last: int | None = None,
    stock: str = "",
    turn: int = 0,
    sweeper: int | None = None,
    options: hurrikan.Options = hurrikan.SOURCE,
) -> hurrikan.Playing:
    """
    A position with these hands, table and stock, in which seats have won these cards, by seat.

    It is put together by hand: each seat lays what it has won but for one card, which takes it. The
    seats that have ``swept`` do so first, on an empty table, then the others, and one ``last``.
    """
    plays: list[hurrikan.Play] = []
    others = sorted(set(range(len(won))) - {*swept}, key=lambda seat: (seat == last, seat))
    seats = [*swept, *others]
    for place, seat in enumerate(seats):
        if place == len(swept):
            plays += [hurrikan.Play(0, card) for card in Cards(table)]
        pile = list(Cards(won[seat]))
        plays += [hurrikan.Play(seat, card) for card in pile[1:]]
        plays += [hurrikan.Play(seat, card, Cards(pile[1:])) for card in pile[:1]]
    state = lying(*hands, table=table, options=options, turn=turn, sweeper=sweeper)
    cards = tuple(map(Card, stock.split()))
    deal = attrs.evolve(state.deal, table=Cards(), stock=cards)
    return attrs.evolve(state, deal=deal, plays=tuple(plays))


def dead(
    *hands: str,
    table: str,
    options: hurrikan.Options = hurrikan.SOURCE,
    turn: int = 0,
    sweeper: int | None = None,
) -> bool:
    """Whether a late position is dead."""
    return is_dead_in(lying(*hands, table=table, options=options, turn=turn, sweeper=sweeper))


def is_dead_in(state: hurrikan.Playing) -> bool:
    """Whether the position of a state is dead."""
    deal = state.deal
    cards = (deal.owned_masks, state.held_mask, state.table_mask, state.able_mask)
    return is_dead(deal.options, *cards, state.turn, state.sweeper)


def legal(state: hurrikan.State, card: str | None = None) -> list[str]:
    """The legal moves as texts without their seat, of one card or of all."""
    moves = positions.legal(hurrikan, state)
    return [move for move in moves if card is None or move.startswith(card)]


def over(*won: str, options: hurrikan.Options = hurrikan.SOURCE) -> hurrikan.Over:
    """
    The end of a round in which seats captured these cards, by seat, and swept nothing.

    Nobody would have played so: each seat takes all its cards with its first one. What is not
    named is left on the table.
    """
    piles = [Cards(cards) for cards in won]
    taken = Cards(card for pile in piles for card in pile)
    rest = Cards(hurrikan.pack()) - taken
    played = [Cards(list(pile)[:1]) for pile in piles]
    table = rest | Cards(
        card for pile, own in zip(piles, played, strict=True) for card in pile - own
    )
    deal = hurrikan.Deal(
        options, 0, 0, tuple(played), table, (), (), tuple(own.mask for own in played)
    )
    plays = tuple(
        hurrikan.Play(seat, next(iter(own)), pile - own)
        for seat, (pile, own) in enumerate(zip(piles, played, strict=True))
        if pile
    )
    return hurrikan.Over(deal, plays, 0, rest.mask)
