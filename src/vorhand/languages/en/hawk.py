"""Hawk in English."""

from __future__ import annotations

from typing import Final

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
