"""
Shuffling and dealing.

Chance enters a game by the order of the deck alone, and that order is an argument. The
shuffle here is a convenience whose outcome for a seed never changes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from math import floor
from operator import itemgetter
from random import Random
from typing import Final, TypeAlias, TypeVar

from vorhand.cards import Card
from vorhand.errors import InvalidDeal, quoted
from vorhand.kit.checks import checked_cards, whole

T = TypeVar("T")

Picker: TypeAlias = Callable[[Sequence[int]], Sequence[int]]
"""A function that picks a hand from the bits of a deck."""

KEPT: Final = 128
"""
How many ways to deal are kept. By default there are fifty, one for each forehand, and each takes 3
KB at most.
"""


def shuffled(pack: Sequence[Card], seed: int) -> tuple[Card, ...]:
    """
    The cards of a pack in an order drawn from a seed, the same on every Python.

    This is the Fisher-Yates shuffle, which draws cards one by one from those that are left, over
    ``Random(seed).random()``, the one method whose numbers stay the same in every Python. No
    global random state is read or changed. The sign of a seed makes no difference.

    Raises:
        WrongTypeError: ``pack`` is not a sequence of cards, or ``seed`` not a whole number.
    """
    cards = checked_cards("a pack", pack)
    drawn_from = Random(whole(seed, "a seed is an int"))  # noqa: S311 - nothing is kept secret
    return in_any_order(cards, drawn_from)


def in_any_order(cards: Sequence[Card], rng: Random) -> tuple[Card, ...]:
    """These cards in a random order: they are drawn one by one from those that are left."""
    random, draw = rng.random, list(cards).pop
    return tuple([draw(floor(random() * left)) for left in range(len(cards), 0, -1)])


def deck_for(pack: Sequence[Card], seed: int, number: int) -> tuple[Card, ...]:
    """
    The shuffled deck of one deal of a match: one seed gives the decks of all its deals.

    Raises:
        WrongTypeError: ``pack`` is not a sequence of cards, or a number is not a whole number.
        InvalidDeal: ``number`` is below 0.
    """
    seed = whole(seed, "a seed is an int")
    number = whole(number, "the number of a deal is an int")
    if number < 0:
        raise InvalidDeal([f"the number of a deal is 0 or more, not {quoted(number)}"])
    return shuffled(pack, seed_from(seed, number))


def seed_from(*numbers: int) -> int:
    """
    A seed of its own for these numbers in this order, the same on every Python: neighbouring
    numbers have nothing in common.
    """
    from hashlib import sha256  # noqa: PLC0415 - 3 ms, and only matches need it

    digest = sha256(" ".join([f"{number:x}" for number in numbers]).encode()).digest()
    return int.from_bytes(digest, "big")


def in_packets(
    deck: Sequence[T], players: int, first: int, packets: Sequence[int]
) -> list[list[T]]:
    """
    Deal clockwise from seat ``first``: to each seat the first packet, then the second, ...

    Returns the hands by seat. The deck is dealt from its beginning; whatever is left after the
    last packet stays where it is. The deck may be of cards or of anything that stands for them,
    such as their bits.
    """
    hands: list[list[T]] = [[] for _ in range(players)]
    in_order = hands[first:] + hands[:first]
    top = 0
    for packet in packets:
        for hand in in_order:
            hand.extend(deck[top : top + packet])
            top += packet
    return hands


def masks_in_packets(
    bits: Sequence[int], players: int, first: int, packets: tuple[int, ...]
) -> tuple[int, ...]:
    """Deal the bits of a deck as `in_packets` does. Returns the hands by seat, as masks."""
    # A hand is the sum of its bits: that is quicker than a set made card by card.
    return tuple([sum(pick(bits)) for pick in pickers(players, first, packets)])


@lru_cache(KEPT)
def pickers(players: int, first: int, packets: tuple[int, ...]) -> tuple[Picker, ...]:
    """For each seat a function that picks its hand from a deck: `in_packets`, worked out once."""
    places = range(players * sum(packets))
    return tuple([picker(hand) for hand in in_packets(places, players, first, packets)])


def picker(places: list[int]) -> Picker:
    """A function that picks what is at these places, which ascend."""
    if len(places) > 1:
        return itemgetter(*places)
    # An itemgetter for one place would give what is there, and not a sequence of it.
    return itemgetter(slice(places[0], places[0] + 1) if places else slice(0))


def packed(hands: Sequence[Iterable[Card]], first: int, packets: Sequence[int]) -> tuple[Card, ...]:
    """The beginning of a deck that deals these hands in packets: the inverse of `in_packets`."""
    players, size = len(hands), sum(packets)
    deck: dict[int, Card] = {}
    places = in_packets(range(players * size), players, first, packets)
    for hand, where in zip(hands, places, strict=True):
        deck |= zip(where, hand, strict=True)
    return tuple(deck[place] for place in sorted(deck))
