"""Moves: values, their text, and what is none."""

from __future__ import annotations

from typing import Any

import pytest
from attrs.exceptions import FrozenInstanceError

from tests.hearts.positions import dealt
from vorhand import Card, Cards, NoSuchSeat, NotationError, WrongTypeError, hearts, shuffled
from vorhand.hearts import Choose, Moon, Move, Options, Pass, Play, parse_move


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("3 QS", Play(3, Card("QS"))),
        ("0 pass 2C 5D QS", Pass(0, Cards("QS 2C 5D"))),
        ("0 pass", Pass(0, Cards())),
        ("2 choose others_up", Choose(2, Moon.OTHERS_UP)),
        ("2 choose shooter_down", Choose(2, Moon.SHOOTER_DOWN)),
    ],
)
def test_moves_are_written_and_read(text: str, move: Move) -> None:
    assert str(move) == text
    assert parse_move(text) == move


def test_cards_may_be_written_in_any_way_and_order() -> None:
    assert parse_move("3  q♠") == Play(3, Card("QS"))
    assert parse_move(" 0 pass QS 10h 2c ") == Pass(0, Cards("2C TH QS"))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "3",
        "QS",
        "3 QS 2C",
        "6 QS",
        "-1 QS",
        "03 QS",
        "٣ QS",
        "3 Q",
        "3 1Z",
        "0 pass QS QS",
        "0 pass QS,2C",
        "0 Pass QS",
        "0 choose",
        "0 choose moon",
        "0 choose Others_Up",
        "0 choose others_up now",
        "pass 0 QS",
    ],
)
def test_what_is_no_move_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        parse_move(text)


@pytest.mark.parametrize("text", [None, 3, b"3 QS", ["3", "QS"], Play(3, Card("QS"))])
def test_a_move_is_read_from_text(text: Any) -> None:
    with pytest.raises(WrongTypeError, match="a move is a text"):
        parse_move(text)


MAKERS: list[tuple[Any, Any]] = [
    (Play, Card("QS")),
    (Pass, Cards("QS")),
    (Choose, Moon.OTHERS_UP),
]


@pytest.mark.parametrize(("make", "value"), MAKERS)
def test_moves_need_a_seat_that_some_table_has(make: Any, value: Any) -> None:
    for seat in (-1, 6, 100):
        with pytest.raises(NoSuchSeat, match="the seats are 0 to 5"):
            make(seat, value)
    wrong: Any
    for wrong in (None, "0", 1.0, True):
        with pytest.raises(WrongTypeError, match="a seat is an int"):
            make(wrong, value)


@pytest.mark.parametrize("make", [make for make, _ in MAKERS])
def test_moves_need_values_of_the_right_type(make: Any) -> None:
    for wrong in (None, "QS", 5, [Card("QS")], {Card("QS")}, object()):
        with pytest.raises(WrongTypeError, match="needs"):
            make(0, wrong)


@pytest.mark.parametrize(("make", "value"), MAKERS)
def test_moves_are_frozen_values(make: Any, value: Any) -> None:
    move = make(1, value)
    assert move == make(1, value)
    assert hash(move) == hash(make(1, value))
    assert move != make(2, value)
    with pytest.raises(FrozenInstanceError):
        move.seat = 2


DECK = shuffled(hearts.pack(), 1)


def test_passes_are_listed_without_being_made() -> None:
    state = hearts.deal(DECK)
    passes = hearts.legal_moves(state)
    assert len(passes) == 4 * 286
    assert len(hearts.legal_moves(state, 2)) == 286
    assert list(passes) == [passes[place] for place in range(len(passes))]
    assert list(passes[280:290]) == list(passes)[280:290]
    assert passes[-1] == list(passes)[-1]
    assert passes.index(passes[500]) == 500
    assert all(move in passes for move in passes)
    assert hearts.Play(0, DECK[0]) not in passes
    assert hearts.Pass(0, Cards("2C")) not in passes
    with pytest.raises(IndexError):
        passes[4 * 286]
    assert passes == hearts.legal_moves(state)
    assert hash(passes) == hash(hearts.legal_moves(state))
    assert passes != list(passes)
    assert passes != hearts.legal_moves(state, 0)
    assert repr(passes) == "<1144 passes of 3 cards by seats 0, 1, 2, 3>"
    assert [str(move) for move in hearts.legal_moves(dealt(options=Options()), 0)[:3]] == [
        "0 pass 2C 3C 4C",
        "0 pass 2C 3C 5C",
        "0 pass 2C 3C 6C",
    ]
