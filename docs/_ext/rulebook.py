"""
What ties a rule to its code and its tests, in the built pages.

- In the section of each rule a block takes the place of the paragraph on its source: the
  source, the options that change the rule, its home in the code, what serves it, and the tests
  about it.
- Functions and tests are linked to their lines in pages that show the files with line numbers.
  These pages are made here: `viewcode` has lines for documented names only, and many functions
  that carry out a rule are not in the reference.
- In the reference, each function that is the home of rules, or serves some, links back to them.

All of it is read from the code, the marks on the tests and the rule books.
"""

from __future__ import annotations

import inspect
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from docutils import nodes
from sphinx import addnodes
from sphinx.builders.html import StandaloneHTMLBuilder
from sphinx.errors import ExtensionError

from tests.reading import ROOT, MarkedTest, marked_tests, options_of_rule
from vorhand import GAMES, Rule

if TYPE_CHECKING:
    from sphinx.application import Sphinx
    from sphinx.util.typing import ExtensionMetadata

PACKAGES = Path(inspect.getfile(Rule)).parents[2]
"""Where the library lies: its files are shown by their paths from here."""

Code = Callable[..., Any]


class Line(NamedTuple):
    """A line of a file that is shown."""

    shown: str
    """The name of the file in the repository, which is that of its page too."""
    path: Path
    number: int

    @property
    def target(self) -> str:
        return f"{page_of(self.shown)}#L-{self.number}"


def page_of(shown: str) -> str:
    """The name of the page that shows a file."""
    return f"code/{shown.removesuffix('.py')}"


# --- What is known of a rule


@cache
def rules() -> dict[str, Rule]:
    """All rules of all games by their ids."""
    return {rule.id: rule for game in GAMES.values() for rule in game.RULES.values()}


@cache
def codes() -> dict[str, tuple[Code, ...]]:
    """The function that is the home of a rule, and behind it those that serve the rule."""
    return {
        rule.id: (game.RULES.home_of(rule), *game.RULES.helpers_of(rule))
        for game in GAMES.values()
        for rule in game.RULES.values()
    }


@cache
def tests() -> dict[str, tuple[MarkedTest, ...]]:
    """The tests that are marked with a rule."""
    found = defaultdict(list)
    for test in marked_tests():
        for rule in test.rules:
            found[rule].append(test)
    return {rule: tuple(several) for rule, several in found.items()}


def rules_marked_on(code: object) -> tuple[list[str], list[str]]:
    """The ids of the rules whose home a function is, and of those that it serves."""
    homes = [rule for rule, (home, *_) in codes().items() if code is home]
    serves = [rule for rule, (_, *helpers) in codes().items() if code in helpers]
    return homes, serves


def name_of(code: Code) -> str:
    """The name of a function as it stands in its file."""
    return code.__qualname__


def line_of_code(code: Code) -> Line:
    """The line of the mark over a function."""
    path = Path(inspect.getfile(code))
    _, number = inspect.getsourcelines(code)
    return Line(f"src/{path.relative_to(PACKAGES).as_posix()}", path, number)


def line_of_test(test: MarkedTest) -> Line:
    """The line of the mark over a test."""
    return Line(test.path.as_posix(), ROOT / test.path, test.line)


# --- The block in the section of a rule


class LinkToLine(nodes.inline):
    """Text that links to a line. What the link is depends on the builder."""


def linked(text: str, line: Line) -> nodes.paragraph:
    """A name and the file and the line that it stands in."""
    place = f"{line.shown}:{line.number}"
    link = LinkToLine("", "", nodes.literal(text, text), target=line.target)
    return nodes.paragraph("", "", link, nodes.Text(" "), nodes.inline(place, place))


def link_to_option(game: str, option: str, docname: str) -> addnodes.pending_xref:
    """A link to an option in the reference."""
    return addnodes.pending_xref(
        "",
        nodes.literal(option, option),
        refdomain="py",
        reftype="attr",
        reftarget=f"vorhand.{game}.Options.{option}",
        refdoc=docname,
        refwarn=True,
    )


def with_commas(links: Iterable[nodes.Node]) -> nodes.paragraph:
    """Links in a line."""
    line = nodes.paragraph()
    for number, link in enumerate(links):
        line += [nodes.Text(", "), link] if number else [link]
    return line if line.children else nodes.paragraph("", "none")


def paragraph_of_source(section: nodes.section, rule: Rule) -> nodes.paragraph:
    """The paragraph that begins with "From:"."""
    for paragraph in section.findall(nodes.paragraph):
        parts = [part for part in paragraph.children if part.astext()]
        if parts and isinstance(parts[0], nodes.strong) and parts[0].astext() == "From:":
            return paragraph
    raise ExtensionError(f"the rule book does not say where {rule.id} is from")


