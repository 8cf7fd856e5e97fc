"""The deals of Hawk that are written to the conformance file."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.golden.conformance_cases import Case, MatchCase, Perft, high, low

WORKED = json.loads(Path(__file__).with_name("hawk.json").read_text("utf-8"))["deals"]
"""Deals that were worked out on paper."""


def worked(example: dict[str, Any], options: dict[str, Any], more: str = "") -> Case:
    return Case(
        f"{example['shows']}{more}",
        {"players": example["players"], **options},
        tuple(example["hands"]),
        dealer=example["dealer"],
        moves=tuple(example["plays"]),
        positions=5,
    )


def step(wanted: int, *, solo: bool = False) -> Callable[[Any], bool]:
    """The deal ends with this step."""

    def shows(deal: Any) -> bool:
        result = deal.result()
        return bool(result["step"] == wanted and result["solo"] == solo)

    return shows


def pips(wanted: int) -> Callable[[Any], bool]:
    """LAFH ends with exactly so many."""
    return lambda deal: deal.result()["pips"][0] == wanted


def with_other(name: str, value: str) -> Callable[[Any], bool]:
    """The same plays are paid differently with another value of an option."""

    def shows(deal: Any) -> bool:
        score = deal.result()["score"]
        usual, deal.options = deal.options, {**deal.options, name: value}
        other = deal.result()["score"]
        deal.options = usual
        return bool(score != other)

    return shows


def bonuses(*wanted: str) -> Callable[[Any], bool]:
    """Bonuses of these kinds count, for LAFH with + before the kind, for NOB with -."""

    def shows(deal: Any) -> bool:
        found = {
            ("+" if party == "LAFH" else "-") + kind for kind, _, party in deal.result()["bonuses"]
        }
        return found >= set(wanted)

    return shows


def counted_twice(deal: Any) -> bool:
    found = [(kind, party) for kind, _, party in deal.result()["bonuses"]]
    return len(set(found)) < len(found)


def solo_with(players: int) -> Callable[[Any], bool]:
    return lambda deal: deal.result()["solo"] and deal.players == players


def wins_and_pays(deal: Any) -> bool:
    """LAFH wins, and NOB's bonuses cost it more."""
    result = deal.result()
    return bool(result["step"] > 0 and result["k"] < 0)


def even(deal: Any) -> bool:
    """Both parties have the same pips."""
    own, other = deal.result()["pips"]
    return bool(own == other)


CLUBS = "AC 2C 3C 4C 5C 6C 7C 8C 9C TC"
DUTIES = {"ruffing": "MUST_OVERRUFF"}

