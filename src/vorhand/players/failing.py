"""What is told of a player that fails, by whoever has asked it for a move."""

from __future__ import annotations

from typing import Any

from vorhand.errors import PlayerError, printable, quoted
from vorhand.game import AnyGame

LONGEST_NAME = 40
"""The most characters of a name that is made up for a player."""
MOST_TEXT = 400
"""The most characters that are kept of what an error says."""


def called(player: object) -> str:
    """What a player is called that has been given no name: as its function is, or its class."""
    name = getattr(player, "__name__", None)
    if isinstance(name, str) and name:
        return printable(name[:LONGEST_NAME])
    shown = quoted(player)
    # With an address in it, it would be another name each time.
    return shown if len(shown) <= LONGEST_NAME and " at 0x" not in shown else type(player).__name__


def told(error: BaseException) -> tuple[str, str]:
    """The name of the class of an error, and what it says, as far as that can be told."""
    try:
        text = printable(str.__str__(str(error)))
    except Exception:  # noqa: BLE001 - the error to report is another one
        text = object.__repr__(error)
    return type(error).__name__, text if len(text) <= MOST_TEXT else f"{text[: MOST_TEXT - 3]}..."


def failed(
    name: str,
    game: AnyGame,
    state: Any,  # noqa: ANN401 - of the game
    seat: int,
    error: BaseException,
) -> PlayerError:
    """The error to raise where a player of this name was asked for a move in a state."""
    kind, text = told(error)
    return PlayerError(name, state.number, seat, len(game.moves_of(state)), kind, text)
