"""
The games as games of OpenSpiel, for its searches and learners.

It needs OpenSpiel: ``pip install 'vorhand[openspiel]'``. When this module is imported the games are
registered as ``python_vorhand_hearts``, ``python_vorhand_hawk`` and ``python_vorhand_hurrikan``.

The names, by what they are for::

    a game           `load_game`, which gives a `VorhandGame` with its `Setting`; `game_string`, the
                     text of a game with all parameters, without a comma inside of them
    its states       `VorhandState`, which holds a `Turn` once the cards are dealt; `Observer`, what
                     a seat sees of them
    for searches     `RollOuts`, an evaluator that plays deals out at random
    their Hearts     `hearts_from_openspiel`, `hearts_to_openspiel`, and `resample_hearts`, which
                     draws states that could have come about
"""

from vorhand.errors import MissingExtra

try:
    import pyspiel as _pyspiel  # noqa: F401 - is it there?
except ImportError:
    raise MissingExtra("vorhand.adapters.openspiel", "pyspiel", "vorhand[openspiel]") from None

from vorhand.adapters.openspiel.games import VorhandGame, VorhandState, load_game, register
from vorhand.adapters.openspiel.hearts import (
    hearts_from_openspiel,
    hearts_to_openspiel,
    resample_hearts,
)
from vorhand.adapters.openspiel.observer import Observer
from vorhand.adapters.openspiel.rollouts import RollOuts
from vorhand.adapters.openspiel.setting import Setting, game_string

__all__ = [
    "Observer",
    "RollOuts",
    "Setting",
    "VorhandGame",
    "VorhandState",
    "game_string",
    "hearts_from_openspiel",
    "hearts_to_openspiel",
    "load_game",
    "resample_hearts",
]

register()
