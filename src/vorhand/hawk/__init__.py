"""
Hawk, also called Eagle, for 2 to 6 players: whoever takes the last trick plays against the others.

A deal is a value that never changes. `deal` or `begin` gives its first state, and `apply` the
state after a move:

>>> from vorhand import hawk
>>> match = hawk.Match()
>>> state = match.deal(match.deck_for(seed=7))
>>> while hawk.to_move(state):
...     state = hawk.apply(state, hawk.legal_moves(state)[0])
>>> sum(hawk.points(state))
220

The names, by what they are for::

    the variant      `Options` with its enums, and the preset `SOURCE`
    the start        `pack`, `deal`, `begin`
    the course       `to_move`, `legal_moves`, `violation`, `apply`
    the parties      `outlook` at any time, `parties` at the end
    the result       `points`, `score`, `scoresheet`, and `result`, how the score came about
    one trick        `bonuses_of`
    moves            `Play`; `parse_move` reads one from text
    phases           `Playing`, `Over`, together `State`; each has ``hands`` by seat, and
                     ``public``, what everybody sees (`Public`)
    the past         `deck_of`, `moves_of`: what led to a state, as `vorhand.records` saves it
    hidden cards     `view`: what one seat may know, as a `View`, which everything under "the
                     course", "the parties" and "the result" takes like a state, except
                     `apply`; `sample`: a full state drawn from all that a view allows
    for searches     `transposition_key`: equal for states from which the same moves lead to
                     the same scores; `utility`: a result by seat, higher is better;
                     `score_bounds`, `utility_bounds` and `longest_deal` of options
    the match        `Match`
    the rules        `RULES`, from `hawk.deck` to `hawk.match`
    for any game     `NAME`; `NOTATION`: how moves are written in a record; `ACTIONS` and
                     `OBSERVER`: moves and views as numbers, for `vorhand.turns`

Where to find a rule: the pack and the deal in ``dealing``, which card beats which in ``beating``,
which card may be played and who takes a trick in ``playing``, who plays with whom in ``parties``,
the rare tricks in ``bonuses``, what a deal pays in ``scoring``, and how a match ends in ``match``.

Seats are numbered clockwise from 0; the seat to the left of ``seat`` is ``seat + 1``.
"""

from typing import Final

from vorhand.hawk.actions import ACTIONS
from vorhand.hawk.bonuses import Bonus, bonuses_of
from vorhand.hawk.bounds import longest_deal, score_bounds, utility, utility_bounds
from vorhand.hawk.dealing import begin, deal, deck_of, pack
from vorhand.hawk.match import Match
from vorhand.hawk.moves import Move, Play, parse_move
from vorhand.hawk.notation import NOTATION
from vorhand.hawk.options import (
    SOURCE,
    Counting,
    Options,
    Ruffing,
    Slam,
    Thresholds,
    TrickRule,
)
from vorhand.hawk.parties import Outlook, Parties, outlook, parties
from vorhand.hawk.planes import OBSERVER
from vorhand.hawk.rulebook import RULES
from vorhand.hawk.scoring import Result, points, result, score, scoresheet
from vorhand.hawk.seen.picture import picture_of_state, picture_of_view
from vorhand.hawk.seen.sample import sample
from vorhand.hawk.seen.view import View, view
from vorhand.hawk.state import PHASES, Deal, Over, Playing, Public, State
from vorhand.hawk.transposition import transposition_key
from vorhand.hawk.turns import apply, legal_moves, moves_of, to_move, violation
from vorhand.show import drawn_by

NAME: Final = "hawk"
"""The name of the game, as in `vorhand.GAMES`."""

RULES.close()
drawn_by(picture_of_state, *PHASES)
drawn_by(picture_of_view, View)

__all__ = [
    "ACTIONS",
    "NAME",
    "NOTATION",
    "OBSERVER",
    "RULES",
    "SOURCE",
    "Bonus",
    "Counting",
    "Deal",
    "Match",
    "Move",
    "Options",
    "Outlook",
    "Over",
    "Parties",
    "Play",
    "Playing",
    "Public",
    "Result",
    "Ruffing",
    "Slam",
    "State",
    "Thresholds",
    "TrickRule",
    "View",
    "apply",
    "begin",
    "bonuses_of",
    "deal",
    "deck_of",
    "legal_moves",
    "longest_deal",
    "moves_of",
    "outlook",
    "pack",
    "parse_move",
    "parties",
    "points",
    "result",
    "sample",
    "score",
    "score_bounds",
    "scoresheet",
    "to_move",
    "transposition_key",
    "utility",
    "utility_bounds",
    "view",
    "violation",
]


def __dir__() -> list[str]:
    return sorted([*__all__, "__all__", "__doc__", "__file__", "__name__", "__path__"])
