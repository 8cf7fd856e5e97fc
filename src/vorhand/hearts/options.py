"""The options of Hearts: which variant is played, and the presets."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final, final

import attrs

from vorhand.cards import Card, Cards
from vorhand.errors import InvalidOptions, quoted
from vorhand.hearts.rulebook import PASS_DIRECTION, RULES
from vorhand.kit.checks import as_int, is_int, whole
from vorhand.kit.dealing import Occasion, refuse
from vorhand.kit.options import (
    BaseOptions,
    named_options,
    require_bool,
    require_choice,
    require_int,
    require_member,
)
from vorhand.suits import HEARTS
from vorhand.values import NamedEnum

QUEEN: Final = Card("QS")
JACK: Final = Card("JD")
PENALTIES: Final = HEARTS | QUEEN.bit
"""The penalty cards, as a mask: all hearts and the queen of spades."""

PLAYERS: Final = (3, 4, 5, 6)
TAKEN_OUT: Final = MappingProxyType(
    {3: Cards("2D"), 4: Cards(), 5: Cards("2C 2D"), 6: Cards("3C 4C 2D 3D")}
)
"""Cards that are not in the pack, by the number of players."""
HAND_SIZE: Final = MappingProxyType({3: 17, 4: 13, 5: 10, 6: 8})
"""How many cards a seat is dealt, by the number of players."""


LONGEST_CYCLE: Final = 10_000
"""The most directions that a cycle of passes can have, so that it takes bounded time to check."""


class Direction(NamedEnum):
    """Where a pass goes (`hearts.pass.direction`)."""

    LEFT = "left"
    RIGHT = "right"
    ACROSS = "across"
    SECOND_LEFT = "second left"
    SECOND_RIGHT = "second right"
    HOLD = "hold"


class Opening(NamedEnum):
    """Who leads what to the first trick (`hearts.lead.opening`)."""

    TWO_OF_CLUBS = "two of clubs"
    ANY_CLUB = "any club"
    DEALERS_LEFT = "dealer's left"


class FirstTrick(NamedEnum):
    """What may not be thrown on the first trick (`hearts.first-trick`)."""

    NO_PENALTIES = "no penalties"
    NO_QUEEN = "no queen"
    NO_HEARTS = "no hearts"
    ANYTHING = "anything"


class AllPenalties(NamedEnum):
    """What a hand of nothing but barred cards throws on the first trick (`hearts.first-trick`)."""

    ANY = "any"
    HEARTS = "hearts"
    QUEEN = "queen"


class Breaking(NamedEnum):
    """What breaks hearts (`hearts.breaking`)."""

    HEART = "heart"
    HEART_OR_QUEEN = "heart or queen"
    NOTHING_NEEDED = "nothing needed"


class Moon(NamedEnum):
    """What taking every penalty card does (`hearts.moon`)."""

    OTHERS_UP = "others up"
    SHOOTER_DOWN = "shooter down"
    SHOOTER_CHOOSES = "shooter chooses"
    OFF = "off"


class HeartPoints(NamedEnum):
    """What a heart counts (`hearts.points`)."""

    ONE = "one"
    SPOT = "spot"


class Tie(NamedEnum):
    """What happens when the lowest total is shared at the end (`hearts.match.end`)."""

    SHARED = "shared"
    PLAY_ON = "play on"


_L, _R, _A, _H = Direction.LEFT, Direction.RIGHT, Direction.ACROSS, Direction.HOLD
_SECOND = (Direction.SECOND_LEFT, Direction.SECOND_RIGHT)

_PASSING: Final = {
    3: (_L, _R, _H),
    4: (_L, _R, _A, _H),
    5: (_L, _R, *_SECOND, _H),
    6: (_L, _R, *_SECOND, _A, _H),
}
_PACKETS: Final = {3: (5, 4, 4, 4), 4: (5, 4, 4), 5: (5, 5), 6: (4, 4)}
_BARRED: Final = {
    FirstTrick.NO_PENALTIES: PENALTIES,
    FirstTrick.NO_QUEEN: QUEEN.bit,
    FirstTrick.NO_HEARTS: HEARTS,
    FirstTrick.ANYTHING: 0,
}
_MOST_PLAYERS_TO_PASS_THREE: Final = 4
_FEWEST_PLAYERS_FOR_SECOND: Final = 5


# Defaults that depend on other options. An impossible number of players is refused once all
# options are there; until then any default will do.


def _default_passing(options: Options) -> tuple[Direction, ...]:
    return _PASSING.get(options.players, ()) if is_int(options.players) else ()


def _default_pass_count(options: Options) -> int:
    if is_int(options.players) and options.players > _MOST_PLAYERS_TO_PASS_THREE:
        return 2
    return 3


def _default_packets(options: Options) -> tuple[int, ...]:
    return _PACKETS.get(options.players, ()) if is_int(options.players) else ()


def _as_ints(packets: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(map(as_int, packets)) if isinstance(packets, tuple) else packets


def _barred_mask(options: Options) -> int:
    require_member("first_trick", options.first_trick, FirstTrick)
    return _BARRED[options.first_trick]


def _breakers_mask(options: Options) -> int:
    require_member("breaking", options.breaking, Breaking)
    return PENALTIES if options.breaking is Breaking.HEART_OR_QUEEN else HEARTS


def _unbroken_mask(options: Options) -> int:
    return 0 if options.breaking is Breaking.NOTHING_NEEDED else HEARTS


@final
@named_options
@attrs.frozen(kw_only=True, cache_hash=True, repr=False)
class Options(BaseOptions):
    """
    The variant of Hearts that is played.

    Each option names the rules that it changes. Options whose defaults depend on the number of
    players show the value in force:

    >>> Options(players=5).pass_count
    2

    Raises:
        InvalidOptions: no game can be played with these; the error's ``field`` names the option.
    """

    players: int = attrs.field(default=4, converter=as_int)
    """
    How many play, 3 to 6 (`hearts.deck`, `hearts.deal`, `hearts.pass.direction`,
    `hearts.pass.count`, `hearts.lead.opening`).
    """
    passing: tuple[Direction, ...] = attrs.field(
        default=attrs.Factory(_default_passing, takes_self=True)
    )
    """The cycle of directions, deal by deal (`hearts.pass.direction`)."""
    pass_count: int = attrs.field(
        default=attrs.Factory(_default_pass_count, takes_self=True), converter=as_int
    )
    """How many cards are passed (`hearts.pass.count`)."""
    opening: Opening = Opening.TWO_OF_CLUBS
    """Who leads what to the first trick (`hearts.lead.opening`)."""
    first_trick: FirstTrick = FirstTrick.NO_PENALTIES
    """What may not be thrown on the first trick (`hearts.first-trick`)."""
    all_penalties: AllPenalties = AllPenalties.ANY
    """What a hand of nothing but barred cards throws on the first trick (`hearts.first-trick`)."""
    breaking: Breaking = Breaking.HEART
    """What breaks hearts (`hearts.breaking`)."""
    hearts_or_queen_lead: bool = False
    """Whether a hand of hearts and QS alone may lead an unbroken heart (`hearts.breaking`)."""
    moon: Moon = Moon.OTHERS_UP
    """What taking every penalty card does (`hearts.moon`)."""
    jack_of_diamonds: int = attrs.field(default=0, converter=as_int)
    """Points for the taker of JD, -10 for instance (`hearts.points`, `hearts.moon`)."""
    no_trick: int = attrs.field(default=0, converter=as_int)
    """Points for a seat without a trick, -5 for instance (`hearts.points`, `hearts.moon`)."""
    heart_points: HeartPoints = HeartPoints.ONE
    """What a heart counts (`hearts.points`, `hearts.moon`)."""
    queen_points: int = attrs.field(default=13, converter=as_int)
    """Points of the queen of spades, 0 or more (`hearts.points`, `hearts.moon`)."""
    limit: int = attrs.field(default=100, converter=as_int)
    """The total that ends the match (`hearts.match.end`)."""
    tie: Tie = Tie.SHARED
    """What happens when the lowest total is shared (`hearts.match.end`)."""
    packets: tuple[int, ...] = attrs.field(
        default=attrs.Factory(_default_packets, takes_self=True), converter=_as_ints
    )
    """How many cards at a time a seat is dealt (`hearts.deal`)."""

    # What some options say about cards, as masks: they are needed at every move.

    barred_mask: int = attrs.field(
        default=attrs.Factory(_barred_mask, takes_self=True), init=False, eq=False, repr=False
    )
    """The cards that may not be thrown on the first trick, as a mask (`hearts.first-trick`)."""
    breakers_mask: int = attrs.field(
        default=attrs.Factory(_breakers_mask, takes_self=True), init=False, eq=False, repr=False
    )
    """The cards whose play breaks hearts, as a mask (`hearts.breaking`)."""
    unbroken_mask: int = attrs.field(
        default=attrs.Factory(_unbroken_mask, takes_self=True), init=False, eq=False, repr=False
    )
    """The cards that may not be led before hearts are broken, as a mask (`hearts.breaking`)."""

    def __attrs_post_init__(self) -> None:
        require_choice("players", self.players, PLAYERS)
        self._check_passing()
        require_int("pass_count", self.pass_count, least=1)
        if self.pass_count > self.hand_size:
            problem = (
                f"{quoted(self.pass_count)} cards cannot be passed from a hand of {self.hand_size}"
            )
            raise InvalidOptions("pass_count", problem)
        require_member("opening", self.opening, Opening)
        require_member("all_penalties", self.all_penalties, AllPenalties)
        require_bool("hearts_or_queen_lead", self.hearts_or_queen_lead)
        require_member("moon", self.moon, Moon)
        require_int("jack_of_diamonds", self.jack_of_diamonds)
        require_int("no_trick", self.no_trick)
        require_member("heart_points", self.heart_points, HeartPoints)
        require_int("queen_points", self.queen_points, least=0)
        require_int("limit", self.limit, least=1)
        require_member("tie", self.tie, Tie)
        self._check_packets()

    def _check_passing(self) -> None:
        if not isinstance(self.passing, tuple) or not self.passing:
            problem = f"a tuple of one or more directions is expected, not {quoted(self.passing)}"
            raise InvalidOptions("passing", problem)
        if len(self.passing) > LONGEST_CYCLE:
            raise InvalidOptions("passing", f"at most {LONGEST_CYCLE} directions are expected")
        for direction in self.passing:
            require_member("passing", direction, Direction)
            if direction is Direction.ACROSS and self.players % 2:
                raise InvalidOptions("passing", f"nobody sits across among {self.players} players")
            if direction in _SECOND and self.players < _FEWEST_PLAYERS_FOR_SECOND:
                problem = f"{direction.value} needs {_FEWEST_PLAYERS_FOR_SECOND} players or more"
                raise InvalidOptions("passing", problem)

    def _check_packets(self) -> None:
        if not isinstance(self.packets, tuple):
            problem = f"a tuple of whole numbers is expected, not {quoted(self.packets)}"
            raise InvalidOptions("packets", problem)
        for packet in self.packets:
            require_int("packets", packet, least=1)
        if sum(self.packets) != self.hand_size:
            problem = f"{quoted(self.packets)} do not add up to a hand of {self.hand_size}"
            raise InvalidOptions("packets", problem)

    @RULES.serves(PASS_DIRECTION)
    def direction(self, number: int) -> Direction:
        """
        Where cards are passed in the deal before which ``number`` deals went: the cycle repeats
        (`hearts.pass.direction`).

        Raises:
            WrongTypeError: ``number`` is not a whole number.
            InvalidDeal: it is below 0.
        """
        if not is_int(number) or number < 0:
            number = whole(number, "the number of a deal is an int")
            refuse(Occasion(self.players, 0, number).wrong())
        return self.passing[number % len(self.passing)]

    @property
    def hand_size(self) -> int:
        """How many cards each seat is dealt (`hearts.deck`)."""
        return HAND_SIZE[self.players]


TRAINER: Final = Options()
"""The variant of the browser game from which the rules are taken, and the default."""

ATLANTIS: Final = Options(passing=(_L, _A, _R, _H))
"""The variant played in the novella *Hearts in Atlantis*: across comes second."""

MICROSOFT: Final = TRAINER
"""The variant of the game that came with Windows: `TRAINER` by another name."""

OMNIBUS: Final = Options(jack_of_diamonds=-10)
"""The jack of diamonds takes 10 points off."""

OPEN_SPIEL: Final = Options(breaking=Breaking.HEART_OR_QUEEN)
"""What OpenSpiel plays by default: the queen of spades breaks hearts too."""
