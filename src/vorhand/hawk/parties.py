"""The two parties, LAFH and NOB: only the last trick decides who belongs to which."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import attrs

from vorhand.errors import DealNotOver
from vorhand.hawk.moves import Play
from vorhand.hawk.rulebook import PARTIES, RULES, SOLO
from vorhand.hawk.seen.view import View
from vorhand.hawk.state import Over, Playing, State
from vorhand.kit.tricks import Trick
from vorhand.values import Value, quick

FEWEST_PLAYERS_FOR_PARTNERS: Final = 4


@attrs.frozen
class Parties(Value):
    """Who plays with whom in a finished deal (`hawk.parties`)."""

    lafh: tuple[int, ...]
    """The seats of LAFH, ascending: one or two."""
    nob: tuple[int, ...]
    """The seats of NOB, ascending: all others."""
    solo: bool
    """Whether LAFH is one seat that took both the first and the last trick (`hawk.solo`)."""


new_parties: Final = quick(Parties)


@attrs.frozen
class Outlook(Value):
    """What is settled about the parties so far, and what the last trick can still do."""

    first_taker: int | None
    """The seat that took the first trick; None before it is complete."""
    last_taker: int | None
    """The seat that took the last trick; None before the end."""
    lafh: tuple[int, ...]
    """The seats that are LAFH whatever happens, ascending."""
    nob: tuple[int, ...]
    """The seats that are NOB whatever happens, ascending: none before the end."""
    joins: tuple[int, ...]
    """
    The partner that the taker of the last trick will have in LAFH: the taker of the first, or
    nobody with fewer than four players. If that seat takes the last trick too, it is a solo.
    """


@RULES.implements(PARTIES)
def lafh_of(players: int, first_taker: int, last_taker: int) -> tuple[int, ...]:
    """
    The taker of the last trick is LAFH, from four players on with the taker of the first; all
    others are NOB (`hawk.parties`). From the source; of two players it says only that each plays
    for itself, and the rest follows from its rule for equal pips. The seats are ascending.

    >>> lafh_of(4, first_taker=2, last_taker=0), lafh_of(3, first_taker=2, last_taker=0)
    ((0, 2), (0,))
    """
    if players < FEWEST_PLAYERS_FOR_PARTNERS:
        return (last_taker,)
    # A set, since in a solo both are the same seat.
    return tuple(sorted({first_taker, last_taker}))


@RULES.implements(SOLO)
def is_solo(first_taker: int, last_taker: int) -> bool:
    """
    A seat that took both the first and the last trick is LAFH alone, which is a solo (`hawk.solo`).
    From the source. How much it counts is for `solo_factor` to say.
    """
    # Not by the size of LAFH: with two or three players it is always one seat.
    return first_taker == last_taker


def parties(state: State | View) -> Parties:
    """
    Who plays with whom in a finished deal (`hawk.parties`, `hawk.solo`).

    Raises:
        DealNotOver: the deal is not over, and the parties are not known.
        WrongTypeError: neither a state nor a view of Hawk.
    """
    end = View.seen(state)
    if not isinstance(end, Over):
        raise DealNotOver("the parties are known after the last trick")
    return parties_of(end.options.players, end.tricks)


@RULES.serves(PARTIES, SOLO)
def parties_of(players: int, tricks: Sequence[Trick[Play]]) -> Parties:
    """Who has played with whom in these tricks, which are all of a deal."""
    first_taker, last_taker = tricks[0].taker, tricks[-1].taker
    lafh = lafh_of(players, first_taker, last_taker)
    nob = tuple([seat for seat in range(players) if seat not in lafh])
    return new_parties(lafh, nob, is_solo(first_taker, last_taker))


def outlook(state: State | View) -> Outlook:
    """
    What is already settled about the parties (`hawk.parties`), at any time.

    >>> from vorhand import hawk, shuffled
    >>> state = hawk.deal(shuffled(hawk.pack(), 1))
    >>> while not state.tricks:
    ...     state = hawk.apply(state, hawk.legal_moves(state)[0])
    >>> outlook(state).joins == (state.tricks[0].taker,)
    True

    Raises:
        WrongTypeError: neither a state nor a view of Hawk.
    """
    known = View.seen(state)
    first_taker = known.tricks[0].taker if known.tricks else None
    # The taker of the first trick is LAFH from then on, whatever comes.
    lafh: tuple[int, ...] = ()
    if first_taker is not None and known.options.players >= FEWEST_PLAYERS_FOR_PARTNERS:
        lafh = (first_taker,)
    if isinstance(known, Playing):
        return Outlook(first_taker, None, lafh, (), lafh)
    # `joins` stays what it was, for whoever looks back on the deal.
    ended = parties(known)
    return Outlook(first_taker, known.tricks[-1].taker, ended.lafh, ended.nob, lafh)
