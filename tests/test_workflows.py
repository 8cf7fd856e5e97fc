"""What the workflows use and may do, and that what is published is what was built."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

WORKFLOWS = Path(__file__).parents[1] / ".github" / "workflows"

pytestmark = pytest.mark.skipif(not WORKFLOWS.is_dir(), reason="an sdist has no workflows")


def jobs(name: str) -> dict[str, str]:
    """The jobs of a workflow, each as it is written."""
    text = (WORKFLOWS / name).read_text("utf-8").partition("\njobs:\n")[2]
    _, *parts = re.split(r"^  (\w+):\n", text, flags=re.MULTILINE)
    return dict(zip(parts[::2], parts[1::2], strict=True))


def actions() -> list[str]:
    """What all workflows use, as it is written."""
    texts = [path.read_text("utf-8") for path in sorted(WORKFLOWS.iterdir())]
    return [used for text in texts for used in re.findall(r"\buses: (.*)", text)]


def test_every_action_is_pinned_by_its_commit_with_the_version_beside_it() -> None:
    for used in actions():
        assert re.fullmatch(r"[\w-]+/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", used), used


def test_an_action_has_the_same_version_everywhere() -> None:
    assert len({used.partition("@")[0] for used in actions()}) == len(set(actions())) == 5


def test_only_the_job_that_publishes_may_do_more_than_read() -> None:
    rights = {
        f"{name} {job}": re.findall(r"^ {4}permissions:\n((?: {6}.*\n)*)", text, re.MULTILINE)
        for name in ("ci.yml", "release.yml")
        for job, text in jobs(name).items()
    }
    publishing = rights.pop("release.yml publish")
    assert [right.strip().partition(" #")[0] for right in publishing] == ["id-token: write"]
    assert rights
    for job, given in rights.items():
        assert given == ["      contents: read\n"], job
    for path in WORKFLOWS.iterdir():
        assert "\npermissions: {}\n" in path.read_text("utf-8")


def test_a_release_is_built_by_tools_that_are_pinned_and_by_nothing_else() -> None:
    build = jobs("release.yml")["build"]
    installed = re.findall(r"pip install(?:[^\n]|\\\n)*", build)
    assert len(installed) == build.count("install") == 1
    assert "--require-hashes" in installed[0]
    assert "run: python -m build --no-isolation\n" in build
    assert "nox" not in build
    assert "needs:" not in build


def test_what_was_built_is_published_when_it_was_checked() -> None:
    release = jobs("release.yml")
    assert list(release) == ["build", "check", "publish"]
    built = "artifact-ids: ${{ needs.build.outputs.artifact }}\n"
    for job in ("check", "publish"):
        assert release[job].count("actions/download-artifact@") == release[job].count(built) == 1
    assert "upload-artifact" not in release["check"]
    assert "--built dist " in release["check"]
    publish = release["publish"]
    assert "    needs: [build, check]\n" in publish
    assert "HASHES: ${{ needs.build.outputs.hashes }}\n" in publish
    (compared,) = re.findall(r"run: (.*)", publish)
    assert compared == 'test "$(cd dist && sha256sum -- *)" = "$HASHES"'
