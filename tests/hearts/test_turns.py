"""The four questions of every phase, asked wrongly."""

from __future__ import annotations

import pickle
from typing import Any
from unittest.mock import Mock

import attrs
import pytest

from tests.hearts.positions import dealt, over
from vorhand import Card, Cards, NoSuchSeat, VorhandError, WrongTypeError, hearts
from vorhand.errors import UnknownLanguage

STATES = [dealt(), dealt(options=hearts.Options()), over()]


class LooksLikeAMove:
    """It has what a play has, and is none."""

    seat = 0
    card = Card("2C")
    cards = Cards("2C")


@pytest.mark.parametrize("wrong", [None, 0, "state", 1.5, object(), hearts.Options(), hearts])
def test_a_state_is_a_state_of_hearts(wrong: Any) -> None:
    move = hearts.parse_move("0 2C")
    for call in (
        lambda: hearts.to_move(wrong),
        lambda: hearts.legal_moves(wrong),
        lambda: hearts.legal_moves(wrong, 0),
        lambda: hearts.violation(wrong, move),
        lambda: hearts.apply(wrong, move),
    ):
        with pytest.raises(WrongTypeError, match="a state of Hearts is expected"):
            call()


@pytest.mark.parametrize("state", STATES, ids=lambda state: type(state).__name__)
@pytest.mark.parametrize("wrong", [None, 0, "0 2C", Card("2C"), LooksLikeAMove(), object()])
def test_a_move_is_a_move_of_hearts(state: hearts.State, wrong: Any) -> None:
    for call in (hearts.violation, hearts.apply):
        with pytest.raises(WrongTypeError, match="a Play, Pass or Choose"):
            call(state, wrong)


@pytest.mark.parametrize("state", STATES, ids=lambda state: type(state).__name__)
def test_a_seat_is_one_of_the_table(state: hearts.State) -> None:
    for seat in (-1, 4, 6):
        with pytest.raises(NoSuchSeat, match="the seats are 0 to 3"):
            hearts.legal_moves(state, seat)
    wrong: Any
    for wrong in ("0", 1.0, True, ()):
        with pytest.raises(WrongTypeError, match="a seat is an int"):
            hearts.legal_moves(state, wrong)


@pytest.mark.parametrize("state", STATES, ids=lambda state: type(state).__name__)
def test_states_are_really_frozen(state: Any) -> None:
    for name in [field.name for field in attrs.fields(type(state))]:
        with pytest.raises(attrs.exceptions.FrozenInstanceError):
            setattr(state, name, None)
        with pytest.raises(attrs.exceptions.FrozenInstanceError):
            delattr(state, name)
    with pytest.raises((attrs.exceptions.FrozenInstanceError, AttributeError)):
        state.anything = 1


def test_states_are_plain_attrs_instances() -> None:
    state = hearts.apply(dealt(), hearts.parse_move("0 2C"))
    assert type(state) is hearts.Playing
    again = attrs.evolve(state)
    assert again == state
    assert type(again) is hearts.Playing
    assert state != attrs.evolve(state, turn=2)


def test_the_phases_have_only_the_fields_that_make_sense() -> None:
    names = {
        phase: [field.name for field in attrs.fields(phase)]
        for phase in (hearts.Passing, hearts.Playing, hearts.Choosing, hearts.Over)
    }
    assert names == {
        hearts.Passing: ["deal", "pending"],
        hearts.Playing: ["deal", "tricks", "trick", "turn", "unplayed_mask", "legal_mask"],
        hearts.Choosing: ["deal", "tricks", "shooter"],
        hearts.Over: ["deal", "tricks", "choice"],
    }


def test_a_violation_speaks_the_languages_there_are() -> None:
    violation = hearts.violation(dealt(), hearts.parse_move("1 3C"))
    assert violation is not None
    assert violation.text("en") == violation.text()
    with pytest.raises(UnknownLanguage, match="no language 'tlh'"):
        violation.text("tlh")
    wrong: Any = None
    with pytest.raises(WrongTypeError, match="a language is a text"):
        violation.text(wrong)
    line = hearts.scoresheet(over())[0]
    with pytest.raises(UnknownLanguage):
        line.text("")
    assert pickle.loads(pickle.dumps(violation)) == violation
    assert attrs.evolve(violation) == violation


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


def test_subclasses_and_stand_ins_are_no_moves_and_no_cards() -> None:
    class Stranger(hearts.Play):  # type: ignore[misc] # what the test is about
        pass

    with pytest.raises(WrongTypeError, match="a Play, Pass or Choose, not Stranger"):
        hearts.violation(dealt(), Stranger(0, Card("2C")))
    card: Any = Mock(spec=Card)
    with pytest.raises(WrongTypeError, match="a deck holds cards"):
        hearts.deal([card] * 52)
    with pytest.raises(WrongTypeError, match="a play needs a Card"):
        hearts.Play(0, card)


def test_a_state_with_other_legal_cards_is_another_state() -> None:
    state = dealt()
    assert isinstance(state, hearts.Playing)
    assert attrs.evolve(state, legal_mask=0) != state


def test_violations_and_lines_print_as_their_sentences() -> None:
    violation = hearts.violation(dealt("2C 3H"), hearts.parse_move("0 3H"))
    assert str(violation) == "the first trick is led with 2C"
    line = hearts.scoresheet(over("2H"))[0]
    assert str(line) == line.text()
