"""What the workflows use and may do, and that what is published is what was built."""

from __future__ import annotations

import os
import re
import subprocess
import tomllib
from hashlib import sha256
from pathlib import Path

import pytest

import hatch_build

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


@pytest.mark.parametrize(
    ("job", "command"),
    [
        ("build", "python -m build --no-isolation"),
        ("wheels", "python -m cibuildwheel --platform linux --output-dir wheels"),
    ],
)
def test_a_release_is_built_by_tools_that_are_pinned_and_by_nothing_else(
    job: str, command: str
) -> None:
    build = jobs("release.yml")[job]
    installed = re.findall(r"pip install(?:[^\n]|\\\n)*", build)
    assert len(installed) == build.count("install") == 1
    assert "--require-hashes" in installed[0]
    assert f"run: {command}\n" in build
    assert "nox" not in build
    assert "needs:" not in build


def test_compiled_wheels_are_built_by_pinned_tools_for_each_python_and_tested() -> None:
    settings = tomllib.loads((WORKFLOWS.parents[1] / "pyproject.toml").read_text("utf-8"))
    wheels = settings["tool"]["cibuildwheel"]
    pythons = [re.search(r"\d\.(\d+)$", one) for one in settings["project"]["classifiers"]]
    tags = [f"cp3{found[1]}-manylinux_x86_64" for found in pythons if found]
    assert wheels["build"] == tags
    assert wheels["environment"] == {"VORHAND_NATIVE": "1"}
    assert wheels["test-environment"] == {"VORHAND_BUILD": "native"}
    assert wheels["test-command"].endswith("python -m pytest -q")
    assert "--no-isolation" in wheels["build-frontend"]["args"]
    assert "--require-hashes" in wheels["before-build"]
    pinned = (WORKFLOWS.parent / "native-requirements.txt").read_text("utf-8")
    assert f"\n{hatch_build.COMPILER.replace('[mypyc]', '')} \\" in pinned


def test_files_that_are_published_are_compared_with_those_that_were_built(tmp_path: Path) -> None:
    publish = jobs("release.yml")["publish"]
    (compared,) = re.findall(r"run: (.*)", publish)
    (tmp_path / "dist").mkdir()
    for name in ("b.whl", "a.tar.gz", "c.whl"):
        (tmp_path / "dist" / name).write_text(name)

    def told(*names: str) -> str:
        files = [(name, (tmp_path / "dist" / name).read_bytes()) for name in names]
        return "\n".join(f"{sha256(data).hexdigest()}  {name}" for name, data in files)

    def passes(hashes: str) -> bool:
        command = ["bash", "-euo", "pipefail", "-c", compared]
        env = {"HASHES": hashes, "PATH": os.environ["PATH"], "LC_ALL": "C"}
        return subprocess.run(command, env=env, cwd=tmp_path, check=False).returncode == 0

    both = told("a.tar.gz", "b.whl") + "\n" + told("c.whl")
    assert passes(both)
    assert not passes(told("a.tar.gz", "b.whl"))
    assert not passes(both.replace("a", "e"))
    (tmp_path / "dist" / "d.whl").write_text("d")
    assert not passes(both)


def test_what_was_built_is_published_when_it_was_checked() -> None:
    release = jobs("release.yml")
    assert list(release) == ["build", "wheels", "check", "publish"]
    built = "artifact-ids: ${{ needs.build.outputs.artifact }}"
    for job in ("check", "publish"):
        assert release[job].count("actions/download-artifact@") == release[job].count(built) == 1
    assert "upload-artifact" not in release["check"]
    assert "--built dist " in release["check"]
    publish = release["publish"]
    assert "    needs: [build, wheels, check]\n" in publish
    for job in ("build", "wheels"):
        assert f"            ${{{{ needs.{job}.outputs.hashes }}}}\n" in publish
        assert f"${{{{ needs.{job}.outputs.artifact }}}}" in publish
