"""The words of the page of a record in German."""

from __future__ import annotations

from typing import Final

LABELS: Final = {
    "page.script": (
        "Diese Seite braucht Skripte, um die Partie zu zeigen, und Skripte sind abgeschaltet."
    ),
    "page.header.Event": "Anlass",
    "page.header.Site": "Ort",
    "page.header.Date": "Datum",
    "page.header.Round": "Durchgang",
    "page.header.Result": "Ergebnis",
    "page.options": "Variante",
    "page.usual": "die üblichen Regeln",
    "page.place": "Runde {deal} von {deals}",
    "page.place/round": "Runde {deal} von {deals}",
    "page.move": "Zug {move} von {moves}",
    "page.start": "die Karten sind gegeben",
    "page.previous-deal": "zum Anfang der Runde oder zur Runde davor",
    "page.back": "einen Zug zurück",
    "page.on": "einen Zug weiter",
    "page.next-deal": "zur nächsten Runde oder ans Ende",
    "page.seats": "aus wessen Sicht",
    "page.open": "alle Karten offen",
    "page.to-move": "am Zug",
    "page.keys": (
        "Mit den Pfeiltasten links und rechts geht es einen Zug zurück oder weiter, mit Umschalt "
        "eine Runde. Wer eine Karte antippt, erfährt, ob sie erlaubt ist."
    ),
    "page.legal": "erlaubt",
    "page.takes": "nimmt {takes}",
    "page.sheet": "Abrechnung",
    "page.total": "gesamt",
    "page.won": (
        "{winners} gewinnt mit einem Gesamtstand von {total}, {margin} besser als {others}"
    ),
    "page.won/several": (
        "{winners} gewinnen mit einem Gesamtstand von {total}, {margin} besser als {others}"
    ),
    "page.won/all": "{winners} gewinnen gemeinsam mit einem Gesamtstand von {total}",
    "page.and": "{one} und {other}",
    "page.stop": "hier wird eine Regel verletzt",
    "page.refused": "nicht erlaubt: {reason}",
    "page.contents": "Runden und Stiche",
    "page.contents/moves": "Runden und Züge",
    "page.contents/moves/round": "Runden und Züge",
    "page.trick": "Stich {number}",
    "page.trick/taken": "Stich {number}, an {name}",
    "page.match-over": "eine weitere Runde folgt, aber die Partie ist zu Ende",
    "page.unfinished": "eine weitere Runde folgt, aber diese ist nicht zu Ende",
    "page.empty": "keine Runde ist aufgeschrieben",
    "page.more": "und weitere Runden: {count}",
    "page.moves": "Züge",
}
