"""
The languages that the library speaks, a module or a folder for each, named by the code of the
language.

Each has a `Language` by the name of ``LANGUAGE``. To add a language is to add a file, or a folder
as English and German have: it is found here, and a language is imported on first use.

>>> from vorhand import Card
>>> [Card("QS").name(language) for language in LANGUAGES]
['Pik-Dame', 'queen of spades']
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from types import MappingProxyType, ModuleType
from typing import Any, Final, TypeAlias

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


@attrs.frozen
class Part(Value):
    """A part of the sheet that tells a game in a minute."""

    heading: str
    """What it is about, such as "Scoring"."""
    sentences: tuple[tuple[str, str], ...]
    """Its sentences, each with the id of the rule that says more."""


def _closed_minutes(minutes: Mapping[str, tuple[Part, ...]]) -> Mapping[str, tuple[Part, ...]]:
    return MappingProxyType(dict(minutes))  # apart, for the same reason


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
    seat: str = "{number}"
    """What a seat is called in a sentence if its player has no name, such as "seat {number}"."""
    headings: Mapping[str, str] = attrs.field(converter=_closed, factory=dict)
    """The heading of each rule in words, such as "Breaking hearts", by the id of the rule."""
    summaries: Mapping[str, str] = attrs.field(converter=_closed, factory=dict)
    """Each rule in a sentence, by its id. In English that is the summary in the rule book."""
    minutes: Mapping[str, tuple[Part, ...]] = attrs.field(converter=_closed_minutes, factory=dict)
    """Each game told in a minute, by the name of the game."""
    options: Mapping[str, str] = attrs.field(converter=_closed, factory=dict)
    """
    The options in words. A key is the game and the option, ``hearts.limit``; for a value in words a
    slash and the member follow, ``hearts.moon/OFF``; a preset is ``hearts.OMNIBUS``. ``True`` and
    ``False`` stand for themselves. What is missing is called as it is in Python.
    """


def gathered(*parts: ModuleType) -> dict[str, Any]:
    """
    Put together what modules say, for a `Language`: the mappings ``SENTENCES``, ``LABELS``,
    ``HEADINGS``, ``SUMMARIES`` and ``OPTIONS``, each if it is there, and ``MINUTE`` of the module
    of a game, which is named as the game is.
    """
    names = ("sentences", "labels", "headings", "summaries", "options")
    told: dict[str, Any] = {
        name: {
            key: text for part in parts for key, text in vars(part).get(name.upper(), {}).items()
        }
        for name in names
    }
    minutes = {
        part.__name__.rpartition(".")[2]: part.MINUTE for part in parts if hasattr(part, "MINUTE")
    }
    return told | {"minutes": minutes}


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
