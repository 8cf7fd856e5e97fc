"""
Hearts move by move beside OpenSpiel's.

Both engines play the same deals: at every position the same seat is to move and has the same
legal moves, and at the end the points are the same. This holds without an exception for all 256
combinations of OpenSpiel's parameters. Only who moves, what is legal and the returns are
compared; what OpenSpiel shows to a player is not.

`VORHAND_OPENSPIEL_DEALS` is the number of deals for each combination.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from itertools import chain, product
from random import Random
from typing import Any, Final, cast

import pyspiel
import pytest

from vorhand import DECK, Card, Cards, Suit, hearts, shuffled
from vorhand.hearts import Breaking, Direction, FirstTrick, Opening

pytestmark = pytest.mark.openspiel

DEFAULTS: Final[dict[str, bool]] = pyspiel.load_game("hearts").get_parameters()
COMBINATIONS: Final = tuple(
    dict(zip(DEFAULTS, values, strict=True)) for values in product((False, True), repeat=8)
)

NUMBERS: Final = {card: 4 * card.rank.index + card.suit.index for card in DECK}
CARDS: Final = {number: card for card, number in NUMBERS.items()}
STEPS: Final = {Direction.HOLD: 0, Direction.LEFT: 1, Direction.ACROSS: 2, Direction.RIGHT: 3}
"""How many seats further a pass goes; in OpenSpiel also the chance outcome that says so."""
HEARTS: Final = Cards(DECK).of_suit(Suit.HEARTS)
QUEEN: Final = Card("QS")
PENALTIES: Final = HEARTS | Cards("QS")

EXTREMES: Final = (
    "",  # nothing but penalty cards on the first trick
    "QS",
    "JD QS",  # one card that is no penalty
    "AC",  # takes the first trick and has only hearts to lead
    "AC QS",
    "AC KC QC JC TC",  # has only hearts after some tricks
    "AC KC QC JC QS",
    "AC KC QC AD KD QD AH KH QH AS KS QS",  # shoots the moon
    "AC KC QC JC AS KS QS AH KH QH JH 2D",  # may do so without the jack of diamonds
)
"""What one hand of an extreme deck holds, besides hearts."""
DECKS: Final = 2 * len(EXTREMES) + 1
"""One after the other, the others shuffled. An odd number meets every direction in time."""
SITUATIONS: Final = (
    *("moon with JD", "moon without JD", "no trick and no moon"),
    *("only hearts on trick 1", "only hearts and QS on trick 1"),
    *("only hearts to lead", "only hearts and QS to lead", "hearts to lead after QS alone"),
)
DEALS: Final = int(os.environ.get("VORHAND_OPENSPIEL_DEALS", DECKS))

# How much a player likes a card. Players without a liking seldom reach what is rare.
TEMPERS: Final[tuple[Callable[[Card], float], ...]] = (
    lambda _: 1,
    lambda card: 4**card.rank.index,  # takes tricks, and so shoots the moon
    lambda card: 4**-card.rank.index,
    lambda card: 99 if card in PENALTIES else 1,
    lambda card: 1 if card in PENALTIES else 99,  # leaves hearts unbroken
    lambda card: 99 if card is QUEEN else 0.1 if card in HEARTS else 1,  # leaves it to QS
)


def options_for(parameters: Mapping[str, bool]) -> hearts.Options:
    """The options that say the same as OpenSpiel's parameters."""
    breaking = Breaking.HEART_OR_QUEEN if parameters["qs_breaks_hearts"] else Breaking.HEART
    no_penalties = parameters["no_pts_on_first_trick"]
    return hearts.Options(
        passing=hearts.Options().passing if parameters["pass_cards"] else (Direction.HOLD,),
        opening=Opening.ANY_CLUB if parameters["can_lead_any_club"] else Opening.TWO_OF_CLUBS,
        first_trick=FirstTrick.NO_PENALTIES if no_penalties else FirstTrick.ANYTHING,
        all_penalties=hearts.AllPenalties.ANY,  # OpenSpiel has no other
        breaking=breaking if parameters["must_break_hearts"] else Breaking.NOTHING_NEEDED,
        hearts_or_queen_lead=parameters["can_lead_hearts_instead_of_qs"],
        jack_of_diamonds=-10 if parameters["jd_bonus"] else 0,
        no_trick=-5 if parameters["avoid_all_tricks_bonus"] else 0,
    )


