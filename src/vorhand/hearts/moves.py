"""The moves of Hearts, to and from text, and the sequences in which they are listed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from sys import getsizeof
from types import MappingProxyType
from typing import Any, ClassVar, Final, TypeAlias, cast, final, overload

import attrs
from typing_extensions import override

from vorhand.cards import Card, Cards, cards_of, listed, mask_of
from vorhand.errors import NotationError, WrongTypeError, quoted
from vorhand.hearts.choices import Moon
from vorhand.hearts.possible import PLAYERS
from vorhand.kit.keeping import kept_within
from vorhand.kit.plays import BaseMove, CardPlay, Told, lister
from vorhand.values import Frozen, quick

SEATS: Final = MappingProxyType({str(seat): seat for seat in range(max(PLAYERS))})
MOONS: Final = MappingProxyType({moon.name.lower(): moon for moon in Moon})
CHOICES: Final = (Moon.OTHERS_UP, Moon.SHOOTER_DOWN)
"""What a shooter may choose between, in the order in which legal moves list it."""


@final
@attrs.frozen(cache_hash=True)
class Play(CardPlay):
    """
    A seat plays a card to the trick (`hearts.turn`, `hearts.held`).

    >>> str(Play(3, Card("QS")))
    '3 QS'
    """


@final
@attrs.frozen
class Pass(BaseMove):
    """
    A seat passes cards before the first trick (`hearts.pass.count`).

    >>> str(Pass(0, Cards("QS 2C 5D")))
    '0 pass 2C 5D QS'
    """

    HIDDEN: ClassVar[str] = "passes"

    cards: Cards
    """The cards that are passed."""

    def __attrs_post_init__(self) -> None:
        super(Pass, self).__attrs_post_init__()  # noqa: UP008 - attrs makes the class anew
        if type(self.cards) is not Cards:
            raise WrongTypeError(f"a pass needs Cards, not {quoted(self.cards)}")

    def __str__(self) -> str:
        return " ".join([str(self.seat), "pass", *map(str, self.cards)])

    @property
    @override
    def told(self) -> Told:
        """How the move is told in a line: the key of a label, and what is filled into it."""
        return "move.pass", {"seat": self.seat, "cards": self.cards}


@final
@attrs.frozen
class Choose(BaseMove):
    """
    A shooter chooses what the moon does, with `Moon.SHOOTER_CHOOSES` (`hearts.moon`).

    >>> str(Choose(2, Moon.OTHERS_UP))
    '2 choose others_up'
    """

    moon: Moon
    """What the moon does: `Moon.OTHERS_UP` or `Moon.SHOOTER_DOWN`."""

    def __attrs_post_init__(self) -> None:
        super(Choose, self).__attrs_post_init__()  # noqa: UP008 - attrs makes the class anew
        if not isinstance(self.moon, Moon):
            raise WrongTypeError(f"a choice needs a Moon, not {quoted(self.moon)}")

    def __str__(self) -> str:
        return f"{self.seat} choose {self.moon.name.lower()}"

    @property
    @override
    def told(self) -> Told:
        """How the move is told in a line: the key of a label, and what is filled into it."""
        return f"choose.{self.moon.name.lower()}", {"seat": self.seat}


Move: TypeAlias = Play | Pass | Choose
"""Any move of Hearts."""

new_pass: Final = quick(Pass)

list_plays: Final = lister(Play)
"""List the plays of a seat, one for each card of a mask: ``list_plays(seat, mask)``."""


def parse_move(text: str) -> Move:
    """
    Read a move; the inverse of ``str(move)``.

    >>> parse_move("0 pass 2C 5D QS")
    Pass(seat=0, cards=Cards('2C 5D QS'))
    >>> parse_move("3 Q♠")
    Play(seat=3, card=Card('QS'))
    >>> parse_move("2 choose others_up")
    Choose(seat=2, moon=Moon.OTHERS_UP)

    Raises:
        NotationError: the text is not a move of Hearts.
        WrongTypeError: not a text.
    """
    if not isinstance(text, str):
        raise WrongTypeError(f"a move is a text such as '3 QS', not {quoted(text)}")
    match text.split():
        case [seat, "pass", *cards] if seat in SEATS:
            return Pass(SEATS[seat], Cards(" ".join(cards)))
        case [seat, "choose", name] if seat in SEATS and name in MOONS:
            return Choose(SEATS[seat], MOONS[name])
        case [seat, card] if seat in SEATS:
            return Play(SEATS[seat], Card(card))
    raise NotationError(
        f"{quoted(text)} is not a move: write '3 QS', '0 pass 2C 5D QS' or "
        "'2 choose others_up', with a seat from 0 to 5"
    )


Choices: TypeAlias = tuple[tuple[int, ...], ...]
"""Places of a hand, chosen in every way."""

ROOM_FOR_CHOICES: Final = 8 << 20
"""
The bytes that kept choices may take. Three cards of thirteen take 30 KB; the most are eight or nine
of seventeen, 3 MB each.
"""


def size_of(choices: Choices) -> int:
    """The bytes that it takes to keep these choices."""
    return 400 + sum([16 + getsizeof(places) for places in choices])


@kept_within(ROOM_FOR_CHOICES, size_of)
def choices_of(sizes: tuple[int, int]) -> Choices:
    """
    Every way to choose places of a hand, in lexicographic order, from the size of the hand and the
    number of places.
    """
    hand_size, count = sizes
    return tuple(combinations(range(hand_size), count))


class Passes(Frozen, Sequence[Pass]):
    """
    The passes of one or several seats, made one by one as they are asked for.

    A hand of thirteen has 286 passes of three cards, and a player wants only one of them.
    """

    __slots__ = ("_choices", "_hands", "_length", "_seats")

    def __init__(self, seats: tuple[int, ...], hands: tuple[int, ...], count: int) -> None:
        """List the passes of ``count`` cards by these seats; ``hands`` are by seat, as masks."""
        listed = list_passes(seats, hands, count)
        for name in self.__slots__:
            object.__setattr__(self, name, getattr(listed, name))

    _seats: tuple[int, ...]
    _hands: tuple[int, ...]
    _choices: Choices
    _length: int

    @override
    def __reduce__(self) -> tuple[Any, ...]:
        return Passes, (self._seats, self._hands, len(self._choices[0]))

    @override
    def __len__(self) -> int:
        return self._length

    @overload
    def __getitem__(self, index: int) -> Pass: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Pass]: ...

    @override
    def __getitem__(self, index: int | slice) -> Pass | Sequence[Pass]:
        if type(index) is not int or not 0 <= index < self._length:
            if isinstance(index, slice):
                return tuple([self[place] for place in range(self._length)[index]])
            index = range(self._length)[index]  # counted from the end, or refused
        which, choice = divmod(index, len(self._choices))
        seat = self._seats[which]
        hand = listed(self._hands[seat])
        chosen = [hand[place].bit for place in self._choices[choice]]
        return new_pass(seat, cards_of(sum(chosen)))

    @override
    def __iter__(self) -> Iterator[Pass]:
        return (
            new_pass(seat, cards_of(mask_of(chosen)))
            for seat in self._seats
            for chosen in combinations(listed(self._hands[seat]), len(self._choices[0]))
        )

    @override
    def __contains__(self, move: object) -> bool:
        return (
            type(move) is Pass
            and move.seat in self._seats
            and len(move.cards) == len(self._choices[0])
            and not move.cards.mask & ~self._hands[move.seat]
        )

    @override
    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Passes):
            return NotImplemented
        return self._key() == other._key()

    @override
    def __hash__(self) -> int:
        return hash(self._key())

    def _key(self) -> tuple[object, ...]:
        """What two lists have in common if they are of the same passes."""
        return self._seats, *(self._hands[seat] for seat in self._seats), len(self._choices[0])

    @override
    def __repr__(self) -> str:
        seats = ", ".join(map(str, self._seats))
        return f"<{len(self)} passes of {len(self._choices[0])} cards by seats {seats}>"


_new_passes: Final = quick(
    cast("Callable[[Choices, tuple[int, ...], int, tuple[int, ...]], Passes]", Passes)
)


def list_passes(seats: tuple[int, ...], hands: tuple[int, ...], count: int) -> Passes:
    """List the passes of ``count`` cards by these seats; ``hands`` are by seat, as masks."""
    choices = choices_of((hands[seats[0]].bit_count() if seats else count, count))
    return _new_passes(choices, hands, len(seats) * len(choices), seats)
