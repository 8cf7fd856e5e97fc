"""
The actions of Hurrikan: the card that is played, and then the cards that it takes, one by one.

A play is made as soon as one legal play is left. All sets that a card can take add up to the same,
so none of them holds another, and no action is needed to end a set.
"""

from __future__ import annotations

from typing import Final

from vorhand.cards import DECK, cards_of, listed
from vorhand.hurrikan.bounds import longest_deal
from vorhand.hurrikan.capturing import captures, layable
from vorhand.hurrikan.moves import Move, Play
from vorhand.hurrikan.options import Options
from vorhand.hurrikan.state import Playing
from vorhand.hurrikan.values import PACK
from vorhand.kit.actions import CARDS, Actions, Begun, layout_with, told_as_card
from vorhand.kit.plays import Told

LAYOUT: Final = layout_with("hurrikan-actions/1", "lay")
LAY: Final = CARDS
"""The action that lays a card although it could take something."""


def left(state: Playing, begun: Begun) -> list[int]:
    """
    What can still be taken with the first card of ``begun``, the others of which it takes, as
    masks; 0 stands for laying it.
    """
    card, table = DECK[begun[0]], state.table_mask
    if begun[1:] == (LAY,):
        return [0]
    options, able = state.options, state.able_mask
    sets = captures(options, table, card) if card.bit & able else []
    if len(begun) == 1:
        return [*sets, *([0] if layable(options, table, able, card.bit) else [])]
    taken = sum([1 << action for action in begun[1:]])
    # They are named in order, so a set has the cards so far and no others up to the last of them.
    so_far = (2 << begun[-1]) - 1
    return [cards for cards in sets if cards & so_far == taken]


def mask(state: Playing, seat: int, begun: Begun) -> int:
    """The legal actions of a seat that may act, a bit for each."""
    if not begun:
        # Each card can take something or be laid.
        return state.held_mask & state.deal.owned_masks[seat]
    legal = 0
    for cards in left(state, begun):
        rest = cards >> begun[-1] + 1 << begun[-1] + 1 if len(begun) > 1 else cards
        legal |= rest & -rest if cards else 1 << LAY
    return legal


def move(state: Playing, seat: int, done: Begun) -> Play | None:
    """The play that is left; None if there are several."""
    sets = left(state, done)
    return Play(seat, DECK[done[0]], cards_of(sets[0])) if len(sets) == 1 else None


def encode(state: Playing, made: Play) -> Begun:
    """The actions that make up a legal play: they end where it is the only one that is left."""
    done: Begun = (made.card.index,)
    rest = [card.index for card in listed(made.takes.mask)] or [LAY]
    while len(left(state, done)) > 1:
        done += (rest.pop(0),)
    return done


def told(state: Playing, seat: int, begun: Begun, action: int) -> Told:
    """How an action is told: the key of a label, and what is filled into it."""
    del state, seat
    if action == LAY:
        return "action.lay", {}
    return ("action.take", {"card": str(DECK[action])}) if begun else told_as_card(action)


def most(options: Options) -> int:
    """
    An upper bound of the actions of a round: each play is a card and at most one action more for
    each card that it takes, or one for laying it.
    """
    return 2 * longest_deal(options) + len(PACK)


ACTIONS: Final[Actions[Options, Playing, Move]] = Actions(LAYOUT, mask, move, encode, told, most)
"""The actions of the game, for `vorhand.turns`."""
