"""What a seat may know, in the form that OpenSpiel has for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

from vorhand.adapters.openspiel.dealing import place_of
from vorhand.errors import WrongTypeError
from vorhand.kit.options import BaseOptions
from vorhand.observing import planes
from vorhand.turns import Turn, layout

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from vorhand.adapters.openspiel.games import VorhandState

NOTHING: Final = "the cards are being dealt"


class Observer:
    """
    Shows what a seat may know, as `vorhand.observing` has it. While the cards are being dealt a
    seat has not seen any.

    Args:
        options: the variant.
        history: whether to show who played what when.
    """

    tensor: NDArray[np.float32]
    """All planes, one after the other."""
    dict: dict[str, NDArray[np.float32]]
    """The planes by name: parts of the tensor, not copies."""
    history: bool
    """Whether it shows who played what when."""

    def __init__(self, options: BaseOptions, *, history: bool) -> None:
        self._planes = known = planes(options, history=history)
        self.history = history
        self.tensor = np.zeros(known.width, np.float32)
        self.dict = {
            plane.name: self.tensor[plane.start : plane.start + plane.width]
            for plane in known.planes
        }

    def set_from(self, state: VorhandState, player: int) -> None:
        """
        Write down what a seat may know.

        Raises:
            NoSuchSeat: the game has no such seat.
            WrongTypeError: not a state of one of these games, or one with other planes, as with
                other players; or the seat is not a whole number.
        """
        turn = place_of(state)
        if not isinstance(turn, Turn):
            self.tensor.fill(0)
            return
        seen = turn.observation(player, history=self.history)
        if seen.planes != self._planes:
            told = f"{self._planes.name} of {self._planes.width} bits"
            other = f"{seen.planes.name} of {seen.width} bits"
            raise WrongTypeError(f"a state with {told} is expected, not with {other}")
        self.tensor[:] = seen.array()

    def string_from(self, state: VorhandState, player: int) -> str:
        """
        What a seat may know as a text: with the history short, as a key for tables, and without it
        for people to read.

        Raises:
            NoSuchSeat: the game has no such seat.
            WrongTypeError: not a state of one of these games, or the seat is not a whole number.
        """
        turn = place_of(state)
        if not isinstance(turn, Turn):
            return NOTHING
        if self.history:
            return f"{player} {turn.observation(player, history=True).value:x}"
        shown = str(turn.game.view(turn.state, player))
        return with_begun(shown, turn) if turn.seat == player else shown


def with_begun(shown: str, turn: Turn) -> str:
    """How a state or a view is shown, with what has been begun of a move."""
    begun = " ".join(layout(turn.game).meanings[action] for action in turn.begun)
    return f"{shown}\nbegun: {begun}" if begun else shown
