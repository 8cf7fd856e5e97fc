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

    {"joined": 1}    somebody sat down                 {"move": "1 QS"}   a move for all to see
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
import json
import secrets
import sys
from collections.abc import Callable, Sequence
from contextlib import closing, nullcontext, suppress
from hashlib import sha256
from pathlib import Path
from random import SystemRandom
from typing import TYPE_CHECKING, Any

from websockets.asyncio.server import ServerConnection, broadcast, serve
from websockets.exceptions import ConnectionClosed

from vorhand import GAMES, InvalidOptions, VorhandError, hearts, records
from vorhand.languages import LANGUAGES, language_of
from vorhand.records import MOST_DEALS

if TYPE_CHECKING or __package__:
    from examples.table_journal import Change, Journal
    from examples.table_page import Page, origin
    from examples.table_people import MOST_NAME, name_in, said
else:  # pragma: no cover - run as a script, which finds what stands beside it
    from table_journal import Change, Journal
    from table_page import Page, origin
    from table_people import MOST_NAME, name_in, said

# What ends a match, and its highest value, so that a record can hold the match. Each deal of Hearts
# brings 26 points or more, so a seat has 43,333 in time. A match of Hurrikan can last for ever, but
# most rounds bring three points or more: such a one does not last 10,000.
LIMITS = {
    "hearts": ("limit", 26 * MOST_DEALS // 6),
    "hawk": ("deals", MOST_DEALS),
    "hurrikan": ("target", MOST_DEALS // 2),
}
# The fields of a message: those that it has, and those that it may have besides.
FIELDS = (
    ({"join"}, {"token", "name", "language"}),
    ({"move", "after"}, set[str]()),
    ({"ask"}, {"language"}),
)
USAGE = '{"join": SEAT}, {"join": SEAT, "token": TOKEN} or {"move": MOVE, "after": NUMBER}'
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
    if isinstance(fields, dict):
        for needed, possible in FIELDS:
            if needed <= fields.keys() <= needed | possible:
                return fields
    raise MessageError(f"write {USAGE}")


def language_in(fields: dict[str, Any]) -> str:
    """The language that somebody would like to read; English if nothing is said of it."""
    language = fields.get("language", "en")
    if not isinstance(language, str) or language not in LANGUAGES:
        raise MessageError(f"the languages are {', '.join(LANGUAGES)}")
    return language


def digest_of(token: str) -> str:
    """What is kept of a token: whoever reads the saved match cannot take a seat with it."""
    return sha256(token.encode(errors="replace")).hexdigest()


class Table:
    """
    The match and who sits where. It knows nothing of connections and files, and never waits.

    It goes on from a record, which has no deals if the match is new, and refuses one that breaks
    a rule. Names and digests of the tokens are headers of the record: seats are kept with the
    match. What changes is noted in ``changes``, for whoever keeps the match to take from there; the
    table has the running deal and the totals, and nothing of the deals before.
    """

    def __init__(self, record: records.Record, seed: int, *, bots: bool = False) -> None:
        replayed = records.replay(record)
        if replayed.error is not None:
            raise records.RecordError("", str(replayed.error))
        if replayed.match is None:
            raise records.RecordError("", "it is a deal on its own, and of no match")
        self.game, self.match = GAMES[record.game], replayed.match
        self.seed, self.bots, self.rng = seed, bots, SystemRandom()
        self.seats = range(record.options.players)
        headers = dict(record.headers)
        self.tokens = {it: headers[f"Token{it}"] for it in self.seats if f"Token{it}" in headers}
        self.given = {it: headers[f"Seat{it}"] for it in self.tokens if f"Seat{it}" in headers}
        for it, name in self.given.items():
            if name_in(name) != name:
                raise records.RecordError(f"headers.Seat{it}", said("en", "name", most=MOST_NAME))
        self.languages = dict.fromkeys(self.seats, "en")
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

    @property
    def bot(self) -> int | None:
        """The seat that a simple player is to move for; None if a person is to move, or nobody."""
        free = (seat for seat in self.game.to_move(self.state) if seat not in self.tokens)
        return next(free, None) if self.bots and self.tokens else None

    def names(self, language: str) -> list[str]:
        """What each seat is called in the language."""
        seat, free = language_of(language).labels["seat"], "Computer" if self.bots else None
        made_up = [seat if it in self.tokens else free or seat for it in self.seats]
        return [self.given.get(it, f"{made_up[it]} {it}") for it in self.seats]

    def join(self, message: str | bytes) -> tuple[int | None, Sent]:
        """Give a seat to someone who has none; the answer begins with the seat, if it is given."""
        try:
            fields = fields_of(message)
            language = language_in(fields)
            if "ask" in fields:
                return None, [(None, json.dumps(self._who(language)))]
            seat, token, name = self._seat(fields, language)
        except MessageError as error:
            return None, [(None, json.dumps({"error": str(error)}))]
        self.languages[seat] = language
        if seat not in self.tokens:
            self.tokens[seat] = digest_of(token)
            change = {"seat": seat, "token": self.tokens[seat]}
            if name is not None:
                self.given[seat] = change["name"] = name
            self.changes.append(change)
        welcome = json.dumps({"seated": seat, "token": token})
        return seat, [(seat, welcome), *self._tell({"joined": seat})]

    def receive(self, seat: int, message: str | bytes) -> Sent:
        """Do what a seat asks for; everything that can be wrong with it is told to the seat."""
        language = self.languages[seat]
        try:
            move, after = self._move(seat, fields_of(message))
        except MessageError as error:
            return [(seat, json.dumps({"error": str(error)}))]
        if after < self.since[seat]:  # not by what others did meanwhile: they may pass at once
            late = said(language, "late", move=move)
            return [(seat, json.dumps({"error": late})), self._shown(seat, {"again": after})]
        # The view is asked, not the state: so no refusal can tell more than the seat may know.
        broken = self.game.violation(self.game.view(self.state, seat), move)
        if broken is not None:
            rule = {"rule": broken.rule.id, "text": self._text(broken, language)}
            return [(seat, json.dumps({"refused": rule}))]
        return self._play(move)

    def play_bot(self) -> Sent:
        """Have a simple player make one move, if it is the turn of a seat that nobody has taken."""
        if self.bot is None:
            return []
        view = self.game.view(self.state, self.bot)  # a bot knows no more than a person
        return self._play(self.rng.choice(self.game.legal_moves(view)))

    def _who(self, language: str) -> dict[str, Any]:
        """Who sits at the table."""
        return {
            "game": self.game.NAME,
            "names": self.names(language),
            "free": self._free(),
            "bots": self.bots,
            "name": MOST_NAME,
        }

    def _free(self) -> list[int]:
        """The seats that nobody has taken."""
        return [seat for seat in self.seats if seat not in self.tokens]

    def _seat(self, fields: dict[str, Any], language: str) -> tuple[int, str, str | None]:
        """The seat that is asked for, and the token and the name that it has from now on."""
        if "join" not in fields:
            raise MessageError('take a seat first: {"join": SEAT}')
        seat, token = fields["join"], fields.get("token")
        if seat == "any" and token is None:
            seat = next(iter(self._free()), None)
            if seat is None:
                raise MessageError(said(language, "seat.none"))
        if type(seat) is not int or seat not in self.seats:
            raise MessageError(said(language, "seat", last=self.seats[-1]))
        name = self._name(seat, fields["name"], language) if "name" in fields else None
        if seat not in self.tokens:
            return seat, secrets.token_hex(16), name
        kept = self.tokens[seat].encode()
        if isinstance(token, str) and secrets.compare_digest(digest_of(token).encode(), kept):
            return seat, token, name
        raise MessageError(said(language, "seat.taken", seat=seat))

    def _name(self, seat: int, given: object, language: str) -> str:
        """The name that somebody would like to have, which is that of nobody else."""
        name = name_in(given)
        if name is None:
            raise MessageError(said(language, "name", most=MOST_NAME))
        for other in self.seats:
            called = {self.names(code)[other].casefold() for code in LANGUAGES}
            if other != seat and name.casefold() in called:
                raise MessageError(said(language, "name.taken", name=name))
        return name

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
        lines = self.game.scoresheet(self.state)
        sent += self._tell_each(
            lambda seat: {"finished": [self._line(it, self.languages[seat]) for it in lines]}
        )
        if not self.over:
            self._deal()
            sent += self._tell({"dealt": self.match.number})
        elif not self.match.over:
            sent += self._tell_each(
                lambda seat: {"ended": said(self.languages[seat], "ended", most=MOST_DEALS)}
            )
        return sent

    def _text(self, told: Any, language: str) -> str:
        """A refusal or a line of the score sheet as a sentence."""
        text: str = told.text(language, names=self.names(language))
        return text

    def _line(self, line: Any, language: str) -> dict[str, Any]:
        """A line of the score sheet."""
        text = self._text(line, language)
        return {"seat": line.seat, "points": line.points, "text": text, "rule": line.rule.id}

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

    def _tell(self, event: dict[str, Any]) -> Sent:
        """Tell an event to all who have a seat."""
        return self._tell_each(lambda _: event)

    def _tell_each(self, event: Callable[[int], dict[str, Any]]) -> Sent:
        """Tell all who have a seat of an event, to each in its own way."""
        return [self._shown(seat, event(seat)) for seat in self.seats if seat in self.tokens]

    def _shown(self, seat: int, event: dict[str, Any]) -> tuple[int | None, str]:
        """A message to a seat, with what it may know now and nothing else."""
        view, language = self.game.view(self.state, seat), self.languages[seat]
        answers = self.game.NOTATION.answers(view.as_state(), seat)
        message = {
            "event": event,
            "after": self.made,
            "view": records.view_to_plain(view, derived=True),
            "moves": list(map(str, self.game.legal_moves(view))),
            "why": {
                str(answer.card): self._text(answer.refusal, language)
                for answer in answers
                if answer.refusal is not None
            },
            "names": self.names(language),
            "free": self._free(),
            "totals": self.match.totals,
            "over": self.over,
            "winners": self.match.winners,
        }
        return seat, json.dumps(message)


class Room:
    """The connections to a table, and the journal of its match if it is kept."""

    def __init__(self, table: Table, journal: Journal | None = None, *, pause: float = 0) -> None:
        """``pause`` is how many seconds a simple player waits before it moves."""
        self.table, self.journal, self.pause = table, journal, pause
        self.at: dict[int, ServerConnection] = {}  # by seat
        self.playing: asyncio.Task[None] | None = None  # the simple players, while they have turns

    async def run(self, page: Page, **where: Any) -> None:
        """Let people in until it is cancelled; ``where`` is the address, for `serve`."""
        async with serve(
            self.handle, process_request=page.answer, max_size=MAX_SIZE, close_timeout=1, **where
        ) as server:
            for socket in server.sockets:
                print("Listening at {} port {}".format(*socket.getsockname()), flush=True)
            try:
                await server.serve_forever()
            finally:
                if self.playing is not None:
                    self.playing.cancel()

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
