"""What is played at once, on whatever machine: every player at every seat of some decks."""

from __future__ import annotations

from random import Random
from typing import Any

import attrs

from vorhand.arena.comparison import DeckResult, Failure
from vorhand.arena.playing import chances_for, play_deal
from vorhand.errors import PlayerError
from vorhand.game import AnyGame, game_of
from vorhand.kit.options import BaseOptions
from vorhand.players import AnyPlayer
from vorhand.players.failing import told
from vorhand.values import Value


@attrs.frozen
class Table(Value):
    """
    Who is compared, and on what. It is sent to other processes, so it has the options instead of
    the game: a game is a module, and modules cannot be pickled.
    """

    options: BaseOptions
    """The variant."""
    seed: int
    """The seed of the decks and of all chance."""
    players: tuple[tuple[str, AnyPlayer], ...]
    """Those who are compared, with their names."""
    others: tuple[str, AnyPlayer]
    """Who sits at all other seats."""
    same: tuple[bool, ...]
    """For each player, whether it is the one who sits at the other seats too."""


@attrs.frozen
class Batch(Value):
    """Decks in a row to be played at once."""

    table: Table
    """Who plays."""
    first: int
    """The number of the first deck."""
    stop: int
    """The number of the first deck that is not played any more."""


@attrs.frozen
class Played(Value):
    """What came of a batch."""

    decks: tuple[DeckResult, ...] = ()
    """The results."""
    failed: tuple[Failure, ...] = ()
    """What went wrong."""


def play_batch(batch: Batch) -> Played:
    """Play the decks of a batch. Whatever a player does wrong is told and lets the rest go on."""
    decks, failed = [], []
    for number in range(batch.first, batch.stop):
        deal = Deal(batch.table, number)
        decks.append(DeckResult(number, deal.results()))
        failed += deal.failed
    return Played(tuple(decks), tuple(failed))


def lost(batch: Batch, error: Exception) -> Played:
    """What is told of a batch of which no result came back."""
    kind, text = told(error)
    failure = Failure(player=None, deal=batch.first, last=batch.stop - 1, kind=kind, error=text)
    return Played(failed=(failure,))


class Deal:
    """One deck, dealt once and played again and again."""

    def __init__(self, table: Table, number: int) -> None:
        """Deal it as a match would whose deal it is: the deal passes to the left each time."""
        self.table = table
        self.number = number
        self.seats: int = table.options.players
        self.game: AnyGame = game_of(table.options)
        match: Any = self.game.Match(table.options)
        self.state: Any = self.game.deal(
            match.deck_for(table.seed, number),
            table.options,
            dealer=(match.dealer + number) % self.seats,
            number=number,
        )
        self.failed: list[Failure] = []

    def results(self) -> tuple[tuple[int | None, ...], ...]:
        """What the deck is worth to each player at each seat."""
        found: list[tuple[int | None, ...]] = []
        for (name, player), same in zip(self.table.players, self.table.same, strict=True):
            if same:  # whichever seat it is measured at, it sits at all of them: one play for all
                ends = self._played([(name, player)] * self.seats, name)
                found.append((None,) * self.seats if ends is None else ends)
            else:
                found.append(tuple(self._result(name, player, at) for at in range(self.seats)))
        return tuple(found)

    def _result(self, name: str, player: AnyPlayer, at: int) -> int | None:
        """What the deck is worth to a player at one seat; None if somebody failed."""
        seated = [self.table.others] * self.seats
        seated[at] = (name, player)
        ends = self._played(seated, name, at)
        return None if ends is None else ends[at]

    def _played(
        self, seated: list[tuple[str, AnyPlayer]], measured: str, at: int | None = None
    ) -> tuple[int, ...] | None:
        """What the deal is worth to each seat; None if a player failed, which is noted."""
        names, players = zip(*seated, strict=True)
        chances: list[Random] = chances_for(self.table.seed, self.number, self.seats)
        try:
            end = play_deal(self.game, self.state, players, names, chances)
        except PlayerError as error:
            self.failed.append(
                Failure(
                    player=error.player,
                    deal=error.deal,
                    last=error.deal,
                    seat=error.seat,
                    move=error.move,
                    kind=error.kind,
                    error=error.error,
                    measured=measured,
                    at=at,
                )
            )
            return None
        return self.game.utility(end)
