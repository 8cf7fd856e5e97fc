"""OpenSpiel's own Hearts: there and back, and states drawn that could have come about."""

from __future__ import annotations

from random import Random
from typing import Any, Final

import numpy as np
import pyspiel
import pytest
from hypothesis import given
from hypothesis import strategies as st
from open_spiel.python.algorithms import ismcts, mcts

from tests.adapters.spiel import random_states
from tests.oracles.test_openspiel import COMBINATIONS, DEFAULTS, options_for
from vorhand import Card, Cards, hawk, hearts, shuffled
from vorhand.adapters.openspiel import (
    hearts_from_openspiel,
    hearts_to_openspiel,
    resample_hearts,
)
from vorhand.errors import (
    IllegalMove,
    InvalidDeal,
    InvalidOptions,
    NoSuchSeat,
    NotToMove,
    WrongTypeError,
)
from vorhand.game import play_out

PASSED: Final = 3
"""How many cards are passed in OpenSpiel, one at a time."""


def loaded(parameters: dict[str, bool]) -> Any:
    return pyspiel.load_game("hearts", parameters)


def mid_pass(state: Any) -> bool:
    """Whether a pass has been begun and is not complete."""
    passing = state.history()[0] != 0 and len(state.history()) < 1 + 52 + 4 * PASSED
    return bool(passing and (len(state.history()) - 53) % PASSED)


def is_dealt(state: Any) -> bool:
    return len(state.history()) >= 1 + 52


def agree(theirs: Any, ours: hearts.State) -> None:
    """The same player, the same legal cards, and the same result."""
    if theirs.is_terminal():
        assert isinstance(ours, hearts.Over)
        # OpenSpiel counts down from the 26 points of a deal.
        assert theirs.returns() == [26 - points for points in hearts.score(ours)]
        return
    seat = theirs.current_player()
    assert hearts.to_move(ours)[0] == seat
    if isinstance(ours, hearts.Passing):
        legal = {theirs.action_to_string(action) for action in theirs.legal_actions()}
        assert legal <= {str(card) for card in ours.hands[seat]}
    else:
        ours_legal = sorted(str(move) for move in hearts.legal_moves(ours))
        legal_there = sorted(
            f"{seat} {theirs.action_to_string(action)}" for action in theirs.legal_actions()
        )
        assert legal_there == ours_legal


@pytest.mark.parametrize("which", range(256))
def test_a_deal_goes_there_and_back_at_every_place(which: int) -> None:
    parameters, rng = COMBINATIONS[which], Random(which)
    for theirs in random_states(loaded(parameters), rng):
        if not is_dealt(theirs):
            continue
        ours = hearts_from_openspiel(theirs)
        assert ours.options == options_for(parameters)
        agree(theirs, ours)
        back = hearts_to_openspiel(ours)
        assert hearts_from_openspiel(back) == ours
        if not mid_pass(theirs):
            # Their texts have the passed cards in the order in which they were chosen.
            for player in range(4):
                looks = [one.information_state_tensor(player) for one in (back, theirs)]
                assert looks[0] == looks[1]
            assert back.get_game().get_parameters() == equivalent(parameters)


def equivalent(parameters: dict[str, bool]) -> dict[str, bool]:
    """The parameters that say the same: what breaks hearts is of no account if nothing has to."""
    if parameters["must_break_hearts"]:
        return parameters
    return {**parameters, "qs_breaks_hearts": True}


@given(st.integers(0, 2**32), st.integers(0, 3))
def test_a_deal_of_ours_goes_there_and_back(seed: int, number: int) -> None:
    rng = Random(seed)
    state: hearts.State = hearts.deal(
        shuffled(hearts.pack(), seed), hearts.OPEN_SPIEL, number=number
    )
    while True:
        theirs = hearts_to_openspiel(state)
        agree(theirs, state)
        assert hearts_from_openspiel(theirs) == state
        seats = hearts.to_move(state)
        if not seats:
            break
        state = hearts.apply(state, rng.choice(hearts.legal_moves(state, seats[0])))


def test_cards_of_a_pass_that_is_not_complete_are_still_in_hand() -> None:
    theirs = begun_pass(2)
    ours = hearts_from_openspiel(theirs)
    assert isinstance(ours, hearts.Passing)
    assert ours.pending == (None,) * 4
    theirs.apply_action(theirs.legal_actions()[0])
    after = hearts_from_openspiel(theirs)
    assert isinstance(after, hearts.Passing)
    passed = after.pending[0]
    assert passed is not None
    assert len(passed) == PASSED
    assert after.hands == ours.hands


