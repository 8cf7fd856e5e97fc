"""A game that breaks a law is found out, and told what does not hold; under ``python -O`` too."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from random import Random
from types import SimpleNamespace
from typing import Any

import attrs
import pytest

from tests.hearts.positions import dealt, played_out
from vorhand import DECK, Card, Cards, IllegalMove, Violation, hearts, testing
from vorhand.testing import HEARTS
from vorhand.turns import Turn

AnySubject = testing.Subject[Any, Any, Any]

START: Any = dealt("2C KS", "3C AS", "4C", "5C QS")
LED: Any = hearts.apply(START, hearts.Play(0, Card("2C")))
"""Seat 1 is to move and has clubs."""
OVER: Any = played_out(START)
PASSING: Any = hearts.deal(hearts.pack())
LEGAL = hearts.Play(1, Card("3C"))
FEW = hearts.Options(removed=Cards(DECK) - Cards("2C 3C 4C 5C 2H 3H 4H 5H"))
"""Two cards for each seat."""
ILLEGAL, OTHER = hearts.Play(1, Card("AS")), hearts.Play(2, Card("4C"))
REFUSAL: Any = hearts.violation(LED, ILLEGAL)


# --- Games that are not as they should be


def playing(**changed: object) -> AnySubject:
    """Hearts with other functions."""
    names = {name: getattr(hearts, name) for name in hearts.__all__}
    return attrs.evolve(HEARTS, game=SimpleNamespace(**(names | changed)))


def refusing(error: IllegalMove) -> Callable[..., Any]:
    """No move can be made."""

    def apply(*_: object) -> None:
        raise error

    return apply


def writing(state: Any, _: object) -> Any:
    """A move is made in the old state."""
    object.__setattr__(state, "unplayed_mask", 0)
    return state


def of_views(answer: object, question: Callable[..., Any]) -> Callable[..., Any]:
    """A question that has this answer when a view is asked."""
    return lambda asked, *more: answer if isinstance(asked, hearts.View) else question(asked, *more)


def by_turns(state: Any, seat: int | None = None) -> Any:
    """The legal moves of all seats in another order than those of each."""
    moves = list(hearts.legal_moves(state, seat))
    return moves[::-1] if seat is None else moves


class OfAnotherMove(IllegalMove):
    """A refusal that names a move which nobody tried."""

    @property
    def move(self) -> Any:
        return OTHER


class Wordless(Violation[Any]):
    """A refusal without a sentence."""

    def text(self, language: str = "en", *, names: Sequence[str] | None = None) -> str:
        return "" if names or language else language


WORDLESS = Wordless(REFUSAL.rule, ILLEGAL)


# --- Views that are no values, each in one way alone


class Plain:
    """A copy is another object."""


class Copied(Plain):
    """A deep copy is another object."""

    def __copy__(self) -> Any:
        return self


class Kept(Copied):
    """What a pickle restores is not equal."""

    def __deepcopy__(self, _: object) -> Any:
        return self


class Alike(Kept):
    """What a pickle restores is equal, with another hash."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Alike)

    def __hash__(self) -> int:
        return id(self)


class Hashed(Alike):
    """What a pickle restores is equal, with another text: the text has its address."""

    def __hash__(self) -> int:
        return 0


class Swapped(Hashed):
    """What a pickle restores is equal, and of another type."""

    def __reduce__(self) -> tuple[Any, ...]:
        return Hashed, ()


class Lost(Hashed):
    """What a pickle restores is something else."""

    def __repr__(self) -> str:
        return "lost"

    def __reduce__(self) -> tuple[Any, ...]:
        return int, ()


def seen_as(kind: type) -> AnySubject:
    """Hearts with views of this kind, another one each time."""
    kept: list[object] = []  # so that no two have the same address

    def view(*_: object) -> object:
        kept.append(kind())
        return kept[-1]

    return playing(view=view)


# --- What each law says


def agree(subject: AnySubject, move: Any, state: Any = LED) -> None:
    testing.refusal_and_legality_agree(subject, state, move)


def have_moves(subject: AnySubject, state: Any = LED) -> None:
    testing.seats_to_move_have_moves(subject, state)


def end(subject: AnySubject, moves: int = 52) -> None:
    testing.deals_end(subject, [START] * moves + [OVER])


def bounded(subject: AnySubject) -> None:
    testing.results_keep_their_bounds(subject, [START, OVER])


