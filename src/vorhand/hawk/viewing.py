"""What one seat may know of a deal of Hawk."""

from __future__ import annotations

from typing import ClassVar, Final, final

import attrs

from vorhand.cards import Cards
from vorhand.checks import check_seat
from vorhand.hawk.moves import Play
from vorhand.hawk.options import Options
from vorhand.hawk.playing import settled
from vorhand.hawk.state import Deal, Over, Public, State, check_state, new_deal
from vorhand.options import Variant
from vorhand.tricks import check_progress, check_tricks
from vorhand.values import quick
from vorhand.views import SeatView, from_play


@final
@attrs.frozen
class View(SeatView[Public]):
    """
    What one seat may know: its own cards and what everybody sees, and no more.

    `legal_moves` and `violation` take a view as they take a state, for the moves of its seat;
    `points`, `outlook`, `score` and the like too, as everybody can count along.

    Raises:
        NoSuchSeat: the game has no such seat.
        WrongTypeError: a value of a wrong type. Whether the parts fit each other is looked at
            when the view is asked something: `ImpossibleView` is raised if they plainly do not.
    """

    GAME: ClassVar[str] = "Hawk"
    PUBLIC: ClassVar[type] = Public
    OPTIONS: ClassVar[type[Variant]] = Options

    def __attrs_post_init__(self) -> None:
        super(View, self).__attrs_post_init__()  # noqa: UP008 - attrs makes the class anew
        check_tricks(self.public, Play)


_new_view: Final = quick(View)


def view(state: State, seat: int) -> View:
    """
    What a seat may know at this moment.

    Raises:
        NoSuchSeat: the game has no such seat.
        WrongTypeError: no state of Hawk, or the seat is no whole number.
    """
    check_state(state)
    check_seat(seat, state.options.players)
    return from_play(_new_view(seat, state.hands[seat], state.public))


def state_seen(view: View) -> State:
    """
    A state with what the view shows and nothing else: the other hands are empty. What is legal
    for the seat is the same in it, as legality reads what is public and the own hand alone.

    Raises:
        ImpossibleView: it was put together by hand, and its parts do not fit each other.
    """
    check_progress(view)
    public, masks = view.public, tuple(hand.mask for hand in view.own)
    deal = new_deal(public.options, public.dealer, public.number, view.own, Cards(), masks)
    # The other hands are empty, and so nothing of them is among the cards that can be played.
    return state_of(view, deal, view.hand.mask)


def seen(state: State | View) -> State:
    """
    A state as it is, or what a view shows of one: for what everybody at the table can answer.

    Raises:
        WrongTypeError: neither a state nor a view of Hawk.
    """
    if isinstance(state, View):
        return state_seen(state)
    check_state(state)
    return state


def state_of(view: View, deal: Deal, unplayed: int) -> State:
    """The state with the public part of a view, this deal and these cards in the hands."""
    public = view.public
    if not public.to_move:
        return Over(deal, public.tricks)
    return settled(deal, public.tricks, public.trick, public.to_move[0], unplayed)
