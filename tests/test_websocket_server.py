"""The server tells each seat what it may know and nothing else, and nobody can bring it down."""

from __future__ import annotations

import asyncio
import errno
import io
import json
import os
import re
import socket
import stat
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, closing, contextmanager, suppress
from itertools import chain
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

import attrs
import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, ConnectionClosedError, InvalidStatus
from websockets.sync.client import connect as connect_in_a_thread
from websockets.typing import Origin

from examples import table as table_module
from examples import websocket_server
from examples.table import Sent, Table, digest_of
from examples.table_journal import Journal, record_in
from examples.table_page import Page, origin
from examples.websocket_server import MAX_SIZE, Room, seconds
from vorhand import GAMES, hawk, hearts, records
from vorhand.records.model import MOST_DEALS

SCRIPT = Path(websocket_server.__file__)
HOST = "127.0.0.1"
CARD = re.compile(r"\b[2-9TJQKA][CDHS]\b")
SHORT = [
    ("hearts", {"limit": 15}),
    ("hearts", {"players": 3, "limit": 10, "pass_count": 1}),
    ("hawk", {"players": 5, "deals": 1}),
    ("hawk", {"players": 2, "deals": 2}),
    ("hurrikan", {"target": 4}),
    ("hurrikan", {"players": 4, "target": 3}),
]


def new_match(name: str, **options: Any) -> records.Record:
    game: Any = GAMES[name]
    chosen = game.Options(**options)
    return records.Record(name, chosen, game.Match(chosen).dealer)


def hidden_from(state: Any, seat: int) -> set[str]:
    """The cards whose place a seat must not learn, from all that the server knows."""
    others = [hand for other, hand in enumerate(state.hands) if other != seat]
    aside, stock = getattr(state.deal, "aside", ()), getattr(state, "stock", ())
    passed = dict(enumerate(getattr(state.deal, "passes", ()))).get(seat, ())
    return set(map(str, chain(*others, aside, stock))) - set(map(str, passed))


class Watched(Table):
    """A table that looks at everything it tells, at the moment when it does."""

    def __init__(self, record: records.Record, seed: int = 1, *, bots: bool = False) -> None:
        super().__init__(record, seed, bots=bots)
        self.record, self.first = record, self.state
        self.told: dict[int, list[Any]] = {}
        self.most_hidden = 0

    def _shown(self, seat: int, event: dict[str, Any]) -> tuple[int | None, str]:
        to, text = super()._shown(seat, event)
        assert to == seat
        hidden = hidden_from(self.state, seat)
        assert not hidden & set(CARD.findall(text)), text
        self.most_hidden = max(self.most_hidden, len(hidden))
        self.told.setdefault(seat, []).append(json.loads(text))
        return to, text


def answer(table: Table, move: object, after: int | None = None) -> str:
    """The message of a move, in answer to the present view or to another one."""
    return json.dumps({"move": str(move), "after": table.made if after is None else after})


def written(record: records.Record, changes: list[dict[str, Any]]) -> bytes:
    """What a file has that begins with this record."""
    lines = [json.dumps(change) + "\n" for change in changes]
    return (records.to_json(record, indent=None) + "".join(lines)).encode()


def recorded(table: Watched) -> records.Record:
    """The record of a table whose changes nobody has taken."""
    return record_in(written(table.record, table.changes))


def same(table: Table, other: Table) -> bool:
    """Whether two tables are the same for all who sit there."""
    names = ("game", "match", "state", "tokens", "made", "over")
    return all(getattr(table, name) == getattr(other, name) for name in names)


def seated(table: Table, *seats: int) -> list[str]:
    """Take seats without a connection; their tokens."""
    tokens = []
    for seat in seats:
        got, sent = table.join(json.dumps({"join": seat}))
        assert got == seat
        tokens.append(json.loads(sent[0][1])["token"])
    return tokens


def only(sent: Sent, seat: int | None) -> Any:
    """The one message that is sent, and to this seat."""
    [(to, text)] = sent
    assert to == seat
    return json.loads(text)


def play_on(table: Table, rng: Random, most: int = 100) -> Iterator[None]:
    """Make random legal moves for all seats."""
    for _ in range(most):
        seats = table.game.to_move(table.state)
        move = rng.choice(table.game.legal_moves(table.state, rng.choice(seats)))
        table.receive(move.seat, answer(table, move))
        yield


# Connections


def run(test: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(test, 30))


@asynccontextmanager
async def served(room: Room, origins: Sequence[str] = (), **options: int) -> AsyncIterator[int]:
    """A server on a free port, with options of its socket."""
    with socket.create_server((HOST, 0)) as listening:
        for name, value in options.items():
            listening.setsockopt(socket.SOL_SOCKET, getattr(socket, name), value)
        task = asyncio.create_task(room.run(Page(origins), sock=listening))
        try:
            yield listening.getsockname()[1]
        finally:
            task.cancel()
            await asyncio.wait([task])


def at(port: int, **options: Any) -> connect:
    return connect(f"ws://{HOST}:{port}", compression=None, **options)


def narrow(port: int) -> connect:
    """A connection for which the system keeps little that is not read yet."""
    made = socket.socket()
    made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    made.connect((HOST, port))
    return at(port, sock=made)


async def ask(person: ClientConnection, message: Any) -> Any:
    """Send a message, and hear the next."""
    await person.send(json.dumps(message))
    return await hear(person)


async def hear(person: ClientConnection) -> Any:
    return json.loads(await asyncio.wait_for(person.recv(), 10))


async def read_to_the_end(person: ClientConnection) -> None:
    while True:
        await hear(person)


async def until(is_so: Callable[[], bool]) -> None:
    while not is_so():  # noqa: ASYNC110 - the server has no event for it
        await asyncio.sleep(0.005)


async def play_a_match(port: int, seat: int, rng: Random) -> list[Any]:
    """Play random legal moves by nothing but what is sent; all that was heard."""
    heard: list[Any] = []
    asked = False
    async with at(port) as person:
        assert (await ask(person, {"join": seat}))["seated"] == seat
        while not heard or not heard[-1]["winners"]:
            message = await hear(person)
            heard.append(message)
            event = message["event"]
            if event.get("passed") == seat or event.get("move", "").startswith(f"{seat} "):
                asked = False
            if message["moves"] and not asked:
                asked = True
                choice = {"move": rng.choice(message["moves"]), "after": message["after"]}
                await person.send(json.dumps(choice))
    return heard


@pytest.mark.parametrize(("name", "options"), SHORT)
def test_people_play_a_whole_match_and_no_hidden_card_is_told(
    name: str, options: dict[str, Any]
) -> None:
    table = Watched(new_match(name, **options))
    players = table.match.options.players

    async def test() -> None:
        async with served(Room(table)) as port:
            heard = await asyncio.gather(
                *(play_a_match(port, seat, Random(seat)) for seat in range(players))
            )
        # What went over the wire is what was looked at.
        assert heard == [table.told[seat] for seat in range(players)]
        check_match(table)

    run(test())


def check_match(table: Watched) -> None:
    """A whole match was told, with all its sheets."""
    assert table.match.over
    deal = table.first.deal
    seen = len(deal.dealt[0]) + len(getattr(deal, "table", ()))
    assert table.most_hidden == len(table.game.pack(deal.options)) - seen
    for seat in range(table.match.options.players):
        last = table.told[seat][-1]
        assert last["winners"] == list(table.match.winners)
        assert last["totals"] == list(table.match.totals)
        sheets = [told["event"]["finished"] for told in table.told[seat] if finishes(told)]
        assert len(sheets) == table.match.number
        lines = [line for line in chain(*sheets) if line["seat"] == seat]
        assert sum(line["points"] for line in lines) == table.match.totals[seat]
        assert all(line["text"] and line["rule"] in table.game.RULES for line in lines)


def finishes(told: Any) -> bool:
    return "finished" in told["event"]


