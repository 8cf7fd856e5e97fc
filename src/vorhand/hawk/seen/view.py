"""What one seat may know of a deal of Hawk."""

from __future__ import annotations

from functools import cached_property
from typing import Any, ClassVar, Final, final

import attrs
from typing_extensions import override

from vorhand.cards import Cards
from vorhand.hawk.moves import Play
from vorhand.hawk.options import Options
from vorhand.hawk.playing import playing_state
from vorhand.hawk.state import PHASES, Deal, Public, State, new_deal, new_over
from vorhand.kit.checks import check_seat
from vorhand.kit.views import SeatView, check_state, check_tricks, seen_in_play
from vorhand.values import quick


@final
@attrs.frozen
class View(SeatView[Public, State]):
    """
    What one seat may know: its own cards and what everybody sees, and no more.

    `legal_moves` and `violation` take a view like a state, for the moves of its seat. So do
    `points`, `outlook`, `score` and the like, since everybody can count along.

    Raises:
        ImpossibleView: the parts plainly do not fit together.
        NoSuchSeat: the game has no such seat.
        WrongTypeError: a value of a wrong type.
    """

    NAME: ClassVar[str] = "Hawk"
    PUBLIC: ClassVar[type[Any]] = Public
    OPTIONS: ClassVar[type[Options]] = Options
    PHASES: ClassVar[tuple[type[Any], ...]] = PHASES

    def __attrs_post_init__(self) -> None:
        super(View, self).__attrs_post_init__()  # noqa: UP008 - attrs makes the class anew
        check_tricks(self, Play)

    @cached_property
    @override
    def _shown(self) -> State:
        """The state of `as_state`, worked out once."""
        public, masks = self.public, tuple([hand.mask for hand in self.own])
        deal = new_deal(public.options, public.dealer, public.number, self.own, Cards(), masks)
        # The other hands are empty, so none of their cards is among those still to be played.
        return rebuilt(self, deal, self.hand.mask)


new_view: Final = quick(View)


def view(state: State, seat: int) -> View:
    """
    What a seat may know at this moment.

    Raises:
        NoSuchSeat: the game has no such seat.
        WrongTypeError: not a state of Hawk, or the seat is not a whole number.
    """
    check_state(state, PHASES, "Hawk")
    seat = check_seat(seat, state.options.players)
    return seen_in_play(new_view(seat, state.hands[seat], state.public))


def rebuilt(view: View, deal: Deal, unplayed: int) -> State:
    """
    The state made of the public part of a view and this deal. ``unplayed`` are the cards in the
    hands, as a mask.
    """
    public = view.public
    if not public.to_move:
        return new_over(deal, public.tricks)
    return playing_state(deal, public.tricks, public.trick, public.to_move[0], unplayed)
