"""What a person types at the table, and the move that is meant."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any, Final

from vorhand.cards import DECK, Card, Cards
from vorhand.commands.screen import Screen
from vorhand.errors import VorhandError
from vorhand.game import AnyGame
from vorhand.kit.plays import BaseMove, CardPlay
from vorhand.rules import Violation
from vorhand.rules.people import Names
from vorhand.show.words import sign

COMMANDS: Final = ("help", "moves", "why", "last", "score", "hand", "table")
COMMANDS_WITH_TEXT: Final = ("rules", "save", "quit")
WORDS: Final = (*COMMANDS, *COMMANDS_WITH_TEXT)
"""The commands at the table, by their English names."""


class Unclear(Exception):  # noqa: N818 - says what it is
    """What is typed is no move and no command."""


def command_in(screen: Screen, text: str) -> tuple[str, str] | None:
    """The command in a line by its English name, and what follows it; None if it is none."""
    first, _, rest = text.partition(" ")
    if text.startswith("?"):
        return "moves", text[1:].strip()
    for name in WORDS:
        if first.casefold() in {name, *screen.words(f"word.{name}")}:
            return name, rest.strip()
    return None


class Choice:
    """The moves of a seat that is to move, and how they are asked for."""

    def __init__(self, screen: Screen, game: AnyGame, view: Any, names: Names) -> None:  # noqa: ANN401 - of any game
        """Look at the legal moves of a view."""
        self.screen = screen
        self.game = game
        self.view = view
        self.names = names
        self.moves: Sequence[Any] = game.legal_moves(view)
        first = self.moves[0]
        self.is_play: bool = isinstance(first, CardPlay)
        self.is_set: bool = not self.is_play and hasattr(first, "cards")
        hand: Cards = view.hand
        playable = {move.card for move in self.moves} if self.is_play else set(hand)
        self.numbered: list[Card] = [card for card in hand if card in playable]
        """The cards that may be played or passed, in the order of their numbers from 1."""

    @property
    def question(self) -> str:
        """What is asked for."""
        key = "ask.card" if self.is_play else "ask.cards" if self.is_set else "ask.choice"
        count = len(self.moves[0].cards) if self.is_set else 1
        case = "/one" if self.is_set and count == 1 else ""
        return self.screen.word(f"{key}{case}", self.names, seat=self.view.seat, count=count)

    def options(self) -> list[str]:
        """What may be chosen, line by line, where it is not plainly seen in the hand."""
        if self.is_play:
            return [f"  {line}" for line in map(self._told, self.numbered) if line]
        if self.is_set:
            return []
        return list(self.listed(self.moves))

    def _told(self, card: Card) -> str:
        """What a card may capture, if there is anything to capture."""
        sets = [move.takes for move in self.moves if move.card is card and _takes(move)]
        if not sets:
            return ""
        number = self.numbered.index(card) + 1
        either = f" {self.screen.word('or')} ".join(" ".join(map(sign, takes)) for takes in sets)
        return f"{number:2} {sign(card)} x {either}"

    def listed(self, moves: Sequence[Any]) -> Iterator[str]:
        """Moves with numbers from 1, to choose between."""
        for number, move in enumerate(moves, 1):
            yield f"  {number:2} {move.text(self.screen.language, names=self.names)}"

    def meant(self, text: str) -> Any:  # noqa: ANN401 - a move of any game
        """
        The move that is meant, legal or not, or several between which one has to choose.

        Raises:
            Unclear: none is.
        """
        if not self.is_play and not self.is_set:
            return self._chosen(text)
        cards = list(self._cards(text))
        seat = self.view.seat
        if self.is_set:
            return type(self.moves[0])(seat, Cards(cards))
        card, *takes = cards
        if takes:
            return self._parsed(f"{seat} {card} x {' '.join(map(str, takes))}")
        found = [move for move in self.moves if move.card is card]
        if not found:
            return self._parsed(f"{seat} {card}")
        return found[0] if len(found) == 1 else found

    def refusal(self, move: BaseMove) -> Violation[Any] | None:
        """Why a move may not be made; None if it may."""
        return self.game.violation(self.view, move)

    def _parsed(self, text: str) -> Any:  # noqa: ANN401 - a move of any game
        try:
            return self.game.parse_move(text)
        except VorhandError:  # two cards where no card takes others
            raise Unclear from None

    def _chosen(self, text: str) -> Any:  # noqa: ANN401 - a move of any game
        if re.fullmatch("[1-9]", text) and int(text) <= len(self.moves):
            return self.moves[int(text) - 1]
        for move in self.moves:
            if text.casefold() == str(move).split()[-1]:
                return move
        raise Unclear

    def _cards(self, text: str) -> Iterator[Card]:
        """The cards in a line: by letters, signs, number in the hand, or name."""
        whole = card_named(self.screen.language, text)
        if whole is not None:
            yield whole
            return
        words = [word for word in re.split(r"[\s,;+]+", text) if word and word.casefold() != "x"]
        if not words:
            raise Unclear
        for word in words:
            if word.isdecimal():
                if not 0 < int(word[:4]) <= len(self.numbered):
                    raise Unclear
                yield self.numbered[int(word[:4]) - 1]
                continue
            named = card_named(self.screen.language, word)
            if named is None:
                raise Unclear
            yield named


def card_named(language: str, text: str) -> Card | None:
    """The card that is written in any of its ways, or by its name in a language."""
    try:
        return Card(text)
    except VorhandError:
        named = {card.name(language).casefold(): card for card in DECK}
        return named.get(text.casefold())


def _takes(move: Any) -> bool:  # noqa: ANN401 - of any game
    return bool(getattr(move, "takes", None))
