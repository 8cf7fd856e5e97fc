"""The options of Hawk: which variant is played."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final, final

import attrs

from vorhand.hawk.rulebook import ASIDE, DEAL, RULES
from vorhand.kit.checks import as_int, is_int
from vorhand.kit.options import (
    BaseOptions,
    named_options,
    require_choice,
    require_int,
    require_member,
)
from vorhand.values import NamedEnum

PLAYERS: Final = (2, 3, 4, 5, 6)
PACK_SIZE: Final = 40
PACKETS: Final = MappingProxyType(
    {2: (3, 4, 3, 3), 3: (3, 3, 3, 3), 4: (3, 4, 3), 5: (3, 2, 3), 6: (2, 2, 2)}
)
"""How many cards at a time a seat is dealt, by the number of players."""


class TrickRule(NamedEnum):
    """Which suit is trump in a trick (`hawk.trick`)."""

    LED_SUIT = "led suit"
    CURRENT_WINNER = "current winner"


class Ruffing(NamedEnum):
    """What a seat that cannot follow suit has to do (`hawk.ruff`)."""

    FREE = "free"
    MUST_RUFF = "must ruff"
    MUST_OVERRUFF = "must overruff"

    duties: int
    """How many duties there are beside that of following suit, from 0."""

    def __init__(self, words: str) -> None:
        self.duties = ["free", "must ruff", "must overruff"].index(words)


class Slam(NamedEnum):
    """What the highest step asks for (`hawk.step`)."""

    ALL_TRICKS = "all tricks"
    ALL_220_PIPS = "all 220 pips"


class Thresholds(NamedEnum):
    """What the bounds of the steps are counted in (`hawk.step`)."""

    ABSOLUTE = "absolute"
    PROPORTIONAL = "proportional"


class Counting(NamedEnum):
    """How often a kind of bonus counts (`hawk.bonus`)."""

    ONCE_PER_PARTY = "once per party"
    PER_TRICK = "per trick"


# By names of their own, for what is asked in every trick or score: until Python 3.12 it takes as
# long as five calls to look up a member of an enum.

CURRENT_WINNER: Final = TrickRule.CURRENT_WINNER
FREE: Final = Ruffing.FREE
ALL_220_PIPS: Final = Slam.ALL_220_PIPS
PROPORTIONAL: Final = Thresholds.PROPORTIONAL
PER_TRICK: Final = Counting.PER_TRICK


def _default_deals(options: Options) -> int:
    return 2 * options.players if is_int(options.players) else 1


@final
@named_options
@attrs.frozen(kw_only=True, cache_hash=True, repr=False)
class Options(BaseOptions):
    """
    The variant of Hawk that is played.

    Each option names the rules that it changes. The length of a match shows the value in force:

    >>> Options(players=5).deals
    10

    Raises:
        InvalidOptions: no game can be played with these; the error's ``field`` names the option.
    """

    players: int = attrs.field(default=4, converter=as_int)
    """
    How many play, 2 to 6 (`hawk.deal`, `hawk.aside`, `hawk.parties`, `hawk.bonus.big-trick`,
    `hawk.payout`).
    """
    trick: TrickRule = TrickRule.LED_SUIT
    """Which suit is trump in a trick (`hawk.trick`)."""
    ruffing: Ruffing = Ruffing.FREE
    """What a seat that cannot follow suit has to do (`hawk.ruff`)."""
    solo_from: int = attrs.field(default=2, converter=as_int)
    """The fewest players for a solo that counts threefold, 2 to 4 (`hawk.solo`, `hawk.payout`)."""
    slam: Slam = Slam.ALL_TRICKS
    """What the highest step asks for (`hawk.step`)."""
    thresholds: Thresholds = Thresholds.ABSOLUTE
    """What the bounds of the steps are counted in (`hawk.step`)."""
    bonus: Counting = Counting.ONCE_PER_PARTY
    """How often a kind of bonus counts for a party (`hawk.bonus`, `hawk.payout`)."""
    deals: int = attrs.field(
        default=attrs.Factory(_default_deals, takes_self=True), converter=as_int
    )
    """How many deals a match has, by default two for each seat to deal (`hawk.match`)."""

    def __attrs_post_init__(self) -> None:
        require_choice("players", self.players, PLAYERS)
        require_member("trick", self.trick, TrickRule)
        require_member("ruffing", self.ruffing, Ruffing)
        require_choice("solo_from", self.solo_from, (2, 3, 4))
        require_member("slam", self.slam, Slam)
        require_member("thresholds", self.thresholds, Thresholds)
        require_member("bonus", self.bonus, Counting)
        require_int("deals", self.deals, least=1)

    @property
    @RULES.serves(DEAL)
    def packets(self) -> tuple[int, ...]:
        """How many cards at a time a seat is dealt (`hawk.deal`)."""
        return PACKETS[self.players]

    @property
    def hand_size(self) -> int:
        """How many cards each seat is dealt (`hawk.deal`)."""
        return sum(self.packets)

    @property
    @RULES.serves(ASIDE)
    def aside(self) -> int:
        """How many cards lie aside (`hawk.aside`)."""
        return PACK_SIZE - self.players * self.hand_size


SOURCE: Final = Options()
"""The game as its source describes it, and the default."""
