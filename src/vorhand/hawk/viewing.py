"""What one seat may know of a deal of Hawk."""

from __future__ import annotations

from typing import final

import attrs

from vorhand.cards import Cards
from vorhand.checks import check_seat
from vorhand.errors import WrongTypeError, shown
from vorhand.hawk.playing import settled
from vorhand.hawk.state import Over, Public, State, check_state, new_deal


@final
@attrs.frozen
class View:
    """
    What one seat may know: its own cards and what everybody sees, and no more.

    `legal_moves` and `violation` take a view as they take a state, for the moves of its seat.

    Raises:
        NoSuchSeat: the game has no such seat.
        WrongTypeError: a value of a wrong type. That the parts fit each other is not checked.
    """

    seat: int
    """Whose view it is."""
    hand: Cards
    """The cards that the seat holds."""
    public: Public
    """What everybody sees."""

    def __attrs_post_init__(self) -> None:
        if type(self.public) is not Public:
            raise WrongTypeError(f"a Public of Hawk is expected, not {shown(self.public)}")
        check_seat(self.seat, self.public.options.players)
        if type(self.hand) is not Cards:
            raise WrongTypeError(f"a hand is Cards, not {shown(self.hand)}")


def view(state: State, seat: int) -> View:
    """
    What a seat may know at this moment.

    Raises:
        NoSuchSeat: the game has no such seat.
        WrongTypeError: no state of Hawk, or the seat is no whole number.
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
    own = [Cards()] * public.options.players
    own[view.seat] = view.hand
    masks = tuple(hand.mask for hand in own)
    deal = new_deal(public.options, public.dealer, public.number, tuple(own), Cards(), masks)
    if not public.to_move:
        return Over(deal, public.tricks)
    (turn,) = public.to_move
    # The other hands are empty, and so nothing of them is among the cards that can be played.
    return settled(deal, public.tricks, public.trick, turn, view.hand.mask)
