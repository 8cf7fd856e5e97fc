"""What is said in English around any game."""

from __future__ import annotations

from typing import Final

LABELS: Final = {
    # Around any game
    "deal": "deal {number}",
    "deal/round": "round {number}",
    "dealer": "{seat} deals",
    "view": "view of {seat}",
    "to-move": "to move: {seats}",
    "over": "the deal is over",
    "over/round": "the round is over",
    "seat": "seat",
    "hand": "hand",
    "cards": "{count} cards",
    "cards/one": "{count} card",
    "cards/none": "no cards",
    "points": "points",
    "move.play": "{seat} plays {card}",
    "action.card": "{card}",
    # Where tricks are played
    "tricks": "tricks",
    "trick": "trick",
    "previous-trick": "previous trick, to {taker}",
    "taken": "{taker} takes it",
    # A match
    "next-dealer": "next dealer: {seat}",
    "won": "won by {winners}",
    "lost": "lost by {losers}",
    # A score sheet
    "score": "score",
    "total": "total",
    "reason": "for",
    "rule": "rule",
}
