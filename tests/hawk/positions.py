"""Short ways to the positions that tests of Hawk speak of."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from tests import positions
from tests.positions import begun, filled_up, not_in
from vorhand import Card, Cards, Trick, hawk
from vorhand.cards import mask_of
from vorhand.hawk.playing import playing_state

NUMBERS = "A23456789T"
SUITS = "CSHD"  # each beats the next, and the last the first
CHAIN = hawk.Options(trick=hawk.TrickRule.CURRENT_WINNER)

after = partial(positions.after, hawk)
legal = partial(positions.playable, hawk)
refused = partial(positions.refused, hawk)
played_out = partial(positions.played_out, hawk)


def beats(card: str, other: str) -> bool:
    """Which suit beats which, from the circle alone."""
    return SUITS[(SUITS.index(card[1]) + 1) % 4] == other[1]


def trick(cards: str, leader: int = 0, *, players: int | None = None) -> tuple[hawk.Play, ...]:
    """The plays of some cards in order, from the leader on."""
    listed = [Card(card) for card in cards.split()]
    seats = players or len(listed)
    return tuple(hawk.Play((leader + place) % seats, card) for place, card in enumerate(listed))


def dealt(
    *hands: str, options: hawk.Options = hawk.SOURCE, dealer: int | None = None
) -> hawk.State:
    """
    A deal from the beginnings of hands by seat.

    What is not given of the pack fills the hands up, from the lowest club to the highest
    spade, the last seat last, and then lies aside.
    """
    given = begun(hands, options.players)
    rest = not_in(hawk.pack(options), *given)
    full, _ = filled_up(given, [options.hand_size] * options.players, rest)
    return hawk.begin(full, options, dealer=dealer)


def midway(
    *hands: str,
    tricks: Sequence[tuple[int, str]] = (),
    trick: Sequence[str] = (),
    turn: int = 0,
    options: hawk.Options = hawk.SOURCE,
) -> hawk.Playing:
    """
    A position with these hands, complete tricks, each by its taker and cards, and running trick.

    It is put together by hand: a trick may have any number of cards, and all cards that are not in
    a hand have been dealt to the first seat.
    """
    masks = [Cards(hand).mask for hand in hands]
    unplayed = sum(masks)
    masks[0] |= mask_of(hawk.pack()) & ~unplayed
    deal = hawk.Deal(options, options.players - 1, 0, (), Cards(), tuple(masks))
    done = tuple(
        Trick(tuple(hawk.Play(0, card) for card in Cards(cards)), taker) for taker, cards in tricks
    )
    running = tuple(hawk.Play(int(play[0]), Card(play[2:])) for play in trick)
    return playing_state(deal, done, running, turn, unplayed)


def over(
    takers: Sequence[int], piles: Sequence[str], options: hawk.Options = hawk.SOURCE
) -> hawk.Over:
    """
    The end of a deal with these takers, trick by trick, and these cards in the tricks.

    Piles that are not given are filled up with what is left of the pack, so that no trick has
    more pips than need be. Nobody would have played so, but it counts all the same.
    """
    state = dealt(options=options)
    size = options.players
    rest = not_in(hawk.pack(options), *map(Cards, piles))
    full = [[Card(card) for card in pile.split()] for pile in piles]
    full += [[] for _ in range(options.hand_size - len(full))]
    for pile in full:
        while len(pile) < size:
            pile.append(rest.pop(0))
    tricks = tuple(
        Trick(tuple(hawk.Play(seat, card) for seat, card in enumerate(pile)), taker)
        for taker, pile in zip(takers, full, strict=True)
    )
    return hawk.Over(state.deal, tricks)
