"""What the command line says about a match: the variant, single options, names and players."""

from __future__ import annotations

import re
from collections.abc import Sequence
from enum import Enum
from itertools import cycle, islice
from types import UnionType
from typing import Any, Final, get_args, get_origin

from vorhand.cards import Card, Cards
from vorhand.commands.course import LONGEST_NAME
from vorhand.commands.screen import Refused, Screen
from vorhand.errors import InvalidOptions, NotationError, nearest, quoted
from vorhand.game import AnyGame
from vorhand.kit.options import BaseOptions
from vorhand.players import PLAYERS, AnyPlayer
from vorhand.records.plain import kinds_of_options
from vorhand.show.variants import presets_of

ENDS: Final = ("limit", "target", "deals")
"""Options that say when a match is over; the first that a game has is what ``--limit`` sets."""
_WHOLE: Final = re.compile("-?[0-9]{1,18}")


def variants_of(game: AnyGame) -> dict[str, BaseOptions]:
    """The variants of a game that have a name, by it."""
    return {name.lower().replace("_", "-"): value for name, value in presets_of(game).items()}


def options_for(
    game: AnyGame,
    variant: str | None,
    given: Sequence[str] = (),
    players: int | None = None,
    limit: int | None = None,
) -> Any:  # noqa: ANN401 - of any game
    """
    The options of a match: a variant, and what is changed in it.

    Raises:
        InvalidOptions: no game can be played with these.
        Refused: there is no such variant, nothing to limit, or an option is not written as
            ``name=value``.
        WrongTypeError: there is no such option.
    """
    variants = variants_of(game)
    if variant is not None and variant not in variants:
        raise Refused(
            "no-variant", game=game.NAME, variant=quoted(variant), known=", ".join(variants)
        )
    usual = game.Options() if variant is None else variants[variant]
    kind: Any = game.Options
    kinds = kinds_of_options(kind)
    changes: dict[str, Any] = {}
    if players is not None:
        changes["players"] = players
    if limit is not None:
        ends = [name for name in ENDS if hasattr(usual, name)]
        if not ends:
            raise Refused("no-limit", game=game.NAME)
        changes[ends[0]] = limit
    for text in given:
        name, equals, value = text.partition("=")
        name = name.strip().replace("-", "_")
        if not equals:
            raise Refused("no-option", text=quoted(text))
        changes[name] = _read(name, value.strip(), kinds.get(name))
    return usual.replace(**changes)


def _read(name: str, text: str, kind: Any) -> object:  # noqa: ANN401 - a type, or None
    """The value of an option of a type from a text."""
    inner = get_args(kind)
    if isinstance(kind, UnionType):  # something, or None
        return None if text.lower() == "none" else _read(name, text, inner[0])
    if get_origin(kind) is tuple:
        return _parts(name, text, inner)
    if kind in {Card, Cards}:
        return _cards(name, text.replace(",", " ") if kind is Cards else text, kind)
    if isinstance(kind, type) and issubclass(kind, Enum):
        return _member(name, text, kind)
    known_words = {"none": None, "true": True, "yes": True, "false": False, "no": False}
    read = int(text) if _WHOLE.fullmatch(text) else text
    return known_words.get(text.lower(), read)


def _parts(name: str, text: str, kinds: tuple[Any, ...]) -> tuple[object, ...]:
    """Parts with commas between them if they are all alike, and with a colon in a pair."""
    if kinds[-1] is ...:
        return tuple(_read(name, part.strip(), kinds[0]) for part in text.split(",") if part)
    parts = [part.strip() for part in text.split(":")]
    if len(parts) != len(kinds):
        form = ":".join("QS" if kind is Card else "50" for kind in kinds)
        raise InvalidOptions(name, f"a pair such as {form} is expected, not {quoted(text)}")
    return tuple(_read(name, part, kind) for part, kind in zip(parts, kinds, strict=True))


def _cards(name: str, text: str, kind: type[Card | Cards]) -> Card | Cards:
    try:
        return kind(text)
    except NotationError as error:
        raise InvalidOptions(name, str(error)) from None


def _member(name: str, text: str, kind: type[Enum]) -> Enum:
    members = {key.lower(): member for key, member in kind.__members__.items()}
    key = re.sub("[ -]", "_", text.lower())
    if key not in members:
        known = ", ".join(members)
        problem = f"one of {known} is expected, not {quoted(text)}{nearest(key, members)}"
        raise InvalidOptions(name, problem)
    return members[key]


def names_for(
    screen: Screen, given: Sequence[str], players: int, noted: Sequence[str] = ()
) -> tuple[str, ...]:
    """
    A name for each seat: those given, then those noted in a record, and usual ones for the others.

    Raises:
        Refused: too many names, two alike, or one that is empty, too long or cannot be printed.
    """
    names = [part.strip() for text in given for part in text.split(",")]
    if len(names) > players:
        raise Refused("names.many", count=len(names), players=players)
    for name in names:
        if not name or len(name) > LONGEST_NAME or not name.isprintable():
            raise Refused("names.wrong", name=quoted(name), most=LONGEST_NAME)
    taken = {name.casefold() for name in names}
    if len(taken) < len(names):
        raise Refused("names.alike")
    for name in [*noted[len(names) : players], *[""] * players][: players - len(names)]:
        usual = (name, *screen.words("names"))
        chosen = next(other for other in usual if other and other.casefold() not in taken)
        taken.add(chosen.casefold())
        names.append(chosen)
    return tuple(names)


def players_for(game: AnyGame, given: Sequence[str], players: int) -> list[AnyPlayer]:
    """
    A player for each seat: those named, again and again, or the simple player of the game.

    Raises:
        Refused: the game has no such player.
    """
    known = PLAYERS[game.NAME]
    for name in given:
        if name not in known:
            raise Refused("no-player", game=game.NAME, name=quoted(name), known=", ".join(known))
    return [known[name] for name in islice(cycle(given or [next(iter(known))]), players)]


def seats_for(given: Sequence[str], players: int) -> tuple[int, ...]:
    """
    The seats of people, ascending.

    Raises:
        Refused: one of them is not a seat of the game.
    """
    texts = [part for text in given for part in text.split(",")]
    for text in texts:
        if not re.fullmatch("[0-9]", text) or int(text) >= players:
            raise Refused("no-seat", text=quoted(text), last=players - 1)
    return tuple(sorted({int(text) for text in texts}))
