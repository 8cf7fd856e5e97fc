"""``vorhand show``, ``convert`` and ``rules``."""

from __future__ import annotations

import json
import re
from datetime import UTC, datetime
from pathlib import Path

import attrs
import pytest

from tests.commands.conftest import Run
from vorhand import GAMES, hawk, records
from vorhand.languages import Part, language_of

RECORDS = Path(__file__).parents[2] / "examples" / "records"
HOSTILE = "\x1b[2J\x1b]0;x\x07\u202e\r\n\x00"
"""What a terminal would obey, or show otherwise than it is written."""


# Showing


@pytest.mark.parametrize(
    ("name", "code", "told"),
    [
        ("hearts.txt", 0, "Won by "),
        ("hearts-faulty.json", 1, "STOP at move 13, "),
        ("hawk.json", 0, "Won by "),
        ("hawk-faulty.txt", 1, "STOP at move 20, "),
        ("hurrikan.txt", 0, "The match goes on.\n"),
        ("hurrikan-faulty.json", 1, "STOP at move 19, "),
    ],
)
def test_a_record_is_told_up_to_its_end_or_its_fault(
    name: str, code: int, told: str, run: Run
) -> None:
    shown = run("show", str(RECORDS / name))
    assert (shown.code, shown.err) == (code, "")
    assert told in shown.out
    assert shown.out.count("\nScore\n") >= 1
    assert re.search(r"^(Deal|Round) 2, ", shown.out, re.MULTILINE)
    assert all(len(line) <= 80 for line in shown.out.splitlines())
    if code:
        assert re.search(r"\[[a-z]+\.[a-z.-]+\]\n$", shown.out)


def test_the_points_in_a_record_are_those_of_the_rules(run: Run) -> None:
    path = RECORDS / "hawk.json"
    played = records.replay(records.from_json(path.read_text("utf-8")))
    out = run("show", str(path)).out
    found = re.findall(r"^  this deal +(.*)$", out, re.MULTILINE)
    assert [tuple(map(int, line.split())) for line in found] == list(played.scores)
    totals = re.findall(r"^  total +(.*)$", out, re.MULTILINE)
    assert tuple(map(int, totals[-1].split())) == played.match.totals


def test_a_record_in_german(run: Run) -> None:
    out = run("show", str(RECORDS / "hawk-faulty.txt"), "--language", "de").out
    assert "HALT bei Zug 20, " in out
    assert "Wertung\n" in out


def test_a_record_from_standard_input(run: Run) -> None:
    path = RECORDS / "hearts.txt"
    out = run("show", "-", typed=path.read_bytes()).out
    assert out == run("show", str(path)).out


