"""What the functions of Hawk answer to wrong values, and what a refusal leaves alone."""

from __future__ import annotations

import pytest

from tests.hawk.positions import dealt
from vorhand import Card, IllegalMove, WrongTypeError, hawk, hearts


def test_what_is_no_move_is_shown_in_the_refusal() -> None:
    with pytest.raises(WrongTypeError, match="a Play of Hawk, not 'AC'"):
        hawk.violation(dealt(), "AC")  # type: ignore[arg-type] # on purpose


def test_a_refused_move_leaves_the_state_alone() -> None:
    state = dealt("AC", "AD")
    with pytest.raises(IllegalMove, match=r"0 AD: you do not hold A♦ \[hawk.held\]") as caught:
        hawk.apply(state, hawk.Play(0, Card("AD")))
    assert caught.value.state is state
    assert caught.value.rule.id == "hawk.held"


@pytest.mark.parametrize("move", [None, "0 AC", hearts.Play(0, Card("AC")), (0, Card("AC")), 1.5])
def test_what_is_no_move_of_hawk(move: object) -> None:
    for function in (hawk.apply, hawk.violation):
        with pytest.raises(WrongTypeError, match="a move of Hawk is a Play of Hawk"):
            function(dealt(), move)  # type: ignore[arg-type]


@pytest.mark.parametrize("state", [None, 3, "AC", hearts.deal(hearts.pack())])
def test_what_is_no_state_of_hawk(state: object) -> None:
    one = hawk.Play(0, Card("AC"))
    for call in (
        lambda: hawk.to_move(state),  # type: ignore[arg-type]
        lambda: hawk.legal_moves(state),  # type: ignore[arg-type]
        lambda: hawk.legal_moves(state, 0),  # type: ignore[arg-type]
        lambda: hawk.violation(state, one),  # type: ignore[arg-type]
        lambda: hawk.apply(state, one),  # type: ignore[arg-type]
        lambda: hawk.points(state),  # type: ignore[arg-type]
        lambda: hawk.score(state),  # type: ignore[arg-type]
        lambda: hawk.scoresheet(state),  # type: ignore[arg-type]
        lambda: hawk.result(state),  # type: ignore[arg-type]
        lambda: hawk.parties(state),  # type: ignore[arg-type]
        lambda: hawk.outlook(state),  # type: ignore[arg-type]
    ):
        with pytest.raises(WrongTypeError, match="a state of Hawk is expected"):
            call()
