"""A key for the tables of a search."""

from __future__ import annotations

from collections.abc import Hashable

from vorhand.kit.transposition import check_has_key, variant_of
from vorhand.single.playing import taker
from vorhand.single.scoring import score
from vorhand.single.state import PHASES, Over, State


def transposition_key(state: State) -> Hashable:
    """A key that is equal for states from which the same moves lead to the same scores."""
    check_has_key(state, PHASES, "Single")
    options, players = state.options, state.options.players
    variant = variant_of(options, "single", "target")
    if isinstance(state, Over):
        return variant, *score(state)
    # Once a seat has played, it makes no difference what it has and whether it has discarded.
    places = range(state.turn, state.turn + players - len(state.trick))
    hands = [state.deal.hand_masks[place % players] for place in places]
    winning = [play for play in state.trick if play.seat == taker(state.trick)]
    return variant, state.turn, *hands, *map(str, winning)
