"""When nobody can capture any more."""

from __future__ import annotations

from random import Random

import attrs
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.hurrikan.positions import ROUND, after, dead, is_dead_in, lying
from vorhand import Cards, hurrikan, testing

FOUR = hurrikan.FOUR_PLAYERS


@pytest.mark.rule("hurrikan.dead")
def test_the_positions_of_the_rule() -> None:
    assert not dead("6S", "7D", table="AS")
    assert dead("6S", "7D", table="AS", turn=1)
    assert not dead("5D", "5S", table="")
    assert dead("JS", "KD", table="QH")
    assert not dead("7D QC", "4S KD", table="3S")
    assert not dead("2S", "2D", table="KH QH")


@pytest.mark.rule("hurrikan.dead")
def test_a_set_may_be_too_large_to_save_a_position() -> None:
    two = hurrikan.Options(largest_sum=2)
    assert not dead("KD", "3S", table="2C 5C", turn=1)
    assert dead("KD", "3S", table="2C 5C", turn=1, options=two)
    assert not dead("KD", "3S", table="2C 7C", turn=1, options=two)


@pytest.mark.rule("hurrikan.dead")
def test_a_set_of_cards_yet_to_be_laid_may_be_too_large() -> None:
    two = hurrikan.Options(players=4, largest_sum=2)
    # JC, the last card, would take AC 4C 3C; 4C would take AC 3C, but it is played before 3C.
    hands = ("AC", "4C", "3C", "JC")
    assert not dead(*hands, table="", options=FOUR)
    assert dead(*hands, table="", options=two)
    # KC would take 4C 5C AC, all played by its turn, or two cards: JC 2C, of which one is played.
    hands = ("5C", "AC", "4C KC", "JC 2C")
    assert not dead(*hands, table="", options=FOUR, turn=2)
    assert dead(*hands, table="", options=two, turn=2)


@pytest.mark.rule("hurrikan.dead")
def test_a_set_that_is_not_too_large_saves_a_position() -> None:
    two = hurrikan.Options(largest_sum=2)
    # Seat 1 lays 2C, and QC takes it with 7H.
    assert not dead("4C AC", "2C QC", table="7H", options=two, turn=1)
    # Seat 1 lays 4C, seat 0 can lay AC, and 5C takes both.
    assert not dead("JC AC", "4C 5C", table="", options=two, turn=1)
    assert dead("JC AC", "4C 6C", table="", options=two, turn=1)


@pytest.mark.rule("hurrikan.dead")
def test_who_plays_last_depends_on_who_is_to_play() -> None:
    # 3C comes before AC and 2C, so it takes nothing; it would take both if it came last.
    assert dead("", "AC", "3C", "2C", table="", options=FOUR, turn=2)
    assert not dead("", "AC", "3C", "2C", table="", options=FOUR, turn=3)


@pytest.mark.rule("hurrikan.dead")
def test_a_seat_can_lay_a_card_that_it_will_capture() -> None:
    # Seat 0 lays 4S and has its last turn before seat 1: KD takes 6H 4S. Nothing else can take.
    assert not dead("4S KD", "AS 2C", table="6H")
    assert dead("5S KD", "AS 2C", table="6H")


@pytest.mark.rule("hurrikan.dead", "hurrikan.sweep.turn")
def test_the_turn_after_a_sweep_decides_what_can_be_captured() -> None:
    lows, highs = ("5C", "AC", "3C", "4C"), ("AC", "7C", "5C", "4C")
    # Clockwise 4C comes last and takes AC 3C; seat 3 swept and plays it when 5C alone lies there.
    assert not dead(*lows, table="", options=FOUR)
    assert dead(*lows, table="", options=FOUR, sweeper=3)
    # Clockwise 4C comes after 5C; seat 3 swept, plays it before, and 5C takes AC 4C.
    assert dead(*highs, table="", options=FOUR)
    assert not dead(*highs, table="", options=FOUR, sweeper=3)
    # Lays do not give the turn back: when 5C is played seat 0 has laid one of its two cards.
    assert dead("2C 3C", "KC", "5C", "QC", table="", options=FOUR)
    assert not dead("2C 3C", "KC", "QC 5C", "", table="", options=FOUR)


@pytest.mark.rule("hurrikan.dead")
@pytest.mark.parametrize("sweeper", [None, 1])
def test_where_nobody_holds_a_card_nobody_can_capture(sweeper: int | None) -> None:
    assert dead("", "", "", "", table="4C 5C", options=FOUR, sweeper=sweeper)
    for cards in ("2D 6D", "QD"):  # in no hand, as only a state put together by hand has them
        state = lying("", "", "", "", table="AC 3C", options=FOUR, sweeper=sweeper)
        assert is_dead_in(attrs.evolve(state, held_mask=Cards(cards).mask))


