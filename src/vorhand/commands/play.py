"""``vorhand play``: a table at which people play, the other seats by simple players."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from vorhand.commands.asking import WORDS, Choice, Unclear, command_in
from vorhand.commands.course import Course
from vorhand.commands.files import Keeper
from vorhand.commands.rulebook import found_rules, rule_lines
from vorhand.commands.screen import Refused, Screen
from vorhand.commands.seat import hand_lines, last_lines, own_lines, public_lines, standing
from vorhand.commands.telling import Teller
from vorhand.game import AnyGame
from vorhand.kit.plays import BaseMove
from vorhand.players import AnyPlayer
from vorhand.show.words import capital


class Left(Exception):  # noqa: N818 - says what it is
    """A person leaves the table."""


class Seats(NamedTuple):
    """Who sits at a table."""

    names: Sequence[str]
    """The names of all, by seat."""
    people: Sequence[int]
    """The seats of people, ascending."""
    players: Sequence[AnyPlayer]
    """Who plays, by seat, where no person does."""


class Table:
    """A match with people in some seats."""

    def __init__(
        self, screen: Screen, course: Course, seats: Seats, keeper: Keeper | None = None
    ) -> None:
        """Sit down at a match, which has a file if there is somebody who keeps it."""
        names, people, players = seats
        self.screen = screen
        self.course = course
        self.game: AnyGame = course.game
        self.names = names
        self.people = people
        self.players = players
        self.keeper = keeper
        self.headers: dict[str, str] = {f"Seat{seat}": name for seat, name in enumerate(names)}
        self.headers["People"] = " ".join(map(str, people))
        self.teller: Teller = Teller(screen, self.game, names)
        self.log: list[str] = []
        self.read: dict[int, int] = dict.fromkeys(people, 0)
        """How many lines of the log each person has read."""
        self.own: dict[int, list[str]] = {}
        """What each person was last told that nobody else sees."""
        self.last: int | None = None
        """The seat of the person who was asked last."""

    # --- The match

    def play(self) -> int:
        """
        Play until the match is over or somebody leaves; the exit code.

        Raises:
            Refused: the file of the match cannot be written.
        """
        if self.keeper is not None:  # so that nobody plays for nothing
            self.keeper.save(self.course.record(self.headers))
        try:
            self._greet()
            while not self.course.match.over:
                self._play_deal()
            self.screen.say(*self.teller.end(self.course.match))
        except (EOFError, KeyboardInterrupt, Left):
            self.screen.say("", self.screen.word("goodbye"))
        return self._saved_at_the_end()

    def _greet(self) -> None:
        say, word = self.screen.say, self.screen.word
        others = [seat for seat in range(len(self.names)) if seat not in self.people]
        say(f"{self.game.NAME.capitalize()}. {word('greeting', self.names, seats=self.people)}")
        if others:
            say(word("others", self.names, seats=tuple(others)))
        say(word("hint"), "")

    def _play_deal(self) -> None:
        course, teller = self.course, self.teller
        state = course.state if course.state is not None else course.deal()
        self._log(*teller.begin(state))
        self.own = {}
        for past in course.past():  # of a match that is taken up in the middle of a deal
            self._log(*teller.after(*past))
        while seats := self.game.to_move(course.state):
            others = [seat for seat in seats if seat not in self.people]
            seat = (others or list(seats))[0]
            view = self.game.view(course.state, seat)
            move = self.players[seat](view, course.chance()) if others else self._asked(view)
            before = course.state
            course.state = self.game.apply(before, move)
            self._log(*teller.after(before, move, course.state))
            if not others:
                self._save()
        self._catch_up(self.last if self.last is not None else self.people[0])
        self.read = dict.fromkeys(self.people, len(self.log))
        state = course.finish()
        self.screen.say("", *teller.sheet(state, course.match), "")
        self._save()

    def _log(self, *lines: str) -> None:
        self.log += lines

    def _catch_up(self, seat: int) -> None:
        """Tell a person what has happened since it last looked."""
        self.screen.say(*self.log[self.read[seat] :])
        self.read[seat] = len(self.log)

    # --- A person

    def _asked(self, view: Any) -> BaseMove:  # noqa: ANN401 - of any game
        """Ask the person in the seat of a view, until it makes a legal move."""
        if self.last != view.seat and len(self.people) > 1:
            self.screen.clear()
            self.screen.ask(self.screen.word("hand-over", self.names, seat=view.seat))
        self.last = view.seat
        choice = Choice(self.screen, self.game, view, self.names)
        self._catch_up(view.seat)
        own = list(own_lines(self.teller, view))
        if own != self.own.get(view.seat, []):
            self.own[view.seat] = own
            self.screen.say(*own)
        self._show(choice)
        while True:
            text = self.screen.ask(f"{choice.question} ")
            if not text:
                continue
            command = command_in(self.screen, text)
            if command is not None:
                getattr(self, f"_do_{command[0]}")(choice, command[1])
            elif (move := self._try(choice, text)) is not None:
                return move

    def _show(self, choice: Choice) -> None:
        self.screen.say("", *public_lines(self.teller, choice.view))
        if choice.view.hand:
            self.screen.say(*hand_lines(choice))
        self.screen.say(*choice.options())

    def _try(self, choice: Choice, text: str) -> BaseMove | None:
        """The move that is meant, if it is legal; otherwise say why it is not."""
        try:
            meant = choice.meant(text)
        except Unclear:
            self.screen.say(self.screen.word("unclear"))
            return None
        if isinstance(meant, list):
            return self._one_of(choice, meant)
        refusal = choice.refusal(meant)
        if refusal is None:
            move: BaseMove = meant
            return move
        reason = refusal.text(self.screen.language, names=self.names)
        self.screen.say(f"{capital(reason)}. [{refusal.rule.id}]")
        return None

    def _one_of(self, choice: Choice, moves: Sequence[BaseMove]) -> BaseMove | None:
        """Let a person choose between moves; None if it thinks better of it."""
        self.screen.say(*choice.listed(moves))
        text = self.screen.ask(f"{self.screen.word('which', count=len(moves))} ")
        if text.isdecimal() and 0 < int(text[:4]) <= len(moves):
            return moves[int(text[:4]) - 1]
        return None

    # --- Commands at the table

    def _do_help(self, choice: Choice, text: str) -> None:
        del choice, text
        width = max(len(self.screen.words(f"word.{name}")[0]) for name in WORDS)
        self.screen.say(self.screen.word("help"))
        for name in WORDS:
            shown = self.screen.words(f"word.{name}")[0]
            self.screen.say(f"  {shown:{width}}  {self.screen.word(f'help.{name}')}")

    def _do_moves(self, choice: Choice, text: str) -> None:
        if text:
            self._do_why(choice, text)
            return
        self._show(choice)
        key = "legal.cards" if choice.is_set else "legal.play" if choice.is_play else "legal.choice"
        self.screen.say(self.screen.word(key))

    def _do_why(self, choice: Choice, text: str) -> None:
        try:
            meant = choice.meant(text)
        except Unclear:
            self.screen.say(self.screen.word("why-what"))
            return
        moves = meant if isinstance(meant, list) else [meant]
        refusal = choice.refusal(moves[0])
        if refusal is not None:
            rule = refusal.rule
            reason = refusal.text(self.screen.language, names=self.names)
            self.screen.say(f"{capital(reason)}. [{rule.id}]")
            self.screen.say(f"  {rule.text(self.screen.language)}")
            return
        self.screen.say(self.screen.word("is-legal"))
        self.screen.say(*(line for line in choice.listed(moves) if len(moves) > 1))

    def _do_last(self, choice: Choice, text: str) -> None:
        del text
        lines = list(last_lines(self.teller, choice.view))
        self.screen.say(*lines or [self.screen.word("no-last")])

    def _do_score(self, choice: Choice, text: str) -> None:
        del text
        self.screen.say(*standing(self.teller, choice.view, self.course.match.totals))

    def _do_hand(self, choice: Choice, text: str) -> None:
        del text
        self._show(choice)

    def _do_table(self, choice: Choice, text: str) -> None:
        del text
        self.screen.say(choice.view.text(self.screen.language, names=self.names))

    def _do_rules(self, choice: Choice, text: str) -> None:
        del choice
        found = found_rules(self.game, self.screen.language, text)
        if text and not found:
            self.screen.say(self.screen.word("no-rule", text=text))
        self.screen.say(*rule_lines(self.screen, self.game, found, whole=not text))

    def _do_save(self, choice: Choice, text: str) -> None:
        del choice
        try:
            if text and not (self.keeper and self.keeper.is_at(text)):
                keeper = Keeper(text)
                keeper.save(self.course.record(self.headers))
                self.keeper = keeper
            elif self.keeper is None:
                self.screen.say(self.screen.word("save-where"))
                return
            else:
                self.keeper.save(self.course.record(self.headers))
        except Refused as error:
            key = "exists/save" if error.key == "exists" else error.key
            self.screen.say(self.screen.word(key, **error.details))
        else:
            self.screen.say(self.screen.word("saved", file=self.keeper.name))

    def _do_quit(self, choice: Choice, text: str) -> None:
        del choice, text
        raise Left

    # --- The file

    def _save(self) -> None:
        """Keep the match in its file, if it has one; a failure is told at the end."""
        if self.keeper is None:
            return
        try:
            self.keeper.save(self.course.record(self.headers))
        except Refused as error:
            self.screen.say(self.screen.word(error.key, **error.details))

    def _saved_at_the_end(self) -> int:
        """Say where the match is kept, or that it is not; the exit code."""
        if self.keeper is None:
            return 0
        try:
            self.keeper.save(self.course.record(self.headers))
        except Refused as error:
            self.screen.say(self.screen.word(error.key, **error.details))
            return 1
        self.screen.say(self.screen.word("saved", file=self.keeper.name))
        return 0
