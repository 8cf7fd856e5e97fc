"""The games as environments of PettingZoo: their own tests, and laws that theirs do not know."""

from __future__ import annotations

import copy
import pickle
import warnings
from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.adapters.tables import (
    PRESETS,
    any_of,
    at_the_end,
    drawn,
    every_game,
    every_kind,
    every_variant,
    kinds,
    legal_in,
    named,
    one_deal,
    positions,
    worth,
)
from vorhand import (
    GAMES,
    IllegalAction,
    InvalidDeal,
    InvalidOptions,
    MatchOver,
    NoSuchSeat,
    NotToMove,
    OutOfRange,
    UnknownGame,
    WrongTypeError,
    hawk,
    hearts,
    hurrikan,
    observing,
    turns,
)
from vorhand.adapters import tables
from vorhand.adapters.pettingzoo import env, raw_env
from vorhand.turns import Turn

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)  # of an environment that theirs import
    from pettingzoo.test import api_test, render_test, seed_test

# What PettingZoo says of every environment with a mask that is not on a list of its own.
calm = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
    "ignore:Action mask numpy array is all zeros",
)


def mask_of(made: Any, agent: str) -> Any:
    """The mask of an agent, wherever it is."""
    seen = made.observe(agent)
    return seen["action_mask"] if isinstance(seen, dict) else made.infos[agent]["action_mask"]


def played(made: Any, rng: Random, most: int = 10**6) -> dict[str, float]:
    """Play at random, to the end or for so many steps; what each agent has got."""
    got = dict.fromkeys(made.possible_agents, 0.0)
    for agent in made.agent_iter(most):
        _, reward, terminated, truncated, _ = made.last()
        got[agent] += reward
        over = terminated or truncated
        made.step(None if over else any_of(legal_in(mask_of(made, agent)), rng))
    return got


# --- Their tests


@calm
@every_variant
@every_kind
def test_it_is_an_environment_by_their_test(variant: Any, kind: dict[str, Any]) -> None:
    game, options = variant
    cycles = 1000 if kind["episode"] == "deal" else 40
    api_test(env(game, options=options, **kind), num_cycles=cycles)


@calm
@pytest.mark.parametrize("variant", PRESETS, ids=named)
def test_every_preset_is_an_environment_by_their_test(variant: Any) -> None:
    game, options = variant
    api_test(env(game, options=options), num_cycles=200)


@calm
@given(variant=drawn(), kind=st.sampled_from(list(kinds())), history=st.booleans())
def test_any_options_make_an_environment_by_their_test(
    variant: Any, kind: dict[str, Any], history: bool
) -> None:
    game, options = variant
    api_test(env(game, options=options, history=history, **kind), num_cycles=20)


@every_variant
@every_kind
def test_equal_seeds_give_equal_courses_by_their_test(variant: Any, kind: dict[str, Any]) -> None:
    game, options = variant
    seed_test(lambda: env(game, options=options, **kind), num_cycles=100)


