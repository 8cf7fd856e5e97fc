"""
The languages that the library speaks, one module for each, named by the code of the language.

Each module has a `Language` by the name of ``LANGUAGE``. To add a language is to add a file: every
module beside English and German is found here, and a language is imported on first use.

>>> from vorhand import Card
>>> [Card("QS").name(language) for language in LANGUAGES]
['Pik-Dame', 'queen of spades']
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from types import MappingProxyType
from typing import Final, TypeAlias

import attrs

from vorhand.errors import UnknownLanguage, WrongTypeError, quoted
from vorhand.suits import Rank, Suit
from vorhand.values import Value

RankAndSuit: TypeAlias = tuple[Rank, Suit]


def _closed(words: Mapping[str, str]) -> Mapping[str, str]:
    """Copy words so that nobody can write to them."""
    return MappingProxyType(dict(words))


def _closed_suits(words: Mapping[Suit, str]) -> Mapping[Suit, str]:
    # Apart from `_closed`, as mypy does not follow a generic converter.
    return MappingProxyType(dict(words))


@attrs.frozen(kw_only=True)
class Language(Value):
    """A language: its sentences, and the words that are filled into them."""

    sentences: Mapping[str, str] = attrs.field(converter=_closed)
    """
    The sentences by key, with the same keys in every language. A key is the id of a rule and, if
    the rule has several sentences, a slash and the case. Each sentence is complete, with places in
    braces for the cards, suits, seats and numbers that it mentions.
    """
    labels: Mapping[str, str] = attrs.field(converter=_closed)
    """
    The words around the cards where a game is shown, by key, with places in braces like sentences:
    the heads of a table, the lines around it, and the words of the page of a record.
    """
    suits: Mapping[Suit, str] = attrs.field(converter=_closed_suits)
    """A suit as it stands in a sentence."""
    card: Callable[[Rank, Suit], str]
    """The name of a card."""
    cards: Callable[[Sequence[RankAndSuit]], str]
    """One card or several as they stand in a sentence."""


BUILT_IN: Final = ("de", "en")
"""The languages that are there even if the folder cannot be listed, as in a frozen program."""

LANGUAGES: Final = tuple(sorted({*BUILT_IN, *(module.name for module in iter_modules(__path__))}))
"""The codes of the languages in which cards, refusals and score lines can be told."""


def language_of(code: str) -> Language:
    """
    The language with this code.

    Raises:
        UnknownLanguage: not one of `LANGUAGES`.
        WrongTypeError: the code is not a text.
    """
    if not isinstance(code, str):
        raise WrongTypeError(f"a language is a text such as 'en', not {quoted(code)}")
    if code not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise UnknownLanguage(f"no language {quoted(code)}: the sentences exist in {known}")
    return _read(code)


@cache
def _read(code: str) -> Language:
    """
    Import the module of a language. The built-in ones are named, so that tools that freeze programs
    find them. Each code of `LANGUAGES` is kept, and nothing else is asked for: some 50 KB each.
    """
    if code == "en":
        from vorhand.languages import en  # noqa: PLC0415 - on first use

        return en.LANGUAGE
    if code == "de":
        from vorhand.languages import de  # noqa: PLC0415 - the same

        return de.LANGUAGE
    language: Language = import_module(f"{__name__}.{code}").LANGUAGE
    return language
