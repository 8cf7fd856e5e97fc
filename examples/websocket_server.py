"""
Serve one table of Hearts, Hawk or Hurrikan: people connect with a websocket and play a match.

    pip install websockets
    python examples/websocket_server.py hawk --players 3 --bots --save match.jsonl

``--bots`` lets chance play the seats that nobody has taken, once somebody sits at the table.
``--save`` keeps the match in a file, and goes on from it (on systems with ``fcntl``). Browsers are
let in from pages of each ``--origin``, and from no other page. Nothing is encrypted: put a proxy
with TLS before it. Every message is a text with one JSON object. People send::

    {"join": 2}                        take seat 2
    {"join": 2, "token": "5f..."}      take it again, when the connection was lost
    {"move": "2 QS", "after": 17}      make a move, written as the game writes it, in answer to the
                                       view that was sent with the same "after"
and get::

    {"seated": 2, "token": "5f..."}                     the seat is yours; keep the token
    {"event": {...}, "after": 17, "view": {...}, "moves": ["2 QS", ...],
     "totals": [...], "over": false, "winners": [...]}
    {"refused": {"rule": "hearts.turn", "text": "..."}}  the move breaks this rule
    {"error": "..."}                                    the message cannot be read or followed

``view`` shows what the seat may know after the event, and what follows from that by the rules;
``after`` is how many moves of the match had been made; there are winners when the match is over.
The events are::

    {"joined": 1}    somebody sat down                 {"move": "1 QS"}   a move for all to see
    {"dealt": 2}     a deal began, two went before     {"passed": 1}      which cards is secret
    {"finished": [{"seat": 0, "points": 13, "text": "...", "rule": "..."}, ...]}
    {"ended": "..."} the match ends without winners: a record can hold no more deals
    {"again": 17}    your move answered an older view, of after 17: this is the present one
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import re
import secrets
import sys
from collections.abc import Sequence
from contextlib import closing, nullcontext, suppress
from hashlib import sha256
from pathlib import Path
from typing import Any

from websockets.asyncio.server import ServerConnection, broadcast, serve
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from vorhand import GAMES, InvalidOptions, VorhandError, hearts, records
from vorhand.records import MOST_DEALS

# What ends a match, and its highest value, so that a record can hold the match. Each deal of Hearts
# brings 26 points or more, so a seat has 43,333 in time. A match of Hurrikan can last for ever, but
# most rounds bring three points or more: such a one does not last 10,000.
LIMITS = {
    "hearts": ("limit", 26 * MOST_DEALS // 6),
    "hawk": ("deals", MOST_DEALS),
    "hurrikan": ("target", MOST_DEALS // 2),
}
FIELDS = ({"join"}, {"join", "token"}, {"move", "after"})
USAGE = '{"join": SEAT}, {"join": SEAT, "token": TOKEN} or {"move": MOVE, "after": NUMBER}'
MAX_SIZE = 4096  # bytes of a message: a longer one ends the connection
MOST_WAITING = 2**18  # bytes that may wait for someone who does not read them
Sent = list[tuple[int | None, str]]  # by seat; None is the sender, who has no seat
Change = dict[str, Any]  # what happened to a match, as the file has it: see `Journal`


class MessageError(ValueError):
    """A message that cannot be read or followed: told to its sender, and nothing else happens."""


def fields_of(message: str | bytes) -> dict[str, Any]:
    """Read a message; `MessageError` if it is not an action."""
    if not isinstance(message, str):
        raise MessageError("a message is a text, not bytes")
    try:
        fields = json.loads(message)
    except (ValueError, RecursionError):  # also numbers with too many digits
        raise MessageError("the message is not JSON that can be read") from None
    if isinstance(fields, dict) and fields.keys() in FIELDS:
        return fields
    raise MessageError(f"write {USAGE}")


def digest_of(token: str) -> str:
    """What is kept of a token: whoever reads the saved match cannot take a seat with it."""
    return sha256(token.encode(errors="replace")).hexdigest()


class Table:
    """
    The match and who sits where. It knows nothing of connections and files, and never waits.

    It goes on from a record, which has no deals if the match is new, and refuses one that breaks
    a rule. Digests of the tokens are headers of the record: seats are kept with the match. What
    changes is noted in ``changes``, for whoever keeps the match to take from there; the table has
    the running deal and the totals, and nothing of the deals before.
    """

    def __init__(self, record: records.Record, seed: int, *, bots: bool = False) -> None:
        replayed = records.replay(record)
        if replayed.error is not None:
            raise records.RecordError("", str(replayed.error))
        if replayed.match is None:
            raise records.RecordError("", "it is a deal on its own, and of no match")
        self.game, self.match = GAMES[record.game], replayed.match
        self.seed, self.bots = seed, bots
        self.seats = range(record.options.players)
        headers = dict(record.headers)
        self.tokens = {it: headers[f"Token{it}"] for it in self.seats if f"Token{it}" in headers}
        self.changes: list[Change] = []
        self.made = sum(len(deal.moves) for deal in record.deals)
        # For each seat, how many moves had been made when its turn began. Nobody has seen the table
        # yet: whoever comes back is shown the position, so turns count as begun now.
        self.since = [self.made for _ in self.seats]
        self.state: Any = None  # of the deal that is played: for the server alone
        if replayed.states:
            self.state = replayed.states[-1][-1]
        elif self.over:
            raise records.RecordError("", "the match is over, and no deal of it is there")
        if not self.over and (self.state is None or not self.game.to_move(self.state)):
            self._deal()

    @property
    def over(self) -> bool:
        """Whether there will be no more deal: the match is over, or no record can hold more."""
        return bool(self.match.over or self.match.number >= MOST_DEALS)

    def join(self, message: str | bytes) -> tuple[int | None, Sent]:
        """Give a seat to someone who has none; the answer begins with the seat, if it is given."""
        try:
            seat, token = self._seat(fields_of(message))
        except MessageError as error:
            return None, [(None, json.dumps({"error": str(error)}))]
        if seat not in self.tokens:
            self.tokens[seat] = digest_of(token)
            self.changes.append({"seat": seat, "token": self.tokens[seat]})
        welcome = json.dumps({"seated": seat, "token": token})
        return seat, [(seat, welcome), *self._tell({"joined": seat}), *self._play_bots()]

    def receive(self, seat: int, message: str | bytes) -> Sent:
        """Do what a seat asks for; everything that can be wrong with it is told to the seat."""
        try:
            move, after = self._move(seat, fields_of(message))
        except MessageError as error:
            return [(seat, json.dumps({"error": str(error)}))]
        if after < self.since[seat]:  # not by what others did meanwhile: they may pass at once
            stale = f"{move} is not made: it answers an earlier position, and it is your turn anew"
            return [(seat, json.dumps({"error": stale})), self._shown(seat, {"again": after})]
        # The view is asked, not the state: so no refusal can tell more than the seat may know.
        broken = self.game.violation(self.game.view(self.state, seat), move)
        if broken is not None:
            rule = {"rule": broken.rule.id, "text": broken.text()}
            return [(seat, json.dumps({"refused": rule}))]
        return [*self._play(move), *self._play_bots()]

    def _seat(self, fields: dict[str, Any]) -> tuple[int, str]:
        """The seat that is asked for, and the token that it has from now on."""
        if "join" not in fields:
            raise MessageError('take a seat first: {"join": SEAT}')
        seat, token = fields["join"], fields.get("token")
        if type(seat) is not int or seat not in self.seats:
            raise MessageError(f"the seats are 0 to {self.seats[-1]}")
        if seat not in self.tokens:
            return seat, secrets.token_hex(16)
        kept = self.tokens[seat].encode()
        if isinstance(token, str) and secrets.compare_digest(digest_of(token).encode(), kept):
            return seat, token
        raise MessageError(f"seat {seat} is taken, and this is not its token")

    def _move(self, seat: int, fields: dict[str, Any]) -> tuple[Any, int]:
        """The move that a seat asks for, and how many went before the view that it answers."""
        if "move" not in fields:
            raise MessageError("you have a seat already")
        after = fields["after"]
        if type(after) is not int or not 0 <= after <= self.made:
            raise MessageError(f'"after" is that of the view you answer, from 0 to {self.made}')
        try:
            move = self.game.parse_move(fields["move"])
        except VorhandError as error:
            raise MessageError(str(error)) from None
        if move.seat != seat:
            raise MessageError(f"you sit at seat {seat} and cannot play for seat {move.seat}")
        return move, after

    def _play(self, move: Any) -> Sent:
        """Make a legal move, and go on to the next deal if this one is over."""
        still = set(self.game.to_move(self.state)) - {move.seat}
        self.state = self.game.apply(self.state, move)
        self.made += 1
        self.changes.append({"move": str(move)})
        self._begin_turns(still)
        passed = isinstance(move, hearts.Pass)
        sent = self._tell({"passed": move.seat} if passed else {"move": str(move)})
        if self.game.to_move(self.state):
            return sent
        self.match = self.match.record(self.state)
        lines = [
            {"seat": line.seat, "points": line.points, "text": line.text(), "rule": line.rule.id}
            for line in self.game.scoresheet(self.state)
        ]
        sent += self._tell({"finished": lines})
        if not self.over:
            self._deal()
            sent += self._tell({"dealt": self.match.number})
        elif not self.match.over:
            ended = f"the match ends without winners: {MOST_DEALS} deals are all that can be kept"
            sent += self._tell({"ended": ended})
        return sent

    def _deal(self) -> None:
        """Begin the next deal."""
        deck = self.match.deck_for(self.seed)
        self.state = self.match.deal(deck)
        self.changes.append({"deck": " ".join(map(str, deck))})
        self._begin_turns(set())

    def _begin_turns(self, still: set[int]) -> None:
        """Note that turns begin: of all who may act now, but for those who could before."""
        for seat in set(self.game.to_move(self.state)) - still:
            self.since[seat] = self.made

    def _play_bots(self) -> Sent:
        """Let chance play the seats that nobody has taken, while it is their turn."""
        sent: Sent = []
        while self.bots and (
            free := [seat for seat in self.game.to_move(self.state) if seat not in self.tokens]
        ):
            view = self.game.view(self.state, free[0])  # a bot knows no more than a person
            sent += self._play(secrets.choice(self.game.legal_moves(view)))
        return sent

    def _tell(self, event: dict[str, Any]) -> Sent:
        """Tell an event to all who have a seat."""
        return [self._shown(seat, event) for seat in self.seats if seat in self.tokens]

    def _shown(self, seat: int, event: dict[str, Any]) -> tuple[int | None, str]:
        """A message to a seat, with what it may know now and nothing else."""
        view = self.game.view(self.state, seat)
        message = {
            "event": event,
            "after": self.made,
            "view": records.view_to_plain(view, derived=True),
            "moves": list(map(str, self.game.legal_moves(view))),
            "totals": self.match.totals,
            "over": self.over,
            "winners": self.match.winners,
        }
        return seat, json.dumps(message)


class Journal:
    """
    The file in which a match is kept: a record in the first line, and one line more for each
    change, with a deck, a move, or a seat and the digest of its token. So a change costs the same
    however long the match is. One server alone can have the file, and its owner alone can read it.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.file = self._opened(path)
        self.length = 0  # bytes that are whole
        self.pending = b""  # lines that could not be written yet

    def read(self) -> records.Record | None:
        """The match that is kept; None if the file is new, `RecordError` if it is no match."""
        data = self.path.read_bytes()
        return record_in(data) if data else None

    def begin(self, record: records.Record) -> None:
        """Write the match as one line to a second file, which then takes the place of the first."""
        new, old = self.path.with_name(self.path.name + ".new"), self.file
        self.file = self._opened(new)
        os.close(old)
        os.fchmod(self.file, 0o600)  # it may be there from an earlier time
        self._append(records.to_json(record, indent=None).encode())
        new.replace(self.path)
        folder = os.open(self.path.parent, os.O_RDONLY)
        os.fsync(folder)  # or the name may be that of the old file again after a power cut
        os.close(folder)

    def write(self, changes: Sequence[Change]) -> None:
        """Add a line for each change; what cannot be written is tried again the next time."""
        self.pending += b"".join(json.dumps(change).encode() + b"\n" for change in changes)
        try:
            if self.pending:
                self._append(self.pending)
            self.pending = b""
        except Exception as error:  # noqa: BLE001 - whatever it is, people are told of the move
            with suppress(Exception):  # nor does it matter if nobody reads this
                print(f"the match is not saved: {error}", file=sys.stderr, flush=True)

    def close(self) -> None:
        """Try a last time to write what is pending, and let the file go."""
        self.write([])
        os.close(self.file)

    def _append(self, lines: bytes) -> None:
        """Put lines after those that are whole; they count when they are on the disk."""
        os.ftruncate(self.file, self.length)  # the last try may have left half a line
        done = 0
        while done < len(lines):
            done += os.pwrite(self.file, lines[done:], self.length + done)
        os.fsync(self.file)
        self.length += done

    @staticmethod
    def _opened(path: Path) -> int:
        import fcntl  # noqa: PLC0415 - not to be had on every system, and only files need it

        file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)  # until it is closed
        except BlockingIOError:
            os.close(file)
            raise OSError(f"another server keeps its match in {path}") from None
        return file


