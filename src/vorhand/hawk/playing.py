"""Playing the tricks: who leads, which cards may be played, and who takes a trick."""

from __future__ import annotations

from typing import Final

from vorhand.cards import Cards
from vorhand.hawk.beating import BEATERS, LOWER, PACK, TRUMPS
from vorhand.hawk.moves import Move, Play
from vorhand.hawk.options import Options, TrickRule
from vorhand.hawk.rulebook import FOLLOW_SUIT, HELD, LEAD, RUFF, RULES, TRICK, TURN
from vorhand.hawk.state import Deal, Over, Playing, Table, new_over
from vorhand.rulebook import Violation
from vorhand.tricks import Trick, completed, refusing
from vorhand.tricks import settled as settled_play
from vorhand.values import draft_of

# The functions that narrow down a hand are restrictions: see `vorhand.tricks`.

_ANY_CARD: Final = Cards(PACK).mask
_Draft: Final = draft_of(Playing)


@RULES.states(FOLLOW_SUIT)
def follow_suit(options: Options, table: Table, hand: int) -> int:
    """The led suit is followed, with any card of it."""
    return hand & table.trick[0].card.suited


@RULES.states(RUFF)
def must_ruff(options: Options, table: Table, hand: int) -> int:
    """By option who cannot follow suit ruffs: with the suit that beats the led one."""
    return hand & TRUMPS[table.trick[0].card.index]


@RULES.states(RUFF)
def must_overruff(options: Options, table: Table, hand: int) -> int:
    """By option one ruffs with a lower number than those of all ruffs that lie there."""
    trumps = TRUMPS[table.trick[0].card.index]
    over = hand & trumps
    for play in table.trick:
        if play.card.bit & trumps:
            over &= LOWER[play.card.index]
    return over


_DUTIES: Final = (follow_suit, must_ruff, must_overruff)

# What is in force for who follows, by `Ruffing.duties`, in the order in which it counts. Who
# leads may lead any card.
RESTRICTIONS: Final = (_DUTIES[:1], _DUTIES[:2], _DUTIES)


@RULES.states(TURN, HELD)
def play_violation(state: Playing, move: Move) -> Violation[Move] | None:
    """The rule that a play breaks."""
    if move.seat != state.turn:
        return Violation(TURN, move, details={"turn": state.turn})
    card = move.card
    hand = state.deal.hand_masks[move.seat] & state.unplayed
    if not card.bit & hand:
        return Violation(HELD, move, details={"missing": Cards([card])})
    if not state.trick:
        return None
    options = state.options
    refused = refusing(RESTRICTIONS[options.ruffing.duties], options, state, hand, card)
    if refused is None:
        return None
    restriction, _ = refused  # what all of them leave is told, not what this one does
    details = {"led": state.led, "allowed": state.playable, "card": card}
    case = "/over" if restriction is must_overruff else ""
    return Violation(RULES.rule_of(restriction), move, case, details=details)


@RULES.states(TRICK)
def taker(options: Options, plays: tuple[Play, ...]) -> int:
    """
    The seat that takes a trick. A card takes over if it beats the one that is winning, by its
    suit or by its number; cards that are neither of the led suit nor of the one that beats it
    never do, unless by option the suits are a chain.
    """
    winning = plays[0]
    led = winning.card
    contending = led.suited | TRUMPS[led.index]
    if options.trick is TrickRule.CURRENT_WINNER:
        contending = _ANY_CARD
    for play in plays:
        card = play.card
        if card.bit & contending & BEATERS[winning.card.index]:
            winning = play
    return winning.seat


@RULES.states(LEAD)
def first_lead(deal: Deal) -> Playing:
    """The state in which forehand leads, the seat to the left of the dealer."""
    forehand = (deal.dealer + 1) % deal.options.players
    return settled(deal, (), (), forehand, sum(deal.hand_masks))


@RULES.states(LEAD, TRICK)
def play_card(state: Playing, move: Play) -> Playing | Over:
    """The state after a legal play; who takes a trick leads to the next, until all is played."""
    deal = state.deal
    trick = state.trick + (move,)  # noqa: RUF005 - quicker than unpacking
    unplayed = state.unplayed ^ move.card.bit
    players = len(deal.hand_masks)
    if len(trick) < players:
        in_force = RESTRICTIONS[deal.options.ruffing.duties]
        turn = (move.seat + 1) % players
        return settled_play(Playing, _Draft, deal, state.tricks, trick, turn, unplayed, in_force)
    taken_by = taker(deal.options, trick)
    tricks = state.tricks + (completed(trick, taken_by),)  # noqa: RUF005 - the same
    if unplayed:
        return settled_play(Playing, _Draft, deal, tricks, (), taken_by, unplayed, ())
    return new_over(deal, tricks)


def settled(
    deal: Deal,
    tricks: tuple[Trick[Play], ...],
    trick: tuple[Play, ...],
    turn: int,
    unplayed: int,
) -> Playing:
    """A state of play with its legal cards worked out."""
    in_force = RESTRICTIONS[deal.options.ruffing.duties] if trick else ()
    return settled_play(Playing, _Draft, deal, tricks, trick, turn, unplayed, in_force)
