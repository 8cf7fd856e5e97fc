"""
What hatchling asks for: the README as it stands on PyPI when it writes the metadata, and a compiled
library when it builds a wheel and ``VORHAND_NATIVE`` is 1.

In the repository the README links to files beside it, and those links hold wherever the repository
lies. On PyPI there are no such files, so there the links go to the built pages, whose address
stands in pyproject.toml under ``[project.urls]`` and nowhere else.
"""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path
from tempfile import mkdtemp
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


# --- The compiled wheel

NATIVE = "VORHAND_NATIVE"
"""The variable of the environment that asks for a compiled wheel, if it is 1."""
COMPILER = "mypy[mypyc]==2.4.1"
"""Pinned: what is compiled has been tested with this one."""


def is_native() -> bool:
    """Whether a compiled wheel is asked for."""
    asked = os.environ.get(NATIVE, "")
    if asked not in {"", "0", "1"}:
        raise ValueError(f"{NATIVE} is 1 for a compiled wheel, or 0, not {asked!r}")
    return asked == "1"


def dependencies(hook: Any) -> list[str]:  # noqa: ANN401 - as hatchling has it
    """
    What is needed to build: nothing more for a pure wheel. The compiler looks at the types of what
    the library needs.
    """
    return [COMPILER, *hook.metadata.core.dependencies] if is_native() else []


def initialize(hook: Any, version: str, build_data: dict[str, Any]) -> None:  # noqa: ANN401 - the same
    """Compile what is to be compiled, and let the wheel hold it beside the source."""
    if version != "standard" or not is_native():  # an editable install is pure
        return
    sys.path.insert(0, hook.root)
    try:
        from native.compiling import built_into  # noqa: PLC0415 - only there where it is needed
    finally:
        sys.path.remove(hook.root)
    files = built_into(Path(hook.root), Path(mkdtemp(prefix="vorhand-native-")))
    build_data["force_include"] |= {str(path): name for path, name in files.items()}
    build_data["pure_python"] = False
    build_data["infer_tag"] = True


def get_build_hook() -> type:
    """The hook for wheels, for hatchling."""
    from hatchling.builders.hooks.plugin import (  # noqa: PLC0415 # pyright: ignore[reportMissingImports]
        interface,
    )

    hook = {"dependencies": dependencies, "initialize": initialize}
    return type("NativeHook", (interface.BuildHookInterface,), hook)
