"""
Worked positions in the rule book, as data: they are drawn on the page and checked by the tests.

    ```{position} hearts
    hands = ["3C 5C 9C ...", "2C JC AC ...", "5D 6D 7D ...", "rest"]
    moves = "1 2C, 2 5D, 3 4C"
    legal = "0 3C, 0 5C, 0 9C"
    refused = {"0 4D" = "hearts.follow-suit"}
    ```

What is in it is TOML. ``deck`` is what is dealt, from the top, or the ``pack`` in its order. Or
else ``hands`` are those dealt, by seat; one of them can be the ``rest`` of the pack. Hurrikan has a
``table`` and a ``stock`` beside, by default the rest in order, and Hearts can have a ``kitty``.
Then come a ``preset``, by its name, and ``options``, which go before it (members of enums by name,
cards as text, pairs as a table: ``{KS = 10, AS = 7}``), ``dealer``, ``number`` and the ``moves``
that are made. ``to_end`` plays on, each seat the first of its legal moves. What is claimed of the
position:

- ``legal``: all legal moves of the seat to move, or of ``seat``; ``cards`` the same as cards;
- ``refused``: moves that are not, with the rule that they break;
- ``hand``: the hand of that seat;
- ``score`` and ``lines``: the result of a finished deal, and lines of its sheet as
  ``[rule, seat, points]``, all that a rule gives.

`Position.check` holds all claims against the library.
"""

from __future__ import annotations

import re
import tomllib
import typing
from enum import Enum
from typing import Any

import attrs

from tests.drawing import Drawing, drawing_of
from vorhand import GAMES, Card, Cards

CLAIMS = {"legal", "cards", "refused", "hand", "score", "lines"}
SETUP = {
    *("deck", "hands", "table", "stock", "kitty", "preset", "options"),
    *("dealer", "number", "moves", "to_end", "seat"),
}
WAY_THERE = {"packets", "passing"}
"""Options that with one entry only make a position short to write: one packet, or a hold deal."""
BLOCK = re.compile(r"^```\{position\} (\w+)\n(.*?)^```$", flags=re.MULTILINE | re.DOTALL)
"""A position in a page: the game, and the TOML."""


def option(kind: Any, value: Any) -> Any:
    """
    The value of an option: members of enums are written by name, cards as text, tuples as lists,
    and pairs as a table.
    """
    if isinstance(kind, type) and issubclass(kind, Enum):
        return kind[value]
    if isinstance(value, str):
        return Cards(value) if kind is Cards else Card(value)
    if isinstance(value, dict):
        (pair, _) = typing.get_args(kind)
        first, _ = typing.get_args(pair)
        return {first(key): number for key, number in value.items()}
    if isinstance(value, list):
        return tuple(option(typing.get_args(kind)[0], each) for each in value)
    return value


def option_text(value: Any) -> str:
    """The value of an option for the eye: members of enums by name, lists in brackets."""
    if isinstance(value, dict):
        return f"{{{', '.join(f'{key}: {number}' for key, number in value.items())}}}"
    if isinstance(value, list):
        return f"[{', '.join(map(option_text, value))}]"
    return str(value) or '""'


