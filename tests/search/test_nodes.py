"""How many nodes a search visits with a table of what it has seen, and how many without."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

import pytest

from tests.search.positions import late
from vorhand import GAMES
from vorhand.game import AnyGame

SEEDS = (1, 2, 3)
FOUR_TRICKS = 16
"""How many cards four players hold before the last four tricks."""


def visits(game: AnyGame, state: Any, seen: set[Hashable] | None) -> int:
    """The nodes of the whole tree, or those visited if nothing that has been seen is gone into."""
    if seen is not None:
        key = game.transposition_key(state)
        if key in seen:
            return 1
        seen.add(key)
    moves = game.legal_moves(state)
    return 1 + sum(visits(game, game.apply(state, move), seen) for move in moves)


@pytest.mark.parametrize(("name", "share"), [("hearts", 1 / 5), ("hawk", 0.6)])
def test_a_table_saves_most_of_the_last_four_tricks(name: str, share: float) -> None:
    game = GAMES[name]
    starts = [late(game, game.Options(), seed, FOUR_TRICKS) for seed in SEEDS]
    whole = [visits(game, start, None) for start in starts]
    with_table = [visits(game, start, set()) for start in starts]
    assert min(whole) > 20_000
    assert sum(with_table) < share * sum(whole)
    shares = [some / every for some, every in zip(with_table, whole, strict=True)]
    assert sum(shares) < share * len(shares)


@pytest.mark.parametrize("name", GAMES)
def test_with_a_table_a_search_finds_the_same_scores(name: str) -> None:
    game = GAMES[name]
    start = late(game, game.Options(), 5, 6)
    kept: dict[Hashable, set[tuple[int, ...]]] = {}

    def scores(state: Any, table: dict[Hashable, set[tuple[int, ...]]] | None) -> Any:
        key = game.transposition_key(state)
        if table is not None and key in table:
            return table[key]
        moves = game.legal_moves(state)
        found = {game.score(state)} if not moves else set()
        for move in moves:
            found |= scores(game.apply(state, move), table)
        if table is not None:
            table[key] = found
        return found

    assert scores(start, kept) == scores(start, None)
