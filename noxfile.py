"""What can be checked: ``nox --list`` names the sessions."""

from __future__ import annotations

import tomllib
from pathlib import Path

import nox

nox.options.default_venv_backend = "venv"
nox.options.error_on_external_run = True
nox.options.error_on_missing_interpreters = True
nox.options.sessions = ["tests", "lint", "typing", "docs", "oracle", "build"]

ROOT = Path(__file__).parent
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
CLASSIFIER = "Programming Language :: Python :: 3."
PYTHONS = [
    "3." + classifier.removeprefix(CLASSIFIER)
    for classifier in PYPROJECT["project"]["classifiers"]
    if classifier.startswith(CLASSIFIER)
]


def group(name: str) -> list[str]:
    """The requirements of a dependency group, for pip."""
    return list(nox.project.dependency_groups(PYPROJECT, name))


def built_wheel(session: nox.Session) -> str:
    """Build the wheel and answer its path: it is what users get, so it is what is tested."""
    session.install("build")
    out = Path(session.create_tmp())
    for old in out.glob("*.whl"):
        old.unlink()
    session.run("python", "-m", "build", "--wheel", "--outdir", str(out), silent=True)
    return str(next(out.glob("*.whl")))


@nox.session(python=PYTHONS)
def tests(session: nox.Session) -> None:
    """Run the tests on the built wheel with every branch covered."""
    session.install(built_wheel(session), *group("tests"))
    session.run("coverage", "erase")
    session.run("coverage", "run", "-m", "pytest", *session.posargs)
    session.run("coverage", "combine", "--quiet")
    session.run("coverage", "report")


@nox.session
def lint(session: nox.Session) -> None:
    """Check style and format."""
    session.install(*group("lint"))
    session.run("ruff", "check")
    session.run("ruff", "format", "--check")


@nox.session
def typing(session: nox.Session) -> None:
    """Check types with mypy and pyright, and that every public name has a type."""
    session.install("-e", ".", *group("typing"))
    session.run("mypy", "--strict", "src", "tests", "examples", "noxfile.py", "conftest.py")
    session.run("pyright")
    session.run("pyright", "--verifytypes", "vorhand", "--ignoreexternal")


@nox.session
def docs(session: nox.Session) -> None:
    """Build the documentation with warnings as errors, and run its examples."""
    session.install("-e", ".", *group("docs"), *group("tests"))
    out = session.create_tmp()
    session.run("sphinx-build", "-n", "-W", "-T", "-q", "-E", "-b", "html", "docs", f"{out}/html")
    session.run("pytest", "docs", "README.md", "src")


@nox.session
def oracle(session: nox.Session) -> None:
    """Compare Hearts with OpenSpiel move by move; more deals by ``-- DEALS``."""
    session.install("-e", ".", *group("tests"), *group("openspiel"))
    env = {"VORHAND_OPENSPIEL_DEALS": session.posargs[0]} if session.posargs else {}
    session.run("pytest", "-m", "openspiel", "tests/oracles/test_openspiel.py", env=env)


@nox.session
def browser(session: nox.Session) -> None:
    """Step through the pages of records in headless Chromium."""
    session.install("-e", ".", *group("tests"), *group("browser"))
    session.run("pytest", "tests/browser", *session.posargs)


@nox.session
def laws(session: nox.Session) -> None:
    """Draw many more examples for the laws and the oracles: some minutes."""
    session.install("-e", ".", *group("tests"))
    paths = session.posargs or ["tests/laws", "tests/oracles"]
    session.run("pytest", "-n", "auto", "--dist", "worksteal", *paths, env={"VORHAND_LAWS": "long"})


@nox.session
def bench(session: nox.Session) -> None:
    """Measure speed and memory: Hearts against OpenSpiel in one run, all games in another."""
    session.install("-e", ".", *group("openspiel"))
    session.run("python", "tests/benchmarks/against_openspiel.py")
    session.run("python", "tests/benchmarks/games.py")


@nox.session
def build(session: nox.Session) -> None:
    """Build sdist and wheel and check both."""
    session.install(*group("build"))
    out = Path(session.create_tmp())
    for old in out.glob("vorhand-*"):
        old.unlink()
    session.run("validate-pyproject", "pyproject.toml")
    session.run("python", "-m", "build", "--outdir", str(out), silent=True)
    files = sorted(map(str, out.glob("vorhand-*")))
    session.run("twine", "check", "--strict", *files)
    session.run("check-wheel-contents", *(name for name in files if name.endswith(".whl")))
