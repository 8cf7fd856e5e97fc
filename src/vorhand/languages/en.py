"""English."""

from __future__ import annotations

from typing import Final

from vorhand.suits import Suit

SUITS: Final = {
    Suit.CLUBS: "clubs",
    Suit.DIAMONDS: "diamonds",
    Suit.HEARTS: "hearts",
    Suit.SPADES: "spades",
}

SENTENCES: Final = {
    # Hearts: why a move is refused
    "hearts.turn": "it is seat {turn}'s turn",
    "hearts.turn/passing": "cards are passed before anything else",
    "hearts.turn/playing": "it is your turn to play a card and nothing else",
    "hearts.turn/choosing": "you shot the moon and have to choose what it does",
    "hearts.turn/over": "the deal is over",
    "hearts.turn/absent": "nobody sits at seat {seat}",
    "hearts.pass.simultaneous": "you have already passed {passed}",
    "hearts.pass.count": "{count} cards are passed, not {given}",
    "hearts.pass.count/one": "{count} card is passed, not {given}",
    "hearts.held": "you do not hold {missing}",
    "hearts.lead.opening": "the first trick is led with {allowed}",
    "hearts.lead.opening/any-club": "the first trick is led with a club and you hold {allowed}",
    "hearts.follow-suit": "{led} are led and you hold {allowed}",
    "hearts.first-trick": "{card} is not thrown on the first trick while you hold {allowed}",
    "hearts.breaking": "hearts are not broken and you can lead {allowed}",
    "hearts.moon": "you choose others_up or shooter_down",
    # Hearts: what a line of the score sheet rests on
    "hearts.points": "took {cards}",
    "hearts.points/no-trick": "took no trick",
    "hearts.moon/shot": "shot the moon with {cards}",
    "hearts.moon/others": "seat {other} shot the moon with {cards}",
}
