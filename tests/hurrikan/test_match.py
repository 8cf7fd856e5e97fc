"""Matches of Hurrikan: who deals, the end, and who wins."""

from __future__ import annotations

import pytest

from tests.hurrikan.positions import dealt, played_out
from vorhand import DealNotOver, InvalidDeal, MatchOver, hurrikan


@pytest.mark.rule("hurrikan.match")
def test_a_match_goes_on_until_one_side_is_ahead_at_the_target() -> None:
    match = hurrikan.Match(scores=((13, 15),))
    assert not match.over
    assert hurrikan.Match(scores=((13, 15), (3, 1))).over is False  # 16:16
    over = hurrikan.Match(scores=((15, 14), (1, 4)))
    assert (over.over, over.winners) == (True, (1,))
    four = hurrikan.Match(hurrikan.FOUR_PLAYERS, scores=((32, 10, 32, 10),))
    assert four.winners == (0, 2)
    with pytest.raises(InvalidDeal, match="in round 0 partners do not have the same score"):
        hurrikan.Match(hurrikan.FOUR_PLAYERS, scores=((40, 1, 0, 1),))
    level = hurrikan.Match(hurrikan.FOUR_PLAYERS, scores=((33, 33, 33, 33),))
    assert not level.over
    assert level.winners == ()


@pytest.mark.rule("hurrikan.match", "hurrikan.deal")
@pytest.mark.parametrize("players", [2, 4])
def test_the_deal_passes_on_each_round(players: int) -> None:
    match = hurrikan.Match(hurrikan.Options(players=players), dealer=0)
    dealers: list[int] = []
    while not match.over:
        state = match.deal(match.deck_for(seed=3))
        dealers.append(state.dealer)
        match = match.record(played_out(state))
    assert dealers == [number % players for number in range(len(dealers))]
    assert max(match.totals) >= match.options.target
    with pytest.raises(MatchOver):
        match.deal(hurrikan.pack())


def test_a_match_refuses_what_is_not_its_next_round() -> None:
    match = hurrikan.Match()
    with pytest.raises(DealNotOver):
        match.record(dealt())
    wrong = played_out(
        hurrikan.deal(hurrikan.pack(), hurrikan.Options(target=3), dealer=0, number=2)
    )
    with pytest.raises(InvalidDeal) as caught:
        match.record(wrong)
    assert len(caught.value.problems) == 3
