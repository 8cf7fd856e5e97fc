"""Which card may be played, who takes the trick, and what a refusal says."""

from __future__ import annotations

from typing import Any

import pytest

from tests.hearts.positions import (
    HEARTS,
    HOLD,
    after,
    dealt,
    few,
    held,
    legal,
    played,
    refused,
    why,
)
from vorhand import Card, hearts
from vorhand.hearts import AllPenalties, Breaking, FirstTrick, Moon, Opening, Options, Queen

TWELVE = "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH"


@pytest.mark.rule("hearts.lead.opening")
def test_the_two_of_clubs_opens_whatever_else_is_in_hand() -> None:
    state = dealt("", f"2C {TWELVE}")
    assert hearts.to_move(state) == (1,)
    assert legal(state) == "2C"
    assert refused(state, "1 2H") == "hearts.lead.opening"
    assert why(state, "1 2H") == "the first trick begins with 2♣"
    assert refused(dealt("2C 3C"), "0 3C") == "hearts.lead.opening"


@pytest.mark.rule("hearts.lead.opening")
@pytest.mark.parametrize(("players", "lowest"), [(3, "2C"), (5, "3C"), (6, "2C")])
def test_the_lowest_club_in_play_opens(players: int, lowest: str) -> None:
    state = dealt("", "", f"{lowest} AC AS", options=held(players=players))
    assert hearts.to_move(state) == (2,)
    assert legal(state) == lowest


@pytest.mark.rule("hearts.lead.opening")
def test_any_club_of_the_holder_of_the_two_may_open() -> None:
    state = dealt("", "", f"2C 9C AC {HEARTS[:26]} AS", options=held(opening=Opening.ANY_CLUB))
    assert hearts.to_move(state) == (2,)
    assert legal(state) == "2C 9C AC"
    assert refused(state, "2 AS") == "hearts.lead.opening"
    assert why(state, "2 AS") == "the first trick begins with a club: 2♣ 9♣ A♣"
    diamonds = "3D 4D 5D 6D 7D 8D 9D TD JD QD KD"
    two = dealt(f"2C 9C {diamonds}", options=held(opening=Opening.ANY_CLUB))
    assert why(two, "0 3D") == "the first trick begins with a club: 2♣ 9♣"
    one = dealt(f"2C AD {diamonds}", options=held(opening=Opening.ANY_CLUB))
    assert why(one, "0 3D") == "the first trick begins with 2♣"


@pytest.mark.rule("hearts.lead.opening", "hearts.breaking")
def test_the_dealers_left_may_open_with_any_card_but_an_unbroken_heart() -> None:
    options = held(opening=Opening.DEALERS_LEFT)
    state = dealt("2C", "AC 5D QS 2H", options=options, dealer=0)
    assert hearts.to_move(state) == (1,)
    assert "QS" in legal(state)
    assert "AC" in legal(state)
    assert refused(state, "1 2H") == "hearts.breaking"
    only_hearts = dealt("2C", HEARTS, options=options, dealer=0)
    assert legal(only_hearts) == HEARTS


@pytest.mark.rule("hearts.first-trick", "hearts.follow-suit")
def test_following_suit_outranks_the_first_trick() -> None:
    # Seat 0 leads a spade; seat 1 can follow and may do so with the queen.
    options = held(opening=Opening.DEALERS_LEFT)
    state = after(dealt("2S", "QS 3S 2C", options=options), "0 2S")
    assert legal(state) == "3S QS"
    heart = after(dealt(HEARTS, "QS", options=options), "0 2H")
    assert refused(heart, "1 QS") == "hearts.first-trick"


@pytest.mark.rule("hearts.follow-suit")
def test_suit_is_followed_with_any_card_of_it() -> None:
    state = after(dealt("2C", f"3C 9C AC 4D QS {HEARTS[:23]}"), "0 2C")
    assert legal(state) == "3C 9C AC"
    assert refused(state, "1 4D") == "hearts.follow-suit"
    assert why(state, "1 4D") == "clubs are led, and you can follow with 3♣ 9♣ A♣"


