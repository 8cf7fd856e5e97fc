"""What all games of tricks show."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from vorhand.cards import Card, Cards
from vorhand.kit.plays import CardPlay
from vorhand.kit.tricks import Trick
from vorhand.kit.views import SeatView
from vorhand.show.pictures import Line


def number_taken(players: int, tricks: Sequence[Trick[Any]]) -> tuple[int, ...]:
    """How many of these tricks each seat has taken, by seat."""
    takers = [trick.taker for trick in tricks]
    return tuple(map(takers.count, range(players)))


def hands_seen(view: SeatView[Any, Any]) -> tuple[Cards | int, ...]:
    """The hands as a seat sees them, by seat: its own cards, and how many the others hold."""
    public, played = view.public, [play.seat for play in view.public.trick]
    left = public.options.hand_size - len(public.tricks)
    return tuple(
        view.hand if seat == view.seat else left - played.count(seat)
        for seat in range(public.options.players)
    )


def trick_lines(trick: Sequence[CardPlay], tricks: Sequence[Trick[Any]]) -> list[Line]:
    """The lines for the running trick and for the one before it."""
    lines = [Line("trick", played_cards(trick))] if trick else []
    if tricks:
        last = tricks[-1]
        details: dict[str, object] = {"taker": last.taker}
        lines.append(Line("previous-trick", played_cards(last.plays), details=details))
    return lines


def played_cards(plays: Iterable[CardPlay]) -> tuple[tuple[int, Card], ...]:
    """The cards of plays in order, each with its seat."""
    return tuple((play.seat, play.card) for play in plays)
