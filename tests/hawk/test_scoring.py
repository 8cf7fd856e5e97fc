"""Steps, the payout, and the score sheet."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.hawk.positions import NUMBERS, dealt, over, played_out, trick
from vorhand import Cards, DealNotOver, Trick, hawk, testing
from vorhand.hawk.options import Slam, Thresholds
from vorhand.hawk.scoring import step

PROPORTIONAL = hawk.Options(thresholds=Thresholds.PROPORTIONAL)


def tricks_by(*takers: int) -> list[Trick[hawk.Play]]:
    """Tricks of these takers; their cards do not matter."""
    return [Trick(trick("2C 3D 4H 6S"), taker) for taker in takers]


def paid(lafh: int, nob: int, players: int = 4, options: hawk.Options = hawk.SOURCE) -> int:
    """What a seat of LAFH gets without bonuses, when NOB took a trick as well."""
    return players * step(options, lafh, nob, tricks_by(0, 1, 2), (0, 2))


@pytest.mark.rule("hawk.win", "hawk.step", "hawk.payout")
@pytest.mark.parametrize(
    ("pips", "each"),
    [
        (110, -8), (111, 4), (150, 4), (151, 8), (190, 8), (191, 16),
        (70, -8), (69, -12), (30, -12), (29, -24), (0, -24),
    ],
)  # fmt: skip
def test_the_bounds_of_the_steps_are_strict(pips: int, each: int) -> None:
    assert paid(pips, 220 - pips) == each


@pytest.mark.rule("hawk.step")
def test_all_tricks_are_the_highest_step() -> None:
    assert step(hawk.SOURCE, 220, 0, tricks_by(0, 2, 0), (0, 2)) == 7
    assert step(hawk.SOURCE, 220, 0, tricks_by(0, 2, 1), (0, 2)) == 4


@pytest.mark.rule("hawk.step")
def test_with_cards_aside_all_tricks_are_not_220_pips() -> None:
    two = hawk.Options(players=2)
    all_pips = two.replace(slam=Slam.ALL_220_PIPS)
    assert step(two, 124, 0, tricks_by(1, 1), (1,)) == 7
    assert step(all_pips, 124, 0, tricks_by(1, 1), (1,)) == 1
    assert step(all_pips, 220, 0, tricks_by(1, 1), (1,)) == 7


@pytest.mark.rule("hawk.step", "hawk.solo")
@pytest.mark.parametrize(("slam", "score"), [(Slam.ALL_TRICKS, 42), (Slam.ALL_220_PIPS, 6)])
def test_two_players_and_all_13_tricks_worth_124(slam: Slam, score: int) -> None:
    piles = [
        "AC TD", "AD 9C", "AH TH", "AS TS", "2C 6D", "2D 6H", "2H 6S",
        "2S 5C", "3C 5D", "3D 5H", "3H 5S", "3S 9D", "4D TC",
    ]  # fmt: skip
    ended = over([1] * 13, piles, hawk.Options(players=2, slam=slam))
    pips = sum(NUMBERS.index(card[0]) + 1 for pile in piles for card in pile.split())
    assert pips == hawk.points(ended)[1] == 124
    assert hawk.result(ended).bonuses == ()
    assert hawk.score(ended) == (0, score)


@pytest.mark.rule("hawk.step")
def test_by_option_the_bounds_are_shares_of_the_pips_dealt() -> None:
    # Of 110 pips dealt the bounds are halved: 75, 95, 35 and 15.
    for lafh, reached in [
        (75, 1),
        (76, 2),
        (95, 2),
        (96, 4),
        (35, -2),
        (34, -3),
        (15, -3),
        (14, -6),
    ]:
        assert step(PROPORTIONAL, lafh, 110 - lafh, tricks_by(0, 1), (0,)) == reached
    # Of 219 pips 150/220 are 149.3 and 69.7 of them 70: a pip is over or under it, never near.
    assert step(PROPORTIONAL, 150, 69, tricks_by(0, 1), (0,)) == 2
    assert step(PROPORTIONAL, 149, 70, tricks_by(0, 1), (0,)) == 1
    assert step(PROPORTIONAL, 70, 149, tricks_by(0, 1), (0,)) == -2
    assert step(PROPORTIONAL, 69, 150, tricks_by(0, 1), (0,)) == -3


@pytest.mark.rule("hawk.solo")
@pytest.mark.parametrize(
    ("players", "solo_from", "factor"), [(2, 3, 1), (3, 3, 3), (3, 4, 1), (4, 4, 3)]
)
def test_by_option_a_solo_counts_threefold_from_more_players_on(
    players: int, solo_from: int, factor: int
) -> None:
    options = hawk.Options(players=players, solo_from=solo_from)
    others = [seat % players for seat in range(options.hand_size - 2)]
    result = hawk.result(over([1, *others, 1], [], options))
    assert result.parties.solo
    assert result.factor == factor


@pytest.mark.rule("hawk.bonus", "hawk.payout")
def test_a_kind_that_both_parties_took_counts_for_neither() -> None:
    piles = [
        "TC TD TH TS", "AC 2C 3C 4C", "7C 7D 7H 7S", "9C 9D 9H 9S", "8C 8D 8H 8S",
        "3D 3H 3S 4D", "2D 2H 2S AD", "AH AS 4H 4S", "6C 6D 6H 5C", "6S 5D 5H 5S",
    ]  # fmt: skip
    result = hawk.result(over([0, 1, 1, 0, 2, 1, 1, 1, 0, 2], piles))
    # LAFH took 40, 36, 32, 23 and 21 pips.
    assert (result.parties.lafh, result.lafh_pips, result.step) == ((0, 2), 152, 2)
    kinds = [(bonus.rule.id.removeprefix("hawk.bonus."), bonus.worth) for bonus in result.bonuses]
    assert kinds == [
        ("big-trick", 1), ("four-of-a-kind", 1), ("run", -1), ("four-of-a-kind", -1),
    ]  # fmt: skip
    assert (result.k, result.payout) == (2, (8, 0, 8, 0))


@pytest.mark.rule("hawk.bonus", "hawk.payout")
def test_lafh_can_win_and_pay() -> None:
    # Won with 149 to 71, but NOB took a run and four of a kind.
    piles = [
        "TC 6D 2H 3D", "AC 2C 3C 4C", "5C 5D 5H 5S", "AD AH AS 9C", "9D 9H 9S 2D",
        "TD 6H 2S 3H", "TH 6S 3S 4D", "TS 6C 4H 4S", "7C 8D 7H 8S", "7D 8C 7S 8H",
    ]  # fmt: skip
    result = hawk.result(over([0, 1, 3, 1, 3, 0, 2, 0, 2, 2], piles))
    assert (result.lafh_pips, result.nob_pips, result.won) == (149, 71, True)
    assert (result.step, result.k) == (1, -1)
    assert result.payout == (-4, 0, -4, 0)


@pytest.mark.rule("hawk.bonus", "hawk.solo")
def test_a_solo_lost_with_two_bonuses_costs_nothing() -> None:
    # The same cards the other way round: seat 0 took what NOB took above and a little more.
    piles = [
        "AC 2C 3C 4C", "TC 6D 2H 3D", "5C 5D 5H 5S", "AD AH AS 9C", "9D 9H 9S 2D",
        "TD 6H 2S 3H", "TH 6S 3S 4D", "TS 6C 4H 4S", "7C 8D 7H 8S", "7D 8C 7S 8H",
    ]  # fmt: skip
    result = hawk.result(over([0, 1, 0, 0, 1, 1, 2, 3, 2, 0], piles))
    assert (result.parties.solo, result.lafh_pips, result.nob_pips) == (True, 72, 148)
    assert (result.step, result.k, result.payout) == (-2, 0, (0, 0, 0, 0))


@given(data=st.data())
@pytest.mark.rule("hawk.payout")
def test_no_deal_pays_more_or_costs_more_than_the_bounds(data: st.DataObject) -> None:
    """By default at most 60, in a solo 180; a loss is 54 at most, in a solo 162."""
    players = data.draw(st.integers(2, 6))
    options = hawk.Options(players=players, trick=data.draw(st.sampled_from(hawk.TrickRule)))
    takers = data.draw(
        st.lists(
            st.integers(0, players - 1), min_size=options.hand_size, max_size=options.hand_size
        )
        | st.integers(0, players - 1).map(lambda seat: [seat] * options.hand_size)
    )
    deck = data.draw(st.permutations(hawk.pack()))
    piles = [
        " ".join(map(str, deck[at : at + players]))
        for at in range(0, players * options.hand_size, players)
    ]
    result = hawk.result(over(takers, piles, options))
    most, least = (180, -162) if result.parties.solo else (60, -54)
    assert all(least <= payout <= most for payout in result.payout)


@pytest.mark.rule("hawk.payout")
def test_the_largest_gain_and_the_largest_loss() -> None:
    six = hawk.Options(players=6)
    piles = ["TC TD TH TS 9C 9D", "AS 2S 3S 4S 5S 6S", "7C 7D 7H 8S 8C 8D"]
    assert max(hawk.score(over([0] * 6, piles, six))) == 180  # (7 + 3) * 6 * 3
    assert hawk.score(over([0, 0, 0, 0, 0, 1], piles, six))[:2] == (60, 60)
    lost = [
        "AC AD 2D 2H 3H 3S", "TC TD TH TS 9C 9D", "5S 6S 7S 8S 5H 6H",
        "7C 7D 7H 6C 8D 8H", "9H 9S 8C 6D 5C 5D", "AH 2C 3D 4D 4H AS",
    ]  # fmt: skip
    # LAFH has 12 and 15 pips: step -6, and a bonus of each kind for NOB.
    assert hawk.score(over([0, 2, 2, 3, 3, 1], lost, six))[:2] == (-54, -54)
    assert hawk.score(over([0, 2, 2, 3, 3, 0], lost, six)) == (-162, 0, 0, 0, 0, 0)


@given(data=st.data())
def test_pips_and_cards_aside_are_220_at_every_state(data: st.DataObject) -> None:
    for state in data.draw(testing.histories(testing.HAWK)):
        assert isinstance(state, hawk.Playing | hawk.Over)
        places = [card for hand in state.hands for card in hand] + list(state.deal.aside)
        places += [play.card for play in state.public.trick]
        elsewhere = sum(NUMBERS.index(str(card)[0]) + 1 for card in places)
        assert sum(hawk.points(state)) + elsewhere == 220


@given(data=st.data())
def test_the_score_sheet_adds_up_and_names_what_it_rests_on(data: st.DataObject) -> None:
    state = data.draw(testing.deals(testing.HAWK))
    ended = played_out(state)
    result, lines = hawk.result(ended), hawk.scoresheet(ended)
    each = result.factor * ended.options.players
    for seat, score in enumerate(hawk.score(ended)):
        own = [line for line in lines if line.seat == seat]
        assert sum(line.points for line in own) == score
        if seat in result.parties.nob:
            assert [line.text() for line in own] == ["NOB scores nothing"]
            assert own[0].because == Cards()
            continue
        first, *bonuses, last = own
        assert first.points == result.step * each
        assert [line.points for line in bonuses] == [bonus.worth * each for bonus in result.bonuses]
        outcome = "won" if result.lafh_pips > result.nob_pips else "lost"
        told = f"LAFH {outcome} with {result.lafh_pips} pips to {result.nob_pips}"
        assert first.text().startswith(told)
        theirs = [trick.cards for trick in ended.tricks if trick.taker in result.parties.lafh]
        assert first.because == Cards(card for cards in theirs for card in cards)
        assert f"= k {result.k}; {result.k} x " in last.text()
        assert (" x 3 for the solo = " in last.text()) == (result.factor == 3)
        assert f" = {sum(line.points for line in own)}" in last.text()
        once = result.parties.solo and result.factor == 1
        assert ("the solo counts once" in last.text()) == once
        assert last.because == Cards()


def test_a_score_sheet_in_words() -> None:
    piles = ["TC TD TH TS", "AC 2C 3C 4C"]
    # Seat 0 takes the first trick and the last, 7S 8S 9S AS: 65 pips, and a solo is lost.
    lines = hawk.scoresheet(over([0, 1, *[1] * 7, 0], piles))
    assert [line.text() for line in lines if line.seat == 0] == [
        "LAFH lost with 65 pips to 155: step -3",
        "seat 0 took trick 1 for LAFH, with more than 36 pips: 10♣ 10♦ 10♥ 10♠",
        "seat 0 took trick 1 for LAFH, with four of a kind in it: 10♣ 10♦ 10♥ 10♠",
        "seat 1 took trick 2 for NOB, with a run in it: 2♣ 3♣ 4♣ A♣",
        "step -3 + bonuses 1 = k -2; -2 x 4 players x 3 for the solo = -24",
    ]
    # Step and bonuses count 4 times, for the players, and 3 times, for the solo.
    assert [line.points for line in lines if line.seat == 0] == [-36, 12, 12, -12, 0]


def test_a_running_deal_has_no_score() -> None:
    for function in (hawk.score, hawk.scoresheet, hawk.result):
        with pytest.raises(DealNotOver, match=r"^a deal has a score when it is over$"):
            function(dealt())
    with pytest.raises(DealNotOver, match=r"^the parties are known after the last trick$"):
        hawk.parties(dealt())


def test_a_solo_that_counts_once_is_told_as_a_solo() -> None:
    options = hawk.Options(players=2, solo_from=3)
    lines = hawk.scoresheet(over([1] * 13, [], options))
    assert lines[-1].text().endswith("7 x 2 players = 14, and the solo counts once")
