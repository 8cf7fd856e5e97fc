"""The pack, packets, cards aside, and what makes no deal."""

from __future__ import annotations

from typing import Any

import pytest

from tests.hawk.positions import dealt
from vorhand import Card, Cards, InvalidDeal, WrongTypeError, hawk, hearts, shuffled

SIZES = {2: (13, 14), 3: (12, 4), 4: (10, 0), 5: (8, 0), 6: (6, 4)}

# By number of players the places in the deck of the cards that forehand is dealt.
FOREHAND = {
    2: [0, 1, 2, 6, 7, 8, 9, 14, 15, 16, 20, 21, 22],
    3: [0, 1, 2, 9, 10, 11, 18, 19, 20, 27, 28, 29],
    4: [0, 1, 2, 12, 13, 14, 15, 28, 29, 30],
    5: [0, 1, 2, 15, 16, 25, 26, 27],
    6: [0, 1, 12, 13, 24, 25],
}


@pytest.mark.rule("hawk.deal", "hawk.aside")
@pytest.mark.parametrize("players", SIZES)
def test_everybody_gets_packets_and_the_rest_lies_aside(players: int) -> None:
    options = hawk.Options(players=players)
    deck = shuffled(hawk.pack(options), 5)
    size, aside = SIZES[players]
    for dealer in range(players):
        state = hawk.deal(deck, options, dealer=dealer)
        assert [len(hand) for hand in state.hands] == [size] * players
        assert len(state.deal.aside) == options.aside == state.public.aside == aside
        assert state.deal.aside == Cards(deck[players * size :])
        forehand = (dealer + 1) % players
        assert state.hands[forehand] == Cards(deck[place] for place in FOREHAND[players])
        assert hawk.to_move(state) == (forehand,)
        assert state.dealer == dealer


@pytest.mark.rule("hawk.aside")
def test_begin_lays_aside_what_is_in_no_hand() -> None:
    three = hawk.Options(players=3)
    deck = hawk.pack(three)
    hands = [Cards(deck[at : at + 12]) for at in (0, 12, 24)]
    state = hawk.begin(hands, three, number=4)
    assert state.deal.aside == Cards("8S 9S TS AS")
    assert (state.dealer, state.number) == (2, 4)
    assert state.hands == state.deal.dealt == tuple(hands)


def test_everything_wrong_with_a_deal_is_told_at_once() -> None:
    deck = [*hawk.pack()[1:], Card("AS")]
    with pytest.raises(InvalidDeal) as caught:
        hawk.deal(deck, dealer=4, number=-1)
    assert caught.value.problems == (
        "more than once: AS",
        "missing: 2C",
        "there is no seat 4 to deal: the seats are 0 to 3",
        "the number of a deal is 0 or more, not -1",
    )
    hands = [*dealt().hands[:2], Cards("AS KS"), Cards("AS")]
    with pytest.raises(InvalidDeal) as caught:
        hawk.begin(hands)
    assert caught.value.problems == (
        "more than once: AS",
        "not in the pack: KS",
        "the hand of seat 2 has 2 cards, not 10",
        "the hand of seat 3 has 1 cards, not 10",
    )
    with pytest.raises(InvalidDeal, match="4 hands are needed, not 3"):
        hawk.begin(dealt().hands[:3])


BAD: list[dict[str, Any]] = [
    {"deck": None}, {"deck": "AC 2C"}, {"deck": 3}, {"deck": set(hawk.pack())},
    {"deck": ["AC"] * 40}, {"deck": [None] * 40}, {"options": hearts.Options()}, {"options": None},
    {"dealer": "1"}, {"dealer": 1.0}, {"dealer": True}, {"number": None}, {"number": "1"},
]  # fmt: skip


@pytest.mark.parametrize("wrong", BAD)
def test_values_of_the_wrong_type(wrong: dict[str, Any]) -> None:
    right: dict[str, Any] = {"deck": hawk.pack(), "options": hawk.SOURCE} | wrong
    deck, options = right.pop("deck"), right.pop("options")
    with pytest.raises(WrongTypeError):
        hawk.deal(deck, options, **right)


@pytest.mark.parametrize("hands", [None, "AC", 4, [None] * 4, [["AC"]] * 4, [{Card("AC")}] * 4])
def test_hands_of_the_wrong_type(hands: Any) -> None:
    with pytest.raises(WrongTypeError):
        hawk.begin(hands)
    with pytest.raises(WrongTypeError):
        hawk.pack(hands)


@pytest.mark.rule("hawk.deal")
def test_a_deal_is_the_first_of_a_match_unless_it_is_said() -> None:
    state = hawk.deal(shuffled(hawk.pack(), 1))
    assert state.number == 0
    assert dealt().number == 0


@pytest.mark.rule("hawk.deal")
def test_a_deal_from_given_hands_has_a_dealer_and_a_number_that_exist() -> None:
    state = dealt()
    with pytest.raises(InvalidDeal, match="there is no seat 9 to deal"):
        hawk.begin(state.hands, state.options, dealer=9)
    with pytest.raises(InvalidDeal, match="the number of a deal is 0 or more, not -1"):
        hawk.begin(state.hands, state.options, number=-1)
