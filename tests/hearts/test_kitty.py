"""Cards that are left over: who gets them, who sees them, and what they count."""

from __future__ import annotations

from typing import Any

import attrs
import pytest

from tests.hearts.positions import after, few, legal, played, played_out, refused
from vorhand import Card, Cards, ImpossibleView, InvalidDeal, WrongTypeError, hearts
from vorhand.hearts import Kitty, Moon, Opening

# Seat 2 takes the first trick, seat 0 the second with AD and the last with AH; 5H is left over.
HANDS = ("2C AD AH", "3C 2D 2H", "4C 3D 4D")
MOVES = played("0: 2C 3C 4C", "2: 3D AD 2D", "0: AH 2H 4D", players=3)


def kitty_of(state: hearts.State) -> list[str | None]:
    """What each seat sees of the kitty."""
    seen = [hearts.view(state, seat).kitty for seat in range(state.options.players)]
    return [None if cards is None else str(cards) for cards in seen]


@pytest.mark.rule("hearts.kitty", "hearts.deal")
def test_the_last_cards_of_the_deck_are_left_over() -> None:
    # 52 cards for three: 17 each and one more; seat 1 is dealt to first.
    options = hearts.Options(players=3, removed=Cards(), kitty=Kitty.ASIDE)
    deck = hearts.pack(options)
    state = hearts.deal(deck, options, dealer=0)
    assert [len(hand) for hand in state.hands] == [17, 17, 17]
    assert state.deal.kitty == Cards("AS")
    assert str(state.hands[1]) == "2C 3C 4C 5C 6C 4D 5D 6D 7D 3H 4H 5H 6H 2S 3S 4S 5S"
    assert hearts.deck_of(state)[-1] == Card("AS")
    assert hearts.deal(hearts.deck_of(state), options, dealer=0) == state


@pytest.mark.rule("hearts.kitty")
def test_hands_that_are_given_leave_the_rest_as_the_kitty() -> None:
    state = few(*HANDS, left_over="5H", kitty=Kitty.ASIDE)
    assert state.deal.kitty == Cards("5H")
    assert refused(state, "0 5H") == "hearts.held"
    options = state.options
    for hands, problem in (
        ([*HANDS[:2], "4C 3D 5H 4D"], "the hand of seat 2 has 4 cards, not 3"),
        ([*HANDS[:2], "4C 3D"], "the hand of seat 2 has 2 cards, not 3"),
        ([*HANDS[:2], "4C 3D 2D"], "more than once: 2D"),
        ([*HANDS[:2], "4C 3D AS"], "not in the pack: AS"),
    ):
        with pytest.raises(InvalidDeal, match=problem):
            hearts.begin([Cards(hand) for hand in hands], options)


@pytest.mark.rule("hearts.kitty")
def test_a_kitty_with_nothing_left_over_has_no_effect() -> None:
    start = hearts.deal(hearts.pack(), hearts.Options(kitty=Kitty.FIRST_TRICK), number=3)
    assert start.deal.kitty == Cards()
    end = played_out(start)
    assert kitty_of(end) == [None] * 4
    assert "kitty" not in str(end)


@pytest.mark.rule("hearts.kitty")
def test_the_first_penalty_card_brings_the_kitty() -> None:
    state = after(few(*HANDS, left_over="5H", kitty=Kitty.FIRST_PENALTY), *MOVES[:6])
    assert kitty_of(state) == [None, None, None]
    # AH 2H and 5H: all three, so each of the others gets 3.
    end = after(state, *MOVES[6:])
    assert hearts.points(end) == (3, 0, 0)
    assert hearts.score(end) == (0, 3, 3)
    assert kitty_of(end) == ["5H", "5H", "5H"]


@pytest.mark.rule("hearts.kitty")
def test_it_goes_to_the_taker_of_that_trick_alone() -> None:
    # Seat 1 has nothing but hearts, so there is one in the first trick already.
    hands = ("2C 9D 9S", "2H 3H 4H", "AC AD AS")
    state = few(*hands, left_over="5H", kitty=Kitty.FIRST_PENALTY)
    state = after(state, *played("0: 2C 2H AC", players=3))
    assert kitty_of(state) == [None, None, "5H"]
    assert hearts.points(state) == (0, 0, 1)  # 5H counts at the end
    end = after(state, *played("2: AD 9D 3H", "2: AS 9S 4H", players=3))
    assert hearts.points(end) == (0, 0, 4)
    assert hearts.score(end) == (4, 4, 0)


@pytest.mark.rule("hearts.kitty")
def test_the_first_trick_may_bring_it() -> None:
    state = after(few(*HANDS, left_over="5H", kitty=Kitty.FIRST_TRICK), *MOVES[:3])
    assert kitty_of(state) == [None, None, "5H"]
    assert hearts.points(state) == (0, 0, 0)
    end = after(state, *MOVES[3:])
    assert hearts.points(end) == hearts.score(end) == (2, 0, 1)


