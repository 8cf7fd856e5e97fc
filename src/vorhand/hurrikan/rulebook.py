"""Every rule of Hurrikan, in the order of play."""

from __future__ import annotations

from typing import Final

from vorhand.rules import Rulebook

RULES: Final = Rulebook("hurrikan")

DECK: Final = RULES.add(
    "deck", "40 cards, without tens, nines and eights; king 10, queen 9, jack 8, ace 1."
)
DEAL: Final = RULES.add(
    "deal", "Two get six cards and twice six more, four get nine; four cards lie on the table."
)
TURN: Final = RULES.add("turn", "Forehand begins; one card a turn, clockwise.")
HELD: Final = RULES.add("held", "One plays a card of one's own hand.")
ON_TABLE: Final = RULES.add("capture.on-table", "One takes cards that lie on the table.")
EQUAL: Final = RULES.add(
    "capture.equal", "A card takes one table card of its own value, and then nothing else."
)
SUM: Final = RULES.add(
    "capture.sum", "Otherwise it takes one set of two or more cards that add up to its value."
)
FORCED: Final = RULES.add("capture.forced", "A card that can capture must.")
LAY: Final = RULES.add("lay", "A card that takes nothing is laid face up beside the others.")
SWEEP: Final = RULES.add(
    "sweep", "A capture that empties the table is a Hurrikan and scores 1 at once."
)
SWEEP_TURN: Final = RULES.add(
    "sweep.turn", "After a sweep the next opponent lays a card and the turn goes on."
)
DEAD: Final = RULES.add(
    "dead", "When nobody can capture any more the next deal is brought forward, or the round ends."
)
LEFTOVER: Final = RULES.add("leftover", "Cards left at the end are nobody's.")
SCORE_CARDS: Final = RULES.add("score.cards", "1 for most cards.")
SCORE_HEARTS: Final = RULES.add("score.hearts", "1 for most hearts.")
SCORE_SEVEN: Final = RULES.add("score.seven", "1 for the seven of hearts.")
BEST_FOUR: Final = RULES.add(
    "score.best-four", "1 for the largest sum of the four best cards, a seven being worth 21."
)
PARTNERS: Final = RULES.add(
    "partners", "Of four, seats 0 and 2 play against 1 and 3 and add up their points."
)
MATCH: Final = RULES.add(
    "match", "At 16 points, of four players 32, the higher total wins; level sides play on."
)
