"""The sessions on the page that tells how to play are what the commands print."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.commands.conftest import Run

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "how-to" / "play.md").read_text("utf-8")
QUESTION = re.compile(r"^(?:.*, (?:your card|\d cards to pass)|Which of them, 1 to \d): (.*)$")


def sessions() -> Iterator[tuple[str, str]]:
    """Each command on the page, and what stands below it."""
    for block in re.findall(r"^```console\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL):
        for part in block.split("$ vorhand ")[1:]:
            command, _, told = part.partition("\n")
            yield command, told


@pytest.mark.parametrize(("command", "told"), list(sessions()))
def test_a_session_is_as_it_is_shown(
    command: str, told: str, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)
    typed = [found[1] for line in told.splitlines() if (found := QUESTION.match(line))]
    ran = run(*shlex.split(command), typed="".join(f"{line}\n" for line in typed))
    assert ran.err == ""
    expected = ".*".join(map(re.escape, re.split(r"\.\.\.\n?", told)))
    assert re.fullmatch(f"{expected}", ran.out, re.DOTALL)
