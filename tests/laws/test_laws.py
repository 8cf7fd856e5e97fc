"""The laws that every game keeps, over all games, presets and drawn options."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from itertools import pairwise
from random import Random
from typing import Any

import attrs
import pytest
from hypothesis import given
from hypothesis import strategies as st

from vorhand import DECK, Cards, DealNotOver, VorhandError, shuffled, testing
from vorhand.testing import SUBJECTS, Subject

AnySubject = Subject[Any, Any, Any]

PUBLIC_QUESTIONS = ("points", "score", "scoresheet", "outlook", "parties", "result", "sweeps")
"""What a view answers as the state does, where the game has it."""

every_game = pytest.mark.parametrize("subject", SUBJECTS.values(), ids=SUBJECTS)


@every_game
@given(data=st.data())
def test_a_move_is_legal_exactly_if_it_breaks_no_rule(
    subject: AnySubject, data: st.DataObject
) -> None:
    state = data.draw(testing.positions(subject))
    held = [card for hand in state.hands for card in hand] or DECK
    moves = subject.moves(DECK) | subject.moves(held)
    for move in data.draw(st.lists(moves, min_size=1, max_size=30)):
        testing.refusal_and_legality_agree(subject, state, move)


@every_game
@given(data=st.data())
def test_every_legal_move_can_be_made(subject: AnySubject, data: st.DataObject) -> None:
    state = data.draw(testing.positions(subject))
    moves = subject.game.legal_moves(state)
    for move in data.draw(st.sets(st.sampled_from(moves), max_size=15)) if moves else ():
        testing.refusal_and_legality_agree(subject, state, move)
        testing.moves_read_back(subject, move)


@every_game
@given(data=st.data())
def test_who_may_act_has_a_move(subject: AnySubject, data: st.DataObject) -> None:
    testing.seats_to_move_have_moves(subject, data.draw(testing.positions(subject)))


@every_game
@given(data=st.data())
def test_the_text_of_any_move_is_read_back(subject: AnySubject, data: st.DataObject) -> None:
    testing.moves_read_back(subject, data.draw(subject.moves(DECK)))


@every_game
@given(data=st.data())
def test_no_card_is_lost_or_doubled(subject: AnySubject, data: st.DataObject) -> None:
    for state in data.draw(testing.histories(subject)):
        testing.cards_are_conserved(subject, state)


@every_game
@given(data=st.data())
def test_deals_end_and_their_points_add_up(subject: AnySubject, data: st.DataObject) -> None:
    testing.deals_end(subject, data.draw(testing.histories(subject)))


@every_game
def test_a_whole_deal_of_each_preset_has_all_its_points(subject: AnySubject) -> None:
    game, rng = subject.game, Random(1)
    for options in subject.presets:
        history = [game.deal(shuffled(game.pack(options), 1), options)]
        while moves := game.legal_moves(history[-1]):
            history.append(game.apply(history[-1], rng.choice(moves)))
        testing.deals_end(subject, history)


@every_game
@given(data=st.data())
def test_results_keep_their_bounds(subject: AnySubject, data: st.DataObject) -> None:
    testing.results_keep_their_bounds(subject, data.draw(testing.histories(subject)))


@every_game
@given(data=st.data())
def test_points_never_go_down(subject: AnySubject, data: st.DataObject) -> None:
    points = [subject.game.points(state) for state in data.draw(testing.histories(subject))]
    for before, after in pairwise(points):
        assert all(late >= early for early, late in zip(before, after, strict=True))


@every_game
@given(data=st.data())
def test_states_are_values(subject: AnySubject, data: st.DataObject) -> None:
    testing.states_are_values(subject, data.draw(testing.positions(subject)))


@every_game
@given(data=st.data())
def test_old_states_never_change(subject: AnySubject, data: st.DataObject) -> None:
    history = data.draw(testing.histories(subject))
    told = [repr(state) for state in history]
    state = history[-1]
    for move in subject.game.legal_moves(state)[:3]:
        subject.game.apply(state, move)
    assert told == [repr(state) for state in history]


@every_game
@given(data=st.data(), seed=st.integers(0, 2**32))
def test_simultaneous_moves_commute(subject: AnySubject, data: st.DataObject, seed: int) -> None:
    testing.simultaneous_moves_commute(subject, data.draw(testing.positions(subject)), Random(seed))


@every_game
@given(data=st.data(), seed=st.integers(0, 2**32), number=st.integers(0, 9))
def test_seats_can_be_turned(
    subject: AnySubject, data: st.DataObject, seed: int, number: int
) -> None:
    options = data.draw(subject.options)
    dealt = data.draw(testing.hands(subject, options))
    testing.seats_can_be_turned(subject, dealt, options, number, Random(seed))


@every_game
@given(data=st.data())
def test_a_view_knows_what_its_seat_may_do(subject: AnySubject, data: st.DataObject) -> None:
    state = data.draw(testing.positions(subject))
    held = [card for hand in state.hands for card in hand] or DECK
    for move in data.draw(st.lists(subject.moves(held), min_size=1, max_size=6)):
        testing.views_suffice(subject, state, move)


@every_game
@given(data=st.data())
def test_where_nobody_holds_a_card_play_comes_to_its_end(
    subject: AnySubject, data: st.DataObject
) -> None:
    """
    In the state that a view shows, all hands but one are empty. What is played from it makes no
    sense, but the way to the next seat ends, and so does play.
    """
    game = subject.game
    in_play = testing.positions(subject).filter(lambda state: hasattr(state, "turn"))
    state = data.draw(in_play)
    seat = data.draw(st.integers(0, state.options.players - 1))
    shown = game.view(state, seat).as_state()
    for _ in range(len(state.hands[seat])):
        moves = game.legal_moves(shown)
        if moves:
            shown = game.apply(shown, moves[0])
    assert not game.legal_moves(shown)
    assert all(other in range(state.options.players) for other in game.to_move(shown))


@every_game
@given(data=st.data())
def test_a_view_tells_what_everybody_can_count(subject: AnySubject, data: st.DataObject) -> None:
    game = subject.game
    questions = [getattr(game, name) for name in PUBLIC_QUESTIONS if hasattr(game, name)]
    assert len(questions) >= 3
    for state in data.draw(testing.histories(subject))[-5:]:
        for seat in range(state.options.players):
            seen = game.view(state, seat)
            for question in questions:
                assert answer(question, seen) == answer(question, state)


@every_game
@given(data=st.data())
def test_a_view_made_by_hand_answers_or_is_refused(
    subject: AnySubject, data: st.DataObject
) -> None:
    game = subject.game
    seen, other = (
        game.view(state, data.draw(st.integers(0, state.options.players - 1)))
        for state in (data.draw(testing.positions(subject)) for _ in range(2))
    )
    move = data.draw(subject.moves(DECK))
    junk = st.sampled_from([None, -1, 99, "2C", (), (9,), ("2C",), [], Cards("2C"), object()])
    fields = [field.name for field in attrs.fields(type(seen)) if field.init]
    fields += [f"public.{field.name}" for field in attrs.fields(type(seen.public))]
    changes = data.draw(st.sets(st.sampled_from(fields), max_size=3))
    questions = [getattr(game, name, str) for name in PUBLIC_QUESTIONS]
    questions += [game.legal_moves, lambda view: game.violation(view, move), str, repr]
    questions += [hash, lambda view: view._repr_html_(), lambda view: list(game.legal_moves(view))]
    try:
        seen = changed(seen, other, {name: data.draw(st.just(other) | junk) for name in changes})
    except VorhandError:
        return
    for question in questions:
        with suppress(VorhandError):
            question(seen)


def changed(view: Any, other: Any, changes: dict[str, Any]) -> Any:
    """A view with other values, or with those of another view where that one is given."""
    for name, value in changes.items():
        _, public, field = name.rpartition("public.")
        if public:
            new = getattr(other.public, field) if value is other else value
            view = attrs.evolve(view, public=attrs.evolve(view.public, **{field: new}))
        else:
            view = attrs.evolve(view, **{name: getattr(other, name) if value is other else value})
    return view


def answer(question: Callable[[Any], Any], asked: Any) -> Any:
    """What a function answers, or that the deal is not over."""
    try:
        return question(asked)
    except DealNotOver as error:
        return str(error)


@every_game
@given(data=st.data())
def test_a_view_names_no_card_that_its_seat_has_not_seen(
    subject: AnySubject, data: st.DataObject
) -> None:
    for state in data.draw(testing.histories(subject)):
        testing.views_show_no_hidden_card(subject, state)


@every_game
@given(data=st.data(), seed=st.integers(0, 2**32))
def test_what_a_seat_cannot_see_makes_no_difference_to_its_view(
    subject: AnySubject, data: st.DataObject, seed: int
) -> None:
    state = data.draw(testing.positions(subject))
    testing.hidden_cards_make_no_difference(subject, state, Random(seed))


@every_game
@given(data=st.data(), seed=st.integers(0, 2**32))
def test_samples_fit_their_view(subject: AnySubject, data: st.DataObject, seed: int) -> None:
    state = data.draw(testing.positions(subject))
    testing.samples_fit_their_view(subject, state, Random(seed))


@every_game
def test_states_with_equal_keys_have_one_future(subject: AnySubject) -> None:
    met = []

    @given(data=st.data(), seed=st.integers(0, 2**32))
    def law(data: st.DataObject, seed: int) -> None:
        history, rng = data.draw(testing.histories(subject)), Random(seed)
        one_round = subject.players(subject.options_of(history[0]))
        for start in (rng.randrange(len(history)), max(0, len(history) - 2 * one_round)):
            # The moves of the next rounds in another order, and any moves at all.
            made = subject.game.moves_of(history[start])
            later = history[min(start + 2 * one_round + 1, len(history) - 1)]
            moves = [move for move in subject.game.moves_of(later) if move not in made]
            for among in (moves, None):
                states = testing.reachable(subject, history[start], 200, among)
                met.append(testing.equal_keys_have_one_future(subject, states, rng))

    law()
    assert sum(met) > len(met) / 10


@every_game
def test_deals_with_equal_keys_have_one_future(subject: AnySubject) -> None:
    met = []

    @given(data=st.data(), seed=st.integers(0, 2**32))
    def law(data: st.DataObject, seed: int) -> None:
        options = data.draw(subject.options)
        dealt = data.draw(testing.hands(subject, options))
        seats, numbers = st.integers(0, subject.players(options) - 1), st.integers(0, 9)
        occasions = data.draw(st.lists(st.tuples(seats, numbers), min_size=2, max_size=8))
        deals = [subject.begin(*dealt, options, *occasion) for occasion in occasions]
        met.append(testing.equal_keys_have_one_future(subject, deals, Random(seed)))

    law()
    assert sum(met) > len(met) / 10
