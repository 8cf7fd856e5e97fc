"""
Every example in the documentation and in docstrings is run as a test, and Hypothesis draws little
in everyday runs, less for each of many mutants, and much in long runs.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from doctest import ELLIPSIS
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from sybil import Document, Region, Sybil
from sybil.example import SybilFailure
from sybil.parsers.markdown import PythonCodeBlockParser
from sybil.parsers.rest import DocTestParser
from typing_extensions import override

import vorhand

# What helps the tests asserts too: pytest lets that run where Python would leave it out, under -O.
pytest.register_assert_rewrite("tests")

from tests.worked import BLOCK, Position  # noqa: E402 - after the line above


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


class Examples(pytest.Item):
    """
    The examples of a document. Later ones use names of earlier ones, so they are one test: run in
    order and in one process, however tests are shuffled or shared out.
    """

    def __init__(self, *, document: Document, **rest: Any) -> None:  # noqa: ANN401 - for pytest
        super().__init__(**rest)
        self.document = document

    @override
    def runtest(self) -> None:
        for example in self.document.examples():
            try:
                example.evaluate()
            except SybilFailure:
                raise
            except Exception as error:
                error.add_note(f"in the example in line {example.line} of {self.path}")
                raise

    @override
    def repr_failure(self, excinfo: Any, style: Any = None) -> Any:
        # What differs says it all; the way there through Sybil says nothing.
        told = isinstance(excinfo.value, SybilFailure)
        return str(excinfo.value) if told else super().repr_failure(excinfo, style)

    @override
    def reportinfo(self) -> tuple[Path, None, str]:
        return self.path, None, f"examples of {self.path.name}"


class Page(pytest.File):
    """A document, in Markdown or in docstrings."""

    @override
    def collect(self) -> Iterator[Examples]:
        sybil = in_docstrings if self.path.suffix == ".py" else in_markdown
        document = sybil.parse(self.path)
        if document.regions:
            yield Examples.from_parent(self, name="examples", document=document)


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> Page | None:
    """A page for each document."""
    wanted = in_markdown.should_parse(file_path) or in_docstrings.should_parse(file_path)
    return Page.from_parent(parent, path=file_path) if wanted else None


def pytest_report_header() -> str:
    """Which build of the library is tested, and where it lies."""
    return f"vorhand: {vorhand.BUILD} build in {Path(vorhand.__file__).parent}"


def pytest_configure() -> None:
    """Refuse to test another build than the one that is asked for, if one is."""
    wanted = os.environ.get("VORHAND_BUILD") or vorhand.BUILD
    if wanted != vorhand.BUILD:
        raise pytest.UsageError(f"a {wanted} build is to be tested, and this is {vorhand.BUILD}")


_calm = [HealthCheck.too_slow, HealthCheck.data_too_large]

settings.register_profile(
    "short", max_examples=60, deadline=None, suppress_health_check=_calm, derandomize=True
)
settings.register_profile(
    "few", max_examples=8, deadline=None, suppress_health_check=_calm, derandomize=True
)
settings.register_profile("long", max_examples=3000, deadline=None, suppress_health_check=_calm)
settings.load_profile(os.environ.get("VORHAND_LAWS", "short"))
