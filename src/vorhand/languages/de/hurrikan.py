"""Hurrikan in German."""

from __future__ import annotations

from typing import Final

from vorhand.languages import Part

SENTENCES: Final = {
    # Why a move is refused
    "hurrikan.turn": "{turn} ist an der Reihe",
    "hurrikan.turn/over": "die Runde ist zu Ende",
    "hurrikan.turn/view": "du siehst, was {seat} sieht, und kannst nur für {seat} spielen",
    "hurrikan.turn/absent": "auf Platz {seat:n} sitzt niemand",
    "hurrikan.held": "nicht auf deiner Hand: {missing}",
    "hurrikan.capture.on-table": "nicht auf dem Tisch: {missing}",
    "hurrikan.capture.equal": "{card} kann nur die Karte vom gleichen Wert nehmen: {allowed}",
    "hurrikan.capture.equal/several": (
        "{card} kann nur eine der Karten vom gleichen Wert nehmen: {allowed}"
    ),
    "hurrikan.capture.equal/single": (
        "{taken} hat einen anderen Wert als {card}: eine Karte allein muss den gleichen haben"
    ),
    "hurrikan.capture.sum": "{taken} ergeben zusammen {total} und nicht {value}",
    "hurrikan.capture.sum/large": "zusammen werden höchstens {most} Karten genommen",
    "hurrikan.capture.forced": (
        "{card} darf nicht einfach gelegt werden, nehmen kannst du damit: {allowed}"
    ),
    # What a line of the score sheet rests on
    "hurrikan.sweep": "Hurrikan, {card} räumt ab: {cards}",
    "hurrikan.score.cards": "die meisten Karten: {amount}",
    "hurrikan.score.hearts": "die meisten Herz-Karten: {amount}",
    "hurrikan.score.seven": "die Herz-Sieben",
    "hurrikan.score.best-four": (
        "die besten Karten (höchstens vier), zusammen {amount} Augen: {cards}"
    ),
    "hurrikan.partners": "die Punkte des Partners ({partner})",
    "hurrikan.partners/sweeps": "die Hurrikane des Partners ({partner})",
}

LABELS: Final = {
    "captured": "genommen",
    "sweeps": "Hurrikane",
    "table": "Tisch",
    "stock": "Stapel",
    "sweeper": "danach wieder {seat}, wegen des Hurrikans",
    "last-capture": "zuletzt {seat}: {card} nimmt",
    "last-lay": "zuletzt {seat}: gelegt",
    "move.capture": "{seat} spielt {card} und nimmt {takes}",
    "move.lay": "{seat} legt {card}",
    "action.take": "nimmt {card}",
    "action.lay": "legt",
}

HEADINGS: Final = {
    "hurrikan.deck": "Die Karten",
    "hurrikan.deal": "Das Geben",
    "hurrikan.turn": "An der Reihe",
    "hurrikan.held": "Die eigenen Karten",
    "hurrikan.capture.on-table": "Vom Tisch nehmen",
    "hurrikan.capture.equal": "Eine Karte von gleichem Wert nehmen",
    "hurrikan.capture.sum": "Mehrere Karten zusammen nehmen",
    "hurrikan.capture.forced": "Eine Karte muss nehmen, wenn sie kann",
    "hurrikan.lay": "Eine Karte legen",
    "hurrikan.sweep": "Der Hurrikan",
    "hurrikan.sweep.turn": "Wer nach einem Hurrikan spielt",
    "hurrikan.dead": "Wenn niemand mehr nehmen kann",
    "hurrikan.leftover": "Was am Ende liegen bleibt",
    "hurrikan.score.cards": "Die meisten Karten",
    "hurrikan.score.hearts": "Die meisten Herzen",
    "hurrikan.score.seven": "Die Herz-Sieben",
    "hurrikan.score.best-four": "Die vier besten Karten",
    "hurrikan.partners": "Partner",
    "hurrikan.match": "Die Partie",
}

