"""What one seat may know of a deal of Single."""

from __future__ import annotations

from functools import cached_property
from typing import Any, ClassVar, final

import attrs
from typing_extensions import override

from vorhand.cards import Cards
from vorhand.kit.checks import check_seat
from vorhand.kit.views import SeatView, check_state, check_tricks, seen_in_play
from vorhand.single.moves import Play
from vorhand.single.options import Options
from vorhand.single.playing import playing_state
from vorhand.single.state import PHASES, Deal, Over, Public, State


@final
@attrs.frozen
class View(SeatView[Public, State]):
    """What one seat may know: its own cards and what everybody sees, and no more."""

    NAME: ClassVar[str] = "Single"
    PUBLIC: ClassVar[type[Any]] = Public
    OPTIONS: ClassVar[type[Options]] = Options
    PHASES: ClassVar[tuple[type[Any], ...]] = PHASES

    def __attrs_post_init__(self) -> None:
        super(View, self).__attrs_post_init__()  # noqa: UP008 - attrs makes the class anew
        check_tricks(self, Play, in_a_deal=1)

    @cached_property
    @override
    def _shown(self) -> State:
        public = self.public
        deal = Deal(public.options, public.dealer, public.number, self.own, Cards())
        return rebuilt(self, deal)


def view(state: State, seat: int) -> View:
    """What a seat may know at this moment."""
    check_state(state, PHASES, "Single")
    seat = check_seat(seat, state.options.players)
    return seen_in_play(View(seat, state.hands[seat], state.public))


def rebuilt(view: View, deal: Deal) -> State:
    """The state with the public part of a view and this deal."""
    if view.public.tricks:
        return Over(deal, view.public.tricks)
    return playing_state(deal, view.public.trick)
