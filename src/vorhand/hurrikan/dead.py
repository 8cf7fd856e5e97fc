"""Dead positions: nobody can capture any more, whichever card each seat plays in its turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from vorhand.cards import listed, lowest_of
from vorhand.hurrikan.capturing import sets_for
from vorhand.hurrikan.fast.sums import adds_up_with, sums_to_grow
from vorhand.hurrikan.fast.tables import values_in
from vorhand.hurrikan.options import Options
from vorhand.hurrikan.order import next_seat
from vorhand.hurrikan.rulebook import DEAD, RULES
from vorhand.hurrikan.values import VALUES


@RULES.implements(DEAD)
def is_dead(  # noqa: PLR0913, PLR0917 - all that it depends on
    options: Options,
    owned: Sequence[int],
    held: int,
    table: int,
    able: int,
    turn: int,
    sweeper: int | None,
) -> bool:
    """
    When nobody can capture any more, whichever of the cards in hand each seat plays in its turn,
    the next deal is brought forward, or the round ends (`hurrikan.dead`). With `Dead.PLAY_OUT` that
    happens only when no card is left to play. From the source; that it means all turns to come, and
    not the next one alone, is how it is read here.

    ``owned`` are the cards of each seat, by seat, ``held`` those that are still in hands, ``able``
    those that could capture from the ``table`` as it is, all as masks. ``turn`` is the seat to
    play, and ``sweeper`` the one that plays after it because of its sweep, if any.

    Before the first capture every play is a lay, so the table only grows, and what a card can take
    early it can take late. So each seat is looked at in its last turn: by then all its other cards
    lie on the table, and of each other seat as many as it has played, whichever they are.
    """
    if held & able:
        return False  # a card in a hand can take what lies there already
    if not options.ends_dead:
        return not held
    if not held & (held - 1):
        return True  # nothing is laid before the last card that it could take
    values = values_in(held)
    if values.bit_count() < held.bit_count():
        return False  # of two equal cards in hands the one that is played later takes the other
    sums = sums_to_grow(table, options.largest_sum)
    if not adds_up_with(sums, values, values, options.largest_sum):
        return True  # nothing adds up even if all cards but one lie there
    return nothing_adds_up(options, owned, held, table, sums, turn, sweeper)


@RULES.serves(DEAD)
def nothing_adds_up(  # noqa: PLR0913, PLR0917 - all that it depends on
    options: Options,
    owned: Sequence[int],
    held: int,
    table: int,
    sums: int,
    turn: int,
    sweeper: int | None,
) -> bool:
    """
    Whether nobody can capture any more when no two cards in the hands are equal, and none is equal
    to a table card. The cards on the table make these ``sums``.
    """
    hands = [cards & held for cards in owned]
    if sweeper is None:
        last = last_to_play(hands, turn)
        if adds_up_with(sums, values_in(held), values_in(hands[last]), options.largest_sum):
            return False  # when that seat plays its last card all others do lie there
    return not any(
        can_capture(options, table, sums, hands, seat, played)
        for seat, played in last_turns(options, owned, held, turn, sweeper)
    )


def last_to_play(hands: Sequence[int], turn: int) -> int:
    """The seat that plays the very last card when the turn goes round clockwise."""
    last, most = turn, 0
    for seat in (*range(turn, len(hands)), *range(turn)):
        size = hands[seat].bit_count()
        if size >= most:
            last, most = seat, size
    return last


def last_turns(
    options: Options, owned: Sequence[int], held: int, turn: int, sweeper: int | None
) -> Iterator[tuple[int, list[int]]]:
    """
    The seats in the order in which they come to their last card if nobody captures, each with how
    many cards every seat has played by then.
    """
    left = held
    # Each turn lays a card. Only in a state put together by hand can the seat to play be without
    # cards, or the sweeper: that is why there is a round to spare. Cards that are in no hand stay.
    for _ in range(held.bit_count() + len(owned)):
        if not left:
            return
        left ^= lowest_of(owned[turn] & left)  # whichever card it is
        if not owned[turn] & left:
            played = held ^ left
            yield turn, [(cards & played).bit_count() for cards in owned]
        turn, sweeper = next_seat(options, owned, left, turn, sweeper, False)


def can_capture(  # noqa: PLR0913, PLR0917 - all that it depends on
    options: Options,
    table: int,
    sums: int,
    hands: Sequence[int],
    seat: int,
    played: list[int],
) -> bool:
    """
    Whether a card of this seat can capture in its last turn; ``played`` is how many cards each seat
    has played by then. No two cards in the hands are equal, and none is equal to one on the table,
    whose cards make ``sums``.
    """
    most, own = options.largest_sum, values_in(hands[seat])
    if not adds_up_with(sums, values_in(sum(hands)), own, most):
        return False  # not even if all others laid all of their cards
    surely = sum(
        hand for hand, number in zip(hands, played, strict=True) if hand.bit_count() == number
    )
    if adds_up_with(sums, values_in(surely) | own, own, most):
        return True
    return takes_enough(options, table, hands, seat, played)


def takes_enough(
    options: Options, table: int, hands: Sequence[int], seat: int, played: list[int]
) -> bool:
    """
    Whether a card of this seat can capture, set by set: a set may have no more cards of a seat than
    that seat has played.
    """
    for card in listed(hands[seat]):
        lying = table | sum(hands) ^ card.bit
        for takes in sets_for(options, lying, VALUES[card.index]):
            if all(
                (takes & hand).bit_count() <= number
                for hand, number in zip(hands, played, strict=True)
            ):
                return True
    return False
