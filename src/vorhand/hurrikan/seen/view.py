"""What one seat may know of a round of Hurrikan."""

from __future__ import annotations

from functools import cached_property
from itertools import chain
from typing import Any, ClassVar, Final, final

import attrs
from typing_extensions import override

from vorhand.cards import Cards, mask_of
from vorhand.errors import WrongTypeError, quoted
from vorhand.hurrikan.dealing import dealt_to
from vorhand.hurrikan.fast.sums import sums_of
from vorhand.hurrikan.fast.tables import WITH_VALUE_IN
from vorhand.hurrikan.moves import Play
from vorhand.hurrikan.options import PLAYERS, Options
from vorhand.hurrikan.state import (
    PHASES,
    Deal,
    Public,
    State,
    new_deal,
    new_over,
    new_playing,
)
from vorhand.hurrikan.values import LARGEST, PACK, PACK_MASK
from vorhand.kit.checks import check_seat, is_int
from vorhand.kit.dealing import wrong_cards
from vorhand.kit.views import (
    SeatView,
    check_plays,
    check_seats,
    check_state,
    refuse_view,
    seen_in_play,
)
from vorhand.values import quick

_FURTHER_DEALS: Final = 2


@final
@attrs.frozen
class View(SeatView[Public, State]):
    """
    What one seat may know: its own cards and what everybody sees, and no more.

    `legal_moves` and `violation` take a view like a state, for the moves of its seat. So do
    `points`, `sweeps`, `score` and `scoresheet`, since everybody can count along.

    Raises:
        ImpossibleView: the parts plainly do not fit together.
        NoSuchSeat: the game has no such seat.
        WrongTypeError: a value of a wrong type.
    """

    NAME: ClassVar[str] = "Hurrikan"
    PUBLIC: ClassVar[type[Any]] = Public
    OPTIONS: ClassVar[type[Options]] = Options
    PHASES: ClassVar[tuple[type[Any], ...]] = PHASES

    dealt: tuple[Cards, ...]
    """What the seat was dealt, deal by deal; it may have kept cards of an earlier deal."""

    def __attrs_post_init__(self) -> None:
        super(View, self).__attrs_post_init__()  # noqa: UP008 - attrs makes the class anew
        if type(self.dealt) is not tuple or set(map(type, self.dealt)) != {Cards}:
            raise WrongTypeError(f"what is dealt is a tuple of Cards, not {quoted(self.dealt)}")
        check_values(self.public)
        check_progress(self)

    @cached_property
    @override
    def _shown(self) -> State:
        """The state of `as_state`, worked out once."""
        public = self.public
        deal = new_deal(
            public.options,
            public.dealer,
            public.number,
            self.own,
            public.first_table,
            (),
            public.deals,
            tuple([hand.mask for hand in self.own]),
        )
        return rebuilt(self, deal, self.hand.mask if public.to_move else left_in_hands(public))


new_view: Final = quick(View)


def view(state: State, seat: int) -> View:
    """
    What a seat may know at this moment.

    Raises:
        NoSuchSeat: the game has no such seat.
        WrongTypeError: not a state of Hurrikan, or the seat is not a whole number.
    """
    check_state(state, PHASES, "Hurrikan")
    seat = check_seat(seat, state.options.players)
    hand, dealt = state.hands[seat], dealt_to(state.deal, seat)
    return seen_in_play(new_view(seat, hand, state.public, dealt))


def rebuilt(view: View, deal: Deal, held: int) -> State:
    """
    The state made of the public part of a view and this deal. ``held`` are the cards in the hands,
    as a mask.
    """
    public, table = view.public, view.public.table.mask
    if not public.to_move:
        return new_over(deal, public.plays, held, table)
    values = sums_of(table, public.options.largest_sum)
    able = WITH_VALUE_IN[values]
    turn, sweeper = public.to_move[0], public.sweeper
    return new_playing(deal, public.plays, held, table, turn, sweeper, values, able)


