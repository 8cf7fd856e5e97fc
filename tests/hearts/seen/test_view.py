"""What a seat sees of a deal of Hearts, and what led to a state."""

from __future__ import annotations

from typing import Any

import attrs
import pytest

from tests.hearts.positions import after, dealt, moon_to_choose
from vorhand import Cards, ImpossibleView, NoSuchSeat, WrongTypeError, hearts
from vorhand.hearts.moves import CHOICES


@pytest.mark.rule("hearts.pass.simultaneous")
def test_a_seat_sees_what_it_passed_and_gets_only_after_all_have_passed() -> None:
    options = hearts.Options()
    start = dealt("2C 3C 4C", "5C 6C 7C", "8C 9C TC", "JC QC KC", options=options)
    one = after(start, "0 pass 2C 3C 4C")
    assert hearts.view(one, 0).passed == Cards("2C 3C 4C")
    assert hearts.view(one, 1).passed is None
    assert hearts.view(one, 1).public.passed == (0,)
    three = after(one, "1 pass 5C 6C 7C", "3 pass JC QC KC")
    assert all(hearts.view(three, seat).received is None for seat in range(4))
    four = after(three, "2 pass 8C 9C TC")
    # To the left: seat 1 has what seat 0 passed.
    assert hearts.view(four, 1).received == Cards("2C 3C 4C")
    assert hearts.view(four, 1).passed == Cards("5C 6C 7C")
    assert hearts.view(four, 0).received == Cards("JC QC KC")
    hold = dealt()
    assert hearts.view(hold, 0).passed is None
    assert hearts.view(hold, 0).received is None


@pytest.mark.rule("hearts.pass.direction")
def test_across_two_seats_see_what_each_got_from_the_other() -> None:
    options = hearts.Options(passing=(hearts.Direction.ACROSS,))
    start = dealt("2C 3C 4C", "5C 6C 7C", "8C 9C TC", "JC QC KC", options=options)
    passes = ("0 pass 2C 3C 4C", "1 pass 5C 6C 7C", "2 pass 8C 9C TC", "3 pass JC QC KC")
    state = after(start, *passes)
    assert hearts.view(state, 0).received == Cards("8C 9C TC")
    assert hearts.view(state, 2).received == Cards("2C 3C 4C")
    assert hearts.view(state, 1).received == Cards("JC QC KC")


def test_a_view_leaves_the_moves_of_others_alone() -> None:
    start = dealt("2C 3C 4C", options=hearts.Options())
    seen = hearts.view(start, 1)
    assert hearts.to_move(seen) == (0, 1, 2, 3)
    assert hearts.legal_moves(seen, 0) == ()
    violation = hearts.violation(seen, hearts.parse_move("0 pass 2C 3C 4C"))
    assert violation is not None
    assert violation.rule.id == "hearts.turn"
    assert violation.text() == "you are looking as seat 1 and can only move for seat 1"
    absent = hearts.violation(seen, hearts.parse_move("5 2C"))
    assert absent is not None
    assert absent.text() == "nobody sits at seat 5"


def test_a_shooter_chooses_by_its_view_and_the_choice_is_among_the_moves() -> None:
    state = moon_to_choose()
    seen = hearts.view(state, 1)
    assert hearts.legal_moves(seen) == hearts.legal_moves(state)
    assert hearts.legal_moves(hearts.view(state, 0)) == ()
    chosen = after(state, "1 choose shooter_down")
    assert str(hearts.moves_of(chosen)[-1]) == "1 choose shooter_down"
    assert len(hearts.moves_of(chosen)) == len(hearts.moves_of(state)) + 1 == 53
    over = hearts.view(chosen, 1)
    assert over.public.choice is hearts.Moon.SHOOTER_DOWN
    assert hearts.legal_moves(over) == ()


@pytest.mark.parametrize("moon", [moon for moon in hearts.Moon if moon not in CHOICES])
def test_a_shooter_chooses_one_of_two(moon: hearts.Moon) -> None:
    start = moon_to_choose()
    state = hearts.apply(start, hearts.legal_moves(start)[0])
    assert isinstance(state, hearts.Over)
    view = hearts.view(state, 0)
    with pytest.raises(ImpossibleView, match=f"a shooter cannot choose Moon.{moon.name}"):
        attrs.evolve(view, public=attrs.evolve(view.public, choice=moon))
    assert "moon" not in attrs.evolve(state, choice=moon).text()  # by hand, and it makes no sense


@pytest.mark.parametrize("state", [None, 3, "2C"])
def test_what_has_no_view(state: object) -> None:
    with pytest.raises(WrongTypeError):
        hearts.view(state, 0)  # type: ignore[arg-type]
    with pytest.raises(NoSuchSeat):
        hearts.view(dealt(), 4)
    with pytest.raises(WrongTypeError):
        hearts.view(dealt(), None)  # type: ignore[arg-type]


def wrong(**values: Any) -> Any:
    """Values that type checkers would refuse."""
    return values


def test_what_is_no_pass_in_a_view() -> None:
    seen = hearts.view(dealt(), 0)
    for name in ("passed", "received"):
        with pytest.raises(WrongTypeError, match="what is passed is Cards"):
            attrs.evolve(seen, **wrong(**{name: "2C"}))


def test_nothing_is_played_while_cards_are_passed() -> None:
    played = hearts.deal(hearts.pack(), number=3)
    played = hearts.apply(played, hearts.legal_moves(played)[0])  # type: ignore[assignment] # it goes on
    seen = hearts.view(played, 0)
    begun = attrs.evolve(seen.public, number=0)  # no hold deal
    with pytest.raises(ImpossibleView, match="cards are played when all have been passed"):
        attrs.evolve(seen, public=begun)
