"""The pack and the deal of Hearts."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import Final

from vorhand.cards import DECK as ALL_CARDS
from vorhand.cards import Card, Cards, cards_of
from vorhand.dealing import (
    checked_dealer,
    checked_deck,
    checked_hands,
    checked_number,
    refuse,
    wrong_cards,
    wrong_occasion,
    wrong_sizes,
)
from vorhand.hearts.options import TAKEN_OUT, Direction, Options
from vorhand.hearts.playing import first_lead
from vorhand.hearts.rulebook import DEAL, DECK, RULES
from vorhand.hearts.state import Passing, Playing, new_deal, new_passing
from vorhand.options import check_options
from vorhand.shuffling import in_packets

_PACKS: Final = {
    players: tuple(card for card in ALL_CARDS if card not in out)
    for players, out in TAKEN_OUT.items()
}

DEFAULTS: Final = Options()


@RULES.states(DECK)
def pack(options: Options = DEFAULTS) -> tuple[Card, ...]:
    """
    The cards of the game in order (`hearts.deck`).

    >>> len(pack()), len(pack(Options(players=3)))
    (52, 51)

    Raises:
        WrongTypeError: not options of Hearts.
    """
    check_options(options, Options)
    return _PACKS[options.players]


@RULES.states(DEAL)
def deal(
    deck: Sequence[Card],
    options: Options = DEFAULTS,
    *,
    dealer: int | None = None,
    number: int = 0,
) -> Passing | Playing:
    """
    Deal a deck in packets, clockwise from the dealer's left (`hearts.deal`).

    Args:
        deck: the pack in the order in which it is dealt, from the top.
        options: the variant.
        dealer: the seat that deals, by default the last.
        number: how many deals went before; it decides where cards are passed.

    Raises:
        InvalidDeal: lists everything that is wrong with the deck, dealer and number.
        WrongTypeError: the deck is no sequence of cards, or another value is of a wrong type.
    """
    check_options(options, Options)
    dealer = checked_dealer(dealer, options.players)
    number = checked_number(number)
    cards = checked_deck(deck)
    refuse(wrong_cards(pack(options), cards), wrong_occasion(dealer, number, options.players))
    bits = [card.bit for card in cards]
    hands = in_packets(bits, options.players, (dealer + 1) % options.players, options.packets)
    return _begin(tuple([cards_of(sum(hand)) for hand in hands]), options, dealer, number)


def begin(
    hands: Sequence[Cards],
    options: Options = DEFAULTS,
    *,
    dealer: int | None = None,
    number: int = 0,
) -> Passing | Playing:
    """
    Begin a deal from given hands, before the passing (`hearts.deck`).

    Args:
        hands: what each seat is dealt, by seat. Together they are the pack.
        options: the variant.
        dealer: the seat that dealt, by default the last.
        number: how many deals went before; it decides where cards are passed.

    Raises:
        InvalidDeal: lists everything that is wrong with the hands, dealer and number.
        WrongTypeError: the hands are no sequence of `Cards`, or another value is of a wrong
            type.
    """
    check_options(options, Options)
    dealer = checked_dealer(dealer, options.players)
    number = checked_number(number)
    given = checked_hands(hands)
    refuse(
        wrong_cards(pack(options), chain.from_iterable(given)),
        wrong_sizes(given, options.players, options.hand_size),
        wrong_occasion(dealer, number, options.players),
    )
    return _begin(given, options, dealer, number)


def _begin(
    hands: tuple[Cards, ...], options: Options, dealer: int, number: int
) -> Passing | Playing:
    """Go to the passing, or in a hold deal to the first lead."""
    masks = tuple([hand.mask for hand in hands])
    dealt = new_deal(options, dealer, number, hands, (), masks)
    if dealt.direction is Direction.HOLD:
        return first_lead(dealt)
    return new_passing(dealt, (None,) * options.players)
