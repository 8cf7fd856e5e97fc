"""What a comparison has found: results deck by deck, failures, and what follows from them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import attrs

from vorhand.arena.intervals import interval
from vorhand.errors import (
    NotComparable,
    OutOfRange,
    UnknownPlayer,
    WrongTypeError,
    count_of,
    nearest,
    quoted,
)
from vorhand.game import game_of
from vorhand.values import Value

FEWEST = 2
"""Of fewer decks nothing can be said about how sure a mean is."""
MOST_LINES = 10
"""The most failures that are told one by one."""


@attrs.frozen
class DeckResult(Value):
    """What a deck was worth to each player at each seat."""

    number: int
    """The number of the deck, which is that of its deal."""
    utilities: tuple[tuple[int | None, ...], ...]
    """
    For each player, in the order of names, what the deal was worth to it at each seat: higher is
    better. None where a player failed.
    """

    @property
    def complete(self) -> bool:
        """Whether every player has a result at every seat."""
        return all(None not in by_seat for by_seat in self.utilities)


@attrs.frozen(kw_only=True)
class Failure(Value):
    """
    A player that raised an error or answered with a move that cannot be made, or a batch of deals
    that came to nothing, as when the process died in which it was played.
    """

    player: str | None
    """Who failed; None for a batch."""
    deal: int
    """The number of the deal; for a batch, of its first deal."""
    last: int
    """The number of the last deal that came to nothing; the same as ``deal`` for a player."""
    seat: int | None = None
    """The seat of the player."""
    move: int | None = None
    """How many moves had been made in the deal."""
    kind: str
    """The name of the class of the error."""
    error: str
    """What the error says."""
    measured: str | None = None
    """The player whose result is missing for it."""
    at: int | None = None
    """The seat at which the result is missing; None if it is missing at all of them."""

    def __str__(self) -> str:
        if self.player is None:
            deals = f"deals {self.deal} to {self.last}"
            if self.deal == self.last:
                deals = f"deal {self.deal}"
            return f"{deals}: {self.kind}: {self.error}"
        place = f"{self.player} at seat {self.seat} in deal {self.deal}, move {self.move}"
        lost = f"{self.measured} at {'every seat' if self.at is None else f'seat {self.at}'}"
        return f"{place}: {self.kind}: {self.error} (no result for {lost})"


@attrs.frozen
class Estimate(Value):
    """
    A mean over decks, and an interval around it: with a confidence of 0.95, 95 of 100 such
    intervals have the true mean in them.
    """

    mean: float
    """The mean of the decks."""
    low: float
    """The lower end of the interval."""
    high: float
    """The upper end of the interval."""
    deals: int
    """How many decks count."""
    confidence: float = 0.95
    """How many of such intervals have the true mean in them, as a share."""

    def __str__(self) -> str:
        return f"{self.mean:+.2f} ({self.low:+.2f} to {self.high:+.2f})"


@attrs.frozen(kw_only=True)
class Comparison(Value):
    """What `compare` has found, which does not depend on where the decks were played."""

    options: Any  # of whichever game
    """The variant."""
    seed: int
    """The seed of the decks and of all chance."""
    names: tuple[str, ...]
    """The players, in order."""
    others: str
    """Who sits at all seats but that of the player whose result it is."""
    deals: int
    """How many decks were asked for."""
    done: tuple[DeckResult, ...] = attrs.field(repr=count_of("decks"))
    """The results so far, in the order of the decks."""
    failed: tuple[Failure, ...] = ()
    """What went wrong, in the order of the decks."""

    @property
    def complete(self) -> bool:
        """Whether every player has a result at every seat on every deck."""
        return len(self.done) == self.deals and all(deck.complete for deck in self.done)

    def mean(self, name: str) -> float:
        """
        What a deal was worth to a player, on average over seats and decks: higher is better. Decks
        on which it has no result at some seat are left out.

        Raises:
            UnknownPlayer: there is no player of this name.
            NotComparable: it has a result on no deck.
        """
        sums = [sum(by_seat) for by_seat in self._results(name) if by_seat is not None]
        if not sums:
            raise NotComparable(f"{name} has a result on no deck")
        return sum(sums) / (len(sums) * self._seats)

    def difference(
        self, name: str, other: str | None = None, *, confidence: float = 0.95
    ) -> Estimate:
        """
        By how much a deal was worth more to a player than to another one, by default the first,
        with an interval by Student's t.

        Decks are what is independent, so they are what is counted: of each, the difference is the
        mean over the seats. A deck counts if both have a result at every seat.

        Raises:
            UnknownPlayer: there is no player of this name.
            NotComparable: fewer than 2 decks count.
            WrongTypeError: the confidence is not a number.
            OutOfRange: the confidence is not between 0 and 1.
        """
        if isinstance(confidence, bool) or not isinstance(confidence, (int, float)):
            raise WrongTypeError(f"a confidence is a number, not {quoted(confidence)}")
        if not 0 < confidence < 1:
            raise OutOfRange(f"a confidence lies between 0 and 1, not {quoted(confidence)}")
        other = self.names[0] if other is None else other
        gains = [
            (sum(own) - sum(theirs)) / self._seats
            for own, theirs in zip(self._results(name), self._results(other), strict=True)
            if own is not None and theirs is not None
        ]
        if len(gains) < FEWEST:
            raise NotComparable(
                f"{FEWEST} decks or more are needed, and {name} and {other} have results on "
                f"{len(gains)}"
            )
        return Estimate(*interval(gains, confidence), len(gains), confidence)

    def text(self) -> str:
        """
        Make a table for people to read. It says at the top whether it is complete, and at the end
        what failed.
        """
        return "\n".join(_lines(self))

    def __str__(self) -> str:
        return self.text()

    @property
    def _seats(self) -> int:
        return int(self.options.players)

    def _results(self, name: str) -> list[tuple[int, ...] | None]:
        """The results of a player by seat, deck by deck; None where they are not all there."""
        if name not in self.names:
            raise UnknownPlayer(f"there is no player {quoted(name)}{nearest(name, self.names)}")
        place, found = self.names.index(name), []
        for deck in self.done:
            there = tuple([one for one in deck.utilities[place] if one is not None])
            found.append(there if len(there) == self._seats else None)
        return found


# --- As text


def _lines(found: Comparison) -> Iterator[str]:
    whole = sum(deck.complete for deck in found.done)
    state = "complete" if found.complete else "NOT COMPLETE"
    yield f"{state}: {whole} of {found.deals} decks, each player at every seat of each"
    game = game_of(found.options).NAME.capitalize()
    yield f"{game}, {found.options!r}, seed {found.seed}; the others are {found.others}"
    first = found.names[0]
    head = ("player", "a deal is worth", f"vs {first} (95%)", "decks")
    rows = [head, *(_row(found, name) for name in found.names)]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for name, *numbers in rows:
        cells = [cell.rjust(width) for cell, width in zip(numbers, widths[1:], strict=True)]
        yield "  ".join([name.ljust(widths[0]), *cells])
    if found.failed:
        yield f"failures: {len(found.failed)}"
        yield from (f"  {failure}" for failure in found.failed[:MOST_LINES])
    if len(found.failed) > MOST_LINES:
        yield f"  and {len(found.failed) - MOST_LINES} more"


def _row(found: Comparison, name: str) -> tuple[str, str, str, str]:
    """The name, the mean, the difference to the first player, and how many decks count for it."""
    try:
        mean = f"{found.mean(name):.2f}"
    except NotComparable:
        return name, "?", "?", "0"
    try:
        more = found.difference(name)
    except NotComparable:
        return name, mean, "?", "too few"
    return name, mean, "" if name == found.names[0] else str(more), str(more.deals)