@pytest.mark.rule("hearts.follow-suit")
def test_who_is_void_may_discard_anything_after_the_first_trick() -> None:
    state = dealt(
        "2C AC 7C 8C 9C TC JC QC KC 2D 3D 4D 5D",
        "3C JD QD KD AD 2H 3H 4H 5H 6H JS QS KS",
        "4C",
        "5C 6C",
    )
    state = after(state, "0 2C", "1 3C", "2 4C", "3 5C", "3 6C", "0 AC")
    assert legal(state) == "JD QD KD AD 2H 3H 4H 5H 6H JS QS KS"


@pytest.mark.rule("hearts.first-trick")
@pytest.mark.parametrize("seat", [1, 2, 3])
def test_no_seat_throws_a_penalty_card_on_the_first_trick(seat: int) -> None:
    hands = ["2C", "3C", "4C", "5C"]
    hands[seat] = "JD KD QS AS 2H 3H 4H 5H 6H 7H 8H 9H TH"
    state = dealt(*hands)
    while hearts.to_move(state) != (seat,):
        state = hearts.apply(state, hearts.legal_moves(state)[0])
    assert legal(state) == "JD KD AS"
    assert refused(state, f"{seat} QS") == refused(state, f"{seat} 2H") == "hearts.first-trick"
    expected = "you may not throw Q♠ on the first trick while you have anything else: J♦ K♦ A♠"
    assert why(state, f"{seat} QS") == expected


@pytest.mark.rule("hearts.first-trick")
@pytest.mark.parametrize(
    ("first_trick", "expected"),
    [
        (FirstTrick.NO_PENALTIES, "5D"),
        (FirstTrick.NO_QUEEN, f"5D {TWELVE[:32]}"),
        (FirstTrick.NO_HEARTS, "5D QS"),
        (FirstTrick.ANYTHING, f"5D {TWELVE[:32]} QS"),
    ],
)
def test_what_is_barred_is_an_option(first_trick: FirstTrick, expected: str) -> None:
    hand = f"5D {TWELVE[:32]} QS"
    state = after(dealt("2C", hand, options=held(first_trick=first_trick)), "0 2C")
    assert legal(state) == expected


@pytest.mark.rule("hearts.first-trick")
@pytest.mark.parametrize(
    ("all_penalties", "expected"),
    [
        (AllPenalties.ANY, f"{TWELVE} QS"),
        (AllPenalties.HEARTS, TWELVE),
        (AllPenalties.QUEEN, "QS"),
    ],
)
def test_a_hand_of_nothing_but_penalty_cards_is_excepted(
    all_penalties: AllPenalties, expected: str
) -> None:
    options = held(all_penalties=all_penalties)
    state = after(dealt("2C", f"{TWELVE} QS", options=options), "0 2C")
    assert legal(state) == expected


@pytest.mark.rule("hearts.first-trick")
@pytest.mark.parametrize("all_penalties", AllPenalties)
def test_one_other_card_is_the_only_legal_one(all_penalties: AllPenalties) -> None:
    options = held(all_penalties=all_penalties)
    state = after(dealt("2C", f"JD {TWELVE[:32]} QS", options=options), "0 2C")
    assert legal(state) == "JD"


@pytest.mark.rule("hearts.first-trick")
@pytest.mark.parametrize("all_penalties", AllPenalties)
def test_thirteen_hearts_may_all_be_thrown(all_penalties: AllPenalties) -> None:
    state = after(dealt("2C", HEARTS, options=held(all_penalties=all_penalties)), "0 2C")
    assert legal(state) == HEARTS


@pytest.mark.rule("hearts.first-trick")
@pytest.mark.parametrize("all_penalties", AllPenalties)
def test_the_queen_is_not_barred_where_only_hearts_are(all_penalties: AllPenalties) -> None:
    options = held(first_trick=FirstTrick.NO_HEARTS, all_penalties=all_penalties)
    state = after(dealt("2C", f"{TWELVE} QS", options=options), "0 2C")
    assert legal(state) == "QS"


