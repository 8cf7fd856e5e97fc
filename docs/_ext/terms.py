"""
The words of the glossary as terms: each has a target, an index entry and a place in the search.

The glossary stays tables of plain Markdown, which every forge shows. In each row of a table with
the columns "English" and "German" the words of both are terms. Pages link to
`glossary.md#term-trick`, by the English word in lower case, without "to", with hyphens; the link
then tells on hovering what the word means. What stands in brackets belongs to no term.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from docutils import nodes
from sphinx import addnodes
from sphinx.transforms import SphinxTransform

if TYPE_CHECKING:
    from sphinx.application import Sphinx
    from sphinx.util.typing import ExtensionMetadata

GLOSSARY = "glossary"


class Row(NamedTuple):
    """A row of the glossary."""

    english: tuple[str, ...]
    german: tuple[str, ...]
    meaning: str


def terms_in(cell: str) -> tuple[str, ...]:
    """The terms of a cell: what commas part, without remarks in brackets."""
    bare = re.sub(r"\s*\([^()]*\)", "", cell)
    return tuple(term.strip() for term in bare.split(",") if term.strip())


def id_of(term: str) -> str:
    """The target of an English term."""
    word = term.removeprefix("to ").casefold()
    return f"term-{re.sub(r'[^a-z0-9]+', '-', word).strip('-')}"


def tables_of_terms(document: nodes.document) -> Iterator[nodes.table]:
    """The tables that have the words of both languages."""
    for table in document.findall(nodes.table):
        heads = [entry.astext() for entry in next(table.findall(nodes.row)).children]
        if heads[:3] == ["English", "German", "Meaning"]:
            yield table


class Terms(SphinxTransform):
    """Make terms of the words."""

    default_priority = 400  # before indices and labels are gathered

    def apply(self) -> None:
        """Go through the tables."""
        if self.env.current_document.docname != GLOSSARY:
            return
        for table in tables_of_terms(self.document):
            table["classes"] += ["stacked", "terms"]
            for row in list(table.findall(nodes.row))[1:]:
                self.add(row)

    def add(self, row: nodes.row) -> None:
        """Make terms of the words of a row."""
        english, german, meaning = (cell.astext() for cell in row.children[:3])
        told = Row(terms_in(english), terms_in(german), meaning)
        std = self.env.domains.standard_domain
        first = row.children[0]
        targets = [id_of(term) for term in told.english]
        if targets[0] in self.document.ids:  # to deal, where a deal is a term of its own
            targets[0] = targets[0].replace("term-", "term-to-")
        for target in dict.fromkeys(targets):
            first["ids"].append(target)
            std.anonlabels[target] = GLOSSARY, target
            self.env.metadata[GLOSSARY].setdefault("terms", {})[target] = meaning
        self.document.note_explicit_target(first)
        places = dict(zip(told.english, targets, strict=True))
        for term in (*told.english, *told.german):
            if ("term", term) not in std.objects:
                std.note_object("term", term, places.get(term, targets[0]), location=row)
        entries = [
            ("single", term, targets[0], "", None)
            for term in dict.fromkeys((*told.english, *told.german))
        ]
        first.insert(0, addnodes.index(entries=entries))


def tell_meanings(app: Sphinx, doctree: nodes.document, docname: str) -> None:
    """Let links to terms tell what the word means, and look like what they are."""
    meanings = app.env.metadata[GLOSSARY].get("terms", {})
    for link in doctree.findall(nodes.reference):
        page, _, target = link.get("refuri", "").partition("#")
        if target in meanings and page.endswith(app.builder.get_relative_uri(docname, GLOSSARY)):
            link["reftitle"] = meanings[target]
            link["classes"].append("term")


def setup(app: Sphinx) -> ExtensionMetadata:
    """Add what is defined here."""
    app.add_transform(Terms)
    app.connect("doctree-resolved", tell_meanings)
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}
