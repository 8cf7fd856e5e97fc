"""A match of Single: deals until somebody reaches the target."""

from __future__ import annotations

from typing import ClassVar, final

import attrs

from vorhand.kit.matches import BaseMatch, Ended, Winners, with_most
from vorhand.single.dealing import deal, pack
from vorhand.single.options import STANDARD, Options
from vorhand.single.rulebook import MATCH, RULES
from vorhand.single.scoring import score
from vorhand.single.seen.view import View
from vorhand.single.state import State


@RULES.implements(MATCH)
def ended(options: Options, number: int, totals: tuple[int, ...]) -> bool:
    """Whether somebody has reached the target (`single.match`)."""
    return max(totals) >= options.target


@final
@attrs.frozen
class Match(BaseMatch[Options, State]):
    """A match: the deals that are finished, and what the next one will be."""

    VIEW: ClassVar[type[View]] = View
    STANDARD: ClassVar[Options] = STANDARD
    PACK: ClassVar = pack
    DEAL: ClassVar = deal
    SCORE: ClassVar = score
    ENDED: ClassVar[Ended] = ended
    WINNERS: ClassVar[Winners] = with_most
