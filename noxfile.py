#!/usr/bin/env -S uv run --script
# /// script
# dependencies = ["nox>=2025.5.1"]
# ///
"""What can be checked: ``nox --list`` names the sessions."""

from __future__ import annotations

import argparse
import json
import re
import secrets
import shutil
import tarfile
import tomllib
import zipfile
from pathlib import Path

import nox

nox.needs_version = ">=2025.5.1"
nox.options.default_venv_backend = "venv"
nox.options.error_on_external_run = True
nox.options.error_on_missing_interpreters = True

ROOT = Path(__file__).parent
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
CLASSIFIER = "Programming Language :: Python :: 3."
PYTHONS = [
    "3." + classifier.removeprefix(CLASSIFIER)
    for classifier in PYPROJECT["project"]["classifiers"]
    if classifier.startswith(CLASSIFIER)
]


ALONE = ("noxfile.py", "conftest.py", "hatch_build.py")
"""Programs that belong to no package."""

UNTYPED = {"vorhand.adapters.pettingzoo.raw_env"}
"""Whose base has no types that others may rely on, that of PettingZoo."""

# What GitHub and Read the Docs read, by the name of its schema.
FORMS = {
    "github-workflows": ".github/workflows/*.yml",
    "github-issue-forms": ".github/ISSUE_TEMPLATE/[!c]*.yml",
    "github-issue-config": ".github/ISSUE_TEMPLATE/config.yml",
    "dependabot": ".github/dependabot.yml",
    "readthedocs": ".readthedocs.yaml",
}


def group(name: str) -> list[str]:
    """The requirements of a dependency group, for pip."""
    return list(nox.project.dependency_groups(PYPROJECT, name))


def built_wheel(session: nox.Session, *, compiled: bool = False) -> str:
    """Build the wheel and answer its path: it is what users get, so it is what is tested."""
    session.install("build")
    out = Path(session.create_tmp()) / ("compiled" if compiled else "pure")
    shutil.rmtree(out, ignore_errors=True)
    env = {"VORHAND_NATIVE": "1" if compiled else "0"}
    session.run("python", "-m", "build", "--wheel", "--outdir", str(out), silent=True, env=env)
    return str(next(out.glob("*.whl")))


@nox.session(python=PYTHONS)
def tests(session: nox.Session) -> None:
    """Run the tests on the built wheel with every branch covered."""
    session.install(built_wheel(session), *group("tests"))
    session.run("coverage", "erase")
    session.run("coverage", "run", "-m", "pytest", *session.posargs)
    session.run("coverage", "combine", "--quiet")
    session.run("coverage", "report")


@nox.session(python=PYTHONS, default=False)
def native(session: nox.Session) -> None:
    """
    Compile the library, run all tests and laws on the compiled wheel, and hold both builds against
    each other. ``-- --built WHEEL`` takes a wheel instead of compiling one.
    """
    parser = argparse.ArgumentParser(prog="nox -s native --")
    parser.add_argument("--built", type=Path)
    asked, rest = parser.parse_known_args(session.posargs)
    wheel = str(asked.built.resolve()) if asked.built else built_wheel(session, compiled=True)
    pure = fresh_python(session, "pure-python", built_wheel(session))
    session.install("--force-reinstall", wheel, *group("tests"))
    session.log(f"the suite on {Path(wheel).name}")
    # Whatever is tested has to be this build; the summary says how many tests there were.
    session.run("pytest", *rest, env={"VORHAND_BUILD": "native"})
    compare_builds(session, pure)


def compare_builds(session: nox.Session, pure: str) -> None:
    """Let pickles of each build load in the other, and what is to be seen of values be the same."""
    tmp = Path(session.create_tmp()).resolve()
    for how, python, file in (
        ("write", "python", "native"),
        ("write", pure, "pure"),
        ("read", "python", "pure"),
        ("read", pure, "native"),
    ):
        session.run(
            python, "-m", "tests.two_builds", how, str(tmp / f"{file}.pickles"), external=True
        )