def unbroken(options: hearts.Options | None = None) -> hearts.State:
    """Seat 1 has taken the first trick with AC, and clubs, hearts and QS are in its hand."""
    hand = "AC KC 2H 3H 4H 5H 6H 7H 8H 9H TH JH QS"
    state = dealt("2C", hand, "3C", "4C", options=options)
    return after(state, "0 2C", "1 AC", "2 3C", "3 4C")


@pytest.mark.rule("hearts.breaking")
def test_no_heart_is_led_before_one_was_played() -> None:
    state = unbroken()
    assert isinstance(state, hearts.Playing)
    assert not state.broken
    assert legal(state) == str(state.playable) == "KC QS"
    assert refused(state, "1 2H") == "hearts.breaking"
    assert why(state, "1 2H") == "hearts are not broken yet, and you can lead K♣ Q♠"


@pytest.mark.rule("hearts.breaking")
def test_hearts_may_be_led_at_any_time_by_option() -> None:
    state = unbroken(held(breaking=Breaking.NOTHING_NEEDED))
    assert legal(state) == "KC 2H 3H 4H 5H 6H 7H 8H 9H TH JH QS"


@pytest.mark.rule("hearts.breaking")
def test_a_hand_of_nothing_but_hearts_leads_them_and_breaks_them() -> None:
    # All hearts but one: the seat that takes the first trick holds no other card then.
    state = dealt("2C", f"AC {TWELVE}", "3C", "4C")
    state = after(state, "0 2C", "1 AC", "2 3C", "3 4C")
    assert legal(state) == TWELVE
    assert isinstance(state, hearts.Playing)
    assert not state.broken
    state = after(state, "1 2H")
    assert isinstance(state, hearts.Playing)
    assert state.broken


@pytest.mark.rule("hearts.breaking")
def test_hearts_break_when_a_heart_is_discarded_and_not_later() -> None:
    state = dealt("2C 3D", "AC 5D", "3C 6D", "4C 2H QS KS AS 2S 3S 4S 5S 6S 7S 8S 9S")
    state = after(state, "0 2C", "1 AC", "2 3C", "3 4C", "1 5D", "2 6D", "3 2H")
    assert isinstance(state, hearts.Playing)
    assert len(state.trick) == 3
    assert state.broken


@pytest.mark.rule("hearts.breaking")
@pytest.mark.parametrize(
    ("breaking", "broken"),
    [
        (Breaking.HEART, False),
        (Breaking.HEART_OR_QUEEN, True),
    ],
)
def test_whether_the_queen_breaks_is_an_option(breaking: Breaking, broken: bool) -> None:
    # Led by seat 1, then discarded by seat 3: both break at once where the queen breaks.
    led = after(unbroken(held(breaking=breaking)), "1 QS")
    assert isinstance(led, hearts.Playing)
    assert led.broken is broken
    hand = "4C 2H QS KS AS 2S 3S 4S 5S 6S 7S 8S 9S"
    state = dealt("2C 3D", "AC 5D", "3C 6D", hand, options=held(breaking=breaking))
    state = after(state, "0 2C", "1 AC", "2 3C", "3 4C", "1 5D", "2 6D", "3 QS")
    assert isinstance(state, hearts.Playing)
    assert state.broken is broken


@pytest.mark.rule("hearts.breaking")
def test_hearts_and_the_queen_alone_lead_the_queen_or_by_option_a_heart() -> None:
    hand = f"AC {TWELVE[:32]} QS"
    moves = ("0 2C", "1 AC", "2 3C", "3 4C")
    state = after(dealt("2C", hand, "3C", "4C"), *moves)
    assert legal(state) == "QS"
    assert refused(state, "1 2H") == "hearts.breaking"
    options = held(hearts_or_queen_lead=True)
    freed = after(dealt("2C", hand, "3C", "4C", options=options), *moves)
    assert legal(freed) == f"{TWELVE[:32]} QS"
    assert legal(unbroken(options)) == "KC QS"


