"""Who sits where, in sentences: seats by their numbers, or players by their names."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final, TypeAlias

from typing_extensions import override

from vorhand.errors import WrongTypeError, quoted

if TYPE_CHECKING:
    from vorhand.languages import Language

Names: TypeAlias = Sequence[str] | None
"""The names of the players, by seat; None where seats are told by their numbers."""

ONE: Final = frozenset({"seat", "turn", "taker", "other", "partner"})
"""The places in sentences that are filled with a seat."""
SEVERAL: Final = frozenset({"seats", "others", "lafh", "nob", "winners", "losers"})
"""The places that are filled with seats, if a tuple stands for them."""
BARE: Final = frozenset({"seats", "others", "lafh", "nob"})
"""Those of them in which numbers stand without the word for a seat."""


class Person(str):
    """What a seat is called in a sentence. As ``{seat:n}`` it is the number of the seat."""

    __slots__ = ("number",)

    number: int

    @override
    def __format__(self, form: str) -> str:
        return str(self.number) if form == "n" else super().__format__(form)


def check_names(names: object) -> Names:
    """
    Names for the players, as a sequence of texts or None.

    Raises:
        WrongTypeError: anything else; one text is not a sequence of names.
    """
    if names is None:
        return None
    if isinstance(names, str) or not isinstance(names, Sequence):
        raise WrongTypeError(f"names are a text for each seat, not {quoted(names)}")
    for name in names:
        if not isinstance(name, str):
            raise WrongTypeError(f"names are a text for each seat, and one is {quoted(name)}")
    return names


def name_of(seat: int, names: Names) -> str:
    """The name of the player at a seat; empty if it has none."""
    return names[seat] if names is not None and seat < len(names) else ""


def person(words: Language, seat: int, names: Names = None) -> Person:
    """What a seat is called: by the name of its player if there is one, or by its number."""
    called = Person(name_of(seat, names) or words.seat.format(number=seat))
    called.number = seat
    return called


def with_people(
    words: Language, details: Mapping[str, object], names: Names = None
) -> dict[str, object]:
    """What is filled into a sentence, with seats as they are called."""
    filled = dict(details)
    for key, value in details.items():
        if key in ONE and isinstance(value, int):
            filled[key] = person(words, value, names)
        elif key in SEVERAL and isinstance(value, tuple):
            bare = names is None and key in BARE
            filled[key] = ", ".join(
                str(seat) if bare else person(words, seat, names) for seat in value
            )
    return filled
