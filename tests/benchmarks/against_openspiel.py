"""
How fast the games are from Python, in the same run as OpenSpiel's Hearts.

Both are used in the immutable style: `legal_moves` + `apply` here, ``legal_actions`` +
``child`` there. What is reported are ratios. OpenSpiel has no game like Hawk or Hurrikan: their
deals are set beside OpenSpiel's hands of Hearts, for a yardstick, and their moves beside its moves.

    python -m tests.benchmarks.against_openspiel --check

fails if a ratio is below the least that is asked by more than the noise that the run has measured.
What is measured is measured in several processes, since a process is slow or fast as a whole by
some percent, as its addresses fall; the ratio in the middle is what counts.
"""

from __future__ import annotations

import argparse
import sys
import tracemalloc
from collections.abc import Callable, Mapping
from multiprocessing import get_context
from random import Random
from statistics import median
from types import FunctionType, MappingProxyType
from typing import Any, Final, TypeVar, cast

import attrs
import pyspiel

from tests.benchmarks.measuring import BUILD, Measured, interleaved, versions
from vorhand import hawk, hearts, hurrikan, shuffled

PROCESSES: Final = 5
ROUNDS: Final = 40
HANDS: Final = 50
WARM_UP: Final = 2000
PLAYS: Final = 52

LEAST: Final[Mapping[str, Mapping[str, float]]] = MappingProxyType(
    {
        "pure": {
            "Hearts, legal moves + apply, kept states": 1.45,
            "Hearts, moves of random play-outs": 1.0,
            "Hearts, whole random hands with passing": 1.15,
            "Hawk, whole random deals": 1.45,
            "Hurrikan, whole random rounds": 0.8,
        },
    }
)
"""The least ratio that is asked of each build, by what is measured."""

MOST_BYTES: Final = 260
"""The most that a kept state of Hearts may take, with what the states of a deal share."""

Position = tuple[Any, Any]
"""A state, and a legal move or action in it."""

F = TypeVar("F", bound=Callable[..., int])


def apart(function: F) -> F:
    """
    The same function with code of its own. The interpreter fits code to what it meets there, so a
    loop that serves three games in turn would be slower than one that somebody writes for a game.
    """
    code = cast("FunctionType", function).__code__.replace()
    return cast("F", FunctionType(code, globals(), function.__name__))


# --- Here


def positions(game: Any, rng: Random, deals: int, number: int) -> list[Position]:
    """All states of random deals with a legal move each."""
    found, draw = [], rng.random
    for _ in range(deals):
        state = game.deal(shuffled(game.pack(), rng.getrandbits(32)), number=number)
        while moves := game.legal_moves(state):
            move = moves[int(draw() * len(moves))]
            found.append((state, move))
            state = game.apply(state, move)
    return found


def deals(game: Any, rng: Random, count: int) -> int:
    """Play whole random deals, shuffle and score included, every state a new value."""
    pack, draw = game.pack(), rng.random
    legal_moves, apply = game.legal_moves, game.apply
    for number in range(count):
        state = game.deal(shuffled(pack, rng.getrandbits(32)), number=number % 4)
        while moves := legal_moves(state):
            state = apply(state, moves[int(draw() * len(moves))])
        game.score(state)
    return count


def play_outs(starts: list[Any], rng: Random) -> int:
    """Play hands of Hearts to their end from the first lead, keeping no state; count the moves."""
    draw, legal_moves, apply = rng.random, hearts.legal_moves, hearts.apply
    for start in starts:
        state = start
        for _ in range(PLAYS):
            moves = legal_moves(state)
            state = apply(state, moves[int(draw() * len(moves))])
    return PLAYS * len(starts)


def moves(game: Any, kept: list[Position]) -> int:
    """List the legal moves of every position and make one of them."""
    legal_moves, apply = game.legal_moves, game.apply
    for state, move in kept:
        legal_moves(state)
        apply(state, move)
    return len(kept)


