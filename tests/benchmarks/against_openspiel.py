"""
How fast Hearts is from Python, in the same run as OpenSpiel's.

Both are used in the immutable style: `legal_moves` + `apply` here, ``legal_actions`` +
``child`` there. The machine may be busy, so the two take turns in short blocks of CPU time,
the best block of each counts, and what is reported are ratios. OpenSpiel has no game like
Hurrikan; rounds of it are set beside OpenSpiel's hands of Hearts, for a yardstick.
"""

from __future__ import annotations

import platform
import tracemalloc
from collections import defaultdict
from collections.abc import Callable
from importlib.metadata import version
from random import Random
from time import process_time
from typing import Any

import attrs
import pyspiel

from vorhand import hearts, hurrikan, shuffled

ROUNDS = 60
HANDS = 50
PLAYS = 52
WARM_UP = 2000


@attrs.frozen
class Block:
    """The CPU seconds that some work took, and how much work it was."""

    seconds: float
    work: int

    @property
    def each(self) -> float:
        """Seconds for one piece of the work."""
        return self.seconds / self.work


def timed(run: Callable[[], int]) -> Block:
    """Run once and take the CPU time."""
    begin = process_time()
    work = run()
    return Block(process_time() - begin, work)


def our_hands(rng: Random, hands: int) -> int:
    """Play whole random hands, passing included, every state a new value."""
    pack = hearts.pack()
    draw = rng.random
    for number in range(hands):
        state: hearts.State = hearts.deal(shuffled(pack, rng.getrandbits(32)), number=number % 4)
        while moves := hearts.legal_moves(state):
            state = hearts.apply(state, moves[int(draw() * len(moves))])
        hearts.score(state)
    return hands


def their_hands(game: Any, rng: Random, hands: int) -> int:
    """Do the same in OpenSpiel: its chance moves deal the cards and draw the direction."""
    draw = rng.random
    for _ in range(hands):
        state = game.new_initial_state()
        while not state.is_terminal():
            actions = state.legal_actions()
            state = state.child(actions[int(draw() * len(actions))])
        state.returns()
    return hands


def our_plays(rng: Random, hands: int) -> list[tuple[hearts.State, hearts.Move]]:
    """Positions of play with a legal move each, from random hands."""
    positions = []
    for _ in range(hands):
        state: hearts.State = hearts.deal(shuffled(hearts.pack(), rng.getrandbits(32)), number=3)
        while moves := hearts.legal_moves(state):
            move = moves[int(rng.random() * len(moves))]
            positions.append((state, move))
            state = hearts.apply(state, move)
    return positions


def their_plays(game: Any, rng: Random, hands: int) -> list[tuple[Any, int]]:
    """Positions of play of OpenSpiel with a legal action each, from random hands."""
    positions = []
    for _ in range(hands):
        state = game.new_initial_state()
        while not state.is_terminal():
            actions = state.legal_actions()
            action = actions[int(rng.random() * len(actions))]
            if not state.is_chance_node():
                positions.append((state, action))
            state = state.child(action)
    return positions


def our_moves(positions: list[tuple[hearts.State, hearts.Move]]) -> int:
    """List the legal moves of every position and make one of them."""
    legal_moves, apply = hearts.legal_moves, hearts.apply
    for state, move in positions:
        legal_moves(state)
        apply(state, move)
    return len(positions)


def their_moves(positions: list[tuple[Any, int]]) -> int:
    """Do the same in OpenSpiel."""
    for state, action in positions:
        state.legal_actions()
        state.child(action)
    return len(positions)


def our_play_outs(starts: list[hearts.State], rng: Random) -> int:
    """Play hands to their end from the first lead, keeping no state; count the moves."""
    draw, legal_moves, apply = rng.random, hearts.legal_moves, hearts.apply
    for start in starts:
        state = start
        for _ in range(PLAYS):
            moves = legal_moves(state)
            state = apply(state, moves[int(draw() * len(moves))])
    return PLAYS * len(starts)


def our_rounds(rng: Random, rounds: int) -> int:
    """Play whole random rounds of Hurrikan for two, shuffle and score included."""
    pack, draw = hurrikan.pack(), rng.random
    legal_moves, apply = hurrikan.legal_moves, hurrikan.apply
    for _ in range(rounds):
        state: hurrikan.State = hurrikan.deal(shuffled(pack, rng.getrandbits(32)))
        while moves := legal_moves(state):
            state = apply(state, moves[int(draw() * len(moves))])
        hurrikan.score(state)
    return rounds


