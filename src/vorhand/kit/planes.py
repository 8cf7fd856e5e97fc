"""
Observations as planes of bits: what a seat may know, for programs that learn.

A plane is a row of bits with a name, such as the hand, 52 bits in the order of cards. All planes of
a game stand in one whole number, the first in its lowest bits. Seats in planes are counted from the
seat that looks, which is 0, clockwise; `seat` itself alone is the seat at the table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final, NamedTuple, TypeAlias

import attrs

from vorhand.cards import DECK, Cards
from vorhand.errors import MissingExtra, OutOfRange, UnknownPlane, nearest, quoted
from vorhand.kit.checks import whole
from vorhand.kit.plays import CardPlay
from vorhand.kit.tricks import Trick
from vorhand.values import Value, quick

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

CARDS: Final = len(DECK)
"""The bits of a set of cards: 52 in every game, whether a card is in the pack or not."""


@attrs.frozen
class Plane(Value):
    """A part of an observation."""

    name: str
    """Its name, such as ``hand``."""
    start: int
    """The place of its first bit."""
    width: int
    """How many bits it has."""
    meaning: str
    """What it shows."""


PlaneParts: TypeAlias = Sequence[tuple[str, int, str]]
"""The name, the width and the meaning of planes in their order."""


def _starts_of(planes: tuple[Plane, ...]) -> tuple[int, ...]:
    return tuple([plane.start for plane in planes])


@attrs.frozen
class Planes(Value):
    """
    Which planes an observation has. They never change: changed ones get a new name.

    >>> from vorhand import hawk, observing
    >>> planes = observing.planes(hawk.Options(players=3))
    >>> planes.name, planes.width, planes["hand"].start, planes["hand"].width
    ('hawk-observation/1', 539, 6, 52)
    """

    name: str
    """The name with its version, such as ``hearts-observation/1``."""
    planes: tuple[Plane, ...]
    """The planes in their order, without gaps."""
    starts: tuple[int, ...] = attrs.field(
        default=attrs.Factory(lambda made: _starts_of(made.planes), takes_self=True),
        init=False,
        eq=False,
        repr=False,
    )
    """The place of the first bit of each plane."""

    @property
    def width(self) -> int:
        """How many bits an observation has."""
        last = self.planes[-1]
        return last.start + last.width

    def __iter__(self) -> Iterator[Plane]:
        """Go through the planes in their order."""
        return iter(self.planes)

    def __contains__(self, name: object) -> bool:
        """Whether there is a plane of this name."""
        return any(plane.name == name for plane in self.planes)

    def __getitem__(self, name: str) -> Plane:
        """
        The plane of this name.

        Raises:
            UnknownPlane: there is none.
        """
        for plane in self.planes:
            if plane.name == name:
                return plane
        names = [plane.name for plane in self.planes]
        raise UnknownPlane(f"there is no plane {quoted(name)}{nearest(name, names)}")


def laid_out(name: str, parts: PlaneParts) -> Planes:
    """Planes one after the other."""
    planes, start = [], 0
    for called, width, meaning in parts:
        planes.append(Plane(called, start, width, meaning))
        start += width
    return Planes(name, tuple(planes))


@attrs.frozen
class Bits(Value):
    """
    An observation.

    >>> from vorhand import hawk, observing
    >>> state = hawk.deal(hawk.pack())
    >>> bits = observing.observe(state, 0)
    >>> bits.cards("hand") == state.hands[0], bits["to_move"], len(bits.to_bytes())
    (True, 1, 88)
    """

    value: int = attrs.field(repr=hex)
    """All planes as one number: the first bit of the first plane is the lowest."""
    planes: Planes = attrs.field(repr=lambda planes: repr(planes.name))
    """Which planes there are."""

    @property
    def width(self) -> int:
        """How many bits there are."""
        return self.planes.width

    def __getitem__(self, name: str) -> int:
        """
        The bits of one plane, as a number.

        Raises:
            UnknownPlane: there is no plane of this name.
        """
        plane = self.planes[name]
        return self.value >> plane.start & (1 << plane.width) - 1

    def cards(self, name: str, place: int = 0) -> Cards:
        """
        The cards of a plane. A plane that has cards for each seat has them at the place of the
        seat, counted from the seat that looks.

        Raises:
            UnknownPlane: there is no plane of this name, or it does not show cards.
            OutOfRange: it has no such place.
            WrongTypeError: the place is not a whole number.
        """
        plane, at = self.planes[name], whole(place, "a place is an int")
        if plane.width % CARDS:
            raise UnknownPlane(f"the plane {quoted(name)} does not show cards")
        if not 0 <= at < plane.width // CARDS:
            most = plane.width // CARDS - 1
            raise OutOfRange(f"a place in {quoted(name)} is 0 to {most}, not {quoted(place)}")
        return Cards.from_mask(self[name] >> at * CARDS & (1 << CARDS) - 1)

    __iter__: ClassVar[None] = None
    """A plane is looked up by its name; there is nothing to go through."""

    def to_bytes(self) -> bytes:
        """The bits as bytes: bit number n is bit n % 8, from the lowest, of byte n // 8."""
        return self.value.to_bytes((self.width + 7) // 8, "little")

    def array(self) -> NDArray[np.uint8]:
        """
        The bits as an array of numpy, of 0 and 1: shape ``(width,)``, bit number n at place n.

        Raises:
            MissingExtra: numpy is not installed.
        """
        try:
            import numpy as np  # noqa: PLC0415 - only who asks for an array needs it
        except ImportError:
            raise MissingExtra("an array", "numpy", "numpy") from None
        packed = np.frombuffer(self.to_bytes(), np.uint8)
        return np.unpackbits(packed, count=self.width, bitorder="little")


new_bits: Final = quick(Bits)


class Observer(NamedTuple):
    """What a game says of its observations in its ``planes.py``."""

    planes: Callable[[int, bool], Planes]
    """The planes for a number of players, with or without the history of the deal."""
    values: Callable[[Any, int, tuple[int, ...], bool], list[int]]
    """
    What stands in them: for a state or a view, the seat that looks, the actions of its move so far,
    and with or without the history.
    """


# --- What planes are made of


def rotated(values: Sequence[int], seat: int) -> list[int]:
    """What is by seat, from the seat that looks on."""
    return [*values[seat:], *values[:seat]]


def in_a_row(values: Iterable[int], width: int = CARDS) -> int:
    """Numbers of one width side by side, the first in the lowest bits."""
    row, start = 0, 0
    for value in values:
        row |= value << start
        start += width
    return row


def seats_as_bits(seats: Iterable[int], seat: int, players: int) -> int:
    """Some seats, a bit for each, from the seat that looks on."""
    bits = 0
    for other in seats:
        bits |= 1 << (other - seat) % players
    return bits


def thermometer(number: int) -> int:
    """A number as so many bits."""
    return (1 << number) - 1


def cards_in_tricks(
    players: int, tricks: Sequence[Trick[CardPlay]], trick: Sequence[CardPlay]
) -> tuple[list[int], list[int], list[int]]:
    """
    What each seat has played, what each has taken in complete tricks, and what each has played to
    the running one, ``trick``, by seat, as masks.
    """
    played, taken, running = [0] * players, [0] * players, [0] * players
    for done in tricks:
        mask = 0
        for play in done.plays:
            bit = play.card.bit
            played[play.seat] |= bit
            mask |= bit
        taken[done.taker] |= mask
    for play in trick:
        running[play.seat] = play.card.bit
        played[play.seat] |= play.card.bit
    return played, taken, running


def plays_in_tricks(tricks: Sequence[Trick[CardPlay]], trick: Sequence[CardPlay]) -> list[CardPlay]:
    """All plays in their order, those of the running trick last."""
    return [*[play for done in tricks for play in done.plays], *trick]


def in_their_order(plays: Iterable[CardPlay], seat: int, players: int) -> int:
    """
    Plays one after the other: for each the card, a bit of 52, and the seat, counted from the seat
    that looks.
    """
    row, start = 0, 0
    for play in plays:
        row |= (play.card.bit | 1 << CARDS + (play.seat - seat) % players) << start
        start += CARDS + players
    return row


def history_part(most: int, players: int) -> tuple[str, int, str]:
    """The plane of a history of plays, of which there are ``most``."""
    meaning = f"the plays in their order: for each the card, 52 bits, and the seat, {players}"
    return "history", most * (CARDS + players), meaning
