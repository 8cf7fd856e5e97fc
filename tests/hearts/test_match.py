"""Matches: who deals, the totals, the end, winners and losers."""

from __future__ import annotations

from typing import Any

import pytest
from attrs.exceptions import FrozenInstanceError

from tests.hearts.positions import HOLD, dealt, over, played_out
from vorhand import DealNotOver, InvalidDeal, MatchOver, WrongTypeError, hearts
from vorhand.hearts import Match, Options, Tie


def scored(*totals: int, **options: Any) -> Match:
    """A match whose deals have come to these totals."""
    return Match(Options(**options), scores=(totals,))


@pytest.mark.rule("hearts.deal")
def test_the_deal_passes_to_the_left() -> None:
    match = Match(dealer=2)
    dealers, numbers = [], []
    for _ in range(5):
        state = match.deal(match.deck_for(seed=3))
        assert (state.dealer, state.number) == (match.dealer, match.number)
        dealers.append(match.dealer)
        numbers.append(match.number)
        match = match.record(played_out(state))
    assert dealers == [2, 3, 0, 1, 2]
    assert numbers == [0, 1, 2, 3, 4]


def test_a_new_match() -> None:
    match = Match()
    assert (match.options, match.dealer, match.number) == (Options(), 3, 0)
    assert (match.scores, match.totals, match.over) == ((), (0, 0, 0, 0), False)
    assert match.winners == match.losers == ()
    assert Match(Options(players=5)).dealer == 4


@pytest.mark.rule("hearts.pass.direction")
def test_the_passing_cycle_goes_on_through_the_match() -> None:
    match, phases = Match(), []
    for _ in range(4):
        state = match.deal(match.deck_for(seed=3))
        phases.append(type(state))
        match = match.record(played_out(state))
    assert phases == [hearts.Passing] * 3 + [hearts.Playing]


@pytest.mark.rule("hearts.match.end")
def test_totals_are_the_sums_of_the_scores_seat_by_seat() -> None:
    match = Match(scores=((26, 0, 26, 26), (1, 2, 3, 20), (-5, 0, 0, 26)))
    assert match.totals == (22, 2, 29, 72)
    assert match.number == 3
    assert not match.over


@pytest.mark.rule("hearts.match.end")
def test_the_match_ends_when_a_total_reaches_the_limit() -> None:
    assert not scored(99, 0, 0, 0).over
    assert scored(100, 0, 0, 0).over
    assert scored(0, 50, 0, 0, limit=50).over


@pytest.mark.rule("hearts.match.end")
def test_equal_lowest_totals_share_the_win() -> None:
    match = Match(scores=((99, 99, 31, 31), (13, 13, 0, 0)))
    assert match.over
    assert match.winners == (2, 3)
    assert match.losers == (0, 1)


@pytest.mark.rule("hearts.match.end")
def test_a_seat_past_the_limit_may_win() -> None:
    match = Match(scores=((97, 98, 98, 97), (14, 3, 4, 5)))
    assert match.totals == (111, 101, 102, 102)
    assert match.over
    assert match.winners == (1,)
    assert match.losers == (0, 2, 3)


@pytest.mark.rule("hearts.match.end")
def test_who_is_below_the_limit_has_neither_won_nor_lost() -> None:
    match = scored(100, 5, 7, 5)
    assert match.winners == (1, 3)
    assert match.losers == (0,)


@pytest.mark.rule("hearts.match.end")
def test_ties_may_be_played_on() -> None:
    tied = scored(100, 5, 7, 5, tie=Tie.PLAY_ON)
    assert not tied.over
    assert tied.winners == tied.losers == ()
    # Under the limit again, nobody at it: not over; tied for the lowest at it: not over.
    below = Match(tied.options, scores=(*tied.scores, (-10, 0, 5, 0)))
    assert not below.over
    end = Match(tied.options, scores=(*tied.scores, (0, 1, 0, 0)))
    assert end.over
    assert end.winners == (3,)
    assert end.losers == (0,)


def test_a_match_that_is_over_takes_no_deal() -> None:
    match = scored(100, 0, 0, 0)
    with pytest.raises(MatchOver):
        match.deal(match.deck_for(1))
    with pytest.raises(MatchOver):
        match.record(over())
    with pytest.raises(MatchOver, match="over after 1 of 2 deals"):
        Match(scores=((100, 0, 0, 0), (0, 0, 0, 26)))


def test_only_finished_deals_are_recorded() -> None:
    match = Match()
    state = match.deal(match.deck_for(1))
    with pytest.raises(DealNotOver):
        match.record(state)


def test_only_the_next_deal_of_the_match_is_recorded() -> None:
    match = Match(Options(passing=HOLD))
    state = match.deal(match.deck_for(1))
    assert match.record(played_out(state)).number == 1
    with pytest.raises(InvalidDeal, match="number 1, the match 0"):
        match.record(played_out(hearts.deal(match.deck_for(1), match.options, number=1)))
    with pytest.raises(InvalidDeal, match="dealer 0, the match 3"):
        match.record(played_out(hearts.deal(match.deck_for(1), match.options, dealer=0)))
    other = hearts.deal(match.deck_for(1), Options(passing=HOLD, limit=50), dealer=1, number=2)
    with pytest.raises(InvalidDeal) as caught:
        match.record(played_out(other))
    options, *others = caught.value.problems
    assert options.startswith("the deal has the options Options(")
    assert others == ["the deal has dealer 1, the match 3", "the deal has number 2, the match 0"]


def test_decks_follow_from_one_seed() -> None:
    match = Match()
    assert match.deck_for(5) == match.deck_for(5, 0) == match.deck_for(seed=5, number=0)
    assert match.deck_for(5, 1) != match.deck_for(5, 0)
    assert sorted(match.deck_for(5, 7)) == list(hearts.pack())
    assert len(Match(Options(players=3)).deck_for(5)) == 51


