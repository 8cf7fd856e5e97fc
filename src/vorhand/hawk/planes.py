"""What a seat of Hawk may know, as planes of bits."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from vorhand.hawk.options import PACK_SIZE, PLAYERS
from vorhand.hawk.seen.view import View
from vorhand.hawk.state import Playing, State
from vorhand.kit.planes import (
    CARDS,
    Observer,
    Planes,
    cards_in_tricks,
    history_part,
    in_a_row,
    in_their_order,
    laid_out,
    plays_in_tricks,
    rotated,
    seats_as_bits,
)


@lru_cache(2 * len(PLAYERS))
def planes(players: int, history: bool) -> Planes:
    """The planes for a number of players, with or without the history of the deal."""
    each = players * CARDS
    parts = [
        ("seat", players, "the seat that looks, by its number at the table"),
        ("dealer", players, "the dealer"),
        ("hand", CARDS, "the own hand"),
        ("played", each, "what each seat has played in this deal"),
        ("taken", each, "what each seat has taken in complete tricks"),
        ("trick", each, "what each seat has played to the running trick"),
        ("led", 4, "the suit that was led: clubs, diamonds, hearts, spades"),
        ("first_taker", players, "who took the first trick, once it is complete"),
        ("last_taker", players, "who took the last complete trick"),
        ("to_move", players, "who may act"),
    ]
    if not history:
        return laid_out("hawk-observation/1", parts)
    return laid_out("hawk-history/1", [*parts, history_part(PACK_SIZE, players)])


def values(asked: State | View, seat: int, begun: tuple[int, ...], history: bool) -> list[int]:
    """What stands in the planes."""
    del begun  # a move is one action
    state = asked.as_state() if isinstance(asked, View) else asked
    players, tricks = state.options.players, state.tricks
    trick = state.trick if isinstance(state, Playing) else ()
    played, taken, running = cards_in_tricks(players, tricks, trick)
    values = [
        1 << seat,
        1 << (state.deal.dealer - seat) % players,
        state.deal.hand_masks[seat] & ~played[seat],
        in_a_row(rotated(played, seat)),
        in_a_row(rotated(taken, seat)),
        in_a_row(rotated(running, seat)),
        1 << trick[0].card.suit.index if trick else 0,
        seats_as_bits([done.taker for done in tricks[:1]], seat, players),
        seats_as_bits([done.taker for done in tricks[-1:]], seat, players),
        seats_as_bits(state.to_move, seat, players),
    ]
    if history:
        values.append(in_their_order(plays_in_tricks(tricks, trick), seat, players))
    return values


OBSERVER: Final[Observer] = Observer(planes, values)
"""The observations of the game, for `vorhand.observing`."""
