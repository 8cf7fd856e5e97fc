"""Every rule of Hawk, in the order of play."""

from __future__ import annotations

from typing import Final

from vorhand.rules import Rulebook

RULES: Final = Rulebook("hawk")

DECK: Final = RULES.add("deck", "40 cards, ace to ten in four suits; an ace has 1 pip, a ten 10.")
RANK: Final = RULES.add("rank", "Within a suit the lower number beats the higher, the ace all.")
SUITS: Final = RULES.add(
    "suits", "Clubs beat spades, spades hearts, hearts diamonds, and diamonds clubs."
)
DEAL: Final = RULES.add(
    "deal", "Cards are dealt in packets, clockwise from the dealer's left; the deal passes left."
)
ASIDE: Final = RULES.add("aside", "Cards that are not dealt lie aside unseen and are nobody's.")
LEAD: Final = RULES.add("lead", "Forehand leads to the first trick, its taker to the next.")
TURN: Final = RULES.add("turn", "One plays when it is one's turn, and nobody after the end.")
HELD: Final = RULES.add("held", "One plays cards of one's own hand.")
FOLLOW_SUIT: Final = RULES.add("follow-suit", "Follow the led suit if able, with any card of it.")
RUFF: Final = RULES.add(
    "ruff", "Who cannot follow may ruff with the suit that beats the led one, or discard."
)
TRICK: Final = RULES.add(
    "trick",
    "The lowest card of the suit that beats the led one takes it, or else the lowest one led.",
)
PARTIES: Final = RULES.add(
    "parties",
    "The taker of the last trick is LAFH, from four players on with that of the first; others NOB.",
)
SOLO: Final = RULES.add("solo", "Who took both the first and the last trick is LAFH alone.")
WIN: Final = RULES.add("win", "LAFH wins with more pips than NOB and loses otherwise.")
STEP: Final = RULES.add("step", "How high LAFH won or lost gives one step, from 7 down to -6.")
BONUS: Final = RULES.add(
    "bonus", "A rare trick adds 1 if LAFH took it and takes 1 off if NOB did, once for each kind."
)
BIG_TRICK: Final = RULES.add(
    "bonus.big-trick", "A trick with more pips than nine times the number of players."
)
FOUR_OF_A_KIND: Final = RULES.add(
    "bonus.four-of-a-kind", "A trick with the same number in all four suits."
)
RUN: Final = RULES.add(
    "bonus.run", "A trick with four consecutive numbers of one suit, or more of them."
)
PAYOUT: Final = RULES.add(
    "payout", "Each seat of LAFH gets step and bonuses times the players, in a solo threefold."
)
MATCH: Final = RULES.add("match", "A match is an agreed number of deals; the highest total wins.")
