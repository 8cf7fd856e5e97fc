"""Options in words: every one of every game has them, and what has none keeps its own name."""

from __future__ import annotations

import re
import typing
from collections.abc import Iterator
from enum import Enum
from typing import Any

import attrs
import pytest

from vorhand import GAMES, Card, Cards, hawk, hearts, hurrikan
from vorhand.languages import LANGUAGES, gathered, language_of
from vorhand.show.variants import differences, told, variant_text

every_language = pytest.mark.parametrize("language", LANGUAGES)


def enum_in(kind: object) -> type[Enum] | None:
    """The enum that an option takes members of, one or several."""
    kinds = [kind, *typing.get_args(kind)]
    return next((one for one in kinds if isinstance(one, type) and issubclass(one, Enum)), None)


def keys_of(game: str) -> Iterator[str]:
    """What there have to be words for in a game: presets, options, and members."""
    module: Any = GAMES[game]
    for name, value in vars(module).items():
        if type(value) is module.Options:
            yield f"{game}.{name}"
    types = typing.get_type_hints(module.Options)
    for field in attrs.fields(module.Options):
        if not field.init:
            continue
        yield f"{game}.{field.name}"
        kind = enum_in(types[field.name])
        if kind is not None:
            yield from (f"{game}.{field.name}/{member.name}" for member in kind)
        if type(None) in typing.get_args(types[field.name]):
            yield f"{game}.{field.name}/None"


@every_language
def test_every_option_member_and_preset_has_words_and_nothing_else_has(language: str) -> None:
    found = language_of(language).options
    wanted = {key for game in GAMES for key in keys_of(game)} | {"True", "False"}
    assert set(found) == wanted
    for key, text in found.items():
        assert text == text.strip()
        assert text
        assert not re.search(r"[A-Z]{2}|_|[{}]", text.replace("LAFH", "")), key


@every_language
def test_no_two_members_of_an_option_are_told_alike(language: str) -> None:
    words = language_of(language).options
    for key in words:
        members = [text for other, text in words.items() if other.startswith(f"{key}/")]
        assert len(set(members)) == len(members), key


def test_what_differs_from_the_defaults_is_told() -> None:
    five = hearts.Options(
        players=5,
        passing=(hearts.Direction.LEFT, hearts.Direction.HOLD),
        hearts_or_queen_lead=True,
        moon=hearts.Moon.SHOOTER_DOWN,
        limit=50,
    )
    assert list(differences("hearts", five, "en")) == [
        ("players", "5"),
        ("passing", "left, no pass"),
        ("a hand of hearts and the queen of spades may lead a heart", "yes"),
        ("shooting the moon", "the shooter goes down"),
        ("limit", "50"),
    ]
    assert list(differences("hearts", five, "de"))[1:4] == [
        ("Weitergeben", "links, nicht"),
        ("eine Hand nur aus Herz und Pik-Dame darf Herz ausspielen", "ja"),
        ("Durchmarsch", "Abzug für den Spieler"),
    ]


def test_defaults_of_the_number_of_players_are_no_difference() -> None:
    assert list(differences("hawk", hawk.Options(players=5), "en")) == [("players", "5")]
    assert not list(differences("hawk", hawk.SOURCE, "en"))


def test_a_number_that_may_be_missing_is_told_in_words() -> None:
    assert told("hurrikan", "largest_sum", None, "en")[1] == "any number"
    options = hurrikan.Options(largest_sum=2, last_sweep=False)
    assert list(differences("hurrikan", options, "de")) == [
        ("Karten, die höchstens zusammen genommen werden", "2"),
        ("Hurrikan auch mit der letzten Karte", "nein"),
    ]


def test_a_preset_is_told_by_its_name() -> None:
    presets = vars(hearts)
    assert variant_text("hearts", hearts.OMNIBUS, "en", presets) == "Omnibus; jack of diamonds: -10"
    assert variant_text("hearts", hearts.OMNIBUS, "en", {}) == "jack of diamonds: -10"
    assert not variant_text("hearts", hearts.TRAINER, "en", presets)
    near = hearts.OMNIBUS.replace(limit=50)
    assert variant_text("hearts", near, "en", presets) == "jack of diamonds: -10; limit: 50"


def test_what_has_no_words_is_called_as_in_python() -> None:
    assert told("single", "first_lead", hearts.Moon.OTHERS_UP, "de") == ("first lead", "others up")
    assert told("single", "number", 3, "en") == ("number", "3")
    assert told("single", "in_pairs", value=False, language="de") == ("in pairs", "nein")


def test_words_for_options_are_gathered_from_modules() -> None:
    from vorhand.languages.en import options as words  # noqa: PLC0415 - a module of words

    assert gathered(words)["options"] == words.OPTIONS


def test_cards_and_pairs_are_told_by_signs() -> None:
    maria = variant_text("hearts", hearts.BLACK_MARIA, "en", vars(hearts))
    assert maria.startswith("Black Maria; players: 3; cards taken out: 2♣; passing: right; ")
    assert maria.endswith("; what cards count: K♠ 10, A♠ 7")
    options = hearts.Options(
        players=3,
        removed=Cards(),
        kitty=hearts.Kitty.ASIDE,
        doubler=Card("TC"),
        sun=52,
        landing={100: 50, 50: 0},
    )
    assert list(differences("hearts", options, "de")) == [
        ("Spieler", "3"),
        ("herausgenommene Karten", "-"),
        ("Restkarten", "liegen beiseite"),
        ("verdoppelt, was Karten zählen", "10♣"),
        ("alle Stiche sind wert", "52"),
        ("Gesamtstände, die zu anderen werden", "50 → 0, 100 → 50"),
    ]
    assert told("hearts", "removed", Cards("2D TS"), "en")[1] == "2♦ 10♠"
    assert told("hearts", "deals", None, "en")[1] == "as many as the limit takes"
