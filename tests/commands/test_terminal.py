"""The commands as a person meets them: in a process of their own, at a terminal."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeAlias

import pexpect
import pytest

import vorhand
from vorhand import records

SRC = str(Path(vorhand.__file__).parents[1])
SECONDS = 60
"""More than any answer takes on a slow machine."""
CLEAR = "\x1b[H\x1b[2J\x1b[3J"

Sit: TypeAlias = Callable[..., Any]


@pytest.fixture
def sit() -> Iterator[Sit]:
    """Start a command at a terminal of its own."""
    started = []

    def sitting(*argv: str, **environment: str) -> Any:
        kept = {key: value for key, value in os.environ.items() if not key.startswith("LC_")}
        env = kept | {"PYTHONPATH": SRC, "TERM": "xterm", "LANG": "en_GB.UTF-8"} | environment
        env = {key: value for key, value in env.items() if value}
        child = pexpect.spawn(
            sys.executable,
            ["-m", "vorhand", *argv],
            env=env,
            encoding=environment.get("PYTHONIOENCODING", "utf-8"),
            timeout=SECONDS,
            dimensions=(40, 80),
        )
        child.delaybeforesend = None
        started.append(child)
        return child

    yield sitting
    for child in started:
        child.close(force=True)


def ended(child: Any) -> str:
    """What is printed until the command ends."""
    child.expect(pexpect.EOF)
    child.close()
    return str(child.before)


QUESTIONS = ["your card: ", "cards to pass: ", "Which of them, 1 to \\d+: ", "your choice: "]


def play_on(child: Any, answers: Iterator[str] | None = None) -> str:
    """Answer questions with the first possibility, or what is given, until the command ends."""
    told = ""
    while True:
        at = child.expect([*QUESTIONS, pexpect.EOF])
        told += child.before + ("" if child.after is pexpect.EOF else child.after)
        if at == len(QUESTIONS):
            child.close()
            return str(told)
        answer = None if answers is None else next(answers, None)
        child.sendline(answer or ("1 2 3" if at == 1 else "1"))


@pytest.mark.parametrize(("game", "limit"), [("hearts", "1"), ("hawk", "1"), ("hurrikan", "1")])
def test_a_deal_with_mistakes_is_left_resumed_and_played_to_its_end(
    game: str, limit: str, sit: Sit, tmp_path: Path
) -> None:
    path = tmp_path / "match.txt"
    first = sit("play", game, "--limit", limit, "--seed", "5", "--save", str(path))
    wrong = ["xyzzy", "", "KC KD", "why 2S", "?", "last", "score", "table", "hand", "help", "save"]
    told = play_on(first, iter([*wrong, "1 2 3" if game == "hearts" else "1", "1", "quit"]))
    assert first.exitstatus == 0
    assert "Traceback" not in told
    assert "That is neither a card of yours nor a command" in told
    assert "Goodbye." in told
    assert re.search(r"\[[a-z]+\.[a-z.-]+\]", told)
    half = records.from_text(path.read_text("utf-8"))
    assert len(half.deals[0].moves) > 0
    second = sit("play", game, "--save", str(path))
    told = play_on(second)
    assert second.exitstatus == 0
    assert "Traceback" not in told
    assert "Won by " in told
    whole = records.from_text(path.read_text("utf-8"))
    replayed = records.replay(whole)
    assert replayed.error is None
    assert replayed.match.over
    assert whole.deals[0].moves[: len(half.deals[0].moves)] == half.deals[0].moves


def test_a_terminal_has_red_suits(sit: Sit) -> None:
    child = sit("play", "hawk", "--seed", "3")
    child.expect("your card: ")
    assert "\x1b[31m♥" in child.before or "\x1b[31m♦" in child.before
    child.sendline("quit")
    assert "Goodbye." in ended(child)
    assert child.exitstatus == 0


@pytest.mark.parametrize("environment", [{"NO_COLOR": "1"}, {"TERM": ""}])
def test_a_terminal_without_colour(environment: dict[str, str], sit: Sit) -> None:
    child = sit("play", "hawk", "--seed", "3", **environment)
    child.expect("your card: ")
    assert "\x1b" not in child.before
    child.sendeof()
    assert "Goodbye." in ended(child)


def test_a_terminal_with_letters_alone(sit: Sit) -> None:
    child = sit("play", "hearts", "--language", "de", PYTHONIOENCODING="ascii")
    child.expect("Karten zum Weitergeben: ")
    child.sendline("warum Pik-Koenig")
    child.expect("Karten zum Weitergeben: ")
    child.sendline("hilfe")
    child.expect("Karten zum Weitergeben: ")
    assert "warum eine Karte erlaubt ist oder nicht" in child.before
    child.sendcontrol("d")
    told = ended(child)
    assert "Bis bald." in told
    assert child.exitstatus == 0


def test_an_interrupt_ends_politely_and_saves(sit: Sit, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    child = sit("play", "hurrikan", "--save", str(path))
    child.expect("your card: ")
    child.sendline("1")
    child.expect("your card: |Which of them, 1 to \\d+: ")
    child.sendintr()
    told = ended(child)
    assert "Goodbye." in told
    assert "Saved in" in told
    assert "Traceback" not in told
    assert child.exitstatus == 0
    assert records.from_json(path.read_text("utf-8")).deals


def test_people_take_turns_at_one_terminal(sit: Sit) -> None:
    child = sit("play", "hurrikan", "--seats", "0", "1", "--names", "Zoe", "Kim", "--seed", "5")
    cleared, sitting, answers = re.escape(CLEAR), [], set()
    child.expect(cleared)
    for _ in range(4):
        child.expect(r"Now (\w+)\. Press Enter when nobody else is looking\.")
        sitting.append(child.match[1])
        assert "♠" not in child.before  # nothing of the hand before
        child.sendline("")
        child.expect(f"{sitting[-1]}, your card: ")
        child.sendline("1")
        answers.add(child.expect([cleared, "Which of them, 1 to \\d+: "]))
        if child.after != CLEAR:
            child.sendline("1")
            child.expect(cleared)
    assert answers == {0, 1}  # a turn of one question, and one of two
    assert sitting in (["Zoe", "Kim"] * 2, ["Kim", "Zoe"] * 2)
    child.sendintr()
    assert "Goodbye." in ended(child)


def test_a_match_is_watched(sit: Sit) -> None:
    child = sit("watch", "hurrikan")
    told = ended(child)
    assert child.exitstatus == 0
    assert "\x1b[31m" in told
    assert "Won by " in told


def test_a_wrong_game_at_a_terminal(sit: Sit) -> None:
    child = sit("play", "whist")
    assert "there is no game 'whist'" in ended(child)
    assert child.exitstatus == 2
