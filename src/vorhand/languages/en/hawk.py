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
        "Players, cards, aim",
        (
            ("Two to six play", "hawk.deal"),
            (
                "with 40 cards, ace to ten in four suits; an ace counts 1 pip, a two 2, a ten 10.",
                "hawk.deck",
            ),
            (
                (
                    "You want tricks with many pips: at the end two parties, LAFH and NOB, compare "
                    "what they have taken."
                ),
                "hawk.win",
            ),
        ),
    ),
    Part(
        "The deal",
        (
            (
                (
                    "With two players each gets 13 cards, with three 12, with four 10, with five 8 "
                    "and with six 6."
                ),
                "hawk.deal",
            ),
            ("What is left over lies aside, and nobody sees it.", "hawk.aside"),
        ),
    ),
    Part(
        "Play",
        (
            (
                "The player to the left of the dealer leads, then whoever took the last trick.",
                "hawk.lead",
            ),
            ("Play goes round clockwise,", "hawk.turn"),
            ("always a card from your own hand.", "hawk.held"),
            ("Follow the suit that was led if you can.", "hawk.follow-suit"),
            ("If not, ruff with the suit that beats it, or throw any other card.", "hawk.ruff"),
            (
                (
                    "Clubs beat spades, spades beat hearts, hearts beat diamonds, and diamonds "
                    "beat clubs."
                ),
                "hawk.suits",
            ),
            ("Low beats high, the ace beats the two.", "hawk.rank"),
            (
                (
                    "The lowest ruff takes the trick; without one, the lowest card of the suit "
                    "that was led."
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
                    "With four or more players, LAFH are the two who took the first trick and the "
                    "last; with two or three, whoever took the last is LAFH alone. All others are "
                    "NOB."
                ),
                "hawk.parties",
            ),
            (
                (
                    "If you took both the first and the last trick, you play a solo, which counts "
                    "threefold."
                ),
                "hawk.solo",
            ),
            ("LAFH wins with more pips than NOB; with equal pips it loses.", "hawk.win"),
            (
                (
                    "A win is step 1, with more than 150 pips 2, with more than 190 pips 4, with "
                    "all tricks 7; a loss is step -2, with fewer than 70 pips -3, with fewer than "
                    "30 pips -6."
                ),
                "hawk.step",
            ),
            ("Rare tricks add 1 if LAFH took them and take 1 off if NOB did:", "hawk.bonus"),
            ("very many pips,", "hawk.bonus.big-trick"),
            ("the same number in all four suits,", "hawk.bonus.four-of-a-kind"),
            ("and four numbers of a suit in a row.", "hawk.bonus.run"),
            (
                (
                    "Each player of LAFH gets the sum, times the number of players, or pays it if "
                    "it is below 0; NOB scores nothing. Among four a plain win is 4 points, a "
                    "plain loss costs 8."
                ),
                "hawk.payout",
            ),
        ),
    ),
    Part(
        "The end",
        (("When everybody has dealt twice, the highest total wins.", "hawk.match"),),
    ),
    Part(
        "Variants",
        (
            ("Others have to ruff if they can, or to overruff;", "hawk.ruff"),
            ("let the next suit of the circle beat a ruff;", "hawk.trick"),
            ("count a solo once when few play;", "hawk.solo"),
            (
                "ask for all 220 pips for step 7, or lower the bounds where cards lie aside;",
                "hawk.step",
            ),
            ("count every rare trick;", "hawk.bonus"),
            ("or play another number of deals.", "hawk.match"),
        ),
    ),
)
"""The game in a minute."""
