"""What is worked out from results: means, differences and how sure they are, and the table."""

from __future__ import annotations

import pickle
from math import isclose, sqrt
from typing import Any

import attrs
import pytest
from hypothesis import given
from hypothesis import strategies as st

from vorhand import NotComparable, OutOfRange, UnknownPlayer, WrongTypeError, hawk
from vorhand.arena import Comparison, DeckResult, Estimate, Failure
from vorhand.arena.intervals import interval, student

OPTIONS = hawk.Options(players=2)


def found(*decks: tuple[tuple[int | None, ...], ...], deals: int | None = None) -> Comparison:
    """A comparison of two players of Hawk for two with these results."""
    done = tuple(DeckResult(number, deck) for number, deck in enumerate(decks))
    asked = len(decks) if deals is None else deals
    return Comparison(
        options=OPTIONS, seed=1, names=("ann", "ben"), others="ann", deals=asked, done=done
    )


@pytest.mark.parametrize(
    ("confidence", "degrees", "published"),
    [  # the tables at the end of any book on statistics
        (0.95, 1, 12.706),
        (0.95, 2, 4.303),
        (0.95, 3, 3.182),
        (0.95, 4, 2.776),
        (0.95, 5, 2.571),
        (0.95, 10, 2.228),
        (0.95, 29, 2.045),
        (0.95, 30, 2.042),
        (0.95, 120, 1.980),
        (0.95, 1000, 1.962),
        (0.95, 10**9, 1.960),
        (0.99, 1, 63.657),
        (0.99, 7, 3.499),
        (0.99, 60, 2.660),
        (0.99, 10**9, 2.576),
        (0.9, 6, 1.943),
    ],
)
def test_student_is_that_of_the_published_tables(
    confidence: float, degrees: int, published: float
) -> None:
    assert abs(student(confidence, degrees) - published) <= 0.0005


def test_sums_and_formula_meet_where_one_takes_over_from_the_other() -> None:
    before, after = student(0.95, 1000), student(0.95, 1001)
    assert 0 < before - after < 1e-5


def test_an_interval_by_hand() -> None:
    # 1 and 3: the mean is 2, the deviation the root of 2, and the error of the mean 1.
    mean, low, high = interval([1, 3], 0.95)
    assert mean == 2
    assert isclose(high - 2, 12.706, abs_tol=0.0005)
    assert isclose(2 - low, high - 2)
    # With 5 values of deviation 1 the error is 1 by the root of 5, and t is 2.776.
    mean, low, high = interval([9, 11, 10, 10 + sqrt(1), 10 - sqrt(1)], 0.95)
    assert isclose(high - mean, 2.776 / sqrt(5), abs_tol=0.0005)


def test_a_mean_is_over_seats_and_decks() -> None:
    found_here = found(((1, 2), (10, 20)), ((3, 4), (30, 60)))
    assert found_here.mean("ann") == 2.5
    assert found_here.mean("ben") == 30


def test_a_difference_is_a_mean_of_decks() -> None:
    # By deck 4 - 1 and 6 - 5, each over two seats: 1.5 and 0.5, so 1 with an error of a half.
    gained = found(((0, 1), (2, 2)), ((3, 2), (6, 0))).difference("ben")
    assert (gained.mean, gained.deals, gained.confidence) == (1, 2, 0.95)
    assert isclose(gained.high - 1, 12.706 / 2, abs_tol=0.0005)
    assert isclose(1 - gained.low, 12.706 / 2, abs_tol=0.0005)
    assert str(gained) == "+1.00 (-5.35 to +7.35)"
    surer = found(((0, 1), (2, 2)), ((3, 2), (6, 0))).difference("ben", confidence=0.99)
    assert isclose(surer.high - 1, 63.657 / 2, abs_tol=0.0005)


RESULTS = st.lists(
    st.tuples(*[st.tuples(*[st.integers(-30, 30) | st.none()] * 2)] * 2), min_size=2, max_size=9
)


@given(RESULTS)
def test_a_difference_turns_with_its_players_and_is_zero_to_oneself(decks: Any) -> None:
    here = found(*decks)
    both = [deck for deck in decks if None not in (*deck[0], *deck[1])]
    if len(both) < 2:
        with pytest.raises(NotComparable):
            here.difference("ben")
        return
    gained, back = here.difference("ben", "ann"), here.difference("ann", "ben")
    assert here.difference("ben") == gained
    assert gained.deals == back.deals == len(both)
    assert isclose(gained.mean, -back.mean, abs_tol=1e-9)
    assert isclose(gained.low, -back.high, abs_tol=1e-9)
    assert gained.low <= gained.mean <= gained.high
    for name in ("ann", "ben"):
        same = here.difference(name, name)
        assert (same.mean, same.low, same.high) == (0, 0, 0)


