"""The classes of OpenSpiel that games are made from. OpenSpiel has no types, so they stand here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pyspiel

if TYPE_CHECKING:

    class State:
        """A state, with whatever OpenSpiel can do with it."""

        def __init__(self, game: Game) -> None: ...
        def __getattr__(self, name: str) -> Any: ...  # noqa: ANN401 - it is not known

    class Game:
        """A game, with whatever OpenSpiel can do with it."""

        def __init__(self, kind: object, info: object, parameters: dict[str, Any]) -> None: ...
        def __getattr__(self, name: str) -> Any: ...  # noqa: ANN401 - it is not known

else:
    State, Game = pyspiel.State, pyspiel.Game
