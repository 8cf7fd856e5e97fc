"""The pack, the deal, and hands that are given."""

from __future__ import annotations

from typing import Any

import pytest

from vorhand import Card, Cards, InvalidDeal, WrongTypeError, hearts, shuffled
from vorhand.hearts import Options

PACK = hearts.pack()
DECK = shuffled(PACK, 1)


@pytest.mark.rule("hearts.deck")
@pytest.mark.parametrize(
    ("players", "out", "hand_size"),
    [(3, "2D", 17), (4, "", 13), (5, "2D 2C", 10), (6, "2D 3D 3C 4C", 8)],
)
def test_cards_are_taken_out_so_that_hands_are_equal(
    players: int, out: str, hand_size: int
) -> None:
    pack = hearts.pack(Options(players=players))
    assert Cards(pack) == Cards(PACK) - Cards(out)
    assert list(pack) == sorted(pack)
    state = hearts.deal(pack, Options(players=players))
    assert [len(hand) for hand in state.hands] == [hand_size] * players


@pytest.mark.rule("hearts.deal")
def test_the_deal_goes_round_in_packets_from_the_dealers_left() -> None:
    # The pack in order: seat 0 leads the deal by default and gets 2C to 6C first.
    state = hearts.deal(PACK)
    assert state.dealer == 3
    assert str(state.hands[0]) == "2C 3C 4C 5C 6C 9D TD JD QD QH KH AH 2S"
    assert str(state.hands[3]) == "4D 5D 6D 7D 8D 8H 9H TH JH JS QS KS AS"
    turned = hearts.deal(PACK, dealer=0)
    assert turned.hands[1:] + turned.hands[:1] == state.hands


@pytest.mark.rule("hearts.deal")
def test_packets_are_an_option() -> None:
    state = hearts.deal(PACK, Options(packets=(13,)))
    assert state.hands == tuple(Cards(PACK[13 * seat : 13 * seat + 13]) for seat in range(4))


def test_a_deal_begun_from_its_hands_is_the_same() -> None:
    assert hearts.begin(hearts.deal(DECK).hands) == hearts.deal(DECK)
    for number in range(4):
        state = hearts.deal(DECK, dealer=2, number=number)
        assert hearts.begin(state.hands, dealer=2, number=number) == state


@pytest.mark.parametrize(
    ("deck", "problems"),
    [
        (PACK[:-1], ["missing: AS"]),
        ((*PACK, Card("QS")), ["more than once: QS"]),
        ((*PACK[:-1], Card("QS")), ["more than once: QS", "missing: AS"]),
        ((), [f"missing: {Cards(PACK)}"]),
    ],
)
def test_a_deck_that_is_not_the_pack_is_refused(deck: Any, problems: list[str]) -> None:
    with pytest.raises(InvalidDeal) as caught:
        hearts.deal(deck)
    assert list(caught.value.problems) == problems
    assert str(caught.value) == "; ".join(problems)


def test_everything_wrong_with_a_deal_is_listed() -> None:
    deck = (*PACK[1:], Card("QS"))
    with pytest.raises(InvalidDeal) as caught:
        hearts.deal(deck, Options(players=3), dealer=3, number=-1)
    assert caught.value.problems == (
        "more than once: QS",
        "missing: 2C",
        "not in the pack: 2D",
        "there is no seat 3 to deal: the seats are 0 to 2",
        "the number of a deal is 0 or more, not -1",
    )


def test_everything_wrong_with_hands_is_listed() -> None:
    hands = [Cards("2C QS"), Cards("QS")]
    with pytest.raises(InvalidDeal) as caught:
        hearts.begin(hands, dealer=-1, number=-2)
    problems = caught.value.problems
    assert problems[0] == "more than once: QS"
    assert problems[1].startswith("missing: 3C 4C")
    assert problems[2:] == (
        "4 hands are needed, not 2",
        "the hand of seat 0 has 2 cards, not 13",
        "the hand of seat 1 has 1 cards, not 13",
        "there is no seat -1 to deal: the seats are 0 to 3",
        "the number of a deal is 0 or more, not -2",
    )


