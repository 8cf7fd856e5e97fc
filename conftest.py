"""
Every example in the documentation and in docstrings is run as a test, and Hypothesis draws little
in everyday runs, less for each of many mutants, and much in long runs.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from doctest import ELLIPSIS

from hypothesis import HealthCheck, settings
from sybil import Document, Region, Sybil
from sybil.parsers.markdown import PythonCodeBlockParser
from sybil.parsers.rest import DocTestParser

from tests.worked import BLOCK, Position


def worked_positions(document: Document) -> Iterator[Region]:
    """The positions of the rule book: what is claimed of them is held against the library."""
    for block in BLOCK.finditer(document.text):
        position = Position.read(block[1], block[2])
        yield Region(block.start(), block.end(), position, lambda example: example.parsed.check())


in_markdown = Sybil(
    parsers=[PythonCodeBlockParser(doctest_optionflags=ELLIPSIS), worked_positions],
    patterns=["*.md"],
)
in_docstrings = Sybil(
    parsers=[DocTestParser(optionflags=ELLIPSIS)],
    path="src",
    patterns=["*.py"],
)

pytest_collect_file = (in_markdown + in_docstrings).pytest()

_calm = [HealthCheck.too_slow, HealthCheck.data_too_large]

settings.register_profile(
    "short", max_examples=60, deadline=None, suppress_health_check=_calm, derandomize=True
)
settings.register_profile(
    "few", max_examples=8, deadline=None, suppress_health_check=_calm, derandomize=True
)
settings.register_profile("long", max_examples=3000, deadline=None, suppress_health_check=_calm)
settings.load_profile(os.environ.get("VORHAND_LAWS", "short"))
