"""What a person at the table sees before a move: the trick, the table, the hand and the points."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from vorhand.cards import Cards
from vorhand.commands.asking import Choice
from vorhand.commands.telling import Teller
from vorhand.show.pictures import picture
from vorhand.show.words import capital
from vorhand.suits import Suit, rank_sign

CELL = 3
"""How wide a card of a hand is."""
FEW = 3
"""With fewer players than these there is room for more about each."""


def hand_lines(choice: Choice) -> list[str]:
    """A hand suit by suit, and under each card that may be played its number."""
    hand: Cards = choice.view.hand
    numbers = {card: str(at) for at, card in enumerate(choice.numbered, 1)}
    above, below = "", ""
    for suit in Suit:
        cards = list(hand.of_suit(suit))
        if not cards:
            continue
        above += f"{suit.symbol} " + "".join(f"{rank_sign(card.rank):{CELL}}" for card in cards)
        below += "  " + "".join(f"{numbers.get(card, ''):{CELL}}" for card in cards)
        above, below = f"{above} ", f"{below} "
    return [above.rstrip(), below.rstrip()]


def public_lines(teller: Teller, view: Any) -> Iterator[str]:  # noqa: ANN401 - of any game
    """What lies on the table, and what each seat has so far."""
    seen = picture(view)
    for line in seen.lines:
        if line.key in {"trick", "table"}:
            yield capital(teller.line(line))
    # What is counted, in one line: of several things the last, unless there is room for all.
    columns = seen.columns if len(seen.hands) < FEW else seen.columns[-1:]
    told = [
        f"{capital(teller.label(key))}: "
        + "  ".join(f"{teller.called(seat)} {count}" for seat, count in enumerate(numbers))
        for key, numbers in columns
    ]
    yield "    ".join(told)


def own_lines(teller: Teller, view: Any) -> Iterator[str]:  # noqa: ANN401 - of any game
    """What the seat alone sees besides its hand, such as what was passed to it."""
    for line in picture(view).lines:
        if line.owner == view.seat:
            yield capital(teller.line(line))


def last_lines(teller: Teller, view: Any) -> Iterator[str]:  # noqa: ANN401 - of any game
    """The last trick, or the last play where there are no tricks."""
    for line in picture(view).lines:
        if line.key.startswith(("previous-", "last-")):
            yield capital(teller.line(line))


def standing(teller: Teller, view: Any, totals: tuple[int, ...]) -> list[str]:  # noqa: ANN401 - any view
    """What each seat has in this deal so far, and its total before it."""
    rows = {teller.label(key): numbers for key, numbers in picture(view).columns}
    return teller.table({**rows, teller.label("total"): totals})
