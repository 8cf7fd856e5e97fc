"""Who plays next."""

from __future__ import annotations

from random import Random

import attrs
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.hurrikan.positions import ROUND, after, dealt, lying
from vorhand import Cards, hurrikan, testing
from vorhand.hurrikan.order import clockwise, next_seat


@pytest.mark.rule("hurrikan.turn")
@pytest.mark.parametrize("options", [hurrikan.SOURCE, hurrikan.FOUR_PLAYERS])
def test_forehand_begins_and_the_turn_goes_round(options: hurrikan.Options) -> None:
    for dealer in range(options.players):
        state = dealt(options=options, dealer=dealer)
        turns: list[int] = []
        for _ in range(options.players + 1):
            turns += hurrikan.to_move(state)
            state = hurrikan.apply(state, hurrikan.legal_moves(state)[0])
        assert turns == [
            (dealer + 1 + turn) % options.players for turn in range(options.players + 1)
        ]


@pytest.mark.rule("hurrikan.sweep.turn")
@given(data=st.data())
def test_a_sweep_among_two_is_plain_alternation(data: st.DataObject) -> None:
    """
    The source says it in other words: after a sweep the opponent must lay a card, the table being
    empty, and the sweeper plays again. That is the same sequence of turns.
    """
    options = data.draw(testing.hurrikan_options()).replace(players=2)
    deck = data.draw(st.permutations(hurrikan.pack()))
    state: hurrikan.State = hurrikan.deal(deck, options)
    rng = Random(data.draw(st.integers(0, 2**32)))
    turn = 0  # whose turn it is by the words of the source
    sweeper: int | None = None
    while moves := hurrikan.legal_moves(state):
        assert hurrikan.to_move(state) == (turn,)
        if sweeper is not None:
            assert not any(move.takes for move in moves)  # the opponent must lay
        move = rng.choice(moves)
        state = hurrikan.apply(state, move)
        again = sweeper
        sweeper = turn if move.takes and not state.table else None
        turn = 1 - turn if again is None else again


@pytest.mark.rule("hurrikan.sweep.turn")
def test_the_sweeper_plays_again_among_four() -> None:
    hands = ("QD JC 7H", "JD 3C 4H", "2D 3D 4D", "2S 3S 4S")
    state = after(lying(*hands, table="QS", options=hurrikan.FOUR_PLAYERS), "0 QD x QS")
    assert hurrikan.to_move(state) == (1,)  # the opponent to the left lays
    state = after(state, "1 JD")
    assert hurrikan.to_move(state) == (0,)
    again = after(state, "0 JC x JD")  # a sweep: the same opponent lays once more
    assert (hurrikan.to_move(again), again.public.sweeper) == ((1,), 0)
    assert hurrikan.to_move(after(again, "1 4H")) == (0,)
    state = after(state, "0 7H")  # no sweep: the turn goes on clockwise from the sweeper
    assert (hurrikan.to_move(state), state.public.sweeper) == ((1,), None)
    assert hurrikan.to_move(after(state, "1 3C")) == (2,)


@pytest.mark.rule("hurrikan.sweep.turn")
def test_by_option_the_turn_goes_round_after_a_sweep_too() -> None:
    hands = ("QD JC 7H", "JD 3C 4H", "2D 3D 4D", "2S 3S 4S")
    state = after(lying(*hands, table="QS", options=ROUND), "0 QD x QS", "1 JD")
    assert (hurrikan.to_move(state), state.public.sweeper) == ((2,), None)


@pytest.mark.rule("hurrikan.sweep.turn")
def test_where_seats_have_no_cards_after_a_sweep() -> None:
    play_out = hurrikan.FOUR_PLAYERS.replace(dead=hurrikan.Dead.PLAY_OUT)

    def swept(*hands: str) -> hurrikan.State:
        return after(lying(*hands, table="QS", options=play_out), "0 QD x QS")

    right = swept("QD JC", "", "2D", "4S 5S")  # the left one has none, so the right one lays
    assert hurrikan.to_move(right) == (3,)
    assert hurrikan.to_move(after(right, "3 4S")) == (0,)
    assert hurrikan.to_move(after(right, "3 4S", "0 JC")) == (2,)  # on clockwise, past seat 1
    alone = swept("QD JC 7H", "", "2D", "")  # no opponent has any, so the sweeper plays on
    assert hurrikan.to_move(alone) == (0,)
    assert hurrikan.to_move(after(alone, "0 JC")) == (2,)
    none = swept("QD", "", "2D", "4S 5S")  # the sweeper has none, so it goes on clockwise
    assert (hurrikan.to_move(none), none.public.sweeper) == ((2,), None)
    assert hurrikan.to_move(after(none, "2 2D")) == (3,)


