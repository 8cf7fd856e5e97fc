"""Hurrikan in English."""

from __future__ import annotations

from typing import Final

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
    "hurrikan.capture.sum/large": "a set has at most {most} cards",
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
    "sweeper": "then {seat}, for its sweep",
    "last-capture": "last play, by {seat}: {card} takes",
    "last-lay": "last play, by {seat}: laid",
    "move.capture": "{seat} plays {card} and takes {takes}",
    "move.lay": "{seat} lays {card}",
}

HEADINGS: Final = {
    "hurrikan.deck": "The cards",
    "hurrikan.deal": "The deal",
    "hurrikan.turn": "Your turn",
    "hurrikan.held": "Your own cards",
    "hurrikan.capture.on-table": "What you can capture",
    "hurrikan.capture.equal": "Capturing a card of equal value",
    "hurrikan.capture.sum": "Capturing several cards",
    "hurrikan.capture.forced": "Having to capture",
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
