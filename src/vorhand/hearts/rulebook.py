"""Every rule of Hearts, in the order of play."""

from __future__ import annotations

from typing import Final

from vorhand.rules import Rulebook

RULES: Final = Rulebook("hearts")

DECK: Final = RULES.add(
    "deck", "52 cards, ace high; with other than four players some are out so that hands are equal."
)
DEAL: Final = RULES.add(
    "deal",
    "Everything is dealt in packets, clockwise from the dealer's left; the deal passes left.",
)
PASS_DIRECTION: Final = RULES.add(
    "pass.direction", "Before play each seat passes cards, in a direction that follows a cycle."
)
PASS_SIMULTANEOUS: Final = RULES.add(
    "pass.simultaneous", "Each seat chooses once, before it sees what it receives."
)
PASS_COUNT: Final = RULES.add(
    "pass.count", "A pass is an agreed number of cards of the dealt hand."
)
TURN: Final = RULES.add("turn", "One moves when it is one's turn, and nobody after the end.")
HELD: Final = RULES.add("held", "One plays and passes cards of one's own hand.")
OPENING: Final = RULES.add(
    "lead.opening", "The two of clubs is led to the first trick by its holder."
)
FOLLOW_SUIT: Final = RULES.add(
    "follow-suit", "Follow the led suit if able, otherwise play any card."
)
FIRST_TRICK: Final = RULES.add(
    "first-trick",
    "No heart and no queen of spades is thrown on the first trick if that can be helped.",
)
BREAKING: Final = RULES.add(
    "breaking", "No heart is led before hearts are broken, except by a hand of nothing but hearts."
)
TRICK: Final = RULES.add(
    "trick", "The highest card of the led suit takes the trick and its taker leads next."
)
POINTS: Final = RULES.add("points", "Each heart counts 1 and the queen of spades 13.")
MOON: Final = RULES.add(
    "moon", "A seat that takes every penalty card scores none; each other seat scores them all."
)
MATCH_END: Final = RULES.add(
    "match.end", "The match ends after the deal that brings a total to the limit; the lowest wins."
)
