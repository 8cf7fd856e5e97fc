"""
Cards and sets of cards.

A set is kept as one integer with a bit for each card: its mask. `Cards` is the face of such a mask;
the rules work on the masks themselves, which is many times faster.

Hands can be read and written suit by suit too, as bridge programs write them (`parse_dotted`,
`dotted`) and as people do (`parse_grouped`, `grouped`).
"""

from typing import Final

from vorhand.cards import card
from vorhand.cards.card import DECK, Card
from vorhand.cards.hands import dotted, grouped, parse_dotted, parse_grouped
from vorhand.cards.sets import Cards, cards_of, listed, lowest_of, mask_of

__all__ = [
    "BUILD",
    "DECK",
    "Card",
    "Cards",
    "cards_of",
    "dotted",
    "grouped",
    "listed",
    "lowest_of",
    "mask_of",
    "parse_dotted",
    "parse_grouped",
]

BUILD: Final = "pure" if str(card.__file__).endswith((".py", ".pyc")) else "native"
"""Which build of the library this is: "pure", or "native" if its inner parts are compiled."""
