"""Playing the trick: whose turn it is, which cards may be played, and who takes it."""

from __future__ import annotations

from typing import Final

from vorhand.cards import cards_of, mask_of
from vorhand.kit.narrowing import narrowed, refusing
from vorhand.kit.tricks import Trick
from vorhand.kit.turns import PhaseAnswers
from vorhand.rules import Violation
from vorhand.single.moves import Move, Play, list_plays
from vorhand.single.options import Options
from vorhand.single.rulebook import FOLLOW_SUIT, HELD, RULES, TRICK, TURN
from vorhand.single.state import Deal, Over, Playing


@RULES.implements(TURN)
def seat_to_play(deal: Deal, trick: tuple[Play, ...]) -> int:
    """Forehand leads, and the others follow clockwise (`single.turn`)."""
    return (deal.dealer + 1 + len(trick)) % deal.options.players


@RULES.implements(HELD)
def not_held(hand: int, move: Move) -> Violation[Move] | None:
    """The refusal of a card that is not in the hand, a mask (`single.held`)."""
    missing = move.card.bit & ~hand
    return Violation(HELD, move, details={"missing": cards_of(missing)}) if missing else None


@RULES.implements(FOLLOW_SUIT)
def follow_suit(options: Options, trick: tuple[Play, ...], unplayed: int, hand: int) -> int:
    """The cards of the led suit in a hand, a mask (`single.follow-suit`)."""
    return hand & trick[0].card.suited


RESTRICTIONS: Final = ((), (follow_suit,))
"""What is in force for a lead, and for a seat that follows."""


@RULES.implements(TRICK)
def taker(trick: tuple[Play, ...]) -> int:
    """The seat with the highest card of the led suit (`single.trick`)."""
    following = [play for play in trick if play.card.suit is trick[0].card.suit]
    return max(following, key=lambda play: play.card.rank.index).seat


def playing_state(deal: Deal, trick: tuple[Play, ...]) -> Playing:
    """The state after these plays, with its legal cards worked out."""
    turn = seat_to_play(deal, trick)
    unplayed = sum(deal.hand_masks) & ~mask_of(play.card for play in trick)
    hand = deal.hand_masks[turn] & unplayed
    legal = narrowed(RESTRICTIONS[bool(trick)], deal.options, trick, unplayed, hand)
    return Playing(deal, trick, turn, unplayed, legal)


def legal_plays(state: Playing, seats: tuple[int, ...]) -> tuple[Play, ...]:
    """The legal plays of the seat whose turn it is."""
    return list_plays(state.turn, state.legal_mask)


@RULES.serves(TURN, HELD)
def play_violation(state: Playing, move: Move) -> Violation[Move] | None:
    """The first rule that a play breaks: turn, held, then the restrictions."""
    if move.seat != state.turn:
        return Violation(TURN, move, details={"turn": state.turn})
    hand = state.hands[move.seat].mask
    if missing := not_held(hand, move):
        return missing
    facts = (state.options, state.trick, state.unplayed_mask, hand)
    barred = refusing(RESTRICTIONS[bool(state.trick)], *facts, move.card)
    if barred is None:
        return None
    restriction, allowed = barred
    details = {"led": state.led, "allowed": allowed}
    return Violation(RULES.rule_of(restriction), move, details=details)


@RULES.serves(TRICK)
def play_card(state: Playing, move: Play) -> Playing | Over:
    """The state after a legal play; the last one completes the trick."""
    trick = (*state.trick, move)
    if len(trick) < state.options.players:
        return playing_state(state.deal, trick)
    return Over(state.deal, (Trick(trick, taker(trick)),))


PLAYING: Final = PhaseAnswers(legal_plays, play_violation, play_card)
"""What is answered while the trick is played."""
