"""
Turns: one decision after the other, with numbers for moves, for programs that learn.

An action is a whole number. A card is the same number in every game, and a move of several cards,
such as a pass, is several turns.

>>> from vorhand import hearts
>>> from vorhand.turns import Turn
>>> match = hearts.Match()
>>> turn = Turn(match.deal(match.deck_for(seed=1)))
>>> turn.seat, len(turn.legal()), turn.name(turn.legal()[0])
(0, 11, 'passes 3C')
>>> while turn.seat is not None:
...     turn = turn.apply(turn.legal()[0])
>>> sum(hearts.score(turn.state)) % 26
0

The names, by what they are for::

    one decision    `Turn`: the seat, the legal actions, as numbers and as a mask, and what comes
                    after one; also what a seat observes
    the numbers     `layout` of a game, a `Layout`; `most_actions` of a deal

What the numbers mean never changes: see the tables of layouts in the documentation.
"""

from vorhand.kit.actions import Layout
from vorhand.turns.turn import Turn, layout, most_actions

__all__ = ["Layout", "Turn", "layout", "most_actions"]