@every_variant
@pytest.mark.parametrize("episode", ["deal", "match"])
@pytest.mark.filterwarnings("ignore")  # it draws actions without looking at the mask
def test_it_renders_by_their_test(
    variant: Any, episode: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    game, options = variant

    def made(**how: Any) -> Any:
        return env(game, options=options, episode=episode, **how)

    render_test(made)
    assert capsys.readouterr().out


# --- What is seen and what may be done


@given(found=positions(), kind=st.sampled_from(list(kinds())), history=st.booleans())
def test_it_begins_anywhere_and_shows_what_a_turn_shows(
    found: Any, kind: dict[str, Any], history: bool
) -> None:
    game, state = found
    made: Any = raw_env(game, options=state.options, history=history, **one_deal(kind))
    made.reset(options={"state": state})
    rng, turn = Random(1), Turn(state)
    assert made.turn == turn
    assert made.match is None
    for _ in range(6):  # a few steps, so that moves of several cards are begun
        for seat, agent in enumerate(made.agents):
            seen = made.observe(agent)
            assert seen in made.observation_space(agent)
            vector = seen["observation"] if kind["mask"] == "observation" else seen
            assert vector.tolist() == turn.observation(seat, history=history).array().tolist()
            mask = mask_of(made, agent)
            assert mask.dtype == np.int8
            assert legal_in(mask) == (list(turn.legal()) if seat == turn.seat else [])
            assert made.terminations[agent] == (turn.seat is None)
        if turn.seat is None:
            break
        assert made.agent_selection == f"seat_{turn.seat}"
        action = any_of(turn.legal(), rng)
        made.step(np.int64(action))
        turn = turn.apply(action)


@every_variant
def test_spaces_are_those_of_the_layout_and_the_planes(variant: Any) -> None:
    game, options = variant
    size = turns.layout(game).size
    for history in (False, True):
        width = observing.planes(options, history=history).width
        both: Any = raw_env(game, options=options, history=history)
        vector: Any = raw_env(game, options=options, history=history, mask="info")
        assert both.options == vector.options == options
        for agent in both.possible_agents:
            assert both.action_space(agent).n == vector.action_space(agent).n == size
            assert both.observation_space(agent)["observation"].shape == (width,)
            assert both.observation_space(agent)["action_mask"].shape == (size,)
            assert vector.observation_space(agent).shape == (width,)


@every_game
def test_it_is_named_after_the_game(game: str) -> None:
    made: Any = env(game)
    assert str(made) == f"{game}_v0"
    assert made.metadata["name"] == f"{game}_v0"
    assert made.metadata["render_modes"] == ["ansi", "human"]
    assert made.metadata["is_parallelizable"] is False
    assert made.possible_agents == [
        f"seat_{seat}" for seat in range(GAMES[game].Match.STANDARD.players)
    ]


def test_a_hand_of_hurrikan_that_grows_has_room() -> None:
    # After sweeps a seat plays less often, and the next six come to what it still holds.
    rng, most = Random(5), 0
    made: Any = raw_env("hurrikan", options=hurrikan.Options(players=2))
    for seed in range(60):
        made.reset(seed=seed)
        while made.turn.seat is not None:
            agent = made.agent_selection
            seen = made.observe(agent)
            assert seen in made.observation_space(agent)
            most = max(most, *map(len, made.turn.state.hands))
            # Sweeps first: the play that leaves least on the table.
            game, state = hurrikan, made.turn.state
            moves = game.legal_moves(state)
            sweeps = [move for move in moves if move.takes == state.public.table and move.takes]
            for action in made.turn.encode(sweeps[0] if sweeps else any_of(moves, rng)):
                made.step(action)
    assert most > hurrikan.Options(players=2).hand_size


# --- Rewards


@given(variant=drawn(), reward=st.sampled_from(["zero-sum", "score"]), seed=st.integers(0, 2**70))
def test_rewards_are_what_the_deal_is_worth(variant: Any, reward: Any, seed: int) -> None:
    game, options = variant
    made: Any = raw_env(game, options=options, reward=reward)
    made.reset(seed=seed)
    rng = Random(seed)
    while made.turn.seat is not None:
        assert set(made.rewards.values()) == {0.0}
        made.step(any_of(made.turn.legal(), rng))
    end = made.turn.state
    wanted = [worth(end, seat, reward) for seat in range(options.players)]
    assert list(made.rewards.values()) == pytest.approx(wanted)
    assert min(made.rewards.values()) >= made.worst_reward - 1e-9
    if reward == "zero-sum":
        assert sum(made.rewards.values()) == pytest.approx(0)
    assert list(played(made, rng).values()) == pytest.approx(wanted)
    assert made.agents == []


@every_game
@pytest.mark.parametrize("reward", ["zero-sum", "score"])
def test_a_match_pays_each_deal_and_deals_from_its_seed(game: str, reward: Any) -> None:
    made: Any = env(game, episode="match", reward=reward)
    made.reset(seed=11)
    match, known = made.match, GAMES[game]
    assert match.number == 0
    rng, got = Random(4), [0.0] * match.options.players
    for agent in made.agent_iter():
        state = made.turn.state
        if made.terminations[agent]:
            made.step(None)
            continue
        assert state.number == match.number
        action = any_of(made.turn.legal(), rng)
        end = made.turn.apply(action)
        made.step(action)
        if end.seat is None:
            match = match.record(end.state)
            for seat in range(match.options.players):
                got[seat] += worth(end.state, seat, reward)
                assert made.rewards[f"seat_{seat}"] == pytest.approx(worth(end.state, seat, reward))
            assert made.match == match
            if not match.over:
                begun = match.deal(match.deck_for(11))
                assert made.turn == Turn(begun)
    assert match.over
    assert match.number > 1
    made.reset(seed=11)
    assert list(played(made, Random(4)).values()) == pytest.approx(got)
    assert game == known.NAME


def test_a_match_without_end_is_truncated(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "MOST_DEALS", 3)
    options = hearts.Options(limit=10**9)
    made: Any = env("hearts", options=options, episode="match")
    made.reset(seed=1)
    while not any(made.truncations.values()):
        assert not any(made.terminations.values())
        made.step(any_of(made.turn.legal(), Random(1)))
    assert made.match.number == 3
    assert set(made.truncations.values()) == {True}
    assert not any(made.terminations.values())
    assert not mask_of(made, made.agent_selection).any()
    played(made, Random(1))
    assert made.agents == []


def test_a_deal_of_500_is_the_last_of_an_episode() -> None:
    assert tables.MOST_DEALS == 500  # as the documentation says


# --- How an episode begins


@given(variant=drawn(), kind=st.sampled_from(list(kinds())), seed=st.integers(0, 2**70))
def test_equal_seeds_give_equal_courses(variant: Any, kind: dict[str, Any], seed: int) -> None:
    game, options = variant
    courses = []
    for _ in range(2):
        made = raw_env(game, options=options, **kind)
        course: list[Any] = []
        for given_seed in (seed, None):
            made.reset(seed=given_seed)
            course.append(made.turn)
            rng = Random(2)
            for _ in range(40):
                if made.turn.seat is not None:
                    made.step(any_of(made.turn.legal(), rng))
                course.append((made.turn, dict(made.rewards)))
        courses.append(course)
    assert courses[0] == courses[1]


@every_game
def test_dealers_decks_and_numbers_differ_from_reset_to_reset(game: str) -> None:
    made: Any = raw_env(game)
    made.reset(seed=0)
    states = [made.turn.state]
    for _ in range(60):
        made.reset()
        states.append(made.turn.state)
    players = made.options.players
    assert {state.dealer for state in states} == set(range(players))
    assert len({state.number % 4 for state in states}) == 4
    assert len({state.hands for state in states}) == len(states)


@pytest.mark.parametrize("wanted", [None, {}, {"something": "of others"}])
def test_a_match_is_dealt_from_the_seed_itself(wanted: Any) -> None:
    made: Any = raw_env("hawk", episode="match")
    made.reset(seed=7, options=wanted)
    begun = made.turn.state
    match = hawk.Match(hawk.Options(), begun.dealer)
    assert begun == match.deal(match.deck_for(7))


@every_game
def test_an_episode_can_begin_in_the_middle_of_a_match(game: str) -> None:
    known, rng = GAMES[game], Random(1)
    match: Any = known.Match()
    match = match.record(at_the_end(match.deal(match.deck_for(3)), rng))
    made: Any = raw_env(game, episode="match")
    made.reset(seed=5, options={"match": match})
    assert made.match == match
    assert made.turn.state == match.deal(match.deck_for(5))
    state = match.deal(match.deck_for(8))
    made.reset(seed=5, options={"match": match, "state": state})
    assert made.turn.state == state
    end = at_the_end(state, rng)
    made.reset(seed=5, options={"match": match, "state": end})
    after = match.record(end)
    assert made.match == after
    assert made.turn.state == after.deal(after.deck_for(5))
    assert list(made.rewards.values()) == [
        pytest.approx(worth(end, seat, "zero-sum")) for seat in range(made.options.players)
    ]


@every_game
def test_an_episode_that_begins_at_the_end_of_a_deal_is_over_and_paid(game: str) -> None:
    known = GAMES[game]
    end = at_the_end(known.deal(known.pack()), Random(1))
    made: Any = env(game, reward="score")
    made.reset(options={"state": end})
    assert all(made.terminations.values())
    wanted = [worth(end, seat, "score") for seat in range(len(made.agents))]
    assert list(played(made, Random(1)).values()) == wanted


def test_only_a_state_of_this_game_with_these_options_can_be_begun_with() -> None:
    deal, match = raw_env("hearts"), raw_env("hearts", episode="match")
    state = hearts.deal(hearts.pack())
    spot = hearts.deal(hearts.pack(hearts.SPOT_HEARTS), hearts.SPOT_HEARTS)
    deal.reset(options={"state": state})
    wrong: Any
    for wrong, error, told in (
        ({"state": hawk.deal(hawk.pack())}, WrongTypeError, "state of Hearts"),
        ({"state": hearts.view(state, 0)}, WrongTypeError, "state of Hearts"),
        ({"state": "QS"}, WrongTypeError, "state of Hearts"),
        ({"state": spot}, InvalidDeal, "the options are"),
        ({"match": hearts.Match()}, WrongTypeError, "not with a match"),
        ([state], WrongTypeError, "a mapping"),
    ):
        with pytest.raises(error, match=told):
            deal.reset(options=wrong)
    assert deal.turn.state == state  # as it was
    third = hearts.deal(hearts.pack(), number=2)
    over = hearts.Match(scores=((100, 0, 0, 0),))
    for wrong, problem, told in (
        ({"match": hawk.Match()}, WrongTypeError, "match of Hearts"),
        ({"match": hearts.Match(hearts.SPOT_HEARTS)}, InvalidDeal, "the options are"),
        ({"state": third}, InvalidDeal, "deal 2, .* comes to deal 0"),
        ({"state": state, "match": hearts.Match(dealer=1)}, InvalidDeal, "seat 3 .* seat 1"),
        ({"match": over}, MatchOver, "over"),
        ({"match": over, "state": state}, MatchOver, "over"),
    ):
        with pytest.raises(problem, match=told):
            match.reset(options=wrong)


@pytest.mark.parametrize(
    ("seed", "error"), [("1", WrongTypeError), (1.5, WrongTypeError), (-1, OutOfRange)]
)
def test_a_seed_is_a_whole_number_from_0_on(seed: Any, error: type[Exception]) -> None:
    made: Any = raw_env()
    with pytest.raises(error, match="a seed is"):
        made.reset(seed=seed)


@given(variant=drawn(), kind=st.sampled_from(list(kinds())), seed=st.integers(0, 2**70))
def test_a_reset_that_fails_has_drawn_nothing(
    variant: Any, kind: dict[str, Any], seed: int
) -> None:
    game, options = variant
    begun = []
    for failing in ([], [None], [seed + 1, None]):
        made = raw_env(game, options=options, **kind)
        made.reset(seed=seed)
        before = made.turn
        for other in failing:
            with pytest.raises(WrongTypeError):
                made.reset(seed=other, options={"state": 5})
        assert made.turn == before
        made.reset()
        begun.append(made.turn)
    assert begun[0] == begun[1] == begun[2]


# --- What goes wrong


@every_game
@pytest.mark.parametrize("mask", ["observation", "info"])
@pytest.mark.parametrize("reward", ["zero-sum", "score"])
def test_an_illegal_action_changes_nothing_or_ends_the_deal(
    game: str, mask: Any, reward: Any
) -> None:
    raw = raw_env(game, mask=mask, reward=reward)
    raw.reset(seed=1)
    before = copy.deepcopy(raw.__dict__)
    illegal = min(set(range(52)) - set(raw.turn.legal()))
    with pytest.raises(IllegalAction) as error:
        raw.step(illegal)
    assert error.value.legal == raw.turn.legal()
    for wrong in ("2C", None, 0.5):
        with pytest.raises(WrongTypeError):
            raw.step(wrong)
    assert raw.turn == before["_place"].turn
    assert raw._cumulative_rewards == before["_cumulative_rewards"]

    checked: Any = env(game, mask=mask, reward=reward)
    checked.reset(seed=1)
    agent = checked.agent_selection
    checked.step(np.int64(illegal))
    assert all(checked.terminations.values())
    if mask == "observation":
        assert not any(mask_of(checked, one).any() for one in checked.agents)
    got = played(checked, Random(1))
    assert got == dict.fromkeys(got, 0.0) | {agent: raw.worst_reward}
    checked.reset(seed=1)
    with pytest.raises(AssertionError, match="action space"):
        checked.step(99)


def test_who_makes_an_illegal_action_gets_less_than_anybody_can_get_in_a_deal() -> None:
    # The queen and all hearts to one seat of four; nobody pays more in a deal of Hearts.
    assert raw_env("hearts", reward="score").worst_reward == -26
    assert raw_env("hearts").worst_reward == -26 + 26 / 4
    # The other side has the four points and a sweep with each of its 18 cards.
    assert raw_env("hurrikan", reward="score").worst_reward == 0
    assert raw_env("hurrikan").worst_reward == -11


def test_before_a_reset_and_after_the_end_nothing_can_be_done() -> None:
    made: Any = raw_env("hawk")
    asked: Callable[[], Any]
    for asked in (
        lambda: made.step(0),
        lambda: made.observe("seat_0"),
        lambda: made.turn,
        lambda: made.match,
    ):
        with pytest.raises(NotToMove, match="reset"):
            asked()
    made.reset(seed=1)
    played(made, Random(1))
    with pytest.raises(NotToMove, match="reset"):
        made.step(0)
    made.close()


@pytest.mark.parametrize("agent", ["seat_4", "seat", 0, None, []])
def test_an_agent_that_is_not_there_is_named(agent: Any) -> None:
    made: Any = raw_env()
    made.reset(seed=1)
    for asked in (made.observe, made.observation_space, made.action_space):
        with pytest.raises(NoSuchSeat, match="there is no agent"):
            asked(agent)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("episode", "round"),
        ("reward", "zero_sum"),
        ("mask", None),
        ("render_mode", "rgb_array"),
        ("render_mode", 3),
    ],
)
@pytest.mark.parametrize("make", [env, raw_env])
def test_a_value_that_is_not_there_is_named(make: Any, field: str, value: Any) -> None:
    with pytest.raises(InvalidOptions, match=f"{field}: ") as error:
        make(**{field: value})
    assert error.value.field == field


