"""
Serve one table of Hearts, Hawk or Hurrikan: people connect with a websocket and play a match.

    pip install websockets
    python examples/websocket_server.py hawk --players 3 --bots --save match.json

``--bots`` lets chance play the seats that nobody has taken, once somebody sits at the table.
``--save`` keeps the match in a file, and goes on from it. Nothing is encrypted: put a proxy with
TLS before it. Every message is a text with one JSON object. People send::

    {"join": 2}                     take seat 2
    {"join": 2, "token": "5f..."}   take it again, when the connection was lost
    {"move": "2 QS"}                make a move, written as the game writes it

and get::

    {"seated": 2, "token": "5f..."}                     the seat is yours; keep the token
    {"event": {...}, "view": {...}, "moves": ["2 QS", ...], "totals": [...], "winners": [...]}
    {"refused": {"rule": "hearts.turn", "text": "..."}}  the move breaks this rule
    {"error": "..."}                                    the message cannot be read or followed

``view`` shows what the seat may know after the event; there are winners when the match is over.
The events are::

    {"joined": 1}    somebody sat down                 {"move": "1 QS"}   a move for all to see
    {"dealt": 2}     a deal began, two went before     {"passed": 1}      which cards is secret
    {"finished": [{"seat": 0, "points": 13, "text": "...", "rule": "..."}, ...]}
"""

from __future__ import annotations

import argparse
import asyncio
import json
import secrets
import sys
from collections.abc import Sequence
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import Any

from websockets.asyncio.server import ServerConnection, broadcast, serve
from websockets.exceptions import ConnectionClosed

from vorhand import GAMES, InvalidOptions, VorhandError, hearts, records

LIMITS = {"hearts": "limit", "hawk": "deals", "hurrikan": "target"}  # what ends a match
MAX_SIZE = 4096  # bytes of a message: a longer one ends the connection
MOST_WAITING = 2**18  # bytes that may wait for someone who does not read them
Sent = list[tuple[int | None, str]]  # by seat; None is the sender, who has no seat


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
    if isinstance(fields, dict) and fields.keys() in ({"join"}, {"join", "token"}, {"move"}):
        return fields
    raise MessageError('write {"join": SEAT}, {"join": SEAT, "token": TOKEN} or {"move": MOVE}')


def digest_of(token: str) -> bytes:
    """What is kept of a token: whoever reads the saved match cannot take a seat with it."""
    return sha256(token.encode(errors="replace")).hexdigest().encode()


class Table:
    """
    The match and who sits where. It knows nothing of connections, and never waits.

    It goes on from a record, which has no deals if the match is new, and refuses one that breaks
    a rule. Digests of the tokens are headers of the record: seats are kept with the match.
    """

    def __init__(self, record: records.Record, seed: int, *, bots: bool = False) -> None:
        replayed = records.replay(record)
        if replayed.error is not None:
            raise records.RecordError("", str(replayed.error))
        self.game = GAMES[record.game]
        self.match = replayed.match
        self.states = [states[-1] for states in replayed.states]  # the last of every deal
        self.headers = dict(record.headers)
        self.seed, self.bots = seed, bots
        self.changes = 0  # to know when there is something to save
        if not self.match.over and self.match.number == len(self.states):
            self.states.append(self.match.deal(self.match.deck_for(self.seed)))

    @property
    def state(self) -> Any:
        """The state of the deal that is played: for the server alone."""
        return self.states[-1]

    def taken(self, seat: int) -> bool:
        """Whether the seat is somebody's, who may be away at the moment."""
        return f"Token{seat}" in self.headers

    def join(self, message: str | bytes) -> tuple[int | None, Sent]:
        """Give a seat to someone who has none; the answer begins with the seat, if it is given."""
        try:
            seat, token = self._seat(fields_of(message))
        except MessageError as error:
            return None, [(None, json.dumps({"error": str(error)}))]
        self.headers[f"Token{seat}"] = digest_of(token).decode()
        self.changes += 1
        welcome = json.dumps({"seated": seat, "token": token})
        return seat, [(seat, welcome), *self._tell({"joined": seat}), *self._play_bots()]

    def receive(self, seat: int, message: str | bytes) -> Sent:
        """Do what a seat asks for; everything that can be wrong with it is told to the seat."""
        try:
            move = self._move(fields_of(message))
        except MessageError as error:
            return [(seat, json.dumps({"error": str(error)}))]
        # The view is asked, not the state: so no refusal can tell more than the seat may know.
        broken = self.game.violation(self.game.view(self.state, seat), move)
        if broken is not None:
            refused = {"rule": broken.rule.id, "text": broken.text()}
            return [(seat, json.dumps({"refused": refused}))]
        return [*self._play(move), *self._play_bots()]

    def _seat(self, fields: dict[str, Any]) -> tuple[int, str]:
        """The seat that is asked for, and the token that it has from now on."""
        if "join" not in fields:
            raise MessageError('take a seat first: {"join": SEAT}')
        seat, token = fields["join"], fields.get("token")
        if type(seat) is not int or not 0 <= seat < self.match.options.players:
            raise MessageError(f"the seats are 0 to {self.match.options.players - 1}")
        if not self.taken(seat):
            return seat, secrets.token_hex(16)
        kept = self.headers[f"Token{seat}"].encode()
        if isinstance(token, str) and secrets.compare_digest(digest_of(token), kept):
            return seat, token
        raise MessageError(f"seat {seat} is taken, and this is not its token")

    def _move(self, fields: dict[str, Any]) -> Any:
        if "move" not in fields:
            raise MessageError("you have a seat already")
        try:
            return self.game.parse_move(fields["move"])
        except VorhandError as error:
            raise MessageError(str(error)) from None

    def _play(self, move: Any) -> Sent:
        """Make a legal move, and go on to the next deal if this one is over."""
        self.states[-1] = self.game.apply(self.state, move)
        self.changes += 1
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
        if not self.match.over:
            self.states.append(self.match.deal(self.match.deck_for(self.seed)))
            sent += self._tell({"dealt": self.match.number})
        return sent

    def _play_bots(self) -> Sent:
        """Let chance play the seats that nobody has taken, while it is their turn."""
        sent: Sent = []
        while self.bots and (
            free := [seat for seat in self.game.to_move(self.state) if not self.taken(seat)]
        ):
            view = self.game.view(self.state, free[0])  # a bot knows no more than a person
            sent += self._play(secrets.choice(self.game.legal_moves(view)))
        return sent

    def _tell(self, event: dict[str, Any]) -> Sent:
        """Tell an event to all who have a seat, with what each may know now and nothing else."""
        sent: Sent = []
        for seat in filter(self.taken, range(self.match.options.players)):
            view = self.game.view(self.state, seat)
            message = {
                "event": event,
                "view": records.view_to_plain(view),
                "moves": list(map(str, self.game.legal_moves(view))),
                "totals": self.match.totals,
                "winners": self.match.winners,
            }
            sent.append((seat, json.dumps(message)))
        return sent


