"""From a record to states and a match by the rules, and from states to a record."""

from __future__ import annotations

import gc
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Final, NamedTuple, TypeAlias

import attrs

from vorhand.errors import (
    IllegalMove,
    RecordError,
    UnknownGame,
    WrongTypeError,
    count_of,
    quoted,
)
from vorhand.game import GAMES, AnyGame, game_of
from vorhand.game import replay as replay_moves
from vorhand.kit.checks import first_of, has_order
from vorhand.kit.matches import BaseMatch
from vorhand.kit.phases import Phase
from vorhand.records.model import (
    MOST_DEALS,
    MOST_MOVES,
    Note,
    Record,
    RecordedDeal,
    check_record,
)
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

    def text(self, language: str = "en", *, names: Sequence[str] | None = None) -> str:
        """
        What is wrong, as a sentence without the place. ``names`` are the names of the players, by
        seat; without them seats are told by their numbers.

        Raises:
            UnknownLanguage: the library has no sentences in the language.
            WrongTypeError: the language is not a text, or the names are not texts.
        """
        if self.violation is not None:
            return self.violation.text(language, names=names)
        return label(language, f"page.{self.kind}")

    def __str__(self) -> str:
        where = f"deal {self.deal + 1}"
        if self.move is not None and self.violation is not None:
            where += f", move {self.move + 1} ({self.violation.move})"
        return f"{where}: {self.problem}"


@attrs.frozen
class MatchReplay(Value):
    """What a record comes to by the rules: all of it, or its good beginning and the fault."""

    states: tuple[tuple[Any, ...], ...] = attrs.field(repr=count_of("deals"))
    """For each deal its first state, and the state after each move."""
    match: Any  # of whichever game
    """The match after all finished deals; None for a deal on its own, whose match is not known."""
    error: Fault | None
    """The first thing that the rules do not allow; None if all is well."""
    scores: tuple[tuple[int, ...], ...] = ()
    """The scores of the finished deals of the record, each by seat."""


class PlayedDeal(NamedTuple):
    """What a deal of a record comes to by the rules."""

    states: tuple[AnyPhase, ...]
    """Its first state, and the state after each move that the rules allow; none if not dealt."""
    match: BaseMatch[Any, Any] | None
    """The match after it; None for a deal on its own."""
    score: tuple[int, ...] | None = None
    """What it scores, by seat; None if it is not finished."""
    error: Fault | None = None
    """What is wrong with it; no further deal is played then."""


def played_deals(record: Record) -> Iterator[PlayedDeal]:
    """
    Play a record through the rules, deal by deal. The states of a deal are forgotten as soon as
    whoever asks forgets them, which matters for long matches.

    Raises:
        RecordError: not a record.
    """
    check_record(record)
    game = GAMES[record.game]
    match = match_before(record)
    for number, deal in enumerate(record.deals):
        if match is None:
            at = {"dealer": record.dealer, "number": record.number}
            first = game.deal(deal.deck, record.options, **at)
        elif match.over:
            yield PlayedDeal((), match, None, Fault(number, None, None, None, _MATCH_OVER))
            return
        else:
            first = match.deal(deal.deck)
        played = replay_moves(game, first, deal.moves)
        states, score = played.states, None
        error = None if played.error is None else _fault(number, states, played.error)
        if error is None and not game.to_move(states[-1]):
            score = game.score(states[-1])
            match = None if match is None else match.record(states[-1])
        elif error is None and number < len(record.deals) - 1:
            error = Fault(number, None, None, None, _UNFINISHED)
        yield PlayedDeal(states, match, score, error)
        if error is not None:
            return


def replay(record: Record) -> MatchReplay:
    """
    Play a record through the rules.

    The last deal may be unfinished: a match that was saved in the middle of a deal is resumed from
    its last state.

    Raises:
        RecordError: not a record.
    """
    with _without_collections():
        deals = tuple(played_deals(record))
    states = tuple([deal.states for deal in deals if deal.states])
    scores = tuple([deal.score for deal in deals if deal.score is not None])
    if deals:
        return MatchReplay(states, deals[-1].match, deals[-1].error, scores)
    return MatchReplay((), match_before(record), None)


@contextmanager
def _without_collections() -> Iterator[None]:
    """
    Keep the garbage collector from going through all states again and again while they pile up:
    that takes half as long again in a long match. None of them is garbage or part of a circle.
    """
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


def match_before(record: Record) -> BaseMatch[Any, Any] | None:
    """The match before the first deal of a record; None if it is a deal on its own."""
    if record.single:
        return None
    match: BaseMatch[Any, Any] = GAMES[record.game].Match(
        record.options, record.dealer, scores=record.scores
    )
    return match


def _fault(number: int, states: tuple[AnyPhase, ...], error: IllegalMove) -> Fault:
    broken = error.violation
    problem = f"{broken.text()} [{broken.rule.id}]"
    return Fault(number, len(states) - 1, error.move.seat, broken, problem)


def record_of(
    states: Iterable[AnyPhase],
    headers: Mapping[str, str] | Iterable[tuple[str, str]] = (),
    *,
    scores: tuple[tuple[int, ...], ...] = (),
    notes: Iterable[Iterable[Note]] = (),
) -> Record:
    """
    Make the record of a match from a state of each of its deals, the last state of each.

    The decks are written in an order that deals the same hands. Before the first deal there is no
    state to make it from: the record of such a match is ``Record(game, options, dealer)``.

    Args:
        states: the last state of each deal, in order. One state alone, of a deal before which
            others went, is recorded as a deal on its own.
        headers: whatever else is to be noted of the match, by name.
        scores: for a match that was taken up at given scores, those, each by seat.
        notes: for each of the deals what is noted on its moves, as far as there is anything.

    Raises:
        WrongTypeError: not states of one game, or states without an order.
        RecordError: they are not the deals of a match in a row, from its first deal on or from
            where it was taken up.
    """
    listed: tuple[Any, ...] = first_of(states, MOST_DEALS) if has_order(states) else (states,)
    game = _game_of_all(listed)
    if game is None:
        raise WrongTypeError(f"one state or more of one game are expected, not {quoted(states)}")
    first: Any = listed[0]
    noted = _notes_by_deal(notes, len(listed))
    deals = tuple(
        RecordedDeal(game.deck_of(state), game.moves_of(state), notes)
        for state, notes in zip(listed, noted, strict=True)
    )
    single = len(listed) == 1 and not scores
    number = first.number if single else len(scores) if isinstance(scores, tuple) else 0
    record = Record(
        game.NAME, first.options, first.dealer, deals, headers, scores=scores, number=number
    )
    _check_in_a_row(game, record, listed)
    return record


def _notes_by_deal(notes: object, deals: int) -> list[tuple[Note, ...]]:
    """
    The notes of each deal; those of the last deals may be left out.

    Raises:
        WrongTypeError: not notes in order, deal by deal.
    """
    by_deal = first_of(notes, deals) if has_order(notes) else None
    if by_deal is None or len(by_deal) > deals or not all(map(has_order, by_deal)):
        problem = f"notes are an iterable of notes for each of {deals} deals, not {quoted(notes)}"
        raise WrongTypeError(problem)
    return [first_of(some, MOST_MOVES) for some in by_deal] + [()] * (deals - len(by_deal))


def _check_in_a_row(game: AnyGame, record: Record, states: tuple[AnyPhase, ...]) -> None:
    """
    Raise unless these are the deals of a match in a row, from where the record begins. There is
    nothing to check in a deal on its own.

    Raises:
        RecordError: says which deal is wrong.
    """
    match = match_before(record)
    if match is None:
        return
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
