"""Players compared on the same decks, anywhere, with whatever goes wrong told."""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from hashlib import sha256
from itertools import chain
from operator import sub
from queue import SimpleQueue
from random import Random
from statistics import fmean, pvariance, variance
from typing import Any

import attrs
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.arena.seated import Dies, Players, Trips, Twin, last, two_processes
from vorhand import (
    GAMES,
    NotComparable,
    OutOfRange,
    WrongTypeError,
    hawk,
    hearts,
    hurrikan,
    testing,
)
from vorhand.arena import Comparison, Failure, compare, comparing
from vorhand.game import game_of
from vorhand.players import PLAYERS, AnyPlayer, random_player, simple_player

SMALL = hawk.Options(players=3)
PAIR = {"random": random_player, "last": last}


def worth(options: Any, seed: int, deal: int, seated: list[Any]) -> tuple[int, ...]:
    """What a deal is worth by seat, worked out step by step as the promise has it."""
    game = game_of(options)
    seats = options.players
    deck = game.Match(options).deck_for(seed, deal)
    state = game.deal(deck, options, dealer=(seats - 1 + deal) % seats, number=deal)
    chances = []
    for seat in range(seats):
        digest = sha256(f"{seed:x} {deal:x} {seat:x}".encode()).digest()
        chances.append(Random(int.from_bytes(digest, "big")))
    while to_move := game.to_move(state):
        seat = to_move[0]
        state = game.apply(state, seated[seat](game.view(state, seat), chances[seat]))
    return game.utility(state)


@pytest.mark.parametrize(
    "options",
    [
        hearts.Options(players=3),
        hearts.Options(),
        hawk.Options(players=5),
        hurrikan.Options(),
        hurrikan.Options(players=4),
    ],
)
def test_every_deck_is_played_with_every_player_at_every_seat(options: Any) -> None:
    seats, simple = options.players, simple_player(game_of(options).NAME)
    found = compare(options, {"r": random_player, "s": simple}, deals=6, seed=17, batch=4)
    assert (found.names, found.others, found.deals, found.seed) == (("r", "s"), "r", 6, 17)
    assert found.complete
    assert found.failed == ()
    for deal, result in enumerate(found.done):
        expected = []
        for player in (random_player, simple):
            by_seat = []
            for at in range(seats):
                seated: list[Any] = [random_player] * seats
                seated[at] = player
                by_seat.append(worth(options, 17, deal, seated)[at])
            expected.append(tuple(by_seat))
        assert result.number == deal
        assert result.utilities == tuple(expected)


@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=8)
@given(data=st.data())
def test_a_player_and_its_twin_differ_by_nothing(name: str, data: st.DataObject) -> None:
    subject: Any = testing.SUBJECTS[name]
    options = data.draw(subject.options)
    seed = data.draw(st.integers(-(2**40), 2**40))
    twins = {"one": Twin(1), "other": Twin(2)}
    found = compare(options, twins, deals=2, seed=seed)
    assert found.complete
    for deck in found.done:
        assert deck.utilities[0] == deck.utilities[1]
    gained = found.difference("other")
    assert (gained.mean, gained.low, gained.high) == (0, 0, 0)


def test_pairs_on_the_same_decks_say_more_than_as_many_deals_apart() -> None:
    found = compare(hearts.Options(), PLAYERS["hearts"], deals=60, seed=3)
    by_player: list[list[list[int]]] = [
        [[one for one in deck.utilities[at] if one is not None] for deck in found.done]
        for at in (0, 1)
    ]
    means = [list(map(fmean, decks)) for decks in by_player]
    gains = list(map(sub, *means))
    # Apart, each play has a deck of its own, and two plays make one difference. Here five plays of
    # a deck do: the simple player is at all seats in one, the other one at a seat in each of four.
    apart = 2 * sum(pvariance(list(chain(*decks))) for decks in by_player)
    assert 5 * variance(gains) < 0.7 * apart
    assert found.difference("duck", "random").low > 0


# Where it runs


@pytest.fixture(scope="module")
def here() -> Comparison:
    """What comes out without an executor, in one batch."""
    return compare(SMALL, PAIR, deals=11, seed=5, batch=100)