def test_a_deck_on_which_a_player_failed_is_left_out_of_its_pairs() -> None:
    here = found(((0, 0), (1, None)), ((2, 4), (7, 7)), ((0, 0), (1, 1)))
    assert here.difference("ben").deals == 2
    assert here.difference("ben").mean == 2.5
    assert here.difference("ann").deals == 3
    assert here.mean("ben") == 4
    assert here.mean("ann") == 1
    assert not here.complete


def test_too_few_decks_are_told() -> None:
    with pytest.raises(NotComparable, match=r"2 decks or more are needed, .* results on 1"):
        found(((0, 1), (2, 2))).difference("ben")
    with pytest.raises(NotComparable, match="ben has a result on no deck"):
        found(((0, 1), (None, 2))).mean("ben")


def test_an_unknown_player_is_told() -> None:
    here = found(((0, 1), (2, 2)))
    with pytest.raises(UnknownPlayer, match=r"^there is no player 'bem'; did you mean 'ben'\?$"):
        here.mean("bem")
    wrong: Any = None
    for call in (lambda: here.mean(wrong), lambda: here.difference("ann", "x")):
        with pytest.raises(UnknownPlayer, match="there is no player"):
            call()


@pytest.mark.parametrize("wrong", [0, 1, 95, -0.5, float("nan")])
def test_a_confidence_lies_between_0_and_1(wrong: float) -> None:
    with pytest.raises(OutOfRange, match="a confidence lies between 0 and 1, not"):
        found(((0, 1), (2, 2))).difference("ben", confidence=wrong)


@pytest.mark.parametrize("wrong", [None, "0.95", True])
def test_a_confidence_is_a_number(wrong: Any) -> None:
    with pytest.raises(WrongTypeError, match="a confidence is a number, not"):
        found(((0, 1), (2, 2))).difference("ben", confidence=wrong)


# As text


def test_the_table_says_that_all_is_there() -> None:
    here = found(((0, 1), (2, 2)), ((3, 2), (6, 0)))
    assert str(here) == here.text()
    assert here.text().splitlines() == [
        "complete: 2 of 2 decks, each player at every seat of each",
        "Hawk, Options(players=2), seed 1; the others are ann",
        "player  a deal is worth            vs ann (95%)  decks",
        "ann                1.50                              2",
        "ben                2.50  +1.00 (-5.35 to +7.35)      2",
    ]


def failure(deal: int) -> Failure:
    return Failure(
        player="ann",
        deal=deal,
        last=deal,
        seat=0,
        move=3,
        kind="ValueError",
        error="oh",
        measured="ben",
        at=1,
    )


def test_the_table_says_that_something_is_missing_and_why() -> None:
    here = found(((0, 1), (2, None)), ((3, 2), (6, 0)), deals=4)
    dead = Failure(player=None, deal=2, last=3, kind="BrokenProcessPool", error="died")
    lines = attrs.evolve(here, failed=(failure(0), dead)).text().splitlines()
    assert lines[0] == "NOT COMPLETE: 1 of 4 decks, each player at every seat of each"
    assert lines[4].split() == ["ben", "3.00", "?", "too", "few"]
    assert lines[5:] == [
        "failures: 2",
        "  ann at seat 0 in deal 0, move 3: ValueError: oh (no result for ben at seat 1)",
        "  deals 2 to 3: BrokenProcessPool: died",
    ]
    assert str(attrs.evolve(dead, last=2)) == "deal 2: BrokenProcessPool: died"
    whole = attrs.evolve(failure(0), measured="ann", at=None)
    assert str(whole).endswith("(no result for ann at every seat)")


def test_a_player_without_any_result_is_in_the_table() -> None:
    lines = found(((0, 1), (2, None))).text().splitlines()
    assert lines[4].split() == ["ben", "?", "?", "0"]


def test_many_failures_are_counted() -> None:
    here = attrs.evolve(found(), deals=50, failed=tuple(map(failure, range(13))))
    lines = here.text().splitlines()
    assert "failures: 13" in lines
    assert sum(line.startswith("  ann at seat 0 in deal ") for line in lines) == 10
    assert lines[-1] == "  and 3 more"


def test_a_comparison_is_a_value() -> None:
    here = found(((0, 1), (2, 2)), ((3, 2), (6, 0)))
    assert pickle.loads(pickle.dumps(here)) == here
    assert "<2 decks>" in repr(here)
    with pytest.raises(attrs.exceptions.FrozenInstanceError):
        here.seed = 2  # type: ignore[misc] # on purpose
    assert Estimate(1.0, 0.5, 1.5, 3) == Estimate(1.0, 0.5, 1.5, 3, 0.95)