def test_hands_of_unequal_size_are_refused() -> None:
    hands = [Cards(PACK[:14]), Cards(PACK[14:26]), Cards(PACK[26:39]), Cards(PACK[39:])]
    with pytest.raises(InvalidDeal, match="seat 0 has 14 cards, not 13; the hand of seat 1 has 12"):
        hearts.begin(hands)


@pytest.mark.parametrize("deck", [None, 52, "2C 3C", b"2C", Cards(PACK), set(PACK), [None], ["2C"]])
def test_a_deck_is_a_sequence_of_cards(deck: Any) -> None:
    with pytest.raises(WrongTypeError, match="a deck"):
        hearts.deal(deck)


@pytest.mark.parametrize("hands", [None, 4, "2C", {}, [None] * 4, [[Card("2C")]] * 4, ["2C"] * 4])
def test_hands_are_a_sequence_of_sets_of_cards(hands: Any) -> None:
    with pytest.raises(WrongTypeError, match="hand"):
        hearts.begin(hands)


@pytest.mark.parametrize("wrong", ["0", 1.0, True, [], object()])
def test_dealer_and_number_are_whole_numbers(wrong: Any) -> None:
    for begin, cards in ((hearts.deal, DECK), (hearts.begin, hearts.deal(DECK).hands)):
        function: Any = begin
        with pytest.raises(WrongTypeError, match="a dealer is a seat, an int"):
            function(cards, dealer=wrong)
        with pytest.raises(WrongTypeError, match="the number of a deal is an int"):
            function(cards, number=wrong)


@pytest.mark.parametrize("wrong", [None, 4, {}, "trainer", Options])
def test_options_are_options_of_hearts(wrong: Any) -> None:
    for call in (
        lambda: hearts.pack(wrong),
        lambda: hearts.deal(DECK, wrong),
        lambda: hearts.begin([], wrong),
        lambda: hearts.Match(wrong),
        lambda: hearts.Match(wrong, 0),
    ):
        with pytest.raises(WrongTypeError, match=r"options are vorhand\.hearts\.Options"):
            call()


@pytest.mark.rule("hearts.deck", "hearts.deal")
def test_six_players_with_ten_cards_out_have_seven_each() -> None:
    out = Cards("2C 3C 4C 2D 3D 4D 2H 3H 2S 3S")
    options = Options(players=6, removed=out)
    pack = hearts.pack(options)
    assert Cards(pack) == Cards(PACK) - out
    assert list(pack) == sorted(pack)
    state = hearts.deal(pack, options)  # in one packet, as 4 and 4 do not add up
    assert [str(hand) for hand in state.hands] == [
        "5C 6C 7C 8C 9C TC JC",
        "QC KC AC 5D 6D 7D 8D",
        "9D TD JD QD KD AD 4H",
        "5H 6H 7H 8H 9H TH JH",
        "QH KH AH 4S 5S 6S 7S",
        "8S 9S TS JS QS KS AS",
    ]
    assert state.deal.kitty == Cards()
    assert options.pass_count == 2


@pytest.mark.rule("hearts.deck")
def test_any_cards_may_be_out() -> None:
    options = Options(removed=Cards("QS KS AS JS"))
    assert Cards(hearts.pack(options)) == Cards(PACK) - Cards("JS QS KS AS")
    with pytest.raises(InvalidDeal, match="not in the pack: JS QS KS AS"):
        hearts.deal(PACK, options)


@pytest.mark.rule("hearts.lead.opening")
def test_the_lowest_club_in_the_pack_opens_if_others_are_out() -> None:
    state = hearts.deal(
        hearts.pack(options := Options(removed=Cards("2C 3C 4C 6C"))), options, number=3
    )
    assert [str(move) for move in hearts.legal_moves(state)] == ["0 5C"]
