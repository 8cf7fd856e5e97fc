"""Matches of Hawk: who deals, the end, and who wins."""

from __future__ import annotations

import pytest

from tests.hawk.positions import dealt, played_out
from vorhand import DealNotOver, InvalidDeal, MatchOver, WrongTypeError, hawk, hearts


@pytest.mark.rule("hawk.match", "hawk.deal")
def test_a_match_ends_after_the_agreed_number_of_deals() -> None:
    match = hawk.Match(hawk.Options(deals=3), dealer=2)
    dealers = []
    state: hawk.State = match.deal(match.deck_for(seed=3))
    while not match.over:
        assert match.winners == ()
        state = match.deal(match.deck_for(seed=3))
        dealers.append(state.dealer)
        match = match.record(played_out(state))
    assert dealers == [2, 3, 0]
    assert match.number == 3
    assert match.totals == tuple(map(sum, zip(*match.scores, strict=True)))
    with pytest.raises(MatchOver):
        match.deal(hawk.pack())
    with pytest.raises(MatchOver):
        match.record(state)


@pytest.mark.rule("hawk.match")
def test_the_highest_total_wins_and_ties_share() -> None:
    two = hawk.Options(deals=2)
    assert hawk.Match(two, scores=((4, 4, 0, 0), (0, -8, 4, 0))).winners == (0, 2)
    assert hawk.Match(two, scores=((-4, -4, 0, 0), (0, 0, 0, -8))).winners == (2,)
    assert hawk.Match(two, scores=((-4, -4, 0, 0),)).winners == ()


def test_a_match_refuses_what_is_not_its_next_deal() -> None:
    match = hawk.Match()
    assert (match.dealer, match.number) == (3, 0)
    with pytest.raises(DealNotOver):
        match.record(dealt())
    wrong = played_out(hawk.deal(hawk.pack(), hawk.Options(solo_from=3), dealer=1, number=2))
    with pytest.raises(InvalidDeal) as caught:
        match.record(wrong)
    assert len(caught.value.problems) == 3
    with pytest.raises(WrongTypeError):
        match.record(hearts.deal(hearts.pack()))  # type: ignore[arg-type]
    with pytest.raises(WrongTypeError):
        hawk.Match(hearts.Options())  # type: ignore[arg-type]
    with pytest.raises(InvalidDeal):
        hawk.Match(dealer=4)
    with pytest.raises(MatchOver):
        hawk.Match(hawk.Options(deals=1), scores=((0, 0, 0, 0),) * 2)
