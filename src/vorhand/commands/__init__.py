"""
The command ``vorhand``, also ``python -m vorhand``: play, watch, show, convert and rules.

What a terminal shows of a deal is made from the view of a seat alone, and everything that people
read comes from `vorhand.languages`. It knows no game by its name: whatever is in `vorhand.GAMES`
can be played.
"""

from vorhand.commands.command_line import main

__all__ = ["main"]
