"""The games as environments of Gymnasium: its own test, and laws that it does not know."""

from __future__ import annotations

import copy
import pickle
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from hypothesis import assume, given
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
    IllegalMove,
    InvalidDeal,
    InvalidOptions,
    NoSuchSeat,
    NotToMove,
    OutOfRange,
    PlayerError,
    UnknownGame,
    WrongTypeError,
    hawk,
    hearts,
    players,
)
from vorhand.adapters import tables
from vorhand.adapters.gymnasium import SeatEnv
from vorhand.turns import Turn

calm = pytest.mark.filterwarnings(
    # Theirs wants a spec for that, which environments with a variant do not have.
    "ignore:.*Not able to test alternative render modes",
)


class AnyAction(SeatEnv):
    """One that takes any action for some legal one, as their test knows of no mask."""

    def step(self, action: Any) -> Any:
        legal = legal_in(self.action_masks())
        return super().step(legal[int(action) % len(legal)])


class Watching:
    """A player that keeps what it has seen."""

    def __init__(self) -> None:
        self.views: list[Any] = []

    def __call__(self, view: Any, rng: Random) -> Any:
        self.views.append(view)
        return players.random_player(view, rng)


def played(made: SeatEnv, rng: Random) -> tuple[float, bool, bool]:
    """Play at random to the end: all that the seat has got, and how it ended."""
    got, terminated, truncated = 0.0, False, False
    while not (terminated or truncated):
        _, reward, terminated, truncated, _ = made.step(any_of(legal_in(made.action_masks()), rng))
        got += reward
    return got, terminated, truncated


# --- Their test


@calm
@every_variant
@every_kind
def test_it_is_an_environment_by_their_test(variant: Any, kind: dict[str, Any]) -> None:
    game, options = variant
    for seat in {0, options.players - 1}:
        check_env(AnyAction(game, seat, options=options, render_mode="ansi", **kind))
        check_env(SeatEnv(game, seat, options=options, illegal="end", **kind))


@calm
@pytest.mark.parametrize("variant", PRESETS, ids=named)
def test_every_preset_is_an_environment_by_their_test(variant: Any) -> None:
    game, options = variant
    check_env(AnyAction(game, options=options))


@calm
@given(variant=drawn(), kind=st.sampled_from(list(kinds())), history=st.booleans())
def test_any_options_make_an_environment_by_their_test(
    variant: Any, kind: dict[str, Any], history: bool
) -> None:
    game, options = variant
    check_env(AnyAction(game, options=options, history=history, **kind))


