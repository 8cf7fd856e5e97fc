"""Playing the tricks: who leads, which cards may be played, and who takes a trick."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from vorhand.cards import Cards, lowest_of
from vorhand.hearts.moon import finished
from vorhand.hearts.moves import Move, Play
from vorhand.hearts.options import PENALTIES, QUEEN, AllPenalties, Opening, Options
from vorhand.hearts.rulebook import (
    BREAKING,
    FIRST_TRICK,
    FOLLOW_SUIT,
    HELD,
    OPENING,
    RULES,
    TRICK,
    TURN,
)
from vorhand.hearts.state import (
    Choosing,
    Deal,
    Over,
    Playing,
    Table,
)
from vorhand.rulebook import Violation
from vorhand.suits import CLUBS, HEARTS
from vorhand.tricks import Trick, completed, refusing
from vorhand.tricks import settled as settled_play
from vorhand.values import draft_of

# The functions below that narrow down a hand are restrictions: see `vorhand.tricks`.

_Draft: Final = draft_of(Playing)


@RULES.states(OPENING)
def opening_lead(options: Options, table: Table, hand: int) -> int:
    """The two of clubs is led, or the lowest club in play; some let its holder lead any club."""
    if options.opening is Opening.TWO_OF_CLUBS:
        return lowest_of(hand & CLUBS)
    if options.opening is Opening.ANY_CLUB:
        return hand & CLUBS
    return hand


@RULES.states(FOLLOW_SUIT)
def follow_suit(options: Options, table: Table, hand: int) -> int:
    """The led suit is followed."""
    return hand & table.trick[0].card.suited


@RULES.states(FIRST_TRICK)
def first_trick(options: Options, table: Table, hand: int) -> int:
    """No penalty card is thrown; the options say what a hand of nothing but those throws."""
    if follow_suit(options, table, hand):
        return hand  # who follows suit is bound by that alone
    allowed = hand & ~options.barred
    if allowed:
        return allowed
    if options.all_penalties is AllPenalties.HEARTS:
        return hand & HEARTS
    if options.all_penalties is AllPenalties.QUEEN:
        return hand & QUEEN.bit
    return hand


@RULES.states(BREAKING)
def breaking(options: Options, table: Table, hand: int) -> int:
    """No heart is led before hearts are broken."""
    if table.unplayed & options.breakers != options.breakers:
        return hand  # as `hearts_broken`, without the cost of a call at every lead
    if options.hearts_or_queen_lead and not hand & ~PENALTIES:
        return hand
    return hand & ~options.closed


_LEADING: Final = (breaking,)
_FOLLOWING: Final = (follow_suit,)
_FIRST_LEADING: Final = (opening_lead, breaking)
_FIRST_FOLLOWING: Final = (follow_suit, first_trick)

# What is in force, in the order in which it counts: `RESTRICTIONS[first][leading]`, where
# `first` is whether no trick is complete yet, and `leading` whether no card lies. Both
# `play_violation` and `settled` go through it (tests/laws/test_laws.py holds them together:
# a move is legal exactly if it breaks no rule).
RESTRICTIONS: Final = ((_FOLLOWING, _LEADING), (_FIRST_FOLLOWING, _FIRST_LEADING))


@RULES.states(TURN, HELD)
def play_violation(state: Playing, move: Move) -> Violation[Move] | None:
    """The rule that a move breaks while tricks are being played."""
    if move.seat != state.turn:
        return Violation(TURN, move, details={"turn": state.turn})
    if not isinstance(move, Play):
        return Violation(TURN, move, "/playing")
    hand = state.deal.hand_masks[move.seat] & state.unplayed
    card = move.card
    if not card.bit & hand:
        return Violation(HELD, move, details={"missing": Cards([card])})
    restrictions = RESTRICTIONS[not state.tricks][not state.trick]
    refused = refusing(restrictions, state.options, state, hand, card)
    return refused and _refusal(*refused, state, move)


def _refusal(
    restriction: Callable[..., int], allowed: Cards, state: Playing, move: Play
) -> Violation[Move]:
    """The refusal of a card by the restriction that left only ``allowed``."""
    any_club = restriction is opening_lead and len(allowed) > 1
    return Violation(
        RULES.rule_of(restriction),
        move,
        "/any-club" if any_club else "",
        details={"card": move.card, "led": state.led, "allowed": allowed},
    )


@RULES.states(TRICK)
def taker(plays: tuple[Play, ...]) -> int:
    """The seat that takes a trick: the highest card of the led suit."""
    lead = plays[0].card
    seat, suit, highest = plays[0].seat, lead.suit, lead.index
    for play in plays[1:]:
        card = play.card
        if card.suit is suit and card.index > highest:
            seat, highest = play.seat, card.index
    return seat


@RULES.states(OPENING)
def opener(deal: Deal) -> int:
    """
    The seat that leads to the first trick: the holder of the lowest club in play, or by option
    the seat to the left of the dealer.
    """
    if deal.options.opening is Opening.DEALERS_LEFT:
        return (deal.dealer + 1) % deal.options.players
    lowest = lowest_of(CLUBS & _all_cards(deal))
    return [hand & lowest for hand in deal.hand_masks].index(lowest)


def first_lead(deal: Deal) -> Playing:
    """The state in which the first lead is due."""
    return settled(deal, (), (), opener(deal), _all_cards(deal))


def _all_cards(deal: Deal) -> int:
    """The cards of all hands as a mask; the hands have no card in common."""
    return sum(deal.hand_masks)


@RULES.states(TURN, TRICK)
def play_card(state: Playing, move: Play) -> Playing | Choosing | Over:
    """The state after a legal play; the taker of a complete trick leads to the next."""
    deal = state.deal
    trick = state.trick + (move,)  # noqa: RUF005 - quicker than unpacking
    unplayed = state.unplayed ^ move.card.bit
    players = len(deal.hand_masks)
    if len(trick) < players:
        in_force = _FOLLOWING if state.tricks else _FIRST_FOLLOWING
        turn = (move.seat + 1) % players
        return settled_play(Playing, _Draft, deal, state.tricks, trick, turn, unplayed, in_force)
    taken_by = taker(trick)
    tricks = state.tricks + (completed(trick, taken_by),)  # noqa: RUF005 - the same
    if unplayed:
        return settled_play(Playing, _Draft, deal, tricks, (), taken_by, unplayed, _LEADING)
    return finished(deal, tricks)


def settled(
    deal: Deal,
    tricks: tuple[Trick[Play], ...],
    trick: tuple[Play, ...],
    turn: int,
    unplayed: int,
) -> Playing:
    """A state of play with its legal cards worked out."""
    in_force = RESTRICTIONS[not tricks][not trick]
    return settled_play(Playing, _Draft, deal, tricks, trick, turn, unplayed, in_force)