def test_the_result_does_not_depend_on_the_executor(here: Comparison) -> None:
    assert compare(SMALL, PAIR, deals=11, seed=5, batch=3) == here
    with ThreadPoolExecutor(2) as threads:
        assert compare(SMALL, PAIR, deals=11, seed=5, batch=2, executor=threads) == here
    with two_processes() as processes:
        assert compare(SMALL, PAIR, deals=11, seed=5, batch=2, executor=processes) == here


class Backwards:
    """An executor that waits for so many batches and then finishes the last ones first."""

    def __init__(self, batches: int) -> None:
        self.batches = batches
        self.calls: list[tuple[Future[Any], Any, Any]] = []
        self.finished: list[int] = []

    def submit(self, function: Callable[..., Any], /, *arguments: Any) -> Future[Any]:
        future: Future[Any] = Future()
        self.calls.append((future, function, arguments))
        if len(self.calls) == self.batches:
            for number in reversed(range(self.batches)):
                promised, call, given = self.calls[number]
                self.finished.append(number)
                promised.set_result(call(*given))
        return future


def test_the_result_does_not_depend_on_the_order_of_batches(here: Comparison) -> None:
    executor = Backwards(6)
    assert compare(SMALL, PAIR, deals=11, seed=5, batch=2, executor=executor) == here
    assert executor.finished == [5, 4, 3, 2, 1, 0]


@pytest.mark.parametrize("threads", [False, True])
def test_progress_is_told_here_after_each_batch(threads: bool) -> None:
    told = []

    def on_batch(done: int, of: int) -> None:
        assert threading.current_thread() is threading.main_thread()
        told.append((done, of))

    with ThreadPoolExecutor(2) as pool:
        executor = pool if threads else None
        compare(SMALL, [last], deals=7, seed=1, batch=2, executor=executor, on_batch=on_batch)
    assert told == [(1, 4), (2, 4), (3, 4), (4, 4)]


class ByHand:
    """An executor that finishes the first batch alone, and holds all others."""

    def __init__(self, finish: int = 1) -> None:
        self.futures: list[Future[Any]] = []
        self.finish = finish

    def submit(self, function: Callable[..., Any], /, *arguments: Any) -> Future[Any]:
        future: Future[Any] = Future()
        self.futures.append(future)
        if len(self.futures) <= self.finish:
            future.set_result(function(*arguments))
        return future


@pytest.mark.parametrize("kind", [KeyboardInterrupt, ZeroDivisionError])
def test_what_has_not_begun_is_called_off_when_progress_raises(kind: type[BaseException]) -> None:
    def on_batch(done: int, of: int) -> None:
        del done, of
        raise kind

    executor = ByHand()
    with pytest.raises(kind):
        compare(SMALL, [last], deals=5, seed=1, batch=1, executor=executor, on_batch=on_batch)
    assert len(executor.futures) == 5
    assert [future.cancelled() for future in executor.futures] == [False, *[True] * 4]


