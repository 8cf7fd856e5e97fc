"""Every rule of Hawk, in the order of play."""

from __future__ import annotations

from typing import Final

from vorhand.rules import Rulebook

RULES: Final = Rulebook("hawk")

DECK: Final = RULES.add(
    "deck", "Play with 40 cards, ace to ten in four suits; an ace counts 1 pip, a ten 10."
)
RANK: Final = RULES.add(
    "rank", "Within a suit the lower number beats the higher, and the ace beats all."
)
SUITS: Final = RULES.add(
    "suits", "Clubs beat spades, spades beat hearts, hearts beat diamonds, and diamonds beat clubs."
)
DEAL: Final = RULES.add(
    "deal",
    "Cards are dealt in packets, clockwise from the dealer's left; then the deal passes to the "
    "left.",
)
ASIDE: Final = RULES.add(
    "aside", "Cards that are not dealt lie aside face down and belong to nobody."
)
LEAD: Final = RULES.add(
    "lead", "Forehand leads to the first trick; after that, whoever took the last one leads."
)
TURN: Final = RULES.add(
    "turn", "You play when it is your turn, and nobody plays after the end of the deal."
)
HELD: Final = RULES.add("held", "You play cards from your own hand.")
FOLLOW_SUIT: Final = RULES.add(
    "follow-suit", "Follow the suit that was led if you can, with any card of it."
)
RUFF: Final = RULES.add(
    "ruff", "If you cannot follow, you may ruff with the suit that beats the one led, or discard."
)
TRICK: Final = RULES.add(
    "trick",
    "The lowest card of the suit that beats the one led takes the trick; without a ruff, the "
    "lowest card of the suit led.",
)
PARTIES: Final = RULES.add(
    "parties",
    "Whoever takes the last trick is LAFH, from four players on together with whoever takes "
    "the first; all others are NOB.",
)
SOLO: Final = RULES.add(
    "solo",
    "If you take both the first and the last trick, you are LAFH alone, and the deal counts "
    "threefold.",
)
WIN: Final = RULES.add("win", "LAFH wins the deal with more pips than NOB, and loses it otherwise.")
STEP: Final = RULES.add(
    "step", "A win is step 1, 2, 4 or 7, and a loss step -2, -3 or -6, by the pips of LAFH."
)
BONUS: Final = RULES.add(
    "bonus",
    "A rare trick adds 1 to the step if LAFH took it and takes 1 off if NOB did, once for each "
    "kind.",
)
BIG_TRICK: Final = RULES.add(
    "bonus.big-trick", "A big trick has more pips than nine times the number of players."
)
FOUR_OF_A_KIND: Final = RULES.add(
    "bonus.four-of-a-kind", "A trick is four of a kind if it has the same number in all four suits."
)
RUN: Final = RULES.add(
    "bonus.run", "A trick has a run if four or more consecutive numbers of one suit lie in it."
)
PAYOUT: Final = RULES.add(
    "payout",
    "Each player of LAFH gets step and bonuses, times the number of players and in a solo times "
    "three, or pays them; NOB scores nothing.",
)
MATCH: Final = RULES.add(
    "match", "A match is an agreed number of deals, and the highest total wins."
)
