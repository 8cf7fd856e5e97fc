"""Moves of Hurrikan as text, and what is none."""

from __future__ import annotations

from typing import Any

import pytest

from vorhand import Card, Cards, NotationError, WrongTypeError, hurrikan


@pytest.mark.parametrize(
    "text",
    [
        "", "1", "QS", "4 QS", "-1 QS", "1 QS x", "1 QS 4C", "1 QS x 4C 4C", "1 QS x 1Z", "1 x 4C",
        "0 pass AC",
    ],
)  # fmt: skip
def test_texts_that_are_no_move(text: str) -> None:
    with pytest.raises(NotationError):
        hurrikan.parse_move(text)


def test_moves_to_and_from_text() -> None:
    assert str(hurrikan.parse_move("1 Q♠ x 5♦ 4♣")) == "1 QS x 4C 5D"
    with pytest.raises(WrongTypeError):
        hurrikan.parse_move(None)  # type: ignore[arg-type]
    wrong: list[tuple[Any, Any, Any]] = [
        (4, Card("AC"), Cards()), (-1, Card("AC"), Cards()), (0, "AC", Cards()),
        (0, Card("AC"), None), (0, Card("AC"), "2C"), (0, Card("AC"), [Card("2C")]),
    ]  # fmt: skip
    for seat, card, takes in wrong:
        with pytest.raises((WrongTypeError, ValueError)):
            hurrikan.Play(seat, card, takes)
