"""A command that is run in this process, with streams of its own."""

from __future__ import annotations

import sys
from collections.abc import Callable
from io import BytesIO, TextIOWrapper
from typing import NamedTuple, TypeAlias

import pytest
from typing_extensions import override

from vorhand.commands import main


class Ran(NamedTuple):
    """What a command has come to."""

    code: int
    out: str
    err: str


Run: TypeAlias = Callable[..., Ran]


class Stream(TextIOWrapper):
    """A stream that says whether it is a terminal."""

    def __init__(self, encoding: str, *, terminal: bool, text: bytes = b"") -> None:
        super().__init__(BytesIO(text), encoding=encoding, newline="\n", write_through=True)
        self.terminal = terminal

    @override
    def isatty(self) -> bool:
        return self.terminal

    @property
    def written(self) -> str:
        raw = self.buffer
        assert isinstance(raw, BytesIO)
        return raw.getvalue().decode(self.encoding)


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run a command with what is typed, and answer with its code and what it prints."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR", "COLUMNS"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("TERM", "xterm")

    def ran(
        *argv: str, typed: str | bytes = "", encoding: str = "utf-8", terminal: bool = False
    ) -> Ran:
        text = typed if isinstance(typed, bytes) else typed.encode(encoding)
        out = Stream(encoding, terminal=terminal)
        err = Stream(encoding, terminal=terminal)
        with monkeypatch.context() as patch:
            patch.setattr(sys, "stdin", Stream(encoding, terminal=terminal, text=text))
            patch.setattr(sys, "stdout", out)
            patch.setattr(sys, "stderr", err)
            code = main(argv)
        return Ran(code, out.written, err.written)

    return ran
