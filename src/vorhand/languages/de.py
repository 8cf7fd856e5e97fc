"""
German, in the terms of the texts that the rules come from.

Cards stand in sentences without an article and without a case, as players name them, so that a
sentence fits each card. A list of cards is read at a glance by its signs, with the letters that
the library reads.
"""

from __future__ import annotations

from collections.abc import Sequence
from types import MappingProxyType
from typing import Final

from vorhand.languages import Language, RankAndSuit
from vorhand.suits import Rank, Suit

SUITS: Final = MappingProxyType(
    {
        Suit.CLUBS: "Kreuz",
        Suit.DIAMONDS: "Karo",
        Suit.HEARTS: "Herz",
        Suit.SPADES: "Pik",
    }
)
RANKS: Final = MappingProxyType(
    {
        Rank.TWO: "Zwei",
        Rank.THREE: "Drei",
        Rank.FOUR: "Vier",
        Rank.FIVE: "Fünf",
        Rank.SIX: "Sechs",
        Rank.SEVEN: "Sieben",
        Rank.EIGHT: "Acht",
        Rank.NINE: "Neun",
        Rank.TEN: "Zehn",
        Rank.JACK: "Bube",
        Rank.QUEEN: "Dame",
        Rank.KING: "König",
        Rank.ACE: "Ass",
    }
)


def card(rank: Rank, suit: Suit) -> str:
    """The name of a card: Pik-Dame."""
    return f"{SUITS[suit]}-{RANKS[rank]}"


def cards(several: Sequence[RankAndSuit]) -> str:
    """One card by its name, several by their signs: 10♥ Q♠."""
    if len(several) == 1:
        return card(*several[0])
    return " ".join(
        f"{'10' if rank is Rank.TEN else rank.letter}{suit.symbol}" for rank, suit in several
    )


