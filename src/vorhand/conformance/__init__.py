"""
Files with which engines in any language can check themselves.

For each game there is a JSON file of deals with their positions: who may move, all legal moves,
moves that are refused and the rule that each of them breaks, what a move leads to, points,
scores and how they add up. Matches and perft counts are in it too. The expected values come from
oracles that were written from the statement of the rules alone.

>>> from vorhand import conformance
>>> hawk = conformance.load("hawk")
>>> hawk["format"], hawk["version"], len(hawk["deals"]) > 50
('vorhand conformance', 1, True)
>>> hawk["deals"][0]["positions"][0]["legal"][:3]
['0 2C', '0 4C', '0 6C']

The names, by what they are for::

    a file           `load`
    its form         `schema`
"""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

from vorhand.errors import UnknownGame, WrongTypeError, quoted
from vorhand.game import GAMES

__all__ = ["load", "schema"]


def load(game: str) -> dict[str, Any]:
    """
    The conformance file of a game, a new dictionary at each call.

    Raises:
        UnknownGame: there is no game of this name in `vorhand.GAMES`.
        WrongTypeError: not a text.
    """
    if not isinstance(game, str):
        raise WrongTypeError(f"the name of a game is a text, not {quoted(game)}")
    if game not in GAMES:
        raise UnknownGame(f"one of {', '.join(GAMES)} is expected, not {quoted(game)}")
    return _read(f"{game}.json")


def schema() -> dict[str, Any]:
    """
    The JSON Schema of conformance files (draft 2020-12), a new dictionary at each call. It
    describes every field.
    """
    return _read("conformance.schema.json")


def _read(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(files(__name__).joinpath(name).read_text("utf-8"))
    return found
