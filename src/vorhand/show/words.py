"""Labels and moves in the words of a language, and cards by their signs."""

from __future__ import annotations

from vorhand.cards import Card, Cards
from vorhand.kit.plays import BaseMove
from vorhand.languages import language_of
from vorhand.rules.people import Names, check_names, name_of, with_people
from vorhand.suits import Suit, rank_sign, sign_of


def label(language: str, key: str, names: Names = None, /, **details: object) -> str:
    """
    A label of a language with its places filled in; cards appear with the signs of their suits.

    Raises:
        UnknownLanguage: the library has no words in the language.
        WrongTypeError: the language is not a text, or the names are not texts.
    """
    words = language_of(language)
    filled = {name: _as_text(value) for name, value in details.items()}
    return words.labels[key].format_map(with_people(words, filled, check_names(names)))


def _as_text(value: object) -> object:
    if isinstance(value, Cards):
        return " ".join(map(sign, value))
    return sign(value) if isinstance(value, Card) else value


def number_of_cards(language: str, count: int) -> str:
    """A number of cards, in words."""
    case = {0: "/none", 1: "/one"}.get(count, "")
    return label(language, f"cards{case}", count=count)


def sign(card: Card) -> str:
    """A card as people write it: 10♥ with two figures."""
    return sign_of(card.rank, card.suit)


def seat_sign(seat: int, names: Names = None) -> str:
    """A seat beside a card or at the head of a row: its number, or the name of its player."""
    return name_of(seat, names) or str(seat)


def capital(text: str) -> str:
    """A sentence with a capital at its beginning."""
    return text[:1].upper() + text[1:]


def suits_of(cards: Cards) -> list[str]:
    """A hand suit by suit: the sign and the ranks, or nothing for a suit that it is void in."""
    return [
        " ".join([suit.symbol, *(rank_sign(card.rank) for card in cards.of_suit(suit))])
        if cards.mask & suit.mask
        else ""
        for suit in Suit
    ]


def move_text(move: BaseMove, language: str, names: Names = None) -> str:
    """A move in one line."""
    key, details = move.told
    return label(language, key, names, **details)


def hidden_text(move: BaseMove, language: str, names: Names = None) -> str:
    """What other seats are told of a move whose cards they do not see, or an empty text."""
    return label(language, move.HIDDEN, names, seat=move.seat) if move.HIDDEN else ""
