"""The examples run, and what they print can be followed."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from datetime import UTC, datetime
from io import BytesIO, StringIO, TextIOWrapper
from pathlib import Path
from random import Random

import pytest

from examples import flat_monte_carlo, play_match, referee, why_not
from tests.hearts.positions import moon_to_choose
from vorhand import Cards, WrongTypeError, hawk, hearts, records, shuffled

EXAMPLES = Path(__file__).parents[1] / "examples"


def printed(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    play_match.main(arguments)
    return capsys.readouterr().out


LIKE_MOST = (13, 26, 60)
DEALS = {"black-maria": (17, 43, 90), "spot-hearts": (13, 117, 300)}
"""How many tricks and points a deal has, and a limit that takes several deals to reach."""


@pytest.mark.parametrize("variant", play_match.SHOWS["hearts"].variants)
def test_a_whole_match_of_each_variant_is_printed(
    variant: str, capsys: pytest.CaptureFixture[str]
) -> None:
    in_a_deal, counted, limit = DEALS.get(variant, LIKE_MOST)
    text = printed(capsys, "hearts", "--variant", variant, "--seed", "3", "--limit", str(limit))
    deals = len(re.findall(r"^Deal \d+: seat \d deals, pass ", text, flags=re.MULTILINE))
    assert deals >= 3
    tricks = re.findall(r"^ +\d+\. .* seat (\d) takes it", text, flags=re.MULTILINE)
    assert len(tricks) == in_a_deal * deals
    points = [int(found) for found in re.findall(r"takes it, (\d+) point", text)]
    assert sum(points) == counted * deals
    assert text.count("Score sheet") == text.count("Totals") == deals
    assert re.search(r"^Won by seat \d", text, flags=re.MULTILINE)
    assert re.search(r"^Lost by seat \d", text, flags=re.MULTILINE)


def test_every_preset_of_hearts_is_a_variant() -> None:
    presets = {value for value in vars(hearts).values() if isinstance(value, hearts.Options)}
    assert set(play_match.SHOWS["hearts"].variants.values()) == presets


def test_partners_have_a_total_together(capsys: pytest.CaptureFixture[str]) -> None:
    text = printed(capsys, "--variant", "partnership", "--limit", "40")
    totals = re.findall(r"^Totals +(.*)$", text, flags=re.MULTILINE)
    assert totals
    assert all(re.fullmatch(r"0 and 2: +\d+  1 and 3: +\d+", line) for line in totals)
    assert re.search(r"^Won by seat (0 and 2|1 and 3)$", text, flags=re.MULTILINE)


def test_cards_left_over_are_printed(capsys: pytest.CaptureFixture[str]) -> None:
    options = hearts.Options(players=3, removed=Cards(), kitty=hearts.Kitty.LAST_TRICK, deals=1)
    duck = play_match.ducking_player
    play_match.play_match(play_match.SHOWS["hearts"], options, 1, [duck] * 3)
    assert len(re.findall(r"^  kitty:  \S\S$", capsys.readouterr().out, re.MULTILINE)) == 1


def test_passes_and_the_exchange_are_printed(capsys: pytest.CaptureFixture[str]) -> None:
    first = printed(capsys, "--limit", "1").split("Score sheet", maxsplit=1)[0]
    assert "Deal 1: seat 3 deals, pass left" in first
    assert len(re.findall(r"seat \d passes(?: \S\S){3}\n", first)) == 4
    assert "after the exchange" in first


@pytest.mark.parametrize("players", [3, 5, 6])
def test_other_numbers_of_players(players: int, capsys: pytest.CaptureFixture[str]) -> None:
    text = printed(capsys, "--players", str(players), "--limit", "30", "--seats", "duck", "random")
    assert f"{players - 1}: " in text
    assert f"{players}: " not in text.split("Deal 1:", maxsplit=1)[0]


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


def test_a_choice_of_the_shooter_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    options = hearts.Options(moon=hearts.Moon.SHOOTER_CHOOSES, limit=500)
    for seed in range(12):
        rng = Random(seed)

        def any_move(state: hearts.State, seat: int, rng: Random = rng) -> hearts.Move:
            return rng.choice(hearts.legal_moves(state, seat))

        duck = play_match.ducking_player
        play_match.play_match(
            play_match.SHOWS["hearts"], options, seed, [duck, duck, any_move, duck]
        )
    assert re.search(r"seat \d shot the moon and chooses: others up", capsys.readouterr().out)


def test_the_ducking_player_chooses_too() -> None:
    state = moon_to_choose()
    assert play_match.ducking_player(state, 1) == hearts.Choose(1, hearts.Moon.OTHERS_UP)


@pytest.mark.parametrize(("players", "tricks"), [(2, 13), (3, 12), (4, 10), (5, 8), (6, 6)])
def test_a_match_of_hawk_shows_parties_and_payout(
    players: int, tricks: int, capsys: pytest.CaptureFixture[str]
) -> None:
    text = printed(capsys, "hawk", "--players", str(players), "--limit", "3", "--seed", "5")
    assert (
        len(re.findall(r"^ +\d+\. .* takes it, \d+ pips", text, flags=re.MULTILINE)) == 3 * tricks
    )
    assert len(re.findall(r"^LAFH seat \d( and \d)?(, a solo)?, NOB seat", text, re.MULTILINE)) == 3
    joins = len(re.findall(r"the taker of the last trick will join seat \d$", text, re.MULTILINE))
    assert joins == (3 if players >= 4 else 0)
    assert text.count("[hawk.payout]") == 3 * players
    assert ("aside: " in text) == (players in {2, 3, 6})
    assert re.search(r"^Won by seat \d", text, flags=re.MULTILINE)


@pytest.mark.parametrize("players", [2, 4])
def test_a_match_of_hurrikan_shows_captures_sweeps_and_deals(
    players: int, capsys: pytest.CaptureFixture[str]
) -> None:
    text = printed(capsys, "hurrikan", "--players", str(players), "--seed", "5")
    rounds = len(re.findall(r"^Deal \d+: seat \d deals", text, re.MULTILINE))
    assert rounds >= 2
    assert len(re.findall(r"^the next deal$", text, re.MULTILINE)) == (players == 2) * 2 * rounds
    captured = re.findall(r"^ +\d+\. +\d: \S\S x (\S\S )+", text, re.MULTILINE)
    assert len(captured) > 10 * rounds
    swept = len(re.findall(r" !  \(nothing on the table\)$", text, re.MULTILINE))
    assert swept == text.count("[hurrikan.sweep]") > 0
    assert re.search(r"^Won by seat \d", text, re.MULTILINE)


def test_a_player_or_a_variant_of_another_game_is_refused(
    capsys: pytest.CaptureFixture[str],
) -> None:
    for arguments in (["hawk", "--seats", "duck"], ["hawk", "--variant", "atlantis"]):
        with pytest.raises(SystemExit):
            play_match.main(arguments)
    told = capsys.readouterr().err
    assert "hawk is played by random and low" in told
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
        ("hearts.txt", 0, "Won by seat 2\nLost by seat 1\n"),
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
    assert "Deal 2: seat" in text
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
    assert "no record: line 1: a record begins with [Format \"vorhand 2\"], not 'bla'" in told
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
            assert "Deal 5: seat 1 deals" in told
            assert "note on 2 2C: 2026-12-01 20:15:00 UTC \\x1b[2J" in told
            assert "After" not in told
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
