"""What the tests of OpenSpiel's games share: states at any place of a deal, and how they replay."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pyspiel
from open_spiel.python.observation import make_observation

from vorhand import testing
from vorhand.adapters import openspiel
from vorhand.kit.options import BaseOptions


def usual(name: str) -> list[BaseOptions]:
    """The presets of a game, and the default for every number of players."""
    presets = list(testing.SUBJECTS[name].presets)
    kind = type(presets[0])
    players = range(2, 7)
    for number in players:
        try:
            presets.append(kind(players=number))
        except ValueError:
            continue
    return list(dict.fromkeys(presets))


VARIANTS = [options for name in testing.SUBJECTS for options in usual(name)]


def random_states(game: Any, rng: Random) -> Iterator[Any]:
    """A state of OpenSpiel at every place of a random deal: one object, which goes on."""
    state = game.new_initial_state()
    yield state
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
        yield state


def decisions(game: Any, rng: Random) -> Iterator[Any]:
    """The states of a random deal in which a seat is to act."""
    return (one for one in random_states(game, rng) if one.current_player() >= 0)


def dealt(game: Any, rng: Random) -> Any:
    """A state in which the cards have just been dealt."""
    return next(decisions(game, rng))


def replayed(state: Any) -> Any:
    """
    The state to which the history of another one leads, action by action. Each has to be legal when
    it comes, and that of the player that the history names.
    """
    again = state.get_game().new_initial_state()
    for one in state.full_history():
        assert one.player == again.current_player()
        assert one.action in again.legal_actions()
        again.apply_action(one.action)
    return again


def load(options: BaseOptions, number: int = 0, dealer: int | None = None) -> Any:
    """A game, without a type, as all of OpenSpiel."""
    return openspiel.load_game(options, number=number, dealer=dealer)


def looking(game: Any, *, history: bool) -> Any:
    """What OpenSpiel makes to look at states with."""
    look = make_observation(game, pyspiel.IIGObservationType(perfect_recall=history))
    assert look is not None
    return look
