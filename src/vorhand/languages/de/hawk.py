"""Hawk in German."""

from __future__ import annotations

from typing import Final

from vorhand.languages import Part

SENTENCES: Final = {
    # Why a move is refused
    "hawk.turn": "{turn} ist an der Reihe",
    "hawk.turn/over": "die Runde ist zu Ende",
    "hawk.turn/view": "du siehst, was {seat} sieht, und kannst nur für {seat} ziehen",
    "hawk.turn/absent": "auf Platz {seat:n} sitzt niemand",
    "hawk.held": "nicht auf deiner Hand: {missing}",
    "hawk.follow-suit": "{led} ist ausgespielt, bedienen kannst du mit: {allowed}",
    "hawk.ruff": (
        "{led} ist ausgespielt, du kannst nicht bedienen und musst stechen mit: {allowed}"
    ),
    "hawk.ruff/over": "{led} ist ausgespielt, und du musst überstechen mit: {allowed}",
    # What a line of the score sheet rests on
    "hawk.step/won": "LAFH hat mit {lafh} zu {nob} Augen gewonnen: Stufe {step}",
    "hawk.step/lost": "LAFH hat mit {lafh} zu {nob} Augen verloren: Stufe {step}",
    "hawk.bonus.big-trick/lafh": (
        "{taker} hat Stich {trick} für LAFH gemacht, mit mehr als {bound} Augen: {cards}"
    ),
    "hawk.bonus.big-trick/nob": (
        "{taker} hat Stich {trick} für NOB gemacht, mit mehr als {bound} Augen: {cards}"
    ),
    "hawk.bonus.four-of-a-kind/lafh": (
        "{taker} hat Stich {trick} für LAFH gemacht, darin die gleiche Zahl in allen vier Farben: "
        "{cards}"
    ),
    "hawk.bonus.four-of-a-kind/nob": (
        "{taker} hat Stich {trick} für NOB gemacht, darin die gleiche Zahl in allen vier Farben: "
        "{cards}"
    ),
    "hawk.bonus.run/lafh": (
        "{taker} hat Stich {trick} für LAFH gemacht, mit einer Straße darin: {cards}"
    ),
    "hawk.bonus.run/nob": (
        "{taker} hat Stich {trick} für NOB gemacht, mit einer Straße darin: {cards}"
    ),
    "hawk.payout": (
        "Stufe {step} + Summanden {bonuses} = k {k}; {k} x {players} Spieler = {result}"
    ),
    "hawk.payout/solo": (
        "Stufe {step} + Summanden {bonuses} = k {k}; {k} x {players} Spieler x 3 im Solo = {result}"
    ),
    "hawk.payout/solo-once": (
        "Stufe {step} + Summanden {bonuses} = k {k}; {k} x {players} Spieler = {result}, und das "
        "Solo zählt einfach"
    ),
    "hawk.payout/nob": "für NOB gibt es keine Punkte, weder plus noch minus",
}

LABELS: Final = {
    "pips": "Augen",
    "aside": "beiseitegelegt",
    "parties.both": "LAFH: wer den ersten und wer den letzten Stich macht",
    "parties.last": "LAFH: wer den letzten Stich macht",
    "parties.joins": "LAFH: {seat} und wer den letzten Stich macht",
    "parties": "LAFH: {lafh}; NOB: {nob}",
    "parties.solo": "LAFH: {lafh}, ein Solo; NOB: {nob}",
}

HEADINGS: Final = {
    "hawk.deck": "Die Karten",
    "hawk.rank": "Niedrig schlägt hoch",
    "hawk.suits": "Welche Farbe welche schlägt",
    "hawk.deal": "Das Geben",
    "hawk.aside": "Was beiseiteliegt",
    "hawk.lead": "Wer ausspielt",
    "hawk.turn": "An der Reihe",
    "hawk.held": "Die eigenen Karten",
    "hawk.follow-suit": "Bedienen",
    "hawk.ruff": "Stechen",
    "hawk.trick": "Wer den Stich macht",
    "hawk.parties": "Wer mit wem spielt",
    "hawk.solo": "Das Solo",
    "hawk.win": "Wer eine Runde gewinnt",
    "hawk.step": "Wie hoch LAFH gewinnt oder verliert",
    "hawk.bonus": "Summanden für seltene Stiche",
    "hawk.bonus.big-trick": "Der große Stich",
    "hawk.bonus.four-of-a-kind": "Vier gleiche",
    "hawk.bonus.run": "Die Straße",
    "hawk.payout": "Was eine Runde einbringt",
    "hawk.match": "Die Partie",
}

