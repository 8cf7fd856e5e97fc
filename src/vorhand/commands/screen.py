"""
A terminal, or whatever else reads along: what it can show, and what is typed there.

Nothing is printed that a terminal would obey, whatever a record or a name has in it; signs that the
terminal lacks are spelt; and colour is there where people see it and want it.
"""

from __future__ import annotations

import os
import re
import shutil
import sys
import textwrap
from collections.abc import Mapping
from io import StringIO, TextIOWrapper
from types import MappingProxyType
from typing import IO, Final

from vorhand.errors import printable
from vorhand.languages import LANGUAGES
from vorhand.rules.people import Names
from vorhand.show.words import label

WIDEST: Final = 80
"""The most columns that are used."""
INDENT: Final = 4
"""How far what follows in a line that was broken is set in, unless the line is already."""
LONGEST: Final = 10_000
"""The most characters that are read of a line."""

_RANK: Final = "(?:10|[2-9TJQKA])"
_RED: Final = re.compile(rf"{_RANK}[♥♦]|[♥♦](?: {{1,2}}{_RANK}(?![\w♣♦♥♠]))*")
_SPELT: Final[Mapping[int, str]] = MappingProxyType(
    str.maketrans(
        {"♣": "C", "♦": "D", "♥": "H", "♠": "S"}
        | {"ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue", "ß": "ss"}
    )
)
"""What stands for signs that a terminal does not have."""


class Refused(Exception):  # noqa: N818 - says what it is
    """Something that was asked for cannot be done: the key of a sentence, and what fills it."""

    def __init__(self, key: str, code: int = 2, **details: object) -> None:
        """Say why by the key of a sentence; ``code`` is the exit code."""
        super().__init__(key, details)
        self.key = key
        self.code = code
        self.details = details


class Screen:
    """Where a command prints, and where it asks."""

    def __init__(self, language: str) -> None:
        """Look at standard input and output as they are now."""
        self.language = language
        # Either of them is None if whoever started the program has closed it.
        self.out: IO[str] = sys.stdout or StringIO()
        self.typed: IO[str] = sys.stdin or StringIO()
        self.encoding: str = getattr(self.out, "encoding", None) or "utf-8"
        self.is_terminal: bool = self.out.isatty()
        obeys = self.is_terminal and os.environ.get("TERM", "dumb") != "dumb"
        self.obeys: bool = obeys
        self.colour: bool = obeys and not os.environ.get("NO_COLOR")
        self.width: int = min(WIDEST, shutil.get_terminal_size((WIDEST, 24)).columns) or WIDEST
        self.echoes: bool = not self.typed.isatty()
        if isinstance(self.typed, TextIOWrapper):
            self.typed.reconfigure(errors="replace")

    def word(self, key: str, names: Names = None, /, **details: object) -> str:
        """A sentence or a word of the commands in the language."""
        return label(self.language, f"play.{key}", names, **details)

    def words(self, key: str) -> list[str]:
        """Words that stand in a list, divided by commas."""
        return self.word(key).split(", ")

    def say(self, *texts: str) -> None:
        """Print texts, each from the beginning of a line; a line that is too long is broken."""
        for text in texts:
            for line in text.split("\n"):
                for part in self.folded(printable(line)):
                    self._write(f"{self.fitting(part)}\n")

    def folded(self, line: str) -> list[str]:
        """A line, or the lines that it takes: what follows is set in as far as its beginning."""
        if len(line) <= self.width:
            return [line]
        blanks = len(line) - len(line.lstrip())
        indent = " " * (blanks if blanks >= INDENT else blanks + INDENT)
        return textwrap.wrap(
            line,
            self.width,
            subsequent_indent=indent,
            break_long_words=False,  # the name of a file stays whole
            break_on_hyphens=False,
        )

    def fitting(self, text: str) -> str:
        """A text as the terminal can show it: red suits in red, what it lacks spelt or escaped."""
        if self.colour:
            text = _RED.sub(lambda found: f"\x1b[31m{found[0]}\x1b[39m", text)
        return fitting(text, self.encoding)

    def ask(self, prompt: str) -> str:
        """
        Ask for a line.

        Raises:
            EOFError: nothing more is typed.
        """
        self._write(self.fitting(printable(prompt)))
        self.out.flush()
        line = self.typed.readline(LONGEST)
        if not line:
            self._write("\n")
            raise EOFError
        if self.echoes:  # so that what is written down can be read
            self.say(line.strip())
        return line.strip()

    def clear(self) -> None:
        """Let nobody see what stood there before."""
        if self.obeys:
            self._write("\x1b[H\x1b[2J\x1b[3J")
        elif self.is_terminal:
            self._write("\n" * 100)

    def _write(self, text: str) -> None:
        self.out.write(text)


def fitting(text: str, encoding: str) -> str:
    """A text with nothing in it that an encoding lacks: letters for signs, escapes for others."""
    try:
        text.encode(encoding)
    except UnicodeEncodeError:
        spelt = "".join(char if _has(encoding, char) else char.translate(_SPELT) for char in text)
        return spelt.encode(encoding, "backslashreplace").decode(encoding)
    return text


def _has(encoding: str, char: str) -> bool:
    try:
        char.encode(encoding)
    except UnicodeEncodeError:
        return False
    return True


def language_here() -> str:
    """The language of the environment, if the library speaks it; English otherwise."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name):
            code = re.split("[_.@-]", value)[0].lower()
            return code if code in LANGUAGES else "en"
    return "en"