@pytest.mark.rule("hearts.trick")
def test_the_highest_card_of_the_led_suit_takes_and_its_taker_leads() -> None:
    state = dealt("2C 3D", "KC 4D", "AC 2D", "4C AD AS AH")
    state = after(state, "0 2C", "1 KC", "2 AC", "3 4C")
    assert hearts.to_move(state) == (2,)
    assert isinstance(state, hearts.Playing)
    assert state.tricks[0].taker == 2
    assert state.tricks[0].leader == 0
    assert str(state.tricks[0].led) == "Suit.CLUBS"
    assert [str(card) for card in state.tricks[0].cards] == ["2C", "KC", "AC", "4C"]
    state = after(state, "2 2D", "3 AD", "0 3D", "1 4D")
    assert hearts.to_move(state) == (3,)


@pytest.mark.rule("hearts.trick")
def test_higher_cards_of_other_suits_take_nothing() -> None:
    hand = "KD QD AS KS AH KH QH JH TH 9H 8H 7H AD"
    state = after(dealt("2C", hand, "3C", "4C"), "0 2C", "1 AS", "2 3C", "3 4C")
    assert hearts.to_move(state) == (3,)


@pytest.mark.rule("hearts.turn")
def test_only_the_seat_whose_turn_it_is_plays() -> None:
    state = dealt("2C", "3C")
    assert refused(state, "1 3C") == "hearts.turn"
    assert why(state, "1 3C") == "it is seat 0's turn"
    assert hearts.legal_moves(state, 1) == ()
    assert refused(state, "5 3C") == "hearts.turn"
    assert why(state, "5 3C") == "nobody sits at seat 5"
    assert why(state, "4 3C") == "nobody sits at seat 4"  # the first that is none


@pytest.mark.rule("hearts.turn")
@pytest.mark.parametrize("move", ["0 pass 2C 3C 4C", "0 choose others_up"])
def test_nothing_but_a_card_is_played(move: str) -> None:
    state = dealt("2C 3C 4C")
    assert refused(state, move) == "hearts.turn"
    assert why(state, move) == "it is your turn to play a card and nothing else"


@pytest.mark.rule("hearts.held")
def test_a_card_that_is_not_held_is_refused() -> None:
    state = dealt("2C", "3C")
    assert refused(state, "0 3C") == "hearts.held"
    assert why(state, "0 3C") == "you do not hold 3♣"
    state = after(state, "0 2C")
    assert refused(state, "1 2C") == "hearts.held"
    missing = dealt("2C", options=held(players=3))
    assert refused(missing, "0 2D") == "hearts.held"


@pytest.mark.rule("hearts.lead.opening")
def test_the_opener_is_who_holds_the_two_of_clubs_after_the_exchange() -> None:
    state = dealt("2C 3C 4C", options=Options())
    for seat in range(4):
        state = hearts.apply(state, hearts.legal_moves(state, seat)[0])
    assert hearts.to_move(state) == (1,)


def late(*hands: str, trick: str, options: dict[str, Any]) -> hearts.State:
    """The second lead of a deal of few cards, after this trick."""
    return after(few(*hands, **options), *played(trick))


# Seat 1 takes the first trick; QS and a heart are all it has left.
QUEEN_AND_HEART = ("2C 2D 3D", "AC 5H QS", "3C 4D 5D", "4C 6D 7D")
TO_SEAT_1 = "0: 2C AC 3C 4C"
NOT_LED, NOT_PLAYED = Queen.NOT_LED, Queen.NOT_PLAYED