@nox.session
def lint(session: nox.Session) -> None:
    """Check style and format, spelling, and the form of the pages."""
    session.install(*group("lint"))
    session.run("ruff", "check")
    session.run("ruff", "format", "--check")
    session.run("codespell")
    session.run("rumdl", "check", ".")


@nox.session
def typing(session: nox.Session) -> None:
    """Check types with mypy and pyright, and that every public name has a type."""
    session.install("-e", ".", *group("typing"))
    session.run("mypy", "--strict", "src", "tests", "examples", "native", *ALONE)
    session.run("pyright")
    verify = ("pyright", "--verifytypes", "vorhand", "--ignoreexternal", "--outputjson")
    told = str(session.run(*verify, silent=True, success_codes=[0, 1]))
    report, _ = json.JSONDecoder().raw_decode(told[told.index("{") :])  # other notes may stand by
    for symbol in report["typeCompleteness"]["symbols"]:
        known = symbol["isTypeKnown"] and not symbol["isTypeAmbiguous"]
        if symbol["isExported"] and not known and symbol["name"] not in UNTYPED:
            session.error(f"{symbol['name']} has no type: pyright --verifytypes vorhand")


@nox.session
def docs(session: nox.Session) -> None:
    """Build the documentation with warnings as errors and no dead link, and run its examples."""
    session.install("-e", ".", *group("docs"), *group("tests"))
    out = session.create_tmp()
    session.run("sphinx-build", "-n", "-W", "-T", "-q", "-E", "-b", "html", "docs", f"{out}/html")
    session.run("python", "-m", "tests.links", f"{out}/html")
    session.run("pytest", "docs", "README.md", "src")


@nox.session
def oracle(session: nox.Session) -> None:
    """Compare Hearts with OpenSpiel move by move; more deals by ``-- DEALS``."""
    session.install("-e", ".", *group("tests"), *group("openspiel"))
    env = {"VORHAND_OPENSPIEL_DEALS": session.posargs[0]} if session.posargs else {}
    session.run("pytest", "-m", "openspiel", "tests/oracles/test_openspiel.py", env=env)


OPENSPIEL_TESTS = "tests/adapters/test_openspiel*.py"
OPENSPIEL_PAGE = "docs/how-to/use-openspiel.md"


@nox.session(default=False)
def openspiel_adapter(session: nox.Session) -> None:
    """Run the tests of the games in OpenSpiel and the examples of their page, all branches."""
    session.install("-e", ".[openspiel]", *group("tests"), *group("openspiel"))
    tests = sorted(str(path) for path in Path().glob(OPENSPIEL_TESTS))
    tests.append("tests/adapters/test_without_openspiel.py")
    measured = "*/vorhand/adapters/openspiel/*"
    session.run("coverage", "erase")
    only = "--omit=tests/*"  # and not what is left out of all other runs
    session.run("coverage", "run", only, "-m", "pytest", *tests, OPENSPIEL_PAGE, *session.posargs)
    session.run("coverage", "combine", "--quiet")
    session.run("coverage", "report", only, f"--include={measured}")


@nox.session(default=False)
def adapters(session: nox.Session) -> None:
    """Use the adapters with the libraries that they are for, and cover every branch of them."""
    session.install("-e", ".", *group("tests"), *group("adapters"))
    files = [f"src/vorhand/adapters/{name}.py" for name in ("pettingzoo", "gymnasium")]
    shared = [f"src/vorhand/adapters/{name}.py" for name in ("__init__", "spaces", "tables")]
    session.run("coverage", "erase")
    measure = ("coverage", "run", "--omit=none", "-m", "pytest")
    session.run(*measure, "tests/adapters", *files, *session.posargs)
    session.run("pytest", "docs/how-to/train-a-player.md")  # alone: it fails if nothing is run
    session.run("coverage", "combine", "--quiet")
    session.run("coverage", "report", "--omit=none", f"--include={','.join(files + shared)}")


@nox.session(default=False)
def browser(session: nox.Session) -> None:
    """Step through the pages of records in headless Chromium."""
    session.install("-e", ".", *group("tests"), *group("browser"))
    session.run("pytest", "tests/browser", *session.posargs)