def test_others_see_who_has_passed_and_not_what() -> None:
    table = Watched(new_match("hearts"))
    seated(table, 0, 1, 2, 3)
    move = table.told[0][-1]["moves"][0]
    sent = dict(table.receive(0, answer(table, move)))
    assert set(sent) == {0, 1, 2, 3}
    for seat, text in sent.items():
        told = json.loads(text)
        assert told["event"] == {"passed": 0}
        assert told["view"]["public"]["passed"] == [0]
        assert told["view"]["passed"] == (move.removeprefix("0 pass ") if seat == 0 else None)
        assert len(told["moves"]) == (0 if seat == 0 else 286)


@pytest.mark.parametrize(("name", "options"), SHORT)
def test_simple_players_play_the_seats_that_nobody_has_taken(
    name: str, options: dict[str, Any]
) -> None:
    table = Watched(new_match(name, **options), bots=True)
    let_bots_play(table)
    assert not table.game.moves_of(table.state)  # not before somebody is there
    seated(table, 0)
    let_bots_play(table)
    assert table.game.to_move(table.state) == (0,)
    while told := table.told[0][-1]["moves"]:
        table.receive(0, answer(table, told[0]))
        let_bots_play(table)
    assert table.match.over
    assert set(table.told) == {0}


def let_bots_play(table: Table) -> None:
    """As long as it is their turn."""
    while table.bot is not None:
        assert table.play_bot()
    assert not table.play_bot()


def test_a_person_takes_over_from_a_simple_player() -> None:
    table = Watched(new_match("hearts"), bots=True)
    seated(table, 0)
    table.play_bot()
    assert table.bot == 2
    seated(table, 2)  # just before the bot has made up its mind
    assert table.bot == 3
    table.receive(0, answer(table, table.told[0][-1]["moves"][0]))
    for _ in range(30):
        let_bots_play(table)
        seat = table.game.to_move(table.state)[0]
        assert seat in {0, 2}
        table.receive(seat, answer(table, table.told[seat][-1]["moves"][0]))


# Moves that come too late


def test_a_move_for_an_earlier_turn_is_refused_though_it_is_legal_now() -> None:
    table = Watched(new_match("hawk"))
    seated(table, 0, 1, 2, 3)
    legal, after = table.game.legal_moves(table.state), table.made
    seat = legal[0].seat
    table.receive(seat, answer(table, legal[0]))
    while table.game.to_move(table.state) != (seat,):
        next(play_on(table, Random(1)))
    late = next(move for move in table.game.legal_moves(table.state) if move in legal)
    before, changes = table.state, list(table.changes)
    (to, error), (other, shown) = table.receive(seat, answer(table, late, after))
    assert (to, other) == (seat, seat)
    assert json.loads(error).keys() == {"error"}
    assert f"{late} is not made" in json.loads(error)["error"]
    view = json.loads(shown)
    assert view["event"] == {"again": after}
    assert view["after"] == table.made
    assert str(late) in view["moves"]
    assert (table.state, table.changes) == (before, changes)
    # One that answers a view of this turn is made, and once.
    assert json.loads(table.receive(seat, answer(table, late))[0][1])["event"] == {
        "move": str(late)
    }


def test_the_leader_of_the_next_trick_cannot_lead_with_what_was_sent_twice() -> None:
    table = Watched(new_match("hurrikan"))
    seated(table, 0, 1)
    for seat in (0, 1, 0):
        first = answer(table, table.told[seat][-1]["moves"][0])
        assert "event" in json.loads(table.receive(seat, first)[0][1])
        # At once it is simply not the seat's turn; when it is again, the answer is too old.
        assert only(table.receive(seat, first), seat)["refused"]["rule"] == "hurrikan.turn"


@pytest.mark.parametrize("order", [(0, 1, 2, 3), (3, 1, 0, 2)])
def test_a_pass_is_not_late_because_others_have_passed(order: tuple[int, ...]) -> None:
    table = Watched(new_match("hearts", limit=1))
    seated(table, 0, 1, 2, 3)
    for _ in range(2):  # the second deal begins with a count that is not 0
        views = {seat: table.told[seat][-1] for seat in order}
        assert len({view["after"] for view in views.values()}) == 1
        for made, seat in enumerate(order, 1):
            message = answer(table, views[seat]["moves"][0], views[seat]["after"])
            sent = [json.loads(text) for _, text in table.receive(seat, message)]
            assert [told["event"] for told in sent] == [{"passed": seat}] * 4
            assert {told["after"] for told in sent} == {views[seat]["after"] + made}
        table = after_a_deal()


def after_a_deal() -> Watched:
    """Hearts, at the beginning of the second deal."""
    table = Watched(new_match("hearts"))
    seated(table, 0, 1, 2, 3)
    moves = play_on(table, Random(2))
    while table.match.number == 0:
        next(moves)
    assert table.made == 56
    return table


def test_views_carry_what_follows_from_them() -> None:
    table = Watched(new_match("hearts"))
    seated(table, 0, 1, 2, 3)
    list(play_on(table, Random(1), 30))
    for seat, told in table.told.items():
        view = table.game.view(table.state, seat)
        assert told[-1]["view"] == records.view_to_plain(view, derived=True)
        assert {"phase", "points", "led", "broken", "legal"} <= told[-1]["view"]["derived"].keys()


# Names and languages


def joined(table: Table, **fields: Any) -> tuple[int | None, Any]:
    seat, sent = table.join(json.dumps(fields))
    return seat, json.loads(sent[0][1])


def test_who_asks_is_told_who_sits_there() -> None:
    table = Watched(new_match("hearts"), bots=True)
    joined(table, join=1, name="Ann")
    joined(table, join=3)
    seat, told = joined(table, ask="seats")
    assert seat is None
    assert told == {
        "game": "hearts",
        "names": ["Computer 0", "Ann", "Computer 2", "seat 3"],
        "free": [0, 2],
        "bots": True,
        "name": 20,
    }
    assert joined(table, ask="seats", language="de")[1]["names"][3] == "Platz 3"
    without = Watched(new_match("hawk"))
    assert joined(without, ask="seats")[1]["names"] == [f"seat {seat}" for seat in range(4)]


def test_a_free_seat_is_given_until_there_is_none() -> None:
    table = Watched(new_match("hurrikan"))
    assert joined(table, join="any")[0] == 0
    assert joined(table, join="any", language="de")[0] == 1
    assert joined(table, join="any") == (None, {"error": "no seat is free"})
    assert joined(table, join="any", language="de") == (None, {"error": "kein Platz ist frei"})
    for no_seat in ("all", "", "0", "ANY"):
        assert joined(table, join=no_seat) == (None, {"error": "the seats are 0 to 1"})
    # A token is for one seat, which has to be said.
    with_token = {"join": "any", "token": "0"}
    assert joined(table, **with_token)[1] == {"error": "the seats are 0 to 1"}


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("Ann", "Ann"),
        ("  Ann   of  Nord ", "Ann of Nord"),
        (
            "e\N{COMBINING ACUTE ACCENT}",
            "\N{LATIN SMALL LETTER E WITH ACUTE}",
        ),
        ("<img src=x>", "<img src=x>"),  # a text like any other: it is for pages to show it as one
        ("\N{HIRAGANA LETTER A}" * 20, "\N{HIRAGANA LETTER A}" * 20),
        ("{0}", "{0}"),
    ],
)
def test_names_are_told_to_all_and_kept(given: str, kept: str) -> None:
    table = Watched(new_match("hawk"))
    seated(table, 0)
    assert joined(table, join=2, name=given)[0] == 2
    assert table.told[0][-1]["event"] == {"joined": 2}
    assert table.told[0][-1]["names"] == ["seat 0", "seat 1", kept, "seat 3"]
    assert table.told[0][-1]["free"] == [1, 3]
    record = recorded(table)
    assert dict(record.headers)["Seat2"] == kept
    assert "Seat0" not in dict(record.headers)
    again = Watched(record)
    assert same(again, table)
    assert again.names("en") == table.names("en")


BAD_NAMES: list[Any] = [
    "",
    "   ",
    "x" * 21,
    "a\nb",
    "a\tb",
    "\x1b[31m",
    "\0",
    "\N{RIGHT-TO-LEFT OVERRIDE}nnA",
    "\N{ZERO WIDTH SPACE}",
    "\N{LINE SEPARATOR}",
    "\ud800",
    None,
    7,
    True,
    ["Ann"],
    {"name": "Ann"},
]


