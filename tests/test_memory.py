"""What is kept in memory: all of it is bounded, and nothing of a caller's is in it."""

from __future__ import annotations

import ast
import gc
import pickle
import re
import tracemalloc
import weakref
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations, islice
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.test_structure import MODULES, tree_of
from vorhand import BUILD, Card, Cards, hawk, hearts, hurrikan, shuffled
from vorhand.hearts import moves as hearts_moves
from vorhand.hurrikan.capturing import captures
from vorhand.hurrikan.fast.sums import (
    MOST,
    ROOM_FOR_SETS,
    ROOM_FOR_SUMS,
    SIZE_AT,
    low_sets,
    low_sums,
    size_of,
    sums_of,
)
from vorhand.hurrikan.values import value_of
from vorhand.kit.keeping import kept_within

PAGE = Path(__file__).parents[1] / "docs" / "decisions" / "bounded-caches.md"

KEEP_FOR_ALL = {"cache", "lru_cache", "kept_within"}
KEEP_ON_A_VALUE = {"cached_property"}
MAKE_TABLES = {"lister"}


def keepers() -> Iterator[tuple[str, str, set[str]]]:
    """Each function of the library, with its module and the names of its decorators."""
    for module in MODULES:
        for node in ast.walk(tree_of(module)):
            if isinstance(node, ast.FunctionDef):
                names = {ast.unparse(one).partition("(")[0] for one in node.decorator_list}
                yield module.removeprefix("vorhand."), node.name, names


def told() -> set[str]:
    """What the page on memory names in its table, and in the text below it."""
    return set(re.findall(r"`([\w.]+)`", PAGE.read_text("utf-8")))


def test_every_cache_stands_on_the_page_that_gives_its_bound() -> None:
    for module, name, decorators in keepers():
        if decorators & KEEP_FOR_ALL:
            assert told() & {f"{module}.{name}", name}, f"{module}.{name} has no bound"
        if decorators & KEEP_ON_A_VALUE:
            assert name in told(), f"{name} in {module} is kept on a value"


def tables() -> Iterator[str]:
    """The names that a module gives to functions with tables that are made when they are needed."""
    for module in MODULES:
        for node in tree_of(module).body:
            match node:
                case ast.AnnAssign(target=name, value=ast.Call(func=made)):
                    if ast.unparse(made) in MAKE_TABLES:
                        yield f"{module.removeprefix('vorhand.')}.{ast.unparse(name)}"


def test_every_function_with_tables_stands_there_too() -> None:
    assert set(tables()) == {"hearts.moves.list_plays", "hawk.moves.list_plays"}
    assert set(tables()) <= told()


def test_the_page_names_no_cache_that_is_not_there() -> None:
    table = re.findall(r"^\| (`.*?) \|", PAGE.read_text("utf-8"), re.MULTILINE)
    for full in re.findall(r"`([\w.]+)`", " ".join(table)):
        module, _, name = full.rpartition(".")
        assert name in MODULES[f"vorhand.{module}"].read_text("utf-8"), full


@pytest.mark.parametrize(
    ("game", "options"),
    [
        (hearts, hearts.Options(limit=91)),
        (hawk, hawk.Options(deals=7, ruffing=hawk.Ruffing.MUST_OVERRUFF)),
        (hurrikan, hurrikan.Options(target=17, largest_sum=3)),
    ],
    ids=["hearts", "hawk", "hurrikan"],
)
def test_no_options_states_views_and_matches_are_kept(game: Any, options: Any) -> None:
    """Options that nobody else has used, as an equal value might be kept in their place."""
    rng = Random(1)
    match = game.Match(options.replace())
    state = match.deal(shuffled(game.pack(match.options), 1))
    made, view = [match, match.options], None
    while moves := game.legal_moves(state):
        made += [state, state.deal]
        view = game.view(state, rng.choice(game.to_move(state)))
        made += [view, view.as_state(), game.sample(view, rng), pickle.loads(pickle.dumps(state))]
        assert view.text()
        assert state.html("de")
        state = game.apply(state, rng.choice(moves))
    made += [state, match.record(state), game.scoresheet(state)]
    left = [weakref.ref(one) for one in made if hasattr(type(one), "__weakref__")]
    kinds = {type(one()) for one in left}
    assert kinds >= {game.Match, game.Options, game.View}
    # What is compiled cannot be watched itself; but it holds its options, which can.
    assert kinds >= (set() if BUILD == "native" else {game.Deal, game.Playing, game.Over})
    del match, state, made, view
    gc.collect()
    assert [one() for one in left if one() is not None] == []


