"""Hands as people write them, suit by suit."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vorhand import DECK, Cards, NotationError, Suit, WrongTypeError
from vorhand.cards import dotted, grouped, parse_dotted, parse_grouped

HAND = Cards("AS QS 3S KH 2H TC 9C 8C 7C")
HANDS = st.sets(st.sampled_from(DECK)).map(Cards)
ORDERS = st.permutations(list(Suit)) | st.permutations("CDHS").map("".join)


@given(hand=HANDS, order=ORDERS)
def test_hands_are_written_and_read(hand: Cards, order: Any) -> None:
    assert parse_dotted(dotted(hand, order), order) == hand
    assert parse_grouped(grouped(hand, order)) == hand


def test_the_order_of_the_suits_is_named() -> None:
    assert dotted(HAND, "SHDC") == "AQ3.K2..T987"
    assert dotted(HAND, "CDHS") == "T987..K2.AQ3"
    assert dotted(HAND, list(reversed(Suit))) == "AQ3.K2..T987"
    assert parse_dotted("T987..K2.AQ3", "CDHS") == HAND
    assert grouped(HAND) == "♠AQ3 ♥K2 ♣T987"
    assert grouped(HAND, "CDHS") == "♣T987 ♥K2 ♠AQ3"
    for order in permutations("CDHS"):
        assert parse_dotted(dotted(HAND, "".join(order)), "".join(order)) == HAND


@pytest.mark.parametrize(
    "text",
    [
        "♠AQ3 ♥K2 ♣T987",
        "♠AQ3♥K2♣T987",
        "S AQ3 H K2 C T987",
        "S: AQ3  H: K2  D: -  C: 10987",
        "c 10 9 8 7\nd \u2013\nh k 2\ns a q 3",
        "♠\ufe0fAQ3 ♥\ufe0eK2 ♦\u2014 ♣T987",
        "♤AQ3 ♡K2 ♧T987",
        "D S3QA HK2 C789T",
    ],
)
def test_how_people_group_a_hand(text: str) -> None:
    assert parse_grouped(text) == HAND


def test_a_hand_without_cards() -> None:
    assert dotted(Cards(), "SHDC") == "..."
    assert parse_dotted("...", "SHDC") == Cards()
    assert grouped(Cards()) == ""
    assert parse_grouped("") == parse_grouped("S- H- D- C-") == Cards()


def test_all_cards_are_not_too_long() -> None:
    assert parse_dotted(dotted(Cards(DECK), "SHDC"), "SHDC") == Cards(DECK)
    tens = grouped(Cards(DECK)).replace("T", "10").replace("", " ")
    assert len(parse_grouped(tens.replace("1 0", "10"))) == 52


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("AQ3.K2.T987", "has 3 suits, not 4"),
        ("AQ3.K2..T987.", "has 5 suits, not 4"),
        ("AQ3.K2..T98Z", "'Z' in .* is not a rank"),
        ("AQ3. K2..T987", "' ' in .* is not a rank"),
        ("AQQ.K2..T987", "QS is named twice"),
        ("A1.K2..T987", "'1' in .* is not a rank"),
        ("." * 10**6, "no hand is so long"),
    ],
)
def test_dotted_texts_that_are_no_hand(text: str, problem: str) -> None:
    with pytest.raises(NotationError, match=problem):
        parse_dotted(text, "SHDC")


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("AQ3", "does not begin with a suit, but 'A'"),
        ("♠AQ3 ♠K2", "a suit is there twice"),
        ("♠AAQ", "AS is named twice"),
        ("♠A-Q", "'-' in .* is not a rank"),
        ("♠::A", "':' in .* is not a rank"),
        ("♠AX", "'X' in .* is not a rank"),
        ("\u017fA", "does not begin with a suit"),  # its capital is an S
        ("\x1b", r"but '\\x1b'"),
        ("♠" + "A" * 10**6, "no hand is so long"),
    ],
)
def test_grouped_texts_that_are_no_hand(text: str, problem: str) -> None:
    with pytest.raises(NotationError, match=problem):
        parse_grouped(text)


@pytest.mark.parametrize(
    "order", ["", "SHD", "SHDS", "SHDCC", "SHDX", "SHDC ", [1, 2, 3, 4], [[], 1, 2, 3]]
)
def test_orders_that_do_not_name_each_suit_once(order: Any) -> None:
    for function in (parse_dotted, dotted):
        argument: Any = "..." if function is parse_dotted else HAND
        with pytest.raises(NotationError, match="an order names each suit once"):
            function(argument, order)


def test_values_of_a_wrong_type() -> None:
    wrong: Any
    for wrong in (None, 3, b"SHDC", {"S", "H", "D", "C"}):
        for call in (
            lambda wrong=wrong: parse_dotted("...", wrong),
            lambda wrong=wrong: dotted(HAND, wrong),
            lambda wrong=wrong: grouped(HAND, wrong),
            lambda wrong=wrong: parse_dotted(wrong, "SHDC"),
            lambda wrong=wrong: dotted(wrong, "SHDC"),
            lambda wrong=wrong: grouped(wrong),
            lambda wrong=wrong: parse_grouped(wrong),
        ):
            with pytest.raises(WrongTypeError):
                call()
