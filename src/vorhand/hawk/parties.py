"""The two parties, LAFH and NOB: who belongs to which is known after the last trick."""

from __future__ import annotations

from typing import Final

import attrs

from vorhand.errors import DealNotOver
from vorhand.hawk.rulebook import PARTIES, RULES, SOLO
from vorhand.hawk.seen.view import View
from vorhand.hawk.state import Over, Playing, State
from vorhand.values import Value

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


@attrs.frozen
class Outlook(Value):
    """What is settled about the parties while a deal runs, and what the last trick can do."""

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
    Whom the taker of the last trick will have as a partner in LAFH: the taker of the first, or
    nobody with fewer than four players. If that seat takes the last trick too it is a solo.
    """


@RULES.implements(PARTIES)
def lafh_of(players: int, first_taker: int, last_taker: int) -> tuple[int, ...]:
    """
    The seats of LAFH, ascending (`hawk.parties`): the taker of the last trick, from four players on
    together with the taker of the first. From the source for three players and more; of two it says
    that each plays for itself, and the rest follows from its rule for equal pips.
    """
    if players < FEWEST_PLAYERS_FOR_PARTNERS:
        return (last_taker,)
    return tuple(sorted({first_taker, last_taker}))


@RULES.implements(SOLO)
def is_solo(first_taker: int, last_taker: int) -> bool:
    """Whether one seat took both the first and the last trick (`hawk.solo`). From the source."""
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
    players = end.options.players
    first_taker, last_taker = end.tricks[0].taker, end.tricks[-1].taker
    lafh = lafh_of(players, first_taker, last_taker)
    nob = tuple(seat for seat in range(players) if seat not in lafh)
    return Parties(lafh, nob, is_solo(first_taker, last_taker))


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
    lafh: tuple[int, ...] = ()
    if first_taker is not None and known.options.players >= FEWEST_PLAYERS_FOR_PARTNERS:
        lafh = (first_taker,)
    if isinstance(known, Playing):
        return Outlook(first_taker, None, lafh, (), lafh)
    ended = parties(known)
    return Outlook(first_taker, known.tricks[-1].taker, ended.lafh, ended.nob, lafh)
