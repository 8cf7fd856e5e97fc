"""The options of Hurrikan: which variant is played."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final, final

import attrs

from vorhand.kit.checks import as_int, is_int
from vorhand.kit.options import (
    BaseOptions,
    named_options,
    require_bool,
    require_choice,
    require_int,
    require_member,
)
from vorhand.values import NamedEnum

PLAYERS: Final = (2, 4)
TABLE_SIZE: Final = 4
HAND_SIZE: Final = MappingProxyType({2: 6, 4: 9})
"""How many cards a seat is dealt at a time, by the number of players."""


class Capture(NamedEnum):
    """Whether a card that can capture must (`hurrikan.capture.forced`)."""

    FORCED = "forced"
    FORCED_EQUAL = "forced equal"
    OPTIONAL = "optional"


class Dead(NamedEnum):
    """What happens when nobody can capture any more (`hurrikan.dead`)."""

    NEXT_DEAL = "next deal"
    PLAY_OUT = "play out"


class Leftover(NamedEnum):
    """Who gets the cards that are left on the table (`hurrikan.leftover`)."""

    NOBODY = "nobody"
    LAST_CAPTURER = "last capturer"


class AfterSweep(NamedEnum):
    """Who plays after a sweep (`hurrikan.sweep.turn`)."""

    SWEEPER_AGAIN = "sweeper again"
    ROTATE = "rotate"


class Partners(NamedEnum):
    """How partners score together (`hurrikan.partners`)."""

    ADDED = "added"
    POOLED = "pooled"


def _default_target(options: Options) -> int:
    in_pairs = is_int(options.players) and options.players > min(PLAYERS)
    return 32 if in_pairs else 16


def _as_int_or_none(value: int | None) -> int | None:
    return None if value is None else as_int(value)


def _equal_forced(options: Options) -> bool:
    return options.capture is not Capture.OPTIONAL


def _sum_forced(options: Options) -> bool:
    return options.capture is Capture.FORCED


def _ends_dead(options: Options) -> bool:
    return options.dead is Dead.NEXT_DEAL


@final
@named_options
@attrs.frozen(kw_only=True, cache_hash=True, repr=False)
class Options(BaseOptions):
    """
    The variant of Hurrikan that is played.

    Each option names the rules that it changes. The target shows the value in force:

    >>> Options(players=4).target
    32

    Raises:
        InvalidOptions: no game can be played with these; the error's ``field`` names the option.
    """

    players: int = attrs.field(default=2, converter=as_int)
    """How many play, 2 or 4 (`hurrikan.deal`, `hurrikan.partners`, `hurrikan.match`)."""
    capture: Capture = Capture.FORCED
    """Whether a card that can capture must (`hurrikan.capture.forced`, `hurrikan.lay`)."""
    largest_sum: int | None = attrs.field(default=None, converter=_as_int_or_none)
    """
    How many cards a set may have at most, 2 or more; None for any number (`hurrikan.capture.sum`,
    `hurrikan.capture.forced`, `hurrikan.lay`, `hurrikan.dead`).
    """
    dead: Dead = Dead.NEXT_DEAL
    """What happens when nobody can capture any more (`hurrikan.dead`, `hurrikan.deal`)."""
    leftover: Leftover = Leftover.NOBODY
    """Who gets the cards that are left on the table (`hurrikan.leftover`)."""
    last_sweep: bool = True
    """Whether the very last card of a round can make a sweep (`hurrikan.sweep`)."""
    after_sweep: AfterSweep = AfterSweep.SWEEPER_AGAIN
    """Who plays after a sweep, among four players (`hurrikan.sweep.turn`, `hurrikan.dead`)."""
    partners: Partners = Partners.ADDED
    """How partners score together, among four players (`hurrikan.partners`)."""
    target: int = attrs.field(
        default=attrs.Factory(_default_target, takes_self=True), converter=as_int
    )
    """The total that ends a match, by default 16, with four players 32 (`hurrikan.match`)."""

    # What `capture` and `dead` say, as facts that are needed at every play.

    equal_forced: bool = attrs.field(
        default=attrs.Factory(_equal_forced, takes_self=True), init=False, eq=False, repr=False
    )
    """Whether a card that can take an equal card must (`hurrikan.capture.forced`)."""
    sum_forced: bool = attrs.field(
        default=attrs.Factory(_sum_forced, takes_self=True), init=False, eq=False, repr=False
    )
    """Whether a card that can take a set that adds up must (`hurrikan.capture.forced`)."""

    ends_dead: bool = attrs.field(
        default=attrs.Factory(_ends_dead, takes_self=True), init=False, eq=False, repr=False
    )
    """Whether a dead position ends a deal (`hurrikan.dead`)."""

    def __attrs_post_init__(self) -> None:
        require_choice("players", self.players, PLAYERS)
        require_member("capture", self.capture, Capture)
        if self.largest_sum is not None:
            require_int("largest_sum", self.largest_sum, least=2)
        require_member("dead", self.dead, Dead)
        require_member("leftover", self.leftover, Leftover)
        require_bool("last_sweep", self.last_sweep)
        require_member("after_sweep", self.after_sweep, AfterSweep)
        require_member("partners", self.partners, Partners)
        require_int("target", self.target, least=1)

    @property
    def hand_size(self) -> int:
        """How many cards each seat is dealt at a time (`hurrikan.deal`)."""
        return HAND_SIZE[self.players]


SOURCE: Final = Options()
"""The game for two as its source describes it, and the default."""

FOUR_PLAYERS: Final = Options(players=4)
"""The game for two pairs."""