SUMMARIES: Final = {
    "hawk.deck": (
        "Gespielt wird mit 40 Karten, Ass bis Zehn in vier Farben; ein Ass zählt 1 Auge, eine Zehn "
        "10."
    ),
    "hawk.rank": "In einer Farbe schlägt die kleinere Zahl die größere, und das Ass schlägt alle.",
    "hawk.suits": "Kreuz schlägt Pik, Pik schlägt Herz, Herz schlägt Karo, und Karo schlägt Kreuz.",
    "hawk.deal": (
        "Die Karten werden im Uhrzeigersinn in Päckchen gegeben, links vom Geber zuerst; dann gibt "
        "der linke Nachbar."
    ),
    "hawk.aside": (
        "Karten, die nicht gegeben werden, liegen verdeckt beiseite und gehören niemandem."
    ),
    "hawk.lead": (
        "Vorhand spielt zum ersten Stich aus, danach jeweils, wer den letzten gemacht hat."
    ),
    "hawk.turn": (
        "Du spielst, wenn du an der Reihe bist; nach dem Ende der Runde spielt niemand mehr."
    ),
    "hawk.held": "Du spielst Karten aus der eigenen Hand.",
    "hawk.follow-suit": (
        "Du musst die ausgespielte Farbe bedienen, mit einer beliebigen Karte davon."
    ),
    "hawk.ruff": (
        "Kannst du nicht bedienen, darfst du mit der Farbe stechen, die die ausgespielte schlägt, "
        "oder abwerfen."
    ),
    "hawk.trick": (
        "Den Stich macht die niedrigste Karte der Farbe, die die ausgespielte schlägt; ohne "
        "Stechen die niedrigste der ausgespielten."
    ),
    "hawk.parties": (
        "Wer den letzten Stich macht, ist LAFH, ab vier Spielern zusammen mit dem, der den ersten "
        "macht; alle anderen sind NOB."
    ),
    "hawk.solo": "Machst du den ersten und den letzten Stich, bist du allein LAFH.",
    "hawk.win": "LAFH gewinnt die Runde mit mehr Augen als NOB, sonst verliert LAFH sie.",
    "hawk.step": (
        "Je nachdem, wie hoch LAFH gewonnen oder verloren hat, gilt eine Stufe, von 7 bis hinab zu "
        "-6."
    ),
    "hawk.bonus": (
        "Ein seltener Stich zählt 1 zur Stufe hinzu, wenn LAFH ihn gemacht hat, und zieht 1 ab, "
        "wenn NOB, für jede Art einmal."
    ),
    "hawk.bonus.big-trick": "Ein großer Stich hat mehr Augen als neunmal die Zahl der Spieler.",
    "hawk.bonus.four-of-a-kind": "Im Stich liegt die gleiche Zahl in allen vier Farben.",
    "hawk.bonus.run": "Im Stich liegen vier oder mehr aufeinanderfolgende Zahlen einer Farbe.",
    "hawk.payout": (
        "Jeder von LAFH bekommt Stufe und Summanden, mal die Zahl der Spieler und im Solo mal drei."
    ),
    "hawk.match": (
        "Eine Partie hat so viele Runden wie vereinbart, und der höchste Gesamtstand gewinnt."
    ),
}

