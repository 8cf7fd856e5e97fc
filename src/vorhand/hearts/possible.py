"""Which options of Hearts go together: everything that is refused when options are made."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from operator import itemgetter
from typing import TYPE_CHECKING, Any, Final

from vorhand.cards import DECK, Card, Cards
from vorhand.errors import InvalidOptions, quoted
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
from vorhand.hearts.counting import JACK, QUEEN
from vorhand.kit.checks import as_int
from vorhand.kit.options import require_bool, require_choice, require_int, require_member
from vorhand.suits import CLUBS

if TYPE_CHECKING:
    from vorhand.hearts.options import Options

PLAYERS: Final = (3, 4, 5, 6)
FEWEST_PLAYERS_FOR_SECOND: Final = 5
PLAYERS_FOR_PARTNERS: Final = 4
LONGEST_CYCLE: Final = 10_000
"""The most directions that a cycle of passes can have, so that it takes bounded time to check."""
MOST_LANDINGS: Final = 1_000
"""The most totals that become others, for the same reason."""

_MEMBERS: Final[dict[str, type[Enum]]] = {
    "opening": Opening,
    "first_trick": FirstTrick,
    "all_penalties": AllPenalties,
    "breaking": Breaking,
    "moon": Moon,
    "heart_points": HeartPoints,
    "tie": Tie,
    "kitty": Kitty,
    "queen": Queen,
    "partners": Partners,
}
_SECOND: Final = (Direction.SECOND_LEFT, Direction.SECOND_RIGHT)


def pairs_of(value: Any) -> Any:  # noqa: ANN401 - what is no pairs is refused later
    """A mapping as a tuple of pairs in order; what is neither stays as it is, to be refused."""
    pairs = tuple(value.items()) if isinstance(value, Mapping) else value
    if not isinstance(pairs, tuple) or not all(type(p) is tuple and len(p) == 2 for p in pairs):  # noqa: PLR2004 - a pair
        return value
    whole = tuple((as_int(key), as_int(number)) for key, number in pairs)
    # Of other kinds, values need not have an order, or say so with errors of all kinds.
    ordered = {type(key) for key, _ in whole} in ({int}, {Card})
    return tuple(sorted(whole, key=itemgetter(0))) if ordered else whole


def check(options: Options) -> None:
    """
    Raise unless a game can be played with these options.

    Raises:
        InvalidOptions: the error's ``field`` names the option.
    """
    require_choice("players", options.players, PLAYERS)
    _check_removed(options)
    for name, kind in _MEMBERS.items():
        require_member(name, getattr(options, name), kind)
    _check_passing(options)
    _check_packets(options)
    require_bool("hearts_or_queen_lead", options.hearts_or_queen_lead)
    require_int("jack_of_diamonds", options.jack_of_diamonds)
    require_int("no_trick", options.no_trick)
    require_int("queen_points", options.queen_points, least=0)
    require_int("limit", options.limit, least=1)
    for name in ("moon_points", "sun", "deals"):
        if getattr(options, name) is not None:
            require_int(name, getattr(options, name), least=1)
    _check_kitty(options)
    _check_counting(options)
    _check_landing(options)
    if options.queen is Queen.NOT_PLAYED and options.breaking is Breaking.QUEEN:
        raise InvalidOptions("queen", "she can never break hearts if she may not be played before")
    if options.sun is not None and options.moon is Moon.OFF:
        raise InvalidOptions("sun", "there is no sun without a moon")
    if options.partners is not Partners.NONE and options.players != PLAYERS_FOR_PARTNERS:
        raise InvalidOptions("partners", f"only {PLAYERS_FOR_PARTNERS} players can be partners")


def _check_removed(options: Options) -> None:
    if type(options.removed) is not Cards:
        raise InvalidOptions("removed", f"Cards are expected, not {quoted(options.removed)}")
    if len(DECK) - len(options.removed) < options.players:
        problem = f"with {len(options.removed)} cards out there is none for each of the players"
        raise InvalidOptions("removed", problem)


def _check_passing(options: Options) -> None:
    passing, players = options.passing, options.players
    if not isinstance(passing, tuple) or not passing:
        problem = f"a tuple of one or more directions is expected, not {quoted(passing)}"
        raise InvalidOptions("passing", problem)
    if len(passing) > LONGEST_CYCLE:
        raise InvalidOptions("passing", f"at most {LONGEST_CYCLE} directions are expected")
    for direction in passing:
        require_member("passing", direction, Direction)
        if direction is Direction.ACROSS and players % 2:
            raise InvalidOptions("passing", f"nobody sits across among {players} players")
        if direction in _SECOND and players < FEWEST_PLAYERS_FOR_SECOND:
            problem = f"{direction.value} needs {FEWEST_PLAYERS_FOR_SECOND} players or more"
            raise InvalidOptions("passing", problem)
    require_int("pass_count", options.pass_count, least=1)
    if options.pass_count > options.hand_size:
        given = quoted(options.pass_count)
        problem = f"{given} cards cannot be passed from a hand of {options.hand_size}"
        raise InvalidOptions("pass_count", problem)


def _check_packets(options: Options) -> None:
    packets = options.packets
    if not isinstance(packets, tuple):
        raise InvalidOptions(
            "packets", f"a tuple of whole numbers is expected, not {quoted(packets)}"
        )
    for packet in packets:
        require_int("packets", packet, least=1)
    if sum(packets) != options.hand_size:
        problem = f"{quoted(packets)} do not add up to a hand of {options.hand_size}"
        raise InvalidOptions("packets", problem)


def _check_kitty(options: Options) -> None:
    if options.kitty is Kitty.NONE and options.kitty_size:
        left = "1 card is" if options.kitty_size == 1 else f"{options.kitty_size} cards are"
        problem = f"{left} left over: name who gets what is left, or let it lie aside"
        raise InvalidOptions("kitty", problem)
    clubs = (counting.pack_mask(options) & CLUBS).bit_count()
    if options.opening is not Opening.DEALERS_LEFT and clubs <= options.kitty_size:
        raise InvalidOptions("opening", "no hand is sure to have a club to open with")


def _check_counting(options: Options) -> None:
    named = options.card_points
    if not isinstance(named, tuple):
        problem = f"a mapping of cards to whole numbers is expected, not {quoted(named)}"
        raise InvalidOptions("card_points", problem)
    for pair in named:
        if type(pair) is not tuple or len(pair) != 2 or type(pair[0]) is not Card:  # noqa: PLR2004 - a pair
            problem = f"a card and what it counts is expected, not {quoted(pair)}"
            raise InvalidOptions("card_points", problem)
        require_int("card_points", pair[1])
    cards = [card for card, _ in named]
    if len(set(cards)) < len(cards):
        raise InvalidOptions("card_points", "a card is named twice")
    for card, name, usual in ((QUEEN, "queen_points", 13), (JACK, "jack_of_diamonds", 0)):
        if card in cards and getattr(options, name) != usual:
            raise InvalidOptions("card_points", f"{card} has {name} already")
    if options.doubler is not None and type(options.doubler) is not Card:
        raise InvalidOptions(
            "doubler", f"a Card or None is expected, not {quoted(options.doubler)}"
        )
    in_pack = [card for card in DECK if card not in options.removed]
    counting_cards = any(counting.points_of(options, card) > 0 for card in in_pack)
    if options.moon is not Moon.OFF and not counting_cards:
        raise InvalidOptions("moon", "there is no penalty card to shoot the moon with")


def _check_landing(options: Options) -> None:
    if not isinstance(options.landing, tuple):
        problem = f"a mapping of totals to totals is expected, not {quoted(options.landing)}"
        raise InvalidOptions("landing", problem)
    if len(options.landing) > MOST_LANDINGS:
        raise InvalidOptions("landing", f"at most {MOST_LANDINGS} totals are expected")
    for pair in options.landing:
        if type(pair) is not tuple or len(pair) != 2:  # noqa: PLR2004 - a pair
            raise InvalidOptions("landing", f"a total and another is expected, not {quoted(pair)}")
        for number in pair:
            require_int("landing", number)
    totals = [total for total, _ in options.landing]
    if len(set(totals)) < len(totals):
        raise InvalidOptions("landing", "a total is named twice")
