"""The actions of Hearts: a card for each play, and for each card of a pass; then the choices."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final, TypeAlias

from vorhand.cards import DECK, cards_of
from vorhand.hearts.choices import Direction, Moon
from vorhand.hearts.moves import Choose, Move, Pass, list_plays, new_pass
from vorhand.hearts.options import Options
from vorhand.hearts.state import Choosing, Passing, Playing
from vorhand.kit.actions import CARDS, Actions, Begun, layout_with, told_as_card
from vorhand.kit.plays import Told

Acting: TypeAlias = Passing | Playing | Choosing
"""The phases in which somebody may act."""

LAYOUT: Final = layout_with("hearts-actions/1", "others_up", "shooter_down")

CHOICES: Final = MappingProxyType({CARDS: Moon.OTHERS_UP, CARDS + 1: Moon.SHOOTER_DOWN})
"""What a shooter chooses, by action."""


def mask(state: Acting, seat: int, begun: Begun) -> int:
    """The legal actions of a seat that may act, a bit for each."""
    if isinstance(state, Passing):
        return next_of_pass(state.deal.hand_masks[seat], state.options.pass_count, begun)
    if isinstance(state, Choosing):
        return sum([1 << action for action in CHOICES])
    return state.legal_mask


def next_of_pass(hand: int, count: int, begun: Begun) -> int:
    """
    The cards that can come next in a pass of ``count`` cards, as a mask. Each is above the last
    one, so that there is one way to each pass, and so many of the highest are kept as are needed
    for the rest of it.
    """
    if begun:
        hand &= -2 << begun[-1]
    for _ in range(count - len(begun) - 1):
        hand ^= 1 << hand.bit_length() - 1
    return hand


def move(state: Acting, seat: int, done: Begun) -> Move | None:
    """The move that these actions make up; None for a pass that still needs cards."""
    if isinstance(state, Passing):
        if len(done) < state.options.pass_count:
            return None
        return new_pass(seat, cards_of(sum([1 << action for action in done])))
    if isinstance(state, Choosing):
        return Choose(seat, CHOICES[done[0]])
    return list_plays(seat, 1 << done[0])[0]


def encode(state: Acting, made: Move) -> Begun:
    """The actions that make up a legal move."""
    del state
    if isinstance(made, Pass):
        return tuple([card.index for card in made.cards])
    if isinstance(made, Choose):
        return tuple([action for action, moon in CHOICES.items() if moon is made.moon])
    return (made.card.index,)


def told(state: Acting, seat: int, begun: Begun, action: int) -> Told:
    """How an action is told: the key of a label, and what is filled into it."""
    del seat, begun
    if action in CHOICES:
        return f"action.{CHOICES[action].name.lower()}", {}
    if isinstance(state, Passing):
        return "action.pass", {"card": str(DECK[action])}
    return told_as_card(action)


def most(options: Options) -> int:
    """The most actions of a deal: all cards that are passed and played, and a choice."""
    passed = options.pass_count if set(options.passing) != {Direction.HOLD} else 0
    chosen = options.moon is Moon.SHOOTER_CHOOSES
    return options.players * (passed + options.hand_size) + chosen


ACTIONS: Final[Actions[Options, Acting, Move]] = Actions(LAYOUT, mask, move, encode, told, most)
"""The actions of the game, for `vorhand.turns`."""
