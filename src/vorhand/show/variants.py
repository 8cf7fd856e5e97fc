"""Options in the words of a language: what makes a variant."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import Enum
from typing import Any, Final

import attrs

from vorhand.cards import Card, Cards
from vorhand.kit.options import BaseOptions
from vorhand.languages import language_of
from vorhand.show.words import sign

NONE: Final = "-"
"""Stands for cards where there are none."""


def presets_of(game: Any) -> dict[str, BaseOptions]:  # noqa: ANN401 - a game
    """The variants of a game that have a name, by it."""
    named = {name: getattr(game, name) for name in getattr(game, "__all__", ())}
    return {name: value for name, value in named.items() if isinstance(value, game.Options)}


def variant_text(
    game: str, options: BaseOptions, language: str, presets: Mapping[str, object]
) -> str:
    """
    A variant in words: the name of the preset if it is one, and what differs from the defaults.
    Empty for the defaults, which need no name.

    Raises:
        UnknownLanguage: the library has no words in the language.
        WrongTypeError: the language is not a text.
    """
    told = [f"{name}: {value}" for name, value in differences(game, options, language)]
    words = language_of(language).options
    named = [
        words[f"{game}.{name}"]
        for name, preset in presets.items()
        if told and preset == options and f"{game}.{name}" in words
    ]
    return "; ".join([*named[:1], *told])


def differences(game: str, options: BaseOptions, language: str) -> Iterator[tuple[str, str]]:
    """Yield what differs from the defaults, each option with its value in words."""
    usual: Any = type(options)()
    if options.players != usual.players:
        usual = type(options)(players=options.players)  # type: ignore[call-arg] # each game has it
        yield told(game, "players", options.players, language)
    for field in attrs.fields(type(options)):  # type: ignore[arg-type] # each game's are of attrs
        value = getattr(options, field.name)
        if field.init and value != getattr(usual, field.name):
            yield told(game, field.name, value, language)


def told(game: str, option: str, value: object, language: str) -> tuple[str, str]:
    """An option and its value in words, or as in Python where the language has no words."""
    words = language_of(language).options
    key = f"{game}.{option}"
    name = words.get(key, option.replace("_", " "))
    values = value if isinstance(value, tuple) else (value,)
    return name, ", ".join(_value(words, key, one) for one in values)


def _value(words: Mapping[str, str], key: str, value: object) -> str:
    if isinstance(value, Cards):
        return " ".join(map(sign, value)) or NONE
    if isinstance(value, Card):
        return sign(value)
    if isinstance(value, tuple):  # what a card counts, or what a total becomes
        first, second = value
        between = " " if isinstance(first, Card) else " → "
        return between.join(_value(words, key, one) for one in (first, second))
    if isinstance(value, Enum):
        return words.get(f"{key}/{value.name}", str(value.value))
    return words.get(f"{key}/{value}", words.get(str(value), str(value)))
