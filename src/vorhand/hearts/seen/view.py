"""What one seat may know of a deal of Hearts."""

from __future__ import annotations

from functools import cached_property
from typing import Any, ClassVar, Final, final

import attrs
from typing_extensions import override

from vorhand.cards import Cards
from vorhand.errors import WrongTypeError, quoted
from vorhand.hearts.choices import Direction, Moon
from vorhand.hearts.kitty import sees_kitty
from vorhand.hearts.moves import CHOICES, Play
from vorhand.hearts.options import Options
from vorhand.hearts.passing import received_by
from vorhand.hearts.playing import playing_state
from vorhand.hearts.state import (
    PHASES,
    Deal,
    Over,
    Passing,
    Public,
    State,
    new_choosing,
    new_deal,
    new_over,
    new_passing,
)
from vorhand.kit.checks import check_seat
from vorhand.kit.tricks import all_plays
from vorhand.kit.views import (
    SeatView,
    check_seats,
    check_state,
    check_tricks,
    refuse_view,
    seen_in_play,
)
from vorhand.values import quick


@final
@attrs.frozen
class View(SeatView[Public, State]):
    """
    What one seat may know: its own cards and what everybody sees, and no more.

    `legal_moves` and `violation` take a view like a state, for the moves of its seat. So do
    `points`, `score` and `scoresheet`, since everybody can count along.

    Raises:
        ImpossibleView: the parts plainly do not fit together.
        NoSuchSeat: the game has no such seat.
        WrongTypeError: a value of a wrong type.
    """

    NAME: ClassVar[str] = "Hearts"
    PUBLIC: ClassVar[type[Any]] = Public
    OPTIONS: ClassVar[type[Options]] = Options
    PHASES: ClassVar[tuple[type[Any], ...]] = PHASES

    passed: Cards | None
    """What the seat has passed; None before that and in a hold deal."""
    received: Cards | None
    """What the seat got in the exchange; None before that and in a hold deal."""
    kitty: Cards | None = None
    """The cards left over, if the seat sees them (`hearts.kitty`); None before that, or if none."""

    def __attrs_post_init__(self) -> None:
        super(View, self).__attrs_post_init__()  # noqa: UP008 - attrs makes the class anew
        for cards in (self.passed, self.received):
            if cards is not None and type(cards) is not Cards:
                raise WrongTypeError(f"what is passed is Cards, not {quoted(cards)}")
        if self.kitty is not None and type(self.kitty) is not Cards:
            raise WrongTypeError(f"a kitty is Cards, not {quoted(self.kitty)}")
        public = self.public
        if type(public.opened) is not bool:
            raise WrongTypeError(
                f"whether hearts are opened is a bool, not {quoted(public.opened)}"
            )
        check_seats(public.options.players, public.passed)
        if public.choice is not None and not isinstance(public.choice, Moon):
            raise WrongTypeError(f"a choice is a Moon, not {quoted(public.choice)}")
        if public.choice not in {None, *CHOICES}:
            refuse_view(f"a shooter cannot choose {public.choice}")
        check_tricks(self, Play)
        if self.is_passing and any(all_plays(public)):
            refuse_view("cards are played when all have been passed")
        self._check_kitty()

    def _check_kitty(self) -> None:
        public = self.public
        sees = sees_kitty(public.options, public.tricks, self.seat, over=not public.to_move)
        if sees != (self.kitty is not None):
            refuse_view("the kitty is seen by its taker, and at the end by all")
        if self.kitty is not None and len(self.kitty) != public.options.kitty_size:
            refuse_view(f"a kitty of {public.options.kitty_size} cards is expected")

    @property
    def is_passing(self) -> bool:
        """Whether cards are still being passed."""
        return self.public.direction is not Direction.HOLD and self.received is None

    @cached_property
    @override
    def _shown(self) -> State:
        """The state of `as_state`, worked out once."""
        public, masks = self.public, tuple([hand.mask for hand in self.own])
        kitty = self.kitty or Cards()
        deal = new_deal(public.options, public.dealer, public.number, self.own, (), masks, kitty)
        return rebuilt(self, deal, (Cards(),) * public.options.players)


new_view: Final = quick(View)


def view(state: State, seat: int) -> View:
    """
    What a seat may know at this moment.

    Raises:
        NoSuchSeat: the game has no such seat.
        WrongTypeError: not a state of Hearts, or the seat is not a whole number.
    """
    check_state(state, PHASES, "Hearts")
    seat = check_seat(seat, state.options.players)
    return seen_in_play(new_view(seat, state.hands[seat], state.public, *known_to(state, seat)))


def known_to(state: State, seat: int) -> tuple[Cards | None, Cards | None, Cards | None]:
    """What a seat has passed and received, and the kitty if it sees it; None for what is not so."""
    deal, kitty = state.deal, None
    if isinstance(state, Passing):
        return state.pending[seat], None, None
    if deal.kitty.mask and sees_kitty(
        deal.options, state.tricks, seat, over=isinstance(state, Over)
    ):
        kitty = deal.kitty
    if not deal.passes:
        return None, None, kitty
    return deal.passes[seat], received_by(deal, seat), kitty


def rebuilt(view: View, deal: Deal, passes: tuple[Cards, ...]) -> State:
    """
    The state made of the public part of a view and this deal. While cards are being passed,
    ``passes`` are by seat those of the other seats that have passed.
    """
    public = view.public
    if view.is_passing:
        pending: list[Cards | None] = [None] * public.options.players
        for other in public.passed:
            pending[other] = passes[other]
        if view.passed is not None:
            pending[view.seat] = view.passed
        return new_passing(deal, tuple(pending))
    if not public.to_move:
        return new_over(deal, public.tricks, public.choice)
    turn = public.to_move[0]
    if len(public.tricks) == public.options.hand_size:
        return new_choosing(deal, public.tricks, turn)
    return playing_state(deal, public.tricks, public.trick, turn, public.unplayed_mask)
