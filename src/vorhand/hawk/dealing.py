"""The pack and the deal of Hawk."""

from __future__ import annotations

from collections.abc import Sequence

from vorhand.cards import Card, Cards, cards_of
from vorhand.hawk.beating import PACK, PACK_MASK
from vorhand.hawk.options import SOURCE, Options
from vorhand.hawk.playing import first_lead
from vorhand.hawk.rulebook import ASIDE, DEAL, DECK, RULES
from vorhand.hawk.state import PHASES, Playing, State, new_deal
from vorhand.kit.dealing import Occasion, occasion_of, whole_deck, whole_hands
from vorhand.kit.options import check_options
from vorhand.kit.shuffling import masks_in_packets, packed
from vorhand.kit.views import check_state


@RULES.implements(DECK)
def pack(options: Options = SOURCE) -> tuple[Card, ...]:
    """
    Hawk is played with 40 cards, ace to ten in four suits (`hawk.deck`). From the source. The cards
    come in order, with an ace last in its suit, as in every list of cards, though it has the lowest
    number.

    >>> len(pack())
    40

    Raises:
        WrongTypeError: not options of Hawk.
    """
    check_options(options, Options)
    return PACK


@RULES.implements(DEAL)
def deal(
    deck: Sequence[Card], options: Options = SOURCE, *, dealer: int | None = None, number: int = 0
) -> Playing:
    """
    Cards are dealt in packets, clockwise from the dealer's left (`hawk.deal`); whatever is left
    over lies aside (`hawk.aside`). Hands and packets go by `Options.players` and are from the
    source; the direction, and that the deal passes to the left, are custom.

    Args:
        deck: the pack in the order in which it is dealt, from the top.
        options: the variant.
        dealer: the seat that deals, by default the last.
        number: how many deals went before.

    Raises:
        InvalidDeal: lists everything that is wrong with the deck, dealer and number.
        WrongTypeError: the deck is not a sequence of cards, or another value is of a wrong type.
    """
    occasion = occasion_of(options, Options, dealer, number)
    _, bits = whole_deck(occasion, PACK_MASK, deck)
    hands = masks_in_packets(bits, options.players, occasion.forehand, options.packets)
    return begun(hands, options, occasion)


def begin(
    hands: Sequence[Cards], options: Options = SOURCE, *, dealer: int | None = None, number: int = 0
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
        WrongTypeError: the hands are not a sequence of `Cards`, or another value is of a wrong
            type.
    """
    occasion = occasion_of(options, Options, dealer, number)
    # With two, three or six players the hands are only some of the pack.
    given = whole_hands(occasion, PACK_MASK, hands, options.hand_size, some=True)
    return begun(tuple([hand.mask for hand in given]), options, occasion)


def begun(masks: tuple[int, ...], options: Options, occasion: Occasion) -> Playing:
    """The first state, in which the first lead is due. The hands are by seat, as masks."""
    hands = tuple([cards_of(mask) for mask in masks])
    aside = laid_aside(masks)
    return first_lead(new_deal(options, occasion.dealer, occasion.number, hands, aside, masks))


@RULES.implements(ASIDE)
def laid_aside(hand_masks: tuple[int, ...]) -> Cards:
    """
    Cards that are not dealt lie aside unseen, out of play, and are nobody's (`hawk.aside`). From
    the source; that nobody looks at them is custom. The hands are by seat, as masks.
    """
    # No card is in two hands, so their sum is all of them.
    return cards_of(PACK_MASK ^ sum(hand_masks))


def deck_of(state: State) -> tuple[Card, ...]:
    """
    A deck that deals the hands of this deal; within a hand, and aside, the cards come in order.

    Raises:
        WrongTypeError: not a state of Hawk.
    """
    check_state(state, PHASES, "Hawk")
    deal, options = state.deal, state.options
    # Which card of a hand came first is not kept, and makes no difference to play.
    forehand = (state.dealer + 1) % options.players
    return (*packed(deal.dealt, forehand, options.packets), *deal.aside)
