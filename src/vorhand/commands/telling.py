"""A deal told in lines: who plays what, who takes a trick, what it costs, and how it ends."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from vorhand.commands.screen import Screen
from vorhand.game import AnyGame
from vorhand.kit.plays import BaseMove, CardPlay
from vorhand.languages import language_of
from vorhand.rules.people import Names, person
from vorhand.show.pictures import Line, Picture, picture
from vorhand.show.words import capital, label, number_of_cards, sign, suits_of

TAIL = 44
"""Where what follows a play begins."""


class Teller:
    """What is said of the deals of a match in a language."""

    def __init__(self, screen: Screen, game: AnyGame, names: Names) -> None:
        """Take the names of the players, by seat, if they have any."""
        self.screen = screen
        self.language: str = screen.language
        self.game = game
        self.names = names
        self.told: list[str] = []

    # --- Parts of lines

    def called(self, seat: int) -> str:
        """What a player is called."""
        return str(person(language_of(self.language), seat, self.names))

    def label(self, key: str, **details: object) -> str:
        """A label with the names of the players in it."""
        return label(self.language, key, self.names, **details)

    def line(self, line: Line) -> str:
        """A line of a picture: its label, and the cards that belong to it."""
        head = self.label(line.key, **line.details)
        if line.cards is None:
            return head
        if isinstance(line.cards, int):
            return f"{head}: {number_of_cards(self.language, line.cards)}"
        cards = [
            sign(card) if seat is None else f"{self.called(seat)} {sign(card)}"
            for seat, card in line.cards
        ]
        return f"{head}: {'  '.join(cards) or number_of_cards(self.language, 0)}"

    def amount(self, key: str, count: int) -> str:
        """So many points, or whatever else is counted in a column of a picture."""
        labels, case = language_of(self.language).labels, "/one" if abs(count) == 1 else ""
        known = f"play.amount.{key}{case}"
        if known in labels:
            return labels[known].format(count=count)
        return f"{self.label(key)}: {count}"

    def table(self, rows: Mapping[str, Sequence[int]]) -> list[str]:
        """Numbers by seat in rows, under the names of the players."""
        players = len(next(iter(rows.values())))
        heads = [self.called(seat) for seat in range(players)]
        width = max(map(len, rows))
        columns = [
            max(len(head), *(len(str(row[at])) for row in rows.values()))
            for at, head in enumerate(heads)
        ]
        lines = [("", heads), *((name, list(map(str, row))) for name, row in rows.items())]
        return [
            f"{name:{width}}  "
            + "  ".join(f"{cell:>{size}}" for cell, size in zip(cells, columns, strict=True))
            for name, cells in lines
        ]

    # --- A deal

    def begin(self, state: Any) -> list[str]:  # noqa: ANN401 - of any game
        """Which deal it is, who deals, and what is settled before the first move."""
        seen = picture(state)
        self.told = self._notes(seen)
        head = self.label(f"deal{seen.called}", number=seen.number + 1)
        return [capital(", ".join([head, self.label("dealer", seat=seen.dealer), *self.told]))]

    def hands(self, state: Any) -> list[str]:  # noqa: ANN401 - of any game
        """All hands, and the cards that lie open or aside."""
        hands = list(map(suits_of, state.hands))
        widths = [max(map(len, column)) for column in zip(*hands, strict=True)]
        width = max(len(self.called(seat)) for seat in range(len(hands)))
        lines = []
        for seat, hand in enumerate(hands):
            parts = [part.ljust(size) for part, size in zip(hand, widths, strict=True) if size]
            lines.append(f"  {self.called(seat):{width}}  {'  '.join(parts)}".rstrip())
        lying = [line for line in picture(state).lines if line.cards is not None]
        return [*lines, *(f"  {self.line(line)}" for line in lying if not _is_past(line))]

    def after(
        self,
        before: Any,  # noqa: ANN401 - of any game
        move: BaseMove,
        state: Any,  # noqa: ANN401 - of any game
        *,
        all_open: bool = False,
    ) -> Iterator[str]:
        """What a move comes to, as everybody at the table sees it, or with all cards open."""
        if not isinstance(move, CardPlay):
            if all_open or not move.HIDDEN:
                yield f"     {move.text(self.language, names=self.names)}"
        elif hasattr(state.public, "tricks"):
            if len(state.public.tricks) == len(before.public.tricks):
                return  # it is told when the trick is complete
            yield from self.trick(before, state)
        else:
            yield from self.play(move, before, state)
        for note in self._notes(picture(state)):
            if note not in self.told:
                self.told.append(note)
                yield f"     {note}"

    def _notes(self, seen: Picture) -> list[str]:
        """What everybody knows besides the cards, such as that hearts are broken."""
        return [self.line(line) for line in seen.lines if line.cards is None]

    def trick(self, before: Any, state: Any) -> Iterator[str]:  # noqa: ANN401 - any states - of any game
        """A trick that has just been completed."""
        trick, number = state.public.tricks[-1], len(state.public.tricks)
        width = max(len(self.called(play.seat)) for play in trick.plays)
        cells = [f"{self.called(play.seat):{width}} {sign(play.card):3}" for play in trick.plays]
        tail = self.label("taken", taker=trick.taker)
        (key, then), (_, now) = picture(before).columns[-1], picture(state).columns[-1]
        if count := sum(now) - sum(then):
            tail += f", {self.amount(key, count)}"
        line = f"{number:3}. {'  '.join(cells)}"
        if len(line) + 2 + len(tail) <= self.screen.width:
            yield f"{line}  {tail}"
        else:
            yield line.rstrip()
            yield f"     {tail}"

    def play(self, move: CardPlay, before: Any, state: Any) -> Iterator[str]:  # noqa: ANN401 - any states
        """A play where there are no tricks, what it leaves on the table, and whether cards come."""
        number = len(before.public.plays)
        made = f"{number + 1:3}. {move.text(self.language, names=self.names)}"
        labels = language_of(self.language).labels
        if mark := self.game.NOTATION.marks(state).get(number, ""):
            made += f" {labels.get(f'play.mark.{mark}', mark)}"
        lying = [line for line in picture(state).lines if line.key == "table" and line.cards]
        yield "  ".join([f"{made:{TAIL}}", *map(self.line, lying)]).rstrip()
        if sum(map(len, state.hands)) > sum(map(len, before.hands)):
            yield f"     {self.screen.word('next-cards')}"

    # --- Results

    def sheet(self, state: Any, match: Any) -> list[str]:  # noqa: ANN401 - of any game
        """The score sheet of a deal, and the totals after it if the match is known."""
        lines = [capital(self.label("score"))]
        if sheet := self.game.scoresheet(state):
            _, *told = sheet.text(self.language, names=self.names).split("\n")
            lines += [f"  {line}" for line in told]
        called = picture(state).called
        rows = {self.screen.word(f"this-deal{called}"): self.game.score(state)}
        if match is not None:
            rows[self.label("total")] = match.totals
        return [*lines, *(f"  {line}" for line in self.table(rows))]

    def end(self, match: Any) -> list[str]:  # noqa: ANN401 - of any game
        """Who has won, with what total, and who has lost if the game says so."""
        total = match.totals[match.winners[0]]
        lines = [self.screen.word("won", self.names, winners=match.winners, total=total)]
        if losers := getattr(match, "losers", ()):
            lines.append(self.label("lost", losers=losers))
        return list(map(capital, lines))


def _is_past(line: Line) -> bool:
    """Whether a line of a picture is about cards that have been played."""
    return line.key in {"trick", "previous-trick", "last-capture", "last-lay"}
