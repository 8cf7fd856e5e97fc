"""
A directive: what refusals and score lines of a game rest on, ``{details-table} hearts``.

The keys are the places of the English sentences. What each key holds is told here, and a key that
is not told is an error.
"""

from __future__ import annotations

from collections.abc import Iterator
from string import Formatter
from typing import TYPE_CHECKING, ClassVar

from option_tables import TableDirective, code
from sphinx.errors import ExtensionError

from vorhand.languages import language_of

if TYPE_CHECKING:
    from docutils import nodes
    from sphinx.application import Sphinx
    from sphinx.util.typing import ExtensionMetadata

MEANING = {
    "allowed": "`Cards`: what may be played, or captured, instead",
    "amount": "int: how many, or what they are worth together",
    "bonuses": "int: what the bonuses add to the step",
    "bound": "int: pips that have to be exceeded",
    "card": "`Card`: the card of the move, or the one that swept the table",
    "cards": "the field `because` of the line",
    "count": "int: how many cards are passed",
    "given": "int: how many cards the move passes",
    "k": "int: step and bonuses together",
    "lafh": "int: the pips of LAFH",
    "led": "`Suit`: the led suit",
    "missing": "`Cards`: what the seat does not hold, or the table does not have",
    "most": "int: the most cards of a set",
    "nob": "int: the pips of NOB",
    "other": "int: the seat that shot the moon",
    "partner": "int: the seat of the partner",
    "passed": "`Cards`: what the seat has passed already",
    "players": "int: how many play",
    "result": "int: what the seat gets",
    "seat": "int: the seat of the view, or the one where nobody sits",
    "step": "int: the step that LAFH reached",
    "taken": "`Cards`: what the move takes",
    "taker": "int: the seat that took the trick",
    "total": "int: what the cards add up to",
    "trick": "int: the number of the trick, from 1",
    "turn": "int: the seat whose turn it is",
    "value": "int: the value of the card that captures",
}


def places(sentence: str) -> list[str]:
    """The places of a sentence, each once, in the order in which they come."""
    names = [name for _, name, _, _ in Formatter().parse(sentence) if name]
    return list(dict.fromkeys(names))


def rows(game: str) -> Iterator[list[str]]:
    """A row for each sentence of a game: the rule, the case, the keys, and the sentence."""
    yield ["rule", "`case`", "keys of `details`", "sentence"]
    for key, sentence in language_of("en").sentences.items():
        rule, slash, case = key.partition("/")
        if rule.partition(".")[0] != game:
            continue
        names = places(sentence)
        if set(names) - set(MEANING):
            raise ExtensionError(f"docs/_ext/details.py does not tell what {key} rests on: {names}")
        told = ", ".join(map(code, names)) or "none"
        yield [f"{{ref}}`{rule}`", code(slash + case) if slash else "none", told, sentence]


def legend(game: str) -> Iterator[list[str]]:
    """A row for each key of a game: what it holds."""
    yield ["key", "what it holds"]
    sentences = language_of("en").sentences.items()
    used = {
        name
        for key, sentence in sentences
        if key.partition(".")[0] == game
        for name in places(sentence)
    }
    for name in sorted(used):
        yield [code(name), MEANING[name]]


class DetailsTable(TableDirective):
    """What the refusals and score lines of a game rest on."""

    classes: ClassVar[list[str]] = ["stacked", "details"]

    def run(self) -> list[nodes.Node]:
        """Make both tables: the long one is stacked on a phone, the legend fits."""
        game = self.arguments[0]
        return [
            self.table_of(rows(game), self.classes),
            self.table_of(legend(game), []),
        ]


def setup(app: Sphinx) -> ExtensionMetadata:
    """Add the directive."""
    app.add_directive("details-table", DetailsTable)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