def our_rounds_played(rng: Random, starts: list[hurrikan.Playing]) -> int:
    """Play rounds of Hurrikan to their end, from the first play to the last."""
    draw, legal_moves, apply = rng.random, hurrikan.legal_moves, hurrikan.apply
    for start in starts:
        state: hurrikan.State = start
        while moves := legal_moves(state):
            state = apply(state, moves[int(draw() * len(moves))])
    return len(starts)


def dealt_rounds(rng: Random, rounds: int) -> list[hurrikan.Playing]:
    """Rounds of Hurrikan for two that are dealt."""
    pack = hurrikan.pack()
    return [hurrikan.deal(shuffled(pack, rng.getrandbits(32))) for _ in range(rounds)]


def their_play_outs(starts: list[Any], rng: Random) -> int:
    """Do the same in OpenSpiel."""
    draw = rng.random
    for start in starts:
        state = start
        for _ in range(PLAYS):
            actions = state.legal_actions()
            state = state.child(actions[int(draw() * len(actions))])
    return PLAYS * len(starts)


def bytes_of_a_state(rng: Random, hands: int) -> float:
    """The mean memory of a kept state of random hands, with what states of a deal share."""
    kept = []
    tracemalloc.start()
    for number in range(hands):
        state: hearts.State = hearts.deal(
            shuffled(hearts.pack(), rng.getrandbits(32)), number=number
        )
        kept.append(state)
        while moves := hearts.legal_moves(state):
            state = hearts.apply(state, moves[int(rng.random() * len(moves))])
            kept.append(state)
    size, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return size / len(kept)


def main() -> None:
    """Measure and print the table."""
    with_passing = pyspiel.load_game("hearts")
    without = pyspiel.load_game("hearts(pass_cards=false)")
    rng = Random(1)
    our_hands(rng, WARM_UP)
    our_rounds(rng, WARM_UP)
    their_hands(with_passing, rng, WARM_UP // 10)
    blocks: defaultdict[str, list[Block]] = defaultdict(list)
    for _ in range(ROUNDS):
        ours, theirs = our_plays(rng, HANDS), their_plays(without, rng, HANDS)
        our_starts = [state for state, _ in ours[::PLAYS]]
        their_starts = [state for state, _ in theirs[::PLAYS]]
        rounds = dealt_rounds(rng, HANDS)
        for name, run in (
            ("our hands", lambda: our_hands(rng, HANDS)),
            ("their hands", lambda: their_hands(with_passing, rng, HANDS)),
            ("our rounds", lambda: our_rounds(rng, HANDS)),
            ("our rounds played", lambda rounds=rounds: our_rounds_played(rng, rounds)),
            ("our moves", lambda ours=ours: our_moves(ours)),
            ("their moves", lambda theirs=theirs: their_moves(theirs)),
            ("our play-outs", lambda starts=our_starts: our_play_outs(starts, rng)),
            ("their play-outs", lambda starts=their_starts: their_play_outs(starts, rng)),
        ):
            blocks[name].append(timed(run))
    best = {name: min(block.each for block in found) for name, found in blocks.items()}
    rows = [
        ("legal moves + apply, kept states", 1 / best["our moves"], 1 / best["their moves"]),
        ("moves of random play-outs", 1 / best["our play-outs"], 1 / best["their play-outs"]),
        ("whole random hands with passing", 1 / best["our hands"], 1 / best["their hands"]),
        ("whole random rounds of Hurrikan", 1 / best["our rounds"], 1 / best["their hands"]),
        ("the same from deal to end", 1 / best["our rounds played"], 1 / best["their hands"]),
    ]
    print(
        f"Python {platform.python_version()}, attrs {version('attrs')}, "
        f"OpenSpiel {version('open_spiel')}"
    )
    print("from Python, immutable style, CPU time, best of", ROUNDS, "interleaved blocks")
    print(f"{'a second':34}{'vorhand':>12}{'OpenSpiel':>12}{'ratio':>8}")
    for label, ours_a_second, theirs_a_second in rows:
        ratio = ours_a_second / theirs_a_second
        print(f"{label:34}{ours_a_second:12,.0f}{theirs_a_second:12,.0f}{ratio:8.2f}")
    print(f"{'bytes of a kept state':34}{bytes_of_a_state(rng, 300):12,.0f}")


if __name__ == "__main__":
    main()
