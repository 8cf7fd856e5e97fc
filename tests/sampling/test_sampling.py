"""Samples against the list of all states that are consistent with a view."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import islice, pairwise
from math import factorial, prod, sqrt
from random import Random
from typing import Any, Final

import attrs
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.hearts.positions import after, few, moon_to_choose, played
from tests.sampling import enumeration
from vorhand import (
    DECK,
    GAMES,
    Card,
    Cards,
    ImpossibleView,
    VorhandError,
    WrongTypeError,
    hawk,
    hearts,
    hurrikan,
    shuffled,
    testing,
)
from vorhand.hurrikan.seen import sample as of_hurrikan
from vorhand.testing import SUBJECTS, Subject

LONG = os.environ.get("VORHAND_LAWS") == "long"
SEEDS = range(40 if LONG else 6)
MOST_WAYS = 2000 if LONG else 100
DRAWS_OF_EACH = 25 if LONG else 15


def check_uniform(drawn: Counter[Any], expected: set[Any]) -> None:
    """Every state of the list comes up, none else, and all about equally often."""
    assert set(drawn) == expected
    mean = drawn.total() / len(expected)
    chi_square = sum((count - mean) ** 2 / mean for count in drawn.values())
    freedom = len(expected) - 1
    assert chi_square <= freedom + 5 * sqrt(2 * freedom) + 5


def itself(state: Any) -> Any:
    return state


def compare(game: Any, view: Any, expected: set[Any], key: Callable[[Any], Any] = itself) -> None:
    rng = Random(len(expected))
    drawn = (key(game.sample(view, rng)) for _ in range(DRAWS_OF_EACH * len(expected)))
    check_uniform(Counter(drawn), expected)


def few_hidden(game: Any, options: Any, seed: int, most: int, elsewhere: int = 0) -> Iterator[Any]:
    """
    Views of a random deal, of changing seats, in which there are few ways to lay the hidden
    cards; so many lie elsewhere than in hands.
    """
    rng = Random(seed)
    states = [game.deal(shuffled(game.pack(options), seed), options, number=seed)]
    while moves := game.legal_moves(states[-1]):
        states.append(game.apply(states[-1], rng.choice(moves)))
    for step, state in enumerate(states):
        seat = (seed + step) % options.players
        hidden = [len(hand) for other, hand in enumerate(state.hands) if other != seat]
        stock = len(getattr(state, "stock", ())) + elsewhere
        if factorial(sum(hidden) + stock) <= most * prod(map(factorial, [*hidden, stock])):
            yield game.view(state, seat)


HEARTS_VARIANTS = (
    hearts.TRAINER,
    hearts.ATLANTIS,
    hearts.OPEN_SPIEL,
    hearts.Options(players=3, opening=hearts.Opening.DEALERS_LEFT),
    hearts.Options(players=5, opening=hearts.Opening.ANY_CLUB),
    hearts.Options(players=6, all_penalties=hearts.AllPenalties.QUEEN),
)


@pytest.mark.rule("hearts.follow-suit", "hearts.breaking", "hearts.first-trick")
@pytest.mark.parametrize("seed", SEEDS)
def test_samples_of_hearts_are_all_consistent_hands(seed: int) -> None:
    variant = HEARTS_VARIANTS[seed % len(HEARTS_VARIANTS)]
    options = variant.replace(passing=(hearts.Direction.HOLD,))
    for view in few_hidden(hearts, options, seed, MOST_WAYS):
        compare(hearts, view, enumeration.hearts_states(view))


@pytest.mark.rule("hearts.pass.simultaneous")
@pytest.mark.parametrize("seed", SEEDS)
def test_samples_of_hearts_are_all_consistent_passes(seed: int) -> None:
    options = hearts.Options(
        players=3, passing=(hearts.Direction.LEFT, hearts.Direction.RIGHT), pass_count=1
    )
    for view in few_hidden(hearts, options, seed, 12):
        compare(hearts, view, enumeration.hearts_states(view))


PACKS = ("2C 3C 4C 5C 2D 3D 2H 3H 4H QS KS", "2C 3C 4C 2H 3H 4H 5H 6H QS KS", "2C 3C 4C 5C 2H QS")
"""Of three players with three cards each two or one are left over, with two cards each none."""
MOST_WITH_A_KITTY = 600


def few_cards(seed: int) -> hearts.Options:
    """Options of Hearts with few cards, so that every way to lay them can be tried."""
    rng = Random(seed)
    options: dict[str, Any] = {
        "players": 3,
        "removed": Cards(DECK) - Cards(PACKS[seed % len(PACKS)]),
        "passing": (hearts.Direction.HOLD,),
        "pass_count": 1,
        "kitty": rng.choice(list(hearts.Kitty)[1:]),
        "opening": list(hearts.Opening)[seed // 2 % 3],
        "first_trick": rng.choice(list(hearts.FirstTrick)),
        "all_penalties": rng.choice(list(hearts.AllPenalties)),
        "hearts_or_queen_lead": rng.random() < 0.5,
        "breaking": hearts.Breaking.QUEEN if seed % 2 else rng.choice(list(hearts.Breaking)),
        "queen": rng.choice(list(hearts.Queen)[: 2 if seed % 2 else 1]),
        "card_points": {Card("KS"): rng.choice([0, 5]), Card("3H"): rng.choice([-1, 1])},
        "moon": hearts.Moon.SHOOTER_CHOOSES,
    }
    return hearts.Options(**options)


def of_few_cards(options: hearts.Options, seed: int) -> Iterator[hearts.View]:
    left_over = options.kitty_size
    for view in few_hidden(hearts, options, seed, MOST_WITH_A_KITTY, left_over):
        if view.seat == seed % 3 or LONG:
            yield view


@pytest.mark.rule("hearts.kitty", "hearts.queen", "hearts.breaking", "hearts.points")
@pytest.mark.parametrize("seed", range(120 if LONG else 18))
def test_samples_of_hearts_are_all_consistent_hands_and_kitties(seed: int) -> None:
    options = few_cards(seed)
    for view in of_few_cards(options, seed):
        compare(hearts, view, enumeration.hearts_states(view))


@pytest.mark.rule("hearts.kitty", "hearts.pass.simultaneous")
@pytest.mark.parametrize("seed", SEEDS)
def test_samples_of_hearts_are_all_consistent_passes_and_kitties(seed: int) -> None:
    left = (hearts.Direction.LEFT,)
    options = hearts.Options(
        players=3,
        removed=Cards(DECK) - Cards("2C 3C 4C 2H QS KS AS"),
        passing=left,
        pass_count=1,
        kitty=list(hearts.Kitty)[1 + seed % 4],
        opening=list(hearts.Opening)[seed // 2 % 3],
        breaking=list(hearts.Breaking)[seed // 3 % 4],
    )
    for view in few_hidden(hearts, options, seed, 90, 1):
        compare(hearts, view, enumeration.hearts_states(view))


@pytest.mark.rule("hearts.lead.opening", "hearts.kitty")
@pytest.mark.parametrize("opening", list(hearts.Opening))
def test_clubs_below_the_lowest_in_a_hand_lie_in_the_kitty(opening: hearts.Opening) -> None:
    """Seat 1 is to lead, and seat 0 does not see which club makes it the opener."""
    state = few(
        *("5C 2D 3D", "4C 3C 4D", "2H 3H 5D"),
        left_over="2C 6D",
        kitty=hearts.Kitty.ASIDE,
        opening=opening,
        dealer=0,
    )
    assert hearts.to_move(state) == (1,)
    view = hearts.view(state, 0)
    expected = enumeration.hearts_states(view)
    compare(hearts, view, expected)
    lowest = {min(card for hand in one.hands for card in hand).text for one in expected}
    # Two are left over, so 4C is the lowest if 2C and 3C are both there.
    assert lowest == {"2C", "3C", "4C"}


PASSED: Final[dict[str, Any]] = {
    "passing": (hearts.Direction.LEFT,),
    "pass_count": 1,
    "kitty": hearts.Kitty.ASIDE,
}


@pytest.mark.rule("hearts.lead.opening", "hearts.pass.simultaneous", "hearts.kitty")
@pytest.mark.parametrize("opening", list(hearts.Opening))
def test_a_club_that_was_passed_to_another_seat_does_not_make_the_opener(
    opening: hearts.Opening,
) -> None:
    hands = ("3C 2H", "3H KS", "2C 4H")
    start = few(*hands, left_over="QS", opening=opening, dealer=1, **PASSED)
    state = after(start, "0 pass 3C", "1 pass KS", "2 pass 4H")
    assert hearts.to_move(state) == (2,)
    view = hearts.view(state, 0)
    expected = enumeration.hearts_states(view)
    assert all(Card("3C") in one.hands[1] for one in expected)
    compare(hearts, view, expected)


@pytest.mark.rule("hearts.breaking", "hearts.pass.simultaneous", "hearts.kitty")
def test_a_queen_that_was_passed_is_not_sought_elsewhere() -> None:
    """Whether a heart that is led opens depends on where QS is: the seat that passed her knows."""
    hands = ("2C QS", "3C 4C", "5H 3D")
    start = few(*hands, left_over="6D", breaking=hearts.Breaking.QUEEN, **PASSED)
    passed = after(start, "0 pass QS", "1 pass 4C", "2 pass 3D")
    state = after(passed, *played("0: 2C 3C 4C", players=3), "2 5H")
    view = hearts.view(state, 0)
    assert view.public.opened
    expected = enumeration.hearts_states(view)
    assert all(Card("QS") in one.hands[1] for one in expected)
    compare(hearts, view, expected)


@pytest.mark.rule("hearts.breaking")
@pytest.mark.parametrize("more", [{"hearts_or_queen_lead": True}, {"queen": hearts.Queen.NOT_LED}])
def test_an_unbroken_heart_tells_who_has_the_queen(more: dict[str, Any]) -> None:
    """Where QS alone breaks hearts, a heart that opens nothing was led beside her."""
    hands = ("2C 2D 3D", "AC 5H QS", "3C 4D 5D", "4C 6D 7D")
    start = few(*hands, breaking=hearts.Breaking.QUEEN, **more)
    state = after(start, *played("0: 2C AC 3C 4C"), "1 5H")
    for seat in (0, 2, 3):
        view = hearts.view(state, seat)
        assert not view.public.opened
        expected = enumeration.hearts_states(view)
        assert all(Card("QS") in one.hands[1] for one in expected)
        compare(hearts, view, expected)
    only_hearts = ("2C 2D 3D", "AC 5H 6H", "3C 4D QS", "4C 6D 7D")
    start = few(*only_hearts, breaking=hearts.Breaking.QUEEN, **more)
    opened = after(start, *played("0: 2C AC 3C 4C"), "1 5H")
    view = hearts.view(opened, 0)
    assert view.public.opened
    expected = enumeration.hearts_states(view)
    assert all(one.hands[1] == Cards("6H") for one in expected)
    compare(hearts, view, expected)


@pytest.mark.rule("hearts.breaking")
def test_what_is_opened_has_to_fit_to_what_was_played() -> None:
    hands = ("2C 2D 3D", "AC 5H 6H", "3C 4D QS", "4C 6D 7D")
    state = after(few(*hands, breaking=hearts.Breaking.QUEEN), *played("0: 2C AC 3C 4C"), "1 5H")
    view = hearts.view(state, 2)  # it has QS itself
    wrong = attrs.evolve(view, public=attrs.evolve(view.public, opened=False))
    with pytest.raises(ImpossibleView):
        hearts.sample(wrong, Random(0))
    usual = hearts.view(after(few(*hands), *played("0: 2C AC 3C 4C"), "1 5H"), 2)
    assert not usual.public.opened
    with pytest.raises(ImpossibleView):
        hearts.sample(
            attrs.evolve(usual, public=attrs.evolve(usual.public, opened=True)), Random(0)
        )


@pytest.mark.rule("hawk.follow-suit", "hawk.ruff", "hawk.aside")
@pytest.mark.parametrize("seed", SEEDS)
def test_samples_of_hawk_are_all_consistent_hands(seed: int) -> None:
    rng = Random(seed)
    options = hawk.Options(
        players=rng.choice([2, 3, 4, 5, 6]), ruffing=list(hawk.Ruffing)[seed % 3]
    )
    for view in few_hidden(hawk, options, seed, MOST_WAYS, options.aside):
        compare(hawk, view, enumeration.hawk_states(view))


def hurrikan_states(seed: int) -> Iterator[tuple[hurrikan.View, set[Any]]]:
    """Views of a random round with few hidden cards, each with all that is consistent."""
    rng = Random(seed)
    options = hurrikan.Options(
        players=(2, 4)[seed % 3 == 0],
        after_sweep=rng.choice(list(hurrikan.AfterSweep)),
        largest_sum=rng.choice([None, 2]),
        leftover=rng.choice(list(hurrikan.Leftover)),
    )
    for view in islice(few_hidden(hurrikan, options, seed, MOST_WAYS), 0, None, 3):
        yield view, enumeration.hurrikan_states(view)


@pytest.mark.rule("hurrikan.dead", "hurrikan.deal")
@pytest.mark.parametrize("seed", SEEDS)
def test_samples_of_hurrikan_are_all_consistent_hands(seed: int) -> None:
    for view, expected in hurrikan_states(seed):
        compare(hurrikan, view, expected, enumeration.without_order)


@pytest.mark.parametrize("seed", SEEDS)
def test_samples_of_hurrikan_where_few_hands_fit(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(of_hurrikan, "_TRIES", 0)  # as if none of them had fitted
    for view, expected in hurrikan_states(seed):
        compare(hurrikan, view, expected, enumeration.without_order)


every_game = pytest.mark.parametrize("subject", SUBJECTS.values(), ids=SUBJECTS)


@every_game
@given(data=st.data(), seed=st.integers(0, 2**32))
def test_a_view_changed_by_hand_is_refused_or_consistent(
    subject: Subject[Any, Any, Any], data: st.DataObject, seed: int
) -> None:
    game = subject.game
    states = [data.draw(testing.positions(subject)) for _ in range(2)]
    players = [subject.players(subject.options_of(state)) for state in states]
    seen, other = (
        game.view(state, data.draw(st.integers(0, count - 1)))
        for state, count in zip(states, players, strict=True)
    )
    fields = [field.name for field in attrs.fields(type(seen)) if field.init]
    fields.remove("public")
    public_fields = [field.name for field in attrs.fields(type(seen.public))]
    junk = st.sampled_from([None, -1, 99, "2C", (), (9,), ("2C",), [], Cards("2C"), object()])
    try:
        for name in data.draw(st.sets(st.sampled_from(fields), max_size=2)):
            seen = attrs.evolve(seen, **{name: data.draw(junk | st.just(getattr(other, name)))})
        for name in data.draw(st.sets(st.sampled_from(public_fields), max_size=2)):
            value = data.draw(junk | st.just(getattr(other.public, name)))
            seen = attrs.evolve(seen, public=attrs.evolve(seen.public, **{name: value}))
        sampled = game.sample(seen, Random(seed))
    except VorhandError:
        return
    assert game.view(sampled, seen.seat) == seen


@pytest.mark.parametrize(("name", "game"), GAMES.items(), ids=list(GAMES))
def test_what_cannot_be_sampled(name: str, game: Any) -> None:
    state = game.deal(shuffled(game.pack(), 1), number=3)
    view = game.view(state, 0)
    for other in (None, state, "view"):
        with pytest.raises(WrongTypeError, match=f"a View of {name.capitalize()} is expected"):
            game.sample(other, Random(0))
    for rng in (None, 3, Random):
        with pytest.raises(WrongTypeError, match=r"a random\.Random is expected"):
            game.sample(view, rng)
    hand = list(view.hand)
    hidden = next(card for card in game.pack() if card in state.hands[1])
    for cards in (hand[1:], [*hand, hidden]):
        with pytest.raises(ImpossibleView):
            game.sample(attrs.evolve(view, hand=Cards(cards)), Random(0))


@pytest.mark.rule("hawk.follow-suit")
def test_a_suit_that_was_not_followed_is_not_drawn() -> None:
    first = "AC 2C 3C 4C 5C 6C 7C 8C 9C TC AD 2D 3D"
    second = "4D 5D 6D 7D 8D 9D TD AH 2H 3H 4H 5H 6H"
    start = hawk.begin([Cards(first), Cards(second)], hawk.Options(players=2))
    state = hawk.apply(start, hawk.parse_move("0 TC"))
    state = hawk.apply(state, hawk.parse_move("1 4D"))
    view = hawk.view(state, 0)
    assert all(
        hawk.sample(view, Random(seed)).hands[1].isdisjoint(start.hands[0]) for seed in range(20)
    )
    # Seat 1 has thrown 4D on TC, so it cannot hold 2C.
    held = Cards("5D 6D 7D 8D 9D TD AH 2H 3H 4H 5H 2C")
    with pytest.raises(ImpossibleView):
        hawk.sample(attrs.evolve(hawk.view(state, 1), hand=held), Random(0))


@pytest.mark.rule("hearts.moon")
def test_a_view_of_a_shooter_who_has_to_choose() -> None:
    state = moon_to_choose()
    for seat in range(4):
        view = hearts.view(state, seat)
        assert hearts.view(hearts.sample(view, Random(0)), seat) == view


def two_players() -> hurrikan.View:
    """A view in the second of three deals."""
    state: hurrikan.State = hurrikan.deal(shuffled(hurrikan.pack(), 2))
    while len(state.deal.deals) < 1:
        state = hurrikan.apply(state, hurrikan.legal_moves(state)[0])
    return hurrikan.view(hurrikan.apply(state, hurrikan.legal_moves(state)[0]), 0)


FOUR = hurrikan.FOUR_PLAYERS


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({"plays": ()}, "a deal came when it could not"),
        ({"plays": (), "deals": ()}, "other cards than it was dealt"),
        ({"deals": (1, 2, 3)}, "a deal came when it could not"),
        ({"deals": (12, 12)}, "a deal came when it could not"),
        ({"deals": ()}, "deals so far: 1, but seat 0"),
        ({"deals": (0,)}, "a deal came when it could not"),
        ({"options": FOUR}, "those of 4 seats"),
        ({"dealer": 0}, "has not played in turn"),
        ({"to_move": (0, 1)}, "does not follow"),
        ({"to_move": ()}, "before the stock is dealt"),
        ({"deals": (1,)}, "somebody could still capture"),
        ({"won": (Cards(), Cards())}, "does not follow"),
        ({"number": -1}, "number"),
    ],
)
def test_rounds_of_hurrikan_that_cannot_have_been(changes: Any, problem: str) -> None:
    view = two_players()
    with pytest.raises(ImpossibleView, match=problem):
        hurrikan.sample(attrs.evolve(view, public=attrs.evolve(view.public, **changes)), Random(0))


def test_what_was_dealt_fits_plays_and_hand_deal_by_deal() -> None:
    view = two_players()
    early, late = view.dealt
    one, other = Cards([next(iter(early))]), Cards([next(iter(late))])
    for dealt, problem in (
        ((late, early), "before it was dealt"),
        ((early - one | other, late - other | one), "before it was dealt"),
        ((early | late,), "deals so far: 2, but seat 0"),
        ((early, late, Cards()), "deals so far: 2, but seat 0"),
        ((early | other, late - other), "a seat is dealt 6 cards, not"),
        ((early | other, late), "other cards than it was dealt"),
        ((early, late - other), "other cards than it was dealt"),
    ):
        with pytest.raises(ImpossibleView, match=problem):
            attrs.evolve(view, dealt=dealt)


def test_among_four_players_there_are_no_further_deals() -> None:
    state = hurrikan.apply(four := hurrikan.deal(shuffled(hurrikan.pack(), 1), FOUR), first(four))
    view = hurrikan.view(state, 0)
    again = attrs.evolve(view.public, deals=(1,))
    with pytest.raises(ImpossibleView, match="among four players there are no further deals"):
        hurrikan.sample(attrs.evolve(view, dealt=(*view.dealt, Cards()), public=again), Random(0))


def first(state: hurrikan.State) -> hurrikan.Move:
    return hurrikan.legal_moves(state)[0]


def test_a_round_that_is_over_too_early_is_refused_at_once() -> None:
    # 27 hidden cards can lie in 227,873,431,500 ways: they are not all tried.
    state = hurrikan.deal(shuffled(hurrikan.pack(), 1), FOUR)
    view = hurrikan.view(state, 0)
    with pytest.raises(ImpossibleView, match="somebody can still capture"):
        attrs.evolve(view, public=attrs.evolve(view.public, to_move=()))
    # At the end of the second deal nobody holds a card, but twelve are in the stock.
    two: hurrikan.State = hurrikan.deal(shuffled(hurrikan.pack(), 2))
    states: list[hurrikan.State] = [two]
    while moves := hurrikan.legal_moves(states[-1]):
        states.append(hurrikan.apply(states[-1], moves[0]))
    last = next(
        after
        for before, after in pairwise(reversed(states))
        if len(after.deal.deals) < len(before.deal.deals)
    )
    view = hurrikan.view(last, 0)
    with pytest.raises(ImpossibleView, match="before the stock is dealt"):
        attrs.evolve(view, public=attrs.evolve(view.public, to_move=()))


def round_of_hurrikan(options: hurrikan.Options, seed: int) -> list[hurrikan.State]:
    rng = Random(seed)
    states: list[hurrikan.State] = [hurrikan.deal(shuffled(hurrikan.pack(options), seed), options)]
    while moves := hurrikan.legal_moves(states[-1]):
        states.append(hurrikan.apply(states[-1], rng.choice(moves)))
    return states


def test_a_card_that_was_nowhere_is_refused() -> None:
    # The four cards of the first table, but one: it would have to be in a stock that is dealt. The
    # turn goes round, so that a sweep of one card less would not change it.
    options = FOUR.replace(after_sweep=hurrikan.AfterSweep.ROTATE)
    view = hurrikan.view(round_of_hurrikan(options, 1)[-1], 0)
    rest = Cards(list(view.public.first_table)[1:])
    short = attrs.evolve(view, public=attrs.evolve(view.public, first_table=rest))
    with pytest.raises(ImpossibleView, match="before the stock is dealt"):
        hurrikan.sample(short, Random(0))


def test_deals_that_came_too_early_leave_the_hidden_cards_no_place() -> None:
    view = hurrikan.view(round_of_hurrikan(hurrikan.Options(players=2), 1)[-2], 0)
    early = tuple(number - 1 for number in view.public.deals)
    with pytest.raises(ImpossibleView, match="cannot lie anywhere"):
        hurrikan.sample(
            attrs.evolve(view, public=attrs.evolve(view.public, deals=early)), Random(0)
        )


def test_what_is_dealt_is_part_of_a_view_of_hurrikan() -> None:
    view = two_players()
    assert len(view.dealt) == 2
    assert view.hand <= view.dealt[0] | view.dealt[1]
    for dealt in (None, (), ("2C",), [Cards()]):
        with pytest.raises(WrongTypeError, match="what is dealt is a tuple of Cards"):
            attrs.evolve(view, dealt=dealt)  # type: ignore[arg-type] # on purpose
    with pytest.raises(ImpossibleView, match="other cards than it was dealt"):
        attrs.evolve(view, dealt=view.dealt[:1])
    with pytest.raises(ImpossibleView, match="deals so far: 2, but seat 0"):
        attrs.evolve(view, dealt=(*view.dealt, Cards()))


def test_cards_dealt_twice_are_no_view_of_hurrikan() -> None:
    # Counted twice, their masks would carry into other cards.
    view = two_players()
    twice = (view.dealt[0], Cards([*list(view.dealt[1])[:5], *list(view.dealt[0])[:1]]))
    with pytest.raises(ImpossibleView, match="other cards than it was dealt"):
        attrs.evolve(view, dealt=twice)


def test_a_sample_of_the_same_view_is_drawn_anew() -> None:
    view = hawk.view(hawk.deal(shuffled(hawk.pack(), 1)), 0)
    rng = Random(0)
    assert hawk.sample(view, rng) != hawk.sample(view, rng)
    assert hawk.sample(view, Random(5)) == hawk.sample(view, Random(5))


def test_a_round_that_goes_on_when_nobody_can_capture_is_refused() -> None:
    ends: list[hurrikan.Over] = []
    seed = 0
    while not ends:
        state: hurrikan.State = hurrikan.deal(shuffled(hurrikan.pack(), seed))
        while moves := hurrikan.legal_moves(state):
            state = hurrikan.apply(state, moves[0])
        if isinstance(state, hurrikan.Over) and all(state.hands):
            ends.append(state)
        seed += 1
    view = hurrikan.view(ends[0], 0)
    turn = 1 - ends[0].plays[-1].seat
    going_on = attrs.evolve(view, public=attrs.evolve(view.public, to_move=(turn,)))
    assert hurrikan.view(hurrikan.sample(view, Random(0)), 0) == view
    with pytest.raises(ImpossibleView, match="no hidden cards let the deals go on"):
        hurrikan.sample(going_on, Random(0))


@pytest.mark.rule("hearts.pass.direction")
def test_nothing_is_passed_in_a_hold_deal() -> None:
    view = hearts.view(hearts.deal(shuffled(hearts.pack(), 1), number=3), 0)
    with pytest.raises(ImpossibleView, match="in a hold deal nothing is passed"):
        hearts.sample(attrs.evolve(view, passed=Cards("2C 3C 4C")), Random(0))