def record_in(data: bytes) -> records.Record:
    """The record in a file that a `Journal` has written, or `records.to_json` or `to_text`."""
    first, *lines = data.split(b"\n")
    try:
        whole = json.loads(first.decode())
    except (ValueError, RecursionError):  # the first of many lines
        text = data.decode()
        return records.from_text(text) if text.startswith("[") else records.from_json(text)
    records.from_json(first.decode())  # strictly, and with all fields
    places = {}
    # What follows the last end of a line was being written when the server ended: nobody was told.
    for number, line in enumerate(lines[:-1], 2):
        try:
            places[put_into(whole, line)] = f"line {number}"
        except (ValueError, RecursionError):
            problem = "a deck, a move, or a seat and its token is expected"
            raise records.RecordError(f"line {number}", problem) from None
    try:
        return records.from_json(json.dumps(whole))
    except records.RecordError as error:
        place = places.get(error.place, error.place)
        raise records.RecordError(place, error.problem) from None


def put_into(record: dict[str, Any], line: bytes) -> str:
    """Put a change into a record, as JSON has it, and answer where; `ValueError` if it is none."""
    change = json.loads(line.decode())
    deals, headers = record["deals"], record["headers"]
    free = {f"Token{seat}" for seat in range(record["options"]["players"])} - headers.keys()
    if not isinstance(change, dict) or json.dumps(change).encode() != line:
        raise ValueError(line)  # there is one way to write a change, so no field is there twice
    match list(change.items()):
        case [("deck", deck)]:
            deals.append({"deck": deck, "moves": []})
            return f"deals[{len(deals) - 1}].deck"
        case [("move", move)] if deals:
            deals[-1]["moves"].append(move)
            return f"deals[{len(deals) - 1}].moves[{len(deals[-1]['moves']) - 1}]"
        case [("seat", int(seat)), ("token", str(token))] if (
            f"Token{seat}" in free and re.fullmatch("[0-9a-f]{64}", token)
        ):
            headers[f"Token{seat}"] = token
            return f"headers.Token{seat}"
        case _:
            raise ValueError(line)


