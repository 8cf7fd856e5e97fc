"""What is drawn for a game, and what has to be known about the game for that."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import chain
from random import Random
from typing import Any, Generic, TypeAlias, TypeVar

import attrs
from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from vorhand.cards import Card, Cards
from vorhand.game import Game
from vorhand.kit.matches import BaseMatch
from vorhand.kit.options import BaseOptions
from vorhand.kit.plays import BaseMove
from vorhand.kit.shuffling import shuffled
from vorhand.kit.tricks import all_plays

O = TypeVar("O", bound=BaseOptions)  # noqa: E741 - options
S = TypeVar("S")
M = TypeVar("M", bound=BaseMove)


@attrs.frozen(kw_only=True)
class Subject(Generic[O, S, M]):
    """A game, together with what its laws have to know about it."""

    game: Game[O, S, Any, M, BaseMatch[O, Any]]
    """The game."""
    options: SearchStrategy[O]
    """Any options of the game."""
    presets: tuple[O, ...]
    """The named variants."""
    moves: Callable[[Sequence[Card]], SearchStrategy[M]]
    """Any well-formed move of some of these cards, legal or not."""
    begin: Callable[[Sequence[Cards], Sequence[Card], O, int, int], S]
    """The first state for hands by seat, the rest of the pack, options, dealer and number."""
    favoured: tuple[Cards, ...]
    """Cards that make for rare positions when one hand holds all of them."""
    players: Callable[[O], int]
    """How many play with these options."""
    hand_size: Callable[[O], int]
    """How many cards a seat is dealt with these options."""
    options_of: Callable[[S], O]
    """The options of a state."""
    places: Callable[[S], Iterable[Card]]
    """Every card, wherever it is: in hands, on the table, or taken."""
    most_moves: Callable[[O], int]
    """The most moves that a deal can have with these options."""
    all_points: Callable[[S], int]
    """What the points of all seats add up to at the end of this deal."""
    turned: Callable[[M, int, int], M]
    """A move made by the seat this many places further on, among this many players."""
    visible: Callable[[S, int], Iterable[Card]]
    """The cards that a seat sees or has seen: its own and those that everybody sees."""
    disguised: Callable[[S, int, Random], S]
    """
    A state that looks no different to a seat, with the cards that it does not see elsewhere. It
    need not be one to which play can lead.
    """


Dealt: TypeAlias = tuple[list[Cards], list[Card]]
"""Hands by seat, and the rest of the pack in the order in which it lies."""


@st.composite
def hands(draw: st.DrawFn, subject: Subject[O, S, M], options: O) -> Dealt:
    """
    Hands by seat and the rest, at random or so that one seat is dealt many cards of one kind.

    Random hands hardly ever come to the rare corners of a game, a hand of nothing but hearts for
    instance.
    """
    players, size = subject.players(options), subject.hand_size(options)
    deck = list(shuffled(subject.game.pack(options), draw(st.integers(0, 2**32))))
    favoured = draw(st.sampled_from([Cards(), *subject.favoured]))
    deck.sort(key=lambda card: card not in favoured)
    dealt = [Cards(deck[seat * size : (seat + 1) * size]) for seat in range(players)]
    first = draw(st.integers(0, players - 1))
    return dealt[first:] + dealt[:first], deck[players * size :]


@st.composite
def deals(draw: st.DrawFn, subject: Subject[O, S, M]) -> S:
    """The first state of a deal, under a preset or any options, whoever deals."""
    options = draw(st.sampled_from(subject.presets) | subject.options)
    dealer = draw(st.integers(0, subject.players(options) - 1))
    number = draw(st.integers(0, 20))
    return subject.begin(*draw(hands(subject, options)), options, dealer, number)


@st.composite
def positions(draw: st.DrawFn, subject: Subject[O, S, M]) -> S:
    """A state that some legal moves lead to from the start of a deal."""
    return draw(histories(subject))[-1]


@st.composite
def histories(draw: st.DrawFn, subject: Subject[O, S, M]) -> list[S]:
    """A first state and the states after it, a whole deal or its beginning."""
    states = [draw(deals(subject))]
    most = subject.most_moves(subject.options_of(states[0]))
    count = draw(st.integers(0, most) | st.just(most))
    rng = Random(draw(st.integers(0, 2**32)))
    while len(states) <= count and (moves := subject.game.legal_moves(states[-1])):
        states.append(subject.game.apply(states[-1], moves[int(rng.random() * len(moves))]))
    return states


def reachable(
    subject: Subject[O, S, M], state: S, most: int, among: Sequence[M] | None = None
) -> list[S]:
    """
    The states to which legal moves lead, or those ``among`` some moves, in whatever order they are
    legal: the nearest ones, ``most`` of them at most, and each as often as there are ways to it.
    """
    reached = [state]
    for before in reached:  # which grows meanwhile
        legal = subject.game.legal_moves(before)
        moves = legal if among is None else [move for move in among if move in legal]
        reached += [subject.game.apply(before, move) for move in moves[: most - len(reached)]]
    return reached


def played_in_tricks(public: Any) -> list[Card]:  # noqa: ANN401 - of any game of tricks
    """The cards of the complete tricks and of the running one, in the order of play."""
    return [play.card for play in chain(*all_plays(public))]


def places_of_tricks(state: Any) -> list[Card]:  # noqa: ANN401 - of any game of tricks
    """The cards in the hands, in the complete tricks and in the running one."""
    return [*chain(*state.hands), *played_in_tricks(state.public)]


def dealt_anew(hidden: int, masks: Sequence[int], rng: Random) -> list[int]:
    """Masks of these sizes, to which the hidden cards are dealt at random, and the rest."""
    cards = list(Cards.from_mask(hidden))
    rng.shuffle(cards)
    return [Cards(cards.pop() for _ in range(mask.bit_count())).mask for mask in masks] + [
        Cards(cards).mask
    ]


def turned(move: M, by: int, players: int) -> M:
    """A move made by the seat this many places further on."""
    return attrs.evolve(move, seat=(move.seat + by) % players)
