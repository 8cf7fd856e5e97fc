"""Playing the tricks: who leads, which cards may be played, and who takes a trick."""

from __future__ import annotations

from typing import Final

from vorhand.cards import Card, cards_of
from vorhand.hawk.beating import BEATERS, LOWER, PACK_MASK, TRUMPS
from vorhand.hawk.moves import Move, Play, list_plays
from vorhand.hawk.options import CURRENT_WINNER, FREE, Options
from vorhand.hawk.rulebook import FOLLOW_SUIT, HELD, LEAD, RUFF, RULES, TRICK, TURN
from vorhand.hawk.state import Deal, Over, Playing, new_over, new_playing
from vorhand.kit.narrowing import refusing
from vorhand.kit.tricks import Trick, completed
from vorhand.kit.turns import PhaseAnswers
from vorhand.rules import Violation


@RULES.implements(LEAD)
def leader(deal: Deal, tricks: tuple[Trick[Play], ...]) -> int:
    """
    Forehand, the seat to the left of the dealer, leads to the first trick, and the taker of a trick
    to the next (`hawk.lead`). From the source.
    """
    return tricks[-1].taker if tricks else (deal.dealer + 1) % deal.options.players


@RULES.implements(TURN)
def out_of_turn(state: Playing, move: Move) -> Violation[Move] | None:
    """
    Seats play in turn, clockwise, and only when it is their turn (`hawk.turn`). From the source,
    where play goes round clockwise; the rest goes without saying. This is the refusal of a play by
    another seat.
    """
    if move.seat == state.turn:
        return None
    return Violation(TURN, move, details={"turn": state.turn})


@RULES.implements(HELD)
def not_held(hand: int, move: Move) -> Violation[Move] | None:
    """
    A seat plays only cards from its own hand (`hawk.held`). The source does not say so; it goes
    without saying. This is the refusal of a card that is not in the ``hand``, a mask.
    """
    missing = move.card.bit & ~hand
    return Violation(HELD, move, details={"missing": cards_of(missing)}) if missing else None


# The next three are restrictions, see `vorhand.kit.narrowing`: `unplayed` and `hand` are cards as
# masks, and each returns the cards of the hand that its rule allows, as a mask too.


@RULES.implements(FOLLOW_SUIT)
def follow_suit(options: Options, trick: tuple[Play, ...], unplayed: int, hand: int) -> int:
    """
    A seat that can follow suit must, with any card of the led suit (`hawk.follow-suit`). From the
    source.
    """
    return hand & trick[0].card.suited


@RULES.implements(RUFF)
def must_ruff(options: Options, trick: tuple[Play, ...], unplayed: int, hand: int) -> int:
    """
    A seat that cannot follow suit may ruff, with the suit that beats the led one, or discard
    (`hawk.ruff`). With `Ruffing.MUST_RUFF` and `Ruffing.MUST_OVERRUFF` it must ruff if it can. From
    the source, which says that such a seat can ruff; its example can be read as a duty.
    """
    return hand & TRUMPS[trick[0].card.index]


@RULES.serves(RUFF)
def must_overruff(options: Options, trick: tuple[Play, ...], unplayed: int, hand: int) -> int:
    """With `Ruffing.MUST_OVERRUFF` a seat that ruffs goes lower than every ruff that lies."""
    trumps = TRUMPS[trick[0].card.index]
    over = hand & trumps
    for play in trick:
        if play.card.bit & trumps:
            over &= LOWER[play.card.index]
    return over


DUTIES: Final = (follow_suit, must_ruff, must_overruff)

# What is in force for a seat that follows, by `Ruffing.duties`, in order of rank. A seat that leads
# may lead any card. `restricted` and `playing_state` both go through it; tests/laws/test_laws.py
# holds them together: a move is legal exactly if it breaks no rule.
RESTRICTIONS: Final = (DUTIES[:1], DUTIES[:2], DUTIES)