@pytest.mark.parametrize("name", BAD_NAMES)
def test_what_is_no_name_is_refused_and_no_seat_given(name: Any) -> None:
    table = Watched(new_match("hawk"))
    before = list(table.changes)
    told = {
        "en": "a name has 1 to 20 characters, and all of them can be seen",
        "de": "ein Name hat 1 bis 20 Zeichen, und alle sind zu sehen",
    }
    for language, sentence in told.items():
        answered = joined(table, join="any", name=name, language=language)
        assert answered == (None, {"error": sentence})
    assert (table.tokens, table.changes) == ({}, before)


@pytest.mark.parametrize(
    "name", ["Ann", "ANN", " ann ", "Computer 3", "computer 1", "Platz 0", "seat 0"]
)
def test_nobody_goes_by_the_name_of_another(name: str) -> None:
    table = Watched(new_match("hawk"), bots=True)
    seated(table, 0)
    token = joined(table, join=2, name="Ann")[1]["token"]
    assert joined(table, join=3, name=name)[0] == (3 if name == "Computer 3" else None)
    # The one who has it comes back with it, and keeps it whatever is said then.
    assert joined(table, join=2, name="Ann", token=token)[0] == 2
    assert joined(table, join=2, name="Ben", token=token)[0] == 2
    assert table.names("en")[2] == "Ann"


@pytest.mark.parametrize("language", ["", "fr", "DE", "../de", "\ud800", None, 7, ["de"], {}])
def test_what_is_no_language_is_refused(language: Any) -> None:
    table = Watched(new_match("hawk"))
    for message in ({"join": 0}, {"ask": "seats"}):
        assert joined(table, **message, language=language) == (
            None,
            {"error": "the languages are de, en"},
        )
    assert not table.tokens


def test_each_reads_refusals_and_sheets_in_the_own_language() -> None:
    table = Watched(new_match("hawk", deals=1))
    for seat, language in enumerate(["de", "en", "de", "en"]):
        assert joined(table, join=seat, name=f"N{seat}", language=language)[0] == seat
    assert table.game.to_move(table.state) == (0,)
    refused = [only(table.receive(seat, answer(table, f"{seat} 7C")), seat) for seat in (2, 3)]
    assert [told["refused"]["text"] for told in refused] == [
        "N0 ist an der Reihe",
        "it is N0's turn",
    ]
    list(play_on_to_the_end(table))
    german, english = (
        next(told["event"]["finished"] for told in table.told[seat] if finishes(told))
        for seat in (0, 1)
    )
    sheet = table.game.scoresheet(table.state)
    names = ["N0", "N1", "N2", "N3"]
    assert [line["text"] for line in german] == [line.text("de", names=names) for line in sheet]
    assert [line["text"] for line in english] == [line.text("en", names=names) for line in sheet]


def test_a_move_that_comes_late_is_told_in_the_own_language() -> None:
    table = Watched(new_match("hurrikan"))
    token = joined(table, join=0)[1]["token"]
    joined(table, join=1)
    first = table.told[0][-1]["moves"][0]
    table.receive(0, answer(table, first))
    table.receive(1, answer(table, table.told[1][-1]["moves"][0]))
    joined(table, join=0, token=token, language="de")
    (_, error), _ = table.receive(0, answer(table, table.told[0][-1]["moves"][0], 0))
    assert "das war für eine frühere Stellung" in json.loads(error)["error"]


@pytest.mark.parametrize(("name", "options"), SHORT)
def test_for_each_card_of_the_hand_it_is_told_why_it_is_not_legal(
    name: str, options: dict[str, Any]
) -> None:
    table = Watched(new_match(name, **options))
    seated(table, *range(table.match.options.players))
    asked = 0
    rng = Random(4)
    while not table.over:
        next(play_on(table, rng))
        for seat, told in ((seat, told[-1]) for seat, told in table.told.items()):
            view, why = table.game.view(table.state, seat), told["why"]
            legal = set(told["view"]["derived"]["legal"])
            hand = set(CARD.findall(told["view"]["hand"]))
            assert why.keys() <= hand
            assert hand - legal <= why.keys()
            for card, reason in why.items():
                if not table.state.hands or isinstance(table.state, hearts.Passing):
                    continue
                broken = table.game.violation(view, table.game.parse_move(f"{seat} {card}"))
                assert broken is not None
                assert broken.text(names=table.names("en")) == reason
                asked += 1
    assert asked


# Garbage

GARBAGE: list[str | bytes] = [
    "",
    "{",
    "null",
    "[]",
    "7",
    '"join"',
    "{}",
    '{"join": 1, "more": 2}',
    '{"token": "a"}',
    '{"shout": "hello"}',
    '{"join": 1, "move": "1 2C"}',
    b"\x00\xff",
    b'{"join": 1}',
    "[" * 4000,
    '{"move":' * 450 + "1" + "}" * 450,
    '{"join": ' + "9" * 4050 + "}",  # not read as a number, as it would take too long
    '{"move": "1 2C"}',
    '{"after": 0}',
    '{"move": "1 2C", "after": 0, "join": 1}',
    '{"move": "0 2C", "after": 0}',  # a move of another seat
    '{"move": "1 2C", "after": -1}',
    '{"move": "1 2C", "after": 1}',  # so many moves have not been made
    '{"move": "1 2C", "after": 0.0}',
    '{"move": "1 2C", "after": false}',
    '{"move": "1 2C", "after": null}',
    '{"move": "1 2C", "after": "0"}',
    '{"move": 12, "after": 0}',
    '{"move": null, "after": 0}',
    '{"move": NaN, "after": 0}',
    '{"move": ["1 2C"], "after": 0}',
    '{"move": {"seat": 1, "card": "2C"}, "after": 0}',
    '{"move": "", "after": 0}',
    '{"move": "1 2X", "after": 0}',
    '{"move": "9 2C", "after": 0}',
    '{"move": "1 pass 2C 2C 3C", "after": 0}',
    '{"move": "\\ud800", "after": 0}',
    '{"ask": "seats", "join": 0}',
    '{"ask": "seats", "token": "a"}',
    '{"ask": "seats", "language": 7}',
    '{"language": "en"}',
    '{"name": "Ann"}',
    '{"move": "1 2C", "after": 0, "language": "de"}',
    '{"join": "any", "name": "Ann", "more": 1}',
]
NO_SEATS = ["-1", "4", "1.0", "true", "null", '"1"', "[1]", "{}", "9" * 50]


@pytest.mark.parametrize("garbage", [*GARBAGE, *(f'{{"join": {it}}}' for it in NO_SEATS)])
def test_garbage_is_answered_with_an_error_and_changes_nothing(garbage: str | bytes) -> None:
    table = Watched(new_match("hearts"))
    seated(table, 1)
    before = table.state, dict(table.tokens), list(table.changes)
    assert set(only(table.receive(1, garbage), 1)) == {"error"}
    nobody, sent = table.join(garbage)
    assert nobody is None
    assert set(only(sent, None)) == {"error"}
    assert (table.state, table.tokens, table.changes) == before


WRONG_TOKENS: list[Any] = ["", "0" * 32, "\ud800", None, 7, ["a"], {}]


def test_a_taken_seat_is_given_for_its_token_alone() -> None:
    table = Watched(new_match("hawk"))
    one, other = seated(table, 0, 1)
    attempts: list[Any] = [
        {"join": 0},
        *({"join": 0, "token": it} for it in [*WRONG_TOKENS, other]),
    ]
    for attempt in attempts:
        nobody, sent = table.join(json.dumps(attempt))
        assert nobody is None
        assert only(sent, None) == {"error": "seat 0 is taken, and this is not its token"}
    seat, sent = table.join(json.dumps({"join": 0, "token": one}))
    assert seat == 0
    assert json.loads(sent[0][1]) == {"seated": 0, "token": one}
    assert json.loads(sent[1][1])["view"]["hand"] == str(table.state.hands[0])


