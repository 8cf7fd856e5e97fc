"""Cards."""

from __future__ import annotations

import copy
import pickle
import random
from typing import Any

import pytest
from attrs.exceptions import FrozenInstanceError

from vorhand import DECK, Card, NotationError, Rank, Suit, WrongTypeError


@pytest.mark.parametrize("text", ["QS", "qs", "Qs", "qS", "Q♠", "q♠", "Q♤", "Q♠\ufe0f", "Q♠\ufe0e"])
def test_a_card_can_be_written_in_several_ways_and_is_one_object(text: str) -> None:
    assert Card(text) is Card("QS")


@pytest.mark.parametrize("text", ["10h", "Th", "TH", "10♥", "10H", "t♡"])
def test_the_ten_can_be_written_with_two_digits(text: str) -> None:
    assert Card(text) is Card("TH")


@pytest.mark.parametrize(
    "text", ["", "1Z", "QSS", "Q", "S", "Q S", " QS", "QS ", "1S", "11S", "0S", "SQ"]
)
def test_what_is_no_card_is_refused(text: str) -> None:
    with pytest.raises(NotationError, match="is not a card"):
        Card(text)


@pytest.mark.parametrize("value", [None, 12, 1.5, b"QS", ["QS"], object()])
def test_a_card_is_made_of_text(value: Any) -> None:
    with pytest.raises(WrongTypeError, match="a card is a text"):
        Card(value)


def test_a_card_of_a_card_is_itself() -> None:
    queen: Any = Card("QS")
    assert Card(queen) is queen


def test_the_deck_is_in_the_order_of_cards() -> None:
    expected = [rank + suit for suit in "CDHS" for rank in "23456789TJQKA"]
    assert [str(card) for card in DECK] == expected
    assert [card.index for card in DECK] == list(range(52))
    assert [card.bit for card in DECK] == [1 << index for index in range(52)]
    assert list(DECK) == sorted(random.Random(1).sample(DECK, 52))


def test_a_card_knows_rank_and_suit() -> None:
    assert (Card("2C").rank, Card("2C").suit) == (Rank.TWO, Suit.CLUBS)
    assert (Card("AS").rank, Card("AS").suit) == (Rank.ACE, Suit.SPADES)
    assert Card("TH").suited == sum(Card(rank + "H").bit for rank in "23456789TJQKA")
    assert Card.of(Rank.TEN, Suit.HEARTS) is Card("TH")
    assert Card("TH").pretty == "T♥"


@pytest.mark.parametrize("wrong", [("A", Suit.CLUBS), (Rank.ACE, "C"), (Suit.CLUBS, Rank.ACE)])
def test_a_card_is_made_of_a_rank_and_a_suit(wrong: Any) -> None:
    with pytest.raises(WrongTypeError, match="Rank and a Suit"):
        Card.of(*wrong)


def test_cards_compare_with_cards_alone() -> None:
    assert Card("2C") < Card("3C") < Card("2D") < Card("2H") < Card("2S")
    assert Card("2D") >= Card("AC") >= Card("AC")
    other: Any = "QS"
    assert Card("QS") != other
    with pytest.raises(TypeError):
        assert Card("2C") < other


def test_copies_and_pickles_of_a_card_are_the_card() -> None:
    for card in DECK:
        assert copy.copy(card) is card
        assert copy.deepcopy([card])[0] is card
        for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
            assert pickle.loads(pickle.dumps(card, protocol)) is card


def test_a_card_is_frozen() -> None:
    card: Any = Card("QS")
    with pytest.raises(FrozenInstanceError):
        card.rank = Rank.ACE
    with pytest.raises(FrozenInstanceError):
        del card.rank
    with pytest.raises(FrozenInstanceError):
        card.colour = "black"
