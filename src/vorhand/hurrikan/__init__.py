"""
Hurrikan, for 2 players or for 4 in two pairs: capture cards from the table.

A round is a value that never changes. `deal` or `begin` gives its first state, and `apply` the
state after a move:

>>> from vorhand import hurrikan
>>> match = hurrikan.Match()
>>> state = match.deal(match.deck_for(seed=7))
>>> while hurrikan.to_move(state):
...     state = hurrikan.apply(state, hurrikan.legal_moves(state)[0])
>>> sum(hurrikan.points(state)) + sum(map(len, state.hands)) + len(state.table)
40

The names, by what they are for::

    the variant      `Options` with its enums, and the presets `SOURCE`, `FOUR_PLAYERS`
    the start        `pack`, `deal`, `begin`
    the course       `to_move`, `legal_moves`, `violation`, `apply`
    the result       `points`, `score`, `scoresheet`
    sweeps           `sweeps`
    moves            `Play`; `parse_move` reads one from text
    phases           `Playing`, `Over`, together `State`; each has ``hands`` by seat, and
                     ``public``, what everybody sees (`Public`)
    the past         `deck_of`, `moves_of`: what led to a state, as `vorhand.records` saves it
    hidden cards     `view`: what one seat may know, as a `View`, which everything under "the
                     course", "the result" and "sweeps" takes like a state, except `apply`;
                     `sample`: a full state drawn from all that a view allows
    for searches     `transposition_key`: equal for states from which the same moves lead to
                     the same scores; `utility`: a result by seat, higher is better;
                     `score_bounds`, `utility_bounds` and `longest_deal` of options
    the match        `Match`
    the rules        `RULES`, from `hurrikan.deck` to `hurrikan.match`
    for any game     `NAME`; `NOTATION`: how moves are written in a record; `ACTIONS` and
                     `OBSERVER`: moves and views as numbers, for `vorhand.turns`

Where to find a rule: the pack and the deal in ``dealing``, what cards are worth in ``values``, who
plays next in ``order``, what a card may take in ``capturing``, what a play leads to in ``playing``,
sweeps and what is left in ``piles``, dead positions in ``dead``, what counts in ``scoring``, and
how a match ends in ``match``.

Seats are numbered clockwise from 0; the seat to the left of ``seat`` is ``seat + 1``.
"""

from typing import Final

from vorhand.hurrikan.actions import ACTIONS
from vorhand.hurrikan.bounds import longest_deal, score_bounds, utility, utility_bounds
from vorhand.hurrikan.dealing import begin, deal, deck_of, pack
from vorhand.hurrikan.match import Match
from vorhand.hurrikan.moves import Move, Play, parse_move
from vorhand.hurrikan.notation import NOTATION
from vorhand.hurrikan.options import (
    FOUR_PLAYERS,
    SOURCE,
    AfterSweep,
    Capture,
    Dead,
    Leftover,
    Options,
    Partners,
)
from vorhand.hurrikan.planes import OBSERVER
from vorhand.hurrikan.rulebook import RULES
from vorhand.hurrikan.scoring import points, score, scoresheet, sweeps
from vorhand.hurrikan.seen.picture import picture_of_state, picture_of_view
from vorhand.hurrikan.seen.sample import sample
from vorhand.hurrikan.seen.view import View, view
from vorhand.hurrikan.state import PHASES, Deal, Over, Playing, Public, State
from vorhand.hurrikan.transposition import transposition_key
from vorhand.hurrikan.turns import apply, legal_moves, moves_of, to_move, violation
from vorhand.show import drawn_by

NAME: Final = "hurrikan"
"""The name of the game, as in `vorhand.GAMES`."""

RULES.close()
drawn_by(picture_of_state, *PHASES)
drawn_by(picture_of_view, View)

__all__ = [
    "ACTIONS",
    "FOUR_PLAYERS",
    "NAME",
    "NOTATION",
    "OBSERVER",
    "RULES",
    "SOURCE",
    "AfterSweep",
    "Capture",
    "Dead",
    "Deal",
    "Leftover",
    "Match",
    "Move",
    "Options",
    "Over",
    "Partners",
    "Play",
    "Playing",
    "Public",
    "State",
    "View",
    "apply",
    "begin",
    "deal",
    "deck_of",
    "legal_moves",
    "longest_deal",
    "moves_of",
    "pack",
    "parse_move",
    "points",
    "sample",
    "score",
    "score_bounds",
    "scoresheet",
    "sweeps",
    "to_move",
    "transposition_key",
    "utility",
    "utility_bounds",
    "view",
    "violation",
]


def __dir__() -> list[str]:
    return sorted([*__all__, "__all__", "__doc__", "__file__", "__name__", "__path__"])
