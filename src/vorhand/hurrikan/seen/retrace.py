"""How a round has gone, as everybody at the table can tell from its plays."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

import attrs

from vorhand.hurrikan.capturing import table_after
from vorhand.hurrikan.dead import is_dead
from vorhand.hurrikan.fast.sums import sums_of
from vorhand.hurrikan.fast.tables import WITH_VALUE_IN
from vorhand.hurrikan.moves import Play
from vorhand.hurrikan.options import Options
from vorhand.hurrikan.order import next_seat
from vorhand.hurrikan.seen.view import View
from vorhand.hurrikan.state import CARDS_DEALT_ON
from vorhand.hurrikan.values import LARGEST
from vorhand.kit.plays import played_by
from vorhand.kit.views import refuse_view


@attrs.frozen
class Moment:
    """A position without the hands."""

    options: Options
    """The variant."""
    table: int
    """The cards on the table, as a mask."""
    turn: int
    """The seat to play."""
    sweeper: int | None
    """The seat that plays after ``turn`` because of its sweep, if any."""
    sizes: tuple[int, ...]
    """How many cards each seat holds, by seat."""

    @cached_property
    def values(self) -> int:
        """The values of whatever may be taken from the table, a bit for each."""
        return sums_of(self.table, self.options.largest_sum)

    @property
    def able(self) -> int:
        """All cards of the pack that could capture, as a mask."""
        return WITH_VALUE_IN[self.values]

    def is_dead(self, hands: Sequence[int]) -> bool:
        """Whether nobody can capture any more if these are the hands (`hurrikan.dead`)."""
        place = (self.table, self.able, self.turn, self.sweeper)
        return is_dead(self.options, hands, sum(hands), *place)


@attrs.frozen
class Course:
    """All that has been played so far."""

    plays: tuple[Play, ...]
    """All plays in order."""
    moments: tuple[Moment, ...]
    """The position before each play and after the last: one more than plays."""
    deals: tuple[int, ...]
    """After how many plays each deal came; the first one at 0."""
    played: tuple[tuple[int, ...], ...]
    """For each deal, and then by seat, the cards that were played until the next deal, as masks."""
    sizes: tuple[int, ...]
    """How many cards each seat holds now, by seat."""

    def moment(self, deal: int) -> Moment:
        """The position in which a deal came to its end."""
        return self.moments[self.deals[deal + 1]]

    def ended(self, deal: int, hands: Sequence[int]) -> bool:
        """Whether a deal came to its end when it did, if these were the hands by then."""
        return self._ended_after(self.deals[deal + 1], hands)

    def ends(self, hands: Sequence[int]) -> bool:
        """Whether the round has come to its end just now if these are the hands."""
        return self._ended_after(len(self.plays), hands)

    def goes_on(self, hands: Sequence[int]) -> bool:
        """Whether the deal goes on if these are the hands."""
        return not self.moments[-1].is_dead(hands)

    def _ended_after(self, number: int, hands: Sequence[int]) -> bool:
        """Whether this many plays, and not one less, have led to a dead position."""
        if not self.moments[number].is_dead(hands):
            return False
        last = self.plays[number - 1]
        before = list(hands)
        before[last.seat] |= last.card.bit
        return not self.moments[number - 1].is_dead(before)


def course_of(view: View) -> Course:
    """
    Go through the plays of a view.

    Raises:
        ImpossibleView: seats played out of turn, or a deal ended when somebody could capture.
    """
    public, options, plays = view.public, view.public.options, view.public.plays
    table, sweeper = public.first_table.mask, None
    turn = (public.dealer + 1) % options.players
    seats = tuple(1 << seat for seat in range(options.players))
    sizes = [options.hand_size] * options.players
    moments = [Moment(options, table, turn, sweeper, tuple(sizes))]
    for number, play in enumerate(plays, start=1):
        if play.seat != turn or not sizes[turn]:
            refuse_view(f"seat {play.seat} has not played in turn")
        table = table_after(table, play)
        sizes[turn] -= 1
        held = sum(bit for bit, size in zip(seats, sizes, strict=True) if size)
        turn, sweeper = next_seat(options, seats, held, turn, sweeper, not table)
        moments.append(Moment(options, table, turn, sweeper, tuple(sizes)))
        if number in public.deals:
            _check_end(sizes)
            sizes = [size + CARDS_DEALT_ON for size in sizes]
    if not public.to_move:
        _check_end(sizes)
    deals = (0, *public.deals)
    played = tuple(
        tuple(played_by(options.players, plays[begin:end]))
        for begin, end in zip(deals, (*public.deals, len(plays)), strict=True)
    )
    return Course(plays, tuple(moments), deals, played, tuple(sizes))


def _check_end(sizes: Sequence[int]) -> None:
    """Raise if so many cards are held at the end of a deal that two of them are equal."""
    if sum(sizes) > LARGEST:
        refuse_view("a deal ended when somebody could still capture")
