"""The command line, and how commands end: never with a traceback."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from io import StringIO
from pathlib import Path

import pytest
from typing_extensions import override

import vorhand
from tests.commands.conftest import Run
from vorhand import BUILD
from vorhand.commands import main
from vorhand.commands.command_line import parser
from vorhand.commands.screen import fitting

RECORD = Path(__file__).parents[2] / "examples" / "records" / "hearts.txt"
SRC = str(Path(vorhand.__file__).parents[1])
PROGRAM = [sys.executable, "-m", "vorhand"]


def environment(**others: str) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if name not in {"LANG", "LC_ALL"}}
    return {**kept, "PYTHONPATH": SRC, **others}


def test_the_module_is_the_command() -> None:
    done = subprocess.run(
        [*PROGRAM, "--version"], env=environment(), capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("vorhand ")


def test_the_version_is_told_if_it_is_known(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    assert run("--version").out == f"vorhand {version('vorhand')}, {BUILD} build\n"

    def unknown(name: str) -> str:
        raise PackageNotFoundError(name)

    monkeypatch.setattr("importlib.metadata.version", unknown)
    assert run("--version").out == f"vorhand (not installed), {BUILD} build\n"


@pytest.mark.parametrize(
    "argv",
    [[], ["dance"], ["watch"], ["watch", "hearts", "--colour"], ["watch", "hearts", "--seed", "x"]],
)
def test_a_wrong_command_line_is_told(argv: list[str], run: Run) -> None:
    code, out, err = run(*argv)
    assert (code, out) == (2, "")
    assert err.startswith("usage: vorhand")
    assert "error: " in err


def test_the_game_that_was_meant_is_named(run: Run) -> None:
    code, _, err = run("rules", "heart%s")
    assert code == 2
    assert "there is no game 'heart%s'; did you mean 'hearts'? (hearts, hawk, hurri" in err


def test_help_tells_all_commands_and_the_exit_codes(run: Run) -> None:
    code, out, _ = run("--help")
    assert code == 0
    for name in ("play", "watch", "show", "convert", "rules", "exit codes: 0 done; 1 "):
        assert name in out
    told = run("play", "--help").out
    assert "--option NAME=VALUE" in told
    assert "--save FILE" in told


def test_arguments_come_from_the_command_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["vorhand", "rules", "hawk", "solo", "--language", "en"])
    assert main() == 0
    assert "[hawk.solo]" in capsys.readouterr().out
    assert parser().prog == "vorhand"


def test_nobody_who_reads_along_is_no_mistake() -> None:
    program = "from vorhand.commands import main; import sys; sys.exit(main(['watch', 'hearts']))"
    started = subprocess.Popen(
        [sys.executable, "-c", program],
        env=environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert started.stdout is not None
    started.stdout.close()
    _, told = started.communicate(timeout=60)
    assert (started.returncode, told) == (1, "")


@pytest.mark.parametrize("closed", ["0<&-", "0<&- 1>&- 2>&-", "1>/dev/full"])
def test_closed_and_full_streams(closed: str) -> None:
    done = subprocess.run(
        ["/bin/sh", "-c", f"{sys.executable} -m vorhand play hawk --seed 1 {closed}"],
        env=environment(),
        capture_output=True,
        text=True,
        input="1\n",
        check=False,
    )
    assert "Traceback" not in done.stderr
    assert "Exception" not in done.stderr
    assert done.returncode in {0, 1}
    if "full" in closed:
        assert done.returncode == 1
        assert done.stderr == "vorhand: No space left on device\n"


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp1252", "utf-8"])
def test_whatever_the_terminal_has_something_can_be_read(encoding: str, run: Run) -> None:
    code, out, err = run("watch", "hearts", "--limit", "1", encoding=encoding)
    assert (code, err) == (0, "")
    assert "\\u" not in out
    assert ("Q♠" if encoding == "utf-8" else "QS") in out
    code, out, err = run("rules", "hurrikan", "--language", "de", encoding=encoding)
    assert (code, err) == (0, "")
    assert "\\u" not in out
    assert ("ü" in out) == (encoding != "ascii")


def test_a_terminal_with_nothing_but_ascii() -> None:
    done = subprocess.run(
        [*PROGRAM, "watch", "hawk", "--language", "de"],
        env=environment(PYTHONIOENCODING="ascii"),
        capture_output=True,
        encoding="ascii",
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "\\" not in done.stdout


def test_signs_that_a_terminal_lacks_are_spelt_or_escaped() -> None:
    assert fitting("Q♠ K♥", "utf-8") == "Q♠ K♥"
    assert fitting("Q♠ grün", "latin-1") == "QS grün"
    assert fitting("Q♠ grün ☃", "ascii") == "QS gruen \\u2603"


def test_red_suits_are_red_where_a_terminal_shows_it(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    watched = ("watch", "hawk", "--limit", "1")
    plain = run(*watched).out
    red = run(*watched, terminal=True).out
    assert "\x1b[31m♥ " in red
    assert "\x1b[31m10♦\x1b[39m" in red
    assert "\x1b" not in plain
    assert red.replace("\x1b[31m", "").replace("\x1b[39m", "") == plain
    assert not [part for part in red.split("\x1b[31m")[1:] if "♠" in part.split("\x1b")[0]]
    monkeypatch.setenv("TERM", "dumb")
    assert run(*watched, terminal=True).out == plain
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("NO_COLOR", "1")
    assert run(*watched, terminal=True).out == plain


def test_a_narrow_terminal_breaks_lines(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    out = run("rules", "hearts").out
    assert max(map(len, out.splitlines())) <= 40


def test_the_module_has_the_command_of_the_package() -> None:
    assert import_module("vorhand.__main__").main is main


def test_without_streams_a_command_says_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("stdin", "stdout", "stderr"):
        monkeypatch.setattr(sys, name, None)
    assert main(["rules", "hawk", "solo"]) == 0
    assert main(["rules", "hawk", "xyzzy"]) == 1


@pytest.mark.parametrize(
    ("error", "told"), [(BrokenPipeError(), ""), (OSError(28, "full"), "full")]
)
def test_a_stream_that_cannot_be_written_to(
    error: OSError, told: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    class Full(StringIO):
        @override
        def flush(self) -> None:
            raise error

    monkeypatch.setattr(sys, "stdout", Full())
    assert main(["rules", "hawk", "solo"]) == 1
    assert capsys.readouterr().err == (f"vorhand: {told}\n" if told else "")


def test_an_interrupt_ends_a_command(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object, **__: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr("vorhand.commands.command_line.watch", interrupted)
    assert run("watch", "hawk").code == 1


@pytest.mark.parametrize(
    ("argv", "told"),
    [
        (["show", "-"], "vorhand: - cannot be read: Bad file descriptor\n"),
        (
            ["convert", str(RECORD), "-", "--to", "json"],
            "vorhand: - cannot be written: Bad file descriptor\n",
        ),
    ],
)
def test_a_stream_that_is_closed_is_told(
    argv: list[str], told: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    # What Python sets where whoever starts it has closed them.
    monkeypatch.setattr(sys, "stdin", None)
    monkeypatch.setattr(sys, "stdout", None)
    assert main([*argv, "--language", "en"]) == 2
    assert capsys.readouterr().err == told


def test_the_version_is_told_to_nobody_where_nobody_hears(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdout", None)
    assert main(["--version"]) == 0
