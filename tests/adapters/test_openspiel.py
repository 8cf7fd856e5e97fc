"""
The games in OpenSpiel: they pass what OpenSpiel asks of a game, and say what the library says.

OpenSpiel has to be installed: ``nox -s openspiel_adapter``.
"""

from __future__ import annotations

import copy
import gc
import pickle
import re
import subprocess
import sys
import unittest
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl.flags import FLAGS
from attrs.exceptions import FrozenInstanceError
from hypothesis import given, settings
from hypothesis import strategies as st
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import generate_playthrough
from open_spiel.python.observation import make_observation

from tests.adapters.spiel import VARIANTS, dealt, decisions, load, looking, random_states, replayed
from vorhand import (
    DECK,
    GAMES,
    Card,
    Cards,
    hawk,
    hearts,
    hurrikan,
    observing,
    testing,
    turns,
)
from vorhand.adapters import openspiel
from vorhand.adapters.openspiel import VorhandState, dealing, game_string
from vorhand.errors import (
    IllegalAction,
    InvalidDeal,
    InvalidOptions,
    NoSuchSeat,
    RecordError,
    UnknownGame,
    WrongTypeError,
)
from vorhand.kit.options import BaseOptions
from vorhand.turns import Turn

names = pytest.mark.parametrize("name", GAMES)
variants = pytest.mark.parametrize("options", VARIANTS, ids=str)
any_options = st.one_of([one.options for one in testing.SUBJECTS.values()])
seeds = st.integers(0, 2**32)
few = settings(max_examples=max(5, settings().max_examples // 3))
"""A deal of OpenSpiel is fifty states more than one of ours, and all are looked at."""


def default(name: str) -> Any:
    return pyspiel.load_game(f"python_vorhand_{name}")


# --- What OpenSpiel asks of a game


@variants
@pytest.mark.parametrize("number", [0, 3])
def test_random_deals_pass_openspiels_simulations(options: BaseOptions, number: int) -> None:
    pyspiel.random_sim_test(load(options, number), 1, serialize=True, verbose=False)


@few
@given(any_options, st.integers(0, 20), st.data())
def test_drawn_variants_pass_openspiels_simulations(
    options: Any, number: int, data: st.DataObject
) -> None:
    dealer = data.draw(st.integers(0, options.players - 1))
    pyspiel.random_sim_test(load(options, number, dealer), 1, serialize=True, verbose=False)


@names
def test_a_part_of_the_tree_passes_openspiels_checks(name: str) -> None:
    parts = {"game": default(name), "game_name": f"python_vorhand_{name}"}
    kind = type("Partial", (api_test.EnforceAPIOnPartialTreeBase,), parts)
    suite = unittest.defaultTestLoader.loadTestsFromTestCase(kind)
    assert suite.countTestCases() >= 5
    result = unittest.TestResult()
    suite.run(result)
    assert result.testsRun == suite.countTestCases()
    assert not result.skipped
    assert [text for _, text in result.failures + result.errors] == []


@variants
def test_a_playthrough_is_the_same_when_it_is_played_again(
    options: BaseOptions, tmp_path: Path
) -> None:
    text = generate_playthrough.playthrough(game_string(options), None, seed=7)
    assert f"game: {game_string(options)}\n" in text
    assert len(re.findall("^action: ", text, flags=re.MULTILINE)) > 60
    FLAGS.mark_as_parsed()  # OpenSpiel reads how it is to replay from the command line
    written = tmp_path / "playthrough.txt"
    written.write_text(text, "utf-8")
    original, again = generate_playthrough.replay(written)
    assert original == again == text


@names
def test_every_game_is_registered_with_its_numbers_of_players(name: str) -> None:
    known = {one.short_name: one for one in pyspiel.registered_games()}[f"python_vorhand_{name}"]
    least, most = {"hearts": (3, 6), "hawk": (2, 6), "hurrikan": (2, 4)}[name]
    assert (known.min_num_players, known.max_num_players) == (least, most)
    assert known.default_loadable


def test_chance_and_the_end_have_openspiels_numbers() -> None:
    assert int(pyspiel.PlayerId.CHANCE) == dealing.CHANCE
    assert int(pyspiel.PlayerId.TERMINAL) == dealing.TERMINAL


# --- What a state says


@few
@given(any_options, st.integers(0, 20), seeds)
def test_a_deal_in_openspiel_is_the_deal_of_the_library(
    options: Any, number: int, seed: int
) -> None:
    game, rng = load(options, number), Random(seed)
    rules, size = game.setting.game, len(game.setting.game.pack(options))
    turn: Turn | None = None
    state = None
    for state in random_states(game, rng):
        history = state.history()
        if state.is_chance_node():
            left = [card.index for card in rules.pack(options) if card.index not in history]
            assert state.legal_actions() == left
            assert state.chance_outcomes() == [(card, 1 / len(left)) for card in left]
            continue
        if turn is None:
            assert len(history) == size == game.max_chance_nodes_in_history()
            deck = [DECK[card] for card in history]
            turn = Turn(rules.deal(deck, options, number=number))
        else:
            turn = turn.apply(history[-1])
        assert state.turn == turn
        assert state.is_terminal() == (turn.seat is None)
        if turn.seat is None:
            break
        assert state.current_player() == turn.seat
        assert state.legal_actions() == list(turn.legal())
        mask = state.legal_actions_mask()
        assert sum(bit << place for place, bit in enumerate(mask)) == turn.mask()
        assert state.returns() == state.rewards() == [0] * options.players
    assert turn is not None
    assert state is not None
    assert state.returns() == state.rewards() == list(rules.utility(turn.state))
    assert game.min_utility() <= min(state.returns())
    assert max(state.returns()) <= game.max_utility()
    assert len(state.history()) - size <= game.max_game_length() == turns.most_actions(options)


def test_the_deck_is_dealt_from_its_top() -> None:
    state = load(hurrikan.Options(), dealer=1).new_initial_state()
    deck = hurrikan.pack()
    for card in deck:
        assert state.action_to_string(card.index) == f"deals {card}"
        state.apply_action(card.index)
    assert state.turn == Turn(hurrikan.deal(deck, dealer=1))


def test_what_a_state_holds_is_a_value() -> None:
    game = load(hawk.Options(players=3), number=2)
    state = game.new_initial_state()
    state.apply_action(state.legal_actions()[0])
    for value in (state.at, game.setting):
        assert copy.deepcopy(value) is value
        assert pickle.loads(pickle.dumps(value)) == value
        with pytest.raises(FrozenInstanceError):
            value.number = 3


def test_cards_still_to_be_dealt_make_no_turn() -> None:
    state = default("hawk").new_initial_state()
    with pytest.raises(InvalidDeal, match="not all cards have been dealt"):
        _ = state.turn
    assert str(state) == "dealt: "
    state.apply_action(Card("AS").index)
    assert str(state) == "dealt: AS"
    with pytest.raises(IllegalAction):
        state.apply_action(Card("AS").index)
    with pytest.raises(IllegalAction):
        state.apply_action(Card("KS").index + 52)


def test_an_action_is_told_with_its_seat() -> None:
    game = default("hearts")
    assert game.new_initial_state().action_to_string(2, Card("QS").index) == "2 QS"
    state = dealt(game, Random(1))
    first = state.legal_actions()[0]
    assert state.action_to_string(first) == f"0 passes {DECK[first]}"
    assert state.string_to_action(f"0 passes {DECK[first]}") == first
    state.apply_action(first)
    assert str(state).endswith(f"\nbegun: {DECK[first]}")
    assert str(state).startswith(str(state.turn.state))


def test_an_action_that_is_not_legal_leaves_the_state_as_it_was() -> None:
    state = dealt(default("hawk"), Random(1))
    before, history = state.turn, state.history()
    wrong = next(card for card in range(52) if card not in state.legal_actions())
    with pytest.raises(IllegalAction, match=f"action {wrong} is not legal"):
        state.apply_action(wrong)
    assert (state.turn, state.history()) == (before, history)


@names
def test_a_clone_goes_its_own_way(name: str) -> None:
    for state in decisions(default(name), Random(3)):
        clone, before = state.clone(), state.turn
        assert clone.turn is before
        clone.apply_action(clone.legal_actions()[0])
        assert state.turn is before
        assert clone.history()[:-1] == state.history()
        assert copy.deepcopy(state).turn == before


@pytest.mark.parametrize(
    ("options", "number", "begun"),
    [(hearts.Options(), 0, 2), (hurrikan.Options(), 0, 1), (hurrikan.Options(players=4), 0, 1)],
)
def test_a_move_that_has_been_begun_survives_serialization(
    options: BaseOptions, number: int, begun: int
) -> None:
    tried = 0
    for seed in range(40):
        for state in decisions(load(options, number), Random(seed)):
            if len(state.turn.begun) < begun:
                continue
            tried += 1
            _, again = pyspiel.deserialize_game_and_state(
                pyspiel.serialize_game_and_state(state.get_game(), state)
            )
            copied = pickle.loads(pickle.dumps(state))
            for one in (again, copied, replayed(state)):
                assert one.turn == state.turn
                assert one.history() == state.history()
                assert one.legal_actions() == state.legal_actions()
    assert tried >= 20


def test_a_state_outlives_the_names_of_its_game() -> None:
    state = default("hawk").new_initial_state()
    gc.collect()
    for _ in range(40):
        state.apply_action(state.legal_actions()[0])
    assert isinstance(state, VorhandState)
    assert state.get_game().setting.options == hawk.SOURCE


# --- What a seat may know


@few
@given(any_options, seeds)
def test_tensors_are_the_observations_of_the_library(options: Any, seed: int) -> None:
    game, rng = load(options), Random(seed)
    looks = {history: looking(game, history=history) for history in (False, True)}
    assert game.observation_tensor_size() == observing.planes(options).width
    wide = observing.planes(options, history=True).width
    assert game.information_state_tensor_size() == wide
    for state in decisions(game, rng):
        if rng.random() < 0.8:
            continue
        seat = rng.randrange(options.players)
        for history, look in looks.items():
            bits = state.turn.observation(seat, history=history)
            look.set_from(state, seat)
            assert look.tensor.tolist() == bits.array().tolist()
            for plane in bits.planes.planes:
                number = sum(1 << at for at in np.flatnonzero(look.dict[plane.name]).tolist())
                assert number == bits[plane.name]
        short = state.turn.observation(seat).array().tolist()
        assert state.observation_tensor(seat) == short
        long = state.turn.observation(seat, history=True).array().tolist()
        assert state.information_state_tensor(seat) == long


def test_the_text_of_an_observation_is_what_the_seat_sees() -> None:
    state = dealt(default("hearts"), Random(1))
    state.apply_action(state.legal_actions()[0])
    view = hearts.view(state.turn.state, 0)
    assert state.observation_string(0) == f"{view}\nbegun: {DECK[state.history()[-1]]}"
    assert state.observation_string(1) == str(hearts.view(state.turn.state, 1))


def test_while_cards_are_dealt_a_seat_sees_none() -> None:
    state = default("hearts").new_initial_state()
    blank = state.observation_tensor(1), state.observation_string(1)
    state.apply_action(7)
    assert (state.observation_tensor(1), state.observation_string(1)) == blank
    assert blank == ([0] * len(blank[0]), "the cards are being dealt")
    assert set(state.information_state_tensor(1)) == {0}
    assert state.information_state_string(1) == "the cards are being dealt"
    # What was there before is wiped away.
    look = looking(state.get_game(), history=False)
    look.set_from(dealt(default("hearts"), Random(1)), 0)
    assert look.tensor.any()
    look.set_from(state, 0)
    assert not look.tensor.any()


@few
@given(st.sampled_from(VARIANTS), seeds)
def test_the_key_of_a_position_tells_apart_what_a_seat_can_tell_apart(
    options: Any, seed: int
) -> None:
    game = load(options)
    keys: dict[str, tuple[Any, ...]] = {}
    for state in decisions(game, Random(seed)):
        turn = state.turn
        for seat in range(options.players):
            begun = turn.begun if turn.seat == seat else ()
            known = (turn.game.view(turn.state, seat), begun)
            assert keys.setdefault(state.information_state_string(seat), known) == known
    assert len(set(keys.values())) > 40


def test_other_kinds_of_observation_are_not_there() -> None:
    game = default("hearts")
    none, all_seats = pyspiel.PrivateInfoType.NONE, pyspiel.PrivateInfoType.ALL_PLAYERS
    for private in (none, all_seats):
        kind = pyspiel.IIGObservationType(perfect_recall=False, private_info=private)
        assert make_observation(game, kind) is None
    own_only = pyspiel.IIGObservationType(perfect_recall=False, public_info=False)
    assert make_observation(game, own_only) is None
    with pytest.raises(InvalidOptions, match="colour: an observation has no parameters"):
        make_observation(game, None, {"colour": "red"})


def test_an_observer_takes_states_with_its_planes_and_nothing_else() -> None:
    game, other = load(hearts.Options(players=5)), load(hearts.Options())
    state, rng = dealt(other, Random(1)), Random(1)
    wrong: Any
    for history in (False, True):
        observer = openspiel.Observer(hearts.Options(players=5), history=history)
        observer.set_from(dealt(game, rng), 4)
        before = observer.tensor.tolist()
        for wrong in (state, dealt(default("hawk"), rng)):
            with pytest.raises(WrongTypeError, match=r"a state with hearts-.* is expected"):
                observer.set_from(wrong, 0)
        theirs = pyspiel.load_game("hearts").new_initial_state()
        for call in (observer.set_from, observer.string_from):
            for wrong in (None, theirs, state.turn):
                with pytest.raises(WrongTypeError, match="a VorhandState is expected"):
                    call(wrong, 0)
        assert observer.tensor.tolist() == before


# --- What a game is told


@variants
def test_the_text_of_a_game_says_all_of_it_without_a_comma_in_a_value(
    options: BaseOptions,
) -> None:
    text = game_string(options, number=2, dealer=1)
    game = pyspiel.load_game(text)
    assert str(game) == str(load(options, 2, 1)) == text
    assert text.count(",") == 3  # between four parameters
    assert (game.setting.options, game.setting.number, game.setting.dealer) == (options, 2, 1)
    assert game.num_players() == options.players
    assert pickle.loads(pickle.dumps(game)).setting == game.setting


@given(any_options)
def test_options_of_any_variant_come_back(options: Any) -> None:
    assert pyspiel.load_game(game_string(options)).setting.options == options


def test_options_can_be_plain_json_and_need_not_be_complete() -> None:
    given = {"options": '{"jack_of_diamonds": -10, "moon": "SHOOTER_DOWN"}'}
    game = pyspiel.load_game("python_vorhand_hearts", given)
    options = hearts.Options(jack_of_diamonds=-10, moon=hearts.Moon.SHOOTER_DOWN)
    assert game.setting.options == options
    assert str(game) == game_string(options)


def test_players_number_and_dealer_are_parameters() -> None:
    game = pyspiel.load_game("python_vorhand_hearts(players=3,number=2,dealer=1)")
    setting = game.setting
    assert (setting.options, setting.number, setting.dealer) == (hearts.Options(players=3), 2, 1)
    state = dealt(game, Random(1))
    assert state.turn.state.direction is hearts.Direction.HOLD  # left, right, hold
    assert default("hawk").setting.dealer == 3  # the last seat


@pytest.mark.parametrize(
    ("parameters", "error", "message"),
    [
        ({"players": 7}, RecordError, "options.players: "),
        ({"players": -1}, RecordError, "options.players: "),
        ({"players": 3, "options": '{"players": 4}'}, InvalidOptions, "for 4, not for 3"),
        ({"options": '{"player": 4}'}, RecordError, "did you mean 'players'?"),
        ({"options": '{"moon": "FULL"}'}, RecordError, "options.moon: "),
        ({"options": "["}, RecordError, "not JSON"),
        ({"options": "[]"}, RecordError, "options: an object is expected"),
        ({"options": 3}, WrongTypeError, "options are a text of JSON, not 3"),
        ({"players": "3"}, WrongTypeError, "a number of players is an int, not '3'"),
        ({"dealer": 4}, InvalidDeal, "there is no seat 4 to deal"),
        ({"dealer": -2}, InvalidDeal, "there is no seat -2 to deal"),
        ({"dealer": "1"}, WrongTypeError, "a dealer is a seat, an int, not '1'"),
        ({"number": -1}, InvalidDeal, "the number of a deal is 0 or more, not -1"),
        ({"number": 2**31}, InvalidDeal, "is 2147483647 at most, not 2147483648"),
        ({"number": 1.5}, WrongTypeError, "the number of a deal is an int, not 1.5"),
    ],
)
def test_what_no_game_can_be_told_is_refused_by_name(
    parameters: dict[str, Any], error: type[Exception], message: str
) -> None:
    # OpenSpiel looks at the types of what it reads from a text, and not at these.
    kind = type(default("hearts"))
    with pytest.raises(error, match=re.escape(message)):
        kind(parameters)


def test_the_number_of_a_deal_is_one_that_openspiel_can_write_down() -> None:
    largest = 2**31 - 1  # its parameters are numbers of 32 bits
    options = hearts.Options()
    for game in (
        openspiel.load_game(options, number=largest),
        pyspiel.load_game(game_string(options, number=largest)),
    ):
        assert game.setting.number == largest
    for call in (openspiel.load_game, game_string):
        for number in (largest + 1, 10**15):
            with pytest.raises(InvalidDeal, match=f"{largest} at most, not {number}"):
                call(options, number=number)


def test_only_options_can_be_loaded() -> None:
    for wrong in (hearts.Options, "hearts", None):
        with pytest.raises(UnknownGame):
            openspiel.load_game(wrong)  # type: ignore[arg-type] # on purpose
    with pytest.raises(WrongTypeError):
        game_string(hearts.Match())  # type: ignore[arg-type] # on purpose


def test_python_ends_well_with_the_games_in_it() -> None:
    program = "from vorhand.adapters import openspiel"
    subprocess.run([sys.executable, "-c", program], check=True)


# --- Resampling


@few
@given(any_options, st.integers(0, 3), seeds)
def test_a_seat_cannot_tell_a_resampled_state_from_the_state(
    options: Any, number: int, seed: int
) -> None:
    rng = Random(seed)
    for state in random_states(load(options, number), rng):
        if state.is_chance_node() or rng.random() < 0.7:
            continue
        seat = rng.randrange(options.players)
        other = state.resample_from_infostate(seat, rng.random)
        assert type(other) is type(state)
        assert other.current_player() == state.current_player()
        assert other.is_terminal() == state.is_terminal()
        assert other.information_state_string(seat) == state.information_state_string(seat)
        assert other.observation_string(seat) == state.observation_string(seat)
        again = replayed(other)
        assert again.turn == other.turn
        assert again.current_player() == other.current_player()
        assert other.move_number() == len(other.history())
        if seat == state.current_player():
            assert other.turn.begun == state.turn.begun
            assert other.legal_actions() == state.legal_actions()
            assert len(other.history()) == len(state.history())


def test_what_another_seat_has_begun_is_begun_anew() -> None:
    state = dealt(default("hearts"), Random(1))
    for _ in range(2):
        state.apply_action(state.legal_actions()[-1])
    own = state.resample_from_infostate(0, Random(2))
    assert own.turn.begun == state.turn.begun != ()
    others = state.resample_from_infostate(2, Random(2))
    assert others.turn.begun == ()
    assert others.current_player() == 0
    assert others.turn.state.hands[2] == state.turn.state.hands[2]
    assert others.turn.state.hands[0] != state.turn.state.hands[0]


def test_the_passes_of_others_are_drawn_too() -> None:
    state = dealt(default("hearts"), Random(1))
    while state.current_player() < 3:
        state.apply_action(state.legal_actions()[0])
    drawn = {state.resample_from_infostate(3, Random(seed)).turn.state.pending for seed in range(9)}
    assert len({passes[0] for passes in drawn}) > 5
    assert {passes[3] for passes in drawn} == {None}


def test_the_same_random_numbers_draw_the_same_state() -> None:
    state = dealt(default("hawk"), Random(1))
    one, same, other = (
        state.resample_from_infostate(1, Random(seed).random).turn for seed in (5, 5, 6)
    )
    assert one == same != other
    drawn = state.resample_from_infostate(1, pyspiel.UniformProbabilitySampler(0.0, 1.0))
    assert drawn.turn.state.hands[1] == state.turn.state.hands[1]


def test_before_all_cards_are_dealt_any_cards_may_have_been() -> None:
    state = default("hurrikan").new_initial_state()
    for card in hurrikan.pack()[:7]:
        state.apply_action(card.index)
    drawn = state.resample_from_infostate(0, Random(1))
    assert drawn.is_chance_node()
    assert len(drawn.history()) == 7
    assert drawn.history() != state.history()
    assert replayed(drawn).history() == drawn.history()
    assert Cards(DECK[card] for card in drawn.history()) <= Cards(hurrikan.pack())


def test_a_seat_that_is_not_there_is_not_asked_for() -> None:
    state = dealt(default("hurrikan"), Random(1))
    for seat in (2, -1):
        with pytest.raises(NoSuchSeat):
            state.resample_from_infostate(seat, Random(1))
    with pytest.raises(WrongTypeError):
        state.resample_from_infostate("0", Random(1))


def test_numbers_from_0_up_to_1_have_to_be_drawn() -> None:
    state = dealt(default("hurrikan"), Random(1))
    wrong: Any
    for wrong in (None, 7, "x"):
        with pytest.raises(WrongTypeError, match=r"a random\.Random, or a function that"):
            state.resample_from_infostate(0, wrong)
    for wrong in ("x", None, 1j, -0.1, 1.1, float("nan"), float("inf")):
        with pytest.raises(WrongTypeError, match="a number from 0 up to 1 is to be drawn, not"):
            state.resample_from_infostate(0, lambda number=wrong: number)
    for right in (0, 0.5, np.float32(0.5), np.random.RandomState(1).rand()):
        drawn = state.resample_from_infostate(0, lambda number=right: number)
        assert drawn.information_state_string(0) == state.information_state_string(0)
