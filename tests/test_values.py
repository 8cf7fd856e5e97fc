"""Values never change: copies are the value itself, pickles come back equal, nothing is open."""

from __future__ import annotations

import copy
import pickle
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from enum import Enum
from importlib import import_module
from pkgutil import walk_packages
from types import ModuleType
from typing import Any

import attrs
import pytest
from attrs.exceptions import FrozenInstanceError

import vorhand
from tests.hawk import positions as of_hawk
from tests.hearts import positions as of_hearts
from tests.hurrikan import positions as of_hurrikan
from vorhand import (
    DECK,
    GAMES,
    Card,
    Cards,
    Suit,
    Violation,
    WrongTypeError,
    arena,
    game,
    hawk,
    hearts,
    hurrikan,
    observing,
    players,
    records,
    turns,
)
from vorhand.arena.decks import Batch, Table, play_batch
from vorhand.game import AnyGame
from vorhand.kit.matches import BaseMatch
from vorhand.kit.phases import Phase
from vorhand.kit.plays import BaseMove, CardPlay
from vorhand.kit.views import SeatView
from vorhand.languages import LANGUAGES, Part, language_of
from vorhand.show.pictures import picture
from vorhand.values import Value, quick, restored

MODULES = {
    found.name: import_module(found.name)
    for found in walk_packages(vorhand.__path__, f"{vorhand.__name__}.")
    if not found.name.startswith("vorhand.adapters.")  # they need other libraries
}


def classes_in(modules: dict[str, ModuleType]) -> Iterator[type[Any]]:
    """All classes that these modules define."""
    for name, module in modules.items():
        for value in vars(module).values():
            if isinstance(value, type) and value.__module__ == name:
                yield value


CLASSES = tuple(classes_in(MODULES))
ENUMS = tuple(kind for kind in CLASSES if issubclass(kind, Enum))
MEMBERS = [member for kind in ENUMS for member in kind]
BASES = {BaseMove, CardPlay, SeatView, BaseMatch}
"""Classes that no value is an instance of, but of those that games make of them."""


def history(module: AnyGame, start: Any) -> list[Any]:
    """A first state and the states after it, the first legal move being made."""
    states = [start]
    while moves := module.legal_moves(states[-1]):
        states.append(module.apply(states[-1], moves[0]))
    return states


HISTORIES: dict[str, list[Any]] = {
    "hearts": [
        *history(hearts, of_hearts.dealt(options=hearts.Options())),
        *history(hearts, of_hearts.moon_to_choose()),
    ],
    "hawk": history(hawk, of_hawk.dealt()),
    "hurrikan": history(hurrikan, of_hurrikan.dealt()),
}


def of_a_state(module: AnyGame, state: Any) -> Iterator[tuple[str, object]]:
    """A state and its parts, each with what it is; of a view its phase is told."""
    phase = type(state).__name__
    yield phase, state
    yield f"View of {phase}", module.view(state, 1)
    yield "Public", state.public
    yield "Deal", state.deal
    for move in module.moves_of(state):
        yield type(move).__name__, move
    for trick in getattr(state, "tricks", ()):
        yield "Trick", trick
    yield "Picture", picture(state)
    for line in picture(state).lines:
        yield "Line", line


def of_a_game(name: str) -> Iterator[tuple[str, object]]:
    """Values of a game, each with what it is."""
    module, states = GAMES[name], HISTORIES[name]
    for state in states:
        yield from of_a_state(module, state)
    end = states[-1]
    moves = module.moves_of(end)
    yield "Options", end.options
    yield "preset", module.Options(players=4)
    yield "Match", module.Match()
    yield "Match that has begun", module.Match(end.options, end.dealer).record(end)
    yield "Violation", module.violation(end, moves[0])
    yield "ScoreLine", module.scoresheet(end)[0]
    yield "ScoreSheet", module.scoresheet(end)
    yield "Rule", next(iter(module.RULES.values()))
    yield "Notation", module.NOTATION
    for answer in module.NOTATION.answers(states[-2], module.to_move(states[-2])[0]):
        yield "CardAnswer", answer
    yield "Layout", turns.layout(name)
    yield "Turn", turns.Turn(states[0])
    yield "Planes", observing.planes(end.options)
    yield "Plane", observing.planes(end.options)["hand"]
    yield "Bits", observing.observe(end, 0)
    record = records.record_of([end], {"Event": "a test"})
    yield "Record", record
    yield "RecordedDeal", record.deals[0]
    yield "Note", records.Note(0, "a lead", datetime(2026, 12, 1, tzinfo=UTC))
    yield "MatchReplay", records.replay(record)
    twice = attrs.evolve(record.deals[0], moves=(*moves, moves[0]))
    yield "Fault", records.replay(attrs.evolve(record, deals=(twice,))).error
    yield "Replay", game.replay(module, states[-2], moves[-1:])


