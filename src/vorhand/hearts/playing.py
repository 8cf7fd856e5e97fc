"""Playing the tricks: who leads, which cards may be played, and who takes a trick."""

from __future__ import annotations

from typing import Final

from vorhand.cards import Cards, cards_of, lowest_of
from vorhand.hearts.choices import DEALERS_LEFT, TWO_OF_CLUBS, AllPenalties, Opening, Queen
from vorhand.hearts.counting import PENALTIES, QUEEN, UNOPENED
from vorhand.hearts.moon import finished
from vorhand.hearts.moves import Move, Play, list_plays
from vorhand.hearts.options import Options
from vorhand.hearts.rulebook import (
    BREAKING,
    FIRST_TRICK,
    FOLLOW_SUIT,
    HELD,
    OPENING,
    QUEEN_WAITS,
    RULES,
    TRICK,
    TURN,
)
from vorhand.hearts.state import Choosing, Deal, Over, Playing, hearts_broken, new_playing
from vorhand.kit.narrowing import Restriction, refusing
from vorhand.kit.tricks import Trick, completed
from vorhand.kit.turns import PhaseAnswers
from vorhand.rules import Violation
from vorhand.suits import CLUBS, HEARTS


@RULES.implements(TURN)
def out_of_turn(state: Playing, move: Move) -> Violation[Move] | None:
    """
    Seats play in turn, clockwise, and only when it is their turn (`hearts.turn`). From Atlantis,
    where play goes round clockwise; the rest goes without saying. This is the refusal of a move by
    another seat, or of a move that is not a play.
    """
    if move.seat != state.turn:
        return Violation(TURN, move, details={"turn": state.turn})
    return None if isinstance(move, Play) else Violation(TURN, move, "/playing")


@RULES.implements(HELD)
def not_held(hand: int, cards: int, move: Move) -> Violation[Move] | None:
    """
    A seat plays and passes only cards from its own hand (`hearts.held`). Neither source says so; it
    goes without saying. This is the refusal of ``cards`` that are not in the ``hand``, both as
    masks.
    """
    missing = cards & ~hand
    return Violation(HELD, move, details={"missing": cards_of(missing)}) if missing else None


# The next five are restrictions, see `vorhand.kit.narrowing`: `unplayed` and `hand` are cards as
# masks, and each returns the cards of the hand that its rule allows, as a mask too.


@RULES.implements(OPENING)
def opening_lead(options: Options, trick: tuple[Play, ...], unplayed: int, hand: int) -> int:
    """
    The holder of the two of clubs leads it to the first trick, or if it is in no hand the lowest
    club that is in one (`hearts.lead.opening`). With `Opening.ANY_CLUB` it may lead any club, and
    with `Opening.DEALERS_LEFT` the seat to the left of the dealer leads any card. From both
    sources.
    """
    if options.opening is TWO_OF_CLUBS:
        return lowest_of(hand & CLUBS)
    if options.opening is Opening.ANY_CLUB:
        return hand & CLUBS
    return hand


@RULES.implements(FOLLOW_SUIT)
def follow_suit(options: Options, trick: tuple[Play, ...], unplayed: int, hand: int) -> int:
    """
    A seat that can follow suit must (`hearts.follow-suit`). That outranks every other rule for a
    seat that follows. From both sources.
    """
    return hand & trick[0].card.suited


@RULES.implements(FIRST_TRICK)
def first_trick(options: Options, trick: tuple[Play, ...], unplayed: int, hand: int) -> int:
    """
    No penalty card is thrown on the first trick, unless the hand has nothing else
    (`hearts.first-trick`). With `FirstTrick.NO_QUEEN` only the queen of spades is barred, with
    `FirstTrick.NO_HEARTS` only hearts, with `FirstTrick.ANYTHING` nothing. A hand of nothing but
    barred cards plays any of them, with `AllPenalties.HEARTS` a heart if it has one, with
    `AllPenalties.QUEEN` the queen if it has her. From both sources; the exception for such a hand
    is the trainer's.
    """
    if hand & trick[0].card.suited:
        return hand  # a seat that can follow suit is bound by that rule alone
    allowed = hand & ~options.barred_mask
    if allowed:
        return allowed
    if options.all_penalties is AllPenalties.HEARTS:
        return hand & HEARTS
    if options.all_penalties is AllPenalties.QUEEN:
        return hand & QUEEN.bit
    return hand


