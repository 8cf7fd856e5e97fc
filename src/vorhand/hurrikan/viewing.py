"""What one seat may know of a deal of Hurrikan."""

from __future__ import annotations

from itertools import chain
from typing import ClassVar, Final, final

import attrs

from vorhand.cards import Cards, cards_of, mask_of
from vorhand.checks import check_seat, is_int
from vorhand.dealing import wrong_cards
from vorhand.errors import WrongTypeError, shown
from vorhand.hurrikan.capturing import takable
from vorhand.hurrikan.moves import Play
from vorhand.hurrikan.options import Options
from vorhand.hurrikan.playing import more_cards
from vorhand.hurrikan.rulebook import DEAL, RULES
from vorhand.hurrikan.state import (
    CARDS_DEALT_ON,
    Deal,
    Over,
    Playing,
    Public,
    State,
    check_state,
    new_deal,
)
from vorhand.hurrikan.values import LARGEST, PACK, WITH_VALUE_IN
from vorhand.options import Variant
from vorhand.tricks import check_plays
from vorhand.values import quick
from vorhand.views import SeatView, check_seats, from_play, is_from_play, refuse_view


@final
@attrs.frozen
class View(SeatView[Public]):
    """
    What one seat may know: its own cards and what everybody sees, and no more.

    `legal_moves` and `violation` take a view as they take a state, for the moves of its seat;
    `points`, `sweeps`, `score` and `scoresheet` too, as everybody can count along.

    Raises:
        NoSuchSeat: the game has no such seat.
        WrongTypeError: a value of a wrong type. Whether the parts fit each other is looked at
            when the view is asked something: `ImpossibleView` is raised if they plainly do not.
    """

    GAME: ClassVar[str] = "Hurrikan"
    PUBLIC: ClassVar[type] = Public
    OPTIONS: ClassVar[type[Variant]] = Options

    dealt: tuple[Cards, ...]
    """What the seat was dealt, deal by deal: it may have kept cards of an earlier one."""

    def __attrs_post_init__(self) -> None:
        super(View, self).__attrs_post_init__()  # noqa: UP008 - attrs makes the class anew
        if type(self.dealt) is not tuple or set(map(type, self.dealt)) != {Cards}:
            raise WrongTypeError(f"what is dealt is a tuple of Cards, not {shown(self.dealt)}")
        _check_values(self.public)


_new_view: Final = quick(View)


def _check_values(public: Public) -> None:
    """
    Refuse what everybody sees with a value of a wrong type.

    Raises:
        NoSuchSeat: a seat does not exist.
        WrongTypeError: a value of a wrong type.
    """
    players = public.options.players
    check_plays(public.plays, Play, players)
    check_seats(players, () if public.sweeper is None else (public.sweeper,))
    for cards in (public.table, public.first_table):
        if type(cards) is not Cards:
            raise WrongTypeError(f"a table is Cards, not {shown(cards)}")
    if type(public.won) is not tuple or set(map(type, public.won)) - {Cards}:
        raise WrongTypeError(f"what is captured is a tuple of Cards, not {shown(public.won)}")
    for numbers in (public.sweeps, public.sizes, public.deals, (public.stock,)):
        if type(numbers) is not tuple or not all(map(is_int, numbers)):
            raise WrongTypeError(f"numbers are a tuple of int, not {shown(numbers)}")


def view(state: State, seat: int) -> View:
    """
    What a seat may know at this moment.

    Raises:
        NoSuchSeat: the game has no such seat.
        WrongTypeError: no state of Hurrikan, or the seat is no whole number.
    """
    check_state(state)
    check_seat(seat, state.options.players)
    hand, dealt = state.hands[seat], _dealt_to(state.deal, seat)
    return from_play(_new_view(seat, hand, state.public, dealt))


@RULES.states(DEAL)
def _dealt_to(deal: Deal, seat: int) -> tuple[Cards, ...]:
    """What a seat was dealt, deal by deal."""
    a_deal = CARDS_DEALT_ON * len(deal.dealt)
    tops = range(0, deal.stock_dealt, a_deal)
    return deal.dealt[seat], *(cards_of(more_cards(deal, deal.stock[top:])[seat]) for top in tops)


def state_seen(view: View) -> State:
    """
    A state with what the view shows and nothing else: the other hands are empty. What is legal
    for the seat is the same in it, as legality reads what is public and the own hand alone.

    Raises:
        ImpossibleView: it was put together by hand, and its parts do not fit each other.
    """
    check_progress(view)
    public, masks = view.public, tuple(hand.mask for hand in view.own)
    deal = new_deal(
        public.options,
        public.dealer,
        public.number,
        view.own,
        public.first_table,
        (),
        public.deals,
        masks,
    )
    return state_of(view, deal, view.hand.mask if public.to_move else _left_in_hands(public))


def check_progress(view: View) -> None:
    """
    Refuse a view put together by hand with hands or with an end that cannot be.

    Raises:
        ImpossibleView: says what is wrong.
    """
    public = view.public
    players = public.options.players
    if is_from_play(view):
        return
    if not len(public.won) == len(public.sweeps) == len(public.sizes) == players:
        refuse_view(f"cards, sweeps and sizes are those of {players} seats")
    if public.sizes[view.seat] != len(view.hand):
        refuse_view(f"seat {view.seat} holds {len(view.hand)} cards, not {public.sizes[view.seat]}")
    for problem in wrong_cards(PACK, chain(view.hand, public.table, *public.won), some=True):
        refuse_view(problem)
    if not public.to_move and public.stock:
        refuse_view("a round is not over before the stock is dealt")
    if not public.to_move and sum(public.sizes) > LARGEST:
        refuse_view("a round is not over when somebody can still capture")  # two are equal


def _left_in_hands(public: Public) -> int:
    """At the end the cards that are neither captured nor on the table, as a mask."""
    return mask_of(PACK) & ~public.table.mask & ~sum(cards.mask for cards in public.won)


def seen(state: State | View) -> State:
    """
    A state as it is, or what a view shows of one: for what everybody at the table can answer.

    Raises:
        WrongTypeError: neither a state nor a view of Hurrikan.
    """
    if isinstance(state, View):
        return state_seen(state)
    check_state(state)
    return state


def state_of(view: View, deal: Deal, held: int) -> State:
    """The state with the public part of a view, this deal and these cards in the hands."""
    public, table = view.public, view.public.table.mask
    if not public.to_move:
        return Over(deal, public.plays, held, table)
    values = takable(public.options, table)
    able = WITH_VALUE_IN[values]
    turn, sweeper = public.to_move[0], public.sweeper
    return Playing(deal, public.plays, held, table, turn, sweeper, values, able)
