"""
Count perft with the oracle alone and write the counts that tests and docs quote.

Run ``python -m tests.golden.make_perft`` when cases are added; it takes some minutes.
"""

from __future__ import annotations

import json
from pathlib import Path

from tests.oracles import hearts as oracle
from vorhand import hearts, shuffled

# Seed, number of the deal, moves that go before, how deep to count.
CASES = [(1, 3, 0, 9), (2, 0, 0, 2), (3, 3, 30, 10), (4, 1, 4, 8)]


def main() -> None:
    options = oracle.default_options()
    cases = []
    for seed, number, before, depth in CASES:
        deck = [str(card) for card in shuffled(hearts.pack(), seed)]
        deal = oracle.Deal(oracle.deal(deck, options, 3), options, 3, number)
        after = []
        for _ in range(before):
            move = deal.legal(deal.to_move()[0])[0]
            deal.play(move)
            after.append(move)
        counts = [oracle.perft(deal, ply) for ply in range(depth + 1)]
        cases.append(
            {
                "game": "hearts",
                "seed": seed,
                "number": number,
                "deck": " ".join(deck),
                "after": after,
                "counts": counts,
            }
        )
        print(seed, counts)
    path = Path(__file__).parent / "perft.json"
    path.write_text(json.dumps(cases, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
