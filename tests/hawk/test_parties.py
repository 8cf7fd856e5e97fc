"""LAFH and NOB, at the end and while a deal runs."""

from __future__ import annotations

import pytest

from tests.hawk.positions import after, dealt, over
from vorhand import hawk


@pytest.mark.rule("hawk.parties", "hawk.solo")
@pytest.mark.parametrize(
    ("players", "first", "last", "lafh", "solo", "factor"),
    [
        (4, 1, 3, (1, 3), False, 1),
        (4, 3, 1, (1, 3), False, 1),
        (4, 2, 2, (2,), True, 3),
        (6, 5, 0, (0, 5), False, 1),
        (5, 4, 4, (4,), True, 3),
        (3, 0, 1, (1,), False, 1),
        (3, 1, 1, (1,), True, 3),
        (2, 0, 1, (1,), False, 1),
        (2, 1, 1, (1,), True, 3),
    ],
)
def test_the_takers_of_the_first_and_the_last_trick(
    players: int, first: int, last: int, lafh: tuple[int, ...], solo: bool, factor: int
) -> None:
    options = hawk.Options(players=players)
    between = [seat % players for seat in range(options.hand_size - 2)]
    ended = over([first, *between, last], [], options)
    nob = tuple(seat for seat in range(players) if seat not in lafh)
    assert hawk.parties(ended) == hawk.Parties(lafh, nob, solo)
    result = hawk.result(ended)
    assert result.factor == factor
    for seat in range(players):
        expected = result.k * players * factor if seat in lafh else 0
        assert hawk.score(ended)[seat] == expected


@pytest.mark.rule("hawk.parties")
def test_what_is_settled_while_a_deal_runs() -> None:
    state = dealt("5D AD 2D 3D 4D 6D 7D 8D 9D TD", "2H AH 3H 4H 5H 6H 7H 8H 9H TH")
    assert hawk.outlook(state) == hawk.Outlook(None, None, (), (), ())
    state = after(state, "0 5D", "1 2H", "2 2C", "3 AS")
    assert hawk.outlook(state) == hawk.Outlook(1, None, (1,), (), (1,))
    ended = over([1, *[0] * 8, 3], [])
    assert hawk.outlook(ended) == hawk.Outlook(1, 3, (1, 3), (0, 2), (1,))
    three = over([1, *[0] * 10, 2], [], hawk.Options(players=3))
    assert hawk.outlook(three) == hawk.Outlook(1, 2, (2,), (0, 1), ())
