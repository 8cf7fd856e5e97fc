"""Checks of what is dealt. They find everything that is wrong before they refuse anything."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, islice
from typing import Final, NamedTuple

from vorhand.cards import Card, Cards, cards_of, mask_of
from vorhand.errors import InvalidDeal, WrongTypeError, quoted
from vorhand.kit.checks import MOST, checked_cards, first_of, whole
from vorhand.kit.options import BaseOptions, check_options

_MOST_PROBLEMS: Final = 20
"""How many problems are listed at most; the cards of a deck cannot have as many."""


def refuse(*problems: Iterable[str]) -> None:
    """
    Raise if a deal has problems.

    Raises:
        InvalidDeal: lists them all, or the first of very many.
    """
    found = list(islice(chain(*problems), _MOST_PROBLEMS + 1))
    if len(found) > _MOST_PROBLEMS:
        found[_MOST_PROBLEMS:] = ["and so on"]
    if found:
        raise InvalidDeal(found)


def checked_hands(hands: object) -> tuple[Cards, ...]:
    """
    The hands by seat.

    Raises:
        WrongTypeError: not a sequence of `Cards`.
    """
    if isinstance(hands, (str, bytes)) or not isinstance(hands, Sequence):
        raise WrongTypeError(f"hands are a sequence of Cards by seat, not {quoted(hands)}")
    given = first_of(hands)
    for seat, hand in enumerate(given):
        if type(hand) is not Cards:
            raise WrongTypeError(f"the hand of seat {seat} is Cards, not {quoted(hand)}")
    return given


class Occasion(NamedTuple):
    """Who deals, and which deal of a match it is. `wrong` tells what is wrong with that."""

    players: int
    """How many play."""
    dealer: int
    """The seat that deals."""
    number: int
    """How many deals went before."""

    @property
    def forehand(self) -> int:
        """The seat to the left of the dealer."""
        return (self.dealer + 1) % self.players

    @property
    def exists(self) -> bool:
        """Whether there can be such a deal: then `wrong` has nothing to tell."""
        return 0 <= self.dealer < self.players and 0 <= self.number <= MOST

    def wrong(self) -> Iterator[str]:
        """Yield what is wrong: a dealer that is not a seat, or an impossible number of the deal."""
        if not 0 <= self.dealer < self.players:
            seats = f"the seats are 0 to {self.players - 1}"
            yield f"there is no seat {quoted(self.dealer)} to deal: {seats}"
        if self.number < 0:
            yield f"the number of a deal is 0 or more, not {quoted(self.number)}"
        if self.number > MOST:
            yield f"the number of a deal is {MOST} at most, not {quoted(self.number)}"


def occasion_of(
    options: object, kind: type[BaseOptions], dealer: object, number: object
) -> Occasion:
    """
    The occasion of a deal: by default the last seat deals, so that seat 0 is forehand.

    Raises:
        WrongTypeError: not options of the game, or the dealer or the number is not a whole number.
    """
    check_options(options, kind)
    players: int = options.players  # type: ignore[attr-defined] # options, as has been checked
    seat = players - 1 if dealer is None else whole(dealer, "a dealer is a seat, an int")
    return Occasion(players, seat, whole(number, "the number of a deal is an int"))


def wrong_sizes(hands: Sequence[Cards], players: int, size: int) -> Iterator[str]:
    """Yield a problem if the number of hands is wrong, and one for each hand of a wrong size."""
    if len(hands) != players:
        yield f"{players} hands are needed, not {len(hands)}"
    for seat, hand in enumerate(hands[:players]):
        if len(hand) != size:
            yield f"the hand of seat {seat} has {len(hand)} cards, not {size}"


def wrong_cards(pack: int, cards: Iterable[Card], *, some: bool = False) -> Iterator[str]:
    """
    Yield which cards are there more than once, which are missing and which are not in the pack, a
    mask. With ``some`` the cards need not be the whole pack, so none can be missing.
    """
    cards = tuple(cards)
    seen = mask_of(cards)
    several = Counter(cards) if seen.bit_count() < len(cards) else {}
    twice = mask_of(card for card, times in several.items() if times > 1)
    for mask, problem in (
        (twice, "more than once"),
        (0 if some else pack & ~seen, "missing"),
        (seen & ~pack, "not in the pack"),
    ):
        if mask:
            yield f"{problem}: {cards_of(mask)}"


def are_whole(pack: int, bits: Sequence[int]) -> bool:
    """Whether some cards, given by their bits, are those of the pack, a mask, each once."""
    # A sum of so many powers of two has so many bits only if all of them differ, and then they are
    # its bits: two equal ones would carry, and leave fewer.
    return len(bits) == pack.bit_count() and sum(bits) == pack


def whole_deck(
    occasion: Occasion, pack: int, deck: object
) -> tuple[tuple[Card, ...], Sequence[int]]:
    """
    The cards of a deck in order, and their bits, after a check that they are the pack, a mask, and
    that such a deal exists.

    Raises:
        InvalidDeal: lists everything that is wrong.
        WrongTypeError: not a sequence of cards.
    """
    cards = checked_cards("a deck", deck)  # a set has no order to deal in
    bits = [card.bit for card in cards]
    if not are_whole(pack, bits) or not occasion.exists:
        refuse(wrong_cards(pack, cards), occasion.wrong())
    return cards, bits


def whole_hands(
    occasion: Occasion, pack: int, hands: object, size: int, *, some: bool = False
) -> tuple[Cards, ...]:
    """
    The hands by seat, after a check that each has this size, that together they are the pack, a
    mask, or with ``some`` a part of it, and that such a deal exists.

    Raises:
        InvalidDeal: lists everything that is wrong.
        WrongTypeError: not a sequence of `Cards`.
    """
    given = checked_hands(hands)
    refuse(
        wrong_cards(pack, chain.from_iterable(given), some=some),
        wrong_sizes(given, occasion.players, size),
        occasion.wrong(),
    )
    return given
