"""Hearts in German."""

from __future__ import annotations

from typing import Final

from vorhand.languages import Part

SENTENCES: Final = {
    # Why a move is refused
    "hearts.turn": "{turn} ist an der Reihe",
    "hearts.turn/passing": "zuerst werden Karten weitergegeben",
    "hearts.turn/playing": "du bist an der Reihe und spielst eine Karte, nichts anderes",
    "hearts.turn/choosing": "dir ist ein Durchmarsch gelungen, und du musst wählen, was er bewirkt",
    "hearts.turn/over": "die Runde ist zu Ende",
    "hearts.turn/view": "du siehst, was {seat} sieht, und kannst nur für {seat} spielen",
    "hearts.turn/absent": "auf Platz {seat:n} sitzt niemand",
    "hearts.pass.simultaneous": "du hast schon weitergegeben: {passed}",
    "hearts.pass.count": "weitergegeben werden {count} Karten, nicht {given}",
    "hearts.pass.count/one": "weitergegeben wird {count} Karte, nicht {given}",
    "hearts.held": "nicht auf deiner Hand: {missing}",
    "hearts.lead.opening": "der erste Stich beginnt mit der {allowed}",
    "hearts.lead.opening/any-club": "der erste Stich beginnt mit Kreuz: {allowed}",
    "hearts.follow-suit": "{led} ist ausgespielt, bedienen kannst du mit: {allowed}",
    "hearts.first-trick": (
        "im ersten Stich darf {card} nicht abgeworfen werden, solange du anderes hast: {allowed}"
    ),
    "hearts.queen": "Herz ist noch nicht geöffnet, statt {card} kannst du spielen: {allowed}",
    "hearts.breaking": "Herz ist noch nicht geöffnet, ausspielen kannst du: {allowed}",
    "hearts.moon": (
        "du hast die Wahl: den anderen werden Punkte dazugezählt, oder dir werden sie abgezogen"
    ),
    # What a line of the score sheet rests on
    "hearts.points": "genommen: {cards}",
    "hearts.points/no-trick": "keinen Stich gemacht",
    "hearts.points/doubled": "{cards} verdoppelt, was Karten zählen",
    "hearts.moon/shot": "Durchmarsch: {cards}",
    "hearts.moon/others": "Durchmarsch von {other}: {cards}",
    "hearts.moon/together": "Durchmarsch zu zweit: {cards}",
    "hearts.moon/other-side": "Durchmarsch der anderen Seite: {cards}",
    "hearts.moon/sun": "alle Stiche gemacht",
    "hearts.moon/sun-others": "alle Stiche für {other}",
    "hearts.moon/sun-together": "alle Stiche zu zweit gemacht",
    "hearts.moon/sun-other-side": "alle Stiche für die andere Seite",
    "hearts.moon/doubled": "{cards} verdoppelt, was das wert ist",
    "hearts.partners": "die Wertung des Partners ({partner})",
}

LABELS: Final = {
    "pass.left": "weitergegeben wird nach links",
    "pass.right": "weitergegeben wird nach rechts",
    "pass.across": "weitergegeben wird nach gegenüber",
    "pass.second_left": "weitergegeben wird an den Zweiten links",
    "pass.second_right": "weitergegeben wird an den Zweiten rechts",
    "pass.hold": "es wird nicht weitergegeben",
    "passes": "{seat} gibt weiter",
    "passed": "weitergegeben",
    "received": "erhalten",
    "broken": "Herz ist geöffnet",
    "partners": "Partner: {seats} und {others}",
    "kitty": "Restkarten",
    "kitty/taken": "Restkarten, an {taker}",
    "choosing": "{seat} hat nach dem Durchmarsch die Wahl",
    "moon.others_up": "Durchmarsch: den anderen werden Punkte dazugezählt",
    "moon.both": "Durchmarsch: den anderen werden Punkte dazugezählt, dem Spieler abgezogen",
    "moon.shooter_down": "Durchmarsch: dem Spieler werden Punkte abgezogen",
    "move.pass": "{seat} gibt {cards} weiter",
    "choose.others_up": "{seat} wählt: den anderen werden Punkte dazugezählt",
    "choose.shooter_down": "{seat} wählt: ihm werden Punkte abgezogen",
    "choose.both": "{seat} wählt: beides",
    "choose.shooter_chooses": "{seat} wählt: die Wahl",
    "choose.off": "{seat} wählt: nichts",
    "action.pass": "gibt {card} weiter",
    "action.others_up": "den anderen werden Punkte dazugezählt",
    "action.shooter_down": "dem Durchmarschierer werden Punkte abgezogen",
}

