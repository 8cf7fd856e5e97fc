"""
Two directives: a table of the options of a game, and one of its presets, from the code.

They have long cells. On a phone the cells of a row stand one below the other (`_static/pages.css`).
"""

from __future__ import annotations

import re
import typing
from collections import defaultdict
from collections.abc import Callable, Iterator
from enum import Enum
from typing import TYPE_CHECKING, Any, ClassVar

import attrs
from docutils import nodes
from sphinx.util.docutils import SphinxDirective

from tests.reading import options_class, options_of, presets_of
from vorhand import GAMES, Card, Cards, VorhandError

if TYPE_CHECKING:
    from sphinx.application import Sphinx
    from sphinx.util.typing import ExtensionMetadata

TRIED = range(-1, 300)
"""Whole numbers that are tried to tell which ones an option takes."""
KINDS = {
    tuple[tuple[Card, int], ...]: "a mapping of cards to whole numbers, kept as a tuple of pairs",
    tuple[tuple[int, int], ...]: "a mapping of whole numbers to others, kept as a tuple of pairs",
    Cards: "any {py:class}`~vorhand.Cards`",
    Card | None: "`None`, a {py:class}`~vorhand.Card`",
    bool: "`False`, `True`",
}
"""What options of some kinds can be, in words."""
FEW = 6
"""So many values are listed; of more, the first and the last."""


def written(value: object) -> str:
    """A value of an option, members of an enum by name, cards as text, pairs as a mapping."""
    if isinstance(value, Cards):
        return f'Cards("{value}")' if value else "Cards()"
    if isinstance(value, tuple) and value and all(isinstance(pair, tuple) for pair in value):
        return f"{{{', '.join(f'{written(key)}: {written(of)}' for key, of in value)}}}"
    if isinstance(value, tuple) and len(value) == 1:
        return f"({written(value[0])},)"
    if isinstance(value, tuple):
        return f"({', '.join(map(written, value))})"
    return value.name if isinstance(value, Enum) else re.sub("'", '"', repr(value))


def code(text: str) -> str:
    """Text as code."""
    return f"`{text}`"


