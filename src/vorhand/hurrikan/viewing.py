"""What one seat may know of a deal of Hurrikan."""

from __future__ import annotations

from typing import ClassVar, final

import attrs

from vorhand.checks import check_seat
from vorhand.hurrikan.capturing import takable
from vorhand.hurrikan.state import Over, Playing, Public, State, check_state, new_deal
from vorhand.hurrikan.values import WITH_VALUE_IN
from vorhand.views import SeatView


@final
@attrs.frozen
class View(SeatView[Public]):
    """
    What one seat may know: its own cards and what everybody sees, and no more.

    `legal_moves` and `violation` take a view as they take a state, for the moves of its seat.

    Raises:
        NoSuchSeat: the game has no such seat.
        WrongTypeError: a value of a wrong type. That the parts fit each other is not checked.
    """

    GAME: ClassVar[str] = "Hurrikan"
    PUBLIC: ClassVar[type] = Public


def view(state: State, seat: int) -> View:
    """
    What a seat may know at this moment.

    Raises:
        NoSuchSeat: the game has no such seat.
        WrongTypeError: no state of Hurrikan, or the seat is no whole number.
    """
    check_state(state)
    check_seat(seat, state.options.players)
    return View(seat, state.hands[seat], state.public)


def state_seen(view: View) -> State:
    """
    A state with what the view shows and nothing else: the other hands are empty. What is legal
    for the seat is the same in it, as legality reads what is public and the own hand alone.
    """
    public = view.public
    masks = tuple(hand.mask for hand in view.own)
    options, table = public.options, public.table
    deal = new_deal(
        options,
        public.dealer,
        public.number,
        view.own,
        public.first_table,
        (),
        public.deals,
        masks,
    )
    if not public.to_move:
        return Over(deal, public.plays, view.hand.mask, table.mask)
    (turn,) = public.to_move
    values = takable(options, table.mask)
    able = WITH_VALUE_IN[values]
    return Playing(
        deal, public.plays, view.hand.mask, table.mask, turn, public.sweeper, values, able
    )
