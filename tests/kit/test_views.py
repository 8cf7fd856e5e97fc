"""What views of all games answer, and what they are not."""

from __future__ import annotations

import gc
from collections.abc import Callable
from random import Random
from typing import Any

import attrs
import pytest

from tests.hawk import positions as of_hawk
from tests.hearts import positions as of_hearts
from tests.hurrikan import positions as of_hurrikan
from vorhand import (
    DECK,
    Cards,
    DealNotOver,
    IllegalMove,
    ImpossibleView,
    InvalidDeal,
    NoSuchSeat,
    Trick,
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
    assert violation.text() == f"you are looking as seat {other} and can only move for seat {other}"


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


WRONG: dict[str, list[Any]] = {
    "options": [None, 3, hawk.Options, "Options()"],
    "dealer": [None, "0", 1.0, True, 9],
    "number": [None, "0", 1.0, True],
    "to_move": [None, 0, [0], ("0",), (9,)],
    "passed": [None, [0], (9,), "0"],
    "tricks": [None, [], ((),), (Trick((), 9),)],
    "trick": [None, [], ("0 2C",), (None,)],
    "choice": ["OFF", 1, hearts.Direction.LEFT],
    "opened": [None, 0, "True"],
    "sweeper": ["0", 9, 1.0],
    "table": [None, "2C", ()],
    "won": [None, [], ("2C", "3C")],
    "sweeps": [None, [0, 0], ("0", "0")],
    "sizes": [None, [6, 6], (6.0, 6.0)],
    "stock": [None, "24", 1.0],
    "first_table": [None, "2C", ()],
    "plays": [None, [], ("0 2C",)],
    "deals": [None, [], ("1",)],
}


@every_game
def test_values_of_a_wrong_type_make_no_view(game: Any, dealt: Start) -> None:
    seen = game.view(dealt(), 0)
    for field in attrs.fields(type(seen.public)):
        for value in WRONG[field.name]:
            with pytest.raises((WrongTypeError, NoSuchSeat)):
                attrs.evolve(seen, public=attrs.evolve(seen.public, **{field.name: value}))
    other = hearts if game is hawk else hawk
    with pytest.raises(WrongTypeError, match=rf"options are vorhand\.{name_of(game)}\.Options"):
        attrs.evolve(seen, public=attrs.evolve(seen.public, options=other.Options()))


@every_game
def test_a_view_made_by_hand_answers_as_one_from_play(game: Any, dealt: Start) -> None:
    state = dealt()
    for _ in range(9):
        state = game.apply(state, game.legal_moves(state)[0])
    for seat in range(state.options.players):
        seen = game.view(state, seat)
        again = attrs.evolve(seen)
        assert again == seen
        assert game.legal_moves(again) == game.legal_moves(seen)
        assert game.points(again) == game.points(seen)
        assert str(again) == str(seen)


@every_game
def test_nobody_has_a_score_because_a_view_says_that_nobody_is_to_move(
    game: Any, dealt: Start
) -> None:
    state = dealt()
    for _ in range(9):
        seen = game.view(state, 0)
        with pytest.raises(ImpossibleView):
            attrs.evolve(seen, public=attrs.evolve(seen.public, to_move=()))
        state = game.apply(state, game.legal_moves(state)[0])


@every_game
def test_a_hand_of_a_wrong_size_is_refused(game: Any, dealt: Start) -> None:
    seen = game.view(dealt(), 0)
    with pytest.raises(ImpossibleView, match=r"seat 0 .* holds|seat 0 holds"):
        attrs.evolve(seen, hand=Cards(list(seen.hand)[1:]))


@every_game
def test_no_deal_has_a_number_beyond_all_use(game: Any, dealt: Start) -> None:
    with pytest.raises(InvalidDeal, match=f"the number of a deal is {10**15} at most"):
        game.deal(game.pack(), number=10**15 + 1)
    assert game.deal(game.pack(), number=10**15).number == 10**15 != dealt().number


@every_game
def test_a_card_is_not_in_a_hand_and_played(game: Any, dealt: Start) -> None:
    state = dealt()
    seat = game.to_move(state)[0]
    move = next(move for move in game.legal_moves(state) if not getattr(move, "takes", None))
    seen = game.view(game.apply(state, move), seat)
    twice = Cards([*list(seen.hand)[1:], move.card])
    with pytest.raises(ImpossibleView, match=f"more than once: {move.card}"):
        attrs.evolve(seen, hand=twice)


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


@every_game
def test_a_view_made_by_hand_is_the_one_from_play(game: Any, dealt: Start) -> None:
    state = dealt()
    for _ in range(9):
        for seat in range(state.options.players):
            seen = game.view(state, seat)
            again = attrs.evolve(seen)
            assert again is not seen
            assert again == seen
            assert hash(again) == hash(seen)
            assert repr(again) == repr(seen)
            assert again.as_state() == seen.as_state()
            assert {seen: "there"}[again] == "there"
            for move in (*game.legal_moves(state), *moves_with_each_card(game, seat)):
                assert game.violation(again, move) == game.violation(seen, move)
            assert game.sample(again, Random(7)) == game.sample(seen, Random(7))
        state = game.apply(state, game.legal_moves(state)[0])


@every_game
def test_a_view_lists_and_refuses_for_its_seat_as_the_state_does(game: Any, dealt: Start) -> None:
    state = dealt()
    for _ in range(9):
        for seat in range(state.options.players):
            for seen in (game.view(state, seat), attrs.evolve(game.view(state, seat))):
                assert game.legal_moves(seen) == game.legal_moves(state, seat)
                assert game.to_move(seen) == game.to_move(state)
                for move in moves_with_each_card(game, seat):
                    assert game.violation(seen, move) == game.violation(state, move)
        state = game.apply(state, game.legal_moves(state)[0])


def moves_with_each_card(game: Any, seat: int) -> list[Any]:
    return [game.Play(seat, card) for card in DECK]


@every_game
def test_what_a_view_shows_as_a_state_is_worked_out_once(game: Any, dealt: Start) -> None:
    state = dealt()
    for seat in range(state.options.players):
        for seen in (game.view(state, seat), attrs.evolve(game.view(state, seat))):
            shown = seen.as_state()
            assert seen.as_state() is shown
            assert type(shown) is type(state)
            assert shown.hands == seen.own
            assert seen.public == state.public


@every_game
def test_a_view_does_not_wait_for_the_garbage_collector(game: Any, dealt: Start) -> None:
    states = [dealt()]
    while moves := game.legal_moves(states[-1]):
        states.append(game.apply(states[-1], moves[0]))
    # Late in the deal, as what is hidden then has a past: cards passed, or deals before.
    state = states[-2]
    (seat,) = game.to_move(state)
    game.sample(game.view(state, seat), Random(0))  # tables that are made once
    gc.collect()
    gc.disable()
    try:
        seen = game.view(state, seat)
        assert game.legal_moves(seen)
        assert game.view(game.sample(seen, Random(1)), seat) == seen
        del seen
        assert gc.collect() == 0
    finally:
        gc.enable()
