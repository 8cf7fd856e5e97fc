"""Views as plain values, to be sent to the client of a seat, and back."""

from __future__ import annotations

from enum import Enum
from types import NoneType, UnionType
from typing import Any, Final, TypeAlias, get_args, get_origin, get_type_hints

import attrs

from vorhand.cards import Cards
from vorhand.errors import (
    RecordError,
    UnknownGame,
    VorhandError,
    WrongTypeError,
    quoted,
)
from vorhand.game import AnyGame, game_of
from vorhand.kit.options import BaseOptions
from vorhand.kit.plays import CardPlay
from vorhand.kit.tricks import Trick
from vorhand.kit.views import SeatView
from vorhand.records.model import module_of
from vorhand.records.plain import (
    cards_from,
    fields_of,
    kind_of,
    member_of,
    move_from,
    options_of,
    plain_options,
)

AnyView: TypeAlias = SeatView[Any, Any]


_FACTS: Final = ("direction", "led", "broken")
"""What follows from the open part of a view, in the games that have it."""


def view_to_plain(view: AnyView, *, derived: bool = False) -> dict[str, Any]:
    """
    A view as an object of JSON: cards and moves as texts, members of enums by name, and the rest by
    field. It has only what the view has, and so nothing that the seat may not know.

    With ``derived`` there is a field of that name besides, with what follows from the view by the
    rules, so that a client need not know them: ``phase``, the name of the phase; ``points``, by
    seat; ``legal``, the cards of the hand with which the seat has a legal move; and where a game
    has them ``direction`` (of the pass), ``led`` (the suit) and ``broken`` (whether hearts are).

    >>> import json
    >>> from vorhand import hawk, records
    >>> seen = hawk.view(hawk.deal(hawk.pack()), 2)
    >>> sent = json.dumps(records.view_to_plain(seen))
    >>> records.view_from_plain(json.loads(sent)) == seen
    True

    Raises:
        ImpossibleView: with ``derived``, of a view made by hand that play cannot lead to.
        WrongTypeError: not a view of a game.
    """
    try:
        game = game_of(view)
    except UnknownGame:
        game = None
    if not isinstance(view, SeatView) or game is None:
        raise WrongTypeError(f"a view is expected, not {quoted(view)}")
    fields = {name: _plain(game.NAME, getattr(view, name)) for name in _names(type(view))}
    more = {"derived": _derived(game, view)} if derived else {}
    return {"game": game.NAME} | fields | more


def _derived(game: AnyGame, view: AnyView) -> dict[str, Any]:
    """What follows from a view by the rules."""
    shown, public = view.as_state(), view.public
    facts = {name: getattr(public, name) for name in _FACTS if hasattr(type(public), name)}
    may_act = view.seat in view.to_move
    answers = game.NOTATION.answers(shown, view.seat) if may_act else ()
    return {
        "phase": type(shown).__name__,
        "points": list(game.points(view)),
        "legal": [str(answer.card) for answer in answers if answer.legal],
        **{name: _plain(game.NAME, fact) for name, fact in facts.items()},
    }


def view_from_plain(written: object) -> AnyView:
    """
    The view that `view_to_plain` has written. It counts as made by hand, so it is checked whether
    its parts fit together, and whether ``derived``, if it is there, follows from them.

    Raises:
        RecordError: not a view, or an impossible one; ``place`` says where.
    """
    whole: dict[str, Any] = kind_of("", written, dict)
    game = module_of(whole.get("game"))
    name = game.NAME
    view_kind, public_kind = game.View, game.View.PUBLIC
    more = ["derived"] if "derived" in whole else []
    fields = fields_of("", whole, ["game", *_names(view_kind), *more])
    public = fields_of("public", fields["public"], _names(public_kind))
    hints = {kind: get_type_hints(kind) for kind in (view_kind, public_kind)}
    parts = {
        key: _read(key, name, hints[view_kind][key], fields[key])
        for key in _names(view_kind)
        if key != "public"
    }
    seen = {
        key: _read(f"public.{key}", name, hints[public_kind][key], public[key])
        for key in _names(public_kind)
    }
    try:
        view: AnyView = view_kind(public=public_kind(**seen), **parts)
        follows = not more or _same(fields["derived"], _derived(game, view))
    except VorhandError as error:
        raise RecordError("", str(error)) from None
    if not follows:
        raise RecordError("derived", "it does not follow from the view")
    return view


def _same(found: Any, expected: Any) -> bool:  # noqa: ANN401 - values of JSON
    """Whether two values are equal to the types of their parts: 0, 0.0 and False are not."""
    if type(found) is not type(expected):
        return False
    if isinstance(found, dict):
        return found.keys() == expected.keys() and all(_same(found[k], expected[k]) for k in found)
    if isinstance(found, list):
        return len(found) == len(expected) and all(map(_same, found, expected))
    return bool(found == expected)


def _names(kind: type) -> list[str]:
    """The fields that a value is made from."""
    return [field.name for field in attrs.fields(kind) if field.init]


def _plain(game: str, value: Any) -> Any:  # noqa: ANN401 - of any field
    """The value of a field as JSON knows it."""
    if isinstance(value, BaseOptions):
        return plain_options(game, value)
    if isinstance(value, tuple):
        return [_plain(game, one) for one in value]
    if isinstance(value, (Cards, CardPlay)):
        return str(value)
    if isinstance(value, Enum):
        return value.name
    if attrs.has(type(value)):  # a trick, or what everybody sees
        return {name: _plain(game, getattr(value, name)) for name in _names(type(value))}
    return value


def _read(place: str, game: str, kind: Any, value: object) -> Any:  # noqa: ANN401 - of any field
    """
    The value of a field of this kind. What may be None, several values or a trick is read part by
    part.
    """
    origin, inner = get_origin(kind), get_args(kind)
    if origin is UnionType:
        (kind,) = (one for one in inner if one is not NoneType)
        return None if value is None else _read(place, game, kind, value)
    if origin is tuple:
        return _several(place, game, inner[0], value)
    if origin is Trick:
        fields = fields_of(place, value, _names(Trick))
        taker = kind_of(f"{place}.taker", fields["taker"], int)
        return Trick(_several(f"{place}.plays", game, inner[0], fields["plays"]), taker)
    return _read_one(place, game, kind, value)


def _several(place: str, game: str, kind: Any, value: object) -> tuple[Any, ...]:  # noqa: ANN401 - of any field
    listed = kind_of(place, value, list)
    return tuple(_read(f"{place}[{at}]", game, kind, one) for at, one in enumerate(listed))


def _read_one(place: str, game: str, kind: type[Any], value: object) -> Any:  # noqa: ANN401 - of any field
    """A set of cards, a play, a member of an enum, options, or a number."""
    if kind is Cards:
        return cards_from(place, value, Cards)
    if issubclass(kind, CardPlay):
        return move_from(place, game, value)
    if issubclass(kind, Enum):
        return member_of(place, kind, value)
    if issubclass(kind, BaseOptions):
        return _options(place, game, kind_of(place, value, dict))
    return value  # the view checks whether it is a number


def _options(place: str, game: str, written: dict[str, Any]) -> Any:  # noqa: ANN401 - of any game
    try:
        return options_of(game, written)
    except RecordError as error:  # its place begins with "options"
        raise RecordError(place.removesuffix("options") + error.place, error.problem) from None
