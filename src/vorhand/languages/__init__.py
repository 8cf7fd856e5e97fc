"""
Sentences for people, one module for each language.

A sentence is asked for by its key: the id of a rule, and behind a slash the case, where a
rule has several sentences. Each is written whole in its language, with places for the
cards, suits and seats that it speaks of.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from vorhand.errors import UnknownLanguage, WrongTypeError, shown
from vorhand.languages import en
from vorhand.suits import Suit

_LANGUAGES: Final = {"en": en}

LANGUAGES: Final = tuple(_LANGUAGES)
"""The languages that refusals and score lines can be told in."""


def sentence(language: str, key: str, details: Iterable[tuple[str, object]]) -> str:
    """
    The sentence of this key in a language, with its details filled in.

    Raises:
        UnknownLanguage: not one of `LANGUAGES`.
        WrongTypeError: the language is no text.
    """
    if not isinstance(language, str):
        raise WrongTypeError(f"a language is a text such as 'en', not {shown(language)}")
    if language not in _LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise UnknownLanguage(f"no language {shown(language)}: the sentences exist in {known}")
    words = _LANGUAGES[language]
    filled = {
        name: words.SUITS[value] if isinstance(value, Suit) else value for name, value in details
    }
    return str(words.SENTENCES[key].format_map(filled))
