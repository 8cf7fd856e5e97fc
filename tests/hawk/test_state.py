"""What everybody sees of a state of Hawk."""

from __future__ import annotations

from tests.hawk.positions import after, dealt
from vorhand import Suit


def test_what_is_public() -> None:
    state = dealt("AC", "AD", dealer=3)
    assert state.public.led is None
    state = after(state, "0 AC")
    assert state.public.led is Suit.CLUBS
    assert [str(play) for play in state.public.trick] == ["0 AC"]
