"""A match in the making: its deals so far, the running one, and the record of all that."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

from vorhand.commands.screen import Refused
from vorhand.errors import printable
from vorhand.game import AnyGame
from vorhand.records import Note, Record, record_of, replay

SEAT = "Seat"
"""Headers with the names of the players: ``Seat0``, ``Seat1`` and so on."""
SEED = "Seed"
"""The header with the seed of the decks."""
PEOPLE = "People"
"""The header with the seats of people, divided by blanks."""
LONGEST_NAME = 20
"""The most characters of a name."""
_WHOLE = re.compile("-?[0-9]{1,1000}")


def seated(record: Record) -> list[str] | None:
    """The names of the players of a record by seat, as far as they are noted; None if none is."""
    headers = dict(record.headers)
    noted = [headers.get(f"{SEAT}{seat}", "") for seat in range(record.options.players)]
    names = [printable(name[:LONGEST_NAME].strip())[:LONGEST_NAME] for name in noted]
    return names if any(names) else None


def people_noted(record: Record) -> list[str]:
    """The seats of people, as a record of a match at the terminal has them."""
    found = dict(record.headers).get(PEOPLE, "")
    seats = [str(seat) for seat in range(record.options.players)]
    return [seat for seat in seats if seat in found.split(" ")]


class Course:
    """A match that is being played."""

    def __init__(self, game: AnyGame, match: Any, seed: int) -> None:  # noqa: ANN401 - of any game
        """Begin at a match with nothing on the table."""
        self.game = game
        self.match = match
        self.seed = seed
        self.finished: list[Any] = []
        self.state: Any = None
        self.headers: dict[str, str] = {}
        self.scores: tuple[tuple[int, ...], ...] = match.scores
        self.notes: list[Sequence[Note]] = []

    @staticmethod
    def resumed(record: Record, game: AnyGame, name: str, seed: int) -> Course:
        """
        The match of a record, where it was left. Further decks come from the seed that the record
        notes, or else from this one.

        Raises:
            Refused: the record is of another game, of one deal alone, or breaks a rule.
        """
        if record.game != game.NAME:
            raise Refused("other-game", file=name, game=record.game)
        if record.single:
            raise Refused("single", file=name)
        played = replay(record)
        if played.error is not None:
            raise Refused("broken", file=name, why=str(played.error))
        noted = dict(record.headers).get(SEED, "")
        course = Course(game, played.match, int(noted) if _WHOLE.fullmatch(noted) else seed)
        course.scores = record.scores
        course.headers = dict(record.headers)
        course.notes = [deal.notes for deal in record.deals]
        course.finished = [states[-1] for states in played.states]
        if course.finished and game.to_move(course.finished[-1]):
            course.state = course.finished.pop()
        return course

    def deal(self) -> Any:  # noqa: ANN401 - of any game
        """Deal the cards of the next deal."""
        self.state = self.match.deal(self.match.deck_for(self.seed))
        return self.state

    def past(self) -> Iterator[tuple[Any, Any, Any]]:
        """The moves of the running deal so far, each between the states before and after it."""
        state, game = self.state, self.game
        at = {"dealer": state.dealer, "number": state.number}
        before = game.deal(game.deck_of(state), state.options, **at)
        for move in game.moves_of(state):
            after = game.apply(before, move)
            yield before, move, after
            before = after

    def finish(self) -> Any:  # noqa: ANN401 - of any game
        """Enter the score of the deal that is over, and answer with its last state."""
        self.match = self.match.record(self.state)
        self.finished.append(self.state)
        self.state = None
        return self.finished[-1]

    def chance(self) -> Random:
        """Random numbers for a player, the same whenever the match is taken up at this moment."""
        moves = len(self.game.moves_of(self.state))
        return Random(f"{self.seed} {self.match.number} {moves}")  # noqa: S311 - play

    def record(self, headers: Mapping[str, str]) -> Record:
        """The match as a record, with these headers besides those that it had."""
        noted = {**self.headers, **headers, SEED: str(self.seed)}
        states = [*self.finished, *([] if self.state is None else [self.state])]
        if states:
            return record_of(states, noted, scores=self.scores, notes=self.notes)
        return Record(
            self.game.NAME, self.match.options, self.match.dealer, headers=noted, scores=self.scores
        )
