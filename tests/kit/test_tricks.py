"""A trick as a value: what it is made of, and what is refused."""

from __future__ import annotations

from typing import Any

import pytest

from vorhand import Card, Trick, WrongTypeError, hawk, hearts

PLAYS = tuple(hearts.Play(seat, Card(card)) for seat, card in enumerate(("2C", "KC", "3D")))


def test_a_trick_knows_its_lead_and_its_cards() -> None:
    trick = Trick(PLAYS, 1)
    assert (trick.leader, trick.led, trick.taker) == (0, Card("2C").suit, 1)
    assert trick.cards == (Card("2C"), Card("KC"), Card("3D"))


@pytest.mark.parametrize("plays", [None, list(PLAYS), "2C", (1, 2), (*PLAYS, Card("4C"))])
def test_the_plays_of_a_trick_are_a_tuple_of_plays(plays: Any) -> None:
    with pytest.raises(WrongTypeError, match="a trick has a tuple of plays, not"):
        Trick(plays, 0)


@pytest.mark.parametrize("taker", [None, "0", 1.0, True, PLAYS[0]])
def test_the_taker_of_a_trick_is_a_whole_number(taker: Any) -> None:
    with pytest.raises(WrongTypeError, match="the taker of a trick is a seat, not"):
        Trick(PLAYS, taker)


def test_tricks_of_any_game_are_tricks() -> None:
    of_hawk: Any = tuple(
        hawk.Play(play.seat, play.card) for play in PLAYS if play.card.text != "KC"
    )
    other: Any = Trick(of_hawk, 0)
    assert other != Trick(PLAYS, 0)
    assert Trick(PLAYS, 0) == Trick(tuple(PLAYS), 0)
    assert hash(Trick(PLAYS, 0)) == hash(Trick(tuple(PLAYS), 0))
