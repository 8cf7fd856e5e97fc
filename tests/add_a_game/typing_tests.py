"""What type checkers have to accept of the miniature: checked in a copy of src, and never run."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, assert_type

from vorhand import single
from vorhand.game import Game

if TYPE_CHECKING:
    game: Game[single.Options, single.State, single.View, single.Move, single.Match] = single
    state = single.deal(single.pack(), single.STANDARD, dealer=1, number=3)
    assert_type(state, single.Playing)
    assert_type(single.apply(state, single.parse_move("0 7H")), single.Playing | single.Over)
    assert_type(single.legal_moves(state, 0), Sequence[single.Play])
    assert_type(single.Match().options, single.Options)
    assert_type(single.view(state, 0).public.tricks[0].plays[0], single.Play)
