"""What views of all games answer, and what they are not."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import attrs
import pytest

from tests.hawk import positions as of_hawk
from tests.hearts import positions as of_hearts
from tests.hurrikan import positions as of_hurrikan
from vorhand import (
    DealNotOver,
    IllegalMove,
    NoSuchSeat,
    WrongTypeError,
    hawk,
    hearts,
    hurrikan,
)
from vorhand.game import play_out

Start = Callable[[], Any]

every_game = pytest.mark.parametrize(
    ("game", "dealt"),
    [(hearts, of_hearts.dealt), (hawk, of_hawk.dealt), (hurrikan, of_hurrikan.dealt)],
    ids=["hearts", "hawk", "hurrikan"],
)


def name_of(game: Any) -> str:
    name: str = game.RULES.game
    return name


@pytest.mark.rule("hearts.turn", "hawk.turn", "hurrikan.turn")
@every_game
def test_a_view_leaves_the_moves_of_others_alone(game: Any, dealt: Start) -> None:
    state = dealt()
    (seat,) = game.to_move(state)
    other = (seat + 1) % state.options.players
    seen = game.view(state, other)
    assert game.to_move(seen) == (seat,)
    assert game.legal_moves(seen) == game.legal_moves(seen, seat) == ()
    violation = game.violation(seen, game.legal_moves(state)[0])
    assert violation is not None
    assert violation.rule.id == f"{name_of(game)}.turn"
    assert violation.text() == f"this is the view of seat {other}, which makes its own moves"


@pytest.mark.rule("hearts.turn", "hawk.turn", "hurrikan.turn")
@every_game
def test_a_view_lists_the_moves_of_its_own_seat_alone(game: Any, dealt: Start) -> None:
    state = dealt()
    (seat,) = game.to_move(state)
    other = (seat + 1) % state.options.players
    assert game.legal_moves(game.view(state, seat), seat) == game.legal_moves(state)
    assert game.legal_moves(game.view(state, seat), other) == ()
    assert game.legal_moves(game.view(state, other), seat) == ()


@pytest.mark.rule("hearts.held", "hawk.held", "hurrikan.held")
@every_game
def test_a_view_refuses_what_the_state_refuses(game: Any, dealt: Start) -> None:
    state = dealt()
    (seat,) = game.to_move(state)
    held_by_other = next(iter(state.hands[(seat + 1) % state.options.players]))
    move = game.Play(seat, held_by_other)
    broken = game.violation(game.view(state, seat), move)
    assert broken is not None
    assert broken == game.violation(state, move)
    assert broken.rule.id == f"{name_of(game)}.held"
    with pytest.raises(IllegalMove) as refusal:
        game.apply(state, move)
    assert refusal.value.rule == broken.rule


@pytest.mark.rule("hearts.turn", "hawk.turn", "hurrikan.turn")
@every_game
def test_nobody_sits_at_the_first_seat_that_is_not_there(game: Any, dealt: Start) -> None:
    state = dealt()
    players = state.options.players
    absent = game.Play(players, next(iter(state.hands[0])))
    broken = game.violation(state, absent)
    assert broken is not None
    assert broken.text() == f"nobody sits at seat {players}"
    with pytest.raises(IllegalMove, match="nobody sits"):
        game.apply(state, absent)
    with pytest.raises(NoSuchSeat):
        game.view(state, players)


@every_game
def test_a_view_is_no_state_to_go_on_from(game: Any, dealt: Start) -> None:
    state = dealt()
    seat = game.to_move(state)[0]
    seen = game.view(state, seat)
    move = game.legal_moves(seen)[0]
    expected = f"a state of {name_of(game).capitalize()} is expected"
    with pytest.raises(WrongTypeError, match=expected):
        game.apply(seen, move)
    with pytest.raises(WrongTypeError, match=expected):
        game.apply(seen, None)


@every_game
def test_a_view_tells_the_points_so_far_and_no_score_before_the_end(
    game: Any, dealt: Start
) -> None:
    seen = game.view(dealt(), 0)
    assert game.points(seen) == (0,) * seen.public.options.players
    for function in (game.score, game.scoresheet):
        with pytest.raises(DealNotOver):
            function(seen)


@every_game
def test_a_view_of_the_end_has_the_score(game: Any, dealt: Start) -> None:
    state = play_out(game, dealt(), Random(6))
    for seat in range(state.options.players):
        seen = game.view(state, seat)
        assert game.score(seen) == game.score(state)
        assert game.scoresheet(seen) == game.scoresheet(state)


@every_game
def test_a_match_takes_no_view_for_a_finished_deal(game: Any, dealt: Start) -> None:
    state = play_out(game, dealt(), Random(6))
    expected = f"a state of {name_of(game).capitalize()} is expected"
    for value in (game.view(state, 0), None):
        with pytest.raises(WrongTypeError, match=expected):
            game.Match(state.options).record(value)


@every_game
def test_a_view_of_another_game_has_no_points(game: Any, dealt: Start) -> None:
    other = hawk if game is hearts else hearts
    expected = f"a state of {name_of(other).capitalize()} is expected"
    for function in (other.points, other.score, other.scoresheet):
        with pytest.raises(WrongTypeError, match=expected):
            function(game.view(dealt(), 0))


@every_game
def test_what_makes_no_view(game: Any, dealt: Start) -> None:
    seen = game.view(dealt(), 0)
    with pytest.raises(
        WrongTypeError, match=f"a Public of {name_of(game).capitalize()} is expected"
    ):
        attrs.evolve(seen, public=None)
    with pytest.raises(WrongTypeError, match="a hand is Cards"):
        attrs.evolve(seen, hand=())
    with pytest.raises(WrongTypeError, match="a seat is an int"):
        attrs.evolve(seen, seat="0")
    with pytest.raises(NoSuchSeat):
        attrs.evolve(seen, seat=6)
