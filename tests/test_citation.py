"""What the files on citing say is what the project says of itself."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]


def test_the_citation_file_says_what_the_project_says() -> None:
    text = (ROOT / "CITATION.cff").read_text("utf-8")
    said = dict(re.findall(r'^ *(?:- )?([a-z]+): "?([^"\n]+)"?$', text, flags=re.MULTILINE))
    assert said["title"] == PROJECT["name"]
    assert said["abstract"] == PROJECT["description"]
    assert said["version"] == PROJECT["version"]
    assert said["license"] == PROJECT["license"]
    assert [{"name": said["name"]}] == PROJECT["authors"]
    assert re.findall(r"^  - ([a-z-]+)$", text, flags=re.MULTILINE) == PROJECT["keywords"]


def test_the_page_on_citing_names_the_version() -> None:
    page = (ROOT / "docs" / "cite.md").read_text("utf-8")
    assert set(re.findall(r"\d+\.\d+\.\d+", page)) == {PROJECT["version"]}
