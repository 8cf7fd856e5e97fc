"""``vorhand watch``: a whole match between simple players."""

from __future__ import annotations

from collections.abc import Sequence

from vorhand.commands.course import Course
from vorhand.commands.screen import Screen
from vorhand.commands.telling import Teller
from vorhand.players import AnyPlayer
from vorhand.show.pictures import picture
from vorhand.show.words import capital

NARROWEST = 4
"""The fewest columns of a number."""


def watch(
    screen: Screen,
    course: Course,
    names: Sequence[str],
    players: Sequence[AnyPlayer],
    *,
    every_deal: bool,
) -> int:
    """Play a match and tell it: the first deal in full and all by their results, or every deal."""
    teller = Teller(screen, course.game, names)
    results = Results(teller)
    while not course.match.over:
        in_full = every_deal or not course.finished
        state = _play_deal(course, players, teller if in_full else None)
        course.finish()
        if in_full:
            screen.say(*teller.sheet(state, course.match if every_deal else None), "")
        if not every_deal:
            screen.say(*results.of(state))
    if not every_deal:
        screen.say(results.row(teller.label("total"), course.match.totals))
    screen.say(*teller.end(course.match))
    return 0


def _play_deal(course: Course, players: Sequence[AnyPlayer], teller: Teller | None) -> object:
    """Play a deal, and tell it if somebody is there who tells it."""
    game, state = course.game, course.deal()
    if teller is not None:
        teller.screen.say(*teller.begin(state), *teller.hands(state))
    while seats := game.to_move(state):
        move = players[seats[0]](game.view(state, seats[0]), course.chance())
        before, state = state, game.apply(state, move)
        course.state = state
        if teller is not None:
            teller.screen.say(*teller.after(before, move, state, all_open=True))
    return state


class Results:
    """The results of deals, one in a row."""

    def __init__(self, teller: Teller) -> None:
        """Make room for the names and for what deals are called."""
        self.teller = teller
        self.begun: bool = False

    def of(self, state: object) -> list[str]:
        """The row of a deal, under a row of names if it is the first."""
        seen = picture(state)
        head = self.teller.label(f"deal{seen.called}", number=seen.number + 1)
        lines = [self.row(head, self.teller.game.score(state))]
        if not self.begun:
            names = [self.teller.called(seat) for seat in range(len(seen.hands))]
            lines.insert(0, self.row("", names))
            self.begun = True
        return lines

    def row(self, head: str, cells: Sequence[object]) -> str:
        """A row of a table in which every column is as wide as the name at its head."""
        names = [self.teller.called(seat) for seat in range(len(cells))]
        told = [
            f"{cell!s:>{max(len(name), NARROWEST)}}"
            for cell, name in zip(cells, names, strict=True)
        ]
        width = max(
            len(self.teller.label(key, number=99)) for key in ("deal", "deal/round", "total")
        )
        return f"{capital(head):{width}}  {'  '.join(told)}"
