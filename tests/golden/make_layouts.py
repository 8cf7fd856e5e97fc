"""
Write down what actions and planes are: ``python -m tests.golden.make_layouts``.

Programs that have learnt rely on these numbers for ever, so the file is only added to: a layout
that changes gets a new name, and the old one stays.
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

from vorhand import GAMES, observing, turns
from vorhand.turns import Turn

FILE = Path(__file__).with_name("layouts.json")
PLAYERS = {"hearts": (3, 4, 5, 6), "hawk": (2, 3, 4, 5, 6), "hurrikan": (2, 4)}


def planes_of(name: str, players: int) -> dict[str, list[list[Any]]]:
    """The planes of a game by the name of their layout, each with its name, start and width."""
    options = GAMES[name].Options(players=players)
    found = (observing.planes(options, history=history) for history in (False, True))
    return {
        planes.name: [[plane.name, plane.start, plane.width] for plane in planes.planes]
        for planes in found
    }


def observed(name: str, players: int) -> list[dict[str, Any]]:
    """What seats observe in some positions of a deal, as hexadecimal numbers."""
    game = GAMES[name]
    match = game.Match(game.Options(players=players))
    turn, rng, lines = Turn(match.deal(match.deck_for(seed=11))), Random(11), []
    number = 0
    while turn.seat is not None:
        action = turn.legal()[int(rng.random() * len(turn.legal()))]
        if number % 9 == 1:
            seat = number % players
            bits = [turn.observation(seat, history=history) for history in (False, True)]
            lines.append({"turn": number, "seat": seat, "bits": [f"{one.value:x}" for one in bits]})
        turn, number = turn.apply(action), number + 1
    return lines


def everything() -> dict[str, Any]:
    """All that is frozen."""
    return {
        "actions": {
            name: [turns.layout(name).name, *turns.layout(name).meanings] for name in GAMES
        },
        "planes": {
            name: {str(players): planes_of(name, players) for players in PLAYERS[name]}
            for name in GAMES
        },
        "observations": {
            name: {str(players): observed(name, players) for players in PLAYERS[name]}
            for name in GAMES
        },
    }


if __name__ == "__main__":
    FILE.write_text(json.dumps(everything(), indent=1) + "\n", "utf-8")