HEADINGS: Final = {
    "hearts.deck": "Die Karten",
    "hearts.deal": "Das Geben",
    "hearts.pass.direction": "Wohin weitergegeben wird",
    "hearts.pass.simultaneous": "Alle geben zugleich weiter",
    "hearts.pass.count": "Wie viele weitergegeben werden",
    "hearts.turn": "An der Reihe",
    "hearts.held": "Die eigenen Karten",
    "hearts.lead.opening": "Das erste Ausspiel",
    "hearts.follow-suit": "Bedienen",
    "hearts.first-trick": "Der erste Stich",
    "hearts.queen": "Die Dame wartet",
    "hearts.breaking": "Herz öffnen",
    "hearts.trick": "Wer den Stich macht",
    "hearts.kitty": "Die Restkarten",
    "hearts.points": "Punkte",
    "hearts.moon": "Der Durchmarsch",
    "hearts.partners": "Partner",
    "hearts.match.landing": "Genau auf einem Stand",
    "hearts.match.end": "Das Ende der Partie",
}

SUMMARIES: Final = {
    "hearts.deck": (
        "Gespielt wird mit 52 Karten, das Ass ist die höchste; zu dritt, zu fünft und zu sechst "
        "fehlen einige niedrige, damit alle Hände gleich groß sind."
    ),
    "hearts.deal": (
        "Alle Karten werden im Uhrzeigersinn in Päckchen gegeben, links vom Geber zuerst; dann "
        "gibt der linke Nachbar."
    ),
    "hearts.pass.direction": (
        "Vor dem Spiel gibt jeder Karten weiter, alle in dieselbe Richtung, und die wechselt von "
        "Runde zu Runde."
    ),
    "hearts.pass.simultaneous": (
        "Du wählst einmal, was du weitergibst, ehe du siehst, was du bekommst."
    ),
    "hearts.pass.count": (
        "Du gibst drei Karten weiter, oder so viele wie vereinbart, alle aus der Hand, die du "
        "bekommen hast."
    ),
    "hearts.turn": (
        "Du spielst, wenn du an der Reihe bist; nach dem Ende der Runde spielt niemand mehr."
    ),
    "hearts.held": "Du spielst Karten aus der eigenen Hand und gibst nur solche weiter.",
    "hearts.lead.opening": "Wer die Kreuz-Zwei hat, spielt sie zum ersten Stich aus.",
    "hearts.follow-suit": (
        "Du musst die ausgespielte Farbe bedienen; kannst du das nicht, darfst du jede Karte "
        "spielen."
    ),
    "hearts.first-trick": (
        "Im ersten Stich darfst du weder Herz noch die Pik-Dame abwerfen, solange du etwas anderes "
        "spielen kannst."
    ),
    "hearts.queen": (
        "Wenn es so vereinbart ist, wartet die Pik-Dame: Du darfst sie nicht ausspielen oder gar "
        "nicht spielen, bevor Herz geöffnet ist."
    ),
    "hearts.breaking": (
        "Herz darfst du erst ausspielen, wenn Herz geöffnet ist, außer du hast nur noch Herz."
    ),
    "hearts.trick": (
        "Die höchste Karte der ausgespielten Farbe macht den Stich, und wer ihn macht, spielt als "
        "Nächster aus."
    ),
    "hearts.kitty": (
        "Bleiben Karten übrig, liegen sie verdeckt und gehören niemandem oder dem, der einen "
        "vereinbarten Stich macht."
    ),
    "hearts.points": (
        "Jedes Herz in deinen Stichen zählt 1 Punkt, die Pik-Dame 13, und Punkte sind schlecht."
    ),
    "hearts.moon": (
        "Nimmst du alle Punktkarten, bekommst du keinen Punkt und jeder andere so viele, wie sie "
        "zusammen zählen, gewöhnlich 26."
    ),
    "hearts.partners": (
        "Wenn es so vereinbart ist, spielen die Plätze 0 und 2 gegen die Plätze 1 und 3, und "
        "Partner zählen ihre Wertungen zusammen."
    ),
    "hearts.match.landing": (
        "Wenn es so vereinbart ist, wird ein Gesamtstand, der genau erreicht wird, zu einem "
        "anderen."
    ),
    "hearts.match.end": (
        "Die Partie endet nach der Runde, in der ein Gesamtstand die Grenze erreicht, gewöhnlich "
        "100, und der niedrigste gewinnt."
    ),
}

