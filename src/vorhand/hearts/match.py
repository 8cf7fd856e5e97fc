"""A match of Hearts: deals in a row, the totals, and how it ends."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, final

import attrs
from typing_extensions import override

from vorhand.cards import Card
from vorhand.hearts.dealing import DEFAULTS, deal, pack
from vorhand.hearts.options import Options, Tie
from vorhand.hearts.rulebook import DEAL, MATCH_END, RULES
from vorhand.hearts.scoring import score
from vorhand.hearts.state import Passing, Playing, State, check_state
from vorhand.matches import AnyMatch, last_seat, with_least


@final
@attrs.frozen
class Match(AnyMatch[Options, State]):
    """
    A match: the deals that are finished, and what the next one will be.

    >>> match = Match()
    >>> match.dealer, match.number, match.totals, match.over
    (3, 0, (0, 0, 0, 0), False)

    A match is immutable: `record` gives the match after one more deal. It ends after the deal
    that brings a total to the limit (`hearts.match.end`).

    Raises:
        WrongTypeError: a value of a wrong type.
        InvalidDeal: no such dealer, or scores that are not one number for each seat.
        MatchOver: scores that go on after the end.
    """

    OPTIONS: ClassVar = Options

    options: Options = DEFAULTS
    """The variant."""
    dealer: int = attrs.field(default=attrs.Factory(last_seat, takes_self=True))
    """The seat that deals next, by default the last seat; then the one to its left."""
    scores: tuple[tuple[int, ...], ...] = attrs.field(default=(), kw_only=True)
    """The scores of the finished deals, each by seat."""

    @property
    def losers(self) -> tuple[int, ...]:
        """
        The seats at the limit or over it that have not won, ascending; none before the end
        (`hearts.match.end`).
        """
        return losers(self.options, self.totals) if self.over else ()

    @override
    def _pack(self) -> tuple[Card, ...]:
        return pack(self.options)

    @override
    @RULES.states(DEAL)
    def _deal(self, deck: Sequence[Card]) -> Passing | Playing:
        """Begin the deal of this dealer; `record` passes the deal on to the left."""
        return deal(deck, self.options, dealer=self.dealer, number=self.number)

    @override
    def _score(self, state: State) -> tuple[int, ...]:
        check_state(state)  # `score` takes a view too
        return score(state)

    @override
    def _ended(self, number: int, totals: tuple[int, ...]) -> bool:
        return ended(self.options, totals)

    @override
    def _winners(self) -> tuple[int, ...]:
        return winners(self.totals)


@RULES.states(MATCH_END)
def ended(options: Options, totals: Sequence[int]) -> bool:
    """Over when a total is at the limit; when ties are played on, only with one lowest total."""
    if max(totals) < options.limit:
        return False
    return options.tie is Tie.SHARED or len(winners(totals)) == 1


@RULES.states(MATCH_END)
def winners(totals: Sequence[int]) -> tuple[int, ...]:
    """The lowest total wins; equal ones share."""
    return with_least(totals)


@RULES.states(MATCH_END)
def losers(options: Options, totals: Sequence[int]) -> tuple[int, ...]:
    """Who is at the limit or over it and has not won has lost."""
    return tuple(
        seat
        for seat, total in enumerate(totals)
        if total >= options.limit and seat not in winners(totals)
    )
