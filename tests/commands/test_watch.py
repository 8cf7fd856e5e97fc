"""``vorhand watch``: a match that one likes to look at."""

from __future__ import annotations

import re
from types import SimpleNamespace
from typing import Any

import pytest

from tests.commands.conftest import Run
from vorhand import GAMES, Card, Cards, hawk
from vorhand.commands.screen import Screen
from vorhand.commands.settings import options_for, variants_of
from vorhand.commands.telling import Teller
from vorhand.rules import ScoreSheet

TRICK = re.compile(r"^ +\d+\. .* (\w+) takes it", re.MULTILINE)


def narrow(text: str) -> bool:
    return all(len(line) <= 80 for line in text.splitlines())


def test_one_deal_is_shown_in_full_and_the_others_by_their_results(run: Run) -> None:
    code, out, err = run("watch", "hearts")
    assert (code, err) == (0, "")
    assert narrow(out)
    assert out.startswith("Hearts. Simple players, seed 1.\n\nDeal 1, Dan deals, pass left\n  Ann ")
    assert len(TRICK.findall(out)) == 13
    assert len(re.findall(r"^ +\w+ passes( \S+){3}$", out, re.MULTILINE)) == 4
    rows = [
        list(map(int, row.split()))
        for row in re.findall(r"^Deal \d+ ((?: +\d+)+)$", out, re.MULTILINE)
    ]
    assert len(rows) >= 4
    assert all(sum(row) in {26, 78} for row in rows)
    (total,) = re.findall(r"^Total ((?: +\d+)+)$", out, re.MULTILINE)
    totals = list(map(int, total.split()))
    assert totals == [sum(column) for column in zip(*rows, strict=True)]
    assert max(totals) >= 100
    winner = ("Ann", "Ben", "Cleo", "Dan")[totals.index(min(totals))]
    assert f"\nWon by {winner} with a total of {min(totals)}\nLost by " in out


def test_every_deal_is_shown_in_full(run: Run) -> None:
    out = run("watch", "hawk", "--all", "--limit", "3", "--players", "3").out
    assert len(TRICK.findall(out)) == 3 * 12
    assert out.count("\nScore\n") == 3
    pips = [int(found) for found in re.findall(r"takes it, (\d+) pips", out)]
    aside = out.count("  aside: ")
    assert aside == 3
    assert 3 * 180 < sum(pips) < 3 * 220
    assert "\nDeal 2, Ann deals, LAFH: whoever takes the last trick\n" in out
    assert narrow(out)


@pytest.mark.parametrize("players", ["2", "4"])
def test_a_match_of_hurrikan(players: str, run: Run) -> None:
    out = run("watch", "hurrikan", "--players", players).out
    assert narrow(out)
    assert "Round 1, " in out
    assert re.search(r"^ +\d+\. \w+ plays \S+ and takes( \S\S)+ +table: ", out, re.MULTILINE)
    first = out.split("\nScore\n", maxsplit=1)[0]
    sheet = out.split("\nScore\n", maxsplit=1)[1].split("this round", maxsplit=1)[0]
    assert first.count("and sweeps the table") == sheet.count("a Hurrikan, ") > 0
    assert ("the next cards are dealt" in first) == (players == "2")
    assert re.search(r"^Won by \w+(, \w+)? with a total of \d+$", out, re.MULTILINE)


@pytest.mark.parametrize("players", ["5", "6"])
def test_a_full_table_fits_eighty_columns(players: str, run: Run) -> None:
    out = run("watch", "hearts", "--players", players, "--limit", "1").out
    assert narrow(out)
    names = "Maximilian", "Konstantin", "Wilhelmine"
    out = run("watch", "hearts", "--players", players, "--limit", "1", "--names", *names).out
    assert narrow(out)
    assert re.search(r"^ +\w+ takes it, \d+ points?$", out, re.MULTILINE)


def test_the_same_seed_gives_the_same_match(run: Run) -> None:
    one = run("watch", "hurrikan", "--seed", "9").out
    assert one == run("watch", "hurrikan", "--seed", "9").out
    assert one.replace("seed 9", "") != run("watch", "hurrikan", "--seed", "8").out


def test_players_sit_in_turn(run: Run) -> None:
    out = run("watch", "hearts", "--seats", "random", "duck", "--limit", "1").out
    assert out.startswith("Hearts. Ann: random, Ben: duck, Cleo: random, Dan: duck; seed 1.\n")


def test_german(run: Run) -> None:
    out = run("--language", "de", "watch", "hurrikan").out
    assert out == run("watch", "hurrikan", "--language", "de").out
    assert out.startswith("Hurrikan. Es spielen einfache Programme, Startwert 1.\n\nRunde 1, Ben ")
    assert "nimmt" in out
    assert re.search(r"^Gewonnen: \w+, Gesamtstand \d+$", out, re.MULTILINE)


def test_the_language_is_that_of_the_environment(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "de_AT.UTF-8")
    assert "Startwert" in run("watch", "hawk", "--limit", "1").out
    assert "seed 1" in run("watch", "hawk", "--limit", "1", "--language", "en").out
    monkeypatch.setenv("LC_ALL", "fr_FR")
    assert "seed 1" in run("watch", "hawk", "--limit", "1").out


@pytest.mark.parametrize("game", GAMES)
def test_each_variant_can_be_watched(game: str, run: Run) -> None:
    for variant in variants_of(GAMES[game]):
        assert run("watch", game, "--variant", variant, "--limit", "3").code == 0


