"""
Single, a game of one trick for 2 to 4 players.

Where to find a rule: the pack and the deal in ``dealing``, which card may be played and who takes
the trick in ``playing``, what a deal scores in ``scoring``, and how a match ends in ``match``.
"""

from typing import Final

from vorhand.show import drawn_by
from vorhand.single.actions import ACTIONS, OBSERVER
from vorhand.single.dealing import begin, deal, deck_of, pack
from vorhand.single.match import Match
from vorhand.single.moves import Move, Play, parse_move
from vorhand.single.notation import NOTATION
from vorhand.single.options import STANDARD, Options
from vorhand.single.rulebook import RULES
from vorhand.single.scoring import (
    longest_deal,
    points,
    score,
    score_bounds,
    scoresheet,
    utility,
    utility_bounds,
)
from vorhand.single.seen.picture import picture_of_state, picture_of_view
from vorhand.single.seen.sample import sample
from vorhand.single.seen.view import View, view
from vorhand.single.state import PHASES, Deal, Over, Playing, Public, State
from vorhand.single.transposition import transposition_key
from vorhand.single.turns import apply, legal_moves, moves_of, to_move, violation

NAME: Final = "single"
"""The name of the game, as in `vorhand.GAMES`."""

RULES.close()
drawn_by(picture_of_state, *PHASES)
drawn_by(picture_of_view, View)

__all__ = [
    "ACTIONS", "NAME", "NOTATION", "OBSERVER", "RULES", "STANDARD", "Deal", "Match", "Move",
    "Options", "Over", "Play", "Playing", "Public", "State", "View", "apply", "begin", "deal",
    "deck_of", "legal_moves", "longest_deal", "moves_of", "pack", "parse_move", "points", "sample",
    "score", "score_bounds", "scoresheet", "to_move", "transposition_key", "utility",
    "utility_bounds", "view", "violation",
]  # fmt: skip
