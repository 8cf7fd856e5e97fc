"""Hawk in English."""

from __future__ import annotations

from typing import Final

from vorhand.languages import Part

SENTENCES: Final = {
    # Why a move is refused
    "hawk.turn": "it is {turn}'s turn",
    "hawk.turn/over": "the deal is over",
    "hawk.turn/view": "you are looking as {seat} and can only move for {seat}",
    "hawk.turn/absent": "nobody sits at seat {seat:n}",
    "hawk.held": "you do not hold {missing}",
    "hawk.follow-suit": "{led} are led, and you can follow with {allowed}",
    "hawk.ruff": "{led} are led, you have none, and you have to ruff with {allowed}",
    "hawk.ruff/over": "{led} are led, and you have to ruff lower than the others, with {allowed}",
    # What a line of the score sheet rests on
    "hawk.step/won": "LAFH won with {lafh} pips to {nob}: step {step}",
    "hawk.step/lost": "LAFH lost with {lafh} pips to {nob}: step {step}",
    "hawk.bonus.big-trick/lafh": (
        "{taker} took trick {trick} for LAFH, with more than {bound} pips: {cards}"
    ),
    "hawk.bonus.big-trick/nob": (
        "{taker} took trick {trick} for NOB, with more than {bound} pips: {cards}"
    ),
    "hawk.bonus.four-of-a-kind/lafh": (
        "{taker} took trick {trick} for LAFH, with four of a kind in it: {cards}"
    ),
    "hawk.bonus.four-of-a-kind/nob": (
        "{taker} took trick {trick} for NOB, with four of a kind in it: {cards}"
    ),
    "hawk.bonus.run/lafh": "{taker} took trick {trick} for LAFH, with a run in it: {cards}",
    "hawk.bonus.run/nob": "{taker} took trick {trick} for NOB, with a run in it: {cards}",
    "hawk.payout": ("step {step} + bonuses {bonuses} = k {k}; {k} x {players} players = {result}"),
    "hawk.payout/solo": (
        "step {step} + bonuses {bonuses} = k {k}; {k} x {players} players x 3 for the solo = "
        "{result}"
    ),
    "hawk.payout/solo-once": (
        "step {step} + bonuses {bonuses} = k {k}; {k} x {players} players = {result}, and the solo "
        "counts once"
    ),
    "hawk.payout/nob": "NOB scores nothing",
}

LABELS: Final = {
    "pips": "pips",
    "aside": "aside",
    "parties.both": "LAFH: whoever takes the first trick and whoever takes the last",
    "parties.last": "LAFH: whoever takes the last trick",
    "parties.joins": "LAFH: {seat} and whoever takes the last trick",
    "parties": "LAFH: {lafh}; NOB: {nob}",
    "parties.solo": "LAFH: {lafh}, a solo; NOB: {nob}",
}

HEADINGS: Final = {
    "hawk.deck": "The cards",
    "hawk.rank": "Low beats high",
    "hawk.suits": "Which suit beats which",
    "hawk.deal": "The deal",
    "hawk.aside": "Cards that lie aside",
    "hawk.lead": "Who leads",
    "hawk.turn": "Your turn",
    "hawk.held": "Your own cards",
    "hawk.follow-suit": "Following suit",
    "hawk.ruff": "Ruffing",
    "hawk.trick": "Who takes the trick",
    "hawk.parties": "Who plays with whom",
    "hawk.solo": "The solo",
    "hawk.win": "Who wins a deal",
    "hawk.step": "How high LAFH wins or loses",
    "hawk.bonus": "Bonuses for rare tricks",
    "hawk.bonus.big-trick": "The big trick",
    "hawk.bonus.four-of-a-kind": "Four of a kind",
    "hawk.bonus.run": "The run",
    "hawk.payout": "What a deal pays",
    "hawk.match": "A match",
}

