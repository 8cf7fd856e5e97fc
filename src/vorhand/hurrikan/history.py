"""How a round of Hurrikan came to be: its deck and its moves."""

from __future__ import annotations

from vorhand.cards import Card, Cards
from vorhand.hurrikan.dealing import PACKETS
from vorhand.hurrikan.moves import Play
from vorhand.hurrikan.state import State, check_state
from vorhand.shuffling import packed


def deck_of(state: State) -> tuple[Card, ...]:
    """
    A deck from which this round is dealt; the cards of a hand and of the table come in order.

    Raises:
        WrongTypeError: no state of Hurrikan.
    """
    check_state(state)
    deal, players = state.deal, state.options.players
    forehand = (state.dealer + 1) % players
    before, after = PACKETS[players]
    first = [Cards(list(hand)[: sum(before)]) for hand in deal.dealt]
    then = [hand - early for hand, early in zip(deal.dealt, first, strict=True)]
    return (
        *packed(first, forehand, before), *deal.table, *packed(then, forehand, after), *deal.stock
    )  # fmt: skip


def moves_of(state: State) -> tuple[Play, ...]:
    """
    The plays that have been made in this round. From the beginning they lead to this state.

    Raises:
        WrongTypeError: no state of Hurrikan.
    """
    check_state(state)
    return state.plays
