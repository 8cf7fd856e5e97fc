"""
The rules of three card games as immutable values: Hearts, Hawk and Hurrikan.

>>> from vorhand import Card, hearts
>>> state = hearts.deal(hearts.Match().deck_for(seed=1))
>>> hearts.to_move(state)
(0, 1, 2, 3)

What it contains::

    games        `hearts`, `hawk` and `hurrikan`, whose ``help`` explains their names;
                 `GAMES` has them by name, and `game_of` finds the game of a value
    any game     `game`: play at random, count moves and replay them
    records      `records`: matches that can be saved, replayed and checked
    players      `players`: simple ones, to play against
    learning     `turns`: moves as numbers; `observing`: views as bits
    arena        `arena`: deals and matches between players, and comparisons of them
    other        `conformance`: files with which an engine in any language can be checked
    engines
    cards        `Card`, `Cards`, `Suit`, `Rank`, `DECK` and `shuffled`
    rules        `Rule`, `Rulebook`, `Violation`, `ScoreLine` and `ScoreSheet`
    tricks       `Trick`
    errors       every one of them is a `VorhandError`
    build        `BUILD`: "pure", or "native" if the inner parts are compiled
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from vorhand.cards import BUILD, DECK, Card, Cards
from vorhand.errors import (
    DealNotOver,
    IllegalAction,
    IllegalMove,
    ImpossibleView,
    InvalidDeal,
    InvalidOptions,
    MatchOver,
    MissingExtra,
    NoSuchSeat,
    NotationError,
    NotComparable,
    NotToMove,
    OutOfRange,
    PlayerError,
    RecordError,
    UnknownGame,
    UnknownLanguage,
    UnknownPlane,
    UnknownPlayer,
    UnknownRule,
    VorhandError,
    WrongTypeError,
)
from vorhand.suits import Rank, Suit

if TYPE_CHECKING:
    from vorhand import (
        arena,
        conformance,
        game,
        hawk,
        hearts,
        hurrikan,
        observing,
        players,
        records,
        turns,
    )
    from vorhand.game import GAMES, game_of
    from vorhand.kit.shuffling import shuffled
    from vorhand.kit.tricks import Trick
    from vorhand.rules import Rule, Rulebook, ScoreLine, ScoreSheet, Violation

__all__ = [
    "BUILD",
    "DECK",
    "GAMES",
    "Card",
    "Cards",
    "DealNotOver",
    "IllegalAction",
    "IllegalMove",
    "ImpossibleView",
    "InvalidDeal",
    "InvalidOptions",
    "MatchOver",
    "MissingExtra",
    "NoSuchSeat",
    "NotComparable",
    "NotToMove",
    "NotationError",
    "OutOfRange",
    "PlayerError",
    "Rank",
    "RecordError",
    "Rule",
    "Rulebook",
    "ScoreLine",
    "ScoreSheet",
    "Suit",
    "Trick",
    "UnknownGame",
    "UnknownLanguage",
    "UnknownPlane",
    "UnknownPlayer",
    "UnknownRule",
    "Violation",
    "VorhandError",
    "WrongTypeError",
    "arena",
    "conformance",
    "game",
    "game_of",
    "hawk",
    "hearts",
    "hurrikan",
    "observing",
    "players",
    "records",
    "shuffled",
    "turns",
]

# Whatever takes time to import is imported on first use.
_MODULES = (
    "arena",
    "conformance",
    "game",
    "hawk",
    "hearts",
    "hurrikan",
    "observing",
    "players",
    "records",
    "turns",
)
_PLACES = {
    "GAMES": "game",
    "game_of": "game",
    "shuffled": "kit.shuffling",
    "Trick": "kit.tricks",
    "Rule": "rules",
    "Rulebook": "rules",
    "ScoreLine": "rules",
    "ScoreSheet": "rules",
    "Violation": "rules",
}


def __getattr__(name: str) -> Any:  # noqa: ANN401 - a module, a class or a function
    if name in _MODULES:
        return import_module(f"{__name__}.{name}")
    if name in _PLACES:
        value = getattr(import_module(f"{__name__}.{_PLACES[name]}"), name)
        globals()[name] = value
        return value
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted([*__all__, "__all__", "__doc__", "__file__", "__name__", "__path__"])
