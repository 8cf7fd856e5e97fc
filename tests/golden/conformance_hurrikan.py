"""The rounds of Hurrikan that are written to the conformance file."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

from tests.golden.conformance_cases import Case, MatchCase, Perft, capture, lay, most

WORKED = json.loads(Path(__file__).with_name("hurrikan.json").read_text("utf-8"))
"""Rounds and positions that were worked out on paper."""


def worked(example: dict[str, Any], name: str, positions: int) -> Case:
    plays = tuple(example["plays"])
    return Case(
        name,
        {"players": example["players"], **example["options"]},
        tuple(example["hands"]),
        example["table"],
        example["stock"],
        dealer=example["dealer"],
        moves=plays,
        at=(len(plays) - 1, len(plays)),
        positions=positions,
    )


def without_winner(name: str) -> Callable[[Any], bool]:
    """Nobody has most of this."""
    return lambda deal: deal.sheet()["to"][name] is None


def dealt_on_early(deal: Any) -> bool:
    """A next deal came while cards were in hand."""
    return any(after % 12 for after, _ in deal.next_deals)


def ends_dead(deal: Any) -> bool:
    return any(deal.hands)


def last_card_sweeps(deal: Any) -> bool:
    return " x " in deal.history[-1] and not deal.table and not any(deal.hands)


def table_given_away(deal: Any) -> bool:
    """The last capturer got cards that nobody had captured."""
    captured = [len(move.split()) - 2 for move in deal.history if " x " in move]
    return bool(sum(deal.points()) > sum(captured))


def with_other(name: str, value: str) -> Callable[[Any], bool]:
    """The same plays score differently with another value of an option."""

    def shows(deal: Any) -> bool:
        score = deal.score()
        usual, deal.options = deal.options, {**deal.options, name: value}
        other = deal.score()
        deal.options = usual
        return bool(score != other)

    return shows


def turns(deal: Any) -> list[int]:
    return [int(move.split()[0]) for move in deal.history]


def sweeper_again(times: int) -> Callable[[Any], bool]:
    """So many times the next but one play is by the same seat, out of the order of seats."""

    def shows(deal: Any) -> bool:
        seats = turns(deal)
        again = [before == after for before, after in zip(seats, seats[2:], strict=False)]
        return sum(again) >= times

    return shows


def in_turn(deal: Any) -> bool:
    """All seats play in turn, clockwise."""
    seats = turns(deal)
    return all(after == (before + 1) % deal.players for before, after in pairwise(seats))


def two_in_a_row(deal: Any) -> bool:
    """A sweeper plays on, as no opponent has cards; or passes over one who has none."""
    seats = turns(deal)
    return any(before == after for before, after in pairwise(seats))


def large(size: int) -> Callable[[Any], bool]:
    """A capture takes so many cards."""
    return lambda deal: any(len(move.split()) - 3 >= size for move in deal.history)


def begun(name: str, card: str, table: str, **options: Any) -> Case:
    """Forehand holds a card that the table is laid for."""
    return Case(
        name,
        {"players": 2, **options},
        (card, "3C"),
        table,
        at=(0, 1),
        positions=4,
    )


FOUR = {"players": 4}
ROUND = {**FOUR, "after_sweep": "ROTATE"}
ACES = ("6S 2C 2D 3H 4C JH", "KS JC QC 7D 3D 2S")

DEALS: list[Case] = [
    *[worked(example, example["shows"], 7) for example in WORKED["deals"]],
    *[
        worked(
            example["reached"], f"{'dead' if example['dead'] else 'not dead'}: {example['why']}", 3
        )
        for example in WORKED["dead"]
    ],
    Case("two players", {}, seed=1, positions=12, at=(12, 24)),
    Case("two players who lay what they may", {}, seed=2, play=lay, positions=10),
    Case("two players, the other dealer", {}, seed=3, dealer=0, number=1, positions=10),
    Case("four players", FOUR, seed=4, positions=12),
    Case("four players, another dealer", FOUR, seed=5, dealer=1, number=2, positions=10),
    begun("a sum, no choice", "QS", "AH 4C 5D 7S"),
    begun("an equal card before a sum", "QS", "QH 4C 5D 7S"),
    begun("two sums to choose from", "QS", "2H 3D 4C 5S"),
    begun("all four cards are swept", "KS", "AH 2S 3D 4C"),
    begun("one of two equal cards", "QD", "QS QH 2H 7C"),
    begun("a seven takes the seven alone", "7C", "7H 3S 4D KD"),
    begun("a set has at most three cards", "KS", "AH 2S 3D 4C", largest_sum=3),
    begun("a set has at most two cards", "QS", "2H 3D 4C 5S", largest_sum=2),
    begun(
        "a sum need not be taken, an equal card must",
        "QS 7C",
        "7H 4C 5D 2S",
        capture="FORCED_EQUAL",
    ),
    begun("nothing need be taken", "QS 7C", "7H 4C 5D 2S", capture="OPTIONAL"),
    Case(
        "five cards are swept",
        {},
        ACES,
        "AH AS AD AC",
        moves=("0 6S", "1 KS x AC AD AH 6S AS"),
        at=(1, 2),
        positions=4,
    ),
    Case(
        "five cards are too many",
        {"largest_sum": 4},
        ACES,
        "AH AS AD AC",
        moves=("0 6S", "1 KS"),
        at=(1, 2),
        positions=4,
    ),
    Case("sums need not be taken", {"capture": "FORCED_EQUAL"}, seed=10, play=lay, positions=9),
    Case(
        "sums need not be taken among four",
        {**FOUR, "capture": "FORCED_EQUAL"},
        seed=11,
        positions=8,
    ),
    Case("captures are free", {"capture": "OPTIONAL"}, seed=12, positions=8),
    Case(
        "the table grows",
        {"capture": "OPTIONAL", "dead": "PLAY_OUT"},
        seed=13,
        play={0: lay, 1: capture},
        positions=8,
    ),
    Case(
        "the table grows among four",
        {**FOUR, "capture": "OPTIONAL", "dead": "PLAY_OUT"},
        seed=14,
        play={0: lay, 1: lay, 2: lay, 3: capture},
        positions=7,
    ),
    Case(
        "kings have hundreds of sets to take",
        {**FOUR, "capture": "OPTIONAL"},
        (
            "KC KD KH KS 5C 6C 7C JC QC",
            "AH 2H 3C 3D JD QD 5D 6D 7D",
            "AS 3H 3S 4H JH QH 5H 6H 7H",
            "2S 4S 4C 4D JS QS 5S 6S 7S",
        ),
        "AC AD 2C 2D",
        moves=(
            *("0 5C", "1 AH", "2 AS", "3 2S"),
            *("0 6C", "1 2H", "2 3H", "3 4S"),
            *("0 7C", "1 3C", "2 4H", "3 4C"),
        ),
        at=(4, 8, 12),
        positions=6,
    ),
    Case("sets of at most two", {"largest_sum": 2}, seed=15, positions=8),
    Case("sets of at most three among four", {**FOUR, "largest_sum": 3}, seed=16, positions=8),
    Case("four cards are taken at once", {}, shows=large(4), seed=21, play=most),
    Case("all cards are played by two", {"dead": "PLAY_OUT"}, seed=18, positions=8),
    Case("all cards are played among four", {**FOUR, "dead": "PLAY_OUT"}, seed=19, positions=8),
    Case("the next deal is brought forward", {}, shows=dealt_on_early, seed=20, positions=9),
    Case("a round ends with cards in hand", {}, shows=ends_dead, seed=22),
    Case("a round of four ends with cards in hand", FOUR, shows=ends_dead, seed=23),
    Case(
        "the next deal comes forward and the round ends early",
        {"largest_sum": 2},
        shows=lambda deal: dealt_on_early(deal) and ends_dead(deal),
        seed=23,
    ),
    Case(
        "the table goes to the last capturer",
        {"leftover": "LAST_CAPTURER"},
        shows=table_given_away,
        seed=24,
    ),
    Case(
        "the table goes to the last capturer, cards in hand do not",
        {**FOUR, "leftover": "LAST_CAPTURER"},
        shows=lambda deal: table_given_away(deal) and ends_dead(deal),
        seed=27,
    ),
    Case("the very last card sweeps", {}, shows=last_card_sweeps, seed=28, play=most),
    Case(
        "the very last card sweeps nothing by option",
        {"last_sweep": False},
        shows=last_card_sweeps,
        seed=28,
        play=most,
    ),
    Case(
        "the very last card of four sweeps nothing by option",
        {**FOUR, "last_sweep": False},
        shows=last_card_sweeps,
        seed=39,
        play=most,
    ),
    Case(
        "many sweeps", {}, seed=29, shows=lambda deal: sum(deal.sweeps) >= 4, play=most, positions=9
    ),
    Case(
        "many sweeps among four",
        FOUR,
        seed=30,
        shows=lambda deal: sum(deal.sweeps) >= 3,
        play=most,
        positions=9,
    ),
    Case("the sweeper plays again", FOUR, shows=sweeper_again(2), seed=31, play=most, positions=10),
    Case(
        "the sweeper plays again and again",
        FOUR,
        shows=sweeper_again(4),
        seed=32,
        play=most,
        positions=12,
    ),
    Case(
        "nobody is left to lay",
        {**FOUR, "dead": "PLAY_OUT"},
        shows=two_in_a_row,
        seed=33,
        play=most,
        positions=9,
    ),
    Case(
        "the turn goes round after sweeps by option",
        ROUND,
        shows=lambda deal: in_turn(deal) and sum(deal.sweeps) >= 3,
        seed=31,
        play=most,
        positions=6,
    ),
    Case(
        "the turn goes round by option, and a round ends with cards in hand",
        ROUND,
        shows=lambda deal: ends_dead(deal) and sum(deal.sweeps) >= 2,
        seed=40,
        positions=4,
    ),
    Case(
        "for two the turn goes round in any case",
        {"after_sweep": "ROTATE"},
        shows=lambda deal: sum(deal.sweeps) >= 2,
        seed=34,
        play=most,
        positions=6,
    ),
    Case(
        "partners' cards are put together",
        {**FOUR, "partners": "POOLED"},
        shows=with_other("partners", "ADDED"),
        seed=36,
    ),
    Case("partners' points are added", FOUR, shows=with_other("partners", "POOLED"), seed=36),
    Case(
        "partners' cards are put together, and sweeps added",
        {**FOUR, "partners": "POOLED"},
        shows=lambda deal: deal.sweeps[0] and deal.sweeps[1],
        seed=40,
        play=most,
    ),
    Case("for two there are no partners", {"partners": "POOLED"}, seed=38, positions=4),
    *[
        Case(
            f"nobody has most: {name}, {options.get('players', 2)} players",
            options,
            shows=without_winner(name),
            seed=seed,
            positions=5,
        )
        for options, name, seed in (
            ({}, "cards", 52),
            ({}, "hearts", 43),
            ({}, "best_four", 91),
            (FOUR, "cards", 49),
            (FOUR, "hearts", 41),
            (FOUR, "best_four", 62),
        )
    ],
    Case("7H is left", {}, shows=without_winner("seven"), seed=46, positions=5),
    Case(
        "level pairs put together",
        {**FOUR, "partners": "POOLED"},
        shows=without_winner("cards"),
        seed=48,
        positions=5,
    ),
    Case(
        "many options at once",
        {
            "players": 4,
            "capture": "OPTIONAL",
            "largest_sum": 3,
            "leftover": "LAST_CAPTURER",
            "last_sweep": False,
            "after_sweep": "ROTATE",
            "partners": "POOLED",
            "target": 20,
        },
        seed=47,
        dealer=2,
        play=capture,
        positions=9,
    ),
]

MATCHES: list[MatchCase] = [
    MatchCase("level at the target, another round", [[7, 8], [6, 7], [3, 1], [1, 2]]),
    MatchCase("over at the target", [[8, 7], [7, 7], [1, 4]], dealer=0),
    MatchCase("not over", [[4, 2], [3, 3]], {"target": 8}),
    MatchCase(
        "pairs", [[9, 8, 9, 8], [8, 9, 8, 9], [15, 15, 15, 15], [1, 3, 1, 3]], FOUR, dealer=2
    ),
    MatchCase("pairs with another target", [[5, 4, 5, 4]], {**FOUR, "target": 5}),
]

PERFT: list[Perft] = [
    Perft("two players from the first card", {}, 41, 0, 0, 3),
    Perft("two players over the second deal", {}, 42, 0, 9, 5),
    Perft("four players late", FOUR, 43, 0, 28, 7),
    Perft("four players late, hands are uneven", FOUR, 57, 0, 28, 7),
    Perft("four players late, the turn goes round", ROUND, 57, 0, 28, 7),
    Perft("two players, captures are free", {"capture": "OPTIONAL"}, 44, 0, 20, 4),
    Perft("two players at the end, all is played", {"dead": "PLAY_OUT"}, 45, 0, 29, 7),
]
