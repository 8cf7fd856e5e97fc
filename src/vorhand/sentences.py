"""Sentences for people: a sentence of a language with its places filled in."""

from __future__ import annotations

from collections.abc import Iterable

from vorhand.cards import Card, Cards
from vorhand.languages import language_of
from vorhand.suits import Suit
from vorhand.wording import Language


def sentence(language: str, key: str, details: Iterable[tuple[str, object]]) -> str:
    """
    The sentence of this key in a language, with its details filled in.

    Raises:
        UnknownLanguage: not one of `vorhand.languages.LANGUAGES`.
        WrongTypeError: the language is no text.
    """
    words = language_of(language)
    filled = {name: _in_words(words, value) for name, value in details}
    return words.sentences[key].format_map(filled)


def _in_words(words: Language, value: object) -> object:
    """Cards and suits as the language puts them; numbers stay what they are, to be formatted."""
    if isinstance(value, Suit):
        return words.suits[value]
    if isinstance(value, Card):
        return words.cards([(value.rank, value.suit)])
    if isinstance(value, Cards):
        return words.cards([(card.rank, card.suit) for card in value])
    return value
