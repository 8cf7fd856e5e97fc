"""A match of Hearts: deals in a row, the totals, and how it ends."""

from __future__ import annotations

from typing import ClassVar, final

import attrs

from vorhand.hearts.dealing import deal, pack
from vorhand.hearts.options import TRAINER, Options, Tie
from vorhand.hearts.rulebook import MATCH_END, RULES
from vorhand.hearts.scoring import score
from vorhand.hearts.seen.view import View
from vorhand.hearts.state import State
from vorhand.kit.matches import BaseMatch, Ended, Winners, with_least, with_standard


@RULES.implements(MATCH_END)
def ended(options: Options, number: int, totals: tuple[int, ...]) -> bool:
    """
    The match ends after the deal that brings a total to the limit, and the lowest total wins
    (`hearts.match.end`). `Options.limit` sets it; with `Tie.PLAY_ON` the match goes on until the
    lowest total is one seat's alone. From the trainer; in Atlantis the first seat to reach the
    limit is the loser. ``totals`` are by seat.
    """
    # Asked between deals only: a seat may pass the limit during a deal and still win.
    if max(totals) < options.limit:
        return False
    return options.tie is Tie.SHARED or len(with_least(totals)) == 1


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

    @property
    @RULES.serves(MATCH_END)
    def losers(self) -> tuple[int, ...]:
        """
        The seats at the limit or over it that have not won, ascending; none before the end
        (`hearts.match.end`).
        """
        if not self.over:
            return ()
        # If all are past the limit the lowest total still wins, and has not lost.
        return tuple(
            seat
            for seat, total in enumerate(self.totals)
            if total >= self.options.limit and seat not in self.winners
        )
