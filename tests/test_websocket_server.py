"""The server tells each seat what it may know and nothing else, and nobody can bring it down."""

from __future__ import annotations

import asyncio
import json
import re
import socket
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, closing, contextmanager, suppress
from itertools import chain
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, ConnectionClosedError
from websockets.sync.client import connect as connect_in_a_thread

from examples import websocket_server
from examples.websocket_server import MAX_SIZE, Room, Table
from vorhand import GAMES, hearts, records

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
        self.told: dict[int, list[Any]] = {}
        self.most_hidden = 0

    def _tell(self, event: dict[str, Any]) -> websocket_server.Sent:
        sent = super()._tell(event)
        for seat, text in sent:
            assert seat is not None
            hidden = hidden_from(self.state, seat)
            assert not hidden & set(CARD.findall(text)), text
            self.most_hidden = max(self.most_hidden, len(hidden))
            self.told.setdefault(seat, []).append(json.loads(text))
        return sent


def seated(table: Table, *seats: int) -> list[str]:
    """Take seats without a connection; their tokens."""
    tokens = []
    for seat in seats:
        got, sent = table.join(json.dumps({"join": seat}))
        assert got == seat
        tokens.append(json.loads(sent[0][1])["token"])
    return tokens


def only(sent: websocket_server.Sent, seat: int | None) -> Any:
    """The one message that is sent, and to this seat."""
    [(to, text)] = sent
    assert to == seat
    return json.loads(text)


def play_on(table: Table, rng: Random, most: int = 100) -> Iterator[None]:
    """Make random legal moves for all seats."""
    for _ in range(most):
        seats = table.game.to_move(table.state)
        move = rng.choice(table.game.legal_moves(table.state, rng.choice(seats)))
        table.receive(move.seat, json.dumps({"move": str(move)}))
        yield


# Connections


def run(test: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(test, 30))


@asynccontextmanager
async def served(room: Room, **options: int) -> AsyncIterator[int]:
    """A server on a free port, with options of its socket."""
    with socket.create_server((HOST, 0)) as listening:
        for name, value in options.items():
            listening.setsockopt(socket.SOL_SOCKET, getattr(socket, name), value)
        task = asyncio.create_task(room.run(sock=listening))
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
                await person.send(json.dumps({"move": rng.choice(message["moves"])}))
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
    deal = table.states[0].deal
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
    sent = dict(table.receive(0, json.dumps({"move": move})))
    assert set(sent) == {0, 1, 2, 3}
    for seat, text in sent.items():
        told = json.loads(text)
        assert told["event"] == {"passed": 0}
        assert told["view"]["public"]["passed"] == [0]
        assert told["view"]["passed"] == (move.removeprefix("0 pass ") if seat == 0 else None)
        assert len(told["moves"]) == (0 if seat == 0 else 286)


@pytest.mark.parametrize(("name", "options"), SHORT)
def test_chance_plays_the_seats_that_nobody_has_taken(name: str, options: dict[str, Any]) -> None:
    table = Watched(new_match(name, **options), bots=True)
    assert not table.game.moves_of(table.state)  # not before somebody is there
    seated(table, 0)
    assert table.game.to_move(table.state) == (0,)
    while told := table.told[0][-1]["moves"]:
        table.receive(0, json.dumps({"move": told[0]}))
    assert table.match.over
    assert set(table.told) == {0}


def test_a_person_takes_over_from_chance() -> None:
    table = Watched(new_match("hearts"), bots=True)
    seated(table, 0, 2)
    table.receive(0, json.dumps({"move": table.told[0][-1]["moves"][0]}))
    for _ in range(30):
        seat = table.game.to_move(table.state)[0]
        assert seat in {0, 2}
        table.receive(seat, json.dumps({"move": table.told[seat][-1]["moves"][0]}))


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
    '{"move": 12}',
    '{"move": null}',
    '{"move": NaN}',
    '{"move": ["1 2C"]}',
    '{"move": {"seat": 1, "card": "2C"}}',
    '{"move": ""}',
    '{"move": "1 2X"}',
    '{"move": "9 2C"}',
    '{"move": "1 pass 2C 2C 3C"}',
    '{"move": "\\ud800"}',
]
NO_SEATS = ["-1", "4", "1.0", "true", "null", '"1"', "[1]", "{}", "9" * 50]