@pytest.mark.rule("hearts.kitty", "hearts.moon")
def test_the_last_trick_may_bring_it_and_a_shooter_sees_it_before_it_counts() -> None:
    options: dict[str, Any] = {"kitty": Kitty.LAST_TRICK, "moon": Moon.SHOOTER_CHOOSES}
    state = after(few(*HANDS, left_over="5H", **options), *MOVES)
    assert isinstance(state, hearts.Choosing)
    assert kitty_of(state) == ["5H", None, None]
    assert hearts.points(state) == hearts.points(hearts.view(state, 1)) == (2, 0, 0)
    end = after(state, "0 choose shooter_down")
    assert kitty_of(end) == ["5H", "5H", "5H"]
    assert hearts.points(end) == (3, 0, 0)
    assert hearts.score(end) == (-3, 0, 0)


@pytest.mark.rule("hearts.kitty", "hearts.moon")
def test_cards_that_lie_aside_are_nobodys_and_not_needed_for_the_moon() -> None:
    end = after(few(*HANDS, left_over="5H", kitty=Kitty.ASIDE), *MOVES)
    assert hearts.points(end) == (2, 0, 0)
    assert hearts.score(end) == (0, 2, 2)
    assert kitty_of(end) == ["5H", "5H", "5H"]


@pytest.mark.rule("hearts.kitty", "hearts.moon")
@pytest.mark.parametrize(
    ("kitty", "scores"),
    [
        (Kitty.ASIDE, (-5, -5, 0)),  # no penalty card in play: neither moon nor sun
        (Kitty.FIRST_PENALTY, (-5, -5, 0)),  # no trick has one, so it is nobody's
        (Kitty.FIRST_TRICK, (52, 52, 0)),  # the only penalty card, and every trick
        (Kitty.LAST_TRICK, (52, 52, 0)),
    ],
)
def test_the_only_penalty_card_in_the_kitty(kitty: Kitty, scores: tuple[int, ...]) -> None:
    state = few("2C", "3C", "4C", left_over="5H", kitty=kitty, no_trick=-5, sun=52)
    end = after(state, *played("0: 2C 3C 4C", players=3))
    assert hearts.points(end) == (0, 0, 1 if scores[0] > 0 else 0)
    assert hearts.score(end) == scores


@pytest.mark.rule("hearts.kitty", "hearts.moon")
def test_nobody_chooses_where_no_penalty_card_is_in_play() -> None:
    options: dict[str, Any] = {"kitty": Kitty.ASIDE, "moon": Moon.SHOOTER_CHOOSES}
    end = after(few("2C", "3C", "4C", left_over="5H", **options), "0 2C", "1 3C", "2 4C")
    assert isinstance(end, hearts.Over)
    assert hearts.score(end) == (0, 0, 0)


@pytest.mark.rule("hearts.kitty", "hearts.lead.opening")
def test_the_lowest_club_in_a_hand_opens() -> None:
    hands = ("4C 2D", "3C 8C", "5C 3D")
    state = few(*hands, left_over="2C", kitty=Kitty.ASIDE, moon=Moon.OFF)
    assert hearts.to_move(state) == (1,)
    assert legal(state) == "3C"
    assert refused(state, "1 8C") == "hearts.lead.opening"
    any_club = few(
        *hands, left_over="2C", kitty=Kitty.ASIDE, moon=Moon.OFF, opening=Opening.ANY_CLUB
    )
    assert hearts.to_move(any_club) == (1,)
    assert legal(any_club) == "3C 8C"


@pytest.mark.rule("hearts.kitty")
def test_hearts_in_a_kitty_break_nothing() -> None:
    hands = ("2C 9H", "3C 2D", "4C 3D")
    state = few(*hands, left_over="5H", kitty=Kitty.FIRST_TRICK)
    state = after(state, *played("0: 2C 3C 4C", players=3))
    assert isinstance(state, hearts.Playing)
    assert not state.broken


@pytest.mark.rule("hearts.kitty")
def test_a_kitty_that_is_not_seen_makes_no_difference_to_a_view() -> None:
    # 5H and 2H change places: seat 0 cannot tell, seat 1 holds one of them.
    one = few(*HANDS, left_over="5H", kitty=Kitty.ASIDE)
    other = hearts.begin([Cards(hand) for hand in (HANDS[0], "3C 2D 5H", HANDS[2])], one.options)
    assert hearts.view(one, 0) == hearts.view(other, 0)
    assert hearts.view(one, 1) != hearts.view(other, 1)


@pytest.mark.rule("hearts.kitty")
def test_a_view_has_a_kitty_exactly_if_its_seat_sees_one() -> None:
    start = few(*HANDS, left_over="5H", kitty=Kitty.FIRST_TRICK)
    state = after(start, *MOVES[:3])
    for seen, kitty in (
        (hearts.view(start, 0), Cards("5H")),
        (hearts.view(state, 0), Cards("5H")),
        (hearts.view(state, 2), None),
        (hearts.view(after(state, *MOVES[3:]), 1), None),
    ):
        with pytest.raises(ImpossibleView, match="the kitty is seen by its taker, and at the end"):
            attrs.evolve(seen, kitty=kitty)
    for wrong in (Cards(), Cards("5H QS")):
        with pytest.raises(ImpossibleView, match="a kitty of 1 cards is expected"):
            attrs.evolve(hearts.view(state, 2), kitty=wrong)
    for junk in ("5H", [Card("5H")], 5):
        with pytest.raises(WrongTypeError, match="a kitty is Cards, not"):
            attrs.evolve(hearts.view(state, 2), kitty=junk)  # type: ignore[arg-type] # on purpose