def extreme_deck(seed: int) -> tuple[Card, ...]:
    """A deck that deals one of the extreme hands to a seat."""
    rng = Random(seed)
    hand = list(Cards(EXTREMES[seed % len(EXTREMES)]))
    hand += rng.sample([card for card in HEARTS if card not in hand], 13 - len(hand))
    rest = iter(shuffled([card for card in DECK if card not in hand], seed))
    # If the pack is dealt in order, a hand shows which places of a deck go to its seat.
    places = hearts.deal(hearts.pack()).hands[rng.randrange(4)]
    return tuple(hand.pop() if place in places else next(rest) for place in DECK)


def begin(parameters: Mapping[str, bool], seed: int) -> tuple[hearts.State, tuple[Cards, ...]]:
    """
    Deal, and say what each seat is going to pass.

    The deck gives the hands after the exchange, so that an extreme hand is one when it counts:
    three cards of each hand are dealt to the seat that will pass them on.
    """
    rng, options, number = Random(f"passes {seed}"), options_for(parameters), seed % len(STEPS)
    deck = extreme_deck(seed) if seed % DECKS < len(EXTREMES) else shuffled(hearts.pack(), seed)
    state = hearts.deal(deck, options, number=number)
    if isinstance(state, hearts.Playing):
        return state, ()
    steps = STEPS[options.passing[number]]
    received = [Cards(rng.sample(list(hand), 3)) for hand in state.hands]
    passes = tuple(received[(seat + steps) % 4] for seat in range(4))
    dealt = [state.hands[seat] - received[seat] | passes[seat] for seat in range(4)]
    return hearts.begin(dealt, options, number=number), passes


def begin_theirs(parameters: Mapping[str, bool], state: hearts.State) -> Any:
    """The same deal in OpenSpiel: its chance moves are the direction and card after card."""
    theirs = pyspiel.load_game("hearts", dict(parameters)).new_initial_state()
    theirs.apply_action(STEPS[state.options.passing[state.number % len(state.options.passing)]])
    for card in chain(*zip(*state.hands, strict=True)):
        theirs.apply_action(NUMBERS[card])
    return theirs


def reachable(theirs: Any) -> set[int]:
    """The passes that OpenSpiel's single-card actions lead to, as masks of cards."""
    found = set()
    for first in theirs.legal_actions():
        after_one = theirs.child(first)
        for second in after_one.legal_actions():
            begun = CARDS[first].bit | CARDS[second].bit
            after_two = after_one.child(second)
            found |= {begun | CARDS[third].bit for third in after_two.legal_actions()}
    return found


def positions(parameters: Mapping[str, bool], seed: int) -> Iterator[hearts.State]:
    """Play a deal in both engines; every position is compared, then given out."""
    state, passes = begin(parameters, seed)
    theirs, rng = begin_theirs(parameters, state), Random(f"play {seed}")
    for seat, chosen in enumerate(passes):
        # Here all seats may pass; OpenSpiel asks one after the other, for a card at a time.
        assert hearts.to_move(state) == tuple(range(seat, 4))
        legal = cast("Sequence[hearts.Pass]", hearts.legal_moves(state, seat))
        ours = sorted((move.seat, move.cards.mask) for move in legal)
        assert ours == [(seat, mask) for mask in sorted(reachable(theirs))]
        left = {NUMBERS[card] for card in state.hands[seat]}
        for card in chosen:
            assert theirs.current_player() == seat
            assert theirs.legal_actions() == sorted(left)
            yield state
            theirs.apply_action(NUMBERS[card])
            left.remove(NUMBERS[card])
        state = hearts.apply(state, hearts.Pass(seat, chosen))
    tempers = rng.choices(TEMPERS, k=4)
    while not theirs.is_terminal():
        seat = theirs.current_player()
        moves = cast("Sequence[hearts.Play]", hearts.legal_moves(state))
        assert hearts.to_move(state) == (seat,)
        in_numbers = sorted((move.seat, NUMBERS[move.card]) for move in moves)
        assert in_numbers == [(seat, number) for number in theirs.legal_actions()]
        yield state
        temper = tempers[seat] if rng.random() < 0.9 else TEMPERS[0]
        (move,) = rng.choices(moves, [temper(move.card) for move in moves])
        theirs.apply_action(NUMBERS[move.card])
        state = hearts.apply(state, move)
    assert hearts.to_move(state) == ()
    # OpenSpiel's players want more, not less, so it counts down from the 26 points of a deal.
    assert [26 - returned for returned in theirs.returns()] == list(hearts.score(state))
    yield state


