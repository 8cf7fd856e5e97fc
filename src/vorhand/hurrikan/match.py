"""A match of Hurrikan: rounds in a row, the totals, and how it ends."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar, final

import attrs
from typing_extensions import override

from vorhand.cards import Card
from vorhand.hurrikan.dealing import DEFAULTS, deal, pack
from vorhand.hurrikan.options import Options
from vorhand.hurrikan.rulebook import DEAL, MATCH, RULES
from vorhand.hurrikan.scoring import score
from vorhand.hurrikan.state import Playing, State, check_state
from vorhand.matches import AnyMatch, last_seat, with_most


@final
@attrs.frozen
class Match(AnyMatch[Options, State]):
    """
    A match: the rounds that are finished, and what the next one will be.

    >>> match = Match()
    >>> match.dealer, match.number, match.totals, match.over
    (1, 0, (0, 0), False)

    A match is immutable: `record` gives the match after one more round. It ends after the
    round that brings a total to the target, unless both sides are level (`hurrikan.match`).

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
    """The scores of the finished rounds, each by seat."""

    @override
    def _problems(self) -> Iterable[str]:
        for number, line in enumerate(self.scores):
            if line[:2] != line[-2:]:
                yield f"in round {number} partners have not the same score"

    @override
    def _pack(self) -> tuple[Card, ...]:
        return pack(self.options)

    @override
    @RULES.states(DEAL)
    def _deal(self, deck: Sequence[Card]) -> Playing:
        """Begin the round of this dealer; `record` passes the deal on to the left."""
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
        return with_most(self.totals)


@RULES.states(MATCH)
def ended(options: Options, totals: Sequence[int]) -> bool:
    """Over when a total is at the target, unless the higher total is that of both sides."""
    ahead = {seat % 2 for seat in with_most(totals)}  # of four, seats 0 and 2 are a side
    return max(totals) >= options.target and len(ahead) == 1
