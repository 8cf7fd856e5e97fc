"""Points, ties, partners, and the score sheet."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.hurrikan.positions import after, dealt, lying, over, played_out
from vorhand import Card, Cards, DealNotOver, hurrikan, testing
from vorhand.hurrikan.scoring import best_four, sum_of_best_four

POOLED = hurrikan.Options(players=4, partners=hurrikan.Partners.POOLED)


def to(state: hurrikan.State, rule: str) -> list[int]:
    """The seats that have a line for a rule."""
    return [line.seat for line in hurrikan.scoresheet(state) if line.rule.id == f"hurrikan.{rule}"]


@pytest.mark.rule("hurrikan.score.cards")
def test_most_cards_give_a_point_and_a_tie_none() -> None:
    assert to(over("2C 3C JC", "2D 3D"), "score.cards") == [0]
    assert to(over("2C 3C", "2D 3D JC"), "score.cards") == [1]
    assert to(over("2C 3C", "2D 3D"), "score.cards") == []


@pytest.mark.rule("hurrikan.score.hearts")
def test_most_hearts_give_a_point_and_a_tie_none() -> None:
    assert to(over("2H 3H", "2D 4H 5D"), "score.hearts") == [0]
    assert to(over("2H 3C", "2D 4H 5D"), "score.hearts") == []
    assert to(over("2C 3C", "2D 4D 5D"), "score.hearts") == []


@pytest.mark.rule("hurrikan.score.seven")
def test_the_seven_of_hearts_gives_a_point_unless_it_was_left() -> None:
    assert to(over("2H 7H", "2D 4D"), "score.seven") == [0]
    assert to(over("2H 3H", "2D 4D"), "score.seven") == []


@pytest.mark.rule("hurrikan.score.best-four")
@pytest.mark.parametrize(
    ("cards", "total"),
    [
        ("7C 7D", 42),
        ("KC KD QC QD", 38),
        ("7C 6C AC 5C", 70),
        ("6C 6D 6H AC", 70),
        ("7C 7D 7H 7S", 84),
        ("7C 7D 7H 7S 6C AC", 84),
        ("4C 3C 2C JC", 47),
        ("JC", 8),
        ("", 0),
    ],
)
def test_sums_of_the_best_four(cards: str, total: int) -> None:
    assert sum_of_best_four(Cards(cards).mask) == total
    assert best_four(Cards(cards).mask).bit_count() == min(4, len(Cards(cards)))


@pytest.mark.rule("hurrikan.score.best-four")
def test_the_largest_sum_gives_a_point_and_a_tie_none() -> None:
    assert to(over("7C 7D", "KC KD QC QD"), "score.best-four") == [0]
    assert to(over("7C 6C AC 5C", "6D 6H 6S AD"), "score.best-four") == []


@given(cards=st.sets(st.sampled_from(hurrikan.pack())))
@pytest.mark.rule("hurrikan.score.best-four")
def test_the_best_four_against_a_list_of_all(cards: set[Card]) -> None:
    order = "76A5432KQJ"
    worth = dict(zip(order, [21, 18, 16, 15, 14, 13, 12, 10, 9, 8], strict=True))
    values = sorted((worth[str(card)[0]] for card in cards), reverse=True)
    assert sum_of_best_four(Cards(cards).mask) == sum(values[:4])


@pytest.mark.rule("hurrikan.partners")
def test_partners_points_are_added() -> None:
    four = hurrikan.FOUR_PLAYERS
    state = over("7H 2H", "3C 3D", "7C 6C JC", "4C 4D", options=four)
    # Seat 0 has most hearts and the seven, seat 2 most cards and the best four, 21 + 18 + 8.
    assert to(state, "score.hearts") == to(state, "score.seven") == [0]
    assert to(state, "score.cards") == to(state, "score.best-four") == [2]
    assert hurrikan.score(state) == (4, 0, 4, 0)
    partner = [line for line in hurrikan.scoresheet(state) if line.rule.id == "hurrikan.partners"]
    assert [(line.seat, line.points) for line in partner] == [(0, 2), (1, 0), (2, 2), (3, 0)]
    assert partner[0].text() == "the points of the partner, seat 2"
    assert {line.because for line in partner} == {Cards()}  # the cards stand in the partner's lines


@pytest.mark.rule("hurrikan.partners")
def test_a_tie_between_partners_is_a_tie() -> None:
    state = over("7H 2C", "", "2D 3D", "", options=hurrikan.FOUR_PLAYERS)
    assert to(state, "score.cards") == []
    pooled = over("7H 2C", "", "2D 3D", "", options=POOLED)
    assert to(pooled, "score.cards") == [0, 2]


@pytest.mark.rule("hurrikan.partners")
def test_by_option_partners_put_their_cards_together() -> None:
    state = over("7H 2C", "3C 4H", "2D 3D", "4C 5H", options=POOLED)
    # 4 cards each: a tie; hearts 1 to 2; the seven; best four 58 to 56.
    assert hurrikan.score(state) == (2, 1, 2, 1)
    assert to(state, "score.hearts") == [1, 3]
    assert to(state, "score.best-four") == [0, 2]
    assert to(state, "score.cards") == []
    partner = [line for line in hurrikan.scoresheet(state) if line.rule.id == "hurrikan.partners"]
    assert [line.points for line in partner] == [0, 0, 0, 0]
    assert partner[0].text() == "the sweeps of the partner, seat 2"


@pytest.mark.rule("hurrikan.partners", "hurrikan.sweep")
@pytest.mark.parametrize("options", [hurrikan.FOUR_PLAYERS, POOLED])
def test_sweeps_of_partners_are_added(options: hurrikan.Options) -> None:
    state = after(lying("QD", "KD", "JD", "KH", table="QS", options=options), "0 QD x QS")
    state = after(state, "1 KD", "2 JD", "3 KH x KD")
    assert isinstance(state, hurrikan.Over)
    assert state.public.sweeps == (1, 0, 0, 0)
    sweeps = [line for line in hurrikan.scoresheet(state) if line.rule.id == "hurrikan.sweep"]
    assert [(line.seat, line.because) for line in sweeps] == [(0, Cards("QS"))]
    assert sweeps[0].text() == "a Hurrikan, Q♦ sweeps the table: Q♠"
    # Seats 0 and 3 took two cards each. Best four: 18 to 20; no card of hearts but KH.
    added = hurrikan.score(state)
    assert added[0] == added[2]
    assert added[1] == added[3]
    assert added == (1, 2, 1, 2)


@given(data=st.data())
@pytest.mark.rule("hurrikan.partners")
def test_partners_always_score_the_same(data: st.DataObject) -> None:
    state = data.draw(testing.deals(testing.HURRIKAN))
    ended = played_out(state)
    score = hurrikan.score(ended)
    if len(score) == 4:
        assert score[:2] == score[2:]
    for line in hurrikan.scoresheet(ended):
        assert line.text()


@given(data=st.data())
def test_forty_cards_are_somewhere_at_every_state(data: st.DataObject) -> None:
    for state in data.draw(testing.histories(testing.HURRIKAN)):
        held = sum(len(hand) for hand in state.hands)
        assert sum(hurrikan.points(state)) + held + len(state.table) + len(state.stock) == 40
        public = state.public
        assert list(public.sizes) == [len(hand) for hand in state.hands]
        assert public.stock == len(state.stock)
        assert sum(map(len, public.won)) == sum(hurrikan.points(state))


def test_a_score_sheet_in_words() -> None:
    lines = hurrikan.scoresheet(over("7H 2H JC", "KC KD"))
    assert [line.text() for line in lines] == [
        "most cards: 3",
        "most hearts: 2",
        "the seven of hearts",
        "the best cards, four at most, worth 41: J♣ 2♥ 7♥",
    ]


def test_a_running_round_has_no_score() -> None:
    for function in (hurrikan.score, hurrikan.scoresheet):
        with pytest.raises(DealNotOver, match=r"^a round has a score when it is over$"):
            function(dealt())