DEALS: Final = {game.NAME: apart(deals) for game in (hearts, hawk, hurrikan)}
MOVES: Final = {game.NAME: apart(moves) for game in (hearts, hawk, hurrikan)}


# --- There


def their_positions(game: Any, rng: Random, hands: int) -> list[Position]:
    """Positions of play of OpenSpiel with a legal action each, from random hands."""
    found = []
    for _ in range(hands):
        state = game.new_initial_state()
        while not state.is_terminal():
            actions = state.legal_actions()
            action = actions[int(rng.random() * len(actions))]
            if not state.is_chance_node():
                found.append((state, action))
            state = state.child(action)
    return found


def their_hands(game: Any, rng: Random, hands: int) -> int:
    """Play whole random hands: chance moves deal the cards and draw the direction."""
    draw = rng.random
    for _ in range(hands):
        state = game.new_initial_state()
        while not state.is_terminal():
            actions = state.legal_actions()
            state = state.child(actions[int(draw() * len(actions))])
        state.returns()
    return hands


def their_play_outs(starts: list[Any], rng: Random) -> int:
    """Do the same in OpenSpiel."""
    draw = rng.random
    for start in starts:
        state = start
        for _ in range(PLAYS):
            actions = state.legal_actions()
            state = state.child(actions[int(draw() * len(actions))])
    return PLAYS * len(starts)


def their_moves(kept: list[Position]) -> int:
    """List the legal actions of every position and make one of them."""
    for state, action in kept:
        state.legal_actions()
        state.child(action)
    return len(kept)


# --- Side by side


@attrs.frozen
class Row:
    """A ratio: what is measured here, and the job of OpenSpiel that it is set beside."""

    label: str
    ours: str
    theirs: str


ROWS: Final = (
    Row("Hearts, legal moves + apply, kept states", "Hearts moves", "their moves"),
    Row("Hearts, moves of random play-outs", "Hearts play-outs", "their play-outs"),
    Row("Hearts, whole random hands with passing", "Hearts deals", "their hands"),
    Row("Hawk, legal moves + apply, kept states", "Hawk moves", "their moves"),
    Row("Hawk, whole random deals", "Hawk deals", "their hands"),
    Row("Hurrikan, legal moves + apply, kept states", "Hurrikan moves", "their moves"),
    Row("Hurrikan, whole random rounds", "Hurrikan deals", "their hands"),
)


def jobs(rng: Random, with_passing: Any, without: Any) -> Mapping[str, Callable[[], int]]:
    """The jobs of a round, with new positions."""
    ours, theirs = positions(hearts, rng, HANDS, 3), their_positions(without, rng, HANDS)
    starts, their_starts = [[state for state, _ in kept[::PLAYS]] for kept in (ours, theirs)]
    of_hawk, of_hurrikan = [positions(game, rng, HANDS, 0) for game in (hawk, hurrikan)]
    return {
        "Hearts deals": lambda: DEALS["hearts"](hearts, rng, HANDS),
        "their hands": lambda: their_hands(with_passing, rng, HANDS),
        "Hawk deals": lambda: DEALS["hawk"](hawk, rng, HANDS),
        "Hurrikan deals": lambda: DEALS["hurrikan"](hurrikan, rng, HANDS),
        "Hearts moves": lambda: MOVES["hearts"](hearts, ours),
        "their moves": lambda: their_moves(theirs),
        "Hawk moves": lambda: MOVES["hawk"](hawk, of_hawk),
        "Hurrikan moves": lambda: MOVES["hurrikan"](hurrikan, of_hurrikan),
        "Hearts play-outs": lambda: play_outs(starts, rng),
        "their play-outs": lambda: their_play_outs(their_starts, rng),
    }


def bytes_of_a_state(game: Any, rng: Random, count: int) -> float:
    """The mean memory of a kept state of random deals, with what states of a deal share."""
    kept = []
    tracemalloc.start()
    for number in range(count):
        state = game.deal(shuffled(game.pack(), rng.getrandbits(32)), number=number % 4)
        kept.append(state)
        while moves := game.legal_moves(state):
            state = game.apply(state, moves[int(rng.random() * len(moves))])
            kept.append(state)
    size, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return size / len(kept)


