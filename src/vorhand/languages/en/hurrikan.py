"""Hurrikan in English."""

from __future__ import annotations

from typing import Final

from vorhand.languages import Part

SENTENCES: Final = {
    # Why a move is refused
    "hurrikan.turn": "it is {turn}'s turn",
    "hurrikan.turn/over": "the round is over",
    "hurrikan.turn/view": "you are looking as {seat} and can only move for {seat}",
    "hurrikan.turn/absent": "nobody sits at seat {seat:n}",
    "hurrikan.held": "you do not hold {missing}",
    "hurrikan.capture.on-table": "not on the table: {missing}",
    "hurrikan.capture.equal": (
        "{card} must take {allowed}, the card of equal value, and nothing else"
    ),
    "hurrikan.capture.equal/several": (
        "{card} must take one of {allowed}, the cards of equal value, and nothing else"
    ),
    "hurrikan.capture.equal/single": (
        "{card} cannot take {taken} alone: a single card must have the same value"
    ),
    "hurrikan.capture.sum": "{taken} add up to {total} and not to {value}",
    "hurrikan.capture.sum/large": "at most {most} cards may be taken together",
    "hurrikan.capture.forced": "{card} can capture {allowed}, so it may not be laid",
    # What a line of the score sheet rests on
    "hurrikan.sweep": "a Hurrikan, {card} sweeps the table: {cards}",
    "hurrikan.score.cards": "most cards: {amount}",
    "hurrikan.score.hearts": "most hearts: {amount}",
    "hurrikan.score.seven": "the seven of hearts",
    "hurrikan.score.best-four": "the best cards, four at most, worth {amount}: {cards}",
    "hurrikan.partners": "the points of the partner, {partner}",
    "hurrikan.partners/sweeps": "the sweeps of the partner, {partner}",
}

LABELS: Final = {
    "captured": "captured",
    "sweeps": "sweeps",
    "table": "table",
    "stock": "stock",
    "sweeper": "then {seat} again, for the Hurrikan",
    "last-capture": "last play, by {seat}: {card} takes",
    "last-lay": "last play, by {seat}: laid",
    "move.capture": "{seat} plays {card} and takes {takes}",
    "move.lay": "{seat} lays {card}",
    "action.take": "takes {card}",
    "action.lay": "lays",
}

HEADINGS: Final = {
    "hurrikan.deck": "The cards",
    "hurrikan.deal": "The deal",
    "hurrikan.turn": "Your turn",
    "hurrikan.held": "Your own cards",
    "hurrikan.capture.on-table": "Capturing from the table",
    "hurrikan.capture.equal": "Capturing a card of equal value",
    "hurrikan.capture.sum": "Capturing cards that add up",
    "hurrikan.capture.forced": "A card must capture if it can",
    "hurrikan.lay": "Laying a card",
    "hurrikan.sweep": "The Hurrikan",
    "hurrikan.sweep.turn": "Who plays after a Hurrikan",
    "hurrikan.dead": "When nobody can capture any more",
    "hurrikan.leftover": "What is left at the end",
    "hurrikan.score.cards": "The most cards",
    "hurrikan.score.hearts": "The most hearts",
    "hurrikan.score.seven": "The seven of hearts",
    "hurrikan.score.best-four": "The four best cards",
    "hurrikan.partners": "Partners",
    "hurrikan.match": "A match",
}

