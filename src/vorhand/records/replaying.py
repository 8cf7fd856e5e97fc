"""From a record to states and a match by the rules, and from states to a record."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final, TypeAlias

import attrs

from vorhand.errors import IllegalMove, RecordError, UnknownGame, WrongTypeError, quoted
from vorhand.game import GAMES, AnyGame, game_of
from vorhand.game import replay as replay_moves
from vorhand.kit.checks import has_order
from vorhand.kit.matches import BaseMatch
from vorhand.kit.phases import Phase
from vorhand.records.model import Record, RecordedDeal
from vorhand.rules import Violation
from vorhand.show.words import label
from vorhand.values import Value

AnyPhase: TypeAlias = Phase[Any, Any]

_MATCH_OVER: Final = "the match was over before it"
_UNFINISHED: Final = "it is not finished, and another deal follows"


@attrs.frozen
class Fault(Value):
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
        """What it is: ``illegal``, or for a deal as a whole ``match-over`` or ``unfinished``."""
        if self.violation is not None:
            return "illegal"
        return "match-over" if self.problem == _MATCH_OVER else "unfinished"

    def text(self, language: str = "en") -> str:
        """
        What is wrong, as a sentence without the place.

        Raises:
            UnknownLanguage: the library has no sentences in the language.
            WrongTypeError: the language is not a text.
        """
        if self.violation is not None:
            return self.violation.text(language)
        return label(language, f"page.{self.kind}")

    def __str__(self) -> str:
        where = f"deal {self.deal + 1}"
        if self.move is not None and self.violation is not None:
            where += f", move {self.move + 1} ({self.violation.move})"
        return f"{where}: {self.problem}"


@attrs.frozen
class MatchReplay(Value):
    """What a record comes to by the rules: all of it, or its good beginning and the fault."""

    states: tuple[tuple[Any, ...], ...]  # of whichever game
    """For each deal its first state, and the state after each move."""
    match: Any  # the same
    """The match after all finished deals."""
    error: Fault | None
    """The first thing that the rules do not allow; None if all is well."""


def replay(record: Record) -> MatchReplay:
    """
    Play a record through the rules.

    The last deal may be unfinished: a match that was saved in the middle of a deal is resumed from
    its last state.

    Raises:
        RecordError: not a record.
    """
    if type(record) is not Record:
        raise RecordError("", f"a Record is expected, not {quoted(record)}")
    game = GAMES[record.game]
    match: BaseMatch[Any, Any] = game.Match(record.options, record.dealer)
    deals: list[tuple[AnyPhase, ...]] = []
    for number, deal in enumerate(record.deals):
        if match.over:
            return MatchReplay(tuple(deals), match, Fault(number, None, None, None, _MATCH_OVER))
        played = replay_moves(game, match.deal(deal.deck), deal.moves)
        deals.append(played.states)
        if played.error is not None:
            return MatchReplay(tuple(deals), match, _fault(number, played.states, played.error))
        if not game.to_move(played.states[-1]):
            match = match.record(played.states[-1])
        elif number < len(record.deals) - 1:
            return MatchReplay(tuple(deals), match, Fault(number, None, None, None, _UNFINISHED))
    return MatchReplay(tuple(deals), match, None)


def _fault(number: int, states: tuple[AnyPhase, ...], error: IllegalMove) -> Fault:
    broken = error.violation
    problem = f"{broken.text()} [{broken.rule.id}]"
    return Fault(number, len(states) - 1, error.move.seat, broken, problem)


def record_of(
    states: Iterable[AnyPhase], headers: Mapping[str, str] | Iterable[tuple[str, str]] = ()
) -> Record:
    """
    Make the record of a match from a state of each of its deals, the last state of each.

    The decks are written in an order that deals the same hands. Before the first deal there is no
    state to make it from: the record of such a match is ``Record(game, options, dealer)``. A match
    that was taken up by its scores has no record, since a record has all deals from the first.

    Raises:
        WrongTypeError: not states of one game, or states without an order.
        RecordError: they are not the deals of a match in a row, from the first on.
    """
    listed: tuple[Any, ...] = tuple(states) if has_order(states) else (states,)
    game = _game_of_all(listed)
    if game is None:
        raise WrongTypeError(f"one state or more of one game are expected, not {quoted(states)}")
    _check_in_a_row(game, listed)
    first = listed[0]
    deals = tuple(RecordedDeal(game.deck_of(state), game.moves_of(state)) for state in listed)
    return Record(game.NAME, first.options, first.dealer, deals, headers)


def _check_in_a_row(game: AnyGame, states: tuple[AnyPhase, ...]) -> None:
    """
    Raise unless these are the deals of a match in a row, from the first on.

    Raises:
        RecordError: says which deal is wrong.
    """
    match: BaseMatch[Any, Any] = game.Match(states[0].options, states[0].dealer)
    for number, state in enumerate(states):
        place = f"deals[{number}]"
        if match.over:
            raise RecordError(place, _MATCH_OVER)
        for name in ("options", "dealer", "number"):
            so, should = getattr(state, name), getattr(match, name)
            if so != should:
                problem = f"{name} {quoted(so)} and not {quoted(should)}: not a match in a row"
                raise RecordError(place, problem)
        if not game.to_move(state):
            match = match.record(state)
        elif number < len(states) - 1:
            raise RecordError(place, _UNFINISHED)


def _game_of_all(states: tuple[object, ...]) -> AnyGame | None:
    """The one game to which all of these states belong; None if there is none."""
    try:
        games = {game_of(state).NAME for state in states}
    except UnknownGame:
        return None
    if len(games) != 1 or not all(isinstance(state, Phase) for state in states):
        return None
    return GAMES[games.pop()]