def source(paragraph: nodes.paragraph) -> nodes.paragraph:
    """What stands behind "From:", as a sentence."""
    first, *rest = [part for part in paragraph.children if part.astext()][1:]
    text = first.astext().lstrip()
    return nodes.paragraph("", text[:1].upper() + text[1:], *rest)


def block(rule: Rule, source: nodes.paragraph, docname: str) -> nodes.definition_list:
    """What is known of a rule."""
    game = rule.id.partition(".")[0]
    options = options_of_rule(game, rule.id)
    facts: dict[str, list[nodes.paragraph]] = {
        "Source": [source],
        "Options": [with_commas(link_to_option(game, option, docname) for option in options)],
        "Code": [linked(name_of(codes()[rule.id][0]), line_of_code(codes()[rule.id][0]))],
        "Served by": [linked(name_of(code), line_of_code(code)) for code in codes()[rule.id][1:]],
        "Tests": [linked(test.name, line_of_test(test)) for test in tests()[rule.id]],
    }
    items = [
        nodes.definition_list_item("", nodes.term(name, name), nodes.definition("", *paragraphs))
        for name, paragraphs in facts.items()
        if paragraphs
    ]
    return nodes.definition_list("", *items, classes=["rule", "simple"])


def add_blocks(app: Sphinx, doctree: nodes.document) -> None:
    """Put what is known of a rule where its section tells the source."""
    docname = app.env.current_document.docname
    if docname not in {f"rules/{game}" for game in GAMES}:
        return
    for section in list(doctree.findall(nodes.section)):
        rule = rules().get(section.get("rule", ""))
        if rule is not None:
            told = paragraph_of_source(section, rule)
            told.replace_self(block(rule, source(told), docname))


def resolve_links(app: Sphinx, doctree: nodes.document, docname: str) -> None:
    """Turn links to lines into what the builder can link to; elsewhere the text is left."""
    for link in list(doctree.findall(LinkToLine)):
        if isinstance(app.builder, StandaloneHTMLBuilder):
            page, _, anchor = link["target"].partition("#")
            uri = f"{app.builder.get_relative_uri(docname, page)}#{anchor}"
            link.replace_self(nodes.reference("", "", *link.children, internal=True, refuri=uri))
        else:
            link.replace_self(link.children)


# --- The pages that show files


def shown_files() -> dict[str, tuple[Path, list[str]]]:
    """The files that are linked to, and for each the rules that link to it."""
    found: dict[str, tuple[Path, list[str]]] = {}
    for rule in rules():
        lines = [line_of_code(code) for code in codes()[rule]]
        for line in lines + [line_of_test(test) for test in tests()[rule]]:
            _, theirs = found.setdefault(line.shown, (line.path, []))
            if rule not in theirs:
                theirs.append(rule)
    return found


def code_pages(app: Sphinx) -> Iterator[tuple[str, dict[str, Any], str]]:
    """A page for each file, with numbered lines, and links to the rules that it is about."""
    builder = app.builder
    if not isinstance(builder, StandaloneHTMLBuilder):
        return
    labels = app.env.domains.standard_domain.labels
    for shown, (path, theirs) in shown_files().items():
        page = page_of(shown)
        code = builder.highlighter.highlight_block(
            path.read_text("utf-8"), "python", linenos="inline", linespans="L"
        )
        links = []
        for rule in theirs:
            docname, anchor, _ = labels[rule]
            uri = builder.get_relative_uri(page, docname)
            links.append(f'<a class="reference internal" href="{uri}#{anchor}">{rule}</a>')
        body = f"<h1>{escape(shown)}</h1><p>{', '.join(links)}</p>{code}"
        yield page, {"title": shown, "body": body}, "page.html"


# --- The reference


def link_back(*event: Any) -> None:  # noqa: ANN401 - by Sphinx
    """End the docstring of a function that is marked with rules with links to them."""
    _app, what, _name, obj, _options, lines = event
    if what in {"function", "method", "property"}:
        homes, serves = rules_marked_on(getattr(obj, "fget", None) or inspect.unwrap(obj))
        for label, rules in (("Home of", homes), ("Serves", serves)):
            if rules:
                lines += ["", f":{label}: {', '.join(f'`{rule}`' for rule in rules)}"]


def setup(app: Sphinx) -> ExtensionMetadata:
    """Connect what is defined here."""
    app.connect("doctree-read", add_blocks)
    app.connect("doctree-resolved", resolve_links)
    app.connect("html-collect-pages", code_pages)
    app.connect("autodoc-process-docstring", link_back, priority=600)  # napoleon has 500
    return {"parallel_read_safe": True, "parallel_write_safe": True}