SUMMARIES: Final = {
    "hurrikan.deck": (
        "Gespielt wird mit 40 Karten, ohne Achten, Neunen und Zehnen; ein König zählt 10, eine "
        "Dame 9, ein Bube 8 und ein Ass 1."
    ),
    "hurrikan.deal": (
        "Zu zweit gibt es sechs Karten und zweimal sechs nach, zu viert neun; vier Karten liegen "
        "auf dem Tisch."
    ),
    "hurrikan.turn": (
        "Vorhand beginnt; im Uhrzeigersinn spielt jeder eine Karte, wenn er an der Reihe ist."
    ),
    "hurrikan.held": "Du spielst eine Karte aus der eigenen Hand.",
    "hurrikan.capture.on-table": "Du nimmst Karten, die auf dem Tisch liegen.",
    "hurrikan.capture.equal": (
        "Liegt eine Karte vom gleichen Wert auf dem Tisch, nimmt deine Karte eine davon und sonst "
        "nichts."
    ),
    "hurrikan.capture.sum": (
        "Sonst nimmt deine Karte zwei oder mehr Karten, die zusammen ihren Wert ergeben."
    ),
    "hurrikan.capture.forced": "Eine Karte, die etwas nehmen kann, muss nehmen.",
    "hurrikan.lay": "Eine Karte, die nichts nimmt, wird offen zu den anderen gelegt.",
    "hurrikan.sweep": (
        "Wer mit einem Zug den Tisch leert, macht einen Hurrikan und bekommt sofort 1 Punkt."
    ),
    "hurrikan.sweep.turn": (
        "Nach einem Hurrikan legt der nächste Gegner eine Karte, und wer abgeräumt hat, spielt "
        "wieder."
    ),
    "hurrikan.dead": (
        "Kann niemand mehr etwas nehmen, gleich welche Karte jeder spielt, wenn er an der Reihe "
        "ist, werden die nächsten Karten früher gegeben, oder die Runde endet."
    ),
    "hurrikan.leftover": "Karten, die am Ende auf dem Tisch liegen, gehören niemandem.",
    "hurrikan.score.cards": "Für die meisten Karten gibt es 1 Punkt.",
    "hurrikan.score.hearts": "Für die meisten Herz-Karten gibt es 1 Punkt.",
    "hurrikan.score.seven": "Für die Herz-Sieben gibt es 1 Punkt.",
    "hurrikan.score.best-four": (
        "Für die größte Summe der vier besten Karten gibt es 1 Punkt; eine Sieben zählt dabei 21."
    ),
    "hurrikan.partners": (
        "Zu viert spielen die Plätze 0 und 2 gegen die Plätze 1 und 3, und Partner zählen ihre "
        "Punkte zusammen."
    ),
    "hurrikan.match": (
        "Bei 16 Punkten, zu viert bei 32, gewinnt der höhere Gesamtstand; bei Gleichstand folgt "
        "eine weitere Runde."
    ),
}

