"""
The rules of three card games as immutable values: Hearts, Hawk and Hurrikan.

>>> from vorhand import Card, hearts
>>> state = hearts.deal(hearts.Match().deck_for(seed=1))
>>> hearts.to_move(state)
(0, 1, 2, 3)

`vorhand.hearts`, `vorhand.hawk` and `vorhand.hurrikan` are the games; see there for the names
that they have.
Cards are here, `shuffled` with them, and the errors, all of them a `VorhandError`.
"""

from vorhand import hawk, hearts, hurrikan
from vorhand.cards import DECK, Card, Cards
from vorhand.errors import (
    DealNotOver,
    IllegalMove,
    ImpossibleView,
    InvalidDeal,
    InvalidOptions,
    MatchOver,
    NoSuchSeat,
    NotationError,
    OutOfRange,
    RecordError,
    UnknownGame,
    UnknownLanguage,
    VorhandError,
    WrongTypeError,
)
from vorhand.rulebook import Rule, Rulebook, ScoreLine, ScoreSheet, Violation
from vorhand.shuffling import shuffled
from vorhand.suits import Rank, Suit
from vorhand.tricks import Trick

__all__ = [
    "DECK",
    "Card",
    "Cards",
    "DealNotOver",
    "IllegalMove",
    "ImpossibleView",
    "InvalidDeal",
    "InvalidOptions",
    "MatchOver",
    "NoSuchSeat",
    "NotationError",
    "OutOfRange",
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
    "Violation",
    "VorhandError",
    "WrongTypeError",
    "hawk",
    "hearts",
    "hurrikan",
    "shuffled",
]
