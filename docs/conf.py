"""How Sphinx builds these pages."""

from __future__ import annotations

import sys
from enum import Enum
from importlib import import_module
from importlib.metadata import version as installed_version
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sphinx.domains.python import PyXRefRole
from sphinx.util.typing import stringify_annotation

from vorhand import GAMES

if TYPE_CHECKING:
    from docutils.nodes import Element, Node, system_message
    from sphinx.application import Sphinx
    from sphinx.environment import BuildEnvironment

HERE = Path(__file__).parent
# The extensions of these pages, and the tests that they link to.
sys.path[:0] = [str(HERE / "_ext"), str(HERE.parent)]

project = "vorhand"
author = "The vorhand authors"
copyright = f"2026, {author}"  # noqa: A001 - the name that Sphinx reads
version = release = installed_version("vorhand")

extensions = [
    "myst_parser",
    "sphinx.ext.autodoc",
    "sphinx.ext.intersphinx",
    "sphinx.ext.napoleon",
    "sphinx.ext.viewcode",
    "completeness",
    "details",
    "option_tables",
    "positions",
    "rulebook",
]
# The id of a rule can be the name of a function too: in Markdown, #hearts.deal is the rule.
myst_ref_domains = ["std"]
nitpicky = True
default_role = "cited"
html_theme = "furo"
html_title = f"vorhand {version}"
html_static_path = ["_static"]
html_css_files = ["pages.css"]

# Python's own objects are looked up in a file with the few that are named here, so that pages
# build without a network. It is plain text, a line for each object: add what is missing.
intersphinx_mapping = {"python": ("https://docs.python.org/3", "inventories/python.inv")}

autodoc_default_options = {"members": True}
autodoc_member_order = "bysource"
autodoc_typehints_format = "short"
maximum_signature_line_length = 80

# Type variables have no place of their own that could be linked to, and Hypothesis is only
# named by the strategies for tests.
nitpick_ignore_regex = [
    ("py:class", r"(vorhand\.[\w.]+\.)?(Code|D|H|M|M_co|O|O_co|P|P_co|S|T|V|X_co)"),
    ("py:class", r"hypothesis\.strategies\.\w+"),
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
        """Link a rule to its section of the rule book."""
        self.name = "std:ref" if self.text in RULES else "py:obj"
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


def keep_colons(*event: Any) -> None:  # noqa: ANN401 - by Sphinx
    """Keep napoleon from reading "The card as a mask: ..." as a type and what it means."""
    _app, what, _name, _obj, _options, lines = event
    if what in {"attribute", "data", "property"}:
        lines.insert(0, "\\")  # an escaped end of line, which prints as nothing


def module_of_source(_app: Sphinx, module: str, name: str) -> str | None:
    """Look for the code of a name where it is defined; an alias is defined where it stands."""
    value = getattr(import_module(module), name.partition(".")[0], None)
    return None if getattr(value, "__module__", "").startswith("vorhand") else module


def setup(app: Sphinx) -> None:
    """Add what is defined here."""
    app.add_role("cited", CitedRole())
    app.connect("viewcode-follow-imported", module_of_source)
    app.connect("autodoc-process-signature", short_signature)
    app.connect("autodoc-process-docstring", keep_colons, priority=400)  # napoleon has 500
