"""What works for any game."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.hearts.positions import moon_to_choose
from vorhand import (
    GAMES,
    Card,
    Cards,
    IllegalMove,
    OutOfRange,
    UnknownGame,
    WrongTypeError,
    game,
    hawk,
    hearts,
    hurrikan,
    shuffled,
)
from vorhand.game import AnyGame

START = hearts.deal(shuffled(hearts.pack(), 1), number=3)


def test_games_are_found_by_name() -> None:
    assert GAMES["hearts"] is hearts
    for name, module in GAMES.items():
        assert all(rule_id.startswith(f"{name}.") for rule_id in module.RULES)


def test_a_play_out_comes_to_the_end_and_depends_on_the_generator_alone() -> None:
    ends = {game.play_out(hearts, START, Random(seed)) for seed in (1, 1, 2)}
    assert len(ends) == 2
    for end in ends:
        assert isinstance(end, hearts.Over)


def test_perft_counts_sequences_of_moves() -> None:
    assert game.perft(hearts, START, 0) == 1
    assert game.perft(hearts, START, 1) == 1
    moves = hearts.legal_moves(hearts.apply(START, hearts.legal_moves(START)[0]))
    assert game.perft(hearts, START, 2) == len(moves)


def test_perft_lets_the_lowest_of_several_seats_move() -> None:
    state = hearts.deal(shuffled(hearts.pack(), 1), hearts.Options(pass_count=1))
    assert game.perft(hearts, state, 1) == 13
    assert game.perft(hearts, state, 2) == 13 * 13


def test_perft_of_what_is_cut_short_is_nothing() -> None:
    end = game.play_out(hearts, START, Random(1))
    assert game.perft(hearts, end, 0) == 1
    assert game.perft(hearts, end, 1) == 0


@pytest.mark.parametrize("depth", [1.0, None, True, "1"])
def test_a_depth_is_a_whole_number(depth: Any) -> None:
    with pytest.raises(WrongTypeError, match="a depth is"):
        game.perft(hearts, START, depth)


def test_a_depth_is_none_below_zero() -> None:
    with pytest.raises(OutOfRange, match="0 or more, not -1"):
        game.perft(hearts, START, -1)


@pytest.mark.parametrize("wrong", [None, "hearts", 1, hearts.Options()])
def test_games_generators_and_moves_are_checked(wrong: Any) -> None:
    with pytest.raises(WrongTypeError, match="a game such as"):
        game.perft(wrong, START, 1)
    with pytest.raises(WrongTypeError, match="a game such as"):
        game.play_out(wrong, START, Random(1))
    with pytest.raises(WrongTypeError, match="a game such as"):
        game.replay(wrong, START, [])
    with pytest.raises(WrongTypeError, match="Random is expected"):
        game.play_out(hearts, START, wrong)
    if not isinstance(wrong, str):
        with pytest.raises(WrongTypeError, match="an iterable of moves"):
            game.replay(hearts, START, wrong)


def test_a_replay_keeps_the_good_beginning() -> None:
    moves: list[hearts.Move] = []
    state: hearts.State = START
    for _ in range(5):
        moves.append(hearts.legal_moves(state)[0])
        state = hearts.apply(state, moves[-1])
    whole = game.replay(hearts, START, moves)
    assert whole.error is None
    assert len(whole.states) == 6
    assert whole.states[-1] == state
    broken = game.replay(hearts, START, [*moves[:3], moves[0], *moves[3:]])
    assert isinstance(broken.error, IllegalMove)
    assert broken.states == whole.states[:4]
    assert broken.error.state is broken.states[-1]


ROOT = Path(__file__).parents[1]
GOLDEN = json.loads((ROOT / "tests" / "golden" / "perft.json").read_text("utf-8"))


@pytest.mark.parametrize("case", GOLDEN, ids=lambda case: f"{case['game']}-{case['seed']}")
def test_perft_counts_are_those_that_are_published(case: dict[str, Any]) -> None:
    module = GAMES[case["game"]]
    usual = module.deal(shuffled(module.pack(), 1)).options
    options = type(usual)(**case["options"])
    deck = shuffled(module.pack(options), case["seed"])
    assert " ".join(map(str, deck)) == case["deck"]
    state = module.deal(deck, options, number=case["number"])
    for move in case["after"]:
        state = module.apply(state, module.parse_move(move))
    for depth, count in enumerate(case["counts"]):
        assert game.perft(module, state, depth) == count


def test_the_rule_book_quotes_the_same_counts() -> None:
    for case in GOLDEN:
        page = ROOT / "docs" / "positions" / f"{case['game']}.md"
        assert f"| {', '.join(map(str, case['counts']))} |" in page.read_text("utf-8")


def test_moves_without_an_order_are_not_replayed() -> None:
    moves: Any
    for moves in ({hearts.Play(0, Card("2C"))}, frozenset(), {}.keys(), 3, None):
        with pytest.raises(WrongTypeError, match="moves are an iterable of moves in order"):
            game.replay(hearts, START, moves)


def test_a_view_is_no_state_for_generic_code() -> None:
    for name, module in GAMES.items():
        state = module.deal(shuffled(module.pack(), 1))
        others = [seat for seat in (0, 1, 2) if seat not in module.to_move(state)] or [0]
        seen = module.view(state, others[0])
        for call in (
            lambda module=module, seen=seen: game.play_out(module, seen, Random(1)),
            lambda module=module, seen=seen: game.perft(module, seen, 0),
            lambda module=module, seen=seen: game.replay(module, seen, []),
        ):
            with pytest.raises(WrongTypeError, match=f"a state of {name.capitalize()}"):
                call()
    look_alike: Any = sys.modules["vorhand.hawk.rulebook"]  # it has RULES, and no more
    with pytest.raises(WrongTypeError, match="a game such as"):
        game.perft(look_alike, START, 1)


def reached(module: AnyGame, start: Any, kind: type[Any]) -> Any:
    """A state of a phase, which is reached from the start by first legal moves."""
    state = start
    while not isinstance(state, kind):
        state = module.apply(state, module.legal_moves(state)[0])
    return state


STARTS: dict[str, Callable[[], Any]] = {
    "hearts": lambda: hearts.deal(hearts.pack()),
    "hawk": lambda: hawk.deal(hawk.pack()),
    "hurrikan": lambda: hurrikan.deal(hurrikan.pack()),
}
PHASES = [(name, phase) for name, module in GAMES.items() for phase in module.View.PHASES]


@pytest.mark.parametrize(
    ("name", "phase"), PHASES, ids=[f"{name}-{phase.__name__}" for name, phase in PHASES]
)
def test_the_game_of_a_state_or_a_view_is_found(name: str, phase: type[Any]) -> None:
    module = GAMES[name]
    start = moon_to_choose() if phase is hearts.Choosing else STARTS[name]()
    state = reached(module, start, phase)
    assert type(state) is phase
    assert game.game_of(state) is module
    assert game.game_of(module.view(state, 0)) is module


@pytest.mark.parametrize("name", GAMES)
def test_the_game_of_a_move_of_options_and_of_a_match_is_found(name: str) -> None:
    module, state = GAMES[name], STARTS[name]()
    for move in module.legal_moves(state)[:1]:
        assert game.game_of(move) is module
    assert game.game_of(module.Options()) is game.game_of(state.options) is module
    assert game.game_of(module.Match()) is module


def test_every_kind_of_move_is_of_its_game() -> None:
    for move in (
        hearts.Play(0, Card("2C")),
        hearts.Pass(0, Cards("2C")),
        hearts.Choose(0, hearts.Moon.OTHERS_UP),
    ):
        assert game.game_of(move) is hearts
    assert game.game_of(hawk.Play(0, Card("2C"))) is hawk
    assert game.game_of(hurrikan.Play(0, Card("2C"))) is hurrikan


@pytest.mark.parametrize(
    "value",
    [
        None,
        3,
        "hearts",
        Card("2C"),
        Cards("2C"),
        hearts,
        hearts.Options,
        hearts.Play,
        hearts.View,
        hearts.RULES,
        hearts.RULES["hearts.turn"],
        hearts.Moon.OFF,
        START.deal,
        START.public,
        object(),
    ],
    ids=lambda value: f"{type(value).__name__}",
)
def test_what_is_of_no_game(value: Any) -> None:
    with pytest.raises(UnknownGame, match="a state, view, move, options or a match is expected"):
        game.game_of(value)
