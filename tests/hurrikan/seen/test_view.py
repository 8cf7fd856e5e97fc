"""What makes no view of Hurrikan."""

from __future__ import annotations

from typing import Any

import attrs
import pytest

from vorhand import ImpossibleView, hurrikan


def test_rounds_of_hurrikan_that_plainly_cannot_be() -> None:
    four = hurrikan.deal(hurrikan.pack(hurrikan.FOUR_PLAYERS), hurrikan.FOUR_PLAYERS)
    seen = hurrikan.view(four, 0)
    for changes, problem in (
        ({"to_move": ()}, "a round is not over when somebody can still capture"),
        ({"won": seen.public.won[1:]}, "cards, sweeps and sizes are those of 4 seats"),
        ({"sweeps": (0,)}, "cards, sweeps and sizes are those of 4 seats"),
        ({"sizes": (9, 9)}, "cards, sweeps and sizes are those of 4 seats"),
        ({"sizes": (8, 9, 9, 9)}, "seat 0 holds 9 cards, not 8"),
    ):
        other: Any = changes
        with pytest.raises(ImpossibleView, match=problem):
            attrs.evolve(seen, public=attrs.evolve(seen.public, **other))
