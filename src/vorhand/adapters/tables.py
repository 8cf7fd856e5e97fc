"""
What environments of every kind have in common: how an episode begins, how deals follow each other,
and what they are worth.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Final, Literal, TypeAlias, get_args

import attrs

from vorhand.errors import (
    InvalidDeal,
    InvalidOptions,
    MatchOver,
    NotToMove,
    OutOfRange,
    WrongTypeError,
    nearest,
    quoted,
)
from vorhand.game import GAMES, AnyGame, game_of
from vorhand.kit.checks import whole
from vorhand.kit.matches import BaseMatch
from vorhand.kit.options import BaseOptions, check_options
from vorhand.kit.shuffling import deck_for
from vorhand.kit.views import check_state
from vorhand.turns import Turn
from vorhand.values import Value, quick

Episode: TypeAlias = Literal["deal", "match"]
"""What an episode is: one deal, or deals until the match is over."""
Reward: TypeAlias = Literal["zero-sum", "score"]
"""
What a deal is worth to a seat: its ``utility``, less the mean of all seats or as it is. Higher is
better in every game.
"""
Rewards: TypeAlias = tuple[float, ...]
"""What a deal is worth, by seat."""

RENDER_MODES: Final = ("ansi", "human")
"""How an environment shows itself: as a text, or by printing it."""
MOST_DEALS: Final = 500
"""After so many deals an episode is truncated, if its match is still not over."""
NUMBERS: Final = 60
"""
The number of a deal is drawn among so many, so that each is as likely as the others in a cycle of
up to six deals, such as the directions of passes.
"""


def choice(field: str, value: object, among: tuple[object, ...]) -> None:
    """
    Raise unless a value is among those that there are.

    Raises:
        InvalidOptions: it is another one; the error names the field.
    """
    if (value is None or isinstance(value, str)) and value in among:
        return
    names = [name for name in among if isinstance(name, str)]
    told = " or ".join(map(repr, among))
    raise InvalidOptions(field, f"{told} is expected, not {quoted(value)}{nearest(value, names)}")


def checked_seed(seed: object) -> int:
    """
    A seed of an episode.

    Raises:
        WrongTypeError: not a whole number.
        OutOfRange: it is below 0.
    """
    number = whole(seed, "a seed is an int")
    if number < 0:
        raise OutOfRange(f"a seed is 0 or more, not {quoted(number)}")
    return number


@attrs.frozen
class Place(Value):
    """Where an episode stands."""

    turn: Turn
    """The turn; nobody's at the end of the episode."""
    match: BaseMatch[Any, Any] | None
    """The match before this deal, or at its end; None where an episode is one deal."""
    seed: int
    """The seed of all decks."""
    deals: int
    """How many deals of the episode are finished."""

    @property
    def is_truncated(self) -> bool:
        """Whether the episode was ended although its match is not over."""
        return self.turn.seat is None and self.match is not None and not self.match.over


new_place: Final = quick(Place)