@pytest.mark.rule("hurrikan.sweep.turn", "hurrikan.turn")
@pytest.mark.parametrize(
    ("held", "turn", "sweeper", "swept", "expected"),
    [
        ("1111", 0, None, True, (1, 0)),
        ("1011", 0, None, True, (3, 0)),  # the left one has none: the right one lays
        ("1010", 0, None, True, (0, None)),  # no opponent has any: the sweeper plays on
        ("0111", 0, None, True, (1, None)),  # the sweeper has none: on clockwise
        ("0010", 0, None, True, (2, None)),
        ("1111", 1, 0, False, (0, None)),  # the opponent has laid
        ("1111", 0, None, False, (1, None)),
        ("1001", 0, None, False, (3, None)),
        ("1000", 0, None, False, (0, None)),
        ("0000", 0, None, False, (1, None)),
        ("1111", 3, None, True, (0, 3)),
    ],
)
def test_who_plays_next_among_four(
    held: str, turn: int, sweeper: int | None, swept: bool, expected: tuple[int, int | None]
) -> None:
    owned = [1 << seat if there == "1" else 0 for seat, there in enumerate(held)]
    assert next_seat(hurrikan.FOUR_PLAYERS, owned, sum(owned), turn, sweeper, swept) == expected


@pytest.mark.rule("hurrikan.turn")
@given(data=st.data(), players=st.sampled_from([2, 4]), turn=st.integers(0, 3))
def test_the_next_seat_with_cards_plays(data: st.DataObject, players: int, turn: int) -> None:
    """Cards that are in no hand, as only a state put together by hand has them, play no part."""
    turn %= players
    owned = data.draw(st.lists(st.integers(0, 7), min_size=players, max_size=players))
    held = data.draw(st.integers(0, 15))
    after_turn = [*range(turn + 1, players), *range(turn + 1)]
    expected = [seat for seat in after_turn if owned[seat] & held] or after_turn
    assert clockwise(owned, held, turn) == expected[0]
    for after_sweep in hurrikan.AfterSweep:
        options = hurrikan.Options(players=players, after_sweep=after_sweep)
        assert next_seat(options, owned, held, turn, None, False) == (expected[0], None)
        if players == 2 or after_sweep is hurrikan.AfterSweep.ROTATE:
            assert next_seat(options, owned, held, turn, None, True) == (expected[0], None)


@pytest.mark.rule("hurrikan.turn")
@pytest.mark.parametrize("options", [hurrikan.SOURCE, hurrikan.FOUR_PLAYERS, ROUND])
def test_where_nobody_holds_a_card_the_turn_goes_one_seat_on(options: hurrikan.Options) -> None:
    none = [0] * options.players
    for held in (0, Cards("KS").mask):  # a card that is in no hand makes no difference
        for turn in range(options.players):
            following = ((turn + 1) % options.players, None)
            assert next_seat(options, none, held, turn, None, False) == following
            assert next_seat(options, none, held, turn, None, True) == following


@pytest.mark.rule("hurrikan.turn", "hurrikan.dead")
def test_a_card_that_is_in_no_hand_is_waited_for_by_nobody() -> None:
    for options in (hurrikan.SOURCE, hurrikan.FOUR_PLAYERS, ROUND):
        hands = ["QS", "", "", ""][: options.players]
        state = lying(*hands, table="4C", options=options)
        strange = attrs.evolve(state, held_mask=Cards("QS KH").mask)
        assert hurrikan.legal_moves(strange) == hurrikan.legal_moves(state)
        ended = after(strange, "0 QS")  # nobody can play, so nobody can capture
        assert isinstance(ended, hurrikan.Over)
        assert ended.table == Cards("4C QS")
