"""The deal, card by card: what chance does in a game of OpenSpiel."""

from __future__ import annotations

from typing import ClassVar, Final

import attrs

from vorhand.adapters.openspiel.setting import Setting
from vorhand.cards import DECK
from vorhand.errors import WrongTypeError, quoted
from vorhand.kit.actions import numbers_in
from vorhand.turns.turn import Turn, checked
from vorhand.values import Value, quick

CHANCE: Final = -1
TERMINAL: Final = -4
"""The numbers that OpenSpiel has instead of a seat: for chance, and at the end."""


@attrs.frozen
class Dealing(Value):
    """The cards are being dealt. It answers what a `Turn` answers, with chance for a seat."""

    seat: ClassVar[int] = CHANCE

    setting: Setting
    """What is dealt for."""
    deck: tuple[int, ...]
    """The cards so far, from the top of the deck."""
    left: int
    """The other cards of the pack, as a mask."""

    def legal(self) -> tuple[int, ...]:
        """The cards that can come next, ascending."""
        return numbers_in(self.left)

    def apply(self, action: int) -> Dealing | Turn:
        """
        The same with one card more, or the first turn of the deal.

        Raises:
            IllegalAction: the card is not in the pack, or has been dealt.
            WrongTypeError: not a whole number.
        """
        card = checked(action, self.left)
        deck, left = (*self.deck, card), self.left ^ 1 << card
        if left:
            return new_dealing(self.setting, deck, left)
        setting, cards = self.setting, [DECK[number] for number in deck]
        return Turn(
            setting.game.deal(cards, setting.options, dealer=setting.dealer, number=setting.number)
        )


new_dealing: Final = quick(Dealing)


def place_of(state: object) -> Dealing | Turn:
    """
    What a state of one of these games holds.

    Raises:
        WrongTypeError: it is not one.
    """
    at = getattr(state, "at", None)
    if not isinstance(at, Dealing | Turn):
        raise WrongTypeError(f"a VorhandState is expected, not {quoted(state)}")
    return at


def undealt(setting: Setting) -> Dealing:
    """Before the first card."""
    return new_dealing(setting, (), sum([card.bit for card in setting.game.pack(setting.options)]))