def test_options_by_name(run: Run) -> None:
    options = ["moon=shooter-down", "passing=left, hold", "jack_of_diamonds=-10", "limit=30"]
    options += ["hearts_or_queen_lead=yes", "first-trick=ANYTHING"]
    given = [part for option in options for part in ("--option", option)]
    out = run("watch", "hearts", "--all", *given).out
    assert ", pass left\n" in out
    assert ", hold deal\n" in out
    assert "pass right" not in out
    assert "-10  took J♦" in out
    assert run("watch", "hurrikan", "--option", "largest_sum=none", "--limit", "1").code == 0


@pytest.mark.parametrize(
    ("written", "option", "value"),
    [
        ("removed=2C, 2D 2S,2h", "removed", Cards("2C 2D 2S 2H")),
        ("removed=", "removed", Cards()),
        ("doubler=10c", "doubler", Card("TC")),
        ("doubler=none", "doubler", None),
        ("card-points=KS:10, as : 7", "card_points", ((Card("KS"), 10), (Card("AS"), 7))),
        ("card_points=JD:-10", "card_points", ((Card("JD"), -10),)),
        ("card_points=", "card_points", ()),
        ("landing = 100 : 50, 50:0", "landing", ((50, 0), (100, 50))),
        ("deals=none", "deals", None),
        ("deals=3", "deals", 3),
        ("sun=None", "sun", None),
    ],
)
def test_cards_pairs_and_nothing_as_options(written: str, option: str, value: object) -> None:
    assert getattr(options_for(GAMES["hearts"], None, [written]), option) == value


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (
            ["--variant", "atlantis", "--players", "5"],
            "passing: nobody sits across among 5 players",
        ),
        (["--variant", "atlantic"], "hearts has no variant 'atlantic'; variants: atlantis, "),
        (["--option", "limits=50"], "there is no option 'limits'; did you mean 'limit'?"),
        (["--option", "limit=x"], "limit: a whole number is expected, not 'x'"),
        (["--option", "limit"], "an option is written NAME=VALUE, not 'limit'"),
        (["--option", "passing=left,up"], "passing: one of left, right, across, "),
        (["--option", "moon=othersup"], "not 'othersup'; did you mean 'others_up'?"),
        (["--option", "removed=2C,1S"], "removed: '1S' is not a card: write a rank of 2345"),
        (["--option", "removed=2C,2C"], "removed: 2C is named twice"),
        (["--option", "doubler=TC,2C"], "doubler: 'TC,2C' is not a card: "),
        (["--option", "card_points=QS"], "card_points: a pair such as QS:50 is expected, not 'QS'"),
        (["--option", "card_points=none"], "a pair such as QS:50 is expected, not 'none'"),
        (["--option", "card_points=QS:5:6"], "such as QS:50 is expected, not 'QS:5:6'"),
        (["--option", "card_points=5:QS"], "card_points: '5' is not a card: "),
        (["--option", "card_points=QS: x"], "card_points: a whole number is expected, not 'x'"),
        (["--option", "landing=100"], "landing: a pair such as 50:50 is expected, not '100'"),
        (["--option", "landing=100:half"], "landing: a whole number is expected, not 'half'"),
        (["--option", "deals=many"], "deals: a whole number is expected, not 'many'"),
        (["--limit", "0"], "limit: 1 or more is expected, not 0"),
        (["--players", "7"], "players: one of 3, 4, 5, 6 is expected, not 7"),
        (["--seats", "duck", "low"], "hearts has no player 'low'; players: duck, random"),
        (["--names", "A", "B", "C", "D", "E"], "5 names for 4 players"),
        (["--names", "Ann", "ann"], "two players have the same name"),
        (["--names", "A\x1b[2J"], "1 to 20 characters that can be printed, not 'A\\x1b[2J'"),
        (["--names", "A,,B"], "1 to 20 characters that can be printed, not ''"),
    ],
)
def test_what_cannot_be_played_is_refused(arguments: list[str], told: str, run: Run) -> None:
    code, out, err = run("watch", "hearts", *arguments)
    assert (code, out) == (2, "")
    assert err.startswith("vorhand: ")
    assert told in err


def test_a_game_without_a_limit(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vorhand.commands.settings.ENDS", ())
    code, _, err = run("watch", "hawk", "--limit", "3")
    assert (code, err) == (2, "vorhand: hawk has no option for the length of a match\n")


def test_what_has_no_words_of_its_own_is_told_all_the_same(run: Run) -> None:
    run("rules", "hawk", "solo")
    game: Any = SimpleNamespace(scoresheet=lambda _: ScoreSheet(), score=lambda _: (0, 0))
    teller = Teller(Screen("en"), game, None)
    assert teller.amount("tricks", 2) == "tricks: 2"
    state = hawk.deal(hawk.pack(hawk.Options(players=2)), hawk.Options(players=2))
    sheet = teller.sheet(state, None)
    assert [line.split() for line in sheet] == [
        ["Score"], ["seat", "0", "seat", "1"], ["this", "deal", "0", "0"]
    ]  # fmt: skip


def test_german_refusals(run: Run) -> None:
    told = run("watch", "hawk", "--variant", "x", "--language", "de").err
    assert told == "vorhand: hawk hat keine Variante 'x'; Varianten: source\n"
