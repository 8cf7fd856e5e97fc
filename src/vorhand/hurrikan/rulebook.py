"""Every rule of Hurrikan, in the order of play."""

from __future__ import annotations

from typing import Final

from vorhand.rules import Rulebook

RULES: Final = Rulebook("hurrikan")

DECK: Final = RULES.add(
    "deck",
    "Play with 40 cards, without eights, nines and tens; a king counts 10, a queen 9, a jack 8 "
    "and an ace 1.",
)
DEAL: Final = RULES.add(
    "deal",
    "Two players get six cards and twice six more, four get nine; four cards lie on the table.",
)
TURN: Final = RULES.add(
    "turn", "Forehand begins; each plays one card when it is their turn, clockwise."
)
HELD: Final = RULES.add("held", "You play a card from your own hand.")
ON_TABLE: Final = RULES.add("capture.on-table", "You capture cards that lie on the table.")
EQUAL: Final = RULES.add(
    "capture.equal",
    "If a card of the same value lies on the table, your card takes one such card and nothing "
    "else.",
)
SUM: Final = RULES.add(
    "capture.sum",
    "Otherwise your card takes one set of two or more cards that add up to its value.",
)
FORCED: Final = RULES.add("capture.forced", "A card that can capture must capture.")
LAY: Final = RULES.add("lay", "A card that takes nothing is laid face up beside the others.")
SWEEP: Final = RULES.add(
    "sweep", "A capture that empties the table is a Hurrikan and scores 1 point at once."
)
SWEEP_TURN: Final = RULES.add(
    "sweep.turn",
    "After a Hurrikan the next opponent lays a card, and whoever made the Hurrikan plays again.",
)
DEAD: Final = RULES.add(
    "dead",
    "When nobody can capture any more, whichever card each plays when it is their turn, the next "
    "cards are dealt early, or the round ends.",
)
LEFTOVER: Final = RULES.add("leftover", "Cards left on the table at the end belong to nobody.")
SCORE_CARDS: Final = RULES.add("score.cards", "You score 1 point for the most cards.")
SCORE_HEARTS: Final = RULES.add("score.hearts", "You score 1 point for the most hearts.")
SCORE_SEVEN: Final = RULES.add("score.seven", "You score 1 point for the seven of hearts.")
BEST_FOUR: Final = RULES.add(
    "score.best-four",
    "You score 1 point for the largest sum of your four best cards, in which a seven is worth 21.",
)
PARTNERS: Final = RULES.add(
    "partners",
    "Of four players, seats 0 and 2 play against seats 1 and 3, and partners add up their points.",
)
MATCH: Final = RULES.add(
    "match",
    "At 16 points, or 32 with four players, the higher total wins; if both sides are level, "
    "another round is played.",
)