class Room:
    """The connections to a table, and the file in which its match is kept."""

    def __init__(self, table: Table, file: Path | None = None) -> None:
        self.table, self.file = table, file
        self.at: dict[int, ServerConnection] = {}  # by seat
        self.saved = -1

    async def run(self, **where: Any) -> None:
        """Let people in until it is cancelled; ``where`` is the address, for `serve`."""
        async with serve(self.handle, max_size=MAX_SIZE, close_timeout=1, **where) as server:
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
        """Write the match down if it has changed: the file is always a whole one."""
        if self.file is None or self.saved == self.table.changes:
            return
        record = records.record_of(self.table.states, self.table.headers)
        new = self.file.with_name(self.file.name + ".new")
        try:
            new.write_text(records.to_json(record), "utf-8")
            new.replace(self.file)
            self.saved = self.table.changes
        except OSError as error:  # a full disk does not end the game; the next move tries again
            print(f"the match is not saved: {error}", file=sys.stderr)


def main(arguments: Sequence[str] | None = None) -> None:
    """Read the command line and serve."""
    parser = argparse.ArgumentParser(description="Serve a table for people with websockets.")
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--players", type=int, help="how many play")
    parser.add_argument("--limit", type=int, help="the total or the number of deals that ends it")
    parser.add_argument("--bots", action="store_true", help="chance plays the seats left free")
    parser.add_argument("--save", type=Path, metavar="FILE", help="where the match is kept")
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8765)
    parser.add_argument("--seed", type=int, help="for tests: who knows it knows all cards")
    chosen = parser.parse_args(arguments)
    game = GAMES[chosen.game]
    changes = {"players": chosen.players, LIMITS[chosen.game]: chosen.limit}
    seed = secrets.randbits(256) if chosen.seed is None else chosen.seed
    try:
        options = game.Options(**{name: it for name, it in changes.items() if it is not None})
        record = records.Record(chosen.game, options, game.Match(options).dealer)
        if chosen.save is not None and chosen.save.exists():
            record = records.from_json(chosen.save.read_text("utf-8"))
            if (record.game, record.options) != (chosen.game, options):
                sys.exit(f"{chosen.save} is of another game or of other options")
        table = Table(record, seed, bots=chosen.bots)
        asyncio.run(Room(table, chosen.save).run(host=chosen.host, port=chosen.port))
    except (records.RecordError, UnicodeDecodeError) as error:
        sys.exit(f"{chosen.save} is not a match to go on from: {error}")
    except (InvalidOptions, OSError) as error:
        sys.exit(f"cannot serve: {error}")


if __name__ == "__main__":
    with suppress(KeyboardInterrupt):  # how it is stopped
        main()