# --- How much is kept


LOW = tuple(card for card in hurrikan.pack() if value_of(card) <= 5)


def with_most_cards() -> Iterator[tuple[Card, ...]]:
    """Tables of low cards, those with the most sets first."""
    return (some for size in range(len(LOW), 0, -1) for some in combinations(LOW, size))


def with_fewest_cards() -> Iterator[tuple[Card, ...]]:
    return (some for size in range(len(LOW)) for some in combinations(LOW, size))


def of_any_size() -> Iterator[tuple[Card, ...]]:
    rng = Random(1)
    while True:
        yield tuple(rng.sample(LOW, rng.randint(0, len(LOW))))


def taken_up(ask: Callable[[int], Any], asked: Sequence[int], allowed: int) -> int:
    """The most bytes that are in use after one of these questions, in addition to before."""
    most = 0
    gc.collect()
    tracemalloc.start()
    for one in asked:
        ask(one)
        if tracemalloc.get_traced_memory()[0] > allowed:
            gc.collect()  # Python keeps some tuples that are not in use any more
        most = max(most, tracemalloc.get_traced_memory()[0])
    tracemalloc.stop()
    return most


def behind(ask: Any) -> Any:
    """The answers that a function keeps, with the function itself and the sizes of answers."""
    return ask.__self__


@pytest.mark.parametrize(
    ("tables", "number"), [(with_most_cards, 60), (with_fewest_cards, 3000), (of_any_size, 300)]
)
def test_kept_sets_take_no_more_than_their_room(
    tables: Callable[[], Iterator[tuple[Card, ...]]], number: int
) -> None:
    """With a smaller room, so that it does not take long to fill it."""
    room, every = 1 << 20, list(islice(tables(), number))
    ask = kept_within(room, size_of)(behind(low_sets).work)
    sizes = [most % MOST + 1 for most in range(number)]
    asked = [Cards(cards).mask | most << SIZE_AT for cards, most in zip(every, sizes, strict=True)]
    assert room / 2 < taken_up(ask, asked, room) <= room
    assert len(behind(ask)) < number  # it was full


def test_what_is_kept_of_sets_and_sums_stays_below_21_mb() -> None:
    """The tables that take most are asked for through the rules: 30 MB, if all were kept."""
    tables = [Cards(cards).mask for cards in islice(with_most_cards(), 250)]
    options, king = hurrikan.Options(), Card("KS")

    def ask(table: int) -> None:
        captures(options, table, king)
        sums_of(table, options.largest_sum)

    room = ROOM_FOR_SETS + ROOM_FOR_SUMS
    assert 10_000_000 < taken_up(ask, tables, room) <= room < 21_000_000


def test_a_kept_sum_takes_no_more_than_it_is_taken_for() -> None:
    ask = kept_within(1 << 20, size=lambda _: 1)(behind(low_sums).work)
    tables = [Cards(cards).mask for cards in islice(with_fewest_cards(), 5000)]
    allowed = sum(behind(low_sums).size(ask(table)) for table in tables)
    behind(ask).clear()
    assert taken_up(ask, tables, allowed) <= allowed


@pytest.mark.parametrize("sizes", [(13, 3), (13, 6), (17, 8)])
def test_kept_choices_take_no_more_than_they_are_taken_for(sizes: tuple[int, int]) -> None:
    gc.collect()  # Python keeps some small tuples that are not in use
    tracemalloc.start()
    choices = behind(hearts_moves.choices_of).work(sizes)
    taken = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    assert choices == tuple(combinations(range(sizes[0]), sizes[1]))
    size = hearts_moves.size_of(choices)
    assert size / 2 < taken <= size < hearts_moves.ROOM_FOR_CHOICES
    assert hearts_moves.choices_of(sizes) is hearts_moves.choices_of(sizes)


def test_choices_from_hands_that_nobody_is_dealt_are_not_kept() -> None:
    assert hearts_moves.choices_of((19, 9)) is not hearts_moves.choices_of((19, 9))