SENTENCES: Final = {
    # Hearts: why a move is refused
    "hearts.turn": "Platz {turn} ist an der Reihe",
    "hearts.turn/passing": "zuerst werden Karten weitergegeben",
    "hearts.turn/playing": "du bist an der Reihe und spielst eine Karte, nichts anderes",
    "hearts.turn/choosing": "dir ist ein Durchmarsch gelungen, und du musst wählen, was er bewirkt",
    "hearts.turn/over": "die Runde ist zu Ende",
    "hearts.turn/view": "du siehst von Platz {seat} aus und kannst nur für Platz {seat} ziehen",
    "hearts.turn/absent": "auf Platz {seat} sitzt niemand",
    "hearts.pass.simultaneous": "du hast {passed} schon weitergegeben",
    "hearts.pass.count": "weitergegeben werden {count} Karten, nicht {given}",
    "hearts.pass.count/one": "weitergegeben wird {count} Karte, nicht {given}",
    "hearts.held": "du hast {missing} nicht auf der Hand",
    "hearts.lead.opening": "zum ersten Stich wird {allowed} ausgespielt",
    "hearts.lead.opening/any-club": (
        "zum ersten Stich wird Kreuz ausgespielt, und du hast {allowed}"
    ),
    "hearts.follow-suit": "{led} ist ausgespielt, und du kannst mit {allowed} bedienen",
    "hearts.first-trick": (
        "im ersten Stich darfst du {card} nicht abwerfen, solange du {allowed} hast"
    ),
    "hearts.breaking": "Herz ist noch nicht geöffnet, und du kannst {allowed} ausspielen",
    "hearts.moon": (
        "du hast die Wahl: den anderen werden Punkte dazugezählt, oder dir werden sie abgezogen"
    ),
    # Hearts: what a line of the score sheet rests on
    "hearts.points": "hat {cards} genommen",
    "hearts.points/no-trick": "hat keinen Stich gemacht",
    "hearts.moon/shot": "Durchmarsch mit {cards}",
    "hearts.moon/others": "Durchmarsch von Platz {other} mit {cards}",
    # Hawk: why a move is refused
    "hawk.turn": "Platz {turn} ist an der Reihe",
    "hawk.turn/over": "die Runde ist zu Ende",
    "hawk.turn/view": "du siehst von Platz {seat} aus und kannst nur für Platz {seat} ziehen",
    "hawk.turn/absent": "auf Platz {seat} sitzt niemand",
    "hawk.held": "du hast {missing} nicht auf der Hand",
    "hawk.follow-suit": "{led} ist ausgespielt, und du kannst mit {allowed} bedienen",
    "hawk.ruff": (
        "{led} ist ausgespielt, du kannst nicht bedienen und musst mit {allowed} stechen"
    ),
    "hawk.ruff/over": "{led} ist ausgespielt, und du musst mit {allowed} überstechen",
    # Hawk: what a line of the score sheet rests on
    "hawk.step/won": "LAFH hat mit {lafh} zu {nob} Augen gewonnen: Stufe {step}",
    "hawk.step/lost": "LAFH hat mit {lafh} zu {nob} Augen verloren: Stufe {step}",
    "hawk.bonus.big-trick/lafh": (
        "Platz {taker} hat Stich {trick} für LAFH gemacht, mit mehr als {bound} Augen: {cards}"
    ),
    "hawk.bonus.big-trick/nob": (
        "Platz {taker} hat Stich {trick} für NOB gemacht, mit mehr als {bound} Augen: {cards}"
    ),
    "hawk.bonus.four-of-a-kind/lafh": (
        "Platz {taker} hat Stich {trick} für LAFH gemacht, "
        "darin die gleiche Zahl in allen vier Farben: {cards}"
    ),
    "hawk.bonus.four-of-a-kind/nob": (
        "Platz {taker} hat Stich {trick} für NOB gemacht, "
        "darin die gleiche Zahl in allen vier Farben: {cards}"
    ),
    "hawk.bonus.run/lafh": (
        "Platz {taker} hat Stich {trick} für LAFH gemacht, mit einer Straße darin: {cards}"
    ),
    "hawk.bonus.run/nob": (
        "Platz {taker} hat Stich {trick} für NOB gemacht, mit einer Straße darin: {cards}"
    ),
    "hawk.payout": "k ist {k}: Stufe {step}, Summanden {bonuses}; mal {players} Spieler",
    "hawk.payout/solo": (
        "k ist {k}: Stufe {step}, Summanden {bonuses}; mal {players} Spieler, im Solo mal 3"
    ),
    "hawk.payout/solo-once": (
        "k ist {k}: Stufe {step}, Summanden {bonuses}; mal {players} Spieler, "
        "das Solo zählt einfach"
    ),
    "hawk.payout/nob": "für NOB gibt es keine Punkte, weder plus noch minus",
    # Hurrikan: why a move is refused
    "hurrikan.turn": "Platz {turn} ist an der Reihe",
    "hurrikan.turn/over": "die Runde ist zu Ende",
    "hurrikan.turn/view": "du siehst von Platz {seat} aus und kannst nur für Platz {seat} ziehen",
    "hurrikan.turn/absent": "auf Platz {seat} sitzt niemand",
    "hurrikan.held": "du hast {missing} nicht auf der Hand",
    "hurrikan.capture.on-table": "auf dem Tisch gibt es {missing} nicht",
    "hurrikan.capture.equal": ("{card} kann nur die Karte vom gleichen Wert nehmen: {allowed}"),
    "hurrikan.capture.equal/several": (
        "{card} kann nur eine der Karten vom gleichen Wert nehmen: {allowed}"
    ),
    "hurrikan.capture.equal/single": (
        "{card} kann {taken} nicht nehmen: eine Karte allein muss den gleichen Wert haben"
    ),
    "hurrikan.capture.sum": "{taken} ergeben zusammen {total} und nicht {value}",
    "hurrikan.capture.sum/large": "zusammen werden höchstens {most} Karten genommen",
    "hurrikan.capture.forced": (
        "{card} kann {allowed} nehmen und darf deshalb nicht einfach gelegt werden"
    ),
    # Hurrikan: what a line of the score sheet rests on
    "hurrikan.sweep": "hat mit {card} den Tisch abgeräumt, ein Hurrikan: {cards}",
    "hurrikan.score.cards": "die meisten Karten: {amount}",
    "hurrikan.score.hearts": "die meisten Herz-Karten: {amount}",
    "hurrikan.score.seven": "die Herz-Sieben",
    "hurrikan.score.best-four": (
        "die höchsten Karten (höchstens vier), zusammen {amount} Augen: {cards}"
    ),
    "hurrikan.partners": "die Punkte des Partners auf Platz {partner}",
    "hurrikan.partners/sweeps": "die Hurrikane des Partners auf Platz {partner}",
}

