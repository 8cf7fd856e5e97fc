"""
The games as environments of Gymnasium: one seat decides, and players sit at the others.

>>> from vorhand import players
>>> from vorhand.adapters.gymnasium import SeatEnv
>>> env = SeatEnv("hearts", 0, players.simple_player("hearts"))
>>> observation, info = env.reset(seed=1)
>>> terminated = False
>>> while not terminated:
...     action = env.action_masks().argmax()  # the first that is legal
...     observation, reward, terminated, truncated, info = env.step(action)
>>> reward <= 19.5
True

The names::

    the environment    `SeatEnv`
    what it takes      `Opponents`

Importing this module registers ``vorhand/Hearts-v0``, ``vorhand/Hawk-v0`` and
``vorhand/Hurrikan-v0`` for ``gymnasium.make``. It needs the extra ``gymnasium``: ``pip install
'vorhand[gymnasium]'``.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from copy import deepcopy
from random import Random
from typing import Any, Literal, TypeAlias, get_args

from typing_extensions import override

from vorhand.errors import (
    IllegalAction,
    MissingExtra,
    NotToMove,
    PlayerError,
    WrongTypeError,
    quoted,
)

try:
    import gymnasium
    import numpy as np
    from gymnasium.spaces import Space
    from numpy.typing import NDArray
except ModuleNotFoundError:
    raise MissingExtra(__name__, "gymnasium", "vorhand[gymnasium]") from None

from vorhand.adapters.spaces import Mask, Spaces
from vorhand.adapters.tables import (
    RENDER_MODES,
    AtTable,
    Episode,
    Place,
    Reward,
    Rewards,
    checked_seed,
    choice,
    table_for,
)
from vorhand.game import GAMES
from vorhand.kit.checks import check_seat
from vorhand.kit.options import BaseOptions
from vorhand.players import AnyPlayer, random_player
from vorhand.players.failing import called, failed
from vorhand.turns import Turn

__all__ = ["Opponents", "SeatEnv"]

Opponents: TypeAlias = AnyPlayer | Sequence[AnyPlayer | None]
"""
A player for all other seats, or a player for each seat; the one at the own seat is not asked and
may be None.
"""
Illegal: TypeAlias = Literal["error", "end"]
"""What becomes of an illegal action."""


def by_seat(opponents: Opponents, players: int, seat: int) -> tuple[Any, ...]:
    """
    The opponents by seat.

    Raises:
        WrongTypeError: neither a player nor one for each seat.
    """
    found = tuple(opponents) if isinstance(opponents, Sequence) else (opponents,) * players
    others = [player for other, player in enumerate(found) if other != seat]
    if len(found) != players or not all(map(callable, others)):
        raise WrongTypeError(
            f"opponents are a player, or a player for each of {players} seats, "
            f"not {quoted(opponents)}"
        )
    return found


class SeatEnv(AtTable, gymnasium.Env[Any, Any]):
    """
    A seat at a table, with players at the other seats.

    Args:
        game: the name of the game.
        seat: the seat that decides.
        opponents: the players at the other seats.
        options: the variant; the usual one of the game if there are none.
        episode: ``deal`` for one deal, or ``match`` for deals until the match is over. A match that
            is not over after 500 deals is truncated.
        reward: what the seat gets when a deal ends: ``zero-sum`` for its ``utility`` less the mean
            of all seats, ``score`` for the utility as it is. Higher is better in every game.
        mask: whether the mask of legal actions is part of the ``observation``, which is a
            dictionary then, or of the ``info``.
        history: whether the observation has who played what when.
        illegal: whether an illegal action is an ``error``, or the ``end`` of the episode with
            `worst_reward`, for programs that do not look at the mask.
        render_mode: ``ansi`` for the text of the state, or ``human`` for printing it.

    Raises:
        UnknownGame: there is no game of this name.
        NoSuchSeat: the game has no such seat.
        InvalidOptions: an argument has no such value; the error names it.
        WrongTypeError: not a name, not options of the game, or opponents that are no players.
    """

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012 - as Gymnasium has it
    """How it can be rendered."""

    def __init__(  # noqa: PLR0913 - all that can be chosen, by name
        self,
        game: str = "hearts",
        seat: int = 0,
        opponents: Opponents = random_player,
        *,
        options: BaseOptions | None = None,
        episode: Episode = "deal",
        reward: Reward = "zero-sum",
        mask: Mask = "observation",
        history: bool = False,
        illegal: Illegal = "error",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self._table = table_for(game, options, episode, reward)
        players = self._table.options.players
        self.seat: int = check_seat(seat, players)
        """The seat."""
        self._players = by_seat(opponents, players, self.seat)
        self._spaces = Spaces(self._table.options, mask, history=history)
        choice("illegal", illegal, get_args(Illegal))
        self._ends_illegal = illegal == "end"
        choice("render_mode", render_mode, (*RENDER_MODES, None))
        self.render_mode = render_mode
        self.observation_space: Space[Any] = self._spaces.observations()
        """What the seat may see."""
        self.action_space: Space[Any] = self._spaces.actions()
        """What the seat may do."""
        self._rng = Random()  # noqa: S311 - nothing is kept secret
        self._place: Place | None = None
        self._ended = True

    def action_masks(self) -> NDArray[np.bool_]:
        """
        Which actions are legal; none after the end.

        Raises:
            NotToMove: the environment has not been reset.
        """
        return self._spaces.mask(self._legal(self._known())).view(np.bool_)

    def _legal(self, place: Place) -> int:
        return 0 if self._ended else place.turn.mask()

    @override
    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """
        Begin an episode; the others play until the seat has to decide. After an error the
        environment is as it was.

        Args:
            seed: decides the dealer, the number of the deal, the decks, and the opponents' random
                numbers. Without one it is drawn, after a reset with a seed the same each time.
            options: ``{"state": state}`` begins with any state of the game with these options. In
                episodes of matches it is one of the first deal, or of the next deal of the match
                that goes before it: ``{"match": match, "state": state}``. Other keys are ignored.

        Returns:
            What the seat sees, and the info.

        Raises:
            NotToMove: it begins with a state after which the seat has nothing more to decide.
            PlayerError: an opponent raised an error, or answered with a move that cannot be made.
            InvalidDeal: the state has other options, or is not the next deal of the match.
            MatchOver: the match is over.
            WrongTypeError: not a state or a match of the game, or the seed is not a whole number.
            OutOfRange: the seed is below 0.
        """
        seed = None if seed is None else checked_seed(seed)
        # If it cannot be begun, the next seed is still to be drawn: so it is drawn from a copy.
        seeds = deepcopy(self.np_random)
        drawn = int(seeds.integers(2**62)) if seed is None else seed
        rng = Random(f"opponents {drawn:x}")  # noqa: S311 - nothing is kept secret
        # Rewards of a deal that ends before the seat decides anything are nobody's merit.
        place, _ = self._played_on(*self._table.begin(drawn, options), rng)
        if place.turn.seat is None:
            raise NotToMove(f"seat {self.seat} has nothing to decide after this state")
        self.np_random.bit_generator.state = seeds.bit_generator.state
        super().reset(seed=seed)
        self._rng = rng
        return self._arrived(place, ended=False)

    @override
    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """
        Make an action; the others play until the seat has to decide again, or to the end.

        Returns:
            What the seat sees, its reward, whether the episode has come to its end, whether it was
            truncated, and the info.

        Raises:
            IllegalAction: the action is not legal; the error has those that are. Nothing is
                changed.
            WrongTypeError: not a whole number.
            NotToMove: the episode is over, or the environment has not been reset.
            PlayerError: an opponent raised an error, or answered with a move that cannot be made.
                The environment is as it was before the step, and so are the opponents' random
                numbers; what opponents keep for themselves is theirs.
        """
        place = self._known()
        if self._ended:
            raise NotToMove("the episode is over: call reset")
        try:
            turn = place.turn.apply(action)
        except IllegalAction:
            if not self._ends_illegal:
                raise
            observation, info = self._arrived(place, ended=True)
            return observation, self.worst_reward, True, False, info
        chance = self._rng.getstate()
        try:
            place, reward = self._played_on(*self._table.follow(place, turn), self._rng)
        except PlayerError:
            self._rng.setstate(chance)
            raise
        ended = place.turn.seat is None
        observation, info = self._arrived(place, ended=ended)
        return observation, reward, ended and not place.is_truncated, place.is_truncated, info

    def _played_on(self, place: Place, rewards: Rewards | None, rng: Random) -> tuple[Place, float]:
        """The place where the seat decides next, or the end, and what it has got until then."""
        reward = 0.0 if rewards is None else rewards[self.seat]
        while (seat := place.turn.seat) is not None and seat != self.seat:
            place, rewards = self._table.follow(place, self._played(place.turn, seat, rng))
            reward += 0.0 if rewards is None else rewards[self.seat]
        return place, reward

    def _played(self, turn: Turn, seat: int, rng: Random) -> Turn:
        """The turn after the move of an opponent."""
        game, state, player = self._table.game, turn.state, self._players[seat]
        view = game.view(state, seat)
        try:
            move = player(view, rng)
            turn.encode(move)  # or an error: the move of another seat, or against a rule
            return Turn(game.apply(state, move))
        except (Exception, SystemExit) as error:  # as in vorhand.arena
            raise failed(called(player), game, state, seat, error) from error

    def _arrived(self, place: Place, *, ended: bool) -> tuple[Any, dict[str, Any]]:
        """What the seat sees here, and the info."""
        self._place, self._ended = place, ended
        if self.render_mode == "human":
            self.render()
        legal = self._legal(place)
        observation = self._spaces.observation(place.turn, self.seat, legal)
        return observation, self._spaces.info(legal)

    @override
    def render(self) -> Any:
        """The text of the state, all cards open; or None, after printing it or without a mode."""
        if self.render_mode is None:
            gymnasium.logger.warn("there is nothing to render without a render_mode")
            return None
        text = str(self.turn.state)
        if self.render_mode == "ansi":
            return text
        sys.stdout.write(f"{text}\n")
        return None


for _name in GAMES:
    gymnasium.register(
        id=f"vorhand/{_name.capitalize()}-v0",
        entry_point=f"{__name__}:{SeatEnv.__name__}",
        kwargs={"game": _name},
    )