@nox.session(default=False)
def guides(session: nox.Session) -> None:
    """Run the guides that need more than the library: tables and plots, frozen programs."""
    session.install("-e", ".", *group("tests"), *group("guides"))
    session.run("pytest", "tests/guides", *session.posargs)
    page = str(ROOT / "docs/how-to/tables-and-plots.md")
    with session.chdir(session.create_tmp()):  # the page writes a picture
        session.run("pytest", page)


@nox.session(default=False)
def scale(session: nox.Session) -> None:
    """Compare players through dask and ray, with two workers each, and tell what a task costs."""
    session.install("-e", ".", *group("tests"), *group("scale"))
    session.run("pytest", "tests/scale", *session.posargs)
    session.run("python", "-m", "tests.scale.simulation")


@nox.session(default=False)
def laws(session: nox.Session) -> None:
    """Draw many more examples for the laws and the oracles: some minutes."""
    session.install("-e", ".", *group("tests"))
    paths = session.posargs or ["tests/laws", "tests/oracles"]
    session.run("pytest", "-n", "auto", "--dist", "worksteal", *paths, env={"VORHAND_LAWS": "long"})


@nox.session(python=PYTHONS, default=False)
def strict(session: nox.Session) -> None:
    """
    Run the tests in random order and in parallel, with Python's own checks and without asserts.

    ``-- --seed 7`` shuffles as a run before did, ``-- --alone`` runs each file and document by
    itself instead.
    """
    parser = argparse.ArgumentParser(prog="nox -s strict --")
    parser.add_argument("--seed", default=str(secrets.randbelow(1_000_000)))
    parser.add_argument("--alone", action="store_true")
    asked = parser.parse_args(session.posargs)
    session.install("-e", ".", *group("tests"), *group("strict"))
    # What -X dev -W error and -O say is set in the environment: pytest-xdist does not hand flags
    # on to its processes, nor do tests to the programs that they start.
    dev = {"PYTHONDEVMODE": "1", "PYTHONWARNINGS": "error"}
    if asked.alone:
        tests = str(session.run("pytest", "--collect-only", "-q", silent=True))
        for path in dict.fromkeys(re.findall(r"^(\S+)::", tests, flags=re.MULTILINE)):
            session.run("pytest", "-q", path, env=dev)
        return
    shuffled = ["--random-order-bucket=global", f"--random-order-seed={asked.seed}"]
    for env in (dev, {"PYTHONOPTIMIZE": "1"}):
        session.run("pytest", "-n", "auto", "--dist", "load", *shuffled, env=env)


@nox.session(default=False)
def bench(session: nox.Session) -> None:
    """
    Measure speed and memory: beside OpenSpiel and PettingZoo in one run, all games, growth, long
    matches. A ratio that is lower than what is asked fails.
    """
    session.install("-e", ".", *group("openspiel"), *group("adapters"), "pygame", "rlcard")
    for name in ("calls", "games", "growth", "long_matches", "adapters", "openspiel_games"):
        session.run("python", "-m", f"tests.benchmarks.{name}")
    beside = ("-m", "tests.benchmarks.against_openspiel", "--check", *session.posargs)
    compiled = built_wheel(session, compiled=True)
    native = fresh_python(session, "native-python", compiled, *group("openspiel"))
    session.run(native, *beside, external=True)
    session.run("python", *beside)


@nox.session(default=False)
def mutation(session: nox.Session) -> None:
    """Mutate the rules, and name what no test notices: an hour; ``-- hawk`` for one game."""
    session.install("-e", ".", *group("tests"), *group("mutation"))
    session.run("python", "-m", "tests.mutation", session.create_tmp(), *session.posargs)


@nox.session
def repo_review(session: nox.Session) -> None:
    """Check what stands around the code: settings, workflows, hooks, forms for issues."""
    session.install(*group("review"))
    session.run("repo-review", ".")
    for schema, files in FORMS.items():
        found = sorted(str(path) for path in ROOT.glob(files))
        session.run("check-jsonschema", "--builtin-schema", f"vendor.{schema}", *found)
    session.run("zizmor", "--offline", "--quiet", ".github")
    session.run("pre-commit", "validate-config", silent=True)
    hooks = (ROOT / ".pre-commit-config.yaml").read_text("utf-8")
    for requirement in group("lint"):
        name, _, version = requirement.partition("==")
        if not re.search(rf"/{name}(-pre-commit)?\n    rev: v{re.escape(version)}\n", hooks):
            session.error(f".pre-commit-config.yaml has another version of {name} than {version}")


