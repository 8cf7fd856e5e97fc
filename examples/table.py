"""
The table of `websocket_server`: the match, who sits where, and what is told to whom. There the
messages are described.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable
from hashlib import sha256
from random import SystemRandom
from typing import TYPE_CHECKING, Any

from vorhand import GAMES, VorhandError, hearts, players, records
from vorhand.languages import LANGUAGES, language_of
from vorhand.records import MOST_DEALS

if TYPE_CHECKING or __package__:
    from examples.table_journal import Change
    from examples.table_people import MOST_NAME, name_in, said
else:  # pragma: no cover - of a script, beside which it stands
    from table_journal import Change
    from table_people import MOST_NAME, name_in, said

# The fields of a message: those that it has, and those that it may have besides.
FIELDS = (
    ({"join"}, {"token", "name", "language"}),
    ({"move", "after"}, set[str]()),
    ({"ask"}, {"language"}),
)
USAGE = '{"join": SEAT}, {"join": SEAT, "token": TOKEN} or {"move": MOVE, "after": NUMBER}'
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
        return self._play(players.simple_player(self.game.NAME)(view, self.rng))

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
