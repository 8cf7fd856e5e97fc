"""A match of Hearts: deals in a row, the totals, and how it ends."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, final

import attrs

from vorhand.hearts.choices import Partners, Tie
from vorhand.hearts.dealing import deal, pack
from vorhand.hearts.options import TRAINER, Options
from vorhand.hearts.rulebook import LANDING, MATCH_END, RULES
from vorhand.hearts.scoring import score
from vorhand.hearts.seen.view import View
from vorhand.hearts.state import State
from vorhand.kit.matches import (
    BaseMatch,
    Ended,
    Landed,
    Problems,
    Winners,
    unequal_partners,
    with_least,
    with_most,
    with_standard,
)


@RULES.implements(LANDING)
def landed(options: Options, totals: tuple[int, ...]) -> tuple[int, ...]:
    """
    A total that is exactly one of those named in `Options.landing` becomes another
    (`hearts.match.landing`). By default none is named. Custom. ``totals`` are those after a deal,
    by seat; each is looked up once.
    """
    if not options.landing:
        return totals
    becomes = dict(options.landing)
    return tuple(becomes.get(total, total) for total in totals)


@RULES.implements(MATCH_END)
def ended(options: Options, number: int, totals: tuple[int, ...]) -> bool:
    """
    The match ends after the deal that brings a total to the limit, and the lowest total wins
    (`hearts.match.end`). `Options.limit` sets it, or `Options.deals` how many deals there are
    instead; with `Tie.PLAY_ON` the match goes on until the lowest total is one seat's alone, or one
    side's. From the trainer; in Atlantis the first seat to reach the limit is the loser. ``totals``
    are by seat.
    """
    # Asked between deals only: a seat may pass the limit during a deal and still win.
    if max(totals) < options.limit if options.deals is None else number < options.deals:
        return False
    alone = 1 if options.partners is Partners.NONE else 2
    return options.tie is Tie.SHARED or len(with_least(totals)) == alone


def problems(options: Options, scores: tuple[tuple[int, ...], ...]) -> Iterable[str]:
    """The deals in which partners do not have the same score."""
    return () if options.partners is Partners.NONE else unequal_partners(scores, "deal")


@final
@attrs.frozen(field_transformer=with_standard)
class Match(BaseMatch[Options, State]):
    """
    A match of Hearts: the deals that are finished, and who deals the next one.

    >>> match = Match()
    >>> match.dealer, match.number, match.totals, match.over
    (3, 0, (0, 0, 0, 0), False)

    A match is immutable: `record` gives the match after one more deal. It ends after the deal that
    brings a total to the limit (`hearts.match.end`); the lowest total wins, and equal
    ones share.

    Raises:
        WrongTypeError: a value of a wrong type.
        InvalidDeal: no such dealer, or scores that are not one number for each seat.
        MatchOver: scores that go on after the end.
    """

    VIEW: ClassVar[type[View]] = View
    STANDARD: ClassVar[Options] = TRAINER
    PACK: ClassVar = pack
    DEAL: ClassVar = deal
    SCORE: ClassVar = score
    ENDED: ClassVar[Ended] = ended
    WINNERS: ClassVar[Winners] = with_least  # every point is a bad one
    LANDED: ClassVar[Landed] = landed
    PROBLEMS: ClassVar[Problems] = problems

    @property
    @RULES.serves(MATCH_END)
    def losers(self) -> tuple[int, ...]:
        """
        The seats at the limit or over it that have not won, ascending; where a match has a number
        of deals, those with the highest total. None before the end (`hearts.match.end`).
        """
        if not self.over:
            return ()
        # If all are past the limit the lowest total still wins, and has not lost.
        if self.options.deals is None:
            lost = [seat for seat, total in enumerate(self.totals) if total >= self.options.limit]
        else:
            lost = [*with_most(self.totals)]
        return tuple(seat for seat in lost if seat not in self.winners)
