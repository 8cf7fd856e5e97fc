"""How Sphinx builds these pages."""

from __future__ import annotations

import os
import re
import sys
import tomllib
from enum import Enum
from html import escape
from importlib import import_module
from importlib.metadata import version as installed_version
from pathlib import Path
from textwrap import shorten
from typing import TYPE_CHECKING, Any

from docutils import nodes
from sphinx import addnodes
from sphinx.domains.python import PyXRefRole
from sphinx.util.typing import stringify_annotation

from vorhand import GAMES

if TYPE_CHECKING:
    from docutils.nodes import Element, Node, document, system_message
    from sphinx.application import Sphinx
    from sphinx.environment import BuildEnvironment

HERE = Path(__file__).parent
# The extensions of these pages, and the tests that they link to.
sys.path[:0] = [str(HERE / "_ext"), str(HERE.parent)]

PROJECT = tomllib.loads((HERE.parent / "pyproject.toml").read_text("utf-8"))["project"]

project = "vorhand"
author = PROJECT["authors"][0]["name"]
copyright = f"2026, {author}, MIT licence"  # noqa: A001 - the name that Sphinx reads
version = release = installed_version("vorhand")

extensions = [
    "myst_parser",
    "sphinx.ext.autodoc",
    "sphinx.ext.intersphinx",
    "sphinx.ext.napoleon",
    "sphinx.ext.viewcode",
    "completeness",
    "details",
    "layouts",
    "option_tables",
    "positions",
    "records",
    "rule_pages",
    "rulebook",
    "terms",
]
# The id of a rule can be the name of a function too: in Markdown, #hearts.deal is the rule.
myst_ref_domains = ["std"]
nitpicky = True
default_role = "cited"
html_theme = "furo"
html_title = f"vorhand {version}"
html_static_path = ["_static"]
html_css_files = ["pages.css"]
html_search_scorer = str(HERE / "_static" / "scorer.js")
html_logo = "_static/logo.svg"
html_favicon = "_static/logo.svg"

# Where these pages are to be found. Read the Docs says so itself; elsewhere it is as pyproject.toml
# has it, the one place for that.
html_baseurl = os.environ.get("READTHEDOCS_CANONICAL_URL", PROJECT["urls"]["Documentation"])

PREVIEW = {
    "og:type": "article",
    "og:site_name": project,
    "og:image": f"{html_baseurl}_static/preview.png",
    "og:image:alt": "A table of Hearts; beside a grey card stands why it may not be led.",
    "twitter:card": "summary_large_image",
}
"""What is shown where somebody links to a page, beside its title and its first sentences."""
LONGEST_PREVIEW = 200

# Python's own objects are looked up in a file with the few that are named here, so that pages
# build without a network. It is plain text, a line for each object: add what is missing.
intersphinx_mapping = {"python": ("https://docs.python.org/3", "inventories/python.inv")}

autodoc_default_options = {"members": True}
autodoc_member_order = "bysource"
autodoc_typehints_format = "short"

# A signature of more characters than this has a line for each parameter: so much fits beside the
# sidebar. Sphinx has such a setting, but counts what is written and not what is shown of it.
LONGEST_SIGNATURE = 76

# Type variables have no place of their own that could be linked to, Hypothesis is only named by the
# strategies for tests, other programs by the adapters to them, and Python documents its futures
# under another name.
nitpick_ignore_regex = [
    ("py:class", r"(vorhand\.[\w.]+\.)?(Code|D|H|M|M_co|O|O_co|P|P_co|S|T|V|V_contra|X|X_co)"),
    ("py:class", r"NDArray|Space|np\.\w+"),
    ("py:class", r"hypothesis\.strategies\.\w+"),
    ("py:class", r"concurrent\.futures\._base\.Future"),
    ("py:class", r"(gymnasium|numpy|pettingzoo)\.[\w.]+"),
    # What stands in brackets is taken for a part of the name.
    ("py:obj", r"typing\.Literal\[.*"),
    ("py:class", r"vorhand\.players\.Player\[.*"),
]

RULES = {rule for game in GAMES.values() for rule in game.RULES}
# The unions that every game has a name for, as they stand in signatures.
UNIONS = {
    stringify_annotation(getattr(game, alias), "smart"): f"~vorhand.{name}.{alias}"
    for name, game in GAMES.items()
    for alias in ("State", "Move")
}


class CitedRole(PyXRefRole):
    """What stands in single backticks in a docstring: the id of a rule, or a name of the API."""

    def run(self) -> tuple[list[Node], list[system_message]]:
        """Link a rule, by its id, to its section of the rule book."""
        self.name = "std:ref" if self.text in RULES else "py:obj"
        self.has_explicit_title = self.text in RULES
        return super().run()

    def process_link(
        self, env: BuildEnvironment, refnode: Element, explicit: bool, title: str, target: str
    ) -> tuple[str, str]:
        """Look for a name where it is cited first, then everywhere."""
        refnode["refspecific"] = True
        return super().process_link(env, refnode, explicit, title, target)


