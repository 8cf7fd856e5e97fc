"""The pack and the deal of Hurrikan."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
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
from vorhand.errors import WrongTypeError, shown
from vorhand.hurrikan.capturing import takable
from vorhand.hurrikan.options import TABLE_SIZE, Options
from vorhand.hurrikan.rulebook import DEAL, DECK, RULES, TURN
from vorhand.hurrikan.state import Playing, new_deal, new_playing
from vorhand.hurrikan.values import PACK, WITH_VALUE_IN
from vorhand.options import check_options
from vorhand.shuffling import in_packets

DEFAULTS: Final = Options()

# Before and after the four cards of the table: three and three for two players, nine for four.
PACKETS: Final[dict[int, tuple[tuple[int, ...], tuple[int, ...]]]] = {
    2: ((3,), (3,)),
    4: ((9,), ()),
}


@RULES.states(DECK)
def pack(options: Options = DEFAULTS) -> tuple[Card, ...]:
    """
    The cards of the game in order (`hurrikan.deck`). An ace stands last in its suit, as in
    every list of cards, though its value is 1.

    >>> len(pack())
    40

    Raises:
        WrongTypeError: not options of Hurrikan.
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
    Deal a deck, clockwise from the dealer's left (`hurrikan.deal`): to two players three cards
    each, four to the table, three cards each, and the rest is the stock; to four players nine
    each, then four to the table.

    Args:
        deck: the pack in the order in which it is dealt, from the top.
        options: the variant.
        dealer: the seat that deals, by default the last.
        number: how many rounds went before.

    Raises:
        InvalidDeal: lists everything that is wrong with the deck, dealer and number.
        WrongTypeError: the deck is no sequence of cards, or another value is of a wrong type.
    """
    check_options(options, Options)
    dealer = checked_dealer(dealer, options.players)
    number = checked_number(number)
    cards = checked_deck(deck)
    refuse(wrong_cards(PACK, cards), wrong_occasion(dealer, number, options.players))
    players, forehand = options.players, (dealer + 1) % options.players
    before, after = PACKETS[players]
    table = sum(before) * players
    rest = table + TABLE_SIZE
    stock = rest + sum(after) * players
    bits = [card.bit for card in cards]
    hands = tuple(
        [
            cards_of(sum(first) + sum(second))
            for first, second in zip(
                in_packets(bits, players, forehand, before),
                in_packets(bits[rest:], players, forehand, after),
                strict=True,
            )
        ]
    )
    on_table = cards_of(sum(bits[table:rest]))
    return _begun(options, dealer, number, (hands, on_table, cards[stock:]))


def begin(  # noqa: PLR0913 - a round has so many parts
    hands: Sequence[Cards],
    options: Options = DEFAULTS,
    *,
    dealer: int | None = None,
    number: int = 0,
    table: Cards,
    stock: Sequence[Card] = (),
) -> Playing:
    """
    Begin a round from given cards (`hurrikan.deal`).

    Args:
        hands: what each seat is dealt, by seat. With table and stock they are the pack.
        options: the variant.
        dealer: the seat that dealt, by default the last.
        number: how many rounds went before.
        table: the four cards on the table.
        stock: the rest in the order in which it will be dealt: six cards to forehand, six to
            the other seat, and so on again.

    Raises:
        InvalidDeal: lists everything that is wrong with the cards, dealer and number.
        WrongTypeError: the hands are no sequence of `Cards`, or another value is of a wrong
            type.
    """
    check_options(options, Options)
    dealer = checked_dealer(dealer, options.players)
    number = checked_number(number)
    given = checked_hands(hands)
    if type(table) is not Cards:
        raise WrongTypeError(f"the table is Cards, not {shown(table)}")
    rest = checked_deck(stock)
    refuse(
        wrong_cards(PACK, chain(*given, table, rest)),
        wrong_sizes(given, options.players, options.hand_size),
        _wrong_table(table),
        wrong_occasion(dealer, number, options.players),
    )
    return _begun(options, dealer, number, (given, table, rest))


def _wrong_table(table: Cards) -> Iterator[str]:
    if len(table) != TABLE_SIZE:
        yield f"the table has {len(table)} cards, not {TABLE_SIZE}"


@RULES.states(TURN)
def _begun(
    options: Options,
    dealer: int,
    number: int,
    cards: tuple[tuple[Cards, ...], Cards, tuple[Card, ...]],
) -> Playing:
    """Forehand begins; ``cards`` are the hands, the table and the stock."""
    hands, table, stock = cards
    owned = tuple([hand.mask for hand in hands])
    dealt = new_deal(options, dealer, number, hands, table, stock, (), owned)
    forehand = (dealer + 1) % options.players
    # Nothing is dead yet: twelve cards in hand have equals, as there are only ten values.
    values = takable(options, table.mask)
    able = WITH_VALUE_IN[values]
    return new_playing(dealt, (), sum(owned), table.mask, forehand, None, values, able)
