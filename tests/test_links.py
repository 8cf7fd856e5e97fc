"""Dead links in built pages are found, and nothing else is."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.links import Page, Site, check

ADDRESS = "https://docs.example/en/latest/"

INDEX = f"""
<!doctype html><html><head>
<link rel="stylesheet" href="_static/pages.css">
<link rel="canonical" href="{ADDRESS}index.html">
<meta property="og:image" content="{ADDRESS}_static/table.svg">
<meta property="og:title" content="nothing to link to">
</head><body>
<h1 id="start">Start</h1>
<a href="#start">here</a> <a href="#">top</a> <a href="#top">top</a>
<a href="rules/hearts.html#hearts-breaking">a rule</a> <a href="rules">a folder</a>
<a href="rules/hearts.html?x=1#%C3%BCber">with a sign</a>
<a href="https://example.org/no/such/page#at-all">elsewhere</a>
<a href="mailto:a@example.org">mail</a>
<a href="data:text/plain,hello">data</a>
<img src="_static/table.svg" srcset="_static/table.svg 1x, _static/table.svg 2x">
</body></html>
"""
RULE = (
    '<h2 id="hearts-breaking">Breaking</h2><a name="über"></a><a href="../index.html#start">up</a>'
)
README = (
    f"[rules](docs/rules/hearts.md#hearts-breaking) ![table](docs/_static/table.svg) [x]({ADDRESS})"
)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for path, text in {
        "index.html": INDEX,
        "rules/hearts.html": RULE,
        "rules/index.html": '<p>rules</p><a href="../records/hearts.html#d2m17s0">a move</a>',
        "records/hearts.html": "<p>a record</p>",
        "_static/pages.css": "",
        "_static/table.svg": "<svg/>",
    }.items():
        (tmp_path / path).parent.mkdir(exist_ok=True)
        (tmp_path / path).write_text(text, "utf-8")
    return tmp_path


def test_links_that_hold_are_passed_over(folder: Path) -> None:
    assert check(folder, ADDRESS, README) == []
    assert len(Page(INDEX).links) == 15


FILE, PLACE = "there is no such file", "there is no such place on the page"


@pytest.mark.parametrize(
    ("html", "wrong"),
    [
        ('<a href="rules/hawk.html">', FILE),
        ('<a href="rules/hearts.html#hearts-moon">', PLACE),
        ('<a href="#hearts.follow-suit">', PLACE),
        ('<a href="index.html#Start">', PLACE),
        ('<img src="_static/logo.svg">', FILE),
        ('<img src="_static/table.svg" srcset="_static/wide.svg 2x">', FILE),
        ('<script src="_static/none.js"></script>', FILE),
        ('<link rel="stylesheet" href="_static/none.css">', FILE),
        ('<object data="_static/none.svg"></object>', FILE),
        ('<svg><use xlink:href="#none"/></svg>', PLACE),
        (f'<meta property="og:image" content="{ADDRESS}_static/none.png">', FILE),
        (f'<a href="{ADDRESS}tutorial.html">', FILE),
        (f'<a href="{ADDRESS}rules/hearts.html#none">', PLACE),
        ('<a href="_static">', FILE),
        ('<a href="index.html#d2m17">', PLACE),
        ('<a href="records/hearts.html#d0m1">', PLACE),
        ('<a href="records/hawk.html#d2m17">', FILE),
        ('<a href="../secret.html">', FILE),
        ('<a href="/index.html">', "it is no relative link, and holds at the root of a site alone"),
    ],
)
def test_a_dead_link_is_found_with_its_page_and_line(folder: Path, html: str, wrong: str) -> None:
    (folder.parent / "secret.html").write_text("")
    (folder / "page.html").write_text(f"<p>\n{html}")
    target = Page(html).links[-1].target
    assert check(folder, ADDRESS, README) == [f"page.html:2: {target}: {wrong}"]


def test_dead_links_of_the_readme_are_found(folder: Path) -> None:
    readme = "[a](docs/tutorial.md), [b](docs/rules/hearts.md#moon) and [c](docs/rules/hearts.md)"
    assert list(Site.read(folder, ADDRESS).dead_of_readme(readme)) == [
        f"README.md: {ADDRESS}tutorial.html: {FILE}",
        f"README.md: {ADDRESS}rules/hearts.html#moon: {PLACE}",
    ]


def test_a_folder_without_pages_is_no_check(tmp_path: Path) -> None:
    assert check(tmp_path, ADDRESS, README) == [f"there are no pages in {tmp_path}"]
