"""Spaces of Gymnasium, and the arrays that lie in them: for the adapters that need both."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias, get_args

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from vorhand.adapters.tables import choice
from vorhand.game import game_of
from vorhand.kit.options import BaseOptions
from vorhand.observing import planes
from vorhand.turns import Turn, layout

Mask: TypeAlias = Literal["observation", "info"]
"""Where the mask of legal actions is: in the observation, or in the info beside it."""
Vector: TypeAlias = NDArray[np.uint8]
ActionMask: TypeAlias = NDArray[np.int8]

MASK = "action_mask"
"""The name under which masked policies look for the mask."""


def unpacked(bits: int, width: int) -> Vector:
    """The lowest bits of a number as an array of 0 and 1."""
    packed = np.frombuffer(bits.to_bytes((width + 7) // 8, "little"), np.uint8)
    return np.unpackbits(packed, count=width, bitorder="little")


class Spaces:
    """What an agent sees, as arrays, and the spaces of it."""

    def __init__(self, options: BaseOptions, mask: str, *, history: bool) -> None:
        choice("mask", mask, get_args(Mask))
        self.in_observation: bool = mask == "observation"
        self.history: bool = history
        self.size: int = layout(game_of(options)).size
        self.width: int = planes(options, history=history).width

    def observations(self) -> spaces.Space[Any]:
        """The space of observations: a new one, as each has random numbers of its own."""
        vector = spaces.Box(0, 1, (self.width,), np.uint8)
        if not self.in_observation:
            return vector
        return spaces.Dict({"observation": vector, MASK: spaces.Box(0, 1, (self.size,), np.int8)})

    def actions(self) -> spaces.Discrete:
        """The space of actions: a new one."""
        return spaces.Discrete(self.size)

    def mask(self, legal: int) -> ActionMask:
        """A mask as an array."""
        return unpacked(legal, self.size).view(np.int8)

    def observation(self, turn: Turn, seat: int, legal: int) -> Any:  # noqa: ANN401 - of two kinds
        """What a seat sees; it may do what is legal."""
        seen = turn.observation(seat, history=self.history).value
        if not self.in_observation:
            return unpacked(seen, self.width)
        # Both at once: each unpacking takes as long as looking for what is legal.
        bits = unpacked(seen | legal << self.width, self.width + self.size)
        return {"observation": bits[: self.width], MASK: bits[self.width :].view(np.int8)}

    def info(self, legal: int) -> dict[str, Any]:
        """What is told beside an observation."""
        return {} if self.in_observation else {MASK: self.mask(legal)}
