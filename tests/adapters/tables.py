"""What is played in the tests of the adapters."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from random import Random
from typing import Any

import pytest
from hypothesis import strategies as st

from vorhand import GAMES, testing
from vorhand.turns import Turn

PLAYERS = {"hearts": range(3, 7), "hawk": range(2, 7), "hurrikan": (2, 4)}
"""How many can play each game, by its rule book."""

USUAL = [(game, GAMES[game].Options(players=n)) for game, all_n in PLAYERS.items() for n in all_n]
PRESETS = [(name, one) for name, found in testing.SUBJECTS.items() for one in found.presets]


def kinds() -> Iterator[dict[str, Any]]:
    """All that can be chosen but the options, each with each."""
    asked = product(("deal", "match"), ("zero-sum", "score"), ("observation", "info"))
    for episode, reward, mask in asked:
        yield {"episode": episode, "reward": reward, "mask": mask}


def one_deal(kind: dict[str, Any]) -> dict[str, Any]:
    """The same for an episode of one deal."""
    return kind | {"episode": "deal"}


def named(value: Any) -> str:
    """A variant or a kind as part of the name of a test."""
    if isinstance(value, dict):
        return "-".join(map(str, value.values()))
    return f"{value[0]}-{value[1].players}" if isinstance(value, tuple) else ""


every_variant = pytest.mark.parametrize("variant", USUAL, ids=named)
every_kind = pytest.mark.parametrize("kind", list(kinds()), ids=named)
every_game = pytest.mark.parametrize("game", PLAYERS)


@st.composite
def drawn(draw: st.DrawFn) -> tuple[str, Any]:
    """A game with any options, or with those of a preset."""
    name, subject = draw(st.sampled_from(list(testing.SUBJECTS.items())))
    return name, draw(st.sampled_from(subject.presets) | subject.options)


@st.composite
def positions(draw: st.DrawFn) -> tuple[str, Any]:
    """A game and any position of it, the last of a deal among them."""
    name, subject = draw(st.sampled_from(list(testing.SUBJECTS.items())))
    return name, draw(testing.positions(subject))


def legal_in(mask: Any) -> list[int]:
    """The actions of a mask, from its numbers alone."""
    return [action for action, allowed in enumerate(mask.tolist()) if allowed]


def any_of(legal: Sequence[Any], rng: Random) -> Any:
    return legal[int(rng.random() * len(legal))]


def at_the_end(state: Any, rng: Random) -> Any:
    """The state at the end of a deal, by turns."""
    turn = Turn(state)
    while turn.seat is not None:
        turn = turn.apply(any_of(turn.legal(), rng))
    return turn.state


def worth(state: Any, seat: int, reward: str) -> float:
    """What a finished deal is worth: in Hearts few points are good, in the others many."""
    game = GAMES[type(state).__module__.split(".")[1]]
    points = [-one if game.NAME == "hearts" else one for one in game.score(state)]
    return points[seat] - (sum(points) / len(points) if reward == "zero-sum" else 0)
