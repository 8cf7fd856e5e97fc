"""A match of Hawk: an agreed number of deals, and the totals."""

from __future__ import annotations

from typing import ClassVar, final

import attrs

from vorhand.hawk.dealing import deal, pack
from vorhand.hawk.options import SOURCE, Options
from vorhand.hawk.rulebook import MATCH, RULES
from vorhand.hawk.scoring import score
from vorhand.hawk.seen.view import View
from vorhand.hawk.state import State
from vorhand.kit.matches import BaseMatch, Ended, Winners, with_most, with_standard


@RULES.implements(MATCH)
def ended(options: Options, number: int, totals: tuple[int, ...]) -> bool:
    """
    A match is an agreed number of deals, and the highest total wins (`hawk.match`). `Options.deals`
    sets the number, by default two for each seat to deal. Custom; the source names no end.
    """
    # Totals do not matter: a match is never decided early.
    return number >= options.deals


@final
@attrs.frozen(field_transformer=with_standard)
class Match(BaseMatch[Options, State]):
    """
    A match of Hawk: the deals that are finished, and who deals the next one.

    >>> match = Match()
    >>> match.dealer, match.number, match.totals, match.over
    (3, 0, (0, 0, 0, 0), False)

    A match is immutable: `record` gives the match after one more deal. It ends after an agreed
    number of deals (`hawk.match`); the highest total wins, and equal ones share.

    Raises:
        WrongTypeError: a value of a wrong type.
        InvalidDeal: no such dealer, or scores that are not one number for each seat.
        MatchOver: scores that go on after the end.
    """

    VIEW: ClassVar[type[View]] = View
    STANDARD: ClassVar[Options] = SOURCE
    PACK: ClassVar = pack
    DEAL: ClassVar = deal
    SCORE: ClassVar = score
    ENDED: ClassVar[Ended] = ended
    WINNERS: ClassVar[Winners] = with_most  # what a deal pays is good to have
