"""What a game of OpenSpiel is told: which variant, which deal of a match, and who deals."""

from __future__ import annotations

import json
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final
from urllib.parse import quote, unquote

import attrs

from vorhand.errors import InvalidDeal, InvalidOptions, WrongTypeError, quoted
from vorhand.game import GAMES, AnyGame, game_of
from vorhand.kit.checks import is_int, whole
from vorhand.kit.dealing import occasion_of, refuse
from vorhand.kit.options import BaseOptions
from vorhand.records.as_json import value_of
from vorhand.records.plain import kind_of, plain_options, some_options_from
from vorhand.values import Value

PREFIX: Final = "python_vorhand_"
"""What comes before the name of a game in OpenSpiel."""

MOST_NUMBER: Final = 2**31 - 1
"""The largest whole number that a parameter of OpenSpiel can be."""

AS_OPTIONS_SAY: Final = 0
LAST_SEAT: Final = -1
PARAMETERS: Final[Mapping[str, int | str]] = MappingProxyType(
    {"players": AS_OPTIONS_SAY, "number": 0, "dealer": LAST_SEAT, "options": ""}
)
"""The parameters of every game, with what they are by default."""


@attrs.frozen
class Setting(Value):
    """What is known before the cards are dealt."""

    options: BaseOptions
    """The variant."""
    dealer: int
    """The seat that deals."""
    number: int
    """How many deals went before."""

    @property
    def game(self) -> AnyGame:
        """The game."""
        return game_of(self.options)

    def parameters(self) -> dict[str, int | str]:
        """The parameters that say all of it."""
        return {
            "players": self.options.players,
            "number": self.number,
            "dealer": self.dealer,
            "options": options_text(self.options),
        }


def setting(options: BaseOptions, number: int = 0, dealer: int | None = None) -> Setting:
    """
    A setting, checked.

    Raises:
        InvalidDeal: there is no such dealer, or no deal of this number in OpenSpiel.
        UnknownGame: not options of a game.
        WrongTypeError: another value of a game, or the number or the dealer is not a whole number.
    """
    occasion = occasion_of(options, game_of(options).Options, dealer, number)
    refuse(occasion.wrong())
    if occasion.number > MOST_NUMBER:
        told = f"in OpenSpiel the number of a deal is {MOST_NUMBER} at most, not {occasion.number}"
        raise InvalidDeal([told])
    return Setting(options, occasion.dealer, occasion.number)


def setting_from(name: str, parameters: Mapping[str, Any]) -> Setting:
    """
    The setting that parameters of a game say.

    Raises:
        InvalidDeal: there is no such dealer, or no deal of this number in OpenSpiel.
        InvalidOptions: the options say another number of players.
        RecordError: the options are not what a record has, or impossible; among them the number of
            players, as ``options.players``.
        WrongTypeError: the number, the dealer or the players are not a whole number.
    """
    asked: dict[str, Any] = {**PARAMETERS, **parameters}
    dealer = whole(asked["dealer"], "a dealer is a seat, an int")
    options = options_from(name, asked["options"], asked["players"])
    return setting(options, asked["number"], None if dealer == LAST_SEAT else dealer)


def options_from(name: str, text: object, players: object) -> BaseOptions:
    """The options of a game that a text and a number of players say."""
    if not isinstance(text, str):
        raise WrongTypeError(f"options are a text of JSON, not {quoted(text)}")
    if not is_int(players):
        raise WrongTypeError(f"a number of players is an int, not {quoted(players)}")
    written = kind_of("options", value_of(unquote(text) or "{}"), dict)
    if players != AS_OPTIONS_SAY and written.setdefault("players", players) != players:
        problem = f"the options are for {quoted(written['players'])}, not for {players}"
        raise InvalidOptions("players", problem)
    options: BaseOptions = some_options_from(GAMES[name].Options, written)
    return options


def options_text(options: BaseOptions) -> str:
    """
    All options as JSON without commas, blanks, parentheses and equals signs, at which OpenSpiel
    takes parameters apart: they are written with a percent sign, as in an address of the web.
    """
    written = plain_options(game_of(options).NAME, options)
    return quote(json.dumps(written, separators=(",", ":")), safe='{}[]":')


def game_string(options: BaseOptions, *, number: int = 0, dealer: int | None = None) -> str:
    """
    The game of OpenSpiel with these options, as one text: its name and all parameters.

    Args:
        options: the variant.
        number: how many deals went before; in Hearts it decides where cards are passed.
        dealer: the seat that deals, by default the last.

    Raises:
        InvalidDeal: there is no such dealer, or no deal of this number in OpenSpiel.
        UnknownGame: not options of a game.
        WrongTypeError: another value of a game, or the number or the dealer is not a whole number.
    """
    asked = setting(options, number, dealer)
    parameters = ",".join(f"{name}={value}" for name, value in sorted(asked.parameters().items()))
    return f"{PREFIX}{asked.game.NAME}({parameters})"
