"""``vorhand play``: what a person types and sees at the table."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.commands.conftest import Run
from tests.hearts.positions import moon_to_choose
from vorhand import GAMES, Cards, hawk, hurrikan, records
from vorhand.commands.files import Keeper
from vorhand.commands.screen import Refused


def lines(*typed: str) -> str:
    return "".join(f"{line}\n" for line in typed)


THREE = "1 2 3"
WARNING = "The file has all cards in it, those of the others too."
ALWAYS = "1\n" * 400
"""The first card that may be played, and the first way to capture, until a match is over."""


def unfolded(text: str) -> str:
    """What is printed, with lines that were too long as they would be on a wider terminal."""
    return re.sub(r"(?<=[^\n:])\n    +(?=[\w/])", " ", text)


def saved(path: Path, state: Any, **headers: str) -> str:
    """A match that consists of one deal, in a file."""
    path.write_text(records.to_text(records.record_of([state], headers)), "utf-8")
    return str(path)


# A turn


def test_a_person_sees_the_table_its_hand_and_what_may_be_played(run: Run) -> None:
    typed = lines(THREE, "1", "1", "1")
    code, out, err = run("play", "hearts", "--seed", "3", typed=typed)
    assert (code, err) == (0, "")
    assert out.startswith("Hearts. You play as Ann.\nThe others are simple players: Ben, Cleo, Dan")
    assert "\nDeal 1, Dan deals, pass left\n" in out
    assert "\nAnn, 3 cards to pass: 1 2 3\nPassed: " in out
    assert re.search(r"\nReceived: \S+  \S+  \S+\n", out)
    assert re.search(
        r"\nTrick: Ben 2♣  Cleo K♣  Dan 8♣\nPoints: Ann 0  Ben 0  Cleo 0  Dan 0\n", out
    )
    hand, numbers = out.split("Points: Ann 0  Ben 0  Cleo 0  Dan 0\n")[2].splitlines()[:2]
    assert hand.startswith("♣ Q   ♦ ")
    assert numbers == "  1"  # the only club that it has
    assert re.search(r"\n  1\. Ben  2♣   Cleo K♣   Dan  8♣   Ann  Q♣   Cleo takes it\n", out)
    assert out.endswith("\nGoodbye.\n")
    assert all(len(line) <= 80 for line in out.splitlines())


def test_numbers_stand_below_the_cards_that_may_be_played(run: Run) -> None:
    out = run("play", "hawk", "--seed", "5", "--players", "2", typed="1\n" * 30).out
    shown = re.findall(r"^((?:[♣♦♥♠] .*)+)\n([ \d]+)\nAnn, your card:", out, re.MULTILINE)
    assert len(shown) == 26 // 2 + 0 or shown
    for hand, numbers in shown:
        for found in re.finditer(r"\d+", numbers):
            assert re.match(r"10|[2-9AJQK]", hand[found.start() :])


@pytest.mark.parametrize("card", ["QC", "qc", "Q♣", "1", "queen of clubs"])
def test_a_card_is_written_in_many_ways(card: str, run: Run) -> None:
    out = run("play", "hearts", "--seed", "3", typed=lines(THREE, card)).out
    assert "Ann  Q♣   Cleo takes it" in out


@pytest.mark.parametrize("cards", ["6c 10C J♣", "1,2,3", "10c 1 JC", "3;2;1", "6C+10C+JC"])
def test_several_cards_are_passed(cards: str, run: Run) -> None:
    out = run("play", "hearts", "--seed", "3", typed=lines(cards)).out
    assert "Passed: 6♣  10♣  J♣\n" in out


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("foo", "That is neither a card of yours nor a command"),
        ("99", "That is neither a card of yours nor a command"),
        ("0", "That is neither a card of yours nor a command"),
        ("9" * 5000, "That is neither a card of yours nor a command"),
        ("QC QC QC", "3 cards are passed, not 1. [hearts.pass.count]"),
        ("\x1b[2J", "That is neither a card of yours nor a command"),
        (",", "That is neither a card of yours nor a command"),
        ("1 2", "3 cards are passed, not 2. [hearts.pass.count]"),
        ("2S 3S 4S", "[hearts.held]"),
        ("why", "Ask about a card, such as: why QS"),
        ("why me", "Ask about a card, such as: why QS"),
        ("why 1 2 3", "That is allowed."),
        ("why 2S", "You do not hold 2♠. [hearts.held]"),
        ("?", "Any cards of your hand, as many as are asked for."),
        ("? 2S", "[hearts.held]"),
        ("last", "Nothing has been played yet."),
        ("score", "total     0    0     0    0"),
        ("table", "Hearts, deal 1, Dan deals, view of Ann, to move: Ann\n"),
        ("rules breaking", "Breaking hearts  [hearts.breaking]"),
        ("rules xyzzy", "no rule has xyzzy in it"),
        ("rules", "Shooting the moon  [hearts.moon]"),
        ("help", "  rules  the rules, or those about a word: rules breaking"),
        ("save", "Say where: save FILE"),
        ("HAND", "3 cards to pass: HAND\n\nPoints:"),
    ],
)
def test_commands_and_mistakes_at_the_table(typed: str, told: str, run: Run) -> None:
    out = run("play", "hearts", "--seed", "3", typed=lines(typed, "", THREE, "quit")).out
    assert told in unfolded(out)
    assert "Passed: 6♣  10♣  J♣\n" in out  # it goes on where it was
    assert out.replace("\n", "").isprintable()


def test_a_card_that_a_rule_forbids_is_refused_with_the_rule(run: Run) -> None:
    out = run("play", "hearts", "--seed", "3", typed=lines(THREE, "AH", "why AH", "QC KC")).out
    assert "[hearts.follow-suit]\n" in out
    assert out.count("[hearts.follow-suit]\n") == 2
    assert "That is neither a card of yours" in out


def test_german_words_and_english_ones(run: Run) -> None:
    typed = lines("hilfe", "regeln bedienen", "warum Pik-König", "stand", "last", "aufhören", "x")
    out = run("play", "hearts", "--language", "de", "--seed", "3", typed=typed).out
    assert out.startswith("Hearts. Du spielst als Anna.\n")
    assert "Außer Karten kannst du tippen:" in out
    assert "Bedienen  [hearts.follow-suit]" in out
    assert "Nicht auf deiner Hand: Pik-König. [hearts.held]" in out
    assert "Gesamtstand     0    0      0      0" in out
    assert out.endswith("aufhören\n\nBis bald.\n")


# Hurrikan


def capturing(path: Path) -> str:
    """A round in which the queen can take three things, and the ace nothing."""
    held, lying = "QC AS 2C KD 5D 3S", "4C 5H 6D 3H"
    cards = [card for card in hurrikan.pack() if str(card) not in f"{held} {lying}".split()]
    hands = [Cards(held), Cards(cards[:6])]
    state = hurrikan.begin(
        hands, hurrikan.SOURCE, dealer=1, table=Cards(lying), stock=tuple(cards[6:])
    )
    return saved(path, state)


def test_captures_are_listed_and_chosen(run: Run, tmp_path: Path) -> None:
    typed = lines("?", "QC", "9", "QC", "2", "quit")
    out = run("play", "hurrikan", "--save", capturing(tmp_path / "a.txt"), typed=typed).out
    assert "\n   2 Q♣ x 4♣ 5♥ or 6♦ 3♥\n" in out or "\n   2 Q♣ x 6♦ 3♥ or 4♣ 5♥\n" in out
    assert "\n   1 Ann plays Q♣ and takes " in out
    assert out.count("Which of them, 1 to 2: ") == 2
    assert re.search(r"\n  1\. Ann plays Q♣ and takes (4♣ 5♥|6♦ 3♥) +Table: |table: ", out)


def test_a_capture_is_written_out(run: Run, tmp_path: Path) -> None:
    for number, typed in enumerate(["QC x 4C 5H", "QC 4C 5H", "q♣ X 5h 4c"]):
        path = capturing(tmp_path / f"{number}.txt")
        out = run("play", "hurrikan", "--save", path, typed=lines(typed)).out
        assert "  1. Ann plays Q♣ and takes 4♣ 5♥ " in out


def test_wrong_captures_are_refused(run: Run, tmp_path: Path) -> None:
    typed = lines("QC x 4C 6D", "why QC 4C 6D", "why QC", "AS x 4S", "JC", "QC x", "2")
    out = run("play", "hurrikan", "--save", capturing(tmp_path / "a.txt"), typed=typed).out
    assert out.count("[hurrikan.capture.sum]\n") == 2
    assert "That is allowed.\n   1 Ann plays Q♣" in out
    assert "[hurrikan.capture.on-table]\n" in out
    assert "[hurrikan.held]\n" in out


# The moon


def test_the_shooter_chooses_what_the_moon_does(run: Run, tmp_path: Path) -> None:
    path = saved(tmp_path / "moon.txt", moon_to_choose())
    typed = lines("?", "why 1", "7", "2")
    out = run("play", "hearts", "--seats", "1", "--save", path, typed=typed).out
    assert "Ben, your choice: ?" in out
    assert "   1 Ben chooses: the others go up\n   2 Ben chooses: the shooter goes down\n" in out
    assert "Any of these, by its number." in out
    assert "That is allowed." in out
    assert "That is neither a card of yours" in out
    assert "\n     Ben chooses: the shooter goes down\n" in out
    assert re.search(r"\n  Ben +-26  ", out)


def test_the_choice_of_the_shooter_by_its_name(run: Run, tmp_path: Path) -> None:
    path = saved(tmp_path / "moon.txt", moon_to_choose())
    out = run("play", "hearts", "--seats", "1", "--save", path, typed=lines("others_up")).out
    assert "\n     Ben chooses: the others go up\n" in out


# A match


@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_played_to_its_end(game: str, run: Run, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    limit = ("--limit", "3" if game == "hawk" else "10")
    typed = ALWAYS.replace("1\n", "1 2 3\n1\n") if game == "hearts" else ALWAYS
    code, out, err = run("play", game, "--seed", "4", "--save", str(path), *limit, typed=typed)
    assert (code, err) == (0, "")
    assert re.search(r"^Won by \w+ with a total of -?\d+$", out, re.MULTILINE)
    assert unfolded(out).endswith(f"\nSaved in {path}. {WARNING}\n")
    record = records.from_json(path.read_text("utf-8"))
    replayed = records.replay(record)
    assert replayed.error is None
    assert replayed.match.over
    headers = dict(record.headers)
    assert (headers["Seat0"], headers["People"], headers["Seed"]) == ("Ann", "0", "4")
    winners = [headers[f"Seat{seat}"] for seat in replayed.match.winners]
    total = replayed.match.totals[replayed.match.winners[0]]
    assert f"\nWon by {', '.join(winners)} with a total of {total}\n" in out
    again = run("play", game, "--save", str(path), typed="").out
    assert "Won by " in again


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("ending", ["a.txt", "a.json"])
def test_a_match_that_is_left_goes_on_as_if_it_had_not_been(
    game: str, ending: str, run: Run, tmp_path: Path
) -> None:
    typed = ["1 2 3", *["1"] * 6] if game == "hearts" else ["1"] * 8
    whole, parts = tmp_path / f"whole-{ending}", tmp_path / f"parts-{ending}"
    start = ("--seed", "11", "--names", "Zoë")
    all_at_once = run("play", game, *start, "--save", str(whole), typed=lines(*typed)).out
    first = run("play", game, *start, "--save", str(parts), typed=lines(*typed[:3])).out
    second = run("play", game, "--save", str(parts), typed=lines(*typed[3:], "quit")).out
    assert parts.read_bytes() == whole.read_bytes()
    assert all_at_once.startswith(first.split("\nGoodbye.", maxsplit=1)[0].rstrip(": \n"))
    assert "You play as Zoë." in second
    # What has been played in the deal is told again, and then goes on.
    told = [line for line in all_at_once.splitlines() if re.match(r" +\d+\. ", line)]
    assert [line for line in second.splitlines() if re.match(r" +\d+\. ", line)] == told


def test_the_end_of_what_is_typed_saves(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "match.txt"
    code, out, _ = run("play", "hawk", "--save", str(path), typed="")
    assert code == 0
    assert unfolded(out).endswith(f"\nSaved in {path}. {WARNING}\n")
    assert records.replay(records.from_text(path.read_text("utf-8"))).error is None
    assert [found.name for found in tmp_path.iterdir()] == ["match.txt"]


def test_a_match_is_saved_at_the_table(run: Run, tmp_path: Path) -> None:
    path, other = tmp_path / "a.txt", tmp_path / "b.txt"
    other.write_text("mine", "utf-8")
    again = f"save {path}"  # the file of this very match is no other one
    typed = lines(f"save {other}", again, "save", "1", again, f"save {tmp_path}", "quit")
    code, out, _ = run("play", "hawk", typed=typed)
    assert code == 0
    assert f"{other} is there already, and is no file of this match" in unfolded(out)
    assert unfolded(out).count(f"Saved in {path}.") == 4
    assert other.read_text("utf-8") == "mine"
    assert len(records.from_text(path.read_text("utf-8")).deals[0].moves) > 0


def test_an_interrupt_is_a_polite_end(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("vorhand.commands.screen.Screen.ask", interrupted)
    code, out, err = run("play", "hawk")
    assert (code, err) == (0, "")
    assert out.endswith("\n\nGoodbye.\n")


# Several people


def test_people_at_one_terminal_do_not_see_each_others_hands(run: Run) -> None:
    typed = lines(THREE, "", THREE, "1", "", "1")
    argv = ("play", "hearts", "--seats", "0", "2", "--seed", "3")
    out = run(*argv, typed=f"\n{typed}", terminal=True).out
    parts = out.split("\x1b[H\x1b[2J\x1b[3J")
    assert "You play as Ann, Cleo." in parts[0]
    # Ben leads, then it is Cleo's turn, who has just passed and still sits there.
    assert [part.split(".")[0] for part in parts[1:]] == ["Now Ann", "Now Cleo", "Now Ann"]
    for part in parts[1:]:
        whose = part.split(".")[0].removeprefix("Now ")
        assert f"{whose}, " in part
        assert "Press Enter when nobody else is looking." in part


def test_a_terminal_that_cannot_be_cleared_is_scrolled(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TERM", "dumb")
    out = run("play", "hawk", "--seats", "0,1", typed="\n", terminal=True).out
    assert "\n" * 100 in out
    assert "\x1b" not in out
    assert "\n" * 10 not in run("play", "hawk", "--seats", "0,1", typed="\n").out


@pytest.mark.parametrize("seats", [["4"], ["x"], ["0", "9"], [""], ["٣"]])
def test_seats_that_there_are_not(seats: list[str], run: Run) -> None:
    code, _, err = run("play", "hearts", "--seats", *seats)
    assert code == 2
    assert "seats are numbers from 0 to 3, not " in err


def test_all_seats_may_be_people(run: Run) -> None:
    out = run(
        "play", "hurrikan", "--seed", "1", "--seats", "0", "1", typed=lines("", "1", "", "1")
    ).out
    assert "simple players" not in out
    assert "  1. Ann " in out or "  1. Ben " in out


# Hidden cards


def asked(game: str, seed: int, skip: int) -> Any:
    """A state in which seat 0 is to move, some moves into a deal."""
    module = GAMES[game]
    rng, match = Random(seed), module.Match()
    state = match.deal(match.deck_for(seed))
    while True:
        if skip <= 0 and 0 in module.to_move(state):
            return state
        moves = module.legal_moves(state, module.to_move(state)[-1])
        state = module.apply(state, moves[int(rng.random() * len(moves))])
        skip -= 1


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("skip", [0, 5, 14])
def test_nothing_that_is_hidden_makes_a_difference(
    game: str, skip: int, run: Run, tmp_path: Path
) -> None:
    module, path = GAMES[game], tmp_path / "match.txt"
    state = asked(game, seed=skip, skip=skip)
    view, told = module.view(state, 0), set()
    commands = lines("?", "hand", "table", "score", "last", "why QS", "why 1", "help")
    drawn = [state, *(module.sample(view, Random(seed)) for seed in range(4))]
    assert len({str(one) for one in drawn}) > 1
    for one in drawn:
        saved(path, one)
        told.add(run("play", game, "--save", str(path), typed=commands).out)
    assert len(told) == 1


# Files that are not to be touched


def files(tmp_path: Path) -> Iterator[tuple[str, str, str]]:
    """Files that cannot be resumed, and what is said of each."""
    state = hawk.deal(hawk.pack(), dealer=2, number=2)
    good = records.to_text(records.record_of([asked("hawk", 1, 6)]))
    other = records.to_text(records.record_of([asked("hearts", 1, 6)]))
    broken = good.replace("[Format", "[Formal")
    illegal = re.sub(r"^1\. \d \S\S", "1. 9 2C", good, flags=re.MULTILINE)
    forbidden = records.to_json(records.record_of([asked("hawk", 1, 6)]))
    moves = json.loads(forbidden)["deals"][0]["moves"]
    forbidden = forbidden.replace(f'"{moves[0]}"', '"3 2C"')
    line = records.to_json(records.record_of([state]), indent=None)
    for name, text, told in [
        ("other.txt", other, "is a match of hearts"),
        ("broken.txt", broken, "is not a record: line 1: a record begins with"),
        ("illegal.txt", illegal, "is not a record: line"),
        ("forbidden.json", forbidden, "breaks a rule, so the match cannot go on: deal 1, move 1"),
        ("alone.txt", records.to_text(records.record_of([state])), "is one deal on its own"),
        ("empty.txt", "", "is not a record: a record is expected, and the text is empty"),
        ("many.jsonl", line * 2, "there are 2 records, and '"),
        ("letter.txt", "Dear Ann,\n", "is not a record: line 1"),
    ]:
        (tmp_path / name).write_text(text, "utf-8")
        yield name, text, told


def test_a_file_that_is_no_match_of_the_game_is_left_alone(run: Run, tmp_path: Path) -> None:
    for name, text, told in files(tmp_path):
        path = tmp_path / name
        code, out, err = run("play", "hawk", "--save", str(path), typed="1\n")
        assert (code, out) == (2, ""), name
        assert told in err, name
        assert path.read_text("utf-8") == text


@pytest.mark.parametrize(
    "argv", [["--seed", "0"], ["--variant", "source"], ["--limit", "3"], ["--option", "deals=3"]]
)
def test_the_file_says_what_is_played(argv: list[str], run: Run, tmp_path: Path) -> None:
    path = saved(tmp_path / "a.txt", asked("hawk", 1, 6))
    code, _, err = run("play", "hawk", "--save", path, *argv)
    assert code == 2
    assert "is there already, with players, variant and seed of its match" in err


@pytest.mark.parametrize("argv", [["--seats", "1"], ["--names", "Zed"]])
def test_the_file_says_who_plays(argv: list[str], run: Run, tmp_path: Path) -> None:
    path = str(tmp_path / "a.txt")
    run("play", "hawk", "--names", "Zoë", "--save", path, typed=lines("1", "quit"))
    code, out, err = run("play", "hawk", "--save", path, *argv)
    assert (code, out) == (2, "")
    assert "is there already, with players, variant" in err
    assert run("play", "hawk", "--save", path, "--seats", "0", typed="quit\n").code == 0


def test_files_that_cannot_be_read_or_written(run: Run, tmp_path: Path) -> None:
    (tmp_path / "latin.txt").write_bytes(b"\xe4\xff")
    (tmp_path / "loop.txt").symlink_to(tmp_path / "loop.txt")
    for name, told in [
        ("latin.txt", "is not a text in UTF-8"),
        ("loop.txt", "cannot be read: "),
        (".", "cannot be read: Is a directory"),
        ("\0", "embedded null "),
        ("none/a.txt", "none/a.txt cannot be written: No such file or directory"),
    ]:
        code, _, err = run("play", "hawk", "--save", f"{tmp_path}/{name}")
        assert code == 2
        assert told in err
    assert run("play", "hawk", "--save", "/dev/null").code == 2


def test_hostile_headers_do_no_harm(run: Run, tmp_path: Path) -> None:
    hostile = "\x1b]0;x\x07\u202e" + "9" * 5000
    headers = {"Seat0": hostile, "Seat1": "\x1b[2J", "Seat2": "Zoë", "Seat3": "zoë"}
    headers |= {"Seed": "9" * 5000, "People": "0 1 7 ; \x1b"}
    path = saved(tmp_path / "a.txt", asked("hawk", 1, 6), **headers)
    code, out, err = run("play", "hawk", "--save", path, typed="\n")
    assert (code, err) == (0, "")
    assert out.replace("\n", "").isprintable()
    assert "Zoë" in out
    assert "zoë" not in out
    assert "You play as \\x1b]0;x\\x07\\u202e99," in out


def test_headers_and_notes_of_a_record_are_kept(run: Run, tmp_path: Path) -> None:
    state = asked("hawk", 1, 6)
    notes = [[records.Note(0, "bold")]]
    record = records.record_of([state], {"Event": "Friday", "Seat0": ""}, notes=notes)
    path = tmp_path / "a.json"
    path.write_text(records.to_json(record), "utf-8")
    run("play", "hawk", "--save", str(path), typed="1\n")
    after = records.from_json(path.read_text("utf-8"))
    assert dict(after.headers)["Event"] == "Friday"
    assert after.deals[0].notes == record.deals[0].notes
    assert len(after.deals[0].moves) > len(record.deals[0].moves)


def test_a_file_that_somebody_else_has_changed_is_left_as_it_is(tmp_path: Path) -> None:
    record = records.Record("hawk", hawk.SOURCE, 0)
    path = tmp_path / "a.txt"
    keeper = Keeper(str(path))
    assert keeper.load() is None
    keeper.save(record)
    keeper.save(record)
    path.write_text("mine", "utf-8")
    with pytest.raises(Refused) as raised:
        keeper.save(record)
    assert raised.value.key == "changed"
    assert path.read_text("utf-8") == "mine"
    path.unlink()
    keeper.save(record)
    assert records.from_text(path.read_text("utf-8")) == record


def test_a_file_that_appears_meanwhile_is_left_as_it_is(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    keeper = Keeper(str(path))
    assert keeper.load() is None
    path.write_text("mine", "utf-8")
    with pytest.raises(Refused) as raised:
        keeper.save(records.Record("hawk", hawk.SOURCE, 0))
    assert raised.value.key == "exists"
    assert path.read_text("utf-8") == "mine"
    assert [found.name for found in tmp_path.iterdir()] == ["a.txt"]
    assert run("play", "hawk", "--save", str(path)).code == 2


def test_a_failure_to_save_is_told_and_the_match_goes_on(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path, times = tmp_path / "a.txt", iter(range(9))

    def full(*_: object) -> None:
        if next(times):  # not at the beginning
            raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    code, out, _ = run("play", "hawk", "--save", str(path), typed="1\n1\nsave\n")
    assert code == 1
    assert unfolded(out).count("cannot be written: No space left on device") == 4
    assert list(tmp_path.iterdir()) == [path]
    assert records.from_text(path.read_text("utf-8")).deals == ()


def test_a_disk_without_links(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def unknown(*_: object) -> None:
        raise PermissionError(1, "Operation not permitted")

    monkeypatch.setattr("os.link", unknown)
    path = tmp_path / "a.txt"
    assert run("play", "hawk", "--save", str(path), typed="1\n").code == 0
    assert records.from_text(path.read_text("utf-8")).deals
    keeper = Keeper(str(path))
    with pytest.raises(Refused):
        keeper.save(records.Record("hawk", hawk.SOURCE, 0))


def test_the_rights_of_a_file_stay_as_they_are(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    run("play", "hawk", "--save", str(path))
    assert path.stat().st_mode & 0o777 in {0o644, 0o664, 0o600}
    path.chmod(0o640)
    run("play", "hawk", "--save", str(path), typed="1\n")
    assert path.stat().st_mode & 0o777 == 0o640


def test_what_is_typed_need_not_be_utf_8(run: Run) -> None:
    out = run("play", "hawk", typed=b"\xff\xe4\n\n").out
    assert "That is neither a card of yours" in out
    assert out.endswith("Goodbye.\n")


def test_streams_of_any_kind(monkeypatch: pytest.MonkeyPatch) -> None:
    from vorhand.commands import main  # noqa: PLC0415 - beside the fixture

    out = StringIO()
    monkeypatch.setattr(sys, "stdin", StringIO("1\n"))
    monkeypatch.setattr(sys, "stdout", out)
    assert main(["play", "hawk", "--language", "en"]) == 0
    assert out.getvalue().endswith("Goodbye.\n")


@pytest.mark.parametrize("against", ["random", "duck"])
def test_against_whom_one_plays(against: str, run: Run) -> None:
    assert run("play", "hearts", "--against", against, typed=lines(THREE, "1")).code == 0
    assert run("play", "hawk", "--against", "duck").code == 2