def turning(subject: AnySubject, state: Any = LED) -> None:
    testing.turns_are_moves(subject, state, Random(1))


def one_turned(state: Any) -> tuple[int, ...]:
    """The worth of a deal, with another sign for one seat that has points."""
    scores: list[int] = list(hearts.score(state))
    at = next(seat for seat, score in enumerate(scores) if score)
    return tuple(score if seat == at else -score for seat, score in enumerate(scores))


def suffice(subject: AnySubject) -> None:
    testing.views_suffice(subject, LED, ILLEGAL)


def differ_not(subject: AnySubject) -> None:
    testing.hidden_cards_make_no_difference(subject, LED, Random(1))


def fit(subject: AnySubject) -> None:
    testing.samples_fit_their_view(subject, LED, Random(1))


def are_values(subject: AnySubject) -> None:
    testing.states_are_values(subject, LED)


def can_be_turned(subject: AnySubject) -> None:
    testing.seats_can_be_turned(subject, (list(START.hands), []), START.options, 0, Random(1))


BROKEN: Mapping[str, Callable[[], None]] = {
    "a move is listed exactly": lambda: agree(playing(legal_moves=lambda _: ()), LEGAL),
    "a violation names the move": lambda: agree(
        playing(violation=lambda *_: hearts.violation(LED, OTHER)), ILLEGAL
    ),
    "is refused for the rule that it breaks": lambda: agree(
        playing(apply=lambda *_: hearts.apply(LED, OTHER)), ILLEGAL
    ),
    "the rule of a refusal is in the book": lambda: agree(
        playing(RULES=dict.fromkeys(hearts.RULES)), ILLEGAL
    ),
    "a refusal names the move": lambda: agree(
        playing(apply=refusing(OfAnotherMove(REFUSAL, LED))), ILLEGAL
    ),
    "a refusal names the state": lambda: agree(
        playing(apply=refusing(IllegalMove(REFUSAL, START))), ILLEGAL
    ),
    "a refusal has a sentence": lambda: agree(
        playing(violation=lambda *_: WORDLESS, apply=refusing(IllegalMove(WORDLESS, LED))), ILLEGAL
    ),
    "a move that can be made breaks no rule": lambda: agree(
        playing(apply=lambda state, _: state), ILLEGAL
    ),
    "a state stays as it is": lambda: agree(
        playing(apply=writing), LEGAL, pickle.loads(pickle.dumps(LED))
    ),
    "seats to move ascend": lambda: have_moves(playing(to_move=lambda _: (1, 1))),
    "a seat has moves exactly": lambda: have_moves(playing(to_move=lambda _: (1, 2))),
    "a move is listed once": lambda: have_moves(
        playing(legal_moves=lambda _, seat: [LEGAL, LEGAL] if seat == 1 else [])
    ),
    "all moves are those of each seat": lambda: have_moves(playing(legal_moves=by_turns), PASSING),
    "read back from its text": lambda: testing.moves_read_back(
        playing(parse_move=lambda _: OTHER), LEGAL
    ),
    "all places together hold the pack": lambda: testing.cards_are_conserved(
        attrs.evolve(HEARTS, places=lambda _: hearts.pack()[1:]), LED
    ),
    "a deal has no more moves": lambda: end(HEARTS, 99),
    "all points are there": lambda: end(playing(points=lambda _: (0, 0, 0, 25))),
    "the lines of a score sheet add up": lambda: end(playing(scoresheet=lambda _: ())),
    "no more plays than the longest": lambda: bounded(playing(longest_deal=lambda _: 51)),
    "no score is below the lowest": lambda: bounded(playing(score_bounds=lambda _: (27, 99))),
    "no score is above the highest": lambda: bounded(playing(score_bounds=lambda _: (-99, -1))),
    "no deal is worth less": lambda: bounded(playing(utility_bounds=lambda _: (1, 99))),
    "no deal is worth more": lambda: bounded(playing(utility_bounds=lambda _: (-99, -27))),
    "has one direction": lambda: bounded(playing(utility=one_turned)),
    "is its points": lambda: bounded(
        playing(utility=lambda state: tuple([-2 * score for score in hearts.score(state)]))
    ),
    "the lowest seat that may act is asked": lambda: turning(playing(to_move=lambda _: (2,))),
    "those with which a legal move begins": lambda: turning(
        playing(legal_moves=lambda state, seat: hearts.legal_moves(state, seat)[1:]),
        hearts.apply(LED, LEGAL),
    ),
    "the actions make the move": lambda: turning(playing(apply=lambda state, _: state)),
    "legal actions make a legal move": lambda: turning(playing(violation=lambda *_: REFUSAL)),
    "the turn of a view is that of its seat": lambda: testing.turns_end(
        playing(view=lambda *_: hearts.view(LED, 1)), hearts.apply(LED, LEGAL), Random(1)
    ),
    "a deal has no more turns": lambda: testing.turns_end(
        attrs.evolve(HEARTS, options_of=lambda _: FEW), START, Random(1)
    ),
    "no difference to an observation": lambda: testing.observations_fit_views(
        playing(sample=lambda *_: START), LED, Random(1)
    ),
    "observations are as different as views": lambda: testing.observations_tell_views_apart(
        seen_as(Plain), LED, LED
    ),
    "observations are relative to the seat": lambda: testing.observations_turn_round(
        HEARTS, LED, hearts.apply(LED, LEGAL), 0
    ),
    "a view tells what a deal is worth": lambda: bounded(
        playing(utility=of_views((), hearts.utility))
    ),
    "a view lists the moves of its seat": lambda: suffice(
        playing(legal_moves=of_views((), hearts.legal_moves))
    ),
    "a view lists no moves but": lambda: suffice(
        playing(legal_moves=lambda asked, *seat: hearts.legal_moves(asked, *seat) if seat else ())
    ),
    "a view tells who is to move": lambda: suffice(playing(to_move=of_views((), hearts.to_move))),
    "a view refuses what the state refuses": lambda: suffice(
        playing(violation=of_views(None, hearts.violation))
    ),
    "a view names no card": lambda: testing.views_show_no_hidden_card(
        playing(view=lambda state, _: state), LED
    ),
    "no difference to a view": lambda: differ_not(seen_as(Kept)),
    "no difference to the hash": lambda: differ_not(seen_as(Alike)),
    "no difference to the text": lambda: differ_not(seen_as(Hashed)),
    "a view is restored from its pickle": lambda: differ_not(seen_as(Lost)),
    "a sample gives the view": lambda: fit(playing(sample=lambda *_: START)),
    "gives the view again": lambda: fit(playing(apply=lambda state, _: state)),
    "what was played leads to the sample": lambda: fit(
        playing(deck_of=lambda _: hearts.deck_of(LED))
    ),
    "gives the same sample": lambda: fit(
        playing(sample=lambda view, _: hearts.sample(view, Random()))
    ),
    "a copy of a value": lambda: are_values(seen_as(Plain)),
    "a deep copy of a value": lambda: are_values(seen_as(Copied)),
    "a value is restored from its pickle": lambda: are_values(seen_as(Kept)),
    "the type of a value": lambda: are_values(seen_as(Swapped)),
    "equal values have the same hash": lambda: are_values(seen_as(Alike)),
    "equal values have the same text": lambda: are_values(seen_as(Hashed)),
    "equal states have the same moves": lambda: are_values(playing(legal_moves=id)),
    "the order of simultaneous moves": lambda: testing.simultaneous_moves_commute(
        playing(apply=lambda _, move: move), PASSING, Random(1)
    ),
    "moves turn round": lambda: can_be_turned(attrs.evolve(HEARTS, turned=lambda move, *_: move)),
    "scores turn round": lambda: can_be_turned(playing(score=lambda state: [id(state)] * 4)),
}
"""What is said, by a game that does not keep it."""


@pytest.mark.parametrize("told", BROKEN)
def test_a_broken_law_is_told(told: str) -> None:
    with pytest.raises(AssertionError, match=told):
        BROKEN[told]()


def test_a_turn_that_takes_any_action_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    applied = Turn.apply

    def taking_any(turn: Turn, action: int) -> Turn:
        legal = turn.legal()
        return applied(turn, action if action in legal else legal[0])

    monkeypatch.setattr(Turn, "apply", taking_any)
    with pytest.raises(AssertionError, match="an action that is not legal is refused"):
        turning(HEARTS)


def test_a_broken_law_is_told_where_python_leaves_asserts_out() -> None:
    program = "from tests.laws.test_broken_laws import BROKEN; BROKEN['a view names no card']()"
    done = subprocess.run(
        [sys.executable, "-O", "-c", program],
        env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert "AssertionError: a view names no card" in done.stderr
    assert done.returncode == 1
