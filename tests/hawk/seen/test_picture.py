"""Pictures of Hawk, written out by hand."""

from __future__ import annotations

import pytest

from tests.hawk import positions as of_hawk
from tests.looking import lines
from vorhand import hawk

HAWK = (
    "AC 2C 3D 4D 5D 6H 7H 8H 9S TS",
    "AD 2D 3C 4C 5C 6S 7S 8S 9H TH",
    "AH 2H 3S 4S 5S 6C 7C 8C 9D TD",
    "AS 2S 3H 4H 5H 6D 7D 8D 9C TC",
)


def test_the_start_of_hawk() -> None:
    assert str(of_hawk.dealt(*HAWK)).split("\n") == lines("""
        |Hawk, deal 1, seat 3 deals, to move: 0|
        |   seat  hand                                tricks  pips|
        |>     0  ♣ 2 A    ♦ 3 4 5  ♥ 6 7 8  ♠ 9 10        0     0|
        |      1  ♣ 3 4 5  ♦ 2 A    ♥ 9 10   ♠ 6 7 8       0     0|
        |      2  ♣ 6 7 8  ♦ 9 10   ♥ 2 A    ♠ 3 4 5       0     0|
        |      3  ♣ 9 10   ♦ 6 7 8  ♥ 3 4 5  ♠ 2 A         0     0|
        |LAFH: whoever takes the first trick and whoever takes the last|
    """)


def test_what_a_seat_sees_in_hawk() -> None:
    state = of_hawk.after(of_hawk.dealt(*HAWK), "0 AC", "1 3C", "2 6C", "3 9C", "0 3D")
    assert str(hawk.view(state, 1)).split("\n") == lines("""
        |Hawk, deal 1, seat 3 deals, view of seat 1, to move: 1|
        |   seat  hand                           tricks  pips|
        |      0  8 cards                             1    19|
        |>     1  ♣ 4 5  ♦ 2 A  ♥ 9 10  ♠ 6 7 8       0     0|
        |      2  9 cards                             0     0|
        |      3  9 cards                             0     0|
        |LAFH: seat 0 and whoever takes the last trick|
        |trick                      0:3♦|
        |previous trick, to seat 0  0:A♣  1:3♣  2:6♣  3:9♣|
    """)


def test_cards_aside_and_parties_among_two() -> None:
    state = of_hawk.dealt(options=hawk.Options(players=2))
    *_, parties, aside = str(state).split("\n")
    assert parties == "LAFH: whoever takes the last trick"
    assert aside.startswith("aside  8♥  9♥  10♥  A♥  2♠")
    assert str(hawk.view(state, 0)).split("\n")[-1] == "aside  14 cards"


@pytest.mark.parametrize(
    ("takers", "told"),
    [
        ([1] * 9 + [2], "LAFH: 1, 2; NOB: 0, 3"),
        ([1] * 10, "LAFH: 1, a solo; NOB: 0, 2, 3"),
    ],
)
def test_the_parties_at_the_end(takers: list[int], told: str) -> None:
    assert told in str(of_hawk.over(takers, [])).split("\n")
