"""
Between the Hearts that OpenSpiel has itself and this one.

In OpenSpiel the first thing that chance does is to say where cards are passed; then it deals, a
card for each seat in turn. Cards are passed one at a time, in any order.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import chain
from random import Random
from types import MappingProxyType
from typing import Any, Final, TypeAlias

import attrs
import pyspiel

from vorhand import hearts
from vorhand.cards import DECK, Card, Cards
from vorhand.errors import InvalidDeal, InvalidOptions, NotToMove, WrongTypeError, quoted
from vorhand.hearts.choices import Breaking, Direction, FirstTrick, Opening
from vorhand.kit.options import option_names
from vorhand.records.model import VERSION
from vorhand.records.plain import plain

NAME: Final = "hearts"
PLAYERS: Final = 4

Theirs: TypeAlias = Any
"""A state of OpenSpiel's own Hearts, or the game: OpenSpiel has no types."""

NUMBERS: Final = MappingProxyType({card: 4 * card.rank.index + card.suit.index for card in DECK})
"""The numbers that OpenSpiel's Hearts has for cards."""
CARDS: Final = MappingProxyType({number: card for card, number in NUMBERS.items()})

DIRECTIONS: Final = (Direction.HOLD, Direction.LEFT, Direction.ACROSS, Direction.RIGHT)
"""Where cards are passed, by the number that OpenSpiel has for it."""

JACK: Final = -10
"""What the jack of diamonds counts, if it does."""
NO_TRICK: Final = -5
"""What a seat without a trick gets, if that counts."""

OF_NO_ACCOUNT: Final = frozenset({"passing", "limit", "tie", "packets", "landing", "deals"})
"""Options that make no difference to a deal once its cards and its direction are there."""


def options_for(parameters: Mapping[str, bool]) -> hearts.Options:
    """The options that say what parameters of OpenSpiel's Hearts say."""
    if not parameters["must_break_hearts"]:
        breaking = Breaking.NOTHING_NEEDED
    elif parameters["qs_breaks_hearts"]:
        breaking = Breaking.HEART_OR_QUEEN
    else:
        breaking = Breaking.HEART
    no_penalties = parameters["no_pts_on_first_trick"]
    return hearts.Options(
        passing=hearts.Options().passing if parameters["pass_cards"] else (Direction.HOLD,),
        opening=Opening.ANY_CLUB if parameters["can_lead_any_club"] else Opening.TWO_OF_CLUBS,
        first_trick=FirstTrick.NO_PENALTIES if no_penalties else FirstTrick.ANYTHING,
        breaking=breaking,
        hearts_or_queen_lead=parameters["can_lead_hearts_instead_of_qs"],
        jack_of_diamonds=JACK if parameters["jd_bonus"] else 0,
        no_trick=NO_TRICK if parameters["avoid_all_tricks_bonus"] else 0,
    )


def parameters_for(options: hearts.Options) -> dict[str, bool]:
    """
    The parameters of OpenSpiel's Hearts that say what options say.

    Raises:
        InvalidOptions: OpenSpiel cannot play that; the error's ``field`` names the option.
    """
    parameters = {
        "pass_cards": set(options.passing) != {Direction.HOLD},
        "can_lead_any_club": options.opening is Opening.ANY_CLUB,
        "no_pts_on_first_trick": options.first_trick is not FirstTrick.ANYTHING,
        "must_break_hearts": options.breaking is not Breaking.NOTHING_NEEDED,
        # It makes no difference where nothing needs to be broken: that is what it is by default.
        "qs_breaks_hearts": options.breaking is not Breaking.HEART,
        "can_lead_hearts_instead_of_qs": options.hearts_or_queen_lead,
        "jd_bonus": options.jack_of_diamonds != 0,
        "avoid_all_tricks_bonus": options.no_trick != 0,
    }
    theirs = options_for(parameters)
    if options.first_trick is FirstTrick.ANYTHING:
        theirs = attrs.evolve(theirs, all_penalties=options.all_penalties)  # never asked for
    for name in option_names(hearts.Options, VERSION):
        ours, known = getattr(options, name), getattr(theirs, name)
        if name not in OF_NO_ACCOUNT and ours != known:
            there, here = quoted(plain(known)), quoted(plain(ours))
            problem = f"OpenSpiel's Hearts has {there} here, and not {here}"
            raise InvalidOptions(name, problem)
    return parameters