def test_several_records_in_a_file(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "many.jsonl"
    found = [records.from_json((RECORDS / "hawk.json").read_text("utf-8"))] * 2
    with path.open("w", encoding="utf-8") as file:
        records.dump_all(found, file)
    assert run("show", str(path)).out.count("Hawk\n") == 2
    code, _, err = run("show", str(path), "--html", str(tmp_path / "page.html"))
    assert (code, err) == (2, "vorhand: there are 2 records, and HTML holds one\n")


def record_of_nobody() -> records.Record:
    state: hawk.State = hawk.deal(hawk.pack(), dealer=1, number=4)
    state = hawk.apply(state, hawk.legal_moves(state)[0])
    notes = [[records.Note(0, HOSTILE, datetime(2026, 12, 1, 20, 15, tzinfo=UTC))]]
    headers = {"Event": HOSTILE, "Seat0": HOSTILE, "Seat2": "N" * 5000, "Long": "x " * 5000}
    return records.record_of([state], headers, notes=notes)


def test_a_record_cannot_do_anything_to_the_terminal(run: Run, tmp_path: Path) -> None:
    good = record_of_nobody()
    for name, text, code in (
        ("good.txt", records.to_text(good), 0),
        ("good.json", records.to_json(good), 0),
        ("bad.txt", records.to_text(good).replace("[Game", f"[{HOSTILE}"), 2),
        ("bad.json", records.to_json(good).replace('"trick"', json.dumps(HOSTILE)), 2),
        ("worse.json", '{"\\ud800": 1}', 2),
        ("\x1b[2Jnone.json", None, 2),
    ):
        path = tmp_path / name
        if text is not None:
            path.write_bytes(text.encode())
        shown = run("show", str(path))
        assert shown.code == code
        assert all(line.isprintable() for line in (shown.out + shown.err).split("\n"))
        assert len(shown.out) < 6000
        if code == 0:
            assert "Deal 5, seat 1 deals, " in shown.out
            assert ", 2026-12-01 20:15:00 UTC \\x1b[2J" in shown.out
            assert "N" * 20 in shown.out
            assert "N" * 21 not in shown.out
        else:
            assert shown.out == ""
            assert shown.err.startswith("vorhand: ")


def test_a_record_without_a_deal_and_one_of_a_match_that_was_over(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    path.write_text(records.to_json(records.Record("hawk", hawk.SOURCE, 0)), "utf-8")
    assert run("show", str(path)).out == "Hawk\n\nThe match goes on.\n"
    over = records.from_json((RECORDS / "hawk.json").read_text("utf-8"))
    after = records.Record("hawk", over.options, over.dealer, (*over.deals, over.deals[0]))
    path.write_text(records.to_json(after), "utf-8")
    shown = run("show", str(path))
    assert shown.code == 1
    assert shown.out.endswith("\nSTOP: another deal follows, but the match is over\n")


def test_a_page_of_a_record(run: Run, tmp_path: Path) -> None:
    page = tmp_path / "hawk.html"
    argv = ("show", str(RECORDS / "hawk.json"), "--html", str(page), "--language", "de")
    code, out, _ = run(*argv)
    assert (code, out) == (0, f"Geschrieben: {page}\n")
    record = records.from_json((RECORDS / "hawk.json").read_text("utf-8"))
    assert page.read_text("utf-8") == record.to_html("de")
    page.write_text("mine", "utf-8")
    assert run(*argv).code == 2
    assert page.read_text("utf-8") == "mine"
    assert run(*argv, "--force").code == 0
    assert page.read_text("utf-8") == record.to_html("de")
    assert run("show", str(RECORDS / "hawk.json"), "--html", "-").out == record.to_html()


# Converting


@pytest.mark.parametrize("name", ["hearts.txt", "hawk.json", "hurrikan-faulty.json"])
def test_a_record_is_the_same_in_every_form(name: str, run: Run, tmp_path: Path) -> None:
    before, paths = RECORDS / name, [tmp_path / f"a.{end}" for end in ("json", "jsonl", "txt")]
    for path in paths:
        code, out, err = run("convert", str(before), str(path))
        assert (code, err) == (0, "")
        assert out.replace("\n    ", " ") == f"Written to {path}.\n"
        before = path
    text = (RECORDS / name).read_text("utf-8")
    record = records.from_json(text) if text.startswith("{") else records.from_text(text)
    assert records.from_json(paths[0].read_text("utf-8")) == record
    assert list(records.load_all(paths[1].read_text("utf-8").splitlines())) == [record]
    assert paths[2].read_text("utf-8") == records.to_text(record)
    assert {path.name for path in tmp_path.iterdir()} == {"a.json", "a.jsonl", "a.txt"}


def test_from_standard_input_to_standard_output(run: Run) -> None:
    text = (RECORDS / "hawk.json").read_bytes()
    out = run("convert", "-", "-", "--to", "text", typed=text).out
    assert records.from_text(out) == records.from_json(text.decode())
    code, _, err = run("convert", "-", "-", typed=text)
    assert code == 2
    assert err == "vorhand: the ending of - does not say how to write it: --to json, jsonl, text\n"


def test_a_mark_at_the_beginning_of_a_file_is_no_harm(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    path.write_bytes(b"\xef\xbb\xbf" + (RECORDS / "hearts.txt").read_bytes())
    assert run("convert", str(path), "-", "--to", "jsonl").code == 0


def test_many_records_stay_many(run: Run, tmp_path: Path) -> None:
    line = records.to_json(records.Record("hawk", hawk.SOURCE, 0), indent=None)
    path = tmp_path / "many.jsonl"
    path.write_text(f"{line}\n{line}", "utf-8")
    assert run("convert", str(path), "-", "--to", "jsonl").out == line * 2
    code, _, err = run("convert", str(path), str(tmp_path / "one.json"))
    assert (code, err) == (2, "vorhand: there are 2 records, and json holds one\n")
    path.write_text(f"{line}{line[:-3]}\n", "utf-8")
    assert run("convert", str(path), "-", "--to", "jsonl").code == 2
    path.write_text("", "utf-8")
    assert "the text is empty" in run("convert", str(path), "-", "--to", "jsonl").err


def test_what_is_there_is_not_written_over(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    path.write_text("mine", "utf-8")
    source = str(RECORDS / "hearts.txt")
    code, _, err = run("convert", source, str(path))
    assert (code, err) == (2, f"vorhand: {path} is there already; --force writes over it\n")
    assert path.read_text("utf-8") == "mine"
    assert run("convert", source, str(path), "--force").code == 0
    assert path.read_text("utf-8").startswith("{")


@pytest.mark.parametrize(
    ("argv", "told"),
    [
        (["none.txt", "a.json"], "none.txt cannot be read: No such file or directory"),
        ([".", "a.json"], ". cannot be read: Is a directory"),
        (["letter.txt", "a.json"], "letter.txt is not a record: line 1: a record begins with"),
        (["letter.txt", "a.doc"], "the ending of a.doc does not say how to write it"),
        (["good.txt", "none/a.json"], "none/a.json cannot be written: No such file or directory"),
        (["good.txt", "folder.json"], "folder.json cannot be written: Is a directory"),
        (["good.txt", "folder.json", "--force"], "cannot be written: Is a directory"),
        (["\0", "a.json"], "cannot be read: embedded null byte"),
    ],
)
def test_files_that_cannot_be_converted(
    argv: list[str], told: str, run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("letter.txt").write_text("Dear Ann,\n", "utf-8")
    Path("good.txt").write_bytes((RECORDS / "hearts.txt").read_bytes())
    Path("folder.json").mkdir()
    code, out, err = run("convert", *argv)
    assert (code, out) == (2, "")
    assert told in err
    assert {path.name for path in tmp_path.iterdir()} == {"letter.txt", "good.txt", "folder.json"}


def test_a_device_stays_what_it_is(run: Run) -> None:
    code, _, _ = run("convert", str(RECORDS / "hawk.json"), "/dev/null", "--to", "text")
    assert code == 0
    assert Path("/dev/null").is_char_device()


def test_a_link_stays_a_link(run: Run, tmp_path: Path) -> None:
    (tmp_path / "real.json").write_text("old", "utf-8")
    link = tmp_path / "link.json"
    link.symlink_to(tmp_path / "real.json")
    assert run("convert", str(RECORDS / "hearts.txt"), str(link), "--force").code == 0
    assert link.is_symlink()
    assert (tmp_path / "real.json").read_text("utf-8").startswith("{")


# Rules


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", GAMES)
def test_all_rules_are_printed_in_order(game: str, language: str, run: Run) -> None:
    code, out, _ = run("rules", game, "--language", language)
    assert code == 0
    assert re.findall(r"^\S.*  \[([a-z.-]+)\]$", out, re.MULTILINE) == list(GAMES[game].RULES)
    flat = " ".join(out.split())
    for rule in GAMES[game].RULES.values():
        assert rule.text(language)[1:] in flat
        assert f"{rule.heading(language)}  [{rule.id}]" in out
    assert all(part.heading in out for part in language_of(language).minutes.get(game, ()))
    assert all(len(line) <= 80 for line in out.splitlines())


def test_the_game_in_a_minute_comes_first(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    sentences = (("Take no hearts.", "hearts.points"), ("Or take all.", "hearts.moon"))
    minutes = {"hearts": (Part("Play", sentences), Part("End", sentences[:1]))}
    told = attrs.evolve(language_of("en"), minutes=minutes)
    monkeypatch.setattr("vorhand.commands.rulebook.language_of", lambda _: told)
    out = run("rules", "hearts").out
    begin = "Hearts\n\nPlay: Take no hearts. Or take all.\n\nEnd: Take no hearts.\n\nThe cards  ["
    assert out.startswith(begin)
    assert "Take no hearts." not in run("rules", "hearts", "moon").out


@pytest.mark.parametrize(
    ("words", "language", "found"),
    [
        (["breaking"], "en", ["hearts.breaking"]),
        (["hearts.moon"], "de", ["hearts.moon"]),
        (["first", "TRICK"], "en", ["hearts.first-trick", "hearts.lead.opening"]),
        (["durchmarsch"], "de", ["hearts.moon"]),
    ],
)
def test_rules_about_a_word(words: list[str], language: str, found: list[str], run: Run) -> None:
    out = run("rules", "hearts", *words, "--language", language).out
    ids = re.findall(r"  \[([a-z.-]+)\]$", out, re.MULTILINE)
    assert set(found) <= set(ids)
    assert len(ids) < 8


def test_a_word_that_is_in_no_rule(run: Run) -> None:
    code, out, err = run("rules", "hearts", "hearts.braeking")
    assert (code, out) == (1, "")
    assert err == (
        "vorhand: no rule has 'hearts.braeking'; did you mean 'hearts.breaking'? in it\n"
    )