class Room:
    """The connections to a table, and the journal of its match if it is kept."""

    def __init__(self, table: Table, journal: Journal | None = None) -> None:
        self.table, self.journal = table, journal
        self.at: dict[int, ServerConnection] = {}  # by seat

    async def run(self, *, origins: Sequence[str] = (), **where: Any) -> None:
        """Let people in until it is cancelled; ``where`` is the address, for `serve`."""
        # A page of any site can have a browser connect; the browser names the site. Programs don't.
        allowed = [None, *map(Origin, origins)]
        async with serve(
            self.handle, origins=allowed, max_size=MAX_SIZE, close_timeout=1, **where
        ) as server:
            for socket in server.sockets:
                print("Listening at {} port {}".format(*socket.getsockname()), flush=True)
            await server.serve_forever()

    async def handle(self, connection: ServerConnection) -> None:
        """Listen to one connection until it ends."""
        seat: int | None = None
        try:
            async for message in connection:
                if seat is not None:
                    sent = self.table.receive(seat, message)
                else:
                    seat, sent = self.table.join(message)
                    if seat in self.at:  # an older connection of the same person, perhaps dead
                        self.at[seat].transport.abort()
                    if seat is not None:
                        self.at[seat] = connection
                self.save()  # first: what people are told is not forgotten
                for to, text in sent:
                    if receiver := connection if to is None else self.at.get(to):
                        self.send(receiver, text)
                await asyncio.sleep(0)  # let others have their turn, however much has come
        except ConnectionClosed:
            pass  # lost, not closed in order: all the same
        finally:
            if seat is not None and self.at.get(seat) is connection:
                del self.at[seat]

    def send(self, connection: ServerConnection, text: str) -> None:
        """Send without waiting: whoever lets too much pile up loses the connection."""
        broadcast([connection], text)
        if connection.transport.get_write_buffer_size() > MOST_WAITING:
            connection.transport.abort()  # to close it in order would wait for its reader

    def save(self) -> None:
        """
        Write down what has changed.

        The event loop waits for the disk, some milliseconds at most moves: only so is everything
        written, and told, in the order in which it happened.
        """
        changes, self.table.changes = self.table.changes, []
        if self.journal is not None:
            self.journal.write(changes)


