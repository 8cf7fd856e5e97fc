"""The oracle of Hearts and the library against cases that were computed by hand."""

from __future__ import annotations

from typing import Any

import pytest

from tests.oracles import hearts as oracle
from tests.oracles.hearts_corners import ACCEPTED, DEALS, DEALT, MATCHES, REFUSED
from vorhand import Card, Cards, InvalidOptions, hearts

MEMBERS: dict[str, Any] = {
    "opening": hearts.Opening,
    "first_trick": hearts.FirstTrick,
    "all_penalties": hearts.AllPenalties,
    "breaking": hearts.Breaking,
    "moon": hearts.Moon,
    "heart_points": hearts.HeartPoints,
    "tie": hearts.Tie,
    "kitty": hearts.Kitty,
    "queen": hearts.Queen,
    "partners": hearts.Partners,
}

every_deal = pytest.mark.parametrize("case", DEALS, ids=[case["name"] for case in DEALS])
every_match = pytest.mark.parametrize("case", MATCHES, ids=[case["name"] for case in MATCHES])


def of_library(written: dict[str, Any]) -> hearts.Options:
    """The options of the library that a case names in plain values."""
    options = dict(written)
    for name, value in written.items():
        if name in MEMBERS:
            options[name] = MEMBERS[name][value]
    if "passing" in written:
        options["passing"] = tuple(hearts.Direction[one.upper()] for one in written["passing"])
    if "removed" in written:
        options["removed"] = cards(written["removed"])
    if "card_points" in written:
        options["card_points"] = {Card(card): points for card, points in written["card_points"]}
    if written.get("doubler"):
        options["doubler"] = Card(written["doubler"])
    if "landing" in written:
        options["landing"] = dict(written["landing"])
    return hearts.Options(**options)


def cards(texts: Any) -> Cards:
    return Cards(map(Card, texts))


def texts(some: Any) -> list[str]:
    return [str(one) for one in some]


def same_order(found: list[str], expected: list[str]) -> list[str]:
    """What is expected if it is found, in whatever order."""
    return expected if sorted(found) == sorted(expected) else found


def of_oracle(deal: oracle.Deal, name: str, expected: Any) -> Any:
    """What the oracle says where this is expected."""
    if name == "legal":
        (seat,) = deal.to_move()
        assert all(move.startswith(f"{seat} ") for move in deal.legal(seat))
        return same_order([move.split()[-1] for move in deal.legal(seat)], expected)
    if name == "refused":
        return {move: deal.violation(move) for move in expected}
    if name == "seen":
        return [deal.kitty_seen(seat) for seat in range(deal.players)]
    return getattr(deal, name)()


def of_state(state: Any, name: str, expected: Any) -> Any:
    """What the library says where this is expected."""
    if name == "phase":
        return type(state).__name__.lower()
    if name == "legal":
        return same_order([str(m).split()[-1] for m in hearts.legal_moves(state)], expected)
    if name == "refused":
        broken = {move: hearts.violation(state, hearts.parse_move(move)) for move in expected}
        return {move: violation and violation.rule.id for move, violation in broken.items()}
    if name == "broken":
        return state.public.broken
    if name == "seen":
        kitties = [hearts.view(state, seat).kitty for seat in range(state.options.players)]
        return [None if kitty is None else texts(kitty) for kitty in kitties]
    return list(
        {"to_move": hearts.to_move, "points": hearts.points, "score": hearts.score}[name](state)
    )


@every_deal
def test_deal_of_the_oracle(case: dict[str, Any]) -> None:
    options = oracle.default_options(**case["options"])
    deal = oracle.Deal(case["hands"], options, case["dealer"], case["number"])
    expected = dict(case["expected"])
    for number, move in enumerate([*case["moves"], None]):
        here = expected.pop(number, {})
        assert {name: of_oracle(deal, name, fact) for name, fact in here.items()} == here, number
        if move is not None:
            deal.play(move)
    assert expected == {}


@every_deal
def test_deal(case: dict[str, Any]) -> None:
    options, hands = of_library(case["options"]), [cards(hand) for hand in case["hands"]]
    state: hearts.State = hearts.begin(hands, options, dealer=case["dealer"], number=case["number"])
    expected = dict(case["expected"])
    for number, move in enumerate([*case["moves"], None]):
        here = expected.pop(number, {})
        assert {name: of_state(state, name, fact) for name, fact in here.items()} == here, number
        if move is not None:
            state = hearts.apply(state, hearts.parse_move(move))
    assert expected == {}


@every_match
def test_match_of_the_oracle(case: dict[str, Any]) -> None:
    options = oracle.default_options(**case["options"])
    assert oracle.match(options, case["dealer"], case["lines"]) == case["expected"]


@every_match
def test_match(case: dict[str, Any]) -> None:
    # The dealer of a match is that of the next deal.
    lines = tuple(map(tuple, case["lines"]))
    options, dealer = of_library(case["options"]), (case["dealer"] + len(lines)) % 4
    match = hearts.Match(options, dealer, scores=lines)
    found = {name: getattr(match, name) for name in case["expected"]}
    assert {
        name: list(fact) if type(fact) is tuple else fact for name, fact in found.items()
    } == case["expected"]


@pytest.mark.parametrize("case", DEALT)
def test_dealt_by_the_oracle(case: dict[str, Any]) -> None:
    options = oracle.default_options(**case["options"])
    assert options["packets"] == case["packets"]
    assert options["pass_count"] == case["pass_count"]
    hands = oracle.deal(case["deck"], options, case["dealer"])
    assert [sorted(hand) for hand in hands] == [sorted(hand) for hand in case["hands"]]
    assert oracle.Deal(hands, options, case["dealer"], 0).kitty == case["kitty"]


@pytest.mark.parametrize("case", DEALT)
def test_dealt(case: dict[str, Any]) -> None:
    options = of_library(case["options"])
    assert (options.packets, options.pass_count) == (case["packets"], case["pass_count"])
    state = hearts.deal([*map(Card, case["deck"])], options, dealer=case["dealer"])
    assert list(state.hands) == [cards(hand) for hand in case["hands"]]
    assert state.deal.kitty == cards(case["kitty"])
    assert hearts.deck_of(state)[len(case["deck"]) - len(case["kitty"]) :] == tuple(
        map(Card, case["kitty"])
    )


@pytest.mark.parametrize(("options", "name"), REFUSED)
def test_refused(options: dict[str, Any], name: str) -> None:
    with pytest.raises(ValueError, match=f"^{name}: "):
        oracle.default_options(**options)
    with pytest.raises(InvalidOptions) as caught:
        of_library(options)
    assert caught.value.field == name


@pytest.mark.parametrize("options", ACCEPTED)
def test_accepted(options: dict[str, Any]) -> None:
    assert oracle.default_options(**options)
    of_library(options)