def short_signature(*event: Any) -> tuple[str | None, str | None]:  # noqa: ANN401 - by Sphinx
    """Name unions by their aliases, and write an ellipsis for a default that is worked out."""
    _app, _what, _name, obj, _options, signature, returns = event
    if isinstance(obj, type) and issubclass(obj, Enum):
        return "", None
    for written, short in (*UNIONS.items(), ("= NOTHING", "= ..."), ("= Ellipsis", "= ...")):
        signature = signature and signature.replace(written, short)
        returns = returns and returns.replace(written, short)
    return signature, returns


def shorten_signatures(_app: Sphinx, doctree: document) -> None:
    """
    Give the parameters of a long signature a line each, and leave out the name of the module where
    it is the title of the page.
    """
    title = next(doctree.findall(nodes.title), nodes.title()).astext()
    for signature in doctree.findall(addnodes.desc_signature):
        for module in list(signature.findall(addnodes.desc_addname)):
            if module.astext() == f"{title}.":
                signature.remove(module)
        for parameters in signature.findall(addnodes.desc_parameterlist):
            parameters["multi_line_parameter_list"] = len(signature.astext()) > LONGEST_SIGNATURE
            parameters["multi_line_trailing_comma"] = True


def keep_colons(*event: Any) -> None:  # noqa: ANN401 - by Sphinx
    """Keep napoleon from reading "The card as a mask: ..." as a type and what it means."""
    _app, what, _name, _obj, _options, lines = event
    if what in {"attribute", "data", "property"}:
        lines.insert(0, "\\")  # an escaped end of line, which prints as nothing


def module_of_source(_app: Sphinx, module: str, name: str) -> str | None:
    """Look for the code of a name where it is defined; an alias is defined where it stands."""
    value = getattr(import_module(module), name.partition(".")[0], None)
    return None if getattr(value, "__module__", "").startswith("vorhand") else module


def add_preview(*event: Any) -> None:  # noqa: ANN401 - by Sphinx
    """Say in the head of a page what is shown where somebody links to it."""
    _app, name, _template, context, doctree = event
    told = PROJECT["description"]
    if doctree is not None:
        paragraphs = (one.astext() for one in doctree.findall(nodes.paragraph))
        told = shorten(next(paragraphs, told), LONGEST_PREVIEW, placeholder=" ...")
    about = {
        **PREVIEW,
        "og:title": re.sub("<[^>]*>", "", context.get("title", project)),
        "og:description": told,
        "og:url": f"{html_baseurl}{name}.html",
    }
    lines = [f'<meta property="{key}" content="{escape(text)}">' for key, text in about.items()]
    lines.append(f'<meta name="description" content="{escape(told)}">')
    context["metatags"] = "\n".join([context.get("metatags", ""), *lines])


def mend_links_back(*event: Any) -> None:  # noqa: ANN401 - by Sphinx
    """
    Let the pages of the code link back to where a name is documented.

    `viewcode` takes all names of a file to be documented under one module. Some are documented
    under the module that they are imported from, others under their own.
    """
    app, page, _template, context, _doctree = event
    if not page.startswith("_modules/vorhand"):
        return
    module = page.removeprefix("_modules/").replace("/", ".")
    known = app.env.domains.python_domain.objects

    def mended(found: re.Match[str]) -> str:
        start, name = found.groups()
        parts = name.split(".")
        tails = (".".join(parts[place:]) for place in range(1, len(parts)))
        own = [name, *[f"{module}.{tail}" for tail in tails]]
        elsewhere = f".{'.'.join(parts[-2:])}"  # under the module that shows it
        own += [one for one in known if one.endswith(elsewhere)]
        entry = next(known[one] for one in own if one in known)
        return f'{start}{entry.node_id}"'

    link = r'(class="viewcode-back" href="[^"#]*#)([\w.]+)"'
    context["body"] = re.sub(link, mended, context["body"])


def setup(app: Sphinx) -> None:
    """Add what is defined here."""
    app.add_role("cited", CitedRole())
    app.connect("viewcode-follow-imported", module_of_source)
    app.connect("autodoc-process-signature", short_signature)
    app.connect("html-page-context", add_preview)
    app.connect("html-page-context", mend_links_back)
    app.connect("doctree-read", shorten_signatures)
    app.connect("autodoc-process-docstring", keep_colons, priority=400)  # napoleon has 500