def test_what_has_not_begun_is_called_off_when_somebody_breaks_off(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class Interrupted(SimpleQueue[Any]):
        def get(self, *_: Any, **__: Any) -> Any:
            raise KeyboardInterrupt

    monkeypatch.setattr(comparing, "SimpleQueue", Interrupted)
    executor = ByHand(finish=0)
    with pytest.raises(KeyboardInterrupt):
        compare(SMALL, [last], deals=5, seed=1, batch=1, executor=executor)
    assert [future.cancelled() for future in executor.futures] == [True] * 5


def test_only_so_many_batches_are_under_way(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(comparing, "MOST_UNDER_WAY", 3)
    executor, told = ByHand(finish=100), []

    def on_batch(done: int, of: int) -> None:
        told.append((done, len(executor.futures)))
        assert of == 6

    found = compare(SMALL, [last], deals=6, seed=1, batch=1, executor=executor, on_batch=on_batch)
    assert found.complete
    assert told == [(1, 3), (2, 4), (3, 5), (4, 6), (5, 6), (6, 6)]


# What goes wrong


def test_a_player_that_fails_is_told_and_nothing_else_is_lost() -> None:
    players: Players = {"last": last, "trips": Trips(deal=2, seat=1), "random": random_player}
    found = compare(SMALL, players, deals=5, seed=5, batch=2)
    without = compare(SMALL, {"last": last, "random": random_player}, deals=5, seed=5)
    assert found.failed == (
        Failure(
            player="trips",
            deal=2,
            last=2,
            seat=1,
            move=found.failed[0].move,
            kind="ValueError",
            error="lost the thread",
            measured="trips",
            at=1,
        ),
    )
    assert found.failed[0].move in {0, 1, 2}  # its first move in the deal
    assert len(found.done) == 5
    for deck, other in zip(found.done, without.done, strict=True):
        assert (deck.utilities[0], deck.utilities[2]) == other.utilities
    # The others play as it does, so where it did not fail it has their results.
    assert found.done[2].utilities[1] == (
        found.done[2].utilities[0][0],
        None,
        found.done[2].utilities[0][2],
    )
    assert not found.complete
    assert str(found).startswith("NOT COMPLETE: 4 of 5 decks")
    assert "trips at seat 1 in deal 2, move" in str(found)
    assert found.difference("trips").deals == 4
    assert found.difference("random") == without.difference("random")


def test_the_one_at_the_other_seats_can_fail_too() -> None:
    found = compare(SMALL, {"last": last}, others=Trips(deal=1, seat=0), deals=3, seed=1)
    assert found.others == "Trips(deal=1, seat=0)"
    assert [(one.player, one.deal, one.seat, one.at) for one in found.failed] == [
        ("Trips(deal=1, seat=0)", 1, 0, 1),
        ("Trips(deal=1, seat=0)", 1, 0, 2),
    ]
    utilities = found.done[1].utilities[0]
    assert utilities[0] is not None
    assert utilities[1:] == (None, None)
    alone = compare(SMALL, {"trips": Trips(deal=1, seat=0)}, deals=3, seed=1)
    assert alone.done[1].utilities == ((None,) * 3,)
    assert [(one.player, one.measured, one.at) for one in alone.failed] == [
        ("trips", "trips", None)
    ]


def test_a_process_that_dies_is_told_and_its_decks_can_be_played_again() -> None:
    players: Players = {"last": last, "dies": Dies(deal=5)}
    whole = compare(SMALL, players, deals=12, seed=2)
    assert whole.complete
    with two_processes() as pool:
        broken = compare(SMALL, players, deals=12, seed=2, batch=2, executor=pool)
    assert not broken.complete
    lost = [number for one in broken.failed for number in range(one.deal, one.last + 1)]
    assert {4, 5} <= set(lost)
    assert sorted(lost + [deck.number for deck in broken.done]) == list(range(12))
    assert {(one.player, one.seat, one.kind) for one in broken.failed} == {
        (None, None, "BrokenProcessPool")
    }
    assert str(broken).startswith("NOT COMPLETE: ")
    assert "BrokenProcessPool: " in str(broken)
    assert all(whole.done[deck.number] == deck for deck in broken.done)
    assert compare(SMALL, players, deals=12, seed=2, earlier=broken) == whole


def test_a_player_that_cannot_be_sent_to_a_process_is_named() -> None:
    players: Players = {"last": last, "nameless": lambda view, rng: last(view, rng)}  # noqa: PLW0108
    with two_processes() as pool:
        with pytest.raises(WrongTypeError, match="the player 'nameless' cannot be sent to another"):
            compare(SMALL, players, deals=2, seed=1, executor=pool)
        with pytest.raises(WrongTypeError, match="the player '<lambda>' cannot be sent"):
            compare(SMALL, [last], others=lambda *_: None, deals=2, seed=1, executor=pool)
    with ThreadPoolExecutor(2) as threads:
        assert compare(SMALL, players, deals=2, seed=1, executor=threads).complete


def test_an_executor_that_takes_nothing_more_is_told_once() -> None:
    threads = ThreadPoolExecutor(2)
    threads.shutdown()
    told: list[tuple[int, int]] = []
    found = compare(
        SMALL,
        [last],
        deals=9,
        seed=1,
        batch=2,
        executor=threads,
        on_batch=lambda *now: told.append(now),
    )
    (failure,) = found.failed
    assert (failure.deal, failure.last, failure.kind) == (0, 8, "RuntimeError")
    assert "shutdown" in failure.error
    assert found.done == ()
    assert told[-1] == (5, 5)


def test_a_batch_that_somebody_else_called_off_is_told() -> None:
    executor = ByHand(finish=0)
    function = executor.submit

    def submit(*given: Any) -> Future[Any]:
        future = function(*given)
        if len(executor.futures) == 2:
            future.cancel()
        else:
            call, *arguments = given
            future.set_result(call(*arguments))
        return future

    executor.submit = submit  # type: ignore[method-assign] # on purpose
    found = compare(SMALL, PAIR, deals=6, seed=1, batch=2, executor=executor)
    assert [(one.deal, one.last, one.kind) for one in found.failed] == [(2, 3, "CancelledError")]
    assert [deck.number for deck in found.done] == [0, 1, 4, 5]
    assert compare(SMALL, PAIR, deals=6, seed=1, earlier=found) == compare(
        SMALL, PAIR, deals=6, seed=1
    )


def test_failures_of_other_kinds_or_with_decks_between_them_are_not_joined() -> None:
    def dead(first: int, last: int, kind: str = "Broken") -> Failure:
        return Failure(player=None, deal=first, last=last, kind=kind, error="")

    apart = [dead(0, 1), dead(3, 4), dead(5, 6, "Cancelled"), dead(7, 8)]
    assert list(comparing._joined(reversed(apart))) == apart
    assert list(comparing._joined([dead(2, 3), dead(0, 1), dead(4, 5)])) == [dead(0, 5)]
    of_players = [attrs.evolve(dead(deal, deal), player="ann") for deal in (0, 1)]
    assert list(comparing._joined(of_players)) == of_players


# Taken up again


class Counting:
    """Plays the last move, and counts on which decks it was asked."""

    def __init__(self) -> None:
        self.asked: Counter[int] = Counter()

    def __call__(self, view: Any, rng: Random) -> Any:
        self.asked[view.public.number] += 1
        return last(view, rng)


def test_decks_are_played_only_once() -> None:
    counting = Counting()
    few = compare(SMALL, {"one": counting}, deals=4, seed=1)
    assert sorted(counting.asked) == [0, 1, 2, 3]
    counting.asked.clear()
    told: list[tuple[int, int]] = []
    more = compare(
        SMALL,
        {"one": counting},
        deals=9,
        seed=1,
        batch=2,
        earlier=few,
        on_batch=lambda *now: told.append(now),
    )
    assert sorted(counting.asked) == [4, 5, 6, 7, 8]
    assert told == [(1, 3), (2, 3), (3, 3)]
    assert more == compare(SMALL, {"one": last}, deals=9, seed=1)
    counting.asked.clear()
    assert compare(SMALL, {"one": counting}, deals=4, seed=1, earlier=more) == few
    assert not counting.asked


def test_decks_on_which_a_player_failed_are_played_again() -> None:
    failed = compare(SMALL, {"one": Trips(deal=2)}, deals=5, seed=1)
    assert len(failed.failed) == 1
    counting = Counting()
    mended = compare(SMALL, {"one": counting}, deals=5, seed=1, earlier=failed)
    assert sorted(counting.asked) == [2]
    assert mended == compare(SMALL, {"one": last}, deals=5, seed=1)
    assert compare(SMALL, {"one": Trips(deal=2)}, deals=5, seed=1, earlier=failed) == failed


@given(st.sets(st.integers(0, 9)), st.integers(1, 12), st.integers(1, 5))
@settings(max_examples=15)
def test_whatever_is_missing_is_played(missing: set[int], deals: int, batch: int) -> None:
    whole = compare(hawk.Options(players=2), [last], deals=10, seed=1)
    left = tuple(deck for deck in whole.done if deck.number not in missing)
    torn = attrs.evolve(whole, done=left)
    found = compare(hawk.Options(players=2), [last], deals=deals, seed=1, batch=batch, earlier=torn)
    assert found == compare(hawk.Options(players=2), [last], deals=deals, seed=1)


@pytest.mark.parametrize(
    ("changed", "problem"),
    [
        ({"options": hawk.Options(players=2)}, "^options: earlier has "),
        ({"seed": 2}, "^seed: earlier has 1, not 2$"),
        ({"players": {"uno": last}}, "^names: earlier has "),
        ({"others": random_player}, "^others: earlier has 'one', not 'random_player'$"),
    ],
)
def test_what_was_found_earlier_has_to_be_of_the_same_kind(changed: Any, problem: str) -> None:
    same: dict[str, Any] = {"options": SMALL, "players": {"one": last}, "deals": 2, "seed": 1}
    earlier = compare(**same)
    with pytest.raises(NotComparable, match=problem):
        compare(**(same | changed), earlier=earlier)


# Names


def test_players_in_a_sequence_are_called_by_what_they_are() -> None:
    players: list[AnyPlayer] = [last, last, Twin(4), partial(last), Counting(), last, random_player]
    found = compare(hawk.Options(players=2), players, deals=1, seed=1)
    assert found.names == (
        "last",
        "last 2",
        "Twin(number=4)",
        "partial",
        "Counting",
        "last 3",
        "random_player",
    )


def test_those_at_the_other_seats_are_called_by_a_name_of_their_own() -> None:
    options = hawk.Options(players=2)
    assert compare(options, PAIR, deals=1, seed=1).others == "random"
    assert compare(options, PAIR, others=last, deals=1, seed=1).others == "last"
    assert compare(options, {"a": last}, others=Twin(), deals=1, seed=1).others == "Twin(number=0)"
    named = {"last": random_player}
    assert compare(options, named, others=last, deals=1, seed=1).others == "last 2"


# Bad input


@pytest.mark.parametrize(
    ("changed", "kind", "problem"),
    [
        ({"options": None}, WrongTypeError, "options of a game are expected, not None"),
        ({"options": hawk.Match()}, WrongTypeError, "options are .*, not Match"),
        ({"players": []}, OutOfRange, "one player or more is expected, not none"),
        ({"players": {}}, OutOfRange, "one player or more is expected, not none"),
        ({"players": last}, WrongTypeError, "players are a mapping or a sequence, not <function"),
        ({"players": "last"}, WrongTypeError, "players are a mapping or a sequence, not 'last'"),
        ({"players": {"a": last, "b": 3}}, WrongTypeError, "the player 'b' is a function .*not 3"),
        ({"players": [last, None]}, WrongTypeError, r"players\[1\] is a function .*not None"),
        ({"players": {1: last}}, WrongTypeError, "the name of a player is a text .*, not 1"),
        ({"players": {" ": last}}, WrongTypeError, "the name of a player is a text .*, not ' '"),
        ({"players": {"a\nb": last}}, WrongTypeError, "the name of a player is a text"),
        ({"others": 3}, WrongTypeError, "the player of the other seats is a function .*, not 3"),
        ({"deals": 0}, OutOfRange, "deals is 1 or more, not 0"),
        ({"deals": 1.5}, WrongTypeError, r"deals is an int, not 1\.5"),
        ({"batch": -1}, OutOfRange, "batch is 1 or more, not -1"),
        ({"batch": None}, WrongTypeError, "batch is an int, not None"),
        ({"seed": "1"}, WrongTypeError, "a seed is an int, not '1'"),
        ({"executor": 3}, WrongTypeError, "an executor has a method submit, and 3 has none"),
        ({"executor": ThreadPoolExecutor}, WrongTypeError, "an executor has a method submit, and"),
        ({"on_batch": 3}, WrongTypeError, "on_batch is a function of two numbers, not 3"),
        ({"earlier": 3}, WrongTypeError, "earlier is a Comparison, not 3"),
    ],
)
def test_bad_input_is_an_error_of_ours(changed: Any, kind: type[Exception], problem: str) -> None:
    good: dict[str, Any] = {"options": SMALL, "players": {"a": last}, "deals": 1, "seed": 1}
    assert compare(**good).complete
    with pytest.raises(kind, match=problem):
        compare(**(good | changed))


def test_an_executor_that_answers_with_something_else_is_refused() -> None:
    class Wrong:
        def submit(self, function: Any, /, *arguments: Any) -> Any:
            return function(*arguments)

    with pytest.raises(WrongTypeError, match="an executor answers with a Future, not Played"):
        compare(SMALL, [last], deals=1, seed=1, executor=Wrong())


def test_an_executor_that_makes_something_else_of_a_batch_is_told() -> None:
    class Wrong:
        def submit(self, function: Any, /, *arguments: Any) -> Future[Any]:
            future: Future[Any] = Future()
            future.set_result({"not": function, "what": arguments})
            return future

    broken = compare(SMALL, [last], deals=2, seed=1, executor=Wrong())
    assert not broken.done
    (failure,) = broken.failed
    assert (failure.kind, failure.deal, failure.last) == ("WrongTypeError", 0, 1)
    assert failure.error.startswith("the executor answered with {'not': ")
