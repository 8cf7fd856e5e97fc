"""
Hearts, for 3 to 6 players: avoid hearts and the queen of spades, or take them all.

A deal is a value that never changes. `deal` or `begin` gives its first state, and `apply` the
state after a move:

>>> from vorhand import hearts
>>> match = hearts.Match()
>>> state = match.deal(match.deck_for(seed=7))
>>> while hearts.to_move(state):
...     state = hearts.apply(state, hearts.legal_moves(state)[0])
>>> sum(hearts.points(state))
26

The names, by what they are for::

    the variant      `Options` with its enums, and the presets `TRAINER`, `ATLANTIS`,
                     `MICROSOFT`, `OMNIBUS`, `OPEN_SPIEL`, `BLACK_MARIA`, `SPOT_HEARTS`,
                     `PARTNERSHIP`
    the start        `pack`, `deal`, `begin`
    the course       `to_move`, `legal_moves`, `violation`, `apply`
    the result       `points`, `score`, `scoresheet`
    moves            `Pass`, `Play`, `Choose`; `parse_move` reads one from text
    phases           `Passing`, `Playing`, `Choosing`, `Over`, together `State`; each has
                     ``hands`` by seat, and ``public``, what everybody sees (`Public`)
    the past         `deck_of`, `moves_of`: what led to a state, as `vorhand.records` saves it
    hidden cards     `view`: what one seat may know, as a `View`, which everything under "the
                     course" and "the result" takes like a state, except `apply`; `sample`: a
                     full state drawn from all that a view allows
    for searches     `transposition_key`: equal for states from which the same moves lead to
                     the same scores; `utility`: a result by seat, higher is better;
                     `score_bounds`, `utility_bounds` and `longest_deal` of options
    the match        `Match`
    the rules        `RULES`, from `hearts.deck` to `hearts.match.end`
    for any game     `NAME`; `NOTATION`: how moves are written in a record; `ACTIONS` and
                     `OBSERVER`: moves and views as numbers, for `vorhand.turns`

Where to find a rule: the pack and the deal in ``dealing``, passing in ``passing``, which card may
be played and who takes a trick in ``playing``, who gets cards that are left over in ``kitty``, what
a card counts in ``penalties``, the moon and what it gives in ``moon``, what partners have in common
in ``partners``, how a score is added up in ``scoring``, and how a match ends in ``match``.

Seats are numbered clockwise from 0; the seat to the left of ``seat`` is ``seat + 1``.
"""

from typing import Final

from vorhand.hearts.actions import ACTIONS
from vorhand.hearts.bounds import longest_deal, score_bounds, utility, utility_bounds
from vorhand.hearts.choices import (
    AllPenalties,
    Breaking,
    Direction,
    FirstTrick,
    HeartPoints,
    Kitty,
    Moon,
    Opening,
    Partners,
    Queen,
    Tie,
)
from vorhand.hearts.dealing import begin, deal, deck_of, pack
from vorhand.hearts.match import Match
from vorhand.hearts.moves import Choose, Move, Pass, Passes, Play, parse_move
from vorhand.hearts.notation import NOTATION
from vorhand.hearts.options import (
    ATLANTIS,
    BLACK_MARIA,
    MICROSOFT,
    OMNIBUS,
    OPEN_SPIEL,
    PARTNERSHIP,
    SPOT_HEARTS,
    TRAINER,
    Options,
)
from vorhand.hearts.planes import OBSERVER
from vorhand.hearts.rulebook import RULES
from vorhand.hearts.scoring import points, score, scoresheet
from vorhand.hearts.seen.picture import picture_of_state, picture_of_view
from vorhand.hearts.seen.sample import sample
from vorhand.hearts.seen.view import View, view
from vorhand.hearts.state import PHASES, Choosing, Deal, Over, Passing, Playing, Public, State
from vorhand.hearts.transposition import transposition_key
from vorhand.hearts.turns import apply, legal_moves, moves_of, to_move, violation
from vorhand.show import drawn_by

NAME: Final = "hearts"
"""The name of the game, as in `vorhand.GAMES`."""

RULES.close()
drawn_by(picture_of_state, *PHASES)
drawn_by(picture_of_view, View)

__all__ = [
    "ACTIONS",
    "ATLANTIS",
    "BLACK_MARIA",
    "MICROSOFT",
    "NAME",
    "NOTATION",
    "OBSERVER",
    "OMNIBUS",
    "OPEN_SPIEL",
    "PARTNERSHIP",
    "RULES",
    "SPOT_HEARTS",
    "TRAINER",
    "AllPenalties",
    "Breaking",
    "Choose",
    "Choosing",
    "Deal",
    "Direction",
    "FirstTrick",
    "HeartPoints",
    "Kitty",
    "Match",
    "Moon",
    "Move",
    "Opening",
    "Options",
    "Over",
    "Partners",
    "Pass",
    "Passes",
    "Passing",
    "Play",
    "Playing",
    "Public",
    "Queen",
    "State",
    "Tie",
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
    "to_move",
    "transposition_key",
    "utility",
    "utility_bounds",
    "view",
    "violation",
]


def __dir__() -> list[str]:
    return sorted([*__all__, "__all__", "__doc__", "__file__", "__name__", "__path__"])