@every_game
def test_it_is_registered(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    made = gymnasium.make(f"vorhand/{game.capitalize()}-v0", illegal="end", seat=1)
    inner: Any = made.unwrapped
    assert isinstance(inner, SeatEnv)
    assert inner.options == GAMES[game].Match.STANDARD
    assert inner.seat == 1
    check_env(inner)
    capsys.readouterr()


# --- What is seen and what may be done


@given(found=positions(), kind=st.sampled_from(list(kinds())), data=st.data())
def test_it_begins_anywhere_and_shows_what_a_turn_shows(
    found: Any, kind: dict[str, Any], data: st.DataObject
) -> None:
    game, state = found
    turn = Turn(state)
    assume(turn.seat is not None)
    seat = turn.seat or 0
    history = data.draw(st.booleans())
    made = SeatEnv(game, seat, options=state.options, history=history, **one_deal(kind))
    seen, info = made.reset(seed=1, options={"state": state})
    assert made.turn == turn
    assert made.match is None
    rng, reward, terminated = Random(1), 0.0, False
    while not terminated:
        assert seen in made.observation_space
        vector, mask = seen, info.get("action_mask")
        if kind["mask"] == "observation":
            vector, mask = seen["observation"], seen["action_mask"]
        assert vector.tolist() == made.turn.observation(seat, history=history).array().tolist()
        assert made.turn.seat == seat
        assert legal_in(mask) == legal_in(made.action_masks()) == list(made.turn.legal())
        assert made.action_masks().dtype == np.bool_
        before = made.turn
        action = any_of(made.turn.legal(), rng)
        seen, reward, terminated, truncated, info = made.step(np.int64(action))
        assert not truncated
        if before.apply(action).seat == seat:
            assert made.turn == before.apply(action)  # nobody else has played
        assert terminated or reward == 0
    assert reward == pytest.approx(worth(made.turn.state, seat, kind["reward"]))
    assert seen in made.observation_space
    assert not made.action_masks().any()


@given(variant=drawn(), seed=st.integers(0, 2**70), data=st.data())
def test_the_others_play_by_their_views_and_nobody_plays_for_the_seat(
    variant: Any, seed: int, data: st.DataObject
) -> None:
    game, options = variant
    seat = data.draw(st.integers(0, options.players - 1))
    watching: list[Any] = [Watching() for _ in range(options.players)]
    watching[seat] = None
    made = SeatEnv(game, seat, watching, options=options)
    made.reset(seed=seed)
    played(made, Random(seed))
    for other, player in enumerate(watching):
        if player is not None:
            assert {view.seat for view in player.views} <= {other}
            assert all(isinstance(view, GAMES[game].View) for view in player.views)
    assert any(player.views for player in watching if player is not None)


# --- Rewards and courses


@given(variant=drawn(), kind=st.sampled_from(list(kinds())), seed=st.integers(0, 2**70))
def test_equal_seeds_give_equal_courses(variant: Any, kind: dict[str, Any], seed: int) -> None:
    game, options = variant
    courses = []
    for _ in range(2):
        made = SeatEnv(game, 1, options=options, **one_deal(kind))
        course: list[Any] = []
        for given_seed in (seed, None):
            made.reset(seed=given_seed)
            course += [made.turn, played(made, Random(2)), made.turn]
        courses.append(course)
    assert courses[0] == courses[1]


@every_game
def test_a_match_pays_each_deal(game: str) -> None:
    made = SeatEnv(game, 1, episode="match", reward="score")
    made.reset(seed=3)
    assert made.match is not None
    got, terminated, truncated = played(made, Random(1))
    assert terminated
    assert not truncated
    match = made.match
    assert match.over
    assert match.number > 1
    total = sum(line[1] for line in match.scores)
    assert got == (-total if game == "hearts" else total)


def test_a_match_without_end_is_truncated(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "MOST_DEALS", 2)
    made = SeatEnv("hearts", options=hearts.Options(limit=10**9), episode="match")
    made.reset(seed=1)
    _, terminated, truncated = played(made, Random(1))
    assert truncated
    assert not terminated
    assert made.match is not None
    assert made.match.number == 2
    with pytest.raises(NotToMove):
        made.step(0)


def test_the_simple_player_is_harder_than_chance() -> None:
    # The same decks for both: what the opponents do makes the difference.
    def mean(opponent: Any) -> float:
        made = SeatEnv("hearts", 0, opponent)
        total = 0.0
        for seed in range(60):
            made.reset(seed=seed)
            total += played(made, Random(seed))[0]
        return total / 60

    assert mean(players.simple_player("hearts")) < mean(players.random_player) - 2


# --- States to begin with


@every_game
def test_a_state_after_which_the_seat_decides_nothing_is_refused(game: str) -> None:
    known, rng = GAMES[game], Random(1)
    turn = Turn(known.deal(known.pack()))
    last = turn
    while turn.seat is not None:
        last, turn = turn, turn.apply(any_of(turn.legal(), rng))
    others = [seat for seat in range(known.Match.STANDARD.players) if seat != last.seat]
    made = SeatEnv(game, others[0])
    made.reset(seed=1)
    before = made.turn
    for state in (last.state, turn.state):
        with pytest.raises(NotToMove, match="nothing to decide"):
            made.reset(options={"state": state})
    assert made.turn == before
    assert made.action_masks().any()


@every_game
def test_in_a_match_the_next_deal_follows_instead(game: str) -> None:
    known = GAMES[game]
    match: Any = known.Match()
    end = at_the_end(match.deal(match.deck_for(1)), Random(1))
    made = SeatEnv(game, 0, episode="match")
    made.reset(seed=1, options={"state": end})
    assert made.match == match.record(end)
    assert made.turn.seat == 0
    with pytest.raises(InvalidDeal):
        made.reset(options={"state": known.deal(known.pack(), number=5)})


@given(variant=drawn(), kind=st.sampled_from(list(kinds())), seed=st.integers(0, 2**70))
def test_a_reset_that_fails_has_drawn_nothing(
    variant: Any, kind: dict[str, Any], seed: int
) -> None:
    game, options = variant
    courses = []
    for failing in ([], [None], [seed + 1, None]):
        made = SeatEnv(game, 1, options=options, **one_deal(kind))
        made.reset(seed=seed)
        before, known = made.turn, made.np_random_seed
        for other in failing:
            with pytest.raises(WrongTypeError):
                made.reset(seed=other, options={"state": 5})
        assert (made.turn, made.np_random_seed) == (before, known)
        course = [played(made, Random(2))]
        made.reset()
        courses.append([*course, made.turn, played(made, Random(3))])
    assert courses[0] == courses[1] == courses[2]


# --- What goes wrong


@every_game
def test_an_illegal_action_changes_nothing(game: str) -> None:
    made = SeatEnv(game)
    made.reset(seed=1)
    before = made.turn
    illegal = min(set(range(52)) - set(before.legal()))
    wrong: Any
    for wrong in (illegal, -1, 10**6):
        with pytest.raises(IllegalAction) as error:
            made.step(wrong)
        assert error.value.legal == before.legal()
    for wrong in ("2C", None, 0.5):
        with pytest.raises(WrongTypeError):
            made.step(wrong)
    assert made.turn is before
    played(made, Random(1))


@every_game
@pytest.mark.parametrize("reward", ["zero-sum", "score"])
def test_an_illegal_action_can_be_the_end_with_the_worst_reward(game: str, reward: Any) -> None:
    made = SeatEnv(game, illegal="end", reward=reward)
    made.reset(seed=1)
    illegal = min(set(range(52)) - set(made.turn.legal()))
    seen, got, terminated, truncated, _ = made.step(illegal)
    assert (got, terminated, truncated) == (made.worst_reward, True, False)
    assert not seen["action_mask"].any()
    with pytest.raises(NotToMove, match="reset"):
        made.step(illegal)
    made.reset(seed=1)
    with pytest.raises(WrongTypeError):
        made.step("2C")


def test_before_a_reset_nothing_can_be_done() -> None:
    made = SeatEnv("hawk")
    for asked in (
        lambda: made.step(0),
        made.action_masks,
        lambda: made.turn,
        lambda: made.match,
    ):
        with pytest.raises(NotToMove, match="reset"):
            asked()


def not_held(view: Any, rng: Random) -> Any:
    """Play a card that somebody else has."""
    del rng
    return hawk.Play(view.seat, next(card for card in hawk.pack() if card not in view.hand))


def for_another(view: Any, rng: Random) -> Any:
    """Pass for seat 3, which may pass too, but has somebody else to do so."""
    del view, rng
    return hearts.legal_moves(hearts.deal(hearts.pack()), 3)[0]


def nothing(view: Any, rng: Random) -> Any:
    """Answer with nothing, after some random numbers."""
    del view
    rng.random()


def broken(view: Any, rng: Random) -> Any:
    """Fail."""
    raise ZeroDivisionError(f"{view.seat} {rng.random()}")


@pytest.mark.parametrize(
    ("game", "opponent", "error"),
    [
        ("hawk", not_held, IllegalMove),
        ("hearts", for_another, NotToMove),
        ("hawk", nothing, WrongTypeError),
        ("hearts", broken, ZeroDivisionError),
    ],
)
def test_an_opponent_that_fails_is_named_and_nothing_is_changed(
    game: str, opponent: Any, error: type[Exception]
) -> None:
    known = GAMES[game]
    made = SeatEnv(game, 0, opponent)
    made.reset(options={"state": known.deal(known.pack())})  # seat 0 is the first to act
    while made.turn.move(made.turn.legal()[0]) is None:
        made.step(made.turn.legal()[0])
    before = made.turn
    told = []
    for _ in range(2):
        with pytest.raises(PlayerError, match=f"{opponent.__name__} at seat 1 in deal 0") as caught:
            made.step(before.legal()[0])
        assert isinstance(caught.value.__cause__, error)
        assert (caught.value.kind, caught.value.move) == (error.__name__, 1)
        assert made.turn is before
        told.append(caught.value.error)
    assert told[0] == told[1]  # the random numbers are the same again
    if error is ZeroDivisionError:
        assert told[0].startswith("1 0.")


def test_an_opponent_that_fails_once_is_asked_again_with_the_same_random_numbers() -> None:
    def course(failures: int) -> list[float]:
        asked: list[float] = []
        left = [failures]

        def player(view: Any, rng: Random) -> Any:
            number = rng.random()
            if view.seat == 2 and left[0]:
                left[0] -= 1
                raise ZeroDivisionError
            asked.append(number)
            return players.random_player(view, rng)

        made = SeatEnv("hawk", 0, player)
        made.reset(seed=1, options={"state": hawk.deal(hawk.pack())})
        for _ in range(failures):
            with pytest.raises(PlayerError):
                made.step(made.turn.legal()[0])
            asked.clear()
        made.step(made.turn.legal()[0])
        return asked

    assert len(course(0)) >= 3  # the other three, before seat 0 can be asked again
    assert course(0) == course(2)


def test_an_opponent_that_fails_in_a_reset_is_named_and_nothing_is_changed() -> None:
    made = SeatEnv("hawk", 1, random_once_then_broken())
    first = hawk.deal(hawk.pack())
    made.reset(seed=1, options={"state": first})
    before = made.turn
    with pytest.raises(PlayerError, match="at seat 0 in deal 0, move 0: ZeroDivisionError"):
        made.reset(options={"state": first})
    assert made.turn is before


def random_once_then_broken() -> Any:
    """A player whose second move fails."""
    asked: list[Any] = []

    def player(view: Any, rng: Random) -> Any:
        asked.append(view)
        return (players.random_player if len(asked) == 1 else broken)(view, rng)

    return player


@pytest.mark.parametrize(
    "opponents", [None, "duck", 3, [], [players.random_player] * 3, [None] * 4]
)
def test_opponents_are_players(opponents: Any) -> None:
    with pytest.raises(WrongTypeError, match="opponents"):
        SeatEnv("hearts", 0, opponents)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("episode", "round"),
        ("reward", 1),
        ("mask", None),
        ("illegal", "ignore"),
        ("render_mode", "rgb_array"),
    ],
)
def test_a_value_that_is_not_there_is_named(field: str, value: Any) -> None:
    with pytest.raises(InvalidOptions, match=f"{field}: ") as error:
        SeatEnv(**{field: value})
    assert error.value.field == field


