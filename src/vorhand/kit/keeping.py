"""
Keeping answers, but no more of them than there is room for.

`functools.lru_cache` counts answers. Where some are a hundred times as large as others that says
little, so what counts here is how large they are.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, Generic, TypeVar

K = TypeVar("K", bound=Hashable)
T = TypeVar("T")


class _Kept(dict[K, T], Generic[K, T]):
    """Answers by what was asked. One that is not there is worked out when it is looked up."""

    __slots__ = ("left", "room", "size", "work")

    def __init__(self, work: Callable[[K], T], size: Callable[[T], int], room: int) -> None:
        self.work = work
        self.size = size
        self.room = self.left = room

    def __missing__(self, asked: K) -> T:
        answer = self.work(asked)
        size = self.size(answer)
        if size > self.room:
            return answer
        self.left -= size
        if self.left < 0:
            # All at once: that is rare, and to note what is asked would slow down every look-up.
            self.clear()
            self.left = self.room - size
        self[asked] = answer
        return answer


def kept_within(
    room: int,
    size: Callable[[Any], int],  # of an answer; checkers cannot tell yet what it will be
) -> Callable[[Callable[[K], T]], Callable[[K], T]]:
    """
    Decorate a function of one argument so that each answer is worked out once and kept, until all
    together would be larger than ``room``: then they are dropped. ``size`` says how large an answer
    is, with what it costs to keep it. Both are in bytes.

    >>> @kept_within(1 << 20, size=lambda text: 200 + len(text))
    ... def spelled(number: int) -> str:
    ...     return f"number {number}"
    >>> spelled(7) is spelled(7)
    True
    """
    # What looks a key up in a dict is in C, and calls `__missing__` itself.
    return lambda work: _Kept(work, size, room).__getitem__
