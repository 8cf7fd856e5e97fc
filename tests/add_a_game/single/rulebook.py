"""Every rule of Single, in the order of play."""

from __future__ import annotations

from typing import Final

from vorhand.rules import Rulebook

RULES: Final = Rulebook("single")

DECK: Final = RULES.add("deck", "32 cards, seven to ace in four suits, or all 52.")
DEAL: Final = RULES.add(
    "deal", "Each seat is dealt three cards from the dealer's left; the others lie aside unseen."
)
TURN: Final = RULES.add("turn", "Forehand leads and the others follow, each with one card.")
HELD: Final = RULES.add("held", "You play a card from your own hand.")
FOLLOW_SUIT: Final = RULES.add("follow-suit", "Follow the suit that was led if you can.")
TRICK: Final = RULES.add("trick", "The highest card of the led suit takes the trick.")
SCORE: Final = RULES.add("score", "Whoever takes the trick scores 1.")
MATCH: Final = RULES.add("match", "Whoever reaches the target first wins the match.")