def test_a_name_that_was_nearly_right_is_offered() -> None:
    with pytest.raises(InvalidOptions, match="did you mean 'zero-sum'"):
        raw_env(reward="zero_sum")  # type: ignore[arg-type] # that is the point


def test_a_game_and_options_have_to_be_there_and_to_fit() -> None:
    with pytest.raises(UnknownGame):
        env("whist")
    with pytest.raises(WrongTypeError):
        env("hearts", options=hawk.Options())
    for wrong in (hearts, None, ["hearts"]):
        with pytest.raises(WrongTypeError, match="the name of a game, such as 'hearts', is expect"):
            raw_env(wrong)  # type: ignore[arg-type] # that is the point


# --- To look at, and to keep


def test_the_text_is_that_of_the_state(capsys: pytest.CaptureFixture[str]) -> None:
    shown: Any = env("hearts", render_mode="ansi")
    shown.reset(seed=1)
    assert shown.render() == str(shown.turn.state)
    assert capsys.readouterr().out == ""
    printed: Any = env("hearts", render_mode="human")
    printed.reset(seed=1)
    assert capsys.readouterr().out == f"{printed.turn.state}\n"
    printed.step(printed.turn.legal()[0])
    assert capsys.readouterr().out == f"{printed.turn.state}\n"
    assert printed.render() is None
    assert capsys.readouterr().out == f"{printed.turn.state}\n"
    silent: Any = env("hearts")
    silent.reset(seed=1)
    with pytest.warns(UserWarning, match="render_mode"):
        assert silent.render() is None


@every_kind
def test_a_copy_and_a_pickle_go_the_same_way(kind: dict[str, Any]) -> None:
    made: Any = env("hurrikan", **kind)
    made.reset(seed=1)
    played(made, Random(1), most=20)
    others = [copy.deepcopy(made), pickle.loads(pickle.dumps(made.unwrapped))]
    wanted = played(made, Random(2))
    for other in others:
        assert played(other, Random(2)) == wanted
