"""Tricks, and what has been taken in them. Which card takes a trick is up to each game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, Generic, TypeVar

import attrs

from vorhand.cards import Card
from vorhand.errors import WrongTypeError, quoted
from vorhand.kit.checks import as_int
from vorhand.kit.plays import CardPlay
from vorhand.suits import Suit
from vorhand.values import Shown, Value, quick

T = TypeVar("T")
P_co = TypeVar("P_co", bound=CardPlay, covariant=True)


@attrs.frozen(cache_hash=True)
class Trick(Value, Shown, Generic[P_co]):
    """
    A complete trick.

    Raises:
        WrongTypeError: not a tuple of plays, or the taker is not a whole number.
    """

    plays: tuple[P_co, ...]
    """The plays in order, the lead first."""
    taker: int = attrs.field(converter=as_int)
    """The seat that took it."""
    noted: Any = attrs.field(init=False, default=None, eq=False, repr=False)
    """
    What the game has found out about the trick and may ask again, for code that has to be fast;
    None until then.
    """

    def __attrs_post_init__(self) -> None:
        if type(self.plays) is not tuple or not all(
            isinstance(one, CardPlay) for one in self.plays
        ):
            raise WrongTypeError(f"a trick has a tuple of plays, not {quoted(self.plays)}")
        if type(self.taker) is not int:
            raise WrongTypeError(f"the taker of a trick is a seat, not {quoted(self.taker)}")

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards in the order in which they were played."""
        return tuple(play.card for play in self.plays)

    @property
    def leader(self) -> int:
        """The seat that led."""
        return self.plays[0].seat

    @property
    def led(self) -> Suit:
        """The suit that was led."""
        return self.plays[0].card.suit


completed: Final = quick(Trick)
"""Make a complete trick quickly: ``completed(plays, taker)``."""


def note(trick: Trick[Any], found: T) -> T:
    """Keep on a trick what a game has found out about it, as `Trick.noted`."""
    object.__setattr__(trick, "noted", found)
    return found


def mask_of_plays(plays: Iterable[CardPlay]) -> int:
    """The cards of some plays, as a mask."""
    mask = 0
    for play in plays:
        mask |= play.card.bit
    return mask


def taken(players: int, tricks: Iterable[Trick[CardPlay]]) -> tuple[int, ...]:
    """The cards that each seat has taken in these tricks, by seat, as masks."""
    masks = [0] * players
    for trick in tricks:
        taker = trick.taker
        mask = masks[taker]
        for play in trick.plays:  # as in `mask_of_plays`, without the cost of a call
            mask |= play.card.bit
        masks[taker] = mask
    return tuple(masks)


def masks_of(tricks: Iterable[Trick[CardPlay]]) -> list[int]:
    """The cards of each of these tricks, as masks."""
    masks = []
    for trick in tricks:
        mask = 0
        for play in trick.plays:  # the same
            mask |= play.card.bit
        masks.append(mask)
    return masks


def all_plays(public: Any) -> list[tuple[Any, ...]]:  # noqa: ANN401 - of any game of tricks
    """The plays of each trick that everybody sees, those of the running trick last."""
    return [*(trick.plays for trick in public.tricks), public.trick]