class Table:
    """The options of a game, and what is said of them."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.kind = options_class(game)
        self.types = typing.get_type_hints(self.kind)
        self.fields = [field.name for field in attrs.fields(self.kind) if field.init]

    def takes(self, **chosen: object) -> bool:
        """Whether there are such options."""
        try:
            self.kind(**chosen)
        except VorhandError:
            return False
        return True

    def differences(self, options: Any) -> dict[str, str]:  # noqa: ANN401 - of any game
        """What is not as it is by default for the number of players."""
        usual = self.kind(players=options.players)
        different = {
            name: written(getattr(options, name))
            for name in self.fields
            if getattr(options, name) != getattr(usual, name)
        }
        if options.players != self.kind().players:
            return {"players": written(options.players), **different}
        return different

    def presets(self) -> dict[str, dict[str, str]]:
        """The presets, and what they set."""
        names = presets_of(self.game)
        return {name: self.differences(getattr(GAMES[self.game], name)) for name in names}

    def default(self, option: str) -> str:
        """The default, and for which numbers of players if it depends on them."""
        if option == "players":
            return code(written(self.kind().players))
        by_players = defaultdict(list)
        for players in TRIED:
            if self.takes(players=players):
                value = written(getattr(self.kind(players=players), option))
                by_players[value].append(str(players))
        if len(by_players) == 1:
            return code(*by_players)
        return "; ".join(
            f"with {', '.join(players)} players {code(value)}"
            for value, players in by_players.items()
        )

    def numbers(self, option: str) -> str:
        """The whole numbers that an option takes."""
        taken = [number for number in TRIED if self.takes(**{option: number})]
        if len(taken) == len(TRIED):
            return "any whole number"
        if taken[-1] == TRIED[-1]:
            return f"{taken[0]} or more"
        return ", ".join(map(str, taken)) if len(taken) <= FEW else f"{taken[0]} to {taken[-1]}"

    def members(self, kind: type[Enum]) -> str:
        """An enum and its members."""
        names = ", ".join(code(member.name) for member in kind)
        return f"{{py:class}}`~vorhand.{self.game}.{kind.__name__}`: {names}"

    def values(self, option: str) -> str:
        """What an option can be."""
        kind = self.types[option]
        if kind in KINDS:
            return KINDS[kind]
        if typing.get_origin(kind) is tuple:
            kind = typing.get_args(kind)[0]
            return f"a tuple of {self.members(kind) if issubclass(kind, Enum) else 'whole numbers'}"
        if isinstance(kind, type) and issubclass(kind, Enum):
            return self.members(kind)
        if kind is int:
            return self.numbers(option)
        if kind == int | None:
            return f"`None`, {self.numbers(option)}"
        raise TypeError(f"no words for the values of {option}: {kind}")

    def options(self) -> Iterator[list[str]]:
        """The rows of the table of options."""
        yield ["option", "what it is", "values", "default", "rules that it changes", "presets"]
        presets = self.presets()
        for name, said in options_of(self.game).items():
            setting = [
                f"{self.preset(preset)}: {code(what[name])}"
                for preset, what in presets.items()
                if name in what
            ]
            yield [
                f"{{py:attr}}`{name} <vorhand.{self.game}.Options.{name}>`",
                said.text,
                self.values(name),
                self.default(name),
                ", ".join(f"{{ref}}`{rule}`" for rule in said.rules),
                ", ".join(setting),
            ]

    def preset(self, name: str) -> str:
        """A link to a preset."""
        return f"{{py:data}}`{name} <vorhand.{self.game}.{name}>`"

    def rows_of_presets(self) -> Iterator[list[str]]:
        """The rows of the table of presets."""
        yield ["preset", "what it is", "differs from the defaults in"]
        said = presets_of(self.game)
        for name, what in self.presets().items():
            different = [f"{code(option)}: {code(value)}" for option, value in what.items()]
            yield [self.preset(name), said[name], ", ".join(different) or "nothing"]


def in_markdown(rows: Iterator[list[str]]) -> str:
    """A table of these rows, the first of which is the head."""
    cells = [[cell.replace("|", r"\|") for cell in row] for row in rows]
    head, *body = [f"| {' | '.join(row)} |" for row in cells]
    return "\n".join([head, "|" + "---|" * len(cells[0]), *body])


class TableDirective(SphinxDirective):
    """A table about the game that is named."""

    required_arguments = 1
    rows: ClassVar[Callable[[Table], Iterator[list[str]]]]
    classes: ClassVar[list[str]] = ["stacked"]

    def run(self) -> list[nodes.Node]:
        """Make the table."""
        return [self.table_of(type(self).rows(Table(self.arguments[0])), self.classes)]

    def table_of(self, rows: Iterator[list[str]], classes: list[str]) -> nodes.table:
        """The table of these rows."""
        (table,) = self.parse_text_to_nodes(in_markdown(rows))
        assert isinstance(table, nodes.table)  # noqa: S101 - for type checkers
        table["classes"] += classes
        return table


class OptionsTable(TableDirective):
    """The options of a game: ``{options-table} hearts``."""

    rows = Table.options
    classes: ClassVar[list[str]] = ["stacked", "options"]


class PresetsTable(TableDirective):
    """The presets of a game: ``{presets-table} hearts``."""

    rows = Table.rows_of_presets


def stack_differences(app: Sphinx, doctree: nodes.document) -> None:
    """Let the tables on where tables and programs differ be stacked on a phone too."""
    if app.env.current_document.docname.startswith("differences/"):
        for table in doctree.findall(nodes.table):
            table["classes"].append("stacked")


def setup(app: Sphinx) -> ExtensionMetadata:
    """Add the directives."""
    app.add_directive("options-table", OptionsTable)
    app.add_directive("presets-table", PresetsTable)
    app.connect("doctree-read", stack_differences)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