def fresh_python(session: nox.Session, name: str, *requirements: str) -> str:
    """Make an environment with nothing but these in it, and answer its Python."""
    path = Path(session.create_tmp()).resolve() / name
    session.run("python", "-m", "venv", "--clear", str(path))
    python = str(path / "bin" / "python")
    session.run(python, "-m", "pip", "install", "-q", *requirements, external=True)
    return python


def wheel_and_sdist(session: nox.Session, folder: Path) -> tuple[Path, Path]:
    """The wheel and the sdist in a folder, which has to hold them and nothing else."""
    wheels, sdists = list(folder.glob("*.whl")), list(folder.glob("*.tar.gz"))
    found = sorted(path.name for path in folder.iterdir())
    if (len(wheels), len(sdists), len(found)) != (1, 1, 2):
        session.error(f"{folder} has to hold a wheel and an sdist, and holds {found}")
    return wheels[0], sdists[0]


def build_files(session: nox.Session, folder: Path) -> tuple[Path, Path]:
    """
    Build wheel and sdist as the release does, with tools pinned by hash and no others there, into a
    folder that then holds nothing else.
    """
    shutil.rmtree(folder, ignore_errors=True)
    tools = ["--require-hashes", "--only-binary", ":all:", "-r", ".github/build-requirements.txt"]
    python = fresh_python(session, "builder", *tools)
    session.run(
        *(python, "-m", "build", "--no-isolation", "--outdir", str(folder)),
        external=True,
        silent=True,
    )
    return wheel_and_sdist(session, folder)


def tracked(session: nox.Session, *paths: str) -> dict[str, bytes]:
    """The files that git has under these paths."""
    names = str(session.run("git", "ls-files", "-z", "--", *paths, external=True, silent=True))
    return {name: (ROOT / name).read_bytes() for name in names.split("\0") if name}


def check_contents(session: nox.Session, wheel: Path, sdist: Path) -> None:
    """Let wheel and sdist hold what git has, byte by byte, and what packaging asks for."""
    version = PYPROJECT["project"]["version"]
    with zipfile.ZipFile(wheel) as zipped:
        packed = {name: zipped.read(name) for name in zipped.namelist()}
    about = f"vorhand-{version}.dist-info/"
    asked_for = ("METADATA", "WHEEL", "RECORD", "entry_points.txt", "licenses/LICENSE")
    wanted = {f"{about}{name}" for name in asked_for}
    library = {name.removeprefix("src/"): text for name, text in tracked(session, "src").items()}
    compare(session, wheel, packed, library | {name: packed.get(name, b"") for name in wanted})

    with tarfile.open(sdist) as archive:
        members = [member for member in archive if not member.isdir()]
        if not all(member.isreg() for member in members):
            session.error(f"{sdist.name} holds something that is no file")
        opened = {member.name: archive.extractfile(member) for member in members}
        packed = {name: file.read() for name, file in opened.items() if file is not None}
    named = PYPROJECT["tool"]["hatch"]["build"]["targets"]["sdist"]["include"]
    always = ("pyproject.toml", "README.md", "LICENSE", ".gitignore")
    source = {
        f"vorhand-{version}/{name}": text
        for name, text in tracked(session, *named, *always).items()
    }
    info = f"vorhand-{version}/PKG-INFO"
    compare(session, sdist, packed, source | {info: packed.get(info, b"")})


def compare(
    session: nox.Session, path: Path, found: dict[str, bytes], wanted: dict[str, bytes]
) -> None:
    """Let a file hold what it should."""
    differing = {name for name in found.keys() | wanted if found.get(name) != wanted.get(name)}
    if differing:
        session.error(f"not in {path.name} as it should be: {sorted(differing)}")


