"""
English, put together from a module for the names of cards, one for each game, and those for what is
said around any game.
"""

from __future__ import annotations

from typing import Final

from vorhand.languages import Language, gathered
from vorhand.languages.en import cards, common, hawk, hearts, hurrikan, options, page, play

LANGUAGE: Final = Language(
    suits=cards.SUITS,
    card=cards.card,
    cards=cards.cards,
    seat="seat {number}",
    **gathered(hearts, hawk, hurrikan, common, options, page, play),
)
