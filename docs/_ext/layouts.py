"""
Two directives: the actions of a game, ``{actions-table} hearts``, and the planes of its
observations, ``{planes-table} hearts``, from the code.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar

from option_tables import TableDirective, code

from vorhand import GAMES, InvalidOptions, observing, turns

if TYPE_CHECKING:
    from docutils import nodes
    from sphinx.application import Sphinx
    from sphinx.util.typing import ExtensionMetadata

SUITS = ("clubs", "diamonds", "hearts", "spades")
MOST_PLAYERS = 6


def actions(game: str) -> Iterator[list[str]]:
    """A row for each suit, and for each action that is no card."""
    layout = turns.layout(game)
    yield ["action", "meaning"]
    for number, suit in enumerate(SUITS):
        first, last = 13 * number, 13 * number + 12
        cards = f"{code(layout.meanings[first])} to {code(layout.meanings[last])}"
        yield [f"{first} to {last}", f"{suit} in their order, {cards}"]
    for action in range(52, layout.size):
        yield [str(action), code(layout.meanings[action])]


def players_of(game: str) -> list[int]:
    """The numbers of players that the game can have."""
    found = []
    for players in range(1, MOST_PLAYERS + 1):
        try:
            found.append(GAMES[game].Options(players=players).players)
        except InvalidOptions:
            continue
    return found


def planes(game: str) -> Iterator[list[str]]:
    """A row for each plane: its name, its width for each number of players, what it shows."""
    tables = {
        players: observing.planes(GAMES[game].Options(players=players), history=True)
        for players in players_of(game)
    }
    without = {
        players: observing.planes(GAMES[game].Options(players=players)) for players in tables
    }
    yield ["plane", *[f"{players} players" for players in tables], "what it shows"]
    first = next(iter(tables.values()))
    plain = {plane.name for plane in next(iter(without.values())).planes}
    for plane in first.planes:
        widths = [str(table[plane.name].width) for table in tables.values()]
        meaning = plane.meaning
        if plane.name == "history":
            meaning = meaning.rpartition(", ")[0] + ", a bit for each"
        suffix = "" if plane.name in plain else " (with the history)"
        yield [code(plane.name), *widths, meaning + suffix]
    yield ["**all**", *[str(table.width) for table in without.values()], "without the history"]
    yield ["**all**", *[str(table.width) for table in tables.values()], "with the history"]


class ActionsTable(TableDirective):
    """The actions of a game."""

    def run(self) -> list[nodes.Node]:
        """Make the table."""
        return [self.table_of(actions(self.arguments[0]), [])]


class PlanesTable(TableDirective):
    """The planes of the observations of a game."""

    classes: ClassVar[list[str]] = ["stacked"]

    def run(self) -> list[nodes.Node]:
        """Make the table."""
        return [self.table_of(planes(self.arguments[0]), self.classes)]


def setup(app: Sphinx) -> ExtensionMetadata:
    """Add the directives."""
    app.add_directive("actions-table", ActionsTable)
    app.add_directive("planes-table", PlanesTable)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