MINUTE: Final = (
    Part(
        "Spieler, Karten, Ziel",
        (
            ("Vier spielen, jeder für sich, mit 52 Karten; das Ass ist hoch.", "hearts.deck"),
            (
                "Du willst wenige Punkte: Jedes Herz zählt 1, die Pik-Dame 13.",
                "hearts.points",
            ),
        ),
    ),
    Part("Das Geben", (("Alle Karten werden gegeben, dreizehn für jeden.", "hearts.deal"),)),
    Part(
        "Das Weitergeben",
        (
            ("Dann gibst du drei Karten weiter,", "hearts.pass.count"),
            ("ehe du siehst, was du selbst bekommst:", "hearts.pass.simultaneous"),
            (
                (
                    "nach links, in der nächsten Runde nach rechts, dann nach gegenüber, und in "
                    "der vierten Runde gar nicht."
                ),
                "hearts.pass.direction",
            ),
        ),
    ),
    Part(
        "Das Spiel",
        (
            ("Der erste Stich beginnt mit der Kreuz-Zwei.", "hearts.lead.opening"),
            ("Gespielt wird im Uhrzeigersinn,", "hearts.turn"),
            ("immer eine Karte aus der eigenen Hand.", "hearts.held"),
            (
                "Bediene die ausgespielte Farbe, wenn du kannst; sonst spiel, was du willst,",
                "hearts.follow-suit",
            ),
            ("im ersten Stich aber weder Herz noch die Pik-Dame.", "hearts.first-trick"),
            (
                (
                    "Die höchste Karte der ausgespielten Farbe macht den Stich, und wer ihn macht, "
                    "spielt als Nächster aus."
                ),
                "hearts.trick",
            ),
            ("Herz darfst du erst ausspielen, wenn schon eins gefallen ist.", "hearts.breaking"),
        ),
    ),
    Part(
        "Die Wertung",
        (
            (
                "Zähle die Herzen und die Pik-Dame in deinen Stichen: zusammen 26 Punkte.",
                "hearts.points",
            ),
            (
                "Hast du sie aber alle, bekommst du keinen Punkt und jeder andere 26.",
                "hearts.moon",
            ),
        ),
    ),
    Part(
        "Das Ende",
        (
            (
                "Hat nach einer Runde jemand 100 Punkte, gewinnt der niedrigste Gesamtstand.",
                "hearts.match.end",
            ),
        ),
    ),
    Part(
        "Varianten",
        (
            ("Auch drei, fünf oder sechs können spielen,", "hearts.deck"),
            ("mit Restkarten, wenn es nicht aufgeht,", "hearts.kitty"),
            ("oder vier als Partner, zwei gegen zwei.", "hearts.partners"),
            ("Manche lassen auch die Pik-Dame Herz öffnen", "hearts.breaking"),
            ("oder lassen sie warten, bis Herz geöffnet ist,", "hearts.queen"),
            (
                (
                    "zählen auch Pik-König und Pik-Ass, wie bei Black Maria, oder ziehen "
                    "für den Karo-Buben 10 Punkte ab,"
                ),
                "hearts.points",
            ),
            (
                "ziehen für einen Durchmarsch 26 ab oder zählen mehr für alle Stiche,",
                "hearts.moon",
            ),
            ("oder lassen genau 100 Punkte zu 50 werden.", "hearts.match.landing"),
        ),
    ),
)
"""The game in a minute."""