@RULES.implements(TRICK)
def taker(options: Options, plays: tuple[Play, ...]) -> int:
    """
    The lowest card of the suit that beats the led one takes the trick, or if there is none the
    lowest card of the led suit (`hawk.trick`). From the source; that the led suit alone decides
    which suit is trump is how it is read here. With `TrickRule.CURRENT_WINNER` a card takes over
    whenever it beats the card that is winning, by suit or by number.

    >>> from vorhand import Card
    >>> taker(Options(), (Play(0, Card("5H")), Play(1, Card("9S")), Play(2, Card("TC"))))
    1
    """
    winning = plays[0]
    led = winning.card
    # Any other card is a discard, even one whose suit beats that of a ruff.
    contending = led.suited | TRUMPS[led.index]
    if options.trick is CURRENT_WINNER:
        contending = PACK_MASK
    for play in plays:
        card = play.card
        if card.bit & contending & BEATERS[winning.card.index]:
            winning = play
    return winning.seat


@RULES.serves(TRICK)
def taking_over(options: Options, led: Card, winning: Card) -> int:
    """
    The cards that take a trick from the card that is winning, as a mask: what `taker` goes by,
    for a search that asks before they are played.
    """
    if options.trick is CURRENT_WINNER:
        return BEATERS[winning.index]
    return BEATERS[winning.index] & (led.suited | TRUMPS[led.index])


def legal_plays(state: Playing, seats: tuple[int, ...]) -> tuple[Play, ...]:
    """The legal plays of the seat whose turn it is."""
    return list_plays(state.turn, state.legal_mask)


@RULES.serves(TURN, HELD)
def play_violation(state: Playing, move: Move) -> Violation[Move] | None:
    """The rule that a play breaks."""
    hand = state.deal.hand_masks[move.seat] & state.unplayed_mask
    return out_of_turn(state, move) or not_held(hand, move) or restricted(state, hand, move)


def restricted(state: Playing, hand: int, move: Play) -> Violation[Move] | None:
    """
    The refusal of a card of the hand by the first restriction that bars it. It names the cards that
    all restrictions leave together, not those that this one leaves.
    """
    in_force = RESTRICTIONS[state.options.ruffing.duties] if state.trick else ()
    facts = (state.options, state.trick, state.unplayed_mask, hand)
    refused = refusing(in_force, *facts, move.card)
    if refused is None:
        return None
    restriction, _ = refused
    details = {"led": state.led, "allowed": state.playable, "card": move.card}
    case = "/over" if restriction is must_overruff else ""
    return Violation(RULES.rule_of(restriction), move, case, details=details)


def first_lead(deal: Deal) -> Playing:
    """The state in which the first lead is due."""
    return playing_state(deal, (), (), leader(deal, ()), sum(deal.hand_masks))


@RULES.serves(TURN, LEAD, TRICK)
def play_card(state: Playing, move: Play) -> Playing | Over:
    """The state after a legal play."""
    deal = state.deal
    trick = state.trick + (move,)  # noqa: RUF005 - quicker than unpacking
    unplayed = state.unplayed_mask ^ move.card.bit
    players = len(deal.hand_masks)
    if len(trick) < players:
        return playing_state(deal, state.tricks, trick, (move.seat + 1) % players, unplayed)
    done = completed(trick, taker(deal.options, trick))
    tricks = state.tricks + (done,)  # noqa: RUF005 - the same
    if unplayed:
        return playing_state(deal, tricks, (), leader(deal, tricks), unplayed)
    return new_over(deal, tricks)


def playing_state(
    deal: Deal,
    tricks: tuple[Trick[Play], ...],
    trick: tuple[Play, ...],
    turn: int,
    unplayed: int,
) -> Playing:
    """A state of play, with its legal cards worked out once for everybody who asks."""
    options, legal = deal.options, deal.hand_masks[turn] & unplayed
    if trick:
        if options.ruffing is FREE:
            # Most plays, and one restriction: to loop over it would cost as much as to ask it.
            legal = follow_suit(options, trick, unplayed, legal) or legal
        else:
            # As in `narrowed`, without the cost of a call at every move.
            for restriction in RESTRICTIONS[options.ruffing.duties]:
                legal = restriction(options, trick, unplayed, legal) or legal
    return new_playing(deal, tricks, trick, turn, unplayed, legal)


PLAYING: Final = PhaseAnswers(legal_plays, play_violation, play_card)
"""The answers while tricks are being played."""
