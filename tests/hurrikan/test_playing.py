"""What may be played, what follows from it, and what a refusal says."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.hurrikan.positions import after, dead, dealt, legal, lying, played_out, refused
from vorhand import Card, Cards, IllegalMove, NoSuchSeat, WrongTypeError, hawk, hurrikan, testing
from vorhand.hurrikan.order import next_seat
from vorhand.hurrikan.values import value_of, worth

FREE = hurrikan.Options(capture=hurrikan.Capture.OPTIONAL)
EQUAL = hurrikan.Options(capture=hurrikan.Capture.FORCED_EQUAL)
AGAIN = hurrikan.Options(players=4, after_sweep=hurrikan.AfterSweep.SWEEPER_AGAIN)


@pytest.mark.rule("hurrikan.deck")
def test_values_of_the_cards() -> None:
    assert len(hurrikan.pack()) == 40
    values = {str(card): value_of(card) for card in hurrikan.pack() if str(card)[1] == "H"}
    assert values == {
        "2H": 2, "3H": 3, "4H": 4, "5H": 5, "6H": 6, "7H": 7, "JH": 8, "QH": 9, "KH": 10, "AH": 1,
    }  # fmt: skip
    assert worth(Cards(hurrikan.pack()).mask) == 4 * 55


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


@pytest.mark.rule("hurrikan.turn")
def test_who_is_not_to_move_is_refused() -> None:
    state = dealt()
    assert refused(state, "1 KS") == "hurrikan.turn: it is seat 0's turn"
    assert refused(state, "3 KS") == "hurrikan.turn: nobody sits at seat 3"
    ended = played_out(state)
    assert refused(ended, "0 KS") == "hurrikan.turn: the round is over"
    assert hurrikan.to_move(ended) == ()
    assert hurrikan.legal_moves(ended) == ()
    assert hurrikan.legal_moves(state, 1) == ()
    with pytest.raises(NoSuchSeat):
        hurrikan.legal_moves(state, 2)


@pytest.mark.rule("hurrikan.held")
def test_only_own_cards_are_played() -> None:
    state = dealt("AC", "AD")
    assert refused(state, "0 AD") == "hurrikan.held: you do not hold AD"
    assert refused(state, "0 TD") == "hurrikan.held: you do not hold TD"


@pytest.mark.rule("hurrikan.capture.on-table")
def test_only_cards_on_the_table_are_taken() -> None:
    state = lying("QS 5C", "4H", table="5D 3C")
    assert refused(state, "0 QS x 4C 5D") == "hurrikan.capture.on-table: the table does not have 4C"
    assert refused(state, "0 QS x 4H 5D").startswith("hurrikan.capture.on-table")
    assert refused(state, "0 QS x QS").startswith("hurrikan.capture.on-table")
    assert refused(state, "0 QS x TS").startswith("hurrikan.capture.on-table")


@pytest.mark.rule("hurrikan.capture.equal")
def test_an_equal_card_is_taken_alone() -> None:
    state = lying("QS", "2C", table="AH 4C 5D 7S QH")
    assert legal(state) == ["QS x QH"]
    told = "hurrikan.capture.equal: QS must take QH, the card of equal value, and nothing else"
    assert refused(state, "0 QS x 4C 5D") == told
    assert refused(state, "0 QS x QH 4C") == told
    assert refused(state, "0 QS x 4C") == told
    told = "hurrikan.capture.forced: QS can capture QH, so it may not be laid"
    assert refused(state, "0 QS") == told  # and not 4C 5D, which an equal card leaves lying
    assert legal(lying("7C", "2C", table="7H 3S 4D")) == ["7C x 7H"]


@pytest.mark.rule("hurrikan.capture.equal")
def test_of_several_equal_cards_the_player_picks_one() -> None:
    state = lying("QD", "2C", table="QS QH")
    assert legal(state) == ["QD x QH", "QD x QS"]
    told = (
        "hurrikan.capture.equal: QD must take one of QH QS, "
        "the cards of equal value, and nothing else"
    )
    assert refused(state, "0 QD x QS QH") == told
    assert len(after(state, "0 QD x QH").table) == 1


@pytest.mark.rule("hurrikan.capture.equal")
def test_no_single_card_of_another_value_is_taken() -> None:
    state = lying("QS", "2C", table="AH JC")
    told = "hurrikan.capture.equal: QS cannot take JC alone: a single card must have the same value"
    assert refused(state, "0 QS x JC") == told


@pytest.mark.rule("hurrikan.capture.sum")
def test_a_set_adds_up_to_the_value() -> None:
    state = lying("QS", "2C", table="AH 4C 5D 7S")
    assert legal(state) == ["QS x 4C 5D"]
    assert refused(state, "0 QS x AH 7S") == "hurrikan.capture.sum: AH 7S add up to 8 and not to 9"
    violation = hurrikan.violation(state, hurrikan.parse_move("0 QS x AH 7S"))
    assert violation is not None
    assert dict(violation.details)["card"] == Card("QS")
    both = lying("QS", "2C", table="2H 3D 4C 5S")
    assert sorted(legal(both)) == ["QS x 4C 3D 2H", "QS x 4C 5S"]
    king = lying("KS 2S", "2C 3C", table="AH 2D 3D 4C")
    assert legal(king, "KS") == ["KS x 4C 2D 3D AH"]


@pytest.mark.rule("hurrikan.capture.sum", "hurrikan.sweep")
def test_five_aces_and_a_six_are_a_king() -> None:
    table = "AH AS AD AC 6S"
    state = lying("KS", "2C", table=table)
    assert legal(state) == ["KS x AC AD AH 6S AS"]
    ended = after(state, "0 KS x AH AS AD AC 6S")
    assert hurrikan.sweeps(ended) == (0,)
    four = lying("KS", "2C", table=table, options=hurrikan.Options(largest_sum=4))
    assert legal(four) == ["KS"]
    told = "hurrikan.capture.sum: a set has at most 4 cards"
    assert refused(four, "0 KS x AH AS AD AC 6S") == told
    assert (
        refused(four, "0 KS x AH AS AD AC")
        == "hurrikan.capture.sum: AC AD AH AS add up to 4 and not to 10"
    )


@pytest.mark.rule("hurrikan.capture.sum", "hurrikan.lay")
def test_a_card_that_is_laid_can_make_a_set_too_large() -> None:
    for largest, expected in ((None, "QD x 2C 3D 4S"), (3, "QD x 2C 3D 4S"), (2, "QD")):
        options = hurrikan.Options(largest_sum=largest)
        state = after(lying("4S", "QD 4D", table="2C 3D", options=options), "0 4S")
        assert legal(state, "QD") == [expected]


@pytest.mark.rule("hurrikan.capture.forced", "hurrikan.lay")
def test_a_card_that_can_capture_may_not_be_laid() -> None:
    state = lying("QS JC", "2C", table="4C 5D KH")
    assert legal(state) == ["QS x 4C 5D", "JC"]
    told = "hurrikan.capture.forced: QS can capture 4C 5D, so it may not be laid"
    assert refused(state, "0 QS") == told
    king = lying("KS", "2C", table="KH 4C")
    assert (
        refused(king, "0 KS") == "hurrikan.capture.forced: KS can capture KH, so it may not be laid"
    )


@pytest.mark.rule("hurrikan.capture.forced")
def test_by_option_laying_is_free_but_sums_stay_barred_beside_an_equal_card() -> None:
    sums, equal = "4C 5D KH", "4C 5D QH"
    assert legal(lying("QS", "2C", table=sums, options=EQUAL)) == ["QS x 4C 5D", "QS"]
    assert legal(lying("QS", "2C", table=equal, options=EQUAL)) == ["QS x QH"]
    assert legal(lying("QS", "2C", table=sums, options=FREE)) == ["QS x 4C 5D", "QS"]
    assert legal(lying("QS", "2C", table=equal, options=FREE)) == ["QS x QH", "QS"]
    state = lying("QS", "2C", table=equal, options=FREE)
    assert refused(state, "0 QS x 4C 5D").startswith("hurrikan.capture.equal")


@pytest.mark.rule("hurrikan.lay")
def test_a_card_that_takes_nothing_lies_beside_the_others() -> None:
    state = after(lying("JC 7C", "2C 7D", table="KH"), "0 JC")
    assert state.table == Cards("JC KH")
    assert hurrikan.points(state) == (0, 0)


@pytest.mark.rule("hurrikan.sweep")
def test_emptying_the_table_is_a_sweep_also_with_one_card_and_the_last() -> None:
    state = after(lying("QD 2C", "KD 2D", table="QS"), "0 QD x QS")
    assert state.public.sweeps == (1, 0)
    ended = after(state, "1 KD", "0 2C")
    assert isinstance(ended, hurrikan.Playing)  # 2D takes 2C: no sweep, KD lies there
    last = after(lying("", "QD", table="QS", turn=1), "1 QD x QS")
    assert isinstance(last, hurrikan.Over)
    assert last.public.sweeps == (0, 1)
    no_last = hurrikan.Options(last_sweep=False)
    last = after(lying("", "QD", table="QS", turn=1, options=no_last), "1 QD x QS")
    assert last.public.sweeps == (0, 0)


@pytest.mark.rule("hurrikan.sweep")
def test_the_very_last_card_is_that_after_which_no_card_is_left_anywhere() -> None:
    no_last = hurrikan.Options(last_sweep=False)
    # The other seat still holds a jack that can take nothing: the round ends, the sweep counts.
    ended = after(lying("QD", "JC", table="QS", options=no_last), "0 QD x QS")
    assert isinstance(ended, hurrikan.Over)
    assert ended.hands == (Cards(), Cards("JC"))
    assert ended.public.sweeps == (1, 0)


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
def test_by_option_the_sweeper_plays_again_among_four() -> None:
    hands = ("QD JC 7H", "2C 3C 4H", "2D 3D 4D", "2S 3S 4S")
    state = after(lying(*hands, table="QS", options=AGAIN), "0 QD x QS")
    assert hurrikan.to_move(state) == (1,)  # the opponent to the left lays
    state = after(state, "1 2C")
    assert hurrikan.to_move(state) == (0,)
    state = after(state, "0 JC")  # no sweep: the turn goes on clockwise
    assert hurrikan.to_move(state) == (1,)
    rotate = after(lying(*hands, table="QS", options=hurrikan.FOUR_PLAYERS), "0 QD x QS", "1 2C")
    assert hurrikan.to_move(rotate) == (2,)


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
    assert next_seat(AGAIN, owned, sum(owned), turn, sweeper, swept) == expected


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
def test_a_seat_can_lay_a_card_that_it_will_capture() -> None:
    # Seat 0 lays 4S and has its last turn before seat 1: KD takes 6H 4S. Nothing else can take.
    assert not dead("4S KD", "AS 2C", table="6H")
    assert dead("5S KD", "AS 2C", table="6H")


@pytest.mark.rule("hurrikan.dead", "hurrikan.sweep.turn")
def test_the_turn_after_a_sweep_decides_what_can_be_captured() -> None:
    lows, highs = ("5C", "AC", "3C", "4C"), ("AC", "7C", "5C", "4C")
    # Clockwise 4C comes last and takes AC 3C; seat 3 swept and plays it when 5C alone lies there.
    assert not dead(*lows, table="", options=AGAIN)
    assert dead(*lows, table="", options=AGAIN, sweeper=3)
    # Clockwise 4C comes after 5C; seat 3 swept, plays it before, and 5C takes AC 4C.
    assert dead(*highs, table="", options=AGAIN)
    assert not dead(*highs, table="", options=AGAIN, sweeper=3)
    # Lays do not give the turn back: when 5C is played seat 0 has laid one of its two cards.
    assert dead("2C 3C", "KC", "5C", "QC", table="", options=AGAIN)
    assert not dead("2C 3C", "KC", "QC 5C", "", table="", options=AGAIN)


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
        leftover=hurrikan.Leftover.NOBODY,
        dead=hurrikan.Dead.NEXT_DEAL,
        after_sweep=hurrikan.AfterSweep.ROTATE,
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


@pytest.mark.rule("hurrikan.deal", "hurrikan.dead")
def test_the_next_deal_comes_when_hands_are_empty_and_the_turn_goes_on() -> None:
    state = dealt(options=hurrikan.Options(dead=hurrikan.Dead.PLAY_OUT))
    stock = state.stock
    for _ in range(12):
        state = hurrikan.apply(state, hurrikan.legal_moves(state)[0])
    assert [len(hand) for hand in state.hands] == [6, 6]
    assert state.hands == (Cards(stock[:6]), Cards(stock[6:12]))
    assert state.stock == stock[12:]
    assert hurrikan.to_move(state) == (0,)
    assert state.deal.deals == (12,)


@pytest.mark.rule("hurrikan.leftover")
def test_leftover_cards_are_nobodys_or_by_option_the_last_capturers() -> None:
    last = hurrikan.Options(leftover=hurrikan.Leftover.LAST_CAPTURER)
    ended = after(lying("QD", "JC", table="QS KS 2H"), "0 QD x QS")
    assert hurrikan.points(ended) == (2, 0)
    assert ended.table == Cards("KS 2H")
    ended = after(lying("QD", "JC", table="QS KS 2H", options=last), "0 QD x QS")
    assert hurrikan.points(ended) == (4, 0)
    assert ended.table == Cards()
    assert ended.hands == (Cards(), Cards("JC"))  # not the cards in hands
    assert ended.public.sweeps == (0, 0)
    nobody = lying("QD", "JC", table="KS 2H", options=last.replace(dead=hurrikan.Dead.PLAY_OUT))
    ended = after(nobody, "0 QD", "1 JC")
    assert hurrikan.points(ended) == (0, 0)
    assert ended.table == Cards("QD JC KS 2H")


@pytest.mark.rule("hurrikan.lay")
def test_the_table_can_grow_to_thirteen_cards() -> None:
    # Four kings are dealt, and each card that follows is lower than all that lie there.
    state = dealt("QC 7C 5C 3C AC 2D", "JC 6C 4C 2C 3D 4D", table="KC KD KH KS")
    lays = ["0 QC", "1 JC", "0 7C", "1 6C", "0 5C", "1 4C", "0 3C", "1 2C", "0 AC"]
    for lay in lays:
        seat, card = lay.split()
        assert legal(state, card) == [card]
        assert hurrikan.to_move(state) == (int(seat),)
        state = after(state, lay)
    assert len(state.table) == 13


@pytest.mark.rule("hurrikan.capture.forced")
@given(data=st.data())
def test_forced_captures_are_of_five_cards_at_most(data: st.DataObject) -> None:
    options = hurrikan.Options(players=data.draw(st.sampled_from([2, 4])))
    deck = list(data.draw(st.permutations(hurrikan.pack())))
    if data.draw(st.booleans()):  # low cards first, among which large sets are likely
        deck.sort(key=lambda card: value_of(card) > 3)
    state: hurrikan.State = hurrikan.deal(deck, options)
    rng = Random(data.draw(st.integers(0, 2**32)))
    while moves := hurrikan.legal_moves(state):
        assert len(state.table) <= 13
        assert all(len(move.takes) <= 5 for move in moves)
        state = hurrikan.apply(state, rng.choice(moves))


@pytest.mark.rule("hurrikan.capture.forced")
def test_optional_capture_can_offer_thousands_of_moves() -> None:
    table = (
        "AC AD AH 2C 2D 2H 3C 3D 3H 4C 4D 4H 5C 5D 5H 6C 6D 6H 7C 7D 7H JC JD JH QC QD QH 3S 4S 5S"
    )
    state = lying("KS KH KD KC AS", "2S", table=table, options=FREE)
    moves = hurrikan.legal_moves(state)
    assert len(moves) > 2000
    assert len(set(moves)) == len(moves)
    for move in Random(1).sample(list(moves), 50):
        assert hurrikan.violation(state, move) is None


def test_a_refused_move_leaves_the_state_alone() -> None:
    state = lying("QS", "2C", table="4C 5D")
    with pytest.raises(IllegalMove, match=r"0 QS: QS can capture 4C 5D") as caught:
        hurrikan.apply(state, hurrikan.Play(0, Card("QS")))
    assert caught.value.state is state
    assert caught.value.rule.id == "hurrikan.capture.forced"


@pytest.mark.parametrize("move", [None, "0 AC", hawk.Play(0, Card("AC")), (0, Card("AC")), 1.5])
def test_what_is_no_move_of_hurrikan(move: object) -> None:
    for function in (hurrikan.apply, hurrikan.violation):
        with pytest.raises(WrongTypeError, match="a move of Hurrikan is a Play of Hurrikan"):
            function(dealt(), move)  # type: ignore[arg-type]


@pytest.mark.parametrize("state", [None, 3, "AC", hawk.deal(hawk.pack())])
def test_what_is_no_state_of_hurrikan(state: object) -> None:
    one = hurrikan.Play(0, Card("AC"))
    for call in (
        lambda: hurrikan.to_move(state),  # type: ignore[arg-type]
        lambda: hurrikan.legal_moves(state),  # type: ignore[arg-type]
        lambda: hurrikan.legal_moves(state, 0),  # type: ignore[arg-type]
        lambda: hurrikan.violation(state, one),  # type: ignore[arg-type]
        lambda: hurrikan.apply(state, one),  # type: ignore[arg-type]
        lambda: hurrikan.points(state),  # type: ignore[arg-type]
        lambda: hurrikan.score(state),  # type: ignore[arg-type]
        lambda: hurrikan.scoresheet(state),  # type: ignore[arg-type]
        lambda: hurrikan.sweeps(state),  # type: ignore[arg-type]
    ):
        with pytest.raises(WrongTypeError, match="a state of Hurrikan is expected"):
            call()
