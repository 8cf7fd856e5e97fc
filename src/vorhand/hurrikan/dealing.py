"""The pack and the deal of Hurrikan."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain
from types import MappingProxyType
from typing import Final, NamedTuple

from vorhand.cards import Card, Cards, cards_of
from vorhand.errors import WrongTypeError, quoted
from vorhand.hurrikan.fast.sums import sums_of
from vorhand.hurrikan.fast.tables import WITH_VALUE_IN
from vorhand.hurrikan.options import SOURCE, TABLE_SIZE, Options
from vorhand.hurrikan.rulebook import DEAL, DECK, RULES, TURN
from vorhand.hurrikan.state import (
    CARDS_DEALT_ON,
    PHASES,
    Deal,
    Playing,
    State,
    new_deal,
    new_playing,
)
from vorhand.hurrikan.values import PACK, PACK_MASK
from vorhand.kit.checks import checked_cards
from vorhand.kit.dealing import (
    Occasion,
    checked_hands,
    occasion_of,
    refuse,
    whole_deck,
    wrong_cards,
    wrong_sizes,
)
from vorhand.kit.options import check_options
from vorhand.kit.shuffling import Picker, in_packets, packed, picker
from vorhand.kit.views import check_state

PACKETS: Final = MappingProxyType({2: ((3,), (3,)), 4: ((9,), ())})
"""What is dealt before and after the four cards of the table, by the number of players."""


class Parts(NamedTuple):
    """Where the parts of a round lie in a deck."""

    hands: tuple[Picker, ...]
    """For each seat a function that picks its hand."""
    table: int
    """How many cards lie above the first of the table."""
    stock: int
    """How many cards lie above the stock."""


@RULES.serves(DEAL)
def parts_of_a_deck(players: int, forehand: int) -> Parts:
    """In a deck lie the first packets, the table, the second packets and the stock."""
    before, after = PACKETS[players]
    table = sum(before) * players
    rest = table + TABLE_SIZE
    stock = rest + sum(after) * players
    first = in_packets(range(table), players, forehand, before)
    then = in_packets(range(rest, stock), players, forehand, after)
    hands = [picker([*early, *late]) for early, late in zip(first, then, strict=True)]
    return Parts(tuple(hands), table, stock)


# Worked out once: a deck is dealt at the beginning of every round.
PARTS: Final = MappingProxyType(
    {
        (players, forehand): parts_of_a_deck(players, forehand)
        for players in PACKETS
        for forehand in range(players)
    }
)
"""The parts of a deck by the number of players and by the seat that is dealt to first."""


@RULES.implements(DECK)
def pack(options: Options = SOURCE) -> tuple[Card, ...]:
    """
    Hurrikan is played with 40 cards, without tens, nines and eights (`hurrikan.deck`). From the
    source. The cards come in order, with an ace last in its suit, as in every list of cards, though
    its value is 1.

    >>> len(pack())
    40

    Raises:
        WrongTypeError: not options of Hurrikan.
    """
    check_options(options, Options)
    return PACK


@RULES.implements(DEAL)
def deal(
    deck: Sequence[Card], options: Options = SOURCE, *, dealer: int | None = None, number: int = 0
) -> Playing:
    """
    Two players get three cards each, four go to the table, then they get three more, and the rest
    is the stock; four players get nine each, then four go to the table (`hurrikan.deal`). From the
    source; that forehand is dealt to first, and that the deal passes to the left, is custom.

    Args:
        deck: the pack in the order in which it is dealt, from the top.
        options: the variant.
        dealer: the seat that deals, by default the last.
        number: how many rounds went before.

    Raises:
        InvalidDeal: lists everything that is wrong with the deck, dealer and number.
        WrongTypeError: the deck is not a sequence of cards, or another value is of a wrong type.
    """
    occasion = occasion_of(options, Options, dealer, number)
    cards, bits = whole_deck(occasion, PACK_MASK, deck)
    parts = PARTS[options.players, occasion.forehand]
    hands = tuple([cards_of(sum(pick(bits))) for pick in parts.hands])
    table = cards_of(sum(bits[parts.table : parts.table + TABLE_SIZE]))
    return begun(options, occasion, hands, table, cards[parts.stock :])


def begin(  # noqa: PLR0913 - a round has so many parts
    hands: Sequence[Cards],
    options: Options = SOURCE,
    *,
    dealer: int | None = None,
    number: int = 0,
    table: Cards,
    stock: Sequence[Card] = (),
) -> Playing:
    """
    Begin a round from given cards (`hurrikan.deal`).

    Args:
        hands: what each seat is dealt, by seat. With the table and the stock they are the pack.
        options: the variant.
        dealer: the seat that dealt, by default the last.
        number: how many rounds went before.
        table: the four cards on the table.
        stock: the rest in the order in which it will be dealt: six cards to forehand, six to the
            other seat, and then the same again.

    Raises:
        InvalidDeal: lists everything that is wrong with the cards, dealer and number.
        WrongTypeError: the hands are not a sequence of `Cards`, or another value is of a wrong
            type.
    """
    occasion = occasion_of(options, Options, dealer, number)
    given, rest = checked_hands(hands), checked_cards("a stock", stock)
    if type(table) is not Cards:
        raise WrongTypeError(f"the table is Cards, not {quoted(table)}")
    refuse(
        wrong_cards(PACK_MASK, chain(*given, table, rest)),
        wrong_sizes(given, options.players, options.hand_size),
        wrong_table(table),
        occasion.wrong(),
    )
    return begun(options, occasion, given, table, rest)


def wrong_table(table: Cards) -> Iterator[str]:
    """Yield a problem if the table does not have as many cards as are dealt to it."""
    if len(table) != TABLE_SIZE:
        yield f"the table has {len(table)} cards, not {TABLE_SIZE}"


@RULES.serves(TURN)
def begun(
    options: Options,
    occasion: Occasion,
    hands: tuple[Cards, ...],
    table: Cards,
    stock: tuple[Card, ...],
) -> Playing:
    """The first state of a round, in which it is forehand's turn (`hurrikan.turn`)."""
    owned = tuple([hand.mask for hand in hands])
    dealt = new_deal(options, occasion.dealer, occasion.number, hands, table, stock, (), owned)
    # Not dead yet: of twelve cards in hands two are equal, since there are only ten values.
    values = sums_of(table.mask, options.largest_sum)
    able = WITH_VALUE_IN[values]
    forehand = occasion.forehand
    return new_playing(dealt, (), sum(owned), table.mask, forehand, None, values, able)


