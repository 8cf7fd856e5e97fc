"""
What PyPI shows of the project: whether its links hold there.

``python -m tests.published FILES`` reads the metadata of a wheel and of an sdist. PyPI shows the
README by itself, so a link to a file beside it leads nowhere.
"""

from __future__ import annotations

import sys
import tarfile
import zipfile
from collections.abc import Callable, Iterator, Mapping
from email import message_from_bytes
from email.message import Message
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from tests.links import URLS, Page

LONGEST: Final = 32
"""So long may the label of an address be, says the specification of the metadata."""


def metadata_of(path: Path) -> Message:
    """The metadata of a wheel or an sdist."""
    if path.suffix == ".whl":
        with zipfile.ZipFile(path) as wheel:
            (name,) = (one for one in wheel.namelist() if one.endswith(".dist-info/METADATA"))
            return message_from_bytes(wheel.read(name))
    with tarfile.open(path) as sdist:
        root = sdist.getnames()[0].partition("/")[0]
        file = sdist.extractfile(f"{root}/PKG-INFO")
        assert file is not None
        return message_from_bytes(file.read())


def no_address(text: str) -> bool:
    """Whether a text is no address that holds everywhere."""
    parts = urlsplit(text)
    return parts.scheme != "https" or "." not in parts.netloc or len(text.split()) != 1


def problems_of_links(html: str) -> Iterator[str]:
    """The links of a rendered README that hold nowhere but beside its files."""
    links = Page(html).links
    if not links:
        yield "the description has no link, so it is not the README"
    for target, _ in links:
        if not target.startswith("#") and no_address(target):
            yield f"the description has a relative link: {target}"


def problems_of_urls(told: list[str], wanted: Mapping[str, str]) -> Iterator[str]:
    """What is wrong with the addresses of the metadata, each written as ``label, address``."""
    found = dict(one.split(", ", 1) for one in told)
    if found != wanted:
        yield f"the metadata has the addresses {found}, and pyproject.toml {dict(wanted)}"
    for label, address in found.items():
        if not label or len(label) > LONGEST:
            yield f"this is no label of an address: {label!r}"
        if no_address(address):
            yield f"{label} is no address: {address}"
    start = found.get("Documentation", "")
    if not start.endswith("/"):
        yield f"the address of the documentation has to end with a slash: {start!r}"


def problems(path: Path, render: Callable[[str], str | None]) -> Iterator[str]:
    """What is wrong with the metadata of a file; ``render`` makes HTML of Markdown."""
    metadata = metadata_of(path)
    description = str(metadata.get_payload())
    yield from problems_of_links(render(description) or "")
    yield from problems_of_urls(metadata.get_all("Project-URL", []), URLS)
    if URLS["Documentation"] not in description:
        yield "the description does not link to the documentation"


if __name__ == "__main__":
    # The renderer of PyPI, which is there in the session that builds.
    from readme_renderer import markdown  # pyright: ignore[reportMissingImports]

    wrong = [
        f"{path}: {one}" for path in sys.argv[1:] for one in problems(Path(path), markdown.render)
    ]
    sys.exit("\n".join(wrong) or None)