def test_a_match_is_frozen_and_prints_so_that_it_can_be_read_back() -> None:
    match = Match(hearts.OMNIBUS, 1, scores=((26, 0, 26, 26),))
    assert eval(repr(match), dict(vars(hearts))) == match  # noqa: S307 - our own text
    frozen: Any = match
    with pytest.raises(FrozenInstanceError):
        frozen.dealer = 2


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        ({"dealer": 4}, InvalidDeal),
        ({"dealer": -1}, InvalidDeal),
        ({"dealer": "0"}, WrongTypeError),
        ({"scores": [(1, 2, 3, 4)]}, WrongTypeError),
        ({"scores": ([1, 2, 3, 4],)}, WrongTypeError),
        ({"scores": ((1, 2, 3, 4.0),)}, WrongTypeError),
        ({"scores": ((1, 2, 3, True),)}, WrongTypeError),
        ({"scores": None}, WrongTypeError),
        ({"scores": ((1, 2, 3),)}, InvalidDeal),
    ],
    ids=str,
)
def test_impossible_matches_are_refused(arguments: Any, error: type[Exception]) -> None:
    with pytest.raises(error):
        Match(**arguments)


@pytest.mark.parametrize("wrong", [None, 3, "deal", dealt])
def test_what_is_no_deal_is_not_recorded(wrong: Any) -> None:
    with pytest.raises(WrongTypeError):
        Match().record(wrong)


def test_a_dealer_given_as_none_is_refused_in_a_match() -> None:
    wrong: Any = None
    with pytest.raises(WrongTypeError, match="a dealer is a seat"):
        Match(dealer=wrong)


UP = ((26, 26, 26, 0),) * 3 + ((13, 13, 0, 0),)
"""91, 91, 78 and 0."""


def after_landing(last: tuple[int, ...], *landing: tuple[int, int], **options: Any) -> Match:
    return Match(Options(landing=landing, **options), scores=(*UP, last))


@pytest.mark.rule("hearts.match.landing")
def test_a_total_that_is_exactly_a_named_one_becomes_another() -> None:
    match = after_landing((9, 5, 12, 0), (100, 50))
    assert match.totals == (50, 96, 90, 0)
    assert match.scores[-1] == (9, 5, 12, 0)
    assert not match.over
    assert after_landing((10, 5, 11, 0), (100, 50)).totals == (101, 96, 89, 0)


@pytest.mark.rule("hearts.match.landing", "hearts.match.end")
def test_who_lands_is_looked_at_before_the_end_is() -> None:
    match = after_landing((9, 10, 7, 0), (100, 50))
    assert match.totals == (50, 101, 85, 0)
    assert (match.winners, match.losers) == ((3,), (1,))
    below_all = after_landing((9, 10, 7, 0), (100, -5))
    assert (below_all.winners, below_all.losers) == ((0,), (1,))
    over_the_limit = after_landing((8, 7, 10, 1), (88, 120))
    assert over_the_limit.totals == (99, 98, 120, 1)
    assert over_the_limit.losers == (2,)


@pytest.mark.rule("hearts.match.landing")
def test_two_may_land_at_once_and_nobody_twice_in_a_deal() -> None:
    match = after_landing((9, 9, 8, 0), (100, 50), (50, 0))
    assert match.totals == (50, 50, 86, 0)
    assert not match.over
    # It is looked up after each deal, also if the total has not changed.
    later = Match(match.options, scores=(*match.scores, (0, 13, 0, 13)))
    assert later.totals == (0, 63, 86, 13)


@pytest.mark.rule("hearts.match.landing")
def test_totals_land_after_a_deal_and_not_before_the_first() -> None:
    options = Options(landing={0: 5}, passing=HOLD)
    match = Match(options)
    assert match.totals == (0, 0, 0, 0)
    end = played_out(match.deal(match.deck_for(1)))
    scores = hearts.score(end)
    expected = tuple(5 if score == 0 else score for score in scores)
    assert match.record(end).totals == expected
    assert 5 in expected
    assert match.record(end).scores == (scores,)


@pytest.mark.rule("hearts.match.end")
def test_a_match_may_have_a_number_of_deals() -> None:
    one = scored(0, 13, 13, 0, deals=1)
    assert (one.over, one.winners, one.losers) == (True, (0, 3), (1, 2))
    # The limit is not looked at, neither for the end nor for who has lost.
    two = Options(deals=2, limit=10)
    assert not Match(two, scores=((26, 0, 0, 0),)).over
    end = Match(two, scores=((26, 0, 0, 0), (0, 13, 13, 0)))
    assert (end.totals, end.winners, end.losers) == ((26, 13, 13, 0), (3,), (0,))
    with pytest.raises(MatchOver):
        end.deal(end.deck_for(1))


@pytest.mark.rule("hearts.match.end")
def test_after_the_last_deal_ties_may_be_played_on() -> None:
    tied = scored(0, 13, 13, 0, deals=1, tie=Tie.PLAY_ON)
    assert not tied.over
    end = Match(tied.options, scores=(*tied.scores, (5, 8, 13, 0)))
    assert (end.over, end.winners, end.losers) == (True, (3,), (2,))


@pytest.mark.rule("hearts.match.end")
def test_if_all_are_level_after_the_last_deal_nobody_has_lost() -> None:
    level = scored(7, 7, 7, 7, deals=1)
    assert (level.over, level.winners, level.losers) == (True, (0, 1, 2, 3), ())
    landed = scored(26, 0, 0, 0, deals=1, landing={26: 0})
    assert (landed.totals, landed.winners, landed.losers) == ((0, 0, 0, 0), (0, 1, 2, 3), ())
