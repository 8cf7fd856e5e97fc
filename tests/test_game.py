"""What works for any game."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from vorhand import GAMES, Card, IllegalMove, OutOfRange, WrongTypeError, game, hearts, shuffled

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
        page = ROOT / "docs" / "rules" / f"{case['game']}.md"
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
