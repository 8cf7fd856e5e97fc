"""Pictures of Hurrikan, written out by hand."""

from __future__ import annotations

import attrs

from tests.hurrikan import positions as of_hurrikan
from tests.looking import lines
from vorhand import hurrikan


def test_a_table_of_hurrikan() -> None:
    state = of_hurrikan.lying("QS 2C", "KH 3D", table="4C 5D AS")
    table = lines("""
        |Hurrikan, round 1, seat 1 deals, to move: 0|
        |   seat  hand                captured  sweeps|
        |>     0  ♣ 2            ♠ Q         0       0|
        |      1       ♦ 3  ♥ K              0       0|
        |table  4♣  5♦  A♠|
        |stock  no cards|
    """)
    assert str(state).split("\n") == table
    again = attrs.evolve(state, sweeper=1)
    assert str(again).split("\n") == [*table[:4], "then seat 1 again, for the Hurrikan", *table[4:]]


def test_the_last_play_of_hurrikan() -> None:
    state = of_hurrikan.dealt("QS 2C", "3C", table="4C 5D AH 6H")
    state = of_hurrikan.after(state, "0 QS x 4C 5D")
    seen = str(hurrikan.view(state, 0)).split("\n")
    assert seen[0] == "Hurrikan, round 1, seat 1 deals, view of seat 0, to move: 1"
    assert seen[2].split()[-2:] == ["3", "0"]
    assert seen[3].split() == [">", "1", "6", "cards", "0", "0"]
    assert seen[4:] == lines("""
        |table                           6♥  A♥|
        |last play, by seat 0: Q♠ takes  4♣  5♦|
        |stock                           24 cards|
    """)
    laid = of_hurrikan.after(state, "1 3C")
    assert "last play, by seat 1: laid      3♣" in str(laid) or "laid  3♣" in str(laid)
