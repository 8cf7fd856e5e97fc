"""The examples run, and what they print can be followed."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from datetime import UTC, datetime
from importlib import import_module
from io import BytesIO, StringIO, TextIOWrapper
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any, Self

import pytest

from examples import (
    compare_players,
    flat_monte_carlo,
    information_set_player,
    play_match,
    referee,
    why_not,
)
from vorhand import GAMES, WrongTypeError, hawk, hearts, players, records, shuffled
from vorhand.players import PLAYERS

EXAMPLES = Path(__file__).parents[1] / "examples"


def printed(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    play_match.main(arguments)
    return capsys.readouterr().out


DEALS = {"black-maria": (3, 17, "90"), "spot-hearts": (4, 13, "300")}
"""Seats, cards in a hand, and a limit that takes several deals to reach, where others differ."""


@pytest.mark.parametrize("variant", play_match.variants_of(GAMES["hearts"]))
def test_a_whole_match_of_each_variant_is_printed(
    variant: str, capsys: pytest.CaptureFixture[str]
) -> None:
    seats, cards, limit = DEALS.get(variant, (4, 13, "60"))
    text = printed(capsys, "hearts", "--variant", variant, "--seed", "3", "--limit", limit)
    deals = len(re.findall(r"^Hearts, deal \d+, \w+ deals, to move: ", text, re.MULTILINE))
    assert deals >= 3
    assert len(re.findall(r"^    \w+ takes the trick$", text, re.MULTILINE)) == cards * deals
    plays = re.findall(r"^  \w+ plays \S+$", text, re.MULTILINE)
    assert len(plays) == seats * cards * deals
    assert text.count("\nTotals: ") == deals
    assert len(re.findall(r"^Won by \w+", text, re.MULTILINE)) == 1


def test_partners_have_a_total_together(capsys: pytest.CaptureFixture[str]) -> None:
    text = printed(capsys, "--variant", "partnership", "--limit", "40")
    totals = re.findall(r"^Totals: (.*)$", text, flags=re.MULTILINE)
    assert totals
    assert all(re.fullmatch(r"Ann and Cleo \d+, Ben and Dan \d+", line) for line in totals)
    assert re.search(r"^Won by (Ann, Cleo|Ben, Dan)", text, flags=re.MULTILINE)


@pytest.mark.parametrize("players", [3, 5, 6])
def test_other_numbers_of_players(players: int, capsys: pytest.CaptureFixture[str]) -> None:
    text = printed(capsys, "--players", str(players), "--limit", "30", "--seats", "duck", "random")
    names = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn")
    first = text.split("\n", maxsplit=1)[0]
    assert re.findall(r"(\w+): ", first) == list(names[:players])
    assert first.startswith("Ann: duck, Ben: random, Cleo: duck")


def test_the_same_seed_gives_the_same_match(capsys: pytest.CaptureFixture[str]) -> None:
    one = printed(capsys, "--seed", "9", "--limit", "20")
    assert one == printed(capsys, "--seed", "9", "--limit", "20")
    assert one != printed(capsys, "--seed", "10", "--limit", "20")


def test_impossible_options_are_told_on_the_command_line(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(SystemExit):
        play_match.main(["--variant", "atlantis", "--players", "5"])
    assert "passing: nobody sits across among 5 players" in capsys.readouterr().err


@pytest.mark.parametrize(("players", "tricks"), [(2, 13), (3, 12), (4, 10), (5, 8), (6, 6)])
def test_a_match_of_hawk_has_all_tricks(
    players: int, tricks: int, capsys: pytest.CaptureFixture[str]
) -> None:
    text = printed(capsys, "hawk", "--players", str(players), "--limit", "3", "--seed", "5")
    assert len(re.findall(r"^    \w+ takes the trick$", text, re.MULTILINE)) == 3 * tricks
    assert text.count("\nTotals: ") == 3


@pytest.mark.parametrize("players", [2, 4])
def test_a_match_of_hurrikan_shows_captures(
    players: int, capsys: pytest.CaptureFixture[str]
) -> None:
    text = printed(capsys, "hurrikan", "--players", str(players), "--seed", "5")
    rounds = len(re.findall(r"^Hurrikan, round \d+, ", text, re.MULTILINE))
    assert rounds == text.count("\nTotals: ") >= 2
    captured = re.findall(r"^  \w+ plays \S+ and takes( \S\S)+$", text, re.MULTILINE)
    assert len(captured) > 10 * rounds
    assert "takes the trick" not in text
    assert re.search(r"^Won by \w+", text, re.MULTILINE)


def test_a_player_or_a_variant_of_another_game_is_refused(
    capsys: pytest.CaptureFixture[str],
) -> None:
    for arguments in (["hawk", "--seats", "duck"], ["hawk", "--variant", "atlantis"]):
        with pytest.raises(SystemExit):
            play_match.main(arguments)
    told = capsys.readouterr().err
    assert "hawk is played by low, random, simple" in told
    assert "hawk has no variant atlantis" in told


def test_refusals_are_shown_in_german(capsys: pytest.CaptureFixture[str]) -> None:
    why_not.main(["hearts", "--language", "de"])
    text = capsys.readouterr().out
    assert "0 7C               no: der erste Stich beginnt mit der Kreuz-Zwei  [hearts." in text
    assert "no: Kreuz ist ausgespielt, bedienen kannst du mit: 4♣ 5♣ 6♣ 9♣ 10♣ Q♣  [" in text
    assert "no: nicht auf deiner Hand: Pik-Ass  [hearts.held]" in text


@pytest.mark.parametrize("arguments", [[], ["hurrikan", "hearts", "hawk"]])
def test_refusals_are_shown_with_their_rules(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    why_not.main(arguments)
    text = capsys.readouterr().out
    shown = set(re.findall(r" no: .*\[([a-z.-]+)\]$", text, flags=re.MULTILINE))
    assert shown == {
        "hawk.follow-suit",
        "hawk.held",
        "hawk.ruff",
        "hawk.turn",
        "hearts.breaking",
        "hearts.first-trick",
        "hearts.follow-suit",
        "hearts.held",
        "hearts.lead.opening",
        "hearts.pass.count",
        "hearts.pass.simultaneous",
        "hearts.turn",
        "hurrikan.capture.equal",
        "hurrikan.capture.forced",
        "hurrikan.capture.on-table",
        "hurrikan.capture.sum",
        "hurrikan.held",
        "hurrikan.turn",
    }
    assert (
        "no: clubs are led, and you can follow with 4♣ 5♣ 6♣ 9♣ 10♣ Q♣  [hearts.follow-suit]"
        in text
    )


def test_a_game_that_there_is_not_has_no_refusals(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        why_not.main(["chess"])
    assert "there is no game chess" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("name", "code", "told"),
    [
        ("hearts.txt", 0, "Won by seat 2\n"),
        ("hearts-faulty.json", 1, "STOP  deal 2, move 13 (1 2H): hearts are not broken"),
        ("hawk.json", 0, "Won by seat 1\n"),
        ("hawk-faulty.txt", 1, "STOP  deal 2, move 20 (2 7C): hearts are led, you have none"),
        ("hurrikan.txt", 0, "The match goes on.\n"),
        ("hurrikan-faulty.json", 1, "STOP  deal 2, move 19 (1 7D): 7♦ can capture 4♥ 3♠"),
    ],
)
def test_the_referee_tells_a_match_and_stops_at_the_first_wrong_move(
    name: str, code: int, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert referee.main([str(EXAMPLES / "records" / name)]) == code
    text = capsys.readouterr().out
    assert told in text
    assert text.startswith(name.split(".", maxsplit=1)[0].split("-", maxsplit=1)[0].capitalize())
    assert re.search(r", (deal|round) 2, seat \d deals, ", text)
    assert "Score sheet" in text


def test_the_referee_writes_a_page(tmp_path: Path) -> None:
    path, out = EXAMPLES / "records" / "hawk.json", tmp_path / "hawk.html"
    assert referee.main([str(path), "--html", str(out), "--language", "de"]) == 0
    assert out.read_text("utf-8") == referee.read(path).to_html("de")


def test_the_referee_says_when_a_file_is_no_record(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "bad.txt").write_text("bla", "utf-8")
    (tmp_path / "bad.json").write_bytes(b"{\xff")
    assert referee.main([str(tmp_path / "bad.txt")]) == 2
    assert referee.main([str(tmp_path / "bad.json")]) == 2
    assert referee.main([str(tmp_path / "none.json")]) == 2
    told = capsys.readouterr().out
    assert "no record: line 1: a record begins with [Format \"vorhand 3\"], not 'bla'" in told
    assert told.count("cannot be read") == 2


HOSTILE = "\x1b[2J\x1b]0;x\x07\u202e\r\n\x00"
"""What a terminal would obey, or show otherwise than it is written."""


def test_the_referee_prints_nothing_that_a_terminal_would_obey(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    state: hawk.State = hawk.deal(hawk.pack(), dealer=1, number=4)
    state = hawk.apply(state, hawk.legal_moves(state)[0])
    notes = [[records.Note(0, HOSTILE, datetime(2026, 12, 1, 20, 15, tzinfo=UTC))]]
    good = records.record_of([state], {"Event": HOSTILE}, notes=notes)
    for name, text, code in (
        ("good.txt", records.to_text(good), 0),
        ("good.json", records.to_json(good), 0),
        ("bad.txt", records.to_text(good).replace("[Game", f"[{HOSTILE}"), 2),
        ("bad.json", records.to_json(good).replace('"trick"', json.dumps(HOSTILE)), 2),
        ("worse.json", '{"\\ud800": 1}', 2),
    ):
        path = tmp_path / name
        path.write_bytes(text.encode())
        assert referee.main([str(path)]) == code
        told = capsys.readouterr().out
        assert all(line.isprintable() for line in told.split("\n"))
        if code == 0:
            assert "Hawk, deal 5, seat 1 deals" in told
            assert "note on 2 2C: 2026-12-01 20:15:00 UTC \\x1b[2J" in told
            assert "Totals" not in told
            assert told.endswith("The match goes on.\n")


def test_the_referee_tells_what_cannot_be_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = EXAMPLES / "records" / "hawk.json"
    assert referee.main([str(path), "--html", str(tmp_path / "none" / "page.html")]) == 2
    assert capsys.readouterr().out.startswith("cannot be written: ")


def run(script: str, *arguments: str, encoding: str = "utf-8") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, str(EXAMPLES / script), *arguments],
        capture_output=True,
        check=False,
        encoding=encoding,
        env=os.environ | {"PYTHONIOENCODING": encoding},
    )


def test_signs_that_a_terminal_does_not_have_are_escaped(monkeypatch: pytest.MonkeyPatch) -> None:
    written = BytesIO()
    monkeypatch.setattr(sys, "stdout", TextIOWrapper(written, encoding="ascii", newline="\n"))
    play_match.show_anywhere()
    sys.stdout.write("Q♠\n")
    sys.stdout.flush()
    assert written.getvalue() == b"Q\\u2660\n"
    monkeypatch.setattr(sys, "stdout", StringIO())
    play_match.show_anywhere()  # where there is nothing to set, nothing is set


@pytest.mark.parametrize("encoding", ["utf-8", "ascii"])
@pytest.mark.parametrize("script", ["play_match.py", "why_not.py", "referee.py"])
def test_examples_are_scripts(script: str, encoding: str) -> None:
    arguments = {
        "play_match.py": [],
        "why_not.py": ["--language", "de"],
        "referee.py": [str(EXAMPLES / "records" / "hawk.json")],
    }[script]
    done = run(script, *arguments, encoding=encoding)
    assert done.returncode == 0
    assert ("♠" if encoding == "utf-8" else "\\u2660") in done.stdout
    assert not done.stderr


@pytest.mark.parametrize("encoding", ["utf-8", "ascii"])
def test_the_referee_ends_with_the_right_code(encoding: str, tmp_path: Path) -> None:
    (tmp_path / "bad.json").write_text("{", "utf-8")
    for path, code in (
        (EXAMPLES / "records" / "hawk.json", 0),
        (EXAMPLES / "records" / "hawk-faulty.txt", 1),
        (tmp_path / "bad.json", 2),
        (tmp_path, 2),
        (tmp_path / "♠.json", 2),
    ):
        done = run("referee.py", str(path), encoding=encoding)
        assert (done.returncode, done.stderr) == (code, "")


@pytest.mark.parametrize(
    "arguments",
    [
        ("hearts", "--deals", "20", "--samples", "4"),
        ("hawk", "--deals", "80", "--samples", "6"),
        ("hurrikan", "--deals", "8", "--samples", "3"),
        ("hurrikan", "--players", "4", "--deals", "30", "--samples", "4"),
    ],
)
def test_a_player_with_samples_beats_random_players(
    arguments: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    flat_monte_carlo.main(arguments)
    told = capsys.readouterr().out
    mean, half = map(float, re.findall(r"by (.*) points a deal, \+- (.*)", told)[0])
    assert mean > half > 0
    assert told.endswith("It is better.\n")


def test_too_few_deals_are_not_enough_to_tell(capsys: pytest.CaptureFixture[str]) -> None:
    flat_monte_carlo.main(["hawk", "--deals", "4", "--samples", "1"])
    assert capsys.readouterr().out.endswith("That is not enough to tell.\n")


def test_a_player_with_samples_cannot_see_a_state() -> None:
    state: hearts.State = hearts.deal(shuffled(hearts.pack(), 1), number=3)
    state = hearts.apply(state, hearts.legal_moves(state)[0])
    choose = flat_monte_carlo.flat_monte_carlo("hearts", 1)
    with pytest.raises(WrongTypeError, match="a View of Hearts is expected"):
        choose(state, Random(0))


def compared(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[str, str]:
    """What a small comparison tells, and what it shows while it runs."""
    small = ["--players", "3", "--deals", "6", "--batch", "2"]
    assert compare_players.main(["hawk", *small, *arguments]) == 0
    told = capsys.readouterr()
    return told.out, told.err


def test_players_are_compared_and_a_bar_shows_how_far_it_is(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    # A thread of it would stay, and processes are not forked well beside a thread.
    monkeypatch.setattr(import_module("tqdm").tqdm, "monitor_interval", 0)
    told, shown = compared(capsys)
    assert told.startswith("complete: 6 of 6 decks")
    assert re.search(r"^random +-\d", told, flags=re.MULTILINE)
    assert "100%" in shown
    assert "3/3" in shown


def test_without_the_library_for_bars_plain_numbers_are_shown(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "tqdm", None)
    _, shown = compared(capsys)
    assert shown.splitlines() == ["1 of 3 batches", "2 of 3 batches", "3 of 3 batches"]


@pytest.mark.parametrize("kind", ["threads", "processes", "dask"])
def test_players_are_compared_alike_wherever_they_play(
    kind: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "tqdm", None)
    asked = []

    class Client:  # dask itself is started in a session of its own
        def __init__(self, address: str) -> None:
            asked.append(address)

        def __enter__(self) -> Self:
            return self

        def __exit__(self, *_: object) -> None:
            asked.append("closed")

        def get_executor(self) -> None:
            return None

    distributed: Any = ModuleType("distributed")
    distributed.Client = Client
    monkeypatch.setitem(sys.modules, "distributed", distributed)
    here, _ = compared(capsys)
    there, _ = compared(capsys, "--executor", kind, "--address", "tcp://cluster")
    assert there == here
    assert asked == (["tcp://cluster", "closed"] if kind == "dask" else [])


def test_a_comparison_with_a_gap_ends_with_another_code(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def nobody(*_: object) -> None:
        return None

    monkeypatch.setitem(sys.modules, "tqdm", None)
    monkeypatch.setattr(players, "PLAYERS", {"hawk": {"nobody": nobody}})
    assert compare_players.main(["hawk", "--deals", "2"]) == 1
    assert capsys.readouterr().out.startswith("NOT COMPLETE: 0 of 2 decks")


@pytest.mark.parametrize("name", GAMES)
def test_a_player_that_searches_is_compared_with_the_simple_ones(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    information_set_player.main([name, "--deals", "2", "--budget", "4"])
    printed = capsys.readouterr().out
    assert printed.startswith("complete: 2 of 2 decks")
    beaten = re.findall(r"^searching beats (\w+) by [-+][\d.]+ \(", printed, flags=re.MULTILINE)
    assert beaten == list(PLAYERS[name])
    assert re.search(r"^a move takes \d+ ms with 4 play-outs$", printed, flags=re.MULTILINE)


def test_a_player_that_searches_is_the_same_in_processes_of_its_own(
    capsys: pytest.CaptureFixture[str],
) -> None:
    asked = ["hawk", "--players", "3", "--deals", "2", "--budget", "4"]
    information_set_player.main(asked)
    here = capsys.readouterr().out.splitlines()[:-1]
    information_set_player.main([*asked, "--workers", "2"])
    assert capsys.readouterr().out.splitlines()[:-1] == here


def test_a_player_that_searches_makes_the_only_move_there_is() -> None:
    state = hearts.deal(hearts.pack(), hearts.Options(passing=(hearts.Direction.HOLD,)))
    search = information_set_player.InformationSetPlayer(1)
    view = hearts.view(state, hearts.to_move(state)[0])
    assert search(view, Random(1)) == hearts.legal_moves(state)[0]


@pytest.mark.parametrize("wrong", [["--budget", "0"], ["--deals", "1"], ["--workers", "0"]])
def test_what_a_comparison_needs_is_asked_for_at_once(
    wrong: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        information_set_player.main(["hawk", *wrong])
    assert f"{int(wrong[1]) + 1} or more is expected, not {wrong[1]}" in capsys.readouterr().err
