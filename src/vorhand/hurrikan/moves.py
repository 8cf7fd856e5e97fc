"""The moves of Hurrikan, to and from text."""

from __future__ import annotations

from types import MappingProxyType
from typing import ClassVar, Final, TypeAlias, final

import attrs
from typing_extensions import override

from vorhand.cards import Card, Cards
from vorhand.errors import NotationError, WrongTypeError, quoted
from vorhand.hurrikan.options import PLAYERS
from vorhand.kit.plays import CardPlay, Told
from vorhand.values import quick

NOTHING: Final = Cards()
SEATS: Final = MappingProxyType({str(seat): seat for seat in range(max(PLAYERS))})


@final
@attrs.frozen(cache_hash=True)
class Play(CardPlay):
    """
    A seat plays a card and takes cards with it, or lays it (`hurrikan.turn`, `hurrikan.held`).

    >>> str(Play(1, Card("QS"), Cards("4C 5D")))
    '1 QS x 4C 5D'
    >>> str(Play(1, Card("QS")))
    '1 QS'
    """

    SEATS: ClassVar[int] = max(PLAYERS)

    takes: Cards = NOTHING
    """The cards that are taken from the table; none if the card is laid."""

    def __attrs_post_init__(self) -> None:
        super(Play, self).__attrs_post_init__()  # noqa: UP008 - attrs makes the class anew
        if type(self.takes) is not Cards:
            raise WrongTypeError(f"a play takes Cards, not {quoted(self.takes)}")

    @override
    def __str__(self) -> str:
        if not self.takes:
            return f"{self.seat} {self.card}"
        return f"{self.seat} {self.card} x {self.takes}"

    @property
    @override
    def told(self) -> Told:
        """How the move is told in a line: the key of a label, and what is filled into it."""
        if not self.takes:
            return "move.lay", {"seat": self.seat, "card": self.card}
        return "move.capture", {"seat": self.seat, "card": self.card, "takes": self.takes}


Move: TypeAlias = Play
"""Any move of Hurrikan."""

new_play: Final = quick(Play)


def parse_move(text: str) -> Play:
    """
    Read a move; the inverse of ``str(move)``.

    >>> parse_move("1 Q♠ x 5♦ 4♣")
    Play(seat=1, card=Card('QS'), takes=Cards('4C 5D'))

    Raises:
        NotationError: the text is not a move of Hurrikan.
        WrongTypeError: not a text.
    """
    if not isinstance(text, str):
        raise WrongTypeError(f"a move is a text such as '1 QS x 4C 5D', not {quoted(text)}")
    match text.split():
        case [seat, card] if seat in SEATS:
            return Play(SEATS[seat], Card(card))
        case [seat, card, "x", first, *others] if seat in SEATS:
            return Play(SEATS[seat], Card(card), Cards(" ".join([first, *others])))
    raise NotationError(
        f"{quoted(text)} is not a move: write '1 QS' or '1 QS x 4C 5D', with a seat from 0 to 3"
    )