@RULES.serves(DEAL)
def more_cards(deal: Deal, stock: Sequence[Card]) -> list[int]:
    """The next cards of the stock, by seat, as masks: forehand's six first, then the other's."""
    more = [  # as `mask_of`, only sooner, as no two cards are the same
        sum([card.bit for card in stock[top : top + CARDS_DEALT_ON]])
        for top in range(0, CARDS_DEALT_ON * len(deal.owned_masks), CARDS_DEALT_ON)
    ]
    forehand = (deal.dealer + 1) % len(more)
    # Dealt from forehand on, but kept by seat.
    return more[-forehand:] + more[:-forehand]


@RULES.serves(DEAL)
def dealt_to(deal: Deal, seat: int) -> tuple[Cards, ...]:
    """What a seat has been dealt so far, deal by deal."""
    a_deal = CARDS_DEALT_ON * len(deal.dealt)
    # Not the whole stock: what has not been dealt from it is still hidden.
    tops = range(0, deal.stock_dealt, a_deal)
    return deal.dealt[seat], *(cards_of(more_cards(deal, deal.stock[top:])[seat]) for top in tops)


def deck_of(state: State) -> tuple[Card, ...]:
    """
    A deck that deals the cards of this round; within a hand, and on the table, they come in order.

    Raises:
        WrongTypeError: not a state of Hurrikan.
    """
    check_state(state, PHASES, "Hurrikan")
    deal, players = state.deal, state.options.players
    forehand = (state.dealer + 1) % players
    before, after = PACKETS[players]
    # Which cards came before the table is not kept, and makes no difference to play.
    first = [Cards(list(hand)[: sum(before)]) for hand in deal.dealt]
    then = [hand - early for hand, early in zip(deal.dealt, first, strict=True)]
    early, late = packed(first, forehand, before), packed(then, forehand, after)
    return (*early, *deal.table, *late, *deal.stock)
