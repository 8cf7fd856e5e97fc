"""What the functions of Hurrikan answer to wrong values, and what a refusal leaves alone."""

from __future__ import annotations

import pytest

from tests.hurrikan.positions import dealt, lying
from vorhand import Card, IllegalMove, WrongTypeError, hawk, hurrikan


def test_what_is_no_move_is_shown_in_the_refusal() -> None:
    with pytest.raises(WrongTypeError, match="a Play of Hurrikan, not 'AC'"):
        hurrikan.violation(dealt(), "AC")  # type: ignore[arg-type] # on purpose


def test_a_refused_move_leaves_the_state_alone() -> None:
    state = lying("QS", "2C", table="4C 5D")
    with pytest.raises(IllegalMove, match=r"0 QS: Q♠ can capture 4♣ 5♦") as caught:
        hurrikan.apply(state, hurrikan.Play(0, Card("QS")))
    assert caught.value.state is state
    assert caught.value.rule.id == "hurrikan.capture.forced"


@pytest.mark.parametrize("move", [None, "0 AC", hawk.Play(0, Card("AC")), (0, Card("AC")), 1.5])
def test_what_is_no_move_of_hurrikan(move: object) -> None:
    for function in (hurrikan.apply, hurrikan.violation):
        with pytest.raises(WrongTypeError, match="a move of Hurrikan is a Play of Hurrikan"):
            function(dealt(), move)  # type: ignore[arg-type]


@pytest.mark.parametrize("state", [None, 3, "AC", hawk.deal(hawk.pack())])
def test_what_is_no_state_of_hurrikan(state: object) -> None:
    one = hurrikan.Play(0, Card("AC"))
    for call in (
        lambda: hurrikan.to_move(state),  # type: ignore[arg-type]
        lambda: hurrikan.legal_moves(state),  # type: ignore[arg-type]
        lambda: hurrikan.legal_moves(state, 0),  # type: ignore[arg-type]
        lambda: hurrikan.violation(state, one),  # type: ignore[arg-type]
        lambda: hurrikan.apply(state, one),  # type: ignore[arg-type]
        lambda: hurrikan.points(state),  # type: ignore[arg-type]
        lambda: hurrikan.score(state),  # type: ignore[arg-type]
        lambda: hurrikan.scoresheet(state),  # type: ignore[arg-type]
        lambda: hurrikan.sweeps(state),  # type: ignore[arg-type]
    ):
        with pytest.raises(WrongTypeError, match="a state of Hurrikan is expected"):
            call()
