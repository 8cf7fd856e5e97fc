"""What errors say of the values that they are about."""

from __future__ import annotations

from typing import Any

import pytest

from tests.hearts.positions import dealt
from vorhand import GAMES, Card, IllegalMove, Violation, VorhandError, WrongTypeError, hawk, hearts

HUGE = 10**5000


def test_numbers_too_long_to_print_are_refused_as_any_other() -> None:
    wrong: Any = HUGE
    for call in (
        lambda: hearts.Play(wrong, Card("2C")),
        lambda: hearts.legal_moves(dealt(), wrong),
        lambda: hearts.Options(pass_count=wrong),
        lambda: hearts.Match(dealer=wrong),
        lambda: hearts.deal(hearts.pack(), dealer=wrong),
        lambda: hearts.deal(hearts.pack(), number=-wrong),
        lambda: Card(wrong),
    ):
        with pytest.raises(VorhandError):
            call()
    assert sorted(hearts.Match().deck_for(HUGE)) == list(hearts.pack())


def test_a_value_in_a_message_is_said_to_be_of_its_game() -> None:
    card = Card("2C")
    with pytest.raises(WrongTypeError, match=r"not Play\(seat=0, card=Card\('2C'\)\) of Hearts$"):
        hawk.apply(hawk.deal(hawk.pack()), hearts.Play(0, card))  # type: ignore[arg-type] # on purpose
    with pytest.raises(WrongTypeError, match=r"vorhand\.hearts\.Options, not Options\(\) of Hawk$"):
        hearts.deal(hearts.pack(), hawk.Options())  # type: ignore[arg-type] # on purpose
    with pytest.raises(WrongTypeError, match=r"not Card\('2C'\)$"):
        hearts.deal(card)  # type: ignore[arg-type] # on purpose


@pytest.mark.parametrize("name", GAMES)
def test_the_text_of_an_error_never_raises(name: str) -> None:
    game = GAMES[name]
    state = game.deal(game.pack())
    move = game.legal_moves(state)[0]
    for rule in game.RULES.values():
        for case in ("/nonsense", "", "/view"):
            error = IllegalMove(Violation(rule, move, case), state)
            assert str(error).startswith(f"{move}: ")
            assert str(error).endswith(f" [{rule.id}]")
        nonsense = IllegalMove(Violation(rule, move, "/nonsense"), state)
        assert str(nonsense) == f"{move}: {rule.summary} [{rule.id}]"
        assert nonsense.violation.text("de") == rule.summary


def test_a_sentence_that_lacks_a_detail_is_the_summary_of_the_rule() -> None:
    move = hearts.Play(1, Card("3C"))
    refusal = hearts.violation(dealt(), move)
    assert refusal is not None
    assert refusal.text() == "it is seat 0's turn"
    assert Violation(refusal.rule, move).text() == refusal.rule.summary
    wrong = Violation(refusal.rule, move, details={"seat": 0})
    assert str(IllegalMove(wrong, None)) == f"1 3C: {refusal.rule.summary} [hearts.turn]"
