"""Single in German."""

from __future__ import annotations

from typing import Final

SENTENCES: Final = {
    # Why a move is refused
    "single.turn": "{turn} ist an der Reihe",
    "single.turn/over": "die Runde ist zu Ende",
    "single.turn/view": "du siehst, was {seat} sieht, und kannst nur für {seat} spielen",
    "single.turn/absent": "auf Platz {seat:n} sitzt niemand",
    "single.held": "nicht auf deiner Hand: {missing}",
    "single.follow-suit": "{led} ist ausgespielt, bedienen kannst du mit: {allowed}",
    # What a line of the score sheet rests on
    "single.score": "genommen: {cards}",
}

HEADINGS: Final = {
    "single.deck": "Die Karten",
    "single.deal": "Das Geben",
    "single.turn": "An der Reihe",
    "single.held": "Die eigenen Karten",
    "single.follow-suit": "Bedienen",
    "single.trick": "Wer den Stich macht",
    "single.score": "Die Wertung",
    "single.match": "Die Partie",
}

SUMMARIES: Final = {
    "single.deck": "Gespielt wird mit 32 Karten, Sieben bis Ass in vier Farben, oder mit allen 52.",
    "single.deal": (
        "Jeder bekommt drei Karten, links vom Geber zuerst; die anderen liegen verdeckt beiseite."
    ),
    "single.turn": "Vorhand spielt aus, und die anderen folgen, jeder mit einer Karte.",
    "single.held": "Du spielst eine Karte aus der eigenen Hand.",
    "single.follow-suit": (
        "Du musst die ausgespielte Farbe bedienen, mit einer beliebigen Karte davon."
    ),
    "single.trick": "Die höchste Karte der ausgespielten Farbe macht den Stich.",
    "single.score": "Wer den Stich macht, bekommt 1 Punkt.",
    "single.match": "Wer das Ziel zuerst erreicht, gewinnt die Partie.",
}