def begun_pass(cards: int) -> Any:
    """The first seat has chosen so many cards to pass, from the highest on."""
    theirs = loaded(DEFAULTS).new_initial_state()
    theirs.apply_action(1)
    rng = Random(1)
    while theirs.is_chance_node():
        theirs.apply_action(rng.choice(theirs.legal_actions()))
    for _ in range(cards):
        theirs.apply_action(theirs.legal_actions()[-1])
    return theirs


@pytest.mark.parametrize(
    ("options", "field"),
    [
        (hearts.Options(players=5), "players"),
        (hearts.Options(removed=Cards("2C 2D 3C 3D")), "removed"),
        (hearts.Options(pass_count=2), "pass_count"),
        (hearts.Options(opening=hearts.Opening.DEALERS_LEFT), "opening"),
        (hearts.Options(first_trick=hearts.FirstTrick.NO_QUEEN), "first_trick"),
        (hearts.Options(all_penalties=hearts.AllPenalties.QUEEN), "all_penalties"),
        (hearts.Options(breaking=hearts.Breaking.QUEEN), "breaking"),
        (hearts.Options(moon=hearts.Moon.SHOOTER_CHOOSES), "moon"),
        (hearts.Options(jack_of_diamonds=-11), "jack_of_diamonds"),
        (hearts.Options(no_trick=-4), "no_trick"),
        (hearts.Options(heart_points=hearts.HeartPoints.SPOT), "heart_points"),
        (hearts.Options(queen_points=5), "queen_points"),
        (hearts.Options(card_points={Card("AS"): 7}), "card_points"),
        (hearts.Options(doubler=Card("TC")), "doubler"),
        (hearts.Options(queen=hearts.Queen.NOT_LED), "queen"),
        (hearts.Options(moon_points=30), "moon_points"),
        (hearts.Options(sun=52), "sun"),
        (hearts.Options(partners=hearts.Partners.ADDED), "partners"),
    ],
    ids=str,
)
def test_what_openspiel_cannot_play_is_named(options: hearts.Options, field: str) -> None:
    state = hearts.deal(shuffled(hearts.pack(options), 1), options)
    with pytest.raises(InvalidOptions, match=f"^{field}: OpenSpiel's Hearts has ") as caught:
        hearts_to_openspiel(state)
    assert caught.value.field == field


@pytest.mark.parametrize(
    "options",
    [
        hearts.Options(passing=(hearts.Direction.ACROSS,)),
        hearts.Options(limit=50, tie=hearts.Tie.PLAY_ON, packets=(13,), landing={100: 50}, deals=4),
        hearts.Options(
            first_trick=hearts.FirstTrick.ANYTHING, all_penalties=hearts.AllPenalties.HEARTS
        ),
    ],
    ids=str,
)
def test_what_makes_no_difference_to_a_deal_is_no_hindrance(options: hearts.Options) -> None:
    rng = Random(3)
    state: hearts.State = hearts.deal(shuffled(hearts.pack(options), 1), options)
    while seats := hearts.to_move(state):
        agree(hearts_to_openspiel(state), state)
        state = hearts.apply(state, rng.choice(hearts.legal_moves(state, seats[0])))
    agree(hearts_to_openspiel(state), state)


def test_a_seat_that_has_passed_before_a_lower_one_cannot_be_told() -> None:
    state = hearts.deal(hearts.pack())
    move = hearts.legal_moves(state, 2)[0]
    with pytest.raises(NotToMove, match="seats pass in order, and seat 2 comes later"):
        hearts_to_openspiel(hearts.apply(state, move))


def test_a_choice_of_the_shooter_is_told_as_an_option() -> None:
    options = hearts.Options(moon=hearts.Moon.SHOOTER_CHOOSES)
    over = play_out(hearts, hearts.deal(hearts.pack(), options), Random(1))
    with pytest.raises(InvalidOptions):
        hearts_to_openspiel(over)


@pytest.mark.parametrize(
    "call", [hearts_from_openspiel, lambda one: resample_hearts(one, 0, Random(1))]
)
def test_only_dealt_states_of_their_hearts_are_taken(call: Any) -> None:
    state = loaded(DEFAULTS).new_initial_state()
    while state.is_chance_node():
        with pytest.raises(InvalidDeal, match="not all cards have been dealt"):
            call(state)
        state.apply_action(state.legal_actions()[0])
    call(state)
    ours = hearts.deal(hearts.pack())
    for wrong in (ours, None, pyspiel.load_game("kuhn_poker").new_initial_state()):
        with pytest.raises(WrongTypeError, match="a state of OpenSpiel's hearts is expected"):
            call(wrong)


