"""Which card may be played, who takes the trick, and what a refusal says."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.hawk.positions import CHAIN, after, beats, dealt, legal, played_out, refused, trick
from vorhand import Card, Cards, Suit, hawk
from vorhand.hawk.playing import taker, taking_over

MUST_RUFF = hawk.Options(ruffing=hawk.Ruffing.MUST_RUFF)
MUST_OVERRUFF = hawk.Options(ruffing=hawk.Ruffing.MUST_OVERRUFF)


@pytest.mark.rule("hawk.trick")
@pytest.mark.parametrize(
    ("cards", "place", "in_a_chain"),
    [
        ("5H 9S TC AH", 1, 2),
        ("5C TD 9H AS", 1, 3),
        ("5C 4C AC 2C", 2, 2),
        ("5C TD 9D 8D", 3, 3),
        ("AC TD 2C 3C", 1, 1),
        ("TC AS AH 9C", 3, 3),
        ("TD 9H 8S 7C", 1, 3),
    ],
)
def test_the_suit_that_beats_the_led_one_is_trump(cards: str, place: int, in_a_chain: int) -> None:
    assert taker(hawk.SOURCE, trick(cards)) == place
    assert taker(CHAIN, trick(cards)) == in_a_chain
    assert taker(hawk.SOURCE, trick(cards, 2)) == (2 + place) % 4


@pytest.mark.rule("hawk.trick")
@given(cards=st.permutations(hawk.pack()), size=st.integers(2, 6))
def test_the_taker_against_the_words_of_the_rule(cards: list[Card], size: int) -> None:
    plays = trick(" ".join(map(str, cards[:size])))
    texts = [str(card) for card in cards[:size]]
    trumps = [card for card in texts if beats(card, texts[0])]
    led = [card for card in texts if card[1] == texts[0][1]]
    best = min(trumps or led, key=lambda card: "A23456789T".index(card[0]))
    assert texts[taker(hawk.SOURCE, plays)] == best


@pytest.mark.rule("hawk.trick")
@pytest.mark.parametrize("options", [hawk.SOURCE, CHAIN], ids=["led-suit", "chain"])
@given(cards=st.permutations(hawk.pack()), size=st.integers(1, 5))
def test_the_cards_that_take_over_are_those_that_would_be_the_taker(
    options: hawk.Options, cards: list[Card], size: int
) -> None:
    lying, others = cards[:size], cards[size:]
    winning = lying[taker(options, trick(" ".join(map(str, lying)), players=6))]
    taking = Cards.from_mask(taking_over(options, lying[0], winning))
    for card in others:
        plays = trick(" ".join(map(str, [*lying, card])), players=6)
        assert (card in taking) == (taker(options, plays) == size)


@pytest.mark.rule("hawk.trick")
@given(data=st.data())
def test_a_trick_of_all_four_suits_is_never_taken_by_its_leader(data: st.DataObject) -> None:
    of_each = [[card for card in hawk.pack() if card.suit is suit] for suit in Suit]
    one_each = [data.draw(st.sampled_from(cards)) for cards in of_each]
    others = [card for card in hawk.pack() if card not in one_each]
    more = data.draw(st.lists(st.sampled_from(others), max_size=2, unique=True))
    cards = data.draw(st.permutations(one_each + more))
    plays = trick(" ".join(map(str, cards)))
    assert taker(hawk.SOURCE, plays) != 0


@pytest.mark.rule("hawk.lead", "hawk.turn")
def test_forehand_leads_and_then_who_took_the_trick() -> None:
    state = dealt("5H", "9S", "TH", "AH", dealer=3)
    assert hawk.to_move(state) == (0,)
    assert hawk.to_move(dealt(dealer=1)) == (2,)
    state = dealt("5D AD 2D 3D 4D 6D 7D 8D 9D TD", "2H AH 3H 4H 5H 6H 7H 8H 9H TH")
    state = after(state, "0 5D", "1 2H", "2 2C", "3 AS")
    assert hawk.to_move(state) == (1,)
    assert legal(state) == "3H 4H 5H 6H 7H 8H 9H TH AH"


@pytest.mark.rule("hawk.turn")
def test_who_is_not_to_move_is_refused() -> None:
    state = dealt()
    assert refused(state, "2 2C") == "hawk.turn: it is seat 0's turn"
    assert refused(state, "5 2C") == "hawk.turn: nobody sits at seat 5"
    assert refused(played_out(state), "0 2C") == "hawk.turn: the deal is over"
    assert hawk.to_move(played_out(state)) == ()
    assert hawk.legal_moves(played_out(state)) == ()
    assert hawk.legal_moves(state, 1) == ()


@pytest.mark.rule("hawk.held")
def test_only_own_cards_are_played() -> None:
    state = dealt("AC", "AD")
    assert refused(state, "0 AD") == "hawk.held: you do not hold A♦"
    assert refused(state, "0 KS") == "hawk.held: you do not hold K♠"
    state = after(state, "0 AC", "1 AD")
    assert refused(state, "2 AC") == "hawk.held: you do not hold A♣"


@pytest.mark.rule("hawk.follow-suit")
def test_suit_is_followed_with_any_card_of_it() -> None:
    hand = "2C 9C AC 3D 5D 2H 3H 4H 2S 3S"
    state = after(dealt("TC", hand), "0 TC")
    assert legal(state) == "2C 9C AC"
    assert (
        refused(state, "1 3D")
        == "hawk.follow-suit: clubs are led, and you can follow with 2♣ 9♣ A♣"
    )


@pytest.mark.rule("hawk.ruff")
def test_who_is_void_may_ruff_or_discard() -> None:
    hand = "2C 9C AC 3D 5D 2S 3S 4S 5S 6S"
    state = after(dealt("TH", hand), "0 TH")
    assert legal(state) == hand


@pytest.mark.rule("hawk.ruff")
def test_by_option_who_is_void_must_ruff() -> None:
    hand = "2C 9C AC 3D 5D 2S 3S 4S 5S 6S"
    state = after(dealt("TH", hand, options=MUST_RUFF), "0 TH")
    assert legal(state) == "2S 3S 4S 5S 6S"
    sentence = "hawk.ruff: hearts are led, you have none, and you have to ruff with 2♠ 3♠ 4♠ 5♠ 6♠"
    assert refused(state, "1 AC") == sentence
    no_spade = "2C 9C AC 3C 4C 5C 3D 5D 6D 7D"
    assert legal(after(dealt("TH", no_spade, options=MUST_RUFF), "0 TH")) == no_spade.replace(
        "2C 9C AC 3C 4C 5C", "2C 3C 4C 5C 9C AC"
    )


@pytest.mark.rule("hawk.ruff")
def test_by_option_who_is_void_must_overrruff_if_able() -> None:
    first = "5S 7C 8C 9C TC AC 3D 5D 6D 7D"
    able, unable = "4S 9S 2C 3C 4C 5C 6C 8D 9D TD", "8S 9S 2C 3C 4C 5C 6C 8D 9D TD"
    state = after(dealt("TH", first, able, options=MUST_OVERRUFF), "0 TH", "1 5S")
    assert legal(state) == "4S"
    sentence = "hawk.ruff: hearts are led, and you have to ruff lower than the others, with 4♠"
    assert refused(state, "2 9S") == sentence
    assert refused(state, "2 2C").endswith("you have to ruff with 4♠")
    state = after(dealt("TH", first, unable, options=MUST_OVERRUFF), "0 TH", "1 5S")
    assert legal(state) == "8S 9S"


@pytest.mark.rule("hawk.ruff")
def test_a_ruff_is_of_the_suit_that_beats_the_led_one_in_a_chain_too() -> None:
    options = CHAIN.replace(ruffing=hawk.Ruffing.MUST_OVERRUFF)
    # 9S ruffs the heart, and TC beats it in a chain; seat 2 must ruff with a spade below the nine.
    first = "TC 7C 8C 9C 6C AC 3D 5D 6D 7D"
    hand = "9S 4S 2C 3C 4C 5C 8D 9D TD AD"
    state = after(dealt("TH", first, hand, options=options), "0 TH")
    assert legal(state) == "6C 7C 8C 9C TC AC 3D 5D 6D 7D"  # no spade: nothing is owed
    state = after(state, "1 TC")
    assert legal(state) == "4S 9S"


@pytest.mark.rule("hawk.follow-suit", "hawk.ruff")
def test_a_refusal_has_the_card_the_led_suit_and_what_may_be_played() -> None:
    state = dealt("2C", "3C 4D", options=hawk.Options(players=2))
    state = hawk.apply(state, hawk.parse_move("0 2C"))
    broken = hawk.violation(state, hawk.parse_move("1 4D"))
    assert broken is not None
    assert dict(broken.details) == {
        "led": Suit.CLUBS,
        "allowed": hawk.view(state, 1).hand.of_suit(Suit.CLUBS),
        "card": Card("4D"),
    }
