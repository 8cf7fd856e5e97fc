"""The kinds of bonus, and how often each counts."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.hawk.positions import NUMBERS, trick
from vorhand import Card, Trick, WrongTypeError, hawk, hearts
from vorhand.cards import mask_of
from vorhand.hawk.bonuses import big_trick, counted_bonuses, four_of_a_kind, rare, run
from vorhand.hawk.options import Counting
from vorhand.kit.tricks import masks_of


@pytest.mark.rule("hawk.bonus.big-trick")
def test_a_big_trick_has_more_than_nine_pips_a_player() -> None:
    def mask(cards: str) -> int:
        return sum(Card(card).bit for card in cards.split())

    assert not big_trick(mask("9C 9D 9H 9S"), 4)
    assert big_trick(mask("9C 9D 9H TS"), 4)
    assert not big_trick(mask("9C 9D"), 2)
    assert big_trick(mask("9C TD"), 2)


def is_row(cards: Sequence[str]) -> bool:
    """Whether four cards are consecutive numbers of one suit."""
    places = sorted(NUMBERS.index(card[0]) for card in cards)
    return len({card[1] for card in cards}) == 1 and places == list(range(places[0], places[0] + 4))


@given(cards=st.lists(st.sampled_from(hawk.pack()), min_size=2, max_size=6, unique=True))
@pytest.mark.rule("hawk.bonus.big-trick", "hawk.bonus.four-of-a-kind", "hawk.bonus.run")
def test_bonuses_against_a_search_of_all_cards_of_a_trick(cards: list[Card]) -> None:
    texts = [str(card) for card in cards]
    fours = list(combinations(texts, 4))
    expected = [
        kind
        for kind, there in (
            ("big-trick", sum(NUMBERS.index(card[0]) + 1 for card in texts) > 9 * len(texts)),
            ("four-of-a-kind", any(len({card[0] for card in four}) == 1 for four in fours)),
            ("run", any(map(is_row, fours))),
        )
        if there
    ]
    found = hawk.bonuses_of(Trick(trick(" ".join(texts)), 0))
    assert [rule.id.removeprefix("hawk.bonus.") for rule in found] == expected


@pytest.mark.rule("hawk.bonus.run", "hawk.bonus.four-of-a-kind")
@given(data=st.data())
def test_bonuses_where_they_are_likely(data: st.DataObject) -> None:
    suit = data.draw(st.sampled_from("CDHS"))
    start = data.draw(st.integers(0, 6))
    row = [NUMBERS[place] + suit for place in range(start, start + 4)]
    number, other = data.draw(st.sampled_from(NUMBERS)), data.draw(st.sampled_from(NUMBERS))
    same = [number + "C", number + "D", number + "H", other + "S"]
    masks = [sum(Card(card).bit for card in cards) for cards in (row, same)]
    assert run(masks[0], 4)
    assert four_of_a_kind(masks[1], 4) == (len({card[0] for card in same}) == 1)
    less = masks[0] ^ Card(data.draw(st.sampled_from(row))).bit
    assert not run(less, 4)


FOURS = [
    *(mask_of(Card(number + suit) for suit in "CDHS") for number in NUMBERS),
    *(
        mask_of(Card(number + suit) for number in NUMBERS[start : start + 4])
        for suit in "CDHS"
        for start in range(7)
    ),
]


@given(st.data(), st.integers(2, 6))
def test_the_tricks_that_are_found_are_those_of_which_a_rule_says_so(
    data: st.DataObject, players: int
) -> None:
    """Tricks of any cards and tricks with four that earn a bonus, or nearly do."""
    cards = st.sampled_from(hawk.pack())
    masks = [
        mask_of(data.draw(st.lists(cards, min_size=players, max_size=players, unique=True)))
        ^ data.draw(st.just(0) | st.sampled_from(FOURS))
        for _ in range(data.draw(st.integers(0, 4)))
    ]
    assert rare(masks, players) == [
        number
        for number, mask in enumerate(masks)
        if big_trick(mask, players) or four_of_a_kind(mask, players) or run(mask, players)
    ]


@pytest.mark.rule("hawk.bonus.run")
def test_after_the_ten_nothing_follows() -> None:
    for cards, is_run in [
        ("8C 9C TC AC", False), ("9C TC AC 2C", False), ("TC AC 2C 3C", False),
        ("AC 2C 3C 4C", True), ("7C 8C 9C TC", True), ("7C TC 9C 8C", True),
        ("2C 3C 4C 5D", False), ("2C 3C 4C 6C", False), ("2C 3C 4C 5C 6C", True),
    ]:  # fmt: skip
        found = hawk.bonuses_of(Trick(trick(cards), 0))
        assert ("hawk.bonus.run" in [rule.id for rule in found]) == is_run


RUNS = ["AC 2C 3C 4C", "5D 6D 7D 8D"]


def counted(
    options: hawk.Options, tricks: list[Trick[hawk.Play]], lafh: tuple[int, ...]
) -> tuple[hawk.Bonus, ...]:
    return counted_bonuses(options, tricks, masks_of(tricks), lafh)


@pytest.mark.rule("hawk.bonus")
def test_each_kind_counts_once_for_each_party() -> None:
    tricks = [Trick(trick(RUNS[0]), 0), Trick(trick(RUNS[1]), 0), Trick(trick("5H 6H 7H 8H"), 1)]
    once = counted(hawk.SOURCE, tricks, (0,))
    assert [(bonus.trick, bonus.worth, bonus.taker) for bonus in once] == [(0, 1, 0), (2, -1, 1)]
    every = counted(hawk.Options(bonus=Counting.PER_TRICK), tricks, (0,))
    assert [(bonus.trick, bonus.worth) for bonus in every] == [(0, 1), (1, 1), (2, -1)]


@pytest.mark.rule("hawk.bonus")
def test_kinds_in_one_trick_count_separately() -> None:
    options = hawk.Options(players=6)
    one = Trick(trick("TC 9C 8C 7C TD TH"), 3)
    both = Trick(trick("TC TD TH TS 9D 9H"), 3)
    # 54 pips are not more than 54; the four tens with two nines are 58.
    assert [bonus.rule.id for bonus in counted(options, [one], (3,))] == ["hawk.bonus.run"]
    kinds = [bonus.rule.id for bonus in counted(options, [both], (0,))]
    assert kinds == ["hawk.bonus.big-trick", "hawk.bonus.four-of-a-kind"]


def test_what_is_no_trick_of_hawk() -> None:
    cards = ["TC", "JC", "QC", "KC"]
    foreign = tuple(hearts.Play(seat, Card(card)) for seat, card in enumerate(cards))
    wrong: list[Any] = [
        None,
        3,
        Trick(foreign, 0),
        Trick(trick(" ".join(cards)), 0),
        Trick((), 0),
        Trick(trick("TC"), 0),
        Trick(trick("TC 9C"), 2),
        Trick(trick("TC TC"), 0),
        Trick(trick("TC 9C") + trick("8C"), 0),
    ]
    for one in wrong:
        with pytest.raises(WrongTypeError, match="a trick of Hawk is expected"):
            hawk.bonuses_of(one)
