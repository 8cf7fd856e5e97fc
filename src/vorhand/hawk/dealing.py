"""The pack and the deal of Hawk."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import Final

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
from vorhand.hawk.beating import PACK
from vorhand.hawk.options import Options
from vorhand.hawk.playing import first_lead
from vorhand.hawk.rulebook import ASIDE, DEAL, DECK, RULES
from vorhand.hawk.state import Playing, new_deal
from vorhand.options import check_options
from vorhand.shuffling import in_packets

DEFAULTS: Final = Options()


@RULES.states(DECK)
def pack(options: Options = DEFAULTS) -> tuple[Card, ...]:
    """
    The cards of the game in order (`hawk.deck`). An ace stands last in its suit, as in every
    list of cards, though it has the lowest number.

    >>> len(pack())
    40

    Raises:
        WrongTypeError: not options of Hawk.
    """
    check_options(options, Options)
    return PACK


@RULES.states(DEAL)
def deal(
    deck: Sequence[Card],
    options: Options = DEFAULTS,
    *,
    dealer: int | None = None,
    number: int = 0,
) -> Playing:
    """
    Deal a deck in packets, clockwise from the dealer's left (`hawk.deal`). What is left of it
    lies aside (`hawk.aside`).

    Args:
        deck: the pack in the order in which it is dealt, from the top.
        options: the variant.
        dealer: the seat that deals, by default the last.
        number: how many deals went before.

    Raises:
        InvalidDeal: lists everything that is wrong with the deck, dealer and number.
        WrongTypeError: the deck is no sequence of cards, or another value is of a wrong type.
    """
    check_options(options, Options)
    dealer = checked_dealer(dealer, options.players)
    number = checked_number(number)
    cards = checked_deck(deck)
    refuse(wrong_cards(PACK, cards), wrong_occasion(dealer, number, options.players))
    bits = [card.bit for card in cards]
    hands = in_packets(bits, options.players, (dealer + 1) % options.players, options.packets)
    return _begin(tuple([cards_of(sum(hand)) for hand in hands]), options, dealer, number)


def begin(
    hands: Sequence[Cards],
    options: Options = DEFAULTS,
    *,
    dealer: int | None = None,
    number: int = 0,
) -> Playing:
    """
    Begin a deal from given hands; the rest of the pack lies aside (`hawk.aside`).

    Args:
        hands: what each seat is dealt, by seat.
        options: the variant.
        dealer: the seat that dealt, by default the last.
        number: how many deals went before.

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
        wrong_cards(PACK, chain.from_iterable(given), some=True),
        wrong_sizes(given, options.players, options.hand_size),
        wrong_occasion(dealer, number, options.players),
    )
    return _begin(given, options, dealer, number)


@RULES.states(ASIDE)
def _begin(hands: tuple[Cards, ...], options: Options, dealer: int, number: int) -> Playing:
    """Lay aside what is not in the hands, and go to the first lead."""
    masks = tuple([hand.mask for hand in hands])
    aside = cards_of(_PACK_MASK ^ sum(masks))
    return first_lead(new_deal(options, dealer, number, hands, aside, masks))


_PACK_MASK: Final = Cards(PACK).mask
