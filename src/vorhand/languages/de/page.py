"""The words of the page of a record in German."""

from __future__ import annotations

from typing import Final

LABELS: Final = {
    "page.script": (
        "Diese Seite braucht Skripte, um die Partie zu zeigen, und Skripte sind abgeschaltet."
    ),
    "page.options": "Optionen",
    "page.place": "Runde {deal} von {deals}",
    "page.place/round": "Runde {deal} von {deals}",
    "page.move": "Zug {move} von {moves}",
    "page.start": "die Karten sind gegeben",
    "page.previous-deal": "zum Anfang der Runde oder zur Runde davor",
    "page.back": "einen Zug zurück",
    "page.on": "einen Zug weiter",
    "page.next-deal": "zur nächsten Runde oder ans Ende",
    "page.seats": "wer zusieht",
    "page.open": "offen",
    "page.to-move": "am Zug",
    "page.keys": (
        "Mit den Pfeiltasten links und rechts geht es einen Zug zurück oder weiter, mit Umschalt "
        "eine Runde. Wer eine Karte antippt, erfährt, ob sie erlaubt ist."
    ),
    "page.legal": "erlaubt",
    "page.takes": "nimmt {takes}",
    "page.sheet": "Abrechnung",
    "page.stop": "hier ist eine Regel gebrochen",
    "page.match-over": "eine weitere Runde folgt, aber die Partie ist zu Ende",
    "page.unfinished": "eine weitere Runde folgt, aber diese ist nicht zu Ende",
    "page.empty": "keine Runde ist aufgeschrieben",
    "page.more": "und weitere Runden: {count}",
    "page.moves": "Züge",
}
