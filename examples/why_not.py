"""
Show moves that are refused, and what a player is told about each.

    python examples/why_not.py
    python examples/why_not.py hurrikan --language de

Every refusal has a rule with an id that never changes, to branch on and to look up in the rule
book, and a sentence to show, in each language that the library has. The state that the move was
meant for is as it was.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from io import TextIOWrapper
from typing import Any

from vorhand import GAMES, Cards, IllegalMove, hawk, hearts, hurrikan
from vorhand.game import AnyGame
from vorhand.languages import LANGUAGES


class Table:
    """A game at which moves are tried, and what is told about them in a language."""

    def __init__(self, game: AnyGame, language: str) -> None:
        """Take the game as its module."""
        self.game = game
        self.language = language

    def deal(self, hands: Sequence[str], options: Any, **others: Any) -> Any:
        """Tell the hands, and begin with them."""
        for seat, hand in enumerate(hands):
            print(f"seat {seat} holds {hand}")
        if "table" in others:
            print(f"on the table  {others['table']}")
        print()
        return self.game.begin([Cards(hand) for hand in hands], options, **others)

    def show(self, title: str, state: Any, *tries: str) -> Any:
        """Try moves one after the other, and answer with the state after those that are legal."""
        print(title)
        for text in tries:
            state = self.ask(state, text)
        print()
        return state

    def ask(self, state: Any, text: str) -> Any:
        """Try a move, tell what comes of it, and answer with the state after it."""
        try:
            state = self.game.apply(state, self.game.parse_move(text))
        except IllegalMove as error:
            print(f"  {text:18} no: {error.violation.text(self.language)}  [{error.rule.id}]")
        else:
            print(f"  {text:18} yes")
        return state


def show_hearts(language: str) -> None:
    """Go through the phases of a deal of Hearts."""
    table = Table(hearts, language)
    hands = (
        "2C 7C 3D 5D 9D 4H 8H JH 2S 6S 9S JS KS",
        "AC KC 4D 8D 2H 5H 9H QH 3S 7S TS QS AS",
        "3C 8C JC 2D 6D TD JD 3H 6H KH 4S 5S 8S",
        "4C 5C 6C 9C TC QC 7D QD KD AD 7H TH AH",
    )
    passes = ("0 pass KS JS", "0 pass KS JS AS", "0 2C", "0 pass KS JS JH", "0 pass 2C 7C 3D")
    state = table.deal(hands, hearts.TRAINER)
    table.show("Passing three cards to the left", state, *passes)
    hold = hearts.Options(passing=(hearts.Direction.HOLD,))
    state = hearts.begin(state.hands, hold)
    tries: tuple[str, ...] = ("0 7C", "1 AC", "0 2C", "1 QS", "1 AC", "2 3C", "3 QD", "3 4C")
    state = table.show("The first trick, when nothing is passed", state, *tries)
    table.show("A lead before hearts are broken", state, "1 2H", "1 KD", "1 KC")
    one_colour = (
        "2C AC KC QC JC TC 9C 8C 7C 6C 5C 4C 3C",
        "2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD QS",
        "2S 3S 4S 5S 6S 7S 8S 9S TS JS KS AS AD",
        "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH",
    )
    state = table.deal(one_colour, hold)
    tries = ("0 2C", "1 QS", "1 KD", "2 AD", "3 2H")
    table.show("Void in clubs on the first trick", state, *tries)


def show_hawk(language: str) -> None:
    """Try to ruff and not to ruff in Hawk."""
    table = Table(hawk, language)
    hands = (
        "2C 4C 3D 9D TD 3S 5S 8S 9S TS",
        "7C TC 5D 8D 3H 4H 7H 8H AH 7S",
        "5C AC 2H 5H 6H 9H TH 2S 6S AS",
        "3C 6C 8C 9C 2D 4D 6D 7D AD 4S",
    )
    state = table.deal(hands, hawk.SOURCE)
    tries: tuple[str, ...] = ("1 5D", "0 KD", "0 3D", "1 7C", "1 5D", "2 AS", "3 4S", "3 2D")
    table.show("A trick: who is void plays any card", state, *tries)
    state = table.deal(hands, hawk.Options(ruffing=hawk.Ruffing.MUST_OVERRUFF))
    tries = ("0 3S", "1 7S", "2 AS", "3 4S", "2 2S", "3 2D", "3 9C", "0 5S", "1 3H", "1 TC", "1 7C")
    table.show("Who is void has to ruff, by option with a lower card than others", state, *tries)


def show_hurrikan(language: str) -> None:
    """Capture rightly and wrongly in Hurrikan."""
    table = Table(hurrikan, language)
    hands, lying = ("2C 6C 3D KD 7H QS", "3C 7C JC QC 2D 6D"), "4C 5D AH 7S"
    rest = Cards(hurrikan.pack()) - Cards(" ".join([*hands, lying]))
    state = table.deal(hands, hurrikan.SOURCE, table=Cards(lying), stock=tuple(rest))
    tries: tuple[str, ...] = (
        "1 3C",
        "0 KS",
        "0 QS x 4C 5S",
        "0 QS x 4C AH",
        "0 QS",
        "0 QS x 4C 5D",
    )
    state = table.show("Taking what adds up", state, *tries)
    tries = ("1 7C x AH", "1 7C", "1 7C x 7S")
    table.show("An equal card goes before a sum", state, *tries)


SHOWS: dict[str, Callable[[str], None]] = {
    "hearts": show_hearts,
    "hawk": show_hawk,
    "hurrikan": show_hurrikan,
}


def main(arguments: Sequence[str] | None = None) -> None:
    """Show one game, or all."""
    parser = argparse.ArgumentParser(description="Show moves that are refused, and why.")
    parser.add_argument("game", nargs="*", help="by default all: " + ", ".join(GAMES))
    parser.add_argument("--language", choices=LANGUAGES, default="en", help="of the reasons")
    given = parser.parse_args(arguments)
    for game in given.game or GAMES:
        if game not in SHOWS:
            parser.error(f"there is no game {game}")
        print(f"{game.capitalize()}\n")
        SHOWS[game](given.language)


if __name__ == "__main__":
    if isinstance(sys.stdout, TextIOWrapper):  # a terminal may lack the signs of the suits
        sys.stdout.reconfigure(errors="backslashreplace")
    main()