LABELS: Final = {
    # Around any game
    "deal": "Runde {number}",
    "deal/round": "Runde {number}",
    "dealer": "Platz {seat} gibt",
    "view": "Sicht von Platz {seat}",
    "to-move": "am Zug: {seats}",
    "over": "die Runde ist zu Ende",
    "over/round": "die Runde ist zu Ende",
    "seat": "Platz",
    "hand": "Hand",
    "cards": "{count} Karten",
    "cards/one": "{count} Karte",
    "cards/none": "keine Karten",
    "points": "Punkte",
    "move.play": "Platz {seat} spielt {card}",
    # Where tricks are played
    "tricks": "Stiche",
    "trick": "Stich",
    "previous-trick": "voriger Stich, an Platz {taker}",
    # Hearts
    "pass.left": "weitergegeben wird nach links",
    "pass.right": "weitergegeben wird nach rechts",
    "pass.across": "weitergegeben wird an den Platz gegenüber",
    "pass.second_left": "weitergegeben wird an den zweiten Platz links",
    "pass.second_right": "weitergegeben wird an den zweiten Platz rechts",
    "pass.hold": "nichts wird weitergegeben",
    "passes": "Platz {seat} gibt weiter",
    "passed": "weitergegeben",
    "received": "erhalten",
    "broken": "Herz ist geöffnet",
    "choosing": "Platz {seat} hat nach dem Durchmarsch die Wahl",
    "moon.others_up": "Durchmarsch: den anderen werden Punkte dazugezählt",
    "moon.shooter_down": "Durchmarsch: dem Spieler werden Punkte abgezogen",
    "move.pass": "Platz {seat} gibt {cards} weiter",
    "choose.others_up": "Platz {seat} wählt: den anderen werden Punkte dazugezählt",
    "choose.shooter_down": "Platz {seat} wählt: ihm werden Punkte abgezogen",
    "choose.shooter_chooses": "Platz {seat} wählt: die Wahl",
    "choose.off": "Platz {seat} wählt: nichts",
    # Hawk
    "pips": "Augen",
    "aside": "beiseitegelegt",
    "parties.both": "LAFH: wer den ersten und wer den letzten Stich macht",
    "parties.last": "LAFH: wer den letzten Stich macht",
    "parties.joins": "LAFH: Platz {seat} und wer den letzten Stich macht",
    "parties": "LAFH: {lafh}; NOB: {nob}",
    "parties.solo": "LAFH: {lafh}, ein Solo; NOB: {nob}",
    # Hurrikan
    "captured": "genommen",
    "sweeps": "Hurrikane",
    "table": "Tisch",
    "stock": "Stapel",
    "sweeper": "danach Platz {seat}, wegen des Hurrikans",
    "last-capture": "zuletzt Platz {seat}: {card} nimmt",
    "last-lay": "zuletzt Platz {seat}: gelegt",
    "move.capture": "Platz {seat} spielt {card} und nimmt {takes}",
    "move.lay": "Platz {seat} legt {card}",
    # A score sheet
    "score": "Wertung",
    "total": "Summe",
    "reason": "wofür",
    "rule": "Regel",
    # The page of a record
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

LANGUAGE: Final = Language(sentences=SENTENCES, labels=LABELS, suits=SUITS, card=card, cards=cards)
