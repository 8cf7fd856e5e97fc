"""Dead positions: nobody can capture any more, in whatever order the hands are played."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from vorhand.cards import listed, lowest_of
from vorhand.hurrikan.capturing import sets_for
from vorhand.hurrikan.options import Options
from vorhand.hurrikan.rulebook import DEAD, RULES
from vorhand.hurrikan.state import Playing
from vorhand.hurrikan.sums import sums_of
from vorhand.hurrikan.turning import next_seat
from vorhand.hurrikan.values import VALUES, values_in


@RULES.states(DEAD)
def is_dead(state: Playing) -> bool:
    """
    Whether nobody can capture any more, whatever order the cards in hand are played in; by
    option, only whether there is no card left to play.

    Before the first capture every play is a lay, so the table only grows, and what a card can
    take early it can take late. So each card is looked at in the last turn of its seat: all
    other cards of the seat lie on the table by then, and of each other seat as many as it has
    played by then, whichever they are.
    """
    held = state.held
    if held & state.able:
        return False  # a card in a hand can take what lies there already
    options = state.deal.options
    if not held or not options.ends_dead:
        return not held
    if values_in(held).bit_count() < held.bit_count():
        return False  # of two equal cards in hands the one that is played later takes the other
    return _nothing_adds_up(state)


def _nothing_adds_up(state: Playing) -> bool:
    """The same when no two cards in the hands are equal, and none is equal to a table card."""
    options, held = state.deal.options, state.held
    sums = sums_of(state.table_mask)
    if not _adds_up(sums, held, held):
        return True  # nothing adds up even if all cards but one lie there
    hands = [owned & held for owned in state.deal.owned]
    if options.largest_sum is None and state.sweeper is None:
        last = _last_to_play(hands, state.turn)
        if _adds_up(sums, held, hands[last]):
            return False  # when that seat plays its last card all others do lie there
    return not any(
        _can_capture(state, sums, hands, seat, played) for seat, played in _last_turns(state)
    )


def _last_to_play(hands: Sequence[int], turn: int) -> int:
    """The seat that plays the very last card when the turn goes round clockwise."""
    players = len(hands)
    return max(range(players), key=lambda seat: (hands[seat].bit_count(), (seat - turn) % players))


def _last_turns(state: Playing) -> Iterator[tuple[int, list[int]]]:
    """
    The seats in the order in which they come to their last card if nobody captures, each with
    how many cards every seat has played by then.
    """
    deal, turn, sweeper = state.deal, state.turn, state.sweeper
    left = state.held
    while left:
        left ^= lowest_of(deal.owned[turn] & left)  # whichever card it is
        if not deal.owned[turn] & left:
            played = state.held ^ left
            yield turn, [(owned & played).bit_count() for owned in deal.owned]
        turn, sweeper = next_seat(deal.options, deal.owned, left, turn, sweeper, False)


def _can_capture(
    state: Playing, sums: int, hands: Sequence[int], seat: int, played: list[int]
) -> bool:
    """
    Whether a card of this seat can capture in its last turn, when every seat has played so many
    cards. No two cards in the hands are equal, and none is equal to one on the table.
    """
    options = state.deal.options
    if not _adds_up(sums, state.held, hands[seat]):
        return False  # not even if all others laid all of their cards
    surely = sum(
        hand for hand, number in zip(hands, played, strict=True) if hand.bit_count() == number
    )
    if options.largest_sum is None and _adds_up(sums, surely, hands[seat]):
        return True
    return _takes_enough(options, state.table_mask, hands, seat, played)


def _adds_up(sums: int, lying: int, hand: int) -> bool:
    """
    Whether a card of the hand has the value of a set of table cards, which make ``sums``, and of
    others that lie there by then. What adds up to a card is lower than it, so the cards are
    gone through from the lowest value up.
    """
    values, own = values_in(lying | hand), values_in(hand)
    while values:
        lowest = values & -values
        if lowest & own & sums:
            return True
        sums |= sums * lowest  # each sum with this value more: a shift by the value
        values ^= lowest
    return False


def _takes_enough(
    options: Options, table: int, hands: Sequence[int], seat: int, played: list[int]
) -> bool:
    """The same set by set: of no seat may there be more cards in it than it has played."""
    for card in listed(hands[seat]):
        lying = table | sum(hands) ^ card.bit
        for takes in sets_for(options, lying, VALUES[card.index]):
            if all(
                (takes & hand).bit_count() <= number
                for hand, number in zip(hands, played, strict=True)
            ):
                return True
    return False
