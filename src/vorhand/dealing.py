"""Checks of what is dealt: everything that is wrong is found before anything is refused."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain

from vorhand.cards import Card, Cards, cards_of, mask_of
from vorhand.checks import MOST, check_cards, is_int
from vorhand.errors import InvalidDeal, WrongTypeError, shown


def refuse(*problems: Iterable[str]) -> None:
    """
    Refuse a deal that has problems.

    Raises:
        InvalidDeal: lists them all.
    """
    found = list(chain(*problems))
    if found:
        raise InvalidDeal(found)


def checked_deck(deck: object) -> tuple[Card, ...]:
    """
    The cards of a deck in order.

    Raises:
        WrongTypeError: no sequence of cards. A set has no order to deal in.
    """
    if isinstance(deck, (str, bytes)) or not isinstance(deck, Sequence):
        raise WrongTypeError(f"a deck is a sequence of cards, not {shown(deck)}")
    check_cards("a deck", deck)
    return tuple(deck)


def checked_hands(hands: object) -> tuple[Cards, ...]:
    """
    The hands by seat.

    Raises:
        WrongTypeError: no sequence of `Cards`.
    """
    if isinstance(hands, (str, bytes)) or not isinstance(hands, Sequence):
        raise WrongTypeError(f"hands are a sequence of Cards by seat, not {shown(hands)}")
    for seat, hand in enumerate(hands):
        if type(hand) is not Cards:
            raise WrongTypeError(f"the hand of seat {seat} is Cards, not {shown(hand)}")
    return tuple(hands)


def checked_dealer(dealer: object, players: int) -> int:
    """
    The seat that deals: the last one by default, so that seat 0 is forehand.

    Raises:
        WrongTypeError: not a whole number.
    """
    return players - 1 if dealer is None else checked_seat(dealer)


def checked_seat(dealer: object) -> int:
    """
    The seat that deals, if it is given.

    Raises:
        WrongTypeError: not a whole number.
    """
    if not is_int(dealer):
        raise WrongTypeError(f"a dealer is a seat, an int, not {shown(dealer)}")
    return dealer


def checked_number(number: object) -> int:
    """
    How many deals went before.

    Raises:
        WrongTypeError: not a whole number.
    """
    if not is_int(number):
        raise WrongTypeError(f"the number of a deal is an int, not {shown(number)}")
    return number


def wrong_occasion(dealer: int, number: int, players: int) -> Iterator[str]:
    """Say whether there is no such dealer or no such number of a deal."""
    if not 0 <= dealer < players:
        yield f"there is no seat {shown(dealer)} to deal: the seats are 0 to {players - 1}"
    if number < 0:
        yield f"the number of a deal is 0 or more, not {shown(number)}"
    if number > MOST:
        yield f"the number of a deal is {MOST} at most, not {shown(number)}"


def wrong_sizes(hands: Sequence[Cards], players: int, size: int) -> Iterator[str]:
    """Say which hands have not the size that they are dealt, and whether hands are missing."""
    if len(hands) != players:
        yield f"{players} hands are needed, not {len(hands)}"
    for seat, hand in enumerate(hands):
        if len(hand) != size:
            yield f"the hand of seat {seat} has {len(hand)} cards, not {size}"


def wrong_cards(
    pack: Sequence[Card], cards: Iterable[Card], *, some: bool = False
) -> Iterator[str]:
    """
    Say which cards are there twice, which are missing and which are not in the pack; with
    ``some`` none is missing, as the cards need not be all of it.
    """
    cards = tuple(cards)
    if len(cards) == len(pack) and set(cards).issuperset(pack):
        return
    seen, whole = mask_of(cards), mask_of(pack)
    twice = mask_of(card for card, times in Counter(cards).items() if times > 1)
    for mask, problem in (
        (twice, "more than once"),
        (0 if some else whole & ~seen, "missing"),
        (seen & ~whole, "not in the pack"),
    ):
        if mask:
            yield f"{problem}: {cards_of(mask)}"
