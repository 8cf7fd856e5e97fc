"""Moves of Hawk as text, and what is none."""

from __future__ import annotations

import pytest

from vorhand import Card, NotationError, WrongTypeError, hawk, hearts


@pytest.mark.parametrize(
    "text", ["", "3", "AC", "6 AC", "-1 AC", "0 AC x 2C", "0 pass AC", "x AC", "0 1C"]
)
def test_texts_that_are_no_move(text: str) -> None:
    with pytest.raises(NotationError):
        hawk.parse_move(text)


def test_moves_to_and_from_text() -> None:
    assert str(hawk.parse_move("3 10♠")) == "3 TS"
    with pytest.raises(WrongTypeError):
        hawk.parse_move(None)  # type: ignore[arg-type]
    for seat, card in [(6, Card("AC")), (-1, Card("AC")), (0, "AC"), (True, Card("AC"))]:
        with pytest.raises((WrongTypeError, ValueError)):
            hawk.Play(seat, card)  # type: ignore[arg-type]
    other: object = hearts.Play(0, Card("AC"))
    assert hawk.Play(0, Card("AC")) != other
