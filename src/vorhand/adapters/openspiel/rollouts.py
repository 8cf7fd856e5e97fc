"""What a state is worth for OpenSpiel's searches: deals played out at random."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import numpy as np

from vorhand.adapters.openspiel.dealing import Dealing, place_of
from vorhand.errors import OutOfRange, WrongTypeError, quoted
from vorhand.game import play_out
from vorhand.kit.checks import whole
from vorhand.turns import Turn

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from vorhand.adapters.openspiel.games import VorhandState


class RollOuts:
    """
    An evaluator for the searches that OpenSpiel has in Python, of states of these games. It does
    what ``mcts.RandomRolloutEvaluator`` does, with `vorhand.game.play_out` and so much quicker.

    Args:
        rng: the source of chance.
        times: how often a deal is played out for each state.

    Raises:
        OutOfRange: less than once.
        WrongTypeError: not a ``random.Random``, or not a whole number.
    """

    rng: Random
    """The source of chance."""
    times: int
    """How often a deal is played out for each state."""

    def __init__(self, rng: Random, times: int = 1) -> None:
        if not isinstance(rng, Random):
            raise WrongTypeError(f"a random.Random is expected, not {quoted(rng)}")
        self.rng = rng
        self.times = whole(times, "how often a deal is played out is an int")
        if self.times < 1:
            raise OutOfRange(f"a deal is played out once or more, not {quoted(times)} times")

    def evaluate(self, state: VorhandState) -> NDArray[np.float64]:
        """
        What a state is worth to each seat, by seat: the mean of what came out.

        Raises:
            WrongTypeError: not a state of one of these games.
        """
        at = place_of(state)
        worth = [self._played_out(at) for _ in range(self.times)]
        mean: NDArray[np.float64] = np.mean(np.array(worth, np.float64), axis=0)
        return mean

    def prior(self, state: VorhandState) -> list[tuple[int, float]]:
        """
        The legal actions, each as likely as the others.

        Raises:
            WrongTypeError: not a state of one of these games.
        """
        legal = place_of(state).legal()
        return [(action, 1 / len(legal)) for action in legal]

    def _played_out(self, at: Dealing | Turn) -> tuple[int, ...]:
        rng = self.rng
        # The rest of the deck, and of a move that has been begun.
        while not isinstance(at, Turn) or at.begun:
            at = at.apply(rng.choice(at.legal()))
        worth: tuple[int, ...] = at.game.utility(play_out(at.game, at.state, rng))
        return worth
