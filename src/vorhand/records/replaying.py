"""From a record through the rules to states and a match, and from states to a record."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

import attrs

from vorhand.errors import IllegalMove, RecordError, WrongTypeError, shown
from vorhand.game import replay as replay_moves
from vorhand.records.model import Record, RecordedDeal
from vorhand.registry import GAMES
from vorhand.rulebook import Violation

_MATCH_OVER: Final = "the match was over before it"
_UNFINISHED: Final = "it is not finished, and another deal follows"


@attrs.frozen
class Fault:
    """The first thing in a record that the rules do not allow."""

    deal: int
    """The number of the deal, from 0."""
    move: int | None
    """The number of the move in it, from 0; None if it is about the deal as a whole."""
    seat: int | None
    """The seat that made the move; None if it is about the deal as a whole."""
    violation: Violation[Any] | None
    """The rule that is broken; None if it is about the deal as a whole."""
    problem: str
    """What is wrong, in a sentence."""

    @property
    def kind(self) -> str:
        """What it is: ``illegal``, or of the deal as a whole ``match-over`` or ``unfinished``."""
        if self.violation is not None:
            return "illegal"
        return "match-over" if self.problem == _MATCH_OVER else "unfinished"

    def __str__(self) -> str:
        where = f"deal {self.deal + 1}"
        if self.move is not None and self.violation is not None:
            where += f", move {self.move + 1} ({self.violation.move})"
        return f"{where}: {self.problem}"


@attrs.frozen
class Replay:
    """What comes of a record by the rules: all of it, or the good beginning and what follows it."""

    states: tuple[tuple[Any, ...], ...]
    """By deal its first state and the state after each move."""
    match: Any
    """The match after all finished deals."""
    error: Fault | None
    """The first thing that the rules do not allow; None if all is well."""


def replay(record: Record) -> Replay:
    """
    Play a record through the rules.

    The last deal may be unfinished; a match that is saved in the middle of a deal is resumed
    from its last state.

    Raises:
        RecordError: not a record.
    """
    if type(record) is not Record:
        raise RecordError("", f"a Record is expected, not {shown(record)}")
    game: Any = GAMES[record.game]
    match = game.Match(record.options, record.dealer)
    deals: list[tuple[Any, ...]] = []
    for number, deal in enumerate(record.deals):
        if match.over:
            return Replay(tuple(deals), match, Fault(number, None, None, None, _MATCH_OVER))
        played = replay_moves(game, match.deal(deal.deck), deal.moves)
        deals.append(played.states)
        if played.error is not None:
            return Replay(tuple(deals), match, _fault(number, played.states, played.error))
        if not game.to_move(played.states[-1]):
            match = match.record(played.states[-1])
        elif number < len(record.deals) - 1:
            return Replay(tuple(deals), match, Fault(number, None, None, None, _UNFINISHED))
    return Replay(tuple(deals), match, None)


def _fault(number: int, states: tuple[Any, ...], error: IllegalMove) -> Fault:
    broken = error.violation
    problem = f"{broken.text()} [{broken.rule.id}]"
    return Fault(number, len(states) - 1, error.move.seat, broken, problem)


def record_of(
    states: Iterable[Any], headers: Mapping[str, str] | Iterable[tuple[str, str]] = ()
) -> Record:
    """
    Make the record of a match from a state of each of its deals, the last of each deal.

    The decks are written in an order that deals the same hands. A match that is not yet in
    its first deal has no record.

    Raises:
        WrongTypeError: not states of one game.
        RecordError: they are not the deals of a match one after the other.
    """
    listed = tuple(states) if isinstance(states, Iterable) else (states,)
    names = [name for name, game in GAMES.items() if _all_of(game, listed)]
    if not listed or not names:
        raise WrongTypeError(f"states of one game are expected, not {shown(states)}")
    game: Any = GAMES[names[0]]
    first = listed[0]
    record = Record(
        names[0],
        first.options,
        first.dealer,
        tuple(RecordedDeal(game.deck_of(state), game.moves_of(state)) for state in listed),
        headers,
    )
    for number, state in enumerate(listed):
        dealer = (first.dealer + number) % first.options.players
        so, should = (state.options, state.dealer, state.number), (first.options, dealer, number)
        if so != should:
            raise RecordError(f"deals[{number}]", "the deals are not those of a match in a row")
    return record


def _all_of(game: Any, states: tuple[Any, ...]) -> bool:  # noqa: ANN401 - of any game
    return all(isinstance(state, game.State) for state in states)
