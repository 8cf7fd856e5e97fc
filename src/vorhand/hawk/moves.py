"""The moves of Hawk, to and from text."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final, TypeAlias, final

import attrs

from vorhand.cards import Card
from vorhand.errors import NotationError, WrongTypeError, quoted
from vorhand.hawk.options import PLAYERS
from vorhand.kit.plays import CardPlay, lister

SEATS: Final = MappingProxyType({str(seat): seat for seat in range(max(PLAYERS))})


@final
@attrs.frozen(cache_hash=True)
class Play(CardPlay):
    """
    A seat plays a card to the trick (`hawk.turn`, `hawk.held`).

    >>> str(Play(3, Card("7S")))
    '3 7S'
    """


Move: TypeAlias = Play
"""Any move of Hawk."""

list_plays: Final = lister(Play)
"""List the plays of a seat, one for each card of a mask: ``list_plays(seat, mask)``."""


def parse_move(text: str) -> Play:
    """
    Read a move; the inverse of ``str(move)``.

    >>> parse_move("3 7♠")
    Play(seat=3, card=Card('7S'))

    Raises:
        NotationError: the text is not a move of Hawk.
        WrongTypeError: not a text.
    """
    if not isinstance(text, str):
        raise WrongTypeError(f"a move is a text such as '3 7S', not {quoted(text)}")
    match text.split():
        case [seat, card] if seat in SEATS:
            return Play(SEATS[seat], Card(card))
    raise NotationError(f"{quoted(text)} is not a move: write '3 7S', with a seat from 0 to 5")