MINUTE: Final = (
    Part(
        "Spieler, Karten, Ziel",
        (
            (
                (
                    "Zwei spielen gegeneinander, oder vier in zwei Paaren: Dein Partner sitzt "
                    "dir gegenüber."
                ),
                "hurrikan.partners",
            ),
            (
                (
                    "Ihr braucht ein Blatt mit 52 Karten ohne Achten, Neunen und Zehnen. Beim "
                    "Nehmen zählt der König 10, die Dame 9, der Bube 8, das Ass 1 und jede "
                    "andere Karte ihre Zahl."
                ),
                "hurrikan.deck",
            ),
            (
                (
                    "Ziel ist es, möglichst viele Karten zu nehmen, vor allem Herz, die "
                    "Herz-Sieben und die anderen Siebenen, und den Tisch abzuräumen."
                ),
                "hurrikan.score.cards",
            ),
        ),
    ),
    Part(
        "Das Geben",
        (
            (
                (
                    "Zu zweit bekommt jeder drei Karten, dann kommen vier offen auf den Tisch, "
                    "dann bekommt jeder noch drei. Der Rest ist der Stapel."
                ),
                "hurrikan.deal",
            ),
            (
                (
                    "Sind beide Hände leer, bekommt jeder sechs neue und der Tisch keine, bis "
                    "der Stapel verbraucht ist."
                ),
                "hurrikan.deal",
            ),
            (
                ("Zu viert bekommt jeder neun Karten, und die letzten vier kommen auf den Tisch."),
                "hurrikan.deal",
            ),
        ),
    ),
    Part(
        "Das Spiel",
        (
            (
                (
                    "Vorhand, der Spieler links vom Geber, beginnt; gespielt wird reihum im "
                    "Uhrzeigersinn,"
                ),
                "hurrikan.turn",
            ),
            ("immer eine Karte aus der eigenen Hand, welche du willst.", "hurrikan.held"),
            ("Damit nimmst du Karten, die auf dem Tisch liegen.", "hurrikan.capture.on-table"),
            (
                (
                    "Liegt dort eine Karte vom gleichen Wert, nimmt deine Karte diese eine und "
                    "sonst nichts."
                ),
                "hurrikan.capture.equal",
            ),
            (
                (
                    "Sonst nimmt sie Karten, die zusammen ihren Wert ergeben: Eine Dame nimmt "
                    "eine Vier und eine Fünf."
                ),
                "hurrikan.capture.sum",
            ),
            ("Kann deine Karte nehmen, muss sie es;", "hurrikan.capture.forced"),
            ("kann sie es nicht, wird sie offen auf den Tisch gelegt.", "hurrikan.lay"),
            (
                (
                    "Räumst du den Tisch ab, ob eine Karte da liegt oder mehrere, ist das ein "
                    "Hurrikan: sofort 1 Punkt."
                ),
                "hurrikan.sweep",
            ),
            (
                (
                    "Danach legt der Gegner links von dir eine Karte und du spielst wieder, bis "
                    "du keinen Hurrikan mehr machst. Dann geht es von dir aus reihum weiter."
                ),
                "hurrikan.sweep.turn",
            ),
            (
                (
                    "Kann niemand mehr etwas nehmen, gleich welche Karte jeder spielt, wenn er "
                    "an der Reihe ist, werden die nächsten Karten früher gegeben. Nach dem "
                    "letzten Geben ist die Runde zu Ende."
                ),
                "hurrikan.dead",
            ),
            (
                ("Was dann auf dem Tisch liegt oder noch auf einer Hand ist, gehört niemandem."),
                "hurrikan.leftover",
            ),
        ),
    ),
    Part(
        "Die Wertung",
        (
            ("Je 1 Punkt gibt es für die meisten Karten,", "hurrikan.score.cards"),
            ("für die meisten Herz-Karten,", "hurrikan.score.hearts"),
            ("für die Herz-Sieben", "hurrikan.score.seven"),
            (
                (
                    "und für die vier besten Karten. Dafür zählt eine Sieben 21, eine Sechs 18, "
                    "ein Ass 16, Fünf bis Zwei zählen 15 bis 12, König, Dame und Bube 10, 9 und "
                    "8."
                ),
                "hurrikan.score.best-four",
            ),
            ("Bei Gleichstand bekommt niemand den Punkt.", "hurrikan.score.cards"),
            (
                "Partner rechnen jeder für sich ab und zählen dann ihre Punkte zusammen.",
                "hurrikan.partners",
            ),
        ),
    ),
    Part(
        "Das Ende",
        (
            (
                (
                    "Die Punkte der Runden werden zusammengezählt. Hat nach einer Runde jemand "
                    "16 erreicht, zu viert 32, gewinnt der höhere Gesamtstand."
                ),
                "hurrikan.match",
            ),
            ("Steht es dann gleich, spielt ihr noch eine Runde.", "hurrikan.match"),
        ),
    ),
    Part(
        "Varianten",
        (
            (
                (
                    "Ihr könnt vereinbaren, dass nur eine gleiche Karte genommen werden muss, "
                    "oder gar nichts;"
                ),
                "hurrikan.capture.forced",
            ),
            (
                (
                    "dass auf einmal höchstens eine bestimmte Zahl von Karten genommen wird, "
                    "etwa vier;"
                ),
                "hurrikan.capture.sum",
            ),
            ("dass alle Karten gespielt werden;", "hurrikan.dead"),
            (
                "dass die letzten Karten auf dem Tisch bekommt, wer zuletzt genommen hat;",
                "hurrikan.leftover",
            ),
            ("dass es mit der allerletzten Karte keinen Hurrikan gibt;", "hurrikan.sweep"),
            (
                "dass es zu viert auch nach einem Hurrikan einfach reihum weitergeht;",
                "hurrikan.sweep.turn",
            ),
            ("dass Partner ihre Karten zusammenlegen, bevor gezählt wird;", "hurrikan.partners"),
            ("oder einen anderen Gesamtstand, bei dem die Partie endet.", "hurrikan.match"),
        ),
    ),
)
"""Hurrikan in einer Minute."""
