"""What the options of Hearts can be, where that is one of a few things."""

from __future__ import annotations

from typing import Final

from vorhand.values import NamedEnum


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
    QUEEN = "queen"
    NOTHING_NEEDED = "nothing needed"


class Moon(NamedEnum):
    """What taking every penalty card does (`hearts.moon`)."""

    OTHERS_UP = "others up"
    SHOOTER_DOWN = "shooter down"
    SHOOTER_CHOOSES = "shooter chooses"
    BOTH = "both"
    OFF = "off"


class HeartPoints(NamedEnum):
    """What a heart counts (`hearts.points`)."""

    ONE = "one"
    SPOT = "spot"


class Tie(NamedEnum):
    """What happens when the lowest total is shared at the end (`hearts.match.end`)."""

    SHARED = "shared"
    PLAY_ON = "play on"


class Queen(NamedEnum):
    """How long the queen of spades has to wait (`hearts.queen`)."""

    FREE = "free"
    NOT_LED = "not led"
    NOT_PLAYED = "not played"


class Kitty(NamedEnum):
    """Who gets the cards that are left over (`hearts.kitty`)."""

    NONE = "none"
    ASIDE = "aside"
    FIRST_TRICK = "first trick"
    LAST_TRICK = "last trick"
    FIRST_PENALTY = "first penalty"


class Partners(NamedEnum):
    """What the two who sit across have in common (`hearts.partners`)."""

    NONE = "none"
    ADDED = "added"
    TOGETHER = "together"


# By names of their own, for what is asked in every deal or score: until Python 3.12 it takes as
# long as five calls to look up a member of an enum.

ACROSS: Final = Direction.ACROSS
HOLD: Final = Direction.HOLD
TWO_OF_CLUBS: Final = Opening.TWO_OF_CLUBS
DEALERS_LEFT: Final = Opening.DEALERS_LEFT
MOON_OFF: Final = Moon.OFF
SHOOTER_CHOOSES: Final = Moon.SHOOTER_CHOOSES
ALONE: Final = Partners.NONE
TOGETHER: Final = Partners.TOGETHER