def test_only_states_of_our_hearts_are_taken() -> None:
    wrong: Any
    for wrong in (hawk.deal(hawk.pack()), None, begun_pass(0)):
        with pytest.raises(WrongTypeError):
            hearts_to_openspiel(wrong)


# --- Drawing their states


def faults(state: Any, drawn: Any, player: int) -> list[str]:
    """
    What is wrong with a state that was drawn for a player, by OpenSpiel's own rules: something in
    its history was not legal when it was done, or the player could tell it from the state.
    """
    found: list[str] = []
    again = state.get_game().new_initial_state()
    for one in drawn.full_history():
        if one.player != again.current_player():
            return [*found, "another player"]
        if one.action not in again.legal_actions():
            found.append("not legal")
        again.apply_action(one.action)
    if drawn.current_player() != state.current_player():
        found.append("another turn")
    if drawn.information_state_string(player) != state.information_state_string(player):
        found.append("looks different")
    return found


def their_states(deals: int) -> list[Any]:
    """Places of random deals under different parameters, as states of their own."""
    states = []
    for seed in range(deals):
        rng = Random(seed)
        game = loaded(COMBINATIONS[rng.randrange(256)])
        states += [
            state.clone()
            for state in random_states(game, rng)
            if is_dealt(state) and not state.is_terminal() and rng.random() < 0.25
        ]
    return states


def test_theirs_draw_illegal_plays_and_ours_draw_none() -> None:
    states, rng = their_states(25), Random(1)
    theirs, ours = 0, 0
    for state in states:
        player = state.current_player()
        theirs += bool(faults(state, state.resample_from_infostate(player, rng.random), player))
        ours += bool(faults(state, resample_hearts(state, player, rng), player))
    assert len(states) > 300
    assert ours == 0
    assert theirs > len(states) // 5


def test_a_state_that_could_not_have_come_about_is_refused_with_its_illegal_play() -> None:
    rng, refused = Random(1), 0
    for state in their_states(10):
        player = state.current_player()
        drawn = state.resample_from_infostate(player, rng.random)
        if "not legal" in faults(state, drawn, player):
            refused += 1
            for call in (hearts_from_openspiel, lambda one: resample_hearts(one, 0, Random(1))):
                with pytest.raises(IllegalMove):
                    call(drawn)
    assert refused > 10


@pytest.mark.parametrize("offset", [1, 2, 3])
def test_ours_can_be_drawn_for_any_player(offset: int) -> None:
    rng = Random(offset)
    for state in their_states(6):
        player = (state.current_player() + offset) % 4
        drawn = resample_hearts(state, player, rng)
        # What another player has begun of its pass is begun anew.
        assert [one for one in faults(state, drawn, player) if not mid_pass(state)] == []
        assert faults(drawn, drawn, player) == []


def test_a_pass_that_a_player_has_begun_is_kept_for_it_alone() -> None:
    state = begun_pass(2)
    own = resample_hearts(state, 0, Random(1))
    assert own.history()[-2:] == state.history()[-2:]
    assert not faults(state, own, 0)
    other = resample_hearts(state, 1, Random(1))
    assert len(other.history()) == 53


def test_what_is_hidden_differs_from_draw_to_draw() -> None:
    state = begun_pass(0)
    drawn = {str(resample_hearts(state, 0, Random(seed))) for seed in range(8)}
    assert len(drawn) == 8
    assert str(resample_hearts(state, 0, Random(1))) == str(resample_hearts(state, 0, Random(1)))


def test_there_are_four_players() -> None:
    for player in (4, -1):
        with pytest.raises(NoSuchSeat):
            resample_hearts(begun_pass(0), player, Random(1))


def test_their_search_plays_their_hearts_with_our_resampler() -> None:
    rng, state = Random(1), begun_pass(0)
    bot = ismcts.ISMCTSBot(
        state.get_game(),
        mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)),
        uct_c=20.0,
        max_simulations=5,
        random_state=np.random.RandomState(1),
    )
    bot.set_resampler(lambda one, player: resample_hearts(one, player, rng))
    asked = 0
    while not state.is_terminal():
        state.apply_action(bot.step(state))
        asked += 1
    assert asked == 4 * PASSED + 52