def check_files(session: nox.Session, wheel: Path, sdist: Path) -> None:
    """Check wheel and sdist as far as that goes without installing them."""
    session.install(*group("build"), "attrs", "typing-extensions")
    session.run("validate-pyproject", "pyproject.toml")
    session.run("twine", "check", "--strict", str(wheel), str(sdist))
    session.run("check-wheel-contents", str(wheel))
    session.run("python", "-m", "tests.published", str(wheel), str(sdist))
    check_contents(session, wheel, sdist)
    again = build_files(session, Path(session.create_tmp()) / "again")
    for built, rebuilt in zip((wheel, sdist), again, strict=True):
        if built.read_bytes() != rebuilt.read_bytes():
            session.error(f"{built.name} has other bytes when it is built again")


@nox.session
def build(session: nox.Session) -> None:
    """Build sdist and wheel and check both."""
    check_files(session, *build_files(session, Path(session.create_tmp()) / "dist"))


def check_changelog(session: nox.Session, *, unreleased: bool) -> None:
    """Let the newest section of the changelog be that of the version, or the unreleased one."""
    version = PYPROJECT["project"]["version"]
    text = (ROOT / "CHANGELOG.md").read_text("utf-8")
    _, *parts = re.split(r"^## (.*)\n", text, flags=re.MULTILINE)
    sections = [
        (title, body)
        for title, body in zip(parts[::2], parts[1::2], strict=True)
        if re.search("^- ", body, re.MULTILINE)
    ]
    title = sections[0][0] if sections else "nothing"
    wanted = r"\[Unreleased\]" if unreleased else rf"\[{re.escape(version)}\] - \d{{4}}-\d\d-\d\d"
    if not re.fullmatch(wanted, title):
        form = "[Unreleased]" if unreleased else f"[{version}] - YYYY-MM-DD"
        session.error(f'the newest section of CHANGELOG.md has to be "{form}" and is "{title}"')


@nox.session(default=False)
def release_check(session: nox.Session) -> None:
    """
    Do all of a release but the upload, and leave the files in ``dist``.

    ``-- --unreleased`` asks the changelog for what is not released yet instead of the version, and
    ``-- --tag v1.2.3`` asks whether the tag is that of the version. ``-- --built FOLDER`` checks
    the files in a folder instead of building some.
    """
    parser = argparse.ArgumentParser(prog="nox -s release_check --")
    parser.add_argument("--unreleased", action="store_true")
    parser.add_argument("--tag")
    parser.add_argument("--built", type=Path)
    asked = parser.parse_args(session.posargs)
    version = PYPROJECT["project"]["version"]
    if asked.tag not in {None, f"v{version}"}:
        session.error(f"the tag is {asked.tag}, and the version is {version}")
    check_changelog(session, unreleased=asked.unreleased)
    changed = session.run("git", "status", "--porcelain", external=True, silent=True)
    if changed:
        session.error(f"not everything is committed:\n{changed}")

    built = asked.built and wheel_and_sdist(session, asked.built.resolve())
    wheel, sdist = built or build_files(session, ROOT / "dist")
    check_files(session, wheel, sdist)
    example = str(ROOT / "examples" / "play_match.py")
    unpacked = Path(session.create_tmp()).resolve() / "sdist"
    shutil.rmtree(unpacked, ignore_errors=True)
    with tarfile.open(sdist) as archive:
        archive.extractall(unpacked, filter="data")
    with_wheel = fresh_python(session, "with-wheel", str(wheel))
    with_sdist = fresh_python(session, "with-sdist", str(sdist), *group("tests"))
    with session.chdir(unpacked):  # away from the sources, which are not to be found by chance
        for python in (with_wheel, with_sdist):
            for game in ("hearts", "hawk", "hurrikan"):
                session.run(python, example, game, external=True, silent=True)
                session.run(python, "-m", "vorhand", "watch", game, external=True, silent=True)
    with session.chdir(next(unpacked.iterdir())):
        session.run(with_sdist, "-m", "pytest", "-q", external=True)

    repo_review(session)
    docs(session)


if __name__ == "__main__":
    nox.main()
