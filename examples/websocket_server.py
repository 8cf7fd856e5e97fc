"""
Serve one table of Hearts, Hawk or Hurrikan: people play a match in the browser, or by a websocket.

    pip install websockets
    python examples/websocket_server.py hawk --players 3 --bots --save match.jsonl

Then open http://localhost:8765/, or write a client of your own. ``--bots`` has simple players take
the seats that are free, once somebody sits at the table; they wait ``--pause`` seconds before each
move. ``--save`` keeps the match in a file, and goes on from it (on systems with ``fcntl``).
Browsers are let in from the page of the server itself, from pages of each ``--origin``, and from no
other page; `table_page` says how that is held. Nothing is encrypted: put a proxy with TLS before
it. Every message is a text with one JSON object. People send::

    {"ask": "seats"}                   see who sits at the table
    {"join": 2}                        take seat 2
    {"join": "any", "name": "Ann", "language": "de"}     take a free seat; both may be left out
    {"join": 2, "token": "5f..."}      take it again, when the connection was lost
    {"move": "2 QS", "after": 17}      make a move, written as the game writes it, in answer to the
                                       view that was sent with the same "after"
and get::

    {"game": "hearts", "names": [...], "free": [0, 3], "bots": true, "name": 20}
    {"seated": 2, "token": "5f..."}                     the seat is yours; keep the token
    {"event": {...}, "after": 17, "view": {...}, "moves": ["2 QS", ...], "why": {"7H": "..."},
     "names": [...], "free": [0, 3], "totals": [...], "over": false, "winners": [...]}
    {"refused": {"rule": "hearts.turn", "text": "..."}}  the move breaks this rule
    {"error": "..."}                                    the message cannot be read or followed

``view`` shows what the seat may know after the event, and what follows from that by the rules;
``after`` is how many moves of the match had been made; ``why`` says why cards of the hand may not
be played, or not laid; there are winners when the match is over. ``names`` has one for each seat,
made up for those without; ``free`` are the seats without a person, and the ``name`` of a person
has so many characters at most. The events are::

    {"joined": 1}    somebody sat down, or came back   {"move": "1 QS"}   a move for all to see
    {"dealt": 2}     a deal began, two went before     {"passed": 1}      which cards is secret
    {"finished": [{"seat": 0, "points": 13, "text": "...", "rule": "..."}, ...]}
    {"ended": "..."} the match ends without winners: a record can hold no more deals
    {"again": 17}    your move answered an older view, of after 17: this is the present one

Texts are in the language that was sent with ``join``, each time, or in English. The name counts
when a seat is taken first, and is kept with the match.
"""

from __future__ import annotations

import argparse
import asyncio
import secrets
import sys
from collections.abc import Sequence
from contextlib import closing, nullcontext, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any
from weakref import WeakSet

from websockets.asyncio.server import ServerConnection, broadcast, serve
from websockets.exceptions import ConnectionClosed

from vorhand import GAMES, InvalidOptions, records
from vorhand.records import MOST_DEALS

if TYPE_CHECKING or __package__:
    from examples.table import Sent, Table
    from examples.table_journal import Journal
    from examples.table_page import Page, origin
else:  # pragma: no cover - run as a script, which finds what stands beside it
    from table import Sent, Table
    from table_journal import Journal
    from table_page import Page, origin