@attrs.frozen
class Table(Value):
    """What is played, and for what."""

    options: Any
    """The variant."""
    episode: Episode
    """What an episode is."""
    reward: Reward
    """What a deal is worth."""

    @property
    def game(self) -> AnyGame:
        """The game."""
        return game_of(self.options)

    @property
    def worst(self) -> float:
        """No reward is below this one."""
        options = self.options
        low, high = self.game.utility_bounds(options)
        if self.reward == "score":
            return float(low)
        # The seat has the least, and each of the others the most.
        players: int = options.players
        return (low - high) * (players - 1) / players

    def rewards(self, state: Any) -> Rewards:  # noqa: ANN401 - of any game
        """What a finished deal is worth, by seat."""
        utility = self.game.utility(state)
        mean = sum(utility) / len(utility) if self.reward == "zero-sum" else 0.0
        return tuple([float(worth - mean) for worth in utility])

    def begin(self, seed: int, wanted: Mapping[str, Any] | None) -> tuple[Place, Rewards | None]:
        """
        The beginning of an episode, and rewards if it begins with the end of a deal.

        Args:
            seed: decides the decks and, unless a state does, the dealer and the number of the deal.
            wanted: may have ``state``, with which to begin, and in episodes of matches ``match``,
                the match before that deal. Whatever else it has is for others.

        Raises:
            InvalidDeal: the state has other options, or is not the next deal of the match.
            MatchOver: the match is over.
            WrongTypeError: not a state or a match of the game, or not a mapping.
        """
        game, options, players = self.game, self.options, self.options.players
        state, match = self._wanted({} if wanted is None else wanted)
        rng = Random(f"occasion {seed:x}")  # noqa: S311 - nothing is kept secret
        dealer = int(rng.random() * players) if state is None else state.dealer
        if self.episode == "match":
            match = game.Match(options, dealer) if match is None else match
            state = match.deal(match.deck_for(seed)) if state is None else fitting(state, match)
        elif state is None:
            number = int(rng.random() * NUMBERS)
            deck = deck_for(game.pack(options), seed, number)
            state = game.deal(deck, options, dealer=dealer, number=number)
        turn = Turn(state)
        return self.follow(new_place(turn, match, seed, 0), turn)

    def _wanted(self, wanted: Mapping[str, Any]) -> tuple[Any, Any]:
        """The state and the match that an episode is to begin with, or None."""
        if not isinstance(wanted, Mapping):
            raise WrongTypeError(f"options of a reset are a mapping, not {quoted(wanted)}")
        game, state, match = self.game, wanted.get("state"), wanted.get("match")
        name = game.NAME.capitalize()
        if state is not None:
            check_state(state, game.View.PHASES, name)
        if match is not None and self.episode == "deal":
            raise WrongTypeError("an episode of one deal begins with a state, not with a match")
        if not isinstance(match, game.Match | None):
            raise WrongTypeError(f"a match of {name} is expected, not {quoted(match)}")
        for given in (state, match):
            if given is not None and given.options != self.options:
                told = f"the options are {quoted(given.options)}, not {quoted(self.options)}"
                raise InvalidDeal([told])
        return state, match

    def follow(self, place: Place, turn: Turn) -> tuple[Place, Rewards | None]:
        """
        The place after one turn more, and rewards if that ends a deal. In a match the next deal
        begins then.
        """
        match, seed, deals = place.match, place.seed, place.deals
        if turn.seat is not None:
            return new_place(turn, match, seed, deals), None
        rewards = self.rewards(turn.state)
        deals += 1
        if match is not None:
            match = match.record(turn.state)
            if not match.over and deals < MOST_DEALS:
                turn = Turn(match.deal(match.deck_for(seed)))
        return new_place(turn, match, seed, deals), rewards


class AtTable:
    """What every environment tells of the table that it is at."""

    _table: Table
    _place: Place | None

    @property
    def options(self) -> BaseOptions:
        """The variant."""
        options: BaseOptions = self._table.options
        return options

    @property
    def worst_reward(self) -> float:
        """
        No reward of a deal is below this one. Who makes an illegal action gets it, where that is
        not an error.
        """
        return self._table.worst

    @property
    def turn(self) -> Turn:
        """
        The turn, with the state.

        Raises:
            NotToMove: the environment has not been reset.
        """
        return self._known().turn

    @property
    def match(self) -> BaseMatch[Any, Any] | None:
        """
        The match before this deal, or at its end; None where an episode is one deal.

        Raises:
            NotToMove: the environment has not been reset.
        """
        return self._known().match

    def _known(self) -> Place:
        if self._place is None:
            raise NotToMove("there is no deal yet: call reset first")
        return self._place


def table_for(game: str, options: BaseOptions | None, episode: str, reward: str) -> Table:
    """
    The table of a game.

    Args:
        game: the name of the game.
        options: the variant; the usual one of the game if there are none.
        episode: ``deal`` or ``match``.
        reward: ``zero-sum`` or ``score``.

    Raises:
        UnknownGame: there is no game of this name.
        WrongTypeError: not a name, or not options of the game.
        InvalidOptions: another episode or reward; the error names the field.
    """
    if not isinstance(game, str):
        raise WrongTypeError(
            f"the name of a game, such as 'hearts', is expected, not {quoted(game)}"
        )
    known = GAMES[game]
    chosen = known.Match.STANDARD if options is None else options
    check_options(chosen, known.Options)
    choice("episode", episode, get_args(Episode))
    choice("reward", reward, get_args(Reward))
    return Table(chosen, episode, reward)  # type: ignore[arg-type] # as has been checked


def fitting(state: Any, match: BaseMatch[Any, Any]) -> Any:  # noqa: ANN401 - of any game
    """
    A state of the next deal of a match.

    Raises:
        InvalidDeal: it is another deal.
        MatchOver: the match is over.
    """
    if match.over:
        raise MatchOver("the match is over")
    if (state.dealer, state.number) != (match.dealer, match.number):
        told = f"the state is of deal {state.number}, which seat {state.dealer} deals"
        wanted = f"the match comes to deal {match.number}, which seat {match.dealer} deals"
        raise InvalidDeal([f"{told}, and {wanted}"])
    return state
