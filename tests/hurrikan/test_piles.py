"""Sweeps, and the cards that are left over."""

from __future__ import annotations

import pytest

from tests.hurrikan.positions import after, lying
from vorhand import Cards, hurrikan


@pytest.mark.rule("hurrikan.sweep")
def test_emptying_the_table_is_a_sweep_also_with_one_card_and_the_last() -> None:
    state = after(lying("QD 2C", "KD 2D", table="QS"), "0 QD x QS")
    assert state.public.sweeps == (1, 0)
    ended = after(state, "1 KD", "0 2C")
    assert isinstance(ended, hurrikan.Playing)  # 2D takes 2C: no sweep, KD lies there
    last = after(lying("", "QD", table="QS", turn=1), "1 QD x QS")
    assert isinstance(last, hurrikan.Over)
    assert last.public.sweeps == (0, 1)
    no_last = hurrikan.Options(last_sweep=False)
    last = after(lying("", "QD", table="QS", turn=1, options=no_last), "1 QD x QS")
    assert last.public.sweeps == (0, 0)


@pytest.mark.rule("hurrikan.sweep")
def test_the_very_last_card_is_that_after_which_no_card_is_left_anywhere() -> None:
    no_last = hurrikan.Options(last_sweep=False)
    # The other seat still holds a jack that can take nothing: the round ends, the sweep counts.
    ended = after(lying("QD", "JC", table="QS", options=no_last), "0 QD x QS")
    assert isinstance(ended, hurrikan.Over)
    assert ended.hands == (Cards(), Cards("JC"))
    assert ended.public.sweeps == (1, 0)


@pytest.mark.rule("hurrikan.leftover")
def test_leftover_cards_are_nobodys_or_by_option_the_last_capturers() -> None:
    last = hurrikan.Options(leftover=hurrikan.Leftover.LAST_CAPTURER)
    ended = after(lying("QD", "JC", table="QS KS 2H"), "0 QD x QS")
    assert hurrikan.points(ended) == (2, 0)
    assert ended.table == Cards("KS 2H")
    ended = after(lying("QD", "JC", table="QS KS 2H", options=last), "0 QD x QS")
    assert hurrikan.points(ended) == (4, 0)
    assert ended.table == Cards()
    assert ended.hands == (Cards(), Cards("JC"))  # not the cards in hands
    assert ended.public.sweeps == (0, 0)
    nobody = lying("QD", "JC", table="KS 2H", options=last.replace(dead=hurrikan.Dead.PLAY_OUT))
    ended = after(nobody, "0 QD", "1 JC")
    assert hurrikan.points(ended) == (0, 0)
    assert ended.table == Cards("QD JC KS 2H")
