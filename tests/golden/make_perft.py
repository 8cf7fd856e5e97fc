"""
Count perft with the oracles alone and write the counts that tests and docs quote.

Run ``python -m tests.golden.make_perft`` when cases are added; it takes some minutes.
"""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.oracles import hawk as hawk_oracle
from tests.oracles import hearts as hearts_oracle
from tests.oracles import hurrikan as hurrikan_oracle
from vorhand import GAMES, shuffled

# Game, options that are not the default, seed, number of the deal, moves that go before, how
# deep to count.
CASES: list[tuple[str, dict[str, Any], int, int, int, int]] = [
    ("hearts", {}, 1, 3, 0, 9),
    ("hearts", {}, 2, 0, 0, 2),
    ("hearts", {}, 3, 3, 30, 10),
    ("hearts", {}, 4, 1, 4, 8),
    ("hawk", {}, 1, 0, 0, 6),
    ("hawk", {"players": 3}, 2, 0, 15, 8),
    ("hurrikan", {}, 1, 0, 0, 5),
    ("hurrikan", {"players": 4}, 2, 0, 24, 7),
    ("hurrikan", {"players": 4}, 47, 0, 24, 7),
    ("hurrikan", {}, 9, 0, 8, 6),
]


def hearts_deal(deck: list[str], chosen: dict[str, Any], number: int) -> Any:
    options = hearts_oracle.default_options(**chosen)
    dealer = options["players"] - 1
    hands = hearts_oracle.deal(deck, options, dealer)
    return hearts_oracle.Deal(hands, options, dealer, number)


def hawk_deal(deck: list[str], chosen: dict[str, Any], _number: int) -> Any:
    options = hawk_oracle.default_options(**chosen)
    dealer = options["players"] - 1
    hands, _ = hawk_oracle.deal(deck, options, dealer)
    return hawk_oracle.Deal(hands, options, dealer)


def hurrikan_deal(deck: list[str], chosen: dict[str, Any], _number: int) -> Any:
    options = hurrikan_oracle.default_options(**chosen)
    dealer = options["players"] - 1
    hands, table, stock = hurrikan_oracle.deal(deck, options, dealer)
    return hurrikan_oracle.Deal(hands, table, stock, options, dealer)


DEALS: dict[str, Callable[[list[str], dict[str, Any], int], Any]] = {
    "hearts": hearts_deal,
    "hawk": hawk_deal,
    "hurrikan": hurrikan_deal,
}


def count(deal: Any, depth: int) -> int:
    """The sequences of so many legal moves, by trying them all; the lowest seat moves."""
    if depth == 0:
        return 1
    seats = deal.to_move()
    if not seats:
        return 0
    moves = deal.legal(seats[0])
    if depth == 1:
        return len(moves)
    total = 0
    for move in moves:
        after = copy.deepcopy(deal)
        after.play(move)
        total += count(after, depth - 1)
    return total


def main() -> None:
    cases = []
    for game, chosen, seed, number, before, depth in CASES:
        module = GAMES[game]
        options = type(module.deal(shuffled(module.pack(), 1)).options)(**chosen)
        deck = [str(card) for card in shuffled(module.pack(options), seed)]
        deal = DEALS[game](deck, chosen, number)
        after = []
        for _ in range(before):
            moves = deal.legal(deal.to_move()[0])
            move = min(moves) if game == "hurrikan" else moves[0]
            deal.play(move)
            after.append(move)
        counts = [count(deal, ply) for ply in range(depth + 1)]
        cases.append(
            {
                "game": game,
                "options": chosen,
                "seed": seed,
                "number": number,
                "deck": " ".join(deck),
                "after": after,
                "counts": counts,
            }
        )
        print(game, seed, counts, flush=True)
    path = Path(__file__).parent / "perft.json"
    path.write_text(json.dumps(cases, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