def main(arguments: Sequence[str] | None = None) -> None:
    """Read the command line and serve."""
    parser = argparse.ArgumentParser(description="Serve a table for people with websockets.")
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--players", type=int, help="how many play")
    parser.add_argument("--limit", type=int, help="the total or the number of deals that ends it")
    parser.add_argument("--bots", action="store_true", help="chance plays the seats left free")
    parser.add_argument("--save", type=Path, metavar="FILE", help="where the match is kept")
    parser.add_argument(
        "--origin",
        action="append",
        default=[],
        metavar="ORIGIN",
        help="a site whose pages may connect, such as https://example.org; there can be several",
    )
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8765)
    parser.add_argument("--seed", type=int, help="for tests: who knows it knows all cards")
    chosen = parser.parse_args(arguments)
    limit, highest = LIMITS[chosen.game]
    if (chosen.limit or 0) > highest:
        sys.exit(
            f"cannot serve: in {chosen.game} the limit is {highest} at most, for a record can hold"
            f" {MOST_DEALS} deals"
        )
    game = GAMES[chosen.game]
    changes = {"players": chosen.players, limit: chosen.limit}
    seed = secrets.randbits(256) if chosen.seed is None else chosen.seed
    try:
        options = game.Options(**{name: it for name, it in changes.items() if it is not None})
        record = records.Record(chosen.game, options, game.Match(options).dealer)
        with closing(Journal(chosen.save)) if chosen.save else nullcontext() as journal:
            record = (journal and journal.read()) or record
            if (record.game, record.options) != (chosen.game, options):
                sys.exit(f"{chosen.save} is of another game or of other options")
            room = Room(Table(record, seed, bots=chosen.bots), journal)
            if journal is not None:
                journal.begin(record)
            asyncio.run(room.run(origins=chosen.origin, host=chosen.host, port=chosen.port))
    except (records.RecordError, UnicodeDecodeError) as error:
        sys.exit(f"{chosen.save} is not a match to go on from: {error}")
    except (InvalidOptions, OSError) as error:
        sys.exit(f"cannot serve: {error}")


if __name__ == "__main__":
    with suppress(KeyboardInterrupt):  # how it is stopped
        main()
