"""The laws of turns and observations, over all games, presets and drawn options."""

from __future__ import annotations

from itertools import combinations
from math import comb
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vorhand import hearts, testing
from vorhand.testing import SUBJECTS, Subject, learning

AnySubject = Subject[Any, Any, Any]

every_game = pytest.mark.parametrize("subject", SUBJECTS.values(), ids=SUBJECTS)
seeds = st.integers(0, 2**32)


@every_game
@given(data=st.data(), seed=seeds)
def test_turns_are_moves(subject: AnySubject, data: st.DataObject, seed: int) -> None:
    testing.turns_are_moves(subject, data.draw(testing.positions(subject)), Random(seed))


def test_turns_are_moves_where_there_are_too_many_to_go_through_all() -> None:
    state = hearts.deal(hearts.pack(), hearts.Options(pass_count=4))
    assert len(hearts.legal_moves(state, 0)) == comb(13, 4) > learning.MOST_MOVES
    testing.turns_are_moves(testing.HEARTS, state, Random(1))


@every_game
@given(data=st.data(), seed=seeds)
def test_turns_end(subject: AnySubject, data: st.DataObject, seed: int) -> None:
    testing.turns_end(subject, data.draw(testing.deals(subject)), Random(seed))


@every_game
@given(data=st.data(), seed=seeds)
def test_observations_fit_views(subject: AnySubject, data: st.DataObject, seed: int) -> None:
    testing.observations_fit_views(subject, data.draw(testing.positions(subject)), Random(seed))


@every_game
@given(data=st.data(), seed=seeds)
def test_observations_tell_views_apart(subject: AnySubject, data: st.DataObject, seed: int) -> None:
    """From one deal, along two ways that part somewhere, and from samples of what a seat sees."""
    game, rng = subject.game, Random(seed)
    history = data.draw(testing.histories(subject))
    at = rng.randrange(len(history))
    seat = rng.randrange(subject.players(subject.options_of(history[0])))
    states = [history[at], history[-1], game.sample(game.view(history[at], seat), rng)]
    for state in list(states):
        ahead = state
        for _ in range(rng.randrange(1, 4)):
            moves = game.legal_moves(ahead)
            ahead = game.apply(ahead, rng.choice(moves)) if moves else ahead
        states.append(ahead)
    for one, other in combinations(states, 2):
        testing.observations_tell_views_apart(subject, one, other)


@every_game
@given(data=st.data(), seed=seeds)
def test_observations_turn_round(subject: AnySubject, data: st.DataObject, seed: int) -> None:
    rng = Random(seed)
    options = data.draw(subject.options)
    by_seat, rest = data.draw(testing.hands(subject, options))
    players = subject.players(options)
    by, dealer = rng.randrange(players), rng.randrange(players)
    state = subject.begin(by_seat, rest, options, dealer, 1)
    turned = [by_seat[(seat - by) % players] for seat in range(players)]
    around = subject.begin(turned, rest, options, (dealer + by) % players, 1)
    while moves := subject.game.legal_moves(state):
        testing.observations_turn_round(subject, state, around, by)
        move = rng.choice(moves)
        state = subject.game.apply(state, move)
        around = subject.game.apply(around, subject.turned(move, by, players))
    testing.observations_turn_round(subject, state, around, by)