def left_in_hands(public: Public) -> int:
    """The cards that are neither captured nor on the table at the end, as a mask."""
    return PACK_MASK & ~public.table.mask & ~sum(cards.mask for cards in public.won)


# --- Checks


def check_values(public: Public) -> None:
    """
    Raise unless everything that everybody sees is of its type.

    Raises:
        NoSuchSeat: a seat does not exist.
        WrongTypeError: a value of a wrong type.
    """
    players = public.options.players
    check_plays(public.plays, Play, players)
    check_seats(players, () if public.sweeper is None else (public.sweeper,))
    for cards in (public.table, public.first_table):
        if type(cards) is not Cards:
            raise WrongTypeError(f"a table is Cards, not {quoted(cards)}")
    if type(public.won) is not tuple or set(map(type, public.won)) - {Cards}:
        raise WrongTypeError(f"what is captured is a tuple of Cards, not {quoted(public.won)}")
    for numbers in (public.sweeps, public.sizes, public.deals, (public.stock,)):
        if type(numbers) is not tuple or not all(map(is_int, numbers)):
            raise WrongTypeError(f"numbers are a tuple of int, not {quoted(numbers)}")


def check_progress(view: View) -> None:
    """
    Raise if a view has hands, dealt cards or an end that cannot be.

    Raises:
        ImpossibleView: says what is wrong.
    """
    public = view.public
    players = public.options.players
    numbers = chain(public.sweeps, public.sizes, public.deals, (public.stock,))
    if not all(0 <= number <= len(PACK) for number in numbers):
        refuse_view(f"cards, sweeps and plays are counted from 0 to {len(PACK)}")
    if not len(public.won) == len(public.sweeps) == len(public.sizes) == players:
        refuse_view(f"cards, sweeps and sizes are those of {players} seats")
    if public.sizes[view.seat] != len(view.hand):
        refuse_view(f"seat {view.seat} holds {len(view.hand)} cards, not {public.sizes[view.seat]}")
    for problem in wrong_cards(PACK_MASK, chain(view.hand, public.table, *public.won), some=True):
        refuse_view(problem)
    if not public.to_move and public.stock:
        refuse_view("a round is not over before the stock is dealt")
    if not public.to_move and sum(public.sizes) > LARGEST:
        refuse_view("a round is not over when somebody can still capture")  # two are equal
    check_deals(public)
    check_dealt(view)


def check_deals(public: Public) -> None:
    """
    Raise if there are deals that cannot have been, or that cannot have come at these times.

    Raises:
        ImpossibleView: says what is wrong.
    """
    deals = public.deals
    if deals and public.options.players != min(PLAYERS):
        refuse_view("among four players there are no further deals")
    in_time = all(0 < number <= len(public.plays) for number in deals)
    if len(deals) > _FURTHER_DEALS or not in_time or list(deals) != sorted(set(deals)):
        refuse_view(f"a deal came when it could not: {quoted(deals)}")


def check_dealt(view: View) -> None:
    """
    Raise unless the seat of a view was dealt, deal by deal, what it has played since and holds.

    Raises:
        ImpossibleView: says what is wrong.
    """
    public, seat = view.public, view.seat
    own = mask_of(play.card for play in public.plays if play.seat == seat) | view.hand.mask
    dealt = mask_of(chain(*view.dealt))
    if dealt != own or sum(map(len, view.dealt)) != own.bit_count():
        refuse_view(f"seat {seat} has played and holds other cards than it was dealt")
    if len(view.dealt) != len(public.deals) + 1:
        times = len(public.deals) + 1
        refuse_view(f"deals so far: {times}, but seat {seat} was dealt {quoted(view.dealt)}")
    until = 0
    for cards, end in zip(view.dealt, (*public.deals, len(public.plays)), strict=True):
        until |= cards.mask
        if len(cards) != public.options.hand_size:
            refuse_view(f"a seat is dealt {public.options.hand_size} cards, not {cards}")
        for play in public.plays[:end]:
            if play.seat == seat and not play.card.bit & until:
                refuse_view(f"seat {seat} has played {play.card} before it was dealt")
