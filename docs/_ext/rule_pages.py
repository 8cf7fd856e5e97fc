"""
What makes a rule book of plain Markdown, which a forge shows as well, into a page of the docs.

- An anchor over a heading, ``<a id="hearts.breaking"></a>``, gives the section its label and ids.
- The picture of a position, a file for the forge, gives way to the position itself.
- The questions that people ask become entries of the index, which the search finds.
- The sheets in German say that they are.

The pages of positions have the same anchors; their labels begin with ``positions.``. All is done by
a transform, before labels are collected.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import PurePosixPath
from typing import TYPE_CHECKING, Any

from docutils import nodes
from sphinx import addnodes
from sphinx.builders.html import StandaloneHTMLBuilder
from sphinx.errors import ExtensionError
from sphinx.transforms import SphinxTransform

from tests.drawing import drawing_of, html_of
from tests.reading import questions_of, sections_of
from tests.worked import BLOCK, Position
from vorhand import GAMES

if TYPE_CHECKING:
    from sphinx.application import Sphinx
    from sphinx.util.typing import ExtensionMetadata

ANCHOR = re.compile(r'<a id="([a-z.-]+)"></a>')
LINK = re.compile(r'href="rule:([a-z.-]+)"')
"""A link in a drawn position."""


@cache
def first_position(game: str, rule: str) -> Position | None:
    """The position that is drawn on the page of the rules: the first of the rule."""
    section = sections_of(game, "positions").get(rule)
    block = section and BLOCK.search(section.text)
    return Position.read(block[1], block[2]) if block else None


class RulePage(SphinxTransform):
    """Gives a rule book, or a page of positions, its labels, drawings and entries of the index."""

    default_priority = 265  # after ids are sorted, before labels are collected

    def apply(self, **_rest: Any) -> None:  # noqa: ANN401 - by docutils
        """Change the page."""
        kind, _, game = self.env.current_document.docname.partition("/")
        if kind not in {"rules", "positions"} or game not in GAMES:
            return
        for paragraph in list(self.document.findall(nodes.paragraph)):
            anchor = ANCHOR.fullmatch(paragraph.astext())
            if anchor is None:
                continue
            section = paragraph.next_node(nodes.section, descend=False, ascend=True)
            paragraph.parent.remove(paragraph)
            if isinstance(section, nodes.section):
                self.label(section, anchor[1], kind, game)

    def label(self, section: nodes.section, name: str, kind: str, game: str) -> None:
        """Give a section its label, and to that of a rule what belongs to it."""
        rule = name in GAMES[game].RULES
        label = f"positions.{name}" if rule and kind == "positions" else name
        # The id without dots comes first: the search takes it for a selector.
        dashed = name.replace(".", "-")
        section["ids"] = list(dict.fromkeys([dashed, name, *section["ids"]]))
        section["names"].append(label)
        section["rule"] = name if rule else ""
        self.document.nameids[label] = name
        self.document.nametypes[label] = True
        for each in section["ids"]:
            self.document.ids[each] = section
        if rule and kind == "rules":
            self.draw(section, game, name)
            questions = questions_of(game).get(name, [])
            entries = [("single", question, dashed, "main", None) for question in questions]
            section.insert(1, addnodes.index(entries=entries))
            link = nodes.reference("", "", nodes.literal(name, name), refid=name, internal=True)
            section.insert(1, nodes.paragraph("", "", link, classes=["rule-id"]))

    def draw(self, section: nodes.section, game: str, rule: str) -> None:
        """Put the position of a rule in the place of its picture."""
        for image in list(section.findall(nodes.image)):
            if PurePosixPath(image["uri"]).name != f"{rule}.svg":
                continue
            position = first_position(game, rule)
            if position is None:
                raise ExtensionError(f"{rule} has a picture, and no position on its page")
            drawn = html_of(drawing_of(position), image.get("alt", ""))
            image.parent.replace_self(nodes.raw("", drawn, format="html"))


def resolve_drawn(app: Sphinx, doctree: nodes.document, docname: str) -> None:
    """Let the links in drawn positions lead to their rules."""
    if not isinstance(app.builder, StandaloneHTMLBuilder):
        return
    labels = app.env.domains.standard_domain.labels
    for raw in list(doctree.findall(nodes.raw)):
        if LINK.search(raw.astext()):

            def href(link: re.Match[str]) -> str:
                page, anchor, _ = labels[link[1]]
                uri = app.builder.get_relative_uri(docname, page)
                return f'href="{uri}#{anchor}"'

            raw.replace_self(nodes.raw("", LINK.sub(href, raw.astext()), format="html"))


def tell_german(*event: Any) -> None:  # noqa: ANN401 - by Sphinx
    """Say of the sheets in German that they are, around what is theirs."""
    _app, docname, _template, context, _doctree = event
    if docname.startswith("rules/") and docname.endswith("-de"):
        context["body"] = f'<div lang="de">{context["body"]}</div>'


def setup(app: Sphinx) -> ExtensionMetadata:
    """Connect what is defined here."""
    app.add_transform(RulePage)
    app.connect("doctree-resolved", resolve_drawn)
    app.connect("html-page-context", tell_german)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
