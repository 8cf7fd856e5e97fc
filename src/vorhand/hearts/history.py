"""How a deal of Hearts came to be: its deck and its moves."""

from __future__ import annotations

from itertools import chain

from vorhand.cards import Card
from vorhand.hearts.moon import shooter
from vorhand.hearts.moves import Choose, Move, Pass
from vorhand.hearts.state import Over, Passing, State, check_state
from vorhand.shuffling import packed
from vorhand.tricks import taken


def deck_of(state: State) -> tuple[Card, ...]:
    """
    A deck from which the hands of this deal are dealt; their cards come in order in it.

    Raises:
        WrongTypeError: no state of Hearts.
    """
    check_state(state)
    options = state.options
    return packed(state.deal.dealt, (state.dealer + 1) % options.players, options.packets)


def moves_of(state: State) -> tuple[Move, ...]:
    """
    The moves that have been made in this deal: passes by seat, plays in order, and the choice
    of a shooter. Played from the beginning they lead to this state.

    Raises:
        WrongTypeError: no state of Hearts.
    """
    check_state(state)
    if isinstance(state, Passing):
        chosen = enumerate(state.pending)
        return tuple(Pass(seat, cards) for seat, cards in chosen if cards is not None)
    public = state.public
    passes = [Pass(seat, cards) for seat, cards in enumerate(state.deal.passes)]
    plays = [*chain.from_iterable(trick.plays for trick in public.tricks), *public.trick]
    moves: list[Move] = [*passes, *plays]
    if isinstance(state, Over) and state.choice is not None:
        shot_by = shooter(taken(state.options.players, state.tricks))
        moves += [Choose(seat, state.choice) for seat in [shot_by] if seat is not None]
    return tuple(moves)