@pytest.mark.rule("hearts.queen")
@pytest.mark.parametrize("queen", [NOT_LED, NOT_PLAYED])
def test_the_queen_is_not_led_before_hearts_are_broken(queen: Queen) -> None:
    hands = ("2C 2D 3D", "AC 9D QS", "3C 4D 5D", "4C 6D 2H")
    state = late(*hands, trick=TO_SEAT_1, options={"queen": queen})
    assert legal(state) == "9D"
    assert refused(state, "1 QS") == "hearts.queen"
    assert why(state, "1 QS") == "hearts are not broken yet, and you can play 9♦ instead of Q♠"
    broken = after(few("2C 2D", "AC QS", "3C 4D", "2H 3H", queen=queen), *played("0: 2C AC 3C 2H"))
    assert legal(broken) == "QS"


@pytest.mark.rule("hearts.queen")
def test_the_queen_alone_may_always_be_played() -> None:
    state = few("QS", "2C", "3C", "2H", queen=NOT_PLAYED, opening=Opening.DEALERS_LEFT)
    assert legal(state) == "QS"
    followed = after(
        few("2C AS", "3C QS", "4C 5D", "5C 7D", queen=NOT_PLAYED),
        *played("0: 2C 3C 4C 5C", "3: 7D"),
    )
    assert legal(followed) == "AS"
    assert legal(after(followed, "0 AS")) == "QS"


@pytest.mark.rule("hearts.queen")
def test_the_queen_may_be_thrown_unless_she_may_not_be_played_at_all() -> None:
    hands = ("2C 3C 4C", "2D 5H QS", "4D 5D 6D", "9D 7D 8D")
    for queen, expected in ((NOT_LED, "5H QS"), (NOT_PLAYED, "5H"), (Queen.FREE, "5H QS")):
        state = after(few(*hands, queen=queen), *played("0: 2C 2D 4D 9D", "0: 3C"))
        assert legal(state) == expected


@pytest.mark.rule("hearts.queen", "hearts.follow-suit")
def test_the_queen_does_not_follow_a_spade_while_another_can() -> None:
    hands = ("2C AS KS", "3C JS QS", "4C 5D 6D", "5C 7D 8D")
    options: dict[str, Any] = {
        "queen": NOT_PLAYED,
        "opening": Opening.DEALERS_LEFT,
        "moon": Moon.OFF,
    }
    state = after(few(*hands, **options), "0 AS")
    assert legal(state) == "JS"
    assert refused(state, "1 QS") == "hearts.queen"
    assert refused(state, "1 3C") == "hearts.follow-suit"
    state = after(state, *played("0: AS JS 4C 5C")[1:], "0 KS")
    assert legal(state) == "QS"


@pytest.mark.rule("hearts.queen")
def test_a_heart_that_lies_in_the_same_trick_frees_the_queen() -> None:
    hands = ("2C 3C 4C", "2D 3D 2H", "4D 5D QS", "6D 7D 8D")
    state = after(few(*hands, queen=NOT_PLAYED), *played("0: 2C 2D 4D 6D", "0: 3C"))
    assert legal(after(state, "1 2H")) == "5D QS"
    assert legal(after(state, "1 3D")) == "5D"


ONLY_HEARTS_AND_QUEEN = ("2C 3C", f"{TWELVE} QS")


@pytest.mark.rule("hearts.queen", "hearts.first-trick")
@pytest.mark.parametrize(
    ("changes", "expected", "move", "rule"),
    [
        ({}, TWELVE, "1 QS", "hearts.queen"),
        ({"all_penalties": AllPenalties.HEARTS}, TWELVE, "1 QS", "hearts.first-trick"),
        ({"first_trick": FirstTrick.NO_QUEEN}, TWELVE, "1 QS", "hearts.first-trick"),
        # The first trick leaves nothing but the queen, so nothing else is left.
        ({"all_penalties": AllPenalties.QUEEN}, "QS", "1 2H", "hearts.first-trick"),
        ({"first_trick": FirstTrick.NO_HEARTS}, "QS", "1 2H", "hearts.first-trick"),
        # She counts nothing and is not barred; but hearts are.
        ({"queen_points": 0}, "QS", "1 2H", "hearts.first-trick"),
        ({"first_trick": FirstTrick.ANYTHING}, TWELVE, "1 QS", "hearts.queen"),
    ],
    ids=str,
)
def test_a_queen_that_waits_comes_after_the_first_trick(
    changes: dict[str, Any], expected: str, move: str, rule: str
) -> None:
    options = held(queen=NOT_PLAYED, **changes)
    state = after(dealt(*ONLY_HEARTS_AND_QUEEN, options=options), "0 2C")
    assert legal(state) == expected
    assert refused(state, move) == rule