@RULES.implements(QUEEN_WAITS)
def queen(options: Options, trick: tuple[Play, ...], unplayed: int, hand: int) -> int:
    """
    With `Queen.NOT_LED` the queen of spades is not led before hearts are broken, and with
    `Queen.NOT_PLAYED` not played at all, unless nothing else is left (`hearts.queen`). By default
    she is free. Custom.
    """
    if trick and options.queen is Queen.NOT_LED:
        return hand
    if unplayed & options.breakers_mask != options.breakers_mask:
        return hand  # hearts are broken
    return hand & ~options.waiting_mask


@RULES.implements(BREAKING)
def breaking(options: Options, trick: tuple[Play, ...], unplayed: int, hand: int) -> int:
    """
    No heart is led before hearts are broken, unless the hand has nothing else (`hearts.breaking`).
    They break the moment a heart is played. With `Breaking.HEART_OR_QUEEN` the queen of spades
    breaks them too, with `Breaking.QUEEN` she alone and a heart that is led from a hand of nothing
    but hearts, with `Breaking.NOTHING_NEEDED` hearts may be led at any time, and with
    `Options.hearts_or_queen_lead` a hand of hearts and that queen alone may lead a heart. From both
    sources; that the queen does not break hearts, and that a hand of hearts alone may lead one, is
    the trainer's.
    """
    if unplayed & options.breakers_mask != options.breakers_mask:
        return hand  # as `hearts_broken`, without the cost of a call at every lead
    if options.hearts_or_queen_lead and not hand & ~PENALTIES:
        return hand
    return hand & ~options.unbroken_mask


# What is in force, in order of rank: `RESTRICTIONS[waiting][first][leading]`, where `waiting` says
# whether the queen of spades has to wait in this variant, `first` whether no trick is complete yet,
# and `leading` whether no card lies. `play_violation` and `playing_state` both go through it;
# tests/laws/test_laws.py holds them together: a move is legal exactly if it breaks no rule.
FIRST_FOLLOWING: Final = (follow_suit, first_trick)
RESTRICTIONS: Final = (
    (((follow_suit,), (breaking,)), (FIRST_FOLLOWING, (opening_lead, breaking))),
    (
        ((follow_suit, queen), (queen, breaking)),
        ((follow_suit, first_trick, queen), (opening_lead, queen, breaking)),
    ),
)


@RULES.implements(TRICK)
def taker(plays: tuple[Play, ...]) -> int:
    """
    The highest card of the led suit takes the trick, the ace above the king (`hearts.trick`). There
    are no trumps: a card of another suit never takes it. From both sources. This is the seat that
    played it.

    >>> from vorhand import Card
    >>> taker((Play(2, Card("9C")), Play(3, Card("AH")), Play(0, Card("TC")), Play(1, Card("2C"))))
    0
    """
    lead = plays[0].card
    seat, suit, highest = plays[0].seat, lead.suit, lead.index
    for play in plays[1:]:
        card = play.card
        if card.suit is suit and card.index > highest:
            seat, highest = play.seat, card.index
    return seat


def legal_plays(state: Playing, seats: tuple[int, ...]) -> tuple[Play, ...]:
    """The legal plays of the seat whose turn it is."""
    return list_plays(state.turn, state.legal_mask)


@RULES.serves(TURN, HELD)
def play_violation(state: Playing, move: Move) -> Violation[Move] | None:
    """The rule that a move breaks while tricks are being played."""
    hand = state.deal.hand_masks[move.seat] & state.unplayed_mask
    if not isinstance(move, Play):
        return out_of_turn(state, move)
    return (
        out_of_turn(state, move)
        or not_held(hand, move.card.bit, move)
        or restricted(state, hand, move)
    )