@pytest.mark.rule("hurrikan.dead")
def test_a_seat_without_cards_is_passed_over_even_if_it_is_to_play() -> None:
    """As it can be in a state put together by hand; who plays next is then the same as before."""
    assert not dead("", "6S", "7D", "", table="AS", options=FOUR)
    assert dead("", "7D", "6S", "", table="AS", options=FOUR)
    assert not dead("", "", "6S", "7D", table="AS", options=FOUR, sweeper=1)
    assert dead("", "", "7D", "6S", table="AS", options=FOUR, sweeper=1)


@pytest.mark.rule("hurrikan.dead")
def test_by_option_dead_positions_are_played_out() -> None:
    out = hurrikan.Options(dead=hurrikan.Dead.PLAY_OUT)
    state = after(lying("JS QC", "KD QD", table="QH", options=out), "0 QC x QH")
    assert hurrikan.to_move(state) == (1,)
    state = after(state, "1 KD", "0 JS", "1 QD")
    assert isinstance(state, hurrikan.Over)
    assert state.table == Cards("JS QD KD")


@pytest.mark.rule("hurrikan.dead")
@given(data=st.data())
def test_ending_a_dead_last_deal_early_never_changes_the_score(data: st.DataObject) -> None:
    options = data.draw(testing.hurrikan_options()).replace(
        leftover=hurrikan.Leftover.NOBODY, dead=hurrikan.Dead.NEXT_DEAL, players=2
    )
    deck = data.draw(st.permutations(hurrikan.pack()))
    ended: hurrikan.State = hurrikan.deal(deck, options)
    rng = Random(data.draw(st.integers(0, 2**32)))
    while moves := hurrikan.legal_moves(ended):
        ended = hurrikan.apply(ended, rng.choice(moves))
    if not any(ended.hands):
        return
    # Who was to move is the first seat from forehand on with most cards: play on from there.
    sizes = [len(hand) for hand in ended.hands]
    state: hurrikan.State = lying(
        *map(str, ended.hands),
        table=str(ended.table),
        options=options.replace(dead=hurrikan.Dead.PLAY_OUT),
        turn=sizes.index(max(sizes)),
    )
    while moves := hurrikan.legal_moves(state):
        state = hurrikan.apply(state, rng.choice(moves))
    assert sum(hurrikan.points(state)) == 0


@pytest.mark.rule("hurrikan.dead")
@given(data=st.data(), after_sweep=st.sampled_from(hurrikan.AfterSweep))
def test_ending_a_dead_round_of_four_early_never_changes_the_score(
    data: st.DataObject, after_sweep: hurrikan.AfterSweep
) -> None:
    """A round of four has one deal, so it takes the same course whether it is played out or not."""
    options = data.draw(testing.hurrikan_options()).replace(
        leftover=hurrikan.Leftover.NOBODY, players=4, after_sweep=after_sweep
    )
    deck = data.draw(st.permutations(hurrikan.pack()))
    early: hurrikan.State = hurrikan.deal(deck, options.replace(dead=hurrikan.Dead.NEXT_DEAL))
    played_out: hurrikan.State = hurrikan.deal(deck, options.replace(dead=hurrikan.Dead.PLAY_OUT))
    rng = Random(data.draw(st.integers(0, 2**32)))
    while moves := hurrikan.legal_moves(played_out):
        move = rng.choice(moves)
        played_out = hurrikan.apply(played_out, move)
        if isinstance(early, hurrikan.Playing):
            early = hurrikan.apply(early, move)
        else:
            assert not move.takes
    assert isinstance(early, hurrikan.Over)
    assert hurrikan.score(early) == hurrikan.score(played_out)


@pytest.mark.rule("hurrikan.dead", "hurrikan.sweep.turn")
def test_whether_a_position_is_dead_depends_on_who_plays_after_a_sweep() -> None:
    """Seat 3 sweeps with QS. Clockwise 6S would come last; but seat 3 plays again after seat 0."""
    hands = ("3S", "2S", "AS", "6S QS")
    again = after(lying(*hands, table="QD", turn=3, options=FOUR), "3 QS x QD")
    assert isinstance(again, hurrikan.Over)
    assert [len(hand) for hand in again.hands] == [1, 1, 1, 1]
    clockwise = after(lying(*hands, table="QD", turn=3, options=ROUND), "3 QS x QD")
    assert hurrikan.to_move(clockwise) == (0,)
    clockwise = after(clockwise, "0 3S", "1 2S", "2 AS", "3 6S x 2S 3S AS")
    assert hurrikan.points(clockwise) == (0, 0, 0, 6)
