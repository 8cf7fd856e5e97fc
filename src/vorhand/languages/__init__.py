"""
The languages that the library speaks, one module for each, named by the code of the language.

A module has a `Language` by the name of ``LANGUAGE``. A further language is one further file: what
lies beside English and German is found here, and a language is read when it is first asked for.

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
    return MappingProxyType(dict(words))


@attrs.frozen(kw_only=True)
class Language(Value):
    """A language: its sentences, and the words that are put into them."""

    sentences: Mapping[str, str] = attrs.field(converter=_closed)
    """
    The sentences by key, the same keys in every language. A key is the id of a rule, and behind a
    slash the case, where a rule has several sentences. Each sentence is whole, with places in
    braces for the cards, suits, seats and numbers that it speaks of.
    """
    labels: Mapping[str, str] = attrs.field(converter=_closed)
    """
    What stands beside cards where a game is shown, by key, with places in braces like sentences:
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
"""The codes of the languages that cards, refusals and score lines can be told in."""


def language_of(code: str) -> Language:
    """
    The language of a code.

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
    """Import the module of a language; those built in by name, which tools that freeze see."""
    if code == "en":
        from vorhand.languages import en  # noqa: PLC0415 - when it is first asked for

        return en.LANGUAGE
    if code == "de":
        from vorhand.languages import de  # noqa: PLC0415 - the same

        return de.LANGUAGE
    language: Language = import_module(f"{__name__}.{code}").LANGUAGE
    return language
