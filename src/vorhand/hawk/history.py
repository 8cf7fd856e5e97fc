"""How a deal of Hawk came to be: its deck and its moves."""

from __future__ import annotations

from itertools import chain

from vorhand.cards import Card
from vorhand.hawk.moves import Play
from vorhand.hawk.state import State, check_state
from vorhand.shuffling import packed


def deck_of(state: State) -> tuple[Card, ...]:
    """
    A deck from which this deal is dealt; the cards of a hand and those aside come in order.

    Raises:
        WrongTypeError: no state of Hawk.
    """
    check_state(state)
    deal, options = state.deal, state.options
    forehand = (state.dealer + 1) % options.players
    return (*packed(deal.dealt, forehand, options.packets), *deal.aside)


def moves_of(state: State) -> tuple[Play, ...]:
    """
    The plays that have been made in this deal. From the beginning they lead to this state.

    Raises:
        WrongTypeError: no state of Hawk.
    """
    check_state(state)
    public = state.public
    return (*chain.from_iterable(trick.plays for trick in public.tricks), *public.trick)
