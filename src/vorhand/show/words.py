"""Labels and moves in the words of a language, and cards by their signs."""

from __future__ import annotations

from vorhand.cards import Card, Cards
from vorhand.kit.plays import BaseMove
from vorhand.languages import language_of
from vorhand.suits import Rank, Suit


def label(language: str, key: str, **details: object) -> str:
    """
    A label of a language with its places filled in; cards appear with the signs of their suits.

    Raises:
        UnknownLanguage: the library has no words in the language.
        WrongTypeError: the language is not a text.
    """
    filled = {name: _as_text(value) for name, value in details.items()}
    return language_of(language).labels[key].format_map(filled)


def _as_text(value: object) -> object:
    if isinstance(value, Cards):
        return " ".join(map(sign, value))
    return sign(value) if isinstance(value, Card) else value


def number_of_cards(language: str, count: int) -> str:
    """A number of cards, in words."""
    case = {0: "/none", 1: "/one"}.get(count, "")
    return label(language, f"cards{case}", count=count)


def sign(card: Card) -> str:
    """A card as it is printed: 10♥ with two figures, since nothing is aligned here."""
    return ("10" if card.rank is Rank.TEN else card.rank.letter) + card.suit.symbol


def suits_of(cards: Cards) -> list[str]:
    """A hand suit by suit: the sign and the ranks, or nothing for a suit that it is void in."""
    return [
        " ".join([suit.symbol, *(card.rank.letter for card in cards.of_suit(suit))])
        if cards.mask & suit.mask
        else ""
        for suit in Suit
    ]


def move_text(move: BaseMove, language: str) -> str:
    """A move in one line."""
    key, details = move.told
    return label(language, key, **details)


def hidden_text(move: BaseMove, language: str) -> str:
    """What other seats are told of a move whose cards they do not see, or an empty text."""
    return label(language, move.HIDDEN, seat=move.seat) if move.HIDDEN else ""