def in_the_middle(runs: list[tuple[Measured, Measured]]) -> tuple[float, float]:
    """
    The ratio in the middle, and its noise, as a share: by how much the others differ from it, or
    the code from itself within a process, whichever is more.
    """
    ratios = [theirs.best / ours.best for ours, theirs in runs]
    ratio = median(ratios)
    within = median(ours.noise + theirs.noise for ours, theirs in runs)
    # Without the two that are farthest out, which would make up for any fall.
    kept = sorted(ratios)[1:-1] or ratios
    return ratio, max(within, *(abs(other / ratio - 1) for other in kept))


def missed(ratios: Mapping[str, tuple[float, float]], size: float) -> list[str]:
    """What is below the least that is asked, in sentences; ``ratios`` are with their noise."""
    found = [
        f"{label}: {ratios[label][0]:.2f}, give or take {ratios[label][1]:.0%}, is below {least}"
        for label, least in LEAST[BUILD].items()
        if ratios[label][0] * (1 + ratios[label][1]) < least
    ]
    if size > MOST_BYTES:
        found.append(f"a state of Hearts takes {size:.0f} bytes, which is more than {MOST_BYTES}")
    return found


def measured(rounds: int, seed: int) -> tuple[dict[str, Measured], dict[str, float]]:
    """What each job takes in a process of its own, and the bytes of a state of each game."""
    rng = Random(seed)
    with_passing, without = map(pyspiel.load_game, ("hearts", "hearts(pass_cards=false)"))
    for game in (hearts, hawk, hurrikan):
        DEALS[game.NAME](game, rng, WARM_UP)
    their_hands(with_passing, rng, WARM_UP // 10)
    found = interleaved(rounds, lambda: jobs(rng, with_passing, without))
    sizes = {game.NAME: bytes_of_a_state(game, rng, 300) for game in (hearts, hawk, hurrikan)}
    return found, sizes


def main() -> None:
    """Measure, print the table and, if asked, check it."""
    parser = argparse.ArgumentParser(description="Set vorhand beside OpenSpiel in one run.")
    parser.add_argument("--check", action="store_true", help="fail if a ratio is too low")
    parser.add_argument("--processes", type=int, default=PROCESSES, help="how many processes")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="how many blocks in each")
    asked = parser.parse_args()
    if asked.check and BUILD not in LEAST:
        parser.error(f"nobody has said what is asked of the build {BUILD}")
    with get_context("spawn").Pool(1, maxtasksperchild=1) as one_by_one:
        seeds = [(asked.rounds, seed) for seed in range(asked.processes)]
        runs, sizes = zip(*one_by_one.starmap(measured, seeds, chunksize=1), strict=True)
    print(versions("open_spiel"))
    print(
        f"from Python, immutable style, CPU time, best of {asked.rounds} interleaved blocks, "
        f"the middle one of {asked.processes} processes"
    )
    print(f"{'a second':44}{'vorhand':>12}{'OpenSpiel':>12}{'ratio':>8}{'noise':>8}{'least':>8}")
    ratios = {}
    for row in ROWS:
        ratio, noise = in_the_middle([(run[row.ours], run[row.theirs]) for run in runs])
        ratios[row.label] = ratio, noise
        ours, theirs = (1 / median(run[job].best for run in runs) for job in (row.ours, row.theirs))
        least = LEAST.get(BUILD, {}).get(row.label, "")
        print(f"{row.label:44}{ours:12,.0f}{theirs:12,.0f}{ratio:8.2f}{noise:8.1%}{least:>8}")
    for name, size in sizes[0].items():
        print(f"{f'bytes of a kept state of {name}':44}{size:12,.0f}")
    if asked.check:
        sys.exit("\n".join(missed(ratios, sizes[0][hearts.NAME])) or None)


if __name__ == "__main__":
    main()