@attrs.frozen
class Position:
    """A position, and what is claimed of it."""

    game: str
    data: dict[str, Any]

    @staticmethod
    def read(game: str, toml: str) -> Position:
        """Read a position; unknown words are refused, and one that claims nothing."""
        data = tomllib.loads(toml)
        unknown = set(data) - SETUP - CLAIMS
        if unknown or not set(data) & CLAIMS:
            raise ValueError(f"a position claims one of {sorted(CLAIMS)}; unknown: {unknown}")
        return Position(game, data)

    @property
    def module(self) -> Any:
        """The module of the game."""
        return GAMES[self.game]

    @property
    def state(self) -> Any:
        """The state after the moves."""
        module, data = self.module, self.data
        kinds = typing.get_type_hints(module.Options)
        given = data.get("options", {}).items()
        chosen = {name: option(kinds[name], value) for name, value in given}
        preset = data.get("preset")
        options = getattr(module, preset).replace(**chosen) if preset else module.Options(**chosen)
        occasion: dict[str, int] = {
            name: data[name] for name in ("dealer", "number") if name in data
        }
        state = self._dealt(options, occasion)
        for move in self.moves(data.get("moves", "")):
            state = module.apply(state, move)
        while data.get("to_end") and module.to_move(state):
            state = module.apply(state, module.legal_moves(state)[0])
        return state

    def _dealt(self, options: Any, occasion: dict[str, int]) -> Any:
        """The first state of the deal."""
        module, data = self.module, self.data
        pack = module.pack(options)
        if "deck" in data:
            deck = pack if data["deck"] == "pack" else map(Card, data["deck"].split())
            return module.deal(tuple(deck), options, **occasion)
        hands = [None if hand == "rest" else Cards(hand) for hand in data["hands"]]
        left = Cards(pack) - Cards(data.get("table", "")) - Cards(data.get("kitty", ""))
        for hand in hands:
            left -= hand or Cards()
        parts: dict[str, Any] = {}
        if self.game == "hurrikan":
            rest = () if None in hands else left
            stock = map(Card, data["stock"].split()) if "stock" in data else rest
            parts = {"table": Cards(data["table"]), "stock": tuple(stock)}
        dealt = [left if hand is None else hand for hand in hands]
        return module.begin(dealt, options, **occasion, **parts)

    def moves(self, text: str) -> list[Any]:
        """Moves that are parted by commas."""
        return [self.module.parse_move(part) for part in text.split(",") if part.strip()]

    def seat(self, state: Any) -> int | None:
        """The seat that is looked at: the first to move, unless it is named; None at the end."""
        seats = self.module.to_move(state)
        seat: int | None = self.data.get("seat", seats[0] if seats else None)
        return seat

    def check(self) -> None:
        """
        Hold what is claimed against the library.

        Raises:
            AssertionError: something is otherwise.
        """
        state = self.state
        found = self._found(state)
        for claim in CLAIMS & set(self.data):
            claimed = self.data[claim]
            if claim == "legal":
                claimed = list(map(str, self.moves(claimed)))
            elif claim in {"cards", "hand"}:
                claimed = Cards(claimed)
            elif claim == "lines":
                claimed = sorted(map(tuple, claimed))
            if found(claim) != claimed:
                raise AssertionError(
                    f"{claim} is otherwise: {found(claim)}, not {claimed}\n{state}"
                )

    def _found(self, state: Any) -> typing.Callable[[str], Any]:
        """What the library says of each claim."""
        module, seat = self.module, self.seat(state)

        def legal() -> list[Any]:
            return [] if seat is None else list(module.legal_moves(state, seat))

        def broken(move: str) -> str:
            violation = module.violation(state, module.parse_move(move))
            return "nothing" if violation is None else violation.rule.id

        answers: dict[str, typing.Callable[[], Any]] = {
            "legal": lambda: list(map(str, legal())),
            "cards": lambda: Cards(move.card for move in legal()),
            "refused": lambda: {move: broken(move) for move in self.data["refused"]},
            "hand": lambda: Cards() if seat is None else state.hands[seat],
            "score": lambda: list(module.score(state)),
            "lines": lambda: self._lines(state),
        }
        return lambda claim: answers[claim]()

    def _lines(self, state: Any) -> list[tuple[str, int, int]]:
        """The lines of the sheet of the rules that are claimed, but for lines of nothing."""
        rules = {rule for rule, _, _ in self.data["lines"]}
        return sorted(
            (line.rule.id, line.seat, line.points)
            for line in self.module.scoresheet(state)
            if line.rule.id in rules and line.points
        )

    def options_told(self) -> list[str]:
        """The preset, if there is one, and the options that are not as usual, as written."""
        given = self.data.get("options", {}).items()
        told = [
            f"{name} = {option_text(value)}"
            for name, value in given
            if not (name in WAY_THERE and len(value) == 1)
        ]
        return [self.data["preset"], *told] if "preset" in self.data else told

    def drawing(self) -> Drawing:
        """A picture of the position with what is claimed."""
        return drawing_of(self)