def test_who_has_no_seat_makes_no_moves_and_who_has_one_takes_no_other() -> None:
    table = Watched(new_match("hawk"))
    nobody, sent = table.join('{"move": "0 7C", "after": 0}')
    assert nobody is None
    assert only(sent, None) == {"error": 'take a seat first: {"join": SEAT}'}
    seated(table, 0)
    assert only(table.receive(0, '{"join": 1}'), 0) == {"error": "you have a seat already"}


@pytest.mark.parametrize(("name", "options"), SHORT)
def test_moves_that_break_a_rule_are_refused_with_it(name: str, options: dict[str, Any]) -> None:
    table = Watched(new_match(name, **options))
    players = range(table.match.options.players)
    seated(table, *players)
    rng = Random(3)
    for _ in play_on(table, rng, 30):
        seat, state = rng.choice(players), table.state
        turns = table.game.to_move(state)
        if turns == (seat,) and not isinstance(state, hearts.Passing):
            card = rng.choice(sorted(hidden_from(state, seat)))
            refused = only(table.receive(seat, answer(table, f"{seat} {card}")), seat)
            assert refused["refused"]["rule"] == f"{name}.held"
        if seat not in turns:
            refused = only(table.receive(seat, answer(table, f"{seat} 7C")), seat)
            assert refused["refused"]["rule"] == f"{name}.turn"
            assert refused["refused"]["text"]
        other = (seat + 1) % len(players)
        sentence = f"you sit at seat {seat} and cannot play for seat {other}"
        assert only(table.receive(seat, answer(table, f"{other} 7C")), seat) == {"error": sentence}
        assert table.state is state


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=6,
)
card_names = st.sampled_from([str(card) for card in GAMES["hearts"].pack()])
moves = st.one_of(
    st.text("0123459 passxchoose_updn23TJQKACDHS", max_size=20),
    st.builds("{} {}".format, st.integers(0, 6), card_names),
    st.builds("{} {} x {}".format, st.integers(0, 4), card_names, card_names),
    st.builds("{} pass {}".format, st.integers(0, 6), st.lists(card_names).map(" ".join)),
    anything,
)
messages = st.one_of(
    st.text(),
    st.binary(),
    anything.map(json.dumps),
    st.fixed_dictionaries({"move": moves, "after": st.integers(0, 12) | anything}).map(json.dumps),
    st.fixed_dictionaries(
        {"join": anything}, optional=dict.fromkeys(("token", "name", "language"), anything)
    ).map(json.dumps),
)


def again(sent: Sent, told: list[Any]) -> list[tuple[Any, Any]]:
    """What is sent behind a refusal: one view at most, for a move that came too late."""
    assert len(sent) <= 2
    return list(zip(sent, told, strict=True))[1:]


# The first of the variants lists hundreds of passes, again and again.
@given(st.sampled_from(SHORT[1:]), st.integers(0, 12), st.data())
def test_nothing_that_is_sent_brings_a_table_down(
    variant: tuple[str, dict[str, Any]], played: int, data: st.DataObject
) -> None:
    name, options = variant
    table = Watched(new_match(name, **options))
    players = range(table.match.options.players)
    seated(table, *players)
    assert len(list(play_on(table, Random(played), played))) == played
    for drawn in data.draw(st.lists(messages | st.integers(min_value=0), max_size=8)):
        seat = data.draw(st.sampled_from(players))
        before, made, changes = table.state, table.made, list(table.changes)
        if isinstance(drawn, int):  # a legal move of somebody, in between
            legal = table.game.legal_moves(before)
            message: str | bytes = answer(table, legal[drawn % len(legal)])
        else:
            message = drawn
        sent = table.receive(seat, message)
        told = [json.loads(text) for _, text in sent]
        if table.made == made:
            assert sent[0][0] == seat
            assert told[0].keys() <= {"error", "refused"}
            assert all(to == seat and "again" in one["event"] for (to, _), one in again(sent, told))
            assert (table.state, table.changes) == (before, changes)
        else:
            assert isinstance(message, str)
            move = table.game.parse_move(json.loads(message)["move"])
            assert move in table.game.legal_moves(before, seat)
            assert told[0]["after"] == made + 1
        nobody, sent = table.join(message)  # everything is taken
        assert nobody is None
        assert only(sent, None).keys() == {"error"}


def test_garbage_over_the_wire_harms_nobody() -> None:
    table = Watched(new_match("hearts"))
    room = Room(table)

    async def test() -> None:
        async with served(room) as port, at(port) as quiet, at(port) as rude:
            await ask(quiet, {"join": 0})
            await hear(quiet)
            for garbage in GARBAGE:
                await rude.send(garbage)
                assert "error" in await hear(rude)
            token = (await ask(rude, {"join": 1}))["token"]
            await hear(rude)
            for garbage in GARBAGE:
                await rude.send(garbage)
                assert "error" in await hear(rude)
            assert "seat 2" in (await ask(rude, {"move": "2 2C", "after": 0}))["error"]
            refused = await ask(rude, {"move": "1 2C", "after": 0})
            assert refused["refused"]["rule"] == "hearts.turn"
            await rude.send("x" * (MAX_SIZE + 1))
            with pytest.raises(ConnectionClosedError, match="1009"):
                await hear(rude)
            # No websocket at all, and a text that is none.
            reader, writer = await asyncio.open_connection(HOST, port)
            with closing(writer):
                writer.write(b"\x16\x03\x01 hello\r\n\r\n")
                assert b"101" not in await reader.read()  # whatever it says, it ends
            async with at(port) as broken:
                no_utf8 = b"\xff"
                broken.transport.write(b"\x81\x81" + bytes(4) + no_utf8)  # a frame of text
                with pytest.raises(ConnectionClosedError):
                    await hear(broken)
            # The others play on, and the seat can be taken again.
            assert (await hear(quiet))["event"] == {"joined": 1}
            async with at(port) as again:
                assert "error" in await ask(again, {"join": 1})
                assert (await ask(again, {"join": 1, "token": token}))["seated"] == 1
                assert (await hear(quiet))["event"] == {"joined": 1}
                passing = (await hear(again))["moves"][0]
                assert (await ask(again, {"move": passing, "after": 0}))["event"] == {"passed": 1}
                assert (await hear(quiet))["event"] == {"passed": 1}

    run(test())


def test_a_lost_connection_is_resumed_and_an_older_one_ends() -> None:
    table = Watched(new_match("hurrikan"))
    room = Room(table)

    async def test() -> None:
        async with served(room) as port, at(port) as other:
            await ask(other, {"join": 1})
            await hear(other)
            async with at(port) as lost:
                token = (await ask(lost, {"join": 0}))["token"]
                move = (await hear(lost))["moves"][0]
                await hear(other)
                await ask(lost, {"move": move, "after": 0})
                lost.transport.abort()
            await until(lambda: 0 not in room.at)
            # Meanwhile the other plays on.
            reply = (await hear(other))["moves"][0]
            assert (await ask(other, {"move": reply, "after": 1}))["event"] == {"move": reply}
            async with at(port) as back:
                assert (await ask(back, {"join": 0, "token": token}))["token"] == token
                present = await hear(back)
                assert present["view"]["public"]["plays"] == [move, reply]
                assert present["moves"]
                async with at(port) as newer:
                    await ask(newer, {"join": 0, "token": token})
                    assert (await hear(newer))["moves"] == present["moves"]
                    with pytest.raises(ConnectionClosed):
                        await hear(back)
                    await until(lambda: len(room.at) == 2)
                    told = await ask(newer, {"move": present["moves"][0], "after": 2})
                    assert told["event"] == {"move": present["moves"][0]}

    run(test())


