"""
Hypothesis strategies for games, and the laws that every game keeps.

They are for tests of engines, players and servers, and need the extra ``testing``: ``pip install
vorhand[testing]``.

>>> from hypothesis import given
>>> from vorhand import testing
>>> @given(testing.positions(testing.HEARTS))
... def every_seat_to_move_has_a_move(state):
...     testing.seats_to_move_have_moves(testing.HEARTS, state)
>>> every_seat_to_move_has_a_move()

A `Subject` is a game together with what the laws have to know about it. A game joins the suite with
a subject of its own in `SUBJECTS`.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

from vorhand.testing.hawk import HAWK, hawk_moves, hawk_options
from vorhand.testing.hearts import HEARTS, hearts_moves, hearts_options
from vorhand.testing.hurrikan import HURRIKAN, hurrikan_moves, hurrikan_options
from vorhand.testing.laws import (
    cards_are_conserved,
    deals_end,
    equal_keys_have_one_future,
    hidden_cards_make_no_difference,
    moves_read_back,
    refusal_and_legality_agree,
    results_keep_their_bounds,
    samples_fit_their_view,
    seats_can_be_turned,
    seats_to_move_have_moves,
    simultaneous_moves_commute,
    states_are_values,
    views_show_no_hidden_card,
    views_suffice,
)
from vorhand.testing.learning import (
    observations_fit_views,
    observations_tell_views_apart,
    observations_turn_round,
    turns_are_moves,
    turns_end,
)
from vorhand.testing.subjects import Dealt, Subject, deals, hands, histories, positions, reachable

SUBJECTS: Final[Mapping[str, Subject[Any, Any, Any]]] = MappingProxyType(
    {"hearts": HEARTS, "hawk": HAWK, "hurrikan": HURRIKAN}
)
"""The subject of every game, by its name."""

__all__ = [
    "HAWK",
    "HEARTS",
    "HURRIKAN",
    "SUBJECTS",
    "Dealt",
    "Subject",
    "cards_are_conserved",
    "deals",
    "deals_end",
    "equal_keys_have_one_future",
    "hands",
    "hawk_moves",
    "hawk_options",
    "hearts_moves",
    "hearts_options",
    "hidden_cards_make_no_difference",
    "histories",
    "hurrikan_moves",
    "hurrikan_options",
    "moves_read_back",
    "observations_fit_views",
    "observations_tell_views_apart",
    "observations_turn_round",
    "positions",
    "reachable",
    "refusal_and_legality_agree",
    "results_keep_their_bounds",
    "samples_fit_their_view",
    "seats_can_be_turned",
    "seats_to_move_have_moves",
    "simultaneous_moves_commute",
    "states_are_values",
    "turns_are_moves",
    "turns_end",
    "views_show_no_hidden_card",
    "views_suffice",
]