@pytest.mark.rule("hearts.queen")
@pytest.mark.parametrize("queen", Queen)
def test_where_hearts_need_no_breaking_the_queen_is_free(queen: Queen) -> None:
    options: dict[str, Any] = {"queen": queen, "breaking": Breaking.NOTHING_NEEDED}
    assert legal(late(*QUEEN_AND_HEART, trick=TO_SEAT_1, options=options)) == "5H QS"
    state = dealt(*ONLY_HEARTS_AND_QUEEN, options=held(**options))
    assert legal(after(state, "0 2C")) == f"{TWELVE} QS"


@pytest.mark.rule("hearts.queen", "hearts.breaking")
@pytest.mark.parametrize(
    ("changes", "expected", "breaks"),
    [
        ({"queen": NOT_LED}, "5H", True),
        ({"queen": NOT_PLAYED}, "5H", True),
        # The queen bars herself and leaves the heart; but the hand is not of hearts only.
        ({"queen": NOT_LED, "breaking": Breaking.QUEEN}, "5H", False),
        ({"hearts_or_queen_lead": True, "breaking": Breaking.QUEEN}, "5H QS", False),
        ({"hearts_or_queen_lead": True}, "5H QS", True),
        ({"hearts_or_queen_lead": True, "queen": NOT_LED}, "5H", True),
    ],
    ids=str,
)
def test_a_queen_and_hearts_to_lead_from(
    changes: dict[str, Any], expected: str, breaks: bool
) -> None:
    state = late(*QUEEN_AND_HEART, trick=TO_SEAT_1, options=changes)
    assert legal(state) == expected
    assert not state.public.broken
    state = after(state, "1 5H")
    assert isinstance(state, hearts.Playing)
    assert state.broken is state.public.broken is breaks


@pytest.mark.rule("hearts.breaking")
def test_the_queen_alone_may_break_hearts() -> None:
    options: dict[str, Any] = {"breaking": Breaking.QUEEN}
    state = late(*QUEEN_AND_HEART, trick=TO_SEAT_1, options=options)
    assert legal(state) == "QS"
    assert refused(state, "1 5H") == "hearts.breaking"
    assert after(state, "1 QS").public.broken
    # A heart that is thrown breaks nothing.
    hands = ("2C 3C 7H", "2D 3D 2H", "4D 5D QS", "6D 7D 8D")
    thrown = after(few(*hands, **options), *played("0: 2C 2D 4D 6D", "0: 3C 2H"))
    assert not thrown.public.broken
    assert not hearts.view(thrown, 3).public.broken
    assert after(thrown, "2 QS").public.broken


@pytest.mark.rule("hearts.breaking")
def test_where_the_queen_breaks_a_hand_of_hearts_leads_one_and_breaks_them_too() -> None:
    hands = ("2C 2D 3D", "AC 5H 6H", "3C 4D QS", "4C 6D 7H")
    state = late(*hands, trick=TO_SEAT_1, options={"breaking": Breaking.QUEEN})
    assert legal(state) == "5H 6H"
    assert not state.public.broken
    state = after(state, "1 5H")
    assert state.public.broken
    assert all(hearts.view(state, seat).public.opened for seat in range(4))


