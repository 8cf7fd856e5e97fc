"""Every rule of Hearts, in the order of play."""

from __future__ import annotations

from typing import Final

from vorhand.rules import Rulebook

RULES: Final = Rulebook("hearts")

DECK: Final = RULES.add(
    "deck",
    "Play with 52 cards, ace high; with three, five or six players some low cards are taken "
    "out so that all hands are equal.",
)
DEAL: Final = RULES.add(
    "deal",
    "All cards are dealt in packets, clockwise from the dealer's left; then the deal passes to "
    "the left.",
)
PASS_DIRECTION: Final = RULES.add(
    "pass.direction",
    "Before play everybody passes cards in the same direction, which changes from deal to deal.",
)
PASS_SIMULTANEOUS: Final = RULES.add(
    "pass.simultaneous", "You choose your pass once, before you see what you receive."
)
PASS_COUNT: Final = RULES.add(
    "pass.count",
    "You pass three cards, or as many as agreed, all of them from the hand you were dealt.",
)
TURN: Final = RULES.add(
    "turn", "You move when it is your turn, and nobody moves after the end of the deal."
)
HELD: Final = RULES.add("held", "You play and pass cards of your own hand only.")
OPENING: Final = RULES.add(
    "lead.opening", "If you hold the two of clubs, you lead it to the first trick."
)
FOLLOW_SUIT: Final = RULES.add(
    "follow-suit", "Follow the suit that was led if you can; if you cannot, play any card."
)
FIRST_TRICK: Final = RULES.add(
    "first-trick",
    "You may not throw a heart or the queen of spades on the first trick while you have any "
    "other card to play.",
)
QUEEN_WAITS: Final = RULES.add(
    "queen",
    "Where it is agreed, the queen of spades waits: you may not lead her, or not play her at all, "
    "before hearts are broken.",
)
BREAKING: Final = RULES.add(
    "breaking",
    "You may not lead a heart until hearts are broken, unless you hold nothing but hearts.",
)
TRICK: Final = RULES.add(
    "trick",
    "The highest card of the suit that was led takes the trick, and its player leads to the next.",
)
KITTY: Final = RULES.add(
    "kitty",
    "Where cards are left over, they lie face down, and go to nobody or to the seat that takes an "
    "agreed trick.",
)
POINTS: Final = RULES.add(
    "points", "Each heart you take counts 1 point and the queen of spades 13, and points are bad."
)
MOON: Final = RULES.add(
    "moon",
    "If you take every penalty card, you score nothing, and each other player scores the points of "
    "all of them, usually 26.",
)
PARTNERS: Final = RULES.add(
    "partners",
    "Where it is agreed, seats 0 and 2 play against seats 1 and 3, and partners add up their "
    "scores.",
)
LANDING: Final = RULES.add(
    "match.landing",
    "Where it is agreed, a total that is exactly a named one becomes another.",
)
MATCH_END: Final = RULES.add(
    "match.end",
    "The match ends after the deal in which a total reaches the limit, usually 100, and the lowest "
    "total wins.",
)
