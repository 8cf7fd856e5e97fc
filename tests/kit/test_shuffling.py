"""Shuffles are the same for ever, and packets go round the table."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vorhand import DECK, Card, InvalidDeal, WrongTypeError, hearts, shuffled
from vorhand.cards import mask_of
from vorhand.kit.shuffling import deck_for, in_packets, masks_in_packets

GOLDEN_1 = (
    "8C 7S 2S 2D AD QD 9H 4S 6C 3C 8S TD AH 2C JD QH AC KS TS 5C 4C 4H QS 8D 3D KD "
    "7C 4D 3H 6H 5D KC 6D 7H 9D 9C 9S JH KH QC AS 6S JC 2H 3S TH JS 5H 5S 8H TC 7D"
)
GOLDEN_1_0 = (
    "8C 7S 4D 6C 3C TC 5C 9S AS 2C JH QS 6S 9H AH TH 8H 8S 6H TS 4S QC 7H KD JC KC "
    "JS 4H AD 6D 8D 2D AC KH 3D 3H KS 3S 2H QD 5H TD 9D 7D 9C JD 2S QH 5D 4C 7C 5S"
)
GOLDEN_1_1 = (
    "QD 9S AC 5C AH 6D 4D QH TC 3C KS 7C TS 6H 3H 7D 3S KD 6C 9D 5H 5D 2C 5S 4S 6S "
    "7H 2H 7S 4H JD JS AS TD 4C 9C 9H 3D 8D 8S QS 8H 2D QC KH JC JH TH AD KC 8C 2S"
)


def drawn(pack: tuple[Card, ...], seed: int) -> list[Card]:
    """Fisher and Yates by hand: strike out one of those that are left, again and again."""
    rng = random.Random(seed)
    left, deck = list(pack), []
    while left:
        card = left[int(rng.random() * len(left))]
        left.remove(card)
        deck.append(card)
    return deck


@pytest.mark.parametrize("seed", [0, 1, -1, 2**70])
def test_a_shuffle_draws_cards_one_by_one(seed: int) -> None:
    assert list(shuffled(DECK, seed)) == drawn(DECK, seed)
    assert sorted(shuffled(DECK, seed)) == list(DECK)


def test_shuffles_never_change() -> None:
    # Pinned when the library was young, and the same on every Python since.
    assert " ".join(map(str, shuffled(DECK, 1))) == GOLDEN_1
    assert " ".join(map(str, deck_for(DECK, 1, 0))) == GOLDEN_1_0
    assert " ".join(map(str, deck_for(DECK, 1, 1))) == GOLDEN_1_1


def test_shuffling_leaves_the_global_random_state_alone() -> None:
    random.seed(5)
    expected = random.random()
    random.seed(5)
    shuffled(DECK, 1)
    assert random.random() == expected


def test_decks_of_one_seed_differ_by_number() -> None:
    decks = {deck_for(DECK, seed, number) for seed in range(-3, 12) for number in range(12)}
    assert len(decks) == 15 * 12


@pytest.mark.parametrize("seed", [None, "1", 1.0, True])
def test_a_seed_is_a_whole_number(seed: Any) -> None:
    with pytest.raises(WrongTypeError, match="a seed is an int"):
        shuffled(DECK, seed)
    with pytest.raises(WrongTypeError, match="a seed is an int"):
        deck_for(DECK, seed, 0)


@pytest.mark.parametrize("pack", [None, 5, {Card("QS")}, [None], "QS", [Card("QS"), "2C"]])
def test_a_pack_is_a_sequence_of_cards(pack: Any) -> None:
    with pytest.raises(WrongTypeError, match="a pack"):
        shuffled(pack, 1)


def test_the_number_of_a_deck_is_none_below_zero() -> None:
    with pytest.raises(InvalidDeal, match="0 or more, not -1"):
        deck_for(DECK, 1, -1)
    with pytest.raises(WrongTypeError, match="is an int"):
        hearts.Match().deck_for(1, "0")  # type: ignore[arg-type] # what the test is about


def test_packets_go_round_from_the_first_seat() -> None:
    hands = in_packets(DECK[:12], 3, 1, (1, 2, 1))
    assert [" ".join(map(str, hand)) for hand in hands] == [
        "4C 9C TC KC",
        "2C 5C 6C JC",
        "3C 7C 8C QC",
    ]


@given(st.integers(1, 6), st.lists(st.integers(1, 5), max_size=3), st.data())
def test_masks_are_those_of_the_cards_that_are_dealt(
    players: int, packets: list[int], data: st.DataObject
) -> None:
    """Hands of one card and of none are among them, and decks that are longer than the hands."""
    sizes = tuple(packets if players * sum(packets) <= len(DECK) else packets[:1])
    deck = shuffled(DECK, data.draw(st.integers(0, 99)))
    first = data.draw(st.integers(0, players - 1))
    masks = masks_in_packets([card.bit for card in deck], players, first, sizes)
    assert masks == tuple(map(mask_of, in_packets(deck, players, first, sizes)))