def test_who_does_not_read_holds_nobody_up_and_loses_the_connection(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    waiting = 2**15  # less than usual, to be quicker
    monkeypatch.setattr(websocket_server, "MOST_WAITING", waiting)
    table = Watched(new_match("hearts"))
    room = Room(table)

    async def test() -> None:
        async with served(room, SO_SNDBUF=4096) as port, narrow(port) as slow:
            slow_token = (await ask(slow, {"join": 0}))["token"]
            size = len(await slow.recv())  # it lists every pass
            slow.transport.pause_reading()
            token = None
            rounds = 0
            while 0 in room.at:
                rounds += 1
                async with at(port) as quick:
                    token = (await ask(quick, {"join": 1, "token": token}))["token"]
                    assert (await hear(quick))["event"] == {"joined": 1}
            assert waiting // size < rounds < 10 * waiting // size
            slow.transport.resume_reading()
            with pytest.raises(ConnectionClosed):
                await read_to_the_end(slow)
            async with at(port) as again:
                assert (await ask(again, {"join": 0, "token": slow_token}))["seated"] == 0
                assert (await hear(again))["moves"]

    run(test())


# Kept in a file


@contextmanager
def kept(record: records.Record, file: Path) -> Iterator[Journal]:
    """The journal of a match, as a server that starts has it."""
    with closing(Journal(file)) as journal:
        before = journal.read()
        assert before is None or before == record
        journal.begin(record)
        yield journal


@pytest.mark.parametrize(("name", "options"), SHORT)
def test_a_match_is_saved_after_every_move_and_goes_on(
    name: str, options: dict[str, Any], tmp_path: Path
) -> None:
    file = tmp_path / "match.jsonl"
    saved = new_match(name, **options)
    table = Watched(saved, seed=5)
    tokens = seated(table, *range(table.match.options.players))
    rng = Random(1)
    while not table.match.over:
        next(play_on(table, rng))
        with kept(saved, file) as journal:
            Room(table, journal).save()
            assert not table.changes
        text = file.read_text("utf-8")
        assert not any(token in text for token in tokens)
        saved = record_in(file.read_bytes())
        resumed = Watched(saved, seed=5)
        assert same(resumed, table)
        assert not resumed.changes
        table = resumed  # every move is made at another table
    assert table.match.winners
    assert len(saved.deals) == table.match.number
    seat, sent = table.join(json.dumps({"join": 1, "token": tokens[1]}))
    assert seat == 1
    assert json.loads(sent[1][1])["winners"] == list(table.match.winners)


def test_a_record_that_ends_with_a_deal_goes_on_with_the_next() -> None:
    table = Watched(new_match("hawk", deals=2))
    seated(table, 0, 1, 2, 3)
    moves = play_on(table, Random(1))
    while table.match.number == 0:
        next(moves)
    deck = table.changes.pop()
    assert deck.keys() == {"deck"}
    next_one = Watched(recorded(table))
    assert next_one.state == table.state
    assert next_one.changes == [deck]


def test_a_record_without_a_match_or_a_deal_to_show_is_refused() -> None:
    single = records.Record("hawk", GAMES["hawk"].Options(), 0, number=3)
    with pytest.raises(records.RecordError, match="a deal on its own"):
        Table(single, 1)
    options = GAMES["hawk"].Options(deals=1)
    over = records.Record("hawk", options, 0, scores=((0, 0, 0, 0),))
    with pytest.raises(records.RecordError, match="the match is over, and no deal"):
        Table(over, 1)


def test_people_are_told_of_moves_that_cannot_be_saved(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "match.jsonl"
    record = new_match("hurrikan")
    table = Watched(record)
    disk = Disk(monkeypatch)

    async def test(journal: Journal) -> None:
        async with served(Room(table, journal)) as port, at(port) as person, at(port) as other:
            await ask(other, {"join": 1})
            await hear(other)
            token = (await ask(person, {"join": 0}))["token"]
            moves = (await hear(person))["moves"]
            await hear(other)
            good = file.read_bytes()
            disk.room = 7  # bytes, and then it is full
            assert (await ask(person, {"move": moves[0], "after": 0}))["event"] == {
                "move": moves[0]
            }
            reply = (await hear(other))["moves"][0]
            assert "not saved: [Errno 28]" in capsys.readouterr().err
            # Whoever started from this file would find the match before the move.
            assert file.read_bytes() == good + b'{"move"'
            assert record_in(file.read_bytes()).deals[0].moves == ()
            disk.error = RuntimeError("something else")  # two moves are pending then
            assert (await ask(other, {"move": reply, "after": 1}))["event"] == {"move": reply}
            assert "not saved: something else" in capsys.readouterr().err
            assert file.read_bytes() == good
            disk.room = None
            async with at(port) as back:  # nothing new, but it is tried again
                assert (await ask(back, {"join": 0, "token": token}))["seated"] == 0
                assert list(map(str, record_in(file.read_bytes()).deals[0].moves)) == [
                    moves[0],
                    reply,
                ]
            assert file.read_bytes().startswith(good)
            assert not capsys.readouterr().err

    with kept(record, file) as journal:
        run(test(journal))


def test_what_is_pending_at_the_end_is_tried_a_last_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "match.jsonl"
    record = new_match("hurrikan")
    table = Watched(record)
    disk = Disk(monkeypatch)
    with kept(record, file) as journal:
        disk.room = 3
        next(play_on(table, Random(1)))
        journal.write(table.changes)
        assert file.read_bytes().endswith(b'\n{"d')
        disk.room = None
    assert record_in(file.read_bytes()) == recorded(table)
    assert [path.name for path in tmp_path.iterdir()] == [file.name]


class Disk:
    """
    A disk that can become full in the middle of a line, and notes what is done. It is not waited
    for, so that times are those of the server.
    """

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.room: int | None = None  # bytes; None for more than is ever written
        self.error: Exception = OSError(errno.ENOSPC, "No space left on device")
        self.done: list[str] = []
        self.bytes = 0
        pwrite = os.pwrite

        def counted_write(file: int, data: bytes, at: int) -> int:
            if self.room == 0:
                raise self.error
            put = data[: self.room]
            self.done.append("write")
            self.bytes += len(put)
            if self.room is not None:
                self.room -= len(put)
            return pwrite(file, put, at)

        def counted_sync(file: int) -> None:
            self.done.append("fsync folder" if stat.S_ISDIR(os.fstat(file).st_mode) else "fsync")

        def counted_replace(path: Path, target: Path) -> Path:
            self.done.append("replace")
            os.replace(path, target)  # noqa: PTH105 - the method of Path is what is replaced
            return target

        monkeypatch.setattr(os, "pwrite", counted_write)
        monkeypatch.setattr(os, "fsync", counted_sync)
        monkeypatch.setattr(Path, "replace", counted_replace)


def test_nobody_who_reads_errors_is_needed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    closed = io.StringIO()
    closed.close()
    with kept(new_match("hawk"), tmp_path / "match.jsonl") as journal:
        disk = Disk(monkeypatch)
        disk.room = 0
        monkeypatch.setattr(sys, "stderr", closed)
        journal.write([{"move": "0 7C"}])
        assert journal.pending
        disk.room = None


def test_what_is_told_is_on_the_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    record = new_match("hurrikan")
    table = Watched(record)
    disk = Disk(monkeypatch)

    class Listening(Room):
        def send(self, connection: ClientConnection, text: str) -> None:  # type: ignore[override]
            disk.done.append("send")
            super().send(connection, text)  # type: ignore[arg-type]

    async def test(journal: Journal) -> None:
        async with served(Listening(table, journal)) as port, at(port) as person:
            token = (await ask(person, {"join": 0}))["token"]
            move = (await hear(person))["moves"][0]
            assert disk.done == ["write", "fsync", "send", "send"]
            disk.done.clear()
            await ask(person, {"move": move, "after": 0})
            assert disk.done == ["write", "fsync", "send"]
            disk.done.clear()
            async with at(port) as back:  # nothing changes, and nothing is written
                await ask(back, {"join": 0, "token": token})
                await hear(back)
                assert disk.done == ["send", "send"]

    with kept(record, tmp_path / "match.jsonl") as journal:
        assert disk.done == ["write", "fsync", "replace", "fsync folder"]
        disk.done.clear()
        run(test(journal))


@pytest.mark.parametrize("umask", [0o000, 0o077, 0o777])
def test_its_owner_alone_can_read_the_file(umask: int, tmp_path: Path) -> None:
    file, new = tmp_path / "match.jsonl", tmp_path / "match.jsonl.new"
    record = new_match("hawk")
    file.write_text(records.to_json(record), "utf-8")
    new.write_text("what an earlier start has left, and longer than the record" * 99, "utf-8")
    for path in (file, new):
        path.chmod(0o666)
    before = os.umask(umask)
    try:
        with kept(record, file):
            assert stat.S_IMODE(file.stat().st_mode) == 0o600
        with kept(record, tmp_path / "other.jsonl"):
            assert stat.S_IMODE((tmp_path / "other.jsonl").stat().st_mode) == 0o600
    finally:
        os.umask(before)
    assert file.read_text("utf-8") == records.to_json(record, indent=None)


def test_one_server_alone_has_a_file(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    with kept(new_match("hawk"), file):
        text = file.read_bytes()
        with pytest.raises(SystemExit, match="another server keeps its match in"):
            websocket_server.main(["hawk", "--save", str(file)])
        assert file.read_bytes() == text
    with kept(new_match("hawk"), file):
        pass


def test_a_directory_in_which_nothing_can_be_written_is_told_at_the_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "match.jsonl"
    text = records.to_json(new_match("hawk"))
    file.write_text(text, "utf-8")
    really_open = os.open

    def read_only(path: Path, flags: int, mode: int) -> int:
        if not Path(path).exists():
            raise PermissionError(errno.EACCES, "Permission denied", str(path))
        return really_open(path, flags, mode)

    monkeypatch.setattr(os, "open", read_only)
    for name in ("match.jsonl", "other.jsonl"):
        with pytest.raises(SystemExit, match=r"cannot serve: .*Permission denied"):
            websocket_server.main(["hawk", "--save", str(tmp_path / name)])
    assert file.read_text("utf-8") == text
    assert [path.name for path in tmp_path.iterdir()] == ["match.jsonl"]


def some_lines() -> tuple[Watched, list[bytes]]:
    """A table in the second deal of a match, and the lines that its file would have."""
    table = after_a_deal()
    list(play_on(table, Random(3), 2))
    return table, written(table.record, table.changes).splitlines(keepends=True)


def test_a_last_line_without_its_end_is_dropped() -> None:
    table, lines = some_lines()
    whole = b"".join(lines)
    assert same(Watched(record_in(whole)), table)
    before = record_in(b"".join(lines[:-1]))
    assert before != record_in(whole)
    for end in range(len(lines[-1])):
        assert record_in(b"".join(lines[:-1]) + lines[-1][:end]) == before
    assert record_in(b"".join(lines[:-1]) + b"\x00\xff\x00") == before  # what a disk may hold


@pytest.mark.parametrize("form", [records.to_json, records.to_text])
def test_a_plain_record_is_gone_on_from(form: Callable[[records.Record], str]) -> None:
    table, _ = some_lines()
    text = form(recorded(table))
    assert same(Watched(record_in(text.encode())), table)
    assert record_in(text.rstrip("\n").encode()) == recorded(table)
    one_line = records.to_json(recorded(table), indent=None)
    assert record_in(one_line.rstrip("\n").encode()) == recorded(table)


DIGEST = "0" * 64


@pytest.mark.parametrize(
    "line",
    [
        "",
        "{",
        "7",
        "[]",
        "\x00",
        "\udcff",
        "[" * 100_000,
        "9" * 5000,
        "{}",
        '{"shout": "hello"}',
        '{"move":"0 2C"}',
        ' {"move": "0 2C"}',
        '{"move": "0 2C"}\r',
        '{"move": "0 2C", "move": "0 2C"}',
        '{"move": "0 2C", "deck": "2C"}',
        '{"move": "0 2X"}',
        '{"move": "0  2C"}',
        '{"move": 7}',
        '{"deck": "2C"}',
        '{"deck": "2C 2X"}',
        '{"deck": ["2C"]}',
        '{"seat": 0, "token": "' + DIGEST + '"}',  # it has one
        '{"seat": 4, "token": "' + DIGEST + '"}',
        '{"seat": true, "token": "' + DIGEST + '"}',
        '{"seat": "2", "token": "' + DIGEST + '"}',
        '{"seat": 2, "token": "' + DIGEST[1:] + '"}',
        '{"seat": 2, "token": null}',
        '{"seat": 2, "token": "' + DIGEST + '", "name": ""}',
        '{"seat": 2, "token": "' + DIGEST + '", "name": "' + 21 * "x" + '"}',
        '{"seat": 2, "token": "' + DIGEST + '", "name": " x"}',
        '{"seat": 2, "token": "' + DIGEST + '", "name": 7}',
        '{"seat": 2, "token": "' + DIGEST + '", "name": "\\u202e"}',
        '{"seat": 2, "name": "Ann", "token": "' + DIGEST + '"}',
        '{"seat": 2, "token": "' + DIGEST + '", "name": "Ann", "more": 1}',
        '{"seat": 2, "name": "Ann"}',
        '{"token": "' + DIGEST + '", "seat": 2}',
        '{"seat": 2}',
    ],
)
def test_a_damaged_line_is_refused_with_its_number(line: str) -> None:
    table = Watched(new_match("hearts"))
    seated(table, 0, 1)
    list(play_on(table, Random(1), 4))
    lines = written(table.record, table.changes).splitlines(keepends=True)
    good = {"seat": 2, "token": DIGEST}
    mended = record_in(b"".join([*lines[:4], json.dumps(good).encode() + b"\n", *lines[4:]]))
    assert ("Token2", DIGEST) in mended.headers
    bad = line.encode(errors="surrogateescape") + b"\n"
    with pytest.raises(records.RecordError) as caught:
        record_in(b"".join([*lines[:4], bad, *lines[4:]]))
    assert caught.value.place == "line 5"


def test_a_move_before_the_first_deal_is_refused_with_its_line() -> None:
    with pytest.raises(records.RecordError, match=r"^line 2: "):
        record_in(written(new_match("hawk"), [{"move": "0 7C"}]))


def test_a_first_line_that_is_no_record_is_refused() -> None:
    _, lines = some_lines()
    for first in (
        b"7\n",
        b"{}\n",
        b"\n",
        lines[0].replace(b'"dealer":3', b'"dealer":3,"dealer":3'),
    ):
        with pytest.raises(records.RecordError):
            record_in(b"".join([first, *lines[1:]]))


def test_a_name_of_somebody_who_was_there_earlier_goes_with_the_seat() -> None:
    record = attrs.evolve(new_match("hawk"), headers={"Seat1": "Ann", "Seat2": "Ben", "Event": "x"})
    table = Watched(record)
    assert table.names("en") == ["seat 0", "seat 1", "seat 2", "seat 3"]  # the seats are free
    joined(table, join=1)
    joined(table, join=2, name="Cleo")
    again = Watched(recorded(table))
    assert again.names("en") == table.names("en") == ["seat 0", "seat 1", "Cleo", "seat 3"]
    assert same(again, table)


@pytest.mark.parametrize("name", ["x" * 21, "", "a\nb", " a"])
def test_a_saved_name_that_nobody_can_have_is_refused(name: str) -> None:
    headers = {"Token1": DIGEST, "Seat1": name}
    with pytest.raises(records.RecordError, match=r"^headers.Seat1: a name has 1 to 20 characters"):
        Watched(attrs.evolve(new_match("hawk"), headers=headers))


def test_more_moves_than_a_deal_has_are_refused() -> None:
    table, _ = some_lines()
    with pytest.raises(records.RecordError, match=r"deals\[1\].moves: at most 100"):
        record_in(written(table.record, [*table.changes, *[{"move": "0 2C"}] * 99]))


def test_a_change_costs_the_same_after_1600_deals_as_after_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def costs(deals: int) -> tuple[list[str], int, float]:
        match, states = hawk.Match(hawk.Options(players=2, deals=2000)), []
        for _ in range(deals):
            state: Any = match.deal(match.deck_for(7))
            while hawk.to_move(state):
                state = hawk.apply(state, hawk.legal_moves(state)[0])
            states.append(state)
            match = match.record(state)
        headers = {f"Token{seat}": digest_of("its token") for seat in (0, 1)}
        record = records.record_of(states, headers)
        resumed = Table(record, seed=7)
        with kept(record, tmp_path / f"{deals}.jsonl") as journal:
            journal.write([resumed.changes.pop()])  # the deck of the next deal
            disk, room = Disk(monkeypatch), Room(resumed, journal)
            found = []
            for _ in range(20):
                begin = perf_counter()
                [move, *_] = resumed.game.legal_moves(resumed.state)
                resumed.receive(move.seat, answer(resumed, move))
                room.save()
                resumed.join(json.dumps({"join": 0, "token": "its token"}))
                room.save()
                found.append(perf_counter() - begin)
            monkeypatch.undo()
        return disk.done, disk.bytes, min(found)

    short, long = costs(1), costs(1600)
    # One write for each of the moves, and none for those who come back; each of so many bytes.
    assert short[0] == long[0] == ["write", "fsync"] * 20
    assert short[1] == long[1] == 20 * len('{"move": "0 7C"}\n')
    assert long[2] < 10 * short[2]  # it would be hundreds of times if all were written


# Limits


def test_a_limit_within_which_a_record_holds_the_match() -> None:
    # So many points at 26 a deal are too many for six seats that have less than the limit each.
    highest = websocket_server.LIMITS["hearts"][1]
    assert 6 * (highest - 1) < 26 * MOST_DEALS
    assert websocket_server.LIMITS["hawk"] == ("deals", MOST_DEALS)


@pytest.mark.parametrize(
    ("name", "beyond"), [("hearts", 43334), ("hawk", 10001), ("hurrikan", 5001)]
)
def test_a_limit_beyond_what_a_record_holds_is_refused_at_the_start(
    name: str, beyond: int, tmp_path: Path
) -> None:
    file = tmp_path / "match.jsonl"
    told = f"cannot serve: in {name} the limit is {beyond - 1} at most, for a record can hold 10000"
    with pytest.raises(SystemExit, match=told):
        websocket_server.main([name, "--limit", str(beyond), "--save", str(file)])
    assert not file.exists()
    with socket.create_server((HOST, 0)) as taken:
        port = str(taken.getsockname()[1])
        with pytest.raises(SystemExit, match="address already in use"):
            websocket_server.main([name, "--limit", str(beyond - 1), "--port", port])


def test_a_match_ends_in_order_with_the_last_deal_that_a_record_holds(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(table_module, "MOST_DEALS", 2)
    table = Watched(new_match("hawk", deals=3), bots=True)
    seated(table, 0, 1, 2, 3)
    list(play_on_to_the_end(table))
    last = [told["event"] for told in table.told[0][-2:]]
    assert [next(iter(event)) for event in last] == ["finished", "ended"]
    assert last[1]["ended"] == ("the match ends without winners: 2 deals are all that can be kept")
    told = table.told[0][-1]
    assert (told["over"], told["winners"], told["moves"]) == (True, [], [])
    assert not any(told["over"] for told in table.told[0][:-2])
    refused = only(table.receive(0, answer(table, "0 7C")), 0)
    assert refused["refused"]["rule"] == "hawk.turn"
    # It is so too when the server is started again.
    later = Watched(recorded(table))
    assert same(later, table)
    assert not later.changes
    assert len(recorded(table).deals) == 2


def play_on_to_the_end(table: Table) -> Iterator[None]:
    while table.game.to_move(table.state):
        yield next(play_on(table, Random(1)))


# Browsers


def test_pages_of_other_sites_are_not_let_in() -> None:
    allowed = ["https://example.org", "http://localhost:8000"]

    async def test() -> None:
        room = Room(Watched(new_match("hawk")))
        async with served(room, origins=allowed) as port:
            for origin in (None, *allowed):
                async with at(port, origin=origin) as person:
                    assert "error" in await ask(person, {"shout": 1})
            for origin in (
                "https://example.com",
                "http://example.org",
                "null",
                "https://example.org.uk",
            ):
                with pytest.raises(InvalidStatus, match="403"):
                    await at(port, origin=origin)
        async with served(room) as port:
            for origin in (*allowed, f"https://{HOST}:{port}", f"http://localhost:{port}"):
                with pytest.raises(InvalidStatus, match="403"):
                    await at(port, origin=origin)
            two = [("Origin", f"http://{HOST}:{port}"), ("Origin", "https://example.com")]
            with pytest.raises(InvalidStatus, match="403"):
                await at(port, additional_headers=two)

    run(test())


# The names by which somebody can ask for the server, with the port that it has.
OWN_HOSTS = [
    "127.0.0.1:{}",
    "localhost:{}",
    "LOCALHOST:{}",
    "[::1]:{}",
    "192.168.1.20:{}",
    "10.0.0.1",
]
OTHER_HOSTS = [
    "evil.example:{}",  # whose name has been pointed at this machine: DNS rebinding
    "localhost.evil.example:{}",
    "127.0.0.1.evil.example:{}",
    "example.org.evil.example:{}",
    "localhost:{} ; connect-src *",
    "a@localhost:{}",
    "local_host:{}",
    "[::1:{}",
    "[localhost]",
    "",
]


async def fetched(
    port: int, path: str = "/", method: str = "GET", **headers: str
) -> tuple[str, str]:
    """The head and the body of a response."""
    given = {"Host": f"{HOST}:{port}"} | headers
    lines = [f"{method} {path} HTTP/1.1", *(f"{key}: {it}" for key, it in given.items()), "", ""]
    reader, writer = await asyncio.open_connection(HOST, port)
    with closing(writer):
        writer.write("\r\n".join(lines).encode())
        read = await asyncio.wait_for(reader.read(), 10)
    head, _, body = read.decode().partition("\r\n\r\n")
    return head, body


def hosts(port: int, patterns: list[str]) -> list[str]:
    return [pattern.format(port) for pattern in patterns]


def test_the_page_of_the_server_itself_is_let_in() -> None:
    async def test() -> None:
        async with served(Room(Watched(new_match("hawk")))) as port:
            for host in hosts(port, OWN_HOSTS):
                headers = [("Host", host), ("Origin", f"http://{host.lower()}")]
                async with asking(port, headers) as person:
                    assert (await ask(person, {"ask": "seats"}))["game"] == "hawk"
            # The same origin is not enough, if the name may be anybody's.
            for host in hosts(port, OTHER_HOSTS):
                asked = asking(port, [("Host", host), ("Origin", f"http://{host}")])
                async with AsyncExitStack() as stack:
                    with pytest.raises(InvalidStatus, match="403"):
                        await stack.enter_async_context(asked)
            # Programs may use any name.
            async with asking(port, [("Host", "evil.example")]) as person:
                assert "error" in await ask(person, {"shout": 1})

    run(test())


@asynccontextmanager
async def asking(port: int, headers: list[tuple[str, str]]) -> AsyncIterator[ClientConnection]:
    """A connection whose first headers are these, among them the one of the host."""

    class Asking(ClientConnection):
        async def handshake(self, *args: Any, **others: Any) -> None:
            connect_of_protocol = self.protocol.connect

            def changed() -> Any:
                request = connect_of_protocol()
                del request.headers["Host"]
                for name, value in headers:
                    request.headers[name] = value
                return request

            self.protocol.connect = changed  # type: ignore[method-assign]
            await super().handshake(*args, **others)

    async with at(port, create_connection=Asking) as made:
        yield made


def test_the_page_is_served_and_can_load_nothing() -> None:
    page = (SCRIPT.parent / "table.html").read_text("utf-8")

    async def test() -> None:
        async with served(Room(Watched(new_match("hawk")))) as port:
            for path in ("/", "/?server=ws://example.org"):
                head, body = await fetched(port, path)
                assert head.startswith("HTTP/1.1 200 ")
                assert body == page
                headers = dict(line.split(": ", 1) for line in head.split("\r\n")[1:])
                assert headers["Content-Type"] == "text/html; charset=utf-8"
                assert headers["Cache-Control"] == "no-store"
                assert headers["X-Content-Type-Options"] == "nosniff"
                policy = dict(
                    part.split(" ", 1) for part in headers["Content-Security-Policy"].split("; ")
                )
                assert policy["default-src"] == policy["base-uri"] == "'none'"
                assert policy["frame-ancestors"] == policy["form-action"] == "'none'"
                assert policy["img-src"] == "data:"
                assert re.fullmatch(r"'sha256-[\w+/]{43}='", policy["script-src"])
                assert re.fullmatch(r"'sha256-[\w+/]{43}='", policy["style-src"])
                own = f"'self' ws://{HOST}:{port} wss://{HOST}:{port}"
                assert policy["connect-src"] == own
            head, body = await fetched(port, Host="[::1]:1")  # a policy has no way to write it
            assert "connect-src 'self'; " in head

    run(test())


def test_nothing_else_is_served() -> None:
    async def test() -> None:
        async with served(Room(Watched(new_match("hawk"))), ["http://cards.example"]) as port:
            for path in (
                "/index.html",
                "/../table.html",
                "/favicon.ico",
                "//",
                "*",
                "/table_page.py",
            ):
                head, body = await fetched(port, path)
                assert head.startswith("HTTP/1.1 404 ")
                assert body == "there is only the page /\n"
                assert "Content-Security-Policy: default-src 'none'\r\n" in head
            for method in ("POST", "HEAD", "OPTIONS", "BREW"):
                head, body = await fetched(port, method=method)
                # Older versions of websockets end the connection instead.
                assert not head or (head.startswith("HTTP/1.1 405 ") and "\r\nAllow: GET" in head)
                assert "<" not in body
            for host in hosts(port, OTHER_HOSTS):
                head, body = await fetched(port, Host=host)
                assert head.startswith("HTTP/1.1 403 ")
                assert "does not go by that name" in body
            for host in (*hosts(port, OWN_HOSTS), "cards.example"):
                assert (await fetched(port, Host=host))[0].startswith("HTTP/1.1 200 ")
            assert (await fetched(port, Upgrade="websocket"))[0].startswith("HTTP/1.1 4")
            reader, writer = await asyncio.open_connection(HOST, port)
            with closing(writer):
                writer.write(b"GET / HTTP/1.1\r\n\r\n")  # without a host
                assert (await reader.read()).startswith(b"HTTP/1.1 403 ")

    run(test())


def test_a_slow_reader_gets_the_whole_page() -> None:
    async def test() -> None:
        async with served(Room(Watched(new_match("hawk"))), SO_SNDBUF=4096) as port:
            made = socket.socket()
            made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            made.connect((HOST, port))
            reader, writer = await asyncio.open_connection(sock=made, limit=1024)
            with closing(writer):
                writer.write(f"GET / HTTP/1.1\r\nHost: {HOST}:{port}\r\n\r\n".encode())
                await asyncio.sleep(1.5)  # longer than the server waits for websockets to close
                assert (await reader.read()).endswith(b"</html>\n")

    run(test())


def test_sites_are_named_when_it_is_started() -> None:
    origins = ["https://example.org", "https://example.net"]
    with script("hawk", *(part for it in origins for part in ("--origin", it))) as (_, address):
        for origin in origins:
            with connect_in_a_thread(address, origin=Origin(origin)) as person:
                person.send('{"join": 0, "more": 1}')
                assert "error" in json.loads(person.recv(timeout=5))
        with pytest.raises(InvalidStatus, match="403"):
            connect_in_a_thread(address, origin=Origin("https://example.com"))


def faulty_record() -> str:
    table = Watched(new_match("hearts"), seed=1)
    seated(table, 0, 1, 2, 3)
    list(play_on(table, Random(1), 6))
    first = table.state.trick[0]
    whole = records.to_json(recorded(table))
    return whole.replace(f'"{first}"', f'"{first.seat} QS"')


@pytest.mark.parametrize(
    ("arguments", "text", "told"),
    [
        ([], "{", "match.jsonl is not a match to go on from: line 1: not JSON"),
        ([], "\N{LATIN SMALL LETTER E WITH ACUTE}", "not a match to go on from: 'utf-8' codec"),
        ([], faulty_record(), "not a match to go on from: deal 1, move 5 "),
        ([], records.to_json(new_match("hawk")), "is of another game or of other options"),
        (["--players", "3"], records.to_json(new_match("hearts")), "or of other options"),
    ],
)
def test_a_file_that_is_faulty_or_of_another_match_is_refused(
    arguments: list[str], text: str, told: str, tmp_path: Path
) -> None:
    file = tmp_path / "match.jsonl"
    file.write_text(text, "latin-1")
    with pytest.raises(SystemExit, match=re.escape(told)):
        websocket_server.main(["hearts", "--save", str(file), *arguments])
    assert file.read_text("latin-1") == text


@pytest.mark.parametrize(
    ("option", "value"),
    [("--pause", it) for it in ("-1", "nan", "inf", "61", "soon")]
    + [
        ("--origin", it)
        for it in ("", "example.org", "http://", "http://[", "https://a.org/", "https://A.org")
    ],
)
def test_options_without_a_meaning_are_refused(
    option: str, value: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        websocket_server.main(["hawk", f"{option}={value}"])
    assert f"argument {option}: invalid {option[2:].replace('pause', 'seconds')} value" in (
        capsys.readouterr().err
    )


def test_options_at_the_edge_of_what_has_a_meaning_are_taken() -> None:
    assert [seconds(text) for text in ("0", "0.25", "60")] == [0, 0.25, 60]
    for text in ("null", "https://a.org", "http://a.org:8080", "http://[::1]:80"):
        assert origin(text) == text


def test_a_connection_that_asks_for_nothing_does_not_hold_up_the_end() -> None:
    async def test() -> None:
        async with served(Room(Watched(new_match("hawk")))) as port:
            _, writer = await asyncio.open_connection(HOST, port)
            await asyncio.sleep(0.1)
            begin = perf_counter()
        assert perf_counter() - begin < 5
        writer.close()

    run(test())


def test_simple_players_wait_before_each_move() -> None:
    async def test() -> None:
        table = Watched(new_match("hawk"), bots=True)
        async with served(Room(table, pause=0.2)) as port, at(port) as person:
            begin = perf_counter()
            await ask(person, {"join": 3})
            await hear(person)
            assert not table.made
            for made in (1, 2, 3):
                assert (await hear(person))["after"] == made
                assert perf_counter() - begin > 0.19 * made
            assert table.game.to_move(table.state) == (3,)

    run(test())


def test_what_cannot_be_served_is_told(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="cannot serve: players: one of 3, 4, 5, 6 is expected"):
        websocket_server.main(["hearts", "--players", "7"])
    with pytest.raises(SystemExit, match=r"cannot serve: .*directory"):
        websocket_server.main(["hawk", "--save", str(tmp_path)])
    with socket.create_server((HOST, 0)) as taken:
        port = str(taken.getsockname()[1])
        with pytest.raises(SystemExit, match=r"cannot serve: .*address already in use"):
            websocket_server.main(["hurrikan", "--limit", "8", "--port", port])


@contextmanager
def script(*arguments: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """The example as it is run, on a free port; its process and its address."""
    command = [sys.executable, str(SCRIPT), *arguments, "--port", "0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            told = re.fullmatch(r"Listening at (\S+) port (\d+)\n", process.stdout.readline())
            assert told is not None
            yield process, "ws://{}:{}".format(*told.groups())
        finally:
            process.kill()


def test_the_script_is_killed_and_goes_on_from_its_file(tmp_path: Path) -> None:
    arguments = ["hearts", "--bots", "--seed", "3", "--save", str(tmp_path / "match.jsonl")]
    arguments += ["--pause", "0"]
    with script(*arguments) as (process, address), connect_in_a_thread(address) as person:
        person.send('{"join": 2}')
        token = json.loads(person.recv(timeout=5))["token"]
        told = json.loads(person.recv(timeout=5))
        person.send(json.dumps({"move": told["moves"][0], "after": told["after"]}))
        while told["view"]["received"] is None or not told["moves"]:
            told = json.loads(person.recv(timeout=5))
        process.kill()
        with suppress(ConnectionClosed):
            person.recv(timeout=5)
    with script(*arguments) as (_, address), connect_in_a_thread(address) as person:
        person.send(json.dumps({"join": 2, "token": token}))
        assert json.loads(person.recv(timeout=5)) == {"seated": 2, "token": token}
        again = json.loads(person.recv(timeout=5))
        assert again == {**told, "event": {"joined": 2}}
        person.send(json.dumps({"move": again["moves"][0], "after": again["after"]}))
        assert json.loads(person.recv(timeout=5))["event"] == {"move": again["moves"][0]}
