"""A match of Hawk: an agreed number of deals, and the totals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, final

import attrs
from typing_extensions import override

from vorhand.cards import Card
from vorhand.hawk.dealing import DEFAULTS, deal, pack
from vorhand.hawk.options import Options
from vorhand.hawk.rulebook import DEAL, MATCH, RULES
from vorhand.hawk.scoring import score
from vorhand.hawk.state import Playing, State, check_state
from vorhand.matches import AnyMatch, last_seat, with_most


@final
@attrs.frozen
class Match(AnyMatch[Options, State]):
    """
    A match: the deals that are finished, and what the next one will be.

    >>> match = Match()
    >>> match.dealer, match.number, match.totals, match.over
    (3, 0, (0, 0, 0, 0), False)

    A match is immutable: `record` gives the match after one more deal. It ends after an agreed
    number of deals (`hawk.match`).

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

    @override
    def _pack(self) -> tuple[Card, ...]:
        return pack(self.options)

    @override
    @RULES.states(DEAL)
    def _deal(self, deck: Sequence[Card]) -> Playing:
        """Begin the deal of this dealer; `record` passes the deal on to the left."""
        return deal(deck, self.options, dealer=self.dealer, number=self.number)

    @override
    def _score(self, state: State) -> tuple[int, ...]:
        check_state(state)  # `score` takes a view too
        return score(state)

    @override
    @RULES.states(MATCH)
    def _ended(self, number: int, totals: tuple[int, ...]) -> bool:
        """A match ends after the agreed number of deals."""
        return number >= self.options.deals

    @override
    @RULES.states(MATCH)
    def _winners(self) -> tuple[int, ...]:
        """The highest total wins; equal ones share."""
        return with_most(self.totals)
