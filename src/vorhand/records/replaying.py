"""From a record through the rules to states and a match, and from states to a record."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

import attrs

from vorhand.checks import has_order
from vorhand.drawing import label
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

    def text(self, language: str = "en") -> str:
        """
        What is wrong as a sentence, without the place.

        Raises:
            UnknownLanguage: the library has no sentences in the language.
            WrongTypeError: the language is no text.
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

    The decks are written in an order that deals the same hands. Before the first deal there is
    no state to make it from: ``Record(game, options, dealer)`` is the record of such a match. A
    match that was taken up by its scores has none, as a record has all deals from the first.

    Raises:
        WrongTypeError: not states of one game, or they have no order.
        RecordError: they are not the deals of a match one after the other, from the first.
    """
    listed: tuple[Any, ...] = tuple(states) if has_order(states) else (states,)
    names = [name for name, game in GAMES.items() if _all_of(game, listed)]
    if not listed or not names:
        raise WrongTypeError(f"one state or more of one game are expected, not {shown(states)}")
    game: Any = GAMES[names[0]]
    _check_in_a_row(game, listed)
    first = listed[0]
    deals = tuple(RecordedDeal(game.deck_of(state), game.moves_of(state)) for state in listed)
    return Record(names[0], first.options, first.dealer, deals, headers)


def _check_in_a_row(game: Any, states: tuple[Any, ...]) -> None:  # noqa: ANN401 - of any game
    """
    Refuse what are not the deals of a match from the first.

    Raises:
        RecordError: says which deal is wrong.
    """
    match = game.Match(states[0].options, states[0].dealer)
    for number, state in enumerate(states):
        place = f"deals[{number}]"
        if match.over:
            raise RecordError(place, _MATCH_OVER)
        for name in ("options", "dealer", "number"):
            so, should = getattr(state, name), getattr(match, name)
            if so != should:
                problem = f"{name} {shown(so)} and not {shown(should)}: not a match in a row"
                raise RecordError(place, problem)
        if not game.to_move(state):
            match = match.record(state)
        elif number < len(states) - 1:
            raise RecordError(place, _UNFINISHED)


def _all_of(game: Any, states: tuple[Any, ...]) -> bool:  # noqa: ANN401 - of any game
    return all(isinstance(state, game.State) for state in states)