def hearts_from_openspiel(state: Theirs) -> hearts.State:
    """
    The state of a deal of OpenSpiel's own Hearts. Cards of a pass that is not complete are still in
    their hand.

    Raises:
        IllegalMove: a move in its history was illegal when it was made, as can be with a state that
            OpenSpiel's own resampler has drawn.
        InvalidDeal: not all cards have been dealt.
        WrongTypeError: not a state of OpenSpiel's Hearts.
    """
    direction, dealt, actions = parts_of(state)
    options = options_for(their_game(state).get_parameters())
    hands = [Cards(CARDS[number] for number in dealt[seat::PLAYERS]) for seat in range(PLAYERS)]
    ours: hearts.State = hearts.begin(hands, options, number=options.passing.index(direction))
    while actions:
        if isinstance(ours, hearts.Passing):
            count = options.pass_count
            if len(actions) < count:
                break
            passed = Cards(CARDS[number] for number in actions[:count])
            ours = hearts.apply(ours, hearts.Pass(ours.to_move[0], passed))
        else:
            count = 1
            ours = hearts.apply(ours, hearts.Play(ours.to_move[0], CARDS[actions[0]]))
        del actions[:count]
    return ours


def hearts_to_openspiel(state: hearts.State) -> Theirs:
    """
    The state of OpenSpiel's own Hearts at the same place of the same deal. Within a hand the cards
    are dealt in order. Dealer, packets, and whatever else makes no difference to a deal that has
    been dealt are lost.

    Raises:
        InvalidOptions: OpenSpiel cannot play that variant; the error's ``field`` names the option.
        NotToMove: a seat has passed before a lower one.
        WrongTypeError: not a state of Hearts.
    """
    hearts.moves_of(state)  # refuses anything but a state of Hearts
    game = pyspiel.load_game(NAME, parameters_for(state.options))
    return stands_for(game, state)


def resample_hearts(state: Theirs, player: int, rng: Random) -> Theirs:
    """
    A state of OpenSpiel's own Hearts, drawn from all that a player cannot tell from this one, each
    as likely as the others. Every play in it was legal when it was made, which is not so with what
    OpenSpiel draws itself. What another player has begun of its pass is hidden, so that player
    begins anew.

    Args:
        state: a state of OpenSpiel's Hearts.
        player: the seat that knows what it knows.
        rng: the source of chance.

    Raises:
        IllegalMove: a move in its history was illegal when it was made, as can be with a state that
            OpenSpiel's own resampler has drawn.
        InvalidDeal: not all cards have been dealt.
        NoSuchSeat: there is no such player.
        WrongTypeError: not a state of OpenSpiel's Hearts, the player is not a whole number, or no
            ``random.Random`` is given.
    """
    ours = hearts_from_openspiel(state)
    sample = hearts.sample(hearts.view(ours, player), rng)
    drawn = stands_for(their_game(state), sample)
    if isinstance(ours, hearts.Passing) and state.current_player() == player:
        _, _, actions = parts_of(state)
        begun = len(actions) % ours.options.pass_count
        for number in actions[len(actions) - begun :]:
            drawn.apply_action(number)
    return drawn


def their_game(state: Theirs) -> Theirs:
    """
    The game of a state.

    Raises:
        WrongTypeError: not a state of OpenSpiel's Hearts.
    """
    game = state.get_game() if isinstance(state, pyspiel.State) else None
    if game is None or game.get_type().short_name != NAME:
        raise WrongTypeError(f"a state of OpenSpiel's hearts is expected, not {quoted(state)}")
    return game


def parts_of(state: Theirs) -> tuple[Direction, list[int], list[int]]:
    """
    Where cards are passed, what has been dealt, and what has been done since.

    Raises:
        InvalidDeal: not all cards have been dealt.
        WrongTypeError: not a state of OpenSpiel's Hearts.
    """
    their_game(state)
    direction, *actions = state.history() or [0]
    if len(actions) < len(DECK):
        raise InvalidDeal(["not all cards have been dealt"])
    return DIRECTIONS[direction], actions[: len(DECK)], actions[len(DECK) :]


def stands_for(game: Theirs, state: hearts.State) -> Theirs:
    """What stands in a game of OpenSpiel's Hearts for a state of ours."""
    drawn = game.new_initial_state()
    drawn.apply_action(DIRECTIONS.index(state.direction))
    for card in chain(*zip(*state.deal.dealt, strict=True)):
        drawn.apply_action(NUMBERS[card])
    for move in hearts.moves_of(state):
        if move.seat != drawn.current_player():
            raise NotToMove(f"in OpenSpiel seats pass in order, and seat {move.seat} comes later")
        for card in cards_in(move):
            drawn.apply_action(NUMBERS[card])
    return drawn


def cards_in(move: hearts.Move) -> tuple[Card, ...]:
    """The cards of a move."""
    if isinstance(move, hearts.Pass):
        return tuple(move.cards)
    return (move.card,) if isinstance(move, hearts.Play) else ()  # OpenSpiel leaves no choice
