"""Hawk in English."""

from __future__ import annotations

from typing import Final

SENTENCES: Final = {
    # Why a move is refused
    "hawk.turn": "it is seat {turn}'s turn",
    "hawk.turn/over": "the deal is over",
    "hawk.turn/view": "you are looking as seat {seat} and can only move for seat {seat}",
    "hawk.turn/absent": "nobody sits at seat {seat}",
    "hawk.held": "you do not hold {missing}",
    "hawk.follow-suit": "{led} are led and you hold {allowed}",
    "hawk.ruff": "{led} are led, you have none, and you must ruff with {allowed}",
    "hawk.ruff/over": "{led} are led, and you must ruff lower than the others, with {allowed}",
    # What a line of the score sheet rests on
    "hawk.step/won": "LAFH won with {lafh} pips to {nob}: step {step}",
    "hawk.step/lost": "LAFH lost with {lafh} pips to {nob}: step {step}",
    "hawk.bonus.big-trick/lafh": (
        "seat {taker} took trick {trick} for LAFH, with more than {bound} pips: {cards}"
    ),
    "hawk.bonus.big-trick/nob": (
        "seat {taker} took trick {trick} for NOB, with more than {bound} pips: {cards}"
    ),
    "hawk.bonus.four-of-a-kind/lafh": (
        "seat {taker} took trick {trick} for LAFH, with four of a kind in it: {cards}"
    ),
    "hawk.bonus.four-of-a-kind/nob": (
        "seat {taker} took trick {trick} for NOB, with four of a kind in it: {cards}"
    ),
    "hawk.bonus.run/lafh": "seat {taker} took trick {trick} for LAFH, with a run in it: {cards}",
    "hawk.bonus.run/nob": "seat {taker} took trick {trick} for NOB, with a run in it: {cards}",
    "hawk.payout": "k is {k}: step {step}, bonuses {bonuses}; times {players} players",
    "hawk.payout/solo": (
        "k is {k}: step {step}, bonuses {bonuses}; times {players} players, times 3"
    ),
    "hawk.payout/solo-once": (
        "k is {k}: step {step}, bonuses {bonuses}; times {players} players, a solo counts once"
    ),
    "hawk.payout/nob": "NOB scores nothing",
}

LABELS: Final = {
    "pips": "pips",
    "aside": "aside",
    "parties.both": "LAFH: whoever takes the first trick and whoever takes the last",
    "parties.last": "LAFH: whoever takes the last trick",
    "parties.joins": "LAFH: seat {seat} and whoever takes the last trick",
    "parties": "LAFH: {lafh}; NOB: {nob}",
    "parties.solo": "LAFH: {lafh}, a solo; NOB: {nob}",
}

HEADINGS: Final = {
    "hawk.deck": "The cards",
    "hawk.rank": "Which card is higher",
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