def restricted(state: Playing, hand: int, move: Play) -> Violation[Move] | None:
    """The refusal of a card of the hand by the first restriction that bars it."""
    in_force = RESTRICTIONS[state.options.waiting_mask > 0][not state.tricks][not state.trick]
    facts = (state.options, state.trick, state.unplayed_mask, hand)
    refused = refusing(in_force, *facts, move.card)
    return refused and refusal(*refused, state, move)


def refusal(
    restriction: Restriction[Options], allowed: Cards, state: Playing, move: Play
) -> Violation[Move]:
    """The refusal of a card when a restriction has left only ``allowed``."""
    # The sentence for one card, the lowest club, would be wrong where any club may be led.
    any_club = restriction is opening_lead and len(allowed) > 1
    return Violation(
        RULES.rule_of(restriction),
        move,
        "/any-club" if any_club else "",
        # What is left in the end: a later restriction may have barred more.
        details={"card": move.card, "led": state.led, "allowed": state.playable},
    )


@RULES.serves(OPENING)
def opener(deal: Deal) -> int:
    """
    The seat that leads to the first trick: the holder of the lowest club in a hand or, with
    `Opening.DEALERS_LEFT`, the seat to the left of the dealer.
    """
    if deal.options.opening is DEALERS_LEFT:
        return (deal.dealer + 1) % deal.options.players
    lowest = lowest_of(CLUBS & sum(deal.hand_masks))
    return [hand & lowest for hand in deal.hand_masks].index(lowest)


def first_lead(deal: Deal) -> Playing:
    """The state in which the first lead is due."""
    unplayed = sum(deal.hand_masks) | deal.kitty.mask | deal.options.breakers_mask & UNOPENED
    return playing_state(deal, (), (), opener(deal), unplayed)


@RULES.serves(TURN, TRICK)
def play_card(state: Playing, move: Play) -> Playing | Choosing | Over:
    """The state after a legal play; the taker of a complete trick leads to the next."""
    deal = state.deal
    trick = state.trick + (move,)  # noqa: RUF005 - quicker than unpacking
    unplayed = state.unplayed_mask ^ move.card.bit
    if not state.trick and unplayed >= UNOPENED and opens(state, move):
        unplayed ^= UNOPENED
    players = len(deal.hand_masks)
    if len(trick) < players:
        return playing_state(deal, state.tricks, trick, (move.seat + 1) % players, unplayed)
    taken_by = taker(trick)
    tricks = state.tricks + (completed(trick, taken_by),)  # noqa: RUF005 - the same
    if unplayed & deal.hand_masks[taken_by]:
        return playing_state(deal, tricks, (), taken_by, unplayed)
    return finished(deal, tricks)


@RULES.serves(BREAKING)
def opens(state: Playing, move: Play) -> bool:
    """Whether a legal lead is an unbroken heart from a hand of nothing but hearts."""
    hand, unplayed = state.deal.hand_masks[move.seat], state.unplayed_mask
    broken = hearts_broken(state.options, unplayed)
    return not broken and not hand & unplayed & ~HEARTS


def playing_state(
    deal: Deal,
    tricks: tuple[Trick[Play], ...],
    trick: tuple[Play, ...],
    turn: int,
    unplayed: int,
) -> Playing:
    """A state of play, with its legal cards worked out once for everybody who asks."""
    options, legal = deal.options, deal.hand_masks[turn] & unplayed
    if tricks and not options.waiting_mask:
        # Most plays, and one restriction: to loop over it would cost as much as to ask it.
        if trick:
            # As `follow_suit`, without the cost of a call at nearly every play.
            legal = legal & trick[0].card.suited or legal
        else:
            legal = breaking(options, trick, unplayed, legal) or legal
    else:
        # As in `narrowed`, without the cost of a call at every move.
        for restriction in RESTRICTIONS[options.waiting_mask > 0][not tricks][not trick]:
            legal = restriction(options, trick, unplayed, legal) or legal
    return new_playing(deal, tricks, trick, turn, unplayed, legal)


PLAYING: Final = PhaseAnswers(legal_plays, play_violation, play_card)
"""The answers while tricks are being played."""
