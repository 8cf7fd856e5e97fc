"""A match of Hurrikan: rounds in a row, the totals, and how it ends."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, final

import attrs

from vorhand.hurrikan.dealing import deal, pack
from vorhand.hurrikan.options import SOURCE, Options
from vorhand.hurrikan.rulebook import MATCH, RULES
from vorhand.hurrikan.scoring import score
from vorhand.hurrikan.seen.view import View
from vorhand.hurrikan.state import State
from vorhand.kit.matches import (
    BaseMatch,
    Ended,
    Problems,
    Winners,
    unequal_partners,
    with_most,
    with_standard,
)


@RULES.implements(MATCH)
def ended(options: Options, number: int, totals: tuple[int, ...]) -> bool:
    """
    At 16 points, of four players 32, the higher total wins, and level sides play another round
    (`hurrikan.match`). `Options.target` sets the points. From the source, which has a deciding
    round when both are level; that totals are looked at after the round is how it is read here.
    ``totals`` are by seat.
    """
    ahead = {seat % 2 for seat in with_most(totals)}  # of four, seats 0 and 2 are a side
    return max(totals) >= options.target and len(ahead) == 1


def problems(options: Options, scores: tuple[tuple[int, ...], ...]) -> Iterable[str]:
    """The rounds in which partners do not have the same score."""
    return unequal_partners(scores, "round")


@final
@attrs.frozen(field_transformer=with_standard)
class Match(BaseMatch[Options, State]):
    """
    A match of Hurrikan: the rounds that are finished, and who deals the next one.

    >>> match = Match()
    >>> match.dealer, match.number, match.totals, match.over
    (1, 0, (0, 0), False)

    A match is immutable: `record` gives the match after one more round. It ends after the round
    that brings a total to the target, unless both sides are level (`hurrikan.match`); the higher
    total wins.

    Raises:
        WrongTypeError: a value of a wrong type.
        InvalidDeal: no such dealer, or scores that are not one number for each seat.
        MatchOver: scores that go on after the end.
    """

    VIEW: ClassVar[type[View]] = View
    STANDARD: ClassVar[Options] = SOURCE
    CALLED: ClassVar[str] = "/round"
    PACK: ClassVar = pack
    DEAL: ClassVar = deal
    SCORE: ClassVar = score
    ENDED: ClassVar[Ended] = ended
    WINNERS: ClassVar[Winners] = with_most
    PROBLEMS: ClassVar[Problems] = problems
