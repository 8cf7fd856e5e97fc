"""The moves of Hawk, to and from text."""

from __future__ import annotations

from typing import Final, TypeAlias, final

import attrs

from vorhand.cards import Card
from vorhand.errors import NotationError, WrongTypeError, shown
from vorhand.hawk.options import PLAYERS
from vorhand.tables import Tables
from vorhand.tricks import CardPlay

SEATS: Final = {str(seat): seat for seat in range(max(PLAYERS))}


@final
@attrs.frozen
class Play(CardPlay):
    """
    A seat plays a card to the trick (`hawk.turn`, `hawk.held`).

    >>> str(Play(3, Card("7S")))
    '3 7S'
    """


Move: TypeAlias = Play
"""Any move of Hawk."""

PLAYS: Final[list[Tables[Play] | None]] = [None] * max(PLAYERS)
"""By seat the tables that list its plays (see `vorhand.tables.from_tables`), once made."""


def parse_move(text: str) -> Play:
    """
    Read a move; the inverse of ``str(move)``.

    >>> parse_move("3 7♠")
    Play(seat=3, card=Card('7S'))

    Raises:
        NotationError: the text is no move of Hawk.
        WrongTypeError: not a text.
    """
    if not isinstance(text, str):
        raise WrongTypeError(f"a move is a text such as '3 7S', not {shown(text)}")
    match text.split():
        case [seat, card] if seat in SEATS:
            return Play(SEATS[seat], Card(card))
    raise NotationError(f"{shown(text)} is no move: write '3 7S', with a seat from 0 to 5")
