"""Passing: directions, the exchange, and refusals."""

from __future__ import annotations

import pickle
from itertools import permutations

import pytest

from tests.hearts.positions import after, dealt, refused, why
from vorhand import Cards, IllegalMove, hearts, shuffled
from vorhand.hearts import Direction, Options

DECK = shuffled(hearts.pack(), 1)


def exchanged(options: Options, number: int) -> list[int]:
    """For each seat the seat that received its pass."""
    state: hearts.State = hearts.deal(shuffled(hearts.pack(options), 1), options, number=number)
    before = state.hands
    for seat in range(options.players):
        state = hearts.apply(state, hearts.legal_moves(state, seat)[0])
    passes = [hand - state.hands[seat] for seat, hand in enumerate(before)]
    receivers = []
    for given in passes:
        assert len(given) == options.pass_count
        receivers += [seat for seat, hand in enumerate(state.hands) if given <= hand]
    return receivers


@pytest.mark.rule("hearts.pass.direction")
@pytest.mark.parametrize(
    ("players", "direction", "receivers"),
    [
        (3, Direction.LEFT, [1, 2, 0]),
        (3, Direction.RIGHT, [2, 0, 1]),
        (4, Direction.LEFT, [1, 2, 3, 0]),
        (4, Direction.RIGHT, [3, 0, 1, 2]),
        (4, Direction.ACROSS, [2, 3, 0, 1]),
        (5, Direction.SECOND_LEFT, [2, 3, 4, 0, 1]),
        (5, Direction.SECOND_RIGHT, [3, 4, 0, 1, 2]),
        (6, Direction.ACROSS, [3, 4, 5, 0, 1, 2]),
        (6, Direction.SECOND_LEFT, [2, 3, 4, 5, 0, 1]),
        (6, Direction.SECOND_RIGHT, [4, 5, 0, 1, 2, 3]),
    ],
)
def test_where_a_pass_goes(players: int, direction: Direction, receivers: list[int]) -> None:
    assert exchanged(Options(players=players, passing=(direction,)), 0) == receivers


@pytest.mark.rule("hearts.pass.direction")
def test_the_cycle_goes_by_the_number_of_the_deal() -> None:
    assert exchanged(hearts.TRAINER, 0) == exchanged(hearts.TRAINER, 4) == [1, 2, 3, 0]
    assert exchanged(hearts.TRAINER, 1) == exchanged(hearts.TRAINER, 9) == [3, 0, 1, 2]
    assert exchanged(hearts.TRAINER, 2) == [2, 3, 0, 1]
    assert exchanged(hearts.ATLANTIS, 1) == [2, 3, 0, 1]
    assert exchanged(hearts.ATLANTIS, 2) == [3, 0, 1, 2]


@pytest.mark.rule("hearts.pass.direction")
def test_in_a_hold_deal_play_begins_at_once() -> None:
    state = hearts.deal(DECK, number=3)
    assert isinstance(state, hearts.Playing)
    assert state.deal.passes == ()
    assert isinstance(hearts.deal(DECK, Options(passing=(Direction.HOLD,))), hearts.Playing)


@pytest.mark.rule("hearts.pass.simultaneous")
def test_all_who_have_not_passed_may_pass_in_any_order() -> None:
    first: hearts.State = hearts.deal(DECK)
    moves = [hearts.legal_moves(first, seat)[7] for seat in range(4)]
    ends: set[hearts.State] = set()
    for order in permutations(moves):
        state = first
        for done, move in enumerate(order):
            waiting = {other.seat for other in order[done:]}
            assert set(hearts.to_move(state)) == waiting
            assert state.hands == first.hands
            state = hearts.apply(state, move)
        ends.add(state)
    assert len(ends) == 1
    assert isinstance(ends.pop(), hearts.Playing)


@pytest.mark.rule("hearts.pass.simultaneous")
def test_nobody_passes_twice() -> None:
    state = after(dealt("2C 3C 4C 5C", options=Options()), "0 pass 2C 3C 4C")
    assert hearts.legal_moves(state, 0) == ()
    for again in ("0 pass 2C 3C 4C", "0 pass 5C 3C 4C", "0 pass AS"):
        assert refused(state, again) == "hearts.pass.simultaneous"
    assert why(state, "0 pass 2C 3C 4C") == "you have already passed 2♣ 3♣ 4♣"


@pytest.mark.rule("hearts.pass.simultaneous", "hearts.held")
def test_nobody_passes_on_what_it_has_not_received_yet() -> None:
    state = after(dealt("2C 3C 4C", "AS KS QS", options=Options()), "0 pass 2C 3C 4C")
    assert refused(state, "1 pass 2C 3C AS") == "hearts.held"
    assert why(state, "1 pass 2C 3C AS") == "you do not hold 2♣ 3♣"


@pytest.mark.rule("hearts.pass.simultaneous")
def test_who_has_passed_is_public_and_what_is_not() -> None:
    state = after(dealt("2C 3C 4C 5C", options=Options()), "0 pass 2C 3C 4C")
    other = after(dealt("2C 3C 4C 5C", options=Options()), "0 pass 3C 4C 5C")
    assert state != other
    assert state.public == other.public
    assert state.public.passed == (0,)
    assert state.public.to_move == (1, 2, 3)


@pytest.mark.rule("hearts.pass.count")
@pytest.mark.parametrize("cards", ["", "2C", "2C 3C", "2C 3C 4C 5C"])
def test_exactly_three_cards_are_passed(cards: str) -> None:
    state = dealt("2C 3C 4C 5C", options=Options())
    assert refused(state, f"0 pass {cards}") == "hearts.pass.count"
    assert why(state, f"0 pass {cards}") == f"3 cards are passed, not {len(Cards(cards))}"


@pytest.mark.rule("hearts.pass.count")
def test_the_count_is_an_option() -> None:
    state = dealt("2C 3C 4C 5C", options=Options(pass_count=4))
    assert hearts.parse_move("0 pass 2C 3C 4C 5C") in hearts.legal_moves(state)
    assert refused(state, "0 pass 2C 3C 4C") == "hearts.pass.count"
    one = dealt("2C 3C", options=Options(pass_count=1))
    assert why(one, "0 pass 2C 3C") == "1 card is passed, not 2"


@pytest.mark.rule("hearts.held")
def test_a_pass_of_a_foreign_card_is_refused_before_its_number_is() -> None:
    assert refused(dealt("2C", "AS", options=Options()), "0 pass 2C AS") == "hearts.held"


@pytest.mark.rule("hearts.turn")
@pytest.mark.parametrize("move", ["0 2C", "1 2C", "0 choose others_up"])
def test_nothing_but_passing_is_done_while_cards_are_passed(move: str) -> None:
    state = dealt("2C", options=Options())
    assert refused(state, move) == "hearts.turn"
    assert why(state, move) == "cards are passed before anything else"


def test_a_refused_pass_leaves_everything_as_it_was() -> None:
    state = after(hearts.deal(DECK), str(hearts.legal_moves(hearts.deal(DECK), 2)[0]))
    told = repr(state)
    with pytest.raises(IllegalMove) as caught:
        after(state, "0 pass AS")
    assert caught.value.state is state
    assert repr(state) == told


def test_all_passes_survive_pickling() -> None:
    passes = hearts.legal_moves(hearts.deal(shuffled(hearts.pack(), 1)))
    again = pickle.loads(pickle.dumps(passes))
    assert again == passes
    assert list(again) == list(passes)
