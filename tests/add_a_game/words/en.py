"""Single in English."""

from __future__ import annotations

from typing import Final

SENTENCES: Final = {
    # Why a move is refused
    "single.turn": "it is {turn}'s turn",
    "single.turn/over": "the deal is over",
    "single.turn/view": "you are looking as {seat} and can only move for {seat}",
    "single.turn/absent": "nobody sits at seat {seat:n}",
    "single.held": "you do not hold {missing}",
    "single.follow-suit": "{led} are led, and you can follow with {allowed}",
    # What a line of the score sheet rests on
    "single.score": "took {cards}",
}

HEADINGS: Final = {
    "single.deck": "The cards",
    "single.deal": "The deal",
    "single.turn": "Your turn",
    "single.held": "Your own cards",
    "single.follow-suit": "Following suit",
    "single.trick": "Who takes the trick",
    "single.score": "The score",
    "single.match": "A match",
}
