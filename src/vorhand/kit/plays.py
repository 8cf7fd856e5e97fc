"""Moves, the play of a card among them, and how the plays of a seat are listed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, ClassVar, TypeAlias, TypeVar

import attrs
from typing_extensions import override

from vorhand.cards import DECK, Card
from vorhand.cards.tables import MINORS, Tables, tables_of
from vorhand.errors import WrongTypeError, quoted
from vorhand.kit.checks import as_int, check_seat
from vorhand.values import Shown, Value

Told: TypeAlias = tuple[str, Mapping[str, object]]
"""The key of a label, and what is filled into it."""


@attrs.frozen
class BaseMove(Value, Shown):
    """A move of a seat, in any game."""

    SEATS: ClassVar[int] = 6
    """The most players that the game can have."""
    HIDDEN: ClassVar[str] = ""
    """The key of the label for other seats if they do not see the cards; empty if they do."""

    seat: int = attrs.field(converter=as_int)
    """The seat that moves."""

    def __attrs_post_init__(self) -> None:
        check_seat(self.seat, self.SEATS)

    if TYPE_CHECKING:  # each move says this itself

        @property
        def told(self) -> Told:
            """How the move is put in a line: the key of a label, and what is filled into it."""
            ...


@attrs.frozen
class CardPlay(BaseMove):
    """A move that plays a card, in any game. Each game has a class of its own."""

    card: Card
    """The card that is played."""

    def __attrs_post_init__(self) -> None:
        super(CardPlay, self).__attrs_post_init__()  # noqa: UP008 - attrs makes the class anew
        if type(self.card) is not Card:
            raise WrongTypeError(f"a play needs a Card, not {quoted(self.card)}")

    def __str__(self) -> str:
        return f"{self.seat} {self.card}"

    @property
    @override
    def told(self) -> Told:
        """How the move is told in a line: the key of a label, and what is filled into it."""
        return "move.play", {"seat": self.seat, "card": self.card}


P = TypeVar("P", bound=CardPlay)


def lister(kind: type[P]) -> Callable[[int, int], tuple[P, ...]]:
    """
    Make the function that lists plays: ``listed(seat, mask)`` gives the plays of a seat, one for
    each card of a mask, in the order of cards.

    Its tables are made when a seat plays for the first time: 1 ms and 200 KB for each seat.
    """
    tables: list[Tables[P] | None] = [None] * kind.SEATS

    def make(seat: int) -> Tables[P]:
        made = tables_of([kind(seat, card) for card in DECK])
        tables[seat] = made
        return made

    def listed(seat: int, mask: int) -> tuple[P, ...]:
        # As in `from_tables`, without the cost of a call at every move, and with less to look up
        # where all plays are of two suits: mostly a seat has to follow suit.
        of_minors, of_majors = tables[seat] or make(seat)
        majors = mask >> 26
        if not majors:
            low, mid, top = of_minors
            return low[mask & 511] + mid[mask >> 9 & 511] + top[mask >> 18]
        low, mid, top = of_majors
        plays = low[majors & 511] + mid[majors >> 9 & 511] + top[majors >> 18]
        minors = mask & MINORS
        if not minors:
            return plays
        low, mid, top = of_minors
        return low[minors & 511] + mid[minors >> 9 & 511] + top[minors >> 18] + plays

    return listed


def played_by(players: int, plays: Iterable[CardPlay]) -> list[int]:
    """The cards that each seat has played, by seat, as masks."""
    played = [0] * players
    for play in plays:
        played[play.seat] |= play.card.bit
    return played
