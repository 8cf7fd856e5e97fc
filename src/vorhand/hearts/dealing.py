"""The pack and the deal of Hearts."""

from __future__ import annotations

from collections.abc import Sequence
from types import MappingProxyType
from typing import Final

from vorhand.cards import DECK as ALL_CARDS
from vorhand.cards import Card, Cards, cards_of, listed
from vorhand.hearts.choices import HOLD
from vorhand.hearts.counting import TAKEN_OUT
from vorhand.hearts.options import TRAINER, Options
from vorhand.hearts.playing import first_lead
from vorhand.hearts.rulebook import DEAL, DECK, RULES
from vorhand.hearts.state import NO_CARDS, PHASES, Passing, Playing, State, new_deal, new_passing
from vorhand.kit.dealing import Occasion, occasion_of, whole_deck, whole_hands
from vorhand.kit.options import check_options
from vorhand.kit.shuffling import masks_in_packets, packed
from vorhand.kit.views import check_state

# Made once: a pack is shuffled for every deal.
USUAL_PACKS: Final = MappingProxyType(
    {
        Cards(ALL_CARDS).mask & ~out.mask: tuple(card for card in ALL_CARDS if card not in out)
        for out in TAKEN_OUT.values()
    }
)
"""The cards of the game in order where those are out that usually are, by the pack as a mask."""


@RULES.implements(DECK)
def pack(options: Options = TRAINER) -> tuple[Card, ...]:
    """
    Hearts is played with 52 cards, less some low ones with three, five or six players, so that all
    hands are equal (`hearts.deck`). `Options.removed` says which are out. From both sources;
    numbers of players other than four are custom. The cards come in order.

    >>> len(pack()), len(pack(Options(players=3)))
    (52, 51)

    Raises:
        WrongTypeError: not options of Hearts.
    """
    check_options(options, Options)
    return USUAL_PACKS.get(options.pack_mask) or listed(options.pack_mask)


@RULES.implements(DEAL)
def deal(
    deck: Sequence[Card], options: Options = TRAINER, *, dealer: int | None = None, number: int = 0
) -> Passing | Playing:
    """
    All cards are dealt in packets, clockwise from the dealer's left (`hearts.deal`).
    `Options.packets` says how large they are; cards that are left over are the kitty
    (`hearts.kitty`). The packets of four players are from Atlantis; that
    the deal passes to the left is custom.

    Args:
        deck: the pack in the order in which it is dealt, from the top.
        options: the variant.
        dealer: the seat that deals, by default the last.
        number: how many deals went before; it decides where cards are passed.

    Raises:
        InvalidDeal: lists everything that is wrong with the deck, dealer and number.
        WrongTypeError: the deck is not a sequence of cards, or another value is of a wrong type.
    """
    occasion = occasion_of(options, Options, dealer, number)
    _, bits = whole_deck(occasion, options.pack_mask, deck)
    hands = masks_in_packets(bits, options.players, occasion.forehand, options.packets)
    return begun(hands, options, occasion)


def begin(
    hands: Sequence[Cards],
    options: Options = TRAINER,
    *,
    dealer: int | None = None,
    number: int = 0,
) -> Passing | Playing:
    """
    Begin a deal from given hands, as they are before any cards are passed (`hearts.deck`).

    Args:
        hands: what each seat is dealt, by seat. Together they are the pack, or what is in no hand
            is the kitty.
        options: the variant.
        dealer: the seat that dealt, by default the last.
        number: how many deals went before; it decides where cards are passed.

    Raises:
        InvalidDeal: lists everything that is wrong with the hands, dealer and number.
        WrongTypeError: the hands are not a sequence of `Cards`, or another value is of a wrong
            type.
    """
    occasion = occasion_of(options, Options, dealer, number)
    some = options.kitty_size > 0
    given = whole_hands(occasion, options.pack_mask, hands, options.hand_size, some=some)
    return begun(tuple([hand.mask for hand in given]), options, occasion)


def begun(masks: tuple[int, ...], options: Options, occasion: Occasion) -> Passing | Playing:
    """
    The first state: cards are to be passed or, in a hold deal, the first lead is due. The hands are
    by seat, as masks.
    """
    hands = tuple([cards_of(mask) for mask in masks])
    left = options.pack_mask & ~sum(masks)
    kitty = cards_of(left) if left else NO_CARDS
    # Without passes: they become part of the deal when all of them have been chosen.
    dealt = new_deal(options, occasion.dealer, occasion.number, hands, (), masks, kitty)
    if dealt.direction is HOLD:
        return first_lead(dealt)
    return new_passing(dealt, (None,) * options.players)


def deck_of(state: State) -> tuple[Card, ...]:
    """
    A deck that deals the hands of this deal; within a hand the cards come in order, and the kitty
    comes last.

    Raises:
        WrongTypeError: not a state of Hearts.
    """
    check_state(state, PHASES, "Hearts")
    # Which card of a hand came first is not kept, and makes no difference to play.
    forehand = (state.dealer + 1) % state.options.players
    return (*packed(state.deal.dealt, forehand, state.options.packets), *state.deal.kitty)