def of_hawk_alone() -> Iterator[tuple[str, object]]:
    end = HISTORIES["hawk"][-1]
    yield "Parties", hawk.parties(end)
    yield "Outlook", hawk.outlook(end)
    over = of_hawk.over([0, 1, *[1] * 7, 0], ["TC TD TH TS", "AC 2C 3C 4C"])
    yield "Result", hawk.result(over)
    yield "Bonus", hawk.result(over).bonuses[0]


def fails(view: Any, rng: Any, /) -> Any:
    """A player that cannot play."""
    raise ValueError(f"seat {view.seat}, {rng}")


def of_the_arena() -> Iterator[tuple[str, object]]:
    """A comparison, and what is sent to processes for it."""
    random = players.random_player
    found = arena.compare(hawk.SOURCE, {"random": random, "fails": fails}, deals=2, seed=1)
    yield "Comparison", found
    yield "DeckResult", found.done[0]
    yield "Failure", found.failed[0]
    yield "Estimate", found.difference("random", "random")
    table = Table(hawk.SOURCE, 1, (("random", random),), ("random", random), (True,))
    yield "Table", table
    yield "Batch", Batch(table, 0, 1)
    yield "Played", play_batch(Batch(table, 0, 1))


VALUES: dict[str, Any] = {
    **{f"arena: {what}": value for what, value in of_the_arena()},
    **{f"hawk: {what}": value for what, value in of_hawk_alone()},
    **{f"{name}: {what}": value for name in GAMES for what, value in of_a_game(name)},
    "Card": Card("QS"),
    "Cards": Cards("QS 2H"),
    "no Cards": Cards(),
    **{f"{type(member).__module__}: {member!r}": member for member in MEMBERS},
}
WORDS = {
    **{f"language {code}": language_of(code) for code in LANGUAGES},
    "part of a sheet": Part("Play", (("Clubs lead.", "hearts.lead.opening"),)),
}


def test_every_kind_of_value_is_here() -> None:
    kinds = {kind for kind in CLASSES if issubclass(kind, Value) and attrs.has(kind)}
    here = {type(value) for value in (*VALUES.values(), *WORDS.values())}
    assert kinds - BASES <= here
    assert all(kind.PHASES for kind in here if issubclass(kind, SeatView))
    for module in GAMES.values():
        assert {*module.View.PHASES, module.View, module.Match, module.Options} <= here


def test_whoever_makes_these_values_has_no_value_left_out_by_mistake() -> None:
    assert None not in VALUES.values()
    assert len(MEMBERS) > 40


# --- Copies and pickles

SHEETS = [what for what in VALUES if what.endswith(": ScoreSheet")]
"""A score sheet is a tuple, and is copied as one."""


@pytest.mark.parametrize("what", [what for what in (*VALUES, *WORDS) if what not in SHEETS])
def test_a_copy_of_a_value_is_the_value(what: str) -> None:
    value = (VALUES | WORDS)[what]
    assert copy.copy(value) is value
    assert copy.deepcopy(value) is value
    assert copy.deepcopy([value])[0] is value


@pytest.mark.parametrize("what", VALUES)
def test_a_value_comes_back_from_a_pickle(what: str) -> None:
    value = VALUES[what]
    for protocol in range(2, pickle.HIGHEST_PROTOCOL + 1):
        again = pickle.loads(pickle.dumps(value, protocol))
        assert again == value
        assert type(again) is type(value)
        assert repr(again) == repr(value)
        if not what.endswith(("Picture", "Line")):  # a line has a table in it
            assert hash(again) == hash(value)


@pytest.mark.parametrize("what", [what for what in VALUES if "View of" in what])
def test_a_view_from_a_pickle_answers_as_before(what: str) -> None:
    seen = VALUES[what]
    module = game.game_of(seen)
    again = pickle.loads(pickle.dumps(seen))
    assert module.legal_moves(again) == module.legal_moves(seen)
    assert again.as_state() == seen.as_state()


@pytest.mark.parametrize(
    "what", [what for what, value in VALUES.items() if isinstance(value, Phase)]
)
def test_play_goes_on_from_a_state_from_a_pickle(what: str) -> None:
    state = VALUES[what]
    module = GAMES[what.partition(":")[0]]
    again = pickle.loads(pickle.dumps(state))
    for move in module.legal_moves(state)[:3]:
        assert module.apply(again, move) == module.apply(state, move)


