"""
Actions: whole numbers that stand for moves, for programs that learn.

A card is the same number in every game: its place among all 52. What is no card has a number
behind them. A move of several cards is several actions, one after the other.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Generic, NamedTuple, TypeAlias, TypeVar

import attrs

from vorhand.cards import DECK, Card
from vorhand.cards.tables import Tables, from_tables, tables_of
from vorhand.kit.plays import Told
from vorhand.values import Value

O = TypeVar("O")  # noqa: E741 - options
S = TypeVar("S")
M = TypeVar("M")

Begun: TypeAlias = tuple[int, ...]
"""The actions of a move that have been made so far."""

CARDS: Final = len(DECK)
"""How many actions are cards: 52 in every game, whether a card is in the pack or not."""
ALL_CARDS: Final = (1 << CARDS) - 1


@attrs.frozen
class Layout(Value):
    """
    What the actions of a game mean. A layout never changes: a changed one gets a new name.

    >>> from vorhand import turns
    >>> layout = turns.layout("hurrikan")
    >>> layout.name, layout.size, layout.meanings[0], layout.meanings[52]
    ('hurrikan-actions/1', 53, '2C', 'lay')
    """

    name: str
    """The name with its version, such as ``hearts-actions/1``."""
    meanings: tuple[str, ...]
    """What each action means, by its number: a card as ``str`` writes it, or a word."""

    @property
    def size(self) -> int:
        """How many actions there are."""
        return len(self.meanings)


def layout_with(name: str, *words: str) -> Layout:
    """A layout of all 52 cards, and of these words behind them."""
    return Layout(name, (*map(str, DECK), *words))


class Actions(NamedTuple, Generic[O, S, M]):
    """
    What a game says of its actions in its ``actions.py``. Each function takes a state, the seat
    that acts, and the actions of its move so far.
    """

    layout: Layout
    """What the actions mean."""
    mask: Callable[[S, int, Begun], int]
    """The legal actions, with a bit for each."""
    move: Callable[[S, int, Begun], M | None]
    """The move that legal actions make up; None if they do not yet."""
    encode: Callable[[S, M], Begun]
    """The actions that make up a legal move, no more than are asked for."""
    told: Callable[[S, int, Begun, int], Told]
    """How an action is told: the key of a label, and what is filled into it."""
    most: Callable[[O], int]
    """The most actions that a deal can have with these options."""


def told_as_card(action: int) -> Told:
    """An action that is a card, told as nothing else."""
    return "action.card", {"card": str(DECK[action])}


def card_actions(
    name: str,
    legal: Callable[[S], int],
    play: Callable[[int, Card], M],
    most: Callable[[O], int],
) -> Actions[O, S, M]:
    """
    The actions of a game in which every move is the play of a card.

    Args:
        name: the name of the layout.
        legal: the cards that may be played in a state in which somebody may act, as a mask.
        play: makes a play from a seat and a card.
        most: the most plays of a deal.
    """

    def mask(state: S, seat: int, begun: Begun) -> int:
        del seat, begun
        return legal(state)

    def move(state: S, seat: int, done: Begun) -> M:
        del state
        return play(seat, DECK[done[0]])

    def encode(state: S, made: Any) -> Begun:  # noqa: ANN401 - a play of a card
        del state
        return (made.card.index,)

    def told(state: S, seat: int, begun: Begun, action: int) -> Told:
        del state, seat, begun
        return told_as_card(action)

    return Actions(layout_with(name), mask, move, encode, told, most)


_numbers: list[Tables[int]] = []
"""The tables of the numbers of cards; made when they are first needed: 200 KB."""


def numbers_in(mask: int) -> tuple[int, ...]:
    """
    The places of the bits of a mask, ascending.

    >>> numbers_in(0b1011)
    (0, 1, 3)
    """
    if not _numbers:
        _numbers.append(tables_of(range(CARDS)))
    found = from_tables(_numbers[0], mask & ALL_CARDS)
    rest = mask >> CARDS
    while rest:  # few actions are no cards
        low = rest & -rest
        found += (CARDS + low.bit_length() - 1,)
        rest ^= low
    return found
