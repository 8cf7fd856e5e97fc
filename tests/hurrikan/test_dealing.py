"""The deal of Hurrikan, and what makes none."""

from __future__ import annotations

from typing import Any

import pytest

from tests.hurrikan.positions import dealt
from vorhand import Card, Cards, InvalidDeal, WrongTypeError, hawk, hurrikan, shuffled


@pytest.mark.rule("hurrikan.deal")
def test_two_players_get_three_cards_twice_and_the_rest_is_the_stock() -> None:
    deck = shuffled(hurrikan.pack(), 4)
    for dealer in (0, 1):
        state = hurrikan.deal(deck, dealer=dealer)
        forehand = 1 - dealer
        assert state.hands[forehand] == Cards(deck[0:3]) | Cards(deck[10:13])
        assert state.hands[dealer] == Cards(deck[3:6]) | Cards(deck[13:16])
        assert state.table == Cards(deck[6:10])
        assert state.stock == deck[16:]
        assert hurrikan.to_move(state) == (forehand,)


@pytest.mark.rule("hurrikan.deal")
def test_four_players_get_nine_cards_and_there_is_no_stock() -> None:
    deck = shuffled(hurrikan.pack(), 4)
    state = hurrikan.deal(deck, hurrikan.FOUR_PLAYERS, dealer=1)
    assert [state.hands[seat] for seat in (2, 3, 0, 1)] == [
        Cards(deck[at : at + 9]) for at in (0, 9, 18, 27)
    ]
    assert state.table == Cards(deck[36:])
    assert state.stock == ()
    assert hurrikan.to_move(state) == (2,)


def test_everything_wrong_with_a_deal_is_told_at_once() -> None:
    with pytest.raises(InvalidDeal) as caught:
        hurrikan.deal([*hurrikan.pack()[1:], Card("AS")], dealer=2, number=-1)
    assert caught.value.problems == (
        "more than once: AS",
        "missing: 2C",
        "there is no seat 2 to deal: the seats are 0 to 1",
        "the number of a deal is 0 or more, not -1",
    )
    state = dealt()
    with pytest.raises(InvalidDeal) as caught:
        hurrikan.begin(state.hands[:1], table=Cards("TS"), stock=state.stock[1:])
    told = "; ".join(caught.value.problems)
    assert "missing: " in told
    assert "not in the pack: TS" in told
    assert "2 hands are needed, not 1" in told
    assert "the table has 1 cards, not 4" in told


BAD: list[dict[str, Any]] = [
    {"hands": None}, {"hands": "AC"}, {"hands": [None, None]}, {"hands": [["AC"], ["2C"]]},
    {"table": None}, {"table": "AC"}, {"table": [Card("AC")]}, {"stock": None}, {"stock": "AC"},
    {"stock": ["AC"]}, {"stock": Cards("AC")}, {"options": hawk.Options()}, {"dealer": "1"},
    {"number": 1.0},
]  # fmt: skip


@pytest.mark.parametrize("wrong", BAD)
def test_values_of_the_wrong_type(wrong: dict[str, Any]) -> None:
    state = dealt()
    right: dict[str, Any] = {"options": hurrikan.SOURCE}
    right |= {"hands": state.hands, "table": state.table, "stock": state.stock} | wrong
    hands, options = right.pop("hands"), right.pop("options")
    with pytest.raises(WrongTypeError):
        hurrikan.begin(hands, options, **right)


def test_what_is_no_table_is_shown_in_the_refusal() -> None:
    state = dealt()
    with pytest.raises(WrongTypeError, match=r"^the table is Cards, not 'AC 2C 3C 4C'$"):
        hurrikan.begin(state.hands, table="AC 2C 3C 4C", stock=state.stock)  # type: ignore[arg-type] # on purpose


@pytest.mark.parametrize("deck", [None, "AC", 3, set(hurrikan.pack()), ["AC"] * 40])
def test_decks_of_the_wrong_type(deck: Any) -> None:
    with pytest.raises(WrongTypeError):
        hurrikan.deal(deck)
    with pytest.raises(WrongTypeError):
        hurrikan.pack(deck)


@pytest.mark.rule("hurrikan.deal")
def test_a_deal_is_the_first_of_a_match_unless_it_is_said() -> None:
    state = hurrikan.deal(shuffled(hurrikan.pack(), 1))
    assert state.number == 0
    assert dealt().number == 0


@pytest.mark.rule("hurrikan.deal")
def test_a_deal_from_given_hands_has_a_dealer_and_a_number_that_exist() -> None:
    state = dealt()
    parts: Any = {"table": state.table, "stock": state.stock}
    with pytest.raises(InvalidDeal, match="there is no seat 9 to deal"):
        hurrikan.begin(state.hands, state.options, dealer=9, **parts)
    with pytest.raises(InvalidDeal, match="the number of a deal is 0 or more, not -1"):
        hurrikan.begin(state.hands, state.options, number=-1, **parts)
