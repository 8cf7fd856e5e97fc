"""A directive that draws a worked position: see ``tests/worked.py``, which says what is in it,
and ``tests/drawing.py``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from docutils import nodes
from sphinx.util.docutils import SphinxDirective

from tests.drawing import html_of
from tests.worked import Position

if TYPE_CHECKING:
    from sphinx.application import Sphinx
    from sphinx.util.typing import ExtensionMetadata


class PositionDirective(SphinxDirective):
    """Shows a position."""

    required_arguments = 1
    has_content = True

    def run(self) -> list[nodes.Node]:
        """Draw it; what it claims is held against the library by the tests."""
        position = Position.read(self.arguments[0], "\n".join(self.content))
        return [nodes.raw("", html_of(position.drawing()), format="html")]


def setup(app: Sphinx) -> ExtensionMetadata:
    """Add the directive."""
    app.add_directive("position", PositionDirective)
    return {"version": "1", "parallel_read_safe": True}
