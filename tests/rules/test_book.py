"""The rule book as a mapping, and the homes of rules."""

from __future__ import annotations

from typing import Any

import pytest
from attrs.exceptions import FrozenInstanceError

from vorhand import Rule, Rulebook, VorhandError, WrongTypeError


def test_a_rule_book_is_a_mapping_in_order() -> None:
    book = Rulebook("whist")
    trick, follow = book.add("trick", "Tricks."), book.add("follow", "Follow.")

    @book.implements(follow)
    @book.serves(trick)
    def both() -> None:
        """Do nothing."""

    with pytest.raises(VorhandError, match=r"no function implements whist\.trick"):
        book.close()

    @book.implements(trick)
    def one() -> None:
        """Do nothing."""

    with pytest.raises(VorhandError, match=r"whist\.trick has two homes"):
        book.implements(trick)(both)
    assert list(book) == ["whist.trick", "whist.follow"]
    assert len(book) == 2
    assert book["whist.trick"] == trick == Rule("whist.trick", "Tricks.")
    assert book.home_of(follow) is both
    assert book.home_of(trick) is one
    assert book.helpers_of(trick) == (both,)
    assert book.helpers_of(follow) == ()
    assert book.rule_of(both) == follow
    assert book.rule_of(one) == trick
    with pytest.raises(KeyError):
        book["whist.trump"]
    for no_rule in ("whist.trick", None, Rule("whist.trump", "Trumps.")):
        with pytest.raises(WrongTypeError, match="a rule of whist is expected"):
            book.home_of(no_rule)  # type: ignore[arg-type] # on purpose
        with pytest.raises(WrongTypeError, match="a rule of whist is expected"):
            book.helpers_of(no_rule)  # type: ignore[arg-type] # on purpose
    no_code: Any
    for no_code in (print, [], None):
        with pytest.raises(WrongTypeError, match="a function that states a rule is expected"):
            book.rule_of(no_code)
    book.close()
    with pytest.raises(VorhandError, match="closed"):
        book.add("trump", "Trumps.")
    with pytest.raises(VorhandError, match="closed"):
        book.implements(trick)(both)
    with pytest.raises(VorhandError, match="closed"):
        book.serves(trick)(both)
    with pytest.raises(FrozenInstanceError):
        book.game = "bridge"