@pytest.mark.rule("hearts.first-trick", "hearts.points")
@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({}, "2H 3H QS KS AS"),  # nothing else is held
        ({"all_penalties": AllPenalties.HEARTS}, "2H 3H"),
        ({"all_penalties": AllPenalties.QUEEN}, "QS"),
        ({"first_trick": FirstTrick.NO_QUEEN}, "2H 3H KS AS"),
        ({"first_trick": FirstTrick.NO_HEARTS}, "QS KS AS"),
        ({"first_trick": FirstTrick.ANYTHING}, "2H 3H QS KS AS"),
    ],
    ids=str,
)
def test_every_card_that_counts_above_0_is_barred_on_the_first_trick(
    changes: dict[str, Any], expected: str
) -> None:
    named = {Card("KS"): 10, Card("AS"): 7}
    hands = ("2C 3C 4C 5C 6C", "2H 3H QS KS AS", "4H 2S 3S 4S 5S")
    state = few(*hands, card_points=named, **changes)
    assert legal(after(state, "0 2C")) == expected


@pytest.mark.rule("hearts.first-trick")
def test_hearts_that_count_nothing_and_bonus_cards_are_not_barred() -> None:
    named = {Card("2H"): 0, Card("3H"): -1, Card("2D"): 5}
    state = few("2C 3C 4C 5C", "2H 3H 4H 2D", "QS 2S 3S 4S", card_points=named)
    assert legal(after(state, "0 2C")) == "2H 3H"


@pytest.mark.rule("hearts.first-trick")
def test_a_queen_that_counts_nothing_is_an_ordinary_spade() -> None:
    hand = f"{TWELVE} QS"
    state = after(dealt("2C", hand, options=held(queen_points=0)), "0 2C")
    assert legal(state) == "QS"
    no_queen = held(queen_points=0, first_trick=FirstTrick.NO_QUEEN)
    assert legal(after(dealt("2C", hand, options=no_queen), "0 2C")) == hand


@pytest.mark.rule("hearts.lead.opening", "hearts.first-trick")
def test_a_club_that_counts_opens_and_follows_but_is_not_thrown() -> None:
    two: dict[str, Any] = {"card_points": {Card("2C"): 5}}
    assert legal(few("2C 2D", "3C 4D", "4C 6D", "5H 8D", **two)) == "2C"
    left: dict[str, Any] = two | {"opening": Opening.DEALERS_LEFT}
    state = few("KC KD 2D", "2C 3C 4C", "AD 6D 7D", "5H 8D 9D", **left)
    assert legal(after(state, "0 KC")) == "2C 3C 4C"
    assert legal(after(state, "0 2D")) == "3C 4C"


@pytest.mark.rule("hearts.lead.opening", "hearts.queen")
def test_the_dealers_left_does_not_open_with_a_queen_that_waits() -> None:
    hands = ("2C 5D QS", "3C 6D 7D", "4C 8D 9D", "5C 2H 3H")
    for queen, expected in ((Queen.FREE, "2C 5D QS"), (NOT_LED, "2C 5D"), (NOT_PLAYED, "2C 5D")):
        assert legal(few(*hands, queen=queen, opening=Opening.DEALERS_LEFT)) == expected


@pytest.mark.rule("hearts.breaking", "hearts.points")
def test_black_maria_from_the_first_lead_to_the_last_points() -> None:
    hands = ("2D 3D AC KC", f"{HEARTS} QS KS AS AD")
    state = dealt(*hands, options=hearts.BLACK_MARIA.replace(passing=HOLD))
    state = after(state, "0 AC")
    # No clubs: on the first trick anything goes.
    assert legal(state) == f"AD {HEARTS} QS KS AS"
    state = after(state, "1 QS")
    state = hearts.apply(state, hearts.legal_moves(state)[0])
    assert hearts.points(state) == (13, 0, 0)
    assert isinstance(state, hearts.Playing)
    assert not state.broken
    while moves := hearts.legal_moves(state):
        state = hearts.apply(state, moves[-1])
    assert sum(hearts.points(state)) == sum(hearts.score(state)) == 43
