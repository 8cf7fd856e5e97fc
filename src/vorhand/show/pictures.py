"""
What is to be seen of a deal at a moment.

A game says what there is (`Picture`) in its module ``seen/picture.py``, from what everybody sees
and the hands as far as they are known. How that is laid out stands in ``text.py`` and ``html.py``,
once for all games.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import singledispatch
from typing import Any, Final, TypeAlias

import attrs

from vorhand.cards import Card, Cards
from vorhand.errors import WrongTypeError, quoted
from vorhand.show.words import label
from vorhand.values import Value

NOBODY: Final = -1
"""The owner of cards that no seat sees."""

SeatCards: TypeAlias = tuple[tuple[int | None, Card], ...]
"""Cards in their order, each with the seat that played it; None on a table."""


@attrs.frozen
class Line(Value):
    """A line under the hands: a label, and the cards that belong to it."""

    key: str
    """The key of the label."""
    cards: SeatCards | int | None = None
    """Its cards, or only how many; None if it is a label alone."""
    owner: int | None = None
    """The one seat that sees the cards; None if all do."""
    details: dict[str, object] = attrs.Factory(dict)
    """What is filled into the label."""


@attrs.frozen(kw_only=True)
class Picture(Value):
    """What is to be seen of a deal, by whoever sees it."""

    game: str
    """The name of the game."""
    number: int
    """How many deals went before in the match."""
    dealer: int
    """The seat that dealt."""
    viewer: int | None
    """Whose view it is; None if all is open."""
    to_move: tuple[int, ...]
    """The seats that may act."""
    hands: tuple[Cards | int, ...]
    """By seat its cards, or only how many."""
    columns: tuple[tuple[str, tuple[int, ...]], ...]
    """The heads of the columns beside the hands, and the numbers by seat."""
    lines: tuple[Line, ...]
    """What stands below."""
    called: str = ""
    """What a deal is called, at the end of the keys of labels: ``/round`` in Hurrikan."""


def lying(cards: Cards) -> SeatCards:
    """Cards that lie somewhere, in order."""
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
    """Let the pictures of states or views of these classes be made by a function of their game."""
    for kind in kinds:
        picture.register(kind, draw)


def head_of(seen: Picture, language: str) -> Iterator[str]:
    """Which deal it is, and who is to move."""
    yield seen.game
    yield label(language, f"deal{seen.called}", number=seen.number + 1)
    yield label(language, "dealer", seat=seen.dealer)
    if seen.viewer is not None:
        yield label(language, "view", seat=seen.viewer)
    seats = ", ".join(map(str, seen.to_move))
    yield (
        label(language, "to-move", seats=seats) if seats else label(language, f"over{seen.called}")
    )
