"""
Show moves that are refused, and what a player is told about each.

    python examples/why_not.py
    python examples/why_not.py --language de

Every refusal has a rule with an id that never changes, to branch on and to look up in the rule
book, and a sentence to show, in each language that the library has. The state that the move was
meant for is as it was.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from vorhand import Cards, IllegalMove, hearts
from vorhand.languages import LANGUAGES

NO_PASSING = hearts.Options(passing=(hearts.Direction.HOLD,))
HANDS = [
    Cards("2C 7C 3D 5D 9D 4H 8H JH 2S 6S 9S JS KS"),
    Cards("AC KC 4D 8D 2H 5H 9H QH 3S 7S TS QS AS"),
    Cards("3C 8C JC 2D 6D TD JD 3H 6H KH 4S 5S 8S"),
    Cards("4C 5C 6C 9C TC QC 7D QD KD AD 7H TH AH"),
]


def ask(state: hearts.State, text: str, language: str) -> hearts.State:
    """Try a move, tell what comes of it, and answer with the state after it."""
    try:
        state = hearts.apply(state, hearts.parse_move(text))
    except IllegalMove as error:
        print(f"  {text:18} no: {error.violation.text(language)}  [{error.rule.id}]")
    else:
        print(f"  {text:18} yes")
    return state


def show(title: str, state: hearts.State, tries: Sequence[str], language: str) -> hearts.State:
    """Try moves one after the other."""
    print(title)
    for text in tries:
        state = ask(state, text, language)
    print()
    return state


def main(arguments: Sequence[str] | None = None) -> None:
    """Go through the phases of a deal."""
    parser = argparse.ArgumentParser(description="Show moves that are refused, and why.")
    parser.add_argument("--language", choices=LANGUAGES, default="en", help="of the reasons")
    language: str = parser.parse_args(arguments).language
    for seat, hand in enumerate(HANDS):
        print(f"seat {seat} holds {hand}")
    print()
    show(
        "Passing three cards to the left",
        hearts.begin(HANDS),
        ["0 pass KS JS", "0 pass KS JS AS", "0 2C", "0 pass KS JS JH", "0 pass 2C 7C 3D"],
        language,
    )
    state = show(
        "The first trick",
        hearts.begin(HANDS, NO_PASSING),
        ["0 7C", "1 AC", "0 2C", "1 QS", "1 AC", "2 3C", "3 QD", "3 4C"],
        language,
    )
    show("A lead before hearts are broken", state, ["1 2H", "1 KD", "1 KC"], language)
    one_colour = [
        Cards("2C AC KC QC JC TC 9C 8C 7C 6C 5C 4C 3C"),
        Cards("2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD QS"),
        Cards("2S 3S 4S 5S 6S 7S 8S 9S TS JS KS AS AD"),
        Cards("2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH"),
    ]
    show(
        "Void in clubs on the first trick",
        hearts.begin(one_colour, NO_PASSING),
        ["0 2C", "1 QS", "1 KD", "2 AD", "3 2H"],
        language,
    )


if __name__ == "__main__":
    main()
