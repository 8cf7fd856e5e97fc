"""What a language has to have for the library to speak it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

import attrs

from vorhand.suits import Rank, Suit

RankAndSuit: TypeAlias = tuple[Rank, Suit]


@attrs.frozen(kw_only=True)
class Language:
    """A language: its sentences, and the words that are put into them."""

    sentences: Mapping[str, str]
    """
    The sentences by key, the same keys in every language. A key is the id of a rule, and behind a
    slash the case, where a rule has several sentences. Each sentence is whole, with places in
    braces for the cards, suits, seats and numbers that it speaks of.
    """
    labels: Mapping[str, str]
    """
    What stands beside cards where a game is shown, by key, with places in braces like sentences:
    the heads of a table, the lines around it, and the words of the page of a record.
    """
    suits: Mapping[Suit, str]
    """A suit as it stands in a sentence."""
    card: Callable[[Rank, Suit], str]
    """The name of a card."""
    cards: Callable[[Sequence[RankAndSuit]], str]
    """One card or several as they stand in a sentence."""