MINUTE: Final = (
    Part(
        "Spieler, Karten, Ziel",
        (
            ("Spielen können zwei bis sechs.", "hawk.deal"),
            (
                (
                    "Das Blatt hat 40 Karten, Ass bis Zehn in vier Farben. Jede Karte zählt so "
                    "viele Augen, wie ihre Zahl sagt: ein Ass 1, eine Zehn 10, das ganze Blatt 220."
                ),
                "hawk.deck",
            ),
            (
                (
                    "Sammle Augen, indem du Stiche machst. Am Ende vergleichen zwei Parteien, was "
                    "sie haben. Sie heißen LAFH und NOB, und nur LAFH gewinnt oder verliert Punkte."
                ),
                "hawk.win",
            ),
        ),
    ),
    Part(
        "Geben",
        (
            (
                (
                    "Zu viert bekommt jeder 10 Karten, erst drei, dann vier, dann drei. Zu zweit "
                    "sind es 13 Karten, zu dritt 12, zu fünft 8 und zu sechst 6."
                ),
                "hawk.deal",
            ),
            ("Übrige Karten liegen verdeckt beiseite und spielen nicht mit.", "hawk.aside"),
        ),
    ),
    Part(
        "Spielen",
        (
            (
                (
                    "Vorhand, der Spieler links vom Geber, spielt zum ersten Stich aus. Wer einen "
                    "Stich macht, spielt zum nächsten aus."
                ),
                "hawk.lead",
            ),
            ("Bediene die ausgespielte Farbe, wenn du kannst.", "hawk.follow-suit"),
            (
                (
                    "Kannst du nicht, darfst du mit der Farbe stechen, die die ausgespielte "
                    "schlägt, oder etwas anderes abwerfen."
                ),
                "hawk.ruff",
            ),
            (
                "Kreuz schlägt Pik, Pik schlägt Herz, Herz schlägt Karo, und Karo schlägt Kreuz.",
                "hawk.suits",
            ),
            (
                "Niedrig schlägt hoch: Das Ass schlägt die Zwei, die Neun schlägt die Zehn.",
                "hawk.rank",
            ),
            (
                (
                    "Den Stich macht die niedrigste Karte, mit der gestochen wurde; hat niemand "
                    "gestochen, die niedrigste der ausgespielten Farbe."
                ),
                "hawk.trick",
            ),
        ),
    ),
    Part(
        "Abrechnen",
        (
            (
                (
                    "Ab vier Spielern sind LAFH, wer den ersten und wer den letzten Stich gemacht "
                    "hat, und alle anderen sind NOB. Zu zweit und zu dritt ist LAFH allein, wer "
                    "den letzten Stich gemacht hat."
                ),
                "hawk.parties",
            ),
            (
                (
                    "Hast du den ersten und den letzten Stich gemacht, spielst du ein Solo: Du "
                    "bist allein LAFH, und es zählt dreifach."
                ),
                "hawk.solo",
            ),
            ("LAFH gewinnt mit mehr Augen als NOB; bei Gleichstand verliert LAFH.", "hawk.win"),
            (
                (
                    "Gewonnen ist Stufe 1, mit mehr als 150 Augen Stufe 2, mit mehr als 190 Stufe "
                    "4, mit allen Stichen Stufe 7. Verloren ist Stufe -2, mit weniger als 70 Augen "
                    "Stufe -3, mit weniger als 30 Stufe -6."
                ),
                "hawk.step",
            ),
            (
                (
                    "Ein Stich mit sehr vielen Augen, mit vier gleichen Zahlen oder mit einer "
                    "Straße zählt 1 dazu, wenn LAFH ihn gemacht hat, und 1 ab, wenn NOB."
                ),
                "hawk.bonus",
            ),
            (
                (
                    "Jeder von LAFH bekommt Stufe und Summanden, mal die Zahl der Spieler; NOB "
                    "bekommt nichts. Zu viert bringt ein einfacher Gewinn 4 Punkte, und ein "
                    "einfacher Verlust kostet 8."
                ),
                "hawk.payout",
            ),
        ),
    ),
    Part(
        "Ende",
        (
            (
                (
                    "Eine Partie dauert, bis jeder zweimal Geber war, oder so viele Runden wie "
                    "vereinbart. Der höchste Gesamtstand gewinnt."
                ),
                "hawk.match",
            ),
        ),
    ),
    Part(
        "Varianten",
        (
            (
                (
                    "Ihr könnt vereinbaren, dass man stechen oder sogar überstechen muss, wenn man "
                    "kann."
                ),
                "hawk.ruff",
            ),
            (
                (
                    "Ihr könnt jede Karte mit der vergleichen, die gerade vorn liegt, sodass auch "
                    "eine Stichkarte mit der nächsten Farbe gestochen werden kann."
                ),
                "hawk.trick",
            ),
            ("Ihr könnt ein Solo zu zweit und zu dritt einfach zählen.", "hawk.solo"),
            (
                (
                    "Ihr könnt für die höchste Stufe alle 220 Augen verlangen oder die Grenzen "
                    "senken, wenn Karten beiseiteliegen."
                ),
                "hawk.step",
            ),
            ("Ihr könnt jeden seltenen Stich zählen, nicht jede Art nur einmal.", "hawk.bonus"),
        ),
    ),
)
