"""Keeping answers, but no more of them than there is room for."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from vorhand.kit.keeping import kept_within


@given(room=st.integers(1, 50), asked=st.lists(st.integers(0, 20), max_size=60))
def test_an_answer_is_right_whatever_is_kept(room: int, asked: list[int]) -> None:
    @kept_within(room, size=len)
    def dots(number: int) -> str:
        return "." * number

    assert [dots(number).count(".") for number in asked] == asked


@given(room=st.integers(1, 50), asked=st.lists(st.integers(1, 60)))
def test_what_is_kept_is_never_larger_than_the_room(room: int, asked: list[int]) -> None:
    """Each answer is as large as its number, and is worked out when it is not kept."""
    worked_out: list[int] = []

    def work(number: int) -> str:
        worked_out.append(number)
        return "." * number

    dots = kept_within(room, size=len)(work)
    kept: list[int] = []  # by the words of the docstring
    for number in asked:
        before = len(worked_out)
        assert dots(number) == "." * number
        assert (len(worked_out) == before) == (number in kept)
        if number not in kept and number <= room:
            kept = [*kept, number] if sum(kept) + number <= room else [number]
        assert sum(kept) <= room


def test_an_answer_that_is_kept_is_the_same_object() -> None:
    @kept_within(10, size=len)
    def lists(number: int) -> list[int]:
        return [number] * number

    assert lists(3) is lists(3)
    assert lists(11) is not lists(11)  # larger than the room
    first = lists(3)
    assert lists(8) is lists(8)  # no room for both
    assert lists(3) is not first
