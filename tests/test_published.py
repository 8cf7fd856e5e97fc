"""What PyPI is told of the project: links of the README, addresses, and the check of both."""

from __future__ import annotations

import re
import tarfile
import tomllib
import zipfile
from io import BytesIO
from pathlib import Path

import pytest

import hatch_build
from tests.links import ROOT, URLS
from tests.published import problems, problems_of_links, problems_of_urls

ADDRESS = "https://docs.example/en/latest/"
README = (ROOT / "README.md").read_text("utf-8")


@pytest.mark.parametrize(
    ("target", "published"),
    [
        ("docs/tutorial.md", f"{ADDRESS}tutorial.html"),
        ("docs/rules/hearts.md#perft", f"{ADDRESS}rules/hearts.html#perft"),
        ("docs/_static/table.svg", f"{ADDRESS}_static/table.svg"),
        ("CHANGELOG.md", f"{ADDRESS}changelog.html"),
        ("examples/records/hearts-faulty.json", f"{ADDRESS}records/hearts-faulty.html"),
        ("https://example.org/docs/x.md", "https://example.org/docs/x.md"),
    ],
)
def test_targets_of_the_readme_lead_to_the_built_pages(target: str, published: str) -> None:
    readme = f'A [link]({target}), ![a picture]({target}), <img src="{target}"> and `[x](y)z`'
    assert hatch_build.published(f"[link]({target})", ADDRESS) == f"[link]({published})"
    assert hatch_build.published(readme.partition(" and")[0], ADDRESS) == (
        f'A [link]({published}), ![a picture]({published}), <img src="{published}">'
    )


@pytest.mark.parametrize(
    "target", ["examples/referee.py", "examples/records/x.py", "LICENSE", "#speed", "../x"]
)
def test_a_target_that_has_no_page_is_refused(target: str) -> None:
    with pytest.raises(ValueError, match=r"which is no page of the documentation"):
        hatch_build.published(f"[link]({target})", ADDRESS)


def test_the_readme_links_to_files_that_are_there() -> None:
    targets = [target for target in hatch_build.TARGET.findall(README) if "://" not in target]
    assert len(targets) > 20
    for target in targets:
        assert (ROOT / target.partition("#")[0]).is_file(), target


def test_the_address_of_the_documentation_stands_in_one_place() -> None:
    assert set(URLS) == {"Documentation", "Changelog"}
    assert URLS["Changelog"] == f"{URLS['Documentation']}changelog.html"
    assert URLS["Documentation"] not in README
    assert list(problems_of_urls([f"{name}, {it}" for name, it in URLS.items()], URLS)) == []


def test_the_readme_has_its_two_commands_first() -> None:
    blocks = [part.partition("\n```\n")[0] for part in README.split("\n```sh\n")[1:]]
    assert len(blocks) == 2
    assert all(block.startswith("python3 -m venv .venv && ") for block in blocks)
    assert blocks[1].endswith("-m pytest")


def test_badges_say_what_is_asked_for() -> None:
    asked = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    said = {
        f"Python {asked['project']['requires-python'].removeprefix('>=')} or later",
        f"{asked['project']['license']} licence",
        f"{asked['tool']['coverage']['report']['fail_under']}% of branches covered",
    }
    assert asked["tool"]["mypy"]["strict"]
    badges = re.findall(r"^\[!\[(.*?)\]\(https://img\.shields\.io/badge/", README, re.MULTILINE)
    assert set(badges) == said | {"typed: mypy strict and pyright"}


# --- The check


def wheel_with(metadata: str, folder: Path) -> Path:
    path = folder / "vorhand.whl"
    with zipfile.ZipFile(path, "w") as wheel:
        wheel.writestr("vorhand/__init__.py", "")
        wheel.writestr("vorhand-0.dist-info/METADATA", metadata)
    return path


def sdist_with(metadata: str, folder: Path) -> Path:
    path = folder / "vorhand.tar.gz"
    with tarfile.open(path, "w:gz") as sdist:
        member = tarfile.TarInfo("vorhand-0/PKG-INFO")
        member.size = len(metadata.encode())
        sdist.addfile(member, BytesIO(metadata.encode()))
    return path


def metadata_with(description: str) -> str:
    urls = "".join(f"Project-URL: {label}, {address}\n" for label, address in URLS.items())
    return f"Metadata-Version: 2.4\nName: vorhand\n{urls}\n{description}"


def as_html(markdown: str) -> str:
    """Enough of Markdown for these tests."""
    return "".join(f'<a href="{one}">' for one in hatch_build.TARGET.findall(markdown))


@pytest.mark.parametrize("make", [wheel_with, sdist_with])
def test_metadata_with_absolute_links_pass(make: type, tmp_path: Path) -> None:
    published = hatch_build.published(README, URLS["Documentation"])
    assert list(problems(make(metadata_with(published), tmp_path), as_html)) == []


@pytest.mark.parametrize("make", [wheel_with, sdist_with])
def test_metadata_with_a_readme_as_it_is_fail(make: type, tmp_path: Path) -> None:
    told = list(problems(make(metadata_with(README), tmp_path), as_html))
    assert "the description has a relative link: docs/tutorial.md" in told
    assert "the description does not link to the documentation" in told


def test_metadata_without_a_description_fail(tmp_path: Path) -> None:
    def nothing(markdown: str) -> None:
        assert not markdown

    assert list(problems(wheel_with(metadata_with(""), tmp_path), nothing)) == [
        "the description has no link, so it is not the README",
        "the description does not link to the documentation",
    ]


@pytest.mark.parametrize(
    "target",
    [
        "docs/x.md",
        "/x",
        "//example.org/x",
        "http://example.org",
        "../x",
        "x.png",
        "https://local/x",
    ],
)
def test_a_link_that_does_not_hold_everywhere_is_found(target: str) -> None:
    for html in (f'<a href="{target}">x</a>', f'<img src="{target}">'):
        (told,) = problems_of_links(f'<a href="https://example.org">x</a><a href="#x">x</a>{html}')
        assert told == f"the description has a relative link: {target}"


@pytest.mark.parametrize(
    ("told", "problem"),
    [
        ("Documentation, https://docs.example", "has to end with a slash"),
        ("Documentation, docs.example/", "Documentation is no address: docs.example/"),
        (f"{'x' * 33}, https://docs.example/", "this is no label"),
    ],
)
def test_an_address_that_is_none_is_found(told: str, problem: str) -> None:
    name, _, address = told.partition(", ")
    assert any(problem in one for one in problems_of_urls([told], {name: address}))


def test_addresses_that_differ_from_the_project_are_found() -> None:
    (told,) = problems_of_urls([f"Documentation, {ADDRESS}"], URLS)
    assert "and pyproject.toml" in told
