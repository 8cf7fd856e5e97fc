"""Comparing players: decks in batches, here or on other machines, merged by their numbers."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Future
from contextlib import closing
from queue import SimpleQueue
from typing import Any, Protocol

import attrs

from vorhand.arena.checks import (
    at_least_one,
    check_executor,
    check_future,
    check_player,
    checked_seed,
    game_with,
    named_players,
    unlike,
)
from vorhand.arena.comparison import Comparison, DeckResult, Failure
from vorhand.arena.decks import Batch, Played, Table, lost, play_batch
from vorhand.errors import NotComparable, WrongTypeError, quoted
from vorhand.kit.options import BaseOptions
from vorhand.players import AnyPlayer
from vorhand.players.failing import called

MOST_UNDER_WAY = 128
"""
The most batches that an executor has at a time: each holds the players, and all of them are to be
called off when something happens.
"""


class Executor(Protocol):
    """Whatever has ``submit`` as those of ``concurrent.futures`` have it, dask's and others too."""

    def submit(self, function: Callable[..., Any], /, *arguments: Any) -> Future[Any]:  # noqa: ANN401
        """Have a function called with these arguments, somewhere and some time."""
        ...


def compare(  # noqa: PLR0913 - each has a default or a name
    options: BaseOptions,
    players: Mapping[str, AnyPlayer] | Sequence[AnyPlayer],
    *,
    deals: int,
    seed: int,
    executor: Executor | None = None,
    batch: int = 20,
    on_batch: Callable[[int, int], object] | None = None,
    others: AnyPlayer | None = None,
    earlier: Comparison | None = None,
) -> Comparison:
    """
    Play decks with every player at every seat, and compare what they are worth to each.

    A deck is dealt as the deal of a match with its number, so the dealer moves on. Each seat has
    random numbers of its own, fixed by seed, deck and seat: they are the same whoever sits there.
    So between a player and its twin there is no difference at all.

    The result is the same without an executor and on any. A player that fails is named in it, and
    what the others did is kept. So are batches that came to nothing because a process died; a pool
    of ``concurrent.futures`` takes no more work then, so all later batches are among them.

    If ``on_batch`` raises an error, or the program is interrupted, nothing is kept: make a long
    comparison in pieces, with ``earlier``.

    Args:
        options: the variant, which says what game it is.
        players: players by name, or in a sequence, then named by what they are called. A player
            must not keep anything from one move to the next.
        deals: how many decks.
        seed: any whole number of at most 1000 digits.
        executor: where the decks are played: anything with the ``submit`` of
            `concurrent.futures.Executor`. Without one they are played here.
        batch: how many decks are sent at once.
        on_batch: called here after each batch, with how many are done and how many there are. If it
            raises an error, no further batch is begun.
        others: who sits at all other seats, by default the first of the players.
        earlier: what was found before with the same options, seed and players. Only decks are
            played on which not everybody has a result.

    Raises:
        WrongTypeError: something is of the wrong type, or a player cannot be sent to a process.
        OutOfRange: less than one deck, one deck in a batch or one player, or a seed that is longer.
        NotComparable: ``earlier`` is of other options, players or another seed.
    """
    game_with(options)
    named = named_players(players)
    deals, batch = at_least_one(deals, "deals"), at_least_one(batch, "batch")
    seed = checked_seed(seed)
    reference = _who_else(named, others)
    if executor is not None:
        check_executor(executor, named | {reference[0]: reference[1]})
    if on_batch is not None and not callable(on_batch):
        raise WrongTypeError(f"on_batch is a function of two numbers, not {quoted(on_batch)}")

    same = tuple(player is reference[1] for player in named.values())
    table = Table(options, seed, tuple(named.items()), reference, same)
    empty = Comparison(
        options=options,
        seed=seed,
        names=tuple(named),
        others=reference[0],
        deals=deals,
        done=(),
    )
    done = _kept(empty, earlier)
    gaps = list(_gaps(done, deals))
    batches = (
        Batch(table, first, min(first + batch, stop))
        for start, stop in gaps
        for first in range(start, stop, batch)
    )
    total = sum(-(-(stop - start) // batch) for start, stop in gaps)
    failed: list[Failure] = []
    with closing(_played(executor, batches)) as finished:
        for count, found in enumerate(finished, 1):
            done |= {deck.number: deck for deck in found.decks}
            failed += found.failed
            if on_batch is not None:
                on_batch(count, total)
    in_order = tuple(done[number] for number in sorted(done))
    return attrs.evolve(empty, done=in_order, failed=tuple(_joined(failed)))


def _who_else(named: Mapping[str, AnyPlayer], others: AnyPlayer | None) -> tuple[str, AnyPlayer]:
    """Who sits at the other seats, with the name that it has among the players if it is one."""
    if others is None:
        return next(iter(named.items()))
    check_player("the player of the other seats", others)
    for name, player in named.items():
        if player is others:
            return name, player
    return unlike(called(others), named), others


def _kept(asked: Comparison, earlier: object) -> dict[int, DeckResult]:
    """The decks of an earlier comparison on which everybody has a result, by number."""
    if earlier is None:
        return {}
    if not isinstance(earlier, Comparison):
        raise WrongTypeError(f"earlier is a Comparison, not {quoted(earlier)}")
    for field in ("options", "seed", "names", "others"):
        had, now = getattr(earlier, field), getattr(asked, field)
        if had != now:
            raise NotComparable(f"{field}: earlier has {quoted(had)}, not {quoted(now)}")
    kept = [deck for deck in earlier.done if deck.complete and deck.number < asked.deals]
    return {deck.number: deck for deck in kept}


def _gaps(done: Iterable[int], deals: int) -> Iterator[tuple[int, int]]:
    """From where to where decks have still to be played."""
    start = 0
    for number in [*sorted(done), deals]:
        if start < number:
            yield start, number
        start = number + 1


def _played(executor: Executor | None, batches: Iterator[Batch]) -> Generator[Played, None, None]:
    """What comes of the batches, in any order. Closing it calls off what has not begun."""
    if executor is None:
        yield from map(play_batch, batches)
        return
    under_way: dict[Future[Played], Batch] = {}
    finished: SimpleQueue[Future[Played]] = SimpleQueue()
    try:
        for batch in batches:
            if len(under_way) >= MOST_UNDER_WAY:
                future = finished.get()
                yield _outcome(future, under_way.pop(future))
            try:
                future = executor.submit(play_batch, batch)
            except Exception as error:  # noqa: BLE001 - a pool that broke takes no more
                yield lost(batch, error)
                continue
            check_future(future)
            under_way[future] = batch
            future.add_done_callback(finished.put)
        while under_way:
            future = finished.get()
            yield _outcome(future, under_way.pop(future))
    finally:
        for future in under_way:
            future.cancel()


def _outcome(future: Future[Played], batch: Batch) -> Played:
    """What came of a batch that is finished, in whatever way."""
    try:
        found: object = future.result()
    except Exception as error:  # noqa: BLE001 - of the executor, as players can raise nothing here
        return lost(batch, error)
    if isinstance(found, Played):
        return found
    return lost(batch, WrongTypeError(f"the executor answered with {quoted(found)}"))


def _joined(failed: Iterable[Failure]) -> Iterator[Failure]:
    """Failures in order, those of batches in a row that failed alike as one."""
    joined: Failure | None = None
    for failure in sorted(failed, key=lambda failure: failure.deal):
        if joined is not None and _goes_on(joined, failure):
            joined = attrs.evolve(joined, last=failure.last)
            continue
        if joined is not None:
            yield joined
        joined = failure
    if joined is not None:
        yield joined


def _goes_on(before: Failure, after: Failure) -> bool:
    """Whether a batch failed as the one did that goes before it."""
    alike = before == attrs.evolve(after, deal=before.deal, last=before.last)
    return alike and before.player is None and after.deal == before.last + 1
