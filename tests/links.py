"""
Whether links hold: those of built pages among each other, and those of the README into them.

``python -m tests.links FOLDER`` goes through the pages in a folder, as Sphinx has built them. A
link is dead if there is no such file in the folder, or no such place on the page. Pages elsewhere
are not asked for: a check that needs the network tells something new each day.
"""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Final, NamedTuple
from urllib.parse import unquote, urldefrag, urlsplit

import attrs
from typing_extensions import override

import hatch_build

ROOT: Final = Path(__file__).parents[1]
URLS: Final[dict[str, str]] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))[
    "project"
]["urls"]

LEADS: Final = ("href", "src", "data", "poster", "xlink:href")
"""The attributes that lead to another file or place."""
RECORDS: Final = "records"
"""The folder with the pages of records, which go by themselves to a deal and a move of it."""
IN_RECORD: Final = re.compile(r"d[1-9]\d*m\d+(s\d)?")
META: Final = ("og:image", "og:url")
"""What is said of a page for those who link to it, and is an address."""


class Found(NamedTuple):
    """A link of a page."""

    target: str
    line: int


class Page(HTMLParser):
    """The links of a page, and the places on it that can be linked to."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.links: list[Found] = []
        self.places = {"", "top"}  # both are the top of any page
        self.feed(html)
        self.close()

    @override
    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        self.places.update(given[name] for name in ("id", "name") if name in given)
        targets = [given[name] for name in LEADS if name in given]
        if given.get("property") in META:
            targets.append(given.get("content", ""))
        sources = given.get("srcset", "").split(",")
        targets += [source.split()[0] for source in sources if source.strip()]
        self.links += [Found(target, self.getpos()[0]) for target in targets]


@attrs.frozen
class Site:
    """Built pages in a folder, and the address under which they will be found."""

    folder: Path
    address: str
    pages: dict[Path, Page]

    @staticmethod
    def read(folder: Path, address: str) -> Site:
        """Read all pages of a folder."""
        folder = folder.resolve()
        paths = sorted(folder.rglob("*.html"))
        pages = {path: Page(path.read_text("utf-8")) for path in paths}
        return Site(folder, address, pages)

    def wrong(self, target: str, page: Path) -> str | None:
        """What is wrong with a link of a page; None if it holds, or leads elsewhere."""
        if target.startswith(self.address):
            target, page = target.removeprefix(self.address) or "index.html", self.folder / "x"
        parts = urlsplit(target)
        if parts.scheme or parts.netloc:
            return None
        path, place = urldefrag(target)
        path = unquote(path.partition("?")[0])
        there = (page.parent / path).resolve() if path else page
        if path.startswith("/"):
            return "it is no relative link, and holds at the root of a site alone"
        if there.is_dir():
            there /= "index.html"
        if not there.is_relative_to(self.folder) or not there.is_file():
            return "there is no such file"
        return None if self.has(there, unquote(place)) else "there is no such place on the page"

    def has(self, path: Path, place: str) -> bool:
        """Whether a file has a place; what is no page is not looked into."""
        if path.parent == self.folder / RECORDS and IN_RECORD.fullmatch(place):
            return True
        return path not in self.pages or place in self.pages[path].places

    def dead(self) -> Iterator[str]:
        """The dead links of all pages, with the page and the line."""
        for path, page in self.pages.items():
            for target, line in page.links:
                wrong = self.wrong(target, path)
                if wrong is not None:
                    yield f"{path.relative_to(self.folder)}:{line}: {target}: {wrong}"

    def dead_of_readme(self, readme: str) -> Iterator[str]:
        """The dead links of the README, as PyPI shows it."""
        published = hatch_build.published(readme, self.address)
        for target in hatch_build.TARGET.findall(published):
            wrong = self.wrong(target, self.folder / "index.html")
            if wrong is not None:
                yield f"README.md: {target}: {wrong}"


def check(folder: Path, address: str, readme: str) -> list[str]:
    """All that is dead; a folder without pages is no check and is told as well."""
    site = Site.read(folder, address)
    if not site.pages:
        return [f"there are no pages in {folder}"]
    return [*site.dead(), *site.dead_of_readme(readme)]


if __name__ == "__main__":
    told = check(Path(sys.argv[1]), URLS["Documentation"], (ROOT / "README.md").read_text("utf-8"))
    sys.exit("\n".join(told) or None)