DEALS: list[Case] = [
    *[worked(example, example["options"]) for example in WORKED],
    worked(WORKED[0], {"trick": "LED_SUIT", "thresholds": "PROPORTIONAL"}, ", shares of the pips"),
    worked(WORKED[4], {"slam": "ALL_220_PIPS"}, ", but not of all 220 pips"),
    Case("two players", {"players": 2}, seed=1, positions=9),
    Case("three players", {"players": 3}, seed=2, dealer=0, positions=9),
    Case("four players", {"players": 4}, seed=3, number=1, dealer=0, positions=9),
    Case("five players", {"players": 5}, seed=4, number=6, dealer=1, positions=9),
    Case("six players", {"players": 6}, seed=5, dealer=2, positions=9),
    *[
        Case(f"step {wanted}", shows=step(wanted), seed=seed)
        for wanted, seed in ((1, 11), (2, 28), (-2, 17), (-3, 118))
    ],
    Case("step 4", shows=step(4), seed=32, play={0: low, 1: high, 2: low, 3: high}),
    Case("step 7", {"players": 6}, shows=step(7), seed=62, play=low),
    *[
        Case(
            f"step {wanted} in a solo",
            {"players": players},
            shows=step(wanted, solo=True),
            seed=seed,
        )
        for wanted, players, seed in (
            (1, 2, 21),
            (2, 2, 903),
            (-2, 3, 23),
            (-3, 4, 42),
            (-6, 4, 1655),
        )
    ],
    *[
        Case(f"LAFH has {wanted} pips", shows=pips(wanted), seed=seed, positions=4)
        for wanted, seed in (
            (29, 2864),
            (30, 13009),
            (69, 42),
            (70, 72),
            (110, 25),
            (111, 308),
            (150, 129),
            (151, 53),
        )
    ],
    Case(
        "all thirteen tricks of two players",
        {"players": 2},
        (CLUBS + " AS 2S 3S",),
        play={0: low, 1: high},
        shows=step(7, solo=True),
    ),
    Case(
        "all tricks, but not all 220 pips",
        {"players": 2, "slam": "ALL_220_PIPS"},
        (CLUBS + " AS 2S 3S",),
        play={0: low, 1: high},
        shows=with_other("slam", "ALL_TRICKS"),
    ),
    Case(
        "all 220 pips of four players",
        {"slam": "ALL_220_PIPS"},
        ("AC 3C 5C AS 3S 5S AH 3H AD 3D", "", "2C 4C 6C 2S 4S 6S 2H 4H 2D 4D"),
        play={0: low, 1: high, 2: low, 3: high},
        shows=step(7),
        seed=50,
    ),
    *[
        Case(
            f"shares of the pips dealt to {players}",
            {"players": players, "thresholds": "PROPORTIONAL"},
            shows=with_other("thresholds", "ABSOLUTE"),
            seed=seed,
        )
        for players, seed in ((2, 30), (3, 30), (6, 37))
    ],
    *[
        Case(
            f"a solo of {players} players counts from {least} on",
            {"players": players, "solo_from": least},
            shows=solo_with(players),
            seed=seed,
            positions=5,
        )
        for players, least, seed in ((2, 3, 36), (3, 3, 40), (3, 4, 37), (4, 4, 36))
    ],
    Case(
        "a big trick for both parties",
        {"players": 2},
        shows=bonuses("+big-trick", "-big-trick"),
        seed=54,
    ),
    Case("a big trick for NOB", {"players": 3}, shows=bonuses("-big-trick"), seed=50),
    Case(
        "four of a kind for LAFH",
        {"players": 5},
        shows=bonuses("+four-of-a-kind"),
        seed=195,
    ),
    Case("four of a kind for NOB", {"players": 6}, shows=bonuses("-four-of-a-kind"), seed=868),
    Case("a run for LAFH", shows=bonuses("+run"), seed=53),
    Case("a run for NOB", {"players": 5}, shows=bonuses("-run"), seed=47),
    Case("LAFH wins and pays", {"players": 6}, shows=wins_and_pays, seed=5046),
    Case("level pips are lost", shows=even, seed=103),
    Case("each trick's bonus counts", {"bonus": "PER_TRICK"}, shows=counted_twice, seed=55),
    Case(
        "each trick's bonus counts in a solo",
        {"players": 2, "bonus": "PER_TRICK"},
        shows=lambda deal: counted_twice(deal) and solo_with(2)(deal),
        seed=326,
    ),
    Case(
        "a bonus counts once",
        {"players": 2},
        shows=with_other("bonus", "PER_TRICK"),
        seed=55,
    ),
    *[
        Case(
            f"the winning suit can be beaten, {players} players",
            {"players": players, "trick": "CURRENT_WINNER"},
            shows=with_other("trick", "LED_SUIT"),
            seed=seed,
            positions=8,
        )
        for players, seed in ((3, 67), (4, 57), (6, 55))
    ],
    *[
        Case(
            f"who is void must ruff, {players} players",
            {"players": players, "ruffing": "MUST_RUFF"},
            about="hawk.ruff",
            seed=60,
            positions=9,
        )
        for players in (2, 4, 5)
    ],
    *[
        Case(
            f"who is void must overruff, {players} players",
            {"players": players, "ruffing": "MUST_OVERRUFF"},
            about="hawk.ruff",
            seed=65,
            positions=10,
        )
        for players in (3, 4, 6)
    ],
    Case(
        "unable to overruff, one ruffs all the same",
        DUTIES,
        ("2D 3D 4D 5D 6D 7D 8D 9D TD AD", "2H 7H", "5H 9H 2C 3S", "AH 3H 4C"),
        moves=("0 5D", "1 2H", "2 5H", "3 AH"),
        at=(1, 2, 3),
        positions=6,
    ),
    Case(
        "each ruff is lower than those before",
        {"players": 6, **DUTIES},
        (
            "2D 3D 4D 5D 6D 7D",
            "5H 2C 3C 4C 5C 6C",
            "3H 9H 2S 3S 4S 5S",
            "2H TH 6S 7S 8S 9S",
            "AH 4H 6H 7C 8C 9C",
            "7H 8H AC TC AS TS",
        ),
        moves=("0 2D", "1 5H", "2 3H", "3 2H", "4 AH"),
        at=(1, 2, 3, 4, 5),
        positions=8,
    ),
    Case(
        "a ruff is of the suit that beats the led one, in a chain too",
        {"ruffing": "MUST_OVERRUFF", "trick": "CURRENT_WINNER"},
        about="hawk.ruff",
        seed=70,
        shows=with_other("trick", "LED_SUIT"),
        positions=10,
    ),
    Case(
        "many options at once",
        {
            "players": 5,
            "trick": "CURRENT_WINNER",
            "ruffing": "MUST_RUFF",
            "bonus": "PER_TRICK",
            "deals": 3,
            "solo_from": 4,
        },
        about="hawk.ruff",
        seed=71,
        number=2,
        dealer=3,
    ),
]

MATCHES: list[MatchCase] = [
    MatchCase("two deals, the win is shared", [[4, 4, 0, 0], [0, 0, 4, 4]], {"deals": 2}),
    MatchCase("a lone winner of one deal", [[0, 0, 9]], {"players": 3, "deals": 1}, dealer=0),
    MatchCase("two deals for each of two", [[6, 0], [0, -12], [-36, 0], [0, 18]], {"players": 2}),
    MatchCase("not over", [[5, 0, 5, 0, 0], [-10, 0, 0, 0, -10]], {"players": 5}, dealer=4),
    MatchCase(
        "everybody loses",
        [[-6, 0, 0, -6, 0, 0], [0, -6, -6, 0, -6, -6]],
        {"players": 6, "deals": 2},
    ),
]

PERFT: list[Perft] = [
    Perft("two players after ten tricks", {"players": 2}, 41, 0, 20, 6),
    Perft("four players from the first lead", {}, 42, 0, 0, 4),
    Perft("four players who must overruff", DUTIES, 43, 0, 22, 7),
    Perft("six players late", {"players": 6}, 44, 0, 18, 9),
    Perft("five players in the middle", {"players": 5}, 45, 0, 16, 7),
]
