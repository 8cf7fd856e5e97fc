"""The options of Single: which variant is played."""

from __future__ import annotations

from typing import Final, final

import attrs

from vorhand.kit.checks import as_int
from vorhand.kit.options import (
    BaseOptions,
    named_options,
    require_bool,
    require_choice,
    require_int,
)

PLAYERS: Final = (2, 3, 4)


@final
@named_options
@attrs.frozen(kw_only=True, cache_hash=True, repr=False)
class Options(BaseOptions):
    """The variant of Single that is played."""

    players: int = attrs.field(default=4, converter=as_int)
    """How many play, 2 to 4 (`single.deal`)."""
    whole: bool = False
    """Whether all 52 cards are played with, instead of 32 (`single.deck`)."""
    target: int = attrs.field(default=3, converter=as_int)
    """How many points win a match (`single.match`)."""

    def __attrs_post_init__(self) -> None:
        require_choice("players", self.players, PLAYERS)
        require_bool("whole", self.whole)
        require_int("target", self.target, least=1)

    @property
    def hand_size(self) -> int:
        """Cards each seat is dealt (`single.deal`)."""
        return 3

    @property
    def aside(self) -> int:
        """How many cards lie aside (`single.deal`)."""
        return (52 if self.whole else 32) - self.players * self.hand_size


STANDARD: Final = Options()
"""The default."""
