"""What a deal of the conformance files is made from, and how its moves are chosen."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any

Choice = Callable[[list[str], Random], str]
"""Chooses one of the legal moves of a seat."""

RANKS = "23456789TJQKA"


def rank(move: str) -> int:
    return RANKS.index(move.split()[1][0])


def anything(moves: list[str], rng: Random) -> str:
    return rng.choice(moves)


def first(moves: list[str], _rng: Random) -> str:
    return moves[0]


def last(moves: list[str], _rng: Random) -> str:
    return moves[-1]


def top(moves: list[str], rng: Random) -> str:
    """Of cards the highest, hearts last; with such a hand all tricks are taken."""
    if moves[0].split()[1] in {"pass", "choose"}:
        return rng.choice(moves)
    return max(moves, key=lambda move: (move[-1] != "H", rank(move), move))


def low(moves: list[str], rng: Random) -> str:
    """Of cards the lowest in Hawk, where the ace is one: it takes what it can."""
    return min(moves, key=lambda move: ((rank(move) + 1) % len(RANKS), rng.random()))


def high(moves: list[str], rng: Random) -> str:
    """Of cards the highest in Hawk: it throws pips away."""
    return max(moves, key=lambda move: ((rank(move) + 1) % len(RANKS), rng.random()))


def capture(moves: list[str], rng: Random) -> str:
    """A capture if there is one."""
    return rng.choice([move for move in moves if " x " in move] or moves)


def lay(moves: list[str], rng: Random) -> str:
    """A lay if there is one."""
    return rng.choice([move for move in moves if " x " not in move] or moves)


def most(moves: list[str], rng: Random) -> str:
    """The play that takes most cards: it sweeps if it can."""
    return max(moves, key=lambda move: (len(move), rng.random()))


def always(_deal: Any) -> bool:
    return True


@dataclass(frozen=True)
class Case:
    """
    A deal to be written.

    Either the hands are given, at least how they begin, or the deck is shuffled. Seeds are
    tried from ``seed`` on until the finished deal shows what it is there for.
    """

    name: str
    options: Mapping[str, Any] = field(default_factory=dict)
    """The number of players, and what is not the default."""
    hands: tuple[str, ...] | None = None
    table: str = ""
    stock: str = ""
    """Of Hurrikan, with hands that are whole; otherwise the rest in order."""
    seed: int = 1
    dealer: int | None = None
    number: int = 0
    moves: tuple[str, ...] = ()
    """The moves to begin with."""
    play: Choice | Mapping[int, Choice] = anything
    """How the others are chosen, by seat if need be; the default is drawn at random."""
    shows: Callable[[Any], bool] = always
    """Whether the finished deal of the oracle is what was wanted."""
    at: tuple[int, ...] = ()
    """Positions that have to be among those written, by the moves made before."""
    about: str = ""
    """A rule: positions where it forbids a card are written rather than others."""
    positions: int = 7
    """How many positions are written."""


@dataclass(frozen=True)
class MatchCase:
    """A match to be written: its scores deal by deal."""

    name: str
    scores: list[list[int]]
    options: Mapping[str, Any] = field(default_factory=dict)
    dealer: int | None = None


@dataclass(frozen=True)
class Perft:
    """A count to be made: a deck, moves drawn at random before, and how deep to count."""

    name: str
    options: Mapping[str, Any]
    seed: int
    number: int
    before: int
    depth: int
