"""Whatever a public function is given, it answers, or raises an error of ours or a TypeError."""

from __future__ import annotations

import inspect
import os
import random
import time
from collections.abc import Callable, Iterable, Iterator
from datetime import UTC, datetime
from decimal import Decimal
from enum import Enum
from fractions import Fraction
from functools import partial
from importlib import import_module
from io import StringIO
from random import Random
from types import ModuleType
from typing import Any

import attrs
import pytest

import vorhand
from vorhand import (
    DECK,
    GAMES,
    Card,
    Cards,
    Rank,
    Suit,
    VorhandError,
    cards,
    conformance,
    game,
    hearts,
    languages,
    players,
    records,
)
from vorhand.errors import quoted
from vorhand.kit.views import SeatView
from vorhand.rules import Rulebook


class Index:
    """A whole number of another kind."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __index__(self) -> int:
        return self.number


class Shouting:
    """A value that prints like an order to a terminal."""

    def __repr__(self) -> str:
        return "\x1b[2J\ud800" * 1000


class Silent:
    """A value that cannot be printed."""

    def __repr__(self) -> str:
        raise ValueError


class Text(str):
    """A text of another kind."""

    __slots__ = ()


def values_of(name: str) -> list[Any]:
    """Values of a game at different moments."""
    module, found = GAMES[name], list[Any]()
    rng = Random(3)
    for options in {module.Options(), module.Options(players=4)}:
        match = module.Match(options)
        state = first = match.deal(match.deck_for(1))
        middle = state
        for _ in range(7):
            middle = module.apply(middle, module.legal_moves(middle)[0])
        end = game.play_out(module, state, rng)
        found += [options, match, match.record(end), first, middle, end, first.public, first.deal]
        found += [module.view(one, seat) for one in (first, middle, end) for seat in (0, 1)]
        found += module.moves_of(middle)
        found += [module.violation(end, module.moves_of(end)[0]), module.scoresheet(end)]
        record = records.record_of([end])
        found += [record, record.deals[0], records.replay(record), game.replay(module, first, ())]
        found += [first.hands, module.pack(options), module.legal_moves(first), module.RULES]
        found += [next(iter(module.RULES.values())), module.NOTATION, module]
    return found


RIGHT: list[Any] = [
    *(value for name in GAMES for value in values_of(name)),
    Card("QS"), Cards("QS 2H"), Cards(), Suit.CLUBS, Rank.ACE, DECK, Random(1), "en", "de", "QS",
    "hearts", "0 QS", "0 pass 2C 3C 4C", 0, 1, 2, StringIO("x"), hearts.Moon.OFF,
    records.Note(0, "x"), records.to_json(records.Record("hawk", GAMES["hawk"].Options(), 0)),
    ((1, 2, 3, 4),), {"Event": "x"},
]  # fmt: skip
"""Values that some function takes."""

WRONG: list[Any] = [
    None, True, False, -1, 10**30, 10**5000, -(10**5000), 1.0, float("nan"), float("inf"), 3j,
    Fraction(1, 2), Decimal(1), "", "\ud800", "\x1b[2J", "x" * 100_000, Text("QS"), b"QS",
    bytearray(9), [], [None], [1, 2], (), (1,), {}, {"a": 1}, {1}, frozenset({"QS"}), range(3),
    range(10**12), range(10**30), object(), object, type, len, print, lambda: None, random,
    ..., NotImplemented, Index(1), Index(10**30), Shouting(), Silent(), ValueError("x"),
    type("T", (), {"__module__": None})(), iter("QS"), datetime(2026, 12, 1, tzinfo=UTC),
    memoryview(b"x"), [Card("QS")] * 2000, [Cards()] * 2000, [[[[[[]]]]]],
]  # fmt: skip
"""Values that no function takes, or hardly any."""


def public_functions() -> Iterator[tuple[str, Callable[..., Any]]]:
    """Functions of the modules that users import, and constructors that check what they get."""
    modules: list[ModuleType] = [vorhand, cards, conformance, game, languages, players, records]
    modules += [import_module(f"vorhand.players.{name}") for name in GAMES]
    for module in (*modules, *GAMES.values()):
        name = str(getattr(module, "__name__", module))
        listed = getattr(module, "__all__", None) or [
            key for key, it in vars(module).items() if getattr(it, "__module__", "") == name
        ]
        for key in listed:
            it = getattr(module, key)
            if key.startswith("_"):
                continue
            if inspect.isclass(it) and issubclass(it, Enum):
                yield f"{name}.{key}", partial(named, it)
            elif key not in UNCHECKED and (inspect.isroutine(it) or key in CHECKED):
                yield f"{name}.{key}", it


def named(kind: type[Enum], value: Any) -> Enum:
    """The member of an enum with a value, unless Python itself stumbles over its ``repr``."""
    try:
        repr(value)
    except ValueError:
        return next(iter(kind))
    return kind(value)


CHECKED: set[str] = {
    "Card", "Cards", "Record", "Note",
    "Options", "Match", "View", "Play", "Pass", "Choose",
}  # fmt: skip
"""Classes that check what they are made of; those of states do not, and say so."""
UNCHECKED = {"cards_of", "listed", "lowest_of", "mask_of", "perft"}
"""Functions for masks that are known to be right, and one whose time is what it is asked for."""
FUNCTIONS = dict(public_functions())


def methods() -> Iterator[tuple[str, Callable[..., Any]]]:
    """Methods of values, bound to one of them each."""
    for value in RIGHT:
        if isinstance(value, (str, int, tuple, dict, random.Random, StringIO, ModuleType)):
            continue
        kind = type(value)
        if not kind.__module__.startswith("vorhand"):  # pragma: no cover - as all others are
            continue
        for name, it in inspect.getmembers(kind):
            if name[0].islower() and callable(it) and name not in LEFT_OUT:
                yield f"{kind.__module__}.{kind.__name__}.{name}", getattr(value, name)
        if isinstance(value, Rulebook):
            yield f"{kind.__name__}[]", partial(kind.__getitem__, value)


LEFT_OUT = {"add", "close", "implements", "serves", "count", "index"}
"""What makes rule books, and what every tuple has."""
METHODS = dict(methods())


TRIALS = 400 if os.environ.get("VORHAND_LAWS") == "long" else 40
SECONDS = 5
"""More than any answer takes, on a slow machine too."""


def drawn(rng: Random) -> Any:
    """Any value, as likely a right one as a wrong one."""
    return rng.choice(rng.choice((RIGHT, WRONG)))


def check(function: Callable[..., Any], arguments: Iterable[Any], named: dict[str, Any]) -> None:
    """Call a function, and hold what it raises against what it may raise."""
    began = time.process_time()
    try:
        result = function(*arguments, **named)
        if inspect.isgenerator(result):
            next(result, None)
    except VorhandError as error:
        said = str(error)
        assert said.isprintable(), said
        assert len(said) < 2000
    except TypeError:
        pass
    assert time.process_time() - began < SECONDS


def check_with_anything(name: str, function: Callable[..., Any]) -> None:
    """Call a function many times, with values of all kinds."""
    rng = Random(name)
    parameters = list(inspect.signature(function).parameters.values())
    by_place = [one for one in parameters if one.kind not in {one.KEYWORD_ONLY, one.VAR_KEYWORD}]
    by_name = [one.name for one in parameters if one.kind is one.KEYWORD_ONLY]
    least = sum(one.default is one.empty for one in by_place)
    for trial in range(TRIALS):
        arguments = [drawn(rng) for _ in range(rng.randint(least, len(by_place)))]
        named = {key: drawn(rng) for key in by_name if rng.random() < 0.3}
        try:
            check(function, arguments, named)
        except Exception as error:  # pragma: no cover - if something is wrong
            given = ", ".join([*map(quoted, arguments), f"{quoted(named)} in trial {trial}"])
            raise AssertionError(f"{name}: {type(error).__name__} for {given}") from error


@pytest.mark.parametrize("name", FUNCTIONS)
def test_a_function_answers_or_raises_an_error_of_ours(name: str) -> None:
    check_with_anything(name, FUNCTIONS[name])


@pytest.mark.parametrize("name", METHODS)
def test_a_method_answers_or_raises_an_error_of_ours(name: str) -> None:
    check_with_anything(name, METHODS[name])


VIEWS = [value for value in RIGHT if isinstance(value, SeatView)]


def test_a_view_made_by_hand_of_anything() -> None:
    rng, made = Random(1), 0
    for _ in range(50 * TRIALS):
        view, other = rng.choice(VIEWS), rng.choice(VIEWS)
        names = [field.name for field in attrs.fields(type(view)) if field.init]
        public = [field.name for field in attrs.fields(type(view.public)) if field.init]
        name = rng.choice([*names, *public])
        of_other = getattr(other, name, getattr(other.public, name, None))
        value = rng.choice([drawn(rng), of_other])
        try:
            if name in names:
                changed = attrs.evolve(view, **{name: value})
            else:
                changed = attrs.evolve(view, public=attrs.evolve(view.public, **{name: value}))
        except (VorhandError, TypeError):
            continue
        made += 1
        check_view(changed)
    assert made > 10


def check_view(view: Any) -> None:
    """Ask a view whatever can be asked."""
    module = game.game_of(view)
    for function in (
        module.to_move, module.legal_moves, module.points, module.score, module.scoresheet, str,
        records.view_to_plain, repr, type(view).as_state, type(view).html, hash,
        lambda it: module.sample(it, Random(1)),
        lambda it: [module.violation(it, move) for move in module.legal_moves(it)[:5]],
    ):  # fmt: skip
        check(function, (view,), {})
