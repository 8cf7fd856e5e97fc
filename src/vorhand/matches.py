"""What the matches of all games share: deals in a row, and their totals."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from typing import Any, ClassVar, Generic, Self, TypeVar

import attrs

from vorhand.cards import Card
from vorhand.checks import is_int
from vorhand.dealing import checked_seat, refuse, wrong_occasion
from vorhand.errors import MatchOver, WrongTypeError, shown
from vorhand.options import Variant, check_options
from vorhand.phases import AnyDeal
from vorhand.shuffling import deck_for

O = TypeVar("O", bound=Variant)  # noqa: E741 - options
S = TypeVar("S", bound=AnyDeal[Any])


class AnyMatch(ABC, Generic[O, S]):
    """
    A match: the deals that are finished, and what the next one will be.

    A game adds the fields with their defaults, its own `deal` and `score`, and how a match
    ends.
    """

    __slots__ = ()

    OPTIONS: ClassVar[type]
    """The class of the game's options."""

    options: O
    dealer: int
    scores: tuple[tuple[int, ...], ...]

    @abstractmethod
    def _pack(self) -> tuple[Card, ...]:
        """The cards that are shuffled."""

    @abstractmethod
    def _deal(self, deck: Sequence[Card]) -> S:
        """Begin a deal."""

    @abstractmethod
    def _score(self, state: S) -> tuple[int, ...]:
        """The score of a finished deal."""

    @abstractmethod
    def _ended(self, number: int, totals: tuple[int, ...]) -> bool:
        """Whether a match ends with these totals after so many deals."""

    @abstractmethod
    def _winners(self) -> tuple[int, ...]:
        """The seats that have won a match that has ended."""

    def _problems(self) -> Iterable[str]:
        """What else is wrong with the scores in this game."""
        return ()

    def __attrs_post_init__(self) -> None:
        check_options(self.options, self.OPTIONS)
        players = self.options.players
        checked_seat(self.dealer)
        if type(self.scores) is not tuple:
            raise WrongTypeError(f"scores are a tuple of tuples by seat, not {shown(self.scores)}")
        for line in self.scores:
            if type(line) is not tuple or not all(map(is_int, line)):
                raise WrongTypeError(f"the scores of a deal are a tuple of int, not {shown(line)}")
        refuse(
            wrong_occasion(self.dealer, self.number, players),
            [
                f"deal {number} has {len(line)} scores, not {players}"
                for number, line in enumerate(self.scores)
                if len(line) != players
            ],
            self._problems(),
        )
        totals = (0,) * players
        for number, line in enumerate(self.scores):
            if self._ended(number, totals):
                raise MatchOver(f"the match was over after {number} of {self.number} deals")
            totals = tuple(total + more for total, more in zip(totals, line, strict=True))

    @property
    def number(self) -> int:
        """How many deals are finished; the `number` of the next one."""
        return len(self.scores)

    @property
    def totals(self) -> tuple[int, ...]:
        """The sums of the scores, by seat."""
        players = range(self.options.players)
        return tuple(sum(line[seat] for line in self.scores) for seat in players)

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self._ended(self.number, self.totals)

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won, ascending; none before the end."""
        return self._winners() if self.over else ()

    def deck_for(self, seed: int, number: int | None = None) -> tuple[Card, ...]:
        """
        The shuffled deck of a deal, by default the next. One seed serves the whole match.

        Args:
            seed: any whole number.
            number: how many deals go before.

        Raises:
            WrongTypeError: not whole numbers.
            InvalidDeal: ``number`` is below 0.
        """
        return deck_for(self._pack(), seed, self.number if number is None else number)

    def deal(self, deck: Sequence[Card]) -> S:
        """
        Begin the next deal with this deck.

        Raises:
            MatchOver: the match has ended.
            InvalidDeal: lists everything that is wrong with the deck.
            WrongTypeError: the deck is no sequence of cards.
        """
        self._check_not_over()
        return self._deal(deck)

    def record(self, state: S) -> Self:
        """
        The match after a finished deal; the deal passes to the left.

        Raises:
            MatchOver: the match has ended.
            DealNotOver: the deal has not.
            InvalidDeal: it is not the next deal of this match: other options, another dealer
                or another number.
            WrongTypeError: no state of the game.
        """
        self._check_not_over()
        result = self._score(state)
        refuse(
            f"the deal has {name} {shown(is_so)}, the match {shown(should_be)}"
            for name, is_so, should_be in (
                ("the options", state.options, self.options),
                ("dealer", state.dealer, self.dealer),
                ("number", state.number, self.number),
            )
            if is_so != should_be
        )
        dealer, scores = (self.dealer + 1) % self.options.players, (*self.scores, result)
        return attrs.evolve(self, dealer=dealer, scores=scores)  # type: ignore[misc] # of attrs

    def _check_not_over(self) -> None:
        if self.over:
            raise MatchOver("the match is over")


def last_seat(match: AnyMatch[Any, Any]) -> int:
    """The seat that deals first by default."""
    check_options(match.options, match.OPTIONS)
    return int(match.options.players) - 1


def with_least(totals: Sequence[int]) -> tuple[int, ...]:
    """The seats with the lowest total, ascending."""
    return tuple(seat for seat, total in enumerate(totals) if total == min(totals))


def with_most(totals: Sequence[int]) -> tuple[int, ...]:
    """The seats with the highest total, ascending."""
    return tuple(seat for seat, total in enumerate(totals) if total == max(totals))
