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
from vorhand.kit.matches import BaseMatch, with_most, with_standard


@RULES.implements(MATCH)
def ended(options: Options, number: int, totals: tuple[int, ...]) -> bool:
    """
    Whether a match ends after so many deals (`hawk.match`): when the agreed number is reached. It
    is custom; the source names no end.
    """
    return number >= options.deals


@final
@attrs.frozen(field_transformer=with_standard)
class Match(BaseMatch[Options, State]):
    """
    A match: the deals that are finished, and what the next one will be.

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

    VIEW: ClassVar = View
    STANDARD: ClassVar = SOURCE
    PACK: ClassVar = pack
    DEAL: ClassVar = deal
    SCORE: ClassVar = score
    ENDED: ClassVar = ended
    WINNERS: ClassVar = with_most
