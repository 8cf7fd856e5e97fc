"""
What hatchling asks for when it writes the metadata: the README as it stands on PyPI.

In the repository the README links to files beside it, and those links hold wherever the repository
lies. On PyPI there are no such files, so there the links go to the built pages, whose address
stands in pyproject.toml under ``[project.urls]`` and nowhere else.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

TARGET = re.compile(r"(?<=\]\()[^()\s]+(?=\))|(?<=<img src=\")[^\"]+(?=\")")
"""What a link or a picture of Markdown leads to, or a picture of HTML."""
PAGES = {"CHANGELOG.md": "changelog", "CONTRIBUTING.md": "contributing", "SECURITY.md": "security"}
"""Files beside the README that have a page in the documentation."""
RECORD = re.compile(r"examples/(records/[\w-]+)\.(json|txt)")
"""An example record, which has a page too."""


def built(target: str, documentation: str) -> str:
    """Where a target of the README is to be found in the built pages; others stay as they are."""
    if "://" in target:
        return target
    if record := RECORD.fullmatch(target):
        return f"{documentation}{record[1]}.html"
    path, sharp, anchor = target.partition("#")
    page = PAGES.get(path, path.removeprefix("docs/"))
    if page == path:
        raise ValueError(f"README.md links to {target}, which is no page of the documentation")
    name = page.removesuffix(".md")
    ending = "" if name == page and path not in PAGES else ".html"
    return f"{documentation}{name}{ending}{sharp}{anchor}"


def published(readme: str, documentation: str) -> str:
    """The README with links that hold everywhere."""
    return TARGET.sub(lambda found: built(found[0], documentation), readme)


def update(hook: Any, metadata: dict[str, Any]) -> None:  # noqa: ANN401 - as hatchling has it
    """Put the README into the metadata, with links that hold everywhere."""
    text = (Path(hook.root) / "README.md").read_text("utf-8")
    whole = published(text, metadata["urls"]["Documentation"])
    metadata["readme"] = {"content-type": "text/markdown", "text": whole}


def get_metadata_hook() -> type:
    """The hook, for hatchling, which is there when it builds; tests read the rest without it."""
    from hatchling.metadata.plugin import (  # noqa: PLC0415 # pyright: ignore[reportMissingImports]
        interface,
    )

    return type("ReadmeHook", (interface.MetadataHookInterface,), {"update": update})