MINUTE: Final = (
    Part(
        "Players, cards, object",
        (
            ("Two to six people can play.", "hawk.deal"),
            (
                (
                    "There are 40 cards, ace to ten in four suits. Each counts its number in pips: "
                    "an ace 1, a ten 10, the whole pack 220."
                ),
                "hawk.deck",
            ),
            (
                (
                    "Collect pips by taking tricks. At the end two sides, called LAFH and NOB, "
                    "compare what they have taken, and only LAFH wins or loses points."
                ),
                "hawk.win",
            ),
        ),
    ),
    Part(
        "Deal",
        (
            (
                (
                    "Four players get 10 cards each, in packets of three, four and three. Two "
                    "players get 13 cards, three get 12, five get 8 and six get 6."
                ),
                "hawk.deal",
            ),
            ("Cards left over lie aside, and nobody sees them.", "hawk.aside"),
        ),
    ),
    Part(
        "Play",
        (
            (
                (
                    "The player to the dealer's left leads to the first trick; whoever takes a "
                    "trick leads to the next."
                ),
                "hawk.lead",
            ),
            ("Follow the suit that was led if you can.", "hawk.follow-suit"),
            (
                (
                    "If you cannot, you may ruff with a card of the suit that beats it, or throw "
                    "any other card."
                ),
                "hawk.ruff",
            ),
            (
                (
                    "Clubs beat spades, spades beat hearts, hearts beat diamonds, and diamonds "
                    "beat clubs."
                ),
                "hawk.suits",
            ),
            ("Low beats high: an ace beats a two, and a nine beats a ten.", "hawk.rank"),
            (
                (
                    "The lowest ruff takes the trick; if nobody ruffed, the lowest card of the "
                    "suit that was led."
                ),
                "hawk.trick",
            ),
        ),
    ),
    Part(
        "Scoring",
        (
            (
                (
                    "With four or more players, whoever took the first trick and whoever took the "
                    "last are LAFH, against all others, who are NOB. With two or three, the taker "
                    "of the last trick is LAFH alone."
                ),
                "hawk.parties",
            ),
            (
                (
                    "If you took both the first and the last trick, you are LAFH alone in a solo, "
                    "which counts three times."
                ),
                "hawk.solo",
            ),
            ("LAFH wins with more pips than NOB, and loses with as many or fewer.", "hawk.win"),
            (
                (
                    "A win is step 1, with more than 150 pips 2, with more than 190 pips 4, with "
                    "all tricks 7. A loss is step -2, with fewer than 70 pips -3, with fewer than "
                    "30 -6."
                ),
                "hawk.step",
            ),
            (
                (
                    "A trick with very many pips, with four of a kind or with a run of four adds 1 "
                    "if LAFH took it, and takes 1 off if NOB did."
                ),
                "hawk.bonus",
            ),
            (
                (
                    "Each player of LAFH scores step and bonuses, times the number of players; NOB "
                    "scores nothing. Among four a plain win is worth 4 points, and a plain loss "
                    "costs 8."
                ),
                "hawk.payout",
            ),
        ),
    ),
    Part(
        "End",
        (
            (
                (
                    "A match lasts until everybody has dealt twice, unless you agree on another "
                    "number of deals. The highest total wins."
                ),
                "hawk.match",
            ),
        ),
    ),
    Part(
        "Variants",
        (
            ("You can agree that you must ruff, or even overruff, if you can.", "hawk.ruff"),
            (
                (
                    "You can let each card beat the one that is winning so far, so that a ruff can "
                    "be ruffed in turn."
                ),
                "hawk.trick",
            ),
            ("You can count a solo once when only two or three play.", "hawk.solo"),
            (
                (
                    "You can ask for all 220 pips for the highest step, or lower the bounds where "
                    "cards lie aside."
                ),
                "hawk.step",
            ),
            ("You can count every rare trick, not each kind once.", "hawk.bonus"),
        ),
    ),
)
