"""
Deals and matches between players, and comparisons of players on the same decks.

A comparison plays every deck with every player at every seat. All else is the same: who sits at
the other seats, and the random numbers of each seat. So most of what luck does drops out of the
difference between two players.

>>> from vorhand import arena, hearts, players
>>> found = arena.compare(hearts.Options(), players.PLAYERS["hearts"], deals=10, seed=1)
>>> found.complete, found.names
(True, ('duck', 'random'))
>>> found.difference("duck", "random").low > 0  # even ten decks show that it is better
True

The names, by what they are for::

    the type          `Player`
    one deal          `play`, from any state on
    a match           `play_match`, with its record
    a comparison      `compare` with its `Comparison`, in which are `DeckResult`, `Estimate` and
                      `Failure`; where it runs is an `Executor`
"""

from vorhand.arena.comparing import Executor, compare
from vorhand.arena.comparison import Comparison, DeckResult, Estimate, Failure
from vorhand.arena.playing import play, play_match
from vorhand.players import Player

__all__ = [
    "Comparison",
    "DeckResult",
    "Estimate",
    "Executor",
    "Failure",
    "Player",
    "compare",
    "play",
    "play_match",
]
