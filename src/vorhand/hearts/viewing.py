"""What one seat may know of a deal of Hearts."""

from __future__ import annotations

from typing import ClassVar, Final, final

import attrs

from vorhand.cards import Cards
from vorhand.checks import check_seat
from vorhand.errors import WrongTypeError, shown
from vorhand.hearts.moves import Play
from vorhand.hearts.options import Direction, Moon, Options
from vorhand.hearts.passing import received_by
from vorhand.hearts.playing import settled
from vorhand.hearts.state import (
    Choosing,
    Deal,
    Over,
    Passing,
    Public,
    State,
    check_state,
    new_deal,
)
from vorhand.options import Variant
from vorhand.tricks import all_plays, check_progress, check_tricks
from vorhand.values import quick
from vorhand.views import SeatView, check_seats, from_play, refuse_view


@final
@attrs.frozen
class View(SeatView[Public]):
    """
    What one seat may know: its own cards and what everybody sees, and no more.

    `legal_moves` and `violation` take a view as they take a state, for the moves of its seat;
    `points`, `score` and `scoresheet` too, as everybody can count along.

    Raises:
        NoSuchSeat: the game has no such seat.
        WrongTypeError: a value of a wrong type. Whether the parts fit each other is looked at
            when the view is asked something: `ImpossibleView` is raised if they plainly do not.
    """

    GAME: ClassVar[str] = "Hearts"
    PUBLIC: ClassVar[type] = Public
    OPTIONS: ClassVar[type[Variant]] = Options

    passed: Cards | None
    """What the seat has passed; None before that and in a hold deal."""
    received: Cards | None
    """What the seat got in the exchange; None before that and in a hold deal."""

    def __attrs_post_init__(self) -> None:
        super(View, self).__attrs_post_init__()  # noqa: UP008 - attrs makes the class anew
        for cards in (self.passed, self.received):
            if cards is not None and type(cards) is not Cards:
                raise WrongTypeError(f"what is passed is Cards, not {shown(cards)}")
        public = self.public
        check_seats(public.options.players, public.passed)
        check_tricks(public, Play)
        if public.choice is not None and not isinstance(public.choice, Moon):
            raise WrongTypeError(f"a choice is a Moon, not {shown(public.choice)}")


_new_view: Final = quick(View)


def view(state: State, seat: int) -> View:
    """
    What a seat may know at this moment.

    Raises:
        NoSuchSeat: the game has no such seat.
        WrongTypeError: no state of Hearts, or the seat is no whole number.
    """
    check_state(state)
    check_seat(seat, state.options.players)
    hand, public, deal = state.hands[seat], state.public, state.deal
    if isinstance(state, Passing):
        return from_play(_new_view(seat, hand, public, state.pending[seat], None))
    if not deal.passes:
        return from_play(_new_view(seat, hand, public, None, None))
    return from_play(_new_view(seat, hand, public, deal.passes[seat], received_by(deal, seat)))


def state_seen(view: View) -> State:
    """
    A state with what the view shows and nothing else: the other hands are empty. What is legal
    for the seat is the same in it, as legality reads what is public and the own hand alone.

    Raises:
        ImpossibleView: it was put together by hand, and its parts do not fit each other.
    """
    check_progress(view)
    if passing_goes_on(view) and any(all_plays(view.public)):
        refuse_view("cards are played when all have been passed")
    public, masks = view.public, tuple(hand.mask for hand in view.own)
    deal = new_deal(public.options, public.dealer, public.number, view.own, (), masks)
    return state_of(view, deal, (Cards(),) * public.options.players)


def passing_goes_on(view: View) -> bool:
    """Whether cards are still being passed."""
    return view.public.direction is not Direction.HOLD and view.received is None


def seen(state: State | View) -> State:
    """
    A state as it is, or what a view shows of one: for what everybody at the table can answer.

    Raises:
        WrongTypeError: neither a state nor a view of Hearts.
    """
    if isinstance(state, View):
        return state_seen(state)
    check_state(state)
    return state


def state_of(view: View, deal: Deal, passes: tuple[Cards, ...]) -> State:
    """
    The state with the public part of a view and this deal. While cards are being passed,
    ``passes`` are those of the other seats that have passed.
    """
    public = view.public
    if passing_goes_on(view):
        pending: list[Cards | None] = [None] * public.options.players
        for other in public.passed:
            pending[other] = passes[other]
        if view.passed is not None:
            pending[view.seat] = view.passed
        return Passing(deal, tuple(pending))
    if not public.to_move:
        return Over(deal, public.tricks, public.choice)
    turn = public.to_move[0]
    if len(public.tricks) == public.options.hand_size:
        return Choosing(deal, public.tricks, turn)
    return settled(deal, public.tricks, public.trick, turn, public.unplayed)
