"""What a card is worth."""

from __future__ import annotations

import pytest

from vorhand import Cards, hurrikan
from vorhand.hurrikan.values import value_of, worth


@pytest.mark.rule("hurrikan.deck")
def test_values_of_the_cards() -> None:
    assert len(hurrikan.pack()) == 40
    values = {str(card): value_of(card) for card in hurrikan.pack() if str(card)[1] == "H"}
    assert values == {
        "2H": 2, "3H": 3, "4H": 4, "5H": 5, "6H": 6, "7H": 7, "JH": 8, "QH": 9, "KH": 10, "AH": 1,
    }  # fmt: skip
    assert worth(Cards(hurrikan.pack()).mask) == 4 * 55
