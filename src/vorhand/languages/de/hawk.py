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
        "10, alle zusammen zählen 220."
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
        "Den Stich macht die niedrigste Karte, mit der gestochen wurde; hat niemand gestochen, die "
        "niedrigste der ausgespielten Farbe."
    ),
    "hawk.parties": (
        "Wer den letzten Stich macht, ist LAFH, ab vier Spielern zusammen mit dem, der den ersten "
        "macht; alle anderen sind NOB."
    ),
    "hawk.solo": (
        "Machst du den ersten und den letzten Stich, bist du allein LAFH, und die Runde zählt "
        "dreifach."
    ),
    "hawk.win": "LAFH gewinnt die Runde mit mehr Augen als NOB, sonst verliert LAFH sie.",
    "hawk.step": (
        "Gewonnen ist Stufe 1, 2, 4 oder 7, verloren ist Stufe -2, -3 oder -6, je nach den Augen "
        "von LAFH."
    ),
    "hawk.bonus": (
        "Ein seltener Stich zählt 1 zur Stufe hinzu, wenn LAFH ihn gemacht hat, und zieht 1 ab, "
        "wenn NOB, für jede Art einmal."
    ),
    "hawk.bonus.big-trick": "Ein großer Stich hat mehr Augen als neunmal die Zahl der Spieler.",
    "hawk.bonus.four-of-a-kind": "Vier gleiche sind die gleiche Zahl in allen vier Farben.",
    "hawk.bonus.run": "Eine Straße sind vier oder mehr aufeinanderfolgende Zahlen einer Farbe.",
    "hawk.payout": (
        "Jeder von LAFH bekommt Stufe und Summanden, mal die Zahl der Spieler und im Solo mal "
        "drei, oder zahlt sie; für NOB gibt es nichts."
    ),
    "hawk.match": (
        "Eine Partie hat so viele Runden wie vereinbart, und der höchste Gesamtstand gewinnt."
    ),
}

MINUTE: Final = (
    Part(
        "Spieler, Karten, Ziel",
        (
            ("Zwei bis sechs spielen", "hawk.deal"),
            (
                (
                    "mit 40 Karten, Ass bis Zehn in vier Farben; das Ass zählt 1 Auge, die Zwei 2, "
                    "die Zehn 10."
                ),
                "hawk.deck",
            ),
            (
                (
                    "Du willst Stiche mit vielen Augen: Am Ende vergleichen zwei Parteien, LAFH "
                    "und NOB, was sie gemacht haben."
                ),
                "hawk.win",
            ),
        ),
    ),
    Part(
        "Das Geben",
        (
            (
                (
                    "Zu zweit bekommt jeder 13 Karten, zu dritt 12, zu viert 10, zu fünft 8 und zu "
                    "sechst 6."
                ),
                "hawk.deal",
            ),
            ("Was übrig ist, liegt verdeckt beiseite.", "hawk.aside"),
        ),
    ),
    Part(
        "Das Spiel",
        (
            (
                (
                    "Vorhand, links vom Geber, spielt aus, danach immer, wer den letzten Stich "
                    "gemacht hat."
                ),
                "hawk.lead",
            ),
            ("Gespielt wird im Uhrzeigersinn,", "hawk.turn"),
            ("immer eine Karte aus der eigenen Hand.", "hawk.held"),
            ("Bediene die ausgespielte Farbe, wenn du kannst.", "hawk.follow-suit"),
            (
                "Wenn nicht, stich mit der Farbe, die sie schlägt, oder wirf etwas anderes ab.",
                "hawk.ruff",
            ),
            (
                "Kreuz schlägt Pik, Pik schlägt Herz, Herz schlägt Karo, und Karo schlägt Kreuz.",
                "hawk.suits",
            ),
            ("Niedrig schlägt hoch, das Ass schlägt die Zwei.", "hawk.rank"),
            (
                (
                    "Wer am niedrigsten gestochen hat, macht den Stich; hat niemand gestochen, die "
                    "niedrigste Karte der ausgespielten Farbe."
                ),
                "hawk.trick",
            ),
        ),
    ),
    Part(
        "Die Wertung",
        (
            (
                (
                    "Ab vier Spielern sind LAFH die beiden, die den ersten und den letzten Stich "
                    "gemacht haben; zu zweit und zu dritt ist LAFH allein, wer den letzten gemacht "
                    "hat. Alle anderen sind NOB."
                ),
                "hawk.parties",
            ),
            (
                (
                    "Hast du den ersten und den letzten Stich gemacht, bist du allein LAFH: ein "
                    "Solo, und das zählt dreifach."
                ),
                "hawk.solo",
            ),
            ("LAFH gewinnt mit mehr Augen als NOB; bei Gleichstand verliert LAFH.", "hawk.win"),
            (
                (
                    "Gewonnen ist Stufe 1, mit mehr als 150 Augen 2, mit mehr als 190 Augen 4, mit "
                    "allen Stichen 7; verloren ist Stufe -2, mit weniger als 70 Augen -3, mit "
                    "weniger als 30 Augen -6."
                ),
                "hawk.step",
            ),
            (
                "Seltene Stiche zählen 1 dazu, wenn LAFH sie gemacht hat, und 1 ab, wenn NOB:",
                "hawk.bonus",
            ),
            ("mit sehr vielen Augen,", "hawk.bonus.big-trick"),
            ("mit der gleichen Zahl in allen vier Farben", "hawk.bonus.four-of-a-kind"),
            ("oder mit vier Zahlen einer Farbe in Folge.", "hawk.bonus.run"),
            (
                (
                    "Jeder von LAFH bekommt die Summe, mal die Zahl der Spieler, oder zahlt sie, "
                    "wenn sie unter 0 liegt; für NOB gibt es nichts. Zu viert bringt ein einfacher "
                    "Gewinn 4 Punkte, ein einfacher Verlust kostet 8."
                ),
                "hawk.payout",
            ),
        ),
    ),
    Part(
        "Das Ende",
        (("Wenn jeder zweimal gegeben hat, gewinnt der höchste Gesamtstand.", "hawk.match"),),
    ),
    Part(
        "Varianten",
        (
            ("Andere müssen stechen, wenn sie können, oder sogar überstechen;", "hawk.ruff"),
            ("lassen auf Stechen mit der nächsten Farbe noch einmal stechen;", "hawk.trick"),
            ("zählen ein Solo zu zweit und zu dritt einfach;", "hawk.solo"),
            (
                (
                    "verlangen für Stufe 7 alle 220 Augen oder senken die Grenzen, wo Karten "
                    "beiseiteliegen;"
                ),
                "hawk.step",
            ),
            ("zählen jeden seltenen Stich;", "hawk.bonus"),
            ("oder spielen eine andere Zahl von Runden.", "hawk.match"),
        ),
    ),
)
"""The game in a minute."""
