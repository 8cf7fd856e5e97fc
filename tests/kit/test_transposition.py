"""How a variant is told from others in a key."""

from __future__ import annotations

from typing import Any

import attrs
import pytest
from hypothesis import given
from hypothesis import strategies as st

from vorhand import Card, Cards, hawk, hearts, hurrikan, testing
from vorhand.kit.options import BaseOptions
from vorhand.kit.transposition import variant_of


def test_the_game_and_its_options_tell_a_variant() -> None:
    # By default 4 players and two deals each; every enum has its first member.
    assert variant_of(hawk.SOURCE, "hawk") == ("hawk", 4, 0, 0, 2, 0, 0, 0, 8)
    assert variant_of(hawk.SOURCE, "hawk", "deals", "solo_from") == ("hawk", 4, 0, 0, 0, 0, 0)
    other = hawk.Options(thresholds=hawk.Thresholds.PROPORTIONAL)
    assert variant_of(other, "hawk", "deals") == ("hawk", 4, 0, 0, 2, 0, 1, 0)


def test_what_follows_from_options_is_not_told_again() -> None:
    assert variant_of(hurrikan.SOURCE, "hurrikan", "target") == (
        *("hurrikan", 2, 0, None, 0, 0, True, 0, 0),
    )


@attrs.frozen(kw_only=True)
class Later(BaseOptions):
    """Options that a game might have one day."""

    players: int = 4
    removed: Cards = attrs.field(factory=Cards)
    landing: tuple[tuple[int, int], ...] = ()


def test_an_option_that_is_new_is_told_unless_it_is_named() -> None:
    options = Later(removed=Cards("2C"), landing=((100, 50),))
    assert variant_of(options, "later") == ("later", 4, Cards("2C").mask, ((100, 50),))
    assert variant_of(options, "later", "landing") == ("later", 4, Cards("2C").mask)


def test_cards_are_told_by_their_bits() -> None:
    named = hearts.Options(card_points={Card("KS"): 10}, doubler=Card("TC"))
    told = variant_of(named, "hearts", "passing", "packets")
    assert ((Card("KS").bit, 10),) in told
    assert Card("TC").bit in told
    assert named.removed.mask in told


def plain(key: object) -> bool:
    """Whether a key is alike in every process: numbers, texts, None, and tuples of them."""
    return all(map(plain, key)) if type(key) is tuple else type(key) in {int, str, bool, type(None)}


@pytest.mark.parametrize("subject", testing.SUBJECTS.values(), ids=testing.SUBJECTS)
@given(data=st.data())
def test_a_key_is_of_numbers_and_texts(
    subject: testing.Subject[Any, Any, Any], data: st.DataObject
) -> None:
    state = data.draw(testing.positions(subject))
    assert plain(subject.game.transposition_key(state))


@pytest.mark.parametrize("moon", hearts.Moon)
def test_a_member_of_an_enum_is_told_by_its_place(moon: hearts.Moon) -> None:
    told = variant_of(hearts.Options(moon=moon), "hearts", "passing", "removed")
    assert told[8] == list(hearts.Moon).index(moon)