def test_game_seat_and_options_have_to_be_there_and_to_fit() -> None:
    with pytest.raises(UnknownGame):
        SeatEnv("whist")
    with pytest.raises(WrongTypeError, match="the name of a game, such as 'hearts', is expected"):
        SeatEnv(hearts)  # type: ignore[arg-type] # that is the point
    with pytest.raises(NoSuchSeat):
        SeatEnv("hearts", 4)
    with pytest.raises(WrongTypeError):
        SeatEnv("hearts", options=hawk.Options())
    made = SeatEnv("hearts")
    for seed, error in (("1", WrongTypeError), (-1, OutOfRange)):
        with pytest.raises(error, match="a seed is"):
            made.reset(seed=seed)  # type: ignore[arg-type] # that is the point


# --- To look at, and to keep


def test_the_text_is_that_of_the_state(capsys: pytest.CaptureFixture[str]) -> None:
    shown = SeatEnv("hearts", render_mode="ansi")
    shown.reset(seed=1)
    assert shown.render() == str(shown.turn.state)
    assert capsys.readouterr().out == ""
    printed = SeatEnv("hearts", render_mode="human")
    printed.reset(seed=1)
    assert capsys.readouterr().out == f"{printed.turn.state}\n"
    printed.step(printed.turn.legal()[0])
    assert capsys.readouterr().out == f"{printed.turn.state}\n"
    assert printed.render() is None
    capsys.readouterr()
    silent = SeatEnv("hearts")
    silent.reset(seed=1)
    with pytest.warns(UserWarning, match="render_mode"):
        assert silent.render() is None
    silent.close()


@every_kind
def test_a_copy_and_a_pickle_go_the_same_way(kind: dict[str, Any]) -> None:
    made = SeatEnv("hurrikan", **kind)
    made.reset(seed=1)
    made.step(made.turn.legal()[0])
    others = [copy.deepcopy(made), pickle.loads(pickle.dumps(made))]
    wanted = played(made, Random(2))
    for other in others:
        assert played(other, Random(2)) == wanted
