"""The pack and the deal of Single."""

from __future__ import annotations

from collections.abc import Sequence

from vorhand.cards import DECK as ALL_CARDS
from vorhand.cards import Card, Cards, cards_of, mask_of
from vorhand.kit.dealing import Occasion, occasion_of, whole_deck, whole_hands
from vorhand.kit.options import check_options
from vorhand.kit.shuffling import in_packets, packed
from vorhand.kit.views import check_state
from vorhand.single.options import STANDARD, Options
from vorhand.single.playing import playing_state
from vorhand.single.rulebook import DEAL, DECK, RULES
from vorhand.single.state import PHASES, Deal, Playing, State
from vorhand.suits import Rank


@RULES.implements(DECK)
def pack(options: Options = STANDARD) -> tuple[Card, ...]:
    """The cards of the game in order (`single.deck`)."""
    check_options(options, Options)
    return tuple(card for card in ALL_CARDS if options.whole or card.rank >= Rank.SEVEN)


@RULES.implements(DEAL)
def deal(
    deck: Sequence[Card], options: Options = STANDARD, *, dealer: int | None = None, number: int = 0
) -> Playing:
    """Deal three cards at a time from the dealer's left (`single.deal`)."""
    occasion = occasion_of(options, Options, dealer, number)
    cards, _ = whole_deck(occasion, mask_of(pack(options)), deck)
    hands = in_packets(cards, options.players, occasion.forehand, [options.hand_size])
    return begun(tuple(map(Cards, hands)), options, occasion)


def begin(
    hands: Sequence[Cards],
    options: Options = STANDARD,
    *,
    dealer: int | None = None,
    number: int = 0,
) -> Playing:
    """Begin a deal from given hands; the rest of the pack lies aside."""
    occasion = occasion_of(options, Options, dealer, number)
    given = whole_hands(occasion, mask_of(pack(options)), hands, options.hand_size, some=True)
    return begun(given, options, occasion)


def begun(hands: tuple[Cards, ...], options: Options, occasion: Occasion) -> Playing:
    """Go to the lead."""
    aside = cards_of(mask_of(pack(options)) - sum(hand.mask for hand in hands))
    return playing_state(Deal(options, occasion.dealer, occasion.number, hands, aside), ())


def deck_of(state: State) -> tuple[Card, ...]:
    """A deck from which this deal is dealt."""
    check_state(state, PHASES, "Single")
    forehand = (state.dealer + 1) % state.options.players
    hands = packed(state.deal.dealt, forehand, [state.options.hand_size])
    return (*hands, *state.deal.aside)