def test_a_pickle_of_cards_is_short() -> None:
    for cards in (Cards(), Cards("2C"), Cards(DECK)):
        assert cards.__reduce__()[1] == (cards.mask,)
        assert len(pickle.dumps(cards)) < 80


@pytest.mark.parametrize("name", GAMES)
def test_a_pickle_of_a_rule_book_is_the_rule_book(name: str) -> None:
    book = GAMES[name].RULES
    assert pickle.loads(pickle.dumps(book)) is book
    assert copy.copy(book) is book
    assert copy.deepcopy(book) is book


# --- Pickles of other versions


def test_a_field_that_a_class_no_longer_has_is_passed_over() -> None:
    again = restored(hearts.Play, ("seat", "colour", "card"), 3, "black", Card("QS"))
    assert again == hearts.Play(3, Card("QS"))
    assert type(again) is hearts.Play


def test_a_field_that_a_class_has_got_since_takes_its_default() -> None:
    assert restored(hearts.Options, ("limit", "players"), 50, 5) == hearts.Options(
        players=5, limit=50
    )
    rule = hearts.RULES["hearts.turn"]
    again: Violation[Any] = restored(Violation, ("rule", "move"), rule, None)
    assert again == Violation(rule, None)


def test_fields_may_come_in_another_order() -> None:
    assert restored(hawk.Play, ("card", "seat"), Card("2C"), 1) == hawk.Play(1, Card("2C"))


@pytest.mark.parametrize("kind", [hearts.Play, hawk.Outlook, hurrikan.Over])
def test_a_field_without_a_default_may_not_be_missing(kind: type[Any]) -> None:
    field = attrs.fields(kind)[0].name
    with pytest.raises(WrongTypeError, match=f"another version of {kind.__name__}: "):
        restored(kind, (field,), 1)


# --- What can be written to


@pytest.mark.parametrize(
    "member", MEMBERS, ids=lambda member: f"{type(member).__module__}{member!r}"
)
def test_a_member_of_an_enum_cannot_be_written_to(member: Any) -> None:
    for name in (*vars(member), "value", "name", "anything"):
        with pytest.raises(FrozenInstanceError):
            setattr(member, name, 0)
        with pytest.raises(FrozenInstanceError):
            delattr(member, name)


def test_the_mask_of_a_suit_stays() -> None:
    hearts_suit: Any = Suit.HEARTS
    before = hearts_suit.mask
    with pytest.raises(FrozenInstanceError):
        hearts_suit.mask = 0
    with pytest.raises(FrozenInstanceError):
        del hearts_suit.mask
    assert hearts_suit.mask == before == Cards(DECK).of_suit(Suit.HEARTS).mask


@pytest.mark.parametrize("code", LANGUAGES)
def test_words_cannot_be_written_to(code: str) -> None:
    language: Any = language_of(code)
    for words in (language.sentences, language.labels, language.suits):
        with pytest.raises(TypeError, match="does not support item assignment"):
            words["x"] = "y"
        with pytest.raises(TypeError, match="does not support item deletion"):
            del words[next(iter(words))]
    with pytest.raises(FrozenInstanceError):
        language.sentences = {}


@pytest.mark.parametrize("name", GAMES)
def test_a_rule_book_cannot_be_written_to(name: str) -> None:
    book: Any = GAMES[name].RULES
    for attribute in ("game", "anything", "_rules"):
        with pytest.raises(FrozenInstanceError):
            setattr(book, attribute, "x")
        with pytest.raises(FrozenInstanceError):
            delattr(book, attribute)
    with pytest.raises(TypeError, match="does not support item assignment"):
        book["x"] = "y"
    assert book.game == name


@attrs.frozen
class Slow:
    """A class that attrs makes."""

    number: int


class Compiled(Slow):
    """One marked as compiled classes are."""

    _made_quickly = True


def test_a_maker_by_way_of_a_draft_is_for_classes_that_are_not_compiled() -> None:
    assert quick(Compiled) is Compiled
    assert quick(Slow) is not Slow
    assert quick(Slow)(3) == Slow(3)


def test_games_cannot_be_written_to() -> None:
    games: Any = GAMES
    with pytest.raises(TypeError, match="does not support item assignment"):
        games["whist"] = sys


@pytest.mark.parametrize("name", MODULES)
def test_no_table_of_a_module_can_be_written_to(name: str) -> None:
    if name.startswith(tuple(f"vorhand.languages.{code}" for code in LANGUAGES)):
        return  # a language keeps copies of its sentences and labels
    for known, value in vars(MODULES[name]).items():
        if not known.startswith("_"):
            assert not isinstance(value, (dict, list, set, bytearray)), f"{name}.{known}"
