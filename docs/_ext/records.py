"""
The example records as pages of their own, in each language, and what shows them on other pages: the
role `record` links to one, and the directives `record-frame` and `record-pages` show one and all.
The directive `notebook` runs code and shows its last value as a notebook does.
"""

from __future__ import annotations

import ast
from functools import cache
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any

from docutils import nodes
from sphinx.util.docutils import ReferenceRole, SphinxDirective
from sphinx.util.osutil import relative_uri

from examples.referee import read
from vorhand.languages import LANGUAGES

if TYPE_CHECKING:
    from docutils.nodes import Node, system_message
    from sphinx.application import Sphinx
    from sphinx.util.typing import ExtensionMetadata

    from vorhand.records import Record

FOLDER = "records"
EXAMPLES = Path(__file__).parents[2] / "examples" / "records"
IN_WORDS = {"en": "in English", "de": "auf Deutsch"}


@cache
def examples() -> dict[str, Record]:
    """The example records by the names of their files."""
    paths = sorted(EXAMPLES.iterdir(), key=lambda path: path.stem)
    return {path.stem: read(path) for path in paths}


def page_of(name: str, language: str = "en") -> str:
    """The file of the page of a record, from the root of the pages."""
    if name not in examples():
        raise ValueError(f"there is no example record {name!r}")
    ending = "" if language == "en" else f"-{language}"
    return f"{FOLDER}/{name}{ending}.html"


def write_pages(app: Sphinx, error: Exception | None) -> None:
    """Write the page of each record in each language beside the other pages."""
    if error is None and app.builder.format == "html":
        (app.outdir / FOLDER).mkdir(exist_ok=True)
        for name, record in examples().items():
            for language in LANGUAGES:
                page = record.to_html(language)
                (app.outdir / page_of(name, language)).write_text(page, "utf-8")


def uri(env: Any, target: str, language: str = "en") -> str:  # noqa: ANN401 - of Sphinx
    """The address of a record from the page that is read: ``hearts``, or ``hearts#d2m17``."""
    name, sign, place = target.partition("#")
    here = env.app.builder.get_target_uri(env.docname)
    return f"{relative_uri(here, page_of(name, language))}{sign}{place}"


class RecordRole(ReferenceRole):
    """A link to the page of a record, in a language: ``{record}`a match <hearts de>` ``."""

    def run(self) -> tuple[list[Node], list[system_message]]:
        """Make the link."""
        address = uri(self.env, *self.target.split())
        return [nodes.reference(self.rawtext, self.title, refuri=address, internal=True)], []


class RecordFrame(SphinxDirective):
    """Shows the page of a record in a frame: the name of the record, and a language."""

    required_arguments = 1
    optional_arguments = 1

    def run(self) -> list[Node]:
        """Make the frame."""
        target, *language = self.arguments
        record = examples()[target.partition("#")[0]]
        title = " - ".join([record.game.capitalize(), *dict(record.headers).values()])
        frame = (
            f'<iframe class="record" src="{escape(uri(self.env, target, *language))}" '
            f'title="{escape(title)}" loading="lazy"></iframe>'
        )
        return [nodes.raw("", frame, format="html")]


class RecordPages(SphinxDirective):
    """Lists the pages of all records, with what they are about."""

    def run(self) -> list[Node]:
        """Make the list."""
        lines = []
        for name, record in examples().items():
            about = dict(record.headers).get("Event", record.game)
            fault = ", up to a move that the rules forbid" if name.endswith("-faulty") else ""
            links = ", ".join(
                f"{{record}}`{IN_WORDS.get(language, language)} <{name} {language}>`"
                for language in sorted(LANGUAGES, key=lambda code: code != "en")
            )
            lines.append(f"- **{record.game.capitalize()}**, {about}{fault}: {links}")
        return self.parse_text_to_nodes("\n".join(lines))


class Notebook(SphinxDirective):
    """Runs code like a cell of a notebook, and shows the last value. All cells of a page share."""

    has_content = True

    def run(self) -> list[Node]:
        """Show the code and the value."""
        code = "\n".join(self.content)
        *before, last = ast.parse(code).body
        if not isinstance(last, ast.Expr):
            raise self.error("the last line of a cell is to be an expression")
        names = self.env.temp_data.setdefault("notebook", {})
        exec(compile(ast.Module(before, []), "cell", "exec"), names)  # noqa: S102 - of our pages
        value = eval(compile(ast.Expression(last.value), "cell", "eval"), names)  # noqa: S307 - our page
        shown = f'<div class="shown">{value._repr_html_()}</div>'
        cell = nodes.literal_block(code, code, language="python")
        return [cell, nodes.raw("", shown, format="html")]


def setup(app: Sphinx) -> ExtensionMetadata:
    """Add the role, the directives, and the pages."""
    app.add_role("record", RecordRole())
    app.add_directive("record-frame", RecordFrame)
    app.add_directive("record-pages", RecordPages)
    app.add_directive("notebook", Notebook)
    app.connect("build-finished", write_pages)
    return {"version": "1", "parallel_read_safe": True}
