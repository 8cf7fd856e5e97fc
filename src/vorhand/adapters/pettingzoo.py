"""
The games as environments of PettingZoo: all seats decide, one after the other.

>>> from vorhand.adapters import pettingzoo
>>> env = pettingzoo.env("hearts")
>>> env.reset(seed=1)
>>> for agent in env.agent_iter():
...     observation, reward, terminated, truncated, info = env.last()
...     over = terminated or truncated
...     action = None if over else env.action_space(agent).sample(observation["action_mask"])
...     env.step(action)
>>> env.agents
[]

The names::

    with checks       `env`: an illegal action ends the episode, for the worst reward
    as it is          `raw_env`: an illegal action is an error, and nothing is changed

The agents are ``seat_0``, ``seat_1`` and so on. It needs the extra ``pettingzoo``: ``pip install
'vorhand[pettingzoo]'``.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from copy import copy
from random import Random
from typing import Any

from typing_extensions import override

from vorhand.errors import MissingExtra, NoSuchSeat, NotToMove, nearest, quoted

try:
    import gymnasium
    from gymnasium.spaces import Space
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ModuleNotFoundError:
    raise MissingExtra(__name__, "pettingzoo", "vorhand[pettingzoo]") from None

from vorhand.adapters.spaces import MASK, Mask, Spaces
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
from vorhand.kit.options import BaseOptions

__all__ = ["env", "raw_env"]


class raw_env(AtTable, AECEnv[str, Any, Any]):  # type: ignore[misc] # noqa: N801 - untyped; named as PettingZoo's own are
    """
    A game without checks around it: an illegal action is an `IllegalAction`, and nothing is
    changed.

    Args:
        game: the name of the game.
        options: the variant; the usual one of the game if there are none.
        episode: ``deal`` for one deal, or ``match`` for deals until the match is over. A match that
            is not over after 500 deals is truncated.
        reward: what each seat gets when a deal ends: ``zero-sum`` for its ``utility`` less the mean
            of all seats, ``score`` for the utility as it is. Higher is better in every game.
        mask: whether the mask of legal actions is part of the ``observation``, which is a
            dictionary then, or of the ``info``. It is zeros for a seat whose turn it is not.
        history: whether the observation has who played what when.
        render_mode: ``ansi`` for the text of the state, or ``human`` for printing it.

    Raises:
        UnknownGame: there is no game of this name.
        InvalidOptions: an argument has no such value; the error names it.
        WrongTypeError: not a name, or not options of the game.
    """

    def __init__(  # noqa: PLR0913 - all that can be chosen, by name
        self,
        game: str = "hearts",
        *,
        options: BaseOptions | None = None,
        episode: Episode = "deal",
        reward: Reward = "zero-sum",
        mask: Mask = "observation",
        history: bool = False,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self._table = table_for(game, options, episode, reward)
        self._spaces = Spaces(self._table.options, mask, history=history)
        choice("render_mode", render_mode, (*RENDER_MODES, None))
        self.render_mode = render_mode
        self.metadata: dict[str, Any] = {
            "name": f"{game}_v0",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
        }
        self.possible_agents: list[str] = [
            f"seat_{seat}" for seat in range(self._table.options.players)
        ]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces: dict[str, Space[Any]] = {
            agent: self._spaces.observations() for agent in self.possible_agents
        }
        self.action_spaces: dict[str, Space[Any]] = {
            agent: self._spaces.actions() for agent in self.possible_agents
        }
        self.agents: list[str] = []
        self._seeds = Random()  # noqa: S311 - nothing is kept secret
        self._place: Place | None = None

    @override
    def observation_space(self, agent: str) -> Space[Any]:
        """What an agent may see."""
        return self.observation_spaces[self.possible_agents[self._seat(agent)]]

    @override
    def action_space(self, agent: str) -> Space[Any]:
        """What an agent may do."""
        return self.action_spaces[self.possible_agents[self._seat(agent)]]

    def _seat(self, agent: object) -> int:
        """The seat of an agent."""
        seat = self._seats.get(agent) if isinstance(agent, str) else None
        if seat is None:
            raise NoSuchSeat(f"there is no agent {quoted(agent)}{nearest(agent, self._seats)}")
        return seat

    @override
    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """
        Begin an episode. After an error the environment is as it was.

        Args:
            seed: decides the dealer, the number of the deal and the decks: those of a match are
                ``match.deck_for(seed)``. Without one it is drawn, after a reset with a seed the
                same each time.
            options: ``{"state": state}`` begins with any state of the game with these options. In
                episodes of matches it is one of the first deal, or of the next deal of the match
                that goes before it: ``{"match": match, "state": state}``. Other keys are ignored.

        Raises:
            InvalidDeal: the state has other options, or is not the next deal of the match.
            MatchOver: the match is over.
            WrongTypeError: not a state or a match of the game, or the seed is not a whole number.
            OutOfRange: the seed is below 0.
        """
        if seed is not None:
            seed = checked_seed(seed)
        # If it cannot be begun, the next seed is still to be drawn: so it is drawn from a copy.
        seeds = copy(self._seeds) if seed is None else Random(seed)  # noqa: S311 - nothing secret
        begun = self._table.begin(seeds.getrandbits(62) if seed is None else seed, options)
        self._seeds = seeds
        self.agents = self.possible_agents[:]
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations: dict[str, bool] = dict.fromkeys(self.agents, False)
        self.truncations: dict[str, bool] = dict.fromkeys(self.agents, False)
        self._skip_agent_selection = None
        self._arrive(*begun)

    @override
    def step(self, action: Any) -> None:
        """
        Make an action for the agent whose turn it is; None for one that has come to its end.

        Raises:
            IllegalAction: the action is not legal; the error has those that are.
            WrongTypeError: not a whole number.
            NotToMove: nobody is left, or the environment has not been reset.
        """
        if not self.agents:
            raise NotToMove("nobody is to act: call reset first")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        place = self._known()
        arrived = self._table.follow(place, place.turn.apply(action))  # or nothing is changed
        self._cumulative_rewards[agent] = 0.0
        self._arrive(*arrived)

    def _arrive(self, place: Place, rewards: Rewards | None) -> None:
        """Go on from here, with these rewards for the deal that has ended."""
        self._place = place
        if rewards is None:
            self.rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        else:
            self.rewards = dict(zip(self.agents, rewards, strict=True))
            self._accumulate_rewards()
        seat = place.turn.seat
        self.agent_selection: str = self.possible_agents[seat or 0]
        if seat is None:
            ends = self.truncations if place.is_truncated else self.terminations
            ends.update(dict.fromkeys(self.agents, True))
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        if not self._spaces.in_observation:
            for agent, info in self.infos.items():
                info[MASK] = self._spaces.mask(self._legal(agent))
        if self.render_mode == "human":
            self.render()

    def _legal(self, agent: str) -> int:
        """What an agent may do now; nothing unless it is its turn."""
        if agent != self.agent_selection or self.terminations.get(agent, True):
            return 0
        return self._known().turn.mask()  # nothing at the end of a match that was truncated

    @override
    def observe(self, agent: str) -> Any:
        """
        What an agent sees.

        Raises:
            NoSuchSeat: there is no such agent.
            NotToMove: the environment has not been reset.
        """
        seat = self._seat(agent)
        return self._spaces.observation(self._known().turn, seat, self._legal(agent))

    @override
    def render(self) -> str | None:
        """The text of the state, all cards open; or None, after printing it or without a mode."""
        if self.render_mode is None:
            gymnasium.logger.warn("there is nothing to render without a render_mode")
            return None
        text = str(self.turn.state)
        if self.render_mode == "ansi":
            return text
        sys.stdout.write(f"{text}\n")
        return None

    @override
    def close(self) -> None:
        """Nothing is left open."""


def env(  # noqa: PLR0913 - all that can be chosen, by name
    game: str = "hearts",
    *,
    options: BaseOptions | None = None,
    episode: Episode = "deal",
    reward: Reward = "zero-sum",
    mask: Mask = "observation",
    history: bool = False,
    render_mode: str | None = None,
) -> AECEnv[str, Any, Any]:
    """
    A game with the checks that PettingZoo's own environments have: an illegal action ends the
    episode, and whoever made it gets `raw_env.worst_reward`. The arguments are those of `raw_env`.
    """
    raw = raw_env(
        game,
        options=options,
        episode=episode,
        reward=reward,
        mask=mask,
        history=history,
        render_mode=render_mode,
    )
    checked = wrappers.TerminateIllegalWrapper(raw, illegal_reward=raw.worst_reward)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(checked))
