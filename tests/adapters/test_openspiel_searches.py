"""OpenSpiel's searches play the games, with roll-outs of the library."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, outcome_sampling_mccfr

from tests.adapters.spiel import VARIANTS, dealt, load
from vorhand import hawk, hearts, hurrikan
from vorhand.adapters.openspiel import RollOuts
from vorhand.errors import OutOfRange, WrongTypeError
from vorhand.kit.options import BaseOptions

CRASHED = -11
"""How a program ends that reads memory which it does not have."""


def bot_for(game: Any, seed: int, simulations: int) -> Any:
    return ismcts.ISMCTSBot(
        game,
        RollOuts(Random(seed)),
        uct_c=20.0,
        max_simulations=simulations,
        random_state=np.random.RandomState(seed),
    )


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_information_set_search_ends_a_deal(options: BaseOptions) -> None:
    game = load(options)
    bot, state, asked = bot_for(game, 1, 6), dealt(game, Random(1)), 0
    while not state.is_terminal():
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
        asked += 1
    assert asked >= 20
    rules = state.turn.game
    assert state.returns() == list(rules.utility(state.turn.state))


@pytest.mark.parametrize("options", [hearts.Options(), hawk.Options(), hurrikan.Options()])
def test_a_roll_out_plays_on_from_every_place_of_a_deal(options: Any) -> None:
    game, roll_outs = load(options), RollOuts(Random(4))
    state, rng = game.new_initial_state(), Random(2)
    while True:
        worth = roll_outs.evaluate(state)
        assert worth.shape == (options.players,)
        assert game.min_utility() <= worth.min()
        assert worth.max() <= game.max_utility()
        legal = state.legal_actions()
        assert [action for action, _ in roll_outs.prior(state)] == legal
        assert not legal or sum(share for _, share in roll_outs.prior(state)) == pytest.approx(1)
        if state.is_terminal():
            break
        state.apply_action(rng.choice(legal))
    assert roll_outs.evaluate(state).tolist() == state.returns()


def test_a_roll_out_is_the_mean_of_several() -> None:
    # In a deal of Hearts without a moon the points of all seats come to 26.
    state = dealt(load(hearts.Options(moon=hearts.Moon.OFF)), Random(1))
    worth = RollOuts(Random(1), times=8).evaluate(state)
    assert worth.sum() == pytest.approx(-26)
    assert all(float(one * 8).is_integer() for one in worth)
    assert worth.tolist() == RollOuts(Random(1), times=8).evaluate(state).tolist()


def test_what_is_begun_is_played_out_as_it_was_begun() -> None:
    state = dealt(load(hearts.Options()), Random(1))
    begun = state.legal_actions()[-1]  # the highest card with which a pass can begin
    state.apply_action(begun)
    rng = Random(1)
    passed = Counter[Any]()
    for _ in range(40):
        at = state.at
        while at.begun:
            at = at.apply(rng.choice(at.legal()))
        passed[at.state.pending[0]] += 1
    assert all(min(cards).index == begun for cards in passed)


def test_roll_outs_need_chance_and_at_least_one() -> None:
    with pytest.raises(WrongTypeError, match=r"a random\.Random is expected"):
        RollOuts(7)  # type: ignore[arg-type] # on purpose
    with pytest.raises(OutOfRange, match="once or more, not 0 times"):
        RollOuts(Random(1), times=0)
    with pytest.raises(WrongTypeError):
        RollOuts(Random(1), times=1.5)  # type: ignore[arg-type] # on purpose


@pytest.mark.parametrize("call", [RollOuts(Random(1)).evaluate, RollOuts(Random(1)).prior])
def test_only_states_of_these_games_are_played_out(call: Any) -> None:
    theirs = pyspiel.load_game("hearts").new_initial_state()
    turn = dealt(load(hearts.Options()), Random(1)).turn
    for wrong in (None, theirs, turn, turn.state):
        with pytest.raises(WrongTypeError, match="a VorhandState is expected, not "):
            call(wrong)


@pytest.mark.parametrize("options", [hearts.Options(), hawk.Options(), hurrikan.Options()])
def test_a_learner_that_samples_chance_goes_through_deals(options: BaseOptions) -> None:
    game = load(options)
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    solver.iteration()
    policy, state = solver.average_policy(), dealt(game, Random(1))
    assert sum(policy.action_probabilities(state).values()) == pytest.approx(1)


@pytest.mark.parametrize("name", ["python_block_dominoes", "python_vorhand_hearts"])
def test_the_bots_that_openspiel_has_in_c_crash_on_every_game_in_python(name: str) -> None:
    program = f"""
import pyspiel
from open_spiel.python.games import block_dominoes
from vorhand.adapters import openspiel
state = pyspiel.load_game("{name}").new_initial_state()
while state.is_chance_node():
    state.apply_action(state.legal_actions()[0])
pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(1, 1), 5.0, 10).step(state)
"""
    ended = subprocess.run([sys.executable, "-c", program], check=False)
    assert ended.returncode == CRASHED