MINUTE: Final = (
    Part(
        "Players, cards, aim",
        (
            (
                "Two play against each other, or four in pairs: your partner sits opposite.",
                "hurrikan.partners",
            ),
            (
                (
                    "You need a pack of 52 without eights, nines and tens. To capture, a king "
                    "counts 10, a queen 9, a jack 8, an ace 1, and each other card its number."
                ),
                "hurrikan.deck",
            ),
            (
                (
                    "The object is to capture as many cards as you can, above all hearts, the "
                    "seven of hearts and the other sevens, and to clear the table."
                ),
                "hurrikan.score.cards",
            ),
        ),
    ),
    Part(
        "The deal",
        (
            (
                (
                    "With two players each gets three cards, then four go face up on the table, "
                    "then each gets three more. The rest is the stock."
                ),
                "hurrikan.deal",
            ),
            (
                (
                    "Whenever both hands are empty each gets six more, and the table none, until "
                    "the stock is used up."
                ),
                "hurrikan.deal",
            ),
            (
                "Four players get nine cards each, and the last four go on the table.",
                "hurrikan.deal",
            ),
        ),
    ),
    Part(
        "Play",
        (
            (
                ("The player to the left of the dealer begins, and all play in turn, clockwise:"),
                "hurrikan.turn",
            ),
            ("one card from your own hand, whichever you like.", "hurrikan.held"),
            ("With it you capture cards that lie on the table.", "hurrikan.capture.on-table"),
            (
                (
                    "If a card of the same value lies there, your card takes that one and "
                    "nothing else."
                ),
                "hurrikan.capture.equal",
            ),
            (
                (
                    "If not, it takes cards that add up to its value: a queen takes a four and a "
                    "five."
                ),
                "hurrikan.capture.sum",
            ),
            ("If your card can capture it must;", "hurrikan.capture.forced"),
            ("if it cannot, it is laid on the table, face up.", "hurrikan.lay"),
            (
                (
                    "If you take all that lies on the table, one card or more, that is a "
                    "Hurrikan: 1 point at once."
                ),
                "hurrikan.sweep",
            ),
            (
                (
                    "After it the opponent to your left lays a card and you play again, until "
                    "you make no further Hurrikan. Then the turn goes on clockwise from you."
                ),
                "hurrikan.sweep.turn",
            ),
            (
                (
                    "When nobody can capture any more, whichever card each plays when it is "
                    "their turn, the next cards are dealt early. After the last deal the round "
                    "is over."
                ),
                "hurrikan.dead",
            ),
            (
                "What lies on the table then, or is still in a hand, belongs to nobody.",
                "hurrikan.leftover",
            ),
        ),
    ),
    Part(
        "Scoring",
        (
            ("You score 1 point for the most cards,", "hurrikan.score.cards"),
            ("1 for the most hearts,", "hurrikan.score.hearts"),
            ("1 for the seven of hearts,", "hurrikan.score.seven"),
            (
                (
                    "and 1 for the best four cards. For this a seven is worth 21, a six 18, an "
                    "ace 16, five to two are worth 15 to 12, and king, queen and jack 10, 9 and "
                    "8."
                ),
                "hurrikan.score.best-four",
            ),
            ("In a tie nobody gets the point.", "hurrikan.score.cards"),
            ("Partners score each for themselves, then add their points.", "hurrikan.partners"),
        ),
    ),
    Part(
        "The end",
        (
            (
                (
                    "Points add up from round to round. When a total has reached 16 at the end "
                    "of one, with four players 32, the higher total wins."
                ),
                "hurrikan.match",
            ),
            ("If both sides are level then, you play another round.", "hurrikan.match"),
        ),
    ),
    Part(
        "Variants",
        (
            (
                "You can agree that only an equal card must be taken, or nothing at all;",
                "hurrikan.capture.forced",
            ),
            (
                "that a card takes no more than a fixed number, such as four;",
                "hurrikan.capture.sum",
            ),
            ("that all cards are played;", "hurrikan.dead"),
            ("that whoever captured last gets what is left on the table;", "hurrikan.leftover"),
            ("that the very last card makes no Hurrikan;", "hurrikan.sweep"),
            (
                "that with four players the turn simply goes round after a Hurrikan too;",
                "hurrikan.sweep.turn",
            ),
            ("that partners put their cards together before they count;", "hurrikan.partners"),
            ("or on another total to end the match.", "hurrikan.match"),
        ),
    ),
)
"""Hurrikan in a minute."""
