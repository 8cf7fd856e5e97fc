"""The oracle of Hearts against cases that were computed by hand."""

from __future__ import annotations

from typing import Any

import pytest

from tests.oracles import hearts
from tests.oracles.hearts_corners import ACCEPTED, DEALS, DEALT, MATCHES, REFUSED


def facts(deal: hearts.Deal, expected: dict[str, Any]) -> dict[str, Any]:
    """Of a deal, what is expected of it."""
    return {name: fact(deal, name, value) for name, value in expected.items()}


def fact(deal: hearts.Deal, name: str, value: Any) -> Any:
    if name == "legal":
        (seat,) = deal.to_move()
        assert all(move.startswith(f"{seat} ") for move in deal.legal(seat))
        moves = [move.split()[-1] for move in deal.legal(seat)]
        return value if sorted(moves) == sorted(value) else moves
    if name == "refused":
        return {move: deal.violation(move) for move in value}
    if name == "seen":
        return [deal.kitty_seen(seat) for seat in range(deal.players)]
    return getattr(deal, name)()


@pytest.mark.parametrize("case", DEALS, ids=[case["name"] for case in DEALS])
def test_deal(case: dict[str, Any]) -> None:
    options = hearts.default_options(**case["options"])
    deal = hearts.Deal(case["hands"], options, case["dealer"], case["number"])
    expected = dict(case["expected"])
    for number, move in enumerate([*case["moves"], None]):
        here = expected.pop(number, {})
        assert facts(deal, here) == here, number
        if move is not None:
            deal.play(move)
    assert expected == {}


@pytest.mark.parametrize("case", MATCHES, ids=[case["name"] for case in MATCHES])
def test_match(case: dict[str, Any]) -> None:
    options = hearts.default_options(**case["options"])
    assert hearts.match(options, case["dealer"], case["lines"]) == case["expected"]


@pytest.mark.parametrize("case", DEALT)
def test_dealt(case: dict[str, Any]) -> None:
    options = hearts.default_options(**case["options"])
    assert options["packets"] == case["packets"]
    assert options["pass_count"] == case["pass_count"]
    hands = hearts.deal(case["deck"], options, case["dealer"])
    assert [sorted(hand) for hand in hands] == [sorted(hand) for hand in case["hands"]]
    assert hearts.Deal(hands, options, case["dealer"], 0).kitty == case["kitty"]


@pytest.mark.parametrize(("options", "name"), REFUSED)
def test_refused(options: dict[str, Any], name: str) -> None:
    with pytest.raises(ValueError, match=f"^{name}: "):
        hearts.default_options(**options)


@pytest.mark.parametrize("options", ACCEPTED)
def test_accepted(options: dict[str, Any]) -> None:
    assert hearts.default_options(**options)
