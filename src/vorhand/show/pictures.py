"""
What there is to see of a deal at one moment.

A game says so (`Picture`) in its module ``seen/picture.py``, from what everybody sees and from the
hands as far as they are known. How that is laid out is written in ``text.py`` and ``html.py``, once
for all games.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import singledispatch
from typing import Any, Final, TypeAlias

import attrs

from vorhand.cards import Card, Cards
from vorhand.errors import WrongTypeError, quoted
from vorhand.rules.people import Names
from vorhand.show.words import label
from vorhand.values import Value

NOBODY: Final = -1
"""The owner of cards that no seat sees."""

SeatCards: TypeAlias = tuple[tuple[int | None, Card], ...]
"""Cards in order, each with the seat that played it; None where no seat did."""


@attrs.frozen
class Line(Value):
    """A line under the hands: a label, and the cards that belong to it."""

    key: str
    """The key of the label."""
    cards: SeatCards | int | None = None
    """Its cards, or only how many there are; None if the line is only a label."""
    owner: int | None = None
    """The one seat that sees the cards; None if all seats do."""
    details: dict[str, object] = attrs.Factory(dict)
    """What is filled into the label."""


@attrs.frozen(kw_only=True)
class Picture(Value):
    """What there is to see of a deal, for one seat or with everything open."""

    game: str
    """The name of the game."""
    number: int
    """How many deals went before in the match."""
    dealer: int
    """The seat that dealt."""
    viewer: int | None
    """The seat whose view it is; None if everything is open."""
    to_move: tuple[int, ...]
    """The seats that may act."""
    hands: tuple[Cards | int, ...]
    """For each seat its cards, or only how many there are."""
    columns: tuple[tuple[str, tuple[int, ...]], ...]
    """The heads of the columns beside the hands, and the numbers in them by seat."""
    lines: tuple[Line, ...]
    """The lines below the hands."""
    called: str = ""
    """What a deal is called, as the ending of keys of labels: ``/round`` in Hurrikan."""


def lying(cards: Cards) -> SeatCards:
    """Cards that no seat has played, in order."""
    return tuple((None, card) for card in cards)


@singledispatch
def picture(value: object) -> Picture:
    """
    The picture of a state or a view.

    Raises:
        WrongTypeError: neither a state nor a view.
    """
    raise WrongTypeError(f"a state or a view is expected, not {quoted(value)}")


def drawn_by(draw: Callable[[Any], Picture], *kinds: type[Any]) -> None:
    """Register the function of a game that draws these classes of states or views."""
    for kind in kinds:
        picture.register(kind, draw)


def head_of(seen: Picture, language: str, names: Names = None) -> Iterator[str]:
    """Yield which deal it is, and which seats are to move."""
    yield seen.game
    yield label(language, f"deal{seen.called}", number=seen.number + 1)
    yield label(language, "dealer", names, seat=seen.dealer)
    if seen.viewer is not None:
        yield label(language, "view", names, seat=seen.viewer)
    if seen.to_move:
        yield label(language, "to-move", names, seats=seen.to_move)
    else:
        yield label(language, f"over{seen.called}")
