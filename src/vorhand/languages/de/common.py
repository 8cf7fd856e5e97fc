"""What is said in German around any game."""

from __future__ import annotations

from typing import Final

LABELS: Final = {
    # Around any game
    "deal": "Runde {number}",
    "deal/round": "Runde {number}",
    "dealer": "{seat} gibt",
    "view": "Sicht von {seat}",
    "to-move": "am Zug: {seats}",
    "over": "die Runde ist zu Ende",
    "over/round": "die Runde ist zu Ende",
    "seat": "Platz",
    "hand": "Hand",
    "cards": "{count} Karten",
    "cards/one": "{count} Karte",
    "cards/none": "keine Karten",
    "points": "Punkte",
    "move.play": "{seat} spielt {card}",
    "action.card": "{card}",
    # Where tricks are played
    "tricks": "Stiche",
    "trick": "Stich",
    "previous-trick": "voriger Stich, an {taker}",
    "taken": "an {taker}",
    # A match
    "next-dealer": "als Nächstes gibt: {seat}",
    "won": "gewonnen: {winners}",
    "lost": "verloren: {losers}",
    # A score sheet
    "score": "Wertung",
    "total": "Gesamtstand",
    "reason": "wofür",
    "rule": "Regel",
}