def compare(parameters: Mapping[str, bool], seed: int) -> int:
    """Play a deal in both engines and say how many positions were compared."""
    return sum(1 for _ in positions(parameters, seed))


def situations(state: hearts.State) -> Iterator[str]:
    """What is rare about a position, in the words of `SITUATIONS`."""
    if isinstance(state, hearts.Over):
        for seat in range(4):
            taken = Cards(card for t in state.tricks if t.taker == seat for card in t.cards)
            if taken >= PENALTIES:
                yield "moon with JD" if Card("JD") in taken else "moon without JD"
            elif not taken and max(hearts.points(state)) < 26:
                yield "no trick and no moon"
    if not isinstance(state, hearts.Playing) or (state.tricks and state.trick):
        return
    hand = state.hands[state.turn]
    held = "only hearts" if hand <= HEARTS else "only hearts and QS" if hand <= PENALTIES else ""
    if state.trick and held:
        yield f"{held} on trick 1"
    elif not state.trick and hand & HEARTS and HEARTS.mask & state.unplayed_mask == HEARTS.mask:
        if not QUEEN.bit & state.unplayed_mask:
            yield "hearts to lead after QS alone"
        elif held:
            yield f"{held} to lead"


@cache
def tally(which: int) -> Counter[str]:
    """Compare the deals of a combination: how many positions, and in what situations."""
    counts = Counter[str]()
    for seed in range(which * DEALS, (which + 1) * DEALS):
        for state in positions(COMBINATIONS[which], seed):
            counts["positions"] += 1
            counts.update(situations(state))
    return counts


@pytest.mark.parametrize("which", range(256))
def test_every_combination_is_played_alike(which: int) -> None:
    assert tally(which)["positions"] >= DEALS * 53


def test_100000_positions_are_compared() -> None:
    assert len(COMBINATIONS) == 256
    assert sum(tally(which)["positions"] for which in range(256)) >= 100_000


@pytest.mark.parametrize("situation", SITUATIONS)
def test_rare_situations_are_reached_under_both_values_of_every_parameter(situation: str) -> None:
    reached = [COMBINATIONS[which] for which in range(256) if tally(which)[situation]]
    assert len(reached) >= 20
    assert all({each[name] for each in reached} == {False, True} for name in DEFAULTS)


def test_a_deal_has_a_position_for_every_card_and_the_end() -> None:
    hold = 52 + 1
    assert [compare(DEFAULTS, seed) for seed in range(4)] == [12 + hold, 12 + hold, 12 + hold, hold]
    assert compare({**DEFAULTS, "pass_cards": False}, seed=0) == hold


def test_the_preset_is_what_openspiel_plays_by_default() -> None:
    assert options_for(DEFAULTS) == hearts.OPEN_SPIEL


def test_cards_and_directions_are_numbered_as_in_openspiel() -> None:
    theirs = pyspiel.load_game("hearts").new_initial_state()
    directions = {theirs.action_to_string(step): step for step in theirs.legal_actions()}
    assert directions == {"No Pass": 0, "Left": 1, "Across": 2, "Right": 3}
    theirs.apply_action(directions["Left"])
    numbers = {theirs.action_to_string(number): number for number in theirs.legal_actions()}
    assert numbers == {card.text: number for card, number in NUMBERS.items()}