# What ends a match, and its highest value, so that a record can hold the match. Each deal of Hearts
# brings 26 points or more, so a seat has 43,333 in time. A match of Hurrikan can last for ever, but
# most rounds bring three points or more: such a one does not last 10,000.
LIMITS = {
    "hearts": ("limit", 26 * MOST_DEALS // 6),
    "hawk": ("deals", MOST_DEALS),
    "hurrikan": ("target", MOST_DEALS // 2),
}
MAX_SIZE = 4096  # bytes of a message: a longer one ends the connection
MOST_WAITING = 2**18  # bytes that may wait for someone who does not read them


class Room:
    """The connections to a table, and the journal of its match if it is kept."""

    def __init__(self, table: Table, journal: Journal | None = None, *, pause: float = 0) -> None:
        """``pause`` is how many seconds a simple player waits before it moves."""
        self.table, self.journal, self.pause = table, journal, pause
        self.at: dict[int, ServerConnection] = {}  # by seat
        self.playing: asyncio.Task[None] | None = None  # the simple players, while they have turns

    async def run(self, page: Page, **where: Any) -> None:
        """Let people in until it is cancelled; ``where`` is the address, for `serve`."""
        opened = WeakSet[ServerConnection]()

        def connection(*arguments: Any, **options: Any) -> ServerConnection:
            opened.add(made := ServerConnection(*arguments, **options))
            return made

        server = await serve(
            self.handle,
            process_request=page.answer,
            create_connection=connection,  # type: ignore[arg-type] # it is called, and nothing else
            max_size=MAX_SIZE,
            close_timeout=1,
            **where,
        )
        try:
            for socket in server.sockets:
                print("Listening at {} port {}".format(*socket.getsockname()), flush=True)
            await asyncio.get_running_loop().create_future()  # for ever
        finally:
            if self.playing is not None:
                self.playing.cancel()
            server.close()
            for made in opened:
                if made.request is None:  # browsers open some in advance, and ask for nothing
                    made.transport.abort()
            await server.wait_closed()

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
                self.tell(sent, connection)
                if self.table.bot is not None and (self.playing is None or self.playing.done()):
                    self.playing = asyncio.create_task(self.play_bots())
                await asyncio.sleep(0)  # let others have their turn, however much has come
        except ConnectionClosed:
            pass  # lost, not closed in order: all the same
        finally:
            if seat is not None and self.at.get(seat) is connection:
                del self.at[seat]

    async def play_bots(self) -> None:
        """Have the simple players move until it is the turn of a person."""
        while self.table.bot is not None:
            await asyncio.sleep(self.pause)
            self.tell(self.table.play_bot())  # nothing, if a person has taken the seat meanwhile

    def tell(self, sent: Sent, sender: ServerConnection | None = None) -> None:
        """Write down what has changed, and send what there is to say about it."""
        self.save()  # first: what people are told is not forgotten
        for to, text in sent:
            if receiver := sender if to is None else self.at.get(to):
                self.send(receiver, text)

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


def seconds(text: str) -> float:
    """Read how long to wait."""
    given = float(text)
    if not 0 <= given <= 60:  # noqa: PLR2004 - a minute; and "nan" is not in between
        raise ValueError(text)
    return given


def main(arguments: Sequence[str] | None = None) -> None:
    """Read the command line and serve."""
    parser = argparse.ArgumentParser(description="Serve a table for people with websockets.")
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--players", type=int, help="how many play")
    parser.add_argument("--limit", type=int, help="the total or the number of deals that ends it")
    parser.add_argument("--bots", action="store_true", help="simple players for free seats")
    parser.add_argument(
        "--pause",
        type=seconds,
        default=1,
        metavar="SECONDS",
        help="how long they wait before each move, 0 to 60; by default 1",
    )
    parser.add_argument("--save", type=Path, metavar="FILE", help="where the match is kept")
    parser.add_argument(
        "--origin",
        action="append",
        type=origin,
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
            page = Page(chosen.origin, [chosen.host])
            room = Room(Table(record, seed, bots=chosen.bots), journal, pause=chosen.pause)
            if journal is not None:
                journal.begin(record)
            asyncio.run(room.run(page, host=chosen.host, port=chosen.port))
    except (records.RecordError, UnicodeDecodeError) as error:
        sys.exit(f"{chosen.save} is not a match to go on from: {error}")
    except (InvalidOptions, OSError) as error:
        sys.exit(f"cannot serve: {error}")


if __name__ == "__main__":
    with suppress(KeyboardInterrupt):  # how it is stopped
        main()
