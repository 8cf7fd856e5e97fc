"""The options of Hearts: which variant is played, and the presets."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias, TypeVar, final

import attrs

from vorhand.cards import DECK, Card, Cards
from vorhand.hearts import counting
from vorhand.hearts.choices import (
    AllPenalties,
    Breaking,
    Direction,
    FirstTrick,
    HeartPoints,
    Kitty,
    Moon,
    Opening,
    Partners,
    Queen,
    Tie,
)
from vorhand.hearts.counting import TAKEN_OUT, Groups
from vorhand.hearts.possible import PLAYERS, check, pairs_of
from vorhand.hearts.rulebook import PASS_DIRECTION, RULES
from vorhand.kit.checks import as_int, is_int, whole
from vorhand.kit.dealing import Occasion, refuse
from vorhand.kit.options import BaseOptions, named_options, since

T = TypeVar("T")

CardPoints: TypeAlias = tuple[tuple[Card, int], ...]
"""What cards count, in the order of cards."""
Landings: TypeAlias = tuple[tuple[int, int], ...]
"""Totals, each with what it becomes, in order."""

_L, _R, _A, _H = Direction.LEFT, Direction.RIGHT, Direction.ACROSS, Direction.HOLD
_SECOND = (Direction.SECOND_LEFT, Direction.SECOND_RIGHT)

_PASSING: Final = {
    3: (_L, _R, _H),
    4: (_L, _R, _A, _H),
    5: (_L, _R, *_SECOND, _H),
    6: (_L, _R, *_SECOND, _A, _H),
}
_PACKETS: Final = {3: (5, 4, 4, 4), 4: (5, 4, 4), 5: (5, 5), 6: (4, 4)}
_MOST_PLAYERS_TO_PASS_THREE: Final = 4


def _from(work: Callable[[Any], T]) -> T:
    """A value that is worked out from the options before it."""
    return attrs.Factory(work, takes_self=True)


# Defaults that depend on other options. What is impossible is refused once all options are there;
# until then any default will do.


def _default_removed(options: Options) -> Cards:
    return TAKEN_OUT.get(options.players, Cards()) if is_int(options.players) else Cards()


def _default_passing(options: Options) -> tuple[Direction, ...]:
    return _PASSING.get(options.players, ()) if is_int(options.players) else ()


def _hand_size(options: Options) -> int:
    """The size of a hand, or 0 where there is none."""
    known = is_int(options.players) and options.players in PLAYERS
    if not known or not isinstance(options.removed, Cards):
        return 0
    return (len(DECK) - len(options.removed)) // options.players


def _default_pass_count(options: Options) -> int:
    size = _hand_size(options)
    if not size:
        return 1
    return min(2 if options.players > _MOST_PLAYERS_TO_PASS_THREE else 3, size)


def _default_packets(options: Options) -> tuple[int, ...]:
    size = _hand_size(options)
    usual = _PACKETS[options.players] if size else ()
    return usual if sum(usual) == size else (size,)


def _as_ints(packets: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(map(as_int, packets)) if isinstance(packets, tuple) else packets


def _as_int_or_none(number: int | None) -> int | None:
    return None if number is None else as_int(number)


def _checked_pack_mask(options: Options) -> int:
    check(options)
    return counting.pack_mask(options)


@final
@named_options
@attrs.frozen(kw_only=True, cache_hash=True, repr=False)
class Options(BaseOptions):
    """
    The variant of Hearts that is played.

    Each option names the rules that it changes. Options whose defaults depend on others show the
    value in force:

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
    removed: Cards = attrs.field(
        default=_from(_default_removed),
        metadata=since(3, before=attrs.NOTHING),
    )
    """Cards that are not in the pack (`hearts.deck`, `hearts.deal`, `hearts.lead.opening`)."""
    passing: tuple[Direction, ...] = attrs.field(default=_from(_default_passing))
    """The cycle of directions, deal by deal (`hearts.pass.direction`)."""
    pass_count: int = attrs.field(default=_from(_default_pass_count), converter=as_int)
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
    """
    Points of the queen of spades, 0 or more; with 0 she is no penalty card (`hearts.points`,
    `hearts.moon`, `hearts.first-trick`).
    """
    limit: int = attrs.field(default=100, converter=as_int)
    """The total that ends the match (`hearts.match.end`)."""
    tie: Tie = Tie.SHARED
    """What happens when the lowest total is shared (`hearts.match.end`)."""
    packets: tuple[int, ...] = attrs.field(default=_from(_default_packets), converter=_as_ints)
    """How many cards at a time a seat is dealt (`hearts.deal`)."""
    kitty: Kitty = attrs.field(default=Kitty.NONE, metadata=since(3, before=Kitty.NONE))
    """Who gets the cards that are left over (`hearts.kitty`)."""
    card_points: CardPoints = attrs.field(
        default=(), converter=pairs_of, metadata=since(3, before=())
    )
    """
    What some cards count, made from a mapping (`hearts.points`, `hearts.moon`,
    `hearts.first-trick`).
    """
    doubler: Card | None = attrs.field(default=None, metadata=since(3, before=None))
    """A card that doubles what its taker gets for cards (`hearts.points`, `hearts.moon`)."""
    queen: Queen = attrs.field(default=Queen.FREE, metadata=since(3, before=Queen.FREE))
    """How long QS has to wait (`hearts.queen`)."""
    moon_points: int | None = attrs.field(
        default=None, converter=_as_int_or_none, metadata=since(3, before=None)
    )
    """What a moon is worth, if not all penalties in play (`hearts.moon`)."""
    sun: int | None = attrs.field(
        default=None, converter=_as_int_or_none, metadata=since(3, before=None)
    )
    """What taking every trick is worth, if more or less than a moon (`hearts.moon`)."""
    partners: Partners = attrs.field(default=Partners.NONE, metadata=since(3, before=Partners.NONE))
    """What the two who sit across have in common (`hearts.partners`, `hearts.moon`)."""
    landing: Landings = attrs.field(default=(), converter=pairs_of, metadata=since(3, before=()))
    """Totals that become others, made from a mapping (`hearts.match.landing`)."""
    deals: int | None = attrs.field(
        default=None, converter=_as_int_or_none, metadata=since(3, before=None)
    )
    """How many deals a match has, if not as many as the limit takes (`hearts.match.end`)."""

    # What the options say about cards, as masks: they are needed at every move. Nothing is worked
    # out before everything has been checked.

    pack_mask: int = attrs.field(
        default=_from(_checked_pack_mask), init=False, eq=False, repr=False
    )
    """The cards that are dealt, as a mask (`hearts.deck`)."""
    penalty_groups: Groups = attrs.field(
        default=_from(counting.penalty_groups), init=False, eq=False, repr=False
    )
    """The penalty cards that count alike, as a mask, and what each counts (`hearts.points`)."""
    penalty_kinds: Groups = attrs.field(
        default=_from(counting.penalty_kinds), init=False, eq=False, repr=False
    )
    """The penalty cards that share a line of a score sheet, likewise, or 0 if they differ."""
    bonus_groups: Groups = attrs.field(
        default=_from(counting.bonus_groups), init=False, eq=False, repr=False
    )
    """The cards that count apart from the moon, likewise (`hearts.points`)."""
    penalties_mask: int = attrs.field(
        default=_from(counting.penalties_mask), init=False, eq=False, repr=False
    )
    """The penalty cards, as a mask (`hearts.points`)."""
    barred_mask: int = attrs.field(
        default=_from(counting.barred_mask), init=False, eq=False, repr=False
    )
    """The cards that may not be thrown on the first trick, as a mask (`hearts.first-trick`)."""
    breakers_mask: int = attrs.field(
        default=_from(counting.breakers_mask), init=False, eq=False, repr=False
    )
    """The cards whose play breaks hearts, as a mask (`hearts.breaking`)."""
    unbroken_mask: int = attrs.field(
        default=_from(counting.unbroken_mask), init=False, eq=False, repr=False
    )
    """The cards that may not be led before hearts are broken, as a mask (`hearts.breaking`)."""
    waiting_mask: int = attrs.field(
        default=_from(counting.waiting_mask), init=False, eq=False, repr=False
    )
    """QS, as a mask, if she has to wait until hearts are broken (`hearts.queen`)."""

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
        return (len(DECK) - len(self.removed)) // self.players

    @property
    def kitty_size(self) -> int:
        """How many cards are left over when all hands are dealt (`hearts.kitty`)."""
        return (len(DECK) - len(self.removed)) % self.players


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

BLACK_MARIA: Final = Options(
    players=3,
    removed=Cards("2C"),
    passing=(_R,),
    opening=Opening.DEALERS_LEFT,
    first_trick=FirstTrick.ANYTHING,
    breaking=Breaking.NOTHING_NEEDED,
    moon=Moon.OFF,
    card_points={Card("AS"): 7, Card("KS"): 10},
)
"""Black Maria for three: the king and the ace of spades count too, 43 points in a deal."""

SPOT_HEARTS: Final = Options(heart_points=HeartPoints.SPOT, limit=500)
"""Hearts count by their spots, and the match is played to 500."""

PARTNERSHIP: Final = Options(partners=Partners.ADDED)
"""Seats 0 and 2 play against seats 1 and 3, and partners add up their scores."""