@pytest.mark.parametrize("garbage", [*GARBAGE, *(f'{{"join": {it}}}' for it in NO_SEATS)])
def test_garbage_is_answered_with_an_error_and_changes_nothing(garbage: str | bytes) -> None:
    table = Watched(new_match("hearts"))
    seated(table, 1)
    before = table.state, dict(table.headers), table.changes
    assert set(only(table.receive(1, garbage), 1)) == {"error"}
    nobody, sent = table.join(garbage)
    assert nobody is None
    assert set(only(sent, None)) == {"error"}
    assert (table.state, table.headers, table.changes) == before


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
    nobody, sent = table.join('{"move": "0 7C"}')
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
            refused = only(table.receive(seat, json.dumps({"move": f"{seat} {card}"})), seat)
            assert refused["refused"]["rule"] == f"{name}.held"
        other = f"{(seat + 1) % len(players)} 7C"
        refused = only(table.receive(seat, json.dumps({"move": other})), seat)
        assert refused["refused"]["rule"] == f"{name}.turn"
        assert refused["refused"]["text"]
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
    st.fixed_dictionaries({"move": moves}).map(json.dumps),
    st.fixed_dictionaries({"join": anything}, optional={"token": anything}).map(json.dumps),
)


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
        before, changes = table.state, table.changes
        if isinstance(drawn, int):  # a legal move of somebody, in between
            legal = table.game.legal_moves(before)
            message: str | bytes = json.dumps({"move": str(legal[drawn % len(legal)])})
        else:
            message = drawn
        sent = table.receive(seat, message)
        told = [json.loads(text) for _, text in sent]
        if table.changes == changes:
            assert only(sent, seat).keys() <= {"error", "refused"}
            assert table.state is before
        else:
            assert isinstance(message, str)
            move = table.game.parse_move(json.loads(message)["move"])
            assert move in table.game.legal_moves(before, seat)
            assert "event" in told[0]
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
            assert (await ask(rude, {"move": "2 2C"}))["refused"]["rule"] == "hearts.turn"
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
                assert (await ask(again, {"move": passing}))["event"] == {"passed": 1}
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
                await ask(lost, {"move": move})
                lost.transport.abort()
            await until(lambda: 0 not in room.at)
            # Meanwhile the other plays on.
            reply = (await hear(other))["moves"][0]
            assert (await ask(other, {"move": reply}))["event"] == {"move": reply}
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
                    told = await ask(newer, {"move": present["moves"][0]})
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


@pytest.mark.parametrize(("name", "options"), SHORT)
def test_a_match_is_saved_after_every_move_and_goes_on(
    name: str, options: dict[str, Any], tmp_path: Path
) -> None:
    file = tmp_path / "match.json"
    table = Watched(new_match(name, **options), seed=5)
    tokens = seated(table, *range(table.match.options.players))
    rng = Random(1)
    saved = None
    while not table.match.over:
        next(play_on(table, rng))
        Room(table, file).save()
        text = file.read_text("utf-8")
        assert not any(token in text for token in tokens)
        saved = records.from_json(text)
        resumed = Watched(saved, seed=5)
        assert resumed.states == table.states
        assert resumed.match == table.match
        table = resumed  # every move is made at another table
    assert table.match.winners
    assert len(table.states) == table.match.number
    assert records.record_of(table.states, table.headers) == saved
    seat, sent = table.join(json.dumps({"join": 1, "token": tokens[1]}))
    assert seat == 1
    assert json.loads(sent[1][1])["winners"] == list(table.match.winners)


def test_a_record_that_ends_with_a_deal_goes_on_with_the_next() -> None:
    table = Watched(new_match("hawk", deals=2))
    seated(table, 0, 1, 2, 3)
    moves = play_on(table, Random(1))
    while table.match.number == 0:
        next(moves)
    saved = records.record_of(table.states[:1], table.headers)
    assert Watched(saved).state == table.state


def test_a_match_that_cannot_be_saved_goes_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "later" / "match.json"
    table = Watched(new_match("hurrikan"))

    async def test() -> None:
        async with served(Room(table, file)) as port, at(port) as person, at(port) as other:
            await ask(other, {"join": 1})
            await ask(person, {"join": 0})
            move = (await hear(person))["moves"][0]
            assert "the match is not saved: " in capsys.readouterr().err
            file.parent.mkdir()
            assert (await ask(person, {"move": move}))["event"] == {"move": move}
            assert move in file.read_text("utf-8")
            assert "error" in await ask(person, {"shout": 1})
            assert not capsys.readouterr().err
            assert [path.name for path in file.parent.iterdir()] == ["match.json"]

    run(test())


def faulty_record() -> str:
    table = Table(new_match("hearts"), seed=1)
    seated(table, 0, 1, 2, 3)
    list(play_on(table, Random(1), 6))
    first = table.state.trick[0]
    whole = records.to_json(records.record_of(table.states, table.headers))
    return whole.replace(f'"{first}"', f'"{first.seat} QS"')


@pytest.mark.parametrize(
    ("arguments", "text", "told"),
    [
        ([], "{", "match.json is not a match to go on from: line 1: not JSON"),
        ([], "\N{LATIN SMALL LETTER E WITH ACUTE}", "not a match to go on from: 'utf-8' codec"),
        ([], faulty_record(), "not a match to go on from: deal 1, move 5 "),
        ([], records.to_json(new_match("hawk")), "is of another game or of other options"),
        (["--players", "3"], records.to_json(new_match("hearts")), "or of other options"),
    ],
)
def test_a_file_that_is_faulty_or_of_another_match_is_refused(
    arguments: list[str], text: str, told: str, tmp_path: Path
) -> None:
    file = tmp_path / "match.json"
    file.write_text(text, "latin-1")
    with pytest.raises(SystemExit, match=re.escape(told)):
        websocket_server.main(["hearts", "--save", str(file), *arguments])
    assert file.read_text("latin-1") == text


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
    arguments = ["hearts", "--bots", "--seed", "3", "--save", str(tmp_path / "match.json")]
    with script(*arguments) as (process, address), connect_in_a_thread(address) as person:
        person.send('{"join": 2}')
        token = json.loads(person.recv(timeout=5))["token"]
        told = json.loads(person.recv(timeout=5))
        person.send(json.dumps({"move": told["moves"][0]}))
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
        person.send(json.dumps({"move": again["moves"][0]}))
        assert json.loads(person.recv(timeout=5))["event"] == {"move": again["moves"][0]}
