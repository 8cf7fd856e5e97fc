"""The moves of Single, to and from text."""

from __future__ import annotations

from typing import ClassVar, Final, TypeAlias, final

import attrs

from vorhand.cards import Card
from vorhand.errors import NotationError, WrongTypeError, quoted
from vorhand.kit.plays import CardPlay, lister
from vorhand.single.options import PLAYERS

SEATS: Final = {str(seat): seat for seat in range(max(PLAYERS))}


@final
@attrs.frozen
class Play(CardPlay):
    """A seat plays a card to the trick (`single.turn`, `single.held`)."""

    SEATS: ClassVar[int] = max(PLAYERS)


Move: TypeAlias = Play
"""Any move of Single."""

list_plays: Final = lister(Play)
"""List the plays of a seat with each card of a mask: ``list_plays(seat, mask)``."""


def parse_move(text: str) -> Play:
    """Read a move; the inverse of ``str(move)``."""
    if not isinstance(text, str):
        raise WrongTypeError(f"a move is a text such as '3 7S', not {quoted(text)}")
    match text.split():
        case [seat, card] if seat in SEATS:
            return Play(SEATS[seat], Card(card))
    raise NotationError(f"{quoted(text)} is not a move: write '3 7S', with a seat from 0 to 3")
