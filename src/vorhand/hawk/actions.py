"""The actions of Hawk: a card for each play."""

from __future__ import annotations

from typing import Final

from vorhand.cards import Card
from vorhand.hawk.bounds import longest_deal
from vorhand.hawk.moves import Play, list_plays
from vorhand.hawk.options import Options
from vorhand.hawk.state import Playing
from vorhand.kit.actions import Actions, card_actions


def legal_cards(state: Playing) -> int:
    """The cards that may be played, as a mask."""
    return state.legal_mask


def play(seat: int, card: Card) -> Play:
    """The play of a card."""
    return list_plays(seat, card.bit)[0]


ACTIONS: Final[Actions[Options, Playing, Play]] = card_actions(
    "hawk-actions/1", legal_cards, play, longest_deal
)
"""The actions of the game, for `vorhand.turns`."""
